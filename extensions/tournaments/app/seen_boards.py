"""Seen boards: no person sits twice at one, under any name or entry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from domain.kernel.errors import Conflict, Missing
from domain.kernel.secrecy import Seat
from extensions.tournaments.app.entry_players import Texts, persons_of_entries
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.entries import spoken_name
from extensions.tournaments.domain.facts.parts import Seated
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.names.look_alikes import looks
from service.app.names.seat_names import load_names


def require_unseen_for_entry(
    context: Context, tournament: Tournament, number: int, member: int, *, name: str | None, player: str | None
) -> None:
    """Raises Conflict seen-this-board if a substitute would play for an entry at a board that they have seen."""
    current, side = tournament.current, tournament.entries.get(number)
    if current is None or side is None:
        return
    own = Seated(number, member % side.members)
    for table in current.tables.values():
        if own in table.seats and not table.is_played:
            require_unseen(context, tournament, current, table, seat=table.seats.index(own), name=name, player=player)


def require_unseen(
    context: Context, tournament: Tournament, played: Round, table: Table, *, seat: Seat, name: str | None,
    player: str | None = None,
) -> None:  # fmt: skip
    """Raises Conflict seen-this-board if the new person of a seat has had another seat of its table, or of one that
    plays the same deal. A former person of the seat may return.

    name: persons with equal names count as one; player: of a person with an account.
    """
    if table.deal_board is None:
        return
    texts = context.part(Tournaments).repository.texts(tournament)
    for each in played.tables.values():
        if each.board != table.board:
            continue
        for at, seated in enumerate(each.seats):
            if (each.number, at) == (table.number, seat):
                continue
            names = [*names_at_tournament(tournament, played, seated, texts), *names_at_table(context, each, at)]
            is_known = player is not None and player in players_at(tournament, played, seated, texts)
            if is_known or (name is not None and any(looks(name) & looks(known) for known in names)):
                raise Conflict("seen-this-board", f"This person has sat at table {each.number}, which plays this deal.")


def players_at(tournament: Tournament, played: Round, seated: Seated, texts: Texts) -> Iterator[str]:
    """The players who have had a seat since its round was published."""
    published = played.published or 0
    own = [each for each in persons_of_entries(texts) if (each.entry, each.member) == (seated.entry, seated.member)]
    since = max((each for each in handover_versions(tournament, seated) if each <= published), default=0)
    yield from (each.player for each in own if each.version >= since)


def names_at_tournament(tournament: Tournament, played: Round, seated: Seated, texts: Texts) -> Iterator[str]:
    """The names, as entered, of the persons who have had a seat since its round was published."""
    side, published = tournament.entries[seated.entry], played.published or 0
    former = [each.name for each in side.former if each.member == seated.member and each.version > published]
    misspelt = [each.name for each in side.misspelt if each.member == seated.member]
    for place in (*former, *misspelt, side.names[seated.member]):
        if place is not None and place.place in texts:
            yield spoken_name(texts[place.place].text)


def handover_versions(tournament: Tournament, seated: Seated) -> Iterator[int]:
    """The versions at which another person took an entry's place over."""
    yield from (each.version for each in tournament.entries[seated.entry].former if each.member == seated.member)


def names_at_table(context: Context, table: Table, seat: Seat) -> Iterator[str]:
    """The name of a seat in its game, if a stand-in may have it."""
    with suppress(Missing):
        name = load_names(context.store, table.game.id).get(seat)
        if name is not None:
            yield name
