"""The laws of all games, for [microfilms]."""

from __future__ import annotations

from deaddrop.testing import laws
from domain.rulesets.microfilms import RULESET
from tests.laws.facts.microfilms import FACTS

TestLaws = laws(RULESET, FACTS)
