"""A list of entries before it is entered: the place of each, and the names that it shares with others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from unicodedata import combining, normalize

from domain.kernel.errors import Refusal
from domain.kernel.text.written_text import to_comparable
from extensions.tournaments.answers.tournaments import AlikeName, EntriesPreview, PreviewRow
from extensions.tournaments.app.callers import Caller
from extensions.tournaments.app.entries.entry_desk import WantedEntry, to_new_entry
from extensions.tournaments.app.persons import load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.domain.decide import entering
from extensions.tournaments.domain.decide.entering import NewEntry, Place
from extensions.tournaments.domain.entries import spoken_name
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Json
from service.app.names.look_alikes import looks, skeleton

MOST_ALIKE = 5
"""Most names that a line lists as looking like its own."""


class PreviewedEntry(NamedTuple):
    """A line of a list. sent: its fields as sent; wanted: the entry, None if it has problems of its own."""

    line: int
    sent: Json
    wanted: WantedEntry | None
    problems: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"PreviewedEntry({self.line!r})"


class KnownName(NamedTuple):
    """A name in the tournament or in the list. entry, line: where; one is None."""

    name: str
    entry: int | None
    line: int | None


class PreviewedList(NamedTuple):
    """A list that was read. encoding: None for JSON; unread: its headings that are not read."""

    encoding: str | None
    unread: Sequence[str]
    lines: Sequence[PreviewedEntry]

    def __repr__(self) -> str:
        return "PreviewedList(…)"


def preview(context: Context, tournament_id: str, bearer: str | None, listed: PreviewedList) -> EntriesPreview:
    """How a list would be entered now; writes nothing.  Raises Conflict, Forbidden, Missing, Unauthorised, Gone."""
    lines = listed.lines
    tournament, caller = load_tournament(context, tournament_id, bearer)
    new = [to_new(context, tournament, each) for each in lines]
    places = iter(entering.preview(tournament, [each for each in new if isinstance(each, NewEntry)], caller.by))
    outcomes = [next(places) if isinstance(each, NewEntry) else each for each in new]
    named = names_alike(existing_names(context, tournament, caller), lines)
    rows = [row_json(line, outcome, alike) for line, outcome, alike in zip(lines, outcomes, named, strict=True)]
    counts = {name: sum(row.outcome == name for row in rows) for name in ("entered", "waiting", "refused")}
    return EntriesPreview.at_head(tournament, encoding=listed.encoding, unread=listed.unread, rows=rows, **counts)


def to_new(context: Context, tournament: Tournament, line: PreviewedEntry) -> NewEntry | Refusal | None:
    """The entry of a line, or why it is none; None if the line has problems of its own."""
    if line.wanted is None:
        return None
    try:
        return to_new_entry(context, tournament, line.wanted, None, None)
    except Refusal as refusal:
        return refusal


def row_json(line: PreviewedEntry, outcome: Place | Refusal | None, alike: Sequence[AlikeName]) -> PreviewRow:
    """A line with its outcome."""
    place = "refused" if outcome is None or isinstance(outcome, Refusal) else outcome
    problems = [outcome.detail] if isinstance(outcome, Refusal) else line.problems
    return PreviewRow(line=line.line, entry=line.sent, outcome=place, problems=problems, alike=alike)


def existing_names(context: Context, tournament: Tournament, caller: Caller) -> Iterator[KnownName]:
    """The names of all entries that have not left, as an official reads them."""
    texts = load_texts(context, tournament, caller)
    for side in tournament.entries.values():
        if not side.has_left:
            yield from (KnownName(name, side.number, None) for name in texts.names(side) if name is not None)


def names_alike(existing: Iterator[KnownName], lines: Sequence[PreviewedEntry]) -> Iterator[list[AlikeName]]:
    """For each line the names in the tournament and on other lines that could be the same person's."""
    listed = [[KnownName(spoken_name(name), None, each.line) for name in names_on(each)] for each in lines]
    held = dict[str, list[KnownName]]()
    keys = dict[KnownName, frozenset[str]]()
    for known in (*existing, *(each for names in listed for each in names)):
        keys[known] = keys_of(known.name)
        for key in keys[known]:
            held.setdefault(key, []).append(known)
    for names in listed:
        yield [each for name in names for each in alike_json(name, keys[name], held)][:MOST_ALIKE]


def names_on(line: PreviewedEntry) -> Sequence[str]:
    return () if line.wanted is None else line.wanted.names


def alike_json(name: KnownName, keys: frozenset[str], held: dict[str, list[KnownName]]) -> list[AlikeName]:
    """The names that share a key with one, without itself; at most one more than a line lists."""
    others = dict.fromkeys(each for key in sorted(keys) for each in held[key][: MOST_ALIKE + 2] if each is not name and each != name)
    own = to_comparable(name.name)
    return [AlikeName.of(each, is_same=to_comparable(each.name) == own) for each in others]


def keys_of(name: str) -> frozenset[str]:
    """Keys of a name: two that share one look alike, or differ in accents or in the order of their words.

    >>> bool(keys_of("Jörg Müller") & keys_of("muller jorg")), bool(keys_of("Anna Berg") & keys_of("Anne Berg"))
    (True, False)
    """
    plain = "".join(each for each in normalize("NFKD", to_comparable(name)) if not combining(each))
    return looks(name) | {f"words {' '.join(sorted(skeleton(plain).split()))}"}
