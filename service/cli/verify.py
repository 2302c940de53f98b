"""`deaddrop verify`: checks records, without a service or network."""

from __future__ import annotations

import argparse
import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, cast

from domain.kernel.text.event_text import and_list
from domain.kernel.text.written_text import to_escaped
from service.app.audits.game_sentences import game_sentences
from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command, print_escaped
from service.cli.hooks import FileFinding, RecordKind, VerifyRun
from service.cli.log_files import UnreadableLog, open_log, read_policy
from service.cli.verdicts.facts import game_facts, lines_of
from service.cli.verdicts.requirements import parse_requirements
from service.extensions import installed_extensions

if TYPE_CHECKING:
    from domain.audit.held import HeldHead
    from domain.transparency.policy import LogPolicy
    from service.app.audits.audit import Verdict
    from service.app.audits.audit_pool import Audits

LARGEST = 32 * 1024 * 1024
"""Largest file in bytes."""
BOTS_S = 60
"""Seconds for deriving the moves of a game's bots, in addition to the audit's own."""
STATUS = {"consistent": 0, "wrong": 1, "unchecked": 2}
UNMET = 3
WORST = (0, UNMET, 2, 1)
"""Exit statuses, the worst last."""
OF_EXTENSION = re.compile(rb'^\{.*"format":"(deaddrop-[a-z-]{1,40}-record/[0-9]{1,4})"')
"""The format of another record than a game's, in its first line."""


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    kinds = installed_extensions().of("cli", RecordKind)
    plurals = and_list(["games", *(each.plural for each in kinds)])
    sources = " or ".join(["GET /v1/games/{g}/record", *(each.source for each in kinds)])
    verify = add_command(
        commands,
        "verify",
        f"check records of {plurals} offline: chain, openings, luck, every command by the rules, signature, and heads that you hold",
        f"FILE is what {sources} answers; - reads standard input. The exit status is 0 when all are consistent,\n"
        "incomplete records in the part they hold, 1 when one has a fault, 2 when one could not be checked, and 3 when one does not\n"
        "show what --require asks for.",
        extra="verify",
    )
    verify.add_argument("files", metavar="FILE", nargs="+", help="a record, JSON Lines")
    verify.add_argument("--keys", metavar="FILE", help="check signatures with these keys, an answer of GET /v1/keys")
    verify.add_argument(
        "--checkpoint",
        metavar="HELD",
        action="append",
        default=[],
        help="compare with this head that you hold: a checkpoint or evidence of sight, JSON or signed note, or a file that a page saved",
    )
    verify.add_argument(
        "--log",
        metavar="WHERE",
        help="look the game up in a log of games: a folder, or an address, which is then requested",
    )
    verify.add_argument(
        "--policy", metavar="FILE", help="which log and which witnesses to believe (C2SP tlog-policy); with --log"
    )
    verify.add_argument(
        "--require",
        metavar="LIST",
        default="",
        help="ask for more than consistency: complete, nonces, public, luck, unrestored, signature, history, names, bots, log or log=N for N cosignatures, separated by commas; or a preset: tournament (what a game must show to be fit for one, wherever it is held), friendly",
    )
    for each in kinds:
        each.add_options(verify)
    verify.add_argument("--json", action="store_true", help="answer in JSON, a line per file")
    verify.set_defaults(run=run_verify, kinds=kinds)


