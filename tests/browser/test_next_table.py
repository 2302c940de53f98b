"""The table that follows: a rematch by one button each, and a smaller table that everybody's page goes to by itself."""

from __future__ import annotations

import re

from tests.browser.test_organising import does, organised
from tests.browser.test_people import PHONE, sit
from tests.browser.test_wrong_acts import mine, opened_with
from tests.browser.visitor import Visit, Visitor


def next_table(visitor: Visitor, before: str) -> str:
    """The table that the browser went to."""
    visitor.page.wait_for_url(lambda url: "/g/" in url and before not in url)
    visitor.page.locator("#log li").first.wait_for(state="attached")
    return str(visitor.page.url).rpartition("/")[2].partition("#")[0]


def test_a_rematch_has_the_same_people_each_with_a_number_for_the_luck(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys, **PHONE), visit(toys)
    seats = [mine("Anna"), mine("Boris"), {"kind": "bot", "bot": "house", "name": "Clara"}]
    made = organised(anna, toys, *seats, clock={"decision_s": 900})
    before = made["game"]["id"]
    sit(boris, toys, made, 1)
    does(anna, "End the game")
    for each in (anna, boris):
        each.page.get_by_role("button", name="Rematch").wait_for()
    assert anna.violations() == []
    boris.page.get_by_role("button", name="Rematch").click()
    game = next_table(boris, before)
    assert game != before
    boris.page.locator("#now[data-status=seating]").wait_for()
    anna.page.get_by_role("button", name="Go to the rematch").click()
    assert next_table(anna, before) == game
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


def test_who_opens_a_rematch_is_told_how_the_others_come(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys), visit(toys)
    made = organised(anna, toys, mine("Anna"), mine("Boris"), {"kind": "bot", "bot": "house", "name": "Clara"})
    sit(boris, toys, made, 1)
    does(anna, "End the game")
    anna.page.get_by_role("button", name="Rematch").click()
    next_table(anna, made["game"]["id"])
    anna.page.locator("#invites-words", has_text="The others come by “Go to the rematch”").wait_for()
    anna.page.locator("#room-seats", has_text="Kept for Boris").wait_for()
    assert anna.page.locator("#room-seats").get_by_text("Clara", exact=True).is_visible()
    boris.page.get_by_role("button", name="Go to the rematch").click()
    anna.page.locator("#now[data-status=playing]").wait_for()


def test_who_opens_the_link_of_a_table_that_has_begun_is_told_so(visit: Visit, toys: str) -> None:
    anna, late = visit(toys), visit(toys, **PHONE)
    made = organised(anna, toys, mine("Anna"), {"kind": "human"}, {"kind": "bot", "bot": "house"})
    link, boris = f"{toys}/g/{made['game']['id']}#join={made['invitation_code']}", visit(toys)
    boris.page.goto(link)
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit down").click()
    boris.page.locator("#now[data-status=playing]").wait_for()
    late.page.goto(link)
    late.page.get_by_text("Every seat is taken, and the game is on.").wait_for()
    assert late.page.locator("#sit").is_hidden()
    assert late.violations() == []


def test_one_who_did_not_sit_there_is_offered_no_rematch(visit: Visit, toys: str) -> None:
    anna, passer_by = visit(toys), visit(toys)
    made = organised(anna, toys, mine("Anna"), mine("Boris"), mine("Clara"))
    does(anna, "End the game")
    passer_by.page.goto(f"{toys}/g/{made['game']['id']}")
    passer_by.page.locator("#after").wait_for()
    assert passer_by.page.locator("#rematch").is_hidden()


def test_who_sits_at_a_table_that_starts_smaller_is_taken_along(visit: Visit, toys: str) -> None:
    """Also one whose page was closed meanwhile; once, so that the table that ended can be looked at."""
    anna, boris, clara = visit(toys), visit(toys, **PHONE), visit(toys)
    made = organised(anna, toys, mine("Anna"), *[{"kind": "human"}] * 3)
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
    made = opened_with(anna, toys, [mine("Anna"), *bots], ruleset="sealed_auction")
    anna.page.goto(f"{toys}/g/{made['game']['id']}#token={made['seats'][0]['token']}")
    headers = {"Idempotency-Key": "0" * 32, "Authorization": f"Bearer {made['organiser_token']}"}
    told = {"type": "abort", "reason": "again"}
    anna.page.request.post(f"{toys}/v1/games/{made['game']['id']}/commands", data=told, headers=headers)
    anna.page.get_by_role("button", name="Rematch").click()
    next_table(anna, made["game"]["id"])
    anna.page.locator("#now[data-status=playing]").wait_for()
