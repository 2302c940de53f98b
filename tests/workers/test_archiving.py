"""The dispatcher archives games that have been over for long, where a setting says so."""

from __future__ import annotations

import errno
import re
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from service.config import Config
from service.supervisor.process_specs import program_specs
from workers import dispatcher
from workers.share import Share


def test_games_are_archived_soon_after_the_start_and_then_once_a_day(context, monkeypatch):
    seen, stopping = [], threading.Event()

    def archive(context, store, idle_ms, advance):
        advance()
        seen.append((context, idle_ms))

    waits = []

    def wait(seconds):
        waits.append(seconds)
        return len(seen) == 2

    monkeypatch.setattr(stopping, "wait", wait)
    monkeypatch.setattr(dispatcher, "archive_games", archive)
    store: Any = SimpleNamespace()
    share = Share(context.store, "alone")
    share.renew()
    dispatcher.archive_until_stopped(context, store, days=7, share=share, stopping=stopping)
    assert seen == [(context, 7 * 86_400_000)] * 2
    assert waits == [600, dispatcher.ARCHIVE_REST_S, 86_400, dispatcher.ARCHIVE_REST_S, 86_400]


def test_a_full_disk_is_an_outage_of_the_archive_that_is_tried_again_soon(context, monkeypatch, caplog):
    tries, waits, stopping = [], [], threading.Event()

    def archive(*_):
        tries.append(1)
        if len(tries) < 3:
            raise OSError(errno.ENOSPC, "hunter2")

    def wait(seconds):
        waits.append(seconds)
        return len(tries) == 3

    monkeypatch.setattr(stopping, "wait", wait)
    monkeypatch.setattr(dispatcher, "archive_games", archive)
    share = Share(context.store, "alone")
    share.renew()
    store: Any = SimpleNamespace()
    dispatcher.archive_until_stopped(context, store, days=7, share=share, stopping=stopping)
    assert waits == [600, 600, 600, 86_400]
    full, again = caplog.messages
    assert full.startswith("the archive cannot be written: No space left on device. To do: ")
    assert re.match(r"the archive can be used again: .*, 2 requests refused", again)
    assert {record.levelname for record in caplog.records} == {"WARNING"}


def test_another_fault_of_the_archive_is_a_bug(context, monkeypatch):
    def archive(*_):
        raise OSError(errno.EBADF, "hunter2")

    monkeypatch.setattr(dispatcher, "archive_games", archive)
    share = Share(context.store, "alone")
    share.renew()
    store: Any = SimpleNamespace()
    with pytest.raises(OSError, match="hunter2"):
        dispatcher.archive_until_stopped(context, store, days=7, share=share, stopping=threading.Event(), first_s=0)


def test_who_is_told_to_stop_finishes_no_pass(monkeypatch):
    stopping = threading.Event()
    stopping.set()
    with pytest.raises(SystemExit):
        dispatcher.pause_unless(stopping)


@pytest.mark.parametrize(("given", "alone", "under_up"), [(None, 0, "7"), ("0", 0, "0"), ("30", 30, "30")])
def test_one_machine_archives_by_itself_and_others_by_their_timers(monkeypatch, tmp_path, given, alone, under_up):
    monkeypatch.delenv("DEADDROP_ARCHIVE_DAYS", raising=False)
    if given is not None:
        monkeypatch.setenv("DEADDROP_ARCHIVE_DAYS", given)
    config = Config.from_env({"DEADDROP_DATA": str(tmp_path), **({} if given is None else {"DEADDROP_ARCHIVE_DAYS": given})})
    assert config.archive_days == alone
    assert {dict(each.environ)["DEADDROP_ARCHIVE_DAYS"] for each in program_specs(config)} == {under_up}
