"""Seats bring nonces to the luck, and give them only to a history that they hold signed; heads are held and compared."""

from __future__ import annotations

import json
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from flask import Flask
from msgspec import convert

from deaddrop_client import (
    AsyncClient,
    Client,
    DeadDropError,
    FolderStore,
    Head,
    HistoryChanged,
    TransientStore,
    UntrustedSignature,
    bot,
    guest,
    head_words,
    mine,
    operations,
    problems,
    run,
    run_async,
    sample,
)
from deaddrop_client.agent import open_agent, take_part
from deaddrop_client.ledger import next_digest
from deaddrop_client.models import Checkpoint, Key, NonceBody, View
from deaddrop_client.vault import Vault
from domain.catalogue import Catalogue
from service.app.audits.audit import audit
from service.cli.verify import read_held_heads, read_public_keys
from service.http.app_services import NAME
from tests.clients_python.faults import InThreads, Network, lost, refused, run_apart

SPEC = Path(__file__).parents[2] / "docs/spec"
Json = Any
Lie = Callable[[str, Json], Json]


class Lying(httpx.BaseTransport):
    """An operator who changes answers, but for streams. lie: takes the end of the path and the body."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner
        self.lie: Lie = lambda _, body: body

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        if "event-stream" in request.headers["accept"]:
            return answer
        answer.read()
        if not answer.is_success or "json" not in answer.headers["content-type"]:
            return answer
        told = self.lie(request.url.path.rpartition("/")[2], answer.json())
        return httpx.Response(answer.status_code, json=told)


@pytest.fixture
def lying(network: Network) -> Lying:
    return Lying(network)


def given(network: Network) -> list[httpx.Request]:
    """The requests that gave a nonce away."""
    return [each for each in network.seen if each.url.path.endswith("/nonce")]


def first(view: View) -> dict[str, object]:
    return sample(next(each for each in view.offers if each.exact))


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


def test_an_agent_s_seat_gives_its_nonce_while_the_agent_is_silent(client: Client, network: Network) -> None:
    with Client("http://service", transport=network, luck=False) as plain:
        game = plain.create("infiltrators", [mine(), guest()])

    async def play() -> View:
        async with AsyncClient("http://service", transport=InThreads(network)) as awaiting:
            await open_agent(awaiting, game.seats[0].token)
            seat = await awaiting.seat(game.seats[0].token)
            await seat.view()  # commits
            await awaiting.claim(game.id, 1, game.claim_codes[1])
            await take_part(seat)
            return await seat.view()

    view = run_apart(play())
    assert view.luck is not None
    assert (view.status, view.luck.given) == ("playing", [True, True])


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


def closed_at(entries: list[Json]) -> Json:
    return next(each for each in entries if each["type"] == "game.luck_closed")


def chained(entries: list[Json]) -> list[Json]:
    """The entries with digests that follow from each other."""
    before = b""
    for each in entries:
        before = next_digest(before, each)
        each["digest"] = before.hex()
    return entries


def begin(lying: Lying, lie: Lie, **more: Any) -> tuple[Client, Any]:
    """A table whose commitments are closed before an operator who lies from then on."""
    client = Client("http://service", transport=lying, **more)
    game = client.create("microfilms", [mine(), guest(), guest()])
    lying.lie = lie
    for seat in (1, 2):
        body = {"code": game.claim_codes[seat]}
        client.call(operations.claim_seat(game.id, seat, body))
    return client, game.seats[0]


def other_commitment(path: str, body: Json) -> Json:
    """Another commitment stands in the seat's place, in a log that is chained anew."""
    if path == "events":
        for each in body["entries"]:
            if each["type"] == "game.luck_closed":
                each["data"]["commits"][0] = "ab" * 32
        chained(body["entries"])
    if path == "view" and body["luck"]["closed"]:
        body["luck"]["commits"][0] = "ab" * 32
    return body


def shown_in_the_view_alone(path: str, body: Json) -> Json:
    if path == "events":
        return other_commitment(path, body)
    if path == "view" and body["luck"]["closed"]:
        entries = body["luck"]["closed"]
        entries["digest"] = "cd" * 32
    return body


def entries_left_out(path: str, body: Json) -> Json:
    if path == "events":
        body["entries"] = body["entries"][1:]
    return body


def broken_chain(path: str, body: Json) -> Json:
    if path == "events":
        body["entries"][0]["data"]["visibility"] = "other"
    return body


def nothing_to_see(path: str, body: Json) -> Json:
    if path == "events":
        body["entries"] = []
    return body


