"""A key with a name, which signs notes: of a log, or of a witness. One file, never renewed."""

from __future__ import annotations

from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from domain.transparency.note import (
    ED25519,
    NoteSignature,
    SignedNote,
    VerifierKey,
    cosignature,
    cosignature_message,
)
from service.cannot_start import CannotStart
from service.signing.key_file import SUFFIX, generate_key, read_key_file, write_key_file


class NoteKey:
    """Signs notes with Ed25519 under a name. kind: type of its signatures."""

    def __init__(self, name: str, private: Ed25519PrivateKey, kind: int = ED25519) -> None:
        self._private = private
        self.public = VerifierKey(name, kind, private.public_key().public_bytes_raw())

    def sign(self, text: str) -> SignedNote:
        """The note of a text, signed."""
        signature = NoteSignature(self.public.name, self.public.id, self._private.sign(text.encode()))
        return SignedNote(text, (signature,))

    def cosign(self, text: str, at: int) -> NoteSignature:
        """The cosignature of a checkpoint's text. at: seconds since the epoch."""
        return cosignature(self.public, at, self._private.sign(cosignature_message(text, at)))


def load_note_key(folder: Path, name: str, kind: int = ED25519) -> NoteKey | None:
    """The key in a folder; None without one.  Raises CannotStart if it cannot be used."""
    files = sorted(folder.glob(f"*{SUFFIX}"))
    if len(files) > 1:
        raise CannotStart(f"{folder} holds {len(files)} keys, and must hold one; remove the wrong ones.")
    if not files:
        return None
    private = read_key_file(files[0]).private
    if private is None:
        raise CannotStart(f"The key {files[0]} cannot sign; put the right file back.")
    return NoteKey(name, private, kind)


def make_note_key(folder: Path, name: str, now_ms: int, kind: int = ED25519) -> NoteKey:
    """Make the key of a folder, which has none."""
    made = generate_key(now_ms)
    write_key_file(folder / made.name, made.pem)
    assert made.private is not None
    return NoteKey(name, made.private, kind)
