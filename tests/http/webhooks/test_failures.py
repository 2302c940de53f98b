"""Deliveries that fail: retries, disabled webhooks, couriers that are busy, slow, two or dead."""

from __future__ import annotations

from typing import Any

import pytest

from service.app.feeds.inbox_feed import InboxReader
from service.app.webhook_state.webhook_record import HOUR, RETRIES_MS
from service.app.webhook_state.webhook_rows import load_webhooks, wake_webhooks
from service.app.webhooks import delivery as delivering
from service.outgoing.outgoing import Busy
from service.outgoing.post import Failed, ReceiverAnswer
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Round
from tests.http.webhooks.hooks import Delivered, Hook, end_game, entries


class TestFailures:
    def waits(self, hook: Hook) -> float:
        """Seconds until the next attempt, found by looking."""
        (row,) = load_webhooks(hook.context, hook.key).values()
        return (row.retry_ms - hook.clock.ms) / 1000

    def test_are_tried_again_by_the_table_with_the_same_bytes(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        hook.receiver.got.clear()
        end_game(table)
        hook.fail(ReceiverAnswer(500, b"", None))
        hook.hear()
        for wait_ms in RETRIES_MS:
            assert len(hook.deliver()) == 1
            assert self.waits(hook) == pytest.approx(wait_ms / 1000, abs=1)
            assert hook.deliver_news() == []
            hook.pass_s(wait_ms / 1000)
        assert len({each.body for each in hook.receiver.got}) == 1
        assert len({each.headers["webhook-id"] for each in hook.receiver.got}) == 1
        assert len({each.headers["webhook-timestamp"] for each in hook.receiver.got}) == len(RETRIES_MS)

    def test_end_in_a_dead_letter_one_more_try_and_a_disabled_webhook(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)
        hook.fail(Failed("timeout"))
        hook.hear()
        for wait_ms in RETRIES_MS:
            hook.deliver()
            hook.pass_s(wait_ms / 1000)
        first, second = hook.deliver()
        assert first.headers["webhook-id"] != second.headers["webhook-id"]
        shown = hook.read()
        assert (shown["state"], shown["reason"]) == ("disabled", "failing")
        assert [each["id"] for each in shown["dead_letters"]] == [first.headers["webhook-id"]]
        assert {each["error"] for each in shown["attempts"][:8]} == {"timeout"}
        hook.receiver.answer = hook.receiver.accept
        assert hook.post("enable").get_json()["state"] == "pending"
        again = [each.headers["webhook-id"] for each in hook.deliver() if each.type == "game.over"]
        assert again[0] == second.headers["webhook-id"]
        assert first.headers["webhook-id"] not in again
        assert hook.read()["state"] == "active"

    def test_are_tried_at_once_if_the_owner_says_so(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)
        hook.fail(Failed("connect"))
        hook.hear()
        for wait_ms in RETRIES_MS[:4]:
            hook.deliver()
            hook.pass_s(wait_ms / 1000)
        (missed,) = hook.deliver()
        hook.receiver.answer = hook.receiver.accept
        assert hook.deliver() == []
        assert hook.post("enable").get_json()["retry_at"] is None
        assert hook.deliver()[0].headers["webhook-id"] == missed.headers["webhook-id"]
        assert hook.read()["failures"] == 0

    @pytest.mark.parametrize("what", ["enable", "ping"])
    def test_an_order_that_comes_while_a_courier_ends_is_not_lost(
        self, hook: Hook, table: Round, store: MemoryStore, what: str
    ) -> None:
        hook.deliver()
        end_game(table)
        hook.fail(Failed("connect"))
        hook.hear()
        clock_ms, looks = store.clock_ms, list[str]()

        def look() -> int:
            if hook.receiver.got[-1].type == "game.over":
                looks.append(what)
                if len(looks) == 2:  # the attempt is noted, and the courier has not ended
                    hook.post(what)
            return clock_ms()

        store.clock_ms = look  # type: ignore[method-assign]
        hook.deliver()
        store.clock_ms = clock_ms  # type: ignore[method-assign]
        hook.receiver.answer = hook.receiver.accept
        assert hook.deliver()

    def test_one_message_that_is_refused_does_not_end_the_others(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)
        refused = entries(hook, "i")[0]["id"]

        def pick(got: Delivered) -> ReceiverAnswer:
            return (
                ReceiverAnswer(400, b"", None)
                if got.headers["webhook-id"] == refused
                else ReceiverAnswer(204, b"", None)
            )

        hook.receiver.answer = pick
        hook.hear()
        for wait_ms in RETRIES_MS:
            hook.deliver()
            hook.pass_s(wait_ms / 1000)
        assert hook.deliver()[0].headers["webhook-id"] == refused
        shown = hook.read()
        assert (shown["state"], shown["failures"]) == ("active", 0)
        assert [each["id"] for each in shown["dead_letters"]] == [refused]

    def test_a_decision_that_was_answered_meanwhile_is_not_told(self, hook: Hook, table: Round) -> None:
        hook.fail(ReceiverAnswer(503, b"", None))
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(503, b"", None)
        )
        first = hook.deliver()[-1]
        table.awaited().act(table.id, {"type": "pass"})
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(6)
        assert first.json["data"] not in [each.json["data"] for each in hook.deliver()]
        assert hook.read()["failures"] == 0

    @pytest.mark.parametrize(
        ("status", "asked_s", "waits_s"),
        [(503, 60, 60), (429, 10**8, 6 * 3600), (503, 0, 5), (503, None, 5), (500, 60, 5)],
    )
    def test_an_overloaded_receiver_is_given_its_time(
        self, hook: Hook, status: int, asked_s: int | None, waits_s: int
    ) -> None:
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(status, b"", asked_s)
        )
        hook.deliver()
        assert self.waits(hook) == pytest.approx(waits_s, abs=1)

    def test_gone_is_gone(self, hook: Hook) -> None:
        hook.receiver.answer = lambda got: (
            hook.receiver.accept(got) if got.type == "webhook.challenge" else ReceiverAnswer(410, b"", None)
        )
        hook.deliver()
        shown = hook.read()
        assert (shown["state"], shown["reason"]) == ("disabled", "gone")

    def test_redirects_are_failures(self, hook: Hook) -> None:
        hook.fail(ReceiverAnswer(307, b"", None))
        hook.deliver()
        assert hook.read()["attempts"][0] | {"id": "", "at": ""} == {
            "id": "",
            "at": "",
            "type": "webhook.challenge",
            "status": 307,
            "error": "redirect",
        }

    def test_a_busy_courier_is_no_failure(self, hook: Hook) -> None:
        def busy(_: Delivered) -> ReceiverAnswer:
            raise Busy(2)

        hook.receiver.answer = busy
        hook.deliver()
        shown = hook.read()
        assert (shown["failures"], shown["attempts"]) == (0, [])
        assert hook.deliver() == []
        hook.receiver.answer = hook.receiver.accept
        hook.pass_s(3)
        assert hook.deliver()
        assert hook.read()["state"] == "active"

    def test_a_courier_that_dies_loses_nothing(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)

        def dies(_: Delivered) -> ReceiverAnswer:
            raise KeyboardInterrupt

        hook.receiver.answer = dies
        with pytest.raises(KeyboardInterrupt):
            hook.deliver_news()
        lost = hook.receiver.got[-1]
        hook.receiver.answer = hook.receiver.accept
        assert hook.deliver_news() == []
        hook.pass_s(31)
        assert hook.deliver()[0].headers["webhook-id"] == lost.headers["webhook-id"]

    def test_a_courier_that_lost_its_lease_notes_nothing(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)

        def slow(_: Delivered) -> ReceiverAnswer:
            hook.receiver.answer = hook.receiver.accept
            hook.pass_s(31)
            assert hook.deliver()
            raise Failed("timeout")

        hook.receiver.answer = slow
        hook.deliver_news()
        assert hook.read()["failures"] == 0

    def test_news_during_a_delivery_is_looked_at_after_it(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        began = table.awaited()

        def meanwhile(got: Delivered) -> ReceiverAnswer:
            if got.type == "webhook.ping":
                began.act(table.id, {"type": "pass"})
                wake_webhooks(hook.context, hook.key)
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        hook.post("ping")
        got = hook.deliver()
        hook.pass_s(1)
        got += hook.deliver()
        assert [each.type for each in got] == ["webhook.ping", "decision.open"]

    def test_of_two_couriers_in_the_same_millisecond_one_begins(self, hook: Hook, store: MemoryStore) -> None:
        now_ms = hook.clock.ms + 1
        store.clock_ms = lambda: now_ms  # type: ignore[method-assign]

        def meanwhile(got: Delivered) -> ReceiverAnswer:
            hook.receiver.answer = hook.receiver.accept
            assert hook.deliver() == []
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        ids = [each.headers["webhook-id"] for each in hook.deliver()]
        assert len(ids) == len(set(ids)) == 2

    def test_a_lease_is_renewed_where_looking_took_long(
        self, hook: Hook, table: Round, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hook.deliver()
        end_game(table)
        monkeypatch.setattr(delivering, "RENEWED_S", -1.0)
        real = hook.context.games.load

        def load(game_id: str) -> Any:
            hook.pass_s(29)
            return real(game_id)

        monkeypatch.setattr(hook.context.games, "load", load)

        def meanwhile(got: Delivered) -> ReceiverAnswer:
            hook.pass_s(20)
            assert not hook.context.store.due_webhooks(hook.clock.ms, 9)
            return hook.receiver.accept(got)

        hook.receiver.answer = meanwhile
        assert hook.deliver_news()

    def test_a_quick_receiver_that_fails_is_no_longer_known_as_quick(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        assert not load_webhooks(hook.context, hook.key)[hook.id].is_slow
        end_game(table)
        hook.fail(Failed("timeout"))
        hook.deliver_news()
        assert load_webhooks(hook.context, hook.key)[hook.id].is_slow

    def test_a_flood_of_news_is_a_look_a_second(self, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
        hook.deliver()
        looks = list[int]()

        def read(*told: Any) -> InboxReader:
            looks.append(hook.clock.ms)
            return InboxReader(*told)

        monkeypatch.setattr(delivering, "InboxReader", read)
        for _ in range(40):
            hook.pass_s(0.1)
            wake_webhooks(hook.context, hook.key)
            hook.deliver()
        assert 3 <= len(looks) <= 4

    def test_games_are_noted_once_an_hour(self, hook: Hook, table: Round, store: MemoryStore) -> None:
        hook.deliver()
        store.unlisten(table.id, hook.key)
        hook.deliver_news()
        assert store.listeners([table.id]) == {}
        hook.pass_s(HOUR / 1000)
        hook.deliver()
        assert store.listeners([table.id]) == {table.id: {hook.key}}

    def test_an_hour_without_news_is_looked_at_all_the_same(self, hook: Hook, table: Round) -> None:
        hook.deliver()
        end_game(table)
        assert hook.deliver() == []
        hook.pass_s(HOUR / 1000)
        assert {each.type for each in hook.deliver()} == {"game.over"}
