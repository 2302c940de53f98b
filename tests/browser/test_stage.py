"""The stage: on large screens the table fills its room, seats stand around it, and nothing lies over anything else."""

from __future__ import annotations

import pytest

from tests.browser.positions import Games
from tests.browser.test_window import KINDS, MISPLACED, SIDEWAYS
from tests.browser.visitor import SCREENS, Visit

LARGE = {"desktop": SCREENS["desktop"], "wide": SCREENS["wide"], "low": {"width": 1366, "height": 768}}
NARROW = {"phone": SCREENS["phone"], "narrow": {"width": 360, "height": 780}}
GAMES = [(ruleset, *kinds[0]) for ruleset, kinds in KINDS.items()]
LEAST_FILLED = {"microfilms": 0.8, "infiltrators": 0.8, "casino-incognito": 0.8, "microdot": 0.95}
"""The part of the table's room that lies between its outermost seats, zones and boards."""
FILLED = """() => {
  const room = document.getElementById('board').getBoundingClientRect();
  const shown = [...document.querySelectorAll('#board :is(.seat, .zone, .phase, .field)')].filter((at) => at.checkVisibility({ visibilityProperty: true })).map((at) => at.getBoundingClientRect()).filter(({ width }) => width > 2);
  const [left, top] = [Math.min(...shown.map((box) => box.left)), Math.min(...shown.map((box) => box.top))];
  const [right, bottom] = [Math.max(...shown.map((box) => box.right)), Math.max(...shown.map((box) => box.bottom))];
  return ((right - left) * (bottom - top)) / (room.width * room.height);
}"""
OVER_SEATS = """() => {
  const box = (at) => at.getBoundingClientRect();
  const room = box(document.getElementById('board'));
  const seats = [...document.querySelectorAll('#board .seat')].filter((at) => at.checkVisibility() && getComputedStyle(at).display !== 'contents');
  const others = [...document.querySelectorAll('#board .field > .ground, #board .middle > :is(.zone, .phase, .danger, .tiles)')].filter((at) => at.checkVisibility({ visibilityProperty: true }) && box(at).width > 2);
  const found = seats.filter((at) => box(at).bottom > room.bottom + 1 || box(at).right > room.right + 1).map((at) => `seat ${at.dataset.seat} is cut`);
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const [nth, seat] of seats.entries()) for (const other of [...others, ...seats.slice(nth + 1)]) if (isOver(box(seat), box(other))) found.push(`${other.dataset.zone ?? other.dataset.seat ?? other.className} over seat ${seat.dataset.seat}`);
  return found;
}"""
BOARD_SHARE = "() => document.querySelector('.field > .ground').getBoundingClientRect().height / document.getElementById('board').getBoundingClientRect().height"
CORNERS = """() => {
  const middle = (at) => { const { left, top, width, height } = at.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
  const [x, y] = middle(document.querySelector('.field > .ground'));
  return Object.fromEntries([...document.querySelectorAll('#board .seat')].map((at) => [at.dataset.tone, `${middle(at)[1] < y ? 'top' : 'bottom'} ${middle(at)[0] < x ? 'left' : 'right'}`]));
}"""


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize(("ruleset", "game", "kind"), GAMES)
def test_the_table_fills_its_room_and_nothing_lies_over_a_seat(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, size: str
) -> None:
    anna, asked = visit(toys, viewport=LARGE[size]), positions(ruleset, game)
    asked.sit(anna, asked.asked(kind))
    assert anna.page.evaluate(FILLED) >= LEAST_FILLED[ruleset]
    assert anna.page.evaluate(OVER_SEATS) == []
    assert anna.page.evaluate(MISPLACED) == []
    assert anna.page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("size", LARGE)
def test_microdots_board_has_all_the_height_and_players_stand_at_their_corners(
    visit: Visit, toys: str, positions: Games, size: str
) -> None:
    """The board is square, so that its height is what counts. Of the three players one is at the rail."""
    anna, asked = visit(toys, viewport=LARGE[size]), positions("microdot", "3-seats-staged")
    asked.sit(anna, asked.asked("move"))
    assert anna.page.evaluate(BOARD_SHARE) >= 0.97
    assert anna.page.evaluate(CORNERS) == {"blue": "top right", "green": "bottom right"}


