"""Long answers come in slices: a reader that reads nothing holds next to nothing, and one that leaves ends the work."""

from __future__ import annotations

import gc
import socket
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.catalogue import discover
from service.app.audits.audit import audit
from service.app.proofs import record as records
from service.app.proofs.record import LARGEST, PAGE
from service.http.app_services import NAME
from service.http.streaming import long_answer
from service.http.streaming.connection import StreamConnection
from service.http.streaming.long_answer import MOST_HELD, SLICE, WHOLE, Slices, join_parts
from service.http.streaming.response import MOST_LONG_ANSWERS, StreamState
from service.shares import tenth_of
from tests.cases import cases
from tests.equipment.long_records import LINE, lengthen
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import until
from tests.http.beginnings import Play, to_the_end
from tests.http.guest import Guest, Round, code_of, opened
from tests.http.luck_tables import context_of

CATALOGUE = discover()
READERS = 12


def long_game(app: Flask, size: int = 8 * WHOLE) -> Round:
    table = opened(app)
    lengthen(context_of(app), table.id, size)
    return table


def ask(app: Flask, path: str, address: str = "192.0.2.1") -> TestResponse:
    """An answer of which nothing is read but the head."""
    answer = Guest(app).ask("GET", path, {}, environ_overrides={"REMOTE_ADDR": address}, buffered=False)
    assert answer.status_code == 200, answer.text
    return answer


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that made each page of a record."""
    found, make = list[str](), records.record_parts

    def noted(*args: Any) -> Iterator[bytes]:
        for each in make(*args):
            found.append(threading.current_thread().name)
            yield each

    monkeypatch.setattr(records, "record_parts", noted)
    return found


def all_wait(streams: StreamState, count: int) -> bool:
    readers = tuple(streams.writer.readers)
    return len(readers) == count and all(each.is_behind for each in readers)


def first_piece(answer: TestResponse) -> bytes:
    """What is there first of an answer; the rest stays unread."""
    return next(each for each in answer.iter_encoded() if each)


def whole(answer: TestResponse) -> bytes:
    with closing(answer):
        return b"".join(answer.iter_encoded())


@pytest.mark.parametrize("size", cases(8 * WHOLE, later=[LARGEST]))
def test_readers_who_read_nothing_hold_little(app: Flask, streams: StreamState, size: int) -> None:
    path = f"/v1/games/{long_game(app, size).id}/record"
    assert len(whole(ask(app, path))) > size
    until(lambda: not streams.writer.readers)
    gc.collect()
    tracemalloc.start()
    try:
        with ExitStack() as stack:
            for number in range(READERS):
                first_piece(stack.enter_context(closing(ask(app, path, f"198.51.{number}.1"))))
            until(partial(all_wait, streams, READERS))
            gc.collect()
            held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < READERS * MOST_HELD < READERS * size


def test_a_reader_who_leaves_ends_the_work(app: Flask, streams: StreamState, pages: list[str]) -> None:
    path = f"/v1/games/{long_game(app).id}/record"
    with closing(ask(app, path)) as answer:
        first_piece(answer)
        until(partial(all_wait, streams, 1))
        done = len(pages)
    until(lambda: not streams.writer.readers)
    assert len(pages) == done
    whole(ask(app, path))
    assert len(pages) - done > 2 * done


def test_pages_beyond_the_first_are_made_by_the_threads_of_slices(app: Flask, pages: list[str]) -> None:
    own = threading.current_thread().name
    raw = whole(ask(app, f"/v1/games/{long_game(app).id}/record"))
    here = pages.count(own)
    assert pages[:here] == [own] * here
    assert set(pages[here:]) == {"slices"}
    assert len(raw) * here / len(pages) < 2 * WHOLE


def test_a_record_in_slices_is_the_record(app: Flask, begin: Callable[[Play], Round], monkeypatch: pytest.MonkeyPatch) -> None:
    over = begin(to_the_end)
    usual = Guest(app).get(f"/v1/games/{over.id}/record")
    assert usual.headers["Content-Length"] == str(len(usual.data))
    monkeypatch.setattr(long_answer, "WHOLE", 0)
    answer = Guest(app).ask("GET", f"/v1/games/{over.id}/record", {}, buffered=False)
    assert "Content-Length" not in answer.headers
    raw = whole(answer)
    assert raw == usual.data
    assert audit(raw, CATALOGUE, None).verdict == "consistent"
    same = {"Content-Type", "Cache-Control", "Vary", "Content-Disposition", "Content-Language", "Access-Control-Allow-Origin"}
    assert {name: answer.headers[name] for name in same} == {name: usual.headers[name] for name in same}


def test_head_makes_no_more_than_the_first_slice(app: Flask, streams: StreamState, pages: list[str]) -> None:
    table, short = long_game(app), opened(app)
    answer = Guest(app).ask("HEAD", f"/v1/games/{table.id}/record", {})
    assert (answer.status_code, answer.data, answer.headers.get("Content-Length")) == (200, b"", None)
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{table.id}.jsonl"'
    assert len(pages) < 2 * WHOLE // (PAGE * LINE)
    assert (streams.long_answers.in_use, len(streams.writer.readers)) == (0, 0)
    there = Guest(app).get(f"/v1/games/{short.id}/record")
    assert Guest(app).ask("HEAD", f"/v1/games/{short.id}/record", {}).headers["Content-Length"] == str(len(there.data))


@pytest.mark.parametrize("ruin", ["changed", "gone"])
def test_a_log_that_is_ruined_meanwhile_is_cut_and_no_record(app: Flask, store: MemoryStore, streams: StreamState, ruin: str) -> None:
    table = long_game(app)
    with closing(ask(app, f"/v1/games/{table.id}/record")) as answer:
        pieces = (each for each in answer.iter_encoded() if each)
        read = [next(pieces)]
        until(partial(all_wait, streams, 1))
        entries = store._streams[table.id]
        if ruin == "gone":
            del entries[-10:]
        else:
            entries[-10:] = [each._replace(event=each.event.replace(b"rrr", b"rrx", 1)) for each in entries[-10:]]
        with pytest.raises(BrokenPipeError):
            read.extend(pieces)
    assert audit(b"".join(read), CATALOGUE, None).verdict != "consistent"


def test_a_network_has_its_share_and_gets_it_back(serve: Callable[..., Flask], store: MemoryStore) -> None:
    app = serve(store, web_threads=100)
    streams: StreamState = app.extensions[NAME].streams
    path = f"/v1/games/{long_game(app).id}/record"
    with ExitStack() as stack:
        for number in range(tenth_of(MOST_LONG_ANSWERS)):
            first_piece(stack.enter_context(closing(ask(app, path, f"192.0.2.{number % 2}"))))
        refused = Guest(app).ask("GET", path, {}, environ_overrides={"REMOTE_ADDR": "192.0.2.9"})
        assert code_of(refused) == (429, "rate-limited")
        assert refused.headers["Retry-After"] == "5"
        assert whole(ask(app, path, "198.51.100.1"))
        assert Guest(app).get(f"/v1/games/{opened(app).id}/record").status_code == 200
    until(lambda: not streams.long_answers.in_use)
    assert whole(ask(app, path))


@pytest.mark.parametrize("is_chunked", [True, False])
def test_a_client_sees_that_an_answer_was_cut(is_chunked: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        line, _ = server.accept()
        reader = StreamConnection(line, Slices(b"a line\n", join_parts([])), 15, lambda: None, is_chunked=is_chunked)
        reader.prepare()
        assert reader.serve(0.0)
        assert reader.serve(0.0)
        assert client.recv(64) == (b"7\r\na line\n\r\n" if is_chunked else b"a line\n")
        reader.close()
        if is_chunked:
            assert client.recv(64) == b""
        else:
            with pytest.raises(ConnectionResetError):
                client.recv(64)


def test_slices_hold_the_same_bytes_and_none_is_empty() -> None:
    parts = [b"", b"a" * 10, b"", b"b" * SLICE, b"c", b""]
    slices = list(join_parts(parts))
    assert b"".join(slices) == b"".join(parts)
    assert [len(each) for each in slices] == [SLICE + 10, 1]
    assert list(join_parts([b"", b""])) == []
