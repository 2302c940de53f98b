"""A seat played by a software agent: what it reads, also when something goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
import pytest

from deaddrop_client import AsyncClient, Client, bot, mine, operations, sample
from deaddrop_client.agent import MOST_NEWS, MOST_TEXT, MOST_WAIT_S, Agent, ToolAnswer, news_text, open_agent
from deaddrop_client.sampling import value_of
from tests.cases import cases
from tests.clients_python.faults import InThreads, Network, Pieces, run_apart

Play = Callable[[Agent], Awaitable[Any]]


@pytest.fixture
def token(client: Client) -> str:
    """Of the seat that has to decide first, of two that people take."""
    seats = client.create("infiltrators", [mine("Anna"), mine("Boris")]).seats
    return next(each.token for each in seats if each.view().decision is not None)


def with_agent(network: Network, token: str, play: Play) -> Any:
    async def run() -> Any:
        async with AsyncClient("http://service", transport=InThreads(network)) as client:
            return await play(await open_agent(client, token))

    return run_apart(run())


def arguments_of(offer: Any, luck: Random) -> Any:
    return value_of(offer["arguments"], luck)


async def play_at_random(agents: list[Agent], luck: Random) -> ToolAnswer:
    """Play a game by looks and acts alone; the last answer."""
    while True:
        for agent in agents:
            told = await agent.look()
            while told.data is not None and told.data["decision"] is not None:
                offer = luck.choice(told.data["offers"])
                told = await agent.act(offer["number"], arguments_of(offer, luck))
                assert not told.is_error, told.text
        if agents[0].is_over:
            return await agents[0].look()


@pytest.mark.parametrize(("ruleset", "seats"), cases(("infiltrators", 2), later=[("microfilms", 3)]))
def test_a_whole_game_is_played_by_looks_and_acts(client: Client, network: Network, ruleset: str, seats: int) -> None:
    game = client.create(ruleset, [mine(name) for name in ("Anna", "Boris", "Carla")[:seats]])

    async def run() -> ToolAnswer:
        async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
            agents = [await open_agent(awaiting, seat.token) for seat in game.seats]
            return await play_at_random(agents, Random(ruleset))

    told = run_apart(run())
    assert told.text.endswith("The game is over.")
    assert told.data is not None
    assert told.data["status"] == "over"


def test_offers_are_numbered_and_say_what_they_leave_open(network: Network, token: str) -> None:
    told: ToolAnswer = with_agent(network, token, lambda agent: agent.look())
    assert told.data is not None
    assert [each["number"] for each in told.data["offers"]] == list(range(1, len(told.data["offers"]) + 1))
    for each in told.data["offers"]:
        assert f"{each['number']}. {each['title']}: {each['summary']}" in told.text
        assert "type" not in each["arguments"]["properties"]


def test_an_act_before_a_look_or_of_no_offer_says_what_to_do(network: Network, token: str) -> None:
    async def play(agent: Agent) -> list[ToolAnswer]:
        early = await agent.act(1, {})
        await agent.look()
        return [early, await agent.act(0, {}), await agent.act(99, {})]

    for told in with_agent(network, token, play):
        assert told.is_error
        assert "`look`" in told.text


def test_a_refusal_names_the_field(network: Network, token: str) -> None:
    async def play(agent: Agent) -> ToolAnswer:
        seen = await agent.look()
        assert seen.data is not None
        number = next(each["number"] for each in seen.data["offers"] if each["arguments"]["properties"])
        return await agent.act(number, {"nonsense": 1, **arguments_of(seen.data["offers"][number - 1], Random(1))})

    told = with_agent(network, token, play)
    assert told.is_error
    assert told.text.startswith("Refused: ")
    assert "nonsense" in told.text


def test_a_number_of_an_old_look_acts_on_nothing_else(client: Client, network: Network, token: str) -> None:
    async def play(agent: Agent) -> ToolAnswer:
        seen = await agent.look()
        assert seen.data is not None
        offer = seen.data["offers"][0]
        await asyncio.to_thread(answer_once, client, token)
        return await agent.act(offer["number"], arguments_of(offer, Random(1)))

    told = with_agent(network, token, play)
    assert told.is_error
    assert told.text.startswith("The position has changed since you looked.")
    assert "Nothing is asked of you now." in told.text


def test_a_look_tells_all_that_has_happened_since_the_last(client: Client, network: Network) -> None:
    game = client.create("infiltrators", [mine("Anna"), mine("Boris")])

    async def play(agent: Agent) -> list[ToolAnswer]:
        told = [await agent.look()]
        for _ in range(6):
            await asyncio.to_thread(answer_anywhere, game.seats)
        return [*told, await agent.look(), await agent.look()]

    first, second, third = with_agent(network, game.seats[0].token, play)
    assert first.data is not None
    assert second.data is not None
    texts = [str(each.text) for each in game.seats[0].events()]
    before, after = first.data["version"], second.data["version"]
    assert after - before > 6  # as many as the view tells by itself
    told = second.text.partition("\n\n")[0].splitlines()
    assert told == ["Since your last look:", *texts[before:after]]
    assert "Since your last look" not in third.text
    assert "Seats: 0 Anna (you), 1 Boris." in first.text


def answer_anywhere(seats: list[Any]) -> None:
    """Answer the open decision of one of these seats."""
    seat = next(each for each in seats if each.view().decision is not None)
    view = seat.view()
    seat.act(sample(Random(view.version).choice(view.offers), Random(1)), view)


def test_a_look_back_is_bounded_and_says_so() -> None:
    text = news_text([f"{number:04} {'x' * 995}" for number in range(20)], 5)
    assert len(text) < MOST_NEWS + 100
    assert text.startswith("Since your last look (17 events before these are left out):\n0012 ")
    assert text.rstrip().endswith("x" * 995)


def test_what_an_act_did_is_told_with_what_happened_before_it(client: Client, network: Network, token: str) -> None:
    async def play(agent: Agent) -> tuple[ToolAnswer, ToolAnswer]:
        seen = await agent.look()
        assert seen.data is not None
        return seen, await agent.act(1, arguments_of(seen.data["offers"][0], Random(1)))

    seen, done = with_agent(network, token, play)
    texts = [str(each.text) for each in client.seat(token).events(after=seen.data["version"])]
    assert done.text.splitlines()[: len(texts) + 1] == ["Since your last look:", *texts]


def test_an_act_whose_news_cannot_be_read_is_told_all_the_same(network: Network, token: str) -> None:
    async def play(agent: Agent) -> ToolAnswer:
        seen = await agent.look()
        assert seen.data is not None
        network.is_hit = lambda request: request.url.path.endswith("/events")
        network.faults = [lambda request, answer: httpx.Response(404, stream=Pieces(iter([b"<html>"])))]
        return await agent.act(1, arguments_of(seen.data["offers"][0], Random(1)))

    told = with_agent(network, token, play)
    assert network.faults == []
    assert not told.is_error
    assert told.text.startswith("Since your last look:\n")


@pytest.mark.parametrize(
    ("ruleset", "asked", "says"),
    [
        ("infiltrators", None, "## IF-1 "),
        ("microfilms", None, "\nMF-4 The turn\n"),
        ("microfilms", "mf-4.1", "## MF-4 "),
        ("microfilms", "XY-1", "There is no chapter"),
    ],
)
def test_an_agent_reads_the_rules(client: Client, network: Network, ruleset: str, asked: str | None, says: str) -> None:
    token = client.create(ruleset, [mine(), mine(), mine()]).seats[0].token
    told: ToolAnswer = with_agent(network, token, lambda agent: agent.rules(asked))
    assert says in told.text
    assert len(told.text) <= MOST_TEXT

    async def introduction(agent: Agent) -> str:
        return agent.introduction

    assert ruleset in with_agent(network, token, introduction).casefold()


def test_a_time_above_the_longest_is_refused(network: Network, token: str) -> None:
    told: ToolAnswer = with_agent(network, token, lambda agent: agent.wait(MOST_WAIT_S + 1))
    assert told.is_error
    assert str(MOST_WAIT_S) in told.text


def test_an_act_when_nothing_was_asked_looks_again(client: Client, network: Network) -> None:
    seats = client.create("microfilms", [mine(), mine(), mine()]).seats
    token = next(each.token for each in seats if not each.view().offers)

    async def play(agent: Agent) -> ToolAnswer:
        await agent.look()
        return await agent.act(1, {})

    told = with_agent(network, token, play)
    assert told.is_error
    assert told.data is not None
    assert told.text.startswith("Nothing was asked of you")


def answer_once(client: Client, token: str) -> None:
    """Answer the seat's open decision elsewhere."""
    seat = client.seat(token)
    view = seat.view()
    seat.act(sample(view.offers[0], Random(1)), view)


def test_waiting_ends_after_its_time(client: Client, network: Network, token: str) -> None:
    answer_once(client, token)
    told: ToolAnswer = with_agent(network, token, lambda agent: agent.wait(0))
    assert not told.is_error
    assert "Nothing is asked of you now." in told.text


def test_a_token_that_only_reads_cannot_act(client: Client, network: Network, token: str) -> None:
    game = client.seat(token).game
    read = client.call(operations.mint_token(game, {"scope": "seat:read"}), token).token

    async def can_act(agent: Agent) -> bool:
        return agent.can_act

    assert with_agent(network, token, can_act) is True
    assert with_agent(network, read, can_act) is False


def test_no_answer_holds_the_token_and_none_is_too_long(network: Network, token: str) -> None:
    told: ToolAnswer = with_agent(network, token, lambda agent: agent.look())
    assert token not in repr(told)
    assert len(told.text) <= MOST_TEXT


def test_tables_of_bots_have_no_seat_to_hand_to_an_agent(client: Client, network: Network) -> None:
    game = client.create("infiltrators", [bot(), bot()])
    with pytest.raises(ValueError, match="no seat's token"):
        with_agent(network, game.organiser_token, lambda agent: agent.look())
