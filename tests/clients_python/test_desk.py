"""The desk of a tournament behind tools for a software agent: words, versions, refusals."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from flask import Flask

from deaddrop_client import AsyncClient, Client, Tournament
from deaddrop_client.desk import Desk, open_desk
from deaddrop_client.desk_tools import TOOLS
from tests.clients_python.faults import InThreads, Network, run_apart
from tests.http.guest import Guest
from tests.tournaments.http.evening import Evening

Act = Callable[[Desk], Awaitable[Any]]


@pytest.fixture
def tournament(client: Client) -> Tournament:
    regulations = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "round"}}
    return client.create_tournament("Tuesday league", "microfilms", "league-evening", regulations=regulations)


def at_desk(network: Network, token: str | None, act: Act) -> Any:
    async def run() -> Any:
        async with AsyncClient("http://service", transport=InThreads(network)) as client:
            return await act(await open_desk(client, str(token)))

    return run_apart(run())


def evening_of(app: Flask, tournament: Tournament) -> Evening:
    """The same tournament for a test that plays the service's part."""
    return Evening(app, {"tournament": {"id": tournament.id}}, Guest(app, tournament.token))


def test_an_evening_is_run_by_tools(app: Flask, network: Network, tournament: Tournament) -> None:
    people = [{"names": [name]} for name in ("Anna", "Boris", "Clara", "Dan")]

    async def prepare(desk: Desk) -> None:
        entered = await desk.call("enter", {"entries": people})
        assert (entered.data, "dd_entry_" in entered.text) == ({"entries": [1, 2, 3, 4]}, False)
        told = await desk.call("look", {})
        assert told.data is not None
        assert told.data["missing"] == [1, 2, 3, 4]
        assert "Owed: Draft round 1." in told.text
        await desk.call("check_in", {"entries": [1, 2, 3, 4]})
        drafted = await desk.call("draft", {"round": 1})
        assert drafted.data is not None
        assert '"Anna"' in drafted.text
        assert "never below" in drafted.text
        again = await desk.call("draft", {"round": 1})
        assert again.data == drafted.data
        version = drafted.data["draft"]["version"]
        early = await desk.call("publish", {"round": 1, "version": version - 1})
        assert early.is_error
        published = await desk.call("publish", {"round": 1, "version": version})
        assert not published.is_error, published.text
        assert "opens by itself" in (await desk.call("look", {})).text

    async def close(desk: Desk) -> None:
        table = await desk.call("table", {"round": 1, "table": 1})
        assert table.data is not None
        ruling = {"round": 1, "table": 1, "version": table.data["version"], "kind": "adjust", "reason": "A miscount."}
        ruled = await desk.call("rule", {**ruling, "points": ["1", "1", "0", "0"]})
        assert not ruled.is_error, ruled.text
        unseen = await desk.call("rule", {**ruling, "points": ["0", "0", "0", "0"]})  # by the version before that ruling
        assert unseen.is_error
        look = await desk.call("look", {})
        assert look.data is not None
        assert "Owed: Close round 1" in look.text
        closed = await desk.call("close", {"round": 1, "version": look.data["version"]})
        assert not closed.is_error, closed.text
        announced = await desk.call("announce", {"text": "Thank you."})
        assert announced.data == {"number": 1}
        standings = await desk.call("standings", {})
        assert standings.data is not None
        assert [row["points"] for row in standings.data["rows"]] == ["1", "1", "0", "0"]

    at_desk(network, tournament.token, prepare)
    here = evening_of(app, tournament)
    here.open()
    here.finish_all()
    at_desk(network, tournament.token, close)


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("publish", {"round": 1}, "Missing: `version`."),
        ("close", {"round": 1}, "Missing: `version`."),
        ("rule", {"round": 1, "table": 1, "kind": "void", "reason": "x"}, "Missing: `version`."),
        ("draft", {"round": "1"}, "`round` is of type integer."),
        ("round", {"round": 1, "more": 1}, "There is no `more` here."),
        ("confirm", {}, "There is no such tool."),
        ("round", {"round": 1}, "Refused: "),
    ],
)
def test_what_does_not_fit_is_refused_in_words(network: Network, tournament: Tournament, name: str, arguments: Any, says: str) -> None:
    told = at_desk(network, tournament.token, lambda desk: desk.call(name, arguments))
    assert told.is_error
    assert told.text.startswith(says)


def test_every_tool_that_changes_what_all_read_names_a_version_or_says_words_alone() -> None:
    assert {each.name for each in TOOLS if each.is_grave and "version" not in each.required} == {"announce"}


def test_an_entry_is_no_official(network: Network, tournament: Tournament) -> None:
    (made,) = tournament.make_entries([{"names": ["Eve"]}]).entries
    with pytest.raises(ValueError, match="no token of an official"):
        at_desk(network, tournament.exchange(made.slip or "").token, lambda desk: desk.call("look", {}))
