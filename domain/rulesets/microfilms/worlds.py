"""A whole state that looks like one seat's view, every one equally likely (rule MF-9).

A world says who is who, which letter is in the box, where each card lies, how the covered discards are ordered, and which
card a briber offers. Cards count one by one: two copies of a kind in two places make two worlds, and a world also says
which copy each card is that the seat knows of, and which copies were shuffled into the draw deck.

A world looks like a view when it agrees with all that table and mind state, and with what they mean by the rules:

* In the first evening one action card for each player was never in the draw deck, for it was dealt (MF-2.5).
* Later nothing is in the draw deck but what was shuffled into it, where the table knows that (MF-5.4).
* What the seat drew itself is not in the deck before the next shuffle. Of copies that it knows of elsewhere, as many as it drew
  are taken for those; where it knows of fewer, a world says which others they are.
* A sighting in doubt is of this evening (MF-9.4.3): that card is not in the draw deck, and it is in some other hand, for it
  would have been seen on the discard. Of an action card, which has copies, only this is sure: not all are in the deck.
  So it is of a card that everybody saw being taken from the discard.

What was dealt, drawn or passed on by whom is not in the view: worlds do not know it either.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate, product
from math import comb, perm, prod
from typing import NamedTuple

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.cards import (
    ACTIONS,
    AGENT,
    FREELANCERS,
    IDENTITIES,
    LETTER,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
    Nation,
    circulating,
)
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.notes import settled
from domain.rulesets.microfilms.state import House, State
from domain.rulesets.microfilms.table import Table, croupier

Faces = dict[int, tuple[Identity, ...]]
KnownFaces = tuple[frozenset[Identity], ...]

COPIES: dict[Card, int] = {card: ACTIONS.count(card) for card in ACTIONS}
"""How many copies there are of each action card; of all else there is one."""


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and this mind, drawn uniformly; a function of the view and the chance alone."""
    faces = sample_identities(table, mind, chance)
    for _ in range(MOST_TRIES):
        letter, hands, deck, discard = sample_cards(table, mind, chance)
        if looks_right(table, hands, deck, discard):
            break
    else:
        raise Impossible("No cards were found that agree with what failed attempts showed.")
    dealt = {face for each in faces.values() for face in each}
    minds = tuple(
        mind if seat == mind.seat else stranger(table, seat, faces[seat], hands[seat], chance) for seat in table.seats
    )
    boxed = tuple(face for face in FREELANCERS if face not in dealt)
    return State(table, minds, House(tuple(sorted(deck)), discard, letter, boxed))


def stranger(
    table: Table, seat: Seat, identities: tuple[Identity, ...], hand: tuple[Card, ...], chance: Chance
) -> Mind:
    """Another seat, as far as the rules can tell: of others it knows what everybody has seen."""
    notes = tuple([note for note in table.sightings if note.seat != seat])
    for card in hand:
        notes = settled(notes, card)
    letters = tuple(sorted({NATION_OF[card] for card in (*hand, *(note.card for note in notes)) if card in LETTERS}))
    is_offering = table.phase == "bribe" and table.turn == seat
    return Mind(seat, identities, tuple(sorted(hand)), chance("offered", hand) if is_offering else None, letters, notes)


def known_identities(table: Table, mind: Mind) -> KnownFaces:
    """What this seat knows of who is who, by seat: its own, what was revealed, and what it saw."""
    known = [set(faces) for faces in table.revealed]
    known[mind.seat].update(mind.identities)
    for note in mind.notes:
        if note.card in IDENTITIES:
            known[note.seat].add(note.card)
    return tuple([frozenset(faces) for faces in known])


def sample_identities(table: Table, mind: Mind, chance: Chance) -> Faces:
    """Identities by seat; what failed Journalists have shown is respected."""
    known = known_identities(table, mind)
    for _ in range(MOST_TRIES):
        faces = deal_pairs(table, known, chance) if table.options.is_croupier else deal_faces(table, known, chance)
        if all(AGENT[nation] not in faces[seat] for seat, nation in table.not_agent):
            return faces
    raise Impossible("No identities were found that agree with what failed attempts showed.")


def deal_faces(table: Table, known: KnownFaces, chance: Chance) -> Faces:
    """One identity each: all three agents, and freelancers for the rest.  Rules MF-2.2, MF-2.3."""
    taken = {face for faces in known for face in faces}
    open_seats = [seat for seat in table.seats if not known[seat]]
    left: list[Identity] = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool = [face for face in FREELANCERS if face not in taken]
    while len(left) < len(open_seats):
        left.append(drawn(pool, "freelancers", chance))
    return {seat: tuple(known[seat]) if known[seat] else (drawn(left, "identities", chance),) for seat in table.seats}


def deal_pairs(table: Table, known: KnownFaces, chance: Chance) -> Faces:
    """An agent and a freelancer for each player, an agent for the Croupier.  Rule MF-7.1."""
    taken = {face for faces in known for face in faces}
    agents = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool: list[Identity] = [face for face in FREELANCERS if face not in taken and face != "HITMAN"]
    faces: Faces = {}
    for seat in table.seats:
        agent = next((face for face in known[seat] if face in NATION_OF), None) or drawn(agents, "agents", chance)
        if seat == croupier(table):
            faces[seat] = (agent,)
        else:
            other = next((face for face in known[seat] if face not in NATION_OF), None)
            faces[seat] = (agent, other or drawn(pool, "freelancers", chance))
    return faces


