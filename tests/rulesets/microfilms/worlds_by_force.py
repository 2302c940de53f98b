"""Enumeration of all worlds compatible with a seat's view, from the rules alone and without the sampling code.

Each card has an invisible mark, so copies are distinct. A world is counted once per marking: which copy lies where,
which copy each known card is, and which copies were shuffled into the draw deck. If a view leaves several ways for the
known cards to lie in hands, a world is counted in each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import comb
from typing import Any, NamedTuple

from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table
from domain.rulesets.microfilms.rules.state import State

ACTIONS = ("SB", "SB", "IB", "IB", "IB", "CO", "CO", "CO")
FREELANCERS = ("INTERPOL", "BROKER", "JOURNALIST", "HITMAN")

Marked = tuple[str, int]
"""A card and its mark."""

Slot = tuple[str, str | None]
"""A place for one card, and the card there if the seat knows it."""


class World(NamedTuple):
    """What can differ between worlds. hands, deck: sorted; discard: the top last; offered: card in a bribe."""

    faces: tuple[tuple[str, ...], ...]
    boxed: tuple[str, ...]
    letter: str | None
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    offered: tuple[str | None, ...]


def world_of(state: State) -> World:
    minds, house = state.minds, state.house
    return World(
        tuple(tuple(sorted(mind.identities)) for mind in minds),
        tuple(sorted(house.freelancers)),
        house.letter,
        tuple(mind.hand for mind in minds),
        house.deck,
        house.discard,
        tuple(mind.offered for mind in minds),
    )


def worlds(table: Table, mind: Mind) -> Counter[World]:
    """Every world compatible with this view, with its number of markings."""
    casts = list(everybody(table, mind))
    found: Counter[World] = Counter()
    for slots, letter, hands, deck, discard in layouts(table, mind):
        markings = shuffled(table, mind, slots, deck)
        if not markings or not agrees(table, hands, deck, discard):
            continue
        shown = tuple(tuple(sorted(kind for kind, _ in hand)) for hand in hands)
        piles = tuple(sorted(kind for kind, _ in deck)), tuple(kind for kind, _ in discard)
        for offered in offers(table, mind, hands):
            for faces, boxed in casts:
                found[World(faces, boxed, letter, shown, *piles, offered)] += markings
    return found


def everybody(table: Table, mind: Mind) -> Iterator[tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]]:
    """Possible identities by seat, and the boxed freelancers.  Rules MF-2.2, MF-2.3, MF-7.1."""
    agents = [f"AG-{nation}" for nation in table.nations]
    saw = [(note.seat, note.card) for note in mind.notes if note.card in (*agents, *FREELANCERS)]
    for faces in casts(table, agents):
        if (
            set(faces[mind.seat]) == set(mind.identities)
            and all(set(table.revealed[seat]) <= set(faces[seat]) for seat in table.seats)
            and all(card in faces[seat] for seat, card in saw)
            and not any(f"AG-{nation}" in faces[seat] for seat, nation in table.not_agent)
        ):
            yield faces, tuple(sorted({*FREELANCERS} - {face for each in faces for face in each}))


def casts(table: Table, agents: list[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    if table.options.variant == "croupier":
        for one, other, third in permutations(agents):
            for first, second in permutations(("INTERPOL", "BROKER", "JOURNALIST"), 2):
                yield tuple(sorted((one, first))), tuple(sorted((other, second))), (third,)
        return
    for faces in permutations((*agents, *FREELANCERS), len(table.seats)):
        if set(agents) <= set(faces):
            yield tuple((face,) for face in faces)


def layouts(
    table: Table, mind: Mind
) -> Iterator[tuple[list[Slot], str, list[list[Marked]], tuple[Marked, ...], tuple[Marked, ...]]]:
    """Every layout of the marked cards in the public sizes, with known cards in their places.

    Unknown cards of a hand have no order.
    """
    ace = () if table.options.variant == "croupier" else ("ACE",)
    kinds = (*ACTIONS, *ace, *(f"{item}-{nation}" for item in ("MF", "AL") for nation in table.nations))
    cards = [(kind, mark) for mark, kind in enumerate(kinds)]
    in_play = {*table.letters, *mind.letters, *(card[3:] for card in table.pool or () if card[:3] == "AL-")}
    for box in cards:
        if box[0].startswith("AL-") and box[0][3:] not in in_play:
            for slots in known_slots(table, mind):
                for filled, deck in fillings(slots, [card for card in cards if card != box]):
                    assert len(deck) == table.deck
                    hands: list[list[Marked]] = [[] for _ in table.seats]
                    discard: list[Marked] = []
                    for (place, _), card in zip(slots, filled, strict=True):
                        (discard if place == "discard" else hands[int(place)]).append(card)
                    yield slots, box[0], hands, deck, tuple(discard)


def known_slots(table: Table, mind: Mind) -> Iterator[list[Slot]]:
    """All places outside the draw deck, once per way of the known cards."""
    noted = [[note.card for note in mind.notes if note.sure and note.seat == seat] for seat in table.seats]
    for way in mind.ways or [[[card for card in hand if is_card(card)] for hand in noted]]:
        yield list(slots_of(table, mind, way))


def slots_of(table: Table, mind: Mind, way: Sequence[Sequence[str]]) -> Iterator[Slot]:
    for _ in range(table.discard_size - len(table.discard)):
        yield "discard", None
    for card in table.discard:
        yield "discard", card
    for seat, size in enumerate(table.hands):
        cards = mind.hand if seat == mind.seat else way[seat]
        for number in range(size):
            yield str(seat), cards[number] if number < len(cards) else None


def is_card(name: str) -> bool:
    return name in ACTIONS or name == "ACE" or name[:3] in ("MF-", "AL-")


def fillings(
    slots: list[Slot], left: list[Marked], last: tuple[str, int] = ("", 0)
) -> Iterator[tuple[tuple[Marked, ...], tuple[Marked, ...]]]:
    """Every way to fill the slots; the rest is the draw deck. last: hand and mark filled last."""
    if not slots:
        yield (), tuple(left)
        return
    (place, known), *rest = slots
    for index, card in enumerate(left):
        if known in (None, card[0]) and not (known is None and place == last[0] and card[1] < last[1]):
            here = (place, card[1]) if known is None and place != "discard" else ("", 0)
            for filled, deck in fillings(rest, left[:index] + left[index + 1 :], here):
                yield (card, *filled), deck


def shuffled(table: Table, mind: Mind, slots: list[Slot], deck: tuple[Marked, ...]) -> int:
    """Number of possible markings of the cards shuffled into the draw deck; 0 if this deck contradicts them.

    Cards the seat drew were in it and no longer are; a drawn copy is one of those it knows of, or else any other.
    """
    held, mine = Counter[str](kind for kind, _ in deck), Counter[str](mind.drawn)
    copies = Counter[str]({kind: max(1, ACTIONS.count(kind)) for kind in (*ACTIONS, *held, *mine, *(table.pool or ()))})
    known = Counter[str | None](kind for _, kind in slots)
    ways = 1
    for kind, count in copies.items():
        if count < held[kind] + mine[kind]:
            return 0
        if mine[kind] > known[kind]:
            ways *= comb(count - held[kind] - known[kind], mine[kind] - known[kind])
        if table.pool is not None:
            spare = Counter[str](table.pool)[kind] - held[kind] - mine[kind]
            ways *= comb(count - held[kind] - mine[kind], spare) if spare >= 0 else 0
    if table.evening == 1:
        never = sum(count - held[kind] - mine[kind] for kind, count in copies.items() if kind in ACTIONS)
        ways *= comb(never, table.players)
    return ways


def agrees(table: Table, hands: list[list[Marked]], deck: tuple[Marked, ...], discard: tuple[Marked, ...]) -> bool:
    """Whether the layout agrees with what failed attempts disproved.  Rule MF-6."""
    for denied in table.denied:
        if any(kind in denied.cards for kind, _ in hands[denied.seat]):
            return False
    places: dict[str, Any] = {"draw": deck, "discard": discard}
    places |= {f"hand-{seat}": hand for seat, hand in enumerate(hands)}
    letters = sorted(place for place, cards in places.items() for kind, _ in cards if kind.startswith("AL-"))
    return table.misplaced is None or sorted(table.misplaced) != letters


def offers(table: Table, mind: Mind, hands: list[list[Marked]]) -> Iterator[tuple[str | None, ...]]:
    """Cards that may be offered in a pending bribe: any of the briber's hand; one's own is known."""
    for offered in (
        [kind for kind, _ in hands[table.turn]] if table.phase == "bribe" and table.turn is not None else [None]
    ):
        if table.turn != mind.seat or offered == mind.offered:
            yield tuple(offered if seat == table.turn else None for seat in table.seats)
