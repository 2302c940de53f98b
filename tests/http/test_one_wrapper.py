"""A request's key, fingerprint, cause and retry are one module's business."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "service/app"
STORES = ("games.decide_and_append", "games.create", "games.create_fork")
WITHOUT_REQUEST = {"tournaments/owed_steps/open_games.py"}
"""An event opens a game itself: there is no request to repeat, and the lobby does not list it."""


def store_calls(source: str) -> list[str]:
    """Calls that store a batch of a game."""
    calls = (ast.unparse(each.func) for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call))
    return [each for each in calls if f".{each}".endswith(tuple(f".{name}" for name in STORES))]


def test_use_cases_decide_and_answer_and_leave_the_rest_to_one_module() -> None:
    sources = {path.relative_to(APP).as_posix(): path.read_text() for path in APP.rglob("*.py")}
    assert {"bots/automation.py", "tournaments/owed_steps/no_shows.py"} <= set(sources)
    assert {name for name, source in sources.items() if store_calls(source)} == {"carry_out.py", *WITHOUT_REQUEST}
    assert {name for name, source in sources.items() if 'Conflict("idempotency-conflict"' in source} == {"exactly_once.py"}


@pytest.mark.parametrize("call", ["context.games.decide_and_append(game.id, key, key, act)", "games.create(batch)", "self.games.create_fork(a, b)"])
def test_a_planted_call_is_found(call: str) -> None:
    assert store_calls(f"def apply(context, game):\n    return {call}.game\n")
