"""What is changed at the desk of a tournament beside the evening's usual way: entries, officials, drafts, regulations, the end."""

from __future__ import annotations

from typing import Any

from tests.browser.organiser import EIGHT, Organiser
from tests.browser.visitor import Visit


def test_entries_officials_drafts_and_regulations_are_changed_at_the_desk(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    desk.enter(*EIGHT[:7])
    change_entries(desk)
    name_officials(desk)
    upload_draft(desk)
    desk.publish()
    take_back(desk)
    amend(desk)
    desk.page.get_by_role("button", name="Cancel the tournament").click()
    desk.fill("Why, as everybody reads it", "The hall is closed")
    desk.say("Cancel the tournament")
    desk.next_step("The tournament was cancelled")


def change_entries(desk: Organiser) -> None:
    """A bye, another person, a withdrawal and its end, another slip, a group apart, one more entry."""
    page, row = desk.page, desk.page.locator('tr[data-entry="7"]')
    desk.change(7, "Bye in round 1")
    row.get_by_text("bye in 1").wait_for()
    desk.change(7, "No bye in round 1 after all")
    row.get_by_text("bye in 1").wait_for(state="detached")
    before = desk.kept["slips"]["7"]
    desk.change(7, "Substitute for Gus Hale")
    desk.fill("Name of the new person", "Zoe Frey")
    desk.say("Substitute")
    row.get_by_text("Zoe Frey").wait_for()
    assert desk.kept["slips"]["7"] != before
    desk.change(7, "Withdraw")
    desk.say("Withdraw")
    row.get_by_text("withdrawn").wait_for()
    desk.change(7, "Reinstate")
    desk.say("Reinstate")
    row.get_by_text("entered").wait_for()
    desk.change(7, "New slip")
    desk.say("Make a new slip")
    link = page.locator("dialog.form").get_by_role("textbox", name="The link")
    link.wait_for()
    assert link.input_value() == f"{desk.visitor.url}/t/{desk.id}#slip={desk.kept['slips']['7']['slip']}"
    desk.say("I have it")
    desk.change(7, "Section, seed, apart")
    desk.fill("Groups whose entries should not meet", "2 3")
    desk.say("Change")
    row.get_by_text("apart: 2, 3").wait_for()
    page.get_by_role("button", name="Enter one").click()
    desk.fill("Surname", "Robo")
    page.locator("dialog.form").get_by_label("Plays").select_option("bot")
    desk.say("Enter")
    page.locator('tr[data-entry="8"]').get_by_text("bot").wait_for()
    desk.check_all_in()


def name_officials(desk: Organiser) -> None:
    """An arbiter is named, gets another slip, and is revoked; everybody gets a message."""
    page = desk.page
    page.keyboard.press("6")
    page.get_by_role("button", name="Name an official").click()
    desk.fill("Name", "Greta")
    desk.say("Name")
    shown = page.locator("dialog.form").get_by_role("textbox", name="The link")
    shown.wait_for()
    first = shown.input_value()
    page.locator("dialog.form .qr svg").wait_for()
    desk.say("I have it")
    greta = page.locator("#tournament tr", has_text="Greta")
    greta.get_by_role("button", name="New slip").click()
    desk.say("Make a new slip")
    shown.wait_for()
    assert shown.input_value() != first
    desk.say("I have it")
    greta.get_by_role("button", name="Revoke").click()
    desk.say("Revoke")
    greta.get_by_text("revoked").wait_for()
    page.get_by_role("button", name="Announce …").click()
    desk.fill("What everybody reads", "Tea is ready")
    desk.say("Announce")
    page.locator(".facts").get_by_text("An announcement was made: “Tea is ready”").wait_for()


def upload_draft(desk: Organiser) -> None:
    """A list with a person twice is refused by their names; one that can be played is taken."""
    page, dialog = desk.page, desk.page.locator("dialog.form")
    page.keyboard.press("3")
    page.get_by_role("button", name="Upload a draft").click()
    desk.fill("Tables", "Anna Berg, Boris Lund, Clara Nagy, Dan Ek\nEva Roth, Finn Moe, Anna Berg, 8")
    dialog.get_by_role("button", name="Take this draft").click()
    dialog.get_by_text(
        "Table 2 (Eva Roth, Finn Moe, Anna Berg, Robo): Anna Berg (no. 1) is seated or has a bye elsewhere, too."
    ).wait_for()
    assert len(desk.visitor.wrong) == 1
    desk.visitor.wrong.clear()
    desk.fill("Tables", "1, 2, 3, 4\nEva Roth, Finn Moe, Zoe Frey")
    desk.say("Take this draft")
    page.get_by_text("Stated by an official").wait_for()
    desk.next_step("Round 1 is drafted")


def take_back(desk: Organiser) -> None:
    """The published round is taken back, and can be drafted again."""
    desk.page.keyboard.press("3")
    desk.page.get_by_role("button", name="Take it back").click()
    desk.fill("Why, as everybody reads it", "The wrong list")
    desk.say("Take it back")
    desk.next_step("Next: draft round 1")


def amend(desk: Organiser) -> None:
    """The regulations are changed, with a reason, as a round was published."""
    page = desk.page
    page.keyboard.press("6")
    page.get_by_text("Change the regulations", exact=True).click()
    page.get_by_label("Appeals may come, minutes after a round").fill("45")
    page.locator("[data-path='pairing.rounds']").fill("2")
    order_tie_breaks(page)
    page.get_by_role("button", name="Change the regulations …").click()
    desk.fill("Why, as everybody reads it", "More time")
    desk.say("Change them")
    page.locator(".facts").get_by_text("The regulations were changed: “More time”").wait_for()
    assert page.get_by_label("Appeals may come, minutes after a round").input_value() == "45"
    desk.next_step("draft round 1 of 2")
    assert page.locator("[data-path=tie_breaks]").get_attribute("data-now") == '["wins","progress"]'
    assert page.get_by_label("scorers").is_checked()


def order_tie_breaks(page: Any) -> None:
    """Ties are told apart by choices in words, none of which this game cannot have; who rules is ticked."""
    first, second, third = (page.get_by_label(f"Equal points are told apart by, {nth}", exact=True) for nth in (1, 2, 3))
    assert [each.evaluate("(one) => one.selectedOptions[0].text") for each in (first, second)] == ["Opponents", "Wins"]
    offered = third.locator("option:not([disabled])").all_inner_texts()
    assert "Progress" in offered
    assert not {"Scores", "Boards"} & set(offered)
    first.select_option(label="Wins")
    page.get_by_text("Tables won, alone or with others.").wait_for()
    second.select_option(label="Progress")
    page.get_by_label("scorers").check()


def test_a_wrong_result_of_an_earlier_round_is_ruled_on_at_the_desk(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall), rounds=2)
    page = desk.page
    desk.enter(*EIGHT)
    page.get_by_role("button", name="Check all of them in").click()
    desk.say("They are all here")
    desk.next_step("Next: draft round 1 of 2").get_by_role("button", name="Draft round 1").click()
    page.locator(".seating").wait_for()
    desk.publish()
    assert page.locator("#tables .rounds").is_hidden()
    desk.next_step("0 of 2 tables over").get_by_role("button", name="Close round 1").click()
    page.get_by_label("Where nothing else is said below").select_option("draw")
    desk.say("Close the round")
    desk.next_step("Next: draft round 2 of 2").get_by_role("button", name="Draft round 2").click()
    page.locator(".seating").wait_for()
    rule_on_round_1(desk, "Misread")
    desk.next_step("Round 2 is drafted, and 1 thing has changed since")
    page.keyboard.press("3")
    page.locator(".stale li", has_text="of round 1: the result was wrong").wait_for()
    desk.next_step("has changed").get_by_role("button", name="Draft").first.click()
    desk.next_step("Round 2 is drafted. Only").get_by_role("button", name="Publish").click()
    desk.say("Publish")
    desk.next_step("Round 2: 0 of")
    rule_on_round_1(desk, "Misread again")
    page.keyboard.press("5")
    listed = page.locator("#decisions tbody tr").first
    first = page.locator("#decisions tbody tr").first.inner_text()
    assert "Misread again" in first
    assert "seat" not in listed.inner_text()
    page.keyboard.press("1")
    page.locator("#tables .rounds").get_by_role("button", name="Round 2").click()
    page.locator(".glance .since").first.wait_for()
    page.keyboard.press("6")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Round 1 as CSV").click()
    assert saved.value.suggested_filename == "round-1.csv"
    assert saved.value.path().read_text(encoding="utf-8").startswith("round,table,section")


def rule_on_round_1(desk: Organiser, reason: str) -> None:
    """One at table 1 of round 1 has won: the others share the next place."""
    page = desk.page
    page.keyboard.press("1")
    if page.locator("#tables .rounds").is_visible():
        page.locator("#tables .rounds").get_by_role("button", name="Round 1").click()
        page.locator("#tables .rounds [aria-pressed=true]", has_text="Round 1").wait_for()
    page.locator(".glance button").first.click()
    page.locator("dialog.form").get_by_role("button", name="The result was wrong").click()
    for seat in range(4):
        page.locator(f"dialog.form [name=p{seat}]").select_option(label="place 1" if seat == 0 else "place 2")
    desk.fill("Why, as everybody reads it", reason)
    desk.say("Rule")
