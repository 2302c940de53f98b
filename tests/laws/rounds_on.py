"""A round that is on, in two worlds that differ only in a secret: a hidden hand at its first table, or that table's result."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from types import SimpleNamespace
from typing import Any
from unittest import mock
from urllib.parse import quote

from domain.game.aggregate import Game
from domain.game.information_state import information_state
from domain.rulesets.microfilms import RULESET as MICROFILMS
from extensions.tournaments.app.owed_steps import open_games
from extensions.tournaments.domain.luck import table_seed
from projections.game_view import view_json
from projections.poster import to_poster
from service.app.core.authorization import derive_token
from service.app.moderation.moderators import add_moderator
from tests.equipment.whole_api import API
from tests.http import guest
from tests.http.guest import Guest, Json
from tests.laws.endpoints import Request, ask
from tests.laws.knowledge import OFFICIALS, PLAYED, PLAYING, ROLES, Secret
from tests.laws.transcripts import Answer, Service
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend

TABLES = 3
"""The first table holds the secret, the second is on, and the third is over."""
SIZE = 4
MOST_SEEDS = 50
MADE_UP = "a" * 32
NOTE = re.compile(rb"^[0-9a-f]{64}$|^\xe2\x80\x94 .*$", re.MULTILINE)
"""Lines of a signed note that hold a digest, or a signature."""


class World:
    """A service with a tournament whose first round is on, and a token of every role."""

    def __init__(self, preset: str, seed: Callable[[Any], bytes] | None = None, pairing: Json | None = None) -> None:
        """seed: of the first table, from the one that it would have; pairing: of the regulations."""
        guest.KEYS = itertools.count(1_000_000)
        self.service = Service(MICROFILMS)
        with mock.patch.object(open_games, "table_seed", lambda tournament, played, table: changed(table_seed(tournament, played, table), table.number, seed)):
            self.here = round_on(self.service, preset, pairing or {"rounds": 1, "merit_rounds": 0})
        self.games = [self.here.now.rounds[1].tables[number].game.id for number in range(1, TABLES + 1)]
        self.bearers = dict(self.tokens())

    @property
    def game(self) -> Game:
        """The game of the first table."""
        return self.here.context.games.load(self.games[0])

    def entry_at(self, table: int) -> int:
        """An entry at a table."""
        return self.here.now.rounds[1].tables[table].seats[0].entry

    def own_seat(self, table: int) -> str:
        """The token of the first seat of a table, as its entry gets it."""
        own = self.here.get(f"/rounds/1/tables/{table}", self.here.entries[self.entry_at(table)])["own_seats"]
        return str(own[0]["token"])

    def tokens(self) -> Iterator[tuple[str, str | None]]:
        """A token of every role; of roles that nobody has at such a tournament, one that is made up."""
        context, first = self.here.context, self.games[0]
        made: dict[str, str | None] = {role: f"dd_{kind}_{first}{MADE_UP}" for kind, roles in ROLES.items() for role in roles}
        made |= {"anonymous": None, "player of the table": self.own_seat(1), "player of another table": self.own_seat(2)}
        made |= {f"{scope} of the table": derive_token(context, first, scope, scope) for scope in ("organiser", "arbiter")}
        made["who hands a seat of the table on"] = self.handed_on()
        entries = {"at the table": 1, "at another table": 2, "whose table is over": 3}
        made |= {f"entry {which}": self.here.entries[self.entry_at(table)].token for which, table in entries.items()}
        for role in OFFICIALS:
            for rest, table in (("", 0), (f" {PLAYING}", 2), (f" {PLAYED}", 3)):
                made[f"{role}{rest}"] = self.official(role, self.entry_at(table) if table else None)
        for name, table in (("inbox of the table", 1), ("inbox of another table", 2)):
            made[name] = created(Guest(self.here.app).post("/v1/inbox", {"tokens": [self.own_seat(table)]}))["inbox_token"]
        made["account"] = created(Guest(self.here.app).post("/v1/players", {"name": "Ida"}))["token"]
        made["moderator"] = add_moderator(context, "Mo")
        yield from made.items()

    def official(self, role: str, entry: int | None) -> str:
        body = {"role": role} if entry is None else {"role": role, "entry": entry}
        return str(self.here.exchange(created(self.here.post("/officials", body))["slip"]).token)

    def handed_on(self) -> str:
        """What an official holds who lets another person take the last seat of the first table."""
        body = {"kind": "substitute", "seat": SIZE - 1, "name": "Ines", "reason": "Ill."}
        answer = created(self.here.post("/rounds/1/tables/1/clock", body))
        return next(each for each in answer.values() if isinstance(each, str) and each.startswith("dd_"))

    def ask(self, role: str, asked: Request) -> Answer:
        """The answer to a role's request; of a signed note, which is a digest and its signature, only that there is one."""
        found = ask(SimpleNamespace(service=self.service), self.bearers[role], asked)  # type: ignore[arg-type]
        if not NOTE.search(found.body):
            return found
        headers = tuple((name, "X" if name == "ETag" else value) for name, value in found.headers)
        return found._replace(headers=headers, body=NOTE.sub(b"X", found.body))


def changed(seed: bytes, table: int, change: Callable[[Any], bytes] | None) -> bytes:
    return change(seed) if change is not None and table == 1 else seed


def created(answer: Any) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.get_json()


