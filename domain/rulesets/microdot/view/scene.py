"""Zones and the things in them, their moves, and the boards that they lie on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from domain.kernel.secrecy import Event, Seat
from domain.kernel.words.ground import Cell, Ground
from domain.kernel.words.phrases import Chapter, Motion, Move
from domain.kernel.words.scene import Phase, Scene, Thing, Zone, backs, zone
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, BoardGraph, row_and_column
from domain.rulesets.microdot.model.commands import STEPS, LeaveBag
from domain.rulesets.microdot.model.events import ColouredThrown, MissionRead, SymbolThrown, TurnBegan, TurnSkipped
from domain.rulesets.microdot.model.kit import MICRODOT, Board
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import (
    BOX,
    CHECKPOINT,
    COLOURS,
    ITEMS,
    VALUE,
    Item,
    Place,
    barrier_of,
    captor_of,
    is_on_board,
)
from domain.rulesets.microdot.model.setup_events import ThrownForStart
from domain.rulesets.microdot.model.table import Table, decisions
from domain.rulesets.microdot.model.terms import BORDERS, place_text, segment_text
from domain.rulesets.microdot.view.text import AGENT, BAG, BRIBERY, BRIEFING, KINDS, MISSION, SYMBOLS


def scene(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Scene:
    """The scene. minds: those visible to the audience; people: display names by seat."""
    known = {mind.seat: mind for mind in minds}
    zones = [each for seat in table.seats for each in seat_zones(table, seat, known.get(seat), people[seat])]
    return Scene(phase_of(table), (*zones, *board_zones(table), *card_zones(table)))


def phase_of(table: Table) -> Phase:
    title = f"Round {table.round}" if table.round else "Before the first round"
    return Phase(table.phase, "The end" if table.phase == "over" else title)


def seat_zones(table: Table, seat: Seat, mind: Mind | None, name: str) -> Iterator[Zone]:
    """The zones of a player, and of the player's Interrogation Centre."""
    yield zone(f"status:{seat}", "row", f"{name}'s colour", status_things(table, seat), seat=seat)
    kit = [Thing(piece=item, of=seat) for item in ITEMS if table.place_of(seat, item) == BOX]
    yield zone(f"box:{seat}", "row", f"{name}'s equipment to collect", kit, seat=seat)
    held = [
        Thing(piece=item, of=owner)
        for owner in table.seats
        for item in ITEMS
        if captor_of(table.place_of(owner, item)) == seat
    ]
    yield zone(f"held:{seat}", "row", f"{name}'s Interrogation Centre", held, seat=seat)
    cards = [Thing(kind=BRIBERY, count=table.bribery[seat])] if table.bribery[seat] else []
    yield zone(f"bribery:{seat}", "row", f"{name}'s Bribery Cards", cards, seat=seat)
    if table.options.secret_briefing:
        yield zone(f"read:{seat}", "fan", f"{name}'s secret briefings", read_things(table, seat, mind), seat=seat)


def status_things(table: Table, seat: Seat) -> Iterator[Thing]:
    """A player's colour, whether on the mission, and turns to miss."""
    colour = table.colours[seat]
    if colour is not None:
        yield Thing(token="colour", face=colour, of=seat)
        yield Thing(token="mode", face=table.modes[seat], of=seat)
    if table.skips[seat]:
        yield Thing(token="miss", count=table.skips[seat])


def read_things(table: Table, seat: Seat, mind: Mind | None) -> tuple[Thing, ...]:
    """Briefings that a player has read alone and not shown."""
    count = sum([each.seat == seat for each in table.unshown])
    numbers = table.read_alone[seat] if table.read_alone else mind.read if mind is not None else ()
    if len(numbers) == count:
        return tuple([Thing(kind=BRIEFING, face=str(each)) for each in sorted(numbers)])
    return backs(BRIEFING, count)


def board_zones(table: Table) -> Iterator[Zone]:
    """The board with pieces and bags, the strip with agents, and the dice."""
    pieces = [
        Thing(piece=item, of=seat, at=place)
        for seat in table.seats
        for item in ITEMS
        if is_on_board(place := table.place_of(seat, item))
    ]
    bags = [Thing(piece=BAG, of=owner, at=square) for owner, square in enumerate(table.bags)]
    yield zone("board", "grid", "The board", (*pieces, *bags))
    agents = [
        Thing(piece=AGENT, of=seat, at=centre_of(colour) if segment is None else str(segment + 1))
        for seat, (segment, colour) in enumerate(zip(table.agents, table.colours, strict=True))
        if colour is not None
    ]
    yield zone("strip", "track", "The strip", agents)
    yield zone("dice", "row", "The dice", [Thing(die="coloured"), Thing(die="symbol"), Thing(die="black_white")])


