"""Pictures of tables: whole, safe, the same for the same sketch, and as much as one may know."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from itertools import islice, pairwise
from random import Random
from xml.etree import ElementTree

import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.table_drawing import (
    Bar,
    Board,
    BoardTile,
    Caption,
    Card,
    Piece,
    Pile,
    SeatArea,
    SeatMarker,
    Sketch,
    join_boards,
)
from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.casino_incognito.view.card_texts import ABILITIES
from service.pictures import card_grid, components, phone_layout, seat_panel, wide_board_layout
from service.pictures.elements import to_coordinate
from service.pictures.seat_panel import PANEL_H, PANEL_W
from service.pictures.table_layout import HEIGHT, WIDTH, oval_seat_centre, seat_scale, wide_picture
from tests.laws.plays import walk
from tests.laws.tables import rngs, some_tables

NASTY = (
    "<script>alert(1)</script>", "\"><image href='http://x.example/'/>", "]]>&lt;", "a\ufffe\u0000b", "安娜 " * 12, "'", "&amp;",
)  # fmt: skip
EYES = "As everyone sees it"
Draw = Callable[..., ElementTree.Element]


def drawn(sketch: Sketch, title: str = "A game", description: str = "In words.") -> ElementTree.Element:
    """A picture, read again."""
    return ElementTree.fromstring(wide_picture(sketch, title, "event 5, being played", EYES, description))


def drawn_tall(sketch: Sketch, title: str = "A game", description: str = "In words.") -> ElementTree.Element:
    """A picture for narrow screens, read again."""
    return ElementTree.fromstring(phone_layout.phone_picture(sketch, title, "event 5, being played", description))


def said(root: ElementTree.Element) -> str:
    """All the words of a picture."""
    return " | ".join(text for text in root.itertext() if text.strip())


@some_tables("pictures", most=1)
def test_positions_of_every_game_can_be_drawn(rules: AnyRuleset, players: int) -> None:
    """Of every tenth position, in a long run of every fourth: every name and label is there, and what is face down has no words."""
    people = [f"Somebody {seat}" for seat in range(players + 1)]
    for rng in rngs("pictures", rules, players):
        for state in islice(walk(rules, players, rng), 0, None, 4 if IS_LONG else 10):
            for minds in ((), state.minds[:1], state.minds):
                sketch = rules.sketch(state.table, minds, people[: len(state.minds)])
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
                assert lying(sketch) <= set(words.split(" | "))


def lying(sketch: Sketch) -> set[str]:
    """What lies on a sketch's board, in words."""
    if sketch.board is None:
        return set()
    shown = (sketch.board.tiles, sketch.board.bars, sketch.board.pieces)
    return {each.title for things in shown for each in things if each.title}


BOARD = Board(
    width=60,
    height=40,
    tiles=(
        BoardTile(0, 0, 10, 10, "E", title="An embassy"),
        BoardTile(10, 0, 10, 14, "7", "Hearts", "red", "The seven of hearts"),
        BoardTile(20, 0, 10, 14, title="A card face down"),
        BoardTile(30, 0, 30, 20, "3", "The cabaret", "violet", "Room 3", is_lit=True),
    ),
    bars=(Bar(0, 20, 60, 20, title="The wall"), Bar(0, 30, 60, 30, is_thick=False)),
    pieces=(Piece(5, 5, "A", "Anna's agent"), Piece(40, 12, "12", "Boris", "gold", "pawn"), Piece(50, 12, "", "A die", shape="die")),
    captions=(Caption(30, 38, "Evening"), Caption(30, 30, "small", is_small=True)),
)  # fmt: skip


@pytest.mark.parametrize("draw", [drawn, drawn_tall])
@pytest.mark.parametrize("piles", [(), (Pile("Deck", 7), Pile("Discard", 0))])
@pytest.mark.parametrize("seats", [1, 5])
def test_a_board_lies_in_the_middle_with_everything_on_it(draw: Draw, piles: tuple[Pile, ...], seats: int) -> None:
    sketch = Sketch(tuple(SeatArea(f"Somebody {seat}") for seat in range(seats)), piles, ("Now", "Here"), board=BOARD)
    words = set(said(draw(sketch)).split(" | "))
    assert lying(sketch) | {"E", "7", "Hearts", "The cabaret", "A", "12", "Evening", "small"} <= words
    assert {each.name for each in sketch.places} <= words
    assert all(any(each.startswith(pile.label) for each in words) for pile in piles)


