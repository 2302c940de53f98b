"""docs/spec/sight.md says enough: a checker written from it alone agrees with the published vectors, and the code with both."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from domain.game.proofs.evidence import evidence_message
from tests.spec import ed25519, write

VECTORS: Any = json.loads(
    (Path(__file__).parents[2] / "docs" / "spec" / "vectors" / "sight.json").read_text(encoding="utf-8")
)
MESSAGE = re.compile(
    rb"deaddrop-sight/1\n[0-9a-z]+\n(seat:(0|[1-9][0-9]*)|public|all)\n[1-9][0-9]*\n[0-9a-f]{64}\n[0-9a-f]{64}\n"
)


def spelt(told: Any) -> bytes:
    """Section 2."""
    names = ("game", "viewpoint", "version", "digest", "view_sha256")
    return "".join(f"{line}\n" for line in ("deaddrop-sight/1", *(told[name] for name in names))).encode("utf-8")


def holds(told: Any, body: str, public_key: bytes) -> bool:
    """Section 4."""
    try:
        signature = b64decode(told["signature"], validate=True)
    except ValueError:
        return False
    return (
        MESSAGE.fullmatch(spelt(told)) is not None
        and told["key"] == sha256(public_key).hexdigest()[:16]
        and told["signature"] == b64encode(signature).decode()
        and ed25519.verifies(public_key, spelt(told), signature)
        and told["view_sha256"] == sha256(body.encode("utf-8")).hexdigest()
    )


def test_the_vectors_are_what_the_code_writes() -> None:
    assert write.sights() == VECTORS


@pytest.mark.parametrize("each", VECTORS["evidence"], ids=lambda each: each["evidence"]["viewpoint"])
def test_what_is_right_holds(each: Any) -> None:
    told = each["evidence"]
    code = evidence_message(told["game"], told["viewpoint"], told["version"], told["digest"], told["view_sha256"])
    assert spelt(told) == code == each["message"].encode()
    assert holds(told, each["body"], b64decode(each["public_key"]))


@pytest.mark.parametrize("each", VECTORS["wrong"], ids=lambda each: each["why"])
def test_what_is_wrong_is_refused(each: Any) -> None:
    assert not holds(each["evidence"], each["body"], b64decode(each["public_key"]))
