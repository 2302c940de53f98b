"""Checks of an imported position: can it occur in a running game? (rules MF-1, MF-2 and MF-9)

The checks raise Impossible.
"""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.position import (
    demand,
    demand_among,
    demand_counts,
    demand_each_once,
    demand_seats,
    demand_whole_deck,
    position_check,
)
from domain.rulesets.microfilms.model.cards import (
    AGENT,
    AGENTS,
    FRANCS,
    FREELANCERS,
    IDENTITIES,
    LETTERS,
    NATIONS,
    Card,
    circulating,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.placements import MAX_WAYS, certain_cards
from domain.rulesets.microfilms.model.sightings import Memory, Notes, sure_way
from domain.rulesets.microfilms.model.table import Table
from domain.rulesets.microfilms.rules.state import House


def is_in_progress(table: Table) -> bool:
    return table.phase not in ("setup", "over") and table.outcome is None and table.reveal is None


def deck_of(table: Table) -> tuple[Card, ...]:
    """All action and item cards, the boxed letter included."""
    return circulating(table.nations, ace=not table.options.is_croupier)


def check_table(blank: Table, table: Table) -> None:
    seats = len(blank.hands)
    nations = table.options.nations or table.nations
    demand(table.players == blank.players, "The table has another number of players")
    demand(
        set(table.nations) == set(nations) and len(set(nations)) == len(table.nations) == 3,
        "Three nations are not at the table",
    )
    demand_each_once(table.nations, NATIONS, "The nations")
    demand_counts((*table.francs, table.house, table.removed), "francs")
    demand(sum(table.francs) + table.house + table.removed == FRANCS, f"There are not {FRANCS} francs")
    demand_counts(
        (*table.hands, table.deck, table.discard_size, table.owed, table.turns, table.evening - 1), "cards or turns"
    )
    demand(
        sum(table.hands) + table.deck + table.discard_size == len(deck_of(table)) - 1,
        "The cards are not as many as there are",
    )
    in_sight = table.discard_size if table.options.show_discard == "full" else min(1, table.discard_size)
    demand(len(table.discard) == in_sight, "The discard is not as large as it is said to be")
    demand_among(table.discard, deck_of(table), "The discard")
    demand_among(table.pool or (), deck_of(table), "The deck")
    check_turn(table, seats)
    check_shown(table, seats)
    check_notes(table, table.sightings)
    check_ways(table, table.memory)


def check_turn(table: Table, seats: int) -> None:
    for seat in (table.turn, table.previous, table.facing):
        demand_seats((seat,), seats, "The turn")
    demand_seats(table.asked, table.players, "The proposal")
    demand(table.turn is not None, "It is nobody's turn")
    demand(table.phase not in ("bribe", "blackmail") or table.facing is not None, "Nobody is asked")
    demand(table.phase != "draw_offer" or bool(table.asked), "Nobody is asked")
    demand(
        (table.phase == "croupier") == (table.turn >= table.players) if table.turn is not None else False,
        "It is not that seat's turn",
    )


def check_shown(table: Table, seats: int) -> None:
    """Check public knowledge of identities and letters."""
    demand_each_once([face for faces in table.revealed for face in faces], possible_faces(table), "The identities")
    demand_each_once(table.letters, table.nations, "The letters")
    demand(len(table.letters) <= 2, "No letter is in the box")
    demand_each_once(table.not_agent, [(seat, each) for seat in range(seats) for each in table.nations], "The nations")
    demand(len(table.not_agent) <= seats, "There were more Journalists than there are")
    for denied in table.denied:
        demand_seats((denied.seat,), seats, "A failed attempt")
        demand_among(set(denied.cards), deck_of(table), "A failed attempt")


def possible_faces(table: Table) -> tuple[str, ...]:
    return (*(AGENT[nation] for nation in table.nations), *FREELANCERS)


def check_notes(table: Table, notes: Notes) -> None:
    demand(len(notes) <= 2 * len(deck_of(table)), "More sightings are noted than there can be")
    for note in notes:
        demand_seats((note.seat,), len(table.hands), "A sighting")
        demand(note.card in IDENTITIES or note.card in deck_of(table), "A sighting is of a card that is not there")
        demand(note.version >= 0, "A sighting is older than the game")


def check_ways(table: Table, memory: Memory) -> None:
    """Check that placements fit the hands and agree with the sure notes."""
    demand(len(memory.ways) <= MAX_WAYS, "Cards may lie in more ways than are remembered")
    for way in memory.ways:
        demand(len(way) == len(memory.sizes), "A way has not a hand for each seat")
        demand(all(len(hand) <= size for hand, size in zip(way, memory.sizes, strict=True)), "A way has larger hands")
        demand(not any(way[len(table.hands) :]), "A way has cards where nobody sits")
        demand_among([card for hand in way for card in hand], deck_of(table), "A way")
    if memory.ways:
        known = sure_way(memory.notes, len(memory.sizes))
        demand(certain_cards(memory.ways) == known, "What all ways say is not what is known for certain")


def check_mind(table: Table, mind: Mind) -> None:
    check_notes(table, mind.notes)
    demand(mind.sizes == table.hands, "A seat counts other hands than there are")
    check_ways(table, mind.memory)
    demand(len(mind.hand) == table.hands[mind.seat], "A hand is not as large as it is said to be")
    demand_each_once(mind.letters, table.nations, "The letters")
    demand_among(mind.drawn, deck_of(table), "What was drawn")
    demand(len({*mind.letters, *table.letters}) <= 2, "No letter is in the box")
    sure = [note for note in mind.notes if note.sure]
    located = [*mind.hand, *table.discard, *(note.card for note in sure if note.card not in IDENTITIES)]
    demand_among(located, deck_of(table), "What is known")
    for seat, size in enumerate(table.hands):
        known = [note for note in sure if note.seat == seat and note.card not in IDENTITIES]
        demand(len(known) <= size, "More cards are known than a hand holds")
    is_offering = table.phase == "bribe" and table.turn == mind.seat
    demand((mind.offered is not None) == is_offering, "A card is offered and no bribe, or a bribe without a card")
    demand(mind.offered is None or mind.offered in mind.hand, "A card is offered that is not held")
    check_faces(table, mind)


def check_faces(table: Table, mind: Mind) -> None:
    """Check the identities that a seat has or has seen."""
    is_player = mind.seat < table.players
    demand(
        len(mind.identities) == (2 if table.options.is_croupier and is_player else 1), "A seat has not its identities"
    )
    demand_each_once(mind.identities, possible_faces(table), "The identities")
    known: dict[str, int] = {}
    told = [(face, mind.seat) for face in mind.identities]
    told += [(face, seat) for seat, faces in enumerate(table.revealed) for face in faces]
    told += [(note.card, note.seat) for note in mind.notes if note.card in IDENTITIES]
    for face, seat in told:
        demand(
            face in possible_faces(table) and known.setdefault(face, seat) == seat, "One identity is known at two seats"
        )
    for seat in range(len(table.hands)):
        faces = [face for face, where in known.items() if where == seat]
        agents = sum(face in AGENTS for face in faces)
        most = (
            (1, 1)
            if table.options.is_croupier and seat < table.players
            else (1, 0)
            if table.options.is_croupier
            else None
        )
        is_fit = len(faces) <= 1 if most is None else agents <= most[0] and len(faces) - agents <= most[1]
        demand(is_fit, "A seat has more identities than it may")


def check_house(table: Table, minds: Sequence[Mind], house: House) -> None:
    """Check that each card and each identity is in exactly one place."""
    hands = [card for mind in minds for card in mind.hand]
    demand(house.letter in LETTERS, "No letter is in the box")
    demand_whole_deck((*house.deck, *house.discard, *hands, house.letter), deck_of(table), "The cards")
    demand(
        (len(house.deck), len(house.discard)) == (table.deck, table.discard_size),
        "The piles are not as large as they are said to be",
    )
    demand(
        house.discard[len(house.discard) - len(table.discard) :] == table.discard,
        "The discard is not what everybody sees",
    )
    faces = [face for mind in minds for face in mind.identities]
    demand_whole_deck((*house.freelancers, *faces), possible_faces(table), "The identities")


check_position = position_check(is_in_progress, check_table, check_mind, check_house)
