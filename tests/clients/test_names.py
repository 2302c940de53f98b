"""The check that a generator dropped nothing, on a contract and code of a few lines."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.clients.names import missing_names
from tests.clients.tools import ROOT

CONTRACT = {
    "paths": {
        "/seats/{gameId}": {
            "parameters": [{"$ref": "#/components/parameters/GameId"}],
            "post": {"operationId": "claimSeat", "parameters": [{"$ref": "#/components/parameters/IfMatch"}]},
        }
    },
    "components": {
        "parameters": {"GameId": {"name": "gameId"}, "IfMatch": {"name": "If-Match"}},
        "schemas": {"SeatBody": {"properties": {"claim": {"type": "boolean"}}}, "Other": {"properties": {"claim": {}}}},
    },
}
API = 'def claim_seat(game_id: str, if_match: str): headers["If-Match"] = if_match\n'
FILES = {"api.py": API, "seat_body.py": "claim: bool\n", "other.py": "claim: bool\n"}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def test_a_complete_client_misses_nothing(tmp_path: Path) -> None:
    assert missing_names(CONTRACT, write(tmp_path, FILES)) == []


@pytest.mark.parametrize(
    ("name", "text", "lost"),
    [
        ("seat_body.py", "class SeatBody: pass\n", "SeatBody.claim"),
        ("api.py", API.replace("if_match", "x").replace("If-Match", "x"), "claimSeat: If-Match"),
        ("api.py", API.replace("game_id", "game"), "claimSeat: gameId"),
    ],
)
def test_what_is_dropped_in_silence_is_named(tmp_path: Path, name: str, text: str, lost: str) -> None:
    """A field that another schema has too is missed all the same."""
    assert missing_names(CONTRACT, write(tmp_path, FILES | {name: text})) == [lost]


def test_an_operation_that_was_left_out_is_named(tmp_path: Path) -> None:
    assert "claimSeat" in missing_names(CONTRACT, write(tmp_path, FILES | {"api.py": ""}))


def test_a_test_that_was_made_too_is_no_client(tmp_path: Path) -> None:
    """Java and Go lost an API, and named its operations in the tests that they made of it."""
    (tmp_path / "test").mkdir()
    (tmp_path / "test" / "api_test.py").write_text(API)
    assert "claimSeat" in missing_names(CONTRACT, write(tmp_path, {"seat_body.py": "claim", "other.py": "claim"}))


def test_the_contract_has_names_to_look_for(tmp_path: Path) -> None:
    told = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    lost = missing_names(told, tmp_path)
    assert {"postCommand", "postCommand: If-Match", "SeatBody.claim", "View.offers"} <= set(lost)
