"""docs/spec/checkpoint.md: its vectors are what the code writes, and both verifiers agree with them (`vectors.mjs`)."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message
from service.signing.ed25519 import verify_checkpoint
from tests.equipment.key_in_memory import KeyInMemory
from tests.spec import write

VECTORS: Any = json.loads(
    (Path(__file__).parents[2] / "docs" / "spec" / "vectors" / "checkpoint.json").read_text(encoding="utf-8")
)
ORDER = 2**252 + 27742317777372353535851937790883648493
"""Of the group of Ed25519, RFC 8032, section 5.1."""


def test_the_vectors_are_what_the_code_writes() -> None:
    assert write.checkpoints() == VECTORS


def test_the_first_key_is_that_of_the_rfc() -> None:
    told = b64decode(VECTORS["keys"][0]["public_key"]).hex()
    assert told == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


@pytest.mark.parametrize("key", VECTORS["keys"], ids=lambda key: key["id"])
def test_keys(key: Any) -> None:
    public = KeyInMemory(bytes.fromhex(key["seed"])).public()[0]
    assert b64encode(public.raw).decode() == key["public_key"]
    assert public.id == sha256(public.raw).hexdigest()[:16] == key["id"]


@pytest.mark.parametrize("each", VECTORS["checkpoints"], ids=lambda each: each["checkpoint"]["version"])
def test_what_is_right_holds(each: Any) -> None:
    told, raw = each["checkpoint"], b64decode(each["public_key"])
    assert checkpoint_message(told["game"], told["version"], told["digest"]) == each["message"].encode()
    assert verify_checkpoint(Checkpoint(**told), raw)


@pytest.mark.parametrize(("each", "note"), list(zip(VECTORS["checkpoints"], VECTORS["notes"], strict=True)))
def test_notes_hold_the_same_signature(each: Any, note: Any) -> None:
    """Section 4, written from it alone."""
    text, line = note["note"].split("\n\n")
    name, hexed, blob = note["vkey"].split("+", 2)
    dash, named, told = line.removesuffix("\n").split(" ")
    raw = b64decode(each["public_key"])
    assert f"{text}\n" == each["message"]
    assert b64decode(blob) == b"\1" + raw
    assert hexed == sha256(name.encode() + b"\n\1" + raw).hexdigest()[:8]
    assert (dash, named) == ("\u2014", name)
    assert b64decode(told) == bytes.fromhex(hexed) + b64decode(each["checkpoint"]["signature"])


@pytest.mark.parametrize("each", VECTORS["wrong"], ids=lambda each: each["why"])
def test_what_is_wrong_is_refused(each: Any) -> None:
    told, raw = each["checkpoint"], b64decode(each["public_key"])
    assert not verify_checkpoint(Checkpoint(**told), raw)


def test_another_s_that_would_verify_is_refused() -> None:
    """Adding the group's order to the signature's second half gives the same sum; RFC 8032 admits the lower one only."""
    each = VECTORS["checkpoints"][0]
    raw, signature = b64decode(each["public_key"]), b64decode(each["checkpoint"]["signature"])
    raised = int.from_bytes(signature[32:], "little") + ORDER
    other = b64encode(signature[:32] + raised.to_bytes(32, "little")).decode()
    assert not verify_checkpoint(Checkpoint(**{**each["checkpoint"], "signature": other}), raw)
