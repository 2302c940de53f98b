"""Animation of events (rules IF-2 to IF-9)."""

from __future__ import annotations

from collections import Counter

from domain.kernel.secrecy import Event
from domain.kernel.words.phrases import Motion, Move
from domain.kernel.words.scene import Scene, Thing
from domain.kernel.words.scene_difference import scene_moves, zone_of
from domain.rulesets.infiltrators.model.events import ShotHit
from domain.rulesets.infiltrators.view.saying.kinds import BACK, HIT, MARK


def motion(event: Event, before: Scene, after: Scene) -> Motion:
    """The moves of an event. A suspect that is hit turns over before it goes back to the Headquarters."""
    moves = scene_moves(before, after, lambda _: BACK)
    if isinstance(event, ShotHit):
        moves = with_suspect_shown(event, moves)
    return Motion(with_whole_boards(moves), event.weight)


def with_suspect_shown(event: ShotHit, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The suspect's card by name, face up on its stand and then face down into the Headquarters. Its likeness among those
    that were hit stays.
    """
    stand, card = f"stand:{event.target}", Thing(kind=event.card)
    rest = tuple([each for each in moves if each.start != stand and each.end != HIT])
    bullets = tuple([each for each in rest if each.start == "bullets"])
    others = tuple([each for each in rest if each.start != "bullets"])
    return (*bullets, Move(card, stand, stand, "up"), *others, Move(card, stand, "headquarters", "down"))


def with_whole_boards(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Marks that come with their board, or go with it, as one move of each face."""
    whole, rest = Counter[tuple[str | None, str | None, str | None]](), list[Move]()
    for each in moves:
        if each.what.token == MARK and None in (each.start, each.end):
            whole[each.what.face, each.start and zone_of(each.start), each.end and zone_of(each.end)] += 1
        else:
            rest.append(each)
    boards = [Move(Thing(token=MARK, face=face, count=count), start, end) for (face, start, end), count in whole.items()]
    return (*rest, *boards)
