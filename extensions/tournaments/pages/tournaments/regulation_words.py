"""Regulations in plain sentences, by chapter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from domain.kernel.placing import Placing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.text.written_text import in_words
from extensions.tournaments.domain.counting.scoring_terms import scoring_of
from extensions.tournaments.domain.points.schemes import Scores, TableOutcome
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Points
from extensions.tournaments.domain.seating.field_of_round import seating_of
from extensions.tournaments.pages.tournaments.words import exact_text
from extensions.tournaments.pages.tournaments.worth_words import TIES
from projections.people_panel import absence_terms, clock_terms, duration_text
from service.app.rulesets.guides import find_guide
from service.web.option_forms import in_sentences, to_options

METHODS = {
    "schedule": "All rounds follow one schedule, which is known beforehand.",
    "swiss": (
        "Entries with equal points meet: each round is paired from the points until then, and the same people do not meet "
        "again if that can be avoided."
    ),
    "duplicate": (
        "All rounds follow one schedule. Tables of a round are dealt the same, and each seat is compared with the same "
        "seat elsewhere."
    ),
    "teams": "Each match seats one member of every team at every table.",
    "knockout": "The loser is out.",
    "open": "People make tables of their own, as often as they like while the round is open.",
    "manual": "Officials pair the rounds.",
}
SEATS = {
    "places": "Each entry has each seat about equally often, if possible: seat 1 begins.",
    "neighbours": "The rules draw the seat that begins, so only neighbours are balanced.",
}
SCHEMES = {
    "beaten": "A table is worth the share of the others that an entry beats; a tied one counts half.",
    "win": "The winners share the table's points; without winners, all get 0.",
    "places": (
        "Places at a table of four are worth 4, 2, 1 and 0; at other sizes as much in proportion. Entries that share a place "
        "share its points."
    ),
    "scores": "A table is worth the score less the mean of the table.",
    "own": "Places are worth the organiser's own points.",
}
CHECK_INS = {
    "none": "No check-in is needed.",
    "once": "Every entry checks in once, before the first round; others are not paired.",
    "round": "Every entry checks in for each round; others are not paired.",
}
UNFINISHED = {"draw": "as a draw", "by_scores": "by its scores", "void": "for nobody, so that each has the mean"}
CUTS = {
    "duplicate": "the boards",
    "scores": "the scores",
    "seed": "the better seed",
    "game": "one game more",
    "lot": "the lot",
}
YES_OR_NO = {"true": "yes", "false": "no"}
ROLES = {"organiser": "organisers", "chief": "the chief arbiter", "arbiter": "arbiters", "scorer": "scorers"}


class RegulationSection(NamedTuple):
    """One chapter of the regulations as sentences."""

    title: str
    sentences: tuple[str, ...]


def regulation_chapters(regulations: Regulations, rules: AnyRuleset) -> tuple[RegulationSection, ...]:
    """The regulations, chapter by chapter. rules: the game's, which may not be installed."""
    return (
        RegulationSection("The game", tuple(game_sentences(regulations, rules))),
        RegulationSection("Rounds and tables", tuple(round_sentences(regulations))),
        RegulationSection("Points", tuple(point_sentences(regulations))),
        RegulationSection("Entries", tuple(entry_sentences(regulations))),
        RegulationSection("Time", tuple(time_sentences(regulations))),
        RegulationSection("Arbiters", tuple(arbiter_sentences(regulations))),
        RegulationSection("Luck", (luck_sentence(regulations),)),
    )


def game_sentences(regulations: Regulations, rules: AnyRuleset) -> Iterator[str]:
    """The game and its terms."""
    game = regulations.game
    yield f"{rules.title}, version {regulations.ruleset_version} of its rules."
    if rules.is_installed:
        yield from option_sentences(regulations, rules)
    yield f"A table may{'' if game.draw_by_agreement else ' not'} agree on a draw."
    yield f"Helpers who look on are {permission_words(game.helpers)}; analysis during the game is {permission_words(game.analysis)}."
    if game.delay_s:
        yield f"Spectators see a table {duration_text(game.delay_s)} late."


