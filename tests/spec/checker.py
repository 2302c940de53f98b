"""A checker of chance, ledger and checkpoints written from docs/spec alone: it imports nothing of ours."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tests.spec import ed25519


def sha256(message: bytes) -> bytes:
    return hashlib.sha256(message).digest()


def hmac_sha256(key: bytes, message: str) -> bytes:
    return hmac.new(key, message.encode("utf-8"), hashlib.sha256).digest()


# chance.md


def commitment_of_seed(seed: bytes) -> str:
    """Section 1."""
    return sha256(seed).hex()


def mixed(seed: bytes, seats: int) -> bytes:
    """Section 2."""
    return hmac_sha256(seed, "nonces" + "/" * seats)


def mixed_by_plan(seed: bytes, nonces: Sequence[str | None], entropy: str) -> bytes:
    """Section 2, of games with a plan for their luck."""
    told = "".join(f"{'' if nonce is None else nonce}/" for nonce in nonces)
    return hmac_sha256(seed, f"luck/2/1/{told}{entropy}")


def bot_seed(mixed: bytes, decision: str, number: int) -> bytes:
    """Section 6."""
    return hmac_sha256(hmac_sha256(mixed, "bots"), f"{decision}/{number}")


def numbers(seed: bytes, source: str, index: int) -> Iterator[int]:
    """The 64-bit numbers of a draw, block after block.  Section 3."""
    block = 0
    while True:
        suffix = "" if block == 0 else f"#{block}"
        digest = hmac_sha256(seed, f"{source}/{index}{suffix}")
        for start in (0, 8, 16, 24):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def pick(seed: bytes, source: str, index: int, size: int) -> int:
    """Section 3."""
    bound = 2**64 - 2**64 % size
    return next(number for number in numbers(seed, source, index) if number < bound) % size


# ledger.md


def canonical(value: Any) -> bytes:
    """Section 1, written out."""
    if value is None or isinstance(value, bool):
        return {None: b"null", True: b"true", False: b"false"}[value]
    if isinstance(value, int):
        return str(value).encode("ascii")
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return b"[" + b",".join(canonical(each) for each in value) + b"]"
    members = [canonical(name) + b":" + canonical(value[name]) for name in sorted(value, key=code_points)]
    return b"{" + b",".join(members) + b"}"


@lru_cache(10_000)  # a record says the same again and again, and so do those that are made of it
def quoted(text: str) -> bytes:
    return b'"' + b"".join(written(character) for character in text) + b'"'


def code_points(name: str) -> list[int]:
    return [ord(character) for character in name]


SHORT = {'"': b'\\"', "\\": b"\\\\", "\b": b"\\b", "\t": b"\\t", "\n": b"\\n", "\f": b"\\f", "\r": b"\\r"}


def written(character: str) -> bytes:
    if character in SHORT:
        return SHORT[character]
    return b"\\u%04x" % ord(character) if ord(character) < 0x20 else character.encode("utf-8")


def link(previous: bytes, public: dict[str, Any]) -> bytes:
    """Section 3."""
    return sha256(previous + canonical(public))


def salt(secret: bytes, version: int, field: str) -> bytes:
    """Section 4."""
    return hmac_sha256(secret, f"salt/{version}/{field}")[:16]


def commitment(salted: bytes, value: Any) -> str:
    """Section 4."""
    return sha256(salted + canonical(value)).hex()


# checkpoint.md

MESSAGE = re.compile(rb"deaddrop-checkpoint/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n")


def spelt(checkpoint: Any) -> bytes:
    """Section 2."""
    lines = ("deaddrop-checkpoint/1", checkpoint["game"], str(checkpoint["version"]), checkpoint["digest"])
    return "".join(f"{line}\n" for line in lines).encode("utf-8")


def holds(checkpoint: Any, public_key: bytes) -> bool:
    """Section 4."""
    try:
        signature = b64decode(checkpoint["signature"], validate=True)
    except ValueError:
        return False
    return (
        MESSAGE.fullmatch(spelt(checkpoint)) is not None
        and checkpoint["key"] == sha256(public_key).hex()[:16]
        and checkpoint["signature"] == b64encode(signature).decode()
        and ed25519.verifies(public_key, spelt(checkpoint), signature)
    )


# A whole game

PUBLIC = ("version", "type", "at", "by", "data", "hidden")


def first_wrong(text: str) -> str | None:
    """What is wrong first in a finished game, given as the JSON of its feed for viewpoint all; None where nothing is."""
    entries = json.loads(text)
    return next(faults(entries), None)


def faults(entries: list[dict[str, Any]]) -> Iterator[str]:
    digest = b""
    for number, entry in enumerate(entries, 1):
        digest = link(digest, {name: entry[name] for name in PUBLIC})
        if entry["version"] != number or entry["digest"] != digest.hex():
            yield f"{number}: the chain"
        for name, opened in entry["openings"].items():
            if commitment(bytes.fromhex(opened["salt"]), opened["value"]) != entry["hidden"].get(name):
                yield f"{number}: the opening of {name}"
    yield from hidden_faults(entries)
    yield from luck_faults(entries)


def revealed(entries: list[dict[str, Any]]) -> dict[str, str]:
    return next(entry["data"] for entry in entries if entry["type"] == "game.seed_revealed")


def hidden_faults(entries: list[dict[str, Any]]) -> Iterator[str]:
    secret = bytes.fromhex(revealed(entries)["secret"])
    for entry in entries:
        if entry["openings"].keys() != entry["hidden"].keys():
            yield f"{entry['version']}: not all is opened"
        for name, opened in entry["openings"].items():
            if opened["salt"] != salt(secret, entry["version"], name).hex():
                yield f"{entry['version']}: the salt of {name}"


def luck_faults(entries: list[dict[str, Any]]) -> Iterator[str]:
    created, seed = entries[0]["data"], bytes.fromhex(revealed(entries)["seed"])
    if commitment_of_seed(seed) != created["commitment"]:
        yield "1: the seed"
    played, drawn = mixed(seed, len(created["seats"])), defaultdict[str, int](int)
    shown, heard = dict[int, str](), b""
    for entry in entries:
        data = entry["data"]
        match entry["type"]:
            case "game.nonce_given":
                shown[data["seat"]] = data["nonce"]
            case "game.public_given":
                heard = bytes.fromhex(data["signature"])
            case "game.started" if "luck_plan" in created:
                told = [shown.get(seat) for seat in range(len(created["seats"]))]
                played = mixed_by_plan(seed, told, sha256(heard).hex() if heard else "")
        for source, index, size, position, stated in entry["openings"].get("draws", {"value": []})["value"]:
            if index != drawn[source] or (stated and created["deal"] != "fixed"):
                yield f"{entry['version']}: a draw from {source}"
            elif not stated and position != pick(played, source, index, size):
                yield f"{entry['version']}: the luck of {source}"
            drawn[source] = index + 1
