"""Rounds: published, withdrawn, closed; their luck, lots and tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.game.entry_codec import AnyEntry
from domain.kernel.errors import Missing
from domain.kernel.timestamps import milliseconds, timestamp
from extensions.tournaments.answers.rounds import DrawnEntryLot, EntryLot, VersionedRound, WithdrawnRound
from extensions.tournaments.app.callers import Caller, authenticate_caller, shown_after, visible_to
from extensions.tournaments.app.cards import round_json
from extensions.tournaments.app.owed_steps.round_room import require_room_ever, waiting_text
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import (
    BuildAnswer,
    TournamentRequest,
    execute_at_tournament,
    load_tournament,
    require_version,
    salt_text,
)
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import lots, publishing
from extensions.tournaments.domain.decide.finishing import close_round
from extensions.tournaments.domain.decide.requirements import HEADS, PAIRERS, require_official
from extensions.tournaments.domain.facts.parts import Seated, TablePlan, Unfinished
from extensions.tournaments.domain.matches import matches_of
from extensions.tournaments.domain.refusals import RoundUnfinished
from extensions.tournaments.domain.seating.logged_draft import section_of
from extensions.tournaments.domain.seating.match_games import add_game, tied_matches
from extensions.tournaments.domain.tables import Round
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import AUTOMATIC, Reply
from service.app.core.read_game import load_log
from service.app.projected.open_games import keep_owner
from service.ids import game_id


class Publication(NamedTuple):
    """A requested publication. starts_at: None for at once; newest: a later version of the log, to publish a draft
    despite changes since.
    """

    starts_at: str | None = None
    newest: int | None = None


class Published(NamedTuple):
    """The answer to a publication. is_open: whether all games of the round are open, and the answer is the round then."""

    reply: Reply
    is_open: bool


def publish_round(context: Context, number: int, wanted: Publication, asked: TournamentRequest, owner: str = "") -> Published:
    """Publish the draft of a round. owner: of the tournament's tables from here on, if it has none any more.

    Raises Conflict, DraftStale, Forbidden, Malformed, MissingVersion, PairingIllegal, Stale.
    """

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_official(tournament, cause.by, PAIRERS)
        seen = require_version(asked)
        starts_at = wanted.starts_at or timestamp(milliseconds(cause.at))
        batch = publishing.publish(tournament, number, seen=seen, starts_at=starts_at, to_id=game_id, cause=cause, newest=wanted.newest)
        require_room_ever(context, tournament, number)
        keep_owner(context, asked.tournament, owner)
        return batch

    def answer(then: Tournament, _: object) -> VersionedRound:
        return round_after(context, asked, number, opened_after(context, then, number))

    reply = execute_at_tournament(context, asked, f"publish-{number}", decide, answer)
    return Published(reply, reply.body.round.state == "open")


def opened_after(context: Context, then: Tournament, number: int) -> Tournament:
    """The tournament as it opened a round that it had published; unchanged before. then: right after the publication."""
    now = context.part(Tournaments).repository.load(then.id).rounds.get(number)
    if now is None or now.opened is None or now.published != then.rounds[number].published:
        return then
    return context.part(Tournaments).repository.at(then.id, now.opened)


def withdraw_round(context: Context, number: int, reason: str | None, asked: TournamentRequest) -> Reply:
    """Withdraw a published round, as long as no person has answered a decision at its tables.

    Raises Conflict, Forbidden, Malformed, Missing, MissingVersion, Stale.
    """
    salted = salt_text(context, reason)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_official(tournament, cause.by, HEADS)
        seen = require_version(asked)
        answered = answered_tables(context, tournament.rounds.get(number))
        return publishing.withdraw_round(tournament, number, seen, salted, cause, answered=answered)

    return execute_at_tournament(context, asked, f"withdraw-{number}", decide, lambda then, _: WithdrawnRound.at_head(then))


def answered_tables(context: Context, played: Round | None) -> list[int]:
    """Tables of a round at which a person has answered a decision."""
    if played is None:
        return []
    return [each.number for each in played.tables.values() if has_answers(context, each.game.id)]


def has_answers(context: Context, name: str) -> bool:
    """Whether a person has answered a decision in a game; False while the game does not exist."""
    try:
        game = context.games.load(name)
    except Missing:
        return False
    return any(is_of_person(each.stored) for each in load_log(context, game, 0, None))


def is_of_person(stored: AnyEntry) -> bool:
    """Whether an entry begins the answer of a person, neither of a bot nor of a clock."""
    return stored.by is not None and stored.key is not None and not stored.key.startswith(AUTOMATIC)


def close_tournament_round(context: Context, number: int, unfinished: Sequence[Unfinished], asked: TournamentRequest) -> Reply:
    """Begin to close a round. unfinished: results of tables that are still playing.

    Raises Conflict, Forbidden, Malformed, Missing, MissingVersion, RoundUnfinished, Stale.
    """

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        require_official(tournament, cause.by, PAIRERS)
        played = tournament.rounds.get(number)
        if played is not None and (tied := tied_matches(tournament, played)):
            raise RoundUnfinished(number, tied)
        return close_round(tournament, number, require_version(asked), unfinished, cause)

    return execute_at_tournament(context, asked, f"close-{number}", decide, round_answer(context, asked, number))


def speak_luck(context: Context, number: int, numbers: str, asked: TournamentRequest) -> Reply:
    """Note numbers that were thrown in public.  Raises Conflict, Forbidden, Malformed, Missing."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return publishing.speak_entropy(tournament, number, numbers, cause)

    return execute_at_tournament(context, asked, f"luck-{number}", decide, round_answer(context, asked, number))


