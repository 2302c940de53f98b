"""Tournaments are switched off while the store holds one: nothing of it is lost, and what would harm it is refused with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from flask import Flask

from domain.kernel.errors import NotListed
from service.app.core.idempotent_requests import Request
from service.app.due import log_letters
from service.app.due.log_letters import may_hold_others
from service.app.forgetting.forget_player import NAME, SETTLED_MS, settle_forgotten
from service.app.moderation.acts import execute_act
from service.app.moderation.reports import load_report_page
from service.app.moderation.subjects import Subject
from service.app.webhook_state.webhook_record import RECHECK_MS
from service.app.webhook_state.webhook_rows import load_webhooks
from service.app.webhooks.deliver import deliver_due
from service.cli import records
from tests.http.beginnings import Clock
from tests.http.forgetting.interleaved import InterleavedStore, kill
from tests.http.forgetting.raw import find_text
from tests.http.guest import Guest
from tests.http.luck_tables import context_of
from tests.http.players.accounts import Account, registered
from tests.http.webhooks.hooks import Hook
from tests.restorable import RestorableStore
from tests.tournaments.http.evening import Evening, evening

RUDE = "3.names.0"


def entered(app: Flask) -> tuple[Evening, Account]:
    """A tournament with an entry of an account."""
    here, anna = evening(app, "Boris Lund", "Rude Name"), registered(app, "Zyxwvutana")
    here.enter("Zyxwvutana", player=anna.guest.token)
    return here, anna


def test_nobody_is_forgotten_by_halves(app: Flask, core_only: Flask, store: RestorableStore) -> None:
    _, anna = entered(app)
    refused = Guest(core_only, anna.guest.token).delete("/v1/players/me")
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "3600")
    assert "an extension that is off (tournaments)" in refused.get_json()["detail"]
    assert anna.guest.get("/v1/players/me").status_code == 200
    assert store.rows(NAME, None, 9) == []
    assert anna.guest.delete("/v1/players/me").status_code == 204
    assert find_text(store, "zyxwvut") == []


def test_an_operator_is_told_the_reason(
    app: Flask, core_only: Flask, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, anna = entered(app)

    @contextmanager
    def installation() -> Iterator[tuple[Any, Any, Any]]:
        yield None, context_of(core_only), None

    monkeypatch.setattr(records, "open_installation", installation)
    assert records.forget_account(anna.id) == 1
    assert capsys.readouterr().out.startswith(f"{anna.id}: refused. Here are logs of an extension that is off (tournaments).")


def test_nobody_is_forgotten_before_the_dispatcher_has_listed_the_logs(core_only: Flask, store: RestorableStore) -> None:
    anna = registered(core_only)
    store.drop(log_letters.NAME)
    assert anna.guest.delete("/v1/players/me").status_code == 503
    log_letters.list_letters(store)
    assert anna.guest.delete("/v1/players/me").status_code == 204


def test_no_request_lists_the_logs(app: Flask, core_only: Flask, store: RestorableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = registered(core_only), registered(core_only)
    for each in ("streams", "games"):
        monkeypatch.setattr(RestorableStore, each, lambda *_: pytest.fail("a request lists logs"))
    assert anna.guest.delete("/v1/players/me").status_code == 204
    evening(app, "Cleo")
    assert boris.guest.delete("/v1/players/me").status_code == 503


def test_a_kind_of_logs_is_noted_before_the_first_of_it(app: Flask, store: RestorableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """So no forgetting overlooks a tournament that is created after the logs were listed."""
    log_letters.list_letters(store)
    seen, append = list[bool](), RestorableStore.append

    def looking(self: RestorableStore, *rest: Any, **more: Any) -> Any:
        seen.append(may_hold_others(self, ()))
        return append(self, *rest, **more)

    monkeypatch.setattr(RestorableStore, "append", looking)
    assert not may_hold_others(store, ())
    evening(app, "Anna")
    assert seen[0] is True
    assert not may_hold_others(store, "t")


def test_without_logs_of_it_players_are_forgotten(core_only: Flask) -> None:
    anna = registered(core_only)
    assert anna.guest.delete("/v1/players/me").status_code == 204


def test_a_walk_that_was_killed_settles_once_it_is_on_again(
    serve: Callable[..., Flask], core_only: Flask, store: RestorableStore, clock: Clock
) -> None:
    """Each walk that a process began with it on, and did not finish, goes on without it, and is not taken for done."""
    interleaved = InterleavedStore(store)
    app = serve(interleaved)
    _, anna = entered(app)
    interleaved.watch(lambda: anna.guest.delete("/v1/players/me"), {6: kill})
    clock.ms += SETTLED_MS
    assert settle_forgotten(context_of(core_only)) == 0
    assert find_text(store, "zyxwvut") != []
    assert settle_forgotten(context_of(app)) == 1
    assert find_text(store, "zyxwvut") == []


def test_its_webhooks_rest_and_go_on(app: Flask, core_only: Flask, clock: Clock) -> None:
    here, _ = entered(app)
    hook = Hook.of_tournament(app, clock, here.organiser, here.id)
    assert [each.type for each in hook.deliver()] == ["webhook.challenge"]
    here.post("/announcements", {"text": "Welcome."})
    hook.hear()
    before = load_webhooks(here.context, hook.key)
    for _ in range(3):
        deliver_due(context_of(core_only), hook.receiver, hook.key, hook.id)
        (resting,) = load_webhooks(here.context, hook.key).values()
        assert (resting.due_ms, resting.lease) == (clock.ms + RECHECK_MS, "")
        clock.ms += RECHECK_MS
    unchanged = ("state", "failures", "cursor", "attempts", "undelivered", "ping")
    assert [[getattr(each, name) for name in unchanged] for each in before.values()] == [[getattr(resting, name) for name in unchanged]]
    assert [each.type for each in hook.deliver()] == ["tournament.announced"]


def test_its_texts_are_neither_shown_nor_hidden(app: Flask, core_only: Flask) -> None:
    here, _ = entered(app)
    text = Subject("text", tournament=here.id, place=RUDE)
    reported = Guest(app).post("/v1/reports", {"subject": {"kind": "text", "tournament": here.id, "place": RUDE}, "ground": "abuse"})
    assert reported.status_code == 201, reported.text
    off = context_of(core_only)

    def act(kind: Any) -> Any:
        return execute_act(off, kind, text, "Greta", reason="Rude.", until_ms=None, request=Request(kind, "")).body

    for kind in ("hide", "show"):
        with pytest.raises(NotListed, match="not served"):
            act(kind)
    assert [each.shown for each in load_report_page(off, "open", None, 9).items] == ["(of an extension that is off)"]
    assert [each.shown for each in load_report_page(here.context, "open", None, 9).items] == ["Rude Name"]
    assert len(act("dismiss").reports) == 1
