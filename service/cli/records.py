"""`deaddrop export`, `import`, `remove`, `forget`: single games."""

from __future__ import annotations

import argparse
import math
from contextlib import closing
from pathlib import Path

from domain.kernel.text.written_text import to_escaped
from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command, print_escaped
from service.cli.installation import open_installation
from service.cli.verify import read_input


def add_to(commands: Commands) -> None:
    """Register the subcommands."""
    export = add_command(
        commands,
        "export",
        "write games that are over as records, a file each",
        "A record is the answer of GET /v1/games/{g}/record when the game is over: `deaddrop verify` checks it, `import` restores it.",
    )
    export.add_argument("folder", metavar="FOLDER", type=Path, help="where to write GAME.jsonl")
    export.add_argument("games", metavar="GAME", nargs="*", help="the games; without one, all that are over")
    export.set_defaults(run=run_export)
    bring = add_command(
        commands,
        "import",
        "import records of games, each checked by the rules first",
        "The exit status is 0 when all are here now, and 1 when one was refused.",
    )
    bring.add_argument("files", metavar="FILE", nargs="+", help="a record, JSON Lines; - reads standard input")
    bring.set_defaults(run=run_import)
    remove = add_command(
        commands,
        "remove",
        "remove imported games from Redis and the archive",
        "A game that was played here stays, and so does one that was forked. The exit status is 0 when all are gone, else 1.",
    )
    remove.add_argument("games", metavar="GAME", nargs="+", help="the id of an imported game")
    remove.set_defaults(run=run_remove)
    forget = add_command(
        commands,
        "forget",
        "delete names of seats, with their proofs",
        "Either GAME and its SEATs, or --name for each seat of each game with that name. Histories, heads and proofs stay valid.\n"
        "Backups, and records that others hold, keep the name. The exit status is 0 when a name was found, else 1.",
    )
    forget.add_argument("game", metavar="GAME", nargs="?", help="the id of a game")
    forget.add_argument("seats", metavar="SEAT", type=int, nargs="*", help="the number of a seat")
    forget.add_argument("--name", metavar="NAME", help="instead of a game; matches all names that look like it")
    forget.add_argument("--player", metavar="PLAYER", help="instead of a game: an account, with its names at all seats")
    forget.add_argument("--list", action="store_true", help="with --name: list the seats, and delete nothing")
    forget.set_defaults(run=run_forget)


def run_export(args: argparse.Namespace) -> int:
    """Write records."""
    from service.app.proofs.record import export_public_record
    from service.cli.progress import show_progress

    folder: Path = args.folder
    with open_installation() as (_, context, store):
        folder.mkdir(parents=True, exist_ok=True)
        names = args.games or sorted({*store.games(), *store.archive.games()})
        count = 0
        with show_progress("Writing records", len(names)) as advance:
            for name in names:
                record = export_public_record(context, name)
                if record is None and args.games:
                    raise CannotStart(f"{name} is no game that is over.")
                if record is not None:
                    (folder / f"{name}.jsonl").write_bytes(record)
                    count += 1
                advance()
    print(f"{count} records are in {folder}.")
    return 0


def run_import(args: argparse.Namespace) -> int:
    """Import records."""
    from domain.kernel.errors import Refusal
    from service.app.audits.audit_pool import Audits
    from service.app.core.limits import Limits
    from service.app.proofs.record import LARGEST, store_record

    status = 0
    with open_installation() as (_, found, _store), closing(Audits(keep=True)) as audits:
        context = found.with_parts(audits, Limits())
        for name in args.files:
            try:
                done = store_record(context, read_input(name, LARGEST))
                print_escaped(f"{name}: {done.card.id} {'was here before' if done.existed else 'is here now'}.")
            except Refusal as refusal:
                print_escaped(to_escaped(f"{name}: refused. {refusal.detail}"))
                status = 1
    return status


def run_remove(args: argparse.Namespace) -> int:
    """Remove imported games."""
    from domain.kernel.errors import Refusal
    from service.app.proofs.imports import remove

    status = 0
    with open_installation() as (_, context, _store):
        for game in args.games:
            try:
                remove(context, game)
                print_escaped(f"{game} is gone.")
            except Refusal as refusal:
                print_escaped(to_escaped(f"{game}: refused. {refusal.detail}"))
                status = 1
    return status


def forget_account(player: str) -> int:
    """Delete a player's account, and its names at all seats; exit status."""
    from domain.kernel.errors import Missing, Refusal
    from service.app.forgetting.forget_player import forget_player

    with open_installation() as (_, context, store):
        try:
            count = forget_player(context, player, math.inf)
        except Missing:
            print("There is no such player here.")
            return 1
        except Refusal as refusal:
            print_escaped(f"{player}: refused. {refusal.detail}")
            return 1
        store.rewrite_file()
        print_escaped(f"{player} is forgotten, with {count} seats.")
        print("Running processes show names for up to 5 seconds. If a backup holds them, forget again after a restore.")
    return 0


def run_forget(args: argparse.Namespace) -> int:
    """Delete names; exit status 1 if none was found."""
    from service.app.maintenance.forget import find_seats, forget_name

    ways = (bool(args.game), args.name is not None, args.player is not None)
    if sum(ways) != 1 or bool(args.game) != bool(args.seats) or (args.list and args.player is not None):
        raise CannotStart("forget needs either GAME and SEAT, or --name, or --player.")
    if args.player is not None:
        return forget_account(args.player)
    with open_installation() as (_, _context, store):
        if args.name is None:
            wanted = [(args.game, seat) for seat in args.seats]
        else:
            wanted = [(each.game, each.seat) for each in find_seats(store, args.name)]
        count = 0
        for game, seat in wanted:
            is_found = args.list or forget_name(store, game, seat)
            count += is_found
            state = "has this name" if args.list else "is forgotten" if is_found else "has no name here"
            print_escaped(f"{game}: seat {seat} {state}.")
        if count and not args.list:
            store.rewrite_file()
            print("Running processes show it for up to 5 seconds. If a backup holds it, forget again after a restore.")
    return 0 if count else 1
