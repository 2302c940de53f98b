"""Who breaks the rules is found and named by the first wrong event, however well the chain fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.app.audits.audit import audit
from tests.audit.tampering import first, lines_of, resealed
from tests.laws.tables import CATALOGUE
from tests.spec.forgeries import BY_RULES, forged

RECORD = (Path(__file__).parents[2] / "docs" / "spec" / "vectors" / "record.jsonl").read_bytes()


@pytest.mark.parametrize("name", BY_RULES)
def test_a_forgery_whose_chain_fits_breaks_the_rules_where_it_begins(name: str) -> None:
    raw, fault = forged(RECORD, BY_RULES[name])
    found = audit(raw, CATALOGUE, None)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert (found.problem.line, found.problem.version, found.problem.fault) == fault
    assert found.problem.why.startswith(f"Event {fault[1]} ")
    assert found.problem.why.endswith(".")


def test_the_genuine_record_is_honest_and_says_who_won() -> None:
    found = audit(RECORD, CATALOGUE, None)
    assert (found.verdict, found.decided, found.problem) == ("consistent", True, None)
    assert list(found.outcome["winners"]) == first(lines_of(RECORD), "game.over")["data"]["winners"]
    assert resealed(lines_of(RECORD)) == lines_of(RECORD)
