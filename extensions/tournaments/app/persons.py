"""Names of entries, stored outside the log: shown as the regulations say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.text.written_text import to_escaped
from extensions.tournaments.app.callers import Caller
from extensions.tournaments.app.entry_players import Texts
from extensions.tournaments.app.hidden_texts import load_hidden_places, load_hidden_places_of
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.entries import Entry, TextPlace, spoken_name, surname
from extensions.tournaments.domain.rows.tournament_row import TournamentRow
from extensions.tournaments.domain.salted_text import LONGEST_NAME, is_text_of
from extensions.tournaments.domain.series.field import NamedEntry
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context

FORGOTTEN, HIDDEN, EXCHANGED = "(forgotten)", "(hidden)", "(not the text of the log)"
"""Placeholders for a text that was deleted, that a moderator has hidden, or that does not match its commitment."""


class TournamentTexts(NamedTuple):
    """The texts of a tournament as one audience reads them. is_official: with full names, regardless of the regulations."""

    texts: Texts
    hidden: frozenset[str]
    shown_as: str

    def __repr__(self) -> str:
        return "TournamentTexts(…)"

    def show(self, place: TextPlace | None) -> str | None:
        """A text in one line, escaped like a name; None if there never was one."""
        return None if place is None else to_escaped(self._read(place), LONGEST_NAME)

    def show_lines(self, place: TextPlace) -> tuple[str, ...]:
        """A text of several lines, such as a reason."""
        return tuple([to_escaped(each) for each in self._read(place).split("\n")])

    def _read(self, place: TextPlace) -> str:
        """The text, or its placeholder."""
        text = self.texts.get(place.place)
        if text is None:
            return FORGOTTEN
        if place.place in self.hidden:
            return HIDDEN
        return text.text if is_text_of(place.commitment, text) else EXCHANGED

    def names(self, entry: NamedEntry) -> list[str | None]:
        """The names of an entry's persons, as this audience reads them."""
        if self.shown_as == "numbers":
            return [None] * entry.members
        names = [None if (name := self.show(each)) is None else spoken_name(name) for each in entry.names]
        return names if self.shown_as == "names" else [None if each is None else to_initials(each) for each in names]

    def written(self, entry: Entry) -> list[str | None]:
        """The names as lists show them, those that are written surname first so; as `names` if not in full."""
        return [self.show(each) for each in entry.names] if self.shown_as == "names" else self.names(entry)

    def surnames(self, entry: Entry) -> list[str | None]:
        """The parts of the names that lists sort by; None for those that this audience does not read in full."""
        if self.shown_as != "names":
            return [None] * entry.members
        return [None if each is None else surname(each) for each in self.written(entry)]

    def club(self, entry: Entry) -> str | None:
        """The club of an entry; None if there never was one, or if this audience reads no full names."""
        return self.show(entry.club) if self.shown_as == "names" else None


def load_texts(context: Context, tournament: Tournament, caller: Caller) -> TournamentTexts:
    """The texts of a tournament for this caller: officials read names in full."""
    shown_as = "names" if caller.official is not None else tournament.regulations.shown_as
    hidden, texts = load_hidden_places(context.store, tournament.id), context.part(Tournaments).repository.texts(tournament)
    return TournamentTexts(texts, hidden | clubs_of_masked(tournament, texts, hidden), shown_as)


def clubs_of_masked(tournament: Tournament, texts: Texts, hidden: frozenset[str]) -> frozenset[str]:
    """The places of clubs of entries with a hidden or forgotten name, which the club could give away."""
    return frozenset(
        each.club.place
        for each in tournament.entries.values()
        if each.club is not None
        and any(one is not None and (one.place in hidden or one.place not in texts) for one in each.names)
    )


def load_title_texts(context: Context, rows: Sequence[tuple[str, TournamentRow]]) -> dict[str, TournamentTexts]:
    """The texts of listed tournaments, their titles alone, as everybody reads them: by tournament."""
    hidden = load_hidden_places_of(context.store, [tournament_id for tournament_id, _ in rows])
    return {
        tournament_id: TournamentTexts({} if row.text is None else {row.title.place: row.text}, hidden[tournament_id], "names")
        for tournament_id, row in rows
    }


def to_initials(name: str) -> str:
    """The initials of a name.

    >>> to_initials("Anna Berg"), to_initials("boris")
    ('A. B.', 'B.')
    """
    return " ".join(f"{each[0].upper()}." for each in name.split() if each)
