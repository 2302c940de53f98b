"""Games in one process are the service's to the byte: their records are imported, and every view is asked for."""

from __future__ import annotations

from random import Random

import pytest
from flask import Flask

from deaddrop import games
from domain.catalogue import discover
from domain.game.information_state import Viewpoint, viewpoint_text
from tests.http.guest import Guest, key

pytestmark = pytest.mark.usefixtures("one_auditor")
SEATS = 3
VIEWPOINTS: tuple[Viewpoint, ...] = ("public", *range(SEATS))


@pytest.mark.parametrize("name", [each.name for each in discover().newest()])
def test_every_view_has_the_bytes_of_the_service(app: Flask, name: str) -> None:
    game, rng, kept = games.new(name, SEATS, deal="monday-1"), Random("play"), {}
    while game.to_move:
        version = game.view("public")["version"]
        kept[version] = {viewpoint: game.view_bytes(viewpoint) for viewpoint in VIEWPOINTS}
        game.act(game.to_move[0], game.bot_command(game.to_move[0], rng.choice(("house", "random"))))
    headers = {"Idempotency-Key": key(), "Content-Type": "application/x-ndjson"}
    came = app.test_client().post("/v1/records", data=game.record(), headers=headers)
    assert came.status_code == 201, came.text
    here = f"/v1/games/{game.view('public')['game']}"
    for version in rng.sample(sorted(kept), min(12, len(kept))):
        for viewpoint, body in kept[version].items():
            answer = Guest(app).get(f"{here}/view?at={version}&viewpoint={viewpoint_text(viewpoint)}")
            assert answer.data == body
    assert game.events("all")[-1]["digest"] == Guest(app).get(f"{here}/checkpoint").get_json()["digest"]
