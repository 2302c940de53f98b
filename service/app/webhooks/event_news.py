"""News of an event: the facts that are sent, and their receivers. A message gives only the place of a fact, never its
content.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any

from domain.kernel.errors import Gone, Missing, Unauthorised
from domain.tournament.fact_codec import decode_fact
from domain.tournament.facts.base import TournamentFact
from domain.tournament.facts.round_facts import (
    RoundClosed,
    RoundOpened,
    RoundPublished,
    RoundWithdrawn,
    TableFinished,
)
from domain.tournament.facts.ruling_facts import AppealDecided, AppealMade, PenaltyGiven, TableRulingMade
from domain.tournament.facts.tournament_facts import (
    MessageAnnounced,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentRestored,
)
from domain.tournament.tournament import Tournament
from service.app.core.context import Context, hash_token
from service.app.core.cursors import VERSION
from service.app.core.read_game import encode_json
from service.app.core.tournament_state import Tournaments
from service.app.feeds.inbox_feed import InboxEntry
from service.app.feeds.inbox_owners import InboxOwner
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, authenticate_player
from service.app.tournaments.callers import Caller, authenticate_caller, visible_to
from service.app.tournaments.entry_players import holders_of
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhook_state.webhook_rows import reader_owner

NEWS: dict[type[TournamentFact], str] = {
    RoundPublished: "event.round_published",
    RoundOpened: "event.round_opened",
    RoundClosed: "event.round_closed",
    RoundWithdrawn: "event.round_withdrawn",
    TableFinished: "event.table_finished",
    TableRulingMade: "event.ruling_made",
    PenaltyGiven: "event.penalty_given",
    AppealMade: "event.appeal_made",
    AppealDecided: "event.appeal_decided",
    MessageAnnounced: "event.announced",
    TournamentConfirmed: "event.confirmed",
    TournamentRestored: "event.restored",
    TournamentCancelled: "event.cancelled",
}
"""Types of messages, by their facts."""
PLACES = ("round", "table", "number")
"""Fields of facts in a message; null if a fact has none."""
AT_ONCE = 100
"""Facts read at a time."""


def load_event_owner(context: Context, event: str, bearer: str | None) -> InboxOwner:
    """The owner of webhooks that a token opens: an official, an entry, or a player who has an entry.

    Raises Missing, Unauthorised, Gone.
    """
    tournament = context.part(Tournaments).repository.load(event)
    if bearer is not None and bearer.startswith(PLAYER_TOKEN_PREFIX):
        player, credential = authenticate_player(context, bearer)
        entry = holders_of(tournament, context.part(Tournaments).repository.texts(tournament)).get(player.id)
        if entry is None:
            raise Unauthorised("This player has no entry here.")
        reader = StreamReader(event, f"e{entry}", player.id)
        return InboxOwner(reader_owner(context, reader), credential.id, reader)
    caller = authenticate_caller(context, tournament, bearer)
    if caller.by is None or bearer is None:
        raise Unauthorised("This needs the token of an official, an entry or a player.")
    reader = StreamReader(event, caller.by, hash_token(bearer))
    return InboxOwner(reader_owner(context, reader), None, reader)


def find_caller(context: Context, tournament: Tournament, reader: StreamReader) -> Caller | None:
    """The official or entry of a reader; None once its token or its person has changed."""
    official = tournament.officials.get(reader.by)
    if official is not None:
        is_holder = official.token is not None and hmac.compare_digest(official.token, reader.holder)
        is_good = is_holder and not official.is_revoked
        return Caller(official.id, official, tournament.entries.get(official.entry or 0)) if is_good else None
    entry = next((each for each in tournament.entries.values() if f"e{each.number}" == reader.by), None)
    if entry is None:
        return None
    is_holder = entry.token is not None and hmac.compare_digest(entry.token, reader.holder)
    if not is_holder and holders_of(tournament, context.part(Tournaments).repository.texts(tournament)).get(reader.holder) != entry.number:
        return None
    return Caller(reader.by, None, entry)


def load_visible(context: Context, reader: StreamReader) -> Tournament:
    """The event as a reader may read it.  Raises Missing, Gone."""
    tournament = context.part(Tournaments).repository.load(reader.stream)
    caller = find_caller(context, tournament, reader)
    if caller is None:
        raise Gone("This token opens nothing here any more.")
    return visible_to(context, tournament, caller)


def is_reader_good(context: Context, reader: StreamReader) -> bool:
    """Whether a reader may still read its event."""
    try:
        load_visible(context, reader)
    except (Missing, Gone):
        return False
    return True


def first_position(context: Context, reader: StreamReader) -> str:
    """The cursor after all facts that a reader may read now.  Raises Missing, Gone."""
    return VERSION.format(load_visible(context, reader).version)


class EventNewsReader:
    """The news of an event after a cursor, up to its reader's visible version. Not thread-safe."""

    def __init__(self, context: Context, reader: StreamReader, cursor: str | None) -> None:
        self._context, self._reader = context, reader
        self._read = VERSION.parse_optional(cursor) or 0

    @property
    def cursor(self) -> str:
        """The position as text."""
        return VERSION.format(self._read)

    def more(self) -> Iterator[InboxEntry]:
        """News available now, of an event that was put back from its last fact on. Each one taken advances the position.

        Raises Missing, Gone, Unavailable.
        """
        last = load_visible(self._context, self._reader).version
        if self._read > last:
            self._read = last - 1
        while self._read < last:
            entries = self._context.store.read(
                self._reader.stream, after=self._read, limit=min(AT_ONCE, last - self._read)
            )
            for each in entries:
                self._read = each.version
                news = news_of(self._reader.stream, each.version, decode_fact(each.event).fact)
                if news is not None:
                    yield InboxEntry(self.cursor, encode_json(news))


def news_of(event: str, version: int, fact: TournamentFact) -> dict[str, Any] | None:
    """The message of a fact; None if receivers get none."""
    kind = NEWS.get(type(fact))
    if kind is None:
        return None
    data = {"event": event, "version": version, **{name: getattr(fact, name, None) for name in PLACES}}
    return {"id": f"{event}-{version}", "type": kind, "data": data}
