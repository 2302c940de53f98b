"""Posters: whole and safe for any text, a bounded number of parts, and words that can be read at a third of their size."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from projections.poster import Poster, PosterSeat
from service.pictures.cover import HEIGHT as COVER_HEIGHT
from service.pictures.cover import typographic_cover
from service.pictures.elements import width_of
from service.pictures.event_picture import event_picture
from service.pictures.poster import HEIGHT, LEFT, ROOM, WIDTH, poster_svg

COVER = typographic_cover("A game")
NAMES = ("Anna", "Bartholomew Winklers", "W" * 40, "<script>alert(1)</script>", "\x00\x1b[2J\u202e", "安娜" * 20, "'\"&]]>")
LINES = ("Boris won", "Anna interrogates Clara, spending 1 franc, and sees Agent USA", "W" * 100, "the long way round " * 5, "<b>&amp;", "\x07")
HOSTILE = [(seats, name, line) for (seats, name), line in product(zip((1, 2, 3, 4, 5, 6, 10), NAMES, strict=True), LINES)]
TEXT = "{http://www.w3.org/2000/svg}text"


def poster(line: str, *seats: PosterSeat, more: str = "") -> Poster:
    return Poster("A game", "Round 2", line, more, "As Anna saw it", seats)


def texts(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(TEXT))


def size_of(text: ElementTree.Element) -> float:
    return float(text.get("font-size") or 0)


@pytest.mark.parametrize(("seats", "name", "line"), HOSTILE)
def test_any_text_is_written_whole_within_the_picture(seats: int, name: str, line: str) -> None:
    people = [PosterSeat(name, ("0 francs", "a fact " * 20), has_won=seat == 0) for seat in range(seats)]
    found = texts(poster_svg(poster(line, *people, more=f"{line}. And more."), COVER))
    assert len(found) <= 2 + 3 + 2 + 2 * 8
    for each in found:
        x, y, wide = float(each.get("x") or 0), float(each.get("y") or 0), width_of(each.text or "") * size_of(each)
        start = x - wide if each.get("text-anchor") == "end" else x
        assert start >= LEFT - 1
        assert start + wide <= LEFT + ROOM + 1
        assert size_of(each) <= y <= HEIGHT - 0.2 * size_of(each)
    rows = {float(each.get("y") or 0) for each in found}
    assert len(rows) <= 1 + 1 + 3 + 2 + 4


@pytest.mark.parametrize("line", ["Boris won", "Wilhelmina Mountford interrogates Bartholomew Winklers, spending 1 franc, and sees Agent USSR"])
def test_the_moment_can_be_read_at_400_pixels(line: str) -> None:
    people = [PosterSeat("Wilhelmina Mountford", ("Cleared", "3 francs"), has_won=False)] * 6
    said = [each for each in texts(poster_svg(poster(line, *people), COVER)) if (each.text or "") in line and float(each.get("x") or 0) == LEFT and size_of(each) > 42]
    assert " ".join([each.text or "" for each in said]) == line
    assert min(map(size_of, said)) * 400 / WIDTH >= 15


def test_people_stand_with_their_names_whole_and_whoever_won_has_a_star() -> None:
    people = [PosterSeat(f"Wilhelmina Mountford {nth}", ("Cleared",), has_won=nth == 1) for nth in range(4)]
    said = [each.text for each in texts(poster_svg(poster("Somebody won", *people), COVER))]
    assert [each for each in said if each and "Wilhelmina" in each] == [
        "Wilhelmina Mountford 0", "★ Wilhelmina Mountford 1", "Wilhelmina Mountford 2", "Wilhelmina Mountford 3",
    ]  # fmt: skip
    assert said.count("Winner · Cleared") == 1
    assert said.count("Cleared") == 3


def test_who_is_to_move_stands_below_the_name() -> None:
    said = [each.text for each in texts(poster_svg(poster("Anna passes", PosterSeat("Anna", ("Cleared",)), PosterSeat("Boris", ("3 francs",), is_asked=True)), COVER))]
    assert "To move · 3 francs" in said
    assert "Cleared" in said


def test_a_reason_is_its_first_sentence() -> None:
    said = [each.text for each in texts(poster_svg(poster("Anna won", more="Anna had most points. Points: Anna 2, Boris 0."), COVER))]
    assert "Anna had most points" in said


@pytest.mark.parametrize("title", ["A game", "An extraordinarily long title of a game", "W" * 60, "<&>"])
def test_a_typographic_cover_has_the_title_and_colours_of_its_own(title: str) -> None:
    cover = typographic_cover(title)
    root = ElementTree.fromstring(cover)
    assert (root.get("width"), root.get("height")) == ("1200", str(COVER_HEIGHT))
    for each in root.iter(TEXT):
        assert width_of(each.text or "") * size_of(each) <= WIDTH
    assert len({re.sub(">[^<]*</text>", "", typographic_cover(each)) for each in ("Leduc", "Auction", "Poker", "Spies")}) > 1


def test_an_events_picture_fits_any_title() -> None:
    for title in ("Spring Cup", "The very long title of a cup that is played in spring and in summer", "W" * 80):
        for each in texts(event_picture(COVER, title, ["Microdot", "Online", "12 entries", "3 of 5 rounds played", "x" * 90])):
            assert float(each.get("x") or 0) + width_of(each.text or "") * size_of(each) <= LEFT + ROOM + 1
            assert size_of(each) <= float(each.get("y") or 0) <= HEIGHT - 10
