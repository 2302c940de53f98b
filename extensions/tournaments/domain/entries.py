"""Entries as folded from the log: their pairing state and requests."""

from __future__ import annotations

import re
from typing import Literal

from domain.kernel.secrecy import Concealed
from domain.kernel.text.written_text import LONGEST_NAME
from extensions.tournaments.domain.facts.base import Committed
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.slips import Slip

_SURNAME_FIRST = re.compile("([^,]*[^, ]), ([^, ][^,]*)")

EntryState = Literal["waiting", "entered", "withdrawn", "disqualified", "removed"]


class TextPlace(Concealed, frozen=True):
    """The place of a text stored next to the log, and its commitment in the log. place: `12.names.0`."""

    place: str
    commitment: Committed


def text_place(version: int, field: str, commitment: Committed | None) -> TextPlace | None:
    """The place of a text that a fact commits to; None without one."""
    return None if commitment is None else TextPlace(f"{version}.{field}", commitment)


def spoken_name(written: str) -> str:
    """A name in the order in which it is spoken; one that is written surname first has one comma.

    >>> spoken_name("Berg, Anna"), spoken_name("Anna Berg"), spoken_name("Berg, Anna, Dr.")
    ('Anna Berg', 'Anna Berg', 'Berg, Anna, Dr.')
    """
    found = _SURNAME_FIRST.fullmatch(written)
    return written if found is None else f"{found[2]} {found[1]}"


def surname(written: str) -> str:
    """The part of a name that lists sort by: its surname if it is written surname first, else its last word.

    >>> surname("van den Berg, Anna"), surname("Anna Berg"), surname("Anna")
    ('van den Berg', 'Berg', 'Anna')
    """
    found = _SURNAME_FIRST.fullmatch(written)
    return written.rpartition(" ")[2] if found is None else found[1]


def seat_name(written: str, entry: int) -> str:
    """The name of a seat whose entry is shown by name; cut if it is too long for a seat."""
    name = spoken_name(written)
    return name if len(name) <= LONGEST_NAME else numbered_name(name, entry)


def numbered_name(name: str, entry: int) -> str:
    """A name cut to the longest length for a seat, made distinct by the number of its entry."""
    number = f" ({entry})"
    return name[: LONGEST_NAME - len(number)].rstrip(" ") + number


class Former(Concealed, frozen=True):
    """A person who played for an entry before another one took over. version, at: of that; name: its place."""

    member: int
    version: int
    at: str
    name: TextPlace | None


class EarlierName(Concealed, frozen=True):
    """A spelling that was corrected. name: its place, None if there was none."""

    member: int
    name: TextPlace | None


class Entry(Concealed, frozen=True):
    """An entry: one side of the standings. members: how many persons; joined: the first round that it could be paired in;
    here: rounds it is checked in for, None standing for all; byes: rounds it asked a bye for; warnings: that count;
    slip: None for bots; token: hash of the token of its device, None until it exchanged the slip; names, club: their places, by member; former: who played for it before, in
    order; misspelt: names before their corrections, in order; made: the version at which it was entered.
    """

    number: int
    kind: EntryKind
    section: str
    members: int
    seed: int | None
    rating: int | None
    apart: tuple[int, ...]
    bot: str | None
    slip: Slip | None
    joined: int
    token: str | None = None
    state: EntryState = "entered"
    here: frozenset[int | None] = frozenset()
    byes: tuple[int, ...] = ()
    names: tuple[TextPlace | None, ...] = ()
    club: TextPlace | None = None
    former: tuple[Former, ...] = ()
    misspelt: tuple[EarlierName, ...] = ()
    made: int = 0

    @property
    def is_paired(self) -> bool:
        """Whether it takes part in future rounds."""
        return self.state == "entered"

    @property
    def has_left(self) -> bool:
        """Whether it was withdrawn or removed: its seed is free again."""
        return self.state in ("withdrawn", "removed")

    def names_of(self, member: int) -> tuple[TextPlace | None, ...]:
        """The places of all names that a member has had: of persons before, of other spellings, and the present one."""
        before: tuple[Former | EarlierName, ...] = (*self.former, *self.misspelt)
        return (*[each.name for each in before if each.member == member], *self.names[member : member + 1])

    def is_here(self, round_number: int) -> bool:
        """Whether it is checked in for a round. Bots always are."""
        return self.kind == "bot" or None in self.here or round_number in self.here
