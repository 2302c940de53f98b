"""Regulations in plain sentences, by chapter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from domain.kernel.event_text import and_list, count_text
from domain.kernel.placing import Placing
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.written_text import in_words
from domain.tournament.counting.scoring_terms import scoring_of
from domain.tournament.points.schemes import Scores, TableOutcome
from domain.tournament.regulations.regulations import Regulations
from domain.tournament.regulations.terms import Points
from domain.tournament.seating.field_of_round import seating_of
from projections.people_panel import clock_terms, duration_text
from service.app.rulesets.guides import find_guide
from service.web.events.words import exact_text
from service.web.events.worth_words import TIES
from service.web.option_forms import in_sentences, to_options

METHODS = {
    "schedule": "All rounds follow one schedule, which is known beforehand.",
    "swiss": (
        "Who has done as well meets: each round is paired from the points so far, and nobody meets the same people "
        "again while that can be avoided."
    ),
    "duplicate": (
        "All rounds follow one schedule. Tables of a round are dealt the same, and each seat is compared with the same "
        "seat elsewhere."
    ),
    "teams": "Each match seats one member of every team at every table.",
    "knockout": "Who loses is out.",
    "open": "People make tables of their own, as often as they like while the round is open.",
    "manual": "Officials pair the rounds.",
}
SEATS = {
    "places": "Everybody has each seat about as often as the others, as far as that can be: seat 1 begins.",
    "neighbours": "The rules draw who begins, so seats are balanced only for who sits next to whom.",
}
SCHEMES = {
    "beaten": "A table is worth the share of the others that one beats; who is tied with counts half.",
    "win": "The winners share what the table is worth; where nobody wins, nobody gets anything.",
    "places": (
        "Places at a table of four are worth 4, 2, 1 and 0; at other sizes as much in proportion. Who shares a place "
        "shares its points."
    ),
    "scores": "A table is worth the score less the mean of the table.",
    "own": "Places are worth what the organiser says.",
}
CHECK_INS = {
    "none": "Nobody needs to check in.",
    "once": "Everybody checks in once, before the first round; who has not is not paired.",
    "round": "Everybody checks in for each round; who has not is not paired.",
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
    """What regulations say about one thing."""

    title: str
    sentences: tuple[str, ...]


def regulation_chapters(regulations: Regulations, rules: AnyRuleset) -> tuple[RegulationSection, ...]:
    """The regulations, chapter by chapter. rules: that it is played by, maybe absent."""
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
    """What is played."""
    game = regulations.game
    yield f"{rules.title}, version {regulations.ruleset_version} of its rules."
    if rules.is_installed:
        yield from option_sentences(regulations, rules)
    yield f"A table may{'' if game.draw_by_agreement else ' not'} agree on a draw."
    yield f"Helpers who look on are {permission_words(game.helpers)}; analysis during the game is {permission_words(game.analysis)}."
    if game.delay_s:
        yield f"Spectators see a table {duration_text(game.delay_s)} late."


def option_sentences(regulations: Regulations, rules: AnyRuleset) -> Iterator[str]:
    """The options of the game that are not as usual, in the words of its forms."""
    guide = find_guide(rules)
    told = {} if guide is None else {name: each.told for name, each in guide.options.items()}
    labels = {each.name: each for each in in_sentences(to_options(rules, frozenset()), guide)}
    usual = msgspec.to_builtins(rules.options())
    for name, value in regulations.options.items():
        if value is None or value == usual.get(name) or isinstance(value, dict | list):
            continue
        option, sent = labels.get(name), json.dumps(value)
        if sent in told.get(name, {}):
            if sentence := told[name][sent]:
                yield sentence
            continue
        values = YES_OR_NO | {each.json: each.label for each in (() if option is None else option.values)}
        asked = in_words(name) if option is None else option.label.partition(". ")[0].rstrip(".")
        yield f"{asked}{'' if asked.endswith('?') else ':'} {values.get(sent, in_words(str(value)))}."
    yield "All other options are as usual."


def permission_words(is_allowed: bool) -> str:
    return "allowed" if is_allowed else "not allowed"


def round_sentences(regulations: Regulations) -> Iterator[str]:
    """How rounds are paired."""
    pairing, sizes = regulations.pairing, regulations.sizes
    yield f"{count_text(pairing.rounds, 'round')}. {METHODS[pairing.method]}"
    if pairing.merit_rounds:
        yield f"In the last {count_text(pairing.merit_rounds, 'round')} equal points count for more than new opponents."
    spread = (
        f", or of {sizes.min} to {sizes.max} where the number of people asks for it" if sizes.min != sizes.max else ""
    )
    yield f"Tables of {sizes.best}{spread}."
    if pairing.method not in ("open", "manual"):
        yield SEATS[seating_of(regulations)]
    if regulations.knockout is not None:
        cut = regulations.knockout
        yield (
            f"A match is {count_text(cut.games, 'game')}, and the first {cut.advance} of it go on. Ties are decided "
            f"by {', then by '.join(CUTS[each] for each in cut.ties)}."
        )
    if regulations.has_boards:
        yield (
            "Nothing of a round is public before it is closed: a result, and its time, would tell those who are "
            "yet to play. What players tell each other by telephone no software hinders."
        )


def point_sentences(regulations: Regulations) -> Iterator[str]:
    """What tables and byes are worth, and how ties are told apart."""
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
            "A board is worth its share in matchpoints: who did worse elsewhere counts 1, who did the same ½."
            if comparison.by == "matchpoints"
            else "A board is worth the difference to the mean of the other tables."
        )
    yield (
        f"A bye is worth {exact_text(scoring.bye('allocated'))}, "
        f"one that was asked for {exact_text(scoring.bye('asked'))}; "
        f"each may ask for {regulations.byes.most_asked}. Being absent is worth 0."
    )
    yield void_sentence(regulations)
    yield "A seat that a bot plays at the end, as its person resigned or is away, is worth 0 to its entry."
    if regulations.tie_breaks:
        yield "Equal points are told apart in this order, and the place is shared after that:"
        for at, each in enumerate(regulations.tie_breaks, 1):
            yield f"{at}. {TIES[each]}"


def void_sentence(regulations: Regulations) -> str:
    """What a table is worth that counts for nobody."""
    worth = exact_text(scoring_of(regulations).bye("void"))
    return f"A table that counts for nobody gives everybody who played it what a seat gets on average: {worth}."


def worth_sentence(regulations: Regulations, size: int) -> str:
    """What the places of a table of this size are worth, where the result alone decides it."""
    scoring = scoring_of(regulations)
    if isinstance(scoring.scheme, Scores):
        return SCHEMES["scores"]
    if scoring.comparison is not None:
        return f"The best of a board is worth {exact_text(scoring.board_worth)}, the worst 0."
    outcome = TableOutcome((0,), Placing(tuple(range(1, size + 1))))
    worth = [exact_text(each) for each in scoring.scheme.points(outcome, scoring.best)]
    return f"By the regulations a win at this table is worth {worth[0]}, and the places {', '.join(worth)} in their order."


def own_rows(points: Points) -> Iterator[str]:
    """The organiser's table of points."""
    for size, row in sorted(points.own.items()):
        yield f"At a table of {size}: {', '.join(row)}."


