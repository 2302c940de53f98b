"""A request's key, fingerprint, cause and retry are one module's business."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tournaments.http import added

ROOT = Path(__file__).parents[2]
REPOSITORIES = {"games": "games", "repository": "tournaments"}
"""What each is called where it is used: `context.games`, `context.part(Tournaments).repository`."""
WRITES = ("decide_and_append", "create", "create_fork", "commit")
"""Methods that take a batch, or a decision that names its own cause. `execute` of games is none: it names request and cause itself."""
REFUSAL = '"idempotency-conflict"'

WRITERS = {
    "games": {
        "service/app/projected/store_new_game.py",
        # Stores a bot's answer that was decided before its time came; deciding again would show how long the bot thought.
        "workers/automation_job.py",
    },
    "tournaments": added.WRITERS,
}
"""The files that write to each repository: the module whose business it is, and exceptions."""


def sources(root: Path) -> dict[str, str]:
    """The text of every Python file of the service, the workers and the extensions, in whatever room, by path."""
    paths = [path for folder in ("extensions", "service", "workers") for path in (root / folder).rglob("*.py")]
    return {path.relative_to(root).as_posix(): path.read_text() for path in paths}


def writes(source: str) -> Iterator[str]:
    """The repositories that a module writes to."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in WRITES:
            called = ast.unparse(node.value).rpartition(".")[2].lstrip("_")
            yield from (each for name, each in REPOSITORIES.items() if called == name)


def writers(root: Path) -> dict[str, set[str]]:
    """The files that write to each repository."""
    found: dict[str, set[str]] = {each: set() for each in REPOSITORIES.values()}
    for path, source in sources(root).items():
        for each in writes(source):
            found[each].add(path)
    return found


def refusers(root: Path) -> set[str]:
    """The use cases that refuse a key themselves."""
    return {path for path, source in sources(root).items() if path.startswith("service/app/") and REFUSAL in source}


def test_use_cases_decide_and_answer_and_leave_the_rest_to_one_module() -> None:
    assert writers(ROOT) == WRITERS
    assert refusers(ROOT) == {"service/app/core/idempotent_requests.py"}


@pytest.mark.parametrize("room", ["service/app", "service/app/bots", "extensions/tournaments/app/owed_steps", "extensions/tournaments/pages/desk", "workers"])
@pytest.mark.parametrize("call", ["context.games.create_fork(game, batch)", "with_context.games.create(batch)", "act(games.commit)"])
def test_a_planted_write_is_found_in_every_room(tmp_path: Path, room: str, call: str) -> None:
    planted = tmp_path / room / "planted.py"
    planted.parent.mkdir(parents=True)
    planted.write_text(f"def act(context):\n    return {call}\n")
    assert writers(tmp_path) == {"games": {f"{room}/planted.py"}, "tournaments": set()}


@pytest.mark.parametrize("call", ["context.part(Tournaments).repository.create(batch)", "repository.decide_and_append(event, key, mark, act)"])
def test_a_planted_write_to_an_event_is_found(tmp_path: Path, call: str) -> None:
    planted = tmp_path / "extensions/tournaments/planted.py"
    planted.parent.mkdir(parents=True)
    planted.write_text(f"def act(context):\n    return {call}\n")
    assert writers(tmp_path) == {"games": set(), "tournaments": {"extensions/tournaments/planted.py"}}


def test_a_planted_refusal_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "service/app/studies/planted.py"
    planted.parent.mkdir(parents=True)
    planted.write_text(f"raise Conflict({REFUSAL}, 'This key was used.')\n")
    assert refusers(tmp_path) == {"service/app/studies/planted.py"}
