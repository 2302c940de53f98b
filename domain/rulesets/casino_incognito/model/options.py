"""Rooms, characters and table options (rules CI-1.3 and CI-11)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
    """Table options with their defaults.  Rule CI-11."""

    contact: Annotated[Literal["REVEAL_ONE", "LITERAL", "AGENT_PRESENT"], Meta(description=(
        "The characters that a bid needs and names (CI-7.3)."
    ))] = "REVEAL_ONE"
    leak: Annotated[Literal["SETUP_IS_FIRST", "NO_SETUP_CARD", "TWO_ROUND_HAND"], Meta(description=(
        "Schedule of Leak cards and number of rounds of a hand (CI-8.1)."
    ))] = "SETUP_IS_FIRST"
    disguises: Annotated[Literal["IN_PLAY", "ALL_20"], Meta(description=(
        "Characters whose disguises are in the deck (CI-3.3.1)."
    ))] = "IN_PLAY"
    jokers: Annotated[Wild, Meta(description="Cards that a joker may stand for (CI-2.3).")] = "COLOUR_WILD"
    keep_cards: Annotated[bool, Meta(description="Whether players keep cards from hand to hand (CI-4.1.2).")] = False
    wagers: Annotated[Literal["SINGLE_PASS", "UNTIL_MATCHED"], Meta(description=(
        "Number of times that wagers go round (CI-9.2.4)."
    ))] = "SINGLE_PASS"
    leak_showdown: Annotated[bool, Meta(description=(
        "Whether the best hands take the chips of the other Leak cards (CI-9.11)."
    ))] = True
    hands: Annotated[Literal[1, 2, 3], Meta(description="Number of hands played (CI-4.1.3).")] = 3
    intrigue: Annotated[bool, Meta(description="Whether cards have abilities (CI-14).")] = False
    free_bluff: Annotated[bool, Meta(description="Whether, with `intrigue`, any card may be tried (CI-14.6).")] = False

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

    Cards may be stated in this order only: conversations need all hands, the Leak needs all conversations.
    """

    track: Annotated[tuple[Seat, ...] | None, Meta(description="Seats in the first turn order.")] = None
    disguises: Annotated[tuple[tuple[Character, Character, Character], ...], Meta(description=(
        "Three for each of the first seats in that order, all different."
    ))] = ()
    hands: Annotated[tuple[tuple[Card, Card, Card], ...] | None, Meta(description="Three cards for each seat.")] = None
    conversations: Annotated[tuple[Card, ...] | None, Meta(description="First card of each conversation.")] = None
    rooms: Annotated[tuple[Room, ...], Meta(description="First room of each conversation.")] = ()
    leak: Annotated[Card | None, Meta(description="The first Leak card.")] = None
    tiles: Annotated[tuple[int, ...], Meta(description="Numbers of the first tiles.")] = ()
