"""Public pages of a tournament: the way to the own table by one link, entering, pages that keep up or say they do not."""

from __future__ import annotations

import re
from time import monotonic, sleep

import pytest

from tests.browser.visitor import ON_ITS_SIDE, PHONE, SCREENS, Json, Visit, Visitor

REGULATIONS = {
    "pairing": {"rounds": 3, "merit_rounds": 0},
    "entries": {"check_in": "once"},
    "times": {"round_s": 5_400},
}
PAGES = ("", "/rounds/1", "/rounds/1/tables/1", "/standings", "/cross", "/entries", "/entries/1", "/news", "/screen", "/embed")


class Club:
    """A tournament and who organises it, by a browser's own requests."""

    def __init__(
        self, visitor: Visitor, *names: str, preset: str = "league-evening", regulations: Json = REGULATIONS
    ) -> None:
        self._visitor, self._url = visitor, visitor.url
        body = {"title": "Tuesday league", "ruleset": "microfilms", "preset": preset, "regulations": regulations}
        made = self.send("POST", "/tournaments", body)
        self.token, self.id = made["token"], made["tournament"]["id"]
        self.entries = (
            [] if not names else self.post("/entries", {"entries": [{"names": [name]} for name in names]})["entries"]
        )

    def send(self, method: str, path: str, body: Json | None = None, token: str = "", version: int | None = None) -> Json:
        held = {} if version is None else {"If_Match": f'"{version}"'}
        return dict(self._visitor.ask(method, path, body, token, **held))

    def post(self, rest: str, body: Json | None = None, version: int | None = None) -> Json:
        return self.send("POST", f"/tournaments/{self.id}{rest}", body, self.token, version)

    def publish(self) -> None:
        """All are here, and the first round is published; it opens by itself."""
        for each in self.entries:
            self.post(f"/entries/{each['entry']}/checkin")
        drafted = self.post("/rounds/1/draft")["draft"]
        self.post("/rounds/1/publish", {}, drafted["version"])

    def read(self, rest: str) -> Json:
        return self.send("GET", f"/tournaments/{self.id}{rest}", None, self.token)

    def settled(self, state: str) -> Json:
        """The first round, once it is in a state."""
        patience = monotonic() + 60
        while (found := self.read("/rounds/1")["round"])["state"] != state:
            assert monotonic() < patience, f"the round is {found['state']}"
            sleep(0.1)
        told: Json = found
        return told

    def link(self, entry: int) -> str:
        """The link of an entry's slip, which one device opens."""
        slip = next(each["slip"] for each in self.entries if each["entry"] == entry)
        return f"{self._url}/t/{self.id}#slip={slip}"


