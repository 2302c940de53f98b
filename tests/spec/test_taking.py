"""What a link brings is taken over by a page after a click alone; the page's modules run in node, without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from service.web.static_files import FILES
from tests.spec.node import ROOT, node, page_modules

PLACES = {"desk/desk.mjs": "PARTS.includes(wanted)", "learn.mjs": "document.getElementById(", "replay/forking.mjs": '=== "#play-on"', "replay/replay.mjs": r"/^\d{1,9}$/"}
"""The modules that read a place of their page from what follows `#`, and what they accept."""
READS_ADDRESS = re.compile(r"\blocation\.hash\b(?! = )|\bhash\b.*= location\b|\bURL\(location")


@pytest.fixture(scope="module")
def found() -> Any:
    ran = node(ROOT / "tests/spec/taking.mjs", page_modules().name)
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
    assert found["deskOpened"]["token"] == "dd_official_t0a1"


def test_a_lost_answer_is_asked_for_again_with_the_same_key_after_a_reload_too(found: Any) -> None:
    assert (found["deskLost"]["token"], found["deskLost"]["exchanged"]) == ("", 4)
    assert (found["deskOpened"]["exchanged"], found["keys"]) == (5, 1)


def test_the_desk_asks_before_it_acts_as_another_official(found: Any) -> None:
    assert found["deskOther"]["token"] == "dd_official_t0a1"
    assert "as the official that it is now" in found["deskOther"]["asked"][0][1]


@pytest.fixture(scope="module")
def brought() -> Any:
    ran = node(ROOT / "tests/spec/brought.mjs", page_modules().name)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def modules() -> Iterator[tuple[str, str]]:
    """The modules of pages: names and texts."""
    return ((name, body.decode()) for name, (body, _) in sorted(FILES.items()) if name.endswith(".mjs"))


def test_no_secret_of_a_link_is_kept_or_used_before_a_press(brought: Any) -> None:
    for visit in brought["visits"]:
        opened, taken = visit["opened"], visit["taken"]
        assert (opened["kept"], opened["posted"]) == ([], []), visit
        assert taken["kept"], visit
        assert (taken["asked"] == 1) == (visit["secret"] in ("edit", "slip", "token")), visit


def test_every_secret_is_visited_at_every_page_that_reads_it(brought: Any) -> None:
    read = {
        (secret, name.partition("/")[0])
        for name, text in modules()
        for call in re.findall(r"\bbrings\(([^)]*)\)", text)
        if not name.startswith("shared/")
        for secret in re.findall(r'"([^"]*)"', call) or [f"{call} is not a name in quotes"]
    }
    assert read == {(each["secret"], each["page"]) for each in brought["visits"]}
    assert {secret for secret, _ in read} == set(brought["secrets"])


def test_only_one_module_reads_secrets_of_an_address() -> None:
    readers = {name for name, text in modules() if READS_ADDRESS.search(text)}
    assert readers == {"shared/taking.mjs", *PLACES}
    for name, accepted in PLACES.items():
        text = FILES[name][0].decode()
        assert len(READS_ADDRESS.findall(text)) == 1, f"{name} reads a place"
        assert accepted in text


def test_every_link_that_the_service_makes_brings_a_secret_by_its_name(brought: Any) -> None:
    files = [each for folder in ("extensions", "service") for kind in ("py", "mjs", "html", "txt") for each in (ROOT / folder).rglob(f"*.{kind}")]
    made = {name for each in files for name in re.findall(r"#([a-z]+)=", each.read_text(encoding="utf-8"))}
    assert made <= set(brought["secrets"])
    assert {"edit", "token"} <= made
