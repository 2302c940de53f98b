"""What docs/spec holds of tournaments is what the code makes, and both verifiers take it."""

from __future__ import annotations

import json

import pytest

from tests.spec.node import node
from tests.tournaments.record.test_forgeries import verdict_of
from tests.tournaments.record.write import FILES, SPEC


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_the_specification_is_what_the_code_makes(name: str) -> None:
    assert (SPEC / name).read_bytes() == FILES[name](), "a change of the specification: python -m tests.tournaments.record.write"


def test_the_vector_has_no_fault() -> None:
    path = SPEC / "vectors" / "tournament-record.jsonl"
    found = verdict_of(path.read_bytes())
    assert (found.verdict, found.decided) == ("consistent", True)
    theirs = json.loads(node("clients/verifier/verify.mjs", "--json", path).stdout)
    assert theirs["problem"] is None
    assert theirs["shown"]["places"] == theirs["shown"]["standings"]
