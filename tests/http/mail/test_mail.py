"""Mail: an address that was confirmed gets digests of what the inbox's stream tells, by a mail server on this machine."""

from __future__ import annotations

import email
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from flask import Flask

from service.app.core.context import Context
from service.app.webhook_state.webhook_record import RETRIES_MS
from service.app.webhook_state.webhook_rows import player_owner, wake_webhooks
from service.app.webhooks.deliver import deliver_due
from service.app.webhooks.mail import mail_name
from service.app.webhooks.outbox import Outbox
from service.http.app_services import NAME
from service.outgoing.post import ReceiverAnswer
from tests.bench.servers import free_port
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, key, opened
from tests.http.players.accounts import registered
from tests.http.push.subscribing import own_inbox
from tests.http.webhooks.hooks import end_game

ANNA = "anna@example.org"


class MailServer:
    """Takes mail. refusal: answered to a recipient instead, if any."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refusal = ""

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        made = email.message_from_bytes(envelope.content.replace(b"\r\n", b"\n"), policy=default)
        assert isinstance(made, EmailMessage)
        assert envelope.rcpt_tos == [made["To"]]
        self.got.append(made)
        return "250 OK"


class Mailed:
    """An inbox that is given an address, and the courier that mails to it."""

    def __init__(self, app: Flask, clock: Clock, server: MailServer, owner: Guest, key: str) -> None:
        self.context: Context = app.extensions[NAME].context
        self.clock, self.server, self.owner, self.key = clock, server, owner, key

    def give(self, address: str = ANNA, **more: Any) -> Any:
        return self.owner.ask("PUT", "/v1/inbox/mail", {}, json={"address": address, **more})

    def confirm(self, code: str) -> Any:
        return self.owner.post("/v1/inbox/mail/confirm", {"code": code})

    def start(self, **more: Any) -> None:
        """Give the address, and confirm it by the code that came."""
        assert self.give(**more).get_json()["state"] == "pending"
        assert self.confirm(code_in(self.deliver()[-1])).get_json()["state"] == "active"

    def deliver(self) -> list[EmailMessage]:
        before = len(self.server.got)
        deliver_due(self.context, no_post, self.key, mail_name(self.context, self.key))
        return self.server.got[before:]

    def deliver_news(self) -> list[EmailMessage]:
        self.pass_s(1)
        wake_webhooks(self.context, self.key)
        return self.deliver()

    def pass_s(self, seconds: float) -> None:
        self.clock.ms += round(1000 * seconds)

    def read(self) -> Json:
        found: Json = self.owner.get("/v1/inbox/mail").get_json()
        return found


def no_post(url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
    raise AssertionError(f"mail is not sent by HTTP: {url}, {headers}, {body!r}")


def code_in(mail: EmailMessage) -> str:
    found = re.search(r"\b[0-9]{8}\b", mail.get_content())
    assert found is not None
    return found[0]


@pytest.fixture
def server() -> Iterator[tuple[MailServer, int]]:
    handler, port = MailServer(), free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture
def mails(app: Flask, clock: Clock, server: tuple[MailServer, int]) -> Callable[[Guest, str], Mailed]:
    handler, port = server
    context: Context = app.extensions[NAME].context
    outbox = context.part(Outbox)
    assert outbox.mail is not None
    object.__setattr__(outbox, "mail", replace(outbox.mail, port=port))  # it is frozen
    return lambda owner, key: Mailed(app, clock, handler, owner, key)


@pytest.fixture
def here(app: Flask, mails: Callable[[Guest, str], Mailed], table: Round) -> Mailed:
    return mails(*own_inbox(app, *(each.token for each in table.by.values())))


class TestConfirmation:
    def test_only_a_code_comes_before_it(self, here: Mailed, table: Round) -> None:
        assert here.give().get_json() == {**here.read(), "address": ANNA, "every_minutes": 60, "state": "pending", "failures": 0}
        (mail,) = here.deliver()
        assert mail["To"] == ANNA
        assert mail["From"] == "Dead Drop <games@example.org>"
        assert mail.get_content_type() == "text/plain"
        end_game(table)
        assert here.deliver_news() == []
        assert here.confirm(code_in(mail)).status_code == 200
        assert here.confirm(code_in(mail)).get_json()["state"] == "active"  # again, as where the answer was lost
        assert here.confirm("00000000").status_code == 403

    def test_is_good_for_five_tries(self, here: Mailed) -> None:
        here.give()
        right = code_in(here.deliver()[0])
        for number in range(5):
            assert code_of(here.confirm(f"{(int(right) + 1 + number) % 10**8:08}")) == (403, "wrong-code")
        assert here.confirm(right).status_code == 403
        here.give()
        assert here.confirm(code_in(here.deliver()[0])).status_code == 200

    def test_is_good_for_an_hour_and_the_address_kept_for_a_day(self, here: Mailed) -> None:
        here.give()
        right = code_in(here.deliver()[0])
        here.pass_s(3600)
        assert here.confirm(right).status_code == 403
        here.pass_s(23 * 3600 + 1)
        assert here.deliver() == []
        assert here.owner.get("/v1/inbox/mail").status_code == 404
        assert here.confirm(right).status_code == 404

    def test_codes_for_one_address_are_three_a_day_and_two_for_one_network(self, app: Flask, mails: Any) -> None:
        """So an asker in place of its holder does not keep it from them."""
        asked = [mails(*own_inbox(app)) for _ in range(4)]
        assert [each.give().get_json().get("code") for each in asked] == [None, None, "too-many-codes", "too-many-codes"]
        holder = Guest(app, asked[2].owner.token)
        given = holder.ask("PUT", "/v1/inbox/mail", {"Idempotency_Key": key()}, json={"address": ANNA}, environ_overrides={"REMOTE_ADDR": "198.51.100.1"})
        assert given.status_code == 200, given.text
        assert asked[3].give(ANNA.upper()).status_code == 429
        assert asked[3].give("ben@example.org").status_code == 200
        asked[3].pass_s(24 * 3600)
        assert asked[3].give().status_code == 200

    @pytest.mark.parametrize(
        "address", ["anna", "anna@localhost", "a b@example.org", "anna@example.org\nBcc: ben@example.org", "a@b.c,d@e.f", "ä@example.org", ""]
    )
    def test_what_is_no_address_is_refused(self, here: Mailed, address: str) -> None:
        assert here.give(address).status_code == 422
        assert here.owner.get("/v1/inbox/mail").status_code == 404


class TestDigests:
    def test_tell_where_it_is_whose_turn(self, here: Mailed, table: Round) -> None:
        here.start()
        (mail,) = here.deliver()
        assert mail["Subject"] == "It is your turn."
        assert mail["Auto-Submitted"] == "auto-generated"
        assert f"[microfilms]: It is your turn.\nhttps://games.example.org/g/{table.id}\n" in mail.get_content()

    def test_come_once_in_the_interval_with_all_that_is_new(self, here: Mailed, table: Round) -> None:
        here.start(every_minutes=15)
        assert len(here.deliver()) == 1
        end_game(table)
        assert here.deliver_news() == []
        here.pass_s(15 * 60)
        (mail,) = here.deliver()
        assert mail.get_content().count("The game is over.") == 3
        here.pass_s(15 * 60)
        assert here.deliver() == []

    def test_leave_out_what_was_answered_meanwhile(self, here: Mailed, table: Round) -> None:
        here.start()
        here.deliver()
        for _ in range(2):
            awaited = table.awaited()
            assert awaited.act(table.id, {"type": "pass"}).status_code == 201
            here.deliver_news()
        here.pass_s(3600)
        (mail,) = here.deliver()
        assert mail.get_content().count("It is your turn.") == 1

    def test_of_a_player_follow_the_bound_seats_and_end_with_the_player(self, app: Flask, mails: Any) -> None:
        anna = registered(app)
        here = mails(anna.guest, player_owner(anna.id))
        here.start()
        assert here.deliver() == []
        opened(app, player=anna.guest.token)
        here.pass_s(1)
        assert len(here.deliver()) == 1
        assert anna.guest.ask("DELETE", "/v1/players/me", {}).status_code == 204
        assert here.context.store.webhooks(here.key) == {}

    def test_change_their_interval_without_another_code(self, here: Mailed) -> None:
        here.start()
        assert here.give(every_minutes=30).get_json()["state"] == "active"
        assert here.read()["every_minutes"] == 30
        assert here.give("ben@example.org").get_json()["state"] == "pending"


class TestUnsubscribing:
    def link(self, here: Mailed) -> str:
        here.start()
        (mail,) = here.deliver()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        found = str(mail["List-Unsubscribe"])
        assert f"\n{found[1:-1]}\n" in mail.get_content()
        return found[1:-1].removeprefix("https://games.example.org")

    def test_is_one_click_of_a_mail_program(self, app: Flask, here: Mailed, table: Round) -> None:
        link = self.link(here)
        done = app.test_client().post(link, data={"List-Unsubscribe": "One-Click"})
        assert (done.status_code, here.owner.get("/v1/inbox/mail").status_code) == (200, 404)
        end_game(table)
        here.pass_s(7200)
        assert here.deliver_news() == []
        assert here.context.store.webhooks(here.key) == {}

    def test_is_a_button_that_opening_the_link_does_not_press(self, app: Flask, here: Mailed) -> None:
        link = self.link(here)
        page = app.test_client().get(link)
        assert '<form method="post">' in page.text
        assert "form-action 'self'" in page.headers["Content-Security-Policy"]
        assert page.headers["Cache-Control"].startswith("no-store")
        assert here.read()["state"] == "active"

    def test_looks_the_same_for_every_link(self, app: Flask, here: Mailed) -> None:
        link = self.link(here)
        pages = {app.test_client().post(each).text for each in (link[:-1] + ("a" if link[-1] != "a" else "b"), "/unsubscribe/x", "/unsubscribe/player-x-y", link[:20])}
        assert here.read()["state"] == "active"
        assert pages == {app.test_client().post(link).text}

    def test_of_an_address_before_ends_nothing_of_the_next(self, app: Flask, here: Mailed) -> None:
        link = self.link(here)
        here.give("ben@example.org")
        app.test_client().post(link)
        assert here.read()["address"] == "ben@example.org"


class TestFailures:

    def test_that_pass_are_tried_again(self, here: Mailed) -> None:
        here.start()
        here.server.refusal = "451 later"
        for wait_ms in RETRIES_MS[:3]:
            assert here.deliver() == []
            here.pass_s(wait_ms / 1000)
        assert here.read()["failures"] == 3
        here.server.refusal = ""
        assert len(here.deliver()) == 1
        assert here.read()["failures"] == 0

    def test_of_an_address_that_is_not_there_end_it(self, here: Mailed) -> None:
        here.start()
        here.server.refusal = "550 no such person"
        assert here.deliver() == []
        assert here.read()["state"] == "disabled"
        here.server.refusal = ""
        assert here.deliver_news() == []

    def test_of_codes_are_tried_four_times(self, here: Mailed) -> None:
        here.server.refusal = "451 later"
        here.give()
        for wait_s in (5, 30, 120, 0):
            here.deliver()
            here.pass_s(wait_s)
        assert here.read()["state"] == "disabled"

    def test_log_no_address(self, here: Mailed, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        here.start()
        here.server.refusal = f"550 {ANNA} is not here"
        here.deliver()
        ours = [record.getMessage() for record in caplog.records if not record.name.startswith("mail.log")]
        assert not any(ANNA in each for each in ours)
        row = next(iter(here.context.store.webhooks(here.key).values()))
        assert ANNA in row.row.decode()  # the one place where it lies
        assert ANNA not in repr(here.context)
