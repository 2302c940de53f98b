"""Schedules: all rounds are planned in advance, independent of results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.designs import Design, Round, known_designs
from extensions.tournaments.domain.pairing.sides import PairingField
from extensions.tournaments.domain.pairing.sizes import SectionTables, room_for
from extensions.tournaments.domain.pairing.solving.costs import Costs, players_of
from extensions.tournaments.domain.pairing.solving.exchange import Exchange
from extensions.tournaments.domain.pairing.solving.rotation import Rotation
from extensions.tournaments.domain.pairing.solving.seats import Group, balanced_seats, seat_groups

VERSION = 2


def schedule(field: PairingField, rounds: int, lot: DraftLot) -> list[RoundSeating]:
    """All rounds for these sides, without a history: each section separately.

    For two at a table Berger's round robin, repeated if there are more rounds; for more a known design up to its
    length, and a search from there on.
    """
    sections = field.sections()
    return join_sections([plan_section(section, rounds, lot.part(f"section/{section.sides[0].section}")) for section in sections], rounds)


def join_sections(sections: Sequence[Sequence[RoundSeating]], rounds: int) -> list[RoundSeating]:
    """The rounds of all sections together."""
    return [
        RoundSeating(
            tuple(table for section in sections for table in section[nth].tables),
            tuple(entry for section in sections for entry in section[nth].byes),
        )
        for nth in range(rounds)
    ]


def plan_section(section: PairingField, rounds: int, lot: DraftLot) -> list[RoundSeating]:
    """The rounds of one section, with seats."""
    room = room_for(section)
    groups = plan_groups(section, room, rounds, lot)
    byes = [each.pop() if room.byes else () for each in groups]
    if section.seating == "places":
        seated = balanced_seats(groups)
    else:
        seated = seats_in_turn(section, groups, lot)
    return [RoundSeating(tuple(map(TableDraft, tables)), tuple(sorted(idle))) for tables, idle in zip(seated, byes, strict=True)]


def seats_in_turn(section: PairingField, rounds: Sequence[Sequence[Group]], lot: DraftLot) -> list[list[Group]]:
    """Seats round by round, each balanced after the ones before."""
    found = []
    for groups in rounds:
        found.append(seat_groups(groups, section, lot))
        section = after_round(section, RoundSeating(tuple(map(TableDraft, found[-1]))))
    return found


def plan_groups(section: PairingField, room: SectionTables, rounds: int, lot: DraftLot) -> list[list[Group]]:
    """The groups of all rounds of one section; if there are byes, the last group has them."""
    players = [side.entry for side in players_of(section, room)]
    if not room.sizes:
        return [[tuple(players)] if room.byes else [] for _ in range(rounds)]
    kin = kinship(section)
    if section.sizes.best == 2 and set(room.sizes) == {2}:
        return name_points(berger(len(players), rounds), lot.shuffled(players), kin, lot)
    known = from_design(len(players), room, section.sizes.best, rounds)
    found = name_points(known, lot.shuffled(players), kin, lot)
    field = section
    for groups in found:
        field = after_round(field, RoundSeating(tuple(map(TableDraft, groups))))
    for _ in range(rounds - len(found)):
        groups = search_groups(field, room, lot)
        found.append(groups)
        playing = groups[:-1] if room.byes else groups
        field = after_round(field, RoundSeating(tuple(map(TableDraft, playing)), groups[-1] if room.byes else ()))
    rotation = Rotation(found, section.sizes.best, room.byes > 0, kin)
    return found if rotation.cost() <= rotation.floor() else rotation.solve(lot)


def search_groups(field: PairingField, room: SectionTables, lot: DraftLot) -> list[Group]:
    """The groups of one round after the history, ignoring points."""
    sides = lot.shuffled(players_of(field, room))
    costs = Costs(sides, room, field, "plan")
    found = Exchange(costs, range(len(sides)), lot).solve(costs.floor())
    return [tuple(sides[who].entry for who in group) for group in found]


def berger(number: int, rounds: int) -> list[Round]:
    """A round robin by the circle method; with an odd number, one side has a bye in each round, as the last group."""
    seats = number + number % 2
    found = []
    for turn in range(rounds):
        ring = [(each + turn) % (seats - 1) for each in range(seats - 1)]
        pairs = [(ring[0], seats - 1), *((ring[each], ring[-each]) for each in range(1, seats // 2))]
        idle = [pair for pair in pairs if number in pair]
        found.append((*(pair for pair in pairs if number not in pair), *((min(pair),) for pair in idle)))
    return found


def from_design(number: int, room: SectionTables, best: int, rounds: int) -> list[Round]:
    """Rounds without a second meeting from a known design, up to its length; none if there is no design.

    If some tables have a seat less, points that never meet are left out.
    """
    empty = room.sizes.count(best - 1)
    design = known_designs().get((number + empty, best))
    if design is None or room.byes or set(room.sizes) - {best, best - 1}:
        return []
    taken = design.rounds()[:rounds]
    while (gone := strangers(design, taken, empty)) is None:
        taken = taken[:-1]
    left = {point: at for at, point in enumerate(point for point in range(design.entries) if point not in gone)}
    cut = (tuple(tuple(left[point] for point in table if point in left) for table in tables) for tables in taken)
    return [tuple(sorted(tables, key=lambda table: -len(table))) for tables in cut]


def strangers(design: Design, rounds: Sequence[Round], number: int) -> tuple[int, ...] | None:
    """This many points of which no two meet in these rounds."""
    met = {frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)}
    points = range(design.entries - 1, -1, -1)
    able = (each for each in combinations(points, number) if all(frozenset(pair) not in met for pair in combinations(each, 2)))
    return next(able, None)


def kinship(field: PairingField) -> dict[tuple[int, int], int]:
    """The number of shared groups of each two that should be apart."""
    found = {}
    for one, two in combinations(sorted((side for side in field.sides if side.apart), key=lambda side: side.entry), 2):
        if shared := len(one.apart & two.apart):
            found[one.entry, two.entry] = shared
    return found


MOST_RENAMINGS = 4_000
"""Exchanges of names to try, for separating sides that should be apart."""


def name_points(rounds: Sequence[Round], entries: Sequence[int], kin: dict[tuple[int, int], int], lot: DraftLot) -> list[list[Group]]:
    """Entries in place of points, with few unwanted meetings: the lot's order, improved by exchanges."""
    names = list(entries)
    place = {entry: point for point, entry in enumerate(names)}
    times = Counter(frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2))
    pairs = [(one, two, shared) for (one, two), shared in kin.items() if one in place and two in place]

    def cost() -> int:
        return sum(shared * times[frozenset((place[one], place[two]))] for one, two, shared in pairs)

    now = cost()
    for _ in range(MOST_RENAMINGS):
        if not now:
            break
        one, two = lot.draw(names), lot.draw(names)
        place[one], place[two] = place[two], place[one]
        if (then := cost()) <= now:
            now = then
        else:
            place[one], place[two] = place[two], place[one]
    at = {point: entry for entry, point in place.items()}
    return [[tuple(at[point] for point in table) for table in tables] for tables in rounds]
