"""Checks of events: their logs, their texts, their games, and due work. Findings are instructions."""

from __future__ import annotations

from collections.abc import Iterator

from domain.audit.tournament.verify_log import commitments_of
from domain.kernel.errors import Diverged
from domain.tournament.fact_codec import decode_fact, encode_fact
from domain.tournament.salted_text import is_text_of
from domain.tournament.tables import PlayedGame
from domain.tournament.tournament import Tournament
from service.app.core.event_rows import FINALS, find_event_row, find_rows
from service.app.core.tournament_repository import TournamentRepository, due_at
from service.app.due.set_aside import is_set_aside
from service.app.maintenance.doctor import MEND, RESTORE
from service.app.maintenance.later_version import LATER, is_of_later_version
from service.store import Damaged, Store


def find_event_problems(store: Store, event: str) -> Iterator[str]:
    """Problems of one event, as sentences with instructions."""
    repository = TournamentRepository(store)
    try:
        tournament = repository.load(event)
    except Diverged as refusal:
        lines = store.read(event, refusal.version - 1, 1)
        is_later = lines and is_of_later_version(lines[0].event, lambda raw: encode_fact(decode_fact(raw)))
        yield f"fact {refusal.version} {LATER if is_later else f'{refusal.why}; {RESTORE.format(event)}'}"
    except Damaged as damage:
        yield f"{damage}; {RESTORE.format(event)}"
    else:
        yield from exchanged_texts(store, repository, tournament)
        yield from lost_games(store, tournament)
        row = find_event_row(store, event)
        if row is None or row.head != tournament.version:
            yield f"its row in the list of events is missing or of another version; {MEND}"
        elif row.status == "final" and find_rows(store, FINALS, [event]) == [None]:
            yield f"its row for series is missing; {MEND}"
        if due_at(tournament) != "clear" and store.due_ms(event) is None and not is_set_aside(store, event):
            yield f"a step is due but not scheduled; {MEND}"


def exchanged_texts(store: Store, repository: TournamentRepository, tournament: Tournament) -> Iterator[str]:
    """Texts that do not match the log's commitments; they are never shown."""
    texts = repository.texts(tournament)
    for entry in store.read(tournament.id):
        for field, commitment in commitments_of(decode_fact(entry.event).fact):
            text = texts.get(f"{entry.version}.{field}")
            if text is not None and not is_text_of(commitment, text):
                yield f"the stored text of {field} of fact {entry.version} does not match its commitment; {RESTORE.format(tournament.id)}"


def lost_games(store: Store, tournament: Tournament) -> Iterator[str]:
    """Games that the event has opened but that are missing or differ now."""
    for played in (*tournament.withdrawn, *tournament.rounds.values()):
        for table in played.tables.values():
            for game in table.games:
                if game.opened is not None and (why := wrong_game(store, game)):
                    where = f"table {table.number} of round {played.number}"
                    yield f"game {game.id}, of {where}, {why}; {RESTORE.format(game.id)}"


def wrong_game(store: Store, game: PlayedGame) -> str | None:
    """The mismatch between a game and the event that opened it, in addition to the game's own problems."""
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
