"""Whether a game that begins with a stated position can be shown."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state


def has_views(game: Game) -> bool:
    """Whether every viewpoint has a view, with its scene: the ruleset may be unable to describe a position that it never produces."""
    from projections.view_words import view_json_with_words  # only imports of forks need it

    names = [f"seat {seat}" for seat in range(len(game.seats))]
    viewpoints: tuple[Viewpoint, ...] = ("public", "all", *range(len(game.seats)))
    try:
        for seen in (information_state(game, each) for each in viewpoints):
            view_json_with_words(seen, names)
    except Exception:
        return False
    return True
