"""Stored facts are for ever: golden logs fold to what they folded to, and are decided as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.kernel.ledger import GENESIS
from extensions.tournaments.domain.evolve import evolve, evolve_first, fold_tournament
from extensions.tournaments.domain.fact_codec import chain_after, decode_fact, encode_fact
from extensions.tournaments.domain.facts.every_fact import FACTS
from tests.tournaments.aggregate.golden import GOLDEN, HALLS, lines_of
from tests.tournaments.aggregate.hall import ID
from tests.tournaments.aggregate.legality import check_legal

FILES = sorted(GOLDEN.glob("*.txt"))


def stored_lines(path: Path) -> list[tuple[str, bytes]]:
    """Digest and stored bytes of each line."""
    return [(line[:64], line[65:].encode()) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_golden_log_is_read_written_and_chained_as_it_was(path: Path) -> None:
    lines = stored_lines(path)
    log = [decode_fact(raw) for _, raw in lines]
    assert [encode_fact(each) for each in log] == [raw for _, raw in lines]
    folded, digest = None, GENESIS
    for version, (stored, (given, _)) in enumerate(zip(log, lines, strict=True), 1):
        secret = bytes(range(32, 64)) if folded is None else folded.secret
        digest = chain_after(digest, stored, version, secret).digest
        assert digest.hex() == given
        folded = evolve_first(ID, stored, digest) if folded is None else evolve(folded, stored, digest)
        check_legal(folded)
    assert folded == fold_tournament(ID, log)


def test_the_golden_logs_hold_every_fact() -> None:
    held = {type(decode_fact(raw).fact) for path in FILES for _, raw in stored_lines(path)}
    assert set(FACTS) - held == set()


@pytest.mark.parametrize("name", HALLS)
def test_the_same_requests_lead_to_the_same_log(name: str) -> None:
    """Where this fails, the log is decided otherwise than it was: add a golden log under another name."""
    assert lines_of(HALLS[name]()) == (GOLDEN / f"{name}.txt").read_text()