def option_sentences(regulations: Regulations, rules: AnyRuleset) -> Iterator[str]:
    """The game's options that differ from the default, in the words of its forms."""
    guide = find_guide(rules)
    guided = {} if guide is None else {name: each.told for name, each in guide.options.items()}
    labels = {each.name: each for each in in_sentences(to_options(rules, frozenset()), guide)}
    usual = msgspec.to_builtins(rules.options())
    for name, value in regulations.options.items():
        if value is None or value == usual.get(name) or isinstance(value, dict | list):
            continue
        option, sent = labels.get(name), json.dumps(value)
        if sent in guided.get(name, {}):
            if sentence := guided[name][sent]:
                yield sentence
            continue
        values = YES_OR_NO | {each.json: each.label for each in (() if option is None else option.values)}
        asked = in_words(name) if option is None else option.label.partition(". ")[0].rstrip(".")
        yield f"{asked}{'' if asked.endswith('?') else ':'} {values.get(sent, in_words(str(value)))}."
    yield "All other options have their default values."


def permission_words(is_allowed: bool) -> str:
    return "allowed" if is_allowed else "not allowed"


def round_sentences(regulations: Regulations) -> Iterator[str]:
    """How rounds are paired."""
    pairing, sizes = regulations.pairing, regulations.sizes
    yield f"{count_text(pairing.rounds, 'round')}. {METHODS[pairing.method]}"
    if pairing.merit_rounds:
        yield f"In the last {count_text(pairing.merit_rounds, 'round')} equal points count for more than new opponents."
    spread = (
        f", or of {sizes.min} to {sizes.max} if the number of people requires it" if sizes.min != sizes.max else ""
    )
    yield f"Tables of {sizes.best}{spread}."
    if pairing.method not in ("open", "manual"):
        yield SEATS[seating_of(regulations)]
    if regulations.knockout is not None:
        cut = regulations.knockout
        yield (
            f"A match is {count_text(cut.games, 'game')}, and its first {cut.advance} advance. Ties are decided "
            f"by {', then by '.join(CUTS[each] for each in cut.ties)}."
        )
    if regulations.has_boards:
        yield (
            "Nothing of a round is public before it is closed: a result, and its time, would inform people who have "
            "yet to play. No software prevents players from talking by telephone."
        )


def point_sentences(regulations: Regulations) -> Iterator[str]:
    """Points of tables and byes, and tie-breaks."""
    points, comparison, scoring = regulations.points, regulations.comparison, scoring_of(regulations)
    if scoring.is_cooperative:
        yield "A table is one side: 1 for winning."
    else:
        yield SCHEMES[points.scheme]
        yield from own_rows(points)
    if points.cap is not None:
        yield f"At most {points.cap} either way."
    if comparison is not None and comparison.measures:
        yield (
            f"Boards are compared by {and_list([in_words(each.lstrip('+-')).lower() for each in comparison.measures])}"
            ", "
            "in this order."
        )
    if comparison is not None:
        yield (
            "A board is worth its share in matchpoints: each worse result elsewhere counts 1, each equal one ½."
            if comparison.by == "matchpoints"
            else "A board is worth the difference to the mean of the other tables."
        )
    yield (
        f"A bye is worth {exact_text(scoring.bye('allocated'))}, "
        f"a requested one {exact_text(scoring.bye('asked'))}; "
        f"each entry may request {regulations.byes.most_asked}. Being absent is worth 0."
    )
    yield void_sentence(regulations)
    yield "A seat that a bot plays at the end, as its person resigned or is away, is worth 0 to its entry."
    if regulations.tie_breaks:
        yield "Tie-breaks, in this order; entries that are still equal share the place:"
        for at, each in enumerate(regulations.tie_breaks, 1):
            yield f"{at}. {TIES[each]}"


