"""Sampling of full states consistent with a view, uniformly over card layouts (rule MD-12.3)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import with_added
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import Item, is_on_board
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.rules.state import House, State

Counts = tuple[int, ...]


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """A state with this table and mind, drawn uniformly. Only others' secret briefings and their deck are unknown."""
    kit = table.options.full_kit
    left = Counter(kit.numbers) - Counter(table.briefing_used)
    read = numbers_known_to(table, mind)
    for number in read.values():
        left[number] -= 1
    for nth, number in sample_numbers(table, read, left, chance).items():
        read[nth] = number
        left[number] -= 1
    minds = tuple(mind if seat == mind.seat else mind_in_world(table, seat, read) for seat in table.seats)
    mission = tuple(sorted((Counter(kit.letters) - Counter(table.mission_used)).elements()))
    return State(table, minds, House(tuple(sorted(left.elements())), mission, kit.numbers, kit.letters))


def numbers_known_to(table: Table, mind: Mind) -> dict[int, int]:
    """The numbers of unshown briefings that this seat knows, by index: its own and, after the end, all."""
    found: dict[int, int] = {}
    for seat in table.seats:
        numbers = table.read_alone[seat] if table.read_alone else mind.read if seat == mind.seat else ()
        places = [nth for nth, each in enumerate(table.unshown) if each.seat == seat]
        found |= dict(zip(places, numbers, strict=False))
    return found


def sample_numbers(table: Table, known: dict[int, int], left: Counter[int], chance: Chance) -> dict[int, int]:
    """A number for each unknown briefing, weighted by the layouts in which all fit."""
    kinds = tuple(each.number for each in table.options.full_kit.briefing)
    unknown = [nth for nth in range(len(table.unshown)) if nth not in known]
    may_be = [tuple(kinds.index(number) for number in table.unshown[nth].numbers) for nth in unknown]

    @cache
    def ways(first: int, counts: Counts) -> int:
        if first == len(may_be):
            return 1
        return sum(
            counts[kind] * ways(first + 1, with_added(counts, kind, -1)) for kind in may_be[first] if counts[kind]
        )

    counts, found = tuple(left[kind] for kind in kinds), {}
    for first, nth in enumerate(unknown):
        chosen = chance("worlds", range(ways(first, counts)))
        for kind in may_be[first]:
            chosen -= counts[kind] * ways(first + 1, with_added(counts, kind, -1)) if counts[kind] else 0
            if chosen < 0:
                break
        found[nth], counts = kinds[kind], with_added(counts, kind, -1)
    return found


def mind_in_world(table: Table, seat: Seat, read: dict[int, int]) -> Mind:
    """Another seat's mind, given all briefing numbers."""
    numbers = tuple(read[nth] for nth, each in enumerate(table.unshown) if each.seat == seat)
    is_asked = table.phase == "take" and table.turn == seat and not table.offered
    return Mind(seat, numbers, items_to_take(table, seat, numbers[-1]) if is_asked else ())


def items_to_take(table: Table, seat: Seat, number: int) -> tuple[Item, ...]:
    """The pieces that a briefing lets a seat take now."""
    items = table.options.full_kit.briefing_instruction(number).items
    return tuple(item for item in items if not is_on_board(table.place_of(seat, item)))
