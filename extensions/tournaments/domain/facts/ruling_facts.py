"""Facts of arbiters: rulings, penalties, appeals and lots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Secret
from extensions.tournaments.domain.facts.base import By, Committed, TournamentFact
from extensions.tournaments.domain.facts.parts import AddedTime, Result

RulingKind = Literal["correct", "adjust", "forfeit", "void", "replay", "penalty", "time"]
WITHOUT_RESULT: tuple[RulingKind, ...] = ("time", "replay")
"""Kinds of rulings that state no result, so that no later one replaces them."""
PenaltyKind = Literal["warning", "points", "disqualification"]


class TableRulingMade(TournamentFact, frozen=True, tag="ruling.made"):
    """A ruling on a table."""

    number: Annotated[int, Meta(description="From 1, penalties counted too.")]
    round: int
    table: int
    kind: RulingKind
    before: Annotated[Result | None, Meta(description="The result before.")]
    after: Annotated[Result | None, Meta(description="The result from here on.")]
    article: Annotated[str, Meta(description="Of the regulations or rules, empty if none is named.")]
    author: Annotated[By, Meta(description="Who rules.")]
    reason: Committed
    appeal: Annotated[int | None, Meta(description="The number of the one that it decides.")] = None
    replaces: Annotated[int | None, Meta(description="Version of the ruling before it.")] = None
    game: Annotated[str | None, Meta(description="The next one, of a replay.")] = None
    time: Annotated[AddedTime | None, Meta(description="That is given.")] = None


class PenaltyGiven(TournamentFact, frozen=True, tag="penalty.given"):
    """A penalty of one entry, never to others' favour."""

    number: Annotated[int, Meta(description="As of rulings.")]
    entry: int
    kind: PenaltyKind
    points: Annotated[str | None, Meta(description=(
        "Off its sum, a fraction as text, None for a penalty that costs none."
    ))]
    article: str
    author: By
    reason: Committed
    round: Annotated[int | None, Meta(description="The round in which it was earned.")] = None
    table: Annotated[int | None, Meta(description="The table at which it was earned.")] = None
    appeal: int | None = None
    replaces: Annotated[int | None, Meta(description="Number of the penalty that it stands for.")] = None


class AppealMade(TournamentFact, frozen=True, tag="appeal.made"):
    """An entry appeals."""

    number: Annotated[int, Meta(description="From 1.")]
    entry: int
    round: int
    table: Annotated[int | None, Meta(description="Of the round, None if it is about a penalty.")]
    ruling: Annotated[int | None, Meta(description="Its number, None if the appeal is about other things at the table.")]
    text: Committed


class AppealDecided(TournamentFact, frozen=True, tag="appeal.decided"):
    """An appeal is decided."""

    number: int
    verdict: Literal["upheld", "dismissed"]
    ruling: Annotated[int | None, Meta(description=(
        "The number of the resulting ruling or penalty, None if nothing changes."
    ))]
    author: By
    reason: Committed


class AppealWithdrawn(TournamentFact, frozen=True, tag="appeal.withdrawn"):
    """The author of an appeal withdraws it."""

    number: int


class HandsRead(TournamentFact, frozen=True, tag="table.hands_read"):
    """An arbiter saw everything at a table, hands included."""

    round: int
    table: int
    game: str
    version: Annotated[Secret[int], Meta(description=(
        "Of the game then; published only at the end, since spectators may see the table late."
    ))]
    reason: Committed


class LotDrawn(TournamentFact, frozen=True, tag="lot.drawn"):
    """The lot decides an order if entries must advance."""

    number: Annotated[int, Meta(description="From 1.")]
    round: Annotated[int, Meta(description="After which.")]
    among: Annotated[tuple[int, ...], Meta(description="Entries, ascending.")]
    order: Annotated[tuple[int, ...], Meta(description="The same entries in the order of the lot.")]


RULING_FACTS = (TableRulingMade, PenaltyGiven, AppealMade, AppealDecided, AppealWithdrawn, HandsRead, LotDrawn)
