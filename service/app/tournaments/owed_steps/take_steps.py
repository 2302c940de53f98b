"""Carries out a tournament's due steps, and updates its games to match its log.

Every step is decided from the log only, so any worker can continue where another stopped; of two at once, one step
counts. An append that affects games (`MIRRORED`) leaves the tournament due until all of them are updated.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

from domain.game.events.game_events import GameHead
from domain.kernel.errors import Conflict, Refusal, Stale
from domain.tournament.batch import FactBatch, FactCause
from domain.tournament.decide import finishing, life, publishing
from domain.tournament.matches import unfinished_matches
from domain.tournament.owed import OwedStep, owed_steps
from domain.tournament.salted_text import SALT_BYTES, SaltedText
from domain.tournament.seating.match_games import add_game, next_game
from domain.tournament.tables import Round, Table
from domain.tournament.tournament import Tournament
from service.app.core.context import Context
from service.app.core.tournament_repository import due_at
from service.app.core.tournament_state import Tournaments
from service.app.projected.open_games import keep_owner
from service.app.tournaments.owed_steps.begin_tables import begin_tables
from service.app.tournaments.owed_steps.finished_tables import note_finished
from service.app.tournaments.owed_steps.games_of_events import (
    clear_round,
    end_game,
    find_existing,
    reveal_game,
)
from service.app.tournaments.owed_steps.give_round import note_round
from service.app.tournaments.owed_steps.mirror_rulings import mirror_rulings
from service.app.tournaments.owed_steps.mirror_slips import mirror_slips
from service.app.tournaments.owed_steps.mirror_substitutes import mirror_substitutes
from service.app.tournaments.owed_steps.open_games import digest_of_opening, open_game
from service.app.tournaments.owed_steps.portion import Portion, PortionSpent
from service.app.tournaments.owed_steps.round_room import return_room, take_room
from service.ids import game_id
from service.store import StreamHead, Unavailable

log = logging.getLogger(__name__)

CLOSED = "The round was closed."
CANCELLED = "The event was cancelled."
WITHDRAWN = "The round was withdrawn."
RULED = "An arbiter ruled on this table."


class CannotOpen(Exception):
    """A game of a round cannot be opened. why: in a sentence, for the log."""

    def __init__(self, table: int, why: str) -> None:
        super().__init__(why)
        self.why = f"Table {table} cannot be opened: {why}"


class StepsTaken(NamedTuple):
    """The tournament after a job. goes_on: more work is due at once."""

    tournament: Tournament
    goes_on: bool


def take_steps(context: Context, tournament_id: str) -> Tournament:
    """Carry out all due work, one portion after the other. Returns the tournament afterwards.

    Raises Missing, Diverged, Unavailable.
    """
    while (taken := take_portion(context, tournament_id, Portion())).goes_on:
        pass
    return taken.tournament


def take_portion(context: Context, tournament_id: str, portion: Portion) -> StepsTaken:
    """Carry out due steps, one after the other, then update the games, until all is done or the portion is spent.

    Raises Missing, Diverged, Unavailable.
    """
    keep_owner(context, tournament_id, "")
    try:
        return StepsTaken(finish_steps(context, tournament_id, portion), goes_on=False)
    except PortionSpent:
        return StepsTaken(context.part(Tournaments).repository.load(tournament_id), goes_on=True)


def finish_steps(context: Context, tournament_id: str, portion: Portion) -> Tournament:
    """As `take_portion`.  Raises PortionSpent, too."""
    tournament = context.part(Tournaments).repository.load(tournament_id)
    while steps := due_steps(context, tournament):
        for step in steps:
            take_step(context, tournament, step, portion)
        before, tournament = tournament, context.part(Tournaments).repository.load(tournament_id)
        if tournament.version == before.version:
            break
    bring_games_after(context, tournament, portion)
    if not due_steps(context, tournament):
        renew_due(context, tournament)
    return tournament


def due_steps(context: Context, tournament: Tournament) -> list[OwedStep]:
    """The due steps."""
    now_ms = context.store.clock_ms()
    return [each for each in owed_steps(tournament) if each.due_ms is None or each.due_ms <= now_ms]


def renew_due(context: Context, tournament: Tournament) -> None:
    """Store when the tournament is due again, unless it has moved."""
    context.store.owe(tournament.id, StreamHead(tournament.version, tournament.digest), due_at(tournament))


def take_step(context: Context, tournament: Tournament, step: OwedStep, portion: Portion) -> None:
    """Carry out one step; no effect if another worker was faster.  Raises PortionSpent."""
    current = tournament.current
    try:
        match step.kind:
            case "reveal":
                reveal_all(context, tournament, portion)
            case _ if current is None:
                pass
            case "fetch_entropy":
                note_round(context.store, tournament)
            case "open_round":
                open_round(context, tournament, current, portion)
            case "open_table":
                open_table(context, tournament, current, current.tables[step.table or 0], portion)
            case "add_game":
                append_game(context, tournament, current, step.table or 0)
            case "end_game":
                end_game_of(context, tournament, step, portion)
            case "close_round":
                append(context, tournament.id, f"close/{current.number}/{current.changed}", lambda latest, cause: (
                    finishing.close_round(latest, current.number, current.changed, (), cause)
                ))  # fmt: skip
            case "complete_close":
                complete_close(context, tournament, current, portion)
    except (Conflict, Stale):
        log.info("a step was taken by another", extra={"game": tournament.id})


def append(context: Context, tournament_id: str, key: str, decide: Callable[[Tournament, FactCause], FactBatch]) -> None:
    """Append a decision of the service, once per key. It has no author.  Raises Refusal, Unavailable."""
    key = f"service/{key}"

    def act(latest: Tournament) -> FactBatch:
        return decide(latest, FactCause(max(context.stamp(), latest.at), None, key, "event"))

    context.part(Tournaments).repository.decide_and_append(tournament_id, key, "event", act)


def open_round(context: Context, tournament: Tournament, played: Round, portion: Portion) -> None:
    """Open all games, then the round, once there is room for all of them; withdraw the whole round if a game cannot be
    opened.
    """
    if not take_room(context, tournament, played):
        return
    texts = context.part(Tournaments).repository.texts(tournament)
    name = f"{played.number}/{played.attempt}"
    try:
        for table in played.tables.values():
            open_unless_done(context, tournament, played, table, texts=texts, portion=portion)
        games = {table.game.id: first_entry_digest(context, tournament, played, table, texts) for table in played.tables.values()}
    except CannotOpen as failed:
        return_room(context, tournament, played)
        reason = SaltedText(failed.why[:500], context.entropy(SALT_BYTES).hex())
        append(context, tournament.id, f"withdraw/{name}", lambda latest, cause: (
            publishing.withdraw_round(latest, played.number, played.changed, reason, cause)
        ))  # fmt: skip
        return
    append(context, tournament.id, f"open/{name}", lambda latest, cause: (
        publishing.open_round(require_attempt(latest, played), played.number, games, cause)
    ))  # fmt: skip


def open_unless_done(
    context: Context, tournament: Tournament, played: Round, table: Table, *, texts: dict[str, SaltedText], portion: Portion
) -> None:
    """Open a table's game unless this process knows it.  Raises CannotOpen, PortionSpent, Unavailable."""
    if context.games.find_cached(table.game.id) is None and find_existing(context, table.game.id) is None:
        portion.require_left()
        first_entry_digest(context, tournament, played, table, texts)
        portion.spend()


