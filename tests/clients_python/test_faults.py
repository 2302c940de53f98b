"""What networks, proxies and other players do to a client."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator

import httpx
import pytest

from deaddrop_client import (
    Client,
    ConnectionLost,
    ProblemError,
    UnexpectedAnswer,
    bot,
    guest,
    mine,
    operations,
    problems,
)
from deaddrop_client.models import Event, View
from tests.clients_python.faults import Clock, Fault, Network, Pieces, lost, refused, unavailable
from tests.clients_python.tables import awaited, begin_table, first, is_events


def is_command(request: httpx.Request) -> bool:
    return request.url.path.endswith("/commands")


@pytest.mark.parametrize("faults", [[refused, refused], [lost], [unavailable], [lost, unavailable, refused]])
def test_a_command_is_repeated_with_its_key_and_happens_once(
    client: Client, network: Network, faults: list[Fault]
) -> None:
    seat = awaited(begin_table(client))
    before = seat.view()
    network.is_hit, network.faults, network.seen[:] = is_command, list(faults), []
    acted = seat.act(first(before))
    sent = [each for each in network.seen if is_command(each)]
    assert len(sent) == len(faults) + 1
    assert len({each.headers["Idempotency-Key"] for each in sent}) == 1
    assert acted.events[0].version == before.version + 1
    seat.verify()
    assert seat.chain.head.version == acted.version


def test_every_request_has_a_key_of_its_own(client: Client, network: Network) -> None:
    game = begin_table(client)
    for _ in range(3):
        awaited(game).answer(first)
    keys = [each.headers["Idempotency-Key"] for each in network.seen if each.method == "POST"]
    assert len(keys) == len(set(keys)) > 3


def test_retry_after_is_waited(client: Client, network: Network, pauses: list[float]) -> None:
    network.faults = [unavailable]
    begin_table(client)
    assert pauses == [7.0]


def test_a_service_that_was_never_there_is_not_looked_for_long(network: Network, pauses: list[float]) -> None:
    network.faults = [refused] * 1000
    time = Clock(pauses)
    with Client("http://service", transport=network) as client:
        client.wire.clock = time
        with pytest.raises(ConnectionLost, match="ConnectError; is the service running there"):
            begin_table(client)
    assert sum(pauses) <= 5


def test_patience_ends(client: Client, network: Network, pauses: list[float]) -> None:
    begin_table(client)
    client.wire.clock = Clock(pauses)
    network.faults = [unavailable] * 1000
    with pytest.raises(UnexpectedAnswer, match="status 503"):
        begin_table(client)
    assert 40 < sum(pauses) <= 60


def limited(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    whole = answer()
    whole.read()
    headers = {"RateLimit": '"reads";r=0;t=9', "Content-Type": "application/json"}
    return httpx.Response(whole.status_code, headers=headers, content=whole.content)


def test_a_limit_that_is_used_up_is_waited_for(client: Client, network: Network, pauses: list[float]) -> None:
    game = begin_table(client)
    client.wire.clock = lambda: 0.0
    client.wire._limits._clock = client.wire.clock
    network.faults = [limited]
    game.seats[0].view()
    assert pauses == []
    game.seats[1].view()  # another token counts for itself
    assert pauses == []
    game.seats[0].view()
    assert pauses == [9.0]


def test_a_bot_is_asked_again_when_its_decision_went_stale(client: Client) -> None:
    game = begin_table(client)
    seat = awaited(game)
    asked: list[int] = []

    def slow(view: View) -> dict[str, object]:
        asked.append(view.version)
        if len(asked) == 1:
            client.seat(seat.token).answer(first)  # the same seat, played elsewhere meanwhile
        return first(view)

    view = seat.answer(slow)
    assert len(asked) in (1, 2) or asked[1] > asked[0]
    assert view.decision is None or view.version > asked[0]


def test_a_stale_command_is_refused_with_its_code(client: Client) -> None:
    seat = awaited(begin_table(client))
    view = seat.view()
    command = first(view)
    seat.act(command, view)
    with pytest.raises((problems.StaleDecision, problems.NotYourDecision)) as refused_as:
        seat.act(command, view)
    assert refused_as.value.code in ("stale-decision", "not-your-decision")


def test_tokens_are_shown_nowhere(client: Client, network: Network, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    made = client.call(
        operations.create_game(
            {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}] * 2 + [{"kind": "human"}]}
        )
    )
    tokens = [made.organiser_token, *(each.token or each.claim_code or "" for each in made.seats)]
    game = client.create("microfilms", [mine(), mine(), guest("Anna")])
    tokens += [game.organiser_token, *game.claim_codes.values(), *(each.token for each in game.seats)]
    inbox = client.inbox(game.seats)
    tokens.append(inbox.token)
    network.faults = [refused]
    shown = [
        repr(made),
        str(made),
        repr(game),
        repr(game.seats),
        repr(inbox),
        repr(client),
        caplog.text,
    ]
    with pytest.raises(ProblemError) as failure:
        client.seat("dd_seat_" + "a" * 52)
    shown += [repr(failure.value), str(failure.value), str(failure.getrepr(showlocals=False))]
    assert all(tokens)
    assert [token for token in tokens for text in shown if token in text] == []


def test_an_answer_without_end_is_refused(client: Client, network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deaddrop_client.transport.LARGEST", 100_000)

    def endless() -> Iterator[bytes]:
        while True:
            yield b" " * 4096

    network.faults = [lambda request, answer: httpx.Response(200, stream=Pieces(endless()))]
    with pytest.raises(UnexpectedAnswer, match="too large"):
        begin_table(client)


def test_a_message_without_end_is_refused(client: Client, network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deaddrop_client.events.LONGEST", 100_000)
    game = begin_table(client)

    def endless() -> Iterator[bytes]:
        while True:
            yield b"data: " + b"x" * 4096 + b"\n"

    network.is_hit = is_events
    network.faults = [lambda request, answer: httpx.Response(200, stream=Pieces(endless()))]
    with pytest.raises(UnexpectedAnswer, match="too long"):
        list(game.watch().follow())


def test_what_is_new_in_an_answer_breaks_nothing(client: Client, network: Network) -> None:
    game = begin_table(client)

    def newer(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        told = json.loads(answer().read())
        told["tomorrow"] = {"table": 1}
        for each in told.get("events", ()):
            each |= {"type": "microfilms.invented_tomorrow", "mood": "calm"}
            each["digest"] = "0" * 64
        return httpx.Response(200, json=told)

    network.faults = [newer]
    assert game.seats[0].view().version
    viewer = game.watch()
    viewer.verify()
    viewer.forget()
    network.faults = [newer]
    entries = viewer.events(after=3, limit=1)
    assert isinstance(entries[0], Event)
    assert entries[0].type == "microfilms.invented_tomorrow"


@pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://host", "http://", "http://user:pass@host", "http://host?x=1"])
def test_an_address_is_that_of_a_service(url: str) -> None:
    with pytest.raises(ValueError, match="http://host:port"):
        Client(url)


def test_a_bot_of_the_service_is_no_seat_of_ours(client: Client) -> None:
    game = client.create("microfilms", [mine("Anna"), bot(), guest("Boris")])
    assert [seat.number for seat in game.seats] == [0]
    boris = client.claim(game.id, 2, game.claim_codes[2], "Boris")
    assert boris.number == client.seat(boris.token).number == 2
    with pytest.raises(ValueError, match="organiser"):
        client.seat(game.organiser_token)
