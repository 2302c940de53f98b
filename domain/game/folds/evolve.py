"""Evolve: a game as the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.aggregate import (
    Decision,
    Game,
    Grant,
    IdempotencyEntry,
    IdempotencyLog,
    PutBack,
    RecentEvent,
    Ruling,
    SeatStatus,
    plaintext,
    secret_of,
    stream_base,
    with_place,
)
from domain.game.clocks.clock import Clock, next_clock
from domain.game.clocks.pause import pause_after
from domain.game.clocks.table_clock import initial_clock
from domain.game.entry_codec import AnyEntry
from domain.game.events.clock_events import TimeGiven
from domain.game.events.game_events import (
    GAME_EVENTS,
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameForked,
    GameOver,
    GameRestored,
    GameStarted,
    GroupJoined,
    ReplayShared,
    RulingMade,
    SeatAbsent,
    SeatRecalled,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    TokenMinted,
    TokenRevoked,
)
from domain.game.events.luck_events import LUCK_EVENTS, TableCancelled
from domain.game.events.tournament_table import initial_opening
from domain.game.folds.intervention_folds import INTERVENTION_FOLDS, with_time_after_pause
from domain.game.folds.table_clock_fold import table_clock_after
from domain.game.folds.tournament_table_folds import TOURNAMENT_TABLE_FOLDS
from domain.game.luck.luck_status import LUCK_FOLDS, LuckStatus, Moment, initial_luck, next_luck
from domain.game.repetition import next_repetitions
from domain.game.seed import opening_luck
from domain.game.token_descent import with_grant, with_replay_shared, with_token_minted, with_token_revoked
from domain.kernel.folds import require_rows, unchanged
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import AnyState, State
from domain.kernel.timestamps import milliseconds

MOST_RECENT = 6
"""Bound on the recent events in a view."""


def initial_game(game_id: str, rules: AnyRuleset, stored: AnyEntry, digest: bytes) -> Game:
    """The game after the first event of its stream."""
    created: GameCreated = stored.event
    version, _ = stream_base(created)
    game = Game(
        id=game_id,
        rules=rules,
        created=created,
        **initial_access(created),
        version=version + 1,
        digest=digest,
        founded_at=stored.at,
        at=stored.at,
        imported=stored.imported,
        luck_status=initial_luck(created.luck_plan, len(created.seats)),
        table_clock=initial_clock(created.clock_plan, len(created.seats)),
        opening=initial_opening(created.tournament_table),
    )
    if isinstance(created, GameForked) and created.table is not None:
        game = with_new_luck(replace(game, state=initial_position(rules, created)))
    return replace(game, answered=with_answer(game, game.version, stored), drawn=with_draws(game, stored))


def initial_access(created: GameCreated) -> dict[str, Any]:
    """Initial secret, seats and grants of a game or a fork."""
    arbiter = [Grant("arbiter", "arbiter", None, plaintext(created.arbiter))] if created.has_arbiter else []
    grants = (Grant("organiser", "organiser", None, plaintext(created.organiser)), *arbiter)
    seats = tuple(
        SeatStatus(plan.kind, plan.bot, None if plan.kind == "human" else 0, policy=plan.policy or None, player=player)
        for plan, player in zip(created.seats, created.players, strict=True)
    )
    return {"secret": secret_of(created), "seats": seats, "grants": grants}


def initial_position(rules: AnyRuleset, created: GameForked) -> AnyState | None:
    """Table and house of a sampled fork; SeatRecalled events add the minds. None if the rules are not installed."""
    if not rules.is_installed:
        return None
    blank = rules.initial(msgspec.convert(created.options, rules.options), len(created.seats))
    table = msgspec.convert(created.table, type(blank.table))
    return State(table, blank.minds, msgspec.convert(plaintext(created.house), type(blank.house)))


def evolve(game: Game, stored: AnyEntry, digest: bytes) -> Game:
    """The game after one more event."""
    event = stored.event
    fold = FOLDS.get(type(event))
    if fold is not None:
        after = fold(game, event)
        return advance(game, after, stored, digest, state=after.state, recent=after.recent)
    recent = (*game.recent[1 - MOST_RECENT :], RecentEvent(game.version + 1, event))
    return advance(game, game, stored, digest, state=state_after(game, event), recent=recent)


def advance(
    before: Game, after: Game, stored: AnyEntry, digest: bytes, *, state: AnyState | None, recent: tuple[RecentEvent, ...]
) -> Game:
    """The bookkeeping of every event: version and digest, luck, open decisions, clocks, pause.

    after: the fold's game; state, recent: its own, or those after an event of the rules.
    """
    version, at = before.version + 1, stored.at
    luck = after.luck_status
    if luck is not None and type(stored.event) in LUCK_FOLDS:
        luck = next_luck(luck, stored.event, Moment(version, digest.hex(), at))
    is_played = after.status == "playing" and not after.is_held and (luck is None or luck.state == "playing")
    on = state if is_played else None
    counted = at if after.opening is None else after.opening.clock_time(at)
    asked = next_decisions(after, on, version, stored) if on is not None else {}
    if before.pause is not None and after.pause is None:
        after = with_time_after_pause(after, before.pause, milliseconds(at))
    return replace(
        after,
        state=state,
        version=version,
        digest=digest,
        at=at,
        over=version if before.over is None and not after.is_running else before.over,
        founded_at=at if type(stored.event) is GameForked else before.founded_at,
        answered=with_answer(after, version, stored),
        drawn=with_draws(after, stored),
        open=asked,
        clock=clock_after(after, on, luck, version, counted),
        luck_status=luck,
        table_clock=after.table_clock and table_clock_after(after, after.table_clock, stored, asked, milliseconds(counted)),
        pause=after.pause and pause_after(after.pause, [each.id for each in asked.values()], milliseconds(at)),
        recent=recent,
        repeated=next_repetitions(after, stored),
    )


def clock_after(game: Game, on: AnyState | None, luck: LuckStatus | None, version: int, at: str) -> Clock | None:
    """The clock after an event: the rules' timer, or, while the luck is made, the time for contributions. on: the state
    in play.
    """
    if on is not None:
        return next_clock(game.rules, on, game.clock, version, at)
    timer = luck.timer if luck is not None and game.is_running and game.is_full else None
    if timer is None or (game.clock is not None and game.clock.timer == timer):
        return game.clock if timer is not None else None
    return Clock(timer, version, at)


def with_answer(game: Game, version: int, stored: AnyEntry) -> IdempotencyLog:
    """The idempotency log after an entry; only the first entry of a command has a key."""
    if stored.key is None:
        return game.answered
    return game.answered.with_entry(stored.key, IdempotencyEntry(version, version + stored.size - 1, stored.fp or ""))


def with_draws(game: Game, stored: AnyEntry) -> Mapping[str, int]:
    """The draw counters after an entry."""
    if not stored.draws:
        return game.drawn
    return {**game.drawn, **{draw.source: draw.index + 1 for draw in stored.draws}}


def next_decisions(game: Game, state: AnyState, version: int, stored: AnyEntry) -> Mapping[Seat, Decision]:
    """Open decisions after an event. One that stays open keeps id and time, unless its own seat has just acted."""
    before, by, event = game.open, stored.by, stored.event
    after = {
        seat: known
        if (known := before.get(seat)) is not None and known.kind == kind and seat != by
        else Decision(seat, kind, version, stored.at)
        for seat, kind in game.rules.decisions(state.table).items()
    }
    if isinstance(event, SeatResigned | SeatAbsent) and event.seat in after:
        after[event.seat] = replace(after[event.seat], at=stored.at)
    return after


def state_after(game: Game, event: Event) -> AnyState | None:
    """The state after an event of the rules in its current form; None if they are not installed."""
    if not game.rules.is_installed:
        return None
    assert game.state is not None
    return decider.evolve_state(game.rules, game.state, event, game.version + 1)


def with_seat_taken(game: Game, event: SeatTaken) -> Game:
    player = event.player or game.seats[event.seat].player
    sat = with_place(game, event.seat, since=game.version + 1, player=player)
    return with_grant(sat, Grant(f"seat-{event.seat}", "seat:act", event.seat, plaintext(event.token)))


def with_start(game: Game, _: GameStarted) -> Game:
    if not game.rules.is_installed:
        return replace(game, status="playing")
    if game.state is not None:  # a fork that waited for its luck
        return replace(game, status="playing", luck=opening_luck(game))
    options = msgspec.convert(game.created.options, game.rules.options)
    state = game.rules.initial(options, len(game.seats))
    return replace(game, status="playing", state=state, luck=opening_luck(game))


def initial_fork(game: Game, event: GameForked) -> Game:
    """A fork on top of its parent's log: new seats and grants; idempotency, links, rulings and clock start empty."""
    after = replace(
        game,
        created=event,
        **initial_access(event),
        salted=(*game.salted, (game.version, game.secret)),
        answered=IdempotencyLog(),
        members=(),
        links=(),
        rulings=(),
        clock=None,
        pause=None,
        interventions=0,
        repeated={},
        luck_status=initial_luck(event.luck_plan, len(event.seats)),
        table_clock=initial_clock(event.clock_plan, len(event.seats)),
        opening=None,
        was_put_back=False,
        put_back=None,
    )
    if game.state is not None:
        return after if event.luck == "same" else with_new_luck(after)
    return after


