"""Checks of the whole store: streams, chains, due times, the lobby and the archive. Findings are instructions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from domain.catalogue import Catalogue
from domain.game.aggregate import Game
from domain.game.entry_codec import decoder, encode_entry, opening_decoder
from domain.game.replay import ANOTHER_STATE, replay_log
from domain.kernel.errors import Diverged
from projections import lobby
from service.app.core.context import Context
from service.app.core.hooks import kind_of
from service.app.due.automation_due import due_of, is_waiting_for_others
from service.app.due.set_aside import is_set_aside, set_aside_lists, set_aside_log
from service.app.maintenance.checked_streams import CheckedStreams, kept_text
from service.app.maintenance.later_version import IF_NEVER_LATER, LATER, is_of_later_version
from service.app.names.seat_names import exchanged_seats, load_salted_names
from service.app.projected.read_rows import read_rows
from service.app.projected.reveals import is_reveal_missing
from service.extensions import SETTING, Extensions, installed_extensions
from service.quotas import NO_EXPIRY
from service.store import Archive, ArchivedStore, Damaged, GameStreams, ProjectionRows, Store, StreamHead

RESTORE = "put it back with `deaddrop restore BACKUP --over {} --reason WHY`"
MEND = "`deaddrop doctor --mend` puts it right"
FAR_MS = 10**15 - 1


class Finding(NamedTuple):
    """A checked game or other place. Problems and notes are sentences; notes are worth knowing but not wrong."""

    game: str
    problems: tuple[str, ...]
    notes: tuple[str, ...] = ()


Unplayable = dict[tuple[str, int], Counter[bool]]
"""Numbers of games under rules that are not installed: by name and version, then by whether the game is running."""


def check_store(
    store: Store, catalogue: Catalogue, archived: Iterable[str] = (), extensions: Extensions | None = None
) -> Iterator[Finding]:
    """Check all games, archived ones included, then logs of extensions, then due times and rows of lists without either.
    extensions: by default all that are installed.
    """
    kinds = (installed_extensions() if extensions is None else extensions).of("app", CheckedStreams)
    games = {*store.games(), *archived}
    unplayable: Unplayable = {}
    for game_id in sorted(games):
        yield Finding(game_id, tuple(find_problems(store, catalogue, game_id, unplayable)))
    yield from (absent_rules(*rules, games) for rules, games in sorted(unplayable.items()))
    streams, kept = sorted(store.streams()), list[str]()
    for stream in streams:
        if kind := kind_of(stream, kinds):
            yield Finding(stream, tuple(kind.problems(store, stream)))
        else:
            kept.append(stream)
            yield Finding(stream, tuple(find_damage(store, stream)))
    if kept:
        yield Finding("extensions", (), (kept_text(kept),))
    lists = (lobby.NAME, *(each for kind in kinds for each in kind.lists))
    listed = {*store.owed(FAR_MS, FAR_MS), *(each for name in lists for each in read_ids(store, name))}
    for stream in sorted(listed - games - set(streams)):
        yield Finding(stream, (f"has a due time or a row in a list but no stream; {RESTORE.format(stream)}",))


def find_damage(store: GameStreams, stream: str) -> Iterator[str]:
    """The problem of a log whose extension is off, if it cannot be read."""
    try:
        store.read(stream)
    except Damaged as damage:
        yield f"{damage}; name its extension in {SETTING}, then {RESTORE.format(stream)}"


def mend_streams(context: Context) -> None:
    """Make a worker look at every log of extensions, and rebuild their lists. Those of extensions that are off are looked
    at and rebuilt once these are on; until then their lists stay as they are.
    """
    kinds = context.extensions.of("app", CheckedStreams)
    for stream in context.store.streams():
        if kind := kind_of(stream, kinds):
            kind.mend(context.store, stream)
        else:
            with suppress(Damaged):
                set_aside_log(context.store, stream)
                set_aside_lists(context.store, stream)
    for kind in kinds:
        kind.rebuild(context)


def absent_rules(name: str, version: int, games: Counter[bool]) -> Finding:
    """The finding for missing rules. games: numbers by whether running. A problem only if one is running."""
    needed = f"is not installed, and {games.total()} games need it, {games[True]} of them not over: they can be read"
    if games[True]:
        return Finding(f"{name} {version}", (f"{needed} and take no commands; install this version",))
    return Finding(f"{name} {version}", (), (needed,))


def check_archive(archive: Archive) -> Iterator[Finding]:
    """Look for files in the archive that are no game."""
    for segment, count in archive.stray():
        yield Finding(
            segment, (f"holds {count} bytes that are no game; put this file back from a copy of the archive",)
        )


def read_ids(store: ProjectionRows, projection: str) -> Iterator[str]:
    """Ids of the logs that a projection lists."""
    return (key for key, _ in read_rows(store, projection))


def find_problems(
    store: Store, catalogue: Catalogue, game_id: str, unplayable: Unplayable | None = None
) -> Iterator[str]:
    """Problems of one game, as sentences with instructions. unplayable: counter of games with missing rules."""
    try:
        game = replay_game(store, catalogue, game_id)
    except Untrustworthy as wrong:
        yield str(wrong)
    else:
        for seat in exchanged_seats(game, load_salted_names(store, game_id)):
            yield f"the stored name of seat {seat} is not the name that the table was shown; {RESTORE.format(game_id)}"
        if not game.rules.is_installed:
            if unplayable is not None:
                unplayable.setdefault((game.rules.name, game.rules.version), Counter())[game.is_running] += 1
            return
        if is_reveal_missing(game):
            yield f"is over, and its seed was never revealed; {RESTORE.format(game_id)}"
        if is_due_wrong(store, game):
            yield (
                f"a turn is scheduled but none is due; {MEND}"
                if not game.is_running
                else f"a turn is due but not scheduled; {MEND}"
            )


class Untrustworthy(Exception):
    """A game that cannot be trusted. The message is one sentence with an instruction."""


def replay_game(store: GameStreams, catalogue: Catalogue, game_id: str) -> Game:
    """The game, with every event recomputed.  Raises Untrustworthy at the first bad one."""
    game: Game | None = None
    try:
        for after in replay_log(game_id, catalogue, store.read(game_id)):
            game = after
    except Diverged as refusal:
        if is_later_event(store, game_id, refusal.version, game):
            raise Untrustworthy(f"event {refusal.version} {LATER}") from None
        if refusal.why == ANOTHER_STATE:  # its chain is whole, so that only the program can be another
            raise Untrustworthy(f"event {refusal.version} {refusal.why}; {IF_NEVER_LATER} {RESTORE.format(game_id)}") from None
        raise Untrustworthy(f"event {refusal.version} {refusal.why}; {RESTORE.format(game_id)}") from None
    except Damaged as damage:
        raise Untrustworthy(f"{damage}; {RESTORE.format(game_id)}") from None
    if game is None:
        raise Untrustworthy(f"the stream is empty; {RESTORE.format(game_id)}")
    return game


def is_later_event(store: GameStreams, game_id: str, version: int, before: Game | None) -> bool:
    """Whether a later version of the program wrote this event. before: the game before it."""
    decoding = opening_decoder() if before is None else decoder(before.rules)
    lines = store.read(game_id, version - 1, 1)
    return bool(lines) and is_of_later_version(lines[0].event, lambda raw: encode_entry(decoding.decode(raw)))


def is_due_wrong(store: Store, game: Game) -> bool:
    """Whether the due time is missing or superfluous. A running game may have one only to check whether it goes on."""
    if is_waiting_for_others(game):
        return False
    is_owed, is_asked = due_of(game, NO_EXPIRY) != "clear", store.due_ms(game.id) is not None
    return is_owed and not is_asked and not is_set_aside(store, game.id) if game.is_running else is_asked


def mend_due(store: ArchivedStore, game: Game) -> None:
    """Store the due time that follows from the game, and recheck a duplicate group. Skips games with missing rules."""
    if game.rules.is_installed and (is_due_wrong(store, game) or is_waiting_for_others(game)):
        store.owe(game.id, StreamHead(game.version, game.digest), due_of(game, NO_EXPIRY))
