"""Players of entries: stored outside the log, in no chain, and listed per player for reading and forgetting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from domain.kernel.timestamps import milliseconds
from extensions.tournaments.domain.batch import FactBatch
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.entry_facts import EntryMade, EntrySubstituted
from extensions.tournaments.domain.salted_text import PlacedText, SaltedText
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.store import ProjectionRows

Texts = Mapping[str, SaltedText]


def person_text(version: int, entry: int, member: int, player: str) -> PlacedText:
    """The player of a place of an entry, as a text outside the log without a commitment."""
    return PlacedText(version, f"person.{member}", SaltedText(player, str(entry)))


def with_persons(batch: FactBatch, persons: Iterable[tuple[int, int, str]]) -> FactBatch:
    """The batch with the persons of its entries. persons: entry, member and player."""
    versions: dict[int, int] = {}
    first = batch.tournament.version - len(batch.facts) + 1
    for at, each in enumerate(batch.facts):
        if isinstance(each.stored.fact, EntryMade | EntrySubstituted):
            versions[each.stored.fact.number] = first + at
    more = [person_text(versions[entry], entry, member, player) for entry, member, player in persons if entry in versions]
    return batch._replace(texts=(*batch.texts, *more))


class PersonOfEntry(NamedTuple):
    """A player who has had a place of an entry, since a version of the log."""

    entry: int
    member: int
    version: int
    player: str


def persons_of_entries(texts: Texts) -> list[PersonOfEntry]:
    """All current and former players of entries, oldest first."""
    found = []
    for place, text in texts.items():
        version, _, name = place.partition(".")
        if name.startswith("person."):
            found.append(PersonOfEntry(int(text.salt), int(name.removeprefix("person.")), int(version), text.text))
    return sorted(found, key=lambda each: each.version)


def players_of_entries(tournament: Tournament, texts: Texts) -> dict[tuple[int, int], str]:
    """The current player of each place that has one, by entry and member."""
    since = {(each.number, one.member): one.version for each in tournament.entries.values() for one in each.former}
    return {
        (each.entry, each.member): each.player
        for each in persons_of_entries(texts)
        if each.version >= since.get((each.entry, each.member), 0)
    }


def holders_of(tournament: Tournament, texts: Texts) -> dict[str, int]:
    """The entry of each player. A removed entry holds no one."""
    found = players_of_entries(tournament, texts)
    return {player: entry for (entry, _), player in found.items() if tournament.entries[entry].state != "removed"}


def since_version(entry: Entry, member: int) -> int:
    """The version of the log from which the person of a place has it."""
    return max((each.version for each in entry.former if each.member == member), default=entry.made)


ENTRIES_OF = "tournament-entries.{}"
"""The projection of a player: by tournament, the newest first, for listing and forgetting."""
_ROW_VERSION = 2


class FormerEntry(NamedTuple):
    """An entry in which a player had a place, and the version of the log since when."""

    entry: int
    version: int


_FORMER = msgspec.json.Decoder(list[FormerEntry])


def former_entries(row: bytes) -> frozenset[FormerEntry]:
    """The entries that forgetting has noted in a row of a player's list; none before that."""
    return frozenset() if row == b"{}" else frozenset(_FORMER.decode(row))


def note_former(store: ProjectionRows, player: str, tournament: Tournament, former: Iterable[FormerEntry]) -> None:
    """Note the entries of a player who is being forgotten, since the texts that say so are deleted next. They only grow."""
    found = sorted(former)
    version, order = _ROW_VERSION + len(found), milliseconds(tournament.founded_at)
    store.put_row(ENTRIES_OF.format(player), tournament.id, version, order, msgspec.json.encode(found))


def drop_list(context: Context, player: str) -> None:
    """Delete the list of a player's tournaments."""
    context.store.drop(ENTRIES_OF.format(player))


def note_player(store: ProjectionRows, player: str, tournament: Tournament) -> None:
    """Note that a player has an entry of a tournament. Repeatable."""
    store.put_row(ENTRIES_OF.format(player), tournament.id, _ROW_VERSION, milliseconds(tournament.founded_at), b"{}")
