"""The service runs, stops, and stays up when a part of it dies."""

import os
import signal
import stat

import pytest

from service.config import socket_folder
from tests.hang import HANG_S, until

from .house import House


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A house that runs, in a directory whose path is too long for a socket, and its supervisor; these tests only look."""
    data = tmp_path_factory.mktemp("running") / ("long" * 30)
    house = House(data, DEADDROP_WORKERS="2")
    try:
        yield house, house.start().until("/docs")
    finally:
        house.clear()
        folder = socket_folder(data)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


@pytest.mark.long
def test_each_part_is_named_when_it_is_ready_and_then_how_to_go_on(running):
    house, supervisor = running
    named = [line.split("  ")[1].strip() for line in supervisor.said.splitlines() if line.startswith("  ")][:7]
    assert named == ["events", "jobs", "api", "worker 1", "worker 2", "courier", "dispatcher"]
    assert "fsync always" in supervisor.said
    assert f"curl -sX POST http://127.0.0.1:{house.port}/v1/games" in supervisor.said


@pytest.mark.long
def test_the_sockets_lie_in_a_private_folder_also_when_the_data_directory_has_a_long_path(running):
    house, _ = running
    house.post("one")
    assert house.kept() == ["one"]
    folder = socket_folder(house.data)
    assert not folder.is_relative_to(house.data)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {path.name for path in folder.iterdir()} == {"events.sock", "jobs.sock"}


@pytest.mark.long
def test_the_server_key_is_shown_to_nobody(running):
    house, _ = running
    path = house.data / "server.key"
    key = path.read_bytes()
    assert len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not any(key.hex() in command for command in house.processes().values())


@pytest.mark.long
def test_a_second_supervisor_on_the_same_directory_is_refused(running, open_house):
    first, supervisor = running
    code, said = open_house(first.data).refuse()
    assert code == 1
    assert said == (
        f"deaddrop: Dead Drop already runs on {first.data} as process {supervisor.process.pid}, at "
        f"http://127.0.0.1:{first.port}; end that one first, or set DEADDROP_DATA to another directory.\n"
    )
    assert first.find("gunicorn")


def test_a_signal_ends_every_part_and_what_was_kept_is_there_after_a_restart(house):
    keys = set()
    for number in (signal.SIGINT, signal.SIGTERM):
        supervisor = house.start()
        house.post(number.name)
        kept = house.kept()
        keys.add((house.data / "server.key").read_bytes())
        assert supervisor.stop(number) == 0
        assert house.processes() == {}
    assert kept == ["SIGINT", "SIGTERM"]
    assert len(keys) == 1


@pytest.mark.long
def test_a_signal_during_the_start_ends_what_was_started(house):
    process = house.launch()
    while "events" not in process.stdout.readline():
        pass
    process.terminate()
    process.communicate(timeout=HANG_S)
    assert process.returncode == 0
    assert house.processes() == {}


@pytest.mark.long
def test_it_runs_on_when_nobody_reads_what_it_says(house):
    supervisor = house.start()
    supervisor.process.stdout.close()
    killed = min(house.find("service.cli dispatcher"))
    os.kill(killed, signal.SIGKILL)
    until(lambda: killed not in house.find("service.cli dispatcher"))
    house.post("one")
    supervisor.process.terminate()
    assert supervisor.process.wait(timeout=HANG_S) == 0
