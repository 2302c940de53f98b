"""Data of the new-tournament page: games, described presets, and a form field for every field of regulations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from domain.kernel.ruleset.ruleset import AnyRuleset
from extensions.tournaments.domain.regulations.presets import (
    KINDS,
    PRESETS,
    is_playable,
    preset_options,
    preset_regulations,
)
from extensions.tournaments.domain.regulations.regulations import PresetName, Regulations
from extensions.tournaments.domain.regulations.terms import GameTerms
from extensions.tournaments.pages.tournaments.regulation_words import ROLES
from extensions.tournaments.pages.tournaments.words import TIE_BREAKS
from extensions.tournaments.pages.tournaments.worth_words import TIES
from service.app.core.context import Context
from service.app.rulesets.guides import find_guide
from service.web.option_forms import Option, in_sentences, to_options

Json = dict[str, Any]

PRESET_WORDS: dict[PresetName, tuple[str, str]] = {
    "league-evening": ("League evening", "Three rounds in one evening: entries with equal points meet, and all check in once at the door."),
    "swiss-of-pods": ("Swiss of pods", "Five rounds at tables of equal points; the last two care more for equal points than for new opponents."),
    "round-robin": ("Round robin", "A schedule that is known beforehand, in which all entries meet each other as evenly as their number allows."),
    "duplicate": ("Duplicate", "Tables of a round are dealt the same, and each seat is compared with the same seat at the other tables."),
    "team-duplicate": ("Team duplicate", "Teams of up to four: one of every team at every table, on the same deals, and the team's points are added."),
    "cup": ("Cup", "Tables of two if the rules allow it: the loser is out."),
}  # fmt: skip


class TournamentGame(NamedTuple):
    """A game that tournaments can play. sizes: playable numbers of seats; usual: by preset, the parts of regulations that
    depend on the game.
    """

    rules: AnyRuleset
    sizes: tuple[int, ...]
    usual: Json
    options: list[Option]


class RegulationField(NamedTuple):
    """A field of regulations. path: in the regulations; kind: `minutes` are stored as seconds, `list` is a text with commas, `order`
    and `several` are lists of values, ordered and unordered; values: labels of the choices, by stored value; says: explanations of
    values whose labels do not suffice; needs: condition of a value: `scores` of the game, compared `boards`, the organiser's
    `own` points; hint: help for filling the field in; may_be_empty: an empty field is stored as null.
    """

    path: str
    label: str
    kind: Literal["choice", "number", "minutes", "tick", "text", "list", "order", "several"]
    values: Mapping[str, str] = {}
    says: Mapping[str, str] = {}
    needs: Mapping[str, str] = {}
    hint: str = ""
    may_be_empty: bool = False
    low: int = 0


FROM_GAME = ("sizes", "byes", "knockout", "tie_breaks")
"""Parts of a preset's regulations that also depend on the game."""
CHAPTERS: dict[str, tuple[RegulationField, ...]] = {
    "Rounds": (
        RegulationField("pairing.method", "How rounds are paired", "choice", {
            "swiss": "by points so far", "schedule": "by a schedule", "duplicate": "by a schedule of shared deals", "teams": "teams",
            "knockout": "knockout", "open": "people make their own tables", "manual": "officials pair",
        }),
        RegulationField("pairing.merit_rounds", "Last rounds in which points come before new opponents", "number"),
        RegulationField("knockout.games", "Games of a match, in a knockout", "number", low=1),
        RegulationField("knockout.advance", "How many advance from a match", "number", low=1),
    ),
    "Points": (
        RegulationField("points.scheme", "A table is worth", "choice", {
            "beaten": "the share of the others that one beats", "win": "a win, shared by the winners", "places": "4, 2, 1, 0 by place",
            "scores": "the score less the table's mean", "own": "its own table of points",
        }, needs={"scores": "scores", "own": "own"}),
        RegulationField("byes.allocated", "A bye that the pairing gives, in means", "text", hint="A fraction, such as 6/5."),
        RegulationField("byes.asked", "A bye that is asked for, in means", "text", hint="A fraction, such as 4/5."),
        RegulationField("byes.most_asked", "Byes that an entry may ask for", "number"),
        RegulationField("tie_breaks", "Equal points are told apart by", "order", TIE_BREAKS, TIES, {"scores": "scores", "duplicate": "boards"}),
        RegulationField("penalties.points", "A penalty costs", "text", hint="A fraction of a point."),
        RegulationField("penalties.disqualified_after", "Warnings that end an entry's part", "number", hint="Empty: never.", may_be_empty=True, low=1),
    ),
    "Entries": (
        RegulationField("entries.check_in", "Check-in", "choice", {"none": "not needed", "once": "once, before the first round", "round": "before each round"}),
        RegulationField("entries.most", "Entries at most", "number", low=1),
        RegulationField("entries.waiting_list", "More may wait for a free place", "tick"),
        RegulationField("entries.members", "Persons of one entry at most", "number", low=1),
        RegulationField("entries.late_rounds", "Rounds that a late entry may have missed", "number"),
        RegulationField("sections", "Sections, each with standings of its own", "list", hint="Short names such as a, juniors."),
        RegulationField("shown_as", "Public pages show", "choice", {"names": "names", "initials": "initials", "numbers": "numbers"}),
    ),
    "Time": (
        RegulationField("times.round_s", "A round should be over after, minutes", "minutes", hint="Empty: no limit.", may_be_empty=True, low=1),
        RegulationField("times.at_limit", "Then", "choice", {"warn": "officials are warned", "close": "the round is closed"}),
        RegulationField("times.unfinished", "Tables that still play then count", "choice", {"void": "for nobody: each has the mean", "draw": "as a draw", "by_scores": "by their scores"}, needs={"by_scores": "scores"}),
        RegulationField("times.no_show_s", "A person who has not opened the seat after, minutes", "minutes", hint="Empty: never.", may_be_empty=True),
        RegulationField("times.no_show", "counts as", "choice", {"tell": "reported to officials", "absent": "absent"}),
        RegulationField("times.appeal_s", "Appeals may come, minutes after a round", "minutes"),
    ),
    "Tables": (
        RegulationField("game.draw_by_agreement", "A table may agree on a draw", "tick"),
        RegulationField("game.helpers", "Helpers may look on", "tick"),
        RegulationField("game.analysis", "Players may analyse the running game", "tick"),
        RegulationField("game.delay_s", "Spectators see tables late, by minutes", "minutes"),
        RegulationField("may_rule", "Who rules and decides appeals", "several", ROLES),
    ),
}  # fmt: skip
"""All fields beyond the first ones of the page, by chapter."""
FIRST: tuple[RegulationField, ...] = (
    RegulationField("pairing.rounds", "Rounds", "number", low=1),
    RegulationField("sizes.best", "Seats at a table", "number", low=1),
    RegulationField("sizes.min", "Seats at the smallest tables", "number", low=1),
    RegulationField("sizes.max", "Seats at the largest tables", "number", low=1),
    RegulationField("clock.decision_s", "Seconds for a decision", "number", low=1),
    RegulationField("clock.bank_s", "Seconds in the bank of each seat", "number"),
)
"""The first fields of the page, for later changes at the desk. The clock's fields appear only if there is a clock."""


