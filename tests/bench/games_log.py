"""What the log of games costs: bytes per game, milliseconds per batch, bytes of proofs.

python -m tests.bench.games_log [FOLDER]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from domain.transparency.entry import EntryKind, games_log_entry
from service.games_log.files import LogFiles
from service.games_log.index import LogIndex
from service.games_log.writer import GamesLogWriter

A_GAME: tuple[EntryKind, ...] = ("o", "h", "h", "e")
"""Opened, luck closed, a head after ten minutes, ended."""
GAMES = 5000


def entries_of(game: int) -> list[bytes]:
    return [
        games_log_entry(kind, f"game{game}", at, f"{game:060x}{at:04x}").to_bytes() for at, kind in enumerate(A_GAME, 1)
    ]


def bytes_of(folder: Path) -> int:
    """What the files hold, by length."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def batch_ms(log: GamesLogWriter, index: LogIndex, first: int, games: int) -> tuple[float, float]:
    """Milliseconds of a batch with its checkpoint shown: by the clock, and of CPU."""
    entries = [entry for game in range(first, first + games) for entry in entries_of(game)]
    began, began_cpu = time.perf_counter(), time.process_time()
    log.append(entries)
    index.read_log(log.read, log.checkpoint.size)
    log.publish()
    return (time.perf_counter() - began) * 1000, (time.process_time() - began_cpu) * 1000


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        files = LogFiles(Path(folder), "games.example.org/log")
        log = GamesLogWriter(files, None, 0)
        index = LogIndex(files.index)
        game = 0
        for games, times in ((1, 64), (10, 20), (500, (GAMES - 264) // 500)):
            took = []
            for _ in range(times):
                took.append(batch_ms(log, index, game, games))
                game += games
            clock, cpu = (median(each[at] for each in took) for at in (0, 1))
            print(f"a batch of {games * len(A_GAME)} entries: {clock:.1f} ms, {cpu:.1f} ms of CPU")
        began = time.perf_counter()
        GamesLogWriter(files, log.note, 0)
        print(f"start with {log.checkpoint.size} entries: {(time.perf_counter() - began) * 1000:.0f} ms")
        index.close()
        print(
            f"public files: {bytes_of(files.public) / game:.0f} bytes a game; index: {bytes_of(files.private) / game:.0f}"
        )


if __name__ == "__main__":
    main()
