"""The table: public state (rule IF-8.1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome, Timer
from domain.kernel.placing import OWN_TASK, Placing, places_of_winners
from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.missions import Brief
from domain.rulesets.infiltrators.model.options import Options, brief

Phase = Literal["setup", "turn", "exchange_draw", "reward", "trim", "last_chance", "over"]


class LaidClue(msgspec.Struct, frozen=True):
    """A clue next to a suspect."""

    card: Annotated[Card, Meta(description="The card laid as a clue.")]
    vertical: Annotated[bool, Meta(description="Whether the clue matches the suspect.")]
    by: Annotated[Seat, Meta(description="The seat that laid the clue.")]


class Returned(msgspec.Struct, frozen=True):
    """An eliminated suspect that went back to the Headquarters and was not seen since."""

    card: Annotated[Card, Meta(description="The suspect that went back.")]
    fresh: Annotated[tuple[int, ...], Meta(description=(
        "Number of cards in each hand that may have come since the suspect went back, any of which may be the suspect, by seat."
    ))]


class CardsRevealed(Event, frozen=True, tag="infiltrators.cards_revealed"):
    """Everything is turned face up."""

    rule, weight = "IF-8.1.3", "part"
    line = (
        "All cards are revealed. {hands:hands}. Suspects on stands: {suspects:suspected}; in the centre: {centre:named}. "
        "The Headquarters: {headquarters:named}. Face down in the discard: {covered:named}."
    )
    hands: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Cards by seat.")]
    suspects: Annotated[tuple[Card | None, ...], Meta(description="Suspects on the stands, by seat; None without one.")]
    centre: Annotated[tuple[Card, ...], Meta(description="Suspects left in the centre.")]
    headquarters: Annotated[tuple[Card, ...], Meta(description="Cards left in the Headquarters, the top first.")]
    covered: Annotated[tuple[Card, ...], Meta(description="The discard's face-down cards, oldest first.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, reveal=self)


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state."""

    options: Annotated[Options, Meta(description="Options of this table.")]
    brief: Annotated[Brief, Meta(description="The mission.")]
    hands: Annotated[tuple[int, ...], Meta(description="Number of cards in each hand, by seat.")]
    stands: Annotated[tuple[bool, ...], Meta(description="Whether a suspect is on the seat's stand, by seat.")]
    clues: Annotated[tuple[tuple[LaidClue, ...], ...], Meta(description="Clues next to the seat's suspect, by seat.")]
    misses: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Wrong guesses of the seat's suspect, by seat.")]
    crossed: Annotated[tuple[tuple[Card, ...], ...], Meta(description=(
        "Cards crossed out on the clue board of the seat's suspect, by seat."
    ))]
    kept: Annotated[tuple[tuple[Card, ...], ...], Meta(description=(
        "Cards in the seat's hand that came face up from the discard, by seat."
    ))]
    phase: Annotated[Phase, Meta(description="The kind of the current decision.")] = "setup"
    turn: Annotated[Seat | None, Meta(description="The seat whose turn it is.")] = None
    turns: Annotated[int, Meta(description="Number of turns so far.")] = 0
    headquarters: Annotated[int, Meta(description="Number of cards in the Headquarters.")] = 0
    centre: Annotated[int, Meta(description="Number of cards in the Centre.")] = 0
    bullets: Annotated[int, Meta(description="Number of bullets left.")] = 0
    eliminated: Annotated[tuple[Card, ...], Meta(description="Suspects in the order of their elimination.")] = ()
    discard: Annotated[tuple[Card, ...], Meta(description="Face-up cards of the discard, oldest first.")] = ()
    covered: Annotated[tuple[int, ...], Meta(description=(
        "Number of suspects eliminated before each face-down card of the discard came, oldest card first."
    ))] = ()
    returned: Annotated[tuple[Returned, ...], Meta(description=(
        "Suspects that were hit and may be in hands or piles."
    ))] = ()
    owed: Annotated[int, Meta(description="Number of cards that the seat at turn must discard.")] = 0
    changed: Annotated[int, Meta(description="Cards on clue boards whose marks changed in this turn.")] = 0
    chances: Annotated[tuple[Seat, ...], Meta(description="Seats that may still shoot a last time.")] = ()
    outcome: Annotated[Outcome | None, Meta(description="The outcome; None while the game runs.")] = None
    reveal: Annotated[CardsRevealed | None, Meta(description="All cards, once the game is over.")] = None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    @property
    def remaining(self) -> int:
        """Number of suspects not yet eliminated."""
        return self.centre + sum(self.stands)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Other seats with a suspect on their stand."""
        return tuple([each for each in self.seats if each != seat and self.stands[each]])

    def visible_cards(self) -> list[Card]:
        """Cards in sight, and cards taken face up into a hand. Does not include all eliminated suspects."""
        clues = [clue.card for beside in self.clues for clue in beside]
        return [*clues, *self.discard, *(card for hand in self.kept for card in hand)]

    def with_draw(self, seat: Seat, count: int) -> Table:
        """A seat drew `count` cards from the Headquarters."""
        returned = tuple([replace(each, fresh=with_added(each.fresh, seat, count)) for each in self.returned])
        return replace(
            self, headquarters=self.headquarters - count, hands=with_added(self.hands, seat, count), returned=returned
        )

    def with_cards_shown(self, seat: Seat, *cards: Card) -> Table:
        """Cards left a hand face up."""
        hands, kept = with_added(self.hands, seat, -len(cards)), without_cards(self.kept[seat], cards)
        after = replace(self, hands=hands, kept=with_item(self.kept, seat, kept))
        return replace(after, returned=still_hidden(self.returned, seat, cards, hands[seat] - len(kept)))

    def with_clue(self, seat: Seat, target: Seat, clue: LaidClue) -> Table:
        """A seat laid a card of its hand beside the target's suspect."""
        clues = (*self.clues[target], clue)
        return replace(self.with_cards_shown(seat, clue.card), clues=with_item(self.clues, target, clues))

    def with_elimination(self, target: Seat, card: Card) -> Table:
        """The target's suspect, this card, is eliminated.  Rule IF-4.5.3."""
        return replace(
            self,
            bullets=self.bullets - 1,
            stands=with_item(self.stands, target, False),
            discard=(*self.discard, *(clue.card for clue in self.clues[target])),
            clues=with_item(self.clues, target, ()),
            misses=with_item(self.misses, target, ()),
            crossed=with_item(self.crossed, target, ()),
            eliminated=(*self.eliminated, card),
            returned=(*self.returned, Returned(card, (0,) * len(self.hands))),
            headquarters=self.headquarters + 1,
        )

    def with_face_down_reward(self, seat: Seat, place: int) -> Table:
        """A face-down card of the discard went to a hand. It may be any suspect eliminated before it was discarded."""
        age = self.covered[place]
        late = frozenset(self.eliminated[:age])
        returned = [
            replace(each, fresh=with_added(each.fresh, seat, 1)) if each.card in late else each
            for each in self.returned
        ]
        return replace(
            self,
            hands=with_added(self.hands, seat, 1),
            covered=(*self.covered[:place], *self.covered[place + 1 :]),
            returned=tuple(returned),
        )

    def with_marks(self, target: Seat, cards: tuple[Card, ...], *, crossed: bool) -> Table:
        """With these cards crossed out on a clue board, or cleared."""
        left = without_cards(self.crossed[target], cards)
        after = (*left, *cards) if crossed else left
        return replace(self, crossed=with_item(self.crossed, target, after), changed=self.changed + 1)


