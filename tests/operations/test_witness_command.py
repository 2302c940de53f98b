"""`deaddrop witness`, as an operator starts it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from domain.transparency.note import NoteSignature, check_signatures
from domain.transparency.policy import parse_policy
from service.games_log.files import LogFiles
from service.games_log.witness_client import Witnesses
from service.games_log.writer import GamesLogWriter, LogHalted
from service.signing.ed25519 import verify_ed25519
from tests.games_log.test_writer import entries
from tests.hang import HANG_S, until

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as here:
        here.bind(("127.0.0.1", 0))
        return int(here.getsockname()[1])


@pytest.fixture
def start(tmp_path):
    """Start a witness of a log; the line that it prints for the policies of others."""
    started = []

    def make(log):
        (tmp_path / "logs").write_text(f"log {log.key.public.text}\nquorum none\n")
        command = ["witness", "--name", "witness.example.org", "--logs", tmp_path / "logs", "--dir", tmp_path / "w"]
        process = subprocess.Popen(
            [sys.executable, "-m", "service.cli", *command, "--port", str(free_port())],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        started.append(process)
        assert process.stdout is not None
        return process.stdout.readline()

    yield make
    for process in started:
        process.terminate()
        process.communicate(timeout=HANG_S)


def test_it_prints_the_line_of_a_policy_by_which_a_log_is_cosigned_and_a_copy_of_it_is_not(tmp_path, start):
    log = GamesLogWriter(LogFiles(tmp_path / "log", "games.example.org/log"), None, 0)
    log.append(entries(0, 3))
    shutil.copytree(tmp_path / "log", tmp_path / "copy")
    policy = parse_policy(f"{start(log)}quorum witness.example.org\n".encode())
    log.append(entries(3, 3))
    lines = list[NoteSignature]()
    until(lambda: lines.extend(Witnesses(policy).collect(log.note, log.hashes)) or lines, "the witness gave no cosignature")
    key = policy.witnesses["witness.example.org"].key
    assert key is not None
    (signed,) = check_signatures(log.note.with_signatures(lines), [key], verify_ed25519)
    assert signed.at is not None
    copy = GamesLogWriter(LogFiles(tmp_path / "copy", "games.example.org/log"), None, 0)
    with pytest.raises(LogHalted, match="has seen the log with 6 entries"):
        Witnesses(policy).collect(copy.note, copy.hashes)
