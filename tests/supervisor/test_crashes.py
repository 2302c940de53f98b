"""`kill -9` of the supervisor costs nothing."""

import os
import signal
import socket
import threading

import pytest

from service.aof_repair import BEGIN
from service.cannot_start import CannotStart
from service.supervisor import data_dir_lock


@pytest.mark.long
def test_after_a_killed_supervisor_every_part_ends_and_nothing_is_lost(house):
    house.start().kill()
    assert house.wait_until_gone("gunicorn")
    assert house.wait_until_gone("service.cli")
    assert house.wait_until_gone("redis-server")
    again = house.start()
    kept = [house.post(str(number)) and str(number) for number in range(50)]
    again.kill()
    assert house.wait_until_gone("redis-server")
    (house.data / "supervisor.json").write_text('{"parts": {"ap')  # as by a note that was never finished
    with max(house.data.glob("events/**/*.aof"), key=lambda each: each.stat().st_size).open("ab") as file:
        file.write(BEGIN + b"*1\r\n$4")  # nor was this
    last = house.start()
    assert house.kept() == kept
    last.stop()
    assert house.processes() == {}


@pytest.mark.long
def test_a_start_waits_for_the_address_of_a_killed_one(house):
    supervisor = house.start()
    with socket.socket() as late:  # as a process of its API does, which is slow to notice
        supervisor.kill()
        assert house.wait_until_gone("gunicorn")
        late.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        late.bind(("127.0.0.1", house.port))
        late.listen()
        free = threading.Timer(2, late.close)
        free.start()
        house.start()
        free.join()


@pytest.mark.long
def test_no_second_redis_server_starts_over_one_that_hangs_and_the_refusal_names_the_remedy(house, monkeypatch):
    supervisor = house.start()
    house.post("one")
    (hung,) = house.find(f"in {house.data}/events")
    os.kill(hung, signal.SIGSTOP)
    supervisor.kill()
    monkeypatch.setattr(data_dir_lock, "PATIENCE_S", 0.2)
    with pytest.raises(CannotStart, match=r"fuser -k .*supervisor.lock` kills them"):
        data_dir_lock.DataDirLock(house.data, "http://here")
    os.kill(hung, signal.SIGCONT)
    house.start()
    assert house.kept() == ["one"]