def card_zones(table: Table) -> Iterator[Zone]:
    """The decks, their discards, and the Bribery Cards that no seat holds."""
    yield zone("briefing", "pile", "The Briefing Cards", backs(BRIEFING, table.briefing_deck))
    read = [Thing(kind=BRIEFING, face=str(number)) for number in table.briefing_used]
    yield zone("briefing-used", "row", "Briefing Cards that were read", read)
    yield zone("mission", "pile", "The Mission Cards", backs(MISSION, table.mission_deck))
    drawn = [Thing(kind=MISSION, face=letter) for letter in table.mission_used]
    yield zone("mission-used", "row", "Mission Cards that were read", drawn)
    stack = [Thing(kind=BRIBERY, count=table.bribery_stack)] if table.bribery_stack else []
    yield zone("bribery", "pile", "The Bribery Cards", stack)


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event, after the throw of its die."""
    moves = scene_moves(before, after, lambda kind: KINDS[kind].back)
    die = thrown(event)
    dice = () if die is None else (Move(die, "dice", "dice"),)
    return Motion((*dice, *moves), event.weight, round_of(event, before, after))


def thrown(event: Event) -> Thing | None:
    """The die that is thrown, as it comes to rest."""
    match event:
        case ColouredThrown() | ThrownForStart():
            return Thing(die="coloured", shows=event.face)
        case SymbolThrown():
            return Thing(die="symbol", face=event.face)
        case MissionRead():
            return Thing(die="black_white", face=event.face)
    return None


def round_of(event: Event, before: Scene, after: Scene) -> Chapter | None:
    """The round that begins."""
    if isinstance(event, TurnBegan | TurnSkipped) and before.phase.title != after.phase.title:
        return Chapter(f"round-{event.round}", f"Round {event.round}")
    return None


SQUARE = 2
"""Units of a square, so that barriers lie between two of them."""
MARKS = {".": "", "D": "dark", "H": "hq", "B": "spot", "E": "embassy"}
SAID = {"H": ", where a stolen bag wins", "E": ", in which nothing is captured", "B": ", where its bag lies at first"}
"""By mark of a square: its purpose, for squares with pictures."""
PICTURES = {"H": "flying-flag", "B": "briefcase", "E": "greek-temple"}

Signs = Mapping[Place, Mapping[str, str]]


def centre_of(colour: str) -> str:
    """The cell of a colour's Interrogation Centre, in a corner of the strip."""
    return f"centre-{colour}"


def grounds(table: Table, mind: Mind | None) -> Mapping[str, Ground]:
    """The board within the strip."""
    seat = None if mind is None else mind.seat
    side = len(table.options.full_kit.strip) // len(COLOURS) + 2
    tones = {seat: colour for seat, colour in enumerate(table.colours) if colour is not None}
    caption = "What each throw brings"
    return {
        "board": board_ground(table, signs_of(table, mind), tones),
        "strip": Ground(side, side, tuple(strip_cells(table, seat, side)), around="board", tones=tones, caption=caption),
    }


def strip_cells(table: Table, seat: int | None, side: int) -> Iterator[Cell]:
    """Clockwise from red's corner: each colour's centre, and the segments after it."""
    strip, quarter = table.options.full_kit.strip, side - 2
    ahead = throws(table, seat)
    for nth, segment in enumerate(strip):
        colour, step = divmod(nth, quarter)
        if step == 0:
            tone = COLOURS[colour]
            x, y = ring_place(colour, -1, side)
            yield Cell(x=x, y=y, at=centre_of(tone), mark="corner", tone=tone, name=f"{tone}'s Interrogation Centre")
        x, y = ring_place(colour, step, side)
        symbol, title = SYMBOLS.get(segment, MICRODOT), segment_text(segment)  # type: ignore[call-overload]
        is_dot = segment == MICRODOT
        name = f"segment {nth + 1}: {title}{', on which a Briefing Card is read' if is_dot else ''}"
        label, badge = "a card" if is_dot else title.removeprefix("the "), ahead.get(nth, "")
        yield Cell(x=x, y=y, at=str(nth + 1), mark=segment, symbol=symbol, label=label, name=name, badge=badge)


def ring_place(colour: int, step: int, side: int) -> tuple[int, int]:
    """Column and row of a cell of the strip. step: from 0 after the corner, -1 for the corner."""
    along, far = step + 1, side - 1
    return ((along, 0), (far, along), (far - along, far), (0, far - along))[colour]


def throws(table: Table, seat: int | None) -> Mapping[int, str]:
    """The throws that lead a seat's agent to segments, while it throws on the strip."""
    if seat is None or table.phase != "throw" or table.turn != seat or table.is_fit(seat):
        return {}
    kit = table.options.full_kit
    here = table.agents[seat]
    start = table.territory(seat) * len(kit.strip) // len(COLOURS) - 1 if here is None else here
    return {(start + face) % len(kit.strip): str(face) for face in sorted(kit.dice.coloured)}


def board_ground(table: Table, signs: Signs, tones: Mapping[int, str]) -> Ground:
    """Territories, their squares, and the borders between them."""
    board, graph = table.options.full_kit.board, table.options.graph
    squares = tuple([square_cell(board, graph, square, signs.get(square, {})) for square in graph.squares])
    units = SQUARE * graph.size
    return Ground(units, units, tuple(border_cells(table, signs)), squares, tuple(territory_cells(graph)), tones=tones)


