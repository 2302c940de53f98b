"""Seats bring nonces to the luck, and give them by themselves."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from deaddrop_client import (
    AsyncClient,
    Client,
    DeadDropError,
    FolderStore,
    bot,
    guest,
    mine,
    operations,
    problems,
    run,
    run_async,
)
from deaddrop_client.agent import open_agent, take_part
from deaddrop_client.models import NonceBody, View
from domain.catalogue import Catalogue
from service.app.audits.audit import audit
from service.cli.verify import read_held_heads, read_public_keys
from tests.clients_python.faults import InThreads, Network, lost, refused, run_apart
from tests.clients_python.tables import first


def names(store: FolderStore, kind: str) -> list[str]:
    return [each for each in store if each.startswith(kind)]


@pytest.mark.parametrize("ruleset", ["microfilms", "infiltrators", "microdot", "casino-incognito"])
def test_every_person_s_seat_gives_a_nonce_and_the_record_says_so(
    client: Client, every_ruleset: Catalogue, tmp_path: Path, ruleset: str
) -> None:
    game = client.create(ruleset, [mine(), mine(), guest()])
    other = client.claim(game.id, 2, game.claim_codes[2], "Clara")
    seats = [*game.seats, other]
    assert [each.view().status for each in seats][-1] == "playing"
    game.abort("It is late.")
    for each in seats:
        each.view()
        each.verify()
    heads, keys = tmp_path / "heads.json", tmp_path / "keys.json"
    heads.write_text(other.heads_file())
    keys.write_text(client.keys_file())
    record = client.call(operations.get_record(game.id))
    found = audit(record, every_ruleset, read_public_keys(keys), held=read_held_heads(str(heads)))
    assert found.verdict == "consistent"
    assert found.shown is not None
    assert (found.shown.nonces.people, found.shown.nonces.given) == ((0, 1, 2), (0, 1, 2))
    assert {(each.signature, each.result) for each in found.held} == {("good", "same")}
    assert len(found.held) == 2  # at `game.luck_closed`, and at the end


def test_the_blocking_runner_and_the_one_with_await_play_a_game_that_fills_later(
    client: Client, network: Network
) -> None:
    game = client.create("infiltrators", [mine(), guest()])
    with ThreadPoolExecutor(1) as threads:
        ours = threads.submit(run, first, game.seats)

        async def play() -> list[View]:
            async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
                return await run_async(first, [await awaiting.claim(game.id, 1, game.claim_codes[1])])

        assert [each.status for each in run_apart(play())] == ["over"]
        [view] = ours.result(30)
    assert view.luck is not None
    assert (view.luck.given, view.luck.silent) == ([True, True], [])


def test_luck_off_brings_nothing(network: Network, pauses: list[float]) -> None:
    with Client("http://service", transport=network, luck=False) as client:
        game = client.create("microfilms", [mine(), mine(), mine()])
        view = game.seats[0].view()
        assert view.luck is not None
        assert view.luck.commits == [None] * 3


def test_a_table_that_takes_no_nonces_is_opened_and_joined_all_the_same(client: Client) -> None:
    game = client.create("microfilms", [mine(), guest(), guest()], deal={"mode": "duplicate", "group": "g"})
    for seat, code in game.claim_codes.items():
        client.claim(game.id, seat, code)
    assert game.seats[0].view().status == "playing"
    none = client.create("microfilms", [mine(), mine(), guest()], luck={"nonces": "none"})
    assert client.claim(none.id, 2, none.claim_codes[2]).view().status == "playing"


def test_a_seat_of_a_token_alone_commits_while_that_is_possible(client: Client, network: Network) -> None:
    with Client("http://service", transport=network, luck=False) as plain:
        game = plain.create("microfilms", [mine(), guest(), guest()])
    seat = client.seat(game.seats[0].token)
    view = seat.view()
    assert view.luck is not None
    assert view.luck.commits[0] is not None
    read = client.call(operations.mint_token(game.id, {"scope": "seat:read"}), seat.token).token
    assert client.seat(read).view().luck == view.luck


def test_who_waits_sees_whom_the_luck_waits_for_and_gives_by_itself(client: Client, network: Network) -> None:
    game = client.create("microfilms", [mine(), guest(), guest()])
    seat = game.seats[0]
    assert seat.luck is None or seat.luck.state == "open"
    with Client("http://service", transport=network) as other:
        first_claimed = other.claim(game.id, 1, game.claim_codes[1])
        other.claim(game.id, 2, game.claim_codes[2])
        first_claimed.view()
        waits = first_claimed.luck
        assert waits is not None
        assert (waits.state, waits.awaits, waits.until is not None) == ("closed", [0], True)
        with pytest.raises(TimeoutError):
            first_claimed.wait(0)
    entries = [each.type for each in entries_until_the_deal(seat)]
    assert entries.count("game.nonce_given") == 3


def entries_until_the_deal(seat: Any) -> list[Any]:
    """What a stream brings until the deal; the stream itself gives the nonce."""
    found = []
    for entry in seat.follow():
        found.append(entry)
        if entry.type == "game.started":
            return found
    raise AssertionError


def test_an_inbox_wakes_the_seat_whose_nonce_is_awaited(client: Client, network: Network) -> None:
    game = client.create("infiltrators", [mine(), guest()])
    inbox = client.inbox(game.seats)
    client.claim(game.id, 1, game.claim_codes[1])
    assert next(inbox.follow("i")).kind == "nonce-awaited"
    assert game.seats[0].view().status == "playing"


def test_an_agent_s_seat_gives_its_nonce_while_the_agent_is_silent(network: Network) -> None:
    with Client("http://service", transport=network, luck=False) as plain:
        game = plain.create("infiltrators", [mine(), guest()])

        async def play() -> View:
            async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
                await open_agent(awaiting, game.seats[0].token)
                seat = await awaiting.seat(game.seats[0].token)
                await seat.view()  # commits
                await awaiting.claim(game.id, 1, game.claim_codes[1])
                beside = asyncio.create_task(take_part(seat))
                while (await asyncio.to_thread(game.seats[0].view)).status == "seating" and not beside.done():
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(game.abort, "It is late.")
                await beside
                return await seat.view()

        view = run_apart(play())
    assert view.luck is not None
    assert (view.status, view.luck.given) == ("aborted", [True, True])


@pytest.mark.parametrize("fault", [lost, refused])
def test_a_program_that_is_started_again_gives_what_it_kept(
    network: Network, pauses: list[float], tmp_path: Path, fault: Any
) -> None:
    """It ends between the closing and the nonce: at the proof, and at the answer to the nonce."""
    store = FolderStore(tmp_path / "kept")
    with Client("http://service", transport=network, store=store, patience_s=0) as client:
        network.is_hit = lambda request: request.url.path.endswith("/nonce")
        network.faults = [fault]
        token = client.create("microfilms", [mine(), bot(), bot()]).seats[0].token
    assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o700
    assert len(names(store, "nonce-")) == 1
    with Client("http://service", transport=network, store=FolderStore(tmp_path / "kept")) as again:
        view = again.seat(token).view()
        assert view.luck is not None
        assert (view.status, view.luck.given[0]) == ("playing", True)


def test_a_claim_that_is_repeated_after_a_crash_brings_the_same_commitment(
    client: Client, network: Network, pauses: list[float], tmp_path: Path
) -> None:
    game = client.create("microfilms", [mine(), guest(), guest()])
    key = "0f8fad5b-d9cb-469f-a165-70867728950e"
    tokens = []
    for _ in range(2):
        with Client("http://service", transport=network, store=FolderStore(tmp_path / "kept")) as again:
            tokens.append(again.claim(game.id, 1, game.claim_codes[1], key=key).token)
    assert tokens[0] == tokens[1]
    card = client.seat(tokens[0]).view().luck
    assert card is not None
    assert card.commits[1] is not None
    other = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
    without = [client.claim(game.id, 2, game.claim_codes[2], key=other).token for _ in range(2)]
    assert without[0] == without[1]


def test_nonces_are_shown_nowhere(
    client: Client, network: Network, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    network.is_hit = lambda request: request.url.path.endswith("/nonce")
    network.faults = [refused] * 1000
    client.wire.patience_s = 0
    store = FolderStore(tmp_path / "kept")
    holders = [client, client.with_store(store)]
    games = [each.create("microfilms", [mine(), bot(), bot()]) for each in holders]
    secrets = [text for each in holders for name, text in each.vault.store.items() if name.startswith("nonce-")]
    assert len(secrets) == 2
    failures = []
    for game in games:
        with pytest.raises(DeadDropError) as failed:
            game.seats[0].view()
        failures.append(failed.value)
    shown = [repr(each) for each in (*holders, *games, *failures, games[0].seats[0], store, client.vault)]
    shown += [repr(client.vault.store), str(vars(client)), str(vars(games[0].seats[0]._steps))]
    shown += [repr(NonceBody(nonce=secrets[0], digest="00")), caplog.text, games[0].seats[0].heads_file()]
    assert not any(secret in text for secret in secrets for text in shown)
    seat, network.faults = games[0].seats[0], []
    closed = client.call(operations.get_view(seat.game), seat.token).luck
    assert closed is not None
    assert closed.closed is not None
    wrong = operations.put_nonce(seat.game, 0, {"nonce": "0" * 64, "digest": closed.closed.digest})
    with pytest.raises(problems.NotTheNonce) as raised:
        client.call(wrong, seat.token)
    assert "0" * 64 not in f"{raised.value} {wrong!r}"
