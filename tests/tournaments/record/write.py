"""Writes what the specification of tournaments holds of the code: `python -m tests.tournaments.record.write`.

Their diff is a change of the specification: there should be none.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from extensions.tournaments.audit.record.forms import fact_forms
from tests.programs import ROOT
from tests.tournaments.record.played import one_table
from tests.tournaments.record.series_cases import told_by_service, worked_cases

SPEC = ROOT / "docs" / "spec"


def forms() -> bytes:
    """The form of every fact."""
    return json.dumps(fact_forms(), sort_keys=True, separators=(",", ":")).encode() + b"\n"


def series() -> bytes:
    """Worked cases, and what a service answers about a series of the tournament of the vector."""
    told = {"cases": worked_cases(), "answer": told_by_service(one_table(), row=("10", "5", "1"))}
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


FILES: dict[str, Callable[[], bytes]] = {
    "tournament-facts.json": forms,
    "vectors/tournament-record.jsonl": lambda: one_table().raw,
    "vectors/series.json": series,
}

if __name__ == "__main__":
    for name, made in FILES.items():
        (SPEC / name).write_bytes(made())
