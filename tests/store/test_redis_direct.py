"""Asking one server directly: connections stay at hand, and none is used again that anything went wrong with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from service.store.redis.connection import pooled_client
from service.store.redis.connection.pooled_client import DirectClient, has_no_unread_data
from tests.redis_server import private_redis


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with private_redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def client(url: str) -> Iterator[DirectClient]:
    with DirectClient.from_url(url) as client:
        yield client


def test_a_connection_stays_at_hand_also_after_a_refusal(client: DirectClient) -> None:
    first = client.client_id()
    with pytest.raises(redis.ResponseError):
        client.execute_command("NO SUCH COMMAND")
    assert client.client_id() == first


def test_who_asks_meanwhile_gets_a_connection_of_his_own(client: DirectClient) -> None:
    first = client.client_id()
    answer = client.begin("CLIENT ID")
    assert client.client_id() != first
    assert answer() == first


def test_an_answer_that_nobody_took_is_not_the_next_ones(client: DirectClient) -> None:
    client.begin("ECHO", "one")
    assert client.echo("two") == b"two"


def test_a_reply_that_came_while_others_were_asked_for_is_still_there(client: DirectClient) -> None:
    answers = [client.begin("ECHO", str(number)) for number in range(3)]
    assert [answer() for answer in reversed(answers)] == [b"2", b"1", b"0"]


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections have lain idle, whenever they are asked."""
    monkeypatch.setattr(pooled_client, "FRESH_S", 0)


def disturbed(client: DirectClient) -> None:
    """Wait until the connection at hand has something to tell that nobody asked for."""
    while has_no_unread_data(client._idle[0][0]):
        pass


@pytest.mark.usefixtures("idle")
def test_a_connection_on_which_something_waits_is_opened_anew(client: DirectClient) -> None:
    client.ping()
    client._idle[0][0].send_command("ECHO", "one")
    disturbed(client)
    assert client.echo("two") == b"two"


def closed(client: DirectClient, url: str) -> int:
    """The connection at hand, which the server has closed."""
    number = client.client_id()
    with redis.Redis.from_url(url) as other:
        other.client_kill_filter(_id=str(number))
    disturbed(client)
    return int(number)


@pytest.mark.usefixtures("idle")
def test_a_connection_that_the_server_closed_is_opened_anew(client: DirectClient, url: str) -> None:
    assert closed(client, url) != client.client_id()


def test_one_that_was_closed_just_now_fails_once(client: DirectClient, url: str) -> None:
    closed(client, url)
    with pytest.raises(redis.ConnectionError):
        client.ping()
    assert client.ping()


def test_a_server_that_is_gone_is_a_connection_error_once_and_no_longer_when_it_is_back(tmp_path: Path) -> None:
    with private_redis(tmp_path) as url:
        client = DirectClient.from_url(url)
        client.ping()
    with pytest.raises(redis.ConnectionError):
        client.ping()
    with private_redis(tmp_path) as again:
        assert again == url
        assert client.ping()
    client.close()
