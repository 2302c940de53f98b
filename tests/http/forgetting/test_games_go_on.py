"""A player deletes the account in the middle of a game: the others notice a name that is gone, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from flask import Flask

from deaddrop.verify import verify
from service.app.forgetting.forget_player import settle_forgotten
from tests.http.forgetting.everything import read_everything
from tests.http.guest import Guest, opened, played, step
from tests.http.players.accounts import registered
from tests.tournaments.http.test_own_entries import begun, bind


def test_a_game_goes_on_for_all_its_seats_and_its_record_verifies(app: Flask) -> None:
    anna = registered(app, "Zyxwvutana")
    named = [{"kind": "human", "claim": True, "name": name} for name in ("Zyxwvutana", "Boris", "Clara")]
    table, luck = opened(app, seats=named), Random(3)
    assert anna.guest.ask("PUT", f"/v1/players/me/seats/{table.id}/0", {}, json={"token": table.by[0].token}).status_code == 200
    for _ in range(4):
        step(app, table, luck)
    before = table.organiser.get(f"/v1/games/{table.id}/checkpoint").get_json()
    assert anna.guest.delete("/v1/players/me").status_code == 204
    after = table.organiser.get(f"/v1/games/{table.id}/checkpoint").get_json()
    assert (after["version"], after["digest"]) == (before["version"], before["digest"])
    played(app, table)
    card = Guest(app).get(f"/v1/games/{table.id}").get_json()
    assert (card["status"], [each["name"] for each in card["seats"]]) == ("over", ["Seat 0 (name forgotten)", "Boris", "Clara"])
    assert verify(table.organiser.get(f"/v1/games/{table.id}/record").data).verdict == "consistent"
    read_everything(app, [table.organiser, *table.by.values()], "zyxwvut")


@pytest.mark.extension("seeks")
def test_the_others_of_a_seek_find_their_table(app: Flask) -> None:
    anna, wanted = registered(app, "Zyxwvutana"), {"ruleset": "microfilms", "seats": 3}
    made = Guest(app).post("/v1/seeks", {**wanted, "player": anna.guest.token}).get_json()
    join = f"/v1/seeks/{made['seek']['id']}/join"
    places = [Guest(app).post(join, {"name": "Boris"}).get_json()]
    assert anna.guest.delete("/v1/players/me").status_code == 204
    assert Guest(app, made["token"]).get(f"/v1/seeks/{made['seek']['id']}").status_code == 410
    places += [Guest(app).post(join, {"name": name}).get_json() for name in ("Clara", "Dan")]
    found = [Guest(app, each["token"]).get(f"/v1/seeks/{made['seek']['id']}").get_json() for each in places]
    seats = {each["seat"]: Guest(app, each["seat_token"]) for each in found}
    assert sorted(seats) == [0, 1, 2]
    assert all(guest.view(found[0]["game"])["status"] != "over" for guest in seats.values())


@pytest.mark.extension("tournaments")
def test_an_entry_that_was_forgotten_can_be_bound_again_and_keeps_the_new_persons_texts(app: Flask) -> None:
    here, anna, ben = begun(app), registered(app), registered(app, "Ben")
    assert bind(anna, here, 1, here.entries[1].token).status_code == 200
    assert anna.guest.delete("/v1/players/me").status_code == 204
    assert bind(ben, here, 1, here.entries[1].token).status_code == 200
    here.finish_all()
    said = here.post("/appeals", {"round": 1, "table": 1, "text": "A miscount."}, here.entries[1])
    assert said.status_code == 201, said.text
    settle_forgotten(here.context)
    assert "A miscount." in here.context.store.texts(here.id)[f"{here.now.version}.text"]
    assert here.get("", ben.guest)["you"] == "e1"
