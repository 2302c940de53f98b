"""Moves of bots are derived again from the record: a seat of a bot that is played by hand is noticed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import cause
from domain.audit.bot_moves import BotMove, BotMoves, BotReplay, GonePolicy, bot_moves
from domain.catalogue import discover
from domain.game import decide
from domain.game.batch import Batch, Cause
from domain.game.commands import Abort
from domain.game.events.seat_plan import BotTry, Policy
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.audits.audit import audit
from service.app.rulesets import policies
from service.app.rulesets.time_limit import Overtime
from service.cli.verdicts.facts import verdict_lines
from service.cli.verdicts.requirements import unmet_requirements
from tests.golden.corpus import TABLES, Usual, bots

FIRST, LATER = Policy(1, "1" * 64), Policy(2, "2" * 64)
"""The policies that the games name."""
every_game = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.rules.name)
DOT = next(each for each in TABLES if each.rules.name == "microdot")

played = cache(bots)


def derived(moves: Sequence[BotMove], installed: Callable[[AnyRuleset, str], Policy] = lambda *_: FIRST) -> BotMoves:
    replay = BotReplay(moves, installed)
    replay.run()
    return replay.findings()


def by_hand(batches: Sequence[Batch], at: int) -> Batch | None:
    """Another move than a bot's, by hand; None where only one is offered."""
    game, stored = batches[at - 1].game, batches[at].entries[0].stored
    assert game.state is not None
    assert stored.by is not None
    offers = game.rules.offers(game.state.table, game.state.minds[stored.by])
    moves = (move for each in offers for move in each.instances())
    move = next((each for each in moves if msgspec.to_builtins(each) != stored.command), None)
    if move is None:
        return None
    why = Cause(stored.at, by=stored.by, command=msgspec.to_builtins(move), bot_try=stored.bot_try)
    return decide.answer_decision(game, stored.by, None, move, why)


def aborted_after(batches: Sequence[Batch]) -> bytes:
    """The record of a game that is aborted after these."""
    rain = Abort("rain")
    return record_of([*batches, decide.abort(batches[-1].game, rain.reason, cause(99, None, rain))])


def first_by_hand(batches: Sequence[Batch]) -> tuple[int, Batch]:
    """The first move of a bot that could have been another, and that one."""
    noted = [number for number, each in enumerate(batches) if each.entries[0].stored.bot_try]
    return next((at, other) for at in noted if (other := by_hand(batches, at)) is not None)


@every_game
def test_every_move_follows_from_the_log_and_policies_that_are_gone_are_named(table: Usual) -> None:
    moves = list(bot_moves(played(table)))
    found = derived(moves)
    of_later = sum(move.policy == LATER for move in moves)
    gone = (GonePolicy("house", 2, "2" * 64, of_later),) if of_later else ()
    assert found == BotMoves(len(moves), len(moves) - of_later, (), gone, 0, 0)
    assert found.derived > 10


@every_game
def test_a_move_that_is_played_by_hand_is_named(table: Usual, monkeypatch: pytest.MonkeyPatch) -> None:
    batches = played(table)
    at, other_move = first_by_hand(batches)
    raw = aborted_after([*batches[:at], other_move])
    monkeypatch.setattr(policies, "source_digest", lambda _: FIRST.digest)
    verdict = audit(raw, discover(), None, bots_s=30)
    assert (verdict.verdict, verdict.decided) == ("consistent", True)
    assert verdict.bots is not None
    [other] = verdict.bots.others
    assert (other.version, other.policy) == (batches[at - 1].game.version + 1, "house")
    assert other.answer == batches[at].entries[0].stored.command
    assert verdict.bots.derived == verdict.bots.moves - 1
    told = f"  NOT WHAT ITS POLICY PLAYS: event {other.version}, by seat {other.seat}; house answers {{"
    assert any(line.startswith(told) for line in verdict_lines("game", verdict))
    assert unmet_requirements(verdict, ("bots",)) == ["bots"]
    honest = audit(aborted_after(batches[: at + 1]), discover(), None, bots_s=30)
    assert unmet_requirements(honest, ("bots",)) == []


def test_a_later_try_counts_only_where_those_before_it_fail() -> None:
    move = next(each for each in bot_moves(played(DOT)) if each.bot_try)
    assert derived([move]).derived == 1
    assert [each.answer for each in derived([move._replace(bot_try=BotTry(1))]).others] == [
        msgspec.json.decode(move.command or b"")
    ]


def test_a_default_counts_only_where_every_try_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    move = next(each for each in bot_moves(played(DOT)) if each.bot_try)._replace(command=None, bot_try=None)
    assert [each.answer is not None for each in derived([move]).others] == [True]
    monkeypatch.setattr("domain.game.bot_answer.answer_of_bot.__defaults__", (lambda *_: lambda *_: 1 / 0,))
    assert derived([move]).derived == 1


def test_another_source_of_the_same_version_is_accused_of_nothing() -> None:
    batches = played(DOT)
    at, other_move = first_by_hand(batches)
    own, foreign = [*bot_moves(batches[at - 1 : at + 1])], [*bot_moves([batches[at - 1], other_move])]
    here = replace(FIRST, digest="3" * 64)
    assert derived(own, lambda *_: here).derived == 1
    found = derived(foreign, lambda *_: here)
    assert (found.others, found.gone) == ((), (GonePolicy("house", 1, "1" * 64, 1),))


def test_moves_of_earlier_logs_are_not_derived() -> None:
    moves = [each._replace(bot_try=None) for each in bot_moves(played(DOT)) if each.bot_try]
    assert derived(moves) == BotMoves(len(moves), 0, (), (), len(moves), 0)


def test_what_was_found_stays_when_time_is_up() -> None:
    moves, asked = [each for each in bot_moves(played(DOT)) if each.policy == FIRST], []

    def installed(*_: object) -> Policy:
        asked.append(1)
        if len(asked) == 4:
            raise Overtime
        return FIRST

    replay = BotReplay(moves, installed)
    with pytest.raises(Overtime):
        replay.run()
    assert (replay.findings().derived, replay.findings().left) == (3, len(moves) - 3)
