"""The scene of a game from one viewpoint, addressed to its reader."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.game.information_state import InformationState
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import with_capital
from domain.kernel.text.second_person import YOU, names_for, to_second_person
from domain.kernel.words.scene import EMPTY, Scene, Zone, kinds


def reader(info: InformationState) -> Seat | None:
    """The seat that reads the text; None for the public and for viewers with full sight."""
    return info.viewpoint if isinstance(info.viewpoint, int) else None


def scene_shown(info: InformationState, names: Sequence[str]) -> Scene:
    """The scene from this viewpoint, addressed to its reader."""
    drawn = scene_named(info, names_for(names, reader(info)))
    return replace(drawn, zones=tuple([to_reader(each) for each in drawn.zones]))


def to_reader(zone: Zone) -> Zone:
    """A zone whose title and tokens are addressed to the reader."""
    if any(each.token is not None and YOU in each.token for each in zone.things):
        things = [replace(each, token=to_second_person(each.token)) if each.token is not None else each for each in zone.things]
        zone = replace(zone, things=tuple(things))
    return replace(zone, title=to_second_person(zone.title)) if YOU in zone.title else zone


def scene_named(info: InformationState, people: Sequence[str]) -> Scene:
    """The scene from this viewpoint, with everyone by name; empty before the deal, and under rules that are not installed."""
    if info.table is None or not info.rules.is_installed:
        return EMPTY
    known = info.minds or (() if info.mind is None else (info.mind,))
    drawn = info.rules.words.scene(info.table, known, people)
    opened = info.rules.opened(info.house) if info.house is not None else {}
    return replace(drawn, zones=tuple([open_zone(each, opened.get(each.id, ())) for each in drawn.zones]))


def open_zone(zone: Zone, named: Sequence[str]) -> Zone:
    """A zone with these kinds in place of what lies there face down; as it is, if these are not as many."""
    return replace(zone, things=kinds(named)) if len(named) == zone.count else zone


def own_title(title: str, owner: str) -> str:
    """A zone's title without its owner's name, for a place that shows the owner.

    >>> own_title("Anna's hand", "Anna"), own_title("Your hand", "Anna"), own_title("The deck", "Anna")
    ('Hand', 'Hand', 'The deck')
    """
    for start in (f"{owner}'s ", f"{owner}’s ", "Your "):
        if title.startswith(start):
            return with_capital(title.removeprefix(start))
    return title
