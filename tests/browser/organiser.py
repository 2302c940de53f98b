"""An organiser at the desk of a tournament, in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

Json = dict[str, Any]
EIGHT = ("Anna Berg", "Boris Lund", "Clara Nagy", "Dan Ek", "Eva Roth", "Finn Moe", "Gus Hale", "Hana Ito")


class Organiser:
    """At the desk of a tournament that is created by the form."""

    def __init__(self, visitor: Visitor, rounds: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.page.goto(f"{visitor.url}/desk/new")
        self.page.get_by_label("What is it called?").fill("Tuesday league")
        self.page.get_by_label("Which game?").select_option("microfilms")
        self.page.locator("[name=rounds]").fill(str(rounds))
        self.page.get_by_role("button", name="Create the tournament").click()
        self.page.wait_for_url(re.compile(r"/desk/t[0-9a-z]+$"))
        self.page.get_by_role("button", name="I have it").click()
        self.id = self.page.url.rpartition("/")[2]

    @property
    def kept(self) -> Json:
        """What the browser keeps of the tournament."""
        told: Json = json.loads(self.page.evaluate(f"localStorage['deaddrop.desk.{self.id}']"))
        return told

    def enter(self, *names: str) -> None:
        self.page.get_by_role("button", name="Paste a list").click()
        self.page.get_by_label("The list").fill("\n".join(names))
        self.look_at_list()
        self.say(f"Enter {len(names)}")
        self.page.locator("tr[data-entry]").nth(len(names) - 1).wait_for()

    def look_at_list(self) -> None:
        """From the list to its preview."""
        self.page.get_by_role("button", name="Look at it").click()
        self.page.get_by_role("heading", name="This would be entered").wait_for()

    def check_all_in(self) -> None:
        self.page.get_by_role("button", name="Check all of them in").click()
        self.say("They are all here")
        self.next_step("Next: draft round 1 of 1")

    def say(self, button: str) -> None:
        """Presses a button of the dialog, which then is put away."""
        dialog = self.page.locator("dialog.form")
        dialog.get_by_role("button", name=button, exact=True).click()
        dialog.filter(has=self.page.get_by_role("button", name=button, exact=True)).wait_for(state="detached")

    def fill(self, label: str, text: str) -> None:
        """Fills a field of the dialog."""
        self.page.locator("dialog.form").get_by_label(label).first.fill(text)

    def change(self, entry: int, act: str) -> None:
        """Presses what may be changed of an entry."""
        self.page.locator(f'tr[data-entry="{entry}"]').get_by_role("button", name="Change").click()
        self.page.locator("dialog.form").get_by_role("button", name=act).click()

    def next_step(self, words: str, timeout_ms: int = 60_000) -> Any:
        """The line that says what is to be done, once it says so."""
        self.page.locator("#next-words", has_text=words).wait_for(timeout=timeout_ms)
        return self.page.locator("#next-acts")

    def publish(self) -> None:
        self.page.locator("#next-acts").get_by_role("button", name="Publish").click()
        self.say("Publish")
        self.next_step("Round 1: 0 of")
        self.page.goto(f"{self.visitor.url}/desk/{self.id}#/tables")
        self.page.locator(".glance .since").first.wait_for()

    def exchange(self, slip: str) -> str:
        """The token of another device, which opens this slip."""
        return str(self.ask("POST", f"/tournaments/{self.id}/exchanges", "", {"slip": slip})["token"])

    def ask(self, method: str, path: str, token: str, body: Json | None = None) -> Json:
        """A request of another device."""
        return dict(self.visitor.ask(method, path, body, token))

    def finish(self) -> None:
        """Appeals, final standings."""
        self.next_step("Appeals may come until").get_by_role("button", name="Nobody appeals").click()
        self.say("Change the regulations")
        self.next_step("nobody can appeal any more").get_by_role("button", name="Make the standings final").click()
        self.say("Make them final")
        self.next_step("The standings are final")

    def save_record(self, folder: Path) -> Path:
        self.page.goto(f"{self.visitor.url}/desk/{self.id}#/tournament")
        with self.page.expect_download() as saved:
            self.page.get_by_role("button", name="Save the record").click()
        path: Path = folder / saved.value.suggested_filename
        saved.value.save_as(path)
        return path