def test_all_of_a_table_is_larger_on_a_large_screen(visit: Visit, toys: str, positions: Games) -> None:
    asked = positions("microfilms", "4-seats")
    widths = []
    for size in ("desktop", "wide"):
        anna = visit(toys, viewport=SCREENS[size])
        asked.sit(anna, asked.asked("turn"))
        widths.append(
            [anna.page.locator(at).first.bounding_box()["width"] for at in ("#rail .thing.kind", "#board .thing.kind")]
        )
    desktop, wide = widths
    assert [large / small for large, small in zip(wide, desktop, strict=True)] == pytest.approx([1.2, 1.2], abs=0.05)


@pytest.mark.parametrize("size", NARROW)
@pytest.mark.parametrize(("ruleset", "game", "kind"), GAMES)
def test_on_a_phone_nothing_is_wider_than_the_window(
    visit: Visit, toys: str, positions: Games, ruleset: str, game: str, kind: str, size: str
) -> None:
    anna, asked = visit(toys, viewport=NARROW[size]), positions(ruleset, game)
    asked.sit(anna, asked.asked(kind))
    assert anna.page.evaluate(SIDEWAYS) == []
    assert anna.page.evaluate(MISPLACED) == []


def test_seats_of_microfilms_stand_in_an_arc(visit: Visit, toys: str, positions: Games) -> None:
    """From the viewer's left to the right, those in the middle the farthest away."""
    asked = positions("microfilms", "6-seats")
    for size in LARGE.values():
        anna = visit(toys, viewport=size)
        asked.sit(anna, asked.asked("discard"))
        boxes = [each.bounding_box() for each in anna.page.locator("#board .seat").all()]
        left = [box["x"] for box in boxes if box]
        top = [box["y"] for box in boxes if box]
        assert left == sorted(left)
        assert top[0] > top[1] > top[2] < top[3] < top[4]
        assert anna.page.evaluate(OVER_SEATS) == []


LOOKS = """() => {
  const pieces = [...document.querySelectorAll("#board [data-role=room] .piece[data-id^=character]")].map((at) => {
    const style = getComputedStyle(at);
    return [at.dataset.tone, style.borderRadius, at.querySelector('use').getAttribute('href').split('#')[1], at.querySelector('.corner').textContent];
  });
  const rooms = [...document.querySelectorAll("#board [data-role=room]")].map((at) => {
    const [style, emblem] = [getComputedStyle(at), getComputedStyle(at, '::before')];
    return [style.backgroundColor, style.backgroundImage, emblem.clipPath];
  });
  return { pieces, rooms, coins: [...document.querySelectorAll('.coins use')].map((at) => at.getAttribute('href').split('#')[1]) };
}"""


def test_rooms_and_characters_of_casino_are_told_apart_by_several_marks(
    visit: Visit, toys: str, positions: Games
) -> None:
    anna, asked = visit(toys, viewport=SCREENS["desktop"]), positions("casino-incognito", "3-seats")
    asked.sit(anna, asked.asked("move"))
    found = anna.page.evaluate(LOOKS)
    tones, shapes, signs, numbers = zip(*found["pieces"], strict=True)
    assert (
        len(set(zip(tones, shapes, strict=True))) == len(set(signs)) == len(set(numbers)) == len(found["pieces"]) == 15
    )
    assert len(set(tones)) == 5
    assert len(set(shapes)) == 3
    assert [len({each[nth] for each in found["rooms"]}) for nth in range(3)] == [10, 10, 10]
    assert set(found["coins"]) == {"coin"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(720, 440), (390, 600), (900, 560)])
@pytest.mark.parametrize("ruleset", KINDS)
def test_a_table_in_a_frame_shows_its_seats_whole(
    visit: Visit, ruleset: str, size: tuple[int, int], scheme: str
) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    anna.page.goto(f"{anna.url}/shown/{ruleset}")
    anna.page.locator("#board .seat").first.wait_for()
    assert anna.page.evaluate(OVER_SEATS) == []
    assert all((box := each.bounding_box()) and box["height"] >= 28 for each in anna.page.locator("#board .seat").all())
    assert (
        anna.page.evaluate(
            "['#board', '#rail'].filter((at) => document.querySelector(at).scrollWidth > document.querySelector(at).clientWidth + 1 && getComputedStyle(document.querySelector(at)).overflowX !== 'hidden')"
        )
        == []
    )
