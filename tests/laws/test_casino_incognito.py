"""The laws of all games, for Casino Incognito."""

from __future__ import annotations

from deaddrop.testing import laws
from domain.rulesets.casino_incognito import RULESET
from tests.laws.facts.casino_incognito import FACTS

TestLaws = laws(RULESET, FACTS)