def with_new_luck(game: Game) -> Game:
    """A fork of a dealt game with new luck: played at once, or once that luck is made."""
    if game.luck_status is not None:
        return replace(game, status="seating", luck=b"")
    return replace(game, status="playing", luck=opening_luck(game))


def with_recollection(game: Game, event: SeatRecalled) -> Game:
    state = game.state
    if state is None:  # the rules are not installed
        return game
    mind = msgspec.convert(plaintext(event.mind), type(state.minds[event.seat]))
    minds = (*state.minds[: event.seat], mind, *state.minds[event.seat + 1 :])
    return replace(game, state=State(state.table, minds, state.house))


def with_time_given(game: Game, event: TimeGiven) -> Game:
    clock, ms = game.clock, event.ms
    if clock is None:
        return game
    return replace(game, clock=replace(clock, given_ms=clock.given_ms + ms, outages_ms=clock.outages_ms + ms))


def with_restore(game: Game, event: GameRestored) -> Game:
    mark = (event.lost or event.kept).digest[:8]
    restored = PutBack(event.kept.version, mark)
    return replace(game, pause=None, put_back=restored, was_put_back=game.was_put_back or game.is_running)


def with_ruling(game: Game, event: RulingMade) -> Game:
    ruling = Ruling(game.version + 1, event.kind, event.author, event.reason, event.before, event.after)
    after = replace(game, rulings=(*game.rulings, ruling))
    return replace(after, outcome=event.after) if event.kind == "correct" else after


