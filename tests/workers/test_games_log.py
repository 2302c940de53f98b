"""What the dispatcher logs of games, and that no loss or repetition changes it."""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
from collections import Counter
from dataclasses import replace

import pytest

from domain.game.events.game_events import NamedCheckpoint
from domain.transparency.checkpoint import parse_checkpoint
from domain.transparency.entry import games_log_entry
from domain.transparency.note import parse_note
from domain.transparency.reader import read_entries
from service.app.core.idempotent_requests import Request
from service.app.core.installation import Installation
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from service.app.proofs.games_log import load_log_checkpoint, log_waiting_ms
from service.games_log.files import LogFiles, file_reader
from service.games_log.index import LogIndex
from service.games_log.witness_client import Witnesses
from tests.restorable import RestorableStore
from tests.workers.conftest import now_ms
from workers.automation_job import play_slice
from workers.games_log_keeper import HEADS_MS, GamesLogKeeper, keep_games_log, note_log_outage


@pytest.fixture
def store():
    return RestorableStore()


@pytest.fixture
def files(tmp_path):
    return LogFiles(tmp_path, "localhost/log")


def keep(context, files, *, later_ms=0):
    """A dispatcher starts, logs all that is due, and is killed."""
    keeper = GamesLogKeeper(replace(context, now_ms=lambda: now_ms() + later_ms), files, Witnesses(None))
    try:
        keeper.take_news(context.store.follow(keeper.catch_up(), 0))
    finally:
        keeper.close()


def logged(files):
    """Every entry of the log that is shown, all of it recomputed."""
    checkpoint = parse_checkpoint(parse_note(files.checkpoint.read_bytes()).text)
    return [each.entry for each in read_entries(file_reader(files.public), checkpoint)]


def head_of(context, kind, game_id, version):
    (entry,) = context.store.read(game_id, version - 1, 1)
    return games_log_entry(kind, game_id, version, entry.digest.hex())


def play(context, game_id, moves=10_000):
    for _ in range(moves):
        if not context.games.load(game_id).is_running:
            return
        play_slice(context, game_id, 0)


def test_openings_and_ends_are_logged_at_once_and_moved_heads_within_a_minute(context, new_game, files):
    keep(context, files)  # of a log that has begun, news alone are logged
    waiting, played = new_game("human", "random", "random"), new_game("random", "random", "random")
    keep(context, files)
    opened = {head_of(context, "o", each, 1) for each in (waiting, played)}
    assert set(logged(files)) == opened
    play(context, played)
    keep(context, files)
    end = head_of(context, "e", played, context.games.load(played).version)
    assert logged(files)[2:] == [end]
    play_slice(context, waiting, 0)
    keep(context, files, later_ms=HEADS_MS - 60_000)
    assert len(logged(files)) == 3
    keep(context, files, later_ms=HEADS_MS + 1)
    moved = head_of(context, "h", waiting, context.games.load(waiting).version)
    assert logged(files)[3:] == [moved]
    keep(context, files, later_ms=3 * HEADS_MS)
    assert len(logged(files)) == 4


def test_an_entry_tells_nothing_to_who_does_not_know_the_game(context, new_game, files):
    game_id = new_game("random", "random", "random")
    keep(context, files)
    everything = b"".join(path.read_bytes() for path in files.public.rglob("*") if path.is_file())
    digest = context.store.read(game_id)[0].digest
    assert game_id.encode() not in everything
    assert digest not in everything
    assert digest.hex().encode() not in everything


def test_nothing_is_logged_twice_whatever_is_lost(context, store, new_game, files):
    new_game("human", "random", "random")
    played = new_game("random", "random", "random")
    fresh = store.backup()
    keep(context, files)
    play(context, played)
    keep(context, files)
    before = logged(files)
    told = vars(store)["_rows"].pop("games-log")  # the store's memory of the log
    keep(context, files)
    assert logged(files) == before
    files.index.unlink()
    keep(context, files)
    assert Counter(logged(files)).most_common(1)[0][1] == 1
    assert told
    size = len(logged(files))
    store.restore(fresh)  # the game is taken back to its beginning, and goes on differently
    keep(context, files)
    assert logged(files)[:size] == logged(files)
    play(context, played)
    keep(context, files)
    ends = [each for each in logged(files) if each.kind == "e"]
    assert len(ends) == 2, "the end that was taken back stays logged"
    assert logged(files)[: len(before)] == before


