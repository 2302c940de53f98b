"""A host of a bot: invitations, files, restarts and outages."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import stat
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from deaddrop_client import AsyncClient, Client, Game, guest, host, mine, sample
from deaddrop_client.aio import hosting
from deaddrop_client.models import View
from tests.clients_python.faults import InThreads, Network, lost, refused, run_apart

Check = Callable[[], bool]
LIMIT_S = 120


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deaddrop_client.aio.hosting.LOOK_S", 0.01)
    monkeypatch.setattr("deaddrop_client.aio.hosting.RETRY_S", 0.05)
    monkeypatch.setattr("deaddrop_client.aio.seat_news.LOOK_AGAIN_S", 1.0)


def test_a_seat_that_hears_nothing_looks_by_itself(
    client: Client, network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when news are lost on a way that nobody knows of."""
    monkeypatch.setattr("deaddrop_client.aio.seat_news.LOOK_AGAIN_S", 0.05)
    monkeypatch.setattr("deaddrop_client.aio.seat_news.SeatNews._read", silence)
    game = open_table(client, tmp_path)
    serve(network, tmp_path, lambda: is_over(game))


async def silence(*_: object) -> None:
    await asyncio.Event().wait()


def at_random(view: View) -> dict[str, Any]:
    luck = Random(view.version)
    return sample(luck.choice([each for each in view.offers if each.exact]), luck)


def open_table(client: Client, folder: Path, number: int = 1) -> Game[Any, Any, Any]:
    """A table with two open seats, and an invitation to each."""
    game = client.create("infiltrators", [guest(), guest()])
    (folder / "invitations").mkdir(exist_ok=True)
    for seat, code in game.claim_codes.items():
        invite(
            folder,
            f"{number}-{seat}",
            {"game": game.id, "seat": seat, "code": code} | ({"name": "Robina"} if seat else {}),
        )
    return game


def invite(folder: Path, name: str, invitation: object) -> Path:
    file = folder / "invitations" / f"{name}.json"
    file.write_text(json.dumps(invitation))
    return file


def files(folder: Path) -> list[str]:
    """All files, but for the heads that a host keeps and the keys of the service, whose data lie here too."""
    found = sorted(str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file())
    return [each for each in found if not each.startswith(("keys/", "kept/heads-", "kept/keys-"))]


def serve(
    network: Network, folder: Path, until: Check, bot: Any = at_random, patience_s: float = 60.0
) -> None:
    """Host the bot until something is so."""

    async def run() -> None:
        async with AsyncClient("http://service", transport=InThreads(network), patience_s=patience_s) as client:
            await ended_when(until, host(bot, client, folder, name="Robo"))

    run_apart(run())


async def ended_when(until: Check, work: Awaitable[None]) -> None:
    task = asyncio.ensure_future(work)
    try:
        for _ in range(LIMIT_S * 20):
            if task.done() or until():
                break
            await asyncio.sleep(0.05)
        assert until(), asyncio.all_tasks()
    finally:
        task.cancel()
        await asyncio.wait([task], timeout=LIMIT_S)
    assert task.done(), repr(task.get_stack())


def is_over(game: Game[Any, Any, Any]) -> bool:
    """Whether a game was played to its end.  Fails for one that was ended otherwise, which nobody plays any more."""
    status = game.watch().card().status
    assert status != "aborted", game.watch().view()
    return status == "over"


def test_seats_are_taken_and_played_to_the_end_and_leave_nothing(
    client: Client, network: Network, tmp_path: Path
) -> None:
    games = [open_table(client, tmp_path, number) for number in range(2)]
    serve(network, tmp_path, lambda: files(tmp_path) == [])
    assert all(is_over(game) for game in games)
    assert [each.name for each in games[0].watch().card().seats] == ["Robo", "Robina"]


def test_a_host_goes_on_after_a_restart(client: Client, network: Network, tmp_path: Path) -> None:
    game = open_table(client, tmp_path)
    seats = [f"seats/{game.id}-{seat}.json" for seat in (0, 1)]
    serve(network, tmp_path, lambda: files(tmp_path) == seats and all(map(is_held, seats_of(tmp_path))), wait_for_ever)
    for file in seats_of(tmp_path):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert set(json.loads(file.read_text())) == {"game", "seat", "token"}
    assert stat.S_IMODE((tmp_path / "seats").stat().st_mode) == 0o700
    serve(network, tmp_path, lambda: files(tmp_path) == [])
    assert is_over(game)


def seats_of(folder: Path) -> list[Path]:
    return sorted((folder / "seats").glob("*.json"))


def is_held(file: Path) -> bool:
    return "token" in json.loads(file.read_text())


async def wait_for_ever(view: View) -> dict[str, Any]:
    await asyncio.sleep(3600)
    raise AssertionError