def draw_lot(context: Context, number: int, among: Sequence[int], asked: TournamentRequest) -> Reply:
    """Draw a lot after a round.  Raises Conflict, Forbidden, Malformed, Missing."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return lots.draw_lot(tournament, number, among, cause)

    def answer(then: Tournament, _: object) -> DrawnEntryLot:
        return DrawnEntryLot.at_head(then, lot=EntryLot.of(then.lots[-1]))

    return execute_at_tournament(context, asked, f"lot-{number}", decide, answer)


def add_table(context: Context, number: int, seats: Sequence[Seated], asked: TournamentRequest) -> Reply:
    """Add a table: entries make their own, if the method is `open`; an official adds a game to a match of a knockout.

    Raises Conflict, Forbidden, Malformed, Missing, PairingIllegal.
    """

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        played = tournament.rounds.get(number)
        table = 1 + max(played.tables if played is not None else (), default=0)
        known = [each for each in seats if each.entry in tournament.entries]
        section = section_of(tournament, known) if known else tournament.regulations.sections[0]
        plan = TablePlan(table, section, tuple(seats))
        if tournament.regulations.pairing.method == "knockout":
            return add_game(tournament, number, with_match(tournament, played, plan), game_id, cause)
        return publishing.add_table(tournament, number, plan, game_id, cause)

    return execute_at_tournament(context, asked, f"table-{number}", decide, round_answer(context, asked, number))


def with_match(tournament: Tournament, played: Round | None, plan: TablePlan) -> TablePlan:
    """A table with the number of its entries' match in a round; unchanged if they have none."""
    wanted = {each.entry for each in plan.seats}
    matches = matches_of(tournament, played) if played is not None else []
    return replace(plan, match=next((each.number for each in matches if wanted <= set(each.entries)), None))


def load_round(context: Context, tournament_id: str, number: int, bearer: str | None) -> VersionedRound:
    """A published round.  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    found = seen.rounds.get(number)
    if found is None or found.published is None:
        raise Missing(f"Round {number} is not published.")
    waits = None if caller.official is None else waiting_text(context, seen, found)
    return VersionedRound.at_head(seen, round=round_json(found, seen, load_texts(context, seen, caller), waits))


def round_answer(context: Context, asked: TournamentRequest, number: int) -> BuildAnswer:
    """The head and the round."""
    return lambda then, _: round_after(context, asked, number, then)


def round_after(context: Context, asked: TournamentRequest, number: int, then: Tournament) -> VersionedRound:
    """A round as its caller reads it after a request."""
    caller = authenticate_caller(context, then, asked.bearer)
    shown = shown_after(then, caller)
    played = shown.rounds[number]
    return VersionedRound.at_head(then, round=round_json(played, shown, load_texts(context, then, caller), waiting_text(context, then, played)))
