"""A player by rule: exact book of letters, films and suspicion, from a view alone."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.offers import offers
from domain.rulesets.microfilms.table import Table


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """The move of the house's own player."""
    return chance("offer", offers(table, mind)).sample(chance)
