"""The public luck protocol of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from domain.game.events.luck_events import DrandRound
from domain.game.luck.luck_status import LuckStatus, Moment
from domain.kernel.secrecy import Seat
from projections.timestamps import stamp_or_none


class ShownLuck(msgspec.Struct, frozen=True):
    """The luck of a game in views; its members in alphabetical order, as in the JSON."""

    awaits: tuple[Seat, ...]
    closed: dict[str, Any] | None
    commits: tuple[str | None, ...]
    drawn: dict[str, Any] | None
    given: tuple[bool, ...]
    nonces: str
    public: str | None
    round: DrandRound | None
    silent: tuple[Seat, ...]
    state: str
    until: str | None
    wait_s: int


def luck_json(luck: LuckStatus | None, deadline_ms: int | None) -> ShownLuck | None:
    """The luck as a JSON value; None for a game without a luck plan. deadline_ms: of the wait for nonces."""
    if luck is None:
        return None
    return shown_luck(luck, deadline_ms if luck.state == "closed" else None)


@lru_cache(maxsize=1024)
def shown_luck(luck: LuckStatus, until_ms: int | None) -> ShownLuck:
    """The luck, equal in every view of a dealt game. Public, and of bounded size."""
    return ShownLuck(
        state=luck.state,
        nonces=luck.plan.nonces,
        public=luck.plan.public,
        wait_s=luck.plan.wait_s,
        commits=luck.commits,
        given=tuple([nonce is not None for nonce in luck.nonces]),
        awaits=luck.awaited_seats,
        until=stamp_or_none(until_ms),
        silent=luck.silent,
        closed=head_of(luck.closed),
        drawn=head_of(luck.drawn),
        round=luck.public,
    )


def head_of(moment: Moment | None) -> dict[str, Any] | None:
    return None if moment is None else {"version": moment.version, "digest": moment.digest}
