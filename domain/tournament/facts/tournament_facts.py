"""Facts of the tournament as a whole, and of its officials."""

from __future__ import annotations

from domain.game.events import GameHead, NamedCheckpoint
from domain.kernel.secrecy import Secret
from domain.tournament.facts.base import By, Committed, Fact
from domain.tournament.facts.parts import FinalPlace
from domain.tournament.regulations.regulations import Regulations
from domain.tournament.regulations.terms import Role


class TournamentCreated(Fact, frozen=True, tag="event.created"):
    """The tournament and its regulations, whole. title: what it is called; commitment: SHA-256 of the seed, hex; seed,
    secret: hex; secret salts the commitments to hidden fields; organiser: hash of the token of official `o1`; games_log: the
    last checkpoint of the log of games, None without a log.
    """

    regulations: Regulations
    title: Committed
    commitment: str
    seed: Secret[str]
    secret: Secret[str]
    organiser: Secret[str]
    games_log: NamedCheckpoint | None = None


class TournamentAmended(Fact, frozen=True, tag="event.amended"):
    """Other regulations, whole, from here on. changed: their fields that differ; consent: the official who agreed where two
    must; reason: absent before the first round was published.
    """

    regulations: Regulations
    changed: tuple[str, ...]
    consent: By | None
    reason: Committed | None


class VenueSet(Fact, frozen=True, tag="event.venue_set"):
    """Where and by which clock it is held, from here on. zone: the time zone, as IANA names it; venue: an address, or the
    link of an event online, None where nothing is said.
    """

    zone: str
    venue: Committed | None


class EntriesOpened(Fact, frozen=True, tag="entries.opened"):
    """Everybody may enter."""


class EntriesClosed(Fact, frozen=True, tag="entries.closed"):
    """Only officials make entries from here on."""


class OfficialGranted(Fact, frozen=True, tag="official.granted"):
    """Somebody is an official. id: `o2`; token: its hash; name: of the person; entry: the number of their own entry, None
    for who does not play.
    """

    id: str
    role: Role
    token: Secret[str]
    name: Committed | None
    entry: int | None


class OfficialReissued(Fact, frozen=True, tag="official.reissued"):
    """An official has another token; the one before is worth nothing. token: its hash."""

    id: str
    token: Secret[str]


class OfficialRevoked(Fact, frozen=True, tag="official.revoked"):
    """An official's rights end."""

    id: str


class MessageAnnounced(Fact, frozen=True, tag="event.announced"):
    """A message to everybody. number: from 1."""

    number: int
    text: Committed


class TournamentConfirmed(Fact, frozen=True, tag="event.confirmed"):
    """The standings are final. places: as they were confirmed, by section and place."""

    places: tuple[FinalPlace, ...]


class TournamentCancelled(Fact, frozen=True, tag="event.cancelled"):
    """The tournament ends without final standings."""

    reason: Committed


class TournamentSeedRevealed(Fact, frozen=True, tag="event.seed_revealed"):
    """The seed and the salts' secret, hex: from here on pairings, lots and deals can be checked by all."""

    seed: str
    secret: str


class TournamentRestored(Fact, frozen=True, tag="event.restored"):
    """The operator put the event back to an earlier history. lost: the head that was given up, None where nothing of it could
    be read; kept: the one it goes on from; reason: why. Rounds that are published from here on have other luck.
    """

    lost: GameHead | None
    kept: GameHead
    reason: Committed


TOURNAMENT_FACTS = (
    TournamentCreated, TournamentAmended, VenueSet, EntriesOpened, EntriesClosed, OfficialGranted, OfficialReissued,
    OfficialRevoked, MessageAnnounced, TournamentConfirmed, TournamentCancelled, TournamentSeedRevealed,
    TournamentRestored,
)  # fmt: skip

