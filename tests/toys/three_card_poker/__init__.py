"""A toy: Kuhn's three-card poker for two, in one file. Words, picture, bot and the answer of who is absent are the defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from deaddrop import rules
from deaddrop.rules import (
    NOBODY,
    Chance,
    Command,
    Concealed,
    Event,
    Folds,
    Imagining,
    Known,
    Malformed,
    Offer,
    Outcome,
    PerSeat,
    Ruleset,
    Seat,
    Secret,
    offer,
    to,
)

Card = Literal["JACK", "QUEEN", "KING"]
CARDS: tuple[Card, ...] = ("JACK", "QUEEN", "KING")
"""From low to high."""
SEATS = 2


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    first: Annotated[Literal[0, 1], Meta(description="The seat that begins.")] = 0


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal."""

    cards: Annotated[tuple[Card, ...], Meta(description="Cards by seat.")] = ()


class Check(Command, frozen=True, tag="check", forbid_unknown_fields=True):
    """Put in nothing."""

    rule = "TP-3"


class Bet(Command, frozen=True, tag="bet", forbid_unknown_fields=True):
    """Put a chip into the pot."""

    rule = "TP-3"


class Call(Command, frozen=True, tag="call", forbid_unknown_fields=True):
    """Match the bet, and show."""

    rule = "TP-4"


class Fold(Command, frozen=True, tag="fold", forbid_unknown_fields=True):
    """Give the pot away."""

    rule = "TP-4"


class CardDealt(Event, frozen=True, tag="three_card_poker.card_dealt"):
    rule = "TP-1"
    seat: Seat
    card: Secret[Card]

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, card=self.card.value)


class CardBuried(Event, frozen=True, tag="three_card_poker.card_buried"):
    """The card that nobody gets."""

    rule = "TP-1"
    card: Secret[Card]


class Checked(Event, frozen=True, tag="three_card_poker.checked"):
    """A seat puts in nothing."""

    rule = "TP-2"
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, checked=True, turn=None)


class ChipAdded(Event, frozen=True, tag="three_card_poker.chip_added"):
    """A bet, or the call of one."""

    rule = "TP-2"
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table.with_payment(self.seat, -1), turn=None)


class Folded(Event, frozen=True, tag="three_card_poker.folded"):
    """A seat gives up."""

    rule = "TP-4"
    seat: Seat

    def on_table(self, table: Table) -> Table:
        return replace(table, turn=None)


class TurnPassed(Event, frozen=True, tag="three_card_poker.turn_passed"):
    """A seat must act. facing: whether there is a bet to answer."""

    rule, weight = "TP-3", "silent"
    to: Seat
    facing: bool

    def on_table(self, table: Table) -> Table:
        return replace(table, turn=self.to, facing=self.facing)


class CardsShown(Event, frozen=True, tag="three_card_poker.cards_shown"):
    """The showdown: one card per seat."""

    rule = "TP-5"
    cards: PerSeat[Card]

    def on_table(self, table: Table) -> Table:
        return replace(table, shown=self.cards)


class PotWon(Event, frozen=True, tag="three_card_poker.pot_won"):
    rule = "TP-5"
    seat: Seat
    reason: str

    def on_table(self, table: Table) -> Table:
        return replace(table.with_payment(self.seat, table.pot), outcome=Outcome((self.seat,), self.reason))


class CardsRevealed(Event, frozen=True, tag="three_card_poker.cards_revealed"):
    """Everything is turned face up when the game is over."""

    rule = "TP-5"
    cards: PerSeat[Card]
    buried: Card

    def on_table(self, table: Table) -> Table:
        return replace(table, shown=self.cards, buried=self.buried)


class Table(msgspec.Struct, frozen=True):
    """chips: what each has gained or put in; turn: who must act; facing: whether there is a bet to answer."""

    options: Options
    chips: PerSeat[int] = (-1, -1)
    pot: int = 2
    turn: Seat | None = None
    facing: bool = False
    checked: bool = False
    shown: PerSeat[Card] = ()
    buried: Card | None = None
    outcome: Outcome | None = None

    def with_payment(self, seat: Seat, chips: int) -> Table:
        """Chips from the pot to a seat; a negative sum the other way."""
        held = tuple(has + chips * (each == seat) for each, has in enumerate(self.chips))
        return replace(self, chips=held, pot=self.pot - chips)


