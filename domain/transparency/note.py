"""Signed notes and their keys (C2SP signed-note), and cosignatures of checkpoints (C2SP tlog-cosignature)."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

ED25519, COSIGNATURE = 0x01, 0x04
"""Types of signatures: Ed25519 over the text; Ed25519 over the text and a time."""
KEY_BYTES, SIGNATURE_BYTES = 32, 64
LARGEST_NOTE = 256 * 1024
MOST_SIGNATURES = 64

VerifyEd25519 = Callable[[bytes, bytes, bytes], bool]
"""Whether the public key (32 bytes) made this signature (64 bytes) of this message, in that order."""

_NAME = re.compile(r"[^\s+\x00-\x1f]+")
_LINE = re.compile(r"\u2014 ([^\s+]+) (\S+)")


class BadNote(Exception):
    """A note, key, proof or policy that cannot be read, or whose known signature is wrong. The message says which, as a
    sentence without a full stop.
    """


class VerifierKey(NamedTuple):
    """A public key with its name. kind: type of its signatures; raw: the key's bytes, 32 of them for Ed25519."""

    name: str
    kind: int
    raw: bytes

    @property
    def id(self) -> bytes:
        """The four bytes that, with the name, identify the signer."""
        return sha256(self.name.encode() + b"\n" + bytes([self.kind]) + self.raw).digest()[:4]

    @property
    def text(self) -> str:
        """The vkey."""
        return f"{self.name}+{self.id.hex()}+{b64encode(bytes([self.kind]) + self.raw).decode()}"


def is_key_name(text: str) -> bool:
    """Whether this is a valid name of a key, and so of a log or a witness: no spaces, no plus."""
    return _NAME.fullmatch(text) is not None


def parse_vkey(text: str) -> VerifierKey:
    """The key of a vkey, of any type.  Raises BadNote."""
    parts = text.split("+", 2)
    if len(parts) != 3 or not is_key_name(parts[0]):
        raise BadNote("a key is not written as name+id+base64")
    material = decode_base64(parts[2])
    if len(material) < 2:
        raise BadNote("a key holds no type, or nothing after it")
    key = VerifierKey(parts[0], material[0], material[1:])
    if key.kind in (ED25519, COSIGNATURE) and (len(key.raw) != KEY_BYTES or key.id.hex() != parts[1]):
        raise BadNote(f"the key of {key.name} does not have the id that it says")
    return key


class NoteSignature(NamedTuple):
    """One signature line. signature: without the key's id."""

    name: str
    key_id: bytes
    signature: bytes

    @property
    def line(self) -> str:
        """The line, with its line feed."""
        return f"\u2014 {self.name} {b64encode(self.key_id + self.signature).decode()}\n"


class SignedNote(NamedTuple):
    """A note. text: the signed text, with its last line feed."""

    text: str
    signatures: tuple[NoteSignature, ...]

    def to_text(self) -> str:
        """The whole note."""
        return self.text + "\n" + "".join(each.line for each in self.signatures)

    def with_signatures(self, more: Iterable[NoteSignature]) -> SignedNote:
        """The note with further signatures; a new one replaces the same key's earlier one."""
        kept = {(each.name, each.key_id): each for each in (*self.signatures, *more)}
        return SignedNote(self.text, tuple(kept.values()))


def parse_note(raw: bytes) -> SignedNote:
    """A note, its signatures unchecked.  Raises BadNote."""
    if len(raw) > LARGEST_NOTE:
        raise BadNote("a note is too large")
    try:
        whole = raw.decode()
    except UnicodeDecodeError:
        raise BadNote("a note is not UTF-8") from None
    if re.search(r"[\x00-\x09\x0b-\x1f]", whole):
        raise BadNote("a note holds control characters")
    text, blank, lines = whole.rpartition("\n\n")
    if not blank or not lines.endswith("\n"):
        raise BadNote("a note has no signatures")
    return SignedNote(text + "\n", parse_signatures(lines))


def parse_signatures(lines: str) -> tuple[NoteSignature, ...]:
    """Signature lines, each ended by a line feed.  Raises BadNote."""
    rows = lines.split("\n")
    if rows.pop() or not 0 < len(rows) <= MOST_SIGNATURES:
        raise BadNote("signature lines are cut off, or too many")
    return tuple(map(_parse_line, rows))


def _parse_line(line: str) -> NoteSignature:
    found = _LINE.fullmatch(line)
    blob = decode_base64(found[2]) if found else b""
    if found is None or len(blob) < 5:
        raise BadNote("a signature line is malformed")
    return NoteSignature(found[1], blob[:4], blob[4:])


class Signed(NamedTuple):
    """A valid signature. at: seconds since the epoch, of a cosignature; else None."""

    key: VerifierKey
    at: int | None


def check_signatures(note: SignedNote, keys: Iterable[VerifierKey], verify: VerifyEd25519) -> tuple[Signed, ...]:
    """The valid signatures by these keys; signatures by other keys are ignored.

    Raises BadNote for a wrong signature by one of the keys: reject such a note as a whole.
    """
    known = {(key.name, key.id): key for key in keys if key.kind in (ED25519, COSIGNATURE)}
    found: dict[VerifierKey, Signed] = {}
    for each in note.signatures:
        key = known.get((each.name, each.key_id))
        if key is None or key in found:
            continue
        at, message, signature = None, note.text.encode(), each.signature
        if key.kind == COSIGNATURE:
            at, signature = int.from_bytes(signature[:8]), signature[8:]
            message = cosignature_message(note.text, at)
        if len(signature) != SIGNATURE_BYTES or (at or 0) >= 2**63 or not verify(key.raw, signature, message):
            raise BadNote(f"the signature of {key.name} is wrong")
        found[key] = Signed(key, at)
    return tuple(found.values())


def is_signed(note: SignedNote, keys: Iterable[VerifierKey], verify: VerifyEd25519) -> bool:
    """Whether one of these keys has signed a note, and none of its known signatures is wrong."""
    try:
        return bool(check_signatures(note, keys, verify))
    except BadNote:
        return False


def cosignature_message(text: str, at: int) -> bytes:
    """The bytes that a cosignature signs. text: of the checkpoint's note; at: seconds since the epoch."""
    return f"cosignature/v1\ntime {at}\n{text}".encode()


def cosignature(key: VerifierKey, at: int, signature: bytes) -> NoteSignature:
    """The signature line of a cosignature. signature: of `cosignature_message`."""
    return NoteSignature(key.name, key.id, at.to_bytes(8) + signature)


def decode_base64(text: str) -> bytes:
    """Bytes of base64 in its one canonical form.  Raises BadNote."""
    try:
        found = b64decode(text, validate=True)
    except ValueError:
        found = b""
    if b64encode(found).decode() != text:
        raise BadNote("base64 is malformed")
    return found


def parse_hash(text: str) -> bytes:
    """A SHA-256 hash in base64.  Raises BadNote."""
    found = decode_base64(text)
    if len(found) != 32:
        raise BadNote("a hash has not 32 bytes")
    return found


def parse_count(text: str) -> int:
    """A size or an index, in decimal without leading zeros.  Raises BadNote."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,18}", text):
        raise BadNote("a number is malformed")
    return int(text)
