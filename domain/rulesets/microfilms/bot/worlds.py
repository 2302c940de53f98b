"""A whole state that looks like one seat's view, every one equally likely (rule MF-9).

A world says who is who, which letter is in the box, where each card lies, how the covered discards are ordered, and which
card a briber offers. Cards count one by one: two copies of a kind in two places make two worlds, and a world also says
which copy each card is that the seat knows of, and which copies were shuffled into the draw deck.

A world looks like a view when it agrees with all that table and mind state, and with what they mean by the rules:

* In the first evening one action card for each player was never in the draw deck, for it was dealt (MF-2.5).
* Later nothing is in the draw deck but what was shuffled into it, where the table knows that (MF-5.4).
* What the seat drew itself is not in the deck before the next shuffle. Of copies that it knows of elsewhere, as many as it drew
  are taken for those; where it knows of fewer, a world says which others they are.
* The cards that the seat knows of lie in hands in one of the ways that the view says (MF-9.4.2); a world says which, and of two
  ways the one counts for more that leaves more worlds.

What was dealt, drawn or passed on by whom is not in the view: worlds do not know it either.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate

from domain.kernel.chance import MOST_TRIES, Chance
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.bot.layouts import COPIES, Unseen, layouts, public_cards
from domain.rulesets.microfilms.model.cards import (
    AGENT,
    FREELANCERS,
    IDENTITIES,
    LETTER,
    LETTERS,
    NATION_OF,
    Card,
    Identity,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.rules.state import House, State

Identities = dict[int, tuple[Identity, ...]]
KnownIdentities = tuple[frozenset[Identity], ...]


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and this mind, drawn uniformly; a function of the view and the chance alone."""
    faces = sample_identities(table, mind, chance)
    for _ in range(MOST_TRIES):
        letter, hands, deck, discard = sample_cards(table, mind, chance)
        if agrees_with_attempts(table, hands, deck, discard):
            break
    else:
        raise Impossible("No cards were found that agree with what failed attempts showed.")
    dealt = {face for each in faces.values() for face in each}
    minds = tuple(
        mind
        if seat == mind.seat
        else other_mind(table, seat, faces[seat], hands[seat], chance, has_sizes=bool(mind.sizes))
        for seat in table.seats
    )
    boxed = tuple(face for face in FREELANCERS if face not in dealt)
    return State(table, minds, House(tuple(sorted(deck)), discard, letter, boxed))


def other_mind(
    table: Table,
    seat: Seat,
    identities: tuple[Identity, ...],
    hand: tuple[Card, ...],
    chance: Chance,
    *,
    has_sizes: bool,
) -> Mind:
    """Another seat, as far as the rules can tell: of others it knows what everybody has seen, and what its own hand adds.

    has_sizes: whether minds keep count of hands, as all do but those in logs from before they did.
    """
    known = table.memory.for_owner(seat, hand)
    letters = tuple(
        sorted({NATION_OF[card] for card in (*hand, *(note.card for note in known.notes)) if card in LETTERS})
    )
    is_offering = table.phase == "bribe" and table.turn == seat
    return Mind(
        seat, identities, tuple(sorted(hand)), chance("offered", hand) if is_offering else None, letters,
        known.notes, (), known.ways, known.sizes if has_sizes else (),
    )  # fmt: skip


def known_identities(table: Table, mind: Mind) -> KnownIdentities:
    """What this seat knows of who is who, by seat: its own, what was revealed, and what it saw."""
    known = [set(faces) for faces in table.revealed]
    known[mind.seat].update(mind.identities)
    for note in mind.notes:
        if note.card in IDENTITIES:
            known[note.seat].add(note.card)
    return tuple([frozenset(faces) for faces in known])


def sample_identities(table: Table, mind: Mind, chance: Chance) -> Identities:
    """Identities by seat; what failed Journalists have shown is respected."""
    known = known_identities(table, mind)
    for _ in range(MOST_TRIES):
        faces = deal_pairs(table, known, chance) if table.options.is_croupier else deal_faces(table, known, chance)
        if all(AGENT[nation] not in faces[seat] for seat, nation in table.not_agent):
            return faces
    raise Impossible("No identities were found that agree with what failed attempts showed.")


