"""Beside the game: what people say at the table, spectators apart, who is there, who is reminded, and who is not read."""

from __future__ import annotations

from service.app.chat.messages import EMOTES
from tests.browser.test_organising import organised
from tests.browser.visitor import PHONE, Visit, Visitor, person
from tests.programs import ROOT


def says(visitor: Visitor, text: str) -> None:
    visitor.sheet("Log")
    visitor.page.get_by_label("What you say").fill(text)
    visitor.page.keyboard.press("Enter")


def reads(visitor: Visitor, text: str) -> None:
    visitor.sheet("Log")
    visitor.page.locator(".room li", has_text=text).wait_for()


def test_people_talk_with_each_other_and_spectators_among_themselves(visit: Visit, toys: str) -> None:
    anna, boris, zoe = visit(toys), visit(toys, viewport=PHONE), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    boris.take(made, 1)
    table = f"{toys}/g/{made['game']['id']}"
    zoe.page.goto(table)
    zoe.page.locator("#log li").first.wait_for(state="attached")
    boris.sheet("Log")
    says(boris, "Well met. <b>agents</b>")
    reads(anna, "Boris Well met. <b>agents</b>")
    anna.page.locator("#said", has_text="Well met").wait_for()
    anna.page.get_by_text("Quick messages").click()
    anna.page.get_by_role("button", name="Good luck!").click()
    reads(boris, "Anna Good luck!")
    assert zoe.page.locator("#talk").is_hidden()
    anna.sheet("More")
    with anna.page.expect_response("**/chat"):
        anna.page.locator("#talkers [value=all]").check()
    zoe.page.reload()
    zoe.page.get_by_label("Talk with other spectators as").fill("Anna")
    zoe.page.get_by_role("button", name="Sit with them").click()
    zoe.page.locator(".room .error", has_text="is taken at the table").wait_for()
    zoe.wrong.clear()
    zoe.page.get_by_label("Talk with other spectators as").fill("Zoe")
    zoe.page.get_by_role("button", name="Sit with them").click()
    says(zoe, "Who is winning?")
    reads(zoe, "Zoe Who is winning?")
    assert zoe.page.get_by_text("Well met").count() == 0
    assert boris.page.get_by_text("Who is winning?").count() == 0
    for each in (anna, boris, zoe):
        assert each.violations(dark=True) == []
    assert boris.page.evaluate("document.documentElement.scrollWidth") == 390
    zoe.page.reload()
    reads(zoe, "Zoe Who is winning?")
    anna.sheet("More")
    with anna.page.expect_response("**/chat"):
        anna.page.locator("#talkers [value=off]").check()
    says(boris, "Hello?")
    boris.page.locator(".room .error", has_text="Nobody may write here").wait_for()
    boris.page.get_by_label("What you say").wait_for(state="hidden")
    boris.wrong.clear()


def test_who_is_muted_is_not_read_until_that_ends(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    boris.take(made, 1)
    says(boris, "Blah.")
    reads(anna, "Blah.")
    button = anna.page.get_by_role("button", name="Mute Boris")
    anna.sheet("People")
    button.click()
    anna.page.locator("[data-do=mute][aria-pressed=true]").wait_for()
    anna.page.locator(".room li").wait_for(state="detached")
    says(boris, "Blah again.")
    says(anna, "Quiet here.")
    reads(anna, "Quiet here.")
    assert anna.page.get_by_text("Blah").count() == 0
    anna.page.reload()
    anna.sheet("People")
    anna.page.locator("[data-do=mute][aria-pressed=true]").wait_for()
    reads(anna, "Quiet here.")
    assert anna.page.get_by_text("Blah").count() == 0
    anna.sheet("People")
    button.click()
    reads(anna, "Blah again.")


def test_who_is_there_is_shown_to_the_table_and_may_be_hidden(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    boris.take(made, 1)
    boris.sheet("People")
    boris.page.locator("#people li[data-seat='0'] .dot.online").wait_for()
    boris.page.locator("#people li[data-seat='1'] .dot.online").wait_for()
    assert boris.page.locator("#people li[data-seat='2'] .dot").is_hidden()
    boris.sheet("More")
    boris.page.locator("#settings summary").click()
    boris.page.get_by_label("Show the others").uncheck()
    boris.sheet("People")
    boris.page.locator("#people li[data-seat='1']").wait_for()
    boris.page.locator("#people li[data-seat='1'] .dot").wait_for(state="hidden")
    anna.page.reload()
    anna.sheet("People")
    anna.page.locator("#people li[data-seat='0'] .dot.online").wait_for()
    assert anna.page.locator("#people li[data-seat='1'] .dot").is_hidden()


def test_a_reminder_that_comes_too_soon_says_when_it_can_be_sent(visit: Visit, toys: str) -> None:
    boris = visit(toys)
    made = organised(boris, person("Anna"), person("Boris"), person("Clara"))
    awaited = boris.page.request.get(f"{toys}/v1/games/{made['game']['id']}/view").json()["decisions"][0]["seat"]
    boris.page.goto("about:blank")
    boris.take(made, (awaited + 1) % 3)
    boris.sheet("People")
    boris.page.get_by_role("button", name="Remind").click()
    boris.page.locator("#wrong", has_text="It can be done in 1 min.").wait_for()
    boris.wrong = [each for each in boris.wrong if "429" not in each]
    assert boris.page.get_by_role("button", name="Remind").is_enabled()


def test_alone_with_bots_there_is_nobody_to_talk_to_no_lesson_and_no_push_where_it_is_off(visit: Visit) -> None:
    anna = visit()
    anna.play()
    for each in ("talk", "lesson", "notices"):
        assert anna.page.locator(f"#{each}").is_hidden()
    assert anna.page.locator("[data-do=mute]").count() == 0


def test_every_emote_has_words() -> None:
    text = (ROOT / "service/web/static/table/talk.mjs").read_text()
    missing = [each for each in EMOTES if f'"{each}": "' not in text and f'{each}: "' not in text]
    assert missing == []
