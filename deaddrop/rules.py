"""The parts of a game: all names that a ruleset imports. docs/write-a-game.md builds one from nothing.

The types are defined in `domain.kernel`, whose docstrings describe them; only the names here are a promise.
"""

from __future__ import annotations

from domain.kernel.chance import MOST_TRIES, Chance, Luck
from domain.kernel.choices import Between, Choice, Maybe, OneOf, Ordered, Some
from domain.kernel.deciding import AnyDeciding, Deciding
from domain.kernel.errors import Impossible, Malformed, NotOffered, Refusal
from domain.kernel.folds import Folds, HouseRows
from domain.kernel.offers import Command, Offer, Way, Withheld, offer, withhold
from domain.kernel.outcome import Outcome, Timer
from domain.kernel.placing import OWN_TASK, Placing, places_by, places_of_winners
from domain.kernel.ruleset.decider import decide, decide_opening, decide_timeout, fold, offers_to
from domain.kernel.ruleset.imagining import Bot, Imagining
from domain.kernel.ruleset.ruleset import AnyRuleset, Ruleset
from domain.kernel.ruleset.words import Words, turning_events
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
from domain.kernel.text.event_text import PEOPLE, Language, Word, and_list, count_text, field_value, plain_value_text
from domain.kernel.text.second_person import YOU, verb
from domain.kernel.text.written_text import in_words
from domain.kernel.validation.offer_misfits import Judging
from domain.kernel.words.consequences import WHOLE, consequence_by_field
from domain.kernel.words.ground import Cell, Ground
from domain.kernel.words.phrases import (
    Advice,
    AnswerPart,
    Chapter,
    Consequence,
    EndReason,
    Goal,
    Hint,
    Kind,
    Motion,
    Move,
    Place,
    Question,
    Term,
    Threat,
)
from domain.kernel.words.pointing import seat_place
from domain.kernel.words.scene import Phase, Scene, Sight, Step, Thing, Zone, backs, kinds, purse, zone
from domain.kernel.words.scene_difference import scene_moves

__all__ = [
    "MOST_TRIES",
    "NOBODY",
    "OWN_TASK",
    "PEOPLE",
    "UNKNOWN",
    "WHOLE",
    "YOU",
    "Advice",
    "AnswerPart",
    "AnyDeciding",
    "AnyRuleset",
    "AnyState",
    "Between",
    "Bot",
    "Cell",
    "Chance",
    "Chapter",
    "Choice",
    "Command",
    "Concealed",
    "Consequence",
    "Deciding",
    "EndReason",
    "Event",
    "Folds",
    "Goal",
    "Ground",
    "Hint",
    "HouseRows",
    "Imagining",
    "Impossible",
    "Judging",
    "Kind",
    "Known",
    "Language",
    "Luck",
    "Malformed",
    "Maybe",
    "Mind",
    "Motion",
    "Move",
    "NotOffered",
    "Observation",
    "Offer",
    "OneOf",
    "Ordered",
    "Outcome",
    "PerSeat",
    "Phase",
    "Place",
    "Placing",
    "Question",
    "Refusal",
    "Ruleset",
    "Scene",
    "Seat",
    "Secret",
    "Sight",
    "Some",
    "State",
    "Step",
    "Term",
    "Thing",
    "Threat",
    "Timer",
    "Unknown",
    "Way",
    "Withheld",
    "Word",
    "Words",
    "Zone",
    "and_list",
    "backs",
    "consequence_by_field",
    "count_text",
    "decide",
    "decide_opening",
    "decide_timeout",
    "field_value",
    "fold",
    "in_words",
    "kinds",
    "observe",
    "offer",
    "offers_to",
    "places_by",
    "places_of_winners",
    "plain_value_text",
    "purse",
    "scene_moves",
    "seat_place",
    "to",
    "turning_events",
    "verb",
    "withhold",
    "zone",
]
