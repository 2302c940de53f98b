"""The seats of a scene as text: what lies before each, a line for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from domain.game.information_state import InformationState
from domain.kernel.text.written_text import in_words
from domain.kernel.words.phrases import Kind
from domain.kernel.words.scene import Thing, Zone
from projections.scene import own_title, scene_named


def seat_texts(info: InformationState, people: Sequence[str]) -> list[str]:
    """What each seat has, from this viewpoint, without its sheets of marks. people: the seats' names."""
    scene, winners = scene_named(info, people), info.outcome.winners if info.outcome is not None else ()
    return [
        f"{'; '.join(filter(None, (f'{name}: {held}' if held else name, 'winner' if seat in winners else '')))}."
        for seat, name in enumerate(people)
        for held in ["; ".join(zone_texts([each for each in scene.zones if each.seat == seat], name, info.rules.words.kinds))]
    ]


def zone_texts(zones: Sequence[Zone], owner: str, kinds: Mapping[str, Kind]) -> Iterator[str]:
    """Zones that hold something, each with its title."""
    for zone in zones:
        held = str(zone.count) if zone.form == "purse" else ", ".join([thing_text(each, kinds) for each in zone.things])
        if held and zone.form != "sheet":
            yield f"{own_title(zone.title, owner).lower()} {held}"


def thing_text(thing: Thing, kinds: Mapping[str, Kind]) -> str:
    """A thing by its name and its face, with its number if there are several."""
    if thing.back is not None:
        return f"{thing.count} face down"
    name = thing.name or "coins"
    named = kinds[name].name if name in kinds else name.replace("_", " ")
    side = f" ({in_words(thing.face).lower()})" if thing.face else ""
    return f"{named}{side}" if thing.size == 1 else f"{thing.size} {named}{side}"
