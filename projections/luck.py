"""The public luck protocol of a game."""

from __future__ import annotations

from functools import lru_cache

from domain.game.luck.luck_status import LuckStatus
from projections.timestamps import stamp_or_none
from service.answers.play import LuckMoment, LuckRound, SentLuck


def luck_json(luck: LuckStatus | None, deadline_ms: int | None) -> SentLuck | None:
    """The luck in views; None for a game without a luck plan. deadline_ms: of the wait for nonces."""
    if luck is None:
        return None
    return shown_luck(luck, deadline_ms if luck.state == "closed" else None)


@lru_cache(maxsize=1024)
def shown_luck(luck: LuckStatus, until_ms: int | None) -> SentLuck:
    """The luck, equal in every view of a dealt game. Public, and of bounded size."""
    return SentLuck.of(
        luck,
        nonces=luck.plan.nonces,
        public=luck.plan.public,
        wait_s=luck.plan.wait_s,
        given=[nonce is not None for nonce in luck.nonces],
        awaits=luck.awaited_seats,
        until=stamp_or_none(until_ms),
        closed=None if luck.closed is None else LuckMoment.of(luck.closed),
        drawn=None if luck.drawn is None else LuckMoment.of(luck.drawn),
        round=None if luck.public is None else LuckRound.of(luck.public),
    )
