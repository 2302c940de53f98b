"""An evening of a club, as one story: six people at a table with a clock, and all that goes wrong on such an evening.

One link for everybody, a name that looks like another's, a friend who is late, one who never comes, a phone that dies, a break, a power
cut, one who has to leave and one who takes over, and the same table once more.
"""

from __future__ import annotations

import time
import urllib.request
import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from deaddrop.verify import verify
from tests.equipment.schema_sampler import sample_instance
from tests.journeys.service import whole_service
from tests.journeys.stranger import Json, Stranger

DECISION_S = 3
OUTAGE_S = 8
"""Longer than what is noticed as an outage."""
SAID = {"author": "Greta", "reason": "As we agreed."}


class Evening:
    """The table, and the token of each person by name. It moves on to another address when the service was started again."""

    def __init__(self, url: str) -> None:
        self.luck = Random(7)
        self.by_name: dict[str, str] = {}
        self.seat_of: dict[str, int] = {}
        self.game = self.organiser = ""
        self.move(url)

    def move(self, url: str) -> None:
        self.url, self.stranger = url, Stranger(url)

    def ask(self, method: str, path: str, token: str = "", body: Json | None = None, status: int = 200, **headers: str) -> Json:
        headers.setdefault("Idempotency_Key", uuid.uuid4().hex if method == "POST" and body is None else "")
        found, answer = self.stranger.ask(method, path, token, body, **{k: v for k, v in headers.items() if v})
        assert found == status, (method, path, found, answer)
        return answer

    def join(self, name: str, code: str, **more: Any) -> None:
        told = self.ask("POST", f"/v1/games/{self.game}/join", body={"code": code, "name": name, **more}, status=201)
        self.by_name[name], self.seat_of[name] = told["token"], told["seat"]

    def entries(self) -> list[Json]:
        found: list[Json] = []
        while True:
            after = found[-1]["version"] if found else 0
            page = self.ask("GET", f"/v1/games/{self.game}/events?after={after}&limit=500")["entries"]
            if not page:
                return found
            found += page

    def told(self, kind: str) -> list[Json]:
        return [each for each in self.entries() if each["type"] == kind]

    def view(self) -> Json:
        return self.ask("GET", f"/v1/games/{self.game}/view")

    def play(self, but: tuple[str, ...] = (), until: Any = lambda view: False) -> Json:
        """Everybody but these answers what is asked, until something holds or the game is over; the public view then."""
        names = {seat: name for name, seat in self.seat_of.items()}
        while True:
            view = self.view()
            if view["status"] != "playing" or until(view):
                return view
            here = [names[each["seat"]] for each in view["decisions"] if names[each["seat"]] not in but]
            if not here:
                self.ask("GET", f"/v1/games/{self.game}/events?after={view['version']}&limit=1&wait=10")
                continue
            token = self.by_name[here[0]]
            seen = self.stranger.look(self.game, token)
            if seen["decision"] is not None:
                self.answer(token, seen)

    def answer(self, token: str, seen: Json) -> None:
        """Take an offer. The clock may be quicker."""
        command = sample_instance(self.luck.choice([each for each in seen["offers"] if each["exact"]])["schema"], self.luck)
        tag = f'"{seen["decision"]["id"]}"'
        status, told = self.stranger.ask("POST", f"/v1/games/{self.game}/commands", token, command, If_Match=tag)
        assert status == 201 or told["code"] in ("stale-decision", "seat-absent", "not-your-decision"), told

    def intervene(self, kind: str, **more: Any) -> Json:
        return self.ask("POST", f"/v1/games/{self.game}/interventions", self.organiser, {"kind": kind, **SAID, **more}, 201)


def test_an_evening_of_a_club(tmp_path: Path) -> None:
    with whole_service(tmp_path) as url:
        evening = Evening(url)
        account = sit_down(evening)
        somebody_never_comes(evening)
        a_phone_dies(evening, account)
        a_break(evening)
        started = evening.view()["version"]
        evening.stranger.close()
    time.sleep(OUTAGE_S)
    with whole_service(tmp_path) as url:
        evening.move(url)
        after_the_power_cut(evening, started)
        somebody_has_to_leave(evening)
        evening.play()
        the_end(evening)
        once_more(evening)
        evening.stranger.close()


def sit_down(evening: Evening) -> Json:
    """Greta opens a table and sends one link; Anna has an account; Emil comes last, and with him the game begins."""
    people = [{"kind": "human", "claim": True, "name": "Greta"}, *[{"kind": "human"}] * 5]
    clock = {"decision_s": DECISION_S, "bank_s": 0, "absent_after": 1, "on_absence": "bot"}
    made = evening.ask("POST", "/v1/games", body={"ruleset": "microfilms", "seats": people, "visibility": "unlisted", "clock": clock}, status=201)
    evening.game, evening.organiser = made["game"]["id"], made["organiser_token"]
    evening.by_name["Greta"], evening.seat_of["Greta"] = made["seats"][0]["token"], 0
    account = evening.ask("POST", "/v1/players", body={"name": "Anna"}, status=201)
    evening.join("Anna", made["invitation_code"], player=account["token"])
    taken = {"code": made["invitation_code"], "name": "\u0391nna"}
    assert "looks like it" in str(evening.ask("POST", f"/v1/games/{evening.game}/join", body=taken, status=422))
    for name in ("Boris", "Clara", "David"):
        evening.join(name, made["invitation_code"])
    assert evening.view()["status"] == "seating"
    said = evening.ask("POST", f"/v1/games/{evening.game}/messages", evening.by_name["Clara"], {"text": "Emil is on the tram."}, 201)
    read = evening.ask("GET", f"/v1/games/{evening.game}/messages", evening.by_name["Greta"])
    assert [each["text"] for each in read["messages"]] == [said["text"]]
    evening.join("Emil", made["invitation_code"])
    assert evening.view()["status"] == "playing"
    return account


