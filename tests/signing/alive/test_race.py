"""Processes that start at once on a folder without keys."""

from __future__ import annotations

import multiprocessing
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

from service.signing.keyring import KeyFolder
from tests.hang import HANG_S
from tests.signing.test_folder import files

RACERS, ROUNDS = 4, 15


def test_the_first_key_is_one_however_many_processes_start_at_once(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    start, told = spawn.Barrier(RACERS), spawn.Queue()
    racers = [spawn.Process(target=race, args=(tmp_path, start, told)) for _ in range(RACERS)]
    for each in racers:
        each.start()
    found = [told.get(timeout=HANG_S) for _ in racers]
    for each in racers:
        each.join(HANG_S)
    assert all(each == found[0] for each in found)
    assert [len(files(tmp_path / f"keys-{number}")) for number in range(ROUNDS)] == [1] * ROUNDS


def race(where: Path, start: Barrier, told: Queue[list[str]]) -> None:
    """One process among several that all start on an empty folder, again and again."""
    found = []
    for number in range(ROUNDS):
        start.wait(HANG_S)
        found.append(KeyFolder(where / f"keys-{number}").sign(b"message")[0])
    told.put(found)
