"""Challenges of webhooks: nothing is sent to a receiver that has not answered one."""

from __future__ import annotations

import pytest

from service.outgoing.post import Failed, ReceiverAnswer
from tests.http.webhooks.hooks import Hook


class TestChallenge:
    def test_nothing_else_is_sent_until_it_is_met(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(200, b'{"challenge": "another"}', None))
        assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
        assert hook.told() == []
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
        assert first.told["data"] != second.told["data"]
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
        hook.pass_s(10**6)
        assert hook.told() == []
        assert hook.context.store.due_webhooks(hook.clock.ms, 9) == []
