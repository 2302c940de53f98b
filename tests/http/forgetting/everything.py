"""Everything that can be read: each GET of the contract, of all games, tournaments and whatever else is in the store."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any

from flask import Flask

from extensions.seeks.app import seek_rows
from service.app.projected.read_rows import read_rows
from service.app.studies import study_rows
from service.http.app_services import NAME
from tests.http.conformance import load_contract
from tests.http.guest import Guest

PARAMETER = re.compile(r"\{(\w+)\}")
AT_TOURNAMENTS = ("", "/standings", "/cross", "/entries", "/entries/{entry}", "/news", "/screen", "/rounds/{round}", "/rounds/{round}/tables/{table}")
PAGES = ("/", "/g/{gameId}", "/g/{gameId}/table", "/g/{gameId}/page", "/study/{studyId}", *(f"/t/{{tournamentId}}{each}" for each in AT_TOURNAMENTS))

NOT_READ = {"code", "replayId", "subscriptionId", "webhookId"}
"""Parameters of reads that only a holder can name, and pages on problems."""


def read_everything(app: Flask, readers: Iterable[Guest], text: str) -> None:
    """Read it all as nobody and as each of these; no answer may contain the text."""
    answers = 0
    for path in paths(app):
        for each in (Guest(app), *readers):
            answer = each.get(path)
            assert text.encode() not in answer.data.lower(), path
            answers += answer.status_code == 200
    assert answers > 10


def paths(app: Flask) -> Iterator[str]:
    """The paths of all reads."""
    ids = known_ids(app)
    for path in (*templates(), *PAGES):
        names = PARAMETER.findall(path)
        assert ids.keys() | NOT_READ >= {*names}, f"{path} has a parameter that stands for nothing here"
        for chosen in itertools.product(*(ids.get(name, []) for name in names)):
            yield filled(path, dict(zip(names, chosen, strict=True)))


def filled(path: str, values: dict[str, str]) -> str:
    return PARAMETER.sub(lambda found: values[found[1]], path)


def templates() -> list[str]:
    """The paths of the contract's reads, without those that wait for news."""
    return [path for path, item in load_contract()["paths"].items() if "get" in item]


def known_ids(app: Flask) -> dict[str, list[str]]:
    """What parameters of paths stand for here."""
    store: Any = app.extensions[NAME].context.store
    return {
        "gameId": sorted(store.games()),
        "tournamentId": sorted(store.streams("t")),
        "round": ["1"],
        "table": ["1"],
        "entry": ["1", "4"],
        "ruleset": ["microfilms"],
        "studyId": [key for key, _ in read_rows(store, study_rows.NAME)],
        "seekId": [key for key, _ in read_rows(store, seek_rows.NAME)],
        "playerId": store.players(),
    }