def tournament_games(context: Context) -> list[TournamentGame]:
    """Every game that tournaments can play, in its newest version."""
    return [to_game(rules) for rules in context.catalogue.newest()]


def scored_games(context: Context) -> list[str]:
    """The games that count scores."""
    return [rules.name for rules in context.catalogue.newest() if rules.counts_scores]


def to_game(rules: AnyRuleset) -> TournamentGame:
    """A game, with its usual options."""
    low, high = rules.players
    sizes = tuple(size for size in range(low, high + 1) if is_playable(rules, size))
    complete = {str(name): msgspec.to_builtins(preset_regulations(name, rules)) for name in PRESETS}
    usual = {name: {part: each[part] for part in FROM_GAME} for name, each in complete.items()}
    chosen = msgspec.to_builtins(preset_options(rules))
    options = [
        each._replace(default=msgspec.json.encode(chosen[each.name]).decode())
        for each in in_sentences(to_options(rules, frozenset()), find_guide(rules))
    ]
    return TournamentGame(rules, sizes, usual, options)


def preset_parts() -> Json:
    """By preset, the regulations that do not depend on the game."""
    return {str(name): parts_of(name) for name in PRESETS}


def parts_of(name: PresetName) -> Json:
    """Regulations of a preset without a game."""
    kind = KINDS[name]
    defaults = {
        each.name: msgspec.to_builtins(each.default)
        for each in msgspec.structs.fields(Regulations)
        if each.default is not msgspec.NODEFAULT and each.name not in FROM_GAME
    }
    named = {
        part: msgspec.to_builtins(getattr(kind, part))
        for part in ("pairing", "points", "entries", "times", "comparison")
    }
    return {**defaults, **named, "game": msgspec.to_builtins(GameTerms())}
