"""A service in a closed network, where push services may be on this machine, and one there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask

from service.http.app_services import NAME
from service.outgoing.outgoing import Outgoing
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.push.push_service import PushService, push_service
from tests.http.push.subscribing import Subscribed


@pytest.fixture
def app(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    return serve(store, webhooks="closed")


@pytest.fixture
def pushes(clock: Clock) -> Iterator[PushService]:
    with push_service() as found:
        found.now_s = clock.ms // 1000
        yield found


@pytest.fixture
def subscribe(app: Flask, clock: Clock, pushes: PushService) -> Iterator[Callable[..., Subscribed]]:
    """Makes a browser that is subscribed to somebody's inbox, and a courier for it."""
    with ThreadPoolExecutor(2) as resolver:
        outgoing = Outgoing(closed=True)

        def send(url: str, headers: object, body: bytes) -> object:
            return outgoing.post(url, headers, body, resolver, is_proven=True)  # type: ignore[arg-type]

        yield lambda owner, key, number=0: Subscribed(app.extensions[NAME].context, clock, pushes, send, owner, key, number)
