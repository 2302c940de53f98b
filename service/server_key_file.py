"""The server key in the data directory."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from service.cannot_start import CannotStart


def load_server_key(data_dir: Path) -> bytes:
    """Load the server key, or create it: 32 random bytes, mode 600.  Raises CannotStart."""
    path = data_dir / "server.key"
    try:
        if not path.exists():
            _write_server_key(path, secrets.token_bytes(32))
        key = path.read_bytes()
    except OSError as error:
        raise CannotStart(f"The data directory {data_dir} cannot be used: {error.strerror}.") from error
    if len(key) != 32:
        raise CannotStart(f"The server key {path} holds {len(key)} bytes instead of 32; put the right file back.")
    return key


def _write_server_key(path: Path, key: bytes) -> None:
    """Write the key atomically unless the file exists; the first of two processes wins."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
