"""Sampling of worlds: full states compatible with one seat's view, uniformly distributed (rule MF-9).

A world fixes all identities, the boxed letter, the place of each card, the order of covered discards, and the card
offered in a bribe. Cards are counted individually: two copies of a kind in two places make two worlds, and a world also
fixes which copy each known card is and which copies were shuffled into the draw deck.

A world is compatible with a view if it agrees with the table, the mind, and what follows from them by the rules:

* In the first evening, one action card per player was never in the draw deck, as it was dealt (MF-2.5).
* Later, the draw deck holds only cards shuffled into it, if the table knows them (MF-5.4).
* Cards the seat drew itself are not in the deck before the next shuffle. Copies known elsewhere count as the drawn ones
  first; if the seat knows of fewer, the world fixes which others they are.
* Known cards lie in hands in one of the view's ways (MF-9.4.2). The world fixes which; ways are weighted by their
  number of worlds.

The view does not record who was dealt, drew or passed on which hidden card, so worlds ignore it too (MF-9.4.5).
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate

from domain.kernel.chance import MOST_TRIES, Chance, take
from domain.kernel.errors import Impossible
from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.bot.layouts import COPIES, Unseen, layouts, public_cards
from domain.rulesets.microfilms.model.cards import AGENT, FREELANCERS, LETTER, LETTERS, NATION_OF, Card, Identity
from domain.rulesets.microfilms.model.mind import KnownIdentities, Mind, known_identities
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.rules.state import House, State

Identities = dict[int, tuple[Identity, ...]]


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A uniformly random state with this table and this mind. Depends only on the view and `chance`.

    Raises Impossible if the view contradicts itself.
    """
    faces = sample_identities(table, mind, chance)
    for _ in range(MOST_TRIES):
        letter, hands, deck, discard = sample_cards(table, mind, chance)
        if agrees_with_attempts(table, hands, deck, discard):
            break
    else:
        raise Impossible("No cards were found that agree with what failed attempts showed.")
    dealt = {face for each in faces.values() for face in each}
    minds = tuple(
        mind if seat == mind.seat else other_mind(table, seat, faces[seat], hands[seat], chance) for seat in table.seats
    )
    boxed = tuple(face for face in FREELANCERS if face not in dealt)
    return State(table, minds, House(tuple(sorted(deck)), discard, letter, boxed))


def other_mind(
    table: Table, seat: Seat, identities: tuple[Identity, ...], hand: tuple[Card, ...], chance: Chance
) -> Mind:
    """The mind of another seat in a world: public knowledge combined with its own hand."""
    known = table.memory.for_owner(seat, hand)
    letters = tuple(
        sorted({NATION_OF[card] for card in (*hand, *(note.card for note in known.notes)) if card in LETTERS})
    )
    is_offering = table.phase == "bribe" and table.turn == seat
    return Mind(
        seat, identities, tuple(sorted(hand)), chance("offered", hand) if is_offering else None, letters,
        known.notes, (), known.ways, known.sizes,
    )  # fmt: skip


def sample_identities(table: Table, mind: Mind, chance: Chance) -> Identities:
    """Random identities by seat that agree with failed Journalists' attempts.  Raises Impossible."""
    known = known_identities(table, mind)
    for _ in range(MOST_TRIES):
        faces = deal_pairs(table, known, chance) if table.options.is_croupier else deal_faces(table, known, chance)
        if all(AGENT[nation] not in faces[seat] for seat, nation in table.not_agent):
            return faces
    raise Impossible("No identities were found that agree with what failed attempts showed.")


def deal_faces(table: Table, known: KnownIdentities, chance: Chance) -> Identities:
    """Deal one identity per seat: the three agents, and freelancers for the rest.  Rules MF-2.2, MF-2.3."""
    taken = {face for faces in known for face in faces}
    open_seats = [seat for seat in table.seats if not known[seat]]
    left: list[Identity] = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool = [face for face in FREELANCERS if face not in taken]
    while len(left) < len(open_seats):
        left.append(take("freelancers", pool, chance))
    return {seat: tuple(known[seat]) if known[seat] else (take("identities", left, chance),) for seat in table.seats}


def deal_pairs(table: Table, known: KnownIdentities, chance: Chance) -> Identities:
    """Deal an agent and a freelancer to each player, and an agent to the Croupier.  Rule MF-7.1."""
    taken = {face for faces in known for face in faces}
    agents = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken]
    pool: list[Identity] = [face for face in FREELANCERS if face not in taken and face != "HITMAN"]
    faces: Identities = {}
    for seat in table.seats:
        known_agents = [face for face in known[seat] if face in NATION_OF]
        agent = known_agents[0] if known_agents else take("agents", agents, chance)
        if seat == croupier_seat(table):
            faces[seat] = (agent,)
        else:
            others = [face for face in known[seat] if face not in NATION_OF]
            faces[seat] = (agent, others[0] if others else take("freelancers", pool, chance))
    return faces


def sample_cards(
    table: Table, mind: Mind, chance: Chance
) -> tuple[Card, dict[int, tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...]]:
    """Random boxed letter, hands by seat, draw deck, and discard with its top last."""
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
    """Draw the number of copies of each action card first, then unique cards for the rest."""
    split = unseen.sample_split(chance)
    actions = [card for card, count in zip(COPIES, split, strict=True) for _ in range(count)]
    return (*actions, *take_several(single, unseen.deck - len(actions), "deck", chance))


def take_several(left: list[Card], count: int, source: str, chance: Chance) -> tuple[Card, ...]:
    """Draw `count` cards of `left` and remove them from there."""
    return tuple([take(source, left, chance) for _ in range(count)])


def agrees_with_attempts(
    table: Table, hands: dict[int, tuple[Card, ...]], deck: tuple[Card, ...], discard: tuple[Card, ...]
) -> bool:
    """Whether the cards agree with what failed attempts disproved."""
    if any(card in hands[denied.seat] for denied in table.denied for card in denied.cards):
        return False
    if table.misplaced is None:
        return True
    spots = (("draw", deck), ("discard", discard), *((f"hand-{seat}", hand) for seat, hand in hands.items()))
    return sorted(table.misplaced) != [place for place, cards in sorted(spots) for card in cards if card in LETTERS]