def entry_sentences(regulations: Regulations) -> Iterator[str]:
    """Who may enter."""
    entries = regulations.entries
    more = "; more may wait for a place" if entries.waiting_list else ""
    yield f"At most {entries.most} {'entry' if entries.most == 1 else 'entries'}{more}."
    if entries.members > 1:
        best = "" if entries.best_members is None else f", of whom the best {entries.best_members} count"
        yield f"An entry is up to {entries.members} persons{best}."
    yield CHECK_INS[entries.check_in]
    if entries.late_rounds:
        yield f"Who comes late may have missed {count_text(entries.late_rounds, 'round')}."
    if len(regulations.sections) > 1:
        yield f"Sections with standings of their own: {and_list(list(regulations.sections))}."


def time_sentences(regulations: Regulations) -> Iterator[str]:
    """Clocks, and times of rounds."""
    times = regulations.times
    yield "There is no clock at the tables." if regulations.clock is None else clock_terms(regulations.clock)
    if times.round_s is not None:
        then = (
            f"then it is closed, and a table that still plays counts {UNFINISHED[times.unfinished]}"
            if times.at_limit == "close"
            else "then officials are warned"
        )
        yield f"A round has {duration_text(times.round_s)}; {then}."
    if times.no_show_s is not None:
        then = "is absent" if times.no_show == "absent" else "is reported to the arbiters"
        yield f"Who has not looked at the seat {duration_text(times.no_show_s) or 'at once'} after the start {then}."
    yield f"Appeals are taken until {duration_text(times.appeal_s) or 'no time'} after the round."


def arbiter_sentences(regulations: Regulations) -> Iterator[str]:
    """Who rules, and what penalties cost."""
    penalties = regulations.penalties
    yield f"Rulings are made by {and_list([ROLES[each] for each in regulations.may_rule])}."
    yield (
        f"A penalty is {exact_text(Fraction(penalties.points))} off the sum where nothing else is said, and "
        "never to others' favour."
    )
    if penalties.disqualified_after is not None:
        yield f"Warning {penalties.disqualified_after} disqualifies."
    shown = {"names": "by name", "initials": "by initials", "numbers": "by number"}[regulations.shown_as]
    yield f"Pages show everybody {shown}."


def luck_sentence(regulations: Regulations) -> str:
    """Where the deals come from."""
    match regulations.luck.public:
        case "drand":
            return (
                "The deals follow from the event's seed, which was committed to before anybody entered, and from "
                "drand, a public source of random numbers."
            )
        case "spoken":
            return (
                "The deals follow from the event's seed, which was committed to before anybody entered, and from "
                "dice that are thrown before all eyes."
            )
        case _:
            return (
                "The deals follow from the event's seed, which was committed to before anybody entered. The operator "
                "alone chose it."
            )
