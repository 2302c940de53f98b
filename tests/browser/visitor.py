"""Somebody at a browser, who clicks or types, and notes every error and every request to another host."""

from __future__ import annotations

from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe

PATIENCE_MS = 15_000
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")


class Visitor:
    """wrong: what a page should not have done."""

    def __init__(self, context: Any, url: str) -> None:
        self.context, self.url = context, url
        self.wrong: list[str] = []
        context.set_default_timeout(PATIENCE_MS)
        self.page = context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self._asked)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in OFFLINE):
            self.wrong.append(message.text)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, "data:")):
            self.wrong.append(f"a request to {request.url}")

    def play_croupier(self) -> None:
        """One click on the lobby's button leads to a table with something to do."""
        self.page.goto(self.url)
        self.page.get_by_role("button", name="Play against bots").click()
        self.page.wait_for_url("**/g/*")
        self.awaited()

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page."""
        return [f"{each['id']}: {each['nodes'][0]['html']}" for each in Axe().run(self.page).response["violations"]]

    def awaited(self) -> bool:
        """Wait until there is something to decide; False when the game is over."""
        now = self.page.locator("#now.yours, #now[data-status=over]")
        now.wait_for()
        return bool(now.get_attribute("data-status") == "playing")

    def decision(self) -> str:
        return str(self.page.locator("#now").get_attribute("data-decision"))

    def moved_on(self, decision: str) -> None:
        """Wait until that decision is answered."""
        self.page.wait_for_selector(f'#now:not([data-decision="{decision}"])')

    def click_something(self, luck: Random) -> None:
        """Take one of the offers, by clicks alone."""
        before = self.decision()
        form = luck.choice(self.page.locator("#offers form").all())
        is_grave = form.get_attribute("data-ask") is not None
        for group in form.locator("fieldset").all():
            luck.choice(group.locator("label").all()).click()
        for choice in form.locator("select").all():
            choice.select_option(index=luck.randrange(1, choice.locator("option").count()))
        luck.choice(form.locator("button").all()).click()
        if is_grave:
            self.page.get_by_role("button", name="Yes").click()
        self.moved_on(before)

    def type_something(self, luck: Random) -> None:
        """Take one of the offers, by keys alone."""
        before = self.decision()
        form = luck.choice(self.page.locator("#offers form").all())
        offer, is_grave = form.get_attribute("data-type"), form.get_attribute("data-ask") is not None
        buttons = form.locator("button").count()
        for name in dict.fromkeys(each.get_attribute("name") for each in form.locator("input[type=radio]").all()):
            self.tab_to(form=offer, name=name)
            self.page.keyboard.press("Space")
        for nth, choice in enumerate(form.locator("select").all()):
            self.tab_to(form=offer, name=choice.get_attribute("name"))
            for _ in range(nth):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("ArrowDown")
        self.tab_to(form=offer, tag="BUTTON")
        for _ in range(luck.randrange(buttons)):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        if is_grave:
            self.tab_to(text="Yes")
            self.page.keyboard.press("Enter")
        self.moved_on(before)

    def focused(self) -> dict[str, str]:
        """What has the focus."""
        found: dict[str, str] = self.page.evaluate(
            "() => { const e = document.activeElement; return {tag: e.tagName, type: e.type ?? '', id: e.id,"
            " text: e.textContent.trim(), name: e.name ?? '', form: e.form?.dataset.type ?? ''}; }"
        )
        return found

    def tab_to(self, **wanted: str | None) -> None:
        """Press Tab until that has the focus."""
        for _ in range(200):
            here = self.focused()
            if all(here[name] == value for name, value in wanted.items()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {wanted}.")
