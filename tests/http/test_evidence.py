"""Evidence of sight: what an audience was shown of a version, by the digest of the very bytes, signed."""

from __future__ import annotations

from base64 import b64decode
from hashlib import sha256
from random import Random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from flask import Flask

from deaddrop.testing.schedule import IS_LONG
from domain.game.proofs.evidence import Evidence, evidence_message
from service.http.openapi import examples
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, opened, played, step


def asked(guest: Guest, table: Round, query: str = "") -> Json:
    answered = guest.get(f"/v1/games/{table.id}/evidence{query}")
    assert answered.status_code == 200, answered.text
    told: Json = answered.get_json()
    return told


def status(guest: Guest, table: Round, query: str = "") -> int:
    return guest.get(f"/v1/games/{table.id}/evidence{query}").status_code


def content_digest(headers: object) -> str:
    """The hex digest in a Content-Digest header."""
    told = headers["Content-Digest"]  # type: ignore[index]
    assert told.startswith("sha-256=:")
    assert told.endswith(":")
    return b64decode(told[9:-1]).hex()


def holds(told: Json, public_key: bytes) -> bool:
    """Whether the key signed exactly this."""
    found = Evidence(**told)
    signed = evidence_message(found.game, found.viewpoint, found.version, found.digest, found.view_sha256)
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(b64decode(found.signature), signed)
    except InvalidSignature:
        return False
    return True


def test_what_every_seat_was_shown_at_every_version_is_proved_during_the_game_and_after(
    app: Flask, table: Round
) -> None:
    luck, shown = Random(3), {}
    known, raw = 0, b64decode(Guest(app).get("/v1/keys").get_json()["items"][0]["public_key"])
    while True:
        head = table.organiser.view(table.id)["version"]
        for version in range(known + 1, head + 1):
            for seat, guest in table.by.items():
                served = guest.get(f"/v1/games/{table.id}/view?at={version}")
                shown[f"seat:{seat}", version] = sha256(served.data).hexdigest()
                assert content_digest(served.headers) == shown[f"seat:{seat}", version]
        for seat, guest in table.by.items():
            told = asked(guest, table)
            assert (told["viewpoint"], told["version"]) == (f"seat:{seat}", head)
            assert told["view_sha256"] == shown[f"seat:{seat}", head]
        known = head
        if step(app, table, luck) is None:
            break
    chain = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"]
    assert len(chain) == known > 40
    every = list(shown.items())
    for (viewpoint, version), digest in every if IS_LONG else every[::-4][::-1]:
        told = asked(Guest(app), table, f"?at={version}&viewpoint={viewpoint}")
        assert told | {"key": "", "signature": ""} == {
            "game": table.id, "viewpoint": viewpoint, "version": version, "digest": chain[version - 1]["digest"],
            "view_sha256": digest, "key": "", "signature": "",
        }  # fmt: skip
    assert holds(told, raw)
    for changed in (
        {"version": told["version"] - 1},
        {"viewpoint": "seat:0"},
        {"view_sha256": "0" * 64},
        {"digest": "0" * 64},
    ):
        assert not holds(told | changed, raw)


class TestWhoIsGivenIt:
    def test_while_the_game_is_on_each_for_his_own_eyes(self, app: Flask) -> None:
        table = opened(app, arbiter=True)
        readers = {f"seat:{seat}": guest for seat, guest in table.by.items()} | {"": Guest(app), "org": table.organiser}
        for name, guest in readers.items():
            for viewpoint in ("seat:0", "seat:1", "seat:2", "all"):
                for at in ("", "&at=5"):
                    assert status(guest, table, f"?viewpoint={viewpoint}{at}") == (200 if viewpoint == name else 403)
            assert asked(guest, table, "?viewpoint=public")["viewpoint"] == "public"
        arbiter = Guest(app, table.made["arbiter_token"])
        assert asked(arbiter, table)["viewpoint"] == "all"
        for seat, guest in table.by.items():
            assert asked(arbiter, table, f"?viewpoint=seat:{seat}&at=7") == asked(guest, table, "?at=7")

    def test_anybody_for_any_once_it_lies_open(self, app: Flask, table: Round) -> None:
        played(app, table)
        for guest in (Guest(app), *table.by.values()):
            for viewpoint in ("seat:0", "seat:2", "public", "all"):
                assert asked(guest, table, f"?viewpoint={viewpoint}&at=9")["viewpoint"] == viewpoint

    def test_spectators_of_a_delayed_game_only_for_what_they_may_see(self, app: Flask, clock: Clock) -> None:
        table = opened(app, spectators={"delay_s": 60})
        assert asked(Guest(app), table)["version"] == 1
        assert status(Guest(app), table, "?at=2") == 422
        clock.ms += 61_000
        assert asked(Guest(app), table)["version"] > 1




class TestTheDigestOfAView:
    def test_comes_with_every_version_that_is_asked_for(self, table: Round) -> None:
        for accept in ("application/json", "text/plain"):
            served = table.by[0].get(f"/v1/games/{table.id}/view?at=5", Accept=accept)
            assert content_digest(served.headers) == sha256(served.data).hexdigest()

    def test_does_not_come_with_the_present_one_whose_time_goes_on(self, table: Round) -> None:
        assert "Content-Digest" not in table.by[0].get(f"/v1/games/{table.id}/view").headers


@pytest.mark.parametrize(
    "wrong",
    [
        ("G", "seat:0", 1, "0" * 64, "0" * 64), ("g", "seat:00", 1, "0" * 64, "0" * 64), ("g", "all\n", 1, "0" * 64, "0" * 64),
        ("g", "all", 0, "0" * 64, "0" * 64), ("g", "all", 1, "A" * 64, "0" * 64), ("g", "all", 1, "0" * 64, "0" * 63),
        ("g\nall", "all", 1, "0" * 64, "0" * 64),
    ],
)  # fmt: skip
def test_what_is_no_sight_is_never_signed(wrong: tuple[str, str, int, str, str]) -> None:
    with pytest.raises(ValueError, match="not a view"):
        evidence_message(*wrong)


def test_the_example_of_the_contract_is_a_true_one() -> None:
    assert holds(examples.EVIDENCE, b64decode(examples.PUBLIC_KEY["public_key"]))
    assert examples.EVIDENCE["key"] == examples.PUBLIC_KEY["id"]
