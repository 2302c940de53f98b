"""Entries of a tournament: made in bulk or one by one, changed, checked in, given byes and links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec import UNSET
from msgspec.structs import asdict, replace

from domain.game.aggregate import IdempotencyEntry
from extensions.tournaments.answers.tournaments import (
    ChangedEntry,
    CheckedInEntries,
    CreatedEntries,
    CreatedEntry,
    EntryPage,
    SentEntry,
)
from extensions.tournaments.app.callers import ANYBODY, Caller, authenticate_caller, visible_to
from extensions.tournaments.app.cards import entry_json
from extensions.tournaments.app.entries.slips import derive_slip
from extensions.tournaments.app.entry_players import holders_of, with_persons
from extensions.tournaments.app.forgetting import holding_entries
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import (
    BuildAnswer,
    TournamentRequest,
    execute_at_tournament,
    load_tournament,
    salt_text,
)
from extensions.tournaments.app.rules import policy_of_entry
from extensions.tournaments.app.seen_boards import require_unseen_for_entry
from extensions.tournaments.app.standings_report import to_csv
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import attendance, entering, removing
from extensions.tournaments.domain.decide.entering import EntryChanges, NewEntry
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.tournament import Tournament
from service.app.core import cursors
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply
from service.app.players.seats import load_player_with_room


class WantedEntry(NamedTuple):
    """A requested entry. names: of its persons; player: token of its only person; other members as in NewEntry."""

    names: tuple[str, ...]
    section: str | None = None
    kind: EntryKind = "people"
    seed: int | None = None
    rating: int | None = None
    club: str | None = None
    apart: tuple[int, ...] = ()
    bot: str | None = None
    player: str | None = None

    def __repr__(self) -> str:
        return f"WantedEntry({self.kind!r})"


def enter(context: Context, wanted: Sequence[WantedEntry], asked: TournamentRequest) -> Reply:
    """Enter one or many, all or none; the answer holds the slip of each.  Raises Conflict, Forbidden, Malformed."""
    players = [load_player_with_room(context, each.player, 0) for each in wanted]
    persons = [each.id for each in players if each is not None]
    slips = [None if each.kind == "bot" else derive_slip(context, asked, f"/{at}") for at, each in enumerate(wanted)]

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        holders = holders_of(tournament, context.part(Tournaments).repository.texts(tournament)) if any(players) else {}
        new = [
            to_new_entry(context, tournament, each, slip, None if player is None else player.id)
            for each, slip, player in zip(wanted, slips, players, strict=True)
        ]
        batch = entering.enter(tournament, new, cause, holders)
        first = len(tournament.entries) + 1
        return with_persons(batch, [(first + at, 0, each.id) for at, each in enumerate(players) if each is not None])

    def answer(then: Tournament, answered: IdempotencyEntry | None) -> CreatedEntries:
        count = 0 if answered is None else answered.last - answered.first + 1
        made = list(then.entries.values())[len(then.entries) - count :]
        texts = load_texts(context, then, Caller(f"e{made[0].number}", None, made[0]) if made else ANYBODY)
        items = [CreatedEntry.of(entry_json(each, texts), slip=slip) for each, slip in zip(made, slips, strict=False)]
        return CreatedEntries.at_head(then, entries=items)

    with holding_entries(context, asked.tournament, persons):
        return execute_at_tournament(context, asked, "enter", decide, answer)


def to_new_entry(
    context: Context, tournament: Tournament, wanted: WantedEntry, slip: str | None, player: str | None
) -> NewEntry:
    """An entry in the domain's terms."""
    sections = tournament.regulations.sections
    return NewEntry(
        sections[0] if wanted.section is None else wanted.section,
        tuple(salt_text(context, each) for each in wanted.names),
        None if slip is None else hash_token(slip),
        wanted.kind,
        wanted.seed,
        wanted.rating,
        salt_text(context, wanted.club),
        wanted.apart,
        wanted.bot,
        policy_of_entry(context, tournament, wanted.bot),
        () if player is None else (player,),
    )


