"""The laws of all games, for the toys, and whether every ruleset has its laws."""

from __future__ import annotations

from pathlib import Path

from deaddrop.testing import laws
from tests.laws.facts import FACTS, sealed_auction, three_card_poker
from tests.laws.tables import CATALOGUE
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.three_card_poker import RULESET as POKER

HERE = Path(__file__).parent

TestAuction = laws(AUCTION, sealed_auction.FACTS)
TestPoker = laws(POKER, three_card_poker.FACTS)


def test_every_ruleset_has_facts_and_laws() -> None:
    assert {rules.name for rules in CATALOGUE} == set(FACTS)
    tried = {name for name in FACTS if (HERE / f"test_{name.replace('-', '_')}.py").exists()}
    assert tried | {AUCTION.name, POKER.name} == set(FACTS)
