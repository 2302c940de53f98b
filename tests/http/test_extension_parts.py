"""The core's API and pages ask any extension, and none is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from service.answers.games import SentTournamentPlace
from service.answers.values import JsonObject
from service.app.core.context import Context
from service.extensions import NONE, Extension, Extensions, Floor, installed_extensions
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.cost import Cost, CountedBlueprint, Read
from service.http.http_part import HttpPart
from service.http.problems.problem_kinds import ProblemKind
from service.http.schemas.headers import KeyHeaders
from service.quotas import parse_policies
from service.web.page_part import PagePart, PlaceOfTable, Slot, find_place
from service.web.page_responses import respond_page
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest
from tests.http.limits.limited import left
from tests.http.luck_tables import context_of
from tests.tournaments.http.evening import SEVEN, evening
from tests.tournaments.http.test_played import attend, opened
from tests.tournaments.http.test_table_places import game_of

TEMPLATES = {"page.html": "A page of trains", "section.html": "Trains: {{ own.trains }}."}
OTHERS = SentTournamentPlace(tournament="r00aaaaaaaaaaaaaaaa", round=1, table=2)
"""The place of a table in something that only the second extension knows."""


class Trains(JsonObject, frozen=True, kw_only=True):
    """How many trains there are."""

    trains: int


@dataclass(frozen=True, slots=True)
class ByTrain(Cost):
    """A cost by a figure of what is read."""

    def units(self, read: Read) -> int:
        return self.fixed + len(read.path["station"])


def place_of(_: Context, table: SentTournamentPlace) -> PlaceOfTable | None:
    return PlaceOfTable("Track 2", "/trains/2", "station", "Zoo", "/trains") if table.tournament == OTHERS.tournament else None


@dataclass(frozen=True)
class Second(Extension):
    """An extension without a package."""

    http: HttpPart
    pages: PagePart

    def parts(self, floor: Floor) -> tuple[object, ...]:
        return {"http": (self.http,), "pages": (self.pages,)}.get(floor, ())


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Second:
    """Two operations, a problem, a page, and a section on each page of the core that has a place for one."""
    folder = tmp_path_factory.mktemp("templates") / "trains"
    folder.mkdir()
    for name, text in TEMPLATES.items():
        (folder / name).write_text(text)
    api, pages = Blueprint("trains", "Trains."), CountedBlueprint("train_pages", __name__, template_folder=folder.parent)

    @api.operation("GET", "/v1/trains/<station>", Answer("The trains.", Trains, {"trains": 3}), cost=ByTrain(2), token=TokenUse.NONE)
    def get_trains(_: Call, station: str) -> Any:
        """Get the trains"""
        return Trains(trains=len(station))

    @api.operation("POST", "/v1/trains", Answer("The trains.", Trains, {"trains": 3}, 201), headers=KeyHeaders, token=TokenUse.NONE)
    def make_train(_: Call) -> Any:
        """Make a train"""
        return Trains(trains=4)

    @pages.get("/trains")
    def trains_page() -> Any:
        return respond_page("trains/page.html")

    problem = ProblemKind(409, "No train", "Wait for it.")
    section = Slot("trains/section.html", lambda context: {"trains": len(context.catalogue.newest())})
    part = HttpPart((api,), problems={"no-train": problem}, path={"station": {"name": "station", "schema": {"type": "string"}}}, opening=("trains.make_train",))
    return Second("second", "", part, PagePart((pages,), dict.fromkeys(("lobby", "lobby-own", "me"), section), place_of))


@pytest.fixture
def both(serve: Callable[..., Flask], store: MemoryStore, second: Second) -> Flask:
    """The core, tournaments and the second extension."""
    found = Extensions((*installed_extensions().found, second))
    return serve(store, extensions=found, limits=parse_policies("reads=60,writes=60,games=60"))


def client_of(app: Flask) -> FlaskClient:
    """The client of the other tests holds answers to the contract of the installed extensions."""
    return FlaskClient(app, Response)


def test_an_operation_of_any_extension_is_served_and_in_the_contract(both: Flask, app: Flask) -> None:
    client = client_of(both)
    assert client.get("/v1/trains/zoo").get_json() == {"trains": 3}
    assert client.get("/problems/no-train").status_code == 200
    told, before = (client_of(each).get("/openapi.json").get_json() for each in (both, app))
    assert told["paths"].keys() - before["paths"].keys() == {"/v1/trains", "/v1/trains/{station}"}
    assert told["components"]["schemas"].keys() - before["components"]["schemas"].keys() == {"Trains"}
    assert "no-train" in told["components"]["schemas"]["Problem"]["properties"]["code"]["x-extensible-enum"]


def test_an_extension_says_what_its_reads_cost_and_which_writes_open_a_game(both: Flask) -> None:
    client = client_of(both)
    assert left(client.get("/v1/trains/zoo"))[:2] == ("reads", 60 - 2 - 3)
    assert left(client.post("/v1/trains", headers={"Idempotency-Key": "k"}))[:2] == ("games", 59)
    assert left(client.post("/v1/reports"))[:2] == ("writes", 59)


@pytest.mark.extension("tournaments")
def test_pages_and_sections_of_every_extension_are_shown(both: Flask) -> None:
    client, games = client_of(both), len(context_of(both).catalogue.newest())
    assert client.get("/trains").text == "A page of trains"
    lobby, me = client.get("/").text, client.get("/me").text
    assert (lobby.count(f"Trains: {games}."), me.count(f"Trains: {games}.")) == (2, 1)
    assert lobby.index("Your tournaments") < lobby.index("Trains: ")
    assert me.index("Your tournaments") < me.index("Trains: ")


def test_each_extension_is_asked_where_a_table_belongs(both: Flask) -> None:
    context = context_of(both)
    assert find_place(context, OTHERS) == place_of(context, OTHERS)
    assert find_place(context, SentTournamentPlace(tournament="t00aaaaaaaaaaaaaaaa", round=1, table=1)) is None
    assert find_place(context, None) is None


def test_the_core_alone_has_neither_pages_nor_sections_of_others(core_only: Flask) -> None:
    client = client_of(core_only)
    for path in ("/desk/new", "/t", "/t/t00aaaaaaaaaaaaaaaa", "/series", "/series/add", "/v1/tournaments", "/v1/series"):
        assert client.get(path).status_code == 404, path
    for path in ("/", "/me", "/docs", "/about"):
        page = client.get(path)
        assert page.status_code == 200
        assert not [each for each in ("/t/", '"/t"', "/desk", "/series", "Your tournaments", "static/tournaments") if each in page.text], path


@pytest.mark.extension("tournaments")
def test_without_its_extension_a_table_belongs_nowhere(app: Flask, store: MemoryStore, serve: Callable[..., Flask]) -> None:
    """It is served as what it is: a game whose log states a tournament."""
    game = game_of(opened(app))
    alone = client_of(serve(store, extensions=NONE))
    assert alone.get(f"/v1/games/{game}").get_json()["tournament_table"]["table"] == 1
    page = alone.get(f"/g/{game}")
    assert page.status_code == 200
    assert 'href="/" aria-label="To the games"' in page.text
    assert "/t/" not in page.text


@pytest.mark.extension("tournaments")
def test_a_held_table_leads_to_the_games_without_its_extension(app: Flask, store: MemoryStore, serve: Callable[..., Flask]) -> None:
    here = evening(app, *SEVEN, "Hana Sato", preset="duplicate", regulations={"entries": {"check_in": "none"}})
    here.draft()
    here.publish()
    attend(here)
    game = game_of(here)
    whole, alone = Guest(app).get(f"/g/{game}").text, client_of(serve(store, extensions=NONE)).get(f"/g/{game}").text
    assert "<h1>Table 1, round 1 of " in whole
    assert "A table of a tournament" in alone
    assert '<a class="button strong" href="/">To the games</a>' in alone
