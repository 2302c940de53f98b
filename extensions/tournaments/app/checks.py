"""Checks of tournaments: their logs, their texts, their games, and due work. Findings are instructions."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.errors import Diverged
from extensions.tournaments.app.repository import TournamentRepository, due_at
from extensions.tournaments.app.rows import FINALS, find_rows, find_tournament_row
from extensions.tournaments.audit.record.verify_log import commitments_of
from extensions.tournaments.domain.fact_codec import decode_fact, encode_fact
from extensions.tournaments.domain.salted_text import is_text_of
from extensions.tournaments.domain.tables import PlayedGame
from extensions.tournaments.domain.tournament import Tournament
from service.app.due.set_aside import is_set_aside
from service.app.maintenance.doctor import MEND, RESTORE
from service.app.maintenance.later_version import LATER, is_of_later_version
from service.store import Damaged, GameStreams, Store


def find_tournament_problems(store: Store, tournament_id: str) -> Iterator[str]:
    """Problems of one tournament, as sentences with instructions."""
    repository = TournamentRepository(store)
    try:
        tournament = repository.load(tournament_id)
    except Diverged as refusal:
        lines = store.read(tournament_id, refusal.version - 1, 1)
        is_later = lines and is_of_later_version(lines[0].event, lambda raw: encode_fact(decode_fact(raw)))
        yield f"fact {refusal.version} {LATER if is_later else f'{refusal.why}; {RESTORE.format(tournament_id)}'}"
    except Damaged as damage:
        yield f"{damage}; {RESTORE.format(tournament_id)}"
    else:
        yield from text_mismatches(store, repository, tournament)
        yield from lost_games(store, tournament)
        row = find_tournament_row(store, tournament_id)
        if row is None or row.head != tournament.version:
            yield f"its row in the list of tournaments is missing or of another version; {MEND}"
        elif row.status == "final" and find_rows(store, FINALS, [tournament_id]) == [None]:
            yield f"its row for series is missing; {MEND}"
        if due_at(tournament) != "clear" and store.due_ms(tournament_id) is None and not is_set_aside(store, tournament_id):
            yield f"a step is due but not scheduled; {MEND}"


def text_mismatches(store: GameStreams, repository: TournamentRepository, tournament: Tournament) -> Iterator[str]:
    """Texts that do not match the log's commitments; they are never shown."""
    texts = repository.texts(tournament)
    for entry in store.read(tournament.id):
        for field, commitment in commitments_of(decode_fact(entry.event).fact):
            text = texts.get(f"{entry.version}.{field}")
            if text is not None and not is_text_of(commitment, text):
                yield f"the stored text of {field} of fact {entry.version} does not match its commitment; {RESTORE.format(tournament.id)}"


def lost_games(store: GameStreams, tournament: Tournament) -> Iterator[str]:
    """Games that the tournament has opened but that are missing or differ now."""
    for played in (*tournament.withdrawn, *tournament.rounds.values()):
        for table in played.tables.values():
            for game in table.games:
                if game.opened is not None and (why := wrong_game(store, game)):
                    where = f"table {table.number} of round {played.number}"
                    yield f"game {game.id}, of {where}, {why}; {RESTORE.format(game.id)}"


def wrong_game(store: GameStreams, game: PlayedGame) -> str | None:
    """The mismatch between a game and the tournament that opened it, in addition to the game's own problems."""
    try:
        first = store.read(game.id, 0, 1)
        last = [] if game.version is None else store.read(game.id, game.version - 1, 1)
    except Damaged:
        return None
    if not first:
        return "is not there"
    if first[0].digest.hex() != game.opened:
        return "differs from the opened game in its first entry"
    if game.version is not None and (not last or last[0].digest.hex() != game.head):
        return "has another end than was noted"
    return None
