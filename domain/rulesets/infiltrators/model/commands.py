"""Commands (rules IF-4, IF-5.3 and IF-9.2)."""

from __future__ import annotations

from typing import Annotated, get_args

from msgspec import Meta

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model.cards import Card


class Nab(Command, frozen=True, tag="nab", forbid_unknown_fields=True):
    """Put a suspect from the centre on your own stand, and look at it."""

    rule = "IF-4.1"
    title = "Nab a suspect"


class Clue(Command, frozen=True, tag="clue", forbid_unknown_fields=True):
    """Lay a card beside your own suspect: upright if it matches, across if not."""

    rule = "IF-4.2"
    act = "Lay {card}"
    title = "Lay a clue"
    labels = {"card": "Card to lay beside your suspect"}
    asks = {"card": "Which card do you lay beside your suspect?"}
    card: Annotated[Card, Meta(description="The card to lay next to your suspect.")]


class Exchange(Command, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Lay a card beside another player's suspect, whose owner turns it the right way."""

    rule = "IF-4.3"
    act = "Lay {card} for {target}"
    labels = {"card": "Card to lay", "target": "Beside whose suspect"}
    asks = {"card": "Which card do you lay?", "target": "Beside whose suspect?"}
    card: Annotated[Card, Meta(description="The card to lay.")]
    target: Annotated[Seat, Meta(description="The seat whose suspect gets the card.")]


class DrawAfterExchange(Command, frozen=True, tag="draw_after_exchange", forbid_unknown_fields=True):
    """Draw a card from the Headquarters after your exchange, or leave it."""

    rule = "IF-4.3"
    title = "Draw after the exchange"
    labels = {"draw": "From the Headquarters"}
    asks = {"draw": "Do you draw a card?"}
    draw: Annotated[bool, Meta(description="Whether to draw a card from the Headquarters.")]


class Bide(Command, frozen=True, tag="bide", forbid_unknown_fields=True):
    """Throw away the top card of the Headquarters unseen, then draw up to three."""

    rule = "IF-4.4"
    labels = {"draw": "How many cards to draw then"}
    asks = {"draw": "How many cards do you draw then?"}
    draw: Annotated[int, Meta(description="Number of cards to draw.")]


class Eliminate(Command, frozen=True, tag="eliminate", forbid_unknown_fields=True):
    """Spend a bullet, and name the card that another player's suspect is."""

    rule = "IF-4.5"
    act = "Shoot: {target} has {card}"
    title = "Shoot to eliminate"
    labels = {"target": "Whose suspect", "card": "The card that it is"}
    asks = {"target": "Whose suspect do you name?", "card": "Which card is it?"}
    target: Annotated[Seat, Meta(description="The seat whose suspect you name.")]
    card: Annotated[Card, Meta(description="The card that you name.")]


class TakeReward(Command, frozen=True, tag="take_reward", forbid_unknown_fields=True):
    """Take a card that lies face up in the discard, as a reward."""

    rule = "IF-4.6"
    act = "Take {card}"
    title = "Take a face-up reward"
    labels = {"card": "Card to take"}
    asks = {"card": "Which card do you take?"}
    card: Annotated[Card, Meta(description="The card to take.")]


class DrawReward(Command, frozen=True, tag="draw_reward", forbid_unknown_fields=True):
    """Take a card that lies face down in the discard, as a reward."""

    rule = "IF-4.6"
    title = "Take a face-down reward"
    labels = {"place": "Which card, 0 the oldest"}
    asks = {"place": "Which card do you take, the oldest first?"}
    place: Annotated[int, Meta(description="Place of the card among the face-down cards; 0 is the oldest.")]


class DeclineReward(Command, frozen=True, tag="decline_reward", forbid_unknown_fields=True):
    """Take no reward from the discard."""

    rule = "IF-4.6"
    title = "Take no reward"


class Trim(Command, frozen=True, tag="trim", forbid_unknown_fields=True):
    """Discard down to the hand limit, face up."""

    rule = "IF-4.7"
    act = "Discard {cards}"
    title = "Discard"
    labels = {"cards": "Cards to discard"}
    asks = {"cards": "Which cards do you discard?"}
    cards: Annotated[tuple[Card, ...], Meta(description="Cards to discard.")]


class Mark(Command, frozen=True, tag="mark", forbid_unknown_fields=True):
    """Cross out cards on a suspect's clue board, or clear them again, in your turn or out of it."""

    rule = "IF-9.2"
    title = "Mark a clue board"
    labels = {"target": "Whose suspect", "cards": "Cards on its clue board", "crossed": "What to do with them"}
    asks = {"target": "On whose suspect's board?", "cards": "Which cards?", "crossed": "Cross out, or clear?"}
    target: Annotated[Seat, Meta(description="The seat whose suspect's clue board you mark.")]
    cards: Annotated[tuple[Card, ...], Meta(description="Cards on the clue board.")]
    crossed: Annotated[bool, Meta(description="Whether to cross the cards out, or clear them.")]


class HoldFire(Command, frozen=True, tag="hold_fire", forbid_unknown_fields=True):
    """Let the last chance to shoot pass."""

    rule = "IF-5.3"


AnyCommand = (
    Nab | Clue | Exchange | DrawAfterExchange | Bide | Eliminate | TakeReward | DrawReward | DeclineReward | Trim
    | Mark | HoldFire
)  # fmt: skip
COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
