"""Replays as people watch them: stepped, played, leafed through, checked where they sit, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.browser.visitor import PHONE, Json, Visit, Visitor
from tests.equipment.schema_sampler import sample_instance
from tests.hang import HANG_S
from tests.http.guest import key


def asked(url: str, body: Json | None = None, token: str | None = None, **headers: str) -> Json:
    """What the API answers."""
    told = {"Content-Type": "application/json", "Idempotency-Key": key(), **headers}
    if token is not None:
        told["Authorization"] = f"Bearer {token}"
    sent = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, sent, told), timeout=HANG_S) as answer:
        found: Json = json.loads(answer.read())
    return found


LEAST = 60
"""Events of a game that has every moment which a test names."""


class Game:
    """A game of three that is over, and links to it."""

    def __init__(self, url: str) -> None:
        while self.play(url) < LEAST:
            pass

    def play(self, url: str) -> int:
        """Its last version."""
        people = [{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Boris", "Clara")]
        made = asked(f"{url}/v1/games", {"ruleset": "microfilms", "seats": people})
        self.path = f"{url}/v1/games/{made['game']['id']}"
        self.tokens = [each["token"] for each in made["seats"]]
        luck = Random(2)
        view = asked(f"{self.path}/view")
        while view["status"] == "playing":
            token = self.tokens[view["decisions"][0]["seat"]]
            view = asked(f"{self.path}/view", token=token)
            body = sample_instance(luck.choice(view["offers"])["schema"], luck)
            told = {"If-Match": f'"{view["decision"]["id"]}"'}
            view = asked(f"{self.path}/commands", body, token, **told)["view"]
        return int(view["version"])

    def link(self, **wanted: Any) -> str:
        return str(asked(f"{self.path}/replays", wanted, self.tokens[0])["url"])


def test_a_headline_of_many_cards_leaves_room_for_the_table(visit: Visit, url: str, game: Game) -> None:
    """All of it can be read by scrolling in it, by keys too."""
    link = game.link(viewpoint="all")
    frames = asked(f"{url}/v1{link.replace('/r/', '/replays/')}/frames?viewpoint=all&from=1&to=25&limit=25")["items"]
    longest = max(frames, key=lambda each: len(each["event"]["text"]))
    text = str(longest["event"]["text"])
    assert len(text) > 200
    anna = visit(viewport=PHONE)
    watcher = Watcher(anna, f"{link}?viewpoint=all&v={longest['version']}")
    watcher.arrived(longest["version"])
    headline = anna.page.locator("#told")
    assert headline.inner_text() == text
    box = headline.bounding_box()
    assert box is not None
    assert box["height"] < 50
    headline.focus()
    anna.page.keyboard.press("ArrowDown")
    anna.page.wait_for_function("() => document.getElementById('told').scrollTop > 0")
    assert anna.violations() == []


@pytest.fixture(scope="module")
def game(url: str) -> Game:
    return Game(url)


class Watcher:
    """Somebody who watches a replay."""

    def __init__(self, visitor: Visitor, link: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.page.goto(visitor.url + link)
        self.arrived()

    def arrived(self, version: int | None = None) -> int:
        """Wait until a moment is shown, and say which."""
        mark = "" if version is None else f'[href="#{version}"]'
        self.page.wait_for_selector(f"#log a[aria-current]{mark}", state="attached")
        return int(self.page.locator("#where").inner_text().split()[1])

    def press(self, keys: str) -> None:
        self.page.keyboard.press(keys)


@pytest.fixture
def watch(visit: Visit, game: Game) -> Callable[..., Watcher]:
    def opened(link: str, **settings: Any) -> Watcher:
        return Watcher(visit(**settings), link)

    return opened


Watch = Callable[..., Watcher]


def test_is_stepped_leafed_and_linked_by_keys(watch: Watch, game: Game) -> None:
    """A step is what one answer brought about, and its moves are seen."""
    link = game.link(viewpoint="all", spoilers="end")
    anna = watch(link, reduced_motion="no-preference", pace=1)
    opening = anna.arrived()
    assert anna.page.locator("#told").inner_text().endswith("turn.")
    anna.press("ArrowRight")
    anna.page.locator("#sky .flying").first.wait_for(state="attached")
    anna.page.wait_for_function("from => Number(location.hash.slice(1)) > from", arg=opening)
    anna.page.locator("#ghosts path").first.wait_for(state="attached")
    after = anna.arrived()
    assert anna.page.url.endswith(f"{link}#{after}")
    assert "turn" not in anna.page.locator("#told").inner_text()
    anna.press("ArrowLeft")
    anna.arrived(opening)
    anna.press("Shift+ArrowRight")
    anna.page.wait_for_function("from => Number(location.hash.slice(1)) > from", arg=opening)
    assert "turn" in anna.page.locator("#told").inner_text()
    anna.press("Home")
    anna.arrived(1)
    assert anna.page.locator("#back").get_attribute("aria-disabled") == "true"
    anna.press("]")
    anna.page.get_by_text("Evening 1").first.wait_for()
    anna.press("End")
    anna.page.locator("#count", has_text="the end").wait_for()
    last = anna.arrived()
    assert anna.page.locator("#count").inner_text() == f"{last} of {last} · the end"
    assert "The seed is revealed" in anna.page.locator("#news").inner_text()
    anna.page.evaluate("location.hash = '#17'")
    anna.arrived(17)
    later = watch(f"{link}#17")
    assert later.arrived(17) == 17


def test_a_thing_leads_to_when_it_moved_last(watch: Watch, game: Game) -> None:
    """By a click and by the keys."""
    link = game.link(viewpoint="all", spoilers="all")
    frames = asked(f"{game.path.rpartition('/v1/')[0]}/r/{link.rpartition('/')[2]}/moments?from=26")["items"]
    moved = next(each for each in frames if any(move.get("to") == "discard" for move in each["event"]["told"]["moves"]))
    anna = watch(f"{link}#{moved['version']}")
    anna.press("ArrowRight")
    anna.page.wait_for_function("from => Number(location.hash.slice(1)) > from", arg=moved["version"])
    kind = next(move["what"]["kind"] for move in moved["event"]["told"]["moves"] if move.get("to") == "discard")
    anna.page.locator(f"[data-zone=discard] .thing[data-id='{kind}']").last.focus()
    anna.press("Enter")
    anna.page.wait_for_function("from => Number(location.hash.slice(1)) <= from", arg=moved["version"])


def test_a_line_that_changed_has_one_badge(watch: Watch, game: Game) -> None:
    """Whether by an element or by the style sheet."""
    anna = watch(game.link(viewpoint="all"))
    version = anna.arrived()
    while not (lines := anna.page.locator("#words .new")).count():
        version += 1
        anna.page.evaluate("version => { location.hash = version; }", version)
        anna.arrived(version)
    badges = lines.evaluate_all("""(all) => all.map((each) => [
        ...each.querySelectorAll("b"), ...["::before", "::after"].map((end) => getComputedStyle(each, end).content)
    ].filter((badge) => !["none", "normal"].includes(badge)).length)""")
    assert badges == [1] * len(badges)


def test_plays_by_itself_until_it_is_paused(watch: Watch, game: Game) -> None:
    anna = watch(game.link(viewpoint="public"))
    opening = anna.arrived()
    anna.page.get_by_role("button", name="Pace: steady").click()
    anna.page.get_by_role("button", name="Pace: fast").wait_for()
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_function("from => Number(location.hash.slice(1)) > from + 2", arg=opening)
    anna.page.get_by_role("button", name="Pause").click()
    paused = anna.arrived()
    anna.page.wait_for_timeout(1100)
    assert anna.arrived() == paused
    assert anna.page.get_by_role("button", name="Play", exact=True).is_visible()


def test_is_verified_where_one_sits(watch: Watch, game: Game) -> None:
    """The whole of it, seed and luck, where everything is open to the end."""
    anna = watch(game.link(viewpoint="all", spoilers="all"))
    anna.press("End")
    anna.page.get_by_text("The seed that was revealed is the one that was promised").wait_for(state="attached")
    last = anna.arrived()
    assert (
        anna.page.locator("#verdict").text_content()
        == f"Events 1 to {last}, as shown through this link: nothing is wrong."
    )
    found = str(anna.page.locator("#checked").text_content())
    assert f"{last} events of {last}" in found
    assert "draws of luck" in found
    assert "the operator alone chose the luck" in found
    assert anna.page.locator("#badge").inner_text() == "✓ Log and luck match"
    anna.page.locator("#badge").click()
    unchecked = anna.page.locator("#unchecked").inner_text()
    assert "the whole record is played again" in unchecked
    assert "who their names say" in unchecked
    anna.page.get_by_role("button", name="Check the record of the whole game").click()
    anna.page.get_by_text("entries in one chain").wait_for()


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"viewpoint": "seat:1"}, "the seed is shown only where"),
        ({"viewpoint": "all", "from": 20, "to": 30}, "What came before event 20"),
    ],
)  # fmt: skip
def test_says_what_could_not_be_checked(watch: Watch, game: Game, wanted: Json, said: str) -> None:
    anna = watch(game.link(**wanted))
    anna.press("ArrowRight")
    anna.page.get_by_text("nothing is wrong").wait_for(state="attached")
    assert anna.page.locator("#badge").inner_text() == "✓ Log matches"
    assert said in str(anna.page.locator("#unchecked").text_content())


def test_what_was_tampered_with_is_named(visit: Visit, game: Game) -> None:
    """One byte of an answer is another on its way."""
    anna, link = visit(), game.link(viewpoint="all", spoilers="all")

    def change(route: Any) -> None:
        answer = route.fetch()
        text = answer.text().replace(
            '"microfilms.turn_began","withheld":false', '"microfilms.turn_begun","withheld":false', 1
        )
        route.fulfill(response=answer, body=text)

    anna.page.route("**/moments*", change)
    watcher = Watcher(anna, link)
    anna.page.get_by_text("fails the check").wait_for()
    named = watcher.arrived()
    assert anna.page.locator("#badge").inner_text() == f"✗ Event {named} fails the check"
    anna.page.locator("#badge").click()
    assert f"Event {named} does not fit its digest: it, or its place in the chain, was changed." in anna.page.inner_text("#verdict")
    assert anna.page.inner_text("#proof-words") == "The check failed"


def test_lines_about_the_luck_are_one_which_opens_at_a_moment_in_it(visit: Visit) -> None:
    anna = visit()
    anna.play()
    game = anna.page.url.partition("/g/")[2].partition("#")[0]
    kept = anna.page.evaluate("(game) => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(game))[1])", game)
    token = next(each for each in kept["tokens"] if each.startswith("dd_seat_"))
    link = asked(f"{anna.url}/v1/games/{game}/replays", {"viewpoint": "public"}, token)["url"]
    watcher = Watcher(anna, link)
    given = anna.page.locator("#log .fold a", has_text="a random number").first
    given.wait_for(state="attached")
    assert not given.is_visible()
    version = str(given.get_attribute("href"))[1:]
    anna.page.evaluate("(version) => location.hash = version", version)
    watcher.arrived(int(version))
    assert given.is_visible()


def place_on_scale(anna: Watcher) -> float:
    """Where the scrubber stands: 0 at its left, 1 at its right."""
    return float(anna.page.locator("#scrubber").evaluate("(at) => (at.value - at.min) / (at.max - at.min)"))


def test_nothing_is_given_away_before_it_is_reached(watch: Watch, game: Game) -> None:
    """Neither in the page nor in its controls; and the end is known when one is there."""
    anna = watch(game.link(viewpoint="all"))
    opening = anna.arrived()
    last = len(asked(f"{game.path}/events?limit=500&viewpoint=all")["events"])
    assert place_on_scale(anna) <= 0.5, "the scrubber stands where a replay begins"
    assert anna.page.locator("#log a").count() == opening
    assert " of " not in anna.page.inner_text("#count") + anna.page.inner_text("#where")
    assert "won" not in anna.page.inner_text("main")
    assert anna.page.locator("#whole").is_hidden()
    anna.press("End")
    assert anna.arrived() == opening
    reached = opening
    for _ in range(3):
        anna.press("ArrowRight")
        anna.page.wait_for_function("from => Number(location.hash.slice(1)) > from", arg=reached)
        reached = anna.arrived()
        assert place_on_scale(anna) <= 0.5, "how much is left is not shown"
    anna.page.locator("#scrubber").press("PageUp")
    assert anna.arrived() == reached < last, "no moment is reached by the scrubber first"
    anna.page.evaluate("location.hash = '#9999'")
    anna.page.get_by_text("There is no event 9999").wait_for()
    assert anna.page.url.endswith(f"#{reached}")


def test_other_eyes_see_less(watch: Watch, game: Game) -> None:
    anna = watch(game.link(viewpoint="all", spoilers="all"))
    anna.press("Home")
    anna.arrived(1)
    anna.page.evaluate("location.hash = '#9'")
    anna.arrived(9)
    assert "alone: identities" in str(anna.page.text_content("#knew"))
    anna.page.locator("#eyes a", has_text="Boris").click()
    anna.page.wait_for_url("**?viewpoint=seat:1#9")
    anna.page.locator("#knew").wait_for(state="hidden")
    anna.page.evaluate("location.hash = '#17'")
    anna.arrived(17)
    anna.page.locator("#rail [data-zone='identity:1'] .kind").wait_for()
    anna.page.locator("#board [data-zone='identity:0'] .back").wait_for()
    assert anna.page.locator("#held").is_hidden()


@pytest.mark.parametrize(("names", "second"), [("shown", "Boris"), ("masked", "Player 2")])
def test_is_played_on_from_a_moment(watch: Watch, game: Game, names: str, second: str) -> None:
    """With the game's own log where the link tells the game, else from the position."""
    anna = watch(game.link(viewpoint="all", names=names))
    anna.press("Shift+ArrowRight")
    anna.page.locator("[data-tab=more]").click()
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.locator("#fork-form").get_by_text(second, exact=True).click()
    anna.page.get_by_role("button", name="Play on", exact=True).click()
    anna.page.wait_for_url("**/g/*")
    assert anna.visitor.awaited()
    assert "You are Anna" in anna.page.inner_text("#now")
    if names == "shown":
        anna.visitor.sheet("People")
        anna.page.locator("#people", has_text="Anna’s bot").wait_for()


