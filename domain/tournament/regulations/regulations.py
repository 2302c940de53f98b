"""Regulations of a tournament as one value, and differences between two of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import fields

from domain.game.clocks.clock_events import ClockPlan
from domain.tournament.regulations.terms import (
    Byes,
    Comparison,
    EntryTerms,
    GameTerms,
    Knockout,
    Label,
    LuckTerms,
    Pairing,
    Penalties,
    Points,
    Role,
    Sizes,
    Terms,
    TieBreak,
    TimeTerms,
)

PresetName = Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]


class Regulations(Terms, frozen=True):
    """What a tournament is played by. preset: what they began from; ruleset_version, options: of every game, options whole;
    clock: None without one; knockout: None unless that is the method; comparison: of the boards, None where there are
    none; sections: standings of their own; may_rule: roles that rule on tables and decide appeals; shown_as: what public
    pages call an entry.
    """

    preset: PresetName
    ruleset: str
    ruleset_version: int
    options: dict[str, Any]
    game: GameTerms
    sizes: Sizes
    pairing: Pairing
    points: Points
    entries: EntryTerms
    times: TimeTerms
    clock: ClockPlan | None = None
    knockout: Knockout | None = None
    comparison: Comparison | None = None
    byes: Byes = Byes()
    tie_breaks: tuple[TieBreak, ...] = ()
    penalties: Penalties = Penalties()
    luck: LuckTerms = LuckTerms()
    sections: Annotated[tuple[Label, ...], msgspec.Meta(min_length=1, max_length=20)] = ("all",)
    may_rule: tuple[Role, ...] = ("organiser", "chief", "arbiter")
    shown_as: Literal["names", "initials", "numbers"] = "names"

    @property
    def has_boards(self) -> bool:
        """Whether tables of a round share deals, so that a round is kept from the public until it is closed."""
        return self.comparison is not None

    @property
    def is_blind(self) -> bool:
        """Whether pairings ignore results, so that no result makes a draft stale."""
        return self.pairing.method in ("schedule", "duplicate", "teams")


SCORING = frozenset({"points", "byes", "tie_breaks", "comparison"})
"""Fields that organiser and chief arbiter can only change together, once a round was published."""
FIXED = frozenset({"preset", "ruleset", "ruleset_version"})
"""Fields that cannot change once a round was published."""


def changed_fields(before: Regulations, after: Regulations) -> tuple[str, ...]:
    """The fields in which two regulations differ, in their order."""
    names = [each.name for each in fields(Regulations)]
    return tuple(name for name in names if getattr(before, name) != getattr(after, name))
