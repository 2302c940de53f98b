"""Events of the end of the game: draws by agreement, the victory, secret briefings revealed (rules MD-10 and MD-12)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat


class DrawProposed(Event, frozen=True, tag="microdot.draw_proposed"):
    """A seat proposes a draw. asked: the others."""

    rule = "MD-10.4"
    seat: Seat
    asked: tuple[Seat, ...]


class DrawAnswered(Event, frozen=True, tag="microdot.draw_answered"):
    """A seat agrees to a draw or refuses it. agree: whether it agrees."""

    rule = "MD-10.4"
    seat: Seat
    agree: bool


class DrawRefused(Event, frozen=True, tag="microdot.draw_refused"):
    """The draw is refused and the game goes on."""

    rule = "MD-10.4"


class BagBroughtHome(Event, frozen=True, tag="microdot.bag_brought_home"):
    """An enemy's bag is on the HQ square of `seat`. owner: the bag's."""

    rule = "MD-10.1"
    seat: Seat
    owner: Seat


class Ended(Event, frozen=True, tag="microdot.ended"):
    """The game ends. winners: empty for a draw. reason: in a word of the rules."""

    rule = "MD-10.1"
    winners: tuple[Seat, ...]
    reason: Literal["bag_home", "round_cap", "draw_agreed"]


class BriefingsRevealed(Event, frozen=True, tag="microdot.briefings_revealed"):
    """Secret briefings never shown since the deck was last shuffled, by seat. numbers: of the cards."""

    rule = "MD-12.2"
    numbers: tuple[tuple[int, ...], ...]


EVENTS = (DrawProposed, DrawAnswered, DrawRefused, BagBroughtHome, Ended, BriefingsRevealed)
