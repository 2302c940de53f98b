"""Ledger entries in replays: enough to verify the events, and no data beyond the link's viewpoint and range."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.game.entry_codec import ChainedEntry, openings
from domain.game.events.game_events import GAME_EVENTS, GameAborted, GameCreated, GameForked, RulingMade, SeedRevealed
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat

ORGANISER = "The organiser"
WITHHELD = "(withheld)"
"""Placeholder for values that a replay withholds: seeds beyond its range, and user-written text under masked names."""

PLAYED = ("command", "draws", "bot_try", "mind", "house")
"""Hidden fields a replay may open on game-level events; never tokens or group ids."""
LUCK = ("seed", "secret", "stated")
"""Hidden fields that determine all cards to the end of the game; only whole replays of `all` open them."""


def proof_json(
    chained: ChainedEntry, shown: Event, seat: Seat | None, *, everything: bool, is_whole: bool
) -> dict[str, Any]:
    """A ledger entry as a replay shows it.

    shown: the event from `to_replay_event`; seat, everything: whose openings; is_whole: whether the replay shows all
    versions from start to end.
    """
    event = chained.stored.event
    opened = openings(chained.hidden, seat, everything)
    if isinstance(event, GAME_EVENTS):
        names = (*PLAYED, *LUCK) if is_whole else PLAYED
        opened = {name: part for name, part in opened.items() if name in names}
    is_withheld = shown is not event
    if is_withheld:
        opened.pop("command", None)
    return {
        "data": {name: getattr(shown, name) for name in chained.public["data"]},
        "hidden": chained.public["hidden"],
        "openings": opened,
        "digest": chained.digest.hex(),
        "withheld": is_withheld,
    }


def to_replay_event(event: Event, *, masked: bool, is_whole: bool) -> Event:
    """The event without ids of other games, without the seed unless the replay is whole, and without user-written text
    if names are masked. The event itself if nothing is withheld.
    """
    match event:
        case GameForked() if event.parent.game is not None:
            return replace(event, parent=replace(event.parent, game=None))
        case SeedRevealed() if not is_whole:
            return replace(event, seed=WITHHELD, secret=WITHHELD)
        case GameCreated(tournament_table=TournamentTable()) if masked:
            return replace(event, tournament_table=TournamentTable(WITHHELD, 0, 0))
        case GameAborted() if masked:
            return replace(event, reason=WITHHELD)
        case RulingMade() if masked:
            before, after = without_reason(event.before), without_reason(event.after)
            return replace(event, author=ORGANISER, reason=WITHHELD, before=before, after=after)
        case _:
            return event


def without_reason(outcome: Outcome | None) -> Outcome | None:
    """The outcome without a user-written reason."""
    return replace(outcome, reason=WITHHELD) if outcome is not None else None
