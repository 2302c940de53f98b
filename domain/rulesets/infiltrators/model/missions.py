"""Missions and table options (rules IF-6, IF-7 and IF-11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
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
    """A mission as named or brought by the table.  Rules IF-6, IF-7.

    min, max: lowest and highest number in play; specials: whether the suits' special cards join.
    suspects, bullets: absolute, or relative to the number of players.
    hand: cards dealt to each player; hand_limit: most cards to keep; seconds: time limit.
    suits: in play; title: its name.
    """

    suits: tuple[Suit, ...]
    title: str = ""
    min: int = LOWEST
    max: int = HIGHEST
    specials: bool = False
    suspects: int | Count = "n"
    bullets: int | Count = "n+3"
    hand: int = 5
    hand_limit: int = 7
    seconds: int | None = None


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


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options and their defaults.  Rule IF-11.

    mission: what is to be done (IF-6), by name or as the table's own (IF-7). training_scaling: whether the first
    training mission goes by the players (IF-6.1). start: who begins (IF-2.5); first_seat: given with `host`, and only
    then. helper: help with the deduction (IF-9). hard_hand_limit: nobody draws above the limit (IF-4.7.3). last_chance:
    a last shot when the cards are used up (IF-5.3.2). special_suspects: whether a special card may be a suspect
    (IF-2.2). stuck_is_loss: a player who can do nothing loses the game for all (IF-4.8.4). clock: whether the mission's
    time counts; null where it has one (IF-5.4).
    """

    mission: Title | Mission = "training-1"
    training_scaling: bool = False
    start: Literal["random", "host"] = "random"
    first_seat: Seat | None = None
    helper: Literal["off", "manual", "auto"] = "manual"
    hard_hand_limit: bool = False
    last_chance: bool = False
    special_suspects: bool = False
    stuck_is_loss: bool = False
    clock: bool | None = None


class Brief(msgspec.Struct, frozen=True):
    """A mission resolved for a number of players. limit: most cards to keep; seconds: None without a clock.

    title: its name. suits: in play; min, max: lowest and highest number; specials: whether the suits' special cards
    join. suspects: to eliminate; bullets: to begin with; hand: cards dealt to each seat. special_suspects: whether a
    special card may be a suspect.
    """

    title: str
    suits: tuple[Suit, ...]
    min: int
    max: int
    specials: bool
    suspects: int
    bullets: int
    hand: int
    limit: int
    special_suspects: bool = False
    seconds: int | None = None

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


def brief(options: Options, players: int) -> Brief:
    """The mission of a table, resolved for its number of players."""
    mission = mission_of(options)
    return Brief(
        title=mission.title,
        suits=tuple(suit for suit in SUITS if suit in mission.suits),
        min=mission.min,
        max=mission.max,
        specials=mission.specials,
        suspects=count_for(mission.suspects, players),
        bullets=count_for(mission.bullets, players),
        hand=mission.hand,
        limit=mission.hand_limit,
        special_suspects=options.special_suspects,
        seconds=None if options.clock is False else mission.seconds,
    )


def mission_of(options: Options) -> Mission:
    """The mission that the options name or contain."""
    mission = options.mission
    if isinstance(mission, Mission):
        return mission
    return SCALED if (mission, options.training_scaling) == ("training-1", True) else MISSIONS[mission]


def count_for(count: int | Count, players: int) -> int:
    """A count for this number of players.

    >>> count_for("n", 3), count_for("n+2", 3), count_for("n-1", 3), count_for(4, 3)
    (3, 5, 2, 4)
    """
    return count if isinstance(count, int) else players + int(count[1:] or 0)


def seating(options: Options, players: int) -> int:
    """Number of automaton seats: always 0.

    Raises Malformed for options that do not fit each other or the number of players.
    """
    if not 2 <= players <= 5:
        raise Malformed(f"Infiltrators is for 2 to 5 players, not {players}.")
    if (options.start == "host") != (options.first_seat is not None):
        raise Malformed("options.first_seat goes with options.start = host.")
    if options.first_seat is not None and not 0 <= options.first_seat < players:
        raise Malformed("options.first_seat is not at this table.")
    if options.training_scaling and options.mission != "training-1":
        raise Malformed("options.training_scaling goes with options.mission = training-1.")
    if options.clock and brief(options, players).seconds is None:
        raise Malformed("options.clock goes with a mission that has a time.")
    if options.special_suspects and not mission_of(options).specials:
        raise Malformed("options.special_suspects goes with a mission that has special cards.")
    if isinstance(options.mission, Mission):
        check_mission(options.mission, brief(options, players), players)
    return 0


def unused_options(options: Options, _players: int) -> Mapping[str, str]:
    """Options set without effect, each with the reason.  Rule IF-5.4."""
    is_timed = mission_of(options).seconds is not None
    return (
        {} if options.clock is not False or is_timed else {"clock": "This mission has no time that could be left out."}
    )


def check_mission(mission: Mission, plan: Brief, players: int) -> None:
    """Raises Malformed unless a mission of the table's own can be played.  Rule IF-7."""
    if len(mission.title) > 60 or not mission.title.isprintable():
        raise Malformed("options.mission.title has at most 60 characters, all of them printable.")
    if not mission.suits or len(set(mission.suits)) != len(mission.suits):
        raise Malformed("options.mission.suits names one suit or more, each once.")
    if not LOWEST <= plan.min <= plan.max <= HIGHEST:
        raise Malformed("options.mission.min and max are from 2 to 15, min not above max.")
    if not 1 <= plan.suspects <= MAX_SUSPECTS:
        raise Malformed("options.mission.suspects come to 1 to 11.")
    if not plan.suspects <= plan.bullets <= MAX_BULLETS:
        raise Malformed("options.mission.bullets come to at least the suspects and at most 12.")
    if not 1 <= plan.hand <= plan.limit <= HIGHEST:
        raise Malformed("options.mission.hand is from 1 to hand_limit, and hand_limit at most 15.")
    if mission.seconds is not None and not LEAST_SECONDS <= mission.seconds <= MOST_SECONDS:
        raise Malformed("options.mission.seconds are from 60 to 86400.")
    if len(plan.guesses) < plan.suspects or (
        len(plan.plain) + len(plan.special) <= plan.suspects + plan.hand * players
    ):
        raise Malformed("options.mission has too few cards for these hands, these suspects and a Headquarters.")
