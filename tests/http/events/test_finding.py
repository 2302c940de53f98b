"""Finding people by what is typed, as pages do it."""

from __future__ import annotations

import json

import pytest

from tests.spec.node import node

SCRIPT = """
import { finderOf } from "./service/web/static/shared/finding.mjs";
const [typed, name] = JSON.parse(process.argv[1]);
console.log(finderOf(typed)(name));
"""


@pytest.mark.parametrize(
    ("typed", "name", "is_found"),
    [
        ("muller", "Müller, Jörg", True), ("weiss", "Weiß", True), ("grosse so", "Sören Große", True), ("WEISS", "Weiß", True),
        ("weiß", "Weiss", True), ("weis boris", "Weiß, Anna", False), ("1", "12", False), ("12", "12", True),
    ],
)  # fmt: skip
def test_accents_capitals_and_the_way_a_letter_is_typed_do_not_matter(typed: str, name: str, is_found: bool) -> None:
    ran = node("--input-type=module", "-e", SCRIPT, json.dumps([typed, name]))
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) is is_found
