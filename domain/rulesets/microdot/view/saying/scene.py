"""Zones and the things in them, as data (rule MD-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.words.scene import Phase, Scene, Thing, Zone, backs, zone
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.pieces import BOX, ITEMS, captor_of, is_on_board
from domain.rulesets.microdot.model.table import Table
from domain.rulesets.microdot.view.saying.ground import centre_of
from domain.rulesets.microdot.view.saying.kinds import AGENT, BAG, BRIBERY, BRIEFING, MISSION


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
