"""Mail goes to the operator's server encrypted, or not at all; settings that cannot work are refused at the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from service.cannot_start import BadSetting
from service.config import Config
from service.notification_settings import MailSettings, PushSettings, parse_mail_settings, parse_push_settings
from service.outgoing import mail
from service.outgoing.mail import send_mail
from service.outgoing.post import Failed
from service.supervisor.process_specs import program_specs
from tests.bench.servers import free_port

GOOD = {"DEADDROP_SMTP": "smtp://mail.example.org", "DEADDROP_MAIL_FROM": "games@example.org", "DEADDROP_URL": "https://games.example.org/"}


class Taken:
    """Counts what a server takes."""

    def __init__(self) -> None:
        self.count = 0

    async def handle_DATA(self, _server: Any, _session: Any, _envelope: Any) -> str:  # noqa: N802
        self.count += 1
        return "250 OK"


@pytest.fixture
def server() -> Iterator[tuple[Taken, int]]:
    taken, port = Taken(), free_port()
    controller = Controller(taken, hostname="127.0.0.1", port=port)
    controller.start()
    yield taken, port
    controller.stop()


def settings(port: int, **changes: Any) -> MailSettings:
    told = {"host": "127.0.0.1", "is_tls": False, "user": "", "password": "", "sender": "games@example.org", "links": ""}
    return MailSettings(port=port, **{**told, **changes})


def message() -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"] = "games@example.org", "anna@example.org"
    made.set_content("Hello")
    return made


def test_a_server_on_this_machine_takes_it(server: tuple[Taken, int]) -> None:
    taken, port = server
    send_mail(settings(port), message())
    assert taken.count == 1


def test_elsewhere_nothing_is_sent_in_the_clear(server: tuple[Taken, int], monkeypatch: pytest.MonkeyPatch) -> None:
    taken, port = server
    monkeypatch.setattr(mail, "LOOPBACK_HOSTS", ())
    with pytest.raises(Failed, match="tls"):  # it has no STARTTLS
        send_mail(settings(port), message())
    assert taken.count == 0


def test_a_server_that_speaks_no_tls_from_the_start_gets_nothing(server: tuple[Taken, int]) -> None:
    taken, port = server
    with pytest.raises(Failed, match="tls"):
        send_mail(settings(port, is_tls=True), message())
    assert taken.count == 0


def test_no_password_goes_where_nobody_asks_for_one(server: tuple[Taken, int]) -> None:
    taken, port = server
    with pytest.raises(Failed) as failed:
        send_mail(settings(port, user="me", password="hunter2"), message())
    assert "hunter2" not in repr(failed.value) + repr(settings(port, password="hunter2"))
    assert taken.count == 0


@pytest.mark.parametrize(
    "change",
    [
        {"DEADDROP_SMTP": "http://mail.example.org"},
        {"DEADDROP_SMTP": "smtp://"},
        {"DEADDROP_SMTP": "smtp://mail.example.org:x"},
        {"DEADDROP_SMTP": "smtp://mail.example.org/path"},
        {"DEADDROP_MAIL_FROM": ""},
        {"DEADDROP_MAIL_FROM": "games"},
        {"DEADDROP_URL": ""},
        {"DEADDROP_URL": "games.example.org"},
    ],
)
def test_settings_of_mail_that_cannot_work_are_refused(change: dict[str, str]) -> None:
    found = parse_mail_settings(GOOD)
    assert found is not None
    assert (found.port, found.links, found.is_tls) == (587, "https://games.example.org", False)
    with pytest.raises(BadSetting, match="DEADDROP_"):
        parse_mail_settings({**GOOD, **change})


@pytest.mark.parametrize("change", [{"DEADDROP_PUSH": "me@example.org"}, {"DEADDROP_PUSH_SERVICES": "https://push.example.org"}])
def test_settings_of_push_that_cannot_work_are_refused(change: dict[str, str]) -> None:
    good = {"DEADDROP_PUSH": "mailto:me@example.org", "DEADDROP_PUSH_SERVICES": "push.example.org,.example.net"}
    found = parse_push_settings(good)
    assert isinstance(found, PushSettings)
    assert [found.knows(each) for each in ("push.example.org", "a.example.net", "example.net", "x.push.example.org")] == [True, True, False, False]
    with pytest.raises(BadSetting, match="DEADDROP_PUSH"):
        parse_push_settings({**good, **change})


def test_without_settings_nothing_is_sent() -> None:
    assert parse_mail_settings({}) is None
    assert parse_push_settings({}) is None


@pytest.mark.parametrize(
    ("told", "has_courier"),
    [({}, True), ({"DEADDROP_WEBHOOKS": "off"}, False), ({"DEADDROP_WEBHOOKS": "off", "DEADDROP_PUSH": "mailto:me@example.org"}, True), ({"DEADDROP_WEBHOOKS": "off", **GOOD}, True)],
)
def test_a_courier_runs_where_anything_is_sent(told: dict[str, str], has_courier: bool, tmp_path: Path) -> None:
    config = Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(tmp_path), **told})
    assert config.has_courier is has_courier
    assert ("courier" in [each.name for each in program_specs(config)]) is has_courier
    assert "secret" not in repr(replace(config, mail=settings(25, password="secret")))
