"""Restored events: if a restore discards facts, `event.restored` continues their log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.game.events.game_events import GameHead
from domain.kernel.errors import Diverged
from domain.tournament.batch import FactCause
from domain.tournament.decide import life
from domain.tournament.facts.tournament_facts import TournamentRestored
from domain.tournament.salted_text import SALT_BYTES, SaltedText
from domain.tournament.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import unique_mark
from service.app.core.tournament_repository import TournamentRepository, fold_entries, fold_first, to_stored_text
from service.app.maintenance.backup import is_history_of, is_put_back, read_heads
from service.app.maintenance.doctor import RESTORE
from service.store import ArchivedGame, ArchivedStore, StoredEntry, StreamHead
from service.store.archive.frames import RawEntry

RESTORED = str(TournamentRestored.__struct_config__.tag).encode()


def restore_event_over(context: Context, store: ArchivedStore, kept: ArchivedGame, reason: str) -> None:
    """Replace an event in the store. If this discards facts, or none were left, the log records it. Texts that were
    deleted since the backup stay deleted.
    """
    here = read_heads(store, kept.game)
    loses = not set(here) <= {StreamHead(each.version, each.digest) for each in kept.entries}
    if loses and is_put_back(store, kept, RESTORED):
        return
    if here:
        left = store.texts(kept.game)
        kept = replace(kept, texts={place: text for place, text in kept.texts.items() if place in left})
    if loses or not here:
        kept = with_restore(context, kept, here[-1] if here else None, reason)
    store.put_back(kept, over=True)


def with_restore(context: Context, kept: ArchivedGame, lost: StreamHead | None, reason: str) -> ArchivedGame:
    """The copy with `event.restored` appended; unchanged if it cannot be folded."""
    try:
        tournament = fold_kept(kept)
    except Diverged:
        return kept
    given_up = None if lost is None else GameHead(lost.version, lost.digest.hex())
    salted = SaltedText(reason, context.entropy(SALT_BYTES).hex())
    cause = FactCause(max(context.stamp(), tournament.at))
    batch = life.note_restore(tournament, given_up, salted, cause).with_mark(unique_mark())
    [(event, digest)] = batch.events
    last = RawEntry(batch.tournament.version, b"e", event, digest)
    return replace(kept, entries=(*kept.entries, last), texts=kept.texts | dict(map(to_stored_text, batch.texts)))


def fold_kept(kept: ArchivedGame) -> Tournament:
    """The event of a copy.  Raises Diverged."""
    entries: Sequence[StoredEntry] = [StoredEntry(each.version, each.value, each.digest) for each in kept.entries]
    return fold_entries(fold_first(kept.game, entries[0]), entries[1:])


def mend_restored_event(store: ArchivedStore, event: str, head: StreamHead) -> Iterator[str]:
    """Problems of a restored event; if there are none, makes a worker check it: it performs due steps and updates its
    games.
    """
    try:
        tournament = TournamentRepository(store).load(event)
    except Diverged as refusal:
        yield f"fact {refusal.version} {refusal.why}; {RESTORE.format(event)}"
        return
    if not is_history_of(store, event, head):
        yield "another history of this event is here; it was left as it is"
        return
    store.owe(event, StreamHead(tournament.version, tournament.digest), "now")
