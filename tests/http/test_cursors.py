"""Cursors: each text opens where it was made, and every other text is refused alike."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from service.app.core import cursors
from service.app.core.cursors import BadCursor, Cursor, ReadPosition, TokenPosition
from service.app.feeds.inboxes import MOST_SEATS
from service.ids import RANDOM_BYTES, game_id
from tests.http.guest import Guest, Json, Round

GAMES = st.binary(min_size=RANDOM_BYTES, max_size=RANDOM_BYTES).map(game_id)
VERSIONS = st.integers(0, 10**15 - 1)
EYES = st.one_of(st.sampled_from(["public", "all"]), st.integers(0, 99).map("seat:{}".format))
GRANTS = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=45)
SEATS = st.dictionaries(
    st.binary(min_size=cursors.SEAT_HASH_BYTES, max_size=cursors.SEAT_HASH_BYTES),
    st.integers(0, 2 ** (8 * cursors.VERSION_BYTES) - 1),
    max_size=5,
)
POSITIONS: list[tuple[Cursor[Any], st.SearchStrategy[Any]]] = [
    (cursors.GAME, GAMES),
    (cursors.TOKEN, st.builds(TokenPosition, GAMES, GRANTS)),
    (cursors.ARBITER_READ, st.builds(ReadPosition, VERSIONS, EYES)),
    (cursors.INBOX, SEATS),
    (cursors.VERSION, VERSIONS),
]
KINDS = [kind for kind, _ in POSITIONS]
GAME = "1f3fq7kz2mnbv4xw5c"
BAD = {"code": "bad-cursor", "detail": "This cursor was not given out here."}
ALMOST = st.text(st.sampled_from("isealtpubc:-_0123459AQgw=\n٥"), max_size=40)
"""Texts made of what cursors are made of, which fit more often."""

LAW = settings(deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def parse(kind: Cursor[Any], text: str) -> tuple[Any, BadCursor | None]:
    try:
        return kind.parse(text), None
    except BadCursor as refusal:
        return None, refusal


@LAW
@given(data=st.data())
def test_a_position_survives_its_text(data: st.DataObject) -> None:
    for kind, positions in POSITIONS:
        position = data.draw(positions)
        text = kind.format(position)
        assert kind.parse(text) == position
        assert 0 < len(text) <= kind.longest


@LAW
@given(text=st.one_of(st.text(), st.text(st.characters()), ALMOST))
@example("")
@example("i")
@example("٥")
@example("\ud800")
@example("i\ud800AAAAAAAAA")
@example("9" * 100_000)
@example("i" + "A" * 100_000)
def test_any_other_text_is_refused_alike(text: str) -> None:
    for kind in KINDS:
        position, refusal = parse(kind, text)
        if refusal is None:
            assert kind.parse(kind.format(position)) == position
        else:
            assert {"code": refusal.code, "detail": refusal.detail} == BAD
            assert not refusal.errors


@LAW
@given(data=st.data())
def test_a_foreign_character_is_refused(data: st.DataObject) -> None:
    for kind, positions in POSITIONS:
        position = data.draw(positions)
        text = kind.format(position)
        at, inserted = data.draw(st.integers(0, len(text))), data.draw(st.sampled_from(["\n", " ", "=", "é", "\0"]))
        with pytest.raises(BadCursor):
            kind.parse(text[:at] + inserted + text[at:])


@pytest.mark.parametrize(
    ("kind", "text", "position"),
    [
        (cursors.GAME, GAME, GAME),
        (cursors.TOKEN, f"{GAME}-seat-0", TokenPosition(GAME, "seat-0")),
        (cursors.ARBITER_READ, "17-seat:2", ReadPosition(17, "seat:2")),
        (cursors.INBOX, "i", {}),
        (cursors.INBOX, "iq83vTwAAEQ", {bytes.fromhex("abcdef4f"): 17}),
        (cursors.VERSION, "17", 17),
    ],
)
def test_texts_of_old_still_open(kind: Cursor[Any], text: str, position: object) -> None:
    assert (kind.parse(text), kind.format(position)) == (position, text)


def test_a_full_inbox_fits_its_cursor() -> None:
    seats = {at.to_bytes(cursors.SEAT_HASH_BYTES, "big"): 2 ** (8 * cursors.VERSION_BYTES) - 1 for at in range(MOST_SEATS)}
    assert cursors.INBOX.parse(cursors.INBOX.format(seats)) == seats


@pytest.mark.parametrize("cursor", ["", "x", "%00", GAME + "a", "x" * 65, "5-all%0A", "i" + "A" * 2000])
def test_every_list_refuses_alike(app: Flask, table: Round, cursor: str) -> None:
    reader = Guest(app, Guest(app).post("/v1/inbox", {"tokens": []}).get_json()["inbox_token"])
    asked = [
        table.organiser.get(f"/v1/games?cursor={cursor}"),
        table.organiser.get(f"/v1/games/{table.id}/forks?cursor={cursor}"),
        table.organiser.get(f"/v1/games/{table.id}/tokens?cursor={cursor}"),
        reader.get(f"/v1/inbox?after={cursor}"),
    ]
    for answered in asked:
        told: Json = answered.get_json()
        assert (answered.status_code, told["code"], told["detail"]) == (400, BAD["code"], BAD["detail"])
