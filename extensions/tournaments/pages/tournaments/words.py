"""Texts of statuses, numbers and times on pages of tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, tzinfo
from fractions import Fraction
from functools import lru_cache

from markupsafe import Markup

from domain.kernel.text.event_text import count_text
from extensions.tournaments.answers.tournaments import TournamentSummary
from extensions.tournaments.app.shown.table_players import TablePlayer
from extensions.tournaments.domain.tournament import Tournament

CACHED = 4_096
"""Numbers whose texts are cached: standings hold the same ones many times."""
DIGITS = 3
"""Most decimals of a rounded number; the page of an entry or table shows it exactly."""

BYES = {"allocated": "bye", "asked": "bye, asked for", "absent": "absent"}
LINES = {
    "played": "played",
    "void": "void",
    "forfeit": "forfeited",
    "award": "as ruled",
    "allocated": "bye",
    "asked": "bye, asked for",
    "late": "not yet entered",
    "absent": "absent",
}
"""Text of a round in the standings, by the kind of its line."""
TABLES = {"waiting": "not begun", "playing": "playing", "finished": "finished", "ruled": "ruled", "void": "void"}
ROUNDS = {
    "published": "published, its tables are being opened",
    "open": "being played",
    "closing": "being closed",
    "closed": "over",
}
TIE_BREAKS = {
    "opponents": "Opponents",
    "opponents_cut1": "Opponents but the weakest",
    "head_to_head": "Head to head",
    "wins": "Wins",
    "duplicate": "Boards",
    "scores": "Scores",
    "places": "Places",
    "progress": "Progress",
}


def decimal_text(value: Fraction) -> str:
    """A number with at most three decimals.

    >>> decimal_text(Fraction(3, 2)), decimal_text(Fraction(2, 3)), decimal_text(Fraction(-4))
    ('1.5', '0.667', '−4')
    """
    shown = f"{float(value):.{DIGITS}f}".rstrip("0").rstrip(".") if value.denominator > 1 else str(value.numerator)
    return shown.replace("-", "−")


@lru_cache(CACHED)
def number_html(value: Fraction) -> Markup:
    """A number with its exact value for machines.

    >>> number_html(Fraction(1, 3))
    Markup('<data value="1/3">0.333</data>')
    """
    shown = decimal_text(value)
    return Markup('<data value="{}">{}</data>').format(value, shown) if shown != str(value) else Markup.escape(shown)


def exact_text(value: Fraction) -> str:
    """A number exactly, as a mixed fraction.

    >>> exact_text(Fraction(17, 12)), exact_text(Fraction(-1, 2)), exact_text(Fraction(3))
    ('1 5/12', '−1/2', '3')
    """
    integer, rest = divmod(abs(value.numerator), value.denominator)
    parts = [str(integer) if integer or not rest else "", f"{rest}/{value.denominator}" if rest else ""]
    return ("−" if value < 0 else "") + " ".join(filter(None, parts))


@lru_cache(CACHED)
def value_text(value: tuple[Fraction, ...] | None) -> str:
    """A tie-break, component by component; a dash if it was not needed.

    >>> value_text((Fraction(1), Fraction(1, 2))), value_text(None)
    ('1 · 0.5', '–')
    """
    return "–" if value is None else " · ".join(map(decimal_text, value))


def instant_text(at: str, zone: tzinfo = UTC) -> str:
    """An instant in a time zone.

    >>> from zoneinfo import ZoneInfo
    >>> instant_text("2026-12-01T19:00:00.000Z"), instant_text("2026-12-01T23:30:00.000Z", ZoneInfo("Europe/Vienna"))
    ('Tue 1 December 2026, 19:00 UTC', 'Wed 2 December 2026, 00:30 CET')
    """
    moment = datetime.fromisoformat(at).astimezone(zone)
    return f"{moment:%a} {moment.day} {moment:%B %Y, %H:%M %Z}"


def hour_text(at: str, zone: tzinfo = UTC) -> str:
    """The time of day of an instant.

    >>> from zoneinfo import ZoneInfo
    >>> hour_text("2026-12-01T19:00:00.000Z", ZoneInfo("Asia/Tokyo"))
    '04:00 JST'
    """
    return f"{datetime.fromisoformat(at).astimezone(zone):%H:%M %Z}"


def zone_words(zone: str) -> str:
    """A time zone as text for people.

    >>> zone_words("America/New_York"), zone_words("UTC")
    ('New York time', 'UTC')
    """
    return f"{zone.rpartition('/')[2].replace('_', ' ')} time" if "/" in zone else zone


@lru_cache(CACHED)
def place_text(place: int) -> str:
    """A place.

    >>> place_text(1), place_text(12), place_text(23)
    ('1st', '12th', '23rd')
    """
    ending = "th" if place % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def status_text(tournament: Tournament) -> str:
    """The status of a tournament, in one sentence."""
    rounds, current = tournament.regulations.pairing.rounds, tournament.current
    if tournament.status == "cancelled":
        return "The tournament was cancelled."
    if tournament.is_corrected:
        return "The tournament is over. Its standings were corrected after they were final."
    if tournament.status == "final":
        return "The tournament is over, and its standings are final."
    if tournament.status == "provisional":
        return "All rounds are played. The standings are provisional until they are confirmed."
    if current is not None:
        return f"Round {current.number} of {rounds} is {ROUNDS[current.state]}."
    if tournament.next_round > 1:
        return f"Round {tournament.next_round - 1} of {rounds} is over."
    return "Everybody may enter." if tournament.is_entering else "The tournament has not begun."


def listed_status(summary: TournamentSummary) -> str:
    """The status of a listed tournament, in a few words: `after round 1 of 3`."""
    rounds, closed = summary.rounds, summary.closed_rounds
    match summary.status:
        case "final":
            return "over"
        case "cancelled":
            return "cancelled"
        case "provisional":
            return "all rounds are played"
    if summary.is_entering:
        return "everybody may enter"
    return f"after round {closed} of {rounds}" if closed else count_text(rounds, "round")


def player_words(player: TablePlayer) -> str:
    """Who played a seat at the end."""
    match player.by:
        case "bot":
            return "a bot: the person did not come" if player.is_no_show else "a bot at the end"
        case "stand_in":
            return "a stand-in" if player.name is None else f"{player.name}, a stand-in"
    return "the entry, late" if player.is_no_show else "the entry"


FILTERS: Mapping[str, Callable[..., str]] = {
    "decimal": decimal_text,
    "exact": exact_text,
    "number": number_html,
    "tie_value": value_text,
    "instant": instant_text,
    "hour": hour_text,
    "zone_words": zone_words,
    "place": place_text,
    "player_words": player_words,
    "status": status_text,
    "listed_status": listed_status,
    "bye_words": BYES.__getitem__,
    "line_words": LINES.__getitem__,
    "table_words": TABLES.__getitem__,
    "round_words": ROUNDS.__getitem__,
    "tie_words": TIE_BREAKS.__getitem__,
}
"""Filters of the templates of tournaments."""
