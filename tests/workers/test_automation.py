"""Owed turns are answered once, from the seat's view, whatever becomes of the job that answers them."""

from __future__ import annotations

import time
from dataclasses import replace as replace_fields
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from domain.audit.bot_moves import BotMoves
from domain.game import bot_answer
from domain.game.bot_answer import TRIES, answer_of_bot, choose_policy
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.commands import Bribe, Pass
from service.app.audits.audit import audit
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from service.app.bots.automation import DEATHS, answer_next, think_with
from service.app.core.authorization import ANONYMOUS
from service.app.proofs.record import export_record
from service.app.rulesets import policies
from service.app.rulesets.time_limit import Overtime, timebox
from tests.hang import HANG_S
from workers import automation_job
from workers.automation_job import play_slice, store_when_due


def broken_policies(answer):
    """Policies under which every bot answers with `answer(table, mind, chance)`."""
    return lambda rules, place: answer if place.kind == "bot" else choose_policy(rules, place)


def act(context, game_id, policies, deaths=0):
    game = context.games.load(game_id)
    think = think_with(policies, partial(timebox, 0.2))
    return store_when_due(context, answer_next(context, game, deaths, think, begin_job(context, game)))


def test_bots_play_a_whole_game_in_a_few_jobs(context, new_game):
    game_id = new_game("random", "house", "random")
    for _ in range(20):
        play_slice(context, game_id, 0)
        if not context.games.load(game_id).is_running:
            break
    assert context.games.load(game_id).status == "over"
    assert context.store.due_ms(game_id) is None


def test_a_job_stops_where_a_person_is_to_move(context, new_game):
    game_id = new_game("random", "human", variant="croupier", start="host", first_seat=0)
    play_slice(context, game_id, 0)
    game = context.games.load(game_id)
    assert [each.seat for each in game.open.values()] in ([1], [0])
    assert not game.automatic_decisions() or game.status == "over"


def raising(table, mind, chance):
    raise ZeroDivisionError


def illegal(table, mind, chance):
    return Bribe(target=mind.seat, card=mind.hand[0])


def silent(table, mind, chance):
    return None


def hanging(table, mind, chance):
    time.sleep(HANG_S)


def drawing(table, mind, chance):
    while True:
        chance("again", (0, 1))


@pytest.mark.parametrize(("answer", "asked"), [(raising, TRIES), (illegal, TRIES), (silent, TRIES), (drawing, TRIES), (hanging, 1)])
def test_a_bot_that_gives_no_legal_answer_has_its_default_played_and_the_log_says_so(
    context, new_game, types_of, answer, asked, monkeypatch
):
    monkeypatch.setattr(bot_answer, "MOST_STEPS", 100)
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    before, tries = len(types_of(game_id)), []

    def counted(table, mind, chance):
        tries.append(1)
        return answer(table, mind, chance)

    game = act(context, game_id, broken_policies(counted))
    assert types_of(game_id)[before:][:2] == ["game.automation_failed", "microfilms.passed"]
    assert len(tries) == asked
    assert not game.automatic_decisions()


def test_a_decision_that_kills_its_jobs_is_answered_by_default(context, new_game, types_of):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    act(context, game_id, broken_policies(lambda *_: pytest.fail("never asked")), deaths=DEATHS)
    assert "game.automation_failed" in types_of(game_id)


def test_a_bot_sees_the_view_of_its_seat_and_nothing_else(context, new_game):
    game_id = new_game("house", "human", "human", start="host", first_seat=0)
    seen = []

    def spy(table, mind, chance):
        seen.append((table, mind))
        return Pass()

    game = context.games.load(game_id)
    act(context, game_id, broken_policies(spy))
    assert seen == [(game.state.table, game.state.minds[0])]


def test_an_answer_is_thought_of_once(context, new_game, monkeypatch):
    game_id, asked = new_game("random", "random", "random", "random", "human", start="host", first_seat=0), []
    think = automation.ask_policy

    def counted(game, decision, *more):
        asked.append((game.digest, decision.id))
        return think(game, decision, *more)

    monkeypatch.setattr(automation, "ask_policy", counted)
    monkeypatch.setattr(automation_job, "choose_policy", broken_policies(lambda table, mind, chance: Pass()))
    before = context.games.load(game_id).version
    play_slice(context, game_id, 0)
    answers = sum(b'"key":"auto/' in each.event for each in context.store.read(game_id, before))
    assert len(set(asked)) == len(asked) == answers == 4


def test_the_same_view_and_seed_give_the_same_answer_again(context, new_game):
    game_id = new_game("random", "human", "human", start="host", first_seat=0)
    game = context.games.load(game_id)
    thoughts = [
        automation.ask_policy(game, game.automatic_decisions()[0], 0, choose_policy, partial(timebox, 1))
        for _ in range(5)
    ]
    assert all(each == thoughts[0] for each in thoughts)


def test_a_timebox_gives_an_outer_alarm_its_time_back():
    with timebox(1):
        with pytest.raises(Overtime), timebox(0.05):
            time.sleep(HANG_S)
        with pytest.raises(Overtime):
            time.sleep(HANG_S)


def test_a_bot_s_luck_is_the_game_s_and_follows_from_no_salt(context, new_game):
    game = context.games.load(new_game("random", "random", "random", start="host", first_seat=0))
    decision = game.automatic_decisions()[0]

    def answers(game):
        return [answer_of_bot(game, decision, number) for number in range(20)]

    assert len(set(map(repr, answers(game)))) > 1
    assert answers(game) == answers(replace(game, secret=bytes(32)))
    assert answers(game) != answers(replace(game, luck=bytes(32)))


def test_the_log_names_the_policy_of_a_bot_and_each_command_of_another(context, new_game, monkeypatch):
    game_id = new_game("random", "random", "random", start="host", first_seat=0)
    stated = context.games.load(game_id).created.seats
    assert [each.policy for each in stated] == [policies.installed_policy(RULESET, "random")] * 3
    act(context, game_id, choose_policy)
    monkeypatch.setattr(policies, "source_digest", lambda _: "0" * 64)
    act(context, game_id, choose_policy)
    noted = [msgspec.json.decode(each.event).get("bot_try") for each in context.store.read(game_id)]
    assert [each for each in noted if each] == [{"number": 0}, {"number": 0, "policy": {"version": 1, "digest": "0" * 64}}]


def test_the_digest_of_a_policy_is_that_of_the_files_of_its_ruleset():
    names = [name for name, _ in policies.source_files(RULESET)]
    assert {"__init__.py", "bot/house_bot.py", "rules/decide.py"} <= set(names)
    assert [name for name, _ in policies.source_files(replace_fields(RULESET, imagining=replace_fields(RULESET.imagining, house_bot=illegal)))] != names


def test_every_move_that_a_worker_played_follows_from_the_record(context, new_game):
    game_id = new_game("random", "house", "random")
    while context.games.load(game_id).is_running:
        play_slice(context, game_id, 0)
    verdict = audit(export_record(context, context.games.load(game_id), ANONYMOUS, None), context.catalogue, None, bots_s=30)
    assert verdict.decided
    assert verdict.bots is not None
    moves = verdict.bots.moves
    assert verdict.bots == BotMoves(moves, moves, (), (), 0, 0)
    assert moves > 10
