"""Table options and stated deals (rules IF-2 and IF-11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.errors import Malformed
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators.model import missions
from domain.rulesets.infiltrators.model.cards import SUITS, Card


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options and their defaults.  Rule IF-11."""

    mission: Annotated[missions.Title | missions.Mission, Meta(description=(
        "The mission, by name (IF-6) or defined by the table (IF-7)."
    ))] = "training-1"
    training_scaling: Annotated[bool, Meta(description=(
        "Whether the first training mission depends on the number of players (IF-6.1)."
    ))] = False
    start: Annotated[Literal["random", "host"], Meta(description="Rule for the starting seat (IF-2.5).")] = "random"
    first_seat: Annotated[Seat | None, Meta(description="The starting seat, if and only if `start` is `host`.")] = None
    helper: Annotated[Literal["off", "manual", "auto"], Meta(description="Help with deductions (IF-9).")] = "manual"
    hard_hand_limit: Annotated[bool, Meta(description="Whether the hand limit bars draws (IF-4.7.3).")] = False
    last_chance: Annotated[bool, Meta(description=(
        "Whether seats may shoot a last time when the cards are used up (IF-5.3.2)."
    ))] = False
    special_suspects: Annotated[bool, Meta(description="Whether a special card may be a suspect (IF-2.2).")] = False
    stuck_is_loss: Annotated[bool, Meta(description="Whether all lose if a player can do nothing (IF-4.8.4).")] = False
    clock: Annotated[bool | None, Meta(description=(
        "Whether the mission's time limit applies; null: if it has one (IF-5.4)."
    ))] = None


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal. Fields left out are drawn."""

    start: Annotated[Seat | None, Meta(description="The starting seat.")] = None
    suspects: Annotated[tuple[Card, ...] | None, Meta(description=(
        "The suspects, in the order in which they will be nabbed."
    ))] = None
    hands: Annotated[tuple[tuple[Card, ...], ...] | None, Meta(description="Cards by seat.")] = None
    headquarters: Annotated[tuple[Card, ...], Meta(description="The top cards of the Headquarters, in order.")] = ()


def brief(options: Options, players: int) -> missions.Brief:
    """The mission of a table, resolved for its number of players."""
    mission = mission_of(options)
    return missions.Brief(
        title=mission.title,
        suits=tuple(suit for suit in SUITS if suit in mission.suits),
        min=mission.min,
        max=mission.max,
        specials=mission.specials,
        suspects=missions.count_for(mission.suspects, players),
        bullets=missions.count_for(mission.bullets, players),
        hand=mission.hand,
        limit=mission.hand_limit,
        special_suspects=options.special_suspects,
        seconds=None if options.clock is False else mission.seconds,
    )


def mission_of(options: Options) -> missions.Mission:
    """The mission that the options name or contain."""
    mission = options.mission
    if isinstance(mission, missions.Mission):
        return mission
    return missions.SCALED if (mission, options.training_scaling) == ("training-1", True) else missions.MISSIONS[mission]


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
    if isinstance(options.mission, missions.Mission):
        require_playable_mission(options.mission, brief(options, players), players)
    return 0


def unused_options(options: Options, _players: int) -> Mapping[str, str]:
    """Options set without effect, each with the reason.  Rule IF-5.4."""
    is_timed = mission_of(options).seconds is not None
    return (
        {} if options.clock is not False or is_timed else {"clock": "This mission has no time that could be left out."}
    )


def require_playable_mission(mission: missions.Mission, plan: missions.Brief, players: int) -> None:
    """Raises Malformed unless a mission defined by the table can be played.  Rule IF-7."""
    if len(mission.title) > 60 or not mission.title.isprintable():
        raise Malformed("options.mission.title has at most 60 characters, all of them printable.")
    if not mission.suits or len(set(mission.suits)) != len(mission.suits):
        raise Malformed("options.mission.suits names one suit or more, each once.")
    if not missions.LOWEST <= plan.min <= plan.max <= missions.HIGHEST:
        raise Malformed("options.mission.min and max are from 2 to 15, min not above max.")
    if not 1 <= plan.suspects <= missions.MAX_SUSPECTS:
        raise Malformed("options.mission.suspects come to 1 to 11.")
    if not plan.suspects <= plan.bullets <= missions.MAX_BULLETS:
        raise Malformed("options.mission.bullets come to at least the suspects and at most 12.")
    if not 1 <= plan.hand <= plan.limit <= missions.HIGHEST:
        raise Malformed("options.mission.hand is from 1 to hand_limit, and hand_limit at most 15.")
    if mission.seconds is not None and not missions.LEAST_SECONDS <= mission.seconds <= missions.MOST_SECONDS:
        raise Malformed("options.mission.seconds are from 60 to 86400.")
    if len(plan.guesses) < plan.suspects or (
        len(plan.plain) + len(plan.special) <= plan.suspects + plan.hand * players
    ):
        raise Malformed("options.mission has too few cards for these hands, these suspects and a Headquarters.")