def drawn(left: list[Identity], source: str, chance: Chance) -> Identity:
    face = chance(source, tuple(left))
    left.remove(face)
    return face


def letters_in_play(pool: tuple[Card, ...] | None, *seen: tuple[Nation, ...]) -> set[Nation]:
    """Nations whose letter is known to be in play: it was shuffled into the draw deck, or seen."""
    return {NATION_OF[card] for card in pool or () if card in LETTERS}.union(*seen)


def sure_hands(table: Table, mind: Mind) -> dict[int, list[Card]]:
    """The cards this seat knows for certain to be in each hand; its own hand whole."""
    hands: dict[int, list[Card]] = {seat: [] for seat in table.seats}
    hands[mind.seat] = list(mind.hand)
    for note in mind.notes:
        if note.sure and note.card not in IDENTITIES:
            hands[note.seat].append(note.card)  # type: ignore[arg-type]
    return hands


def sample_cards(
    table: Table, mind: Mind, chance: Chance
) -> tuple[Card, dict[int, tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...]]:
    """The boxed letter, the hands by seat, the draw deck, and the discard with its top last."""
    in_play = letters_in_play(table.pool, table.letters, mind.letters)
    box = LETTER[chance("letters", tuple(nation for nation in table.nations if nation not in in_play))]
    hands = sure_hands(table, mind)
    unknown = list(circulating(table.nations, ace=not table.options.is_croupier))
    for card in (box, *table.discard, *(card for hand in hands.values() for card in hand)):
        unknown.remove(card)
    doubted = {note.card for note in (*mind.notes, *table.sightings) if not note.sure}
    deck = sample_deck(table, unknown, mind.drawn, doubted, chance)
    for card in deck:
        unknown.remove(card)
    unseen = [card for card in unknown if card in COPIES or card not in doubted]
    covered = scattered(unseen, table.discard_size - len(table.discard), "discard", chance)
    for card in covered:
        unknown.remove(card)
    for seat, hand in hands.items():
        hand.extend(scattered(unknown, table.hands[seat] - len(hand), f"hand-{seat}", chance))
    return box, {seat: tuple(hand) for seat, hand in hands.items()}, deck, (*covered, *table.discard)


def sample_deck(
    table: Table, unknown: list[Card], gone: tuple[Card, ...], doubted: set[Card | Identity], chance: Chance
) -> tuple[Card, ...]:
    """Cards out of `unknown`: first how many copies of each action card, each split as likely as it has worlds.

    gone: what the seat drew from this deck.
    """
    pool = circulating(table.nations, ace=True) if table.pool is None else table.pool
    absent = doubted.union(gone)
    single = [card for card in unknown if card in pool and card not in COPIES and card not in absent]
    kinds = tuple(
        Kind(copies, pool.count(card), copies - unknown.count(card), gone.count(card), card in doubted)
        for card, copies in COPIES.items()
    )
    splits, worlds = splits_of(kinds, len(single), table.deck, table.players if table.evening == 1 else 0)
    split = splits[bisect(worlds, chance("deck", range(worlds[-1])))]
    actions = [card for card, count in zip(COPIES, split, strict=True) for _ in range(count)]
    return (*actions, *scattered(single, table.deck - len(actions), "deck", chance))


class Kind(NamedTuple):
    """Of an action card: how many copies there are, were shuffled into the draw deck, and are known to lie elsewhere.

    gone: how many the seat drew from this deck.
    """

    copies: int
    shuffled: int
    seen: int
    gone: int
    doubted: bool

    def ways(self, count: int) -> int:
        """In how many ways `count` copies are in the deck, and the known ones are others.  A doubted one is in a hand."""
        left, out = self.shuffled - count - self.gone, self.copies - count
        if left < 0 or (self.doubted and count == self.copies):
            return 0
        return comb(self.copies, count) * perm(out, max(self.seen, self.gone)) * comb(out - self.gone, left)


@lru_cache(maxsize=256)
def splits_of(
    kinds: tuple[Kind, ...], single: int, deck: int, dealt: int
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """How many copies of each kind may be in the draw deck, and up to each such split how many worlds there are.

    single: cards without copies that may be in the deck; deck: its size; dealt: action cards that were never in it.
    """
    gone = sum(kind.gone for kind in kinds)
    splits = [each for each in product(*(range(kind.copies + 1) for kind in kinds)) if sum(each) <= deck]
    worlds = accumulate(
        prod(kind.ways(count) for kind, count in zip(kinds, split, strict=True))
        * comb(single, deck - sum(split))
        * comb(max(0, len(ACTIONS) - sum(split) - gone), dealt)
        for split in splits
    )
    return splits, tuple(worlds)


def scattered(left: list[Card], count: int, source: str, chance: Chance) -> tuple[Card, ...]:
    """`count` cards out of `left`, which they leave."""
    cards = []
    for _ in range(count):
        card = chance(source, tuple(left))
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def looks_right(
    table: Table, hands: dict[int, tuple[Card, ...]], deck: tuple[Card, ...], discard: tuple[Card, ...]
) -> bool:
    """Whether the cards agree with what failed attempts showed to everybody."""
    if any(card in hands[denied.seat] for denied in table.denied for card in denied.cards):
        return False
    if table.misplaced is None:
        return True
    spots = (("draw", deck), ("discard", discard), *((f"hand-{seat}", hand) for seat, hand in hands.items()))
    return sorted(table.misplaced) != [place for place, cards in sorted(spots) for card in cards if card in LETTERS]
