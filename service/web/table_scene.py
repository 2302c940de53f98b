"""A scene for the table's templates: seats in their order, zones, things, and the value of each in an answer."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from domain.kernel.words.knowledge import Possible
from domain.kernel.words.phrases import Kind
from domain.kernel.words.pointing import is_seat_field
from projections.scene import own_title
from service.app.play.table_page import TablePage
from service.web.ground_scene import GroundPiece, pieces_of, to_shown_ground
from service.web.looks import LookLayout, look_of
from service.web.shown_table import Chart, ChartRow, ShownSeat, ShownTable, ShownThing, ShownZone

Json = dict[str, Any]
Meanings = Mapping[str, list[tuple[str, Any, str]]]
"""By place, as named in `at` of `offers`: triples of field, value and type of command."""

MOST_SHOWN = 12
"""Most things of one kind that are drawn one by one; more are drawn as one with a number."""
SEPARATE = ("fan", "row", "spot")
"""Forms of zones whose things are drawn one by one."""
WHAT = ("kind", "back", "piece", "die", "token")


SIGNS = 6


def to_shown_table(seen: TablePage) -> ShownTable:
    """The scene of a page's view."""
    scene, meanings = seen.view["scene"], meanings_by_place(seen)
    drawing = Drawing(seen, meanings)
    zones = [(each.get("seat"), drawing.zone(each)) for each in scene["zones"] if "within" not in each]
    count = len(seen.people)
    seats = [drawing.seat(nth, tuple(zone for seat, zone in zones if seat == nth)) for nth in range(count)]
    layout = drawing.layout
    own = None if seen.seat is None else seats[seen.seat]
    around = seats
    if own is not None:
        on_table = tuple(each for each in own.zones if each.role in layout.on_table)
        around = [*seats[own.seat + 1 :], *seats[: own.seat], *([own._replace(zones=on_table)] if layout.on_table else [])]
        own = own._replace(zones=tuple(each for each in own.zones if each not in on_table))
    return ShownTable(
        scene["phase"]["title"],
        tuple(around),
        own,
        nest_zones([zone for seat, zone in zones if seat is None]),
        tuple(seen.view["danger"]),
        drawing.look.url("faces.svg") or "" if drawing.look else "",
        layout.has_tabs,
        to_chart(seen),
        layout.panels,
        tuple(scene["phase"].get("course", ())),
    )


def nest_zones(zones: list[ShownZone]) -> tuple[ShownZone, ...]:
    """The zones; a zone in the middle of another's ground is nested in it."""
    by_id = {each.id: each for each in zones}
    inner = {each.ground.ground.around for each in zones if each.ground} - {None}
    return tuple(
        each._replace(ground=each.ground._replace(inner=by_id.get(each.ground.ground.around or ""))) if each.ground else each
        for each in zones
        if each.id not in inner
    )


def to_chart(seen: TablePage) -> Chart | None:
    """The kinds that the view's hints leave possible, by seat; None if they list no kinds."""
    hints = [each for each in seen.view["hints"] if each["may"]]
    if not hints:
        return None
    kinds = seen.rules.words.kinds
    columns = [name for name in kinds if any(name in each["may"] for each in hints)]
    seats = {zone["id"]: zone["seat"] for zone in seen.view["scene"]["zones"] if "seat" in zone}
    rows = [ChartRow(seen.people[seats[each["things"][0]["zone"]]], tuple([name in each["may"] for name in columns])) for each in hints]
    return Chart(tuple([kinds[name] for name in columns]), tuple(rows))


def meanings_by_place(seen: TablePage) -> Meanings:
    """The values of each place in answers, from the offers."""
    found: dict[str, list[tuple[str, Any, str]]] = defaultdict(list)
    for place, field, part, command in seen.composed:
        found[place].append((field, part, command))
    for offer in seen.view["offers"]:
        if offer["at"] is not None:
            found[offer["at"]].append(("type", offer["type"], offer["type"]))
        for name, field in offer["fields"].items():
            for value in field["values"] or ():
                if value["at"] is not None:
                    found[value["at"]].append((name, value["value"], offer["type"]))
    return found


def cell_uses(seen: TablePage, sheet: Json) -> Iterator[Json]:
    """The uses of a sheet's cells in forms. A cell gives its name to a field that admits all of the sheet's names, and the sheet's seat to fields
    of seats; a boolean field is whether the cell's face differs from the field's name, so that it is turned over.
    """
    names = {each["at"] for each in sheet.get("things", ()) if "at" in each}
    commands = {str(each.__struct_config__.tag): each for each in seen.rules.commands}
    asides = {str(each.__struct_config__.tag) for each in seen.rules.asides}
    for offer in seen.view["offers"]:
        fields = offer["schema"]["properties"]
        named = next((name for name, schema in fields.items() if names and names <= admitted_names(schema)), None)
        seats = [name for name in fields if is_seat_field(commands[offer["type"]], name)]
        if named is not None and all(sheet.get("seat") in enum_values(fields[each]) for each in seats):
            yield {
                "type": offer["type"],
                "field": named,
                "with": dict.fromkeys(seats, sheet.get("seat")),
                "sides": [name for name, schema in fields.items() if is_yes_or_no(schema)],
                "aside": offer["type"] in asides,
            }


