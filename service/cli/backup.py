"""`deaddrop backup`, `restore`, `archive`: the whole store, with or without a running service."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from domain.kernel.text.written_text import LONGEST_REASON, is_line, to_canonical
from service.cannot_start import CannotStart
from service.cli.diagnosis.findings import count_words, print_findings
from service.cli.help_texts import Commands, add_command
from service.cli.installation import enter_place, open_installation
from service.config import data_folder, keys_dir

if TYPE_CHECKING:
    from service.app.maintenance.backup import End

GAMES, SERVER_KEY, KEYS = "games", "server.key", "keys"
DAY_MS = 24 * 60 * 60 * 1000


def add_to(commands: Commands) -> None:
    """Register the subcommands."""
    backup = add_command(
        commands,
        "backup",
        "write every game, every log of extensions, the server key and the signing keys into a new folder",
        "The service may go on meanwhile: each game and log is complete as of one moment. The folder holds every secret there is.",
    )
    backup.add_argument("folder", metavar="FOLDER", type=Path, help="where to write; must not exist")
    backup.set_defaults(run=run_backup)
    restore = add_command(
        commands,
        "restore",
        "bring the games, the logs of extensions and the keys of a backup into the store",
        "A game or a log that the store has stays unchanged; --over restores it nevertheless, and its log says so. All is checked before anything is written, and every game is replayed afterwards.\n"
        "The exit status is 0 when all is sound, and 1 when anything is wrong.",
    )
    restore.add_argument("folder", metavar="FOLDER", type=Path, help="the folder that `deaddrop backup` wrote")
    restore.add_argument(
        "--over", metavar="GAME", action="append", default=[], help="restore this game, or log of an extension, even if the store has it"
    )
    restore.add_argument(
        "--reason", metavar="TEXT", default="", help="with --over: why; the game's log shows it to everyone, permanently"
    )
    restore.set_defaults(run=run_restore)
    archive = add_command(
        commands,
        "archive",
        "move games that are over from Redis to compressed files, where they are still read, replayed and forked",
        "Each is replayed first, and deleted from Redis once it is on disk. More: docs/operations.md",
    )
    archive.add_argument("--days", metavar="N", type=float, default=7, help="for how long nothing has happened (7)")
    archive.set_defaults(run=run_archive)


def run_backup(args: argparse.Namespace) -> int:
    """Write a backup."""
    from service.app.maintenance.backup import BadBackup, backup
    from service.app.maintenance.health import Unavailable
    from service.cli.diagnosis.outage import explain_outage
    from service.cli.progress import show_progress

    folder: Path = args.folder
    with open_installation() as (config, context, store):
        try:
            folder.mkdir(mode=0o700, parents=True)
        except OSError as error:
            raise CannotStart(f"The folder {folder} cannot be made: {error.strerror}.") from error
        with show_progress("Writing games", len(store.games())) as advance:
            try:
                end = backup(context, store, folder / GAMES, advance)
            except (BadBackup, OSError) as error:
                raise CannotStart(f"The backup failed: {error}") from error
        if (config.data_dir / SERVER_KEY).exists():
            shutil.copy2(config.data_dir / SERVER_KEY, folder / SERVER_KEY)
        if config.keys_dir.exists():
            shutil.copytree(config.keys_dir, folder / KEYS)
        print(f"{_contents(end)}, and the keys, of {config.data_dir} are in {folder}, read back and whole.")
        try:
            store.note_backup(context.now_ms())
        except Unavailable as error:  # the folder is whole nevertheless
            print(f"That could not be noted, so the alert on old backups stays. {explain_outage(config, error, context)}")
    return 0


def _contents(end: End) -> str:
    """How much a backup holds.

    >>> from service.app.maintenance.backup import End
    >>> _contents(End(games=1, entries=20, logs=2))
    '1 game and 2 logs of extensions with 20 entries'
    """
    logs = f" and {count_words(end.logs, 'log')} of extensions" if end.logs else ""
    return f"{count_words(end.games, 'game')}{logs} with {end.entries} entries"


def run_restore(args: argparse.Namespace) -> int:
    """Restore a backup."""
    from rich.console import Console

    from service.app.maintenance.backup import BadBackup, check_backup, restore
    from service.app.maintenance.checked_streams import ExtensionOff, refuse_without_extension
    from service.extensions import find_extensions

    folder: Path = args.folder
    reason = to_canonical(args.reason)
    enter_place()
    if args.over and not is_line(reason, LONGEST_REASON):
        raise NoReason(f"--over needs a --reason: one line of 1 to {LONGEST_REASON} readable characters.")
    try:
        with (folder / GAMES).open("rb") as file:
            end = check_backup(file)
            refuse_without_extension(find_extensions(os.environ), args.over)
            restore_keys(folder)
            with open_installation(is_new=True) as (_, context, store):
                findings = restore(context, store, file, args.over, reason)
                are = "is" if (end.games, end.logs) == (1, 0) else "are"
                back = f"{_contents(end)} {are} back from {folder}."
                return print_findings(findings, end.games, Console(), verdicts={0: back})
    except (BadBackup, ExtensionOff) as error:
        raise CannotStart(f"{error} Nothing was written.") from error
    except FileNotFoundError as error:
        raise CannotStart(f"{folder} holds no backup: {error.filename} is not there.") from error
    except PermissionError as error:
        raise CannotStart(f"{error.filename} cannot be read by the owner of the data ({os.geteuid()}).") from error


class NoReason(CannotStart):
    """`--over` without a valid `--reason`."""

    status = 2


def restore_keys(folder: Path) -> None:
    """Copy the server key and the signing keys of a backup.  Raises CannotStart if this host has another server key."""
    ours, theirs = data_folder(os.environ) / SERVER_KEY, folder / SERVER_KEY
    if theirs.exists() and not os.environ.get("DEADDROP_SECRET"):
        if ours.exists() and ours.read_bytes() != theirs.read_bytes():
            raise CannotStart(
                f"{ours} is another server key than the backup's; restore into an empty directory, or remove it."
            )
        ours.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy2(theirs, ours)
    for path in sorted((folder / KEYS).glob("*.pem")):
        into = keys_dir(os.environ)
        into.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not (into / path.name).exists():
            shutil.copy2(path, into / path.name)


def _games_are(number: int) -> str:
    return f"{count_words(number, 'game')} {'is' if number == 1 else 'are'}"


def run_archive(args: argparse.Namespace) -> int:
    """Archive finished games."""
    from service.app.maintenance.archive import archive_games
    from service.cli.diagnosis.outage import memory_used, to_mib
    from service.cli.progress import show_progress

    with open_installation() as (config, context, store):
        before = memory_used(config.redis_url)
        with show_progress("Looking at games", len(store.games())) as advance:
            fates = archive_games(context, store, int(args.days * DAY_MS), advance)
        freed = max(0, before - memory_used(config.redis_url))
    moved, going_on, unreadable = (fates[each] for each in ("moved", "going on", "unreadable"))
    print(f"{_games_are(moved)} in {config.archive_dir} now, which freed {to_mib(freed)} of memory. Back that folder up too.")
    if fates["young"]:
        days = "1 day" if args.days == 1 else f"{args.days:g} days"
        print(f"{_games_are(fates['young'])} over and changed within {days}: `deaddrop archive --days 0` takes all that are over.")
    if going_on:
        print(f"{_games_are(going_on)} not over, and left in memory; if it is short, only a higher maxmemory helps.")
    if unreadable:
        print(f"{count_words(unreadable, 'game')} cannot be replayed and stay in memory: `deaddrop doctor` names what is wrong.")
    return 0
