"""Two kinds of tests: in process, where a failure is a failure, and alive, where one that fails is tried again."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ALIVE, REPEATS

HERE = Path(__file__).parent
TOOLS = {"bench", "screens"}
"""Folders without tests."""

CLOCKS = {"time.sleep", "time.monotonic", "time.perf_counter", "time.time", "asyncio.sleep", "os.fork"}
PROCESSES = {"subprocess", "multiprocessing", "socket", "socketserver"}
SERVERS = {"tests.redis_server", "tests.redis_cluster", "tests.browser.toybox", "tests.journeys.service"}
"""Helpers that start some."""

WAITS = {"join", "result", "wait"}
"""Methods of threads, futures and events that take seconds."""

FAILS_EVERY_OTHER_TIME = """
from pathlib import Path
def test_one():
    mark = Path(__file__).with_suffix(".ran")
    mark.touch() if (first := not mark.exists()) else mark.unlink()
    assert not first
"""
FAILS_TWICE = """
from pathlib import Path
def test_one():
    mark = Path(__file__).with_suffix(".ran")
    tried = int(mark.read_text()) if mark.exists() else 0
    mark.write_text(str(tried + 1))
    assert tried == 2
"""
FAILS = "def test_one(): assert False\n"


def in_process_files() -> Iterator[Path]:
    """Files below folders of the tests; those that lie in `tests` itself start the commands of the project."""
    for path in HERE.glob("*/**/*.py"):
        name = path.relative_to(HERE)
        if name.parts[0] not in TOOLS and path.name != "__main__.py" and not ALIVE & {each.as_posix() for each in name.parents}:
            yield path


def clock_uses(source: str) -> list[str]:
    """What a test in process has no business with: the machine's clock, processes, sockets, and waits of so many seconds."""
    found = list[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [each.name for each in names if each.name.split(".")[0] in PROCESSES]
            case ast.ImportFrom(module=str(module), names=names):
                found += [module] if module.split(".")[0] in PROCESSES or module in SERVERS else []
                found += [name for each in names if (name := f"{module}.{each.name}") in CLOCKS]
            case ast.Attribute() if (name := ast.unparse(node)) in CLOCKS:
                found.append(name)
            case ast.Call(func=ast.Attribute(attr=attr, value=value), args=args, keywords=keywords) if attr in WAITS:
                given = [*args, *(each.value for each in keywords if each.arg == "timeout")]
                seconds = any(isinstance(each, ast.Constant) and isinstance(each.value, (int, float)) for each in given)
                found += [ast.unparse(node)] if seconds and not isinstance(value, ast.Constant) else []
    return found


def test_tests_in_process_do_not_depend_on_the_machines_clock() -> None:
    files = list(in_process_files())
    assert len(files) > 300
    assert {str(path.relative_to(HERE)): uses for path in files if (uses := clock_uses(path.read_text()))} == {}


@pytest.mark.parametrize(
    "source",
    ["import time\ntime.sleep(1)", "from time import monotonic", "import subprocess", "from tests.redis_server import private_redis", "thread.join(5)", "future.result(timeout=0.5)", "event.wait(2)"],
)
def test_a_planted_use_of_the_clock_is_found(source: str) -> None:
    assert clock_uses(source)


def test_every_folder_of_live_tests_is_there() -> None:
    assert [each for each in sorted(ALIVE) if not any((HERE / each).glob("**/test_*.py"))] == []


@pytest.mark.parametrize(
    ("folder", "text", "code", "told"),
    [
        pytest.param("kernel", FAILS, 1, "1 failed", id="in process, fails"),
        pytest.param("kernel", FAILS_EVERY_OTHER_TIME, 1, "1 failed", id="in process, fails by chance"),
        pytest.param("workers", FAILS, 1, f"1 failed, {REPEATS} rerun", id="alive, fails"),
        pytest.param("workers", FAILS_EVERY_OTHER_TIME, 0, "test_it.py::test_one, 1\n", id="alive, fails every other time"),
        pytest.param("http/alive/deep", FAILS_TWICE, 0, "test_it.py::test_one, 2\n", id="alive, fails twice"),
    ],
)
def test_a_failure_is_repeated_only_where_real_time_is_met(tmp_path: Path, folder: str, text: str, code: int, told: str) -> None:
    file = tmp_path / "tests" / folder / "test_it.py"
    file.parent.mkdir(parents=True)
    file.write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    long\n    slow\n")
    environ = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    command = (sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "-q", "tests")
    run = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert (run.returncode, told in run.stdout) == (code, True), run.stdout
