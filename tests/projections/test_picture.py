"""Pictures of tables: whole, safe, the same for the same sketch, and as much as one may know."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from domain.kernel.ruleset import AnyRuleset
from domain.kernel.sketch import Card, Pile, Place, Sketch, Token
from projections.picture import HEIGHT, PANEL_H, PANEL_W, ROOM, WIDTH, spot, svg
from tests.laws.tables import every_table, rngs
from tests.laws.walks import walk

NASTY = (
    "<script>alert(1)</script>", "\"><image href='http://x.example/'/>", "]]>&lt;", "a\ufffe\u0000b", "安娜 " * 12, "'", "&amp;",
)  # fmt: skip
EYES = "As everybody sees it"


def drawn(sketch: Sketch, title: str = "A game", description: str = "In words.") -> ElementTree.Element:
    """A picture, read again."""
    return ElementTree.fromstring(svg(sketch, title, "event 5, being played", EYES, description))


def said(root: ElementTree.Element) -> str:
    """All the words of a picture."""
    return " | ".join(text for text in root.itertext() if text.strip())


@every_table
def test_every_position_of_every_game_can_be_drawn(rules: AnyRuleset, players: int) -> None:
    """Every name and label is there, and what is face down has no words."""
    people = [f"Somebody {seat}" for seat in range(players + 1)]
    for rng in rngs("pictures", rules, players, 2):
        for state in walk(rules, players, rng):
            for minds in ((), state.minds[:1], state.minds):
                sketch = rules.sketch(state.table, minds, people)
                assert len(sketch.places) == len(state.minds)
                words = said(drawn(sketch, rules.title))
                for name in people[: len(sketch.places)]:
                    assert name in words
                for place in sketch.places:
                    for token in place.tokens:
                        assert token.label in words
                    for card in place.cards:
                        assert card.mark in words
                        assert card.label in words
                for pile in sketch.piles:
                    assert pile.label in words
                assert all(caption in words for caption in sketch.captions)


def test_the_same_sketch_gives_the_same_bytes() -> None:
    sketch = Sketch((Place("Anna", (Card("UK", "Agent"), Card())), Place("Boris", coins=3)), (Pile("Deck", 7),))
    assert svg(sketch, "A", "b", "c", "d") == svg(sketch, "A", "b", "c", "d")


@pytest.mark.parametrize("text", NASTY)
def test_what_people_wrote_is_text_and_nothing_else(text: str) -> None:
    sketch = Sketch(
        places=(Place(text, (Card(text, text),), (Token(text),), 3, text), Place(text, is_out=True)),
        piles=(Pile(text, 3, Card(text)),),
        captions=(text,),
        coin=text,
    )
    root = drawn(sketch, text, text)
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= {
        "svg", "title", "desc", "defs", "radialGradient", "linearGradient", "stop", "g", "rect", "ellipse", "circle", "path", "use", "text",
    }  # fmt: skip
    for each in root.iter():
        for name, value in each.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value in ("#dd-card", "#dd-role")
            assert "url(" not in value or re.fullmatch(r"url\(#dd-[a-z]+\)", value)


def test_a_reader_that_sees_nothing_is_told_it_in_words() -> None:
    root = drawn(
        Sketch(
            (Place("Anna", (Card("UK", "Agent"), Card()), (Token("Suspect", "bad"),), 1),), winners=(0,), coin="franc"
        )
    )
    assert (root.get("role"), root.get("aria-labelledby")) == ("img", "dd-title dd-desc")
    assert [each.text for each in root.iter() if each.get("id") in ("dd-title", "dd-desc")] == [
        "A game, event 5, being played",
        "In words.",
    ]
    assert "Anna: Suspect, 1 franc, Agent UK, 1 card face down, winner" in said(root)


def test_tones_are_told_by_shape_too() -> None:
    shapes = [re.findall(r'<path d="([^"]+)" transform="translate\(17', svg(Sketch((Place("A", tokens=(Token("x", tone),)),)), "", "", "", "")) for tone in ("good", "bad", "plain")]  # type: ignore[arg-type]  # fmt: skip
    assert len({each[0] for each in shapes}) == 3


@pytest.mark.parametrize("seats", range(1, 13))
def test_places_lie_within_the_picture_and_not_on_each_other(seats: int) -> None:
    scale = min(1.0, ROOM / seats)
    width, height = PANEL_W * scale, PANEL_H * scale
    middles = [spot(nth, seats) for nth in range(seats)]
    for x, y in middles:
        assert width / 2 <= x <= WIDTH - width / 2
        assert height / 2 <= y <= HEIGHT - height / 2
    for nth, (x, y) in enumerate(middles):
        for other_x, other_y in middles[:nth]:
            assert abs(x - other_x) >= width or abs(y - other_y) >= height


def test_one_looks_from_ones_own_seat() -> None:
    places = (Place("Anna"), Place("Boris"), Place("Clara"))
    shown = svg(Sketch(places, front=1), "", "", "", "")
    front_x, front_y = spot(0, 3)
    where = f'transform="translate({front_x - PANEL_W / 2:.0f} {front_y - PANEL_H / 2:.0f})"'
    assert re.search(re.escape(f"<g {where}><title>Boris"), shown)
