"""The event store protocol, implemented by the Redis store and its in-memory twin.

A game is one stream. Its versions have no gaps, and begin with 1 unless it was forked or planted from a later one.
Every append is conditional on the exact head, so that two histories of one game cannot exist; after a lost reply the
caller sends the same append again. A use case takes the protocol that it needs.
"""

from __future__ import annotations

from typing import Protocol

from service.store.chat_rows import ChatRows
from service.store.due_games import DueGames
from service.store.feeds import Feeds
from service.store.game_notes import GameNotes
from service.store.game_streams import GameStreams
from service.store.inbox_items import InboxItems
from service.store.installation_notes import InstallationNotes
from service.store.open_items import OpenItems
from service.store.player_streams import PlayerStreams
from service.store.projection_rows import ProjectionRows
from service.store.side_texts import SideTexts
from service.store.webhook_rows import WebhookRows


class Store(
    GameStreams, DueGames, Feeds, ProjectionRows, GameNotes, InstallationNotes,
    InboxItems, WebhookRows, ChatRows, PlayerStreams, OpenItems, SideTexts, Protocol,
):  # fmt: skip
    """An event store. The stream of another kind of log works like a game's."""
