"""An operator's own Redis servers take the embedded ones' places."""

import pytest
import redis

from tests.redis_server import private_redis


@pytest.fixture
def own_server(tmp_path):
    """A Redis server that is not the supervisor's, and keeps nothing."""
    (tmp_path / "own").mkdir()
    with private_redis(tmp_path / "own") as url, redis.Redis.from_url(url) as client:
        client.config_set("appendonly", "no")
        yield url


@pytest.mark.long
def test_it_is_used_for_games_and_jobs_its_unsafe_settings_are_told_and_it_outlives_the_service(open_house, own_server):
    house = open_house(DEADDROP_REDIS_URL=own_server)
    supervisor = house.start()
    assert "appendonly is no, not yes: games can be lost" in supervisor.said
    house.post("one")
    assert house.find("redis-server") == []
    supervisor.stop()
    with redis.Redis.from_url(own_server) as client:
        assert client.lrange("kept", 0, -1) == [b"one"]


def test_a_jobs_server_alone_leaves_the_events_embedded(open_house, own_server):
    house = open_house(DEADDROP_JOBS_URL=own_server)
    house.start()
    assert house.find("redis-server") == house.find(f"in {house.data}/events") != []


def test_one_that_does_not_answer_is_a_refusal_that_shows_no_password(open_house):
    house = open_house(DEADDROP_REDIS_URL="redis://anna:password@127.0.0.1:1/0")
    code, said = house.refuse()
    assert code == 1
    assert said.startswith("deaddrop: The events server at redis://127.0.0.1:1/0 cannot be used")
    assert "password" not in said
    assert house.processes() == {}
