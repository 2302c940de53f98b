"""What a page must not do by itself: act unasked, lose a token, say that it copied what it did not, list practice, or stop at what was lost."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from domain.audit.held import parse_held
from tests.browser.toybox import toybox
from tests.browser.visitor import Visit, Visitor
from tests.cases import cases
from tests.http.guest import key
from tests.restorable import RestorableStore

EVERYBODY = "As everyone sees it"
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
PASSED = re.compile(r"(You pass|(Boris|Chiara) passes)\b")
NO_COPYING = "document.execCommand = () => false"


def opened(visitor: Visitor, url: str, *seats: dict[str, Any], ruleset: str = "microfilms") -> Any:
    """A game that is opened through the API."""
    return opened_with(visitor, url, list(seats), ruleset=ruleset)


def opened_with(visitor: Visitor, url: str, seats: list[dict[str, Any]], ruleset: str = "microfilms", **more: Any) -> Any:
    """The same, with options of the table."""
    body = {"ruleset": ruleset, "seats": seats, **more}
    made = visitor.page.request.post(f"{url}/v1/games", data=body, headers={"Idempotency-Key": key()})
    assert made.status == 201, made.text()
    return made.json()


def mine(name: str) -> dict[str, Any]:
    return {"kind": "human", "claim": True, "name": name}


@pytest.mark.parametrize("ruleset", cases("microdot", later=["infiltrators", "microfilms", "casino-incognito"]))
def test_the_own_name_never_answers(visit: Visit, toys: str, ruleset: str) -> None:
    anna, luck = visit(toys), Random(2)
    anna.play(ruleset)
    for _ in range(3):
        if not anna.awaited():
            break
        before = anna.decision()
        anna.page.locator("#rail .person").click(position={"x": 8, "y": 8})
        anna.at_rest()
        assert (anna.decision(), anna.sent) == (before, [])
        assert not anna.page.locator("#which[open], #ask[open]").count()
        anna.click_something(luck)


def test_the_tokens_of_a_game_are_kept_side_by_side(visit: Visit, url: str) -> None:
    anna = visit()
    made = opened(anna, url, mine("Anna"), mine("Boris"), mine("Chiara"))
    table, seat = f"{url}/g/{made['game']['id']}", made["seats"][0]["token"]
    watcher = anna.page.request.post(
        f"{url}/v1/games/{made['game']['id']}/tokens",
        data={"scope": "spectator"},
        headers={"Idempotency-Key": key(), "Authorization": f"Bearer {seat}"},
    ).json()["token"]
    for token, viewpoint in ((seat, "You are Anna"), (watcher, EVERYBODY), (made["organiser_token"], EVERYBODY)):
        anna.page.goto("about:blank")
        anna.page.goto(f"{table}#token={token}")
        anna.page.locator("#now", has_text=viewpoint).wait_for()
    anna.page.goto("about:blank")
    anna.page.goto(table)
    anna.page.locator("#now", has_text="You are Anna").wait_for()
    kept = anna.page.evaluate(
        "(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`)).tokens", made["game"]["id"]
    )
    assert sorted(kept) == sorted([seat, watcher, made["organiser_token"]])


def test_a_table_of_ones_own_keeps_the_organisers_token(visit: Visit, url: str) -> None:
    anna = visit()
    anna.play()
    game = anna.page.url.rpartition("/")[2]
    kept = anna.page.evaluate("(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`)).tokens", game)
    assert sorted(each.split("_")[1] for each in kept) == ["org", "seat"]
    listed = anna.page.request.get(f"{url}/v1/games?limit=100").json()["items"]
    assert game not in [each["id"] for each in listed], "practice is listed"


@pytest.mark.parametrize(
    ("scripts", "said"),
    [([], "Copied"), ([NO_CLIPBOARD], "Copied"), ([NO_CLIPBOARD, NO_COPYING], "by hand")],
)
def test_copying_works_on_plain_http_or_says_that_it_does_not(
    visit: Visit, url: str, scripts: list[str], said: str
) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    for each in scripts:
        anna.page.add_init_script(each)
    anna.invite()
    anna.page.locator("#invites").get_by_role("button", name="Copy").click()
    anna.page.locator("#invites button", has_text=said).wait_for()
    link = anna.page.locator("#invites input")
    assert said == "Copied" or link.evaluate(
        "(it) => document.activeElement === it && it.selectionEnd === it.value.length"
    )


def test_an_open_page_goes_on_after_a_restore(visit: Visit, tmp_path: Path) -> None:
    """The service knows less than the page has shown: the page shows that, and can be played on."""
    store = RestorableStore()
    with toybox(tmp_path, store) as url:
        anna = visit(url)
        made = opened(anna, url, mine("Anna"), mine("Boris"), mine("Chiara"))
        game, now = made["game"]["id"], anna.page.locator("#now")
        tokens = {each["seat"]: each["token"] for each in made["seats"]}
        anna.page.goto(f"{url}/g/{game}#token={tokens[0]}")
        now.wait_for()
        backup, early = store.backup(), int(str(now.get_attribute("data-version")))

        def passes() -> None:
            awaited = anna.page.request.get(f"{url}/v1/games/{game}/view").json()["decisions"][0]["seat"]
            told = {"Idempotency-Key": key(), "If-Match": "*", "Authorization": f"Bearer {tokens[awaited]}"}
            done = anna.page.request.post(f"{url}/v1/games/{game}/commands", data={"type": "pass"}, headers=told)
            assert done.status == 201, done.text()

        passes()
        passes()
        anna.page.locator(f"#now:not([data-version='{early}'])").wait_for()
        anna.page.locator("#log li", has_text=PASSED).nth(1).wait_for()
        anna.sheet("More")
        anna.page.get_by_text("Compare with the others").click()
        anna.page.locator("#head", has_text=re.compile(r"^Event [0-9]+: ([a-z]+ ){7}[a-z]+$")).wait_for()
        store.restore(backup)
        anna.page.locator(f"#now[data-version='{early}']").wait_for()
        anna.page.locator("#log li", has_text=PASSED).first.wait_for(state="detached")
        anna.page.get_by_text("This is not the game that you were shown before").wait_for()
        said = anna.page.locator("#changed-words").inner_text()
        assert f"between event {early} (the last that agrees) and event " in said
        assert "Nothing in the log says why." in said
        with anna.page.expect_download() as saved:
            anna.page.get_by_role("button", name="Save what you hold").click()
        held = parse_held("page", Path(saved.value.path()).read_bytes())
        last = max(each.version for each in held)
        assert last > early
        passes()
        anna.sheet("Log")
        anna.page.locator("#log li", has_text=PASSED).wait_for()
        assert anna.page.locator("#log li", has_text=PASSED).count() == 1
        for _ in range(3):  # the second history grows beyond the first
            passes()
            anna.page.reload()
            anna.page.get_by_text(f"and event {last} (which you hold)").wait_for()
        assert int(str(now.get_attribute("data-version"))) > last
        kept = anna.page.evaluate("(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`)).heads", game)
        assert {(each.version, each.digest) for each in held} == {(each["version"], each["digest"]) for each in kept}
        anna.wrong = [each for each in anna.wrong if "503" not in each]


def test_a_game_that_was_over_and_goes_on_is_red_at_the_next_look(visit: Visit, tmp_path: Path) -> None:
    store = RestorableStore()
    with toybox(tmp_path, store) as url:
        anna = visit(url)
        made = opened(anna, url, mine("Anna"), mine("Boris"), mine("Chiara"))
        game, backup = made["game"]["id"], store.backup()
        token = made["seats"][0]["token"]
        headers = {"Idempotency-Key": key(), "Authorization": f"Bearer {made['organiser_token']}"}
        told = {"type": "abort", "reason": "rain"}
        done = anna.page.request.post(f"{url}/v1/games/{game}/commands", data=told, headers=headers)
        assert done.status == 201, done.text()
        anna.page.goto(f"{url}/g/{game}#token={token}")
        anna.page.locator("#now[data-status=aborted]").wait_for()
        anna.page.wait_for_function("() => !document.getElementById('line').textContent")
        store.restore(backup)
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        anna.page.get_by_text("This is not the game that you were shown before").wait_for()
        anna.page.locator("#line", has_text="Live").wait_for()
        assert anna.page.locator("#now").get_attribute("data-status") == "playing"
        anna.page.close()  # before the service ends: its streams would be reset