def require_attempt(tournament: Tournament, played: Round) -> Tournament:
    """The tournament, if this round is still the published one.  Raises Stale."""
    current = tournament.rounds.get(played.number)
    if current is None or current.attempt != played.attempt:
        raise Stale("The round was withdrawn meanwhile.")
    return tournament


def first_entry_digest(
    context: Context, tournament: Tournament, played: Round, table: Table, texts: dict[str, SaltedText]
) -> str:
    """The digest of the first entry of a table's game, opened if needed.  Raises CannotOpen, Unavailable."""
    try:
        game = open_game(context, tournament, played, table, texts)
    except Unavailable:
        raise
    except Exception as error:
        if not (isinstance(error, Refusal) and error.code == "too-many-open"):
            log.error("a game of an event cannot be opened, and is tried again: report error and place", exc_info=error, extra={"game": table.game.id})
        raise CannotOpen(table.number, error.detail if isinstance(error, Refusal) else "its rules failed.") from None
    if not game.is_running and played.state == "published":
        raise CannotOpen(table.number, "its game has ended.")
    return digest_of_opening(context, game.id)


def open_table(context: Context, tournament: Tournament, played: Round, table: Table, portion: Portion) -> None:
    """Open the game of an added or replayed table; later, if there is no room for it now."""
    portion.require_left()
    try:
        digest = first_entry_digest(context, tournament, played, table, context.part(Tournaments).repository.texts(tournament))
    except CannotOpen:
        return
    portion.spend()
    append(context, tournament.id, f"table/{table.game.id}", lambda latest, cause: (
        publishing.open_table(require_attempt(latest, played), played.number, table.number, digest, cause)
    ))  # fmt: skip


