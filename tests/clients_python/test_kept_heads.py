"""Heads are signed, held and compared; what a folder keeps."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import convert

from deaddrop_client import Client, FolderStore, TransientStore, UntrustedSignature, head_words, mine, run
from deaddrop_client.models import Checkpoint, SigningKey
from deaddrop_client.vault import Vault
from tests.clients_python.faults import Network
from tests.clients_python.tables import first

Json = Any


SPEC = Path(__file__).parents[2] / "docs/spec"


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
        vault.pin([convert({**key, "algorithm": "Ed25519", "created": "2030-01-01T00:00:00Z"}, SigningKey)])
        vault.check(Checkpoint(**case["checkpoint"]))

    for case in told["checkpoints"]:
        check(case)
    for case in told["wrong"]:
        with pytest.raises(UntrustedSignature):
            check(case)
