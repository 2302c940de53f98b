"""Rows say which kinds of logs a store may hold: the dispatcher lists them when it starts, and again if the rows are lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from service.app.core.context import Context
from service.app.due.log_letters import LISTED, NAME, are_letters_listed, list_letters, may_hold_others, note_letter
from service.extensions import NONE
from tests.equipment.diaries.diary import DIARY, write
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import until
from tests.workers.test_another_extension import context_with
from workers import dispatcher
from workers.dispatcher import resume_until_stopped
from workers.share import Share


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@contextmanager
def dispatching(context: Context) -> Iterator[None]:
    """The loop of a dispatcher runs."""
    stopping = threading.Event()
    share = Share(context.store, "alone")
    share.renew()
    loop = threading.Thread(target=resume_until_stopped, args=(context, share, stopping))
    loop.start()
    try:
        yield
    finally:
        stopping.set()
        loop.join()


def test_unlisted_letters_are_unknown(store: MemoryStore) -> None:
    assert may_hold_others(store, "z")
    note_letter(store, DIARY)
    assert may_hold_others(store, "z")
    list_letters(store)
    assert (may_hold_others(store, "z"), may_hold_others(store, "yz"), may_hold_others(store, "")) == (False, False, True)


def test_a_letter_stays(store: MemoryStore) -> None:
    write(store, "dear diary")
    store.remove(DIARY)
    list_letters(store)
    assert may_hold_others(store, "")


def test_the_dispatcher_lists_them_and_again_once_they_are_lost(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "RESUME_S", 0.01)
    write(store, "dear diary")
    store.delist(NAME, "z")
    with dispatching(context_with(NONE, store)):
        until(lambda: are_letters_listed(store))
        assert sorted(key for key, _ in store.rows(NAME, None, 9)) == [LISTED, "z"]
        store.drop(NAME)
        until(lambda: are_letters_listed(store))
        assert sorted(key for key, _ in store.rows(NAME, None, 9)) == [LISTED, "z"]


def test_a_store_is_listed_once_not_each_minute(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "RESUME_S", 0.01)
    listed, resumed = list[int](), list[int]()
    monkeypatch.setattr(dispatcher, "list_letters", lambda found: [listed.append(1), list_letters(found)])
    monkeypatch.setattr(dispatcher, "resume", lambda _: resumed.append(1))
    with dispatching(context_with(NONE, store)):
        until(lambda: len(resumed) > 3)
    assert listed == [1]
