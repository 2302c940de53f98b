"""Forgetting a person at events: names and texts outside the logs are deleted, and every chain stays unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from domain.kernel.errors import Diverged, Missing
from domain.tournament.fact_codec import decode_fact
from domain.tournament.facts.base import TournamentFact
from domain.tournament.facts.entry_facts import ENTRY_FACTS
from domain.tournament.facts.ruling_facts import PenaltyGiven
from domain.tournament.tournament import Tournament
from service.app.core.context import Context
from service.app.projected.read_rows import read_rows
from service.app.tournaments.entry_players import ENTRIES_OF, Texts
from service.app.webhook_state.webhook_record import EventReader
from service.app.webhook_state.webhook_rows import drop_webhooks, event_owner


def forget_person(context: Context, player: str) -> None:
    """Delete a player's data at events. Repeatable.  Raises Unavailable."""
    name = ENTRIES_OF.format(player)
    for event, _ in list(read_rows(context.store, name)):
        with suppress(Missing, Diverged):
            tournament = context.tournaments.load(event)
            texts = context.tournaments.texts(tournament)
            for number in entries_of(texts, player):
                drop_webhooks(context, event_owner(context, EventReader(event, f"e{number}", player)))
            context.tournaments.forget_texts(tournament, sorted(places_of(context, tournament, texts, player)))
    context.store.drop(name)


def entries_of(texts: Texts, player: str) -> set[int]:
    """Every entry in which a player has or had a place."""
    return {int(text.salt) for place, text in texts.items() if ".person." in place and text.text == player}


def places_of(context: Context, tournament: Tournament, texts: Texts, player: str) -> Iterator[str]:
    """The places of all texts by or about a player."""
    held = [(place, int(text.salt)) for place, text in texts.items() if ".person." in place and text.text == player]
    for place, entry in held:
        version, _, member = place.partition(".person.")
        until = first_after(texts, entry, member, int(version), tournament.version + 1)
        names = {f"{version}.names.{member}", f"{version}.name", f"{version}.reason", place}
        alone = tournament.entries[entry].members == 1
        yield from names & texts.keys()
        if alone:
            yield from texts_about(context, tournament, texts, entry, range(int(version), until))


def first_after(texts: Texts, entry: int, member: str, version: int, last: int) -> int:
    """The version at which another person took a place of an entry; `last` if none did."""
    own = [(place.partition(".")[0], text) for place, text in texts.items() if place.endswith(f".person.{member}")]
    return min((int(at) for at, text in own if int(text.salt) == entry and int(at) > version), default=last)


def texts_about(context: Context, tournament: Tournament, texts: Texts, entry: int, versions: range) -> Iterator[str]:
    """The places of texts of facts by or about an entry."""
    for each in context.store.read(tournament.id, after=versions.start - 1, limit=len(versions)):
        stored = decode_fact(each.event)
        if stored.by == f"e{entry}" or is_about(stored.fact, entry):
            yield from (place for place in texts if place.partition(".")[0] == str(each.version))


def is_about(fact: TournamentFact, entry: int) -> bool:
    """Whether a fact is about an entry."""
    if isinstance(fact, PenaltyGiven):
        return fact.entry == entry
    return isinstance(fact, ENTRY_FACTS) and getattr(fact, "number", None) == entry
