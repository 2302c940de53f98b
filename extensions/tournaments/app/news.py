"""News of a tournament: the facts that are sent, and their receivers. A message gives only the place of a fact, never its
content.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any

from domain.kernel.errors import Gone, Missing, Unauthorised
from extensions.tournaments.app.callers import Caller, authenticate_caller, visible_to
from extensions.tournaments.app.entry_players import holders_of
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.fact_codec import decode_fact
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.round_facts import (
    RoundClosed,
    RoundOpened,
    RoundPublished,
    RoundWithdrawn,
    TableFinished,
)
from extensions.tournaments.domain.facts.ruling_facts import AppealDecided, AppealMade, PenaltyGiven, TableRulingMade
from extensions.tournaments.domain.facts.tournament_facts import (
    AnnouncementMade,
    TournamentCancelled,
    TournamentConfirmed,
    TournamentRestored,
)
from extensions.tournaments.domain.tournament import Tournament
from projections.rendered_view import encode_json
from service.app.core.context import Context, hash_token
from service.app.core.cursors import VERSION
from service.app.feeds.inbox_feed import InboxEntry
from service.app.feeds.inbox_owners import InboxOwner
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, authenticate_player
from service.app.webhook_state.webhook_record import StreamReader
from service.app.webhook_state.webhook_rows import reader_owner

NEWS: dict[type[TournamentFact], str] = {
    RoundPublished: "tournament.round_published",
    RoundOpened: "tournament.round_opened",
    RoundClosed: "tournament.round_closed",
    RoundWithdrawn: "tournament.round_withdrawn",
    TableFinished: "tournament.table_finished",
    TableRulingMade: "tournament.ruling_made",
    PenaltyGiven: "tournament.penalty_given",
    AppealMade: "tournament.appeal_made",
    AppealDecided: "tournament.appeal_decided",
    AnnouncementMade: "tournament.announced",
    TournamentConfirmed: "tournament.confirmed",
    TournamentRestored: "tournament.restored",
    TournamentCancelled: "tournament.cancelled",
}
"""Types of messages, by their facts."""
PLACES = ("round", "table", "number")
"""Fields of facts in a message; null if a fact has none."""
AT_ONCE = 100
"""Facts read at a time."""


def load_tournament_owner(context: Context, tournament_id: str, bearer: str | None) -> InboxOwner:
    """The owner of webhooks that a token opens: an official, an entry, or a player who has an entry.

    Raises Missing, Unauthorised, Gone.
    """
    tournament = context.part(Tournaments).repository.load(tournament_id)
    if bearer is not None and bearer.startswith(PLAYER_TOKEN_PREFIX):
        player, credential = authenticate_player(context, bearer)
        entry = holders_of(tournament, context.part(Tournaments).repository.texts(tournament)).get(player.id)
        if entry is None:
            raise Unauthorised("This player has no entry here.")
        reader = StreamReader(tournament_id, f"e{entry}", player.id)
        return InboxOwner(reader_owner(context, reader), credential.id, reader)
    caller = authenticate_caller(context, tournament, bearer)
    if caller.by is None or bearer is None:
        raise Unauthorised("This needs the token of an official, an entry or a player.")
    reader = StreamReader(tournament_id, caller.by, hash_token(bearer))
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
    """The tournament as a reader may read it.  Raises Missing, Gone."""
    tournament = context.part(Tournaments).repository.load(reader.stream)
    caller = find_caller(context, tournament, reader)
    if caller is None:
        raise Gone("This token opens nothing here any more.")
    return visible_to(context, tournament, caller)


def is_reader_good(context: Context, reader: StreamReader) -> bool:
    """Whether a reader may still read its tournament."""
    try:
        load_visible(context, reader)
    except (Missing, Gone):
        return False
    return True


def first_position(context: Context, reader: StreamReader) -> str:
    """The cursor after all facts that a reader may read now.  Raises Missing, Gone."""
    return VERSION.format(load_visible(context, reader).version)


class TournamentNewsReader:
    """The news of a tournament after a cursor, up to its reader's visible version. Not thread-safe."""

    def __init__(self, context: Context, reader: StreamReader, cursor: str | None) -> None:
        self._context, self._reader = context, reader
        self._read = VERSION.parse_optional(cursor) or 0

    @property
    def cursor(self) -> str:
        """The position as text."""
        return VERSION.format(self._read)

    def more(self) -> Iterator[InboxEntry]:
        """News available now, of a tournament that was put back from its last fact on. Each one taken advances the position.

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


def news_of(tournament_id: str, version: int, fact: TournamentFact) -> dict[str, Any] | None:
    """The message of a fact; None if receivers get none."""
    kind = NEWS.get(type(fact))
    if kind is None:
        return None
    data = {"tournament": tournament_id, "version": version, **{name: getattr(fact, name, None) for name in PLACES}}
    return {"id": f"{tournament_id}-{version}", "type": kind, "data": data}
