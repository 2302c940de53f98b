"""A second try is for a few tests, and told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.again import MOST

ROOT = Path(__file__).parents[1]
FIRST_TIME = "import pathlib\ndef test_one():\n    mark = pathlib.Path(__file__).with_suffix('.ran')\n    first = not mark.exists()\n    mark.touch()\n    assert not first\n"
FAILS = "import pytest\n@pytest.mark.parametrize('each', range({}))\ndef test_one(each):\n    assert False\n"


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        pytest.param("def test_one(): pass\n", 0, "1 passed", id="green"),
        pytest.param(FIRST_TIME, 0, "PASSED ALONE (to be mended):\ntest_it.py::test_one\n", id="passes alone"),
        pytest.param(FAILS.format(1), 1, "once more, alone", id="fails alone"),
        pytest.param(FAILS.format(MOST + 1), 1, f"{MOST + 1} failed in", id="too many"),
        pytest.param("def test_one(: pass\n", 2, "SyntaxError", id="no test"),
    ],
)
def test_what_a_run_comes_to(tmp_path: Path, text: str, code: int, told: str) -> None:
    (tmp_path / "test_it.py").write_text(text)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n")
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = (sys.executable, "-m", "tests.again", "-q", "-n", "0")
    run = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False, timeout=120)
    assert (run.returncode, told in run.stdout) == (code, True), run.stdout
