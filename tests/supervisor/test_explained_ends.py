"""Why a Redis server ended: of the lines in its log, the one that says so."""

import re
import signal

import pytest

from service.supervisor import redis_server
from service.supervisor.redis_binary import RedisBinary
from service.supervisor.redis_server import explain_end

START = """
7:C 29 Nov 2026 12:56:34.937 # oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo
7:C 29 Nov 2026 12:56:34.937 # Redis version=7.0.15, bits=64, commit=00000000, modified=0, pid=7, just started
7:C 29 Nov 2026 12:56:34.937 # Configuration loaded
7:M 29 Nov 2026 12:56:34.938 # Server initialized
7:M 29 Nov 2026 12:56:34.938 # WARNING Memory overcommit must be enabled! Without it, a background save may fail
7:M 29 Nov 2026 12:56:34.945 * The server is now ready to accept connections at /var/run/events.sock
""".strip().splitlines()
REPLICA = "7:S 29 Nov 2026 12:53:11.262 # Error condition on socket for SYNC: Connection refused"


@pytest.fixture
def explain(tmp_path):
    return lambda status, *lines: explain_end(tmp_path, RedisBinary(tmp_path / "redis-server", (7, 0, 15)), status, [*START, *lines])


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["7:M 29 Nov 2026 12:56:34.968 # Can't recover from AOF write error. Exiting..."], "Can't recover from AOF write error. Exiting..."),
        (["7:M 29 Nov 2026 12:56:35.001 # Out Of Memory allocating 512 bytes!", "7:M 29 Nov 2026 12:56:35.002 * Bye"], "Out Of Memory allocating 512 bytes!"),
        (["*** FATAL CONFIG FILE ERROR (Redis 7.0.15) ***", "Bad directive or wrong number of arguments"], "Bad directive or wrong number of arguments"),
        ([], ""),
    ],
)  # fmt: skip
def test_the_line_that_names_the_cause_is_quoted_and_no_line_of_every_start(explain, lines, words):
    assert explain(1, *lines) == words


def test_a_killed_server_quotes_nothing_as_it_could_not_write(explain):
    assert explain(-signal.SIGKILL, REPLICA) == "by a person, or by the kernel as memory ran out: `dmesg` says so"


def test_a_damaged_file_comes_with_the_command_for_it(explain, tmp_path):
    said = explain(1, "7:M 29 Nov 2026 12:56:34.968 # Bad file format reading the append only file: make a backup")
    assert said.startswith(f"its append-only file is damaged; copy {tmp_path} first, then run: bash -c ")
    assert "redis-check-aof" in said


def test_a_full_disk_is_named_though_the_log_had_no_room_for_it(explain, monkeypatch):
    monkeypatch.setattr(redis_server, "find_disk_fault", lambda _: "No space left on device")
    assert re.search(r"its disk is full or broken \(\S+: No space left on device\): make room on its disk, old backups first", explain(1))
