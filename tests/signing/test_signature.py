"""A checkpoint is verified as a whole: nothing of it can be changed, or written in another way."""

from __future__ import annotations

import string
from base64 import b64encode

import pytest
from msgspec.structs import asdict, replace

from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message
from service.signing.ed25519 import verify_checkpoint
from tests.equipment.key_in_memory import KeyInMemory

SIGNER = KeyInMemory(bytes(range(32)))
RAW = SIGNER.public()[0].raw
GAME, DIGEST = "0a" + "b" * 16, "5e" * 32


def signed(game: str = GAME, version: int = 17, digest: str = DIGEST) -> Checkpoint:
    key, signature = SIGNER.sign(checkpoint_message(game, version, digest))
    return Checkpoint(game, version, digest, key, b64encode(signature).decode())


def test_the_bytes() -> None:
    assert checkpoint_message(GAME, 17, DIGEST) == f"deaddrop-checkpoint/1\n{GAME}\n17\n{DIGEST}\n".encode()


def test_what_was_signed_holds() -> None:
    assert verify_checkpoint(signed(), RAW)
    assert signed() == signed()


@pytest.mark.parametrize("name", ["game", "digest", "key", "signature"])
def test_no_character_can_be_changed(name: str) -> None:
    honest = signed()
    text: str = asdict(honest)[name]
    for at, was in enumerate(text):
        for other in (string.ascii_letters + string.digits + "+/=\n ").replace(was, ""):
            assert not verify_checkpoint(replace(honest, **{name: text[:at] + other + text[at + 1 :]}), RAW)
    for other in (text[:-1], text + text[-1], f"{text}\n", f" {text}", "", text.swapcase()):
        assert not verify_checkpoint(replace(honest, **{name: other}), RAW)


@pytest.mark.parametrize("version", [16, 18, 0, -17, 170, 1])
def test_another_version_is_refused(version: int) -> None:
    assert not verify_checkpoint(replace(signed(), version=version), RAW)


def test_another_key_is_refused() -> None:
    other = KeyInMemory(bytes(32))
    assert not verify_checkpoint(signed(), other.public()[0].raw)
    key, signature = other.sign(checkpoint_message(GAME, 17, DIGEST))
    forged = Checkpoint(GAME, 17, DIGEST, SIGNER.public()[0].id, b64encode(signature).decode())
    assert not verify_checkpoint(forged, RAW)
    assert not verify_checkpoint(forged, other.public()[0].raw)
    assert verify_checkpoint(replace(forged, key=key), other.public()[0].raw)


@pytest.mark.parametrize("raw", [b"", bytes(31), bytes(33), b"\xff" * 32])
def test_what_is_no_key_verifies_nothing(raw: bytes) -> None:
    assert not verify_checkpoint(signed(), raw)


@pytest.mark.parametrize(
    "head",
    [
        ("a\n1", 2, DIGEST), ("", 1, DIGEST), ("A", 1, DIGEST), ("a ", 1, DIGEST), ("a", 0, DIGEST), ("a", -1, DIGEST),
        ("a", 1, f"2\n{DIGEST}"), ("a", 1, DIGEST[:-1]), ("a", 1, DIGEST.upper()), ("a", 1, DIGEST + "\n"), ("ä", 1, DIGEST),
    ],
)  # fmt: skip
def test_what_is_no_head_is_not_signed(head: tuple[str, int, str]) -> None:
    with pytest.raises(ValueError, match="not the head of a game"):
        checkpoint_message(*head)