def signed(private: Ed25519PrivateKey, body: Json, **more: Any) -> Json:
    told = {**body, **more}
    message = f"deaddrop-checkpoint/1\n{told['game']}\n{told['version']}\n{told['digest']}\n"
    return {**told, "signature": b64encode(private.sign(message.encode())).decode()}


def id_of(public_key: str) -> str:
    return sha256(b64decode(public_key)).hexdigest()[:16]


def another_signature(path: str, body: Json) -> Json:
    return signed(Ed25519PrivateKey.generate(), body) if path == "checkpoint" else body


def another_key(path: str, body: Json) -> Json:
    """The key was exchanged: the list of keys has the new one alone."""
    key = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    raw = b64encode(key.public_key().public_bytes_raw()).decode()
    if path == "keys":
        return {**body, "items": [{**body["items"][0], "id": id_of(raw), "public_key": raw}]}
    return signed(key, body, key=id_of(raw)) if path == "checkpoint" else body


@pytest.mark.parametrize(
    ("lie", "raised"),
    [
        (other_commitment, HistoryChanged),
        (shown_in_the_view_alone, HistoryChanged),
        (entries_left_out, HistoryChanged),
        (broken_chain, HistoryChanged),
        (nothing_to_see, HistoryChanged),
        (another_signature, UntrustedSignature),
        (another_key, UntrustedSignature),
    ],
)
def test_nothing_is_given_to_another_history_or_by_another_key(
    lying: Lying, network: Network, pauses: list[float], lie: Lie, raised: type[DeadDropError]
) -> None:
    _, seat = begin(lying, lie)
    for _ in range(2):
        with pytest.raises(raised):
            seat.view()
        with pytest.raises(raised):
            seat.wait(1)
    with pytest.raises(raised):
        list(seat.follow())
    assert given(network) == []
    lying.lie = lambda _, body: body
    seat.forget()
    assert seat.view().status == "playing"
    assert len(given(network)) == 1


def test_a_signed_head_of_another_digest_is_kept_as_proof(
    lying: Lying, network: Network, app: Flask, pauses: list[float]
) -> None:
    def lie(path: str, body: Json) -> Json:
        if path != "checkpoint":
            return body
        other = {**body, "digest": "ab" * 32}
        message = f"deaddrop-checkpoint/1\n{body['game']}\n{body['version']}\n{other['digest']}\n".encode()
        key, signature = app.extensions[NAME].context.signer.sign(message)
        return {**other, "key": key, "signature": b64encode(signature).decode()}

    _, seat = begin(lying, lie)
    with pytest.raises(HistoryChanged, match="signs another digest"):
        seat.view()
    assert given(network) == []
    assert [each.digest for each in seat.heads] == ["ab" * 32]


def test_a_key_that_came_to_the_pinned_ones_is_taken(lying: Lying, network: Network, pauses: list[float]) -> None:
    key = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    raw = b64encode(key.public_key().public_bytes_raw()).decode()

    def rotated(path: str, body: Json) -> Json:
        if path == "keys":
            new = {**body["items"][0], "id": id_of(raw), "public_key": raw}
            return {**body, "items": [new, *body["items"]]}
        return signed(key, body, key=id_of(raw)) if path == "checkpoint" else body

    client, seat = begin(lying, rotated)
    assert seat.view().status == "playing"
    assert len(client.vault.pinned_keys()) == 2


def put_back(at: int) -> Lie:
    """The operator puts the game back to a version, and says why."""

    def lie(path: str, body: Json) -> Json:
        if path == "events":
            kept = [each for each in body["entries"] if each["version"] <= at]
            if (kept and kept[-1]["version"] == at) or (body["entries"] and not kept):
                digest = kept[-1]["digest"] if kept else "00" * 32
                said = {"lost": None, "kept": {"version": at, "digest": digest}, "reason": "The disk was full."}
                restored = {
                    "version": at + 1,
                    "type": "game.restored",
                    "at": "2030-01-01T00:00:00.000Z",
                    "by": None,
                    "data": said,
                    "hidden": {},
                    "openings": {},
                    "text": "",
                    "title": "",
                    "rule": None,
                }
                restored["digest"] = next_digest(bytes.fromhex(digest), restored).hex()
                kept.append(restored)
            return {**body, "entries": kept, "head": at + 1}
        if path == "view":
            return {**body, "version": at + 1}
        return body

    return lie