def without_cards(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card not in gone])


def still_hidden(
    returned: tuple[Returned, ...], seat: Seat, shown: tuple[Card, ...], unknown: int
) -> tuple[Returned, ...]:
    """The returned suspects not among the cards a hand has shown. unknown: cards left in the hand that are not publicly
    known.

    A fresh card may be this suspect or one returned later. A returned suspect that is shown uses up one card that came
    since its return, the oldest possible; so cards that came since a later return decrease only if no older one is
    left. Any other card shown uses up the oldest.
    """
    fresh = [each.fresh[seat] for each in returned]
    for place, each in enumerate(returned):
        if each.card in shown:
            fresh = [
                count - 1 if number <= place else min(count, fresh[place] - 1) for number, count in enumerate(fresh)
            ]
    return tuple(
        replace(each, fresh=with_item(each.fresh, seat, min(count, unknown)))
        for each, count in zip(returned, fresh, strict=True)
        if each.card not in shown
    )


def empty_table(options: Options, seats: int) -> Table:
    """The table before the deal."""
    none: tuple[tuple[()], ...] = ((),) * seats
    return Table(
        options=options,
        brief=brief(options, seats),
        hands=(0,) * seats,
        stands=(False,) * seats,
        clues=none,
        misses=none,
        crossed=none,
        kept=none,
    )


WAITING: frozenset[Phase] = frozenset(("turn", "exchange_draw", "reward", "trim", "last_chance"))


def decisions(table: Table) -> dict[Seat, str]:
    """The open decision: seat to kind. At most one, of the seat whose turn it is."""
    if table.turn is None or table.phase not in WAITING:
        return {}
    return {table.turn: table.phase}


def timer(table: Table) -> Timer | None:
    """The mission's time limit, which runs from the first turn; None without one.  Rule IF-5.4."""
    if table.brief.seconds is None or not decisions(table):
        return None
    return Timer("mission", table.brief.seconds)


def outcome(table: Table) -> Outcome | None:
    return table.outcome


def placing(table: Table, seats: int) -> Placing:
    """All win or lose together.  Rule IF-5."""
    winners = table.outcome.winners if table.outcome is not None else ()
    measures = {"turns": table.turns, "suspects_left": table.remaining, "bullets_left": table.bullets}
    return Placing(places_of_winners(winners, seats), measures=measures)


def common_task(table: Table) -> str:
    """The mission's name.  Rules IF-6, IF-7."""
    mission = table.options.mission
    return mission if isinstance(mission, str) else OWN_TASK
