"""What a link brings is taken over by a page after a click alone; the page's modules run in node, without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.spec.node import ROOT, node


@pytest.fixture(scope="module")
def found() -> Any:
    ran = node(ROOT / "tests/spec/taking.mjs")
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_page_that_is_merely_opened_takes_no_seat(found: Any) -> None:
    assert (found["refused"]["taken"], found["refused"]["tokens"]) == (None, [])
    assert found["refused"]["asked"] == [["Play this seat here?", "This link plays as Anna (seat 1). Take it over only if it was given to you."]]
    assert found["refused"]["hash"] == ""


def test_the_readers_own_seat_is_never_replaced_without_their_word(found: Any) -> None:
    assert (found["kept"]["taken"], found["kept"]["tokens"], found["kept"]["own"]) == (None, ["dd_seat_ben"], "dd_seat_ben")
    [[title, words]] = found["kept"]["asked"]
    assert title == "You have a seat at this table"
    assert words.startswith("You hold seat 2 here. Play as Anna (seat 1) on this device instead?")


def test_a_link_of_the_own_seat_asks_nothing(found: Any) -> None:
    assert (found["own"]["taken"], found["own"]["asked"]) == ("dd_seat_ben", [])


def test_a_seat_that_is_taken_over_leaves_the_own_one_in_the_browser(found: Any) -> None:
    assert (found["taken"]["taken"], found["taken"]["tokens"]) == ("dd_seat_anna", ["dd_seat_anna", "dd_seat_ben"])


def test_the_slip_of_a_seat_is_exchanged_after_a_click_alone(found: Any) -> None:
    assert (found["slipRefused"]["taken"], found["slipRefused"]["exchanged"], found["slipRefused"]["hash"]) == (None, 0, "")
    [[title, words]] = found["slipRefused"]["asked"]
    assert title == "Open your slip here?"
    assert "from then on this one plays the seat" in words
    assert "Your seat 2 stays in this browser" in words
    opened = found["slipOpened"]
    assert (opened["taken"], opened["exchanged"], opened["hash"]) == ("dd_seat_clara", 1, "")
    assert opened["tokens"] == ["dd_seat_clara", "dd_seat_anna", "dd_seat_ben"]


def test_a_seats_slip_that_another_device_opened_says_so_and_takes_nothing(found: Any) -> None:
    assert found["slipUsed"]["words"] == "Another device has opened this slip."
    assert (found["slipUsed"]["hash"], found["slipUsed"]["tokens"]) == ("", ["dd_seat_clara", "dd_seat_anna", "dd_seat_ben"])


def test_a_slip_is_exchanged_after_a_click_alone(found: Any) -> None:
    assert (found["deskRefused"]["token"], found["deskRefused"]["exchanged"]) == ("", 0)
    assert found["deskRefused"]["asked"][0][0] == "Open your slip here?"
    assert found["deskOpened"]["token"] == "dd_official_e0a1"


def test_a_lost_answer_is_asked_for_again_with_the_same_key_after_a_reload_too(found: Any) -> None:
    assert (found["deskLost"]["token"], found["deskLost"]["exchanged"]) == ("", 4)
    assert (found["deskOpened"]["exchanged"], found["keys"]) == (5, 1)


def test_the_desk_asks_before_it_acts_as_another_official(found: Any) -> None:
    assert found["deskOther"]["token"] == "dd_official_e0a1"
    assert "as the official that it is now" in found["deskOther"]["asked"][0][1]