FOLDS: dict[type[Event], Callable[[Game, Any], Game]] = {
    SeatTaken: with_seat_taken,
    TokenMinted: with_token_minted,
    TokenRevoked: with_token_revoked,
    GameStarted: with_start,
    SeatResigned: lambda game, it: with_place(game, it.seat, resigned=True, bot=it.bot, policy=it.policy or None),
    TimeGiven: with_time_given,
    **INTERVENTION_FOLDS,
    GameOver: lambda game, event: replace(game, status="over", outcome=Outcome(event.winners, event.reason)),
    GameAborted: lambda game, event: replace(game, status="aborted", aborted=event.reason, goes_on=event.goes_on or ()),
    GroupJoined: lambda game, event: replace(game, members=(*game.members, plaintext(event.game))),
    SeedRevealed: lambda game, _: replace(game, ended=game.version + 1),
    GameForked: initial_fork,
    SeatRecalled: with_recollection,
    RulingMade: with_ruling,
    ReplayShared: with_replay_shared,
    AutomationFailed: unchanged,
    GameRestored: with_restore,
    **dict.fromkeys(LUCK_EVENTS, unchanged),
    **TOURNAMENT_TABLE_FOLDS,
    TableCancelled: lambda game, _: replace(game, status="aborted"),
}
"""Folds of game-level events; all others are the ruleset's."""

require_rows("The fold of a game", FOLDS, [each for each in GAME_EVENTS if each is not GameCreated])
