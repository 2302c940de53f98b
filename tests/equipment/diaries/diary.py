"""An extension that only tests know: diaries, logs of lines, whose ids begin with `z`."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from msgspec.structs import replace

from domain.game.aggregate import Game
from service.app.core.context import Context
from service.app.core.hooks import Attended, GameWatcher, OwnStreams
from service.app.due.log_letters import note_letter
from service.app.maintenance.checked_streams import CheckedStreams
from service.extensions import Extension, Extensions
from service.store import EMPTY, AppendNotice, ArchivedGame, ArchivedStore, Committed, Store, StreamHead, stream_id
from service.store.archive.frames import RawEntry

DIARY = stream_id("z", bytes(11))
LIST = "diaries"
"""A list with a row for each diary: its last line."""


def write(store: Store, line: str, diary: str = DIARY) -> None:
    """Append a line, which is due at once."""
    held = store.read(diary)
    head = StreamHead(held[-1].version, held[-1].digest) if held else EMPTY
    note_letter(store, diary)
    done = store.append(diary, head, [(line.encode(), sha256(line.encode()).digest())], due="now", kinds=["line"])
    assert isinstance(done, Committed)


def lines(store: Store, diary: str = DIARY) -> list[str]:
    """The lines of a diary."""
    return [each.event.decode() for each in store.read(diary)]


class Heard(GameWatcher):
    """Notes which games were played."""

    def __init__(self) -> None:
        self.games: list[str] = []

    def after_game(self, context: Context, game: Game) -> None:
        self.games.append(game.id)


class Lines(OwnStreams):
    """Writes a line whenever it is asked to."""

    letter = "z"

    def attend(self, context: Context, stream: str) -> Attended:
        write(context.store, "attended", stream)
        version = len(lines(context.store, stream))
        return Attended(version, goes_on=version < 3)

    def give_round(self, context: Context, stream: str, number: int, signature: str) -> None:
        write(context.store, f"round {number}", stream)

    def catch_up(self, context: Context, notice: AppendNotice) -> None:
        context.store.put_row(LIST, notice.game, notice.last, 0, lines(context.store, notice.game)[-1].encode())


class Care(CheckedStreams):
    """A line that says `bad` is a problem."""

    letter = "z"
    lists = (LIST,)

    def problems(self, store: Store, stream: str) -> Iterator[str]:
        yield from (f"line {at} is bad" for at, each in enumerate(lines(store, stream), 1) if each == "bad")

    def mend(self, store: Store, stream: str) -> None:
        write(store, "mended", stream)

    def restore_over(self, context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
        last = RawEntry(kept.head.version + 1, b"e", reason.encode(), sha256(reason.encode()).digest())
        store.put_back(replace(kept, entries=(*kept.entries, last)), over=True)

    def mend_restored(self, store: ArchivedStore, stream: str, head: StreamHead) -> Iterator[str]:
        return self.problems(store, stream)

    def rebuild(self, context: Context) -> None:
        context.store.drop(LIST)
        for each in context.store.streams("z"):
            context.store.put_row(LIST, each, len(lines(context.store, each)), 0, lines(context.store, each)[-1].encode())


def with_diaries() -> Extensions:
    """The core and this extension."""
    return Extensions((Extension("diaries", "tests.equipment.diaries"),))
