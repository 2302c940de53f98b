"""A law: no body depends on the Host header, and no cache misses for a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.reads.asked import Ask, asks, guest, reads
from tests.http.reads.counted import Work, counting
from tests.http.reads.stored import Stored, fill

pytestmark = pytest.mark.extension("tournaments")

ENTRIES = 4
DIFFERENT = frozenset({"service.metrics"})
"""Reads whose answers differ each time they are asked."""
HOME = "192.168.1.20:8000"


@pytest.fixture
def stored(serve: Callable[..., Flask], store: MemoryStore) -> Stored:
    """An installation that has no public address."""
    return fill(serve(store, site="", passkeys=None, oidc=None, push=None, mail=None), ENTRIES)


NOW_MS = 1_900_000_900_000


def ask(stored: Stored, clock: Clock, asked: Ask, host: str) -> tuple[TestResponse, Work]:
    """An answer, at the same time each time, and the work that it made."""
    clock.ms = NOW_MS
    with counting() as found:
        answer = guest(stored, asked.who).get(asked.path, Host=host)
    return answer, Work(**found)


def without_id(answer: TestResponse) -> bytes:
    """The body; a problem names the request, whose id is a header too. Immutable files have none."""
    body: bytes = answer.data
    return body.replace(answer.headers.get("X-Request-Id", "").encode(), b"")


def test_no_read_depends_on_the_host_that_was_asked(stored: Stored, clock: Clock) -> None:
    for endpoint, rule in reads(stored.app).items():
        for asked in asks(stored, rule):
            ask(stored, clock, asked, "games.example.org")
            known, usual = ask(stored, clock, asked, "games.example.org")
            other, work = ask(stored, clock, asked, HOME)
            assert not work.exceeds(usual), (endpoint, asked, usual, work)
            if endpoint not in DIFFERENT:
                assert without_id(other) == without_id(known), (endpoint, asked)
                assert HOME.encode() not in other.data, (endpoint, asked)


def test_a_home_network_opened_by_its_ip_is_served_with_links_that_work_there(stored: Stored) -> None:
    tournament, game, replay = stored.tournament.id, stored.over.id, stored.ids["r"]
    for path in ("/", "/t", f"/t/{tournament}", f"/t/{tournament}/standings", f"/g/{game}", f"/r/{replay}", "/desk/new"):
        page: Any = guest(stored, "anybody").get(path, Host=HOME)
        assert page.status_code == 200
        assert not {each for each in ("games.example.org", "localhost", "127.0.0.1") if each in page.text}, path
    framed = guest(stored, "anybody").get(f"/v1/oembed?url=http%3A%2F%2F{HOME}%2Fr%2F{replay}", Host=HOME).get_json()
    assert f'src="http://{HOME}/r/{replay}/embed"' in framed["html"]
