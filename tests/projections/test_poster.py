"""What a poster says of a moment, and what lies before each seat in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from projections.poster import LONGEST_LINE, MOST_FACTS, Poster, to_poster
from projections.scene_text import seat_texts
from tests.golden.games import GOLDEN, played

PEOPLE = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fanny")
RULES = (CASINO, INFILTRATORS, MICRODOT, MICROFILMS)


def moments(rules: AnyRuleset, every: int = 9) -> Iterator[Game]:
    """Games of a golden game at some versions, the last among them."""
    steps = [step.batch.game for step in played(next(each for each in GOLDEN if each.rules.name == rules.name))]
    yield from (*steps[::every], steps[-1])


def shown(game: Game, viewpoint: Viewpoint) -> Poster:
    return to_poster(information_state(game, viewpoint), PEOPLE[: len(game.seats)], "As they saw it")


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_every_moment_has_a_short_line_in_the_third_person_and_few_facts(rules: AnyRuleset) -> None:
    viewpoints: tuple[Viewpoint, ...] = ("public", "all", 0)
    for game in moments(rules):
        for viewpoint in viewpoints:
            poster = shown(game, viewpoint)
            assert poster.title == rules.title
            assert 0 < len(poster.line) <= LONGEST_LINE
            assert not poster.line.endswith(".")
            words = " ".join((poster.line, poster.more, *[fact for each in poster.seats for fact in each.facts]))
            assert "You" not in words.split()
            assert words.isprintable()
            assert "\uf8ff" not in words
            assert [each.name for each in poster.seats] == [*PEOPLE[: len(game.seats)]]
            assert all(len(each.facts) <= MOST_FACTS for each in poster.seats)


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_the_end_says_who_won_and_why(rules: AnyRuleset) -> None:
    *_, end = moments(rules)
    assert end.outcome is not None
    poster = shown(end, "public")
    assert poster.line.endswith(" won")
    assert poster.more
    assert poster.phase == ""
    assert [nth for nth, each in enumerate(poster.seats) if each.has_won] == sorted(end.outcome.winners)


def test_what_is_decided_is_told_before_the_game_notes_it() -> None:
    game = next(each for each in moments(MICROFILMS, 1) if each.state is not None and MICROFILMS.outcome(each.state.table) is not None)
    assert shown(game, "public").line.endswith(" won")


def test_facts_are_those_of_the_scene() -> None:
    told = {
        rules.name: {fact.rstrip("0123456789").lstrip("0123456789").strip(" :") for game in moments(rules) for each in shown(game, "public").seats for fact in each.facts}
        for rules in RULES
    }
    assert told["microfilms"] >= {"Suspect", "Cleared", "francs"}
    assert told["casino-incognito"] >= {"chips"}
    assert told["infiltrators"] >= {"Hand", "Clues"}
    assert told["microdot"] >= {"Equipment to collect"}


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_who_is_to_move_is_marked_unless_all_are(rules: AnyRuleset) -> None:
    for game in moments(rules):
        marked = {nth for nth, each in enumerate(shown(game, "public").seats) if each.is_asked}
        asked = {each.seat for each in game.open.values()} if game.status == "playing" else set()
        assert marked == (asked if len(asked) < len(game.seats) else set())


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_what_is_equal_for_all_is_left_out(rules: AnyRuleset) -> None:
    for game in moments(rules):
        seats = shown(game, "public").seats
        assert not set.intersection(*[set(each.facts) for each in seats])


def test_the_seats_of_an_open_game_are_listed_with_what_they_hold() -> None:
    *_, end = moments(MICROFILMS)
    people = PEOPLE[: len(end.seats)]
    opened = seat_texts(information_state(end, "all"), people)
    assert [each.partition(":")[0] for each in opened] == [*people]
    assert all("identity" in each and "francs" in each for each in opened)
    running = next(each for each in moments(MICROFILMS) if each.status == "playing" and each.open)
    hidden = seat_texts(information_state(running, "public"), people)
    assert all(re.search(r"identity \d face down", each) for each in hidden)
    assert [("winner." in each) for each in opened] == [seat in (end.outcome.winners if end.outcome else ()) for seat in range(len(people))]
