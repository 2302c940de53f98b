"""Checkpoints: the head that one may see, signed; the keys that check it; a new key while the service runs."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from random import Random

import pytest
from flask import Flask

from domain.game.proofs.checkpoint import Checkpoint
from domain.transparency.note import BadNote, check_signatures, parse_note, parse_vkey
from service.cannot_start import CannotStart
from service.config import Config
from service.factory import create_app
from service.http.openapi import examples
from service.signing.ed25519 import key_id, verify_checkpoint, verify_ed25519
from service.signing.keyring import KeyFolder
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, opened, played, step


def checkpoint(guest: Guest, table: Round) -> Json:
    answered = guest.get(f"/v1/games/{table.id}/checkpoint")
    assert answered.status_code == 200, answered.text
    told: Json = answered.get_json()
    return told


def keys(guest: Guest) -> list[Json]:
    told = guest.get("/v1/keys").get_json()
    assert told["next"] is None
    items: list[Json] = told["items"]
    return items


def holds(guest: Guest, told: Json) -> bool:
    """Whether a checkpoint is verified with the public key that it names."""
    raw = next(b64decode(each["public_key"]) for each in keys(guest) if each["id"] == told["key"])
    return verify_checkpoint(Checkpoint(**told), raw)


class TestTheHead:
    def test_is_that_of_the_feed_at_every_version(self, app: Flask, table: Round) -> None:
        luck = Random(3)
        for _ in range(8):
            told = checkpoint(table.organiser, table)
            entry = Guest(app).get(f"/v1/games/{table.id}/events?after={told['version'] - 1}").get_json()["events"][0]
            assert (told["game"], told["digest"]) == (table.id, entry["digest"])
            assert told["version"] == table.organiser.view(table.id)["version"]
            assert holds(Guest(app), told)
            step(app, table, luck)

    def test_of_any_version_is_that_of_the_feed(self, app: Flask, table: Round) -> None:
        for _ in range(3):
            step(app, table, Random(3))
        guest = Guest(app)
        for entry in guest.get(f"/v1/games/{table.id}/events").get_json()["events"]:
            told = guest.get(f"/v1/games/{table.id}/checkpoint?at={entry['version']}").get_json()
            assert (told["version"], told["digest"]) == (entry["version"], entry["digest"])
            assert holds(guest, told)

    def test_is_the_same_for_everybody_who_may_see_it(self, app: Flask, table: Round) -> None:
        readers = [Guest(app), table.organiser, *table.by.values()]
        assert len({tuple(checkpoint(each, table).items()) for each in readers}) == 1
        played(app, table)
        assert len({tuple(checkpoint(each, table).items()) for each in readers}) == 1

    def test_is_linked_from_the_card(self, app: Flask, table: Round) -> None:
        path = Guest(app).get(f"/v1/games/{table.id}").get_json()["links"]["checkpoint"]
        assert Guest(app).get(path).get_json() == checkpoint(Guest(app), table)

    def test_is_late_for_spectators_of_a_delayed_game(self, app: Flask, clock: Clock) -> None:
        table = opened(app, spectators={"delay_s": 60})
        clock.ms += 61_000
        before = checkpoint(Guest(app), table)
        table.awaited().act(table.id, {"type": "pass"})
        tokens = {
            scope: table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": scope}).get_json()["token"]
            for scope in ("spectator", "seat:read")
        }
        for late in (Guest(app), Guest(app, tokens["spectator"])):
            told = checkpoint(late, table)
            assert told == before
            assert holds(late, told)
        now = table.by[0].view(table.id)["version"]
        for entitled in (table.by[1], table.organiser, Guest(app, tokens["seat:read"])):
            assert checkpoint(entitled, table)["version"] == now
        clock.ms += 61_000
        assert checkpoint(Guest(app), table)["version"] == now


class TestNotes:
    """The same signature as a C2SP signed note, by the vkey of /v1/keys."""

    def test_a_checkpoint_is_also_a_signed_note(self, app: Flask, table: Round) -> None:
        self.holds_as_a_note(Guest(app), f"/v1/games/{table.id}/checkpoint?at=3")

    def test_evidence_of_sight_is_also_a_signed_note(self, app: Flask, table: Round) -> None:
        self.holds_as_a_note(Guest(app), f"/v1/games/{table.id}/evidence?at=3")

    def holds_as_a_note(self, guest: Guest, path: str) -> None:
        told, answered = guest.get(path).get_json(), guest.get(path, Accept="text/plain")
        assert answered.content_type == "text/plain; charset=utf-8"
        assert "Accept" in answered.headers["Vary"]
        note = parse_note(answered.data)
        (line,) = note.signatures
        key = parse_vkey(keys(guest)[0]["vkey"])
        assert (line.name, line.key_id) == (key.name, key.id) == ("localhost/heads", key.id)
        assert b64encode(line.signature).decode() == told["signature"]
        assert [each.key for each in check_signatures(note, [key], verify_ed25519)] == [key]
        assert note.text.split("\n")[1] == told["game"]
        changed = note._replace(text=note.text.replace(told["digest"], "0" * 64))
        with pytest.raises(BadNote):
            check_signatures(changed, [key], verify_ed25519)

    def test_a_note_has_an_etag_of_its_own(self, app: Flask, table: Round) -> None:
        path = f"/v1/games/{table.id}/checkpoint"
        json, note = Guest(app).get(path), Guest(app).get(path, Accept="text/plain")
        assert json.headers["ETag"] != note.headers["ETag"]
        assert Guest(app).get(path, Accept="text/plain", If_None_Match=note.headers["ETag"]).status_code == 304


class TestRefusals:

    def test_keys_that_cannot_be_used_are_a_passing_fault_which_the_log_explains(
        self, config: Config, table: Round, store: MemoryStore, caplog: pytest.LogCaptureFixture
    ) -> None:
        class Lost(KeyInMemory):
            def sign(self, message: bytes) -> tuple[str, bytes]:
                raise CannotStart("The key folder /somewhere cannot be used: Stale file handle.")

            def public(self) -> tuple[()]:
                raise CannotStart("The key folder /somewhere cannot be used: Stale file handle.")

        guest = Guest(create_app(config, store=store, signer=Lost(bytes(32))))
        for path in (f"/v1/games/{table.id}/checkpoint", f"/v1/games/{table.id}/evidence", "/v1/keys"):
            refused = guest.get(path)
            assert code_of(refused) == (503, "unavailable")
            assert refused.headers["Retry-After"] == "1"
            assert "/somewhere" not in refused.text
        assert caplog.text.count("The key folder /somewhere cannot be used: Stale file handle.") == 1, "once: then they are counted"
        assert guest.get(f"/v1/games/{table.id}/view").status_code == 200


class TestKeys:
    def test_are_public_and_named_by_themselves(self, app: Flask, signer: KeyInMemory) -> None:
        (told,) = keys(Guest(app))
        raw = b64decode(told["public_key"])
        assert (told["algorithm"], told["active"]) == ("Ed25519", True)
        assert told["id"] == key_id(raw) == signer.public()[0].id
        assert raw == signer.public()[0].raw

    def test_a_new_one_signs_in_every_process_without_a_new_start(
        self, tmp_path: Path, config: Config, store: MemoryStore
    ) -> None:
        one, other = (create_app(config, store=store) for _ in range(2))
        table = opened(one)
        before = checkpoint(table.organiser, table)
        folder = KeyFolder(tmp_path / "keys")
        fresh = folder.add().id
        for app in (one, other):
            told = checkpoint(Guest(app), table)
            assert told["key"] == fresh != before["key"]
            assert [(each["id"], each["active"]) for each in keys(Guest(app))] == [
                (fresh, True),
                (before["key"], False),
            ]
        folder.retire(before["key"])
        assert holds(Guest(create_app(config, store=store)), before)
        assert holds(Guest(one), before)

    def test_the_private_half_is_never_sent(self, tmp_path: Path, config: Config, store: MemoryStore) -> None:
        app = create_app(config, store=store)
        table = opened(app)
        sent = "".join(
            Guest(app).get(path).text for path in ("/v1/keys", f"/v1/games/{table.id}/checkpoint", "/metrics")
        )
        private = KeyFolder(tmp_path / "keys").load_all()[0].private
        assert private is not None
        for secret in (
            private.private_bytes_raw().hex(),
            next((tmp_path / "keys").glob("*.pem")).read_text().split("\n")[1],
        ):
            assert secret not in sent


def test_the_example_of_the_contract_is_a_true_one() -> None:
    raw = b64decode(examples.PUBLIC_KEY["public_key"])
    assert examples.PUBLIC_KEY["id"] == key_id(raw)
    assert verify_checkpoint(Checkpoint(**examples.CHECKPOINT), raw)
