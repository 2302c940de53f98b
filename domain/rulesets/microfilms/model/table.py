"""The table: public state (rule MF-9.1)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.microfilms.model import disproved_claims
from domain.rulesets.microfilms.model.cards import CROUPIER, HANDS, LETTERS, NATION_OF, Card, Identity, Nation
from domain.rulesets.microfilms.model.disproved_claims import Denied, Misplaced
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.model.placements import Ways
from domain.rulesets.microfilms.model.sightings import Memory, Notes

Phase = Literal["setup", "turn", "bribe", "blackmail", "discard", "draw_offer", "croupier", "over"]


class CardsRevealed(Event, frozen=True, tag="microfilms.cards_revealed"):
    """Everything is turned face up: identities and hands by seat, the deck, and the boxed letter and freelancers."""

    rule, weight = "MF-8.1.2", "part"
    line = (
        "All cards are revealed. {identities:faces}. {hands:hands}. The draw deck: {deck:cards}. "
        "In the box: {letter:card}, {freelancers:cards}."
    )
    identities: Annotated[tuple[tuple[Identity, ...], ...], Meta(description="Identities of each seat, by seat.")]
    hands: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Cards of each hand, by seat.")]
    deck: Annotated[tuple[Card, ...], Meta(description="Cards left in the draw deck, the top first.")]
    letter: Annotated[Card, Meta(description="The alliance letter in the box.")]
    freelancers: Annotated[tuple[Identity, ...], Meta(description="Freelancers in the box.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, reveal=self)


class Table(msgspec.Struct, frozen=True, gc=False):
    """The public state. Sequences are by seat; the Croupier's seat is the last."""

    options: Annotated[Options, Meta(description="Options of this table.")]
    players: Annotated[int, Meta(description="Number of seats without the Croupier's.")]
    hands: Annotated[tuple[int, ...], Meta(description="Number of cards in each hand, by seat.")]
    cleared: Annotated[tuple[bool, ...], Meta(description="Whether the seat's token says Cleared, by seat.")]
    out: Annotated[tuple[bool, ...], Meta(description="Whether the seat is eliminated, by seat.")]
    revealed: Annotated[tuple[tuple[Identity, ...], ...], Meta(description=(
        "Identities shown in attempts to win, by seat."
    ))]
    francs: Annotated[tuple[int, ...], Meta(description="Francs of each seat, by seat.")]
    phase: Annotated[Phase, Meta(description="The kind of the current decision.")] = "setup"
    nations: Annotated[tuple[Nation, ...], Meta(description="Nations in play.")] = ()
    house: Annotated[int, Meta(description="Francs of the house.")] = 0
    removed: Annotated[int, Meta(description="Francs out of the game.")] = 0
    turn: Annotated[Seat | None, Meta(description="The seat whose turn it is.")] = None
    previous: Annotated[Seat | None, Meta(description="The seat whose turn it was before.")] = None
    facing: Annotated[Seat | None, Meta(description="The seat that must answer the bribe or blackmail.")] = None
    owed: Annotated[int, Meta(description="Number of cards that the seat at turn must discard.")] = 0
    turns: Annotated[int, Meta(description="Number of turns of players so far.")] = 0
    proposed: Annotated[bool, Meta(description="Whether a draw was proposed in this turn.")] = False
    asked: Annotated[tuple[Seat, ...], Meta(description="Seats that must still answer a draw proposal.")] = ()
    deck: Annotated[int, Meta(description="Number of cards in the draw deck.")] = 0
    discard: Annotated[tuple[Card, ...], Meta(description="Visible cards of the discard, the top last.")] = ()
    discard_size: Annotated[int, Meta(description="Number of cards in the discard.")] = 0
    evening: Annotated[int, Meta(description="Number of the evening: 1 until the first reshuffle.")] = 1
    letters: Annotated[tuple[Nation, ...], Meta(description="Nations whose letter was publicly seen in play.")] = ()
    pool: Annotated[tuple[Card, ...] | None, Meta(description=(
        "Cards shuffled into the current draw deck; None if not all are publicly known."
    ))] = None
    not_agent: Annotated[tuple[tuple[Seat, Nation], ...], Meta(description=(
        "Seats, each with a nation whose agent the seat is not, as failed attempts showed."
    ))] = ()
    denied: Annotated[tuple[Denied, ...], Meta(description="Claims about hands that failed attempts disproved.")] = ()
    misplaced: Annotated[Misplaced | None, Meta(description=(
        "The two places of letters that a failed attempt of the Broker disproved; None if none."
    ))] = None
    sightings: Annotated[Notes, Meta(description="Cards publicly taken from the discard.")] = ()
    ways: Annotated[Ways, Meta(description=(
        "Placements of the sighted cards, if the sure sightings do not determine them: in each, the cards of each hand."
    ))] = ()
    outcome: Annotated[Outcome | None, Meta(description="The outcome; None while the game runs.")] = None
    reveal: Annotated[CardsRevealed | None, Meta(description="All cards and identities, once the game is over.")] = None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def limit(self, seat: Seat) -> int:
        """Hand limit of a player.  Rule MF-5.1."""
        return 2 if self.cleared[seat] else 1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Seats still in the game except `seat`, the Croupier's included."""
        return tuple([each for each in self.seats if each != seat and not self.out[each]])

    def with_house_payment(self, seat: Seat, francs: int) -> Table:
        """Francs from the house to a seat; a negative sum goes to the house."""
        return replace(self, francs=with_added(self.francs, seat, francs), house=self.house - francs)

    def with_payment(self, giver: Seat, taker: Seat, francs: int) -> Table:
        """Francs from one seat to another."""
        return replace(self, francs=with_added(with_added(self.francs, giver, -francs), taker, francs))

    @property
    def memory(self) -> Memory:
        """Public memory of hands."""
        return Memory(self.sightings, self.ways, self.hands)

    def with_memory(self, memory: Memory) -> Table:
        return replace(self, sightings=memory.notes, ways=memory.ways, hands=memory.sizes)

    def with_drawn_card(self, seat: Seat) -> Table:
        """A seat drew a card from the deck."""
        return self.with_unseen_arrival(seat, self.memory.with_size_change(seat, 1))

    def with_card_transfer(self, giver: Seat, taker: Seat, version: int) -> Table:
        """A card passed from hand to hand, unseen by the public."""
        return self.with_unseen_arrival(taker, self.memory.with_transfer(giver, taker, version))

    def with_unseen_arrival(self, seat: Seat, memory: Memory) -> Table:
        """A seat took in an unseen card: claims disproved of its hand no longer are. memory: after that."""
        return replace(
            self.with_memory(memory), denied=disproved_claims.after_unseen_card(self.denied, seat), misplaced=None
        )

    def with_discard_taken(self, seat: Seat, card: Card, uncovered: Card | None, version: int) -> Table:
        """A seat took the top card of the discard.  Rule MF-4.1.2."""
        under = () if uncovered is None else (uncovered,)
        return replace(
            self.with_memory(self.memory.with_arrival(seat, card, "discard", version)),
            discard=self.discard[:-1] if self.options.show_discard == "full" else under,
            discard_size=self.discard_size - 1,
            denied=disproved_claims.after_open_card(self.denied, seat, card),
            misplaced=disproved_claims.after_open_move(self.misplaced, (card,), "discard", HANDS[seat]),
        )

    def with_discarded_cards(self, seat: Seat, *cards: Card, version: int) -> Table:
        """Cards went from a hand face up onto the discard, in this order."""
        sight = (*self.discard, *cards)
        return replace(
            self.with_memory(self.memory.with_departure(seat, cards, version)),
            discard=sight if self.options.show_discard == "full" else sight[-1:],
            discard_size=self.discard_size + len(cards),
            letters=self.letters_after(cards),
            misplaced=disproved_claims.after_open_move(self.misplaced, cards, HANDS[seat], "discard"),
        )

    def letters_after(self, cards: tuple[Card, ...]) -> tuple[Nation, ...]:
        seen = {NATION_OF[card] for card in cards if card in LETTERS}
        return tuple(sorted({*self.letters, *seen})) if seen else self.letters

    def with_identity_shown(self, seat: Seat, identity: Identity) -> Table:
        """An identity became public; the turn goes on."""
        return replace(self, revealed=with_item(self.revealed, seat, (identity,)), phase="turn")


