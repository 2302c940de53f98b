"""The writer of the log: what it signed holds, wherever it is killed and whatever becomes of its files."""

from __future__ import annotations

import shutil
from random import Random

import pytest

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.entry import games_log_entry
from domain.transparency.merkle import consistency_proof, is_consistent
from domain.transparency.note import check_signatures, parse_note
from domain.transparency.reader import read_entries
from service.games_log.files import LogFiles, file_reader
from service.games_log.writer import GamesLogWriter, LogHalted
from service.signing.ed25519 import verify_ed25519
from tests.games_log.faulty_disk import FaultyDisk, Killed

ORIGIN = "games.example.org/log"


def entries(first: int, count: int) -> list[bytes]:
    return [games_log_entry("h", "game", at, f"{at:064x}").to_bytes() for at in range(first + 1, first + count + 1)]


@pytest.fixture
def files(tmp_path):
    return LogFiles(tmp_path, ORIGIN)


def opened(files, disk=None, known=None):
    return GamesLogWriter(files, known, 1_700_000_000_000, disk)


def held(files: LogFiles) -> list[bytes]:
    """The entries of the signed log, all recomputed."""
    signed = parse_checkpoint(parse_note(files.signed.read_bytes()).text)
    return [each.entry.to_bytes() for each in read_entries(file_reader(files.public), signed)]


def test_a_log_grows_batch_by_batch_and_every_checkpoint_is_consistent_with_the_last(files):
    log, rng, size = opened(files), Random(3), 0
    assert parse_checkpoint(log.note.text).size == 0
    while size < 700:
        count, before = rng.choice((1, 3, 255, 256)), log.checkpoint
        log.append(entries(size, count))
        size += count
        assert log.checkpoint.size == size
        proof = consistency_proof(log.hashes(), before.size, size)
        assert is_consistent(before.size, before.root, size, log.checkpoint.root, proof)
        assert check_signatures(log.note, [log.key.public], verify_ed25519)
    log.publish()
    assert parse_note(files.checkpoint.read_bytes()) == log.note
    assert held(files) == entries(0, size)
    assert not list(files.public.glob("tile/[0e]*/000.p"))


BATCHES = (254, 1, 5, 252)
"""They end before, on and after the ends of tiles."""


HOWS = ("before", "torn", "after")


@pytest.mark.parametrize("turn", [0, *(pytest.param(turn, marks=pytest.mark.long) for turn in (1, 2))])
def test_a_writer_killed_at_any_write_goes_on_with_what_it_had_signed_or_begun(tmp_path, turn):
    whole = FaultyDisk()
    write_all(LogFiles(tmp_path / "whole", ORIGIN), whole)
    assert whole.writes > 20
    for at in range(whole.writes):
        files = LogFiles(tmp_path / str(at), ORIGIN)
        shown: list[LogCheckpoint] = []
        with pytest.raises(Killed):
            write_all(files, FaultyDisk(at, HOWS[(at + turn) % 3]), shown)
        tiles = {
            path: path.read_bytes()
            for path in files.public.glob("tile/**/*")
            if path.is_file() and path.name != ".draft"
        }
        log = opened(files)
        for each in shown:
            assert each.size <= log.checkpoint.size
            proof = consistency_proof(log.hashes(), each.size, log.checkpoint.size)
            assert is_consistent(each.size, each.root, log.checkpoint.size, log.checkpoint.root, proof)
        assert log.checkpoint.size in (0, 254, 255, 260, 512)
        log.append(entries(900, 7))
        assert held(files)[:-7] == entries(0, log.checkpoint.size - 7)
        assert all(not path.exists() or path.read_bytes() == content for path, content in tiles.items())
        shutil.rmtree(tmp_path / str(at))


def write_all(files, disk, shown=None):
    log, size = opened(files, disk), 0
    for count in BATCHES:
        log.append(entries(size, count))
        size += count
        if shown is not None:
            shown.append(log.checkpoint)
        log.publish()


def test_a_log_rolled_back_below_what_is_known_elsewhere_signs_no_more(files, tmp_path):
    log = opened(files)
    log.append(entries(0, 3))
    shutil.copytree(files.folder, tmp_path / "copy")
    log.append(entries(3, 3))
    known = log.publish()
    shutil.rmtree(files.folder)
    shutil.copytree(tmp_path / "copy", files.folder)
    with pytest.raises(LogHalted, match="6 entries of the log were shown, and its files hold 3"):
        opened(files, known=known)
    copy = opened(files)
    copy.append(entries(50, 9))
    with pytest.raises(LogHalted, match="another history"):
        opened(files, known=known)


def test_a_log_never_gets_another_key(files, tmp_path):
    log = opened(files)
    log.append(entries(0, 1))
    known = log.publish()
    for key in files.private.glob("*.pem"):
        key.unlink()
    with pytest.raises(LogHalted, match=r"the key of the log .* is missing"):
        opened(files)
    other = LogFiles(tmp_path / "other", ORIGIN)
    with pytest.raises(LogHalted, match=r"the key of the log .* is missing"):
        opened(other, known=known)
    opened(other)
    with pytest.raises(LogHalted, match="another key has signed"):
        opened(other, known=known)


def test_one_file_taken_from_before_or_lost_or_cut_halts_the_log(files, tmp_path):
    log = opened(files)
    log.append(entries(0, 250))
    older = files.signed.read_bytes()
    log.append(entries(250, 20))
    public = files.public

    def halts(path, content, match):
        before = path.read_bytes()
        path.unlink()
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(LogHalted, match=match):
            opened(files)
        path.write_bytes(before)

    halts(files.signed, older[:-9], "damaged")
    halts(files.signed, None, "missing")
    halts(public / "tile/0/001.p/14", None, "do not hold them")
    halts(public / "tile/0/001.p/14", bytes(14 * 32), "do not hold them")
    halts(public / "tile/1/000.p/1", bytes(32), "do not hold them")
    halts(public / "tile/entries/001.p/14", (public / "tile/entries/000").read_bytes()[: 14 * 67], "do not hold them")
    log.append(entries(270, 5))
    halts(files.signed, older, "do not hold them|is a copy from before")
    assert opened(files).checkpoint.size == 275


def test_a_tile_that_others_may_have_is_never_replaced(files):
    log = opened(files)
    log.append(entries(0, 3))
    files.public.joinpath("tile/0/000.p/4").write_bytes(bytes(128))
    with pytest.raises(LogHalted, match="another content"):
        log.append(entries(3, 1))
    assert parse_checkpoint(parse_note(files.signed.read_bytes()).text).size == 3


def test_one_process_holds_the_lock(files):
    with files.hold_lock() as first, files.hold_lock() as second:
        assert (first, second) == (True, False)
    with files.hold_lock() as again:
        assert again
