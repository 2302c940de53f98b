"""An entry's text for one audience, for clients that ask for words: a sentence to its reader, and the moves."""

from __future__ import annotations

from collections.abc import Sequence

from domain.game.event_text import line_of_event
from domain.game.events.game_events import GAME_EVENTS, TURNING_EVENTS
from domain.kernel.ruleset.default_words import back_finder
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.second_person import names_for, to_second_person
from domain.kernel.text.written_text import to_escaped
from domain.kernel.words.phrases import Motion, Told, to_line
from domain.kernel.words.scene import Scene
from domain.kernel.words.scene_difference import scene_moves

ABOUT_GAMES = frozenset(GAME_EVENTS)


def tell_entry(
    rules: AnyRuleset, event: Event, people: Sequence[str], own: Seat | None, *, before: Scene, after: Scene
) -> Told:
    """An event as its audience observed it. own: its seat; before, after: the scenes in its view."""
    text = to_escaped(to_line(to_second_person(line_of_event(rules, event, names_for(people, own)))))
    moved = game_moves(rules, event, before, after) if type(event) in ABOUT_GAMES else rules.words.motion(event, before, after)
    return Told(text, moved.weight, moved.chapter, moved.moves)


def game_moves(rules: AnyRuleset, event: Event, before: Scene, after: Scene) -> Motion:
    """The words for an event of the game itself: turning or silent, and the moves when a game is restored."""
    moves = () if before is after else scene_moves(before, after, back_finder(rules))
    return Motion(moves, "turning" if isinstance(event, TURNING_EVENTS) else "silent")
