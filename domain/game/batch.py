"""Appends events to a game: each is chained to the ledger and folded into the next version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from domain.game.absent_rules import require_rules, require_rules_for
from domain.game.aggregate import Game, secret_after, secret_of, stream_base
from domain.game.entry_codec import AnyEntry, ChainedEntry, LogEntry, chain_after, encode_entry
from domain.game.events.game_events import SeedRevealed
from domain.game.events.seat_plan import BotTry
from domain.game.folds.evolve import evolve, initial_game
from domain.game.repetition import require_room
from domain.game.replay import state_fingerprint
from domain.kernel.chance import Draw
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, Seat


class Cause(NamedTuple):
    """The origin of a batch.

    at: RFC 3339, UTC, milliseconds; key: idempotency key, scoped to its caller; fingerprint: of the request;
    by: the acting seat; command: its body as sent; bot_try: how a bot came to it.
    """

    at: str
    key: str | None = None
    fingerprint: str | None = None
    by: Seat | None = None
    command: dict[str, Any] | None = None
    bot_try: BotTry | None = None


class Batch(NamedTuple):
    """The events of one command, and the game after them."""

    entries: tuple[ChainedEntry, ...]
    game: Game

    @property
    def events(self) -> tuple[tuple[bytes, bytes], ...]:
        """JSON and digest of each entry, as stored."""
        return tuple([(encode_entry(each.stored), each.digest) for each in self.entries])

    def with_mark(self, once: str) -> Batch:
        """The same batch with a unique, never published mark, so that it differs from a copy."""
        first, *rest = self.entries
        marked = ChainedEntry(replace(first.stored, once=once), first.public, first.hidden, first.digest)
        return Batch((marked, *rest), self.game)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The events' types."""
        return tuple([str(each.public["type"]) for each in self.entries])


class Fact(NamedTuple):
    """An event and the draws it rests on. by: the seat whose default it follows from, None if the cause says whose."""

    event: Event
    draws: tuple[Draw, ...] = ()
    by: Seat | None = None


def facts_of(*events: Event, draws: Sequence[Draw] = ()) -> list[Fact]:
    """Facts of events that share their draws; the first one stores them."""
    return [Fact(event, tuple(draws) if number == 0 else ()) for number, event in enumerate(events)]


def append_facts(game: Game, cause: Cause, facts: Sequence[Fact]) -> Batch:
    """The batch of these facts after `game`.  Raises RulesNotInstalled, Conflict too-often."""
    require_room(game, (fact.event for fact in facts), cause.by, cause.at)
    return _append_to_chain([], game, cause, facts)


def append_first_facts(game_id: str, rules: AnyRuleset, cause: Cause, facts: Sequence[Fact]) -> Batch:
    """The batch that starts a stream; its first fact is GameCreated, or the GameForked of a sampled fork.

    Raises RulesNotInstalled.
    """
    require_rules(rules)
    first_fact, *rest = facts
    entry = log_entry(cause, first_fact, len(facts))
    version, digest = stream_base(entry.event)
    first = chain_after(digest, entry, version + 1, secret_of(entry.event))
    return _append_to_chain([first], initial_game(game_id, rules, entry, first.digest), cause, rest)


def _append_to_chain(entries: list[ChainedEntry], game: Game, cause: Cause, facts: Sequence[Fact]) -> Batch:
    require_rules_for(game.rules, (fact.event for fact in facts))
    for fact in facts:
        entry, event = log_entry(cause, fact, 0 if entries else len(facts)), fact.event
        if isinstance(event, SeedRevealed) and game.state is not None:
            entry = replace(entry, state=state_fingerprint(game.state))
        entries.append(chain_after(game.digest, entry, game.version + 1, secret_after(game, event)))
        game = evolve(game, entry, entries[-1].digest)
    return Batch(tuple(entries), game)


def log_entry(cause: Cause, fact: Fact, size: int) -> AnyEntry:
    """A log entry. size: number of facts in the batch for its first entry, which stores the cause; 0 for the others."""
    by = cause.by if fact.by is None else fact.by
    if size == 0:
        return LogEntry(cause.at, fact.event, by, draws=fact.draws)
    return LogEntry(
        cause.at, fact.event, by, cause.key, cause.fingerprint, size, cause.command, fact.draws, bot_try=cause.bot_try
    )
