"""What a seat can ask for (rule IF-4)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import Card


class Nab(Command, frozen=True, tag="nab", forbid_unknown_fields=True):
    """Put a suspect from the centre on your own stand, and look at it."""

    rule = "IF-4.1"


class Clue(Command, frozen=True, tag="clue", forbid_unknown_fields=True):
    """Lay a card beside your own suspect: upright if it matches, across if not."""

    rule = "IF-4.2"
    card: Card


class Exchange(Command, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Lay a card beside another player's suspect, whose owner turns it the right way."""

    rule = "IF-4.3"
    card: Card
    target: Seat


class DrawAfterExchange(Command, frozen=True, tag="draw_after_exchange", forbid_unknown_fields=True):
    """Draw a card from the Headquarters, or leave it."""

    rule = "IF-4.3"
    draw: bool


class Bide(Command, frozen=True, tag="bide", forbid_unknown_fields=True):
    """Throw away the top card of the Headquarters unseen, then draw up to three."""

    rule = "IF-4.4"
    draw: int


class Eliminate(Command, frozen=True, tag="eliminate", forbid_unknown_fields=True):
    """Spend a bullet, and name the card that another player's suspect is."""

    rule = "IF-4.5"
    target: Seat
    card: Card


class TakeReward(Command, frozen=True, tag="take_reward", forbid_unknown_fields=True):
    """Take a card that lies face up in the discard."""

    rule = "IF-4.6"
    card: Card


class DrawReward(Command, frozen=True, tag="draw_reward", forbid_unknown_fields=True):
    """Take a card that lies face down in the discard; place: 0 is the one that has lain there longest."""

    rule = "IF-4.6"
    place: int


class DeclineReward(Command, frozen=True, tag="decline_reward", forbid_unknown_fields=True):
    """Take nothing from the discard."""

    rule = "IF-4.6"


class Trim(Command, frozen=True, tag="trim", forbid_unknown_fields=True):
    """Discard down to the hand limit, face up."""

    rule = "IF-4.7"
    cards: tuple[Card, ...]


class Mark(Command, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Cross out cards on a suspect's clue board, or clear them again, in your turn or out of it."""

    rule = "IF-9.2"
    target: Seat
    cards: tuple[Card, ...]
    crossed: bool


class HoldFire(Command, frozen=True, tag="hold_fire", forbid_unknown_fields=True):
    """Let the last chance to shoot pass."""

    rule = "IF-5.3"


COMMANDS = (
    Nab, Clue, Exchange, DrawAfterExchange, Bide, Eliminate, TakeReward, DrawReward, DeclineReward, Trim, Mark, HoldFire,
)  # fmt: skip
