"""A view as plain text, for screen readers, terminals and language models (rules MD-3 to MD-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, board_graph
from domain.rulesets.microdot.model.kit import Board, FullKit
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import (
    BOX,
    CHECKPOINT,
    COLOURS,
    ITEMS,
    NAMES,
    PIECES_FOR_MISSION,
    VALUE,
    Item,
    barrier_of,
    captor_of,
)
from domain.rulesets.microdot.model.table import Table, decisions
from domain.rulesets.microdot.model.terms import (
    DIRECTIONS,
    barrier_text,
    items_text,
    place_text,
    segment_text,
    territory_text,
)
from domain.rulesets.microdot.view.event_text import MODES, REASONS

ASKED = {
    "colour": "{name} must choose a colour.",
    "bribery": "{name} may use a Bribery Card at once.",
    "draw_offer": "{name} must answer a draw proposal.",
}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. people: display names by seat."""
    return (*public_lines(table, people), *(private_lines(mind) if mind is not None else ()))


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """Public facts."""
    kit = table.options.full_kit
    if table.round:
        yield f"Round {table.round} of {table.options.max_rounds}. {decks_line(table)}"
    yield from board_and_strip_lines(kit)
    if table.bags:
        yield borders_line(table, people)
    for seat in table.seats:
        if table.colours[seat] is not None:
            yield from player_lines(table, seat, people)
    for seat, kind in decisions(table).items():
        yield decision_line(table, seat, kind, people)
    if table.outcome is not None:
        winners = [people[seat] for seat in table.outcome.winners]
        who = f"{winners[0]} won" if winners else "nobody won"
        yield f"The game is over: {who}, because {REASONS[table.outcome.reason]}."


@lru_cache(maxsize=64)
def board_and_strip_lines(kit: FullKit) -> tuple[str, ...]:
    """Board and strip, constant throughout a game."""
    return (*board_lines(kit.board), strip_line(kit.strip))


def board_lines(drawn: Board) -> Iterator[str]:
    found = board_graph(drawn)
    first, last = found.squares[0][0], found.squares[-1]
    yield (
        f"The board has columns {first} to {last[0]} from the west "
        f"and rows 1 to {found.size} from the north, in four territories. Between them are {and_list([barrier_text(drawn, each) for each in BARRIER_ORDER])}; "
        f"in the middle is the checkpoint, between {and_list(found.inner)}."
    )
    yield from (territory_text(drawn, nth) for nth in range(len(COLOURS)))


def strip_line(segments: Sequence[str]) -> str:
    quarter = len(segments) // len(COLOURS)
    centres = and_list([f"{colour}'s before segment {nth * quarter + 1}" for nth, colour in enumerate(COLOURS)])
    return (
        f"The strip around the board has {len(segments)} segments, clockwise, "
        f"with the Interrogation Centres: {centres}. "
        f"After each Centre they show {and_list([segment_text(each) for each in segments[:quarter]])}."
    )


def decks_line(table: Table) -> str:
    cards = f"Briefing Cards left: {table.briefing_deck}. Mission Cards left: {table.mission_deck}."
    return f"{cards} Bribery Cards in the stack: {table.bribery_stack}."


def borders_line(table: Table, people: Sequence[str]) -> str:
    """Breaches by seat and barrier, and Passports at the checkpoint."""
    breaches = [
        f"{people[seat]} across the {barrier} barrier, by the {NAMES[item]}"
        for seat in table.seats
        for item in ITEMS
        if (barrier := barrier_of(table.place_of(seat, item)))
    ]
    parked = [people[seat] for seat in table.seats if table.place_of(seat, "passport") == CHECKPOINT]
    through = [f"{name} through the checkpoint, by the Passport" for name in parked]
    return f"Borders open to: {'; '.join((*breaches, *through)) or 'nobody'}."


