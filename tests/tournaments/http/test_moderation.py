"""Texts of tournaments: reported by anybody, hidden and shown by moderators, and the log stays whole."""

from __future__ import annotations

from flask import Flask

from service.app.core.idempotent_requests import Request
from service.app.moderation.acts import execute_act
from service.app.moderation.subjects import Subject
from tests.http.guest import Guest
from tests.tournaments.http.evening import evening


def test_a_name_at_a_tournament_is_reported_and_hidden(app: Flask) -> None:
    here = evening(app, "Anna Berg", "Rude Name")
    subject = {"kind": "text", "tournament": here.id, "place": "3.names.0"}
    reported = Guest(app).post("/v1/reports", {"subject": subject, "ground": "abuse"})
    assert reported.status_code == 201, reported.text
    before = here.now.digest
    text = Subject(**subject)  # type: ignore[arg-type]
    done = execute_act(here.context, "hide", text, "Greta", reason="Rude.", until_ms=None, request=Request("k1", ""))
    assert len(done.body.reports) == 1
    assert [each["names"] for each in here.get("/entries", Guest(app))["items"]] == [["Anna Berg"], ["(hidden)"]]
    assert "Rude" not in str(here.get("/facts", Guest(app)))
    assert "Rude" not in here.get("/record", Guest(app))
    assert here.now.digest == before
    execute_act(here.context, "show", text, "Greta", reason="Not so rude.", until_ms=None, request=Request("k2", ""))
    assert here.get("/entries", Guest(app))["items"][1]["names"] == ["Rude Name"]


def test_a_text_that_nobody_reads_is_not_there(app: Flask) -> None:
    here = evening(app, "Anna Berg", regulations={"shown_as": "numbers"})
    for place in ("2.names.0", "9.reason"):
        body = {"subject": {"kind": "text", "tournament": here.id, "place": place}, "ground": "abuse"}
        assert Guest(app).post("/v1/reports", body).status_code == 404
