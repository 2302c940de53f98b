"""Every place where a text of an account is stored stands in the table that forgetting walks."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase

import pytest
from flask import Flask

from service.app.forgetting.text_store import TextStore
from service.app.forgetting.text_stores import CORE_STORES
from service.extensions import installed_extensions
from tests.http.forgetting.raw import find_text
from tests.http.forgetting.scenes import EACH_SCENE, INSTALLED, MARK, Scene
from tests.restorable import RestorableStore

ROWS = {each.name: each.keys for each in (*CORE_STORES, *installed_extensions().of("app", TextStore), *installed_extensions().always(TextStore))}


def rows_of(key: str) -> list[str]:
    return [name for name, patterns in ROWS.items() if any(fnmatchcase(key, each) for each in patterns)]


@pytest.mark.parametrize("begin", EACH_SCENE, ids=lambda each: each.__name__)
def test_a_text_is_nowhere_but_in_stores_of_the_table(app: Flask, store: RestorableStore, begin: Callable[[Flask], Scene]) -> None:
    begin(app).act()
    assert [key for key in find_text(store, MARK) if len(rows_of(key)) != 1] == []


@pytest.mark.extension("seeks")  # its row stays while it is off
def test_every_row_of_the_table_has_a_scene(serve: Callable[..., Flask]) -> None:
    found = set[str]()
    for begin in INSTALLED:
        store = RestorableStore(lambda: 1_900_000_000_000)
        begin(serve(store)).act()
        found |= {name for key in find_text(store, MARK) for name in rows_of(key)}
    assert found == ROWS.keys()


def test_a_store_without_a_row_is_found(app: Flask, store: RestorableStore) -> None:
    store.put_row("nicknames", "anna", 1, 0, b"Zyxwvutana")
    assert [key for key in find_text(store, MARK) if not rows_of(key)] == ["pj:{nicknames}:rows"]
