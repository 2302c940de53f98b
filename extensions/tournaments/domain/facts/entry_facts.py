"""Facts of entries: their members and requests. No person's name or id is in any of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.game.events.seat_plan import Policy
from domain.kernel.secrecy import Secret
from extensions.tournaments.domain.facts.base import Committed, TournamentFact

EntryKind = Literal["people", "stand_in", "bot"]
"""people: one to six, who play for the standings; stand_in: a person who fills a table; bot: a program that does."""


class EntryMade(TournamentFact, frozen=True, tag="entry.made"):
    """An entry."""

    number: Annotated[int, Meta(description="From 1, never used again.")]
    kind: EntryKind
    section: str
    names: Annotated[tuple[Committed | None, ...], Meta(description="Of its persons, one for each.")]
    seed: Annotated[int | None, Meta(description="Its number in the seeding.")]
    rating: Annotated[int | None, Meta(description="That seeds it, in thousandths, as it was then.")]
    club: Annotated[Committed | None, Meta(description="The club of the entry.")]
    apart: Annotated[tuple[int, ...], Meta(description="Numbers of groups whose entries should not meet.")]
    is_waiting: Annotated[bool, Meta(description="On the waiting list.")]
    bot: Annotated[str | None, Meta(description="The name of its policy.")]
    policy: Policy | None
    slip: Annotated[Secret[str | None], Meta(description="Hash of the entry's slip, None for bots.")]


class EntryChanged(TournamentFact, frozen=True, tag="entry.changed", omit_defaults=True):
    """Stated data of an entry change from here on; absent fields stay unchanged. The club is as entered: no request
    changes it.
    """

    number: int
    section: str | msgspec.UnsetType = msgspec.UNSET
    seed: int | msgspec.UnsetType | None = msgspec.UNSET
    rating: int | msgspec.UnsetType | None = msgspec.UNSET
    apart: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET


class EntryAdmitted(TournamentFact, frozen=True, tag="entry.admitted"):
    """An entry comes from the waiting list to a place that is free."""

    number: int


class EntryWithdrawn(TournamentFact, frozen=True, tag="entry.withdrawn"):
    """An entry is no longer paired."""

    number: int
    reason: Committed | None


class EntryReinstated(TournamentFact, frozen=True, tag="entry.reinstated"):
    """An entry that was withdrawn or disqualified is paired again."""

    number: int
    reason: Committed | None


class EntrySubstituted(TournamentFact, frozen=True, tag="entry.substituted"):
    """Another person plays for an entry."""

    number: int
    member: Annotated[int, Meta(description="The member whose place they take.")]
    name: Annotated[Committed | None, Meta(description="Of the new one.")]
    reason: Committed | None


class EntryNameCorrected(TournamentFact, frozen=True, tag="entry.name_corrected"):
    """The name of a person of an entry is spelt otherwise from here on. The person stays the same."""

    number: int
    member: Annotated[int, Meta(description="Whose name it is.")]
    name: Annotated[Committed, Meta(description="As it is spelt now.")]


class EntryRemoved(TournamentFact, frozen=True, tag="entry.removed"):
    """An entry that is in no published round was a mistake. Its number is never used again."""

    number: int
    same_as: Annotated[int | None, Meta(description="The entry of the same person, which stays; None without one.")]
    reason: Committed | None


class EntrySlipMade(TournamentFact, frozen=True, tag="entry.slip_made"):
    """An entry has another slip. The previous slip, and the token that it was exchanged for, are revoked."""

    number: int
    slip: Annotated[Secret[str], Meta(description="Its hash.")]


class EntrySlipExchanged(TournamentFact, frozen=True, tag="entry.slip_exchanged"):
    """A device exchanged the slip of an entry for its own token."""

    number: int
    token: Annotated[Secret[str], Meta(description="Its hash.")]


class EntryCheckedIn(TournamentFact, frozen=True, tag="entry.checked_in"):
    """An entry checks in."""

    number: int
    round: Annotated[int | None, Meta(description="The round; None for the whole tournament.")]


class EntryCheckedOut(TournamentFact, frozen=True, tag="entry.checked_out"):
    """An entry checks out."""

    number: int
    round: Annotated[int | None, Meta(description="As it was checked in.")]


class ByeAsked(TournamentFact, frozen=True, tag="entry.bye_asked"):
    """An entry requests a bye in a round."""

    number: int
    round: int


class ByeTakenBack(TournamentFact, frozen=True, tag="entry.bye_taken_back"):
    """An entry wants to play in a round after all."""

    number: int
    round: int


ENTRY_FACTS = (
    EntryMade, EntryChanged, EntryAdmitted, EntryWithdrawn, EntryReinstated, EntrySubstituted, EntryNameCorrected,
    EntryRemoved, EntrySlipMade, EntrySlipExchanged, EntryCheckedIn, EntryCheckedOut, ByeAsked, ByeTakenBack,
)  # fmt: skip
