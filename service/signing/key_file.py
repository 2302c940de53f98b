"""One key in one PEM file: its name, reading and writing.

The file holds the private half (PKCS #8) while the key may sign, and only the public half once it is retired.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from service.cannot_start import CannotStart
from service.signing.ed25519 import key_id

SUFFIX = ".pem"
LARGEST = 4096
"""Bytes read of a file; a key takes about 120."""

_NAME = re.compile(r"([0-9]{8}T[0-9]{9}Z)-([0-9a-f]{16})\.pem")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class KeyFile:
    """A key in its file. created_ms: since the epoch; raw: the 32 public bytes; private: None once it is retired."""

    id: str
    created_ms: int
    raw: bytes
    private: Ed25519PrivateKey | None = field(repr=False)

    @property
    def name(self) -> str:
        """File name; sorts by age."""
        return f"{_to_datetime(self.created_ms):%Y%m%dT%H%M%S}{self.created_ms % 1000:03d}Z-{self.id}{SUFFIX}"

    @property
    def created(self) -> str:
        """RFC 3339, UTC, milliseconds."""
        return _to_datetime(self.created_ms).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    @property
    def pem(self) -> bytes:
        """The file's content."""
        if self.private is not None:
            return self.private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        public = Ed25519PublicKey.from_public_bytes(self.raw)
        return public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def generate_key(created_ms: int) -> KeyFile:
    """Generate a key."""
    private = Ed25519PrivateKey.generate()
    raw = private.public_key().public_bytes_raw()
    return KeyFile(key_id(raw), created_ms, raw, private)


def read_key_file(path: Path) -> KeyFile:
    """Read the key in a file.  Raises CannotStart for a file that cannot be used, or that others can read."""
    created_ms, named = _parse_name(path)
    try:
        with path.open("rb") as file:
            mode, text = stat.S_IMODE(os.fstat(file.fileno()).st_mode), file.read(LARGEST)
    except OSError as error:
        raise CannotStart(f"The key {path} cannot be read: {error.strerror}.") from error
    private, public = _parse_pem(path, text)
    if private is not None and mode & 0o077:
        raise CannotStart(f"The key {path} is open to others (mode {mode:o}); run: chmod 600 {path}")
    raw = public.public_bytes_raw()
    if key_id(raw) != named:
        raise CannotStart(f"The key {path} is not the key that its name states; put the right file back.")
    return KeyFile(named, created_ms, raw, private)


def write_key_file(path: Path, text: bytes) -> None:
    """Write or replace a file atomically, mode 600; synced before this returns. One writer at a time."""
    draft = path.with_name(".draft")
    draft.unlink(missing_ok=True)
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _parse_pem(path: Path, text: bytes) -> tuple[Ed25519PrivateKey | None, Ed25519PublicKey]:
    """The private half, if the file holds it, and the public half.  Raises CannotStart."""
    try:
        if b"PUBLIC KEY" in text:
            private, public = None, load_pem_public_key(text)
        else:
            private = load_pem_private_key(text, None)
            public = private.public_key()
    except (ValueError, TypeError, UnsupportedAlgorithm):
        raise CannotStart(f"The key {path} is damaged; put the right file back.") from None
    if not isinstance(public, Ed25519PublicKey) or not isinstance(private, Ed25519PrivateKey | None):
        raise CannotStart(f"The key {path} is no Ed25519 key; put the right file back.")
    return private, public


def _parse_name(path: Path) -> tuple[int, str]:
    """Creation time in milliseconds since the epoch, and key id.  Raises CannotStart."""
    try:
        stamp, named = _NAME.fullmatch(path.name).groups()  # type: ignore[union-attr]
        moment = datetime.strptime(stamp, "%Y%m%dT%H%M%S%fZ").replace(tzinfo=UTC)
    except (AttributeError, ValueError):
        raise CannotStart(f"{path} is not named as a key of this service; remove it from the folder.") from None
    return (moment - _EPOCH) // timedelta(milliseconds=1), named


def _to_datetime(ms: int) -> datetime:
    return _EPOCH + timedelta(milliseconds=ms)
