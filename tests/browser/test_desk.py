"""The desk of a tournament: an organiser with a browser runs an evening alone, from a list of names to the record and the prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.cli.command_line import main
from tests.browser.organiser import EIGHT, Organiser
from tests.browser.visitor import Visit


def test_an_organiser_runs_an_evening_by_what_the_desk_says_is_next(
    visit: Visit, hall: str, tmp_path: Path, one_auditor: None, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Organiser(visit(hall))
    follow_the_line_to_fields(desk)
    desk.check_all_in()
    desk.page.locator("#next-acts").get_by_role("button", name="Draft round 1").click()
    desk.page.locator(".seating").wait_for()
    desk.page.get_by_text("Made by lot, as nobody has points yet.").wait_for()
    slips_warn_of_loopback(desk)
    desk.publish()
    filters_count_what_tables_say(desk)
    look_at_rulings(desk)
    desk.next_step("0 of 1 table over").get_by_role("button", name="Close round 1").click()
    desk.page.get_by_text("gives everybody who played it what a seat gets on average: 1/2.").wait_for()
    assert desk.page.locator("dialog.form option[value=by_scores]").count() == 0
    desk.page.get_by_label("Table 1 (").select_option("void")
    desk.say("Close the round")
    desk.page.keyboard.press("5")
    desk.page.locator("#decisions").get_by_text("Decided at the close: for nobody").wait_for()
    desk.finish()
    only_what_is_not_refused_is_offered(desk)
    record = desk.save_record(tmp_path)
    assert main(["verify", str(record)]) == 0
    assert "CONSISTENT" in capsys.readouterr().out
    desk.page.goto(f"{hall}/t/{desk.id}")
    first = desk.page.locator("[data-part=tournament] > section").first
    assert "the first place." in first.locator(".winner").inner_text()
    assert first.locator("table.standings").count() == 1


def test_a_whole_evening_with_slips_a_ruling_an_appeal_and_prints(
    visit: Visit, hall: str, tmp_path: Path, one_auditor: None, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Organiser(visit(hall))
    page = desk.page
    desk.enter(*EIGHT)
    check_in_by_keys(desk)
    print_slips(desk)
    page.locator("#next-acts").get_by_role("button", name="Draft round 1").click()
    swap_two(desk)
    desk.publish()
    entries = {number: desk.exchange(each["slip"]) for number, each in desk.kept["slips"].items()}
    for each in entries.values():
        resign(desk, each)
    act = desk.next_step("All tables of round 1 are over", 120_000)
    rule_twice(desk)
    act.get_by_role("button", name="Close round 1").click()
    appeal_and_decide(desk, entries)
    desk.finish()
    record = desk.save_record(tmp_path)
    assert main(["verify", str(record)]) == 0
    told = capsys.readouterr().out
    assert all(part in told for part in ("CONSISTENT", "2 games", "it is final", "“Misread”"))
    for what, words in (("pairings", "by name"), ("standings", "Final"), ("cross-table", "Final")):
        page.goto(f"{hall}/desk/{desk.id}/print/{what}")
        page.locator("#sheet[aria-busy=false]", has_text=words).wait_for()


def follow_the_line_to_fields(desk: Organiser) -> None:
    """What is next opens its field from any part of the desk; a name that is there twice is left out unless it is ticked."""
    page = desk.page
    page.keyboard.press("6")
    desk.next_step("Enter the people").get_by_role("button", name="Enter people").click()
    page.locator("textarea[name=list]:focus").fill("Anna Berg\nBoris Lund\nanna berg")
    desk.look_at_list()
    page.locator("dialog.form").get_by_text("Line 1 has the same name.").wait_for()
    page.locator("dialog.form").get_by_text("2 of 3 lines will be entered, 1 is not ticked.").wait_for()
    page.get_by_role("button", name="Enter 2", exact=True).wait_for()
    page.get_by_role("button", name="Change the list").click()
    assert page.get_by_label("The list").input_value().endswith("anna berg")
    page.get_by_label("The list").fill("\n".join(EIGHT[:4]))
    desk.look_at_list()
    desk.say("Enter 4")
    page.locator("tr[data-entry]").nth(3).wait_for()
    page.keyboard.press("6")
    desk.next_step("0 of 4 entries checked in").get_by_role("button", name="Check people in").click()
    page.locator("#entries input[type=search]:focus").fill("Anna")
    page.keyboard.press("Enter")
    act = desk.next_step("1 of 4 entries checked in").get_by_role("button")
    assert act.all_inner_texts()[:2] == ["Check people in", "Draft round 1"]
    page.get_by_label("Find a name or number").fill("")


def filters_count_what_tables_say(desk: Organiser) -> None:
    """Tables that are listed as waiting, playing and over are those that the filters count."""
    said = desk.page.locator(".glance .state").all_inner_texts()
    counts = {name: desk.page.locator(f"[data-filter={name}]").inner_text().split()[-1] for name in ("Waiting", "Playing", "Over")}
    waiting = sum(each.startswith("waits") for each in said)
    assert counts == {"Waiting": str(waiting), "Playing": str(len(said) - waiting), "Over": "0"}


def only_what_is_not_refused_is_offered(desk: Organiser) -> None:
    """After the end the desk offers no act that the service refuses."""
    page = desk.page
    page.keyboard.press("2")
    page.get_by_text("The tournament is over: nothing but a slip changes.").wait_for()
    assert page.locator("#entries .tools :is(button, a)").filter(visible=True).count() == 0
    assert page.locator("#entries input[type=checkbox]").count() == 0
    page.get_by_role("button", name="Change Anna Berg").click()
    assert page.locator("dialog.form").get_by_role("button").all_inner_texts() == ["Show the slip", "New slip …", "Close"]
    page.locator("dialog.form").get_by_role("button", name="Close").click()
    page.keyboard.press("5")
    assert page.locator("#decisions").get_by_role("button").all_inner_texts() == ["Penalty …"]
    page.keyboard.press("6")
    page.locator("#tournament").get_by_role("button", name="Announce …").wait_for()
    assert page.locator("#tournament").get_by_role("button", name=re.compile("Name an official|I play|Revoke|Place and|Cancel|Let everybody|Close entries")).count() == 0
    page.locator("#tournament .facts").get_by_text("Round 1 began to close, with 1 table decided at the close").wait_for()


def slips_warn_of_loopback(desk: Organiser) -> None:
    """Slips whose links open on this machine alone say so, and what helps."""
    slips = desk.page.context.new_page()
    slips.goto(f"{desk.visitor.url}/desk/{desk.id}/print/slips")
    slips.locator(".reach", has_text="No phone can open these links").get_by_text("DEADDROP_URL").wait_for()
    slips.close()


def look_at_rulings(desk: Organiser) -> None:
    """What a ruling at a running table does and is worth is said before it is made; keys alone lead to it."""
    desk.page.keyboard.press("/")
    desk.page.keyboard.type("2-9")
    desk.page.get_by_text("Nothing is found for “2-9”.").wait_for()
    desk.page.keyboard.press("Enter")
    desk.page.locator("#wrong", has_text="No table is opened: none is found.").wait_for()
    desk.page.locator("#tables input[type=search]").fill("berg anna")
    desk.page.keyboard.press("Enter")
    dialog = desk.page.locator("dialog.form")
    dialog.get_by_text("The game is on: every ruling ends it at once").wait_for()
    assert dialog.get_by_role("button", name="time").count() == 0
    assert dialog.locator(".seated").get_by_role("button", name="Anna Berg").count() == 1
    assert dialog.get_by_role("button", name="The result was wrong").count() == 0
    dialog.get_by_role("button", name="Points by seat").click()
    dialog.get_by_text("this ends it at once. By the regulations a win at this table is worth 1,").wait_for()
    dialog.get_by_text("1.833 as 11/6").wait_for()
    assert dialog.get_by_label("Points of").evaluate_all("(inputs) => inputs.map(({ value, required }) => [value, required])") == [["", True]] * 4
    dialog.get_by_role("button", name="Never mind").click()


def check_in_by_keys(desk: Organiser) -> None:
    """One by one: the name is found, and Enter checks it in."""
    find = desk.page.get_by_label("Find a name or number")
    for number, name in enumerate(EIGHT, 1):
        find.fill(name)
        find.press("Enter")
        desk.page.locator(f'tr[data-entry="{number}"] input:checked').wait_for()
    find.fill("")
    desk.next_step("8 of 8 entries checked in")


def print_slips(desk: Organiser) -> None:
    """Every slip holds a code and the link of its entry; they lie in the order of surnames."""
    slips = desk.page.context.new_page()
    slips.goto(f"{desk.visitor.url}/desk/{desk.id}/print/slips")
    slips.locator(".slips li").nth(7).wait_for()
    assert slips.locator(".slips .qr svg").count() == 8
    links = slips.locator(".slips code").all_inner_texts()
    by_surname = sorted(range(8), key=lambda at: EIGHT[at].rpartition(" ")[2])
    assert links == [f"{desk.visitor.url}/t/{desk.id}#slip={desk.kept['slips'][str(at + 1)]['slip']}" for at in by_surname]
    slips.close()


def swap_two(desk: Organiser) -> None:
    """Two people change places, and the draft says what each figure is now."""
    places = [desk.page.locator(f'[data-place="seat.{table}.0"]') for table in (1, 2)]
    places[0].wait_for()
    before = [each.inner_text() for each in places]
    for each in places:
        each.click()
    desk.page.locator('[data-place="seat.1.0"]', has_text=before[1]).wait_for()
    assert places[1].inner_text() == before[0]
    assert desk.page.locator(".figures tbody tr").count() == 6


def resign(desk: Organiser, token: str) -> None:
    """An entry finds its seat by its own link, and leaves it to a bot."""
    for table in (1, 2):
        told = desk.ask("GET", f"/tournaments/{desk.id}/rounds/1/tables/{table}", token)
        for seat in told["own_seats"]:
            desk.ask("POST", f"/games/{told['table']['game']}/commands", seat["token"], {"type": "resign"})


def rule_twice(desk: Organiser) -> None:
    """A ruling is refused that was decided before another one was seen, and says which."""
    page, token = desk.page, desk.kept["token"]
    other = desk.exchange(desk.ask("POST", f"/tournaments/{desk.id}/officials", token, {"role": "arbiter", "name": "Greta"})["slip"])
    page.locator(".glance button").first.click()
    page.get_by_role("button", name="It counts for nobody").click()
    adjust = {"kind": "adjust", "points": ["1", "0", "0", "0"], "reason": "Misread"}
    desk.ask("POST", f"/tournaments/{desk.id}/rounds/1/tables/1/rulings", other, adjust)
    dialog = page.locator("dialog.form")
    dialog.get_by_label("Why, as everybody reads it").fill("Seen")
    dialog.get_by_role("button", name="Rule", exact=True).click()
    dialog.get_by_text("Greta: Table 1 of round 1: points by seat: “Misread”").wait_for()
    dialog.get_by_role("button", name="Never mind").click()
    refused = [each for each in desk.visitor.wrong if "status of 412" in each]
    assert desk.visitor.wrong == refused
    desk.visitor.wrong.clear()
    page.locator(".glance .state", has_text="ruled").wait_for()
    assert page.locator(".glance .tag", has_text="ruling").count() == 0


def appeal_and_decide(desk: Organiser, entries: dict[str, str]) -> None:
    """An entry appeals, the desk shows it, and it is decided."""
    page = desk.page
    desk.next_step("Appeals may come until")
    first = desk.ask("GET", f"/tournaments/{desk.id}/rounds/1/tables/1", desk.kept["token"])["table"]["seats"][0]["entry"]
    desk.ask("POST", f"/tournaments/{desk.id}/appeals", entries[str(first)], {"round": 1, "table": 1, "text": "It was read aloud."})
    desk.next_step("must be decided").get_by_role("button", name="Decide appeals").click()
    page.get_by_text("It was read aloud.").wait_for()
    page.get_by_role("button", name="Decide …").click()
    page.get_by_label("Why, as everybody reads it").fill("The log says otherwise")
    desk.say("Decide")
    page.locator(".appeals").get_by_text("dismissed").wait_for()
    assert page.locator("#appeals-open").is_hidden()


def test_the_desk_opens_with_an_officials_link_alone(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    desk.enter(*EIGHT[:4])
    token = desk.kept["token"]
    granted = desk.ask("POST", f"/tournaments/{desk.id}/officials", token, {"role": "scorer", "name": "Greta"})
    greta = visit(hall)
    greta.page.goto(f"{hall}/desk/{desk.id}")
    greta.page.get_by_role("heading", name="Open the desk with your link").wait_for()
    greta.page.get_by_label("Link or token").fill("dd_entry_0a")
    greta.page.get_by_role("button", name="Open", exact=True).click()
    greta.page.get_by_text("That is no link of an official.").wait_for()
    greta.page.get_by_label("Link or token").fill(f"{hall}/desk/{desk.id}#slip={granted['slip']}")
    greta.page.get_by_role("button", name="Open", exact=True).click()
    greta.page.get_by_text("You are Greta, scorer").wait_for()
    assert granted["slip"] not in greta.page.url
