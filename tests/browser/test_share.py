"""Sharing a game that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.test_replay import Game
from tests.browser.visitor import Visit, Visitor


@pytest.fixture(scope="module")
def game(url: str) -> Game:
    return Game(url)


def at_the_end(visit: Visit, url: str, game: Game, token: str | None) -> Visitor:
    visitor = visit()
    visitor.page.goto(f"{url}/g/{game.path.rsplit('/', 1)[1]}{f'#token={token}' if token else ''}")
    visitor.page.locator("#share").wait_for()
    return visitor


def test_a_game_is_shared_by_one_button_and_the_link_ends_by_another(visit: Visit, url: str, game: Game) -> None:
    anna = at_the_end(visit, url, game, game.tokens[0])
    anna.page.locator("#share-says", has_text="everything is open, no spoilers, names as typed").wait_for()
    anna.page.get_by_role("button", name="Share", exact=True).click()
    link = anna.page.locator("#shared a")
    link.wait_for()
    replay = str(link.get_attribute("href"))
    boris = visit()
    assert boris.page.goto(f"{url}{replay}").status == 200
    anna.page.get_by_text("My links").click()
    anna.page.get_by_role("button", name="Revoke the link: Everything is open").click()
    anna.page.get_by_text("You have shared nothing of this game.").wait_for()
    anna.page.locator("#shared", has_text="shows nothing any more").wait_for()
    assert boris.page.request.get(f"{url}{replay}").status == 410
    anna.page.locator("#share-form summary").click()
    anna.page.get_by_role("radio", name="As Boris saw it").check()
    anna.page.get_by_role("radio", name="are not").check()
    anna.page.locator("#share-says", has_text="as Boris saw it, no spoilers, without names").wait_for()
    assert anna.violations(dark=True) == []
    anna.page.get_by_role("button", name="Share", exact=True).click()
    anna.page.locator("#shared a").click()
    anna.page.wait_for_url("**/r/*")
    assert "Boris" not in anna.page.locator("main").inner_text()


def test_picture_and_record_are_kept_by_anybody(visit: Visit, url: str, game: Game) -> None:
    """Who has no seat may keep what everybody sees, and shares nothing."""
    guest = at_the_end(visit, url, game, None)
    guest.page.locator("#ending h2").wait_for()
    assert not guest.page.locator("#share-form").is_visible()
    assert not guest.page.locator("#links").is_visible()
    for name, begin in (("Poster", b"\x89PNG"), ("Record", b"{")):
        with guest.page.expect_download() as kept:
            guest.page.locator("#share").get_by_text(name, exact=True).click()
        assert Path(kept.value.path()).read_bytes().startswith(begin)


def test_the_end_is_told_and_seen_again(visit: Visit, url: str, game: Game) -> None:
    """Everybody's hands are open on the table. The link is made once, however often it is followed."""
    boris = at_the_end(visit, url, game, game.tokens[1])
    ending = boris.page.locator("#ending")
    ending.locator("h2").wait_for()
    boris.page.locator(".decided").first.wait_for()
    assert not boris.page.locator("#board .others .thing.back").count()
    assert boris.page.locator("#after .next .button:visible").all_inner_texts() == ["Rematch", "Share", "See it again", "Verify", "To the games"]
    assert "won" in ending.locator("h2").inner_text()
    assert ending.locator(".lead").inner_text()
    points = ending.locator(".points button")
    assert 1 <= points.count() <= 3
    first = points.first.inner_text()
    points.first.click()
    boris.page.wait_for_url("**/r/*?v=*")
    assert boris.page.locator("#told").inner_text() == first
    replay = boris.page.url.partition("?")[0]
    boris.page.go_back()
    boris.page.get_by_role("button", name="See it again").click()
    boris.page.wait_for_url(replay)


def test_the_code_of_a_shared_game_shows_it_on_another_page(visit: Visit, url: str, game: Game) -> None:
    anna = at_the_end(visit, url, game, game.tokens[0])
    assert anna.page.locator("#embedding").is_hidden()
    anna.page.get_by_role("button", name="Share", exact=True).click()
    anna.page.get_by_text("Show it on your own page").click()
    code = anna.page.get_by_label("Code for your page").input_value()
    assert code.startswith(f'<iframe src="{url}/r/')
    other = visit()
    assert other.page.goto(code.split('"')[1]).status == 200
    other.page.get_by_text("Open the replay").wait_for()


def test_playing_on_leads_to_the_moment_that_the_table_shows(visit: Visit, url: str, game: Game) -> None:
    anna = at_the_end(visit, url, game, game.tokens[0])
    anna.sheet("Log")
    lines = anna.page.locator("#log li[data-past]")
    line = lines.nth(lines.count() // 2)
    line.scroll_into_view_if_needed()
    version = line.evaluate("(at) => String(at.value)")
    line.click()
    anna.page.locator("#log li[aria-current]").wait_for()
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_url(f"**/r/*?v={version}*")
    anna.page.locator("#fork-ask[open]").get_by_role("button", name="Play on", exact=True).click()
    anna.page.wait_for_url("**/g/*")
    anna.page.wait_for_selector("#now[data-status=playing]")


def test_playing_on_from_the_end_is_refused_in_words(visit: Visit, url: str, game: Game) -> None:
    anna = at_the_end(visit, url, game, game.tokens[0])
    anna.sheet("Log")
    anna.page.locator("#log li[data-past]").first.click()
    anna.page.locator("#log li[aria-current]").wait_for()
    anna.page.get_by_role("button", name="Play on from here").click()
    anna.page.get_by_text("the game was over. Choose an earlier line").or_(anna.page.get_by_text("the game is over. Go back to an earlier one")).first.wait_for()
    assert anna.page.locator("#fork-ask[open]").count() == 0
    anna.wrong.clear()  # the moment that the replay does not have
