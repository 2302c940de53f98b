"""What a page must not do by itself: act unasked, lose a token, say that it copied what it did not, list practice, or stop at what was lost."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from domain.audit.held import parse_held
from tests.browser.toybox import toybox
from tests.browser.visitor import Visit, person
from tests.restorable import RestorableStore

EVERYBODY = "As everyone sees it"
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })"
PASSED = re.compile(r"(You pass|(Boris|Chiara) passes)\b")
NO_COPYING = "document.execCommand = () => false"


@pytest.mark.parametrize("ruleset", ["microdot", "infiltrators", "microfilms", "casino-incognito"])
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
        made = anna.opened([person("Anna"), person("Boris"), person("Chiara")])
        game, now = made["game"]["id"], anna.page.locator("#now")
        tokens = {each["seat"]: each["token"] for each in made["seats"]}
        anna.take(made, 0)
        backup, early = store.backup(), int(str(now.get_attribute("data-version")))

        def passes() -> None:
            awaited = anna.ask("GET", f"/games/{game}/view")["decisions"][0]["seat"]
            anna.ask("POST", f"/games/{game}/commands", {"type": "pass"}, tokens[awaited], If_Match="*")

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
        made = anna.opened([person("Anna"), person("Boris"), person("Chiara")])
        game, backup = made["game"]["id"], store.backup()
        anna.ask("POST", f"/games/{game}/commands", {"type": "abort", "reason": "rain"}, made["organiser_token"])
        anna.take(made, 0)
        anna.page.locator("#now[data-status=aborted]").wait_for()
        anna.page.wait_for_function("() => !document.getElementById('line').textContent")
        store.restore(backup)
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        anna.page.get_by_text("This is not the game that you were shown before").wait_for()
        anna.page.locator("#line", has_text="Live").wait_for()
        assert anna.page.locator("#now").get_attribute("data-status") == "playing"
        anna.page.close()  # before the service ends: its streams would be reset
