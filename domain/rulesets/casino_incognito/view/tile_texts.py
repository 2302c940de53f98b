"""Texts of tiles. Suits are told apart by sign, never by colour alone."""

from __future__ import annotations

from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model import cards
from domain.rulesets.casino_incognito.model.tiles import TILES, Reward


def suits_text(tile: int) -> str:
    """A tile's suits, best first."""
    return "".join(cards.SIGNS[suit] for suit in TILES[tile].suits)


def rewards_text(tile: int) -> str:
    """A tile's rewards in short."""
    parts = [short_reward(each) for each in TILES[tile].combination.rewards]
    return (
        f"{' · '.join(parts)} VP" if all(each.isdigit() for each in parts) else f"{parts[0]} VP · {' · '.join(parts[1:])}"
    )


def rewards_sentence(tile: int) -> str:
    """The rewards of a tile's first place and of the next ones, as the rest of a sentence on the best hand."""
    first, *others = [count_text(each.cards, "card") if each.cards else count_text(each.vp, "point") for each in TILES[tile].combination.rewards]
    rest = ", ".join([f"the {place} {each}" for place, each in zip(("second", "third"), others, strict=False)])
    return f"scores {first}, and 1 more for each chip wagered or lying on the tile{f'; {rest}' if rest else ''}."


def short_reward(each: Reward) -> str:
    return count_text(each.cards, "card") if each.cards else str(each.vp)
