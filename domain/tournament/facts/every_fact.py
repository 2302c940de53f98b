"""All types of facts that a tournament's log may hold."""

from __future__ import annotations

from domain.tournament.facts.base import TournamentFact
from domain.tournament.facts.entry_facts import ENTRY_FACTS
from domain.tournament.facts.round_facts import ROUND_FACTS
from domain.tournament.facts.ruling_facts import RULING_FACTS
from domain.tournament.facts.tournament_facts import TOURNAMENT_FACTS

FACTS: tuple[type[TournamentFact], ...] = (*TOURNAMENT_FACTS, *ENTRY_FACTS, *ROUND_FACTS, *RULING_FACTS)