def empty_table(options: Options, seats: int) -> Table:
    """An empty table."""
    return Table(
        options=options,
        players=2 if options.is_croupier else seats,
        hands=(0,) * seats,
        cleared=(False,) * seats,
        out=(False,) * seats,
        revealed=((),) * seats,
        francs=(0,) * seats,
    )


def decisions(table: Table) -> dict[Seat, str]:
    """Open decisions: seat to kind. One at a time, except that a draw proposal asks several seats at once."""
    match table.phase:
        case "turn" | "discard" | "croupier" if table.turn is not None:
            return {table.turn: table.phase}
        case "bribe" | "blackmail" if table.facing is not None:
            return {table.facing: table.phase}
        case "draw_offer":
            return dict.fromkeys(table.asked, "draw_offer")
    return {}


def outcome(table: Table) -> Outcome | None:
    return table.outcome


def placing(table: Table, seats: int) -> Placing:
    """The rules rank winners only.  Rule MF-6."""
    winners = table.outcome.winners if table.outcome is not None else ()
    return Placing(places_of_winners(winners, seats), measures={"turns": table.turns, "evenings": table.evening})


def croupier_seat(table: Table) -> Seat | None:
    """The Croupier's seat; None in the standard game."""
    return CROUPIER if table.options.is_croupier else None
