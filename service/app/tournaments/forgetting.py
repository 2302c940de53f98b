"""Forgetting a person at events: names and texts outside the logs are deleted, and every chain stays unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from domain.kernel.errors import Diverged, Missing
from domain.tournament.batch import FactBatch
from domain.tournament.fact_codec import AnyStored, decode_fact
from domain.tournament.facts.base import TournamentFact
from domain.tournament.facts.entry_facts import ENTRY_FACTS, EntryNameCorrected
from domain.tournament.facts.ruling_facts import PenaltyGiven
from domain.tournament.salted_text import SaltedText
from domain.tournament.tournament import Tournament
from service.app.core.context import Context
from service.app.core.tournament_state import Tournaments
from service.app.players.held_texts import is_forgotten
from service.app.projected.read_rows import read_rows
from service.app.tournaments.entry_players import (
    ENTRIES_OF,
    FormerEntry,
    Texts,
    former_entries,
    note_former,
    note_player,
    persons_of_entries,
    players_of_entries,
)
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhook_state.webhook_rows import drop_webhooks, reader_owner


def forget_person(context: Context, player: str) -> None:
    """Delete a player's data at events. The list of them stays. Repeatable.  Raises Unavailable."""
    for event, row in list(read_rows(context.store, ENTRIES_OF.format(player))):
        with suppress(Missing, Diverged):
            forget_at_event(context, player, event, former_entries(row))


def forget_at_event(context: Context, player: str, event: str, former: frozenset[FormerEntry] = frozenset()) -> None:
    """Delete a player's data at an event. former: entries that an earlier walk found. Repeatable.

    Raises Missing, Diverged, Unavailable.
    """
    tournament = context.part(Tournaments).repository.load(event)
    texts = context.part(Tournaments).repository.texts(tournament)
    held = {FormerEntry(int(text.salt), int(place.partition(".")[0])) for place, text in texts.items() if is_person(place, text, player)}
    if not held <= former:
        note_former(context.store, player, tournament, held | former)
    for entry, _ in held | former:
        drop_webhooks(context, reader_owner(context, StreamReader(event, f"e{entry}", player)))
    places = {*places_of(context, tournament, texts, player), *late_places(context, tournament, texts, former - held)}
    context.part(Tournaments).repository.forget_texts(tournament, sorted(places))


def is_person(place: str, text: SaltedText, player: str) -> bool:
    """Whether a text is the place of a player in an entry."""
    return ".person." in place and text.text == player


def late_places(
    context: Context, tournament: Tournament, texts: Texts, former: Iterable[FormerEntry]
) -> Iterator[str]:
    """The places of texts by or about entries that were written while their only person was forgotten."""
    taken = {each.entry for each in persons_of_entries(texts)}
    for entry, version in former:
        if entry not in taken and tournament.entries[entry].members == 1 and not tournament.entries[entry].former:
            yield from texts_about(context, tournament, texts, entry, range(version, tournament.version + 1))


@contextmanager
def holding_entries(context: Context, event: str, players: Sequence[str]) -> Iterator[None]:
    """List an event for players who get an entry in the block. Of a player who was forgotten meanwhile, no text stays.

    Of a refusal the list keeps an event without an entry, which is not shown.
    """
    if players:
        tournament = context.part(Tournaments).repository.load(event)
        for each in players:
            note_player(context.store, each, tournament)
    yield
    for each in players:
        if is_forgotten(context, each):
            forget_at_event(context, each, event)


def texts_of_players(context: Context, tournament: Tournament, batch: FactBatch) -> dict[str, list[str]]:
    """The places of a batch's texts by or about entries, by the player who is the only person of the entry.

    tournament: before the batch.
    """
    if not batch.texts:
        return {}
    first, found = tournament.version + 1, dict[str, list[str]]()
    players = players_of_entries(tournament, context.part(Tournaments).repository.texts(tournament))
    for (entry, _), player in players.items():
        if tournament.entries[entry].members > 1:
            continue
        own = {first + at for at, each in enumerate(batch.facts) if is_by_or_about(each.stored, entry)}
        found[player] = [each.key for each in batch.texts if each.version in own]
    return {player: places for player, places in found.items() if places}


def erase_if_forgotten(context: Context, tournament: Tournament, written: Mapping[str, Sequence[str]]) -> None:
    """After an append: delete its texts of players who were forgotten meanwhile. written: their places, by player."""
    for player, places in written.items():
        if is_forgotten(context, player):
            context.part(Tournaments).repository.forget_texts(tournament, places)


def places_of(context: Context, tournament: Tournament, texts: Texts, player: str) -> Iterator[str]:
    """The places of all texts by or about a player."""
    held = [(place, int(text.salt)) for place, text in texts.items() if is_person(place, text, player)]
    for place, entry in held:
        version, _, member = place.partition(".person.")
        until = first_after(texts, entry, member, int(version), tournament.version + 1)
        names = {f"{version}.names.{member}", f"{version}.name", f"{version}.reason", place}
        alone = tournament.entries[entry].members == 1
        yield from names & texts.keys()
        if alone:
            yield from texts_about(context, tournament, texts, entry, range(int(version), until))
        else:
            yield from corrected_names(context, tournament, texts, (entry, int(member)), range(int(version), until))


def first_after(texts: Texts, entry: int, member: str, version: int, last: int) -> int:
    """The version at which another person took a place of an entry; `last` if none did."""
    own = [(place.partition(".")[0], text) for place, text in texts.items() if place.endswith(f".person.{member}")]
    return min((int(at) for at, text in own if int(text.salt) == entry and int(at) > version), default=last)


def corrected_names(
    context: Context, tournament: Tournament, texts: Texts, person: tuple[int, int], versions: range
) -> Iterator[str]:
    """The places of corrected spellings of a person's name. person: entry and member."""
    for each in context.store.read(tournament.id, after=versions.start - 1, limit=len(versions)):
        fact = decode_fact(each.event).fact
        if isinstance(fact, EntryNameCorrected) and (fact.number, fact.member) == person and f"{each.version}.name" in texts:
            yield f"{each.version}.name"


def texts_about(context: Context, tournament: Tournament, texts: Texts, entry: int, versions: range) -> Iterator[str]:
    """The places of texts of facts by or about an entry."""
    for each in context.store.read(tournament.id, after=versions.start - 1, limit=len(versions)):
        stored = decode_fact(each.event)
        if is_by_or_about(stored, entry):
            yield from (place for place in texts if place.partition(".")[0] == str(each.version))


def is_by_or_about(stored: AnyStored, entry: int) -> bool:
    """Whether a fact is by an entry or about it."""
    return stored.by == f"e{entry}" or is_about(stored.fact, entry)


def is_about(fact: TournamentFact, entry: int) -> bool:
    """Whether a fact is about an entry."""
    if isinstance(fact, PenaltyGiven):
        return fact.entry == entry
    return isinstance(fact, ENTRY_FACTS) and getattr(fact, "number", None) == entry
