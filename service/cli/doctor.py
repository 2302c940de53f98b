"""`deaddrop doctor`: first what players feel, then every game's stream, chain and due time, the archive and the keys."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart
from service.cli.diagnosis.findings import print_findings
from service.cli.help_texts import Commands, add_command, print_escaped
from service.cli.installation import StoreAway, find_installation, open_installation
from service.config import Config

if TYPE_CHECKING:
    from service.app.core.context import Context
    from service.app.maintenance.backup import ArchivedStore
    from service.app.maintenance.doctor import Finding
    from service.cli.diagnosis.service_state import ServiceState
    from service.games_log.files import LogFiles


MARKS = {0: "ok", 1: "!", 3: "!!", 4: "!!!"}
"""By exit status."""
VERDICTS = {
    1: "People play, and something is to be mended: see above.",
    3: "People can move, and wait for what is away or late: see above.",
    4: "No move is accepted: see above.",
}
"""By exit status: the beginning of the last line."""
ABOUT = """\
First what players feel: whether they can move, which parts are there, what is overdue, which memory or disk runs full.
Then the logs of games. Every finding names its remedy. The worst of them is the exit status:
  0  all is sound
  1  something is to be mended, and people play
  2  nothing was looked at: there is no installation here, or a setting is invalid
  3  people can move, and wait for bots, clocks, lists or messages
  4  no move is accepted"""


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    doctor = add_command(
        commands,
        "doctor",
        "say whether people can play, and check every game, the archive, the log of games, the servers and the keys",
        ABOUT,
    )
    doctor.add_argument("--games", action="store_true", help="check the logs of games only, also where no service runs")
    doctor.add_argument(
        "--mend",
        action="store_true",
        help="rebuild data derived from the games and other logs: due times, the lobby, lists of extensions",
    )
    doctor.set_defaults(run=run_doctor)


def run_doctor(args: argparse.Namespace) -> int:
    """Examine this installation."""
    from rich.console import Console

    from service.app.maintenance.doctor import check_archive, check_store
    from service.cli.diagnosis.service_state import examine_service, examine_without_store

    print(f"Installation: {find_installation()}", flush=True)
    worst = 0
    try:
        with open_installation() as (config, context, store):
            worst = 0 if args.games else print_states(examine_service(config, context))
            if args.mend:
                mend_all(context, store)
            archived = set(store.archive.games())
            games = check_store(store, context.catalogue, archived, context.extensions)
            total = len({*store.games(), *archived})
            findings = chain(games, check_archive(store.archive), check_surroundings(config))
            return print_findings(findings, total, Console(), worst, {} if args.games else VERDICTS)
    except StoreAway as away:
        if args.games:
            raise
        if worst < away.status:
            print_states(examine_without_store(Config.from_env(os.environ), str(away)))
        print(f"{VERDICTS[away.status]} The games were not checked.")
        return away.status


def print_states(states: Iterable[ServiceState]) -> int:
    """Print states as they are found, a line each; returns the worst level."""
    worst = 0
    for state in states:
        worst = max(worst, state.level)
        print_escaped(f"{MARKS[state.level]:<4}{state.subject:<8}{state.sentence}")
    return worst


def mend_all(context: Context, store: ArchivedStore) -> None:
    """Rebuild due times, the lobby and the lists of extensions from the games and other logs."""
    from contextlib import suppress

    from service.app.maintenance.doctor import Untrustworthy, mend_due, mend_streams, replay_game
    from service.app.projected.lobby import rebuild_lobby

    for game_id in store.games():
        with suppress(Untrustworthy):
            mend_due(store, replay_game(store, context.catalogue, game_id))
    rebuild_lobby(context)
    mend_streams(context)


def check_surroundings(config: Config) -> Iterator[Finding]:
    """Findings about the servers, the keys, and rulesets of other distributions."""
    from service.app.maintenance.doctor import Finding
    from service.app.proofs.games_log import log_origin
    from service.app.rulesets.installed import load_installed_rulesets, rules_label
    from service.app.rulesets.state_schemas import faults_of_state
    from service.games_log.files import LogFiles
    from service.signing.keyring import KeyFolder
    from service.supervisor import external_redis

    if not config.embedded_events:
        for doubt in external_redis.find_unsafe_settings(config.redis_url):
            yield Finding("events server", (f"{doubt}; set it with CONFIG SET, and in the server's file",))
    try:
        KeyFolder(config.keys_dir).load_all()
    except CannotStart as error:
        yield Finding("signing keys", (str(error),))
    yield from check_games_log(LogFiles(config.games_log_dir, log_origin(config.origin)))
    installed = load_installed_rulesets(config.rulesets)
    for rules, entry in installed.foreign:
        yield Finding(f"ruleset {rules_label(rules)}", (), (f"comes from {entry}",))
    for rules in installed.catalogue:
        if notes := faults_of_state(rules):
            yield Finding(f"ruleset {rules_label(rules)}", (), tuple(notes))
    for entry, why in installed.left_out:
        yield Finding(f"ruleset {entry}", (f"{why}; it is left out until its author or another version mends it",))


def check_games_log(files: LogFiles) -> Iterator[Finding]:
    """Findings about the log of games, which is recomputed from its first entry."""
    from domain.transparency.checkpoint import parse_checkpoint
    from domain.transparency.note import BadNote, parse_note
    from domain.transparency.reader import read_entries
    from domain.transparency.tiles import BadLog
    from service.app.maintenance.doctor import Finding
    from service.games_log.files import file_reader

    name = f"log of games {files.origin}"
    try:
        if files.halted.exists():
            why = files.halted.read_text().strip() or "its disk was full"  # so that the reason could not be written
            yield Finding(name, (f"it signs no more: {why}; see docs/operations.md",))
        if files.signed.exists():
            checkpoint = parse_checkpoint(parse_note(files.signed.read_bytes()).text)
            for _ in read_entries(file_reader(files.public), checkpoint):
                pass
    except (BadLog, BadNote, OSError) as wrong:
        yield Finding(name, (f"{wrong}; put its files back from a copy of them, and never an older signature",))
