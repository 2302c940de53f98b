"""An outcome in answers: winners and reason, with the places, scores and measures of the game."""

from __future__ import annotations

from typing import Any

from domain.game.aggregate import Game
from domain.game.information_state import InformationState
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.final_placing import placing_of
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.answers.games import GameOutcome


def outcome_of_game(game: Game) -> GameOutcome | None:
    """The current outcome of a game; None without one."""
    table = game.state.table if game.state is not None else None
    return outcome_json(game.rules, table, game.outcome, len(game.seats))


def outcome_shown(info: InformationState) -> GameOutcome | None:
    """The outcome of a game in an information state; None without one."""
    return outcome_json(info.rules, info.table, info.outcome, len(info.seats))


def outcome_json(rules: AnyRuleset, table: Any, outcome: Outcome | None, seats: int) -> GameOutcome | None:
    """table: None if unknown."""
    if outcome is None:
        return None
    placing = placing_of(rules, table, outcome, seats)
    return GameOutcome.of(placing, winners=outcome.winners, reason=outcome.reason)
