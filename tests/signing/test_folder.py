"""The folder of keys: made once, for its owner only; renewed while others sign; retired; and refused in one sentence."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from service.cannot_start import CannotStart
from service.signing.ed25519 import key_id
from service.signing.keyring import KeyFolder, NotRetired


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "keys"


def files(path: Path) -> list[Path]:
    return sorted(path.glob("*.pem"))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def is_private(path: Path) -> bool:
    return b"PRIVATE KEY" in path.read_bytes()


def signs(folder: KeyFolder) -> str:
    """The id of the key that signs, after a look at its signature."""
    signed_by, signature = folder.sign(b"message")
    raw = next(each.raw for each in folder.public() if each.id == signed_by)
    Ed25519PublicKey.from_public_bytes(raw).verify(signature, b"message")
    return signed_by


class TestTheFirstKey:
    def test_is_made_with_the_first_question_and_not_before(self, path: Path) -> None:
        folder = KeyFolder(path)
        assert folder.load_all() == ()
        assert not path.parent.exists()
        assert [each.id for each in folder.public()] == [signs(folder)]
        assert len(files(path)) == 1

    def test_is_its_owners_only(self, path: Path) -> None:
        before = os.umask(0)
        try:
            KeyFolder(path).public()
        finally:
            os.umask(before)
        assert (mode(path.parent), mode(path), mode(files(path)[0])) == (0o700, 0o700, 0o600)

    def test_is_kept(self, path: Path) -> None:
        assert KeyFolder(path).public() == KeyFolder(path).public()

    def test_is_pkcs_8_and_named_by_its_time_and_id(self, path: Path) -> None:
        told = KeyFolder(path, now_ms=lambda: 1_900_000_000_007).public()[0]
        file = files(path)[0]
        assert file.name == f"20300317T174640007Z-{told.id}.pem"
        assert told.created == "2030-03-17T17:46:40.007Z"
        assert file.read_bytes().startswith(b"-----BEGIN PRIVATE KEY-----\n")
        read = serialization.load_pem_private_key(file.read_bytes(), None)
        assert isinstance(read, Ed25519PrivateKey)
        assert read.public_key().public_bytes_raw() == told.raw
        assert told.id == key_id(told.raw)

    def test_is_made_where_an_earlier_start_was_cut_short(self, path: Path) -> None:
        path.mkdir(mode=0o700, parents=True)
        (path / ".draft").write_bytes(b"-----BEGIN PRI")
        (path / ".draft").chmod(0o644)
        folder = KeyFolder(path)
        assert signs(folder) == folder.public()[0].id
        assert mode(files(path)[0]) == 0o600


class TestRotation:
    def test_a_new_key_signs_at_once_in_every_process_and_the_old_one_stays_listed(self, path: Path) -> None:
        running = KeyFolder(path)
        old = signs(running)
        fresh = KeyFolder(path).add()
        assert signs(running) == fresh.id != old
        assert [(each.id, each.active) for each in running.public()] == [(fresh.id, True), (old, False)]

    def test_the_newest_signs_even_if_the_clock_went_back(self, path: Path) -> None:
        old = KeyFolder(path, now_ms=lambda: 1_900_000_000_000).add()
        for clock in (1_900_000_000_000, 5):
            fresh = KeyFolder(path, now_ms=partial(int, clock)).add()
            assert signs(KeyFolder(path)) == fresh.id
        assert KeyFolder(path).load_all()[-1].id == old.id

    def test_a_retired_key_is_its_public_half(self, path: Path) -> None:
        running = KeyFolder(path)
        old = running.public()[0]
        KeyFolder(path).add()
        assert is_private(files(path)[0])
        before = running.public()
        KeyFolder(path).retire(old.id)
        assert [is_private(each) for each in files(path)] == [False, True]
        assert running.public() == KeyFolder(path).public() == before
        assert old._replace(active=False) in before
        assert not [each for each in path.iterdir() if each.name == ".draft"]

    def test_the_active_key_is_not_retired(self, path: Path) -> None:
        folder = KeyFolder(path)
        with pytest.raises(NotRetired, match="is the active key; make a new one first: deaddrop keys new"):
            folder.retire(signs(folder))
        assert is_private(files(path)[0])

    def test_a_key_that_is_not_there_is_not_retired(self, path: Path) -> None:
        KeyFolder(path).add()
        with pytest.raises(NotRetired, match=r"There is no key 0123 in "):
            KeyFolder(path).retire("0123")

    def test_a_key_may_be_retired_twice(self, path: Path) -> None:
        old = KeyFolder(path).add().id
        KeyFolder(path).add()
        for _ in range(2):
            KeyFolder(path).retire(old)
        assert len(KeyFolder(path).public()) == 2


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:60])


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def swapped(file: Path) -> None:
    file.write_bytes(
        Ed25519PrivateKey.generate().private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


def another_kind(file: Path) -> None:
    file.write_bytes(
        ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


def locked_with_a_password(file: Path) -> None:
    file.write_bytes(
        Ed25519PrivateKey.generate().private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.BestAvailableEncryption(b"password"),
        )
    )


def renamed(file: Path) -> None:
    file.rename(file.with_name("backup.pem"))


def dated_wrong(file: Path) -> None:
    file.rename(file.with_name(file.name.replace(file.name[:8], "20301399")))


def opened(file: Path) -> None:
    file.chmod(0o640)


def folder_opened(file: Path) -> None:
    file.parent.chmod(0o750)


def a_folder_instead(file: Path) -> None:
    file.unlink()
    file.mkdir()


def retired_by_hand(file: Path) -> None:
    read = serialization.load_pem_private_key(file.read_bytes(), None)
    file.write_bytes(
        read.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    )


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (cut, "is damaged; put the right file back."),
        (emptied, "is damaged; put the right file back."),
        (locked_with_a_password, "is damaged; put the right file back."),
        (swapped, "is not the key that its name states; put the right file back."),
        (another_kind, "is no Ed25519 key; put the right file back."),
        (renamed, "is not named as a key of this service; remove it from the folder."),
        (dated_wrong, "is not named as a key of this service; remove it from the folder."),
        (opened, "is open to others (mode 640); run: chmod 600 "),
        (folder_opened, "is open to others (mode 750); run: chmod 700 "),
        (a_folder_instead, "cannot be read: Is a directory."),
        (retired_by_hand, "can sign; make one: deaddrop keys new"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(path: Path, spoil: Callable[[Path], None], words: str) -> None:
    KeyFolder(path).public()
    private = files(path)[0].read_text().splitlines()[1]
    spoil(files(path)[0])
    for ask in (KeyFolder(path).public, lambda: KeyFolder(path).sign(b"")):
        with pytest.raises(CannotStart) as refused:
            ask()
        assert words in str(refused.value)
        assert str(path) in str(refused.value)
        assert private not in str(refused.value)
        assert "\n" not in str(refused.value)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "keys"):
        with pytest.raises(CannotStart, match=r"The key folder .* cannot be used: Not a directory\."):
            KeyFolder(path).public()


def test_other_files_do_no_harm(path: Path) -> None:
    folder = KeyFolder(path)
    before = folder.public()
    (path / "README").write_text("ours")
    assert folder.public() == before


def test_no_key_stands_in_a_repr(path: Path) -> None:
    folder = KeyFolder(path)
    seen = f"{folder!r} {folder.load_all()!r} {folder.public()!r} {vars(folder)!r}"
    private = folder.load_all()[0].private
    assert private is not None
    for secret in (private.private_bytes_raw().hex(), repr(private.private_bytes_raw())[2:-1]):
        assert secret not in seen
    assert files(path)[0].read_text().splitlines()[1] not in seen
