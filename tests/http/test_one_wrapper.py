"""A request's key, fingerprint, cause and retry are one module's business."""

from __future__ import annotations

import ast
from pathlib import Path

APP = Path(__file__).parents[2] / "service/app"
ITS_OWN = {"carry_out", "game_repository"}


def test_use_cases_decide_and_answer_and_leave_the_rest_to_one_module() -> None:
    stores = {
        path.stem
        for path in APP.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text()))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and ast.unparse(call.func).endswith(("games.decide_and_append", "games.create", "games.create_fork"))
    }
    assert stores == {"carry_out"}
    refusals = {path.stem for path in APP.glob("*.py") if '"idempotency-conflict"' in path.read_text()}
    assert refusals == {"exactly_once"}
