"""Animation of events, and the hands that begin (rules CI-3 to CI-15)."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.secrecy import Event, Known
from domain.kernel.text.event_text import field_value
from domain.kernel.words.phrases import Chapter, Move, Moved
from domain.kernel.words.scene import Scene, Thing
from domain.kernel.words.scene_difference import scene_moves
from domain.rulesets.casino_incognito.model.events.hand_events import DisguiseChosen, HandBegan, RoundBegan
from domain.rulesets.casino_incognito.model.events.round_events import Disavowed
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.view.event_text import seats_without_bid
from domain.rulesets.casino_incognito.view.saying.kinds import DISGUISE, KINDS, disguise_kind


def moved(event: Event, before: Scene, after: Scene) -> Moved:
    """The moves of an event, and the hand or round that begins with it."""
    moves = scene_moves(before, after, lambda kind: KINDS[kind].back)
    match event:
        case DisguiseChosen(agent=Known()):
            moves = (*chosen_moves(event), *[each for each in moves if not touches(each, f"looked:{event.seat}")])
        case Disavowed():
            moves = (*disavowal_moves(event), *[each for each in moves if not touches(each, f"agent:{event.seat}")])
    weight = "part" if seats_without_bid(event, seats_of(after)) else event.weight
    return Moved(moves, weight, chapter_of(event, after))


def seats_of(scene: Scene) -> int:
    """The number of seats with chips."""
    return sum(each.id.startswith("chips:") for each in scene.zones)


def touches(move: Move, place: str) -> bool:
    return place in (move.start, move.end)


def chosen_moves(event: DisguiseChosen) -> Iterator[Move]:
    """The disguises that a seat looked at: one is kept, one goes back, the others leave the game."""
    looked = f"looked:{event.seat}"
    yield Move(disguise(field_value(event.agent)), looked, f"agent:{event.seat}")
    yield Move(disguise(field_value(event.returned)), looked, "disguises", "down")
    for each in field_value(event.removed):
        yield Move(disguise(each), looked, None)


def disavowal_moves(event: Disavowed) -> Iterator[Move]:
    """The former disguise goes back, and another is drawn."""
    place, hidden = f"agent:{event.seat}", Thing(back=DISGUISE)
    if isinstance(event.returned, Known) and isinstance(event.agent, Known):
        yield Move(disguise(event.returned.value), place, "disguises", "down")
        yield Move(disguise(event.agent.value), "disguises", place, "up")
    else:
        yield Move(hidden, place, "disguises")
        yield Move(hidden, "disguises", place)


def disguise(character: Character) -> Thing:
    return Thing(kind=disguise_kind(character))


def chapter_of(event: Event, after: Scene) -> Chapter | None:
    """The hand or round that begins."""
    if isinstance(event, HandBegan | RoundBegan):
        return Chapter(after.phase.title.lower().replace(",", "").replace(" ", "-"), after.phase.title)
    return None
