"""What lies around the code is what its readers accept: the workflow, the hooks, the licence."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from domain.catalogue import discover
from tests.slow import PARTS

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").glob("*")), ids=lambda path: path.name)
def test_a_workflow_is_one(path: Path) -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(path)]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_change_is_checked_as_contributors_check_it() -> None:
    assert (ROOT / ".ci/run").read_text().splitlines()[-1] == "exec make check"
    job = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]["check"]
    [run] = [step["run"] for step in job["steps"] if step.get("run", "").startswith(".")]
    assert (ROOT / run).stat().st_mode & 0o111
    lowest = PROJECT["requires-python"].removeprefix(">=")
    assert job["strategy"]["matrix"]["python"][0] == lowest


def test_every_long_proof_is_run_at_night() -> None:
    job = yaml.safe_load((ROOT / ".github/workflows/nightly.yml").read_text())["jobs"]["slow"]
    wanted = {part.module or f"slow PARTS={name}" for name, part in PARTS.items()} | {"tests.faults"}
    targets = job["strategy"]["matrix"]["target"]
    assert {each if each.startswith("slow ") else f"tests.{each}" for each in targets} == wanted


def test_built_files_are_built_again_and_compared_at_night() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/nightly.yml").read_text())["jobs"]["built"]["steps"]
    runs = [step["run"] for step in steps if "run" in step]
    assert runs == ["make vendor", "git add --all && git diff --cached --stat --exit-code"]


def test_hooks_are_local_and_fetch_nothing() -> None:
    repos = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert {repo["repo"] for repo in repos} == {"local"}
    hooks = [hook for repo in repos for hook in repo["hooks"]]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert {hook["entry"].split()[0] for hook in hooks} == {
        ".venv/bin/ruff",
        ".venv/bin/mypy",
        ".venv/bin/lint-imports",
    }


def test_the_licence_is_whole_and_every_game_has_an_owner() -> None:
    assert PROJECT["license"] == "Apache-2.0"
    assert PROJECT["license-files"] == ["LICENSE", "NOTICE"]
    text = (ROOT / "LICENSE").read_text()
    assert "Version 2.0, January 2004" in text
    assert "9. Accepting Warranty or Additional Liability" in text
    games = [path.read_text() for path in (ROOT / "domain/rulesets").rglob("RULES.md")]
    assert len(games) == len({rules.name for rules in discover()}) >= 4
    assert without_owner(games, (ROOT / "NOTICE").read_text()) == []


def without_owner(rulebooks: list[str], notice: str) -> list[str]:
    """The titles of rulebooks that the notice does not name. Raises AssertionError for a rulebook without a title."""
    titles = [found[1] for each in rulebooks if (found := re.match(r"# The rules of (.*)\n", each))]
    assert len(titles) == len(rulebooks)
    return [title for title in titles if f"* {title}" not in notice]


def test_a_planted_game_without_an_owner_is_found() -> None:
    assert without_owner(["# The rules of Bluff\n", "# The rules of Spies\n"], "* Spies is Anna's.\n") == ["Bluff"]
    with pytest.raises(AssertionError):
        without_owner(["# Bluff\n"], "* Bluff is Anna's.\n")
