"""Entries of players: bound later by the entry's own token, listed over devices, acted for, and forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from extensions.tournaments.app.entrants import my_tournaments as my_tournaments
from extensions.tournaments.app.entrants.my_tournaments import rebuild_my_tournaments
from extensions.tournaments.app.entry_players import ENTRIES_OF
from tests.http.guest import Guest, Json
from tests.http.players.accounts import Account, registered
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend
from tests.tournaments.http.test_players import games_of

NAMES = ("Anna Berg", "Boris Lund", "Clara Nagy", "Dan Ek")


def bind(player: Account, here: Evening, entry: int, token: str | None, **more: Any) -> Any:
    path = f"/v1/players/me/entries/{here.id}/{entry}"
    return player.guest.ask("PUT", path, {}, json={"token": token, **more})


def tournaments_of(player: Account, query: str = "") -> Json:
    found = player.guest.get(f"/v1/players/me/tournaments{query}")
    assert found.status_code == 200, found.text
    page: Json = found.get_json()
    return page


def begun(app: Flask) -> Evening:
    """A tournament of four whose first round is on."""
    here = evening(app, *NAMES)
    here.draft()
    here.publish()
    attend(here)
    return here


def test_an_entry_is_bound_later_by_its_token_with_its_seat(app: Flask) -> None:
    here, anna, ben = begun(app), registered(app), registered(app, "Ben")
    before = here.now.version
    assert bind(anna, here, 1, here.entries[2].token).status_code == 422
    for _ in range(2):
        told = bind(anna, here, 1, here.entries[1].token)
        assert told.get_json() == {"tournament": here.id, "entry": 1, "member": 0}, told.text
    assert bind(ben, here, 1, here.entries[1].token).get_json()["code"] == "entry-bound"
    assert bind(anna, here, 2, here.entries[2].token).get_json()["code"] == "already-entered"
    (mine,) = tournaments_of(anna)["items"]
    assert (mine["entry"]["entry"], mine["tournament"]["status"], mine["place"]) == (1, "running", None)
    assert (mine["table"], mine["is_table_over"]) == ({"tournament": here.id, "round": 1, "table": 1}, False)
    assert [each["tournament_table"] for each in games_of(anna)] == [mine["table"]]
    assert (tournaments_of(ben)["items"], here.now.version) == ([], before)
    here.finish_all()
    assert [(each["table"], each["is_table_over"]) for each in tournaments_of(anna)["items"]] == [(mine["table"], True)]


def test_a_page_of_large_tournaments_ends_before_its_limit(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = registered(app)
    tournaments = [evening(app, *NAMES) for _ in range(5)]
    for here in tournaments:
        assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    newest = [here.id for here in reversed(tournaments)]
    assert [each["tournament"]["id"] for each in tournaments_of(anna)["items"]] == newest
    monkeypatch.setattr(my_tournaments, "MOST_FOLDED", 2 * len(NAMES))
    pages, query = list[list[str]](), ""
    while True:
        page = tournaments_of(anna, query)
        pages.append([each["tournament"]["id"] for each in page["items"]])
        if page["next"] is None:
            break
        query = f"?cursor={page['next']}"
    assert pages == [newest[:2], newest[2:4], newest[4:]]


def test_a_players_token_acts_for_the_entry_and_for_no_other(app: Flask) -> None:
    here, anna = evening(app, *NAMES), registered(app)
    assert here.post("/entries/1/byes", {"round": 1}, anna.guest).status_code == 403
    assert here.get("", anna.guest)["you"] is None
    assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    assert here.get("", anna.guest)["you"] == "e1"
    assert here.post("/entries/1/byes", {"round": 1}, anna.guest).status_code == 201
    assert here.post("/entries/2/byes", {"round": 1}, anna.guest).status_code == 403
    assert "Anna Berg" in anna.guest.get(f"/t/{here.id}/own").text


def test_each_person_of_a_pair_has_an_own_place(app: Flask) -> None:
    here = evening(app, regulations={"entries": {"check_in": "none", "members": 2}})
    made = here.post("/entries", {"entries": [{"names": ["Anna", "Ben"]}]}).get_json()
    token, anna, ben = here.exchange(made["entries"][0]["slip"]).token, registered(app), registered(app, "Ben")
    assert bind(anna, here, 1, token, member=2).status_code == 422
    assert bind(anna, here, 1, token).status_code == bind(ben, here, 1, token, member=1).status_code == 200
    assert [tournaments_of(each)["items"][0]["member"] for each in (anna, ben)] == [0, 1]


def test_an_entry_that_another_person_plays_on_is_the_former_players_no_longer(app: Flask) -> None:
    here, anna, zoe = begun(app), registered(app), registered(app, "Zoe")
    assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    made = here.send("PATCH", "/entries/1", {"substitute": {"member": 0, "name": "Zoe"}}).get_json()
    assert tournaments_of(anna)["items"] == []
    attend(here)
    assert bind(anna, here, 1, here.entries[1].token).status_code == 401
    assert bind(zoe, here, 1, here.exchange(made["slip"]).token).status_code == 200
    assert [each["entry"]["entry"] for each in tournaments_of(zoe)["items"]] == [1]
    assert [len(games_of(each)) for each in (anna, zoe)] == [0, 1]


def test_my_tournaments_come_in_pages_and_are_rebuilt_from_the_store(app: Flask) -> None:
    anna, made = registered(app), [evening(app, *NAMES) for _ in range(3)]
    for here in made:
        assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    first = tournaments_of(anna, "?limit=2")
    last = tournaments_of(anna, f"?limit=2&cursor={first['next']}")
    found = [each["tournament"]["id"] for each in (*first["items"], *last["items"])]
    assert (sorted(found), last["next"]) == (sorted(each.id for each in made), None)
    context = made[0].context
    context.store.drop(ENTRIES_OF.format(anna.id))
    assert tournaments_of(anna)["items"] == []
    rebuild_my_tournaments(context)
    assert [each["tournament"]["id"] for each in tournaments_of(anna)["items"]] == found


def test_a_player_who_is_forgotten_leaves_nothing_at_the_tournament_and_the_entry_is_free(app: Flask) -> None:
    here, anna, ben = begun(app), registered(app), registered(app, "Ben")
    assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    assert anna.guest.delete("/v1/players/me").status_code == 204
    texts = here.context.store.texts(here.id)
    assert not any(anna.id in text or "Anna" in text for text in texts.values())
    assert b"Anna" not in repr(here.context.store.rows(ENTRIES_OF.format(anna.id), None, 9)).encode()
    assert bind(ben, here, 1, here.entries[1].token).status_code == 200


def test_no_id_of_a_player_is_in_any_answer_of_a_tournament(app: Flask) -> None:
    here, anna = begun(app), registered(app)
    assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    for path in ("", "/entries", "/facts", "/record", "/rounds/1", "/rounds/1/tables/1"):
        for who in (here.organiser, here.entries[1], Guest(app)):
            assert anna.id not in who.get(here.path(path)).text, path
