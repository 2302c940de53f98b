"""What pages bring to the luck before a deal by themselves: when a nonce leaves the browser, and when it must not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.toybox import toybox
from tests.browser.visitor import Json, Visit, Visitor
from tests.http.luck_tables import NONCES, OTHER, commitment
from tests.restorable import RestorableStore

KEPT = "(game) => JSON.parse(localStorage.getItem(`deaddrop.game.${game}`))"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, RestorableStore]]:
    """Where a service answers, and its store."""
    store = RestorableStore()
    with toybox(tmp_path_factory.mktemp("club"), store) as url:
        yield url, store


def open_table(anna: Visitor, friends: int = 1) -> tuple[str, list[str]]:
    """A table of three from the lobby: its id, and the links of the friends' seats, or of the table for one."""
    anna.invite(name="Anna", size=3, bots=2 - friends)
    anna.page.locator("#invites input").first.wait_for()
    links = anna.page.locator("#invites input").evaluate_all("(all) => all.map((each) => each.value)")
    return anna.page.url.rpartition("/")[2], links if friends == 1 else links[1:]


def sit_down(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text(f"You are {name}").first.wait_for()


def join(visitor: Visitor, game: str, link: str) -> Json:
    """Zoe sits down by the link of a table, without a page."""
    return send(visitor, "POST", f"/{game}/join", {"code": link.rpartition("=")[2], "name": "Zoe"})


def ask(visitor: Visitor, path: str) -> Json:
    return dict(visitor.ask("GET", f"/games/{path}"))


def send(visitor: Visitor, method: str, path: str, body: Json, token: str | None = None) -> Json:
    return dict(visitor.ask(method, f"/games{path}", body, token))


def nonces_sent(visitor: Visitor) -> list[str]:
    """Notes every nonce that leaves a browser."""
    sent: list[str] = []

    def note(request: Any) -> None:
        if request.method == "PUT" and request.url.endswith("/nonce"):
            sent.append(request.post_data_json["nonce"])

    visitor.page.on("request", note)
    return sent


def test_two_people_sit_down_both_give_and_cards_are_dealt(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    """Each keeps the nonce before its commitment is sent, and the signed head of the closed set before the nonce is."""
    anna, zoe = visit(club[0]), visit(club[0])
    game, [link] = open_table(anna)
    [mine] = anna.page.evaluate(KEPT, game)["nonces"].values()
    assert len(mine["nonce"]) == 64
    assert ask(anna, f"{game}/view")["luck"]["commits"][0] == commitment(mine["nonce"])
    sit_down(zoe, link, "Zoe")
    for each in (anna, zoe):
        each.page.locator("#now[data-status=playing]").wait_for()
    events = ask(anna, f"{game}/events?limit=500")["events"]
    [closed] = [each for each in events if each["type"] == "game.luck_closed"]
    given = {each["data"]["seat"]: each["data"]["nonce"] for each in events if each["type"] == "game.nonce_given"}
    assert {seat: commitment(nonce) for seat, nonce in given.items()} == dict(enumerate(closed["data"]["commits"][:2]))
    for seat, each in enumerate((anna, zoe)):
        kept = each.page.evaluate(KEPT, game)
        assert [head["digest"] for head in kept["closings"]] == [closed["digest"]]
        assert kept["closings"][0]["signature"]
        assert kept["nonces"][str(seat)] == {"nonce": given[seat], "state": "given"}
        assert each.page.locator("#changed").is_hidden()


def test_a_closed_tab_gives_when_the_table_is_opened_again(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    anna, zoe = visit(club[0]), visit(club[0])
    game, [link] = open_table(anna)
    anna.page.goto("about:blank")
    sit_down(zoe, link, "Zoe")
    zoe.page.get_by_role("heading", name="Waiting for Anna").wait_for()
    assert zoe.page.locator("#luck").is_hidden()
    assert zoe.violations() == []
    anna.page.goto(anna.url)
    anna.page.locator("#mine a", has_text="waits for you to open it").click()
    for each in (anna, zoe):
        each.page.locator("#now[data-status=playing]").wait_for()
    assert ask(zoe, f"{game}/view")["luck"]["silent"] == []


def test_seats_that_were_taken_without_commitment_make_one(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    """All that a browser holds; one that has lost its nonces makes others when asked to, as long as that is possible, and
    gives those.
    """
    anna, again = visit(club[0]), visit(club[0])
    seats = [*({"kind": "human", "name": name, "claim": True} for name in ("Anna", "Ben")), {"kind": "human"}]
    made = send(anna, "POST", "", {"ruleset": "microfilms", "seats": seats})
    game, tokens = made["game"]["id"], [each["token"] for each in made["seats"][:2]]
    kept = f"(game) => Object.values(({KEPT})(game)?.nonces ?? {{}}).filter(({{ state }}) => state === 'committed').length === 2"
    committed: list[str | None] = []
    for each in (anna, again):
        for token in tokens:
            each.page.goto("about:blank")
            each.page.goto(f"{club[0]}/g/{game}#token={token}")
            each.page.locator("#log li").first.wait_for(state="attached")
        if each is again:
            again.page.get_by_text("in the browser where you first opened this table").wait_for()
            assert ask(each, f"{game}/view")["luck"]["commits"] == committed
            again.page.get_by_role("button", name="Play from here").click()
        each.page.wait_for_function(kept, arg=game)
        nonces = each.page.evaluate(KEPT, game)["nonces"]
        own = [commitment(nonces[str(seat)]["nonce"]) for seat in (0, 1)]
        assert ask(each, f"{game}/view")["luck"]["commits"] == [*own, None]
        committed = [*own, None]
    anna.page.goto("about:blank")
    send(anna, "POST", f"/{game}/seats/2/claim", {"code": made["seats"][2]["claim_code"]})
    again.page.locator("#now[data-status=playing]").wait_for()
    assert ask(again, f"{game}/view")["luck"]["given"] == [True, True, False]


def test_a_browser_without_the_number_says_where_it_is(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    """It leaves the commitment alone, before the table is full and after."""
    anna, second = visit(club[0]), visit(club[0])
    game, [link] = open_table(anna)
    seat = next(each for each in anna.page.evaluate(KEPT, game)["tokens"] if each.startswith("dd_seat_"))
    committed = ask(anna, f"{game}/view")["luck"]["commits"]
    anna.page.goto("about:blank")
    second.page.goto(f"{club[0]}/g/{game}#token={seat}")
    second.page.get_by_text("in the browser where you first opened this table").wait_for()
    assert second.page.get_by_role("button", name="Play from here").is_visible()
    join(second, game, link)
    second.page.get_by_text("This browser does not have your number. Open the table before").wait_for()
    assert second.page.get_by_role("button", name="Play from here").is_hidden()
    second.page.get_by_role("heading", name="Waiting for the browser where you sat down").wait_for()
    assert ask(second, f"{game}/view")["luck"]["commits"] == committed
    anna.page.goto(f"{club[0]}/g/{game}")
    anna.page.locator("#now[data-status=playing]").wait_for()
    second.page.locator("#elsewhere").wait_for(state="hidden")


def test_another_commitment_in_the_closed_set_is_red_and_nothing_is_given(
    visit: Visit, club: tuple[str, RestorableStore]
) -> None:
    anna = visit(club[0])
    sent = nonces_sent(anna)
    game, [link] = open_table(anna)
    tokens = anna.page.evaluate(KEPT, game)["tokens"]
    seat = next(each for each in tokens if each.startswith("dd_seat_"))
    send(anna, "PUT", f"/{game}/seats/0/commit", {"commit": commitment(OTHER)}, seat)
    join(anna, game, link)
    anna.page.get_by_text("another promise of a number for the luck from your seat").wait_for()
    anna.page.reload()
    anna.page.get_by_text("another promise of a number for the luck from your seat").wait_for()
    assert ask(anna, f"{game}/view")["luck"]["state"] == "closed"
    assert sent == []


def test_a_rewritten_history_is_red_and_nothing_is_given(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    """The operator puts the table back, and lets an accomplice sit down in place of a friend whom Anna has seen there."""
    url, store = club
    anna = visit(url)
    sent = nonces_sent(anna)
    game, links = open_table(anna, friends=2)
    backup, codes = store.backup(), [each.rpartition(".")[2] for each in links]

    def claim(nth: int, name: str, nonce: str) -> None:
        body = {"code": codes[nth], "name": name, "commit": commitment(nonce)}
        send(anna, "POST", f"/{game}/seats/{nth + 1}/claim", body)

    claim(0, "Zoe", NONCES[1])
    anna.page.locator("#log li", has_text="Zoe").first.wait_for()
    store.restore(backup)
    claim(0, "Chiara", NONCES[2])
    claim(1, "Dora", NONCES[0])
    anna.page.reload()
    anna.page.get_by_text("This is not the game that you were shown before").wait_for()
    anna.page.locator("#log li", has_text="Every seat is taken").wait_for()
    assert ask(anna, f"{game}/view")["luck"]["awaits"] == [0, 1, 2]
    assert sent == []
    anna.wrong = [each for each in anna.wrong if "503" not in each]


def test_an_entry_that_the_service_does_not_stand_by_is_red(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    anna = visit(club[0])
    problem = {"status": 409, "content_type": "application/problem+json", "body": '{"code": "other-history"}'}
    anna.page.route("**/nonce", lambda route: route.fulfill(**problem))
    game, [link] = open_table(anna)
    join(anna, game, link)
    anna.page.get_by_text("it stands by another history of this table").wait_for()
    anna.wrong = [each for each in anna.wrong if "409" not in each]


def test_changed_keys_are_said_and_nothing_is_given(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    anna = visit(club[0])
    sent = nonces_sent(anna)
    game, [link] = open_table(anna)
    strange = [{"id": "00" * 8, "public_key": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}]
    anna.page.evaluate("(keys) => localStorage.setItem('deaddrop.keys', keys)", json.dumps(strange))
    join(anna, game, link)
    anna.page.get_by_text("The service has changed the keys that it signs with").wait_for()
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('deaddrop.keys'))") == strange
    assert sent == []


def test_a_nonce_that_was_given_and_left_out_is_red(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    """The service says that it took it, and deals without."""
    anna = visit(club[0])
    anna.page.route("**/nonce", lambda route: route.fulfill(status=200, json={}))
    url = club[0]
    seats = [{"kind": "human"}, {"kind": "human", "claim": True, "name": "Zoe"}, {"kind": "bot", "bot": "random"}]
    made = send(anna, "POST", "", {"ruleset": "microfilms", "seats": seats, "luck": {"wait_s": 5}})
    game = made["game"]["id"]
    sit_down(anna, f"{url}/g/{game}#claim=0.{made['seats'][0]['claim_code']}", "Anna")
    anna.page.get_by_text("The luck was made without your number").wait_for()
    assert ask(anna, f"{game}/view")["luck"]["silent"] == [0]


def test_the_luck_of_a_fork_is_not_held_against_its_parents(visit: Visit, club: tuple[str, RestorableStore]) -> None:
    anna, zoe, url = visit(club[0]), visit(club[0]), club[0]
    bot = {"kind": "bot", "bot": "random"}
    made = send(
        anna, "POST", "", {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}, {"kind": "human"}, bot]}
    )
    parent = made["game"]["id"]
    send(anna, "POST", f"/{parent}/commands", {"type": "resign"}, made["seats"][0]["token"])
    claim = {"code": made["seats"][1]["claim_code"], "commit": commitment(OTHER)}
    token = send(anna, "POST", f"/{parent}/seats/1/claim", claim)["token"]
    closed = ask(anna, f"{parent}/view")["luck"]["closed"]["digest"]
    send(anna, "PUT", f"/{parent}/seats/1/nonce", {"nonce": OTHER, "digest": closed}, token)
    started = ask(anna, f"{parent}/view")["version"]
    ended = {"type": "abort", "reason": "rain"}
    send(anna, "POST", f"/{parent}/commands", ended, made["organiser_token"])
    body = {"at": started, "viewpoint": "all", "luck": "fresh", "seats": [{"kind": "human"}, {"kind": "human"}, bot]}
    fork = send(anna, "POST", f"/{parent}/forks", body)
    game = fork["game"]["id"]
    for seat, (each, name) in enumerate(((anna, "Anna"), (zoe, "Zoe"))):
        sit_down(each, f"{url}/g/{game}#claim={seat}.{fork['seats'][seat]['claim_code']}", name)
    for seat, each in enumerate((anna, zoe)):
        each.page.locator("#now[data-status=playing]").wait_for()
        each.page.reload()
        given = ("Zoe adds a random number", "You add a random number")[seat]
        each.page.locator("#log li", has_text=given).first.wait_for(state="attached")
        assert each.page.locator("#changed").is_hidden()
        assert each.page.evaluate(KEPT, game)["nonces"][str(seat)]["state"] == "given"
    assert ask(anna, f"{game}/view")["luck"]["given"] == [True, True, False]
