"""The supervisor itself, over parts that are a line of shell: what it starts again, what it gives up, and whom it waits for."""

import os
import signal
import time

import pytest

from service.cannot_start import CannotStart
from service.supervisor import process_spec, supervisor
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.process_spec import ProcessSpec
from service.supervisor.supervisor import Supervisor
from tests.hang import HANG_S


class Said(list[str]):
    """What the supervisor says. folder: holds the file `ready` once it said so of a part, and `ended` likewise."""

    def __init__(self, folder):
        self.folder = folder

    def append(self, line):
        super().append(line)
        (self.folder / line.partition(": ")[2].split()[0]).touch()


@pytest.fixture
def said(tmp_path):
    return Said(tmp_path)


@pytest.fixture
def supervised(tmp_path, said, monkeypatch):
    """A supervisor of a folder; what it says is kept."""
    monkeypatch.setattr(process_spec, "FIRST_PAUSE_S", 0.01)
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    lock = DataDirLock(tmp_path, "http://here")
    found = Supervisor(lock, lambda name, line: said.append(f"{name}: {line}"))
    yield found
    found.end()
    lock.file.close()
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture
def part(tmp_path):
    """A part that runs a line of shell. In `$once` it can note that it ran before, in `$started` that it started."""

    def make(line, name="worker 1"):
        files = {"once": f"{name} ran", "started": "started", "ready": "ready", "ended": "ended"}
        environ = {**os.environ, **{each: str(tmp_path / file) for each, file in files.items()}}
        return ProcessSpec(name, ("sh", "-c", line), environ, tmp_path)

    return make


READY = "echo ready >/dev/fd/$DEADDROP_READY_FD; exec sleep 3600"


def test_a_part_that_is_ready_and_killed_while_another_starts_is_started_again(supervised, part, said, monkeypatch):
    monkeypatch.setattr(process_spec, "FIRST_PAUSE_S", 0.2)
    dies = 'echo ready >/dev/fd/$DEADDROP_READY_FD; until [ -e "$started" ] && [ -e "$ready" ]; do sleep 0.01; done; kill -9 $$'
    killed = f'[ -e "$once" ] || {{ touch "$once"; {dies}; }}; {READY}'
    supervised.bring_up([part(killed), part(f'touch "$started"; until [ -e "$ended" ]; do sleep 0.01; done; {READY}', "dispatcher")])
    assert said == [
        "worker 1: ready",
        "worker 1: ended (killed by SIGKILL); starting it again in 0.2 s",
        "dispatcher: ready",
    ]


def test_a_part_that_is_killed_while_it_starts_ends_the_start(supervised, part):
    with pytest.raises(CannotStart, match=r"worker 1 ended while it started \(killed by SIGKILL\)\."):
        supervised.bring_up([part("kill -9 $$")])


def test_a_part_that_gives_up_by_itself_ends_the_start_at_once(supervised, part, said):
    with pytest.raises(CannotStart, match=r"worker 1 ended while it started \(exit code 3\)\."):
        supervised.bring_up([part("exit 3")])
    assert said == []


def test_a_part_that_says_nothing_ends_the_start(supervised, part, monkeypatch):
    monkeypatch.setattr(supervisor, "PATIENCE_S", 0.1)
    with pytest.raises(CannotStart, match=r"worker 1 did not get ready within 0 s"):
        supervised.bring_up([part("exec sleep 3600")])


def test_a_part_that_does_not_end_is_killed_in_time(supervised, part, monkeypatch):
    monkeypatch.setattr(supervisor, "END_S", 0.2)
    supervised.bring_up([part(f"trap '' TERM; {READY}")])
    began = time.monotonic()
    assert supervised.end() == []
    assert 0.2 < time.monotonic() - began < HANG_S


def test_a_part_that_ends_again_and_again_is_said_ever_more_rarely(supervised, part, said, monkeypatch):
    monkeypatch.setattr(process_spec, "LONGEST_PAUSE_S", 0.01)
    supervised.bring_up([part('echo ready >/dev/fd/$DEADDROP_READY_FD; until [ -e "$ready" ]; do sleep 0.01; done; kill -9 $$')])
    while not any("16 times in a row" in line for line in said):
        supervised._step(0.01)
    ends = [line for line in said if "ended" in line]
    assert [line.partition("SIGKILL)")[2].partition(";")[0] for line in ends] == ["", *(f", {n} times in a row" for n in (2, 4, 8, 16))]


def test_an_end_of_another_kind_is_counted_for_itself(supervised, part, said, monkeypatch):
    """A server that was killed, and then finds its disk full twice, found it full twice."""
    monkeypatch.setattr(process_spec, "LONGEST_PAUSE_S", 0.01)
    dies = '[ -e "$once" ] && exit 7; touch "$once"; kill -9 $$'
    supervised.bring_up([part(f'echo ready >/dev/fd/$DEADDROP_READY_FD; until [ -e "$ready" ]; do sleep 0.01; done; {dies}')])
    while not any("exit code 7), 2 times in a row" in line for line in said):
        supervised._step(0.01)
    ends = [line.partition("ended ")[2].partition("; ")[0] for line in said if "ended" in line]
    assert ends == ["(killed by SIGKILL)", "(exit code 7)", "(exit code 7), 2 times in a row"]
