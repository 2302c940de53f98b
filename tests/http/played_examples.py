"""Plays the game that the contract's examples are cut from: `python -m tests.http.played_examples` writes them, a test holds them."""

from __future__ import annotations

import json
import tempfile
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from flask import Flask

from domain.game.bot_answer import choose_policy
from extensions.tournaments.http import examples as tournament_examples
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from service.app.rulesets import policies
from service.config import Config
from service.factory import create_app
from service.http.app_services import NAME
from service.http.openapi import examples
from service.http.openapi.share_examples import NEW_STUDY, VARIATION_BODY
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.schema_sampler import sample_instance
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, named
from tests.tournaments.http.played import play_tournament
from workers.automation_job import store_when_due

WRITTEN = Path(examples.__file__).parent / "data/examples.json"
OF_TOURNAMENTS = Path(tournament_examples.__file__).parent / "data/examples.json"
LUCK = 8
"""Of the game: one in which Anna bribes early, and that somebody wins."""


def new_application(folder: Path) -> Flask:
    """An installation in memory whose luck, clock and key are always the same."""
    config = Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(folder), "DEADDROP_PACE_MS": "0"})
    clock, key = Clock(), KeyInMemory(bytes(32))
    return create_app(config, store=MemoryStore(clock), now_ms=clock, entropy=Random(LUCK).randbytes, signer=key)


class Session:
    """Requests one after the other, each with the key of its number."""

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._asked = 0

    def get(self, path: str, token: str | None = None, **headers: str) -> Any:
        answer = Guest(self._app, token).get(f"/v1/{path}", **headers)
        assert answer.status_code == 200, answer.text
        return answer.get_json() if answer.is_json else answer.text

    def post(self, path: str, body: Json, token: str | None = None, **headers: str) -> Any:
        self._asked += 1
        answer = Guest(self._app, token).post(
            f"/v1/{path}", body, Idempotency_Key=named(f"example {self._asked}"), **headers
        )
        assert answer.status_code == 201, answer.text
        return answer.get_json()

    def act(self, game: str, token: str, view: Json, command: Json) -> Any:
        return self.post(f"games/{game}/commands", command, token, If_Match=f'"{view["decision"]["id"]}"')

    def check(self, game: str, token: str, view: Json, command: Json) -> Any:
        asked = Guest(self._app, token)
        answer = asked.post(f"/v1/games/{game}/commands/check", command, If_Match=f'"{view["decision"]["id"]}"')
        assert answer.status_code == 200, answer.text
        return answer.get_json()

    def wait(self, game: str) -> None:
        """The turn of the bot, as a worker plays it."""
        context = self._app.extensions[NAME].context
        now = context.games.load(game)
        think = automation.think_with(choose_policy, nullcontext)
        store_when_due(context, automation.answer_next(context, now, 1, think, begin_job(context, now)))


def play(app: Flask) -> Json:
    """What the service answered, by the names of `service.http.openapi.examples`."""
    ask = Session(app)
    found: Json = {"RULESET": ask.get("rulesets")["items"][-1], "PUBLIC_KEY": ask.get("keys")["items"][0]}
    made = ask.post("games", examples.NEW_GAME)
    game, anna = made["game"]["id"], made["seats"][0]["token"]
    found |= {"MADE": made, "CARD": made["game"], "TOKEN": ask.get("token", anna)}
    found["INBOX_MADE"] = ask.post("inbox", {"tokens": [anna]})
    claim = {"code": made["seats"][1]["claim_code"], "name": "Boris"}
    claimed = ask.post(f"games/{game}/seats/1/claim", claim)
    found |= {"CLAIM": claim, "CLAIMED": claimed}
    tokens, luck = {0: anna, 1: claimed["token"]}, Random(LUCK)
    found |= play_until_bribe(ask, game, tokens, found["INBOX_MADE"]["inbox_token"], luck)
    found |= look_around(ask, game, made, anna, found["DONE"]["version"])
    found["INTERVENED"] = ask.post(f"games/{game}/interventions", examples.NEW_INTERVENTION, made["organiser_token"])
    found["SEAT_SLIP_EXCHANGED"] = ask.post(f"games/{game}/exchanges", {"slip": found["INTERVENED"]["slip"]})
    tokens[1] = found["SEAT_SLIP_EXCHANGED"]["token"]
    while (world := ask.get(f"games/{game}/view"))["status"] == "playing":
        play_turn(ask, game, tokens, world, luck)
    found |= look_back(ask, game, made, anna) | {"FIRST_MADE": ask.post("games", examples.FIRST_GAME)}
    return found | register(ask)


