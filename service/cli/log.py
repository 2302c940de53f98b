"""`deaddrop log prove`: a proof that an event of a game is in a log of games."""

from __future__ import annotations

import argparse
import os
import sys

from service.cannot_start import CannotStart
from service.cli.help_texts import WIDE, Commands, add_command
from service.cli.log_files import UnreadableLog, open_log

ABOUT = """\
A proof is a small file (C2SP tlog-proof) that needs no log to be checked: it holds the log's checkpoint with its
cosignatures, and leads to it from the entry of the event. `deaddrop verify --proof PROOF --policy POLICY RECORD` takes it.
What is logged of a game, and when: docs/spec/games-log.md"""


def add_to(commands: Commands) -> None:
    """Register `log` and its subcommand."""
    log = add_command(commands, "log", "prove that an event of a game is in a log of games", ABOUT)
    acts = log.add_subparsers(title="commands", prog="deaddrop log", metavar="prove GAME VERSION", required=True)
    prove = acts.add_parser("prove", help="write a proof to standard output", formatter_class=WIDE)
    prove.add_argument("game", metavar="GAME", help="the game's id")
    prove.add_argument("version", metavar="VERSION", type=int, help="of the event")
    prove.add_argument("--log", metavar="WHERE", help="a folder or an address of a log (this installation's)")
    prove.add_argument("--entry", metavar="INDEX", type=int, help="which entry, where the log holds several of this event")
    prove.set_defaults(run=run_prove)


def run_prove(args: argparse.Namespace) -> int:
    """Find the entry, prove it, and write the proof."""
    from domain.transparency.checkpoint import parse_checkpoint
    from domain.transparency.entry import entry_label
    from domain.transparency.note import BadNote, parse_note
    from domain.transparency.reader import find_entries, prove_entry
    from domain.transparency.tiles import CHECKPOINT, BadLog

    where = args.log or own_log()
    read = open_log(where)
    try:
        note = parse_note(read(CHECKPOINT))
        checkpoint = parse_checkpoint(note.text)
        found = find_entries(read, checkpoint, {entry_label(args.game, args.version)})
        chosen = [each for each in found if args.entry in (None, each.index)]
        if not chosen:
            raise CannotStart(f"The log {where} holds no such entry of event {args.version} of {args.game}.")
        if len(chosen) > 1:
            indexes = ", ".join(str(each.index) for each in chosen)
            raise CannotStart(f"The log holds several histories of event {args.version}: choose one by --entry, of {indexes}.")
        sys.stdout.write(prove_entry(read, note, checkpoint, chosen[0]).to_text())
    except (BadNote, BadLog) as wrong:
        raise UnreadableLog(f"The log {where} cannot be believed: {wrong}.") from None
    return 0


def own_log() -> str:
    """The folder of this installation's log."""
    from service.app.games_log import log_origin
    from service.config import Config
    from service.games_log.files import LogFiles

    config = Config.from_env(os.environ)
    return str(LogFiles(config.games_log_dir, log_origin(config.origin)).public)