def somebody_never_comes(evening: Evening) -> None:
    """Boris went home: the clock answers for him once, then a bot plays."""
    boris = evening.seat_of["Boris"]
    evening.play(but=("Boris",), until=lambda view: view["clock"]["seats"][boris]["absent"])
    [gone] = evening.told("game.seat_absent")
    assert gone["data"]["seat"] == boris
    assert evening.told("game.clock_struck")


def a_phone_dies(evening: Evening, account: Json) -> None:
    """Anna signs in by her recovery code on a friend's, finds the table and plays on; the dead phone opens nothing."""
    before, seat = evening.by_name["Anna"], evening.seat_of["Anna"]
    back = evening.ask("POST", "/v1/players/recover", body={"recovery_code": account["recovery_code"]}, status=201)
    [mine] = evening.ask("GET", "/v1/players/me/games", back["token"])["items"]
    assert (mine["game"], mine["seat"]) == (evening.game, seat)
    again = evening.ask("POST", f"/v1/players/me/seats/{evening.game}/{seat}/token", back["token"], status=201)
    evening.by_name["Anna"] = again["token"]
    evening.ask("GET", f"/v1/games/{evening.game}/view", before, status=410)
    if evening.stranger.look(evening.game, again["token"])["clock"]["seats"][seat]["absent"]:
        evening.ask("POST", f"/v1/games/{evening.game}/commands", again["token"], {"type": "return"}, 201)


def a_break(evening: Evening) -> None:
    """Everybody wants a beer: nothing is struck meanwhile, and nobody can move."""
    until = datetime.now(UTC) + timedelta(minutes=10)
    evening.intervene("pause", until=until.strftime("%Y-%m-%dT%H:%M:%SZ"))
    view = evening.view()
    asked = view["decisions"][0]["seat"]
    name = next(each for each, seat in evening.seat_of.items() if seat == asked)
    struck = len(evening.told("game.clock_struck"))
    time.sleep(DECISION_S + 1.5)
    assert len(evening.told("game.clock_struck")) == struck
    seen = evening.stranger.look(evening.game, evening.by_name[name])
    assert seen["offers"] == []
    told, tag = {"type": "pass"}, f'"d{view["version"]}.{asked}"'
    refused = evening.ask("POST", f"/v1/games/{evening.game}/commands", evening.by_name[name], told, 409, If_Match=tag)
    assert refused["code"] == "paused"
    evening.intervene("resume")


def after_the_power_cut(evening: Evening, started: int) -> None:
    """The game is where it was, and the time without power was nobody's."""
    assert evening.view()["version"] >= started
    boris = evening.seat_of["Boris"]
    evening.ask("POST", f"/v1/games/{evening.game}/commands", evening.by_name["Boris"], {"type": "return"}, 201)
    assert not evening.view()["clock"]["seats"][boris]["absent"]
    evening.play(until=lambda view: view["version"] > started + 12)


def somebody_has_to_leave(evening: Evening) -> None:
    """David's last train goes: Dora plays for him from here on, and knows what he knew."""
    if evening.view()["status"] != "playing":
        return
    seat, before = evening.seat_of.pop("David"), evening.by_name.pop("David")
    told = evening.intervene("substitute", seat=seat, name="Dora")
    opened = evening.ask("POST", f"/v1/games/{evening.game}/exchanges", "", {"slip": told["slip"]}, 201, Idempotency_Key=str(uuid.uuid4()))
    evening.by_name["Dora"], evening.seat_of["Dora"] = opened["token"], seat
    evening.ask("GET", f"/v1/games/{evening.game}/view", before, status=410)
    assert told["game"]["seats"][seat]["name"] == "Dora"


def the_end(evening: Evening) -> None:
    """The record verifies, and says what happened."""
    view = evening.view()
    assert view["status"] == "over", view["aborted"]
    with urllib.request.urlopen(f"{evening.url}/v1/games/{evening.game}/record", timeout=30) as record:
        found = verify(record.read())
    assert found.verdict == "consistent", found
    assert found.shown is not None
    kinds = {each.type for each in found.shown.interventions}
    assert {"game.paused", "game.pause_ended", "game.seat_substituted"} <= kinds
    assert [each["text"] for each in evening.told("game.clock_struck")] == [
        "Time is up for Boris: the usual answer is given."
    ]
    entries = evening.entries()
    given = [nth for nth, each in enumerate(entries) if each["type"] == "game.time_given"]
    lost = datetime.fromisoformat(entries[given[-1]]["at"]) - datetime.fromisoformat(entries[given[0] - 1]["at"])
    assert 1000 * OUTAGE_S <= sum(entries[nth]["data"]["ms"] for nth in given) <= lost / timedelta(milliseconds=1)


def once_more(evening: Evening) -> None:
    """Everybody asks for the rematch with the token in hand: one table, everybody one seat further, and it begins."""
    told = {
        name: evening.ask("PUT", f"/v1/games/{evening.game}/rematch", token, {}) for name, token in evening.by_name.items()
    }
    assert len({each["game"] for each in told.values()}) == 1
    assert {name: each["seat"] for name, each in told.items()} == {name: (seat - 1) % 6 for name, seat in evening.seat_of.items()}
    evening.game = next(iter(told.values()))["game"]
    card = evening.ask("GET", f"/v1/games/{evening.game}")
    assert card["status"] == "playing"
    assert [each["name"] for each in card["seats"]] == sorted(told, key=lambda name: told[name]["seat"])
