"""`deaddrop verify`: checks records, without a service or network."""

from __future__ import annotations

import argparse
import json
import sys
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from domain.kernel.written_text import to_escaped
from service.cli.help_texts import Commands, add_command, print_escaped
from service.config import CannotStart

if TYPE_CHECKING:
    from service.app.audits.audit import Verdict
    from service.app.audits.audit_pool import Audits

LARGEST = 32 * 1024 * 1024
"""Largest file in bytes."""
STATUS = {"honest": 0, "wrong": 1, "unchecked": 2}


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    verify = add_command(
        commands,
        "verify",
        "check records of games offline: chain, openings, luck, every command by the rules, outcome, signature",
        "FILE is what GET /v1/games/{g}/record answers; - reads standard input. The exit status is 0 when all are honest, 1 when\n"
        "one is not, and 2 when one could not be checked.",
        extra="verify",
    )
    verify.add_argument("files", metavar="FILE", nargs="+", help="a record, JSON Lines")
    verify.add_argument("--keys", metavar="FILE", help="check signatures with these keys: what GET /v1/keys answers")
    verify.add_argument("--json", action="store_true", help="answer in JSON, a line per file")
    verify.set_defaults(run=run_verify)


def run_verify(args: argparse.Namespace) -> int:
    """Check the files in turn; exit status."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from service.app.audits.audit_pool import Audits

    keys = read_public_keys(Path(args.keys)) if args.keys else None
    audits, status = Audits(keep=True), 0
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    bars = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with closing(audits), bars as progress:
        for name in args.files:
            raw = read_input(name, LARGEST)
            bar = progress.add_task(to_escaped(Path(name).name), total=max(1, 2 * (raw.count(b"\n") - 1)))
            verdict = audit_file(audits, raw, keys, lambda done, bar=bar: progress.advance(bar, done))  # type: ignore[misc]
            progress.remove_task(bar)
            for line in (verdict_json(name, verdict),) if args.json else map(to_escaped, verdict_lines(name, verdict)):
                print_escaped(line)
            status = max(status, STATUS[verdict.verdict], key=(0, 2, 1).index)
    return status


def audit_file(audits: Audits, raw: bytes, keys: dict[str, bytes] | None, tick: Callable[[int], None]) -> Verdict:
    """The verdict on a record; `unchecked` where the audit was aborted."""
    from domain.kernel.errors import Refusal
    from service.app.audits.audit import Problem, Verdict

    try:
        return audits.audit(raw, keys, tick)
    except Refusal as refusal:
        return Verdict("unchecked", Problem(1, None, "limits", refusal.detail))


def read_public_keys(path: Path) -> dict[str, bytes]:
    """Public keys by id, from a saved answer of `/v1/keys`.  Raises CannotStart."""
    try:
        listed = json.loads(path.read_bytes())["items"]
        return {each["id"]: b64decode(each["public_key"], validate=True) for each in listed}
    except OSError as error:
        raise UnreadableFile(f"The keys {path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise UnreadableFile(f"{path} does not hold keys as GET /v1/keys answers them.") from error


class UnreadableFile(CannotStart):
    """A file that cannot be read."""

    status = 2


def read_input(name: str, most: int) -> bytes:
    """The bytes of a file, or of standard input for `-`.  Raises UnreadableFile, also for more than `most`."""
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as file:
            raw = file.read(most + 1)
    except OSError as error:
        raise UnreadableFile(f"{name} cannot be read: {error.strerror}.") from error
    if len(raw) > most:
        raise UnreadableFile(f"{name} is larger than {most // 2**20} MiB.")
    return raw


def verdict_json(name: str, verdict: Verdict) -> str:
    import msgspec

    told: dict[str, Any] = {"file": name, **msgspec.to_builtins(verdict)}
    return json.dumps(told)


def verdict_lines(name: str, verdict: Verdict) -> Iterator[str]:
    """A verdict in one line, and a line for each ruling."""
    if verdict.problem is not None:
        word = "WRONG" if verdict.verdict == "wrong" else "NOT CHECKED"
        yield f"{name}: {word}. {verdict.problem.why}"
        return
    events = f"{verdict.ruleset}, {verdict.events} events"
    if verdict.decided:
        yield f"{name}: honest. {events}, every command decided again by the rules; {result_words(verdict.outcome)}. {signature_words(verdict)}"
    else:
        yield f"{name}: honest as far as it goes ({events}, seen by {verdict.viewpoint}): chain and openings. {signature_words(verdict)}"
    for each in verdict.rulings:
        results = f"before, {result_words(each.before)}; after, {result_words(each.after)}"
        yield f"  Ruling at event {each.version}, to {each.kind}, by {each.author}: {each.reason} ({results})"


def result_words(told: Any) -> str:
    """A result in words; anything else as JSON, since an incomplete record may hold any value."""
    if told is None:
        return "it ended without a result"
    if not isinstance(told, dict) or not isinstance(told.get("winners"), list) or "reason" not in told:
        return json.dumps(told)
    winners = ", ".join(f"seat {seat}" for seat in told["winners"])
    return f"won by {winners} ({told['reason']})" if winners else f"nobody won ({told['reason']})"


def signature_words(verdict: Verdict) -> str:
    match verdict.signature:
        case "good":
            return f"Signed with {verdict.key}."
        case "absent":
            return "Not signed."
        case _:
            return f"Signature of {verdict.key} not checked: give the host's keys with --keys."
