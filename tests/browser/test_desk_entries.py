"""Mistakes at the desk: a file in another encoding, a double, a misspelt name, a host without solvers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.organiser import EIGHT, Organiser
from tests.browser.visitor import Visit

FILE = "Nachname;Vorname;Verein;Seed;Ort\r\nMüller;Jörg;Café Zentral;1;SV\r\nLund;Boris;;0,25;\r\nBerg;Anna;;;\r\nLund;Boris;;;\r\nMuller;Jorg;;;\r\nRot;Eva;;2;\r\n"


def test_a_windows_file_is_seen_before_it_is_entered(visit: Visit, hall: str, tmp_path: Path) -> None:
    desk = Organiser(visit(hall))
    page = desk.page
    path = tmp_path / "club.csv"
    path.write_bytes(FILE.encode("cp1252"))
    page.get_by_role("button", name="Paste a list").click()
    page.locator("dialog.form input[type=file]").set_input_files(path)
    page.locator("dialog.form").get_by_text("Read as Windows-1252.").wait_for()
    desk.look_at_list()
    dialog = page.locator("dialog.form")
    dialog.get_by_text("5 of 6 lines will be entered, 1 cannot be entered.").wait_for()
    dialog.get_by_text("Not read: Ort.").wait_for()
    dialog.get_by_text("Number in the seeding: A whole number, without a decimal point or comma.").wait_for()
    assert page.locator("tr[data-entry]").count() == 0
    dialog.get_by_label("Enter Muller, Jorg of line 6").uncheck()
    dialog.get_by_text("4 of 6 lines will be entered, 1 cannot be entered, 1 is not ticked.").wait_for()
    desk.say("Enter 4")
    page.locator("tr[data-entry]").nth(3).wait_for()
    assert page.locator("tr[data-entry] td:first-of-type").all_inner_texts() == ["Jörg Müller", "Anna Berg", "Boris Lund", "Eva Rot"]
    desk.change(4, "Correct the name")
    desk.fill("Surname", "Roth")
    desk.say("Correct it")
    page.locator("tr[data-entry]", has_text="Eva Roth").wait_for()


def test_a_double_is_removed_and_a_line_that_is_no_person_too(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    page = desk.page
    desk.enter(*EIGHT[:3], "A. Berg", "total: 4")
    desk.change(4, "There twice")
    page.locator("dialog.form select").select_option("1")
    desk.say("Remove no. 4")
    desk.change(5, "Remove")
    desk.say("Remove it")
    page.locator('tr[data-entry="5"]').wait_for(state="detached")
    assert page.locator("tr[data-entry]").count() == 3
    page.keyboard.press("6")
    page.locator("#tournament").get_by_text("A. Berg was removed").wait_for()


def test_a_host_without_solvers_asks_for_a_draft_as_a_list(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    page = desk.page
    desk.enter(*EIGHT[:4])
    desk.check_all_in()
    lacking = {"type": "/problems/no-solver", "title": "No solver", "status": 409, "code": "no-solver", "detail": "This method needs rustworkx."}

    def without_solver(route: Any) -> None:
        if route.request.method != "POST":
            route.fallback()
            return
        route.fulfill(status=409, content_type="application/problem+json", body=json.dumps(lacking))

    page.route("**/rounds/1/draft", without_solver)
    page.locator("#next-acts").get_by_role("button", name="Draft round 1").click()
    page.locator("#round .notice").get_by_text("This host cannot pair by points: its solver is not installed.").wait_for()
    desk.next_step("This host cannot draft round 1").get_by_role("button", name="Upload a draft").click()
    desk.fill("Tables", "1, 2, 3, 4")
    desk.say("Take this draft")
    desk.next_step("Round 1 is drafted")
    desk.visitor.wrong.clear()  # the browser notes the refused request
