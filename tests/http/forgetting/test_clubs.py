"""A club says who a person is as well as a name does: it is masked wherever the name is."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.http.forgetting.everything import read_everything
from tests.http.forgetting.scenes import CLUB, with_anna
from tests.http.guest import Guest
from tests.http.moderating import done, moderator
from tests.tournaments.http.evening import BODY, Evening, evening

pytestmark = pytest.mark.extension("tournaments")


def public(here: Evening, path: str = "/entries") -> str:
    return Guest(here.app).get(here.path(path)).text


@pytest.mark.parametrize("shown_as", ["initials", "numbers"])
def test_who_reads_no_full_names_reads_no_clubs(app: Flask, shown_as: str) -> None:
    regulations = {**BODY["regulations"], "shown_as": shown_as}
    here = evening(app, regulations=regulations)
    here.enter("Anna Berg", club=CLUB)
    read_everything(app, [here.entries[1]], CLUB.lower())
    assert here.get("/entries")["items"][0]["club"] == CLUB


def test_a_club_is_hidden_and_shown_with_the_name(app: Flask) -> None:
    greta, here = moderator(app), evening(app)
    here.enter("Anna Berg", club=CLUB)
    name = {"kind": "text", "tournament": here.id, "place": here.now.entries[1].names[0].place}  # type: ignore[union-attr]
    assert CLUB in public(here)
    done(greta, "hide", name)
    read_everything(app, [here.organiser, here.entries[1]], CLUB.lower())
    done(greta, "show", name)
    assert CLUB in public(here)


def test_a_club_is_forgotten_with_the_name(app: Flask) -> None:
    anna, here = with_anna(app)
    assert CLUB in public(here)
    assert anna.guest.delete("/v1/players/me").status_code == 204
    read_everything(app, [here.organiser, here.entries[1]], CLUB.lower())
