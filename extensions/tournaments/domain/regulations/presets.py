"""Presets: complete regulations for a ruleset, which an organiser adapts to the club."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Meta

from domain.kernel.errors import Malformed
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.messages import not_one_of
from extensions.tournaments.domain.regulations.regulations import PresetName, Regulations
from extensions.tournaments.domain.regulations.terms import (
    Byes,
    Comparison,
    EntryTerms,
    GameTerms,
    Knockout,
    Pairing,
    Points,
    Sizes,
    TieBreak,
    TimeTerms,
)

T = TypeVar("T", bound=str)
PRESETS: tuple[PresetName, ...] = get_args(PresetName)


class TournamentKind(NamedTuple):
    """A preset's terms of a tournament, apart from its game."""

    pairing: Pairing
    points: Points
    tie_breaks: tuple[TieBreak, ...]
    size: Annotated[int, Meta(description="The best size of a table, 0 for the ruleset's own.")] = 0
    entries: EntryTerms = EntryTerms()
    times: TimeTerms = TimeTerms()
    knockout: Knockout | None = None
    comparison: Comparison | None = None


KINDS: dict[PresetName, TournamentKind] = {
    "league-evening": TournamentKind(
        Pairing("swiss", 3), Points("beaten"), ("opponents", "wins", "scores"),
        entries=EntryTerms(most=200, check_in="once"),
    ),
    "swiss-of-pods": TournamentKind(
        Pairing("swiss", 5, merit_rounds=2), Points("beaten"), ("opponents", "opponents_cut1", "wins", "progress"),
        entries=EntryTerms(check_in="round"),
    ),
    "round-robin": TournamentKind(
        Pairing("schedule", 7), Points("beaten"), ("head_to_head", "wins", "opponents"),
        entries=EntryTerms(most=64, late_rounds=0),
    ),
    "duplicate": TournamentKind(
        Pairing("duplicate", 4), Points("beaten"), ("duplicate", "wins"), comparison=Comparison(),
        times=TimeTerms(round_s=5_400, at_limit="warn"),
    ),
    "team-duplicate": TournamentKind(
        Pairing("teams", 4), Points("beaten"), ("duplicate", "wins"), comparison=Comparison(),
        entries=EntryTerms(most=60, members=4, late_rounds=0), times=TimeTerms(round_s=5_400, at_limit="warn"),
    ),
    "cup": TournamentKind(
        Pairing("knockout", 4), Points("win"), ("scores", "wins"), size=2,
        entries=EntryTerms(most=64, late_rounds=0, waiting_list=False), knockout=Knockout(),
    ),
}  # fmt: skip


def preset_regulations(name: str, rules: AnyRuleset) -> Regulations:
    """The regulations of a preset for a ruleset, with default options.  Raises Malformed."""
    kind = KINDS.get(name)  # type: ignore[call-overload]
    if kind is None:
        message = not_one_of(name, PRESETS)
        raise Malformed(f"preset: {message}", {"preset": [message]})
    sizes = preset_sizes(rules, kind.size)
    return Regulations(
        preset=name,  # type: ignore[arg-type]
        ruleset=rules.name,
        ruleset_version=rules.version,
        options=msgspec.to_builtins(preset_options(rules)),
        game=GameTerms(),
        sizes=sizes,
        pairing=kind.pairing,
        points=kind.points,
        byes=usual_byes(sizes),
        entries=kind.entries,
        times=kind.times,
        knockout=None if kind.knockout is None else msgspec.structs.replace(kind.knockout, ties=of_game(kind.knockout.ties, rules)),
        comparison=kind.comparison,
        tie_breaks=of_game(kind.tie_breaks, rules),
    )


def usual_byes(sizes: Sizes) -> Byes:
    """Default factors of byes: at tables of two a win, and half of one."""
    return Byes("2", "1") if sizes.best == 2 else Byes()


def of_game(ties: tuple[T, ...], rules: AnyRuleset) -> tuple[T, ...]:
    """Tie-breaks, without scores if the game counts none."""
    return tuple([each for each in ties if each != "scores" or rules.counts_scores])


def preset_options(rules: AnyRuleset) -> msgspec.Struct:
    """The default options; but seat 0 begins if the rules let the organiser choose, so that seats can be balanced."""
    try:
        return msgspec.convert({"start": "host", "first_seat": 0}, rules.options)
    except msgspec.ValidationError:
        return rules.options()


def preset_sizes(rules: AnyRuleset, wanted: int) -> Sizes:
    """Tables of the wanted size, or of the largest up to 4; one seat fewer if the rules allow it. wanted: 0 for none.
    """
    low, high = rules.players
    playable = [size for size in range(low, high + 1) if is_playable(rules, size)]
    best = min(playable, key=lambda size: (abs(size - (wanted or 4)), size))
    return Sizes(best - 1 if wanted == 0 and best - 1 in playable else best, best, best)


def is_playable(rules: AnyRuleset, size: int) -> bool:
    """Whether tables of this size can be played with the default options."""
    try:
        rules.seating(preset_options(rules), size)
    except Malformed:
        return False
    return True
