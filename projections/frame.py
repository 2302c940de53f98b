"""A frame of a replay: the view at one version, and the event that led there, under the names that the replay shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from domain.game.events import GameAborted, GameForked, RulingMade
from domain.game.game import Game
from domain.game.log import Sealed
from domain.game.sight import Sight
from domain.game.story import tell
from domain.kernel.ruleset import AnyRuleset, Outcome
from domain.kernel.secrecy import Event, observe
from projections.card import default_name
from projections.view import view

ORGANISER = "The organiser"
WITHHELD = "(withheld)"
"""Stands for what people wrote, where names are masked: it may hold names."""


def masks(game: Game) -> tuple[str, ...]:
    """What seats are called where names are masked."""
    return tuple(
        default_name(game, seat) if place.kind == "automaton" else f"Player {seat + 1}"
        for seat, place in enumerate(game.seats)
    )


def under(sight: Sight, replay: str, *, masked: bool) -> Sight:
    """What the replay shows of it: in the place of the game's id its own, and where names are masked nothing that people wrote."""
    named = replace(sight, game=replay)
    if not masked:
        return named
    written = {each.after for each in sight.rulings}

    def silent(outcome: Outcome | None) -> Outcome | None:
        return replace(outcome, reason=WITHHELD) if outcome is not None and outcome in written else outcome

    rulings = tuple(
        replace(each, author=ORGANISER, reason=WITHHELD, before=silent(each.before), after=silent(each.after))
        for each in sight.rulings
    )
    return replace(named, aborted=sight.aborted and WITHHELD, rulings=rulings, outcome=silent(sight.outcome))


def frame(shown: Sight, sealed: Sealed, people: Sequence[str], *, masked: bool) -> dict[str, Any]:
    """One frame as JSON values. shown: what `under` made; people: what each seat is called."""
    return {
        **view(shown, people),
        "server_time": shown.at,
        "event": {
            **{name: sealed.public[name] for name in ("type", "by", "at")},
            "text": line(shown, sealed.stored.event, people, masked=masked),
            "rule": sealed.stored.event.rule,
        },
    }


def line(shown: Sight, event: Event, people: Sequence[str], *, masked: bool) -> str:
    """An event in a line, as these eyes may see it."""
    today = nameless(shown.rules, event, masked=masked)
    seat = shown.viewpoint if isinstance(shown.viewpoint, int) else None
    return tell(shown.rules, today if shown.viewpoint == "all" else observe(today, seat).event, people)


def nameless(rules: AnyRuleset, event: Event, *, masked: bool) -> Event:
    """An event without the names of other games, and where names are masked without what people wrote."""
    match rules.today(event):
        case GameForked() as forked:
            return replace(forked, parent=replace(forked.parent, game=WITHHELD))
        case GameAborted() as aborted if masked:
            return replace(aborted, reason=WITHHELD)
        case RulingMade() as ruling if masked:
            return replace(ruling, author=ORGANISER, reason=WITHHELD)
        case today:
            return today