def test_works_without_a_script(visit: Visit, game: Game) -> None:
    anna = visit(java_script_enabled=False, viewport=PHONE)
    anna.page.goto(anna.url + game.link(viewpoint="public"))
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    assert anna.page.locator("#drawer .tabs").is_hidden()
    assert "turn" in anna.page.locator("#told").inner_text()
    assert anna.page.locator("#player").is_hidden()
    before = anna.page.locator("#where").inner_text()
    anna.page.get_by_role("link", name="Next").click()
    anna.page.wait_for_url("**?v=*")
    assert anna.page.locator("#where").inner_text() != before


def test_nobody_is_shut_out(watch: Watch, game: Game) -> None:
    """axe-core finds nothing wrong, and nothing is cut off on a phone."""
    anna = watch(game.link(viewpoint="all", spoilers="all"), viewport={"width": 375, "height": 812})
    anna.page.get_by_text("nothing is wrong").wait_for(state="attached")
    assert anna.visitor.violations(dark=True) == []
    anna.page.locator("#badge").click()
    anna.page.locator("#unchecked li").first.wait_for()
    assert anna.visitor.violations(dark=True) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 375
    anna.page.locator("[data-tab=more]").click()
    anna.page.get_by_role("button", name="Play on from here").click()
    assert anna.visitor.violations(dark=True) == []
