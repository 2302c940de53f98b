"""One evening of each game: a friend opens a link, sits down, plays, sees the end, checks it and passes the replay on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.visitor import PHONE, Visit
from tests.journeys.stranger import Stranger

CLICKED = 3
"""Decisions that are answered on the page; the rest of the game is played over the API, with the same tokens."""
TOKEN = "(game) => JSON.parse(localStorage[`deaddrop.game.${game}`]).tokens.find((each) => each.startsWith('dd_seat_'))"


OPTIONS: dict[str, dict[str, Any]] = {
    "microfilms": {"variant": "croupier"},
    "infiltrators": {},
    "microdot": {},
    "casino-incognito": {"hands": 1, "intrigue": False},
}
"""The games, each as short as it gets for two."""


@pytest.mark.parametrize("ruleset", OPTIONS)
def test_a_friend_sits_down_by_a_link_and_the_game_ends_in_a_replay(visit: Visit, url: str, ruleset: str) -> None:
    boris, luck = visit(viewport=PHONE), Random(1)
    with Stranger(url) as client:
        made = client.create([{"kind": "human", "name": "Anna", "claim": True}, {"kind": "human"}], ruleset, **OPTIONS[ruleset])
        game = made["game"]["id"]
        boris.page.goto(f"{url}/g/{game}#join={made['invitation_code']}")
        boris.page.get_by_label("Your name").fill("Boris")
        boris.page.get_by_role("button", name="Sit down").click()
        boris.page.locator("#now[data-status=playing]").wait_for()
        tokens = [made["seats"][0]["token"], str(boris.page.evaluate(TOKEN, game))]
        for _ in range(CLICKED):
            while not (view := client.look(game, tokens[1]))["decision"] and view["status"] != "over":
                answer_or_wait(client, game, tokens[:1], luck)
            if boris.awaited():
                boris.click_something(luck)
        while not answer_or_wait(client, game, tokens, luck):
            pass
    boris.page.locator("#now[data-status=over]").wait_for()
    assert "The game is over" in boris.page.locator("#whose").inner_text()
    boris.page.get_by_role("button", name="Verify in your browser").click()
    boris.page.get_by_text("entries in one chain").wait_for()
    boris.page.get_by_role("button", name="Share", exact=True).click()
    boris.page.locator("#shared a").click()
    boris.page.wait_for_url("**/r/*")
    assert boris.page.evaluate("document.documentElement.scrollWidth") == 390


def answer_or_wait(client: Stranger, game: str, tokens: list[str], luck: Random) -> bool:
    """Answer for one of these seats, or wait for what others do. Whether the game is over."""
    views = [client.look(game, each) for each in tokens]
    waiting = [(token, view) for token, view in zip(tokens, views, strict=True) if view["decision"]]
    if waiting:
        client.answer(game, *luck.choice(waiting), luck)
    elif views[0]["status"] != "over":
        client.ask("GET", f"/v1/games/{game}/events?after={views[0]['version']}&limit=1&wait=10")
    return bool(views[0]["status"] == "over")
