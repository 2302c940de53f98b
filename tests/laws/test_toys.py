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
    tried = {
        path.stem.removeprefix("test_")
        for path in HERE.glob("test_*.py")
        if "= laws(RULESET, FACTS)" in path.read_text()
    }
    assert tried | {"sealed_auction", "three_card_poker"} == {name.replace("-", "_") for name in FACTS}
