"""Export of two-seat tournaments as TRF-16, FIDE's text format of tournament reports."""

from __future__ import annotations

from fractions import Fraction

from domain.kernel.errors import Conflict
from extensions.tournaments.app.callers import visible_to
from extensions.tournaments.app.cards import title_of
from extensions.tournaments.app.persons import TournamentTexts, load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.standings_report import load_book
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.lines import PointsLine
from extensions.tournaments.domain.standings.ranking import Ranking
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context

BYES = {"allocated": "U", "asked": "H", "absent": "Z", "late": "Z", "award": "F", "void": "Z", "forfeit": "-"}
"""Codes of rounds without an opponent."""


def load_trf(context: Context, tournament_id: str, bearer: str | None) -> str:
    """The report of a tournament.  Raises Missing, Unauthorised, Gone, and Conflict if a table has more than two seats."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    if seen.regulations.sizes.max != 2:
        raise Conflict("not-two-seats", "TRF knows tables of two only.")
    return to_trf(seen, load_book(context, seen), load_texts(context, seen, caller))


def to_trf(tournament: Tournament, book: Book, texts: TournamentTexts) -> str:
    """The report, line by line."""
    ranking = {row.entry: row for section in tournament.regulations.sections for row in Ranking(book, section).rows()}
    numbers = {entry: at for at, entry in enumerate(sorted(ranking), 1)}
    rounds = max((each.number for each in tournament.rounds.values() if each.published is not None), default=0)
    last = max([each.closed_at or "" for each in tournament.rounds.values()], default="") or tournament.at
    lines = [
        f"012 {to_plain(title_of(tournament, texts))}",
        f"042 {to_date(tournament.founded_at)}",
        f"052 {to_date(last)}",
        f"062 {len(numbers)}",
        f"092 {tournament.regulations.pairing.method}",
        f"XXR {tournament.regulations.pairing.rounds}",
    ]
    for entry, number in numbers.items():
        row, side = ranking[entry], tournament.entries[entry]
        name = to_plain(" / ".join(each or f"Entry {entry}" for each in texts.names(side)))
        rating = 0 if side.rating is None else min(9999, max(0, side.rating // 1000))
        place = len(numbers) if row.place is None else row.place
        head = (
            f"001 {number:>4} {' ':1}{' ':>3} {name[:33]:<33} {rating:>4} {' ':>3} {' ':>11} {' ':>10} "
            f"{to_points(row.points):>4} {place:>4}"
        )
        played = {each.round: each for each in book.tallies[entry].lines}
        cells = [round_cell(played.get(each), numbers, book, entry) for each in range(1, rounds + 1)]
        lines.append(head + "".join(f"  {each}" for each in cells))
    return "".join(f"{each.rstrip()}\n" for each in lines)


def round_cell(line: PointsLine | None, numbers: dict[int, int], book: Book, entry: int) -> str:
    """A round of an entry: opponent, colour and result."""
    if line is None:
        return "0000 - Z"
    seated = next((each for id_, each in book.sheet.seatings.items() if id_ == (line.round, line.table)), None)
    others = [] if seated is None else [each for each in seated.seats if each != entry]
    if seated is None or not others or others[0] not in numbers:
        return f"0000 - {BYES.get(line.kind, 'Z')}"
    colour = "w" if seated.seats[0] == entry else "b"
    return f"{numbers[others[0]]:>4} {colour} {result_of(line)}"


def result_of(line: PointsLine) -> str:
    """The result of a table: won, drawn or lost, or by forfeit."""
    if not line.is_played:
        return "-"
    seat = line.seats[0]
    return "=" if seat.tied else "1" if seat.place == 1 else "0"


def to_plain(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())


def to_date(at: str) -> str:
    """The date of a time.

    >>> to_date("2026-10-03T18:00:00.000Z")
    '2026/10/03'
    """
    return at[:10].replace("-", "/")


def to_points(points: Fraction) -> str:
    """Points with one decimal.

    >>> to_points(Fraction(7, 2))
    '3.5'
    """
    return f"{float(points):.1f}"