@pytest.mark.parametrize("felt_h", [wide_board_layout.FELT, wide_board_layout.MOST])
@pytest.mark.parametrize("seats", range(1, 11))
def test_beside_a_board_no_seat_lies_on_another_or_on_the_felt(seats: int, felt_h: float) -> None:
    places = [wide_board_layout.column_seat_centre(nth, seats, felt_h) for nth in range(seats)]
    for nth, (x, y, scale) in enumerate(places):
        half_w, half_h = PANEL_W * scale / 2, PANEL_H * scale / 2
        assert x - half_w >= 0
        assert x + half_w <= WIDTH
        assert x + half_w <= wide_board_layout.LEFT or x - half_w >= wide_board_layout.LEFT + wide_board_layout.WIDTH
        assert y - half_h >= wide_board_layout.TOP
        assert y + half_h <= wide_board_layout.TOP + felt_h
        for other_x, other_y, _ in places[:nth]:
            assert x != other_x or abs(y - other_y) >= 2 * half_h


@pytest.mark.parametrize("many", [1, 3, 7, 8, 20])
def test_however_many_cards_a_seat_has_each_can_be_read(many: int) -> None:
    """None lies over the mark of another, nor beyond the panel; a role keeps its place at the left."""
    held = [Card("7", "Agent", is_role=True), *[Card(f"{nth}", "♥", "red") for nth in range(1, many)]]
    root = drawn(Sketch((SeatArea("Anna", tuple(held)),)))
    assert {str(nth) for nth in range(1, many)} <= {each.rstrip("♥") for each in said(root).split(" | ")}
    laid = card_grid.best_grid(many, 190, 74, 37)
    assert laid.across * laid.width <= 190
    assert -(-many // laid.across) * laid.height <= 74


@pytest.mark.parametrize("many", [1, 4, 5, 6, 9])
def test_no_card_of_a_hand_lies_on_the_words_of_another(many: int) -> None:
    shown = seat_panel.hand_svg([Card("W2", "Wire Cutters")] * many, PANEL_W - 32)
    laid = [
        (float(x), float(scale or 1))
        for x, scale in re.findall(r'transform="translate\((\S+) \S+\)(?: scale\((\S+)\))?"', shown)
    ]
    for (x, scale), (after, _) in pairwise(laid):
        assert x + scale * components.CARD_W <= after
    assert all(x + scale * components.CARD_W <= PANEL_W - 12 for x, scale in laid)
    assert (">Wire<" in shown and ">Cutters<" in shown) == bool(laid)


def test_what_one_is_to_do_is_never_cut() -> None:
    sorts: tuple[Callable[..., str], ...] = (wide_picture, phone_layout.phone_picture)
    for players in (2, 5):
        for state in islice(walk(CASINO, players, Random(players)), 0, 40, 1 if IS_LONG else 3):
            for mind, sort in itertools.product(state.minds, sorts):
                sketch = CASINO.sketch(state.table, (mind,), ["Anna"] * players)
                told = ("A game", "now", EYES, "In words.") if sort is wide_picture else ("A game", "now", "In words.")
                cut = [each for each in re.findall(r">([^<]*…)</text>", sort(sketch, *told)) if not each.endswith(" …")]
                assert not [each for each in cut if each.startswith(("Point", "Stay"))], cut


BOLD_SERIF = {"W": 1.13, "2": 0.7, "1": 0.7, "0": 0.7, "G": 0.85, "6": 0.7, "♥": 0.84}
"""How wide the letters of a common bold serif font are, of their size."""


def letters_width(text: ElementTree.Element) -> float:
    return sum(BOLD_SERIF[each] for each in text.text or "") * float(text.get("font-size", ""))


@pytest.mark.parametrize(("width", "height"), [(6.5, 12), (12, 6.5), (5, 5)])
def test_the_mark_of_a_field_keeps_off_its_edges(width: float, height: float) -> None:
    field = BoardTile(2, 2, width, height, "W2")
    root = drawn_tall(Sketch((SeatArea("Anna"),), board=Board(160, 160, (field,))))
    [mark] = [each for each in root.iter() if each.text == "W2"]
    scale = (phone_layout.WIDTH - 2 * phone_layout.GAP) / 160
    assert letters_width(mark) <= 0.92 * width * scale


@pytest.mark.parametrize("label", ["W2", "G6", "10"])
def test_the_letters_of_a_disc_keep_off_its_rim(label: str) -> None:
    root = drawn(Sketch((SeatArea("Anna"),), board=Board(50, 50, pieces=(Piece(20, 20, label, "A piece"),))))
    [mark] = [each for each in root.iter() if each.text == label]
    assert letters_width(mark) <= 6.6


def test_a_slip_holds_all_of_its_words() -> None:
    talk = BoardTile(0, 0, 26, 6, "3", cards=(Card("10", "♥", "red"), Card("W", "2")))
    root = drawn_tall(Sketch((SeatArea("Anna"),), board=Board(100, 40, (talk,))))
    papers = [float(each.get("width", "")) for each in root.iter() if each.get("fill") == "#fbf8f0"]
    words = [each for each in root.iter() if each.text in ("10♥", "W2")]
    assert len(papers) == len(words) == 2
    assert all(letters_width(word) <= paper for word, paper in zip(words, papers, strict=True))


@pytest.mark.parametrize("label", [*ABILITIES.values(), "A very long name of something to do"])
def test_the_name_beside_a_card_is_never_cut(label: str) -> None:
    field = BoardTile(0, 0, 49, 8.6, label=label, cards=(Card("6", "♥", "red"),))
    for board, sort in ((Board(156, 156, (field,)), drawn), (Board(100, 200, (field,)), drawn_tall)):
        told = said(sort(Sketch((SeatArea("Anna"),), board=board)))
        assert label in told.replace(" | ", " ")


def test_a_board_may_be_laid_out_otherwise_where_there_is_little_width() -> None:
    sketch = Sketch((SeatArea("Anna"),), board=BOARD, slim=join_boards((BOARD, BOARD.with_offset(0, 50))))
    assert sketch.slim is not None
    assert (sketch.slim.width, sketch.slim.height) == (60, 90)
    assert said(drawn(sketch)).count("An embassy") == 1
    assert said(drawn_tall(sketch)).count("An embassy") == 2


def test_what_lies_in_a_field_is_part_of_it() -> None:
    """It is one thing to point at, with its words at the left."""
    talk = BoardTile(
        0, 0, 40, 7, "2", title="A talk", means=(("talk", 2),), cards=(Card("K", "♠"), Card("7", "♥", "red"), Card())
    )
    root = drawn(Sketch((SeatArea("Anna"),), board=Board(50, 30, (talk,))))
    [thing] = [each for each in root.iter() if each.get("data-means")]
    assert [each for each in thing.itertext() if each.strip()] == ["A talk", "2", "K♠", "7♥", "◆"]


MEANT = (("target", 1),)
THINGS = Sketch(
    places=(SeatArea("Anna", (Card("UK", "Agent", means=MEANT), Card(means=MEANT)), means=MEANT), SeatArea("Boris", (Card("CO"),))),
    piles=(Pile("Deck", 7, means=MEANT), Pile("Discard", 2, Card("IB", means=MEANT)), Pile("Bank", 5, is_coins=True, means=MEANT)),
    board=Board(50, 30, (BoardTile(0, 0, 10, 10, title="A square", means=MEANT), BoardTile(10, 0, 10, 14, "7", title="A card", means=MEANT)), (), (Piece(5, 5, "A", "A piece", means=MEANT),)),
)  # fmt: skip


@pytest.mark.parametrize("draw", [drawn, drawn_tall])
def test_what_stands_for_something_says_so_by_name_and_never_within_another(draw: Draw) -> None:
    """A button in a button could be reached by nobody who does not see the picture."""
    root = draw(THINGS)
    meant = [each for each in root.iter() if each.get("data-means")]
    assert [each[0].text for each in meant] == [
        *("A square", "A card", "A piece"), "Deck", "Discard", "Bank", "Anna", "UK Agent", "A card face down",
    ]  # fmt: skip
    assert {each.get("data-means") for each in meant} == {'[["target",1]]'}
    assert not [inner for each in meant for inner in each.iter() if inner is not each and inner.get("data-means")]


def test_the_same_sketch_gives_the_same_bytes() -> None:
    sketch = Sketch((SeatArea("Anna", (Card("UK", "Agent"), Card())), SeatArea("Boris", coins=3)), (Pile("Deck", 7),))
    assert wide_picture(sketch, "A", "b", "c", "d") == wide_picture(sketch, "A", "b", "c", "d")


@pytest.mark.parametrize("text", NASTY)
@pytest.mark.parametrize("draw", [drawn, drawn_tall])
def test_what_people_wrote_is_text_and_nothing_else(draw: Draw, text: str) -> None:
    sketch = Sketch(
        places=(SeatArea(text, (Card(text, text),), (SeatMarker(text),), 3, text), SeatArea(text, is_out=True)),
        piles=(Pile(text, 3, Card(text)),),
        captions=(text,),
        coin=text,
        board=Board(
            50,
            30,
            (
                BoardTile(0, 0, 10, 10, text, text, title=text),
                BoardTile(10, 0, 10, 14, text, text),
                BoardTile(20, 0, 20, 20, text, text),
            ),
            (Bar(0, 0, 9, 9, title=text),),
            (Piece(9, 9, text, text),),
            (Caption(9, 9, text),),
        ),
    )
    root = draw(sketch, text, text)
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= {
        "svg", "title", "desc", "defs", "radialGradient", "linearGradient", "stop", "g", "rect", "ellipse", "circle", "path", "use", "text", "line",
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
            (SeatArea("Anna", (Card("UK", "Agent"), Card()), (SeatMarker("Suspect", "bad"),), 1),),
            winners=(0,),
            coin="franc",
        )
    )
    assert (root.get("role"), root.get("aria-labelledby")) == ("img", "dd-title dd-desc")
    assert [each.text for each in root.iter() if each.get("id") in ("dd-title", "dd-desc")] == [
        "A game, event 5, being played",
        "In words.",
    ]
    assert "Anna: Suspect, 1 franc, UK Agent, 1 card face down, winner" in said(root)


