"""Whether a game that begins with a stated position can be shown."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state


def has_views(game: Game) -> bool:
    """Whether every viewpoint has a view and a drawing: the ruleset may be unable to describe a position that it never produces."""
    from projections.game_drawing import game_drawing  # only imports of forks need these two
    from projections.view_words import view_json_with_words

    names = [f"seat {seat}" for seat in range(len(game.seats))]
    viewpoints: tuple[Viewpoint, ...] = ("public", "all", *range(len(game.seats)))
    try:
        for seen in (information_state(game, each) for each in viewpoints):
            view_json_with_words(seen, names)
            game_drawing(seen, names)
    except Exception:
        return False
    return True
