"""Standings counted again, from the regulations' words alone: one pass per number, nothing kept."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from domain.tournament.standings.scoring import TieBreak
from tests.tournament.naive_points import ZERO, NaivePoints, Seat, has_scores, mean, over_mean, places_without_ties


class NaiveRow(NamedTuple):
    """place: None if disqualified; ties: None where nothing was asked."""

    place: int | None
    points: Fraction
    ties: tuple[Any, ...]


class Naive(NaivePoints):
    """Sums, tie-breaks and places of an event."""

    # What an entry has

    def bye(self, kind: str) -> Fraction:
        byes, pairs = self.scoring.byes, self.scoring.best == 2
        stated = {"allocated": byes.allocated, "asked": byes.asked, "void": byes.void, "absent": ZERO}[kind]
        usual = {"allocated": Fraction(2) if pairs else Fraction(12, 10), "asked": Fraction(1) if pairs else Fraction(8, 10)}
        return (usual[kind] if stated is None else stated) * self.mean()

    def tables_of(self, entry: int) -> list[tuple[int, int]]:
        return list(dict.fromkeys(seat[:2] for seat in self.seats if seat.entry == entry))

    def played(self, entry: int) -> dict[tuple[int, int], list[Seat]]:
        """The seats that it played, by table."""
        found: dict[tuple[int, int], list[Seat]] = {}
        for seat in self.seats:
            if seat.entry == entry and seat.mine:
                found.setdefault(seat[:2], []).append(seat)
        return found

    def at_table(self, entry: int, table: tuple[int, int]) -> Fraction:
        if (*table, entry) in self.awards:
            return self.awards[*table, entry]
        result = self.results[table]
        own = [seat for seat in self.seats if seat[:2] == table and seat.entry == entry]
        if all(seat.seat in result.others for seat in own):
            return ZERO
        return self.bye("void") if result.is_void else mean([self.worth(seat) for seat in own if seat.mine])

    def by_round(self, entry: int) -> dict[int, Fraction]:
        """Points of each round that is not waited for."""
        found: dict[int, Fraction] = {}
        for number in sorted(self.rounds):
            own = [table for table in self.tables_of(entry) if table[0] == number]
            for table in own:
                if table in self.results:
                    found[number] = found.get(number, ZERO) + self.at_table(entry, table)
            if not own:
                found[number] = self.without_table(entry, number)
        return found

    def without_table(self, entry: int, number: int) -> Fraction:
        if (number, 0, entry) in self.awards:
            return self.awards[number, 0, entry]
        kind = self.rounds[number].byes.get(entry, "absent")
        if kind == "absent" and number < self.entrants[entry].first_round and number <= self.scoring.byes.late:
            kind = "asked"
        return self.bye(kind) * (self.scoring.best_members or self.scoring.members)

    def points(self, entry: int) -> Fraction:
        off = [each.points for each in self.penalties.values() if each.entry == entry]
        alone = [self.without_table(entry, each) for each in self.rounds if each not in {table[0] for table in self.tables_of(entry)}]
        return sum(alone, ZERO) + sum(self.best_members(entry), ZERO) - sum(off, ZERO)

    def best_members(self, entry: int) -> list[Fraction]:
        """The sums of the members that count."""
        found: dict[int, Fraction] = {}
        for table in self.tables_of(entry):
            first = next(seat for seat in self.seats if seat[:2] == table and seat.entry == entry)
            if table in self.results:
                found[first.member] = found.get(first.member, ZERO) + self.at_table(entry, table)
        best = self.scoring.best_members if self.scoring.members > 1 else None
        return sorted(found.values(), reverse=True)[:best]

    # Tie-breaks

    def opponents(self, entry: int) -> list[tuple[tuple[int, int], int]]:
        """Table and opponent, once for each seat that it played there."""
        if self.scoring.is_cooperative:
            return []
        mine = self.played(entry)
        return [(seat[:2], seat.entry) for seat in self.seats if seat.mine and seat[:2] in mine and seat.entry != entry]

    def strength(self, entry: int) -> Fraction:
        tables = self.played(entry)
        least = self.mean() * Fraction(2, 3)
        rate = mean([self.at_table(entry, table) for table in tables]) if tables else least
        return max(rate, least) if self.mean() else rate

    def number(self, name: TieBreak, entry: int, tied: Sequence[int]) -> Any:
        """A tie-break of an entry among those it is tied with; None if it says nothing."""
        tables = self.played(entry)
        if name in ("opponents", "opponents_cut1"):
            values = sorted(self.strength(other) for _, other in self.opponents(entry))
            return mean(values[1:] if name == "opponents_cut1" and len(values) > 1 else values)
        if name == "wins":
            return sum(any(each.result and each.seat in each.result.outcome.winners for each in own) for own in tables.values())
        if name == "duplicate":
            shares = [[share for each in own if (share := self.share(each)) is not None] for own in tables.values()]
            return mean([mean(each) for each in shares if each])
        if name == "scores":
            return sum((mean(over) for own in tables.values() if (over := [over_mean(each) for each in own if has_scores(each)])), ZERO)
        if name == "places":
            longest = max((len(seat.seats) for seat in self.seats), default=1)
            counts = [ZERO] * longest
            for own in tables.values():
                for each in own:
                    assert each.result
                    ways = places_without_ties(each.result.outcome.placing.places, each.seat)
                    for place in ways:
                        counts[place - 1] += Fraction(1, len(ways) * len(own))
            return counts
        if name == "progress":
            rounds = self.by_round(entry)
            return sum((sum((each for at, each in rounds.items() if at <= number), ZERO) for number in rounds), ZERO)
        return self.against(entry, tied)

    def against(self, entry: int, tied: Sequence[int]) -> Any:
        if len(tied) < 2:
            return None
        pairs = [(one, other) for one in tied for other in tied if one != other]
        meetings = {(one, other): len({at for at, who in self.opponents(one) if who == other}) for one, other in pairs}
        tables = {one: {table for table, other in self.opponents(one) if other in tied} for one in tied}
        if len(set(meetings.values())) > 1 or 0 in meetings.values() or len({len(each) for each in tables.values()}) > 1:
            return None
        return sum((self.at_table(entry, table) for table in tables[entry]), ZERO)

    # Places

    def rows(self, section: str | None) -> dict[int, NaiveRow]:
        """By entry. A key grows by one number per tie-break; a place is one more than those with a greater key."""
        inside = [each for each in self.entrants if self.is_ranked(each) and section in (None, self.entrants[each].section)]
        out = {each.entry for each in self.penalties.values() if each.disqualifies}
        keys: dict[int, list[Any]] = {entry: [self.points(entry)] for entry in inside}
        ties: dict[int, list[Any]] = {entry: [] for entry in inside}
        for name in self.scoring.tie_breaks:
            now = {entry: list(key) for entry, key in keys.items()}
            for entry in inside:
                tied = [other for other in inside if now[other] == now[entry] and other not in out and entry not in out]
                value = self.number(name, entry, tied)
                ties[entry].append(value)
                keys[entry].append(0 if value is None or entry in out else value)
        return {
            entry: NaiveRow(
                None if entry in out else 1 + sum(keys[other] > keys[entry] for other in inside if other not in out),
                keys[entry][0],
                tuple(ties[entry]),
            )
            for entry in inside
        }
