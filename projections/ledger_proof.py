"""What a replay shows of the ledger: enough to check its events, and nothing beyond its eyes and its range."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.game.entry_codec import ChainedEntry, openings
from domain.game.events import GAME_EVENTS, GameAborted, GameForked, RulingMade, SeedRevealed
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Event, Seat

ORGANISER = "The organiser"
WITHHELD = "(withheld)"
"""Stands for what a replay keeps to itself: the luck beyond its range, and what people wrote under masked names."""

PLAYED = ("command", "draws", "mind", "house")
"""What is opened of an event that concerns the game as such: who may come in, and which games share its luck, is no
part of it.
"""
LUCK = ("seed", "secret", "stated")
"""From these follows what the deck still held, and with the commitments what each seat held: for whom everything is
open, to the end.
"""


def proof_json(
    chained: ChainedEntry, told: Event, seat: Seat | None, *, everything: bool, is_whole: bool
) -> dict[str, Any]:
    """An entry of the ledger as a replay shows it. told: the event as `fit` makes it; seat, everything: whose openings;
    is_whole: whether the replay shows everything from the beginning to the end.
    """
    event = chained.stored.event
    opened = openings(chained.hidden, seat, everything)
    if isinstance(event, GAME_EVENTS):
        names = (*PLAYED, *LUCK) if is_whole else PLAYED
        opened = {name: part for name, part in opened.items() if name in names}
    is_withheld = told is not event
    if is_withheld:
        opened.pop("command", None)
    return {
        "data": {name: getattr(told, name) for name in chained.public["data"]},
        "hidden": chained.public["hidden"],
        "openings": opened,
        "digest": chained.digest.hex(),
        "withheld": is_withheld,
    }


def to_replay_event(event: Event, *, masked: bool, is_whole: bool) -> Event:
    """An event without the ids of other games, without the seed unless the replay is whole, and where names are masked
    without what people wrote; the event itself where nothing is withheld.
    """
    match event:
        case GameForked() if event.parent.game is not None:
            return replace(event, parent=replace(event.parent, game=None))
        case SeedRevealed() if not is_whole:
            return replace(event, seed=WITHHELD, secret=WITHHELD)
        case GameAborted() if masked:
            return replace(event, reason=WITHHELD)
        case RulingMade() if masked:
            before, after = without_reason(event.before), without_reason(event.after)
            return replace(event, author=ORGANISER, reason=WITHHELD, before=before, after=after)
        case _:
            return event


def without_reason(outcome: Outcome | None) -> Outcome | None:
    """An outcome without the words that somebody may have given as its reason."""
    return replace(outcome, reason=WITHHELD) if outcome is not None else None
