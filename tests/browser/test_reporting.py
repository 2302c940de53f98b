"""Telling moderators of a name or a message at the table."""

from __future__ import annotations

from tests.browser.test_organising import organised
from tests.browser.test_talk import reads, says
from tests.browser.visitor import PHONE, Visit, Visitor, person


def reports(visitor: Visitor, what: str, why: str) -> dict[str, object]:
    """What the browser sent."""
    page = visitor.page
    visitor.sheet("More")
    page.get_by_role("button", name="Report a name or a message").click()
    dialog = page.locator("#report")
    dialog.get_by_role("radio", name=what).check()
    dialog.get_by_role("radio", name=why).check()
    dialog.get_by_label("What a moderator should know").fill("Twice.")
    assert visitor.violations() == []
    with page.expect_response("**/v1/reports") as answered:
        dialog.get_by_role("button", name="Send the report").click()
    assert answered.value.status == 201
    page.locator("#reported", has_text="Moderators have it.").wait_for()
    sent: dict[str, object] = answered.value.json()
    return sent


def test_a_message_and_a_name_are_reported(visit: Visit, toys: str) -> None:
    anna, boris, zoe = visit(toys), visit(toys, viewport=PHONE), visit(toys)
    made = organised(anna, person("Anna"), person("Boris"), person("Clara"))
    game = made["game"]["id"]
    boris.take(made, 1)
    says(anna, "You fool.")
    reads(boris, "Anna You fool.")
    told = reports(boris, "Anna: You fool.", "It insults somebody")
    assert (told["ground"], told["subject"]) == ("abuse", {"kind": "message", "game": game, "scope": "players", "number": 1})
    zoe.page.goto(f"{toys}/g/{game}")
    zoe.page.locator("#log li").first.wait_for(state="attached")
    assert reports(zoe, "The name Anna", "It is hateful")["subject"] == {"kind": "name", "game": game, "seat": 0}
