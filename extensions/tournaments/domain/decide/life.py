"""A tournament as a whole: created, entered, amended, announced, confirmed, cancelled."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from domain.game.events.game_events import GameHead, NamedCheckpoint
from domain.kernel.chance import seed_commitment
from domain.kernel.errors import Conflict, Forbidden
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import NOBODY, Known
from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.batch import (
    FactBatch,
    FactCause,
    StatedFact,
    append,
    append_first,
    nothing,
    state_fact,
)
from extensions.tournaments.domain.decide.requirements import (
    DESK,
    HEADS,
    find_official,
    is_established,
    malformed,
    require_official,
    require_on,
    require_seen,
    require_service,
)
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.facts.tournament_facts import (
    AnnouncementMade,
    EntriesClosed,
    EntriesOpened,
    TournamentAmended,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentCreated,
    TournamentRestored,
    TournamentSeedRevealed,
    VenueSet,
)
from extensions.tournaments.domain.regulations.check_regulations import require_playable
from extensions.tournaments.domain.regulations.regulations import FIXED, SCORING, Regulations, changed_fields
from extensions.tournaments.domain.salted_text import LONGEST_NAME, SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tournament import Official, Tournament

ZONE = re.compile(r"[A-Z][A-Za-z0-9_+-]*(?:/[A-Z][A-Za-z0-9_+-]*){0,2}")
LONGEST_ZONE, LONGEST_VENUE = 64, 160


class TournamentPlan(NamedTuple):
    """A request for a new tournament. seed, secret: 32 bytes; organiser: hash of the token of official `o1`; games_log: as in
    TournamentCreated.
    """

    regulations: Regulations
    title: SaltedText
    seed: bytes
    secret: bytes
    organiser: str
    games_log: NamedCheckpoint | None = None

    def __repr__(self) -> str:
        return "TournamentPlan(…)"


def create_tournament(tournament: str, rules: AnyRuleset, plan: TournamentPlan, cause: FactCause) -> FactBatch:
    """A new tournament, closed for entries.  Raises Malformed."""
    require_playable(plan.regulations, rules)
    require_text(plan.title, "title", LONGEST_NAME)
    created = TournamentCreated(
        plan.regulations,
        plan.title.commitment,
        seed_commitment(plan.seed),
        Known(plan.seed.hex(), NOBODY),
        Known(plan.secret.hex(), NOBODY),
        Known(plan.organiser, NOBODY),
        plan.games_log,
    )
    return append_first(tournament, cause, StatedFact(created, {"title": plan.title}))


def open_entries(tournament: Tournament, cause: FactCause) -> FactBatch:
    """Opens the tournament for entries.  Raises Conflict, Forbidden."""
    require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    if tournament.is_entering:
        return nothing(tournament)
    if is_entry_too_late(tournament):
        raise Conflict("entries-closed", "It is too late to enter this tournament.")
    return append(tournament, cause, EntriesOpened())


def set_venue(tournament: Tournament, zone: str, venue: SaltedText | None, cause: FactCause) -> FactBatch:
    """Sets venue and time zone from now on. zone: an IANA name.  Raises Conflict, Forbidden, Malformed."""
    require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    require_venue(zone, venue)
    return append(tournament, cause, state_fact(VenueSet(zone, commitment_of(venue)), venue=venue))


def require_venue(zone: str, venue: SaltedText | None) -> None:
    """Raises Malformed unless the time zone has a valid form, and the address is one line."""
    if not ZONE.fullmatch(zone) or len(zone) > LONGEST_ZONE:
        raise malformed("zone", "A time zone, such as Europe/Vienna.")
    require_text(venue, "venue", LONGEST_VENUE)


def is_entry_too_late(tournament: Tournament) -> bool:
    """Whether all rounds are over, or a new entry would have missed more of them than a late entry may."""
    return tournament.status == "provisional" or tournament.next_round > 1 + tournament.regulations.entries.late_rounds


def close_entries(tournament: Tournament, cause: FactCause) -> FactBatch:
    """Restricts entering to officials.  Raises Conflict, Forbidden."""
    require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    return append(tournament, cause, EntriesClosed()) if tournament.is_entering else nothing(tournament)


def amend(
    tournament: Tournament,
    rules: AnyRuleset,
    regulations: Regulations,
    *, seen: int,
    reason: SaltedText | None,
    cause: FactCause,
    consent: By | None = None,
) -> FactBatch:
    """Other regulations. seen: version that the caller saw; reason: required once a round was published; consent: of
    the second official, required if the scoring changes then.  Raises Conflict, Forbidden, Malformed, Stale.
    """
    official = require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    require_seen(seen, tournament.regulated, "The regulations")
    require_text(reason, "reason")
    require_playable(regulations, rules)
    changed = changed_fields(tournament.regulations, regulations)
    if not changed:
        return nothing(tournament)
    require_fitting(tournament, regulations)
    if tournament.is_published:
        if reason is None:
            raise malformed("reason", "A reason, once a round was published.")
        if fixed := FIXED.intersection(changed):
            raise malformed(min(fixed), "Not once a round was published.")
        if SCORING.intersection(changed):
            require_consent(tournament, official, consent)
    agreed = find_official(tournament, consent)
    appointed_by = None if agreed is None or agreed.slip is None else agreed.slip.by
    fact = TournamentAmended(regulations, changed, consent, appointed_by, commitment_of(reason))
    return append(tournament, cause, state_fact(fact, reason=reason))


def require_fitting(tournament: Tournament, regulations: Regulations) -> None:
    """Raises Malformed if existing entries and rounds do not fit other regulations."""
    sections = {each.section for each in tournament.entries.values() if not each.has_left}
    if gone := sections - set(regulations.sections):
        raise malformed("sections", f"Entries are in {min(gone)}.")
    entered = sum(each.is_paired and each.kind == "people" for each in tournament.entries.values())
    if entered > regulations.entries.most:
        raise malformed("entries.most", f"{entered} have entered.")
    if regulations.pairing.rounds < tournament.next_round - 1:
        raise malformed("pairing.rounds", f"{tournament.next_round - 1} were published.")


def require_consent(tournament: Tournament, official: Official, consent: By | None) -> None:
    """Raises Forbidden unless organiser and chief arbiter agree, each by a device that had exchanged its slip before the
    last round was published; if there was no chief arbiter then, the organiser suffices.
    """
    wanted = "chief" if official.role == "organiser" else "organiser"
    if not any(each.role == wanted and was_official(tournament, each) for each in tournament.officials.values()):
        return
    agreed = find_official(tournament, consent)
    if agreed is None or agreed.role != wanted:
        raise Forbidden("Points and tie-breaks are changed by organiser and chief arbiter together.")
    late = next((each.id for each in (official, agreed) if not is_established(tournament, each)), None)
    if late is not None:
        raise Forbidden(f"The device of {late} opened its slip after the last round was published: it counts from the next round on.")


def was_official(tournament: Tournament, official: Official) -> bool:
    """Whether an official was granted, and not revoked, when the last round was published."""
    published = tournament.last_publication
    return official.granted < published and (official.revoked is None or official.revoked > published)


def announce(tournament: Tournament, text: SaltedText, cause: FactCause) -> FactBatch:
    """Publishes an announcement.  Raises Conflict, Forbidden, Malformed."""
    require_official(tournament, cause.by, DESK)
    if tournament.status == "cancelled":
        require_on(tournament)
    require_text(text, "text")
    return append(tournament, cause, state_fact(AnnouncementMade(tournament.announcements + 1, text.commitment), text=text))


def confirm(tournament: Tournament, seen: int, places: Sequence[FinalPlace], cause: FactCause) -> FactBatch:
    """Makes the standings final and reveals the seed. seen: version of the standings; places: at that version.

    Raises Conflict, Forbidden, Malformed, Stale.
    """
    require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    if tournament.status != "provisional":
        raise Conflict("round-under-way", "Not all rounds have been played.")
    require_seen(seen, tournament.scored, "What the standings follow from")
    if tournament.open_appeals:
        raise Conflict("appeals-open", "Appeals have not been decided.")
    if milliseconds(cause.at) < last_appeal_ms(tournament):
        raise Conflict("appeals-open", "The time for appeals is not over.")
    require_places(tournament, places)
    return append(tournament, cause, TournamentConfirmed(tuple(places)), reveal_of(tournament))


def last_appeal_ms(tournament: Tournament) -> int:
    """The end of the time for appeals, in milliseconds since the epoch."""
    times = [each.closed_at for each in tournament.rounds.values() if each.closed_at is not None]
    since = [milliseconds(each) for each in (*times, *(each.at for each in tournament.rulings))]
    return max(since, default=0) + 1000 * tournament.regulations.times.appeal_s


def require_places(tournament: Tournament, places: Sequence[FinalPlace]) -> None:
    """Raises Malformed unless each place belongs to an entry of its section, and no entry has two."""
    numbers = [each.entry for each in places]
    if len(set(numbers)) < len(numbers):
        raise malformed("places", "Each entry once.")
    for each in places:
        side = tournament.entries.get(each.entry)
        if side is None or side.kind != "people" or side.section != each.section or each.place < 1:
            raise malformed("places", f"Entry {each.entry} has no such place.")


def cancel(tournament: Tournament, reason: SaltedText, cause: FactCause) -> FactBatch:
    """Ends the tournament without final standings; the seed is revealed once no game of it is running.

    Raises Conflict, Forbidden, Malformed.
    """
    require_official(tournament, cause.by, ("organiser",))
    require_on(tournament)
    require_text(reason, "reason")
    fact = state_fact(TournamentCancelled(reason.commitment), reason=reason)
    return append(tournament, cause, fact, *((reveal_of(tournament),) if tournament.current is None else ()))


def note_restore(tournament: Tournament, lost: GameHead | None, reason: SaltedText, cause: FactCause) -> FactBatch:
    """Notes that the operator has restored the tournament to its current version. lost: the discarded head.  Raises
    Forbidden, Malformed.
    """
    require_service(cause.by)
    require_text(reason, "reason")
    return append(tournament, cause, state_fact(TournamentRestored(lost, tournament.head, reason.commitment), reason=reason))


def has_games_on(tournament: Tournament) -> bool:
    """Whether a game of the current round is running, whose deal the seed would reveal."""
    tables = tournament.current.tables.values() if tournament.current is not None else ()
    return any(game.opened is not None and not game.is_over for table in tables for game in table.games)


def reveal(tournament: Tournament, cause: FactCause) -> FactBatch:
    """Reveals the seed of a tournament that was cancelled during a round, once its games have ended.  Raises Conflict.
    """
    require_service(cause.by)
    if tournament.ended is not None:
        return nothing(tournament)
    if tournament.status != "cancelled" or has_games_on(tournament):
        raise Conflict("round-under-way", "Games of this tournament are on.")
    return append(tournament, cause, reveal_of(tournament))


def reveal_of(tournament: Tournament) -> TournamentSeedRevealed:
    return TournamentSeedRevealed(tournament.seed.hex(), tournament.secret.hex())
