"""Events at the end of the game: draws by agreement, victory, reveal of secret briefings (rules MD-10 and MD-12)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model.table import Table, without_seat


class DrawProposed(Event, frozen=True, tag="microdot.draw_proposed"):
    """A seat proposes a draw."""

    rule = "MD-10.4"
    line = "{seat:who} proposes a draw to {asked:all}."
    seat: Seat
    asked: Annotated[tuple[Seat, ...], Meta(description="Seats that must answer the proposal.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, proposed=True, draw_asked=self.asked)


class DrawAnswered(Event, frozen=True, tag="microdot.draw_answered"):
    """A seat agrees to a draw or refuses it."""

    rule = "MD-10.4"
    line = "{seat:who} {agree:answers} the draw."
    seat: Seat
    agree: Annotated[bool, Meta(description="Whether the seat agrees to the draw.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, draw_asked=without_seat(table.draw_asked, self.seat))


class DrawRefused(Event, frozen=True, tag="microdot.draw_refused"):
    """The draw is refused and the game goes on."""

    rule = "MD-10.4"
    line = "There is no draw, and the game goes on."

    def on_table(self, table: Table) -> Table:
        return replace(table, draw_asked=())


class BagBroughtHome(Event, frozen=True, tag="microdot.bag_brought_home"):
    """An enemy's bag is on the HQ square of `seat`."""

    rule, weight = "MD-10.1", "turning"
    line = "{seat:who} has brought {owner:who}'s Diplomatic Bag home!"
    changes_nothing = True
    seat: Seat
    owner: Annotated[Seat, Meta(description="The seat that owns the bag.")]


class Ended(Event, frozen=True, tag="microdot.ended"):
    """The game ends."""

    rule, weight = "MD-10.1", "turning"
    line = "The game has ended: {winners:all} won, because {reason:reason}."
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won; empty for a draw.")]
    reason: Annotated[
        Literal["bag_home", "round_cap", "draw_agreed"], Meta(description="The reason of the end, as a code of the ruleset.")
    ]

    def on_table(self, table: Table) -> Table:
        outcome = Outcome(self.winners, self.reason)
        return replace(table, phase="over", outcome=outcome, move=None, asked=(), draw_asked=())


class BriefingsRevealed(Event, frozen=True, tag="microdot.briefings_revealed"):
    """Secret briefings never shown since the deck was last shuffled, by seat."""

    rule, weight = "MD-12.2", "part"
    line = "The briefings that were not shown: {numbers:readings}."
    numbers: Annotated[tuple[tuple[int, ...], ...], Meta(description="Numbers of unshown secret briefings, by seat.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, read_alone=self.numbers)


EVENTS = (DrawProposed, DrawAnswered, DrawRefused, BagBroughtHome, Ended, BriefingsRevealed)
