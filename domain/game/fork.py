"""Forks: a new game from a version of another, exact or sampled from one seat's information state."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

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


class ForkPlan(NamedTuple):
    """A fork to make. parent: at the version that it continues from; viewpoint: whose knowledge it starts from.

    resample: seed of the world that is sampled for the viewpoint, None: the fork is exact, and its log continues the
    parent's; luck: the parent's remaining luck (exact forks only), or new luck; is_named: whether it publishes the
    parent's id.
    """

    parent: Game
    viewpoint: Viewpoint
    resample: str | None = None
    luck: Literal["same", "fresh"] = "fresh"
    is_named: bool = True

    def __repr__(self) -> str:
        return "ForkPlan(…)"

    @property
    def is_exact(self) -> bool:
        return self.resample is None


def decide_fork(fork: ForkPlan, child: str, plan: GamePlan, cause: Cause) -> Batch:
    """The fork's first batch: exact on top of its parent's log, sampled at the start of a log.  Raises Conflict, Malformed."""
    return fork_exact(fork, child, plan, cause) if fork.resample is None else fork_sampled(fork, child, plan, cause)


def fork_exact(fork: ForkPlan, child: str, plan: GamePlan, cause: Cause) -> Batch:
    """The batch of an exact fork on top of its parent's revealed log.  Raises Conflict, Malformed."""
    if not fork.parent.is_running:
        raise Conflict("game-over", "At that moment the game was over.")
    require_fitting_commits(plan)
    facts = facts_of(first_event(fork, child, plan, None), *creator_seat(plan))
    return append_and_follow(partial(append_facts, replace(fork.parent, id=child), cause), facts)


def fork_sampled(fork: ForkPlan, child: str, plan: GamePlan, cause: Cause) -> Batch:
    """The first batch of a fork. For a seat: a sampled determinization of its view. For `all`: the parent's true state.
    Raises Conflict, Malformed.

    Depends on the parent only through this viewpoint's information.
    """
    state, rules, viewpoint = fork.parent.state, fork.parent.rules, fork.viewpoint
    if state is None:
        raise Conflict("not-started", "Nothing has been dealt yet.")
    require_fitting_commits(plan)
    if isinstance(viewpoint, int):
        assert fork.resample is not None
        state = sample_position(rules, state.table, state.minds[viewpoint], fork.resample)
    forked = first_event(fork, child, plan, fork.resample if isinstance(viewpoint, int) else None)
    facts = facts_of(*position_facts(forked, state), *creator_seat(plan))
    return append_and_follow(partial(append_first_facts, child, rules, cause), facts)


def first_event(fork: ForkPlan, child: str, plan: GamePlan, resample: str | None) -> GameForked:
    """The event that opens a fork, without its position. resample: as logged."""
    return GameForked(
        **first_facts(child, fork.parent.rules, plan),
        parent=Parent(fork.parent.id if fork.is_named else None, fork.parent.version, fork.parent.digest.hex()),
        viewpoint=viewpoint_text(fork.viewpoint),
        luck=fork.luck,
        table=None,
        house=Known(None, NOBODY),
        resample=Known(resample, NOBODY),
    )


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
