"""Held heads, compared with a record: docs/spec/record.md, section 8."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from domain.audit.record import Digest, Number, RecordHead
from domain.audit.shown_parts import ShownRestore
from domain.audit.verify_chain import Fault
from domain.game.proofs.checkpoint import CHECKPOINT_TEXT, checkpoint_message
from domain.game.proofs.evidence import SIGHT_TEXT, evidence_message
from domain.transparency.note import ED25519, BadNote, SignedNote, VerifierKey, VerifyEd25519, decode_base64, parse_note

LARGEST_HELD = 1024 * 1024
"""Most bytes of a file of heads."""
MOST_HELD = 1000

HeldSignature = Literal["good", "wrong", "not checked", "none"]
Compared = Literal["same", "other", "given up", "beyond", "before", "other game", "worthless"]


class BadHeld(Exception):
    """A file that holds no head of a game. The message is a sentence without a full stop."""


class HeldHead(msgspec.Struct, frozen=True):
    """A held head. source: of the file; message: the signed bytes; key: its id, of a note its name and four bytes in hex;
    signature: 64 bytes; both None for a head that was only noted.
    """

    source: str
    game: str
    version: Number
    digest: Digest
    message: bytes = b""
    key: str | None = None
    signature: bytes | None = None


class HeldJson(msgspec.Struct):
    """A checkpoint, evidence of sight, or a head without a signature."""

    game: str
    version: Number
    digest: Digest
    key: str | None = None
    signature: str | None = None
    viewpoint: str | None = None
    view_sha256: str | None = None


class HeldPage(msgspec.Struct):
    """A file saved by a page: several heads of one game."""

    items: list[HeldJson]


class ComparedHead(msgspec.Struct, frozen=True):
    """The result of comparing a held head with a record, as the specification names it."""

    source: str
    version: int
    digest: str
    signature: HeldSignature
    result: Compared


def parse_held(source: str, raw: bytes) -> tuple[HeldHead, ...]:
    """The heads in a file: a signed note, JSON from the service's API, or a file saved by a page.  Raises BadHeld."""
    if len(raw) > LARGEST_HELD:
        raise BadHeld("it is too large")
    try:
        if raw.lstrip()[:1] != b"{":
            return (from_note(source, parse_note(raw)),)
        decoded = msgspec.json.decode(raw)
        if "items" in decoded:
            items = msgspec.convert(decoded, HeldPage).items
        else:
            items = [msgspec.convert(decoded, HeldJson)]
        if len(items) > MOST_HELD:
            raise BadHeld(f"it holds more than {MOST_HELD} heads")
        return tuple(from_json(source, each) for each in items)
    except (BadNote, ValueError, RecursionError):
        raise BadHeld("it holds no head: no checkpoint, no evidence, and no signed note of one") from None


def from_note(source: str, note: SignedNote) -> HeldHead:
    """The head in a note of the service.  Raises ValueError."""
    found = CHECKPOINT_TEXT.fullmatch(note.text) or SIGHT_TEXT.fullmatch(note.text)
    if found is None:
        raise ValueError("not the head of a game")
    signed = note.signatures[0]
    parts = {"source": source, **found.groupdict()}
    values = {**parts, "version": int(parts["version"]), "message": note.text.encode()}
    return msgspec.convert(
        values | {"key": f"{signed.name}+{signed.key_id.hex()}", "signature": signed.signature}, HeldHead
    )


def from_json(source: str, head: HeldJson) -> HeldHead:
    """The head in one of the service's answers.  Raises ValueError."""
    if head.signature is None or head.key is None:
        checkpoint_message(head.game, head.version, head.digest)
        return HeldHead(source, head.game, head.version, head.digest)
    if head.viewpoint is None or head.view_sha256 is None:
        message = checkpoint_message(head.game, head.version, head.digest)
    else:
        message = evidence_message(head.game, head.viewpoint, head.version, head.digest, head.view_sha256)
    signature = decode_base64(head.signature)
    return HeldHead(source, head.game, head.version, head.digest, message, head.key, signature)


def signature_of(head: HeldHead, keys: Mapping[str, bytes] | None, verify: VerifyEd25519) -> HeldSignature:
    """Whether one of these keys (32 bytes, by id) signed a head. None: no keys to check it with."""
    if head.signature is None or head.key is None:
        return "none"
    if keys is None:
        return "not checked"
    name, plus, _ = head.key.rpartition("+")
    known = {note_key(name, raw): raw for raw in keys.values()} if plus else keys
    raw = known.get(head.key)
    if raw is None or len(head.signature) != 64:
        return "wrong"
    return "good" if verify(raw, head.signature, head.message) else "wrong"


def note_key(name: str, raw: bytes) -> str:
    """A key's name in notes."""
    return f"{name}+{VerifierKey(name, ED25519, raw).id.hex()}"


class ChainedHeader(Protocol):
    """The owner of a chain, and its present versions."""

    @property
    def game(self) -> str: ...
    @property
    def first(self) -> int: ...
    @property
    def head(self) -> RecordHead: ...


class ChainedLine(Protocol):
    @property
    def digest(self) -> str: ...


class Chained(Protocol):
    """The subject of heads: the record of a game, or the log of a tournament."""

    @property
    def header(self) -> ChainedHeader: ...
    @property
    def lines(self) -> Sequence[ChainedLine]: ...


class HeldComparison(NamedTuple):
    """Held heads against a record. fault: of the first that contradicts it."""

    heads: tuple[ComparedHead, ...]
    fault: Fault | None


def compare_held(
    record: Chained,
    restores: Sequence[ShownRestore],
    held: Sequence[HeldHead],
    keys: Mapping[str, bytes] | None,
    verify: VerifyEd25519,
) -> HeldComparison:
    """Compares each held head with a record that has no other fault."""
    heads = []
    for each in held:
        signature = signature_of(each, keys, verify)
        result = "worthless" if signature == "wrong" else compare_head(record, restores, each)
        heads.append(ComparedHead(each.source, each.version, each.digest, signature, result))
    claims = [(each.version, each.result) for each in heads]
    return HeldComparison(tuple(heads), first_contradiction(record, "held", claims))


def compare_head(record: Chained, restores: Sequence[ShownRestore], head: HeldHead) -> Compared:
    header = record.header
    if head.game != header.game:
        return "other game"
    if head.version < header.first:
        return "before"
    is_within = head.version <= header.head.version
    if is_within and record.lines[head.version - header.first].digest == head.digest:
        return "same"
    if any(is_given_up(each, head) for each in restores):
        return "given up"
    return "other" if is_within else "beyond"


def is_given_up(restore: ShownRestore, head: HeldHead) -> bool:
    """Whether this head may belong to the history that a restore discarded."""
    if head.version <= version_of(restore.kept, head.version):
        return False
    last = version_of(restore.lost, head.version + 1)
    return head.version < last or restore.lost == {"version": head.version, "digest": head.digest}


def version_of(head: Any, otherwise: int) -> int:
    """The version in a head as a record has it; `otherwise` without one."""
    version = head.get("version") if isinstance(head, dict) else None
    return version if type(version) is int else otherwise


def first_contradiction(record: Chained, word: str, claims: Iterable[tuple[int, str]]) -> Fault | None:
    """The fault of the first claim, by version, that contradicts the record's history. word: of the fault; claims:
    versions, and their comparison.
    """
    first, last = record.header.first, record.header.head.version
    for version, how in sorted(claims, key=lambda claim: claim[0]):
        if how in ("other", "other beginning"):
            return Fault(version - first + 2, version, word, how)
        if how == "beyond":
            return Fault(last - first + 3, last + 1, word, how)
    return None
