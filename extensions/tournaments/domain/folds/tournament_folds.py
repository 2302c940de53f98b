"""Folds of the facts of a tournament as a whole, and of its officials."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.game.aggregate import plaintext
from extensions.tournaments.domain.entries import text_place
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.tournament_facts import (
    AnnouncementMade,
    EntriesClosed,
    EntriesOpened,
    OfficialGranted,
    OfficialRevoked,
    OfficialSlipExchanged,
    OfficialSlipMade,
    TournamentAmended,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentCreated,
    TournamentRestored,
    TournamentSeedRevealed,
    VenueSet,
)
from extensions.tournaments.domain.folds.moment import FactTime
from extensions.tournaments.domain.slips import Slip, next_slip
from extensions.tournaments.domain.tournament import Official, Tournament

Row = Callable[[Tournament, Any, FactTime], Tournament]


def initial_tournament(tournament: str, created: TournamentCreated, at: str, digest: bytes) -> Tournament:
    """The tournament after the first fact of its log."""
    return Tournament(
        id=tournament,
        created=created,
        regulations=created.regulations,
        secret=bytes.fromhex(plaintext(created.secret)),
        seed=bytes.fromhex(plaintext(created.seed)),
        version=1,
        digest=digest,
        founded_at=at,
        at=at,
        officials={"o1": Official("o1", "organiser", None, plaintext(created.organiser))},
    )


def with_entries_opened(tournament: Tournament, _: EntriesOpened, __: FactTime) -> Tournament:
    status = "entries" if tournament.status == "drafted" else tournament.status
    return replace(tournament, is_entering=True, status=status)


def with_restore(tournament: Tournament, _: TournamentRestored, __: FactTime) -> Tournament:
    """After the operator restored it: further deals are fresh."""
    rounds = {
        number: replace(each, attempt=each.attempt + 1) if each.published is None else each
        for number, each in tournament.rounds.items()
    }
    return replace(tournament, restores=tournament.restores + 1, rounds=rounds)


def with_amendment(tournament: Tournament, fact: TournamentAmended, moment: FactTime) -> Tournament:
    return with_life(replace(tournament, regulations=fact.regulations, regulated=moment.version))


def with_life(tournament: Tournament) -> Tournament:
    """A running tournament is provisional once all its rounds are closed."""
    if tournament.status not in ("running", "provisional"):
        return tournament
    closed = [each.number for each in tournament.rounds.values() if each.state == "closed"]
    is_played = len(closed) >= tournament.regulations.pairing.rounds
    return replace(tournament, status="provisional" if is_played else "running")


def with_official(tournament: Tournament, official: Official) -> Tournament:
    return replace(tournament, officials={**tournament.officials, official.id: official})


def with_grant(tournament: Tournament, fact: OfficialGranted, moment: FactTime) -> Tournament:
    name = text_place(moment.version, "name", fact.name)
    slip = Slip(plaintext(fact.slip), moment.version, moment.at, moment.by)
    return with_official(
        tournament, Official(fact.id, fact.role, slip, entry=fact.entry, granted=moment.version, name=name)
    )


def with_official_slip(tournament: Tournament, fact: OfficialSlipMade, moment: FactTime) -> Tournament:
    held = tournament.officials[fact.id]
    slip = next_slip(held.slip, plaintext(fact.slip), moment.version, moment.at, moment.by)
    return with_official(tournament, replace(held, slip=slip, token=None))


def with_official_token(tournament: Tournament, fact: OfficialSlipExchanged, moment: FactTime) -> Tournament:
    held = tournament.officials[fact.id]
    assert held.slip is not None
    exchanged = replace(held.slip, exchanged=moment.version)
    return with_official(tournament, replace(held, slip=exchanged, token=plaintext(fact.token)))


def with_revocation(tournament: Tournament, fact: OfficialRevoked, moment: FactTime) -> Tournament:
    return with_official(tournament, replace(tournament.officials[fact.id], revoked=moment.version))


def with_venue(tournament: Tournament, fact: VenueSet, moment: FactTime) -> Tournament:
    return replace(tournament, zone=fact.zone, venue=text_place(moment.version, "venue", fact.venue))


TOURNAMENT_FOLDS: dict[type[TournamentFact], Row] = {
    TournamentAmended: with_amendment,
    VenueSet: with_venue,
    EntriesOpened: with_entries_opened,
    EntriesClosed: lambda tournament, _, __: replace(tournament, is_entering=False),
    OfficialGranted: with_grant,
    OfficialSlipMade: with_official_slip,
    OfficialSlipExchanged: with_official_token,
    OfficialRevoked: with_revocation,
    AnnouncementMade: lambda tournament, fact, _: replace(tournament, announcements=fact.number),
    TournamentConfirmed: lambda tournament, fact, _: replace(
        tournament, status="final", places=fact.places, is_entering=False
    ),
    TournamentRestored: with_restore,
    TournamentCancelled: lambda tournament, _, __: replace(tournament, status="cancelled", is_entering=False),
    TournamentSeedRevealed: lambda tournament, _, moment: replace(tournament, ended=moment.version),
}
