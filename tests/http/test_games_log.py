"""The log of games over HTTP: its public files and nothing else."""

from __future__ import annotations

import pytest

from domain.transparency.checkpoint import parse_checkpoint
from domain.transparency.entry import games_log_entry
from domain.transparency.note import check_signatures, parse_note, parse_vkey
from domain.transparency.reader import read_entries
from service.games_log.files import LogFiles
from service.games_log.writer import GamesLogWriter
from service.signing.ed25519 import verify_ed25519


@pytest.fixture
def guest(app):
    return app.test_client()


@pytest.fixture
def log(config):
    return GamesLogWriter(LogFiles(config.games_log_dir, "localhost/log"), None, 0)


def test_without_a_log_nothing_is_found(guest):
    for path in ("/log/checkpoint", "/log/vkey", "/log/tile/0/000"):
        assert guest.get(path).status_code == 404


def test_pages_say_whether_a_log_is_kept(guest, log):
    """So that no page asks in vain."""
    assert "data-log" not in guest.get("/").text
    log.publish()
    assert "data-log" in guest.get("/").text


def test_anybody_can_read_the_log_and_check_all_of_it(guest, log):
    log.append([games_log_entry("o", f"game{at}", 1, f"{at:064x}").to_bytes() for at in range(300)])
    log.publish()
    key = parse_vkey(guest.get("/log/vkey").text.strip())
    shown = guest.get("/log/checkpoint")
    assert shown.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert shown.headers["Cache-Control"] == "public, max-age=2"
    note = parse_note(shown.data)
    assert check_signatures(note, [key], verify_ed25519)

    def read(path):
        answer = guest.get(f"/log/{path}")
        assert answer.status_code == 200
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        return answer.data

    assert len(list(read_entries(read, parse_checkpoint(note.text)))) == 300
    assert len(read("tile/0/001.p/44")) == 44 * 32


@pytest.mark.parametrize(
    "path",
    [
        "../private/signed",
        "%2e%2e/private/signed",
        "0/000.p/256",
        "0/0",
        "x/000",
        "entries",
        "0/000.p/.draft",
        "0/000%00",
        "../vkey",
    ],
)
def test_what_is_no_tile_is_not_found(guest, log, path):
    log.append([games_log_entry("o", "game", 1, "0" * 64).to_bytes()])
    log.publish()
    assert guest.get(f"/log/tile/{path}").status_code == 404
