"""A seat leaves out an author for itself, and nobody is told."""

from __future__ import annotations

from flask import Flask

from service.app.chat.blocks import MOST_BLOCKS
from tests.http.chat.talking import guest_of, lines, page, said, texts
from tests.http.following import NDJSON, heard
from tests.http.guest import Guest, Round, code_of, minted, opened, played


def block(who: Guest, table: Round, author: str) -> None:
    told = who.ask("PUT", f"/v1/games/{table.id}/blocks/{author}", {})
    assert told.status_code == 200, told.text
    assert told.get_json() == {"author": author}


def test_a_blocked_author_is_left_out_for_one_seat(table: Round) -> None:
    for seat, text in ((0, "a"), (1, "b"), (0, "c")):
        said(table.by[seat], table, text)
    block(table.by[2], table, "seat-0")
    reader = minted(table.by[2], table, "seat:read")
    for who, left in ((table.by[2], ["b"]), (reader, ["b"]), (table.by[1], ["a", "b", "c"]), (table.organiser, ["a", "b", "c"])):
        assert texts(who, table) == left
        assert page(who, table)["next"] == 3
        assert next(heard(lines(who, table, NDJSON)))["text"] == left[0]
    assert table.by[2].get(f"/v1/games/{table.id}/blocks").get_json()["items"] == [{"author": "seat-0"}]
    assert table.by[0].get(f"/v1/games/{table.id}/blocks").get_json()["items"] == []
    assert table.by[2].delete(f"/v1/games/{table.id}/blocks/seat-0").status_code == 204
    assert texts(table.by[2], table) == ["a", "b", "c"]
    assert code_of(table.by[2].delete(f"/v1/games/{table.id}/blocks/seat-0")) == (404, "not-found")


def test_a_guest_is_blocked_by_id(app: Flask) -> None:
    table = opened(app, chat="all")
    eve, carla = guest_of(app, table, "Eve"), guest_of(app, table, "Carla")
    rude = said(eve, table, "x")["author"]["guest"]
    said(carla, table, "y")
    block(table.by[0], table, f"guest-{rude}")
    played(app, table)
    assert texts(table.by[0], table, "?scope=spectators") == ["y"]
    assert texts(table.by[1], table, "?scope=spectators") == ["x", "y"]


def test_what_cannot_be_blocked_is_refused(app: Flask, table: Round) -> None:
    for author in ("seat-0", "seat-3", "seat-99", "organiser", "guest-", "guest-abcdefgh1", "seat-1%0A", "x" * 80):
        assert code_of(table.by[0].ask("PUT", f"/v1/games/{table.id}/blocks/{author}", {})) == (404, "not-found"), author
    for who, answer in ((Guest(app), 401), (table.organiser, 403), (minted(table.by[0], table, "seat:read"), 403)):
        assert who.ask("PUT", f"/v1/games/{table.id}/blocks/seat-1", {}).status_code == answer


def test_there_are_so_many_and_no_more(table: Round) -> None:
    for number in range(MOST_BLOCKS):
        block(table.by[0], table, f"guest-aaaaaa{chr(97 + number // 26)}{chr(97 + number % 26)}")
    full = table.by[0].ask("PUT", f"/v1/games/{table.id}/blocks/seat-1", {})
    assert code_of(full) == (409, "too-many-blocks")
    block(table.by[0], table, "guest-aaaaaaaa")
    block(table.by[1], table, "seat-0")
