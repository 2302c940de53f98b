"""Plays bot and automaton turns from the seat's view, via the normal command path; applies timeouts; reveals groups."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import Any

import msgspec
from prometheus_client import Counter

from domain.game import decide
from domain.game.aggregate import Decision, Game, plaintext
from domain.game.batch import Batch, Cause
from domain.game.bot_answer import TRIES, ChoosePolicy, answer_of_bot
from domain.game.clocks.clock import Clock
from domain.game.clocks.table_clock import SeatTime
from domain.game.events.game_events import Group
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.errors import Conflict, Missing, NotOffered, RulesNotInstalled, Stale
from domain.kernel.offers import Command
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp
from service.app.bots.answer_slots import AnswerSlots, Job, ScheduledAnswer
from service.app.core.context import Context
from service.app.core.game_repository import Decide
from service.app.core.hooks import OwnStreams, kind_of
from service.app.core.idempotent_requests import Request
from service.app.due.automation_due import (
    GRACE_MS,
    due_of,
    due_without_tournament,
    expiry_ms,
    limit_s,
    tournament_due_ms,
)
from service.app.due.outages import load_outages, to_deadline_ms, without_pauses
from service.app.due.set_aside import set_aside
from service.app.rulesets.policies import installed_policy, to_bot_try
from service.app.rulesets.time_limit import Overtime
from service.store import StreamHead

log = logging.getLogger(__name__)

DEATHS = 5
"""Jobs that may die on one decision before the default is played."""

JOIN_GRACE_MS = 60_000
"""Time, by the store's clock, to wait for a game that has joined a group but is not stored yet."""

FAILED = Counter("deaddrop_bot_failures_total", "Decisions answered by default because a bot gave no legal answer")

AskBot = Callable[[Game, int], Command | None]
"""(game, number of the try) to a policy's answer to the first owed decision; None without an answer.  Raises Overtime.
"""


def think_with(policies: ChoosePolicy, timebox: Callable[[], AbstractContextManager[None]]) -> AskBot:
    """The function that asks these policies, each within `timebox`."""
    return lambda game, number: ask_policy(game, game.automatic_decisions()[0], number, policies, timebox)


def answer_next(context: Context, game: Game, deaths: int, think: AskBot, job: Job) -> ScheduledAnswer:
    """The answer to the first owed decision of a running game; does not store it.

    deaths: jobs that died on this decision, not counting absent workers.  Raises Stale if the answer would come after
    the game's time limit.
    """
    decision, slots = game.automatic_decisions()[0], AnswerSlots(context, game, job)
    asked = 0
    while deaths < DEATHS and asked < TRIES:
        asked += 1
        try:
            command = think(game, asked - 1)
        except Overtime:
            log.warning("a bot took too long, so its default is played: if it recurs, give the machine more CPU or fewer workers", extra={"game": game.id, "decision": decision.id})
            break
        if command is None:
            continue
        try:
            return slots.answer(partial(decide_bot_answer, game, decision, command, asked - 1))
        except NotOffered:
            log.warning("a bot's answer was not legal, so it is asked again, and then its default is played: a bug of its ruleset", extra={"game": game.id, "decision": decision.id})
    FAILED.inc()
    return slots.answer(partial(decide_default, game, decision, max(deaths, asked)))


def ask_policy(
    game: Game,
    decision: Decision,
    number: int,
    policies: ChoosePolicy,
    timebox: Callable[[], AbstractContextManager[None]],
) -> Command | None:
    """A policy's answer from the seat's own view; None if it raised. number: of the try.  Raises Overtime."""
    try:
        with timebox():
            return answer_of_bot(game, decision, number, policies)
    except Overtime:
        raise
    except Exception as error:
        kind = type(error).__name__
        log.warning("a bot gave no answer, so its default is played: a bug of its ruleset if the error is one", extra={"game": game.id, "decision": decision.id, "error": kind})
        return None


def decide_bot_answer(game: Game, decision: Decision, command: Command, number: int, at: str) -> Batch:
    """The batch of an answer, idempotent by the decision's id. number: of the try.  Raises NotOffered, Stale, Conflict."""
    bot_try = to_bot_try(game.rules, game.seats[decision.seat], number)
    cause = Cause(at, f"auto/{decision.id}", decision.id, decision.seat, command_body(command), bot_try)
    return decide.answer_decision(game, decision.seat, decision.id, command, cause)


def decide_default(game: Game, decision: Decision, tries: int, at: str) -> Batch:
    """The batch that records the bot's failure and plays the default.  Raises Stale, Conflict."""
    cause = Cause(at, f"auto/{decision.id}", decision.id, decision.seat)
    return decide.give_up(game, decision.seat, decision.id, tries, cause)


def command_body(command: Command) -> dict[str, Any]:
    """A command as a client would send it, as JSON values."""
    built: dict[str, Any] = msgspec.to_builtins(command)
    return built


def apply_timeout(context: Context, game: Game) -> Game:
    """Apply the earliest timeout, end an expired pause (by the store's clock), or give back the time of an outage.

    Idempotent; returns the current game if it lost the race.
    """

    def act(latest: Game, cause: Cause) -> Batch:
        lost_ms = lost_time_ms(context, latest, milliseconds(cause.at))
        if lost_ms > 0:
            return decide.give_time(latest, lost_ms, cause)
        return decide.time_out(latest, cause, installed_policy(latest.rules, decide.STAND_IN))

    return decide_due(context, game, strike_key(game), act)


def decide_due(context: Context, game: Game, key: str, act: Decide) -> Game:
    """Store the batch that is due, once per key, at the time of the store's clock. Returns the current game if it lost
    the race.
    """
    try:
        decide_now = partial(decide_by_store_clock, context, act)
        return context.games.execute(game.id, Request(key, key), decide_now, continues_here=True).game
    except (Stale, Conflict):
        return context.games.load(game.id)


