"""Creation of a game, and of a fork's first events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from domain.game.batch import Batch, Cause, append_first_facts, facts_of
from domain.game.events.clock_events import ClockPlan
from domain.game.events.game_events import GameCreated, Group, NamedCheckpoint, SeatTaken
from domain.game.events.luck_events import LuckPlan
from domain.game.events.seat_plan import SeatPlan
from domain.game.events.tournament_table import TournamentTable
from domain.game.luck.luck_status import initial_luck, with_commit
from domain.game.opening.deal import append_and_follow, require_fitting_commit
from domain.kernel import chance, ledger
from domain.kernel.errors import Malformed
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Seat


class GamePlan(NamedTuple):
    """A validated request for a new game. seed, secret: 32 bytes; tokens and codes are hashes.

    analysis: whether seats may fork the running game; claimed: seats taken by the creator, with the hashes of their
    tokens; stated: outcomes of a stated deal, else empty; pace_ms, games_log, players, luck_plan,
    clock_plan, rated, hints, tournament_table, begins_from: as in GameCreated;
    commits: of the seats in `claimed` that commit to a nonce.
    """

    options: msgspec.Struct
    seats: tuple[SeatPlan, ...]
    visibility: str
    delay_s: int
    deal: str
    analysis: bool
    stated: Mapping[str, Sequence[Any]]
    group: Group | None
    seed: bytes
    secret: bytes
    codes: tuple[str | None, ...]
    claimed: Mapping[Seat, str]
    organiser: str
    arbiter: str | None
    pace_ms: int
    games_log: NamedCheckpoint | None
    players: tuple[str | None, ...]
    luck_plan: LuckPlan | msgspec.UnsetType = msgspec.UNSET
    commits: Mapping[Seat, str] = {}
    clock_plan: ClockPlan | msgspec.UnsetType = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    tournament_table: TournamentTable | msgspec.UnsetType = msgspec.UNSET
    begins_from: int | msgspec.UnsetType = msgspec.UNSET


def decide_creation(game_id: str, rules: AnyRuleset, plan: GamePlan, cause: Cause) -> Batch:
    """A new game with its creator seated; started if every seat is filled and no nonce is awaited.  Raises Malformed."""
    require_fitting_commits(plan)
    created = GameCreated(**first_facts(game_id, rules, plan))
    facts = [*facts_of(created), *facts_of(*creator_seat(plan))]
    return append_and_follow(partial(append_first_facts, game_id, rules, cause), facts)


def require_effective_options(rules: AnyRuleset, options: msgspec.Struct, players: int) -> None:
    """Raises Malformed for options without effect in combination with the others."""
    idle = {f"options.{name}": [why] for name, why in rules.unused_options(options, players).items()}
    if idle:
        field = next(iter(idle))
        raise Malformed(f"{field}: {idle[field][0]}", idle)


def require_fitting_commits(plan: GamePlan) -> None:
    """Raises Malformed unless the creator's seats bring the commitments that the game takes."""
    luck = initial_luck(plan.luck_plan, len(plan.seats))
    for seat in sorted(plan.claimed):
        require_fitting_commit(luck, seat, plan.commits.get(seat))
        luck = luck and with_commit(luck, seat, plan.commits.get(seat))


def first_facts(game_id: str, rules: AnyRuleset, plan: GamePlan) -> dict[str, Any]:
    """Fields of GameCreated and GameForked."""
    return {
        "ruleset": rules.name,
        "ruleset_version": rules.version,
        "options": msgspec.json.decode(msgspec.json.encode(plan.options)),
        "seats": plan.seats,
        "visibility": plan.visibility,
        "delay_s": plan.delay_s,
        "deal": plan.deal,
        "analysis": plan.analysis,
        "has_arbiter": plan.arbiter is not None,
        "commitment": chance.seed_commitment(plan.seed),
        "seed": Known(plan.seed.hex(), NOBODY),
        "secret": Known(plan.secret.hex(), NOBODY),
        "stated": Known({source: list(outcomes) for source, outcomes in plan.stated.items()}, NOBODY),
        "codes": Known(plan.codes, NOBODY),
        "organiser": Known(plan.organiser, NOBODY),
        "arbiter": Known(plan.arbiter, NOBODY),
        "group": Known(plan.group, NOBODY),
        "pace_ms": plan.pace_ms,
        "luck_plan": plan.luck_plan,
        "games_log": plan.games_log,
        "players": plan.players,
        "clock_plan": plan.clock_plan,
        "rated": plan.rated,
        "hints": plan.hints,
        "tournament_table": plan.tournament_table,
        "begins_from": plan.begins_from,
        "id_hash": ledger.game_id_hash(game_id),
    }


def creator_seat(plan: GamePlan) -> list[Event]:
    """SeatTaken events for the creator's seats."""
    return [
        SeatTaken(seat, Known(token, NOBODY), plan.commits.get(seat, msgspec.UNSET))
        for seat, token in sorted(plan.claimed.items())
    ]
