"""Export of a tournament as a file: its log, its texts, and the records of its games, one after the other.

Nothing that grows with the tournament is kept between two parts but the ids of its games: facts and texts are read where they are written.
A text that was deleted or hidden since the record began is missed there, and ends it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from domain.audit.record import RecordHead
from domain.game.entry_codec import HiddenPart
from domain.game.proofs.checkpoint import Checkpoint
from domain.kernel.errors import Diverged, Missing
from domain.kernel.ledger import GENESIS
from extensions.tournaments.audit.record.record_file import (
    FORMAT,
    TextLine,
    TournamentHeader,
    place_key,
    write_tournament_record,
)
from extensions.tournaments.audit.record.verify_log import commitments_of
from extensions.tournaments.domain.fact_codec import AnyStored, ChainedFact, chain_after, decode_fact
from extensions.tournaments.domain.salted_text import SaltedText, is_text_of
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.proofs.record import RecordExport
from service.store import StoredEntry

KEPT, READ = 4, 100
"""Facts that are read at once: where a page is kept while its lines are sent, as one draft of a large round takes 100 kB; and elsewhere."""
FACTS_EACH, PAGE, LINE = 2_000, 64 * 1024, 80
"""Texts are read once for so many facts, or characters of texts; characters of a line next to its text."""
WORD = re.compile(r"\S+")

RecordOf = Callable[[str], RecordExport]
"""The public record of a game."""
ReadTexts = Callable[[], Mapping[str, SaltedText]]
"""Reads the texts that are shown now, by place."""


class TournamentLog(NamedTuple):
    """The head of a tournament's log at a version, and the secret of its salts."""

    tournament: str
    version: int
    digest: bytes
    secret: bytes
    is_complete: bool

    def __repr__(self) -> str:
        return "TournamentLog(…)"


def tournament_record(
    context: Context, tournament: Tournament, read_texts: ReadTexts, record_of: RecordOf, checkpoint: Checkpoint | None
) -> Generator[bytes, None, None]:
    """The record, part by part, each game read on demand. tournament: at the version that the caller may read; read_texts: of this
    version; record_of: called for every game whose round is over; checkpoint: of this version.  Raises Diverged, and its parts
    Missing too.
    """
    is_complete = tournament.ended is not None
    log = TournamentLog(tournament.id, tournament.version, tournament.digest, tournament.secret, is_complete)
    games, texts = games_to_export(tournament), sum(len(found) for found in text_pages(context, log, read_texts))
    head = RecordHead(log.version, log.digest.hex())
    header = TournamentHeader(FORMAT, log.tournament, is_complete, head, checkpoint, texts, len(games))
    return tournament_parts(context, log, header, read_texts=read_texts, record_of=record_of, games=" ".join(games))


def tournament_parts(
    context: Context, log: TournamentLog, header: TournamentHeader, *, read_texts: ReadTexts, record_of: RecordOf, games: str
) -> Generator[bytes, None, None]:
    """The parts of a record. games: ids, with a space in between: 20,000 strings would take megabytes."""
    facts = (to_row(each, is_complete=log.is_complete) for each in verified_facts(context, log))
    texts = counted_lines(text_pages(context, log, read_texts), header.texts)
    yield from write_tournament_record(header, facts, texts, game_records(games, record_of))


def game_records(games: str, record_of: RecordOf) -> Iterator[tuple[str, int, Iterator[bytes]]]:
    """Each game, with the number of its lines and its record."""
    for found in WORD.finditer(games):
        export = record_of(found[0])
        yield found[0], export.lines, export.parts


def counted_lines(pages: Iterator[list[TextLine]], count: int) -> Iterator[TextLine]:
    """The lines, which must be so many.  Raises Missing."""
    left = count
    for page in pages:
        yield from page
        left -= len(page)
    if left:
        raise Missing("A text of this record is shown no longer.")


def log_pages(context: Context, log: TournamentLog, most: int, version: int = 0) -> Iterator[list[StoredEntry]]:
    """The stored log after a version, in pages.  Raises Diverged."""
    while version < log.version:
        page = context.store.read(log.tournament, version, min(most, log.version - version))
        if not page:
            raise Diverged(version + 1, "is missing")
        version = page[-1].version
        yield page


def verified_facts(context: Context, log: TournamentLog) -> Iterator[ChainedFact]:
    """The facts, each verified against the chain, up to the log's digest.  Raises Diverged."""
    digest = GENESIS
    for page in log_pages(context, log, KEPT):
        for entry in page:
            chained = chain_after(digest, decode_fact(entry.event), entry.version, log.secret)
            digest = chained.digest
            if digest != entry.digest:
                raise Diverged(entry.version, "does not match the chain of digests")
            yield chained
    if digest != log.digest:
        raise Diverged(log.version, "has changed")


def to_row(chained: ChainedFact, *, is_complete: bool) -> dict[str, Any]:
    """A fact as in a record: hidden fields are opened once the seed is revealed."""
    openings = {name: to_opening(part) for name, part in chained.hidden.items()} if is_complete else {}
    return {**chained.public, "openings": openings, "digest": chained.digest.hex()}


def to_opening(part: HiddenPart) -> dict[str, Any]:
    return {"value": msgspec.to_builtins(part.known.value), "salt": part.salt.hex()}


def text_pages(context: Context, log: TournamentLog, read_texts: ReadTexts) -> Iterator[list[TextLine]]:
    """The texts that open the log's commitments, in the order of their places. All texts are read for each page, and kept for none."""
    version = 0
    while version < log.version:
        page, version = text_page(context, log, read_texts(), version)
        yield page


def text_page(
    context: Context, log: TournamentLog, texts: Mapping[str, SaltedText], version: int
) -> tuple[list[TextLine], int]:
    """The texts of the next facts after a version, and the version of the last of these facts."""
    last, found, size = min(log.version, version + FACTS_EACH), list[TextLine](), 0
    for page in log_pages(context, log, READ, version):
        for each in page:
            lines = text_lines(each.version, decode_fact(each.event), texts)
            found += lines
            size += sum(len(line.text) + LINE for line in lines)
            if each.version == last or size >= PAGE:
                return found, each.version
    return found, log.version


def text_lines(version: int, stored: AnyStored, texts: Mapping[str, SaltedText]) -> Sequence[TextLine]:
    """The texts that open the commitments of one fact, in the order of their places."""
    found: list[tuple[tuple[int, str], TextLine]] = []
    for field, commitment in commitments_of(stored.fact):
        place = f"{version}.{field}"
        text, key = texts.get(place), place_key(place)
        if text is not None and key is not None and is_text_of(commitment, text):
            found.append((key, TextLine(place, text.salt, text.text)))
    return [line for _, line in sorted(found, key=lambda each: each[0])]


def games_to_export(tournament: Tournament) -> list[str]:
    """The opened games of rounds that are over; of a finished tournament all."""
    rounds = (*tournament.withdrawn, *tournament.rounds.values())
    over = [each for each in rounds if tournament.ended is not None or each.state in ("closed", "withdrawn")]
    tables = [table for each in over for table in each.tables.values()]
    return [game.id for table in tables for game in table.games if game.opened is not None]
