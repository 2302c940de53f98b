"""Things of games without a look: each can be told by its name."""

from __future__ import annotations

from typing import Any

from flask import Flask

from domain.kernel.words.phrases import Kind
from service.web.shown_table import ShownThing

RUN = Kind(name="Run", symbol="run", line="A run of the game.")


def drawn(app: Flask, shown: ShownThing, faces: str) -> str:
    with app.test_request_context():
        macros: Any = app.jinja_env.get_template("table/scene.html").make_module({})
        return str(macros.thing(shown, faces))


def test_a_token_of_a_described_kind_is_named(app: Flask) -> None:
    token = ShownThing("token", "run", "Run: ahead", kind=RUN, symbol="run", face="ahead")
    assert "Run: ahead" in drawn(app, token, "").partition("class=")[2].partition(">")[2]
    assert "Run: ahead</span>" not in drawn(app, token, "/faces.svg"), "its symbol says it"
