"""A witness: checks and cosigns checkpoints. The last one of each log is on disk before the answer."""

from __future__ import annotations

import fcntl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from domain.transparency.checkpoint import SIZE_TYPE, LogCheckpoint, parse_checkpoint
from domain.transparency.merkle import EMPTY_ROOT, is_consistent
from domain.transparency.note import (
    COSIGNATURE,
    BadNote,
    SignedNote,
    VerifierKey,
    is_signed,
    parse_count,
    parse_hash,
    parse_note,
)
from domain.transparency.policy import LogPolicy
from service.cannot_start import CannotStart
from service.games_log.disk import Disk
from service.signing.ed25519 import verify_ed25519
from service.signing.note_key import NoteKey, load_note_key, make_note_key

MOST_PROOF_LINES = 63
TEXT = "text/plain; charset=utf-8"


class Refused(Exception):
    """A request that gets no cosignature. status: HTTP status."""

    def __init__(self, status: int, body: str, media: str = TEXT) -> None:
        super().__init__(body)
        self.status, self.body, self.media = status, f"{body}\n", media


class Submission(NamedTuple):
    """A checkpoint, and a proof that it continues one of size `old`."""

    old: int
    proof: tuple[bytes, ...]
    note: SignedNote
    checkpoint: LogCheckpoint


class Witness:
    """A witness with its files. logs: the logs it cosigns; now_s: seconds since the epoch. Thread-safe, and safe
    with several processes on one folder.
    """

    def __init__(
        self, folder: Path, name: str, logs: LogPolicy, now_s: Callable[[], int], disk: Disk | None = None
    ) -> None:
        self._folder, self._now_s, self._disk = folder / "logs", now_s, disk or Disk()
        self._keys: dict[str, list[VerifierKey]] = {}
        for each in logs.logs:
            if each.key is not None:
                self._keys.setdefault(each.key.name, []).append(each.key)
        self._lock = threading.Lock()
        self._key = self._load_key(folder, name)

    @property
    def public(self) -> VerifierKey:
        """Its key."""
        return self._key.public

    def add_checkpoint(self, body: bytes) -> str:
        """Cosign a submitted checkpoint; returns the cosignature line.  Raises Refused; OSError, with nothing cosigned."""
        submitted = parse_submission(body)
        checkpoint = submitted.checkpoint
        self._check_log(submitted)
        if submitted.old > checkpoint.size:
            raise Refused(400, "the old size is larger than the checkpoint's")
        with self._hold_lock():
            seen = self._load(checkpoint.origin)
            size, root = (0, EMPTY_ROOT) if seen is None else (seen.size, seen.root)
            if submitted.old != size:
                raise Refused(409, str(size), SIZE_TYPE)
            if checkpoint.size == 0 and checkpoint.root != EMPTY_ROOT:
                raise Refused(422, "the root differs from an empty log's")
            if not is_consistent(size, root, checkpoint.size, checkpoint.root, submitted.proof):
                raise Refused(422, "the proof does not lead from the old size to the checkpoint")
            line = self._key.cosign(submitted.note.text, self._now_s())
            kept = self._of_log(submitted.note).with_signatures([line])
            self._disk.write(self._path(origin_hash(checkpoint.origin)), kept.to_text().encode())
        return line.line

    def last_checkpoint(self, hashed: str) -> bytes | None:
        """The last cosigned checkpoint of a log, by the hash of its origin; None without one."""
        known = {origin_hash(each) for each in self._keys}
        return self._disk.read(self._path(hashed)) if hashed in known else None

    def _check_log(self, submitted: Submission) -> None:
        """Raises Refused if the log is unknown, or did not sign."""
        keys = self._keys.get(submitted.checkpoint.origin)
        if keys is None:
            raise Refused(404, "this log is not known here")
        if not is_signed(submitted.note, keys, verify_ed25519):
            raise Refused(403, "the log has not signed this checkpoint")

    def _of_log(self, note: SignedNote) -> SignedNote:
        """The note with only the log's signatures."""
        keys = self._keys[parse_checkpoint(note.text).origin]
        known = {(each.name, each.id) for each in keys}
        return SignedNote(note.text, tuple(each for each in note.signatures if (each.name, each.key_id) in known))

    def _load(self, origin: str) -> LogCheckpoint | None:
        """The last cosigned checkpoint of a log; None without one.  Raises OSError if its file is damaged: nothing is cosigned then."""
        raw = self._disk.read(self._path(origin_hash(origin)))
        if raw is None:
            return None
        try:
            note = parse_note(raw)
            if is_signed(note, [self.public], verify_ed25519):
                return parse_checkpoint(note.text)
        except BadNote:
            pass
        raise OSError(f"the last checkpoint of {origin} is damaged")

    def _load_key(self, folder: Path, name: str) -> NoteKey:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._disk.make_folder(self._folder)
            with self._hold_lock():
                key = load_note_key(folder, name, COSIGNATURE)
                if key is None and any(path.is_file() and path.name != "lock" for path in self._folder.iterdir()):
                    raise CannotStart(f"The key of this witness is missing in {folder}; put it back.")
                return key or make_note_key(folder, name, self._now_s() * 1000, COSIGNATURE)
        except OSError as error:
            raise CannotStart(f"The folder {folder} cannot be used: {error.strerror}.") from error

    @contextmanager
    def _hold_lock(self) -> Iterator[None]:
        with self._lock, (self._folder / "lock").open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def _path(self, hashed: str) -> Path:
        return self._folder / hashed


def origin_hash(origin: str) -> str:
    """The name of a log in a witness's addresses: SHA-256 of its origin, hex."""
    return sha256(origin.encode()).hexdigest()


def parse_submission(body: bytes) -> Submission:
    """Parse a request of `add-checkpoint`.  Raises Refused."""
    head, blank, rest = body.partition(b"\n\n")
    try:
        rows = head.decode("ascii").split("\n")
        if not blank or not rows[0].startswith("old ") or len(rows) > 1 + MOST_PROOF_LINES:
            raise BadNote("it has no old size, or too many hashes")
        note = parse_note(rest)
        return Submission(
            parse_count(rows[0].removeprefix("old ")),
            tuple(map(parse_hash, rows[1:])),
            note,
            parse_checkpoint(note.text),
        )
    except (BadNote, UnicodeDecodeError) as wrong:
        raise Refused(400, f"this is no request to add a checkpoint: {wrong}") from None
