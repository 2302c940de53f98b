"""Cuts: which entries advance, from the standings or a match. Ties at a cut are decided by the stated rules, never by
undeclared chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec

from extensions.tournaments.domain.points.exact import exact_mean, exact_sum
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.inputs import TableId
from extensions.tournaments.domain.standings.lines import PointsLine
from extensions.tournaments.domain.standings.ranking import Group, split
from extensions.tournaments.domain.standings.scoring import CutRule
from extensions.tournaments.domain.standings.tie_breaks import Value

Asked = Literal["results", "ruling", "game", "lot"]


class Cut(NamedTuple):
    """The entries that advance and those that do not, better ones first. open: entries of which `places` more advance;
    asks: the next criterion among them, None if nothing is open: missing results, an arbiter, one more game, or a lot.
    """

    through: Group
    out: Group
    open: Group = ()
    places: int = 0
    asks: Asked | None = None


class KnockoutMatch(msgspec.Struct, frozen=True):
    """A match of a knockout: the first `advance` by points of its tables advance. extra: tables of games added for tied
    entries, in order; lot: entries tied at the cut, as drawn.
    """

    entries: tuple[int, ...]
    tables: tuple[TableId, ...]
    advance: int = 1
    extra: tuple[TableId, ...] = ()
    lot: tuple[int, ...] = ()


def cut_groups(groups: Iterable[Group], advance: int, lot: Sequence[int] = ()) -> Cut:
    """The first `advance` of groups that share places. lot: the entries tied at the cut, as drawn; used only if it has
    exactly these.
    """
    through: list[int] = []
    out: list[int] = []
    tied: Group = ()
    for group in groups:
        left = advance - len(through)
        if tied or left <= 0:
            out += group
        elif len(group) <= left:
            through += group
        else:
            tied = group
    if not tied:
        return Cut(tuple(through), tuple(out))
    left = advance - len(through)
    if sorted(lot) == sorted(tied):
        return Cut((*through, *lot[:left]), (*lot[left:], *out))
    return Cut(tuple(through), tuple(out), tied, left, "lot")


def cut_match(book: Book, match: KnockoutMatch, rules: Sequence[CutRule] | None = None) -> Cut:
    """The entries that advance from a match. rules: tie-breaks at the cut, in order; None: from the scoring.

    If a match has at most as many players as advance from it, none advances until an arbiter awards points to the
    others.
    """
    rules = book.sheet.scoring.cut if rules is None else rules
    if any(id_ not in book.lines for id_ in (*match.tables, *match.extra)):
        return Cut((), (), match.entries, match.advance, "results")
    lines = lines_in(book, match.entries, match.tables)
    stood = {entry for entry in match.entries if any(each.is_played or each.kind == "award" for each in lines[entry])}
    if len(stood) <= match.advance < len(match.entries):
        return Cut((), (), match.entries, match.advance, "ruling")
    points = {entry: (Fraction(entry in stood), match_points(lines[entry])) for entry in match.entries}
    cut = cut_groups(split(match.entries, points), match.advance)
    for rule in rules:
        if cut.open:
            cut = decide_by(rule, book, match, cut)
        if cut.asks in ("game", "lot"):
            return cut
    return cut._replace(asks="ruling") if cut.open else cut


def decide_by(rule: CutRule, book: Book, match: KnockoutMatch, cut: Cut) -> Cut:
    """A cut after one more rule. asks: set only if this rule lacks its input."""
    tied = cut.open
    if rule == "lot":
        return with_inner(cut, cut_groups([tied], cut.places, match.lot))
    if rule == "game":
        played = extra_points(book, match, tied)
        if played is None:
            return cut._replace(asks="game")
        return without_question(with_inner(cut, cut_groups(split(tied, played), cut.places)))
    return without_question(with_inner(cut, cut_groups(split(tied, merits(rule, book, match, tied)), cut.places)))


def with_inner(cut: Cut, inner: Cut) -> Cut:
    """A cut whose open part was decided further."""
    return Cut((*cut.through, *inner.through), (*inner.out, *cut.out), inner.open, inner.places, inner.asks)


def without_question(cut: Cut) -> Cut:
    return cut._replace(asks=None)


def merits(rule: Literal["duplicate", "scores", "seed"], book: Book, match: KnockoutMatch, tied: Group) -> Mapping[int, Value]:
    """The values of tied entries by a rule: mean share and sum of margins in the match; a better seed is more."""
    if rule == "seed":
        seeds = {entry: book.sheet.entrants[entry].seed for entry in tied}
        return {entry: () if seed is None else (Fraction(-seed),) for entry, seed in seeds.items()}
    lines = lines_in(book, tied, match.tables)
    if rule == "duplicate":
        shares = {entry: exact_mean([each.share for each in lines[entry] if each.share is not None]) for entry in tied}
        return {entry: () if share is None else (share,) for entry, share in shares.items()}
    margins = {entry: [each.margin for each in lines[entry] if each.margin is not None] for entry in tied}
    return {entry: (exact_sum(each),) for entry, each in margins.items()}


def extra_points(book: Book, match: KnockoutMatch, tied: Group) -> Mapping[int, Value] | None:
    """Points of the games that were added for exactly the tied entries; None if there is none."""
    tables = [id_ for id_ in match.extra if set(book.sheet.seatings[id_].seats) == set(tied)]
    lines = lines_in(book, tied, tables)
    return {entry: (match_points(lines[entry]),) for entry in tied} if tables else None


def lines_in(book: Book, entries: Iterable[int], tables: Sequence[TableId]) -> Mapping[int, list[PointsLine]]:
    """The lines of entries at some tables; none of a stand-in or a bot."""
    return {entry: [each for id_ in tables if (each := book.lines[id_].get(entry)) is not None] for entry in entries}


def match_points(lines: Iterable[PointsLine]) -> Fraction:
    return exact_sum([each.points for each in lines])
