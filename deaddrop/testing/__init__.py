"""The laws of all games, for the tests of one. `pip install 'deaddrop-games[testing]'`, then write tests/test_laws.py:

    from deaddrop.testing import Facts, laws
    from leduc import RULESET


    def conserved(state):
        assert sum(state.table.chips) + state.table.pot == 0, "chips"


    TestLaws = laws(
        RULESET,
        Facts(
            may_know={
                "leduc.card_dealt": ("seat", {"card": "seat"}),
                "leduc.deck_built": ("size", {"cards": "nobody"}),
                "leduc.raised": ("seat chips", {}),
            },
            conserved=conserved,
        ),
    )

Then `pytest`: each law is a test at each number of players, such as
`TestLaws::test_default_answers_are_legal[leduc-2]`. A law without its fact prints the line to write; `Facts` describes
the optional facts. Facts are written separately from the rules, so that a mistake has to be made twice.

A law plays at least one random game, and more until its time is up: `DEADDROP_LAW_SECONDS` of CPU time for each law and
table (default 0.02). `DEADDROP_LAW_SEED` (default 1) selects other games. A failure names its game;
`DEADDROP_LAW_GAME=7` repeats only that one.

Golden games are whole games as text, reviewed once and then compared; `pytest --write-golden` writes them:

    TestGolden = golden(RULESET, Path(__file__).parent / "golden", GoldenGame("two-players", players=2, luck=7))

The entry point `pytest11` names the plugin (`deaddrop.pytest_plugin`): a repository with a game needs no conftest.py.
"""

from __future__ import annotations

from deaddrop.testing.facts import Facts, MissingFact, nothing
from deaddrop.testing.golden_games import GoldenGame
from deaddrop.testing.golden_tests import golden
from deaddrop.testing.suite import laws

__all__ = ["Facts", "GoldenGame", "MissingFact", "golden", "laws", "nothing"]
