"""Values that the templates of a table draw: seats, zones and things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from domain.kernel.words.phrases import Kind
from service.web.ground_scene import ShownGround

Json = dict[str, Any]

BOTS = ("bot", "automaton")


class ShownThing(NamedTuple):
    """A thing. what: its member in the scene (`kind`, `back`, …); name: that member's value; title: its label; kind: its texts.

    symbol: in the look's sprite, "" for none; means: its values in an answer, as JSON, "" for none.
    tone: the colour of its kind, else of its owner on a board; faces: symbols of a die's faces, by face.
    owner, sign: name and sign of its seat, if its zone has no seat; is_asked: whether the question is about it.
    where: the place of a piece in a kit, as text; is_away: whether the piece is in another zone.
    may: what a hidden thing can be, to the viewer's knowledge, each with its symbol; knowing: the same as a sentence.
    is_out: whether the viewer can rule it out; excludes: the cells of a sheet that it excludes, as JSON, "" for none.
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
    may: tuple[tuple[str, Kind, str], ...] = ()
    knowing: str = ""
    is_out: bool = False
    excludes: str = ""

    @property
    def is_mark(self) -> bool:
        """Whether it marks a cell named after a kind with a corner; only that corner is drawn."""
        return self.what == "token" and bool(self.cell and self.kind and self.kind.corner)


class ShownZone(NamedTuple):
    """A zone. label: its title without its seat's name; means: the zone's values in an answer, as JSON.

    cells: uses of its cells in forms, as JSON; inner: the zones within it; ground: the board that its things lie on; is_kit:
    whether it lists all pieces of its seat; tells: whether it shows its last arrival; knowing: what the viewer knows about its
    open things, as a sentence.
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
    knowing: str = ""


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
        """Number of open cells of its sheet; None without a sheet."""
        sheet = next((each for each in self.zones if each.form == "sheet"), None)
        return None if sheet is None else sum(each.face == "open" for each in sheet.things)


class ChartRow(NamedTuple):
    """The possible contents of a zone. title: its owner's name; may: whether each kind of the chart is possible."""

    title: str
    may: tuple[bool, ...]


class Chart(NamedTuple):
    """Hints that leave some kinds open, as a table."""

    kinds: tuple[Kind, ...]
    rows: tuple[ChartRow, ...]


class ShownTable(NamedTuple):
    """A table. around: seats on the table, from the viewer's left; own: the viewer's, as the rail has it; middle: zones
    without a seat; faces: the sprite's address; has_tabs: whether small windows show one seat of the table at a time; panels: groups of
    zones in the middle, with their titles; small windows show one group at a time; course: the steps of the phase.

    The viewer's seat is the last on the table, with the zones that the look places there, if any.
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
