"""The effective seed of a game: the committed one, mixed with people's contributions. docs/spec/chance.md, section 2.
"""

from __future__ import annotations

from typing import Literal

from domain.game.aggregate import Game, plaintext
from domain.game.events.game_events import GameCreated, GameForked
from domain.game.events.tournament_table import TournamentTable
from domain.kernel.chance import effective_seed, planless_seed


def opening_luck(game: Game) -> bytes:
    """The effective seed of a game that is dealt now, or of a fork with new luck."""
    luck, seed = game.luck_status, bytes.fromhex(plaintext(game.created.seed))
    return planless_seed(seed, len(game.seats)) if luck is None else effective_seed(seed, luck.nonces, luck.entropy)


def is_operators_luck(game: Game) -> bool:
    """Whether the operator alone chose the luck: it is made, without any contribution. For a fork with its parent's
    luck, the parent decides.
    """
    luck = game.luck_status
    if luck is not None:
        return luck.state == "playing" and not luck.entropy and not any(luck.nonces)
    has_parents = isinstance(game.created, GameForked) and game.created.luck == "same"
    return game.state is not None and not has_parents


def deal_knower(created: GameCreated) -> Literal["organiser"] | None:
    """Who could know a deal beforehand: an organiser who stated it, or who may deal it to another table of a duplicate
    group. A tournament deals a board once its list of tables is closed, so its officials cannot.
    """
    if created.deal == "fixed":
        return "organiser"
    return "organiser" if created.deal == "duplicate" and not isinstance(created.tournament_table, TournamentTable) else None
