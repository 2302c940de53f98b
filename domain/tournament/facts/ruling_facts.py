"""Facts of arbiters: rulings, penalties, appeals and lots."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Secret
from domain.tournament.facts.base import By, Committed, Fact
from domain.tournament.facts.parts import AddedTime, Result

RulingKind = Literal["correct", "adjust", "forfeit", "void", "replay", "penalty", "time"]
PenaltyKind = Literal["warning", "points", "disqualification"]


class RulingMade(Fact, frozen=True, tag="ruling.made"):
    """A ruling on a table. number: from 1, penalties counted too; before, after: what the table counts as; article: of the
    regulations or rules, empty where none is named; author: who rules; appeal: the number of the one that it decides;
    replaces: version of the ruling before it; game: the next one, of a replay; time: that is given.
    """

    number: int
    round: int
    table: int
    kind: RulingKind
    before: Result | None
    after: Result | None
    article: str
    author: By
    reason: Committed
    appeal: int | None = None
    replaces: int | None = None
    game: str | None = None
    time: AddedTime | None = None


class PenaltyGiven(Fact, frozen=True, tag="penalty.given"):
    """A penalty of one entry, never to others' favour. number: as of rulings; points: off its sum, a fraction as text, None
    for a penalty that costs none; round, table: where it was earned; replaces: number of the penalty that it stands for.
    """

    number: int
    entry: int
    kind: PenaltyKind
    points: str | None
    article: str
    author: By
    reason: Committed
    round: int | None = None
    table: int | None = None
    appeal: int | None = None
    replaces: int | None = None


class AppealMade(Fact, frozen=True, tag="appeal.made"):
    """An entry appeals. number: from 1; table: of the round, None where it is about a penalty; ruling: its number, None where
    it is about what happened at the table.
    """

    number: int
    entry: int
    round: int
    table: int | None
    ruling: int | None
    text: Committed


class AppealDecided(Fact, frozen=True, tag="appeal.decided"):
    """An appeal is decided. ruling: the number of the ruling or penalty that follows, None where all stays as it is."""

    number: int
    verdict: Literal["upheld", "dismissed"]
    ruling: int | None
    author: By
    reason: Committed


class AppealWithdrawn(Fact, frozen=True, tag="appeal.withdrawn"):
    """Who appealed wants no decision any more."""

    number: int


class HandsRead(Fact, frozen=True, tag="table.hands_read"):
    """An arbiter saw everything at a table, hands included. version: of the game then; it is told at the end alone, since
    spectators may see the table late.
    """

    round: int
    table: int
    game: str
    version: Secret[int]
    reason: Committed


class LotDrawn(Fact, frozen=True, tag="lot.drawn"):
    """The lot decides an order where somebody must go on. number: from 1; round: after which; among: entries, ascending;
    order: the same, first the one that the lot puts first.
    """

    number: int
    round: int
    among: tuple[int, ...]
    order: tuple[int, ...]


RULING_FACTS = (RulingMade, PenaltyGiven, AppealMade, AppealDecided, AppealWithdrawn, HandsRead, LotDrawn)
