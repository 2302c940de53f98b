"""The board and the strip around it, as a page draws them (rules MD-3.2 to MD-3.4)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from domain.kernel.words.ground import Cell, Ground
from domain.rulesets.microdot.model.board_graph import BARRIER_ORDER, BoardGraph, row_and_column
from domain.rulesets.microdot.model.commands import STEPS, LeaveBag
from domain.rulesets.microdot.model.kit import MICRODOT, Board
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.movement import Paths
from domain.rulesets.microdot.model.pieces import CHECKPOINT, COLOURS, ITEMS, VALUE, Item, Place, barrier_of
from domain.rulesets.microdot.model.table import Table, decisions
from domain.rulesets.microdot.model.terms import KINDS, place_text, segment_text
from domain.rulesets.microdot.view.saying.kinds import SYMBOLS

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
        yield Cell(x=x, y=y, w=w, h=h, mark=f"{kind}-{'post' if is_upright else 'rail'}", name=f"{barrier}: {KINDS[kind]}")
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
