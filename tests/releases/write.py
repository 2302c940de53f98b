"""Writes the data folder of an installation with games of every kind, to be opened by every later release.

`python -m tests.releases.write NAME` plays over HTTP on a service of the code that is checked out, and writes NAME.tar.gz and
NAME.json beside this file. A folder that is there is never written again. The keys and tokens in it open nothing else.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.equipment.schema_sampler import sample_instance
from tests.journeys.service import whole_service
from tests.journeys.stranger import Json, Stranger

HERE = Path(__file__).parent
PERSON: Json = {"kind": "human", "claim": True}
HOUSE: Json = {"kind": "bot", "bot": "house"}
TABLES: dict[str, tuple[int, Json]] = {
    "microfilms": (3, {}),
    "infiltrators": (3, {}),
    "microdot": (2, {"max_rounds": 8}),
    "casino-incognito": (3, {"hands": 1, "intrigue": True}),
}
"""Seats and options of a short game of each ruleset."""
KEPT = ("server.key", "keys", "archive", "events", "log")
EMBEDDED = {"PATH": ""}
"""Settings by which the service runs the Redis it brings along: every later one opens what that wrote."""
TRIES = 50
STEPS = 8
"""Decisions after which a game is left running."""


class Writer:
    """Opens and plays games, and notes what opens them again: per game its kind, ruleset, tokens, codes and links."""

    def __init__(self, stranger: Stranger, url: str) -> None:
        self.stranger, self.url, self.luck = stranger, url, Random(2026)
        self.games: list[Json] = []
        self.inboxes: list[Json] = []

    def post(self, path: str, token: str = "", body: Json | None = None) -> Json:
        """The answer to a request that is accepted."""
        status, answer = self.stranger.ask("POST", path, token, body or {})
        assert status in (200, 201), (path, status, answer)
        return answer

    def open(self, kind: str, ruleset: str, seats: list[Json] | None = None, **more: Any) -> Json:
        """A new game, noted as `kind`."""
        count, options = TABLES[ruleset]
        body = {"ruleset": ruleset, "options": options, "seats": seats or [PERSON] * count} | more
        return self.note(kind, ruleset, self.post("/v1/games", body=body))

    def note(self, kind: str, ruleset: str, made: Json) -> Json:
        """What will be kept of a game that was made."""
        game = {
            "kind": kind,
            "ruleset": ruleset,
            "id": made["game"]["id"],
            "seats": {str(each["seat"]): each["token"] for each in made["seats"] if "token" in each},
            "codes": {str(each["seat"]): each["claim_code"] for each in made["seats"] if "claim_code" in each},
            "organiser": made.get("organiser_token"),
            "arbiter": made.get("arbiter_token"),
            "links": [],
            "readers": [],
            "revoked": [],
        }
        self.games.append(game)
        return game

    def play(self, game: Json, steps: int | None = None) -> Json:
        """Answer `steps` decisions, or all until it is over."""
        while steps is None or steps > 0:
            status, view = self.stranger.ask("GET", f"/v1/games/{game['id']}/view")
            assert status == 200, view
            if view["status"] != "playing":
                break
            awaited = [str(each["seat"]) for each in view["decisions"] if str(each["seat"]) in game["seats"]]
            if awaited:
                token = game["seats"][self.luck.choice(awaited)]
                self.answer(game["id"], token)
                steps = None if steps is None else steps - 1
            else:
                path = f"/v1/games/{game['id']}/events?after={view['version']}&limit=1&wait=10"
                self.stranger.ask("GET", path)
        return game

    def answer(self, game: str, token: str) -> None:
        """Take any offer; what only looks like an answer by its schema is refused, and another one drawn."""
        view = self.stranger.look(game, token)
        offers = [each for each in view["offers"] if each["exact"]]
        for _ in range(TRIES):
            command = sample_instance(self.luck.choice(offers)["schema"], self.luck)
            path, decision = f"/v1/games/{game}/commands", f'"{view["decision"]["id"]}"'
            status, answer = self.stranger.ask("POST", path, token, command, If_Match=decision)
            if status == 201:
                return
        raise AssertionError(answer)

    def share(self, game: Json, token: str, **body: Any) -> None:
        """A link to a replay."""
        answer = self.post(f"/v1/games/{game['id']}/replays", token, body)
        game["links"].append(answer["replay"] if isinstance(answer.get("replay"), str) else answer["id"])

    def revoke(self, token_id: str, token: str) -> None:
        """End a weaker token."""
        headers = {"Authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"{self.url}/v1/tokens/{token_id}", None, headers, method="DELETE")
        urllib.request.urlopen(request).close()

    def mint(self, game: Json, token: str, scope: str) -> Json:
        """A weaker token."""
        made = self.post(f"/v1/games/{game['id']}/tokens", token, {"scope": scope})
        game["readers"].append(made["token"])
        return made


def before_archiving(writer: Writer, records: list[bytes]) -> None:
    """Games that are over, to be archived, and one that came from elsewhere."""
    for ruleset in TABLES:
        over = writer.play(writer.open("archived", ruleset))
        writer.share(over, over["organiser"], viewpoint="all", spoilers="all")
    for record in records:
        raw = urllib.request.Request(
            f"{writer.url}/v1/records",
            record,
            {"Content-Type": "application/x-ndjson", "Idempotency-Key": "import-of-a-record-from-elsewhere"},
        )
        with urllib.request.urlopen(raw) as answer:
            card = json.load(answer)
        card = card.get("game", card)
        writer.games.append({"kind": "imported", "ruleset": "microfilms", "id": card["id"]} | NOTHING)


NOTHING: Json = {
    "seats": {}, "codes": {}, "organiser": None, "arbiter": None, "links": [], "readers": [], "revoked": [],
}  # fmt: skip


def after_archiving(writer: Writer) -> None:
    """Games that are over, running, waiting, forked, aborted, ruled on, and of a group; links, weaker tokens, inboxes."""
    for ruleset, (count, options) in TABLES.items():
        over = writer.play(writer.open("over", ruleset, [PERSON, *[HOUSE] * (count - 1)]))
        writer.share(over, over["seats"]["0"], names="masked")
        running = writer.play(writer.open("running", ruleset, analysis=True, arbiter=True), STEPS)
        writer.share(running, running["seats"]["0"])
        writer.mint(running, running["seats"]["0"], "seat:read")
        writer.mint(running, running["seats"]["1"], "spectator")
        gone = writer.mint(running, running["seats"]["1"], "spectator")
        writer.revoke(gone["id"], running["organiser"])
        running["revoked"].append(running["readers"].pop())
        _, seen = writer.stranger.ask("GET", f"/v1/games/{running['id']}/view?viewpoint=seat:0", running["arbiter"])
        assert "decisions" in seen
        with_bots = [PERSON, *[HOUSE] * (count - 1)]
        writer.play(writer.open("running", ruleset, with_bots), STEPS)
        for name, of, token, body in (
            ("forked", over, "", {"at": max(over_at(writer, over) // 2, 2), "luck": "fresh"}),
            ("drawn", running, running["seats"]["0"], {"resample": {"seed": "what if"}}),
        ):
            made = writer.post(f"/v1/games/{of['id']}/forks", token, body | {"seats": [PERSON] * count})
            writer.play(writer.note(name, ruleset, made), 3)
        waiting = writer.open("waiting", ruleset, [PERSON] * (count - 1) + [{"kind": "human"}])
        inbox = writer.post("/v1/inbox", "", {"tokens": [running["seats"]["0"], waiting["seats"]["0"]]})
        writer.inboxes.append({"token": inbox["inbox_token"], "games": [running["id"], waiting["id"]]})
        assert options is TABLES[ruleset][1]
    rules(writer)


def over_at(writer: Writer, game: Json) -> int:
    """The version at which a game ended."""
    _, view = writer.stranger.ask("GET", f"/v1/games/{game['id']}/view")
    return int(view["version"])


def rules(writer: Writer) -> None:
    """A corrected result, an abort by ruling, The Croupier, and two games of equal luck, one of them half played."""
    corrected = writer.play(writer.open("over", "microfilms"))
    ruling = {"kind": "correct", "author": "Greta", "reason": "Anna had left.",
              "outcome": {"winners": [1], "reason": "forfeit"}}  # fmt: skip
    writer.post(f"/v1/games/{corrected['id']}/rulings", corrected["organiser"], ruling)
    aborted = writer.open("aborted", "microfilms")
    writer.post(
        f"/v1/games/{aborted['id']}/rulings",
        aborted["organiser"],
        {"kind": "abort", "author": "Greta", "reason": "It is late."},
    )
    writer.play(writer.open("over", "microfilms", [PERSON, HOUSE], options={"variant": "croupier"}))
    first = writer.open("running", "microfilms", deal={"mode": "duplicate", "group": "friday"})
    body = {"ruleset": "microfilms", "options": {}, "seats": [PERSON] * 3,
            "deal": {"mode": "duplicate", "group": "friday"}}  # fmt: skip
    writer.play(writer.note("over-unrevealed", "microfilms", writer.post("/v1/games", first["organiser"], body)))
    writer.play(first, STEPS)


def note_heads(writer: Writer, notes: Json) -> None:
    """Add status, version and digest of every game, as a service that was started again shows them."""
    for game in notes["games"]:
        token = game["organiser"] or ""
        _, card = writer.stranger.ask("GET", f"/v1/games/{game['id']}", token)
        _, head = writer.stranger.ask("GET", f"/v1/games/{game['id']}/checkpoint", token)
        game["head"] = {"status": card["status"], "version": head["version"], "digest": head["digest"]}


def record_from_elsewhere(folder: Path) -> bytes:
    """A record that another installation signed."""
    with whole_service(folder) as url, Stranger(url) as stranger:
        writer = Writer(stranger, url)
        game = writer.play(writer.open("over", "microfilms"))
        with urllib.request.urlopen(f"{url}/v1/games/{game['id']}/record") as answer:
            return bytes(answer.read())


def run(folder: Path, then: Callable[[Writer], None], notes: Json) -> None:
    """Start the service on `folder`, do `then`, and add what was made to `notes`."""
    with whole_service(folder, **EMBEDDED) as url, Stranger(url) as stranger:
        writer = Writer(stranger, url)
        then(writer)
        notes["games"] += writer.games
        notes["inboxes"] += writer.inboxes


def main(name: str) -> None:
    """Write the folder and the notes on it."""
    target = HERE / f"{name}.tar.gz"
    if target.exists():
        sys.exit(f"{target} is there: a released data folder is never written again.")
    notes: Json = {"games": [], "inboxes": []}
    with tempfile.TemporaryDirectory() as made:
        there, here = Path(made) / "there", Path(made) / "here"
        there.mkdir()
        here.mkdir()
        records = [record_from_elsewhere(there)]
        run(here, lambda writer: before_archiving(writer, records), notes)
        command = [sys.executable, "-m", "service.cli", "archive", "--days", "0"]
        subprocess.run(command, env={"DEADDROP_DATA": str(here), **EMBEDDED}, check=True)
        run(here, after_archiving, notes)
        run(here, lambda writer: note_heads(writer, notes), {"games": [], "inboxes": []})
        with tarfile.open(target, "w:gz") as archive:
            for each in sorted(here.rglob("*")):
                if each.relative_to(here).parts[0] in KEPT and each.suffix != ".log":
                    archive.add(each, str(each.relative_to(here)), recursive=False)
    target.with_name(f"{name}.json").write_text(json.dumps(notes, indent=1) + "\n")
    print(f"{target}: {target.stat().st_size} bytes, {len(notes['games'])} games")


if __name__ == "__main__":
    main(sys.argv[1])