def is_yes_or_no(schema: Json) -> bool:
    return schema.get("type") == "boolean" or any(each is True for each in enum_values(schema))


def enum_values(schema: Json) -> list[Any]:
    """The values that a field lists."""
    return list(schema.get("enum", [schema["const"]] if "const" in schema else []))


def admitted_names(schema: Json) -> set[str]:
    """The names that a field admits, alone or among others."""
    return {each for each in enum_values(schema.get("items", schema)) if isinstance(each, str)}


class PossibleThings:
    """The viewer's knowledge about things, by zone. excluded: by zone and thing, the sheet and its cells that the thing excludes."""

    def __init__(self, seen: TablePage) -> None:
        self.backs: dict[tuple[str, str], list[Possible]] = defaultdict(list)
        for each in seen.knowledge.possible:
            self.backs[each.zone, each.back].append(each)
        self.excluded = {(each.zone, each.thing): [each.sheet, each.cells] for each in seen.knowledge.excluded if each.cells}

    def hidden(self, zone: str, back: str, nth: int) -> Possible | None:
        """Of the nth thing with this back; None if nothing is known."""
        return next(iter(self.backs.get((zone, back), ())[nth : nth + 1]), None)

    def said(self, zone: str) -> str:
        """What is known about the things that a zone shows, as a sentence."""
        return " ".join([each.text for each in self.backs.get((zone, ""), ())])

    def rules_out(self, zone: str, name: str) -> bool:
        """Whether a cell, or a thing that lies face up, is not possible."""
        return any(name not in each.may for each in self.backs.get((zone, ""), ()))