def round_on(service: Service, preset: str, pairing: Json) -> Evening:
    """A tournament of three tables, of which the last is over."""
    rules: dict[str, Any] = {"pairing": pairing, "entries": {"check_in": "none"}, "sizes": {"min": SIZE, "best": SIZE, "max": SIZE}}
    here = evening(service.app, *[f"Player {each}" for each in range(1, TABLES * SIZE + 1)], preset=preset, regulations=rules)
    drafted = here.draft()
    if not all(each["board"] for each in drafted["tables"]) and preset == "duplicate":
        tables = [{"seats": [{"entry": seat["entry"]} for seat in each["seats"]], "board": 1} for each in drafted["tables"]]
        created(here.send("PUT", "/rounds/1/draft", {"tables": tables}, If_Match=drafted["version"]))
    assert here.publish().status_code == 202
    attend(here)
    assert here.now.rounds[1].state == "open"
    here.finish(TABLES)
    return here


def worlds_by_hands(preset: str) -> tuple[World, World]:
    """Two worlds whose first tables look alike from outside, and have other hands."""
    one = World(preset)
    for number in range(MOST_SEEDS):
        other = World(preset, lambda seed, number=number: sha256(seed + bytes([number])).digest())  # type: ignore[misc]
        if outside(other.game) == outside(one.game) and hands(other.game) != hands(one.game):
            return one, other
    raise AssertionError("no other deal looks alike")


def worlds_by_results(preset: str) -> tuple[World, World]:
    """Two worlds whose first tables are over, won by another seat."""
    one, other = World(preset), World(preset)
    for winner, world in enumerate((one, other)):
        world.here.finish(1, winner=winner)
    return one, other


def worlds_by_rulings(preset: str) -> tuple[World, World]:
    """Two worlds in which the same official rules on the first table, for another seat."""
    one, other = World(preset), World(preset)
    for winner, world in enumerate((one, other)):
        world.here.finish(1, winner=2)
        result = {"winners": [winner], "places": [1 if seat == winner else 2 for seat in range(SIZE)]}
        created(world.here.post("/rounds/1/tables/1/rulings", {"kind": "correct", "reason": "A wrong card.", "article": "7", "result": result}))
    return one, other


def worlds_by_drafts(preset: str) -> tuple[World, World]:
    """Two worlds in which the next round is drafted by the points so far."""
    one, other = (World(preset, pairing={"method": "swiss", "rounds": 2, "merit_rounds": 1}) for _ in range(2))
    for winner, world in enumerate((one, other)):
        world.here.finish(1, winner=winner)
        world.here.draft(2)
    return one, other


WORLDS: dict[str, tuple[Secret, Callable[[str], tuple[World, World]]]] = {
    "hands": ("hands", worlds_by_hands), "results": ("results", worlds_by_results), "rulings": ("results", worlds_by_rulings),
    "drafts": ("results", worlds_by_drafts),
}  # fmt: skip
"""By what two worlds differ: the secret, and how they are made."""


def outside(game: Game) -> Any:
    """All that is to be seen of a game from outside."""
    people = [f"Seat {seat}" for seat in range(len(game.seats))]
    seen = information_state(game, "public")
    view = view_json(seen, people)
    return view, to_poster(seen, people, "As everyone saw it")


def hands(game: Game) -> Any:
    """What its seats hold."""
    assert game.state is not None
    return game.state.minds


SAMPLES: dict[str, tuple[str, ...]] = {
    "at": ("1", "4"), "after": ("0",), "limit": ("1",), "words": ("true",), "viewpoint": ("all", "seat:0", "seat:1"), "section": ("all",),
    "digest": ("0" * 64,),
}  # fmt: skip
"""Values of query parameters that choose what is read; others only sort, wait, or name something else."""
PAGE_QUERIES = {"/series": ["tournaments"], "/series/embed": ["tournaments"], "/series/add": ["tournaments"]}
"""Parameters of pages that choose what is read."""
SITE = "https://games.example.org"
UNSAMPLED = frozenset({
    "best", "cursor", "dnt", "format", "from", "maxheight", "maxwidth", "people", "row", "ruleset", "same", "scope",
    "seats", "state", "status", "to", "until", "v", "version", "wait",
})  # fmt: skip


def requests_of(world: World, path: str) -> Iterator[Request]:
    """All ways to ask for a path here: of both tables, by parameter, in each form."""
    places = {
        "<t>": (world.here.id,), "<number:k>": ("1", "2"), "<number:table>": ("1", "2"), "<number:n>": ("1", "2", str(world.entry_at(1))),
        "<number:size>": ("4",), "<what>": ("pairings", "standings"), "<g>": tuple(world.games[:1]), "<r>": (f"{world.games[0]}-r0000000000000000",),
        "<name>": ("microfilms",), "<w>": ("w1",), "<s>": ("s1",), "<p>": ("p1",), "<seek>": ("s1",), "<study>": ("x1",), "<code>": ("not-offered",),
        "<text>": ("x",), "<path:path>": ("web.css",), "<digest>": ("0",), "<file>": ("x.css",), "<path:tile>": ("entries/000",),
    }  # fmt: skip
    found = [path]
    for place, values in places.items():
        found = [each.replace(place, value) for each in found for value in (values if place in each else ("",))]
    assert not any("<" in each for each in found), f"a value for each parameter of {path} belongs here"
    operation = next((each for each in API.operations if each.method == "GET" and each.path == path), None)
    query = () if operation is None or operation.query is None else tuple(operation.query().fields.values())
    names = [each.data_key or each.name for each in query]
    names += PAGE_QUERIES.get(path, [])
    samples = SAMPLES | {"tournaments": (world.here.id,), "url": tuple(quote(f"{SITE}{page}", safe="") for page in (f"/t/{world.here.id}", f"/g/{world.games[0]}"))}
    for each in found:
        yield Request("GET", each)
        yield from (Request("GET", f"{each}?{name}={value}") for name in names for value in samples.get(name or "", ()))
        yield from (Request("GET", each, accept=media) for media in (() if operation is None else operation.answer.offered[1:]))
