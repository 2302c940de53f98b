"""Tournaments as a whole: created from a preset, listed, amended, announced to, confirmed, cancelled."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.kernel.errors import Diverged, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from extensions.tournaments.answers.tournaments import (
    ChangedTournament,
    CreatedAnnouncement,
    CreatedTournament,
    RegulationsConsent,
    SentTournament,
    TournamentPage,
)
from extensions.tournaments.app.callers import Caller, authenticate_caller, derive_tournament_token, visible_to
from extensions.tournaments.app.cards import summary_json, tournament_json
from extensions.tournaments.app.consents import derive_consent, find_consenting
from extensions.tournaments.app.location import Location, decide_location, require_location
from extensions.tournaments.app.persons import load_texts, load_title_texts
from extensions.tournaments.app.repository import LETTER, TournamentResult
from extensions.tournaments.app.requests import (
    BuildAnswer,
    TournamentRequest,
    execute_at_tournament,
    load_tournament,
    require_version,
    salt_text,
    salt_words,
    tournament_after,
)
from extensions.tournaments.app.rows import load_tournament_rows
from extensions.tournaments.app.rules import rules_of_new_tournament, rules_of_tournament
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.counting.tournament_book import final_places
from extensions.tournaments.domain.decide import life
from extensions.tournaments.domain.decide.acts import acts_of
from extensions.tournaments.domain.decide.life import TournamentPlan
from extensions.tournaments.domain.decide.requirements import HEADS, malformed, require_official
from extensions.tournaments.domain.regulations.check_regulations import parse_regulations
from extensions.tournaments.domain.regulations.presets import preset_regulations, usual_byes
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.rows import final_row
from extensions.tournaments.domain.rows.tournament_row import NAME
from extensions.tournaments.domain.tournament import Tournament
from service.app.core import cursors
from service.app.core.context import Context, hash_token
from service.app.core.drand_support import require_rounds
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.installation import Installation
from service.app.projected.open_games import keep_owner
from service.app.proofs.games_log import load_named_checkpoint
from service.ids import RANDOM_BYTES, stream_id

SEED_BYTES = 32


class NewTournament(NamedTuple):
    """A requested tournament. changes: changed parts of the preset's regulations, as JSON values; location: None for UTC,
    and no venue.
    """

    title: str
    ruleset: str
    preset: str
    changes: Mapping[str, Any] = {}
    location: Location | None = None


def create_tournament(context: Context, wanted: NewTournament, request: Request, client: str, owner: str = "") -> Reply:
    """Create a tournament; the answer holds its organiser's token. owner: pseudonym for which its tables count, as in `create` of a game.

    Raises Malformed, Conflict.
    """
    if wanted.location is not None:
        require_location(wanted.location)
    scoped = request.within("tournament")
    tournament_id = stream_id(LETTER, context.derive("tournament", client, scoped.key)[:RANDOM_BYTES])
    rules = rules_of_new_tournament(context, wanted.ruleset)
    token = derive_tournament_token(context, tournament_id, "tournament", "o1")
    regulations = new_regulations(preset_regulations(wanted.preset, rules), wanted.changes, rules)
    require_public_luck(context, regulations)
    plan = TournamentPlan(
        regulations,
        salt_words(context, wanted.title),
        context.entropy(SEED_BYTES),
        context.entropy(SEED_BYTES),
        hash_token(token),
        load_named_checkpoint(context),
    )
    batch = life.create_tournament(tournament_id, rules, plan, FactCause(context.stamp(), None, *scoped))
    keep_owner(context, tournament_id, owner)
    done = context.part(Tournaments).repository.create(batch, *scoped)
    first = tournament_after(context, done if wanted.location is None else locate(context, tournament_id, wanted.location, request))
    caller = authenticate_caller(context, first, token)
    made = CreatedTournament.at_head(first, tournament=tournament_json(first, load_texts(context, first, caller)), token=token)
    return Reply(made, done.replayed)


def locate(context: Context, tournament_id: str, location: Location, request: Request) -> TournamentResult:
    """Set the location of a new tournament, as its organiser, once for the request that makes it.  Raises Malformed."""
    scoped = request.within("location")

    def decide(latest: Tournament) -> FactBatch:
        return decide_location(context, latest, location, FactCause(max(context.stamp(), latest.at), "o1", *scoped))

    return context.part(Tournaments).repository.decide_and_append(tournament_id, *scoped, decide)


def new_regulations(preset: Regulations, changes: Mapping[str, Any], rules: AnyRuleset) -> Regulations:
    """Regulations of a new tournament, with the usual byes for its table sizes unless given.  Raises Malformed."""
    made = with_changes(preset, changes, rules)
    return made if "byes" in changes else replace(made, byes=usual_byes(made.sizes))


def with_changes(before: Regulations, changes: Mapping[str, Any], rules: AnyRuleset) -> Regulations:
    """Regulations with some parts changed; of a part that is an object, only the given members.  Raises Malformed."""
    value = merge(msgspec.to_builtins(before), changes)
    if value["pairing"].get("method") != "knockout" and "knockout" not in changes:
        value["knockout"] = None
    return parse_regulations(value, rules)


def require_public_luck(context: Context, regulations: Regulations) -> None:
    """Raises Malformed for regulations that wait for rounds of drand if none would be fetched."""
    if regulations.luck.public == "drand":
        require_rounds(has_relays=context.part(Installation).has_relays)


def merge(before: Any, changes: Any) -> Any:
    """A JSON value with changes: objects are merged by member, all other values replaced."""
    if not (isinstance(before, dict) and isinstance(changes, Mapping)):
        return changes
    return {**before, **{name: merge(before.get(name), each) for name, each in changes.items()}}


def list_tournaments(context: Context, cursor: str | None, limit: int) -> TournamentPage:
    """A page of tournaments, newest first.  Raises BadCursor."""
    rows = load_tournament_rows(context.store, cursors.TOURNAMENT.parse_optional(cursor), limit)
    texts = load_title_texts(context, rows)
    items = [summary_json(tournament_id, row, texts[tournament_id]) for tournament_id, row in rows]
    return cursors.TOURNAMENT.page(items, rows[-1][0] if len(rows) == limit else None, TournamentPage)


def rebuild_tournaments(context: Context) -> int:
    """Delete the list of tournaments, and the rows of finished ones, and rebuild them from their logs. Returns the number of tournaments read."""
    context.store.drop(NAME)
    context.store.drop(final_row.NAME)
    tournaments = context.store.streams(LETTER)
    for tournament_id in tournaments:
        with suppress(Missing, Diverged):
            context.part(Tournaments).repository.note_row(context.part(Tournaments).repository.load(tournament_id))
    return len(tournaments)


def load_tournament_card(context: Context, tournament_id: str, bearer: str | None) -> SentTournament:
    """The card of a tournament for the caller.  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    card = tournament_json(seen, load_texts(context, seen, caller))
    return replace(card, you=caller.by, acts=acts_of(seen, caller.by))