def player_lines(table: Table, seat: Seat, people: Sequence[str]) -> Iterator[str]:
    """A player's pieces, bag and agent."""
    name, agent = people[seat], table.agents[seat]
    segment = None if agent is None else segment_text(table.options.full_kit.strip[agent])
    where = "in the Interrogation Centre" if agent is None else f"on segment {agent + 1}, which shows {segment}"
    cards = f"; {count_text(table.bribery[seat], 'Bribery Card')}" if table.bribery[seat] else ""
    missed = f"; misses {count_text(table.skips[seat], 'turn')}" if table.skips[seat] else ""
    yield f"{name} is {table.colours[seat]} and {MODES[table.modes[seat]]}; agent {where}{cards}{missed}."
    if table.bags and table.modes[seat] != "mission":
        yield throws_line(table, seat, name)
    pieces = [piece_text(table, seat, item, people) for item in ITEMS if table.place_of(seat, item) != BOX]
    boxed = [f"the {NAMES[item]}" for item in ITEMS if table.place_of(seat, item) == BOX]
    left = f" Not yet collected: {and_list(boxed)}." if boxed else ""
    yield f"{name}'s pieces: {'; '.join(pieces) or 'none yet'}.{left}"
    if table.bags:
        bag = place_text(table.options.full_kit.board, table.bags[seat])
        yield f"{name}'s Diplomatic Bag: on {bag}, {bag_holder_text(table, seat, people)}."


def throws_line(table: Table, seat: Seat, name: str) -> str:
    """The segment that each throw on the strip leads to."""
    segments, start = table.options.full_kit.strip, table.agents[seat]
    if start is None:
        start = table.territory(seat) * len(segments) // len(COLOURS) - 1
    taken = {agent for each, agent in enumerate(table.agents) if each != seat}
    reached = [(start + throw) % len(segments) for throw in range(1, 7)]
    leads = [
        f"{throw} to {'another agent' if segment in taken else segment_text(segments[segment])}"
        for throw, segment in enumerate(reached, 1)
    ]
    missing = count_text(max(0, PIECES_FOR_MISSION - table.count_on_board(seat)), "piece")
    return f"{name} is {missing} short of the mission; a throw takes the agent: {', '.join(leads)}."


def piece_text(table: Table, seat: Seat, item: Item, people: Sequence[str]) -> str:
    """A piece: value, place, and bag."""
    where = table.place_of(seat, item)
    captor = captor_of(where)
    if captor is not None:
        return f"{NAMES[item]} ({VALUE[item]}) captured, in {people[captor]}'s Interrogation Centre"
    carried = [f"{people[owner]}'s Diplomatic Bag" for owner, square in enumerate(table.bags) if square == where]
    bag = f", with {and_list(carried)}" if carried else ""
    at = "at" if where == CHECKPOINT else "on"
    return f"{NAMES[item]} ({VALUE[item]}) {at} {place_text(table.options.full_kit.board, where)}{bag}"


def bag_holder_text(table: Table, owner: Seat, people: Sequence[str]) -> str:
    """The holder of a bag."""
    standing = table.occupants().get(table.bags[owner])
    if standing is None:
        return "unattended"
    seat, item = standing
    return f"{'recaptured by' if seat == owner else 'stolen by'} {people[seat]}'s {NAMES[item]}"


def decision_line(table: Table, seat: Seat, kind: str, people: Sequence[str]) -> str:
    """The question to a seat. kind: of its decision."""
    name = people[seat]
    if kind == "throw":
        return f"It is {name}'s turn to throw the {'Symbol' if table.modes[seat] == 'mission' else 'Coloured'} Die."
    if kind == "take":
        return f"{name} may take {items_text(table.offered) if table.offered else 'a piece of equipment'}."
    if kind == "move" and table.move is not None:
        paths = Paths(table, seat)
        movable, leaving = tuple(paths.destinations(table.move)), paths.destinations_without_bag(table.move)
        who = and_list([f"the {NAMES[item]}" for item in movable]).replace(" and ", " or ") if movable else ""
        alone = f"the {NAMES[table.occupants()[table.bags[seat]][1]]} without the bag" if leaving else ""
        steps = "" if table.move.steps == 1 else f", up to {table.move.steps} steps"
        return f"{name} may move{DIRECTIONS[table.move.direction]}: {', or '.join(filter(None, (who, alone)))}{steps}."
    return ASKED[kind].format(name=name)


def private_lines(mind: Mind) -> Iterator[str]:
    """The seat's private knowledge."""
    if mind.read:
        yield f"Briefing Cards you have read alone and not shown: {and_list([str(number) for number in mind.read])}."
    if mind.offered:
        yield f"Your briefing lets you take {items_text(mind.offered)}."
