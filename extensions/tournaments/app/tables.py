"""Tables of tournaments: their points and seats."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game.aggregate import Game
from domain.kernel.errors import Missing
from extensions.tournaments.answers.rounds import OwnSeat, SentSeatLine, TableLine, VersionedTable
from extensions.tournaments.app.callers import visible_to
from extensions.tournaments.app.cards import is_withheld, ruling_json, table_json
from extensions.tournaments.app.owed_steps.mirror_substitutes import SUBSTITUTED
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.standings_report import load_book
from extensions.tournaments.domain.decide.requirements import require_table
from extensions.tournaments.domain.standings.inputs import TableId
from extensions.tournaments.domain.standings.lines import PointsLine, SeatLine
from extensions.tournaments.domain.tables import Table
from service.app.core.authorization import derive_token
from service.app.core.context import Context, hash_token
from service.app.core.read_game import load_log


def load_table(context: Context, tournament_id: str, number: int, table: int, bearer: str | None) -> VersionedTable:
    """A table with the parts of each number; for its entries with the tokens of their seats.

    Raises Missing, Unauthorised, Gone.
    """
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    found = require_table(seen, number, table)
    lines = load_book(context, seen).lines.get(TableId(number, table), {})
    own = caller.entry.number if caller.entry is not None and caller.official is None else None
    return VersionedTable.at_head(
        seen,
        round=number,
        table=table_json(
            found, seen, load_texts(context, seen, caller), is_withheld=is_withheld(seen, seen.rounds[number], found)
        ),
        lines=[line_json(entry, line) for entry, line in lines.items()],
        rulings=[ruling_json(each) for each in seen.rulings if (each.round, each.table) == (number, table)],
        own_seats=[] if own is None else own_seats(context, found, own),
    )


def own_seats(context: Context, table: Table, entry: int) -> list[OwnSeat]:
    """The seats of an entry with their tokens; none before the round is open."""
    if table.game.opened is None:
        return []
    try:
        game = context.games.load(table.game.id)
    except Missing:
        return []
    return [
        OwnSeat(seat=seat, member=each.member, token=seat_token(context, game, seat))
        for seat, each in enumerate(table.seats)
        if each.entry == entry
    ]


def seat_token(context: Context, game: Game, seat: int) -> str | None:
    """The valid token of a seat, derived again; None if a stand-in has it."""
    for grant in game.grants:
        if grant.scope == "seat:act" and grant.seat == seat and not grant.revoked:
            for name in names_of_token(context, game, grant.id, seat):
                token = derive_token(context, game.id, name, "seat:act")
                if hash_token(token) == grant.hash:
                    return token
    return None


def names_of_token(context: Context, game: Game, grant: str, seat: int) -> Iterator[str]:
    """Possible sources of a seat's token: its first grant, or the request that reissued it or handed the seat over."""
    yield grant
    version = grant.removeprefix(f"seat-{seat}-")
    if version.isdigit():
        for each in load_log(context, game, int(version) - 1, 1):
            kind = "substitute" if (each.stored.key or "").startswith(SUBSTITUTED) else "reissue"
            yield f"{kind}-{seat}/{each.stored.key}"
            yield f"own-{seat}/{each.stored.key}"


def line_json(entry: int, line: PointsLine) -> TableLine:
    """One addend of an entry's points."""
    seats = [seat_line_json(each) for each in line.seats]
    return TableLine.of(line, entry=entry, table=line.table or None, points=str(line.points), seats=seats)


def seat_line_json(line: SeatLine) -> SentSeatLine:
    """A played seat and its points."""
    return SentSeatLine.of(
        line,
        points=str(line.points),
        table_points=str(line.table_points),
        share=None if line.compared is None else str(line.compared.share),
        difference=None if line.difference is None else str(line.difference),
    )
