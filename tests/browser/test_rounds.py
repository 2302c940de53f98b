"""A table that waits for a round of drand, by the clocks as they are: what the page says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.test_luck import ask, send
from tests.browser.toybox import toybox
from tests.browser.visitor import Visitor
from tests.hang import HANG_S

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with toybox(tmp_path_factory.mktemp("club")) as url:
        yield url


def open_table(anna: Visitor) -> tuple[str, Any]:
    """A table that lacks one person, with Anna's page open: its id, and the claim code."""
    seats = [{"kind": "human", "claim": True}, {"kind": "human"}, {"kind": "bot"}]
    luck = {"nonces": "none", "public": "drand"}
    made = send(anna, "POST", "", {"ruleset": "microfilms", "seats": seats, "luck": luck, "visibility": "unlisted"})
    game = made["game"]["id"]
    anna.page.goto(f"{anna.url}/g/{game}#token={made['seats'][0]['token']}")
    anna.page.get_by_text("Live").wait_for()
    return game, made["seats"][1]["claim_code"]


@pytest.mark.long
def test_a_page_looks_until_the_round_is_named_and_says_that_it_was_to_come(visit: Visit, club: str) -> None:
    anna = visit(club)
    game, code = open_table(anna)
    with anna.page.expect_request("**/table?shape=*", timeout=1000 * HANG_S):
        """Nothing happened: it looks by itself."""
    send(anna, "POST", f"/{game}/seats/1/claim", {"code": code})
    number = ask(anna, f"{game}/view")["luck"]["round"]["round"]
    anna.page.get_by_role("heading", name=f"Waiting for round {number} of drand").wait_for()
    told = anna.page.get_by_text(f"Round {number} of drand was still to come when this browser saw it named.")
    anna.sheet("More")
    told.wait_for()
    assert anna.page.locator("#changed").is_hidden()
    anna.page.reload()
    anna.sheet("More")
    told.wait_for()


def test_a_clock_far_from_the_service_s_tells_nothing(visit: Visit, club: str) -> None:
    anna = visit(club)
    anna.page.add_init_script("const now = Date.now; Date.now = () => now() - 40_000;")
    game, code = open_table(anna)
    send(anna, "POST", f"/{game}/seats/1/claim", {"code": code})
    anna.sheet("More")
    anna.page.locator("#round").get_by_text("cannot be told here").wait_for()
    assert "seconds apart" in str(anna.page.locator("#round").text_content())
    assert anna.page.locator("#changed").is_hidden()
