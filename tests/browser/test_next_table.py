"""The table that follows: a rematch by one button each, and a smaller table that everybody's page goes to by itself."""

from __future__ import annotations

import re

from tests.browser.test_organising import does, organised
from tests.browser.visitor import PHONE, Visit, Visitor, person


def next_table(visitor: Visitor, before: str) -> str:
    """The table that the browser went to."""
    visitor.page.wait_for_url(lambda url: "/g/" in url and before not in url)
    visitor.page.locator("#log li").first.wait_for(state="attached")
    return str(visitor.page.url).rpartition("/")[2].partition("#")[0]


def test_a_rematch_has_the_same_people_each_with_a_number_for_the_luck(visit: Visit, toys: str) -> None:
    """Who opens it is told how the others come; one who did not sit there is offered none."""
    anna, boris, passer_by = visit(toys, viewport=PHONE), visit(toys), visit(toys)
    seats = [person("Anna"), person("Boris"), {"kind": "bot", "bot": "house", "name": "Clara"}]
    made = organised(anna, *seats, clock={"decision_s": 900})
    before = made["game"]["id"]
    boris.take(made, 1)
    does(anna, "End the game")
    for each in (anna, boris):
        each.page.get_by_role("button", name="Rematch").wait_for()
    assert anna.violations() == []
    passer_by.page.goto(f"{toys}/g/{before}")
    passer_by.page.locator("#after").wait_for()
    assert passer_by.page.locator("#rematch").is_hidden()
    anna.page.get_by_role("button", name="Rematch").click()
    game = next_table(anna, before)
    assert game != before
    anna.page.locator("#now[data-status=seating]").wait_for()
    anna.page.locator("#invites-words", has_text="The others come by “Go to the rematch”").wait_for()
    anna.page.locator("#room-seats", has_text="Kept for Boris").wait_for()
    assert anna.page.locator("#room-seats").get_by_text("Clara", exact=True).is_visible()
    boris.page.get_by_role("button", name="Go to the rematch").click()
    assert next_table(boris, before) == game
    for each, name in ((anna, "Anna"), (boris, "Boris")):
        each.page.locator("#now", has_text=f"You are {name}").wait_for()
        each.page.locator("#now[data-status=playing]").wait_for()
    card = anna.page.request.get(f"{toys}/v1/games/{game}").json()
    assert [each["name"] for each in card["seats"] if each["kind"] == "human"] == ["Boris", "Anna"], "all move up by one"
    assert card["clock"]["decision_s"] == 900
    luck = anna.page.request.get(f"{toys}/v1/games/{game}/view").json()["luck"]
    assert sum(luck["given"]) == 2
    anna.sheet("More")
    anna.page.locator("#organise").wait_for()
    boris.page.goto(f"{toys}/g/{before}")
    boris.page.get_by_role("button", name="Go to the rematch").click()
    assert next_table(boris, before) == game
    boris.page.locator("#now", has_text="You are Boris").wait_for()


def test_who_sits_at_a_table_that_starts_smaller_is_taken_along(visit: Visit, toys: str) -> None:
    """Also one whose page was closed meanwhile; once, so that the table that ended can be looked at."""
    anna, boris, clara = visit(toys), visit(toys, viewport=PHONE), visit(toys)
    made = organised(anna, person("Anna"), *[{"kind": "human"}] * 3)
    before = made["game"]["id"]
    for visitor, name in ((boris, "Boris"), (clara, "Clara")):
        visitor.page.goto(f"{toys}/g/{before}#join={made['invitation_code']}")
        visitor.page.get_by_label("Your name").fill(name)
        visitor.page.get_by_role("button", name="Sit down").click()
        visitor.page.locator("#now", has_text=f"You are {name}").wait_for()
    clara.page.goto("about:blank")
    does(anna, "Start smaller", Reason="Dora has missed her train.")
    game = next_table(anna, before)
    assert next_table(boris, before) == game
    clara.page.goto(f"{toys}/g/{before}")
    assert next_table(clara, before) == game
    for each, name in ((anna, "Anna"), (boris, "Boris"), (clara, "Clara")):
        each.page.locator("#now", has_text=f"You are {name}").wait_for()
        each.page.locator("#now[data-status=playing]").wait_for()
    luck = anna.page.request.get(f"{toys}/v1/games/{game}/view").json()["luck"]
    assert luck["given"] == [True, True, True]
    dora = visit(toys)
    dora.page.goto(f"{toys}/g/{before}#join={made['invitation_code']}")
    dora.page.locator("#late", has_text="begun at a table without the free seats").wait_for()
    dora.page.get_by_role("link", name="Watch their game").click()
    dora.page.locator("#now[data-status=playing]", has_text="As everyone sees it").wait_for()
    assert dora.page.url == f"{toys}/g/{game}"
    boris.page.goto(f"{toys}/g/{before}")
    boris.page.locator("#whose", has_text="goes on without the free seats").wait_for()
    boris.page.get_by_role("button", name="Go on at the smaller table").click()
    assert re.fullmatch(r"[0-9a-z]+", next_table(boris, before))


def test_alone_the_same_table_is_played_again(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Boris", "Clara")]
    made = anna.opened([person("Anna"), *bots], ruleset="sealed_auction")
    anna.take(made, 0)
    anna.ask("POST", f"/games/{made['game']['id']}/commands", {"type": "abort", "reason": "again"}, made["organiser_token"])
    anna.page.get_by_role("button", name="Rematch").click()
    next_table(anna, made["game"]["id"])
    anna.page.locator("#now[data-status=playing]").wait_for()
