"""What the templates of a table draw: seats, zones and things, as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from domain.kernel.words.phrases import Kind
from service.web.ground_scene import ShownGround

Json = dict[str, Any]

BOTS = ("bot", "automaton")


class ShownThing(NamedTuple):
    """A thing. what, name: which of the scene's names it has, and that; title: what it is called; kind: its words.

    symbol: in the look's sprite, "" for none; means: what it stands for in an answer, as JSON, "" for nothing.
    tone: the colour of its kind, else of its owner on a board; faces: symbols of what a die can show, by face.
    owner, sign: the seat that it belongs to, by name and sign, where its zone is nobody's; is_asked: whether the question is about it.
    where: of a seat's piece in its kit, where it is; is_away: whether that is another zone.
    """

    what: str
    name: str
    title: str
    size: int = 1
    kind: Kind | None = None
    symbol: str = ""
    face: str = ""
    shows: int | None = None
    cell: str = ""
    known: str = ""
    means: str = ""
    owner: str = ""
    sign: int | None = None
    is_asked: bool = False
    tone: str = ""
    faces: tuple[tuple[str, str], ...] = ()
    where: str = ""
    is_away: bool = False

    @property
    def is_mark(self) -> bool:
        """Whether it marks a cell that is named as a kind: of many such, all that is drawn is that kind's corner."""
        return self.what == "token" and bool(self.cell and self.kind and self.kind.corner)


class ShownZone(NamedTuple):
    """A zone. label: what it is called beside its seat's name; means: what all of it stands for.

    cells: what its cells do; inner: the zones within it; ground: the board that its things lie on; is_kit: whether it lists all
    pieces of its seat; tells: whether it says what came last.
    """

    id: str
    role: str
    form: str
    title: str
    label: str
    size: int
    things: tuple[ShownThing, ...]
    means: str
    cells: str = ""
    inner: tuple[ShownZone, ...] = ()
    ground: ShownGround | None = None
    is_kit: bool = False
    tells: bool = False


class ShownSeat(NamedTuple):
    """A seat with its zones. sign: its number among the signs; state, words: of its player, as the list of people has it.

    tone: its colour on a board, "" for none.
    """

    seat: int
    name: str
    sign: int
    state: str
    words: str
    is_own: bool
    is_awaited: bool
    has_won: bool
    zones: tuple[ShownZone, ...]
    means: str
    tone: str = ""

    @property
    def is_bot(self) -> bool:
        return self.state in BOTS

    @property
    def open(self) -> int | None:
        """Cells of its sheet that are open; None if it has no sheet."""
        sheet = next((each for each in self.zones if each.form == "sheet"), None)
        return None if sheet is None else sum(each.face == "open" for each in sheet.things)


class ChartRow(NamedTuple):
    """What may be in a zone. title: whose it is; may: for each kind of the chart."""

    title: str
    may: tuple[bool, ...]


class Chart(NamedTuple):
    """Hints that leave some kinds open, as a table."""

    kinds: tuple[Kind, ...]
    rows: tuple[ChartRow, ...]


class ShownTable(NamedTuple):
    """A table. around: seats on the table, from the viewer's left; own: the viewer's, as the rail has it; middle: zones of
    nobody's; faces: the sprite's address; has_tabs: whether small windows show one seat of the table at a time; panels: groups of
    zones in the middle of which small windows show one at a time, with their titles; course: the steps of the phase.

    The viewer's seat is the last on the table, with the zones that its look puts there, if it puts any.
    """

    phase: str
    around: tuple[ShownSeat, ...]
    own: ShownSeat | None
    middle: tuple[ShownZone, ...]
    dangers: tuple[Json, ...]
    faces: str
    has_tabs: bool
    chart: Chart | None
    panels: Mapping[str, str]
    course: tuple[Json, ...]
