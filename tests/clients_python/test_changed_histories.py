"""Nonces are given only to a history that the seat holds signed; a game that was put back says so."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from flask import Flask

from deaddrop_client import Client, DeadDropError, FolderStore, Head, HistoryChanged, UntrustedSignature, mine, run
from service.http.app_services import NAME
from tests.clients_python.faults import Network
from tests.clients_python.lying import (
    Lie,
    Lying,
    another_key,
    another_signature,
    begin,
    broken_chain,
    entries_left_out,
    given,
    id_of,
    nothing_to_see,
    other_commitment,
    put_back,
    shown_in_the_view_alone,
    signed,
)
from tests.clients_python.tables import first

Json = Any


@pytest.fixture
def lying(network: Network) -> Lying:
    return Lying(network)


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
        for attempt in (seat.view, seat.events, seat.verify, lambda: list(seat.follow())):
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


@pytest.mark.parametrize("lie", [another_signature, another_key])
def test_an_accepted_command_is_told_before_what_is_wrong_with_its_signature(
    lying: Lying, network: Network, pauses: list[float], lie: Lie
) -> None:
    with Client("http://service", transport=lying) as client:
        seat = next(each for each in client.create("infiltrators", [mine(), mine()]).seats if each.view().decision)
        view = seat.view()
        seat._reader.sign_at = 0.0
        lying.lie = lie
        acted = seat.act(first(view), view)
        assert acted.version > view.version
        assert acted.view.version == acted.version
        assert isinstance(acted.problem, UntrustedSignature)
        with pytest.raises(UntrustedSignature):
            seat.view()
        assert seat.view().version == acted.version
        sent = [each for each in network.seen if each.url.path.endswith("/commands")]
        assert len(sent) == 1


def test_an_accepted_command_is_told_before_a_history_that_its_events_do_not_fit(
    lying: Lying, pauses: list[float]
) -> None:
    def lie(path: str, body: Json) -> Json:
        events = [{**each, "digest": "ab" * 32} for each in body["events"]] if path == "commands" else None
        return {**body, "events": events} if events else body

    with Client("http://service", transport=lying) as client:
        seat = next(each for each in client.create("infiltrators", [mine(), mine()]).seats if each.view().decision)
        seat.verify()
        view = seat.view()
        lying.lie = lie
        acted = seat.act(first(view), view)
        assert acted.events[0].digest == "ab" * 32
        assert isinstance(acted.problem, HistoryChanged)
        with pytest.raises(HistoryChanged, match="breaks the chain"):
            seat.act(first(acted.view), acted.view)
