"""Facts of entries: their members and requests. No person's name or id is in any of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.game.opening.seat_plan import Policy
from domain.kernel.secrecy import Secret
from domain.tournament.facts.base import Committed, Fact

EntryKind = Literal["people", "stand_in", "bot"]
"""people: one to six, who play for the standings; stand_in: a person who fills a table; bot: a program that does."""


class EntryMade(Fact, frozen=True, tag="entry.made"):
    """An entry. number: from 1, never used again; names: of its persons, one for each; seed: its number in the seeding;
    rating: that seeds it, in thousandths, as it was then; club: what it is from; apart: numbers of groups whose entries
    should not meet; is_waiting: on the waiting list; bot: the name of its policy; token: hash of the entry's own.
    """

    number: int
    kind: EntryKind
    section: str
    names: tuple[Committed | None, ...]
    seed: int | None
    rating: int | None
    club: Committed | None
    apart: tuple[int, ...]
    is_waiting: bool
    bot: str | None
    policy: Policy | None
    token: Secret[str | None]


class EntryChanged(Fact, frozen=True, tag="entry.changed", omit_defaults=True):
    """Stated data of an entry change from here on; absent fields stay unchanged."""

    number: int
    section: str | msgspec.UnsetType = msgspec.UNSET
    seed: int | msgspec.UnsetType | None = msgspec.UNSET
    rating: int | msgspec.UnsetType | None = msgspec.UNSET
    club: Committed | msgspec.UnsetType | None = msgspec.UNSET
    apart: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


class EntryAdmitted(Fact, frozen=True, tag="entry.admitted"):
    """An entry comes from the waiting list to a place that is free."""

    number: int


class EntryWithdrawn(Fact, frozen=True, tag="entry.withdrawn"):
    """An entry is not paired any more."""

    number: int
    reason: Committed | None


class EntryReinstated(Fact, frozen=True, tag="entry.reinstated"):
    """An entry that was withdrawn or disqualified is paired again."""

    number: int
    reason: Committed | None


class EntrySubstituted(Fact, frozen=True, tag="entry.substituted"):
    """Another person plays for an entry. member: in whose place; name: of the new one."""

    number: int
    member: int
    name: Committed | None
    reason: Committed | None


class EntryLinked(Fact, frozen=True, tag="entry.linked"):
    """An entry has another token; the one before is worth nothing. token: its hash."""

    number: int
    token: Secret[str]


class EntryCheckedIn(Fact, frozen=True, tag="entry.checked_in"):
    """An entry is there. round: for which; None for the whole tournament."""

    number: int
    round: int | None


class EntryCheckedOut(Fact, frozen=True, tag="entry.checked_out"):
    """An entry is not there after all. round: as it was checked in."""

    number: int
    round: int | None


class ByeAsked(Fact, frozen=True, tag="entry.bye_asked"):
    """An entry requests a bye in a round."""

    number: int
    round: int


class ByeTakenBack(Fact, frozen=True, tag="entry.bye_taken_back"):
    """An entry wants to play in a round after all."""

    number: int
    round: int


ENTRY_FACTS = (
    EntryMade, EntryChanged, EntryAdmitted, EntryWithdrawn, EntryReinstated, EntrySubstituted, EntryLinked,
    EntryCheckedIn, EntryCheckedOut, ByeAsked, ByeTakenBack,
)  # fmt: skip