def deal_faces(table: Table, known: KnownIdentities, chance: Chance) -> Identities:
    """One identity each: all three agents, and freelancers for the rest.  Rules MF-2.2, MF-2.3."""
    taken = {face for faces in known for face in faces}
    open_seats = [seat for seat in table.seats if not known[seat]]
    left: list[Identity] = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool = [face for face in FREELANCERS if face not in taken]
    while len(left) < len(open_seats):
        left.append(take(pool, "freelancers", chance))
    return {seat: tuple(known[seat]) if known[seat] else (take(left, "identities", chance),) for seat in table.seats}


def deal_pairs(table: Table, known: KnownIdentities, chance: Chance) -> Identities:
    """An agent and a freelancer for each player, an agent for the Croupier.  Rule MF-7.1."""
    taken = {face for faces in known for face in faces}
    agents = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool: list[Identity] = [face for face in FREELANCERS if face not in taken and face != "HITMAN"]
    faces: Identities = {}
    for seat in table.seats:
        agent = next((face for face in known[seat] if face in NATION_OF), None) or take(agents, "agents", chance)
        if seat == croupier_seat(table):
            faces[seat] = (agent,)
        else:
            other = next((face for face in known[seat] if face not in NATION_OF), None)
            faces[seat] = (agent, other or take(pool, "freelancers", chance))
    return faces


def take(left: list[Identity], source: str, chance: Chance) -> Identity:
    face = chance(source, tuple(left))
    left.remove(face)
    return face


def sample_cards(
    table: Table, mind: Mind, chance: Chance
) -> tuple[Card, dict[int, tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...]]:
    """The boxed letter, the hands by seat, the draw deck, and the discard with its top last."""
    found = layouts(public_cards(table), mind)
    totals = tuple(accumulate([each.worlds for each in found]))
    lay = found[bisect(totals, chance("way", range(totals[-1])))] if len(found) > 1 else found[0]
    unseen = lay.unseen
    box = LETTER[chance("letters", unseen.lone)]
    unknown = [card for card, count in unseen.counts.items() for _ in range(count)]
    unknown.remove(box)
    deck = sample_deck(unseen, [card for card in unknown if card in unseen.single], chance)
    for card in deck:
        unknown.remove(card)
    covered = take_several(unknown, lay.covered, "discard", chance)
    hands = {
        seat: (*hand, *take_several(unknown, gap, f"hand-{seat}", chance))
        for seat, (hand, gap) in enumerate(zip(lay.hands, lay.gaps, strict=True))
    }
    return box, hands, deck, (*covered, *table.discard)


def sample_deck(unseen: Unseen, single: list[Card], chance: Chance) -> tuple[Card, ...]:
    """First how many copies of each action card; then the rest out of those of which there is one."""
    split = unseen.sample_split(chance)
    actions = [card for card, count in zip(COPIES, split, strict=True) for _ in range(count)]
    return (*actions, *take_several(single, unseen.deck - len(actions), "deck", chance))


def take_several(left: list[Card], count: int, source: str, chance: Chance) -> tuple[Card, ...]:
    """`count` cards out of `left`, which they leave."""
    cards = []
    for _ in range(count):
        card = chance(source, tuple(left))
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def agrees_with_attempts(
    table: Table, hands: dict[int, tuple[Card, ...]], deck: tuple[Card, ...], discard: tuple[Card, ...]
) -> bool:
    """Whether the cards agree with what failed attempts showed to everybody."""
    if any(card in hands[denied.seat] for denied in table.denied for card in denied.cards):
        return False
    if table.misplaced is None:
        return True
    spots = (("draw", deck), ("discard", discard), *((f"hand-{seat}", hand) for seat, hand in hands.items()))
    return sorted(table.misplaced) != [place for place, cards in sorted(spots) for card in cards if card in LETTERS]
