"""The list of tournaments says of each what its card says to everybody, whichever process wrote its row, and nothing earlier."""

from __future__ import annotations

import pytest
from flask import Flask

from extensions.tournaments.app.checks import find_tournament_problems
from extensions.tournaments.app.founding import rebuild_tournaments
from extensions.tournaments.app.repository import TournamentRepository
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.rows.tournament_row import NAME
from service.app.core.idempotent_requests import Request
from service.app.moderation.acts import execute_act
from service.app.moderation.subjects import Subject
from service.store import AppendNotice, Unavailable
from tests.http.guest import Guest, Json, key
from tests.tournaments.http.evening import SEVEN, Evening, evening

EIGHT = (*SEVEN, "Hana Sato")


def listed(here: Evening) -> Json:
    """The tournament as the list shows it; it is what the card says to everybody."""
    [found] = Guest(here.app).get("/v1/tournaments").get_json()["items"]
    card = here.get("", Guest(here.app))
    assert found == {name: card[name] for name in found}
    return dict(found)


def test_the_list_says_what_the_card_says_at_every_step(app: Flask) -> None:
    here = evening(app)
    assert listed(here)["entries"] == 0
    here.enter(*SEVEN)
    assert listed(here)["entries"] == 7
    for number in (1, 2):
        here.play(number)
        assert listed(here)["closed_rounds"] == number
    assert listed(here)["status"] == "provisional"


def test_what_happens_while_boards_are_played_is_in_no_list(app: Flask) -> None:
    rules = {"pairing": {"rounds": 1}, "entries": {"check_in": "none"}}
    here = evening(app, *EIGHT, preset="duplicate", regulations=rules)
    here.begin()
    opened = listed(here)
    assert here.send("PATCH", "", {"is_entering": True}).status_code == 200
    here.finish(1)
    assert here.now.is_entering
    assert listed(here) == opened
    here.finish(2)
    here.end()
    assert listed(here)["closed_rounds"] == 1


def test_a_title_that_a_moderator_hides_is_hidden_in_every_list_at_once(app: Flask) -> None:
    here = evening(app, title="Rude title")
    title = Subject("text", tournament=here.id, place="1.title")
    execute_act(here.context, "hide", title, "Greta", reason="Rude.", until_ms=None, request=Request(key(), ""))
    assert listed(here)["title"] == "(hidden)"
    for page in ("/", "/t", "/series/add"):
        shown = Guest(app).get(page).text
        assert "Rude title" not in shown
        assert "(hidden)" in shown
    here.enter("Anna Berg")
    assert listed(here)["title"] == "(hidden)"
    execute_act(here.context, "show", title, "Greta", reason="Not so rude.", until_ms=None, request=Request(key(), ""))
    assert listed(here)["title"] == "Rude title"


def test_a_row_that_could_not_be_written_is_written_by_the_request_again(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, name = evening(app), key()

    def fail(*_: object) -> None:
        raise Unavailable

    def enter() -> int:
        return here.post("/entries", {"entries": [{"names": ["Anna Berg"]}]}, Idempotency_Key=name).status_code

    with monkeypatch.context() as broken:
        broken.setattr(TournamentRepository, "note_row", fail)
        assert enter() == 503
    assert "its row in the list of tournaments" in next(find_tournament_problems(here.context.store, here.id))
    assert enter() == 201
    assert listed(here)["entries"] == 1
    assert not list(find_tournament_problems(here.context.store, here.id))


def test_the_projector_writes_the_rows_that_no_request_wrote(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    here = evening(app)
    with monkeypatch.context() as broken:
        broken.setattr(TournamentRepository, "note_row", lambda *_: None)
        here.enter("Anna Berg")
    here.context.part(Tournaments).repository.catch_up(AppendNotice("1-0", here.id, here.now.version, here.now.version, ()))
    assert listed(here)["entries"] == 1


def test_the_rebuilt_list_is_the_one_that_was_written(app: Flask) -> None:
    tournaments = [evening(app, *SEVEN[:number]) for number in (1, 2, 3)]
    written = tournaments[0].context.store.rows(NAME, None, 10)
    assert rebuild_tournaments(tournaments[0].context) == 3
    assert tournaments[0].context.store.rows(NAME, None, 10) == written
