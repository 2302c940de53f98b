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
    Game,
    HistoryChanged,
    ProblemError,
    Seat,
    UnexpectedAnswer,
    bot,
    guest,
    mine,
    operations,
    problems,
    sample,
)
from deaddrop_client.models import Entry, View
from deaddrop_client.rules import Json
from tests.clients_python.faults import Fault, Network, Pieces, cut_after, lost, refused, unavailable

Table = Game[View, Entry, Json]
Place = Seat[View, Entry, Json]


def begin(client: Client) -> Table:
    return client.create("microfilms", [mine("Anna"), mine("Boris"), mine("Clara")])


def first(view: View) -> dict[str, object]:
    return sample(next(each for each in view.offers if each.exact))


def is_events(request: httpx.Request) -> bool:
    return request.url.path.endswith("/events") and "event-stream" in request.headers["Accept"]


def is_command(request: httpx.Request) -> bool:
    return request.url.path.endswith("/commands")


def awaited(game: Table) -> Place:
    """The seat that owes a decision."""
    return next(seat for seat in game.seats if seat.view().decision is not None)


@pytest.mark.parametrize("faults", [[refused, refused], [lost], [unavailable], [lost, unavailable, refused]])
def test_a_command_is_repeated_with_its_key_and_happens_once(
    client: Client, network: Network, faults: list[Fault]
) -> None:
    seat = awaited(begin(client))
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
    game = begin(client)
    for _ in range(3):
        awaited(game).answer(first)
    keys = [each.headers["Idempotency-Key"] for each in network.seen if each.method == "POST"]
    assert len(keys) == len(set(keys)) > 3


def test_retry_after_is_waited(client: Client, network: Network, pauses: list[float]) -> None:
    network.faults = [unavailable]
    begin(client)
    assert pauses == [7.0]


def test_a_service_that_was_never_there_is_not_looked_for_long(network: Network, pauses: list[float]) -> None:
    network.faults = [refused] * 1000
    time = Clock(pauses)
    with Client("http://service", transport=network) as client:
        client.wire.clock = time
        with pytest.raises(ConnectionLost, match="http://service/v1/keys: ConnectError"):
            begin(client)
    assert sum(pauses) <= 5


def test_patience_ends(client: Client, network: Network, pauses: list[float]) -> None:
    begin(client)
    client.wire.clock = Clock(pauses)
    network.faults = [unavailable] * 1000
    with pytest.raises(UnexpectedAnswer, match="status 503"):
        begin(client)
    assert 40 < sum(pauses) <= 60


class Clock:
    """The time that pauses would have taken."""

    def __init__(self, pauses: list[float]) -> None:
        self._pauses = pauses

    def __call__(self) -> float:
        return sum(self._pauses)


