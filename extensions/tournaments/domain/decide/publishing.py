"""A round from its publication to its opening: ids, luck, games; or its withdrawal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from msgspec.structs import asdict, replace

from domain.game.luck.drand import first_round_after
from domain.game.opening.luck import require_hex
from domain.kernel.errors import Conflict, Stale
from domain.kernel.text.event_text import and_list
from domain.kernel.timestamps import milliseconds, timestamp
from extensions.tournaments.domain.batch import FactBatch, FactCause, append, nothing, state_fact
from extensions.tournaments.domain.decide.attendance import require_unpublished
from extensions.tournaments.domain.decide.draft_faults import missing_entries, table_faults
from extensions.tournaments.domain.decide.drafting import require_current, require_legal
from extensions.tournaments.domain.decide.requirements import (
    HEADS,
    PAIRERS,
    malformed,
    require_digest,
    require_official,
    require_on,
    require_round,
    require_seen,
    require_service,
    require_table,
    require_time,
)
from extensions.tournaments.domain.facts.parts import PublishedTable, TablePlan
from extensions.tournaments.domain.facts.round_facts import (
    RoundEntropyGiven,
    RoundEntropySpoken,
    RoundOpened,
    RoundPublished,
    RoundWithdrawn,
    TableAdded,
    TableOpened,
)
from extensions.tournaments.domain.luck import game_id_bytes
from extensions.tournaments.domain.refusals import PairingIllegal
from extensions.tournaments.domain.salted_text import SaltedText, commitment_of, require_text
from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament

LONGEST_AHEAD_S = 60 * 86_400
_NUMBERS = re.compile(r"[0-9][0-9 ,;.:/+-]{0,199}")
ToGameId = Callable[[bytes], str]
"""Makes a game id of 11 bytes."""


def publish(
    tournament: Tournament, round_number: int, *, seen: int, starts_at: str, to_id: ToGameId, cause: FactCause,
    newest: int | None = None,
) -> FactBatch:  # fmt: skip
    """Publishes the draft of the next round. seen: version of the draft; newest: a later version of the log, to publish
    a draft despite changes since.  Raises Conflict, DraftStale, Forbidden, Malformed, Missing, PairingIllegal, Stale.
    """
    require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    require_unpublished(tournament, round_number)
    found = require_round(tournament, round_number)
    if found.state != "drafted" or found.draft is None:
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    if tournament.current is not None or round_number != tournament.next_round:
        raise Conflict("round-under-way", f"Round {round_number} comes after others that are not closed.")
    if found.draft.version != seen:
        raise Stale(f"The draft of round {round_number} is that of version {found.draft.version}.")
    draft = found.draft.draft
    require_current(tournament, draft, newest)
    require_legal(tournament, round_number, draft)
    if missing := missing_entries(tournament, round_number, draft.tables):
        names = and_list([f"entry {each}" for each in missing[:10]])
        raise Conflict("not-checked-in", f"Not checked in: {names}.")
    require_start(starts_at, cause.at)
    tables = tuple(with_game(tournament, found, each, to_id) for each in draft.tables)
    round_s, public = tournament.regulations.times.round_s, tournament.regulations.luck.public
    closes_at = None if round_s is None else timestamp(milliseconds(starts_at) + 1000 * round_s)
    entropy = first_round_after(cause.at) if public == "drand" else public
    return append(
        tournament, cause, RoundPublished(round_number, seen, tables, draft.byes, starts_at, closes_at, entropy)
    )


def require_start(starts_at: str, at: str) -> None:
    """Raises Malformed unless a round starts now or soon."""
    require_time(starts_at, "starts_at")
    if not 0 <= milliseconds(starts_at) - milliseconds(at) <= 1000 * LONGEST_AHEAD_S:
        raise malformed("starts_at", "A time to come, within 60 days.")


def with_game(tournament: Tournament, played: Round, table: TablePlan, to_id: ToGameId) -> PublishedTable:
    """A table with the id of its game."""
    return PublishedTable(**asdict(table), game=to_id(game_id_bytes(tournament, played, table.table, 0)))


def give_round(tournament: Tournament, round_number: int, number: int, signature: str, cause: FactCause) -> FactBatch:
    """The awaited round of drand. signature: hex, verified.  Raises Conflict, Malformed, Missing."""
    awaits = require_awaiting(tournament, round_number).awaits
    if awaits is None or isinstance(awaits, str) or awaits.round != number:
        raise Conflict("other-round", "This round waits for another one.")
    require_hex(signature, 48, "signature")
    return append(tournament, cause, RoundEntropyGiven(round_number, number, signature))


def speak_entropy(tournament: Tournament, round_number: int, numbers: str, cause: FactCause) -> FactBatch:
    """Notes numbers that were thrown in public. numbers: digits and separators.  Raises Conflict, Forbidden, Malformed,
    Missing.
    """
    require_official(tournament, cause.by, PAIRERS)
    if require_awaiting(tournament, round_number).awaits != "spoken":
        raise Conflict("luck-drawn", "This round waits for no such luck.")
    if not _NUMBERS.fullmatch(numbers):
        raise malformed("numbers", "Up to 200 digits, and what separates them.")
    return append(tournament, cause, RoundEntropySpoken(round_number, numbers))


def require_awaiting(tournament: Tournament, round_number: int) -> Round:
    """A published round whose luck is not fixed.  Raises Conflict, Missing."""
    require_on(tournament)
    found = require_round(tournament, round_number)
    if found.state != "published" or found.has_luck:
        raise Conflict("luck-drawn", "This round waits for no luck.")
    return found


def open_round(tournament: Tournament, round_number: int, games: Mapping[str, str], cause: FactCause) -> FactBatch:
    """Opens a published round whose games all exist. games: digest of the first entry, hex, by game.

    Raises Conflict, Malformed, Missing.
    """
    require_service(cause.by)
    require_on(tournament)
    found = require_round(tournament, round_number)
    for each in games.values():
        require_digest(each, "games")
    if found.opened is not None:
        opened = {table.games[0].id: table.games[0].opened for table in found.tables.values()}
        if all(opened.get(game) == digest for game, digest in games.items()):
            return nothing(tournament)
        raise Conflict("round-under-way", f"Round {round_number} was opened with other games.")
    if found.state != "published" or not found.has_luck:
        raise Conflict("luck-not-drawn", f"Round {round_number} cannot be opened yet.")
    if set(games) != set(found.games):
        raise malformed("games", "Every game of the round, and no other.")
    return append(tournament, cause, RoundOpened(round_number, dict(games)))


def withdraw_round(
    tournament: Tournament, round_number: int, seen: int, reason: SaltedText | None, cause: FactCause,
    *, answered: Sequence[int] = (),
) -> FactBatch:  # fmt: skip
    """Withdraws a published round, by an official, or by the service if a game cannot be opened. seen: version of the
    round; answered: tables at which a person has answered a decision.  Raises Conflict, Forbidden, Malformed, Missing, Stale.
    """
    if cause.by is not None:
        require_official(tournament, cause.by, HEADS)
    require_on(tournament)
    found = require_round(tournament, round_number)
    require_seen(seen, found.changed, "The round")
    require_text(reason, "reason")
    if cause.by is None and found.state != "published":
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    if found.state not in ("published", "open"):
        raise Conflict("round-under-way", f"Round {round_number} is {found.state}.")
    tables = found.tables.values() if found.state == "open" else ()
    over = [each.number for each in tables if each.state != "playing" and not is_without_people(tournament, each)]
    if played := sorted({*answered, *over}):
        raise Conflict("round-under-way", f"At table {played[0]} a person has answered a decision, or an official has ruled.")
    why: Literal["official", "not-opened"] = "official" if cause.by is not None else "not-opened"
    return append(
        tournament, cause, state_fact(RoundWithdrawn(round_number, why, commitment_of(reason)), reason=reason)
    )


def is_without_people(tournament: Tournament, table: Table) -> bool:
    """Whether bots alone have played a table to its end: entered ones, or in place of people."""
    by = zip(table.seats, table.played_by, strict=False)
    return table.state == "finished" and all(who == "bot" or tournament.entries[each.entry].kind == "bot" for each, who in by)


def add_table(tournament: Tournament, round_number: int, table: TablePlan, to_id: ToGameId, cause: FactCause) -> FactBatch:
    """Adds a table made by entries to an open round.  Raises Conflict, Forbidden, Malformed, Missing, PairingIllegal.
    """
    if cause.by not in [f"e{each.entry}" for each in table.seats]:
        require_official(tournament, cause.by, PAIRERS)
    require_on(tournament)
    found = require_round(tournament, round_number)
    if tournament.regulations.pairing.method != "open" or found.state != "open":
        raise Conflict("round-under-way", "Tables are made by officials, with the draft.")
    if table.table != len(found.tables) + 1:
        raise Conflict("round-under-way", f"The next table is {len(found.tables) + 1}.")
    faults = [message for _, message in table_faults(tournament, round_number, table)]
    for number in dict.fromkeys(each.entry for each in table.seats):
        sits = next((each.number for each in found.tables.values() if number in each.entries and not each.is_decided), None)
        faults += [] if sits is None else [f"Entry {number} sits at table {sits}."]
    if len(set(table.seats)) < len(table.seats):
        faults.append("Nobody sits twice.")
    if faults:
        raise PairingIllegal({f"tables.{table.table}": faults})
    return append_table(tournament, found, table, to_id, cause)


def append_table(tournament: Tournament, played: Round, table: TablePlan, to_id: ToGameId, cause: FactCause) -> FactBatch:
    """Appends a table to an open round, with a deal of its own: boards are dealt when the list of tables is closed."""
    own = replace(table, board=None)
    return append(tournament, cause, TableAdded(played.number, with_game(tournament, played, own, to_id)))


def open_table(tournament: Tournament, round_number: int, number: int, digest: str, cause: FactCause) -> FactBatch:
    """Opens the game of an added or replayed table. digest: of its first entry, hex.

    Raises Conflict, Malformed, Missing.
    """
    require_service(cause.by)
    require_on(tournament)
    table, found = require_table(tournament, round_number, number), require_round(tournament, round_number)
    require_digest(digest, "digest")
    if table.game.opened == digest:
        return nothing(tournament)
    if table.game.opened is not None or found.state != "open":
        raise Conflict("round-under-way", f"Table {number} waits for no game.")
    return append(tournament, cause, TableOpened(round_number, number, table.game.id, digest))
