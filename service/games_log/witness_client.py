"""Asks witnesses to cosign a checkpoint (C2SP tlog-witness)."""

from __future__ import annotations

import urllib.error
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import NamedTuple

from domain.transparency.checkpoint import SIZE_TYPE, LogCheckpoint, parse_checkpoint
from domain.transparency.merkle import SubtreeHash, consistency_proof
from domain.transparency.note import (
    BadNote,
    NoteSignature,
    SignedNote,
    VerifierKey,
    is_signed,
    parse_count,
    parse_signatures,
)
from domain.transparency.policy import LogPolicy
from service.games_log.writer import LogHalted
from service.outage_reports import Cause, OutageReports
from service.signing.ed25519 import verify_ed25519

TIMEOUT_S = 5.0
PATIENCE_S = 8.0
"""Seconds for all answers to one checkpoint. A witness that takes longer gets no request before it has answered."""
LARGEST_ANSWER = 64 * 1024
ROUNDS = 3
"""Most requests to a witness per checkpoint; from the second on with the size that it answered."""


REMEDY = "see that it runs and knows this log. The log goes on without its cosignature; checkers that demand it wait"


class WitnessAnswer(NamedTuple):
    """An answer over HTTP."""

    status: int
    media: str
    body: bytes


Post = Callable[[str, bytes], WitnessAnswer]
"""Sends a body to a URL.  Raises OSError."""


class WitnessUnavailable(Exception):
    """No valid cosignature of this witness for now. The message is the reason."""


class WitnessClient:
    """One witness. size: of the last checkpoint it is known to have cosigned; 0 at first."""

    def __init__(self, name: str, key: VerifierKey, url: str, post: Post) -> None:
        self.name, self.key, self.size = name, key, 0
        self._url, self._post = url.rstrip("/") + "/add-checkpoint", post

    def cosign(self, note: SignedNote, checkpoint: LogCheckpoint, hashes: SubtreeHash) -> NoteSignature:
        """The cosignature of a checkpoint.  Raises WitnessUnavailable; LogHalted if the witness has seen another log."""
        for _ in range(ROUNDS):
            if self.size > checkpoint.size:
                raise LogHalted(
                    f"the witness {self.name} has seen the log with {self.size} entries, and its files hold {checkpoint.size}"
                )
            answer = self._ask(note, consistency_proof(hashes, self.size, checkpoint.size))
            if answer.status == 200:
                self.size = checkpoint.size
                return self._find_signature(note, answer.body)
            if answer.status == 422 and self.size:
                raise LogHalted(f"the witness {self.name} has seen another history of the log")
            if answer.status != 409 or answer.media != SIZE_TYPE:
                raise WitnessUnavailable(f"it answers {answer.status}")
            self.size = self._parse_size(answer.body)
        raise WitnessUnavailable("it has seen another size each time")

    def _ask(self, note: SignedNote, proof: Sequence[bytes]) -> WitnessAnswer:
        rows = [f"old {self.size}", *(b64encode(each).decode() for each in proof), "", note.to_text()]
        try:
            return self._post(self._url, "\n".join(rows).encode())
        except OSError as error:
            raise WitnessUnavailable(f"it does not answer: {error}") from error

    def _find_signature(self, note: SignedNote, body: bytes) -> NoteSignature:
        try:
            lines = parse_signatures(body.decode())
            ours = [each for each in lines if (each.name, each.key_id) == (self.key.name, self.key.id)]
            if is_signed(SignedNote(note.text, tuple(ours)), [self.key], verify_ed25519):
                return ours[0]
        except (BadNote, UnicodeDecodeError):
            pass
        raise WitnessUnavailable("its cosignature is wrong")

    @staticmethod
    def _parse_size(body: bytes) -> int:
        try:
            return parse_count(body.decode().removesuffix("\n"))
        except (BadNote, UnicodeDecodeError):
            raise WitnessUnavailable("it names no size") from None


class Witnesses:
    """The witnesses of a policy that have a URL; used from one thread."""

    def __init__(self, policy: LogPolicy | None, post: Post | None = None) -> None:
        members = policy.witnesses if policy else {}
        self._all = [
            WitnessClient(name, each.key, each.url, post or post_over_http)
            for name, each in members.items()
            if each.key is not None and each.url is not None
        ]
        self._asked: dict[str, Future[NoteSignature]] = {}
        self._reports = OutageReports()
        self._pool = ThreadPoolExecutor(max(1, len(self._all)), "witness")

    def collect(self, note: SignedNote, hashes: Callable[[], SubtreeHash]) -> list[NoteSignature]:
        """The cosignatures that arrive within `PATIENCE_S`. hashes: makes the tree, called once per thread.

        Raises LogHalted if a witness has seen a longer log, or another history.
        """
        checkpoint = parse_checkpoint(note.text)
        for each in self._all:
            if each.name not in self._asked:
                self._asked[each.name] = self._pool.submit(each.cosign, note, checkpoint, hashes())
        answered, _ = wait(self._asked.values(), PATIENCE_S)
        found = []
        for name, answer in [*self._asked.items()]:
            if answer not in answered:
                self._reports.note(f"the witness {name}", Cause("late", f"has not answered for {PATIENCE_S:.0f} s", REMEDY))
                continue
            del self._asked[name]
            try:
                found.append(answer.result())
                self._reports.end(f"the witness {name}")
            except WitnessUnavailable as why:
                self._reports.note(f"the witness {name}", Cause(str(why), f"gives no cosignature: {why}", REMEDY))
        return [each for each in found if self._is_valid(note, each)]

    def _is_valid(self, note: SignedNote, line: NoteSignature) -> bool:
        """Whether a cosignature is for this checkpoint: a late answer is for the previous one."""
        return is_signed(SignedNote(note.text, (line,)), [each.key for each in self._all], verify_ed25519)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


def post_over_http(url: str, body: bytes) -> WitnessAnswer:
    """Post a body, follow no redirect, and read a bounded answer.  Raises OSError."""
    asked = urllib.request.Request(url, body, {"Content-Type": "text/plain; charset=utf-8"}, method="POST")
    try:
        with _opener.open(asked, timeout=TIMEOUT_S) as answer:
            return WitnessAnswer(answer.status, answer.headers.get("Content-Type", ""), answer.read(LARGEST_ANSWER))
    except urllib.error.HTTPError as refusal:
        with refusal:
            return WitnessAnswer(refusal.code, refusal.headers.get("Content-Type", ""), refusal.read(LARGEST_ANSWER))
    except (ValueError, urllib.error.URLError) as error:
        raise OSError(str(error)) from error
