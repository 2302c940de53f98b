"""What people do with games: they audit them offline, go on from a moment, and follow what became of it."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

from service.cli import main

HOUSE = {"kind": "bot", "bot": "house"}
PERSON = {"kind": "human", "claim": True}


def fetched(url: str, path: str) -> bytes:
    with urllib.request.urlopen(f"{url}{path}") as answer:
        return bytes(answer.read())


def test_a_stranger_audits_a_game_with_the_hosts_keys(stranger, url, tmp_path, capsys):
    game = stranger.create([HOUSE, HOUSE, HOUSE])["game"]["id"]
    stranger.until_over(game)
    record, keys = tmp_path / "game.jsonl", tmp_path / "keys.json"
    record.write_bytes(fetched(url, f"/v1/games/{game}/record"))
    keys.write_bytes(fetched(url, "/v1/keys"))
    assert main(["verify", str(record), "--keys", str(keys)]) == 0
    assert "every command decided again by the rules" in capsys.readouterr().out
    forged = Path(record)
    forged.write_bytes(record.read_bytes().replace(b'"winners":[', b'"winners":[9,', 1))
    assert main(["verify", str(forged)]) == 1


def test_a_player_tries_out_what_might_be_while_the_game_waits(stranger, url, tmp_path):
    body = {"ruleset": "microfilms", "seats": [PERSON, HOUSE, HOUSE], "analysis": True}
    _, made = stranger.ask("POST", "/v1/games", body=body)
    game, token = made["game"]["id"], made["seats"][0]["token"]
    status, fork = stranger.ask(
        "POST", f"/v1/games/{game}/forks", token, {"resample": {"seed": "one"}, "seats": [HOUSE, HOUSE, HOUSE]}
    )
    assert status == 201, fork
    child = fork["game"]["id"]
    assert stranger.until_over(child)["outcome"]["reason"]
    record = tmp_path / "child.jsonl"
    record.write_bytes(fetched(url, f"/v1/games/{child}/record"))
    assert json.loads(record.read_bytes().splitlines()[1])["type"] == "game.forked"
    assert main(["verify", str(record)]) == 0
