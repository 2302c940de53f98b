"""The public card of a game, for the lobby; never contains private knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.events.event_table import EventTable
from domain.game.events.game_events import GameForked
from domain.game.seed import deal_knower
from projections.outcome import outcome_of_game

LINKS = ("view", "events", "commands", "checkpoint", "record", "forks", "rulings", "evidence")


def card_json(game: Game, names: Mapping[int, str]) -> dict[str, Any]:
    """The card as JSON values."""
    path = f"/v1/games/{game.id}"
    plan = game.created.clock_plan
    return {
        "id": game.id,
        "ruleset": {"name": game.rules.name, "version": game.rules.version},
        "options": game.created.options,
        "visibility": game.created.visibility,
        "status": game.status,
        "version": game.version,
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "bot": place.bot,
                "name": names.get(seat),
                "taken": place.is_taken,
                "resigned": place.resigned,
                "open": is_open(game, seat),
            }
            for seat, place in enumerate(game.seats)
        ],
        "open_seats": sum(is_open(game, seat) for seat in range(len(game.seats))),
        "spectators": {"delay_s": game.created.delay_s},
        "pace_ms": game.created.pace_ms,
        "deal": {"mode": game.created.deal, "known_to": deal_knower(game.created)},
        "analysis": game.created.analysis,
        "rated": game.is_rated,
        "hints": game.created.hints is True,
        "has_arbiter": game.created.has_arbiter,
        "seed_commitment": game.created.commitment,
        "luck": plan_json(game),
        **({} if plan is msgspec.UNSET else {"clock": msgspec.to_builtins(plan)}),
        "parent": parent_json(game),
        "imported": import_json(game),
        "event_table": event_place_json(game),
        "outcome": outcome_of_game(game),
        "rulings": game.rulings,
        "links": {"self": path} | {name: f"{path}/{name}" for name in LINKS},
    }


def is_open(game: Game, seat: int) -> bool:
    """Whether this seat is free to take without a code now."""
    return game.status == "seating" and game.created.seats[seat].open is True and not game.seats[seat].is_taken


def plan_json(game: Game) -> dict[str, Any] | None:
    """The plan of the luck protocol; None for games without one."""
    plan = game.created.luck_plan
    return None if plan is msgspec.UNSET else msgspec.to_builtins(plan)


def parent_json(game: Game) -> dict[str, Any] | None:
    """The parent version of a fork. exact: its true state, rather than a sampled one."""
    created = game.created
    if not isinstance(created, GameForked):
        return None
    parent = msgspec.to_builtins(created.parent)
    return {**parent, "viewpoint": created.viewpoint, "luck": created.luck, "exact": created.table is None}


def import_json(game: Game) -> dict[str, Any] | None:
    """Time of the import, and the key id of the record's checkpoint."""
    if game.imported is None:
        return None
    came = game.imported.checkpoint
    return {"at": game.imported.at, "key": came.key if came is not None else None}


def event_place_json(game: Game) -> dict[str, Any] | None:
    """A table's place in its event; None for others, and for an imported record."""
    here = game.created.event_table
    if not isinstance(here, EventTable) or game.opening is None or game.imported is not None:
        return None
    return {"event": here.event, "round": here.round, "table": here.table}


def seat_names(game: Game, names: Mapping[int, str], version: int) -> tuple[str, ...]:
    """The seats' names in text of a version. A holder's name is used from the version at which the seat was taken, so
    past text never changes.
    """
    return tuple(
        [
            (place.since is not None and place.since <= version and names.get(seat)) or default_name(game, seat)
            for seat, place in enumerate(game.seats)
        ]
    )


def default_name(game: Game, seat: int) -> str:
    return game.rules.automaton if game.seats[seat].kind == "automaton" else f"Seat {seat}"
