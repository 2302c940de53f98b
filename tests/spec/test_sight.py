"""docs/spec/sight.md: its vectors are what the code writes, and `deaddrop verify` agrees with them; so does the JavaScript (`vectors.mjs`)."""

from __future__ import annotations

import json
from base64 import b64decode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from domain.audit.held import BadHeld, parse_held, signature_of
from domain.game.proofs.evidence import evidence_message
from service.signing.ed25519 import key_id, verify_ed25519
from tests.spec import write

VECTORS: Any = json.loads(
    (Path(__file__).parents[2] / "docs" / "spec" / "vectors" / "sight.json").read_text(encoding="utf-8")
)


def holds(told: Any, body: str, public_key: bytes) -> bool:
    """Section 4."""
    try:
        (head,) = parse_held("sight.json", json.dumps(told).encode())
    except BadHeld:
        return False
    signature = signature_of(head, {key_id(public_key): public_key}, verify_ed25519)
    return signature == "good" and told["view_sha256"] == sha256(body.encode()).hexdigest()


def test_the_vectors_are_what_the_code_writes() -> None:
    assert write.sights() == VECTORS


@pytest.mark.parametrize("each", VECTORS["evidence"], ids=lambda each: each["evidence"]["viewpoint"])
def test_what_is_right_holds(each: Any) -> None:
    told = each["evidence"]
    code = evidence_message(told["game"], told["viewpoint"], told["version"], told["digest"], told["view_sha256"])
    assert code == each["message"].encode()
    assert holds(told, each["body"], b64decode(each["public_key"]))


@pytest.mark.parametrize("each", VECTORS["wrong"], ids=lambda each: each["why"])
def test_what_is_wrong_is_refused(each: Any) -> None:
    assert not holds(each["evidence"], each["body"], b64decode(each["public_key"]))