class Amendment(NamedTuple):
    """A requested amendment: one of regulations, location, is_entering and is_cancelled. consent: of the second official
    to these regulations.
    """

    regulations: Mapping[str, Any] | None = None
    location: Location | None = None
    is_entering: bool | None = None
    is_cancelled: bool = False
    reason: str | None = None
    consent: str | None = None

    def __repr__(self) -> str:
        return "Amendment(…)"


def amend_tournament(context: Context, wanted: Amendment, asked: TournamentRequest) -> Reply:
    """Amend a tournament.  Raises Conflict, Forbidden, Malformed, Stale, MissingVersion."""
    reason = salt_text(context, wanted.reason)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        if wanted.is_entering is not None:
            return (life.open_entries if wanted.is_entering else life.close_entries)(tournament, cause)
        if wanted.location is not None:
            return decide_location(context, tournament, wanted.location, cause)
        if wanted.is_cancelled:
            if reason is None:
                raise malformed("reason", "A reason.")
            return life.cancel(tournament, reason, cause)
        seen = require_version(asked)
        rules = rules_of_tournament(context, tournament)
        regulations = with_changes(tournament.regulations, wanted.regulations or {}, rules)
        if regulations.luck != tournament.regulations.luck:
            require_public_luck(context, regulations)
        consent = find_consenting(context, tournament, regulations, wanted.consent)
        return life.amend(tournament, rules, regulations, seen=seen, reason=reason, cause=cause, consent=consent)

    return execute_at_tournament(context, asked, "amend", decide, tournament_answer(context, asked.bearer))


def make_consent(context: Context, changes: Mapping[str, Any], tournament_id: str, bearer: str | None) -> RegulationsConsent:
    """The caller's consent to a change of the regulations as they are. It changes nothing, and is good for that change
    alone.  Raises Forbidden, Malformed, Missing, Unauthorised, Gone.
    """
    tournament, caller = load_tournament(context, tournament_id, bearer)
    official = require_official(tournament, caller.by, HEADS)
    regulations = with_changes(tournament.regulations, changes, rules_of_tournament(context, tournament))
    return RegulationsConsent.at_head(tournament, consent=derive_consent(context, tournament, official, regulations))


def announce(context: Context, text: str, asked: TournamentRequest) -> Reply:
    """Publish an announcement.  Raises Conflict, Forbidden, Malformed."""
    salted = salt_words(context, text)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return life.announce(tournament, salted, cause)

    return execute_at_tournament(context, asked, "announce", decide, lambda then, _: CreatedAnnouncement.at_head(then, number=then.announcements))


def confirm_standings(context: Context, asked: TournamentRequest) -> Reply:
    """Make the standings final.  Raises Conflict, Forbidden, Stale, MissingVersion."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        seen = require_version(asked)
        return life.confirm(tournament, seen, final_places(tournament), cause)

    return execute_at_tournament(context, asked, "confirm", decide, tournament_answer(context, asked.bearer))


def tournament_answer(context: Context, bearer: str | None) -> BuildAnswer:
    """The changed tournament, for the holder of this token."""

    def answer(then: Tournament, _: object) -> ChangedTournament:
        return ChangedTournament.at_head(then, tournament=tournament_json(then, load_texts(context, then, authenticate_caller(context, then, bearer))))

    return answer
