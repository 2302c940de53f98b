"""What a game is made of: all that a ruleset imports. docs/write-a-game.md builds one from nothing.

The types stand in `domain.kernel`, whose docstrings describe them; only the names here are a promise.
"""

from __future__ import annotations

from domain.kernel.chance import MOST_TRIES, Chance, Luck
from domain.kernel.choices import Between, Choice, Maybe, OneOf, Ordered, Some
from domain.kernel.decider import decide, decide_opening, decide_timeout, fold, offers_to
from domain.kernel.errors import Impossible, Malformed, NotOffered, Refusal
from domain.kernel.event_text import PEOPLE, Language, Word, and_list, count_text, field_value, plain_value_text
from domain.kernel.folds import Fold, Folds, HouseFold, VersionedFold, by_owner, unchanged, unchanged_by
from domain.kernel.offers import Command, Offer, Way, offer
from domain.kernel.position import (
    demand,
    demand_among,
    demand_counts,
    demand_each_once,
    demand_seats,
    demand_whole_deck,
    position_check,
)
from domain.kernel.ruleset import AnyRuleset, Bot, Outcome, Ruleset, Timer
from domain.kernel.secrecy import (
    NOBODY,
    UNKNOWN,
    Concealed,
    Event,
    Known,
    Mind,
    Observation,
    PerSeat,
    Seat,
    Secret,
    Unknown,
    observe,
    to,
)
from domain.kernel.state import AnyState, State
from domain.kernel.table_drawing import (
    Bar,
    Board,
    BoardTile,
    Caption,
    Card,
    Meaning,
    Piece,
    Pile,
    SeatArea,
    SeatMarker,
    Sketch,
    Tone,
    join_boards,
)
from domain.kernel.turn import AnyTurn, Turn
from domain.kernel.validation.offer_misfits import Closed, Judging
from domain.kernel.written_text import in_words

__all__ = [
    "MOST_TRIES",
    "NOBODY",
    "PEOPLE",
    "UNKNOWN",
    "AnyRuleset",
    "AnyState",
    "AnyTurn",
    "Bar",
    "Between",
    "Board",
    "BoardTile",
    "Bot",
    "Caption",
    "Card",
    "Chance",
    "Choice",
    "Closed",
    "Command",
    "Concealed",
    "Event",
    "Fold",
    "Folds",
    "HouseFold",
    "Impossible",
    "Judging",
    "Known",
    "Language",
    "Luck",
    "Malformed",
    "Maybe",
    "Meaning",
    "Mind",
    "NotOffered",
    "Observation",
    "Offer",
    "OneOf",
    "Ordered",
    "Outcome",
    "PerSeat",
    "Piece",
    "Pile",
    "Refusal",
    "Ruleset",
    "Seat",
    "SeatArea",
    "SeatMarker",
    "Secret",
    "Sketch",
    "Some",
    "State",
    "Timer",
    "Tone",
    "Turn",
    "Unknown",
    "VersionedFold",
    "Way",
    "Word",
    "and_list",
    "by_owner",
    "count_text",
    "decide",
    "decide_opening",
    "decide_timeout",
    "demand",
    "demand_among",
    "demand_counts",
    "demand_each_once",
    "demand_seats",
    "demand_whole_deck",
    "field_value",
    "fold",
    "in_words",
    "join_boards",
    "observe",
    "offer",
    "offers_to",
    "plain_value_text",
    "position_check",
    "to",
    "unchanged",
    "unchanged_by",
]
