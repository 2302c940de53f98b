"""Missions (rules IF-6 and IF-7)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.rulesets.infiltrators.model.cards import SPECIAL, SUITS, Card, Suit, card_of

Count = Literal["n-1", "n", "n+1", "n+2", "n+3", "n+4", "n+5"]
"""A number relative to the number of players n."""
Title = Literal[
    "training-1", "training-2", "training-3", "house-specials", "house-five-suits", "house-purge", "house-clean-sweep"
]

MAX_BULLETS = 12
MAX_SUSPECTS = 11
LOWEST, HIGHEST = 2, 15
LEAST_SECONDS, MOST_SECONDS = 60, 86_400
MAX_DRAW = 3
"""Most cards that biding draws."""
MAX_MARKS = 60
"""Most marks on clue boards in one turn."""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission, by name or defined by the table.  Rules IF-6, IF-7."""

    suits: Annotated[tuple[Suit, ...], Meta(description="Suits in play.")]
    title: Annotated[str, Meta(description="The mission's name.")] = ""
    min: Annotated[int, Meta(description="Lowest number in play.")] = LOWEST
    max: Annotated[int, Meta(description="Highest number in play.")] = HIGHEST
    specials: Annotated[bool, Meta(description="Whether the suits' special cards are in play.")] = False
    suspects: Annotated[int | Count, Meta(description=(
        "Number of suspects to eliminate, absolute or relative to the number of players."
    ))] = "n"
    bullets: Annotated[int | Count, Meta(description="Number of bullets, absolute or relative to the players.")] = "n+3"
    hand: Annotated[int, Meta(description="Number of cards dealt to each player.")] = 5
    hand_limit: Annotated[int, Meta(description="Number of cards that a player may keep at the end of a turn.")] = 7
    seconds: Annotated[int | None, Meta(description="Time limit in seconds; None for none.")] = None


THREE: tuple[Suit, ...] = ("RED", "BLACK", "YELLOW")
FOUR: tuple[Suit, ...] = (*THREE, "GREEN")

MISSIONS: dict[Title, Mission] = {
    "training-1": Mission(THREE, "Training mission 1", max=13, suspects=2, bullets=5),
    "training-2": Mission(THREE, "Training mission 2"),
    "training-3": Mission(FOUR, "Training mission 3", seconds=900),
    "house-specials": Mission(FOUR, "Special couriers, a mission of the house", specials=True, suspects="n+1"),
    "house-five-suits": Mission(SUITS, "Five departments, a mission of the house", suspects="n+2"),
    "house-purge": Mission(SUITS, "The purge, a mission of the house", specials=True, suspects=7, bullets=8),
    "house-clean-sweep": Mission(SUITS, "Clean sweep, a mission of the house", specials=True, suspects=11, bullets=11),
}
SCALED = Mission(THREE, "Training mission 1", max=13, suspects="n-1", bullets="n+2")


class Brief(msgspec.Struct, frozen=True):
    """A mission resolved for a number of players."""

    title: Annotated[str, Meta(description="The mission's name.")]
    suits: Annotated[tuple[Suit, ...], Meta(description="Suits in play.")]
    min: Annotated[int, Meta(description="Lowest number in play.")]
    max: Annotated[int, Meta(description="Highest number in play.")]
    specials: Annotated[bool, Meta(description="Whether the suits' special cards are in play.")]
    suspects: Annotated[int, Meta(description="Number of suspects to eliminate.")]
    bullets: Annotated[int, Meta(description="Number of bullets at the start.")]
    hand: Annotated[int, Meta(description="Number of cards dealt to each seat.")]
    limit: Annotated[int, Meta(description="Number of cards that a seat may keep at the end of a turn.")]
    special_suspects: Annotated[bool, Meta(description="Whether a special card may be a suspect.")] = False
    seconds: Annotated[int | None, Meta(description="Time limit in seconds; None for none.")] = None

    @property
    def plain(self) -> tuple[Card, ...]:
        """The cards with numbers."""
        return cards_between(self.suits, self.min, self.max)

    @property
    def special(self) -> tuple[Card, ...]:
        """The special cards."""
        return cards_between(self.suits, SPECIAL, SPECIAL) if self.specials else ()

    @property
    def guesses(self) -> tuple[Card, ...]:
        """The cards that a suspect may be, and that a shot may name."""
        return (*self.special, *self.plain) if self.special_suspects else self.plain


@cache
def cards_between(suits: tuple[Suit, ...], low: int, high: int) -> tuple[Card, ...]:
    """The cards of these suits with numbers from `low` to `high`, both included."""
    return tuple(card_of(suit, number) for suit in suits for number in range(low, high + 1))


def count_for(count: int | Count, players: int) -> int:
    """A count for this number of players.

    >>> count_for("n", 3), count_for("n+2", 3), count_for("n-1", 3), count_for(4, 3)
    (3, 5, 2, 4)
    """
    return count if isinstance(count, int) else players + int(count[1:] or 0)
