"""The auditing process and the command line ask whatever extension there is, here a tiny one; without any, they know games alone."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from io import BufferedReader
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.catalogue import Catalogue
from service.app.audits.audit_process import TaskFrame, TaskReply, find_tasks, reply_of_fork
from service.app.audits.audit_task import AuditTask
from service.cli import command_line, main, verify
from service.cli.help_texts import Commands, add_command
from service.cli.hooks import Checks, FileFinding, RecordKind, Subcommand, VerifyRun
from service.extensions import NONE, Extension, Extensions, Floor

ROOT = Path(__file__).parent.parent
VECTORS = ROOT / "docs/spec/vectors"
LOADED = """
import sys
from service.app.audits.audit_process import find_tasks, load_catalogue
from service.extensions import installed_extensions

print(*sorted(find_tasks(installed_extensions())))
load_catalogue()
print([each for each in sys.modules if each in ("flask", "redis", "rq", "marshmallow", "service.store", "service.http", "service.web")])
"""


class Sum(msgspec.Struct, frozen=True):
    """Asks for a sum."""

    numbers: tuple[int, ...]
    seconds: float = 5

    def run(self, catalogue: Catalogue) -> int:
        return sum(self.numbers) + len(list(catalogue))


class Shout(Subcommand):
    """`deaddrop shout`."""

    def add_to(self, commands: Commands) -> None:
        shout = add_command(commands, "shout", "say something loudly")
        shout.add_argument("word")
        shout.set_defaults(run=lambda args: print(args.word.upper()) or 5)


class Poems(RecordKind):
    """Records of poems, which are good if they have as many lines as `--lines` says."""

    plural = "poems"
    source = "GET /v1/poems/{p}/record"

    def add_options(self, verify: argparse.ArgumentParser) -> None:
        verify.add_argument("--lines", type=int, help="how long a poem should be")

    def begin(self, run: VerifyRun) -> Checks:
        return PoemChecks(run)


class PoemChecks(Checks):
    def __init__(self, run: VerifyRun) -> None:
        self.lines, self.count = run.args.lines, 0

    def is_one(self, first: bytes) -> bool:
        return b'"format":"deaddrop-poem-record/' in first

    def verify(self, name: str, file: BufferedReader, tick: Callable[[int, int], None]) -> FileFinding:
        found = len(file.readlines()) - 1
        tick(found, found)
        self.count += 1
        return FileFinding({"file": name, "verdict": "consistent" if found == self.lines else "wrong"}, [f"It has {found} lines."])

    def finish(self) -> Iterator[FileFinding]:
        yield FileFinding({"file": "all", "verdict": "consistent"}, [f"Poems: {self.count}."])


@dataclass(frozen=True)
class Fake(Extension):
    """An extension of this test."""

    name: str = "fake"
    package: str = "fake"
    held: Mapping[str, tuple[object, ...]] = field(default_factory=dict)

    def parts(self, floor: Floor) -> tuple[object, ...]:
        return self.held.get(floor, ())


FAKE = Extensions((Fake(held={"audit": (AuditTask[int]("fake.sum", Sum, int),), "cli": (Shout(), Poems())}),))


@pytest.fixture
def installed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line has the extensions of the parameter."""
    for module in (command_line, verify):
        monkeypatch.setattr(module, "installed_extensions", lambda: request.param)


def replied(task: str, question: Any, extensions: Extensions) -> TaskReply:
    """The reply of the auditing process with these extensions."""
    frame = msgspec.msgpack.encode(TaskFrame(task, msgspec.msgpack.encode(question)))
    return msgspec.msgpack.decode(reply_of_fork(frame, find_tasks(extensions), Catalogue()), type=TaskReply)


def test_the_process_does_the_task_of_an_extension() -> None:
    assert replied("fake.sum", Sum((1, 2, 4)), FAKE) == TaskReply(msgspec.msgpack.encode(7))


@pytest.mark.parametrize("name", ["fake.sum", "", "__import__", "service.app.audits.audit.audit"])
def test_the_process_refuses_a_task_that_it_does_not_have(name: str) -> None:
    assert replied(name, Sum((1,)), NONE) == TaskReply(fault="UnknownTask", place=name)


def test_no_extension_takes_the_name_of_a_task() -> None:
    with pytest.raises(ValueError, match="two tasks audit"):
        find_tasks(Extensions((Fake(held={"audit": (AuditTask[int]("audit", Sum, int),)}),)))


@pytest.mark.parametrize(
    ("setting", "tasks"), [("all", "audit decide tournaments.draft tournaments.game tournaments.log"), ("none", "audit decide")]
)
def test_the_process_loads_tasks_and_rules_but_no_store_and_no_server(setting: str, tasks: str) -> None:
    environ = {"DEADDROP_EXTENSIONS": setting, "PATH": ""}
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == (f"{tasks}\n[]\n", 0), done.stderr


@pytest.mark.parametrize("installed", [FAKE], indirect=True)
@pytest.mark.usefixtures("installed", "one_auditor")
def test_the_command_line_takes_commands_and_records_of_an_extension(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    poem = tmp_path / "poem.jsonl"
    poem.write_text('{"format":"deaddrop-poem-record/1"}\nA line\nAnother\n')
    game = str(VECTORS / "record.jsonl")
    assert (main(["shout", "now"]), capsys.readouterr().out) == (5, "NOW\n")
    assert main(["verify", "--lines", "2", str(poem), game]) == 0
    told = capsys.readouterr().out.splitlines()
    assert (told[0], "CONSISTENT" in told[2], told[-1]) == (f"{poem}: It has 2 lines.", True, "all: Poems: 1.")
    assert main(["verify", "--lines", "3", "--json", str(poem), game]) == 1
    assert [json.loads(each)["verdict"] for each in capsys.readouterr().out.splitlines()] == ["wrong", "consistent", "consistent"]
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    assert "check records of games and poems offline" in " ".join(capsys.readouterr().out.lower().split())


@pytest.mark.parametrize("installed", [NONE], indirect=True)
@pytest.mark.usefixtures("installed", "one_auditor")
def test_the_core_alone_checks_games_and_says_of_other_records_that_an_extension_does(capsys: pytest.CaptureFixture[str]) -> None:
    tournament = str(VECTORS / "tournament-record.jsonl")
    assert main(["verify", tournament, str(VECTORS / "record.jsonl")]) == 2
    told = capsys.readouterr().out.splitlines()
    assert told[0] == (
        f"{tournament}: NOT CHECKED. A record of the format deaddrop-tournament-record/1 is checked by an extension, which is not installed here "
        "or is switched off (DEADDROP_EXTENSIONS). (extension, line 1)"
    )
    assert "CONSISTENT" in told[2]
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "demo-tournament" not in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    helped = capsys.readouterr().out
    assert ("--series" in helped, "tournaments" in helped) == (False, False)


@pytest.mark.parametrize("installed", [NONE], indirect=True)
@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("words", [["demo-tournament"], ["verify", "record.jsonl", "--series", "series.json"]])
def test_a_command_of_an_extension_that_is_off_is_refused_and_the_extension_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "extensions that are off (DEADDROP_EXTENSIONS) are not offered: tournaments." in capsys.readouterr().err