def decide_by_store_clock(context: Context, act: Decide, game: Game, cause: Cause) -> Batch:
    """The batch of `act` at the time of the store's clock."""
    return act(game, cause._replace(at=stamp(context.store.clock_ms())))


def strike_key(game: Game) -> str:
    """Idempotency key of the earliest timeout: its subject (pause, clock or decisions) and its time."""
    due_ms = game.next_deadline_ms
    if game.is_paused:
        return f"pause/{due_ms}"
    if game.clock is not None and game.clock.deadline_ms == due_ms:
        return f"clock/{game.clock.version}/{due_ms}"
    assert game.table_clock is not None
    assert due_ms is not None
    return f"strike/{due_ms}/" + "+".join(game.open[seat].id for seat in game.table_clock.struck_seats(due_ms))


def lost_time_ms(context: Context, game: Game, now_ms: int) -> int:
    """Milliseconds of outages within the time limit that ends next, not given back yet."""
    due_ms, clock, table = game.next_deadline_ms, game.clock, game.table_clock
    if due_ms is None or game.status != "playing" or game.is_paused:
        return 0
    times: list[Clock | SeatTime] = []
    if clock is not None and clock.deadline_ms == due_ms:
        times.append(clock)
    elif table is not None:
        times += [table.times[seat] for seat in table.struck_seats(due_ms)]
    outages = load_outages(context.store, now_ms)
    deadlines_ms = [
        to_deadline_ms(each.since_ms, due_ms - each.outages_ms, without_pauses(outages, each.pauses)) for each in times
    ]
    return max((deadline_ms - due_ms for deadline_ms in deadlines_ms), default=0)


def is_late(context: Context, game: Game) -> bool:
    """Whether a time limit is up, by the store's clock."""
    return game.next_deadline_ms is not None and context.store.clock_ms() >= game.next_deadline_ms


def is_expired(context: Context, game: Game) -> bool:
    """Whether a table had no event for its whole expiry time, by the store's clock."""
    due_ms = expiry_ms(game, context.games.expiry)
    return due_ms is not None and context.now_ms() >= due_ms and context.store.clock_ms() >= due_ms


def renew_due(context: Context, game: Game) -> None:
    """Store the due time again if the game has asked for an earlier one and no work is due before: expiry limits have
    changed.
    """
    due, owed_ms = due_of(game, context.games.expiry), context.store.owed_since_ms(game.id)
    if owed_ms is not None and (due == "clear" or (isinstance(due, int) and owed_ms < due)):
        context.store.owe(game.id, StreamHead(game.version, game.digest), due)


def set_aside_tournament_work(context: Context, game: Game) -> None:
    """If a game needs its tournament, and the extension of tournaments is off: leave that until it is on. The game goes on."""
    table = game.created.tournament_table
    if not isinstance(table, TournamentTable) or game.opening is None or game.imported is not None:
        return
    if kind_of(table.tournament, context.extensions.of("app", OwnStreams)) is not None:
        return
    tournament_ms, due = tournament_due_ms(game), due_without_tournament(game, context.games.expiry)
    is_needed = not game.is_running or (tournament_ms is not None and tournament_ms <= context.store.clock_ms() + GRACE_MS)
    if is_needed and due != "now" and context.store.due_ms(game.id) is not None:
        set_aside(context.store, game.id, StreamHead(game.version, game.digest), waits_for=table.tournament, due=due)


def end_quiet_game(context: Context, game: Game) -> Game:
    """End a table without events for its expiry time. Idempotent; returns the current game if an event came first."""

    def act(latest: Game, cause: Cause) -> Batch:
        return decide.expire(latest, limit_s(latest, context.games.expiry), cause)

    return decide_due(context, game, f"expiry/{game.version}", act)


def reveal_group(context: Context, game: Game) -> None:
    """Reveal a duplicate group's seed once its last game is over. If not possible yet, automation asks again."""
    group: Group | None = plaintext(game.created.group)
    if group is None or game.is_running or game.is_revealed:
        return
    root = context.games.load(group.root or game.id)
    games = [root, *load_members(context, root.members)]
    if is_member_pending(context, root, games) or any(each.is_running for each in games):
        return
    if game.id not in (root.id, *root.members):  # A restore may lose that a game joined, but keep the game.
        games.append(game)
    for each in games:
        if not each.is_revealed:
            with suppress(Conflict, RulesNotInstalled):
                reveal = partial(decide_group_reveal, members=each.members)
                context.games.execute(each.id, Request("unseal", "unseal"), reveal)
        if not context.games.load(each.id).is_revealed:
            return


def is_member_pending(context: Context, root: Game, games: list[Game]) -> bool:
    """Whether a member is recorded in the root's log but not yet stored. Joining renews the root's due time."""
    if root.is_revealed or len(games) > len(root.members):
        return False
    since_ms = context.store.owed_since_ms(root.id)
    return since_ms is None or context.store.clock_ms() - since_ms < JOIN_GRACE_MS


def decide_group_reveal(game: Game, cause: Cause, members: tuple[str, ...]) -> Batch:
    """The batch that reveals a game's seed.  Raises Conflict if other members joined meanwhile."""
    if game.members != members:
        raise Conflict("busy", "Another game has joined.")
    return decide.reveal_late(game, cause)


def load_members(context: Context, ids: tuple[str, ...]) -> list[Game]:
    """The stored games of a group, without those whose creation was interrupted."""
    games = []
    for each in ids:
        try:
            games.append(context.games.load(each))
        except Missing:
            continue
    return games
