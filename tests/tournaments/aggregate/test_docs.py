"""docs/tournaments.md lists every fact, and where each of its fields is kept."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.reflection.descriptions import without_annotations
from domain.kernel.secrecy import secret_fields
from extensions.tournaments.audit.record.verify_log import COMMITTED
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.every_fact import FACTS

PAGE = (Path(__file__).parents[3] / "docs/tournaments.md").read_text()


def committed_fields(fact: type[TournamentFact]) -> set[str]:
    """Fields of type `Committed`, or lists of them."""
    hints = typing.get_type_hints(fact, include_extras=True)
    return {name for name in fact.__struct_fields__ if holds_commitments(hints[name])}


def holds_commitments(hint: Any) -> bool:
    base, annotations = without_annotations(hint)
    return "committed" in annotations or any(map(holds_commitments, typing.get_args(base)))


@pytest.mark.parametrize("fact", FACTS, ids=lambda each: str(each.__struct_config__.tag))
def test_the_page_lists_each_field_where_it_is_kept(fact: type[TournamentFact]) -> None:
    row = re.search(rf"^\| `{re.escape(str(fact.__struct_config__.tag))}` \|(.*)\|(.*)\|(.*)\|$", PAGE, re.M)
    assert row is not None
    opened, hidden, committed = (set(re.findall(r"`(\w+)`", cell)) for cell in row.groups())
    assert hidden == set(secret_fields(fact))
    assert committed == committed_fields(fact)
    assert opened == set(fact.__struct_fields__) - hidden - committed


def test_records_open_every_committed_field() -> None:
    """Both verifiers go by names of fields; a text of another one would be called a fault."""
    assert set().union(*map(committed_fields, FACTS)) == COMMITTED
