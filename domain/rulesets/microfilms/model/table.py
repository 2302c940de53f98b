"""The table: public state (rule MF-9.1)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.kernel.placing import Placing, places_of_winners
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.microfilms.model import disproved_claims
from domain.rulesets.microfilms.model.cards import CROUPIER, HANDS, LETTERS, NATION_OF, Card, Identity, Nation
from domain.rulesets.microfilms.model.disproved_claims import Denied, Misplaced
from domain.rulesets.microfilms.model.ending_events import CardsRevealed
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.model.placements import Ways
from domain.rulesets.microfilms.model.sightings import Memory, Notes

Phase = Literal["setup", "turn", "bribe", "blackmail", "discard", "draw_offer", "croupier", "over"]


class Table(msgspec.Struct, frozen=True, gc=False):
    """Public state. Sequences are by seat; the Croupier's seat is the last.

    options: those of this table; nations: those in play; players: seats without the Croupier's; phase: what is decided now.
    hands: numbers of cards by seat; deck, discard_size: numbers of cards.
    cleared: whether the token says Cleared; revealed: identities shown in attempts; out: whether the seat is
    eliminated.
    francs: by seat; house: francs of the house; removed: francs out of the game.
    turn: the seat whose turn it is; previous: the seat whose turn it was before.
    facing: who must answer the bribe or blackmail; asked: who must still answer a draw proposal.
    owed: cards to discard; turns: turns of players so far; proposed: whether a draw was proposed in this turn.
    discard: its visible cards, the top last; evening: 1 until the first reshuffle.
    letters: nations whose letter everybody has seen in play.
    pool: cards shuffled into the current draw deck; None if not all are publicly known.
    not_agent: seats and nations of agents that they are not, as failed attempts showed.
    denied, misplaced: disproved by failed attempts.
    sightings: cards publicly taken from the discard.
    ways: their placements, if the sure sightings do not determine them: in each, the cards of each hand.
    outcome: None while the game runs; reveal: everything, once it is over.
    """

    options: Options
    players: int
    hands: tuple[int, ...]
    cleared: tuple[bool, ...]
    out: tuple[bool, ...]
    revealed: tuple[tuple[Identity, ...], ...]
    francs: tuple[int, ...]
    phase: Phase = "setup"
    nations: tuple[Nation, ...] = ()
    house: int = 0
    removed: int = 0
    turn: Seat | None = None
    previous: Seat | None = None
    facing: Seat | None = None
    owed: int = 0
    turns: int = 0
    proposed: bool = False
    asked: tuple[Seat, ...] = ()
    deck: int = 0
    discard: tuple[Card, ...] = ()
    discard_size: int = 0
    evening: int = 1
    letters: tuple[Nation, ...] = ()
    pool: tuple[Card, ...] | None = None
    not_agent: tuple[tuple[Seat, Nation], ...] = ()
    denied: tuple[Denied, ...] = ()
    misplaced: Misplaced | None = None
    sightings: Notes = ()
    ways: Ways = ()
    outcome: Outcome | None = None
    reveal: CardsRevealed | None = None

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
            self.with_memory(memory),
            denied=disproved_claims.after_unseen_card(self.denied, seat),
            misplaced=None,
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
    """The rules know only winners.  Rule MF-6."""
    winners = table.outcome.winners if table.outcome is not None else ()
    return Placing(places_of_winners(winners, seats), measures={"turns": table.turns, "evenings": table.evening})


def croupier_seat(table: Table) -> Seat | None:
    """The Croupier's seat; None in the standard game."""
    return CROUPIER if table.options.is_croupier else None
