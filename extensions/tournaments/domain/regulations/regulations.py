"""Regulations of a tournament as one value, and differences between two of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import fields

from domain.game.events.clock_events import ClockPlan
from extensions.tournaments.domain.regulations.terms import (
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
    """The regulations of a tournament."""

    preset: Annotated[PresetName, Meta(description="The preset they began from.")]
    ruleset: str
    ruleset_version: Annotated[int, Meta(description="Of every game.")]
    options: Annotated[dict[str, Any], Meta(description="Of every game, whole.")]
    game: GameTerms
    sizes: Sizes
    pairing: Pairing
    points: Points
    entries: EntryTerms
    times: TimeTerms
    clock: Annotated[ClockPlan | None, Meta(description="None without one.")] = None
    knockout: Annotated[Knockout | None, Meta(description="None for other methods.")] = None
    comparison: Annotated[Comparison | None, Meta(description="Of the boards, None if there are none.")] = None
    byes: Byes = Byes()
    tie_breaks: tuple[TieBreak, ...] = ()
    penalties: Penalties = Penalties()
    luck: LuckTerms = LuckTerms()
    sections: Annotated[tuple[Label, ...], Meta(min_length=1, max_length=20, description=(
        "Standings of their own."
    ))] = ("all",)
    may_rule: Annotated[tuple[Role, ...], Meta(description=(
        "Roles that rule on tables and decide appeals."
    ))] = ("organiser", "chief", "arbiter")
    shown_as: Annotated[Literal["names", "initials", "numbers"], Meta(description=(
        "The word for an entry on public pages."
    ))] = "names"

    @property
    def has_boards(self) -> bool:
        """Whether tables of a round share deals, so that a round is hidden from the public until it is closed."""
        return self.comparison is not None

    @property
    def is_blind(self) -> bool:
        """Whether pairings ignore results, so that no result makes a draft stale."""
        return self.pairing.method in ("schedule", "duplicate", "teams")


    @property
    def is_together(self) -> bool:
        """Whether an entry is a whole table: a co-operative game, whose boards are compared by measures."""
        return self.comparison is not None and bool(self.comparison.measures)

    @property
    def fixed_by_first_round(self) -> frozenset[str]:
        """Fields of the entries of round 1 that no later change may touch, since later rounds follow from that field."""
        if self.is_together or not (self.is_blind or self.pairing.method == "knockout"):
            return frozenset()
        return frozenset({"section", "seed", "rating", *(["apart"] if self.is_blind else [])})


SCORING = frozenset({"points", "byes", "tie_breaks", "comparison"})
"""Fields that organiser and chief arbiter can only change together, once a round was published."""
FIXED = frozenset({"preset", "ruleset", "ruleset_version"})
"""Fields that cannot change once a round was published."""


def changed_fields(before: Regulations, after: Regulations) -> tuple[str, ...]:
    """The fields in which two regulations differ, in their order."""
    names = [each.name for each in fields(Regulations)]
    return tuple(name for name in names if getattr(before, name) != getattr(after, name))
