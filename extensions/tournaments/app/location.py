"""Venue and time zone of a tournament."""

from __future__ import annotations

from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from extensions.tournaments.app.requests import salt_text
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import life
from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context

UTC = ZoneInfo("UTC")


class Location(NamedTuple):
    """A requested location. zone: an IANA name; venue: an address, or the link of a tournament online, None for none."""

    zone: str = "UTC"
    venue: str | None = None

    def __repr__(self) -> str:
        return f"Location({self.zone!r})"


def decide_location(context: Context, tournament: Tournament, wanted: Location, cause: FactCause) -> FactBatch:
    """A tournament with another location.  Raises Conflict, Forbidden, Malformed."""
    venue = salt_text(context, wanted.venue)
    require_location(wanted)
    return life.set_venue(tournament, wanted.zone, venue, cause)


def require_location(wanted: Location) -> None:
    """Raises Malformed for an unknown time zone."""
    life.require_venue(wanted.zone, None)
    if find_zone(wanted.zone) is None:
        raise malformed("zone", "A time zone, such as Europe/Vienna.")


def find_zone(name: str) -> ZoneInfo | None:
    """A time zone; None if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def zone_of(tournament: Tournament) -> ZoneInfo:
    """The time zone of displayed times; UTC if this machine does not know the tournament's."""
    return find_zone(tournament.zone) or UTC
