"""Export of an event as a file: its log, its texts, and the records of its games, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from domain.audit.record import RecordHead
from domain.audit.tournament.event_record import FORMAT, EventHeader, TextLine, place_key, write_event_record
from domain.audit.tournament.verify_log import commitments_of
from domain.game.entry_codec import HiddenPart
from domain.game.proofs.checkpoint import Checkpoint
from domain.kernel.ledger import GENESIS
from domain.tournament.fact_codec import ChainedFact, chain_after, decode_fact
from domain.tournament.salted_text import SaltedText, is_text_of
from domain.tournament.tournament import Tournament
from service.app.core.context import Context

RecordOf = Callable[[str], bytes]
"""The public record of a game."""


def event_record(
    context: Context,
    tournament: Tournament,
    texts: Mapping[str, SaltedText],
    record_of: RecordOf,
    checkpoint: Checkpoint | None,
) -> Iterator[bytes]:
    """The record, part by part, each game read on demand. tournament: at the version that the caller may read; texts:
    the shown texts by place; record_of: called for every game whose round is over; checkpoint: of this version.
    """
    facts = load_facts(context, tournament)
    is_complete = tournament.ended is not None
    lines = text_lines(facts, texts)
    games = games_to_export(tournament)
    header = EventHeader(
        FORMAT,
        tournament.id,
        is_complete,
        RecordHead(tournament.version, tournament.digest.hex()),
        checkpoint,
        len(lines),
        len(games),
    )
    rows = (to_row(each, is_complete=is_complete) for each in facts)
    return write_event_record(header, rows, lines, ((game, record_of(game)) for game in games))


def load_facts(context: Context, tournament: Tournament) -> list[ChainedFact]:
    """The log up to this version, chained."""
    found: list[ChainedFact] = []
    for entry in context.store.read(tournament.id, 0, tournament.version):
        previous = found[-1].digest if found else GENESIS
        found.append(chain_after(previous, decode_fact(entry.event), entry.version, tournament.secret))
    return found


def to_row(chained: ChainedFact, *, is_complete: bool) -> dict[str, Any]:
    """A fact as in a record: hidden fields are opened once the seed is revealed."""
    openings = {name: to_opening(part) for name, part in chained.hidden.items()} if is_complete else {}
    return {**chained.public, "openings": openings, "digest": chained.digest.hex()}


def to_opening(part: HiddenPart) -> dict[str, Any]:
    return {"value": msgspec.to_builtins(part.known.value), "salt": part.salt.hex()}


def text_lines(facts: list[ChainedFact], texts: Mapping[str, SaltedText]) -> list[TextLine]:
    """The texts that open the log's commitments, in the order of their places."""
    found: list[tuple[tuple[int, str], TextLine]] = []
    for version, each in enumerate(facts, 1):
        for field, commitment in commitments_of(each.stored.fact):
            place = f"{version}.{field}"
            text, key = texts.get(place), place_key(place)
            if text is not None and key is not None and is_text_of(commitment, text):
                found.append((key, TextLine(place, text.salt, text.text)))
    return [line for _, line in sorted(found, key=lambda each: each[0])]


def games_to_export(tournament: Tournament) -> list[str]:
    """The opened games of rounds that are over; of a finished event all."""
    rounds = (*tournament.withdrawn, *tournament.rounds.values())
    over = [each for each in rounds if tournament.ended is not None or each.state in ("closed", "withdrawn")]
    tables = [table for each in over for table in each.tables.values()]
    return [game.id for table in tables for game in table.games if game.opened is not None]