def test_many_markers_and_a_note_have_room_at_a_seat() -> None:
    """None goes beyond the edge; the note is not cut."""
    drawn = components.pill_row_svg(
        [components.token_pill(SeatMarker(word)) for word in ("Green, on mission", "Misses 1")], "to throw", PANEL_W
    )
    ends = [
        float(x) + float(scale) * float(wide)
        for x, scale, wide in re.findall(
            r'translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)"><rect width="([\d.]+)"', drawn
        )
    ]
    assert len(ends) == 2
    assert max(ends) < PANEL_W - 14
    assert ">to throw<" in drawn


def test_tones_are_told_by_shape_too() -> None:
    shapes = [re.findall(r'<path d="([^"]+)" transform="translate\(17', wide_picture(Sketch((SeatArea("A", tokens=(SeatMarker("x", tone),)),)), "", "", "", "")) for tone in ("good", "bad", "plain")]  # fmt: skip
    assert len({each[0] for each in shapes}) == 3


@pytest.mark.parametrize("seats", range(1, 13))
def test_places_lie_within_the_picture_and_not_on_each_other(seats: int) -> None:
    places = [
        (*oval_seat_centre(nth, seats), PANEL_W * seat_scale(nth, seats), PANEL_H * seat_scale(nth, seats))
        for nth in range(seats)
    ]
    for nth, (x, y, width, height) in enumerate(places):
        assert width / 2 <= x <= WIDTH - width / 2
        assert height / 2 <= y <= HEIGHT - height / 2
        for other_x, other_y, other_w, other_h in places[:nth]:
            assert abs(x - other_x) >= (width + other_w) / 2 or abs(y - other_y) >= (height + other_h) / 2


def test_one_looks_from_ones_own_seat() -> None:
    places = (SeatArea("Anna"), SeatArea("Boris"), SeatArea("Clara"))
    shown = wide_picture(Sketch(places, front=1), "", "", "", "")
    (x, y), scale = oval_seat_centre(0, 3), seat_scale(0, 3)
    where = f'transform="translate({to_coordinate(x - PANEL_W * scale / 2)} {to_coordinate(y - PANEL_H * scale / 2)}) scale({scale:.3f})"'
    assert re.search(re.escape(f"<g {where}><title>Boris"), shown)
