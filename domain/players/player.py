"""A player, as folded from the facts of the stream."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from domain.kernel.secrecy import Seat
from domain.players.facts import (
    AnyFact,
    Consented,
    CredentialAdded,
    CredentialKind,
    CredentialRevoked,
    Forgotten,
    Passkey,
    PasskeyUsed,
    Registered,
    Renamed,
    SeatBound,
    SeatClosed,
)

MOST_TOKENS, MOST_LINKS, MOST_PASSKEYS, MOST_IDENTITIES, MOST_SEATS = 20, 5, 10, 3, 2_000
"""Limits per player: valid tokens, open links, passkeys and identities, and bound seats in total."""
SLACK = 64
"""Number of superfluous facts after which a stream is shortened."""
REPEATABLE_MS = 24 * 60 * 60 * 1000
"""Time in which a request can be repeated after its credentials were revoked."""


class SeatId(NamedTuple):
    """A seat of a game."""

    game: str
    seat: Seat


@dataclass(frozen=True)
class Credential:
    """A credential. revoked: when, None while it is valid. Times: milliseconds since the epoch."""

    id: str
    kind: CredentialKind
    hash: str = field(repr=False)
    request: str = field(repr=False)
    added: int
    ends: int | None
    revoked: int | None = None
    passkey: Passkey | None = field(default=None, repr=False)

    def is_good(self, now_ms: int) -> bool:
        """Whether it is valid."""
        return self.revoked is None and (self.ends is None or now_ms < self.ends)


class BoundSeat(NamedTuple):
    """A seat that a player holds.

    grant: id of the grant it was shown by; since: when it was bound; version: of the game then; closed: when its game
    was found over, None before.
    """

    game: str
    seat: Seat
    grant: str
    since: int
    version: int
    closed: int | None = None

    @property
    def id(self) -> SeatId:
        return SeatId(self.game, self.seat)


@dataclass(frozen=True, repr=False)
class Player:
    """A player at a version of the stream. length: facts in the stream; seats: in the order they were bound."""

    id: str
    version: int
    length: int
    name: str
    registered: int
    credentials: Mapping[str, Credential]
    seats: Mapping[SeatId, BoundSeat]
    consents: frozenset[str]

    def __repr__(self) -> str:
        return f"Player({self.id})"

    def good(self, kind: CredentialKind, now_ms: int) -> list[Credential]:
        """The valid credentials of a kind, oldest first."""
        return [each for each in self.credentials.values() if each.kind == kind and each.is_good(now_ms)]

    def find_credential(self, kind: CredentialKind, wanted: str) -> Credential | None:
        """The credential with this hash, valid or not. Always compares all of them."""
        found = None
        for each in self.credentials.values():
            if hmac.compare_digest(each.hash, wanted) and each.kind == kind:
                found = each
        return found


def fold_player(player: str, facts: Iterable[tuple[int, AnyFact]]) -> Player | None:
    """The player of a stream, from `(version, fact)` pairs; None for an empty stream and a forgotten player."""
    version = length = registered = 0
    name: str | None = None
    credentials: dict[str, Credential] = {}
    seats: dict[SeatId, BoundSeat] = {}
    consents: set[str] = set()
    for version, fact in facts:  # noqa: B007
        length += 1
        match fact:
            case Registered():
                name, registered = fact.name, fact.at
            case Renamed():
                name = fact.name
            case CredentialAdded():
                credentials[fact.id] = Credential(fact.id, fact.kind, fact.hash, fact.request, fact.at, fact.ends, None, fact.passkey)
            case CredentialRevoked():
                credentials[fact.id] = with_revocation(credentials[fact.id], fact.at)
            case PasskeyUsed():
                credentials[fact.id] = with_count(credentials[fact.id], fact.count)
            case SeatBound():
                seats.pop(SeatId(fact.game, fact.seat), None)
                seats[SeatId(fact.game, fact.seat)] = BoundSeat(fact.game, fact.seat, fact.grant, fact.at, fact.version)
            case SeatClosed():
                held = seats[SeatId(fact.game, fact.seat)]
                seats[held.id] = held._replace(closed=fact.at)
            case Consented():
                (consents.add if fact.given else consents.discard)(fact.to)
            case Forgotten():
                name = None
    if name is None:
        return None
    return Player(player, version, length, name, registered, credentials, seats, frozenset(consents))


def with_revocation(held: Credential, at: int) -> Credential:
    """The credential, revoked."""
    return replace(held, revoked=at)


def with_count(held: Credential, count: int) -> Credential:
    """The credential of a passkey with this count of signatures."""
    return held if held.passkey is None else replace(held, passkey=msgspec.structs.replace(held.passkey, count=count))


def needed_facts(player: Player, now_ms: int) -> list[AnyFact]:
    """Facts that fold to the same player, without credentials that ended more than a day ago."""
    found: list[AnyFact] = [Registered(at=player.registered, name=player.name)]
    for each in player.credentials.values():
        ended = each.revoked if each.revoked is not None else each.ends
        if ended is not None and ended < now_ms - REPEATABLE_MS:
            continue
        found.append(
            CredentialAdded(
                at=each.added, id=each.id, kind=each.kind, hash=each.hash, request=each.request, ends=each.ends, passkey=each.passkey
            )
        )
        if each.revoked is not None:
            found.append(CredentialRevoked(at=each.revoked, id=each.id))
    for bound in player.seats.values():
        at, version = bound.since, bound.version
        found.append(SeatBound(at=at, game=bound.game, seat=bound.seat, grant=bound.grant, version=version))
        if bound.closed is not None:
            found.append(SeatClosed(at=bound.closed, game=bound.game, seat=bound.seat))
    found += [Consented(at=now_ms, to=each, given=True) for each in sorted(player.consents)]
    return found