def territory_cells(graph: BoardGraph) -> Iterator[Cell]:
    half = graph.size
    for nth, colour in enumerate(COLOURS):
        x, y = half * (nth in (1, 2)), half * (nth in (2, 3))
        name = f"the {colour} territory, with its HQ on {graph.hq[nth]}"
        yield Cell(x=x, y=y, w=half, h=half, at=colour, mark="territory", tone=colour, name=name)


def border_cells(table: Table, signs: Signs) -> Iterator[Cell]:
    """Cells of the borders between territories, and of the places on them."""
    board, graph = table.options.full_kit.board, table.options.graph
    half = graph.size
    yield from barrier_cells(table)
    for spot in graph.sides:
        barrier, _, anchor = spot.partition("-")
        x, y = crossing(barrier, SQUARE * (int(anchor) - 1), half)
        mark = "post" if barrier in ("north", "south") else "rail"
        yield Cell(x=x, y=y, w=SQUARE, h=SQUARE, at=spot, mark=mark, name=place_text(board, spot), signs=signs.get(spot, {}))
    at = half - SQUARE // 2
    yield Cell(x=at, y=at, w=SQUARE, h=SQUARE, at=CHECKPOINT, mark="hub", name="the checkpoint", signs=signs.get(CHECKPOINT, {}))


def square_cell(board: Board, graph: BoardGraph, square: Place, signs: Mapping[str, str]) -> Cell:
    row, column = row_and_column(square)
    mark, colour = board.squares[row][column], COLOURS[graph.territory[square]]
    name = f"{place_text(board, square)}{SAID.get(mark, '')}"
    return Cell(
        x=SQUARE * column, y=SQUARE * row, w=SQUARE, h=SQUARE, at=square, mark=MARKS[mark], tone=colour if MARKS[mark] else "",
        symbol=PICTURES.get(mark, ""), name=name, signs=signs,
    )  # fmt: skip


def crossing(barrier: str, along: int, half: int) -> tuple[int, int]:
    """Column and row of a cell across a barrier, by its distance along the barrier."""
    across = half - SQUARE // 2
    return (across, along) if barrier in ("north", "south") else (along, across)


def barrier_cells(table: Table) -> Iterator[Cell]:
    """Walls and wire, and a gap for each seat that has opened one."""
    board, graph = table.options.full_kit.board, table.options.graph
    half = graph.size
    opened: dict[Place, str | None] = defaultdict(lambda: None)
    for seat, colour in enumerate(table.colours):
        for item in ITEMS:
            place = table.place_of(seat, item)
            if barrier_of(place):
                opened[place] = colour
    for barrier in BARRIER_ORDER:
        kind = getattr(board.barriers, barrier)
        is_upright = barrier in ("north", "south")
        x, y = crossing(barrier, 0 if barrier in ("north", "west") else half, half)
        w, h = (SQUARE, half) if is_upright else (half, SQUARE)
        yield Cell(x=x, y=y, w=w, h=h, mark=f"{kind}-{'post' if is_upright else 'rail'}", name=f"{barrier}: {BORDERS[kind]}")
    for place, tone in opened.items():
        barrier, _, anchor = place.partition("-")
        x, y = crossing(barrier, SQUARE * (int(anchor) - 1), half)
        mark = f"breach-{'post' if barrier in ('north', 'south') else 'rail'}"
        yield Cell(x=x, y=y, w=SQUARE, h=SQUARE, mark=mark, tone=tone or "")


def signs_of(table: Table, mind: Mind | None) -> Signs:
    """The effect on each square that a piece may step to, in a word, by the command that leads there."""
    found: dict[Place, dict[str, str]] = defaultdict(dict)
    if mind is None or table.move is None or decisions(table).get(mind.seat) != "move":
        return found
    paths = Paths(table, mind.seat)
    for item, reached in paths.destinations(table.move).items():
        for place in reached:
            if sign := step_sign(paths, item, place, paths.bag_at.get(paths.place_of[item])):
                found[place][str(STEPS[item].__struct_config__.tag)] = sign
    for place in paths.destinations_without_bag(table.move):
        found[place][str(LeaveBag.__struct_config__.tag)] = "no bag"
    return found


def step_sign(paths: Paths, item: Item, to: Place, bag: int | None) -> str:
    """The effect of a step, in a word. bag: the owner of the bag that the piece carries."""
    if to == CHECKPOINT or barrier_of(to):
        return "opens"
    standing = paths.occupants.get(to)
    gain = 1 if standing is None else VALUE[item] - VALUE[standing[1]]
    if gain < 0:
        return "falls"
    if gain == 0:
        return "both fall"
    if paths.is_stolen(bag) and to == paths.home:
        return "wins"
    if to in paths.bag_at:
        return "bag"
    return "" if standing is None else "captures"
