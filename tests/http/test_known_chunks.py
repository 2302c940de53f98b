"""Tables of which a reader holds a part already."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable
from zlib import adler32

import pytest
from flask import Flask

from service.web.known_chunks import MOST, chunk_hash, to_chunks
from tests.http.beginnings import Play
from tests.http.guest import Guest, Round
from tests.http.replay_links import over_with_names


@pytest.fixture
def table(begin: Callable[[Play], Round]) -> Round:
    return begin(over_with_names)


def table_with(app: Flask, table: Round, at: int, held: str | None) -> str:
    answer = Guest(app).get(f"/g/{table.id}/table?at={at}", **({} if held is None else {"Held_Chunks": held}))
    assert answer.status_code == 200, answer.text
    return str(answer.text)


def to_header(text: str) -> str:
    return b64encode(b"".join(map(chunk_hash, to_chunks(text)))).decode()


def test_what_is_new_makes_the_same_table_of_what_is_held(app: Flask, table: Round) -> None:
    before, after = table_with(app, table, 30, None), table_with(app, table, 33, None)
    line, _, new = table_with(app, table, 33, to_header(before)).encode().partition(b"\n")
    assert len(new) < len(after) / 2
    chunks, made, told = list(to_chunks(before)), b"", json.loads(line)
    for each in told["parts"]:
        if isinstance(each, int):
            made, new = made + new[:each], new[each:]
        else:
            made += "".join(chunks[each[0] : sum(each)]).encode()
    assert (made.decode(), new) == (after, b"")
    assert told["sum"] == adler32(after.encode())


def test_where_things_lie_is_a_part_of_the_table(app: Flask, table: Round) -> None:
    whole, scene = (Guest(app).get(f"/g/{table.id}/table?at=30{more}").text for more in ("", "&only=scene"))
    assert 'id="offers"' not in scene
    parts = [each.group() for each in re.finditer(r'<(section|figure) id="(?:now|board|rail)" data-part.*?</\1>', whole, re.DOTALL)]
    assert len(parts) == 3
    assert all(each in scene for each in parts)


@pytest.mark.parametrize("held", ["", "no base64", "A", "AAAA" * 9, "AAAA" * MOST])
def test_who_holds_nothing_that_fits_gets_all_of_it(app: Flask, table: Round, held: str) -> None:
    line, _, new = table_with(app, table, 30, held).encode().partition(b"\n")
    assert json.loads(line)["parts"] == [len(new)]
    assert new.decode() == table_with(app, table, 30, None)