def limited(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    whole = answer()
    whole.read()
    headers = {"RateLimit": '"reads";r=0;t=9', "Content-Type": "application/json"}
    return httpx.Response(whole.status_code, headers=headers, content=whole.content)


def test_a_limit_that_is_used_up_is_waited_for(client: Client, network: Network, pauses: list[float]) -> None:
    game = begin(client)
    client.wire.clock = lambda: 0.0
    client.wire._limits._clock = client.wire.clock
    network.faults = [limited]
    game.seats[0].view()
    assert pauses == []
    game.seats[1].view()  # another token counts for itself
    assert pauses == []
    game.seats[0].view()
    assert pauses == [9.0]


@pytest.mark.parametrize("is_clean", [True, False])
@pytest.mark.parametrize("sizes", [[0, 10, 700, 1500], [3000], [401, 402, 403, 404, 405]])
def test_a_stream_goes_on_where_it_was_cut(client: Client, network: Network, sizes: list[int], is_clean: bool) -> None:
    game = begin(client)
    for _ in range(4):
        awaited(game).answer(first)
    game.abort("Enough.")
    network.is_hit, network.faults = is_events, [cut_after(size, is_clean=is_clean) for size in sizes]
    told = list(game.watch().follow())
    assert network.faults == []
    assert [each.version for each in told] == list(range(1, told[-1].version + 1))
    assert told == game.watch().entries()
    assert told[-1].type == "game.seed_revealed"


def test_a_stream_that_is_cut_at_once_each_time_is_given_up(
    client: Client, network: Network, pauses: list[float]
) -> None:
    game = begin(client)
    client.wire.clock = Clock(pauses)
    network.is_hit, network.faults = is_events, [cut_after(0)] * 1000
    with pytest.raises(ConnectionLost, match="again and again"):
        list(game.watch().follow())
    assert 40 < sum(pauses) < 90


def altered(change: Callable[[list[bytes]], list[bytes]]) -> Fault:
    """A stream whose blocks are others. It is read to its end."""

    def alter(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        whole = answer()
        blocks = b"".join(whole.iter_raw()).split(b"\n\n")
        pieces = iter([b"\n\n".join(change(blocks))])
        return httpx.Response(200, headers=whole.headers, stream=Pieces(pieces))

    return alter


def over(client: Client) -> Table:
    game = begin(client)
    for _ in range(3):
        awaited(game).answer(first)
    game.abort("Enough.")
    return game


def test_entries_that_come_again_are_told_once(client: Client, network: Network) -> None:
    game = over(client)
    network.is_hit = is_events
    network.faults = [altered(lambda blocks: [each for block in blocks for each in (block, block)])]
    versions = [each.version for each in game.watch().follow()]
    assert versions == list(range(1, len(versions) + 1))


def test_a_stream_with_a_gap_is_read_again(client: Client, network: Network) -> None:
    game = over(client)
    network.is_hit, network.faults = is_events, [altered(lambda blocks: blocks[:8] + blocks[10:])]
    versions = [each.version for each in game.watch().follow()]
    assert versions == list(range(1, len(versions) + 1))
    assert sum(map(is_events, network.seen)) == 2


def test_a_changed_entry_in_a_stream_is_noticed(client: Client, network: Network) -> None:
    game = over(client)
    network.is_hit = is_events
    network.faults = [altered(lambda blocks: [each.replace(b'"by":null', b'"by":1', 1) for each in blocks])]
    with pytest.raises(HistoryChanged, match="breaks the chain"):
        list(game.watch().follow())


def test_a_reset_is_a_history_that_changed(client: Client, network: Network) -> None:
    game = over(client)
    viewer = game.watch()
    viewer.verify()
    held = viewer.chain.head
    assert held.version > 10
    with pytest.raises(HistoryChanged, match="gone back") as noticed:
        list(viewer.follow(after=held.version + 5))
    assert noticed.value.held == held
    viewer.forget()
    assert len(list(viewer.follow())) == held.version


def test_a_view_of_an_earlier_version_is_noticed(client: Client, network: Network) -> None:
    game = begin(client)
    seat = awaited(game)
    raw = client.call(operations.get_view(game.id).answering(bytes), seat.token)
    seat.answer(first)
    network.faults = [lambda request, answer: httpx.Response(200, content=raw)]
    with pytest.raises(HistoryChanged, match="gone back"):
        seat.view()


def test_a_bot_is_asked_again_when_its_decision_went_stale(client: Client) -> None:
    game = begin(client)
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
    seat = awaited(begin(client))
    view = seat.view()
    command = first(view)
    seat.act(command, view)
    with pytest.raises((problems.StaleDecision, problems.NotYourDecision)) as refused_as:
        seat.act(command, view)
    assert refused_as.value.code in ("stale-decision", "not-your-decision")


def test_a_command_that_is_not_offered_is_its_author_s_fault(client: Client) -> None:
    seat = awaited(begin(client))
    with pytest.raises(ProblemError) as refused_as:
        seat.answer(lambda view: {"type": "no-such-command"})
    assert refused_as.value.code in ("malformed", "not-offered")


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
        begin(client)


def test_a_message_without_end_is_refused(client: Client, network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deaddrop_client.events.LONGEST", 100_000)
    game = begin(client)

    def endless() -> Iterator[bytes]:
        while True:
            yield b"data: " + b"x" * 4096 + b"\n"

    network.is_hit = is_events
    network.faults = [lambda request, answer: httpx.Response(200, stream=Pieces(endless()))]
    with pytest.raises(UnexpectedAnswer, match="too long"):
        list(game.watch().follow())


def test_what_is_new_in_an_answer_breaks_nothing(client: Client, network: Network) -> None:
    game = begin(client)

    def newer(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        told = json.loads(answer().read())
        told["tomorrow"] = {"table": 1}
        for each in told.get("entries", ()):
            each |= {"type": "microfilms.invented_tomorrow", "mood": "calm"}
            each["digest"] = "0" * 64
        return httpx.Response(200, json=told)

    network.faults = [newer]
    assert game.seats[0].view().version
    viewer = game.watch()
    viewer.verify()
    viewer.forget()
    network.faults = [newer]
    entries = viewer.entries(after=3, limit=1)
    assert isinstance(entries[0], Entry)
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
