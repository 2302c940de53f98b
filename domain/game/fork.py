"""Forks: a new game from a version of another, exact or sampled from one seat's information state."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause, append_facts, append_first_facts, facts_of
from domain.game.entry_codec import AnyEntry
from domain.game.events.game_events import GameAborted, GameForked, GameOver, Parent, SeatRecalled
from domain.game.events.luck_events import TableCancelled
from domain.game.information_state import Viewpoint, viewpoint_text
from domain.game.opening.creation import GamePlan, creator_seat, first_facts, require_fitting_commits
from domain.game.opening.deal import append_and_follow
from domain.kernel.chance import Luck
from domain.kernel.errors import Conflict
from domain.kernel.ledger import canonical
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Event, Known, Mind, to
from domain.kernel.state import AnyState

ENDS = (GameOver, GameAborted, TableCancelled)


def last_forkable_version(entries: Sequence[AnyEntry], first: int, version: int) -> int:
    """The last version up to `version` at the end of a command in a running game; the first such version if there is
    none before.

    entries: the whole log; first: the version of its first entry.
    """
    end = entries[0].size
    while end < len(entries):
        command = entries[end : end + entries[end].size]
        if first - 1 + end + len(command) > version or any(isinstance(each.event, ENDS) for each in command):
            break
        end += len(command)
    return first - 1 + end


def fork_exact(
    parent: Game, child: str, plan: GamePlan, viewpoint: str, luck: Literal["same", "fresh"], cause: Cause
) -> Batch:
    """The fork's batch on top of its parent's revealed log. parent: at the forked version.  Raises Conflict, Malformed."""
    if not parent.is_running:
        raise Conflict("game-over", "At that moment the game was over.")
    require_fitting_commits(plan)
    forked = GameForked(
        **first_facts(child, parent.rules, plan),
        parent=parent_of(parent, parent.id),
        viewpoint=viewpoint,
        luck=luck,
        table=None,
        house=Known(None, NOBODY),
        resample=Known(None, NOBODY),
    )
    facts = facts_of(forked, *creator_seat(plan))
    return append_and_follow(partial(append_facts, replace(parent, id=child), cause), facts)


def fork_sampled(
    parent: Game, child: str, plan: GamePlan, viewpoint: Viewpoint, resample: str, cause: Cause, *, named: bool = True
) -> Batch:
    """The first batch of a fork. For a seat: a sampled determinization of its view. For `all`: the parent's true state.
    Raises Conflict, Malformed.

    Depends on the parent only through this viewpoint's information. named: whether to publish the parent's id.
    """
    state = parent.state
    if state is None:
        raise Conflict("not-started", "Nothing has been dealt yet.")
    require_fitting_commits(plan)
    if isinstance(viewpoint, int):
        state = sample_position(parent.rules, state.table, state.minds[viewpoint], resample)
    forked = GameForked(
        **first_facts(child, parent.rules, plan),
        parent=parent_of(parent, parent.id if named else None),
        viewpoint=viewpoint_text(viewpoint),
        luck="fresh",
        table=None,
        house=Known(None, NOBODY),
        resample=Known(resample if isinstance(viewpoint, int) else None, NOBODY),
    )
    facts = facts_of(*position_facts(forked, state), *creator_seat(plan))
    return append_and_follow(partial(append_first_facts, child, parent.rules, cause), facts)


def position_facts(forked: GameForked, world: AnyState) -> tuple[Event, ...]:
    """GameForked with table and house of the sampled world, then SeatRecalled with each mind."""
    position = replace(forked, table=to_log_value(world.table), house=Known(to_log_value(world.house), NOBODY))
    return position, *(SeatRecalled(mind.seat, Known(to_log_value(mind), to(mind.seat))) for mind in world.minds)


def sample_position(rules: AnyRuleset, table: msgspec.Struct, mind: Mind, resample: str) -> AnyState:
    """A world consistent with this view; depends only on view and seed."""
    return rules.imagining.sample_world(table, mind, Luck(seed_for(resample, "world")))


def to_log_value(value: msgspec.Struct) -> dict[str, Any]:
    """A value as stored in the log."""
    held: dict[str, Any] = msgspec.json.decode(canonical(value))
    return held


def seed_for(resample: str, purpose: str) -> bytes:
    """32 bytes derived from a sample's seed. purpose: separates world, luck and salts."""
    return hmac.digest(hashlib.sha256(resample.encode()).digest(), f"fork/{purpose}".encode(), "sha256")


def parent_of(parent: Game, named: str | None) -> Parent:
    return Parent(named, parent.version, parent.digest.hex())