def run_verify(args: argparse.Namespace) -> int:
    """Check the files in turn; exit status."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from service.app.audits.audit_pool import Audits

    keys = read_public_keys(Path(args.keys)) if args.keys else None
    held = [head for name in args.checkpoint for head in read_held_heads(name)]
    required = parse_requirements(args.require)
    if (args.log is None) != (args.policy is None):
        raise UnreadableLog("--log and --policy come together: the policy says whose signatures count.")
    policy = read_policy(args.policy) if args.policy else None
    run = VerifyRun(args, Audits(keep=True), keys, held, policy, required)
    kinds, status = [each.begin(run) for each in args.kinds], 0
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    bars = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with closing(run.audits), bars as progress:
        for name in args.files:
            with open_input(name) as file:
                first = first_line(file)
                checks = next((each for each in kinds if each.is_one(first)), None)
                bar = progress.add_task(to_escaped(Path(name).name), total=None if checks is None else 1)
                if checks is None:
                    found = verify_game(name, file, first, run)
                else:
                    found = checks.verify(name, file, lambda done, all_, bar=bar: progress.update(bar, completed=done, total=all_))
                progress.remove_task(bar)
            status = max(status, report(found, args.json), key=WORST.index)
    for each in kinds:
        for found in each.finish():
            status = max(status, report(found, args.json), key=WORST.index)
    return status


def report(found: FileFinding, as_json: bool) -> int:
    """Print the findings on a file, as JSON in one line or as sentences; returns its exit status."""
    facts = found.facts
    if as_json:
        print_escaped(json.dumps(facts | {"sentences": [*found.sentences]}))
    else:
        for line in lines_of(facts["file"], found.sentences):
            print_escaped(to_escaped(line))
    return STATUS[facts["verdict"]] or (UNMET if facts.get("unmet") else 0)


def verify_game(name: str, file: BufferedReader, first: bytes, run: VerifyRun) -> FileFinding:
    """What is found of a file that no extension claims. first: its first line."""
    from service.app.audits.audit import Problem, Verdict

    if (written := OF_EXTENSION.match(first)) is not None:
        why = f"A record of the format {written[1].decode()} is checked by an extension, which is not installed here or is switched off (DEADDROP_EXTENSIONS)."
        verdict = Verdict("unchecked", Problem(1, None, "extension", why))
    else:
        raw = read_bytes(name, file, LARGEST)
        verdict = audit_file(run.audits, raw, run.keys, run.held)
        if run.policy is not None:
            verdict = look_up(raw, verdict, run.args.log, run.policy)
    facts = game_facts(name, verdict, run.required)
    return FileFinding(facts, game_sentences(facts))


def audit_file(
    audits: Audits, raw: bytes, keys: dict[str, bytes] | None, held: Sequence[HeldHead] = ()
) -> Verdict:
    """The verdict on a game's record; `unchecked` if the audit was aborted."""
    from domain.kernel.errors import Refusal
    from service.app.audits.audit import Problem, Verdict

    try:
        return audits.audit(raw, keys, held, BOTS_S)
    except Refusal as refusal:
        return Verdict("unchecked", Problem(1, None, "limits", refusal.detail))


def look_up(raw: bytes, verdict: Verdict, where: str, policy: LogPolicy) -> Verdict:
    """Add the findings of the log to a verdict.  Raises UnreadableLog."""
    from domain.transparency.note import BadNote
    from domain.transparency.tiles import BadLog
    from service.app.audits.logs import audit_with_log

    try:
        return audit_with_log(raw, verdict, open_log(where), policy)
    except (BadNote, BadLog) as wrong:
        raise UnreadableLog(f"The log {where} cannot be believed: {wrong}.") from None


def read_public_keys(path: Path) -> dict[str, bytes]:
    """Public keys by id, from a saved answer of `/v1/keys`, each under its own id.  Raises UnreadableFile."""
    from service.signing.ed25519 import key_id

    try:
        listed = json.loads(path.read_bytes())["items"]
        keys = [(each["id"], b64decode(each["public_key"], validate=True)) for each in listed]
    except OSError as error:
        raise UnreadableFile(f"The keys {path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableFile(f"{path} does not hold keys as GET /v1/keys answers them.") from error
    for id_, raw in keys:
        if id_ != key_id(raw):
            raise UnreadableFile(f"{path} names a key by another id than its own, which is {key_id(raw)}.")
    return dict(keys)


class UnreadableFile(CannotStart):
    """A file that cannot be read."""

    status = 2


def read_input(name: str, most: int) -> bytes:
    """The bytes of a file, or of standard input for `-`.  Raises UnreadableFile, also for more than `most` bytes."""
    with open_input(name) as file:
        return read_bytes(name, file, most)


@contextmanager
def open_input(name: str) -> Iterator[BufferedReader]:
    """A file, or standard input for `-`.  Raises UnreadableFile."""
    with ExitStack() as stack:
        try:
            file = sys.stdin.buffer if name == "-" else stack.enter_context(Path(name).open("rb"))
        except OSError as error:
            raise UnreadableFile(f"{name} cannot be read: {error.strerror}.") from error
        yield cast("BufferedReader", file)


def first_line(file: BufferedReader) -> bytes:
    """The first line of a file, or its first 4 KiB; nothing of what cannot be read."""
    try:
        return file.peek(4096)[:4096].partition(b"\n")[0]
    except (OSError, AttributeError):
        return b""


def read_bytes(name: str, file: BufferedReader, most: int) -> bytes:
    """The bytes of an open file.  Raises UnreadableFile, also for more than `most` bytes."""
    try:
        raw = file.read(most + 1)
    except OSError as error:
        raise UnreadableFile(f"{name} cannot be read: {error.strerror}.") from error
    if len(raw) > most:
        raise UnreadableFile(f"{name} is larger than {most // 2**20} MiB.")
    return raw


def read_held_heads(name: str) -> tuple[HeldHead, ...]:
    """The heads in a file.  Raises UnreadableFile."""
    from domain.audit.held import LARGEST_HELD, BadHeld, parse_held

    try:
        return parse_held(Path(name).name, read_input(name, LARGEST_HELD))
    except BadHeld as wrong:
        raise UnreadableFile(f"{name} cannot be compared: {wrong}.") from None
