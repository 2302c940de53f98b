"""The rooms, the characters, and the table options (rules CI-1.3 and CI-11)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.cards import Card, Wild

Room = int
"""1 to 10; 0 is nowhere yet."""
Character = int
"""1 to 20."""
Spot = int
"""Of a conversation 1 to 4, of the Leak 1 to 3."""

ADJACENT: dict[Room, tuple[Room, ...]] = {
    1: (2, 4), 2: (1, 3, 5, 6), 3: (2, 7), 4: (1, 5, 8), 5: (2, 4, 6, 9),
    6: (2, 5, 7, 9), 7: (3, 6, 10), 8: (4, 9), 9: (5, 6, 8, 10), 10: (7, 9),
}  # fmt: skip
ROOMS: tuple[Room, ...] = tuple(ADJACENT)
CHARACTERS = 20
FIRST_CHARACTERS = 10
NEWCOMERS = 5
CHIPS = 5
CARDS = 3
LEAKS = 3
INCOME = 4
"""Chips at the end of a hand, and one more for each place on the track from the first on."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table options and their defaults.  Rule CI-11."""

    contact: Literal["REVEAL_ONE", "LITERAL", "AGENT_PRESENT"] = "REVEAL_ONE"
    leak: Literal["SETUP_IS_FIRST", "NO_SETUP_CARD", "TWO_ROUND_HAND"] = "SETUP_IS_FIRST"
    disguises: Literal["IN_PLAY", "ALL_20"] = "IN_PLAY"
    jokers: Wild = "COLOUR_WILD"
    keep_cards: bool = False
    wagers: Literal["SINGLE_PASS", "UNTIL_MATCHED"] = "SINGLE_PASS"
    leak_showdown: bool = True
    hands: Literal[1, 2, 3] = 3
    intrigue: bool = False
    free_bluff: bool = False

    @property
    def rounds(self) -> int:
        """Rounds in a hand."""
        return 2 if self.leak == "TWO_ROUND_HAND" else 3

    @property
    def leaks_at_set_up(self) -> int:
        return 0 if self.leak == "NO_SETUP_CARD" else 1

    def leaks(self, played: int) -> int:
        """Leak cards that lie open once the Leak step of a round is done."""
        return played if self.leak == "SETUP_IS_FIRST" else played + self.leaks_at_set_up

    @property
    def first_disguises(self) -> int:
        """Characters whose disguises are in the deck from the start."""
        return CHARACTERS if self.disguises == "ALL_20" else FIRST_CHARACTERS


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal: who holds what, what lies where. What is left out is left to luck.

    track: the seats in the first turn order. disguises: what the first of them look at, three each, all different.
    hands: three cards for each seat, by seat. conversations, rooms: the first card and the first room of each. leak: the first
    Leak card. tiles: the first tiles, by number. Cards are stated in this order only: conversations with all hands, the Leak
    with all conversations.
    """

    track: tuple[Seat, ...] | None = None
    disguises: tuple[tuple[Character, Character, Character], ...] = ()
    hands: tuple[tuple[Card, Card, Card], ...] | None = None
    conversations: tuple[Card, ...] | None = None
    rooms: tuple[Room, ...] = ()
    leak: Card | None = None
    tiles: tuple[int, ...] = ()