def append_game(context: Context, tournament: Tournament, played: Round, last: int) -> None:
    """Add the next game of a match after its last table."""
    match = next((each for each in unfinished_matches(tournament, played) if each.tables[-1].number == last), None)
    if match is not None:
        append(context, tournament.id, f"game/{played.number}/{played.attempt}/{last}", lambda latest, cause: (
            add_game(require_attempt(latest, played), played.number, next_game(latest.rounds[played.number], match), game_id, cause)
        ))  # fmt: skip


def end_game_of(context: Context, tournament: Tournament, step: OwedStep, portion: Portion) -> None:
    """End a running game that the event dropped, and note it."""
    if step.game is None:
        return
    mirror_rulings(context, tournament, portion)
    why = CANCELLED if tournament.status == "cancelled" else CLOSED if is_closing(tournament) else RULED
    game = end_game(context, context.games.load(step.game), why, portion)
    note_finished(context, tournament.id, game)


def is_closing(tournament: Tournament) -> bool:
    return tournament.current is not None and tournament.current.state == "closing"


def complete_close(context: Context, tournament: Tournament, played: Round, portion: Portion) -> None:
    """Reveal the boards of a finished round, and close it."""
    clear_unopened(context, played, CLOSED, portion)
    heads = dict[str, GameHead]()
    for table in played.tables.values():
        for game in table.games:
            if game.opened is not None:
                shown = reveal_game(context, context.games.load(game.id), portion)
                heads[game.id] = GameHead(shown.version, shown.digest.hex())
    append(context, tournament.id, f"closed/{played.number}", lambda latest, cause: (
        finishing.complete_close(latest, played.number, heads, cause)
    ))  # fmt: skip


def clear_unopened(context: Context, played: Round, why: str, portion: Portion) -> None:
    """End games that were made for a round that never opened them."""
    for table in played.tables.values():
        for each in table.games:
            game = None if each.opened is not None else find_existing(context, each.id)
            if game is not None:
                reveal_game(context, end_game(context, game, why, portion), portion)


def reveal_all(context: Context, tournament: Tournament, portion: Portion) -> None:
    """Reveal the games of a cancelled event, then its seed."""
    if tournament.current is not None:
        clear_round(context, tournament.current, CANCELLED, portion)
    append(context, tournament.id, "reveal", life.reveal)


def bring_games_after(context: Context, tournament: Tournament, portion: Portion) -> None:
    """Let tables of the open round begin, repeat rulings, end withdrawn games."""
    for gone in tournament.withdrawn:
        clear_round(context, gone, WITHDRAWN, portion)
    current = tournament.current
    if current is not None and current.state == "published":
        note_round(context.store, tournament)
    if current is not None and current.state == "open":
        begin_tables(context, tournament, current, current.tables.values(), portion)
    mirror_substitutes(context, tournament, portion)
    mirror_slips(context, tournament, portion)
    mirror_rulings(context, tournament, portion)
