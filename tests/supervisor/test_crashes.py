"""`kill -9` of the supervisor costs nothing."""

import os
import signal

import pytest

from service.supervisor.aof_repair import BEGIN


@pytest.mark.long
def test_after_a_killed_supervisor_our_parts_end_and_a_new_one_ends_what_was_left_and_nothing_is_lost(house):
    house.start().kill()
    assert house.wait_until_gone("gunicorn")
    assert house.wait_until_gone("service.cli")
    left = set(house.find("redis-server"))
    assert len(left) == 2
    again = house.start()
    assert "ended the server of an earlier run" in again.said
    assert not left & set(house.processes())
    kept = [house.post(str(number)) and str(number) for number in range(50)]
    again.kill()
    (house.data / "supervisor.json").write_text('{"parts": {"ap')  # as by a note that was never finished
    left = set(house.find("redis-server"))
    assert len(left) == 2
    with max(house.data.glob("events/**/*.aof"), key=lambda each: each.stat().st_size).open("ab") as file:
        file.write(BEGIN + b"*1\r\n$4")  # nor was this
    last = house.start()
    assert house.kept() == kept
    assert not left & set(house.processes())
    last.stop()
    assert house.processes() == {}


@pytest.mark.long
def test_parts_that_hang_are_ended_by_the_next_supervisor(open_house):
    house = open_house(STUBBORN="1")
    house.start().kill()
    stopped = house.find("redis-server") + house.find("service.cli worker")
    assert len(stopped) == 3
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    house.start()
    assert not set(stopped) & set(house.processes())
