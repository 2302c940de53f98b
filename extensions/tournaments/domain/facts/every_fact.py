"""All types of facts that a tournament's log may hold."""

from __future__ import annotations

from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.entry_facts import ENTRY_FACTS
from extensions.tournaments.domain.facts.round_facts import ROUND_FACTS
from extensions.tournaments.domain.facts.ruling_facts import RULING_FACTS
from extensions.tournaments.domain.facts.tournament_facts import TOURNAMENT_FACTS

FACTS: tuple[type[TournamentFact], ...] = (*TOURNAMENT_FACTS, *ENTRY_FACTS, *ROUND_FACTS, *RULING_FACTS)
