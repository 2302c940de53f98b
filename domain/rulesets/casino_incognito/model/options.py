"""Rooms, characters and table options (rules CI-1.3 and CI-11)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.cards import Card, Wild

Room = int
"""1 to 10; 0: not placed yet."""
Character = int
"""1 to 20."""
Spot = int
"""Of a conversation, 1 to 4; of the Leak, 1 to 3."""

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
"""Chips at the end of a hand, plus the place on the track, from 1."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options with their defaults.  Rule CI-11.

    contact: what a bid needs and tells (CI-7.3). leak: when Leak cards come, and how long a hand is (CI-8.1).
    disguises: which are in the deck (CI-3.3.1). jokers: what they are (CI-2.3). keep_cards: whether players keep cards
    from hand to hand (CI-4.1.2). wagers: how long they go round (CI-9.2.4). leak_showdown: whether the best hands take
    the chips of the other Leak cards (CI-9.11). hands: how many are played (CI-4.1.3). intrigue: whether cards have
    abilities (CI-14). free_bluff: with `intrigue`, whether any card may be tried (CI-14.6).
    """

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
        """Rounds per hand."""
        return 2 if self.leak == "TWO_ROUND_HAND" else 3

    @property
    def leaks_at_set_up(self) -> int:
        return 0 if self.leak == "NO_SETUP_CARD" else 1

    def leaks(self, played: int) -> int:
        """Open Leak cards after the Leak step of a round."""
        return played if self.leak == "SETUP_IS_FIRST" else played + self.leaks_at_set_up

    @property
    def first_disguises(self) -> int:
        """Number of characters whose disguises are in the deck from the start."""
        return CHARACTERS if self.disguises == "ALL_20" else FIRST_CHARACTERS


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal. Whatever it omits is left to chance.

    track: seats in the first turn order.
    disguises: three for each of the first seats in that order, all different.
    hands: three cards for each seat.
    conversations, rooms: first card and first room of each conversation.
    leak: the first Leak card.
    tiles: numbers of the first tiles.

    Cards may be stated in this order only: conversations need all hands, the Leak needs all conversations.
    """

    track: tuple[Seat, ...] | None = None
    disguises: tuple[tuple[Character, Character, Character], ...] = ()
    hands: tuple[tuple[Card, Card, Card], ...] | None = None
    conversations: tuple[Card, ...] | None = None
    rooms: tuple[Room, ...] = ()
    leak: Card | None = None
    tiles: tuple[int, ...] = ()
