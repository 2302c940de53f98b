"""Somebody at a browser, who clicks or types, and notes every error and every request to another host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from uuid import uuid4

from axe_playwright_python.sync_playwright import Axe

from tests.hang import HANG_S

Json = dict[str, Any]
PATIENCE_MS = 1000 * HANG_S
MOST = 50
"""Acts, one of which answers the decision."""
TICKED = 0.1
"""Of what may be ticked beside the first."""
AT_ONCE = """
try {
  localStorage["deaddrop.settings"] ??= JSON.stringify({ waitMs: %s, pace: %s, givesObvious: false });
  localStorage["deaddrop.name"] ??= "Anna";
} catch {}
"""
"""What pages find in a new browser."""
TAKES = """
addEventListener("DOMContentLoaded", () => {
  const take = () => document.querySelector("dialog.taking [value=yes]")?.click();
  new MutationObserver(take).observe(document.body, { childList: true });
  take();
});
"""
"""What a reader does who means to take over what a link brings: a page that need not ask the service whose key it is may ask before it is loaded."""
THINGS = ":is(#board, #rail)"
"""Where things lie that can be pointed at."""
BESIDE_ROUND_CORNERS = "(at) => (parseFloat(getComputedStyle(at).borderTopLeftRadius) > 16 ? at.clientHeight / 2 : 8)"
"""How far down a thing is hit at its left."""
SCREENS = {
    "wide": {"width": 1920, "height": 1080}, "desktop": {"width": 1440, "height": 900}, "tablet": {"width": 1024, "height": 768},
    "tablet upright": {"width": 768, "height": 1024}, "phone": {"width": 390, "height": 844}, "phone on its side": {"width": 844, "height": 390},
    "short phone": {"width": 360, "height": 640},
}  # fmt: skip
DESKTOP, PHONE, ON_ITS_SIDE = (SCREENS[each] for each in ("desktop", "phone", "phone on its side"))
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")


class Visitor:
    """wrong: what a page should not have done; streams: what it asked for as one; sent: commands that it sent of late, by type.

    wait_ms: how long a move that is pointed at waits before it is sent; pace: factor on how long moves of others are shown;
    takes: whether they take over what a link brings, as soon as a page asks.
    """

    def __init__(self, context: Any, url: str, wait_ms: int = 0, pace: float = 0, *, takes: bool = True) -> None:
        self.context, self.url = context, url
        self.wrong: list[str] = []
        self.streams: list[Any] = []
        self.sent: list[str] = []
        self._asides: dict[str, dict[str, str]] = {}
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(AT_ONCE % (wait_ms, pace))
        if takes:
            context.add_init_script(TAKES)
        self.page = context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", self._asked)

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in OFFLINE):
            self.wrong.append(message.text)

    def _asked(self, request: Any) -> None:
        if request.headers.get("accept") == "text/event-stream":
            self.streams.append(request)
        if request.url.endswith("/commands"):
            self.sent.append(request.post_data_json["type"])
        if not request.url.startswith((self.url, "data:")):
            self.wrong.append(f"a request to {request.url}")

    def play(self, ruleset: str = "microfilms") -> None:
        """One click on the lobby's button leads to a table with something to do."""
        self.page.goto(self.url)
        self.page.locator(f"form[data-ruleset={ruleset}] [data-alone]").click()
        self.page.wait_for_url("**/g/*")
        self.awaited()

    def invite(self, ruleset: str = "microfilms", *, name: str = "", size: int = 2, bots: int = 0, strangers: bool = False) -> None:
        """A table for friends is opened from the lobby's sheet. name: typed there, else as it is."""
        self.page.goto(self.url)
        form = self.page.locator(f"form[data-ruleset={ruleset}]")
        form.get_by_role("button", name="With friends").click()
        if name:
            form.get_by_label("Your name").fill(name)
        form.locator(f"[name=size][value='{size}']").check()
        form.locator(f"[name=robots][value='{bots}']").check()
        if strangers:
            form.get_by_text("More options").click()
            form.get_by_label("Strangers").check()
        form.get_by_role("button", name="Open the table").click()
        self.page.wait_for_url("**/g/*")

    def ask(self, method: str, path: str, body: Json | None = None, token: str | None = None, **headers: str) -> Any:
        """What the API answers another device of this person."""
        sent = {"Idempotency-Key": uuid4().hex, "Content-Type": "application/json"} | {name.replace("_", "-"): value for name, value in headers.items()}
        sent |= {"Authorization": f"Bearer {token}"} if token else {}
        data = None if method == "GET" else body or {}
        answer = self.page.request.fetch(f"{self.url}/v1{path}", method=method, headers=sent, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def opened(self, seats: list[Json], ruleset: str = "microfilms", **more: Any) -> Any:
        """A game that is opened through the API."""
        return self.ask("POST", "/games", {"ruleset": ruleset, "seats": seats, **more})

    def take(self, made: Json, seat: int) -> None:
        """Sit down at a table by the token of a seat."""
        self.page.goto(f"{self.url}/g/{made['game']['id']}#token={made['seats'][seat]['token']}")
        self.page.locator(f"#now[data-seat='{seat}']").wait_for(state="attached")

    def sit(self, **deal: Any) -> None:
        """A table with the Croupier where this was dealt, and the first turn is one's own."""
        dealt = {"mode": "fixed", "description": {"start": 0, **deal}}
        bot = {"kind": "bot", "bot": "house", "name": "Boris"}
        self.take(self.opened([person("Anna"), bot], options={"variant": "croupier"}, deal=dealt), 0)
        self.awaited()

    def begin(self) -> None:
        """End the opening, which is shown where anything is, by a key."""
        self.page.locator("#opening").wait_for()
        self.page.keyboard.press("Shift")
        self.page.locator("#opening").wait_for(state="detached")

    def thing(self, name: str) -> Any:
        """What can be pointed at on the table, by how its name begins."""
        drawn = self.page.locator("#board > svg").get_by_role("button", name=name)
        return self.page.locator(f"{THINGS} .live[data-name^='{name}']").or_(drawn)

    def violations(self, *, dark: bool = False) -> list[str]:
        """What axe-core finds wrong with the page, and with its colours in the dark too; of what passes it tells little."""
        found = self._broken_rules()
        if dark:
            self.page.emulate_media(color_scheme="dark")
            found += self._broken_rules(runOnly=["color-contrast"])
            self.page.emulate_media(color_scheme="light")
        return found

    def _broken_rules(self, **options: Any) -> list[str]:
        told = Axe().run(self.page, options={"resultTypes": ["violations"], **options}).response["violations"]
        return [f"{each['id']}: {each['nodes'][0]['html']}" for each in told]

    def is_beside(self, dialog: str, thing: Any) -> bool:
        """Whether a dialog lies in the window, next to a thing and not over it."""
        size, box, other = self.page.viewport_size, self.page.locator(dialog).bounding_box(), thing.bounding_box()
        overlaps = [each for at, of in (("x", "width"), ("y", "height")) for each in (box[at] + box[of] - other[at], other[at] + other[of] - box[at])]
        is_inside = box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]
        return bool(is_inside and -16 <= min(overlaps) <= 0)

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

    @property
    def asides(self) -> dict[str, str]:
        """Commands of this game that answer no decision, and what they are called on the page."""
        name = str(self.page.locator("#table").get_attribute("data-rules")).rpartition("/")[2]
        if name not in self._asides:
            told = self.page.request.get(f"{self.url}/v1/rulesets/{name}").json()["commands"]
            self._asides[name] = {each["type"]: each["title"] for each in told if not each["answers_decision"]}
        return self._asides[name]

    def acts(self) -> Iterator[str]:
        """One act after the other until the decision is answered, which it is given: what is said aside answers none."""
        before = self.decision()
        for _ in range(MOST):
            yield before
            if self.decision() != before:
                return
        raise AssertionError(f"The decision is open after {MOST} acts: {self.sent[-MOST:]}.")

    def point_at_something(self, luck: Random) -> None:
        """Answer by clicks on things in the drawing, and on what they lead to."""
        self.page.locator(f"{THINGS} .live").first.wait_for()
        for before in self.acts():
            things = self.page.locator(f"{THINGS} .live:not(.picked)")
            thing = luck.choice(things.all())
            thing.click(position={"x": 8, "y": thing.evaluate(BESIDE_ROUND_CORNERS)})
            if self.page.locator("#which[open]").count():
                luck.choice(self.page.locator("#which li button").all()).click()
            self.at_rest()
            form = self.page.locator("#offers .chosen")
            if form.count() and not (things.count() and luck.random() < 0.7):
                self.fill_in(form, luck)
            self.settled(before)

    def settled(self, decision: str) -> None:
        """Say yes if asked, and wait until the answer is sent, unless something is left to choose."""
        self.at_rest()
        if self.page.locator("#ask[open]").count():
            self.page.get_by_role("button", name="Yes").click()
        self.done(decision)

    def confirmed(self, decision: str) -> None:
        if self.page.locator("#ask[open]").count():  # the same by keys
            self.tab_to(value="yes")
            self.page.keyboard.press("Enter")
        self.done(decision)

    def done(self, decision: str) -> None:
        """Wait for what follows from what was done: the next decision, if this one was answered."""
        self.at_rest()
        assert not (said := self.page.locator("#wrong").inner_text()), said
        if self.sent:
            sent, self.sent = self.sent[-1], []
            if sent not in self.asides:
                self.moved_on(decision)
        else:
            assert self.page.locator("#offers .chosen").count(), f"Nothing was sent: {self.complaints()}"

    def complaints(self) -> list[str]:
        """What the forms say is wrong with what was filled in."""
        said = "(all) => all.map((each) => each.validationMessage).filter((each) => each)"
        return list(self.page.locator("#offers :invalid:not(form, fieldset)").evaluate_all(said))

    def at_rest(self) -> None:
        """Wait until the page has done what it was asked."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        self.page.locator("#table:not(.busy)").wait_for()

    def click_something(self, luck: Random, but: str = "") -> None:
        """Answer by the form of one of the offers, maybe after what is said aside. but: not this one."""
        for before in self.acts():
            self.fill_in(luck.choice(self.page.locator(f"#offers form:not([data-type='{but}'])").all()), luck)
            self.settled(before)

    def fill_in(self, form: Any, luck: Random) -> None:
        """Choose everything that a form asks for, and send it."""
        self.open(form)
        for group in form.locator("fieldset").all():
            if choices := group.locator("label.choice:has(input:enabled):visible").all():
                luck.choice(choices).click()
            for row in group.locator("[data-words]").all():
                luck.choice(row.get_by_role("button").all()).click()
            for _ in range(group.locator("[data-slot]").count()):
                if free := group.locator("[data-put][aria-pressed=false]:enabled:visible").all():
                    luck.choice(free).click()
        for number in form.locator("input[type=number]").all():
            number.fill(str(luck.randint(int(number.get_attribute("min")), int(number.get_attribute("max")))))
        luck.choice(form.locator("button:not([type=button])").all()).click()

    def list_something(self, luck: Random) -> None:
        """Answer by the list of all answers and its keys."""
        for before in self.acts():
            self.page.keyboard.press("a")
            while self.page.locator("#which[open]").count():
                self.page.keyboard.press(str(luck.randint(1, min(9, self.page.locator("#which li:visible").count()))))
                self.at_rest()
            self.confirmed(before)

    def sheet(self, title: str) -> None:
        """Open a sheet of the drawer: Log, Known, People or More."""
        if self.page.locator("#drawer").is_hidden():
            self.page.locator("#open-drawer").click()
        self.page.locator("#drawer").get_by_role("button", name=title, exact=True).click()

    def fold(self) -> None:
        """Put the drawer away where it lies over the table."""
        if self.page.locator("#open-drawer").is_visible() and self.page.locator("#drawer").is_visible():
            self.page.locator("#open-drawer").click()

    def open(self, form: Any) -> None:
        """Show a form that is folded up beside the others; another one that lies over it is put aside."""
        if self.page.locator("#offers .chosen").count() and not form.evaluate("(it) => it.classList.contains('chosen')"):
            self.page.locator("#offers .chosen [data-aside]").click()
        if form.locator("[data-open]").is_visible():
            form.locator("[data-open]").click()

    def type_something(self, luck: Random, but: str = "", drawing: float = 0.5) -> None:
        """Answer by keys alone: on a thing in the drawing, or in a form. but: not in this one; drawing: how often there."""
        for before in self.acts():
            form = luck.choice(self.page.locator(f"#offers form:not([data-type='{but}'])").all())
            if self.page.locator(f"{THINGS} .live").count() and luck.random() < drawing:
                self.type_on_drawing(luck)
                form = self.page.locator("#offers .chosen")
            if form.count():
                self.type_in(form, luck)
            self.at_rest()
            self.confirmed(before)

    def type_on_drawing(self, luck: Random) -> None:
        """Take a thing in the drawing by keys, and one of its uses."""
        self.tab_to(live="yes")
        for _ in range(luck.randrange(4)):
            self.page.keyboard.press(luck.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab")))
        self.tab_to(live="yes")
        self.page.keyboard.press("Enter")
        if self.page.locator("#which[open]").count():
            for _ in range(luck.randrange(self.page.locator("#which li").count())):
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        self.at_rest()

    def type_in(self, form: Any, luck: Random) -> None:
        """Choose everything that a form asks for by keys, and send it."""
        offer = form.get_attribute("data-type")
        buttons = form.locator("button:not([type=button])").count()
        if form.locator("[data-open]").is_visible():
            self.tab_to(form=offer, tag="BUTTON")
            self.page.keyboard.press("Enter")
        fields = form.locator("input:not([type=hidden], [data-slot]):visible").evaluate_all(
            "(all) => all.map((each) => [each.name, each.type, each.min ?? '', each.checked ?? false])"
        )
        slots = form.locator("[data-slot][required]").evaluate_all("(all) => all.filter((each) => !each.value).length")
        rows = form.locator("[data-words]").count()
        taken: Counter[str] = Counter()
        for name, kind, least, is_ticked in fields:
            if kind == "radio" and taken[name]:
                continue
            if taken[name]:
                self.page.keyboard.press("Tab")
            self.tab_to(form=offer, name=name)
            taken[name] += 1
            if kind == "checkbox":
                if not is_ticked and (taken[name] == 1 or luck.random() < TICKED):
                    self.page.keyboard.press("Space")
            elif kind == "number":
                self.page.keyboard.type(least)
            else:
                self.page.keyboard.press("Space")
        for _ in range(rows):
            self.tab_to(form=offer, word="free")
            self.page.keyboard.press("Space")
        for _ in range(slots):
            self.tab_to(form=offer, put="free")
            self.page.keyboard.press("Space")
        self.tab_to(form=offer, tag="BUTTON", type="submit")
        for _ in range(luck.randrange(buttons)):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def focused(self) -> dict[str, str]:
        """What has the focus."""
        found: dict[str, str] = self.page.evaluate(
            "() => { const e = document.activeElement; return {tag: e.tagName, value: e.value ?? '', type: e.type ?? '', id: e.id, role: e.getAttribute('role') ?? '',"
            " put: e.dataset.put === undefined || (e.ariaPressed === 'true' && e.dataset.most === '1') ? '' : 'free', word: e.closest('[data-words]') && !e.parentElement.querySelector('[aria-pressed=true]') ? 'free' : '',"
            " live: e.classList.contains('live') ? 'yes' : '',"
            " text: e.textContent.trim(), name: e.name ?? '', form: e.form?.dataset.type ?? e.form?.dataset.ruleset ?? ''}; }"
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


Visit = Callable[..., Visitor]
"""Opens a browser of its own, by the fixture of this name."""


def person(name: str) -> Json:
    """A seat whose token its opener gets."""
    return {"kind": "human", "claim": True, "name": name}