def list_entries(context: Context, tournament_id: str, bearer: str | None, cursor: str | None, limit: int) -> EntryPage:
    """A page of entries, by number.  Raises Missing, Unauthorised, Gone, BadCursor."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    after = cursors.NUMBER.parse_optional(cursor) or 0
    texts = load_texts(context, seen, caller)
    page = [each for each in seen.entries.values() if each.number > after][:limit]
    is_last = not page or page[-1].number == len(seen.entries)
    return cursors.NUMBER.page([entry_json(each, texts) for each in page], None if is_last else page[-1].number, EntryPage)


def entries_csv(items: Sequence[SentEntry]) -> str:
    """Entries as CSV, with the columns that entries are made from."""
    columns = ("entry", "kind", "state", "section", "names", "club", "seed", "rating", "apart", "bot", "byes")
    rows: list[list[Any]] = [list(columns)]
    for each in items:
        lists = {"names": " / ".join(name or "" for name in each.names)}
        lists |= {name: " ".join(map(str, getattr(each, name))) for name in ("apart", "byes")}
        cells = {**asdict(each), **lists}
        rows.append(["" if cells[name] is None else cells[name] for name in columns])
    return to_csv(rows)


class EntryPatch(NamedTuple):
    """Requested changes of an entry: some fields, its state, one of its persons, or the spelling of a name. player: token
    of the new person; same_as: with `removed`, the entry of the same person, which stays; is_correction: whether the person stays the same.
    """

    changes: EntryChanges = EntryChanges()
    state: Literal["entered", "withdrawn", "removed"] | None = None
    member: int | None = None
    name: str | None = None
    player: str | None = None
    reason: str | None = None
    same_as: int | None = None
    is_correction: bool = False

    def __repr__(self) -> str:
        return "EntryPatch(…)"


def change_entry(context: Context, number: int, wanted: EntryPatch, asked: TournamentRequest) -> Reply:
    """Change an entry; after a substitution the answer holds its new slip.  Raises Conflict, Forbidden, Malformed, Missing."""
    reason, name = salt_text(context, wanted.reason), salt_text(context, wanted.name)
    slip = derive_slip(context, asked)
    player = load_player_with_room(context, wanted.player, 0)
    persons = () if player is None else (player.id,)

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        if wanted.state == "withdrawn":
            return attendance.withdraw(tournament, number, reason, cause)
        if wanted.state == "removed":
            return removing.remove(tournament, number, wanted.same_as, reason, cause)
        if wanted.state == "entered":
            side = tournament.entries.get(number)
            is_first = side is not None and side.state == "waiting" and attendance.first_waiting(tournament) == number
            return attendance.admit(tournament, cause) if is_first else attendance.reinstate(tournament, number, reason, cause)
        if wanted.member is None:
            return entering.change_entry(tournament, number, wanted.changes, cause)
        if wanted.is_correction:
            assert name is not None
            return entering.correct_name(tournament, number, wanted.member, name, cause)
        holders = holders_of(tournament, context.part(Tournaments).repository.texts(tournament)) if persons else {}
        batch = entering.substitute(
            tournament, number, wanted.member, name=name, reason=reason, cause=cause, slip=hash_token(slip), persons=persons, holders=holders
        )
        player_id = None if player is None else player.id
        require_unseen_for_entry(context, tournament, number, wanted.member, name=wanted.name, player=player_id)
        return with_persons(batch, [(number, wanted.member, each) for each in persons])

    def answer(then: Tournament, _: object) -> ChangedEntry:
        is_substituted = wanted.member is not None and not wanted.is_correction
        return replace(entry_after(context, asked, number, then), slip=slip if is_substituted else UNSET)

    with holding_entries(context, asked.tournament, persons):
        return execute_at_tournament(context, asked, f"entry-{number}", decide, answer)


def entry_answer(context: Context, asked: TournamentRequest, number: int) -> BuildAnswer:
    """The head and an entry."""
    return lambda then, _: entry_after(context, asked, number, then)


def entry_after(context: Context, asked: TournamentRequest, number: int, then: Tournament) -> ChangedEntry:
    """An entry as its caller reads it after a request."""
    texts = load_texts(context, then, authenticate_caller(context, then, asked.bearer))
    return ChangedEntry.at_head(then, entry=entry_json(then.entries[number], texts))


def check_in(context: Context, number: int, asked: TournamentRequest, *, here: bool) -> Reply:
    """Check an entry in or out.  Raises Conflict, Forbidden, Malformed, Missing."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return (attendance.check_in if here else attendance.check_out)(tournament, number, cause)

    return execute_at_tournament(context, asked, f"checkin-{number}", decide, entry_answer(context, asked, number))


def check_all_in(context: Context, numbers: Sequence[int], asked: TournamentRequest) -> Reply:
    """Check entries in, all or none.  Raises Conflict, Forbidden, Malformed, Missing."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return attendance.check_all_in(tournament, numbers, cause)

    return execute_at_tournament(context, asked, "checkins", decide, lambda then, _: CheckedInEntries.at_head(then, entries=numbers))


def ask_bye(context: Context, number: int, round_number: int, asked: TournamentRequest, *, wanted: bool) -> Reply:
    """Request a bye, or withdraw the request.  Raises Conflict, Forbidden, Malformed, Missing."""

    def decide(tournament: Tournament, _: Caller, cause: FactCause) -> FactBatch:
        return (attendance.ask_bye if wanted else attendance.take_bye_back)(tournament, number, round_number, cause)

    return execute_at_tournament(context, asked, f"bye-{number}", decide, entry_answer(context, asked, number))

