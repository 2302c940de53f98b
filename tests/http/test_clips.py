"""Clips of the last round."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from flask import Flask
from PIL import Image

from tests.http.beginnings import Play
from tests.http.drawn import Undrawn, draw_patiently
from tests.http.guest import Guest, Round, played
from tests.http.replay_links import about, link, on_for_a_while, over_with_names


@pytest.fixture
def undrawn(app: Flask) -> Undrawn:
    return Undrawn(app)


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    return begin(on_for_a_while)


@pytest.fixture
def finished(begin: Callable[[Play], Round]) -> Round:
    return begin(over_with_names)


def test_a_clip_is_an_animation_that_chats_take(app: Flask, finished: Round) -> None:
    """This one is really drawn."""
    draw_patiently(app)
    answer = Guest(app).get(f"/v1/games/{finished.id}/clip.webp")
    assert (answer.status_code, answer.content_type) == (200, "image/webp")
    clip = Image.open(BytesIO(answer.data))
    assert (clip.format, clip.size) == ("WEBP", (600, 315))
    assert 2 <= getattr(clip, "n_frames", 1) <= 16
    assert len(answer.data) <= 500_000


def test_it_ends_with_the_end_and_shows_everything_that_lies_open(app: Flask, undrawn: Undrawn, finished: Round) -> None:
    Guest(app).get(f"/v1/games/{finished.id}/clip.webp")
    [task] = undrawn.tasks
    assert len(task.svgs) == len(set(task.svgs)) == len(task.spans_ms)
    assert "Winner" in task.svgs[-1]
    assert "Winner" not in task.svgs[0]
    assert all("Everything is open" in each for each in task.svgs)
    assert Guest(app).get(f"/v1/games/{finished.id}/clip.webp").status_code == 200
    assert len(undrawn.tasks) == 1


def test_a_running_game_has_none(app: Flask, undrawn: Undrawn, table: Round) -> None:
    for guest in (Guest(app), *table.by.values(), table.organiser):
        assert guest.get(f"/v1/games/{table.id}/clip.webp").status_code == 404
    name = link(table.by[0], table, spoilers="all")
    assert Guest(app).get(f"/v1/replays/{name}/clip.webp").status_code == 404
    played(app, table, 4)
    assert Guest(app).get(f"/v1/replays/{name}/clip.webp").status_code == 200


def test_a_link_has_one_only_if_it_gives_away_the_end(app: Flask, undrawn: Undrawn, finished: Round) -> None:
    for spoilers, status in (("none", 403), ("end", 403), ("all", 200)):
        name = link(finished.by[0], finished, spoilers=spoilers)
        assert Guest(app).get(f"/v1/replays/{name}/clip.webp").status_code == status
    last = about(app, name)["to"]
    cut = link(finished.by[0], finished, spoilers="all", to=last - 20)
    assert Guest(app).get(f"/v1/replays/{cut}/clip.webp").status_code == 404


def test_it_shows_what_the_link_shows(app: Flask, undrawn: Undrawn, finished: Round) -> None:
    masked = link(finished.by[0], finished, spoilers="all", viewpoint="public", names="masked")
    assert Guest(app).get(f"/v1/replays/{masked}/clip.webp").status_code == 200
    drawn = "".join(undrawn.tasks[-1].svgs)
    assert not [name for name in ("Annabella", "Boris", "Clara", finished.id) if name in drawn]
    assert "As everyone sees it" in drawn
    assert finished.by[0].delete(f"/v1/replays/{masked}").status_code == 204
    assert Guest(app).get(f"/v1/replays/{masked}/clip.webp").status_code == 410