class Drawing:
    """Makes zones and seats of one page."""

    def __init__(self, seen: TablePage, meanings: Meanings) -> None:
        self.seen, self.meanings = seen, meanings
        self.look = look_of(seen.rules) if seen.rules.is_installed else None
        self.asked = {(each["zone"], each["kind"]) for each in (seen.view["asked"] or {}).get("things", ())}
        self.inner: dict[str, list[Json]] = defaultdict(list)
        for each in seen.view["scene"]["zones"]:
            if "within" in each:
                self.inner[each["within"]].append(each)
        self.layout = self.look.layout if self.look else LookLayout()
        self.possible = PossibleThings(seen)
        self.tones = {seat: tone for ground in seen.grounds.values() for seat, tone in ground.tones.items()}

    def means(self, place: str) -> str:
        found = self.meanings.get(place)
        return json.dumps(found) if found else ""

    def seat(self, seat: int, zones: tuple[ShownZone, ...]) -> ShownSeat:
        panel = self.seen.at_table.seats[seat]
        outcome = self.seen.view["outcome"]
        return ShownSeat(
            seat,
            panel.name,
            seat % SIGNS,
            panel.state,
            panel.words,
            seat == self.seen.seat,
            panel.is_awaited,
            outcome is not None and seat in outcome["winners"],
            zones,
            self.means(f"seat:{seat}"),
            self.tones.get(seat, ""),
        )

    def zone(self, zone: Json) -> ShownZone:
        role, ground = zone["id"].partition(":")[0], self.seen.grounds.get(zone["id"])
        is_kit = role in self.layout.kits and "seat" in zone
        things = tuple(self.kit(zone, self.layout.kits[role]) if is_kit else self.things(zone))
        uses = [*cell_uses(self.seen, zone)] if zone["form"] == "sheet" else []
        cells = json.dumps(uses) if uses else ""
        shown = ShownZone(
            zone["id"], role, zone["form"], zone["title"], self.label(zone), zone["count"], things, self.means(zone["id"]), cells,
            tuple(map(self.zone, self.inner[zone["id"]])),
        )  # fmt: skip
        board = to_shown_ground(ground, zone["id"], things, self.means) if ground is not None else None
        return shown._replace(ground=board, is_kit=is_kit, knowing=self.possible.said(zone["id"]), tells=zone["id"] in self.layout.tells)

    def kit(self, zone: Json, words: Mapping[str, str]) -> Iterator[ShownThing]:
        """All pieces of a zone's seat from all zones, each with its place as text. words: by the role of the piece's zone."""
        kinds = [*self.seen.rules.words.kinds]
        for piece in pieces_of(self.seen.view["scene"], zone["seat"], kinds):
            where = words.get(piece.zone.partition(":")[0])
            if where is not None:
                shown = self.thing(piece.thing, piece.zone, is_shared=False)
                means = self.means(f"{piece.zone}/{piece.at or shown.name}") if zone["seat"] == self.seen.seat else ""
                yield shown._replace(where=self.whereabouts(piece, where), is_away=piece.zone != zone["id"], means=means)

    def whereabouts(self, piece: GroundPiece, words: str) -> str:
        """The place of a piece: `words` with its cell and its captor."""
        return words.format(at=piece.at, name="" if piece.captor is None else self.seen.people[piece.captor])

    def label(self, zone: Json) -> str:
        """The title without its seat's name, which is shown next to it."""
        title: str = zone["title"]
        return own_title(title, self.seen.people[zone["seat"]]) if "seat" in zone else title

    def things(self, zone: Json) -> Iterator[ShownThing]:
        if zone["form"] == "purse":
            yield ShownThing("coins", "coins", zone["title"], zone["count"], symbol=self.symbol("coin"))
        nth = Counter[str]()
        for each in zone.get("things", ()):
            shown = self.thing(each, zone["id"], is_shared="seat" not in zone)
            is_separate = zone["form"] in SEPARATE and 1 < shown.size <= MOST_SHOWN
            for one in [shown._replace(size=1)] * shown.size if is_separate else [shown]:
                yield self.known_of(one, zone["id"], nth[one.name])
                nth[one.name] += 1

    def known_of(self, shown: ShownThing, zone: str, nth: int) -> ShownThing:
        """A thing with what the viewer knows about it. nth: its index among those of its name in the zone."""
        if shown.what == "back":
            found = self.possible.hidden(zone, shown.name, nth)
            if found is None:
                return shown
            may = tuple([self.sign(each) for each in found.may])
            return shown._replace(may=may, knowing=found.text, title=f"{shown.title}. {found.text}".strip())
        excludes = self.possible.excluded.get((zone, shown.name))
        shown = shown._replace(excludes=json.dumps(excludes)) if excludes else shown
        if shown.face not in ("", "open") or not self.possible.rules_out(zone, shown.cell or shown.name):
            return shown
        title = f"{shown.title}, ruled out" if shown.cell else f"{shown.title}. {self.possible.said(zone)}"
        return shown._replace(is_out=True, title=title)

    def sign(self, name: str) -> tuple[str, Kind, str]:
        """A kind as a small sign: its corner, or its symbol if another kind with its back has the same corner."""
        kinds = self.seen.rules.words.kinds
        kind = kinds[name]
        is_alone = kind.corner and sum(each.corner == kind.corner and each.back == kind.back for each in kinds.values()) == 1
        return name, kind, "" if is_alone else self.symbol(kind.symbol)

    def thing(self, thing: Json, zone: str, *, is_shared: bool) -> ShownThing:
        if "coins" in thing:
            return ShownThing("coins", "coins", "Coins", thing["coins"], symbol=self.symbol("coin"))
        what = next(each for each in WHAT if each in thing)
        name = thing[what]
        face, cell = thing.get("face", ""), thing.get("at", "")
        kinds = self.seen.rules.words.kinds
        kind = kinds.get(name) if what in ("kind", "piece") else kinds.get(cell) or kinds.get(name)
        owner = thing.get("of") if is_shared and what == "token" else None
        return ShownThing(
            what,
            name,
            self.label_of(self.title(what, name, kind, face), zone, thing.get("of"), owner),
            thing.get("count", 1),
            kind,
            self.symbol(f"back-{name}" if what == "back" else f"{name}-{face}") or self.symbol(kind.symbol if kind else name),
            face,
            thing.get("shows"),
            cell,
            thing["known"]["by"].replace("_", " ") if thing.get("known") else "",
            self.means(f"{zone}/{cell or name}") if zone not in self.seen.grounds else "",
            "" if owner is None else self.seen.people[owner],
            None if owner is None else owner % SIGNS,
            (zone, name) in self.asked,
            self.tone(kind, thing.get("of")),
            tuple(self.faces(name)) if what == "die" else (),
        )

    def tone(self, kind: Kind | None, owner: int | None) -> str:
        """The colour of a thing: its kind's, else its seat's."""
        return kind.tone if kind and kind.tone else self.tones.get(owner, "") if owner is not None else ""

    def faces(self, die: str) -> Iterator[tuple[str, str]]:
        """The faces of a die that the look has symbols of, each with its symbol."""
        for symbol in sorted(self.look.symbols if self.look else ()):
            if symbol.startswith(f"{die}-"):
                yield symbol.removeprefix(f"{die}-"), symbol

    def title(self, what: str, name: str, kind: Kind | None, face: str) -> str:
        if kind is not None:
            return f"{kind.name} / {kind.second}" if kind.second else kind.name
        if what == "back":
            return "Face down"
        return f"{name}: {face}".capitalize() if face else name

    def label_of(self, title: str, zone: str, of: int | None, owner: int | None) -> str:
        """The label of a thing, with its seat's name if its place does not show the seat. owner: of a token in a shared zone."""
        if owner is not None:
            return f"{self.seen.people[owner]}: {title}"
        return title if of is None or of not in self.tones or zone.endswith(f":{of}") else f"{self.seen.people[of]}'s {title}"

    def symbol(self, name: str) -> str:
        return name if self.look and name in self.look.symbols else ""
