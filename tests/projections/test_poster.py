"""Posters: the law of any moment, any viewpoint and any text; what the words of ends, facts and seats are; covers and pictures of events."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, cycle, islice, product
from xml.etree import ElementTree

import pytest

from domain.game.aggregate import Game
from domain.game.information_state import Viewpoint, information_state
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.infiltrators import RULESET as INFILTRATORS
from domain.rulesets.microdot import RULESET as MICRODOT
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.app.picture import tournament_picture
from projections.poster import LONGEST_LINE, MOST_FACTS, Poster, PosterSeat, to_poster
from projections.scene_text import seat_texts
from service.pictures.cover import HEIGHT as COVER_HEIGHT
from service.pictures.cover import typographic_cover
from service.pictures.elements import width_of
from service.pictures.poster import HEIGHT, LEFT, ROOM, WIDTH, poster_svg
from tests.golden.games import GOLDEN, played

PEOPLE = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fanny")
RULES = (CASINO, INFILTRATORS, MICRODOT, MICROFILMS)
COVER = typographic_cover("A game")
NAMES = ("Anna", "Bartholomew Winklers", "W" * 40, "<script>alert(1)</script>", "\x00\x1b[2J\u202e", "安娜" * 20, "'\"&]]>")
LINES = ("Boris won", "Anna interrogates Clara, spending 1 franc, and sees Agent USA", "W" * 100, "the long way round " * 5, "<b>&amp;", "\x07")
TEXT = "{http://www.w3.org/2000/svg}text"


def moments(rules: AnyRuleset, every: int = 9) -> Iterator[Game]:
    """Games of a golden game at some versions, the last among them."""
    steps = [step.batch.game for step in played(next(each for each in GOLDEN if each.rules.name == rules.name))]
    yield from (*steps[::every], steps[-1])


def shown(game: Game, viewpoint: Viewpoint = "public", people: Sequence[str] = PEOPLE) -> Poster:
    return to_poster(information_state(game, viewpoint), people[: len(game.seats)], "As they saw it")


def size_of(text: ElementTree.Element) -> float:
    return float(text.get("font-size") or 0)


def written(svg: str) -> list[ElementTree.Element]:
    """The texts of a picture, each of which lies whole within it."""
    found = list(ElementTree.fromstring(svg).iter(TEXT))
    for each in found:
        x, y, wide = float(each.get("x") or 0), float(each.get("y") or 0), width_of(each.text or "") * size_of(each)
        start = x - wide if each.get("text-anchor") == "end" else x
        assert start >= LEFT - 1
        assert start + wide <= LEFT + ROOM + 1
        assert size_of(each) <= y <= HEIGHT - 10
    return found


def hostile() -> Iterator[Poster]:
    """Posters of every number of seats with texts of any kind."""
    for (seats, name), line in product(zip((1, 2, 3, 4, 5, 6, 10), NAMES, strict=True), LINES):
        people = tuple(PosterSeat(name, ("0 francs", "a fact " * 20), has_won=seat == 0) for seat in range(seats))
        yield Poster("A game", "Round 2", line, f"{line}. And more.", "As Anna saw it", people)


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_every_moment_is_a_short_line_in_the_third_person_and_few_facts_within_a_picture(rules: AnyRuleset) -> None:
    """The law: from every viewpoint, whatever people are called."""
    viewpoints: tuple[Viewpoint, ...] = ("public", "all", 0)
    for game, viewpoint in product(moments(rules), viewpoints):
        poster = shown(game, viewpoint)
        words = " ".join((poster.line, poster.more, *[fact for each in poster.seats for fact in each.facts]))
        assert poster.title == rules.title
        assert 0 < len(poster.line) <= LONGEST_LINE
        assert not poster.line.endswith(".")
        assert "You" not in words.split()
        assert words.isprintable()
        assert "\uf8ff" not in words
        assert [each.name for each in poster.seats] == [*PEOPLE[: len(game.seats)]]
        assert all(len(each.facts) <= MOST_FACTS for each in poster.seats)
        assert not set.intersection(*[set(each.facts) for each in poster.seats]), "what is equal for all is left out"
        asked = {each.seat for each in game.open.values()} if game.status == "playing" else set()
        assert {nth for nth, each in enumerate(poster.seats) if each.is_asked} == (asked if len(asked) < len(game.seats) else set())
        written(poster_svg(poster, COVER))
        written(poster_svg(shown(game, viewpoint, [*islice(cycle(NAMES[::-1]), len(game.seats))]), COVER))


def test_any_text_is_written_whole_in_a_bounded_number_of_rows() -> None:
    for each in hostile():
        found = written(poster_svg(each, COVER))
        assert len(found) <= 2 + 3 + 2 + 2 * 8
        assert len({float(text.get("y") or 0) for text in found}) <= 1 + 1 + 3 + 2 + 4


@pytest.mark.parametrize("line", ["Boris won", "Wilhelmina Mountford interrogates Bartholomew Winklers, spending 1 franc, and sees Agent USSR"])
def test_the_moment_can_be_read_at_400_pixels_and_people_stand_with_their_names_whole(line: str) -> None:
    names = [f"Wilhelmina Mountford {nth}" for nth in range(4)]
    people = tuple(PosterSeat(name, ("Cleared",), has_won=nth == 1, is_asked=nth == 2) for nth, name in enumerate(names))
    found = written(poster_svg(Poster("A game", "Round 2", line, "Anna had most points. Points: Anna 2.", "As Anna saw it", people), COVER))
    large = [each for each in found if (each.text or "") in line and float(each.get("x") or 0) == LEFT and size_of(each) > 42]
    assert " ".join([each.text or "" for each in large]) == line
    assert min(map(size_of, large)) * 400 / WIDTH >= 15
    said = [each.text for each in found]
    assert {names[0], f"★ {names[1]}", *names[2:], "Anna had most points"} <= {*said}
    assert (said.count("Winner · Cleared"), said.count("To move · Cleared"), said.count("Cleared")) == (1, 1, 2)


@pytest.mark.parametrize("rules", RULES, ids=lambda each: each.name)
def test_the_end_says_who_won_and_why(rules: AnyRuleset) -> None:
    *_, end = moments(rules)
    assert end.outcome is not None
    poster = shown(end)
    assert poster.line.endswith(" won")
    assert poster.more
    assert poster.phase == ""
    assert [nth for nth, each in enumerate(poster.seats) if each.has_won] == sorted(end.outcome.winners)


def test_facts_are_those_of_the_scene() -> None:
    wanted: dict[AnyRuleset, set[str]] = {MICROFILMS: {"Suspect", "Cleared", "francs"}, CASINO: {"chips"}, INFILTRATORS: {"Hand", "Clues"}, MICRODOT: {"Equipment to collect"}}
    for rules, facts in wanted.items():
        told = chain.from_iterable(each.facts for game in moments(rules) for each in shown(game).seats)
        assert {fact.strip("0123456789").strip(" :") for fact in told} >= facts


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


@pytest.mark.parametrize("title", ["A game", "The very long title of a cup that is played in spring and in summer", "W" * 80, "<&>"])
def test_covers_and_pictures_of_events_fit_any_title(title: str) -> None:
    cover = typographic_cover(title)
    root = ElementTree.fromstring(cover)
    assert (root.get("width"), root.get("height")) == ("1200", str(COVER_HEIGHT))
    assert all(width_of(each.text or "") * size_of(each) <= WIDTH for each in root.iter(TEXT))
    written(tournament_picture(COVER, title, ["Microdot", "Online", "12 entries", "3 of 5 rounds played", "x" * 90]))
    assert len({re.sub(">[^<]*</text>", "", typographic_cover(each)) for each in ("Leduc", "Auction", "Poker", "Spies")}) > 1
