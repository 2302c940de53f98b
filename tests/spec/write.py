"""Rewrites docs/spec/vectors from the code. Their diff is a change of the specification: there should be none."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import asdict, replace

from deaddrop.testing.checks.games import feed
from deaddrop.testing.checks.records import record_of
from deaddrop.testing.plays import Play
from domain.game.bot_answer import bot_seed
from domain.game.luck.drand import first_round_after
from domain.game.luck.luck_status import entropy_of
from domain.game.player_name import name_commitment
from domain.game.proofs import evidence
from domain.game.proofs.checkpoint import Checkpoint, checkpoint_message
from domain.game.proofs.evidence import Evidence
from domain.kernel import chance, ledger
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import Options
from domain.transparency.note import ED25519, NoteSignature, SignedNote, VerifierKey
from tests.equipment.key_in_memory import KeyInMemory
from tests.laws.plays import play
from tests.rounds import EARLIER, NAMED_AT, SIGNATURE
from tests.spec.games_log import games_logs
from tests.spec.offers import offers_vectors

VECTORS = Path(__file__).parents[2] / "docs" / "spec" / "vectors"

DENSE = ("game", "offers")
"""Files with a line for each of their objects."""

RFC_8032 = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
"""The private key of TEST 1 in section 7.1."""

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -7, 9007199254740993, "", "CO", [], {}, [1, [2, []], {"a": None}],
    {"b": 1, "a": 2, "aa": 3, "B": 4, "é": 5, "￿": 6, "😀": 7},
    "\" \\ / \b \t \n \f \r \u0000 \u001f \u007f \u2028 é 漢 😀",
)  # fmt: skip


def chances() -> dict[str, Any]:
    rng = Random(1)
    seeds = [bytes(32), bytes(range(32)), rng.randbytes(32), rng.randbytes(32)]
    nonce, other = sha256(b"a nonce").hexdigest(), sha256(b"another").hexdigest()
    planned: list[tuple[list[str | None], str]] = [
        ([None, None, None], ""), ([nonce, None, other], ""), ([nonce], entropy_of(bytes.fromhex(SIGNATURE))),
    ]  # fmt: skip
    rounds = [("2023-08-23T15:15:27.000Z", EARLIER), (NAMED_AT, SIGNATURE), ("2023-09-15T10:59:54.001Z", SIGNATURE)]
    draws = [("identities", 0, 3), ("draw-deck/1", 0, 11), ("draw-deck/1", 1, 10), ("start", 0, 1), ("x", 12, 2**32)]
    draws += [("rejected", index, 2**63 + 1) for index in range(40)]
    return {
        "commitments": [{"seed": seed.hex(), "commitment": chance.seed_commitment(seed)} for seed in seeds],
        "mixed": [
            {"seed": seed.hex(), "seats": seats, "mixed": chance.planless_seed(seed, seats).hex()}
            for seed, seats in zip(seeds, (3, 1, 4, 2), strict=True)
        ],
        "mixed_by_plan": [
            {"seed": seed.hex(), "nonces": given, "entropy": entropy,
             "mixed": chance.effective_seed(seed, given, entropy).hex()}
            for seed in seeds[1:3]
            for given, entropy in planned
        ],
        "bots": [
            {"mixed": seed.hex(), "decision": decision, "try": number, "seed": bot_seed(seed, decision, number).hex()}
            for seed in seeds[1:3]
            for decision, number in (("d7.0", 0), ("d7.0", 2), ("d1234.11", 1))
        ],
        "rounds": [
            {"at": at, "round": first_round_after(at).round, "signature": signature, "entropy": entropy_of(bytes.fromhex(signature))}
            for at, signature in rounds
        ],
        "picks": [
            {"seed": seed.hex(), "source": source, "index": index, "size": str(size),
             "pick": str(chance.pick_position(seed, source, index, size))}
            for seed in seeds[:2]
            for source, index, size in draws
        ],
    }  # fmt: skip


def ledgers() -> dict[str, Any]:
    rng = Random(2)
    secrets = [bytes(32), rng.randbytes(32)]
    named = [
        (secret, version, field)
        for secret in secrets
        for version, field in ((1, "seed"), (23, "card"), (4567, "draws"))
    ]
    publics = [
        {
            "version": 1,
            "type": "a.begun",
            "at": "2001-02-03T04:05:06.789Z",
            "by": None,
            "data": {"z": 1, "a": [2]},
            "hidden": {},
        },
        {
            "version": 2,
            "type": "a.moved",
            "at": "2001-02-03T04:05:07.000Z",
            "by": 0,
            "data": {},
            "hidden": {"card": "0" * 64},
        },
        {
            "version": 3,
            "type": "a.ended",
            "at": "2001-02-03T04:05:07.001Z",
            "by": None,
            "data": {"why": "„genug“"},
            "hidden": {},
        },
    ]
    chain, digest = [], ledger.GENESIS
    for public in publics:
        digest = ledger.next_digest(digest, public)
        chain.append({"public": public, "digest": digest.hex()})
    return {
        "canonical": [{"value": value, "canonical": ledger.canonical(value).decode()} for value in VALUES],
        "salts": [
            {
                "secret": secret.hex(),
                "version": version,
                "field": field,
                "salt": ledger.field_salt(secret, version, field).hex(),
            }
            for secret, version, field in named
        ],
        "commitments": [
            {"salt": salted.hex(), "value": value, "commitment": ledger.commitment(value, salted)}
            for value in VALUES
            for salted in [rng.randbytes(16)]
        ],
        "chain": chain,
    }


def game() -> list[dict[str, Any]]:
    return feed(finished(), None, everything=True)


def record() -> bytes:
    return record_of([step.batch for step in finished().steps])


@cache
def finished() -> Play:
    """The first random game for three that somebody won, and that began with claims."""
    for number in range(1000):
        played = play(RULESET, 3, Random(number), Options(), with_luck=False, with_clock=False)
        if (
            played.last.outcome is not None
            and played.steps[1].batch.kinds[0] == "game.seat_taken"
            and len(played.steps) < 40
        ):
            return played
    raise AssertionError("no such game")


def names() -> dict[str, Any]:
    rng = Random(2)
    told = [
        (seat, name, rng.randbytes(16).hex()) for seat, name in enumerate(("Anna", "Boris", "Žofia", "Оля 😀", '"\\'))
    ]
    return {
        "commitments": [
            {"seat": seat, "name": name, "salt": salt, "player": name_commitment(seat, name, salt)}
            for seat, name, salt in (*told, (1, "Anna", told[0][2]), (0, "Anna", told[1][2]))
        ]
    }


def checkpoints() -> dict[str, Any]:
    seeds = [bytes.fromhex(RFC_8032), bytes(32)]
    signers = {seed: KeyInMemory(seed) for seed in seeds}
    raws = {seed: signer.public()[0].raw for seed, signer in signers.items()}
    heads = [("0a" + "b" * 16, 1, "0" * 64), ("3fq7kz2mnbv4xw5cde", 4567, "5e" * 32)]
    right = [(seed, signed(signers[seed], *head)) for seed in seeds for head in heads]
    honest, raw = right[1][1], raws[seeds[0]]
    other = signed(signers[seeds[1]], honest.game, honest.version, honest.digest)
    loose = honest.signature[:-3] + chr(ord(honest.signature[-3]) + 1) + "=="
    wrong = {
        "another game": replace(honest, game=heads[0][0]),
        "another version": replace(honest, version=4568),
        "another digest": replace(honest, digest="5f" + honest.digest[2:]),
        "a digest in upper case": replace(honest, digest=honest.digest.upper()),
        "fields that run into each other": replace(honest, game=f"{honest.game}\n{honest.version}", version=1),
        "the id of another key": replace(honest, key=other.key),
        "signed by another key": replace(other, key=honest.key),
        "a signature of another head": replace(honest, signature=right[0][1].signature),
        "a signature that was cut": replace(honest, signature=b64encode(b64decode(honest.signature)[:-1]).decode()),
        "base64 written in another way": replace(honest, signature=loose),
        "base64 without padding": replace(honest, signature=honest.signature[:-2]),
    }
    return {
        "keys": [
            {"seed": seed.hex(), "public_key": b64encode(raws[seed]).decode(), "id": signers[seed].public()[0].id}
            for seed in seeds
        ],
        "checkpoints": [
            {
                "message": checkpoint_message(each.game, each.version, each.digest).decode(),
                "public_key": b64encode(raws[seed]).decode(),
                "checkpoint": asdict(each),
            }
            for seed, each in right
        ],
        "notes": [
            {
                "vkey": (key := VerifierKey("games.example.org/heads", ED25519, raws[seed])).text,
                "note": note_of(key, each),
            }
            for seed, each in right
        ],
        "wrong": [
            {"why": why, "public_key": b64encode(raw).decode(), "checkpoint": asdict(each)}
            for why, each in wrong.items()
        ],
    }


def note_of(key: VerifierKey, signed: Checkpoint) -> str:
    line = NoteSignature(key.name, key.id, b64decode(signed.signature))
    return SignedNote(signed.message.decode(), (line,)).to_text()


def signed(signer: KeyInMemory, game: str, version: int, digest: str) -> Checkpoint:
    key, signature = signer.sign(checkpoint_message(game, version, digest))
    return Checkpoint(game, version, digest, key, b64encode(signature).decode())


def sights() -> dict[str, Any]:
    seeds = [bytes.fromhex(RFC_8032), bytes(32)]
    keys = {seed: b64encode(KeyInMemory(seed).public()[0].raw).decode() for seed in seeds}
    body = '{"game":"3fq7kz2mnbv4xw5cde","text":"Zoë waits.","version":17,"viewpoint":"seat:2","server_time":"2001-02-03T04:05:06.789Z"}'
    game, digest = "3fq7kz2mnbv4xw5cde", "5e" * 32
    right = [
        (seed, attested(seed, game, viewpoint, version, digest, body))
        for seed in seeds
        for viewpoint, version in (("seat:2", 17), ("seat:0", 1), ("seat:11", 4567), ("public", 17), ("all", 17))
    ]
    (_, honest), other = right[0], attested(seeds[1], game, "seat:2", 17, digest, body)
    shown = {"another view": body.replace("17", "18"), "a view with another space": body.replace(":17", ": 17")}
    wrong = {
        "another game": replace(honest, game="3fq7kz2mnbv4xw5cdf"),
        "other eyes": replace(honest, viewpoint="seat:1"),
        "another way to write the seat": replace(honest, viewpoint="seat:02"),
        "another version": replace(honest, version=18),
        "another digest": replace(honest, digest="5f" + honest.digest[2:]),
        "the digests exchanged": replace(honest, digest=honest.view_sha256, view_sha256=honest.digest),
        "fields that run into each other": replace(honest, game=f"{game}\nseat:2", viewpoint="17"),
        "the id of another key": replace(honest, key=other.key),
        "signed by another key": replace(other, key=honest.key),
        "a signature of other eyes": replace(honest, signature=right[1][1].signature),
        "base64 without padding": replace(honest, signature=honest.signature[:-2]),
    }
    return {
        "evidence": [
            {
                "message": spelt(each).decode(),
                "public_key": keys[seed],
                "body": body,
                "evidence": asdict(each),
            }
            for seed, each in right
        ],
        "wrong": [
            *(
                {"why": why, "public_key": keys[seeds[0]], "body": body, "evidence": asdict(each)}
                for why, each in wrong.items()
            ),
            *(
                {"why": why, "public_key": keys[seeds[0]], "body": each, "evidence": asdict(honest)}
                for why, each in shown.items()
            ),
        ],
    }


def attested(seed: bytes, game: str, viewpoint: str, version: int, digest: str, body: str) -> Evidence:
    blank = Evidence(game, viewpoint, version, digest, sha256(body.encode()).hexdigest(), "", "")
    key, signature = KeyInMemory(seed).sign(spelt(blank))
    return replace(blank, key=key, signature=b64encode(signature).decode())


def spelt(told: Evidence) -> bytes:
    return evidence.evidence_message(told.game, told.viewpoint, told.version, told.digest, told.view_sha256)


def main() -> None:
    for name, vectors in (
        ("chance", chances()),
        ("ledger", ledgers()),
        ("names", names()),
        ("checkpoint", checkpoints()),
        ("sight", sights()),
        ("games-log", games_logs()),
        ("game", game()),
        ("offers", offers_vectors()),
    ):
        text = json.dumps(vectors, ensure_ascii=False, indent=None if name in DENSE else 1)
        (VECTORS / f"{name}.json").write_text(
            (re.sub(r'\}, \{"(version|exact)"', r'},\n{"\1"', text) if name in DENSE else text) + "\n"
        )
    (VECTORS / "record.jsonl").write_bytes(record())


if __name__ == "__main__":
    main()
