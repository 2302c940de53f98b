"""Common checks of requests: the caller's role, a running tournament, no later change."""

from __future__ import annotations

import re

from domain.kernel.errors import Conflict, Forbidden, Malformed, Missing, Stale
from domain.kernel.timestamps import is_in_calendar
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.own_boards import boards_ahead
from extensions.tournaments.domain.regulations.terms import Role
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Official, Tournament

DESK: tuple[Role, ...] = ("organiser", "chief", "arbiter", "scorer")
"""Roles that may enter and check in people, and announce."""
PAIRERS: tuple[Role, ...] = ("organiser", "chief", "arbiter")
"""Roles that may draft, publish and close rounds."""
HEADS: tuple[Role, ...] = ("organiser", "chief")
"""Roles that may decide on the tournament as a whole."""
_ARTICLE = re.compile(r"[0-9A-Za-z§. -]{0,40}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")


def malformed(field: str, message: str) -> Malformed:
    """The refusal of one field."""
    return Malformed(f"{field}: {message}", {field: [message]})


def require_on(tournament: Tournament) -> None:
    """Raises Conflict when the tournament is over."""
    if tournament.status == "final":
        raise Conflict("standings-final", "The standings of this tournament are final.")
    if tournament.status == "cancelled":
        raise Conflict("tournament-cancelled", "This tournament was cancelled.")


def require_service(by: By | None) -> None:
    """Raises Forbidden for steps that only the service takes."""
    if by is not None:
        raise Forbidden("Only the service does this.")


def find_official(tournament: Tournament, by: By | None) -> Official | None:
    """The acting official, None for other callers."""
    found = tournament.officials.get(by or "")
    return None if found is None or found.is_revoked else found


def require_official(tournament: Tournament, by: By | None, roles: tuple[Role, ...]) -> Official:
    """The acting official.  Raises Forbidden for others, and for another role."""
    found = find_official(tournament, by)
    if found is None or found.role not in roles:
        raise Forbidden(f"This is for officials: {', '.join(roles)}.")
    return found


def is_established(tournament: Tournament, official: Official, published: int | None = None) -> bool:
    """Whether an official's device exchanged its slip before a round was published. published: version of that, None for
    the last round's.
    """
    before = tournament.last_publication if published is None else published
    return official.since is not None and official.since < before


def require_own(tournament: Tournament, by: By | None, number: int) -> Entry:
    """The subject of a request by the entry itself or by an official.  Raises Forbidden, Missing."""
    if by != f"e{number}":
        require_official(tournament, by, DESK)
    return require_entry(tournament, number)


def require_entry(tournament: Tournament, number: int) -> Entry:
    """An entry.  Raises Missing."""
    found = tournament.entries.get(number)
    if found is None or found.state == "removed":
        raise Missing(f"There is no entry {number}.")
    return found


def require_round(tournament: Tournament, number: int) -> Round:
    """A drafted round.  Raises Missing."""
    if number not in tournament.rounds:
        raise Missing(f"There is no round {number}.")
    return tournament.rounds[number]


def require_table(tournament: Tournament, round_number: int, number: int) -> Table:
    """A table of a published round.  Raises Missing."""
    found = tournament.find_table(round_number, number)
    if found is None:
        raise Missing(f"There is no table {number} in round {round_number}.")
    return found


def require_seen(seen: int | None, changed: int, noun: str) -> None:
    """Raises Stale if a request was decided on before the last change. seen: the version that its caller saw."""
    if seen is None or seen < changed:
        raise Stale(f"{noun} has changed in version {changed}.")


def require_outside(tournament: Tournament, official: Official, round_number: int, table: Table) -> None:
    """Raises Forbidden own-section for an official who plays in the section of a table while its round is in progress,
    or is yet to play its deal to the end: they may neither read nor rule there, nor hand out its seats.
    """
    own, played = tournament.entries.get(official.entry or 0), tournament.rounds[round_number]
    if own is not None and played.is_under_way and own.section == table.section:
        raise Forbidden("You play in this section: an official who does not, such as the chief arbiter or the organiser, must do it.", "own-section")
    if played.is_under_way and table.board in boards_ahead(tournament, official):
        raise Forbidden("You play the same deal: an official who does not, such as the chief arbiter or the organiser, must do it.", "own-section")


def require_impartial(tournament: Tournament, official: Official, round_number: int, table: Table | None) -> None:
    """Raises Forbidden own-section for an official who may not rule on a table, because they play in its section now,
    or sat there.
    """
    if table is None:
        return
    require_outside(tournament, official, round_number, table)
    if official.entry in table.entries:
        raise Forbidden("You sat at this table: another arbiter must do it.", "own-section")


def require_may_hand_on(tournament: Tournament, by: By | None, number: int) -> None:
    """Raises Forbidden own-section for an official who plays and asks for the slip of an entry that is not their own, if
    it sits in the round under way at a table that they may not read: a slip opens its seats.
    """
    official, current = find_official(tournament, by), tournament.current
    if official is None or current is None or official.entry == number:
        return
    for table in current.tables.values():
        if number in table.entries:
            require_outside(tournament, official, current.number, table)


def require_digest(text: str, field: str) -> None:
    """Raises Malformed unless a text is a digest in hex."""
    if not _DIGEST.fullmatch(text):
        raise malformed(field, "64 lower-case hexadecimal digits.")


def require_article(article: str) -> None:
    """Raises Malformed unless a text has the form of an article, without people's names."""
    if not _ARTICLE.fullmatch(article):
        raise malformed("article", "Up to 40 letters, digits and points.")


def require_time(at: str, field: str) -> None:
    """Raises Malformed unless a text is a time of the log's form."""
    if not (_TIME.fullmatch(at) and is_in_calendar(at)):
        raise malformed(field, "A time, in UTC with milliseconds.")
