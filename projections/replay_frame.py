"""Replay frames: the view at one version and the event that led to it, with the link's masking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.entry_codec import ChainedEntry
from domain.game.event_text import line_of_event
from domain.game.events.game_events import TURNING_EVENTS
from domain.game.information_state import InformationState
from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat, observe
from domain.kernel.text.event_text import and_list
from domain.kernel.words.scene import Scene
from projections.feed_entry import audience_of
from projections.game_card import default_name
from projections.game_view import view_json
from projections.ledger_proof import LUCK, ORGANISER, WITHHELD, proof_json, to_replay_event, without_reason
from projections.scene import reader, scene_shown
from projections.scene_text import seat_texts
from projections.told import tell_entry
from projections.view_words import view_json_with_words
from service.answers.play import ReplayFrame, ReplayFrameEvent


def anonymous_names(game: Game) -> tuple[str, ...]:
    """The seats' names under masking."""
    return tuple(
        default_name(game, seat) if place.kind == "automaton" else f"Player {seat + 1}"
        for seat, place in enumerate(game.seats)
    )


def as_replay_shows(info: InformationState, replay: str, first: int, *, masked: bool) -> InformationState:
    """The state as the replay shows it: the replay's id instead of the game's, no recent events before its range, and
    no user-written text under masked names.
    """
    named = replace(info, game=replay, recent=tuple(each for each in info.recent if each.version >= first))
    if not masked:
        return named
    written = {each.after for each in info.rulings}

    def to_shown_outcome(outcome: Outcome | None) -> Outcome | None:
        return without_reason(outcome) if outcome in written else outcome

    rulings = tuple(
        replace(each, author=ORGANISER, reason=WITHHELD, before=to_shown_outcome(each.before), after=to_shown_outcome(each.after))
        for each in info.rulings
    )
    return replace(named, aborted=info.aborted and WITHHELD, rulings=rulings, outcome=to_shown_outcome(info.outcome))


def frame_json(
    shown: InformationState,
    chained: ChainedEntry,
    people: Sequence[str],
    *,
    masked: bool,
    is_whole: bool,
    turning: bool,
    before: Scene | None = None,
) -> ReplayFrame:
    """One frame. shown: from `as_replay_shows`; people: the seats' names; is_whole: whether the replay
    shows all versions from start to end; turning: whether this is a turning point; before: the scene until then, to add
    words; None: without.
    """
    shown_event = to_replay_event(chained.stored.event, masked=masked, is_whole=is_whole)
    seat = shown.viewpoint if isinstance(shown.viewpoint, int) else None
    everything = shown.viewpoint == "all"
    event = ReplayFrameEvent(
        **{name: chained.public[name] for name in ("type", "by", "at")},
        **proof_json(chained, shown_event, seat, everything=everything, is_whole=is_whole),
        text=event_line(shown, shown_event, people),
        rule=chained.stored.event.rule,
        turning=turning,
    )
    if everything:
        known = {
            name: seats
            for name, seats in audience_of(chained.stored.event).items()
            if name in event.openings and name not in LUCK
        }
        event = replace(event, learnt=known, knew=audience_lines(known, people))
    if before is not None:
        told = tell_entry(
            shown.rules, seen_event(shown, shown_event), people, reader(shown), before=before, after=scene_shown(shown, people)
        )
        event = replace(event, told=told)
    view = view_json(shown, people) if before is None else view_json_with_words(shown, people)
    return ReplayFrame.of(view, drawn=seat_texts(shown, people) if everything else UNSET, server_time=shown.at, event=event)


def event_line(shown: InformationState, event: Event, people: Sequence[str]) -> str:
    """One line for an event, as observed from this viewpoint."""
    return line_of_event(shown.rules, seen_event(shown, event), people)


def seen_event(shown: InformationState, event: Event) -> Event:
    """An event as observed from this viewpoint."""
    return event if shown.viewpoint == "all" else observe(event, reader(shown)).event


def is_turning(before: Game | None, game: Game, event: Event) -> bool:
    """Whether an event is a turning point: by its type, or, for rules without turning types, if the awaited seats
    change.
    """
    if isinstance(event, TURNING_EVENTS):
        return True
    if game.rules.words.turning_points:
        return isinstance(event, game.rules.words.turning_points)
    return before is not None and bool(game.open) and set(game.open) != set(before.open)


def audience_lines(known: Mapping[str, Sequence[Seat]], people: Sequence[str]) -> list[str]:
    """The audiences of an event's hidden parts, a line each.

    >>> audience_lines({"card": [0], "first_pile": [0], "letter": []}, ["Anna", "Boris"])
    ['Told to Anna alone: card, first pile.', 'Told to nobody at the table: letter.']
    """
    parts: dict[str, list[str]] = {}
    for name, seats in known.items():
        who = f"{and_list([people[seat] for seat in seats])} alone" if seats else "nobody at the table"
        parts.setdefault(who, []).append(name.replace("_", " "))
    return [f"Told to {who}: {', '.join(names)}." for who, names in parts.items()]
