"""The laws of all games, for Microdot."""

from __future__ import annotations

from deaddrop.testing import laws
from domain.rulesets.microdot import RULESET
from tests.laws.facts.microdot import FACTS

TestLaws = laws(RULESET, FACTS)
