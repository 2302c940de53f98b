"""Challenges of webhooks: nothing is sent to a receiver that has not answered one."""

from __future__ import annotations

import pytest

from service.app.webhooks import delivery as delivering
from service.outgoing.post import Failed, ReceiverAnswer
from tests.http.guest import Round
from tests.http.webhooks.hooks import Hook, end_game

DAY_S = 86_400


class TestChallenge:
    def test_nothing_else_is_sent_until_it_is_met(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(200, b'{"challenge": "another"}', None))
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
        assert hook.deliver_news() == []
        assert (hook.read()["state"], hook.read()["failures"]) == ("pending", 1)
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(6)
        types = [each.type for each in hook.deliver()]
        assert types == ["webhook.challenge", "decision.open"]
        assert (hook.read()["state"], hook.read()["failures"]) == ("active", 0)

    def test_is_another_each_time(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(204, b"", None))
        hook.deliver()
        hook.pass_s(6)
        hook.deliver()
        first, second = hook.receiver.got
        assert first.json["data"] != second.json["data"]
        assert first.headers["webhook-id"] != second.headers["webhook-id"]

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"null",
            b"[]",
            b'{"challenge": 1}',
            b'{"challenge": ""}',
            b"\xff",
            b"[" * 1000,
            b'{"data": {"challenge": "x"}}',
        ],
    )
    def test_is_not_met_by_another_answer(self, hook: Hook, body: bytes) -> None:
        hook.fail(ReceiverAnswer(200, body, None))
        hook.deliver()
        assert hook.read()["attempts"][0]["error"] == "challenge"
        assert hook.read()["state"] == "pending"

    def test_is_not_met_by_an_echo(self, hook: Hook) -> None:
        hook.receiver.answer = lambda got: ReceiverAnswer(200, got.body, None)
        hook.deliver()
        assert hook.read()["state"] == "pending"

    def test_is_repeated_three_times(self, hook: Hook) -> None:
        hook.fail(Failed("connect"))
        for wait_s in (5, 30, 120):
            assert len(hook.deliver()) == 1
            hook.pass_s(wait_s - 1)
            assert hook.deliver() == []
            hook.pass_s(1)
        assert len(hook.deliver()) == 1
        shown = hook.read()
        assert (shown["state"], shown["reason"], shown["retry_at"]) == ("disabled", "challenge", None)
        assert hook.deliver_news() == []
        assert hook.context.store.due_webhooks(hook.clock.ms, 9) == []

    def test_that_is_never_met_ends_the_webhook_a_day_later(self, hook: Hook) -> None:
        hook.use_up_challenges()
        hook.pass_s(DAY_S - 1)
        assert hook.deliver() == []
        assert hook.read()["state"] == "disabled"
        hook.pass_s(1)
        assert [each.name for each in hook.context.store.due_webhooks(hook.clock.ms, 9)] == [hook.id]
        assert hook.post("enable").status_code == 404
        assert hook.deliver() == []
        assert hook.owner.get("/v1/inbox/webhooks").get_json()["items"] == []
        assert hook.context.store.due_webhooks(hook.clock.ms + 10**12, 9) == []

    def test_that_is_asked_for_again_within_the_day_counts_anew(self, hook: Hook) -> None:
        hook.use_up_challenges()
        hook.pass_s(DAY_S - 1)
        assert hook.post("enable").get_json()["state"] == "pending"
        hook.use_up_challenges()
        hook.pass_s(DAY_S - 1)
        hook.deliver()
        assert hook.read()["reason"] == "challenge"

    def test_that_was_met_once_ends_nothing(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        hook.fail(ReceiverAnswer(410, b"", None))
        end_game(table)
        hook.deliver_news()
        assert hook.read()["reason"] == "gone"
        hook.post("enable")
        hook.use_up_challenges()
        hook.pass_s(30 * DAY_S)
        hook.deliver()
        assert hook.read()["reason"] == "challenge"

    def test_the_day_begins_with_the_last_one_though_its_courier_was_killed(
        self, hook: Hook, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        end = delivering.Delivery._end

        def end_or_die(courier: delivering.Delivery, due_ms: int) -> None:
            if courier._webhook.state != "disabled":
                end(courier, due_ms)

        with monkeypatch.context() as killed:
            killed.setattr(delivering.Delivery, "_end", end_or_die)
            hook.use_up_challenges()
        hook.pass_s(60)
        hook.deliver()
        assert hook.read()["reason"] == "challenge"
