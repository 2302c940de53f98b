"""Every state in which people cannot play, produced for real: what the log, `/readyz` and a 503 say of it, and in how many lines."""

import os
import re
import subprocess

import pytest

from tests.faults.installation import Installation
from tests.faults.outages import (
    Cable,
    cut,
    disk_full,
    hung,
    killed,
    out_of_memory,
    own_server,
    read_only,
    small_disk,
    watch,
)

PARTS = 8
"""Processes that report an outage: two of the API, two workers with their releasers, courier, dispatcher."""
MOST_LINES = 2 * PARTS + 8
"""Begin and end by each part, and what the supervisor says."""


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    with Installation(tmp_path_factory.mktemp("outages")) as installation:
        yield installation


def is_said(seen, *words):
    """Whether one line has all these words, and the whole outage is bounded."""
    assert len(seen.lines) <= MOST_LINES, "\n".join(seen.lines)
    assert any(all(word in line for word in words) for line in seen.lines), "\n".join(seen.lines)
    return True


def players_read(seen, words):
    assert any(detail.startswith(words) for detail in seen.details), seen.details
    assert not any(word in detail for detail in seen.details for word in ("Redis", "redis", "DEADDROP", "deaddrop "))
    return True


def test_out_of_memory(here):
    seen = watch(here, out_of_memory(here))
    assert is_said(seen, "the events server is at its memory limit", "`deaddrop archive --days 1`", '"cause": "OOM"')
    assert is_said(seen, "the events server can be used again: out for ", "requests refused or delayed")
    assert players_read(seen, "The server is out of memory for games")
    assert re.match(r"The store takes no writes( since \S+ \S+ UTC)?: OOM\. The events server is at its memory limit", seen.readyz)


@pytest.mark.long
def test_read_only(here):
    seen = watch(here, read_only(here))
    assert is_said(seen, "the events server is a replica and takes no writes", "`redis-cli REPLICAOF NO ONE`", "DEADDROP_REDIS_URL")
    assert not any("the jobs server" in line for line in seen.lines)
    assert players_read(seen, "Games can be read now, and not changed")
    assert "READONLY" in seen.readyz


@pytest.mark.long
def test_hung(here):
    seen = watch(here, hung(here))
    assert is_said(seen, "the events server does not answer in time", "has to be killed: `deaddrop doctor` prints the command")
    assert players_read(seen, "The store of games does not answer in time")
    assert "does not answer in time" in seen.readyz


@pytest.mark.long
def test_killed(here):
    seen = watch(here, killed(here))
    assert is_said(seen, "events      ended (killed by SIGKILL: by a person, or by the kernel as memory ran out: `dmesg` says so)")
    assert is_said(seen, "events      again: Redis")
    assert is_said(seen, "the events server cannot be reached", "connect again by themselves")


@pytest.mark.long
def test_a_full_disk(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("needs the right to mount a disk")
    disk = tmp_path / "disk"
    disk.mkdir()
    try:
        with small_disk(disk):
            place = Installation(disk / "var")
            place.log = tmp_path / "up.log"  # not on the disk that gets full
            with place as here:
                seen = watch(here, disk_full(here))
    except subprocess.CalledProcessError:
        pytest.skip("no disk can be mounted here")
    assert is_said(seen, "events      ended (exit code 1: it cannot write its file: its disk is full or broken (", "No space left on device): make room on its disk")
    assert not any("overcommit" in line or "bug" in line for line in seen.lines)
    assert is_said(seen, "the events server cannot be reached", "unless its disk is full: `deaddrop doctor` says which")
    assert players_read(seen, "The store of games cannot be reached")


@pytest.mark.long
def test_a_cut_network(tmp_path):
    with own_server(tmp_path) as port:
        cable = Cable(port)
        with Installation(tmp_path / "var", DEADDROP_REDIS_URL=f"redis://127.0.0.1:{cable.port}/0") as here:
            seen = watch(here, cut(cable))
        cable.close()
    assert is_said(seen, "the events server does not answer in time", "look at the network first")
    assert players_read(seen, "The store of games does not answer in time")
