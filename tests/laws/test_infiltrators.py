"""The laws of all games, for Infiltrators."""

from __future__ import annotations

from deaddrop.testing import laws
from domain.rulesets.infiltrators import RULESET
from tests.laws.facts.infiltrators import FACTS

TestLaws = laws(RULESET, FACTS)