class Mind(rules.Mind, frozen=True):
    """A seat's own card."""

    card: Card | None = None


class House(Concealed, frozen=True):
    """The card that no seat sees."""

    buried: Card | None = None


State = rules.State[Table, Mind, House]
Deciding = rules.Deciding[Table, Mind, House]

FOLDS = Folds[Table, Mind, House](
    (CardDealt, CardBuried, Checked, ChipAdded, Folded, TurnPassed, CardsShown, PotWon, CardsRevealed),
    {CardBuried: lambda house, event: replace(house, buried=event.card.value)},
)


def deal_outcomes(_options: Options, _seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as outcomes by source.  Raises Malformed."""
    if len(set(deal.cards)) != len(deal.cards) or len(deal.cards) > SEATS:
        raise Malformed("A card is dealt once, to a seat.")
    return {"cards": deal.cards}


def initial(options: Options, seats: int) -> State:
    """The chips are in the pot, and nothing is dealt."""
    return State(Table(options), tuple(Mind(seat) for seat in range(seats)), House())


def open_game(deciding: Deciding) -> None:
    """Rule TP-1."""
    dealt = deciding.draw_several("cards", CARDS, SEATS)
    for seat, card in enumerate(dealt):
        deciding.emit(CardDealt(seat, Known(card, to(seat))))
    [buried] = set(CARDS) - set(dealt)
    deciding.emit(CardBuried(Known(buried, NOBODY)), TurnPassed(deciding.table.options.first, facing=False))


def decisions(table: Table) -> dict[Seat, str]:
    """One answer at a time."""
    return {} if table.turn is None else {table.turn: "bet" if table.facing else "turn"}


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """Fold or call; check or bet. Who is absent does the first.  Rules TP-2 to TP-4, TP-6."""
    if table.turn != mind.seat:
        return ()
    if table.facing:
        return offer(Fold), offer(Call)
    rule = "TP-3" if table.checked else "TP-2"
    return offer(Check, rule), offer(Bet, rule)


def decide(deciding: Deciding, seat: Seat, command: Check | Bet | Call | Fold) -> None:
    """Rules TP-2 to TP-5."""
    other = 1 - seat
    match command:
        case Check() if deciding.table.checked:
            deciding.emit(Checked(seat))
            show_down(deciding)
        case Check():
            deciding.emit(Checked(seat), TurnPassed(other, facing=False))
        case Bet():
            deciding.emit(ChipAdded(seat), TurnPassed(other, facing=True))
        case Call():
            deciding.emit(ChipAdded(seat))
            show_down(deciding)
        case Fold():
            deciding.emit(Folded(seat), PotWon(other, "fold"))


def show_down(deciding: Deciding) -> None:
    """Rule TP-5."""
    cards = tuple(mind.card for mind in deciding.minds if mind.card)
    deciding.emit(CardsShown(cards), PotWon(int(CARDS.index(cards[1]) > CARDS.index(cards[0])), "showdown"))


def reveal(state: State) -> tuple[Event, ...]:
    """Every card, face up."""
    if state.house.buried is None:
        return ()
    return (CardsRevealed(tuple(mind.card for mind in state.minds if mind.card), state.house.buried),)


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """The other has one of the two cards that are left, or the one he showed."""
    left = [card for card in CARDS if card != mind.card]
    card = table.shown[1 - mind.seat] if table.shown else chance("cards", tuple(left))
    left.remove(card)
    other = Mind(1 - mind.seat, card)
    return State(table, (mind, other) if mind.seat == 0 else (other, mind), House(left[0]))


RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="three_card_poker",
    version=1,
    title="Three-card poker",
    blurb="A jack, a queen and a king, and one chip to bet. Two players bluff each other.",
    automaton="The dealer",
    players=(SEATS, SEATS),
    commands=(Check, Bet, Call, Fold),
    options=Options,
    deal=Deal,
    deal_outcomes=deal_outcomes,
    initial=initial,
    open=open_game,
    folds=FOLDS,
    decisions=decisions,
    answers=offers,
    decide=decide,
    outcome=lambda table: table.outcome,
    reveal=reveal,
    imagining=Imagining(sample_world),
)