def test_a_claim_whose_answer_was_lost_gives_the_same_seat_after_a_restart(
    client: Client, network: Network, tmp_path: Path
) -> None:
    game = open_table(client, tmp_path)
    network.is_hit, network.faults = is_claim, [lost] * 2
    serve(network, tmp_path, lambda: len(claims(network)) >= 2, patience_s=0)
    before = {each.url.path: each.headers["Idempotency-Key"] for each in claims(network)}
    assert all("invitations" not in each for each in files(tmp_path))
    network.seen[:] = []
    serve(network, tmp_path, lambda: files(tmp_path) == [])
    assert {each.url.path: each.headers["Idempotency-Key"] for each in claims(network)} == before
    assert is_over(game)


def is_claim(request: httpx.Request) -> bool:
    return request.url.path.endswith("/claim")


def claims(network: Network) -> list[httpx.Request]:
    return [each for each in network.seen if is_claim(each)]


def test_an_outage_of_any_length_is_outlived(client: Client, network: Network, tmp_path: Path) -> None:
    game = open_table(client, tmp_path)
    seen: list[int] = []

    def bot(view: View) -> dict[str, Any]:
        if len(seen) == 3:
            network.faults = [refused] * 60
        seen.append(view.version)
        return at_random(view)

    serve(network, tmp_path, lambda: files(tmp_path) == [], bot, patience_s=0)
    assert len(seen) > 4
    assert network.faults == []
    assert is_over(game)


def test_bad_invitations_are_set_aside_with_their_reason(client: Client, network: Network, tmp_path: Path) -> None:
    game = open_table(client, tmp_path)
    other = client.create("infiltrators", [guest(), guest()])
    client.claim(other.id, 0, other.claim_codes[0], "Anna")
    invite(tmp_path, "wrong", {"game": other.id, "seat": 1, "code": "nonsense"})
    invite(tmp_path, "used", {"game": other.id, "seat": 0, "code": other.claim_codes[0]})
    invite(tmp_path, "outside", {"game": "../../x", "seat": 0, "code": "x"})
    os.utime(tmp_path / "invitations/outside.json", (0, 0))
    os.utime(invite(tmp_path, "deep", "no object"), (0, 0))
    serve(network, tmp_path, lambda: is_over(game) and seats_of(tmp_path) == [])
    assert files(tmp_path) == sorted(
        f"refused/{name}{end}"
        for name in (f"{other.id}-0", f"{other.id}-1", "outside", "deep")
        for end in (".json", ".txt")
    )
    assert "seat-taken" in (tmp_path / f"refused/{other.id}-0.txt").read_text()


def test_a_half_written_invitation_is_read_when_it_is_whole(client: Client, network: Network, tmp_path: Path) -> None:
    game = open_table(client, tmp_path)
    letter = next((tmp_path / "invitations").iterdir())
    whole = letter.read_text()
    letter.write_text(whole[:20])
    looks: list[int] = []

    def until() -> bool:
        looks.append(1)
        if len(looks) == 10:
            assert letter.exists()
            letter.write_text(whole)
        return files(tmp_path) == []

    serve(network, tmp_path, until)
    assert is_over(game)


@pytest.fixture
def warned() -> Iterator[list[str]]:
    """What hosts warn of, heard at their logger itself: other tests of the process may have turned to the root's."""
    words, logger = list[str](), hosting.logger

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            words.append(self.format(record))

    kept = Kept(logging.WARNING)
    level, is_off = logger.level, logger.disabled
    logger.addHandler(kept)
    logger.setLevel(logging.WARNING)
    logger.disabled = False
    yield words
    logger.removeHandler(kept)
    logger.setLevel(level)
    logger.disabled = is_off


def test_a_bot_that_raises_at_one_seat_plays_the_others(
    client: Client, network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, warned: list[str]
) -> None:
    monkeypatch.setattr("deaddrop_client.aio.hosting.RETRY_S", 1.0)
    games = [open_table(client, tmp_path, number) for number in range(2)]
    raised: list[str] = []

    def bot(view: View) -> dict[str, Any]:
        if view.game == games[0].id:
            raised.append(view.game)
            raise RuntimeError("a bug")
        return at_random(view)

    serve(network, tmp_path, lambda: is_over(games[1]) and len(raised) > 1, bot)
    assert any("a bug; tried again" in each for each in warned), warned
    assert not is_over(games[0])
    assert not any("dd_seat_" in each for each in warned)


def test_a_seat_whose_token_was_revoked_is_set_aside(client: Client, network: Network, tmp_path: Path) -> None:
    game = client.create("infiltrators", [mine("Anna"), mine("Boris")])
    (tmp_path / "seats").mkdir()
    for seat in game.seats:
        held = {"game": game.id, "seat": seat.number, "token": seat.token[:-4] + "aaaa"}
        (tmp_path / "seats" / f"{game.id}-{seat.number}.json").write_text(json.dumps(held))
    serve(network, tmp_path, lambda: len(files(tmp_path)) == 4)
    assert {each.partition("/")[0] for each in files(tmp_path)} == {"refused"}
    assert "unauthorised" in (tmp_path / f"refused/{game.id}-0.txt").read_text()