def test_the_last_checkpoint_is_remembered_for_others_and_news_that_wait_are_counted(context, new_game, files):
    assert load_log_checkpoint(context) is None
    assert log_waiting_ms(context.store, context.part(Installation).origin, now_ms() + 5_000) is None
    keep(context, files)
    assert load_log_checkpoint(context) == files.checkpoint.read_text()
    new_game("random", "random", "random")
    waiting = log_waiting_ms(context.store, context.part(Installation).origin, now_ms() + 5_000)
    assert waiting is not None
    assert waiting >= 5_000
    keep(context, files)
    assert log_waiting_ms(context.store, context.part(Installation).origin, now_ms() + 5_000) == 0
    assert load_log_checkpoint(context) == files.checkpoint.read_text()


def test_delayed_spectators_learn_nothing_from_the_log(context, files):
    seats = [SeatRequest("bot", "random") for _ in range(3)]
    wanted = Creation("microfilms", {}, seats, "public", 3600, DealRequest(), analysis=False, arbiter=False)
    made, _ = create(context, wanted, Creator("test", Request(os.urandom(8).hex(), "f")))
    game_id = made.id
    play_slice(context, game_id, 0)
    game = context.games.load(game_id)
    keep(context, files)
    keep(context, files, later_ms=HEADS_MS + 1)
    labels = {head_of(context, "h", game_id, version).label for version in range(2, game.version + 1)}
    assert head_of(context, "o", game_id, 1) in logged(files)
    if game.is_running:
        assert not labels & {each.label for each in logged(files)}
        keep(context, files, later_ms=3_700_000)
    assert labels & {each.label for each in logged(files)}


def test_a_game_names_the_checkpoint_that_was_shown_before_it(context, new_game, files):
    first = new_game("human", "human", "human")
    assert context.games.load(first).created.games_log is None
    keep(context, files)
    checkpoint = parse_checkpoint(parse_note(files.checkpoint.read_bytes()).text)
    second = new_game("human", "human", "human")
    assert context.games.load(second).created.games_log == NamedCheckpoint("localhost/log", checkpoint.size, checkpoint.root.hex())


def full_index():
    """What SQLite raises on a full disk."""
    with sqlite3.connect(":memory:") as rows:
        rows.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as full:
            rows.execute("CREATE TABLE a (b)")
    return full.value


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "hunter2"), full_index()], ids=["file", "index"])
def test_a_full_disk_is_an_outage_of_the_log_that_ends_by_itself(context, files, caplog, error):
    files.private.mkdir(parents=True)
    for _ in range(3):
        note_log_outage(context, files, error)
    (line,) = caplog.records
    assert line.levelname == "WARNING"
    assert line.message.startswith("the log of games cannot be written: No space left on device. To do: make room on its disk")
    assert "it goes on by itself once there is room" in line.message
    assert not files.halted.exists()


class Rounds(threading.Event):
    """Is set after three waits, none of which takes time."""

    waits = 0

    def wait(self, timeout=None):
        self.waits += 1
        if self.waits == 3:
            self.set()
        return self.is_set()


def test_a_log_that_opens_and_cannot_be_continued_is_one_outage(context, files, caplog, monkeypatch):
    def fill(*_):
        raise OSError(errno.ENOSPC, "hunter2")

    with monkeypatch.context() as disk:
        disk.setattr(GamesLogKeeper, "take_news", fill)
        keep_games_log(context, files, None, Rounds())
    assert len(caplog.messages) == 1
    keep_games_log(context, files, None, Rounds())
    assert caplog.messages[1].startswith("the log of games can be used again: out for ")
    assert caplog.messages[1].endswith("3 requests refused or delayed")


@pytest.fixture
def index(files):
    """The file of an index that was closed."""
    files.private.mkdir(parents=True)
    LogIndex(files.index).close()
    return files.index


def test_a_damaged_index_is_rebuilt(index):
    index.write_bytes(b"no database at all, whatever its length is")
    rebuilt = LogIndex(index)
    assert rebuilt.is_new
    rebuilt.close()


def test_an_index_on_a_full_disk_is_kept(index, monkeypatch):
    """Or every game would be read again once there is room."""
    before, error = index.read_bytes(), full_index()

    def fail(*_):
        raise error

    monkeypatch.setattr(LogIndex, "_open", fail)
    with pytest.raises(sqlite3.OperationalError, match="full"):
        LogIndex(index)
    assert index.read_bytes() == before


def test_an_index_that_our_statements_do_not_fit_is_a_bug(context, files):
    with pytest.raises(sqlite3.OperationalError, match="no such table") as bug:
        sqlite3.connect(":memory:").execute("SELECT 1 FROM known")
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        note_log_outage(context, files, bug.value)
