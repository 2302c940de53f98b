"""A table of a tournament says where it belongs: on its page, its card and its replays, and nothing where names are masked."""

from __future__ import annotations

from flask import Flask

from extensions.tournaments.app.hidden_texts import set_text_hidden
from tests.http.guest import Guest, Json
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend, opened, play, seats_of

WORDS = 'Table 1, round 1<span class="of"> of Tuesday league</span></a>'


def game_of(here: Evening) -> str:
    return here.now.rounds[1].tables[1].game.id


def place(here: Evening) -> Json:
    return {"tournament": here.id, "round": 1, "table": 1}


def test_a_running_table_leads_to_its_place_at_the_tournament(app: Flask) -> None:
    here = opened(app)
    game, seat = game_of(here), seats_of(here)[2]
    for page in (Guest(app).get(f"/g/{game}"), seat.get(f"/g/{game}/table")):
        assert f'<a href="/t/{here.id}/rounds/1/tables/1">{WORDS}' in page.text
    assert Guest(app).get(f"/v1/games/{game}").get_json()["tournament_table"] == place(here)


def test_a_title_that_a_moderator_hides_leaves_the_table_at_once(app: Flask) -> None:
    here = opened(app)
    set_text_hidden(here.context.store, here.id, "1.title", hidden=True)
    page = Guest(app).get(f"/g/{game_of(here)}").text
    assert "Tuesday league" not in page
    assert f'href="/t/{here.id}/rounds/1/tables/1">Table 1, round 1' in page


def test_a_replay_names_the_tournament_unless_it_masks_names(app: Flask) -> None:
    here = opened(app)
    game, seats = game_of(here), seats_of(here)
    play(here, game, seats)
    attend(here)
    shown, masked = (
        seats[0].post(f"/v1/games/{game}/replays", {"viewpoint": "all", "names": names}).get_json()["id"]
        for names in ("shown", "masked")
    )
    told, hidden = (Guest(app).get(f"/v1/replays/{each}").get_json() for each in (shown, masked))
    assert (told["tournament_table"], hidden["tournament_table"]) == (place(here), None)
    for rest in ("", "/embed"):
        assert f"/t/{here.id}/rounds/1/tables/1" in Guest(app).get(f"/r/{shown}{rest}").text
        assert here.id not in Guest(app).get(f"/r/{masked}{rest}").text
    frames = Guest(app).get(f"/v1/replays/{masked}/frames")
    assert frames.status_code == 200, frames.text
    assert frames.get_json()["items"][0]["event"]["withheld"]
    assert here.id not in frames.text


def test_regulations_are_told_to_readers_and_not_to_who_sets_them(app: Flask) -> None:
    here = evening(app)
    page = Guest(app).get(f"/t/{here.id}").text
    assert "<li>The first player of a table begins.</li>" in page
    assert "below" not in page.partition("Regulations")[2]
    assert "The seat that I name below" in Guest(app).get("/desk/new").text
