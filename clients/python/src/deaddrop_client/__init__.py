"""Client of Dead Drop, a service for games of hidden information.

from deaddrop_client import Client, bot, mine, run, sample

with Client("http://127.0.0.1:8000") as client:
    game = client.create("microfilms", [mine("Anna"), bot(), bot()])
    run(lambda view: sample(view.offers[0]), game.seats)
"""

from deaddrop_client.aio.client import AsyncClient, AsyncGame, AsyncInbox, AsyncSeat, AsyncViewer
from deaddrop_client.aio.hosting import host
from deaddrop_client.errors import ConnectionLost, DeadDropError, Head, HistoryChanged, ProblemError, UnexpectedAnswer
from deaddrop_client.game import Acted
from deaddrop_client.rules import Rules
from deaddrop_client.runner import run, run_async
from deaddrop_client.sampling import sample
from deaddrop_client.seats import bot, guest, mine
from deaddrop_client.sync.client import Client, Game, Inbox, Seat, Viewer

__all__ = [
    "Acted",
    "AsyncClient",
    "AsyncGame",
    "AsyncInbox",
    "AsyncSeat",
    "AsyncViewer",
    "Client",
    "ConnectionLost",
    "DeadDropError",
    "Game",
    "Head",
    "HistoryChanged",
    "Inbox",
    "ProblemError",
    "Rules",
    "Seat",
    "UnexpectedAnswer",
    "Viewer",
    "bot",
    "guest",
    "host",
    "mine",
    "run",
    "run_async",
    "sample",
]
