"""Streams that are open at once: how many, for whom, and how a place is given back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.http.streaming.response import StreamState
from service.shares import networks_of
from tests.equipment.memory_store.store import MemoryStore
from tests.http.alive.streams.reading import NDJSON, SSE, followed, free_places, page
from tests.http.guest import Guest, Round, code_of, opened


def ask_from(app: Flask, path: str, address: str) -> TestResponse:
    return Guest(app).ask("GET", path, {"Accept": SSE}, environ_overrides={"REMOTE_ADDR": address}, buffered=False)


class TestTheCap:
    @pytest.fixture
    def app(self, serve: Callable[..., Flask], store: MemoryStore) -> Flask:
        return serve(store, streams=40)

    def test_one_more_is_asked_to_come_back(self, app: Flask, table: Round, streams: StreamState) -> None:
        with followed(Guest(app), table, SSE) as one, followed(Guest(app), table, NDJSON) as other:
            next(one), next(other)
            others = [networks_of(f"192.0.{each % 10}.{each}") for each in range(38)]
            assert [streams.places.acquire(each) for each in others] == [None] * 38
            refused = Guest(app).get(f"/v1/games/{table.id}/events", Accept=SSE)
            assert refused.status_code == 503
            assert refused.get_json()["code"] == "unavailable"
            assert refused.headers["Retry-After"] == str(refused.get_json()["retry_after_s"])
            assert page(Guest(app), table)
        assert free_places(streams) == 2
        with followed(Guest(app), table, SSE) as again:
            assert next(again)

    def test_no_network_takes_more_than_a_tenth(self, app: Flask, table: Round, streams: StreamState) -> None:
        path = f"/v1/games/{table.id}/events"
        for near in ("192.0.2.7", "192.0.2.8", "192.0.2.9", "192.0.2.7"):
            assert streams.places.acquire(networks_of(near)) is None
        refused = ask_from(app, path, "192.0.2.200")
        assert code_of(refused) == (429, "rate-limited")
        assert refused.headers["Retry-After"] == "5"
        elsewhere = ask_from(app, path, "192.0.3.7")
        assert elsewhere.status_code == 200
        elsewhere.close()

    def test_where_the_server_keeps_its_connections_a_stream_counts_as_one_that_waits(
        self, serve: Callable[..., Flask], store: MemoryStore
    ) -> None:
        app = serve(store, web_threads=1)
        table = opened(app)
        with followed(Guest(app), table, SSE) as one:
            next(one)
            assert Guest(app).get(f"/v1/games/{table.id}/events", Accept=SSE).status_code == 429
        with followed(Guest(app), table, SSE) as again:
            assert next(again)

    def test_a_place_is_given_back_however_a_stream_ends(self, app: Flask, table: Round, streams: StreamState) -> None:
        path = f"/v1/games/{table.id}/events"
        for _ in range(3):
            assert Guest(app).get(f"{path}?viewpoint=all", Accept=SSE).status_code == 403
            assert Guest(app).get(f"{path}?after=x", Accept=NDJSON).status_code == 422
            with followed(Guest(app), table, SSE) as lines:
                next(lines)
        assert free_places(streams) == 40

    def test_several_streams_may_have_one_token(self, table: Round) -> None:
        with followed(table.by[0], table, SSE) as one, followed(table.by[0], table, SSE) as other:
            assert [next(one), next(one), next(one)] == [next(other), next(other), next(other)]
