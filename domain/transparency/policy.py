"""Policies: which logs are trusted, and how many witnesses must have cosigned (C2SP tlog-policy)."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

from domain.transparency.checkpoint import LogCheckpoint, parse_checkpoint
from domain.transparency.note import (
    COSIGNATURE,
    ED25519,
    BadNote,
    SignedNote,
    VerifierKey,
    VerifyEd25519,
    check_signatures,
    parse_vkey,
)

LARGEST_POLICY = 256 * 1024
NO_QUORUM = "none"


class PolicyMember(NamedTuple):
    """A log or a witness. key: None for an unsupported type; url: None if none is given."""

    key: VerifierKey | None
    url: str | None


class WitnessGroup(NamedTuple):
    """Witnesses or groups of which `least` must have cosigned."""

    least: int
    members: tuple[str, ...]


class LogPolicy(NamedTuple):
    """A policy. witnesses, groups: by name; quorum: one of their names, or `none`."""

    logs: tuple[PolicyMember, ...]
    witnesses: Mapping[str, PolicyMember]
    groups: Mapping[str, WitnessGroup]
    quorum: str

    def is_met(self, cosigned: Collection[str]) -> bool:
        """Whether these witnesses, by name, are a quorum."""
        reached = {NO_QUORUM, *(name for name in self.witnesses if name in cosigned)}
        for name, group in self.groups.items():  # a group names earlier ones only
            if len(reached.intersection(group.members)) >= group.least:
                reached.add(name)
        return self.quorum in reached


class TrustedCheckpoint(NamedTuple):
    """A checkpoint signed by a log of a policy. cosigned: times by witness, seconds since the epoch; is_met: whether
    they are a quorum.
    """

    checkpoint: LogCheckpoint
    log: VerifierKey
    cosigned: Mapping[str, int]
    is_met: bool


def check_checkpoint(note: SignedNote, policy: LogPolicy, verify: VerifyEd25519) -> TrustedCheckpoint:
    """The checkpoint of a note, by a policy.

    Raises BadNote if no log of the policy signed it, or a known signature is wrong.
    """
    checkpoint = parse_checkpoint(note.text)
    logs = {each.key for each in policy.logs if each.key is not None and each.key.name == checkpoint.origin}
    names = {each.key: name for name, each in policy.witnesses.items() if each.key is not None}
    valid = check_signatures(note, [*logs, *names], verify)
    log = next((each.key for each in valid if each.key in logs), None)
    if log is None:
        raise BadNote("no log of the policy has signed the checkpoint")
    cosigned = {names[each.key]: each.at for each in valid if each.key in names and each.at is not None}
    return TrustedCheckpoint(checkpoint, log, cosigned, policy.is_met(cosigned))


def parse_policy(raw: bytes) -> LogPolicy:
    """The policy of a file.  Raises BadNote, with the number of the line."""
    if len(raw) > LARGEST_POLICY or re.search(rb"[^\t\n\x20-\x7e\x80-\xff]", raw):
        raise BadNote("a policy is too large, or holds control characters")
    draft = _Draft()
    for number, line in enumerate(raw.decode("utf-8", "surrogateescape").split("\n"), 1):
        words = [word for word in re.split(r"[ \t]+", line) if word]
        if words and not words[0].startswith("#"):
            try:
                draft.add(words)
            except BadNote as wrong:
                raise BadNote(f"line {number} of the policy: {wrong}") from None
    if draft.quorum is None:
        raise BadNote("a policy has no quorum")
    return LogPolicy(tuple(draft.logs), draft.witnesses, draft.groups, draft.quorum)


class _Draft:
    """A policy while its lines are read."""

    def __init__(self) -> None:
        self.logs: list[PolicyMember] = []
        self.witnesses: dict[str, PolicyMember] = {}
        self.groups: dict[str, WitnessGroup] = {}
        self.quorum: str | None = None
        self._members: set[str] = set()
        self._keys: set[tuple[bool, bytes]] = set()

    def add(self, words: list[str]) -> None:
        match words:
            case ["log", vkey]:
                self.logs.append(self._member(vkey, None, ED25519))
            case ["log", vkey, url]:
                self.logs.append(self._member(vkey, url, ED25519))
            case ["witness", name, vkey]:
                self.witnesses[self._new_name(name)] = self._member(vkey, None, COSIGNATURE)
            case ["witness", name, vkey, url]:
                self.witnesses[self._new_name(name)] = self._member(vkey, url, COSIGNATURE)
            case ["group", name, least, *members] if members:
                self.groups[self._new_name(name)] = self._group(least, members)
            case ["quorum", name] if self.quorum is None and (name == NO_QUORUM or self._is_defined(name)):
                self.quorum = name
            case _:
                raise BadNote("it is not a log, a witness, a group or the one quorum of what stands above it")

    def _member(self, vkey: str, url: str | None, kind: int) -> PolicyMember:
        key = parse_vkey(vkey)
        if (kind == COSIGNATURE, key.raw) in self._keys:
            raise BadNote("the same key twice")
        self._keys.add((kind == COSIGNATURE, key.raw))
        if key.kind in (ED25519, COSIGNATURE) and key.kind != kind:
            raise BadNote("the key's type is not one for this line")
        return PolicyMember(key if key.kind == kind else None, url)

    def _group(self, least: str, members: list[str]) -> WitnessGroup:
        count = {"all": len(members), "any": 1}.get(least) or (
            int(least) if re.fullmatch(r"[1-9][0-9]{0,3}", least) else 0
        )
        if not 1 <= count <= len(members):
            raise BadNote("the group's number is not all, any, or one of its members'")
        for member in members:
            if not self._is_defined(member) or member in self._members:
                raise BadNote("a member is not defined above, or is one twice")
            self._members.add(member)
        return WitnessGroup(count, tuple(members))

    def _is_defined(self, name: str) -> bool:
        return name in self.witnesses or name in self.groups

    def _new_name(self, name: str) -> str:
        if name == NO_QUORUM or self._is_defined(name):
            raise BadNote("the name is taken")
        return name
