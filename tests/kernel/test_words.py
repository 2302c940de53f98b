"""What a ruleset says about itself: scenes and their differences, the second person, texts within their bounds."""

from __future__ import annotations

import pytest

from domain.kernel.text.second_person import YOU, names_for, to_second_person
from domain.kernel.words.phrases import Move, to_length
from domain.kernel.words.scene import EMPTY, Phase, Scene, Sight, Thing, Zone, backs, kinds, purse, zone
from domain.kernel.words.scene_difference import scene_moves

PHASE = Phase("turn", "A turn")


def scene(*zones: Zone) -> Scene:
    return Scene(PHASE, zones)


def moves(before: Scene, after: Scene) -> tuple[Move, ...]:
    return scene_moves(before, after, {"SB": "card", "MAP": "chart"}.get)


class TestScenes:
    def test_a_zone_that_hides_anything_shows_no_order(self) -> None:
        held = zone("hand:1", "fan", "A hand", (Thing(back="card"), *kinds(["SB", "IB"]), Thing(back="card")))
        assert held.things == (Thing(kind="IB"), Thing(kind="SB"), Thing(back="card", count=2))
        assert held.count == 4

    def test_an_open_zone_keeps_its_order(self) -> None:
        assert zone("discard", "row", "Discard", kinds(["SB", "IB", "IB", "CO"])).things == (
            Thing(kind="SB"),
            Thing(kind="IB", count=2),
            Thing(kind="CO"),
        )

    def test_what_is_known_in_two_ways_stays_apart(self) -> None:
        held = zone("hand:1", "fan", "A hand", [Thing(kind="SB", known=Sight("taken", nth)) for nth in (9, 4)])
        assert [each.known and each.known.version for each in held.things] == [9, 4]


class TestMoves:
    def test_coins_go_from_purse_to_purse(self) -> None:
        before, after = (scene(purse("a", "A", one), purse("b", "B", two)) for one, two in ((3, 1), (1, 3)))
        assert moves(before, after) == (Move(Thing(coins=2), "a", "b"),)

    def test_a_hidden_card_turns_over_on_its_way(self) -> None:
        before = scene(zone("hand", "fan", "H", backs("card", 2)), zone("discard", "row", "D"))
        after = scene(zone("hand", "fan", "H", backs("card", 1)), zone("discard", "row", "D", kinds(["SB"])))
        assert moves(before, after) == (Move(Thing(kind="SB"), "hand", "discard", "up"),)
        assert moves(after, before) == (Move(Thing(kind="SB"), "discard", "hand", "down"),)

    def test_a_card_that_is_looked_at_lifts_where_it_lies(self) -> None:
        before = scene(zone("deck", "pile", "D", backs("card", 5)), zone("hand", "fan", "H", backs("card", 2)))
        seen = zone("hand", "fan", "H", (Thing(kind="SB", known=Sight("interrogated", 7)), *backs("card", 1)))
        assert moves(before, scene(before.zones[0], seen)) == (Move(Thing(kind="SB"), "hand", "hand", "up"),)

    def test_a_card_comes_from_a_pile_with_its_back(self) -> None:
        near, far = zone("charts", "pile", "C", backs("chart", 3)), zone("deck", "pile", "D", backs("card", 3))
        before = scene(far, near, zone("hand", "fan", "H"))
        after = scene(
            zone("deck", "pile", "D", backs("card", 2)), near, zone("hand", "fan", "H", kinds(["SB"]))
        )
        assert moves(before, after) == (Move(Thing(kind="SB"), "deck", "hand", "up"),)

    def test_like_things_go_the_nearest_way(self) -> None:
        one, none = kinds(["SB"]), ()
        before = scene(zone("a", "row", "A", one), zone("b", "row", "B"), zone("c", "row", "C", one), zone("d", "row", "D"))
        after = scene(*[zone(id_, "row", "Z", held) for id_, held in zip("abcd", (none, one, none, one), strict=True)])
        assert moves(before, after) == (Move(Thing(kind="SB"), "a", "b"), Move(Thing(kind="SB"), "c", "d"))

    def test_a_token_turns_over_and_a_piece_goes_from_cell_to_cell(self) -> None:
        before, after = (
            scene(
                zone("token:0", "spot", "T", [Thing(token="suspicion", face=face)]),
                zone("board", "grid", "B", [Thing(piece="gun", of=1, at=at)]),
            )
            for face, at in (("suspect", "d5"), ("cleared", "e5"))
        )
        assert moves(before, after) == (
            Move(Thing(piece="gun", of=1), "board/d5", "board/e5"),
            Move(Thing(token="suspicion", face="cleared"), "token:0", "token:0"),
        )

    def test_what_comes_from_nowhere_does(self) -> None:
        after = scene(zone("deck", "pile", "D", backs("card", 9)))
        assert moves(EMPTY, after) == (Move(Thing(back="card", count=9), None, "deck", "down"),)
        assert moves(after, EMPTY) == (Move(Thing(back="card", count=9), "deck", None),)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"{YOU} draws a card.", "You draw a card."),
        (f"{YOU} passes and takes a franc.", "You pass and take a franc."),
        (f"{YOU} shows a film, names Boris, and sees his card.", "You show a film, name Boris, and see his card."),
        (f"{YOU} accepts, and Boris is Cleared and takes a card.", "You accept, and Boris is Cleared and takes a card."),
        (f"Boris passes {YOU} and takes a franc.", "Boris passes you and takes a franc."),
        (f"It is {YOU}'s turn.", "It is your turn."),
        (f"{YOU}'s hand is empty. {YOU} is out.", "Your hand is empty. You are out."),
        (f"Boris takes 2 francs from {YOU} as agreed.", "Boris takes 2 francs from you as agreed."),
        (f"Anna and {YOU} won.", "Anna and you won."),
        (f"{YOU}, last in turn order, takes a chip.", "You, last in turn order, take a chip."),
        (f"Two of {YOU}'s cards.", "Two of your cards."),
        (f"A card of {YOU} is stopped.", "A card of yours is stopped."),
        ("Anna draws a card.", "Anna draws a card."),
        (f"{YOU} tries it, and {YOU} watches.", "You try it, and you watch."),
    ],
)
def test_lines_are_addressed_to_their_reader(line: str, said: str) -> None:
    assert to_second_person(line) == said


def test_only_the_own_name_is_left_out() -> None:
    assert names_for(("Anna", "Boris"), 1) == ("Anna", YOU)
    assert names_for(("Anna", "Boris"), None) == ("Anna", "Boris")


@pytest.mark.parametrize("longest", [10, 20, 40, 80])
def test_no_text_is_longer_than_it_may(longest: int) -> None:
    for text in ("x" * 100, "word " * 30, "A short one. Then a long one, which goes on and on, and on: " * 3):
        assert 0 < len(to_length(text, longest)) <= longest