def test_a_game_that_was_put_back_is_told_with_version_and_reason(
    lying: Lying, pauses: list[float], tmp_path: Path
) -> None:
    """While it is watched, and by a program that is started again and has only what it kept."""
    store = FolderStore(tmp_path)
    with Client("http://service", transport=lying, store=store) as client:
        game = client.create("infiltrators", [mine(), mine()])
        run(first, game.seats)
        seat = game.seats[0]
        head = seat.chain.head
        lying.lie = put_back(head.version - 3)
        with pytest.raises(HistoryChanged, match="The disk was full") as noticed:
            seat.view()
    assert (noticed.value.held, noticed.value.since) == (head, head.version - 3)
    with Client("http://service", transport=lying, store=FolderStore(tmp_path)) as again:
        seat = again.seat(seat.token)
        for attempt in (seat.view, seat.entries, seat.verify, lambda: list(seat.follow())):
            with pytest.raises(HistoryChanged) as noticed:
                attempt()
        assert noticed.value.restored is not None
        assert noticed.value.restored.reason == "The disk was full."
        assert noticed.value.restored.kept.version == head.version - 3
        held = json.loads(seat.heads_file())
        assert Head(held["items"][-1]["version"], held["items"][-1]["digest"]) == head
        seat.forget()
        assert seat.view().version == head.version - 2
        assert len(seat.heads) == len(held["items"])
    with Client("http://service", transport=lying, store=FolderStore(tmp_path)) as third:
        assert third.seat(seat.token).view().version == head.version - 2


def test_heads_are_signed_once_a_minute_and_at_the_end(client: Client, network: Network) -> None:
    game = client.create("infiltrators", [mine(), mine()])
    run(first, game.seats)
    signed_at = [each.version for each in game.seats[0].heads]
    closed = game.seats[0].view().luck
    assert closed is not None
    assert closed.closed is not None
    assert signed_at[0] == closed.closed.version
    assert signed_at[-1] == game.seats[0].chain.head.version
    assert len([each for each in network.seen if each.url.path.endswith("/checkpoint")]) == len(signed_at) <= 3


def test_a_service_that_cannot_sign_now_is_played_on(client: Client, network: Network) -> None:
    with Client("http://service", transport=network, luck=False) as plain:
        game = plain.create("infiltrators", [mine(), mine()])
        network.is_hit = lambda request: request.url.path.endswith("/checkpoint")
        network.faults = [lambda request, answer: httpx.Response(500, text="no")] * 3
        assert {each.status for each in run(first, game.seats)} == {"over"}


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
    shown += [repr(client.vault.store), str(vars(client)), str(vars(games[0].seats[0]._player))]
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


def test_heads_that_threads_hold_are_all_kept_the_first_and_the_latest_of_many(tmp_path: Path) -> None:
    vault = Vault("http://service", FolderStore(tmp_path))
    heads = [Checkpoint(game="g", version=each, digest="00" * 32, key="k", signature=str(each)) for each in range(60)]
    vault.hold(heads[0])
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(vault.hold, heads[1:40]))
    assert {each.version for each in vault.heads("g")} == set(range(40))
    for each in heads[40:]:
        vault.hold(each)
    kept = [each.version for each in vault.heads("g")]
    assert (kept[0], kept[-20:], len(kept)) == (0, list(range(40, 60)), 40)


def test_a_folder_holds_only_what_it_names(tmp_path: Path) -> None:
    store = FolderStore(tmp_path / "kept")
    store["heads-1"] = "one"
    store["heads-1"] = "two"
    assert (dict(store), len(store)) == ({"heads-1": "two"}, 1)
    assert (tmp_path / "kept/heads-1").stat().st_mode & 0o777 == 0o600
    for name in ("../heads-1", "a/b", ""):
        with pytest.raises(KeyError):
            store[name]
        with pytest.raises(KeyError):
            store[name] = "x"
    del store["heads-1"]
    with pytest.raises(KeyError):
        del store["heads-1"]


def test_the_words_are_those_of_the_specification() -> None:
    for each in json.loads((SPEC / "vectors/words.json").read_text()):
        assert head_words(each["digest"]) == each["words"]


def test_signatures_are_checked_as_the_specification_says() -> None:
    told = json.loads((SPEC / "vectors/checkpoint.json").read_text())
    ids = {each["public_key"]: each["id"] for each in told["keys"]}

    def check(case: Json) -> None:
        vault = Vault("http://service", TransientStore())
        key = {"id": ids.get(case["public_key"], ""), "public_key": case["public_key"], "vkey": "", "active": True}
        vault.pin([convert({**key, "algorithm": "Ed25519", "created": "2030-01-01T00:00:00Z"}, Key)])
        vault.check(Checkpoint(**case["checkpoint"]))

    for case in told["checkpoints"]:
        check(case)
    for case in told["wrong"]:
        with pytest.raises(UntrustedSignature):
            check(case)