def register(ask: Session) -> Json:
    """A player, with what opens the account."""
    player = ask.post("players", {"name": "Anna"})
    link = ask.post("players/me/links", {}, player["token"])
    ask.post("games", {**examples.NEW_GAME, "player": player["token"]})
    return {
        "MY_GAMES": ask.get("players/me/games", player["token"]),
        "PLAYER_MADE": player, "PLAYER_LINK": link, "CREDENTIALS": ask.get("players/me/credentials", player["token"]),
    }  # fmt: skip


def play_turn(ask: Session, game: str, tokens: dict[int, str], world: Json, luck: Random) -> None:
    """One answer: of a person by chance, of the bot by itself."""
    awaited = [each["seat"] for each in world["decisions"] if each["seat"] in tokens]
    if not awaited:
        return ask.wait(game)
    view = ask.get(f"games/{game}/view", tokens[awaited[0]])
    ask.act(game, tokens[awaited[0]], view, sample_instance(luck.choice(view["offers"])["schema"], luck))
    return None


def play_until_bribe(ask: Session, game: str, tokens: dict[int, str], inbox: str, luck: Random) -> Json:
    """Anna's view as she may bribe, what her inbox says of it, the bribe, and what it did."""
    while True:
        view = ask.get(f"games/{game}/view", tokens[0])
        bribes = [each for each in view["offers"] if each["type"] == "bribe"]
        if bribes and view["decision"]:
            command, letters = sample_instance(bribes[0]["schema"], luck), ask.get("inbox?after=i", inbox)
            checked = ask.check(game, tokens[0], view, command)
            done = ask.act(game, tokens[0], view, command)
            return {"VIEW": view, "INBOX_PAGE": letters, "BRIBE": command, "CHECKED": checked, "DONE": done}
        play_turn(ask, game, tokens, view, luck)


def look_around(ask: Session, game: str, made: Json, anna: str, version: int) -> Json:
    """What can be asked during a game."""
    page = ask.get(f"games/{game}/events?after={version - 1}&limit=1&words=true", anna)
    ask.get(f"games/{game}/view?viewpoint=seat:1", made["arbiter_token"])
    shared = ask.post(f"games/{game}/replays", examples.SHARE, anna)
    return {
        "PAGE": page,
        "MINTED": ask.post(f"games/{game}/tokens", {"scope": "seat:read"}, anna),
        "SHARED": shared,
        "GRANTS": ask.get(f"games/{game}/tokens", anna),
        "REPLAY": ask.get(f"replays/{shared['id']}"),
        "FRAMES": ask.get(f"replays/{shared['id']}/frames?from={version}&limit=1"),
        "CHECKPOINT": ask.get(f"games/{game}/checkpoint", anna),
        "EVIDENCE": ask.get(f"games/{game}/evidence", anna),
        "CHECKPOINT_NOTE": ask.get(f"games/{game}/checkpoint", anna, Accept="text/plain"),
        "EVIDENCE_NOTE": ask.get(f"games/{game}/evidence", anna, Accept="text/plain"),
    }


def look_back(ask: Session, game: str, made: Json, anna: str) -> Json:
    """What can be asked when it is over."""
    organiser = made["organiser_token"]
    record = ask.get(f"games/{game}/record")
    ruled = ask.post(f"games/{game}/rulings", examples.NEW_RULING, organiser)
    link = ask.post(f"games/{game}/replays", {"viewpoint": "all", "spoilers": "end"}, anna)
    study = ask.post(f"replays/{link['id']}/studies", NEW_STUDY)
    where = f"studies/{study['study']['id']}/variations"
    return {
        "STUDY_MADE": study,
        "VARIATION_MADE": ask.post(where, VARIATION_BODY, study["token"]),
        "RECORD": "".join(line + "\n" for line in record.splitlines()[:2]),
        "FORK_MADE": ask.post(f"games/{game}/forks", examples.FORK, anna),
        "ARBITER_READS": ask.get(f"games/{game}/arbiter-reads"),
        "RULED": ruled,
        "RULINGS": ask.get(f"games/{game}/rulings"),
    }


def played_examples() -> dict[Path, str]:
    """The files of examples as they should be, by path, whatever the source of the rules: the core's, and those of its other parts."""
    with tempfile.TemporaryDirectory() as folder, patch.object(policies, "source_digest", lambda _: "50" * 32):
        app = new_application(Path(folder))
        played = {WRITTEN: play(app), OF_TOURNAMENTS: play_tournament(app)}
    return {path: json.dumps(each, indent=1, ensure_ascii=False) + "\n" for path, each in played.items()}


if __name__ == "__main__":
    for path, text in played_examples().items():
        path.write_text(text, encoding="utf-8")