def void_sentence(regulations: Regulations) -> str:
    """The points of a void table, in a sentence."""
    worth = exact_text(scoring_of(regulations).bye("void"))
    return f"A table that counts for nobody gives everybody who played it what a seat gets on average: {worth}."


def worth_sentence(regulations: Regulations, size: int) -> str:
    """The points for the places of a table of this size, in a sentence; for scores and boards, the rule instead."""
    scoring = scoring_of(regulations)
    if isinstance(scoring.scheme, Scores):
        return SCHEMES["scores"]
    if scoring.comparison is not None:
        return f"The best of a board is worth {exact_text(scoring.board_worth)}, the worst 0."
    outcome = TableOutcome((0,), Placing(tuple(range(1, size + 1))))
    worth = [exact_text(each) for each in scoring.scheme.points(outcome, scoring.best)]
    return f"By the regulations a win at this table is worth {worth[0]}, and the places {', '.join(worth)} in their order."


def own_rows(points: Points) -> Iterator[str]:
    """The organiser's own points, by size of table."""
    for size, row in sorted(points.own.items()):
        yield f"At a table of {size}: {', '.join(row)}."


def entry_sentences(regulations: Regulations) -> Iterator[str]:
    """Limits of entries, check-in, sections."""
    entries = regulations.entries
    more = "; more may wait for a place" if entries.waiting_list else ""
    yield f"At most {entries.most} {'entry' if entries.most == 1 else 'entries'}{more}."
    if entries.members > 1:
        best = "" if entries.best_members is None else f", of whom the best {entries.best_members} count"
        yield f"An entry is up to {entries.members} persons{best}."
    yield CHECK_INS[entries.check_in]
    if entries.late_rounds:
        yield f"A late entry may have missed {count_text(entries.late_rounds, 'round')}."
    if len(regulations.sections) > 1:
        yield f"Sections with standings of their own: {and_list(list(regulations.sections))}."


def time_sentences(regulations: Regulations) -> Iterator[str]:
    """Clocks, and times of rounds."""
    times = regulations.times
    yield "There is no clock at the tables." if regulations.clock is None else f"{clock_terms(regulations.clock)} {absence_terms(regulations.clock)}"
    if times.round_s is not None:
        then = (
            f"then it is closed, and a table that still plays counts {UNFINISHED[times.unfinished]}"
            if times.at_limit == "close"
            else "then officials are warned"
        )
        yield f"A round has {duration_text(times.round_s)}; {then}."
    if times.no_show_s is not None:
        then = "is absent" if times.no_show == "absent" else "is reported to the arbiters"
        yield f"A person who has not opened the seat {duration_text(times.no_show_s) or 'immediately'} after the start {then}."
    yield f"Appeals are accepted until {duration_text(times.appeal_s) or 'no time'} after the round."


def arbiter_sentences(regulations: Regulations) -> Iterator[str]:
    """Who may rule, and the cost of penalties."""
    penalties = regulations.penalties
    yield f"Rulings are made by {and_list([ROLES[each] for each in regulations.may_rule])}."
    yield (
        f"A penalty is {exact_text(Fraction(penalties.points))} off the sum unless stated otherwise; other "
        "entries gain nothing."
    )
    if penalties.disqualified_after is not None:
        yield f"Warning {penalties.disqualified_after} disqualifies."
    shown = {"names": "by name", "initials": "by initials", "numbers": "by number"}[regulations.shown_as]
    yield f"Public pages show people {shown}."


def luck_sentence(regulations: Regulations) -> str:
    """The source of the deals' randomness."""
    match regulations.luck.public:
        case "drand":
            return (
                "The deals follow from the tournament's seed, which was committed to before the first entry, and from "
                "drand, a public source of random numbers."
            )
        case "spoken":
            return (
                "The deals follow from the tournament's seed, which was committed to before the first entry, and from "
                "dice that are thrown in public."
            )
        case _:
            return (
                "The deals follow from the tournament's seed, which was committed to before the first entry. The operator "
                "alone chose it."
            )