def test_a_link_leads_to_the_own_table_as_soon_as_there_is_one(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    club = Club(anna, "Anna", "Boris", "Clara", "Dan")
    anna.page.goto(club.link(1))
    anna.page.locator("#own-title", has_text="Anna").wait_for()
    assert anna.page.url == f"{toys}/t/{club.id}"
    anna.page.get_by_text("Byes, appeals").click()
    anna.page.get_by_role("button", name="My link, for another device").click()
    anna.page.get_by_text("No other device can open this link").wait_for()
    anna.page.get_by_role("button", name="I am here").click()
    anna.page.get_by_text("You are checked in").wait_for()
    club.publish()
    anna.page.get_by_role("button", name="Open my table").click()
    anna.page.wait_for_url("**/g/*")
    anna.page.get_by_text("You are Anna", exact=True).first.wait_for()
    anna.page.get_by_role("link", name="Table 1, round 1 of Tuesday league").click()
    anna.page.get_by_role("heading", name="Table 1 of round 1").wait_for()


def test_a_table_that_shares_its_deal_opens_for_who_sits_there_and_for_nobody_else(visit: Visit, toys: str) -> None:
    anna, boris = visit(toys), visit(toys)
    club = Club(anna, *(f"Guest {number}" for number in range(8)), preset="duplicate")
    club.publish()
    anna.page.goto(club.link(1))
    anna.page.get_by_role("button", name="Open my table").click()
    anna.page.wait_for_url("**/g/*")
    anna.page.get_by_text("You are Guest 0", exact=True).first.wait_for()
    anna.page.locator("#line", has_text="Live").wait_for(state="attached")
    boris.page.goto(anna.page.url.partition("#")[0])
    boris.page.get_by_text("Nothing of this table is public").wait_for()
    assert "Guest" not in boris.page.content()
    anna.page.get_by_role("link", name="To the tournament").first.click()
    anna.page.locator("#own-title", has_text="Guest 0").wait_for()


def test_somebody_enters_and_keeps_the_link(visit: Visit, toys: str) -> None:
    zoe = visit(toys)
    club = Club(zoe, "Anna", "Boris")
    club.send("PATCH", f"/tournaments/{club.id}", {"is_entering": True}, club.token)
    zoe.page.goto(f"{toys}/t")
    zoe.page.locator(f"a[href='/t/{club.id}']").click()
    zoe.page.get_by_label("Your name").fill("Zoe Frey")
    zoe.page.get_by_role("button", name="Enter", exact=True).click()
    zoe.page.locator("#own-title", has_text="Zoe Frey").wait_for()
    link = zoe.page.get_by_label("Your link for this tournament").input_value()
    zoe.page.locator("#enter").wait_for(state="hidden")
    assert zoe.violations(dark=True) == []
    zoe.page.goto(toys)
    zoe.page.locator("#own-tournaments a", has_text="Tuesday league Zoe Frey").click()
    zoe.page.locator("#own-title", has_text="Zoe Frey").wait_for()
    phone = visit(toys, viewport=PHONE)
    phone.page.goto(link)
    phone.page.locator("#own-title", has_text="Zoe Frey").wait_for()
    phone.page.get_by_text("Byes, appeals").click()
    phone.page.get_by_role("button", name="My link, for another device").click()
    phone.page.locator("#own-code svg").wait_for()
    phone.page.get_by_label("I cannot play in").select_option("2")
    phone.page.get_by_role("button", name="Ask for a bye").click()
    phone.page.get_by_text("You have asked for a bye in round 2.").wait_for()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390
    phone.page.get_by_role("button", name="Withdraw from the tournament").click()
    phone.page.get_by_role("button", name="Yes, withdraw").click()
    phone.page.get_by_text("You are withdrawn").wait_for()
    zoe.page.get_by_text("You are withdrawn").wait_for()
    zoe.page.get_by_text("Byes, appeals").click()
    zoe.page.get_by_role("button", name="Forget it in this browser").click()
    zoe.page.get_by_role("button", name="Yes, forget it here").click()
    zoe.page.locator("#own").wait_for(state="hidden")
    assert zoe.page.evaluate("Object.keys(localStorage).filter((each) => each.startsWith('deaddrop.tournament.'))") == []


def test_an_entry_is_kept_with_an_account_and_found_on_another_device(visit: Visit, toys: str) -> None:
    zoe = visit(toys)
    club = Club(zoe, "Zoe", "Boris", "Clara", "Dan")
    zoe.page.goto(club.link(1))
    zoe.page.get_by_text("With an account you find this entry on every device.").wait_for()
    zoe.page.goto(f"{toys}/me")
    zoe.page.get_by_role("textbox", name="Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Register").click()
    zoe.page.get_by_role("button", name="I have it").click()
    zoe.page.get_by_text("the entry of a tournament that your account does not know").wait_for()
    zoe.page.goto(f"{toys}/t/{club.id}")
    zoe.page.get_by_role("button", name="Keep this entry with my account").click()
    zoe.page.locator("#own-keep").wait_for(state="detached")
    zoe.page.goto(f"{toys}/me")
    zoe.page.locator("#tournaments a", has_text="Not begun yet").wait_for()
    assert zoe.page.locator("#loose-entries").is_hidden()
    assert zoe.violations(dark=True) == []
    zoe.page.get_by_role("button", name="Make a link").click()
    zoe.page.locator("#device").wait_for()
    phone = visit(toys, viewport=PHONE)
    phone.page.goto(zoe.page.get_by_label("Link for another device").input_value())
    phone.page.get_by_role("button", name="Sign in here").click()
    phone.page.locator("#tournaments a", has_text="Tuesday league").click()
    phone.page.get_by_role("button", name="I am here").click()
    phone.page.get_by_text("You are checked in.").wait_for()
    assert phone.page.get_by_role("button", name="My link, for another device").count() == 0
    club.publish()
    phone.page.get_by_role("button", name="Open my table").click()
    phone.page.wait_for_url("**/g/*")
    phone.page.goto(f"{toys}/me")
    phone.page.locator("#tournaments .yours", has_text="Round 1: table 1").wait_for()
    phone.page.locator("#games li").wait_for()
    assert phone.page.locator("#loose").is_hidden(), "the table is in the account already"


def test_a_page_says_that_it_is_not_live_and_heals(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    club = Club(anna, "Anna", "Boris")
    anna.page.goto(f"{toys}/t/{club.id}/news")
    anna.page.locator("#line", has_text="Live").wait_for()
    club.post("/announcements", {"text": "Tea at six."})
    anna.page.get_by_text("Tea at six.").wait_for()
    anna.context.set_offline(True)
    anna.page.locator("#line", has_text="Not live: as of").wait_for()
    anna.context.set_offline(False)
    club.post("/announcements", {"text": "Cake at seven."})
    anna.page.get_by_text("Cake at seven.").wait_for()
    anna.page.locator("#line", has_text="Live").wait_for()


def test_a_row_is_found_by_a_part_of_a_name_or_a_number(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    club = Club(anna, "Anna Müller", "Boris", "Clara", "Dan")
    club.publish()
    anna.page.goto(f"{toys}/t/{club.id}/rounds/1")
    names = anna.page.locator("#by-name tbody tr")
    for typed, wanted in (("muller", 1), ("3", 1), ("", 4)):
        anna.page.get_by_label("Find your name or number").fill(typed)
        anna.page.wait_for_function(
            "wanted => document.querySelectorAll('#by-name tbody tr:not([hidden])').length === wanted", arg=wanted
        )
    assert names.count() == 4


def test_the_big_screen_turns_its_pages_and_shows_the_time_left(visit: Visit, toys: str) -> None:
    anna = visit(toys, viewport=ON_ITS_SIDE)
    club = Club(anna, *(f"Guest {number}" for number in range(24)))
    club.publish()
    anna.page.clock.install()
    anna.page.goto(f"{toys}/t/{club.id}/screen")
    anna.page.locator("#clock", has_text="1:2").wait_for()
    first = anna.page.locator(".list li:visible").first.inner_text()
    anna.page.clock.run_for(10_500)
    anna.page.locator("#turn", has_text="2 /").wait_for()
    assert anna.page.locator(".list li:visible").first.inner_text() != first
    half = anna.page.locator(".list li").nth(12).text_content()
    anna.page.goto(f"{toys}/t/{club.id}/screen?part=2/2")
    anna.page.locator("#turn", has_text="Screen 2 of 2").wait_for()
    assert anna.page.locator(".list li:visible").first.text_content() == half


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone", "phone on its side"])
def test_every_page_fits_every_screen_and_has_no_fault(visit: Visit, toys: str, size: str) -> None:
    anna = visit(toys, viewport=SCREENS[size])
    club = Club(anna, "Anna Berg", "Boris", "Clara", "Dan")
    club.publish()
    club.send("POST", f"/tournaments/{club.id}/announcements", {"text": "Tea is ready in the kitchen"}, club.token)
    for rest in PAGES:
        anna.page.goto(f"{toys}/t/{club.id}{rest}")
        if rest != "/embed":
            anna.page.locator("#line", has_text="Live").wait_for()
        assert anna.page.evaluate("document.documentElement.scrollWidth") == SCREENS[size]["width"], rest
        if size in ("desktop", "phone"):
            assert anna.violations(dark=True) == [], rest


def confirmed(visitor: Visitor, *names: str) -> Club:
    """A tournament of one round that ended as a draw at every table, and is final."""
    club = Club(visitor, *names, regulations={"pairing": {"rounds": 1, "merit_rounds": 0}, "times": {"appeal_s": 0}})
    club.publish()
    unfinished = [{"table": each["table"], "how": "draw"} for each in club.settled("open")["tables"]]
    club.post("/rounds/1/close", {"unfinished": unfinished}, club.read("")["version"])
    club.settled("closed")
    club.post("/confirm", {}, club.read("/standings")["scored"])
    return club


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_of_a_series_fit_every_screen_and_have_no_fault(visit: Visit, toys: str, size: str) -> None:
    anna = visit(toys, viewport=SCREENS[size])
    names = ("Anna Berg", "Boris", "Clara", "Dan")
    tournaments = [confirmed(anna, *names).id, confirmed(anna, *names[1:]).id, Club(anna).id]
    anna.page.goto(f"{toys}/t/{tournaments[0]}")
    anna.page.get_by_role("link", name="Count it with other tournaments").click()
    for number in (1, 2):
        anna.page.get_by_role("link", name="Add a tournament").click()
        anna.page.locator(f"a[href='/series?tournaments={','.join(tournaments[: number + 1])}']").click()
    anna.page.get_by_role("link", name="25 18 15").click()
    anna.page.get_by_role("link", name="best 1").click()
    anna.page.get_by_text("The best result of each side counts. Places are worth 25, 18").first.wait_for()
    anna.page.locator("tbody .points a").first.click()
    anna.page.get_by_role("heading", name="Points: ").wait_for()
    side = anna.page.url
    for address in (side, re.sub(r"&side=.*", "", side), f"{toys}/series", f"{toys}/series/embed?tournaments={','.join(tournaments)}"):
        anna.page.goto(address)
        assert anna.page.evaluate("document.documentElement.scrollWidth") == SCREENS[size]["width"], address
        assert anna.violations(dark=True) == [], address
