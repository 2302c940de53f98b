"""Facts of the tournament as a whole, and of its officials."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.game.events.game_events import GameHead, NamedCheckpoint
from domain.kernel.secrecy import Secret
from extensions.tournaments.domain.facts.base import By, Committed, TournamentFact
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Role


class TournamentCreated(TournamentFact, frozen=True, tag="tournament.created"):
    """The tournament and its regulations, whole."""

    regulations: Regulations
    title: Annotated[Committed, Meta(description="The title.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed, hex.")]
    seed: Annotated[Secret[str], Meta(description="Hex.")]
    secret: Annotated[Secret[str], Meta(description="Hex; salts the commitments to hidden fields.")]
    organiser: Annotated[Secret[str], Meta(description="Hash of the token of official `o1`.")]
    games_log: Annotated[NamedCheckpoint | None, Meta(description=(
        "The last checkpoint of the log of games, None without a log."
    ))] = None


class TournamentAmended(TournamentFact, frozen=True, tag="tournament.amended"):
    """Other regulations, whole, from here on."""

    regulations: Regulations
    changed: Annotated[tuple[str, ...], Meta(description="Their fields that differ.")]
    consent: Annotated[By | None, Meta(description="The official who agreed, if two must.")]
    appointed_by: Annotated[By | None, Meta(description=(
        "The official who handed out the slip of the official who agreed, None if no one agreed or no one handed one out."
    ))]
    reason: Annotated[Committed | None, Meta(description="Absent before the first round was published.")]


class VenueSet(TournamentFact, frozen=True, tag="tournament.venue_set"):
    """Venue and time zone from here on."""

    zone: Annotated[str, Meta(description="The time zone, as IANA names it.")]
    venue: Annotated[Committed | None, Meta(description=(
        "An address, or the link of a tournament online, None if not stated."
    ))]


class EntriesOpened(TournamentFact, frozen=True, tag="entries.opened"):
    """Anyone may enter."""


class EntriesClosed(TournamentFact, frozen=True, tag="entries.closed"):
    """Only officials make entries from here on."""


class OfficialGranted(TournamentFact, frozen=True, tag="official.granted"):
    """An official is appointed."""

    id: Annotated[str, Meta(description="`o2`.")]
    role: Role
    slip: Annotated[Secret[str], Meta(description="Hash of the official's slip.")]
    name: Annotated[Committed | None, Meta(description="Of the person.")]
    entry: Annotated[int | None, Meta(description=(
        "The number of their own entry, None for an official who does not play."
    ))]


class OfficialSlipMade(TournamentFact, frozen=True, tag="official.slip_made"):
    """An official has another slip. The previous slip, and the token that it was exchanged for, are revoked."""

    id: str
    slip: Annotated[Secret[str], Meta(description="Its hash.")]


class OfficialSlipExchanged(TournamentFact, frozen=True, tag="official.slip_exchanged"):
    """A device exchanged the slip of an official for its own token."""

    id: str
    token: Annotated[Secret[str], Meta(description="Its hash.")]


class OfficialRevoked(TournamentFact, frozen=True, tag="official.revoked"):
    """An official's rights end."""

    id: str


class AnnouncementMade(TournamentFact, frozen=True, tag="tournament.announced"):
    """An announcement."""

    number: Annotated[int, Meta(description="From 1.")]
    text: Committed


class TournamentConfirmed(TournamentFact, frozen=True, tag="tournament.confirmed"):
    """The standings are final."""

    places: Annotated[tuple[FinalPlace, ...], Meta(description="As they were confirmed, by section and place.")]


class TournamentCancelled(TournamentFact, frozen=True, tag="tournament.cancelled"):
    """The tournament ends without final standings."""

    reason: Committed


class TournamentSeedRevealed(TournamentFact, frozen=True, tag="tournament.seed_revealed"):
    """The seed and the salts' secret, hex: from here on pairings, lots and deals can be checked by all."""

    seed: str
    secret: str


class TournamentRestored(TournamentFact, frozen=True, tag="tournament.restored"):
    """The operator restored the tournament to an earlier history. Rounds that are published from here on have other luck."""

    lost: Annotated[GameHead | None, Meta(description=(
        "The head that was given up, None if nothing of it could be read."
    ))]
    kept: Annotated[GameHead, Meta(description="The head it continues from.")]
    reason: Annotated[Committed, Meta(description="Why.")]


TOURNAMENT_FACTS = (
    TournamentCreated, TournamentAmended, VenueSet, EntriesOpened, EntriesClosed, OfficialGranted, OfficialSlipMade,
    OfficialSlipExchanged, OfficialRevoked, AnnouncementMade, TournamentConfirmed, TournamentCancelled, TournamentSeedRevealed,
    TournamentRestored,
)  # fmt: skip

