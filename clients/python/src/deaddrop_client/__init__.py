"""Client of Dead Drop, a service for games of hidden information.

from deaddrop_client import Client, bot, mine, run, sample

with Client("http://127.0.0.1:8000") as client:
    game = client.create("microfilms", [mine("Anna"), bot(), bot()])
    run(lambda view: sample(view.offers[0]), game.seats)
"""

from deaddrop_client.aio.client import AsyncClient
from deaddrop_client.aio.hosting import host
from deaddrop_client.aio.inbox import AsyncInbox
from deaddrop_client.aio.organiser import AsyncGame, AsyncOrganiser
from deaddrop_client.aio.player import AsyncPlayer
from deaddrop_client.aio.seat import AsyncSeat, AsyncViewer
from deaddrop_client.aio.seek import AsyncSeek
from deaddrop_client.aio.talk import AsyncTalk
from deaddrop_client.aio.tournament import AsyncTournament
from deaddrop_client.errors import (
    ConnectionLost,
    DeadDropError,
    Head,
    HistoryChanged,
    ProblemError,
    Restored,
    UnexpectedAnswer,
    UntrustedSignature,
)
from deaddrop_client.game import CommandResult
from deaddrop_client.luck import NonceLeftOut
from deaddrop_client.rules import Rules
from deaddrop_client.runner import run, run_async
from deaddrop_client.sampling import sample
from deaddrop_client.seat_times import SeatTime, seat_times
from deaddrop_client.seats import bot, guest, mine
from deaddrop_client.store import FolderStore, Store, TransientStore
from deaddrop_client.sync.client import Client
from deaddrop_client.sync.inbox import Inbox
from deaddrop_client.sync.organiser import Game, Organiser
from deaddrop_client.sync.player import Player
from deaddrop_client.sync.seat import Seat, Viewer
from deaddrop_client.sync.seek import Seek
from deaddrop_client.sync.talk import Talk
from deaddrop_client.sync.tournament import Tournament
from deaddrop_client.vault import HeldHead, head_words

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "AsyncInbox",
    "AsyncOrganiser",
    "AsyncPlayer",
    "AsyncSeat",
    "AsyncSeek",
    "AsyncTalk",
    "AsyncTournament",
    "AsyncViewer",
    "Client",
    "CommandResult",
    "ConnectionLost",
    "DeadDropError",
    "FolderStore",
    "Game",
    "Head",
    "HeldHead",
    "HistoryChanged",
    "Inbox",
    "NonceLeftOut",
    "Organiser",
    "Player",
    "ProblemError",
    "Restored",
    "Rules",
    "Seat",
    "SeatTime",
    "Seek",
    "Store",
    "Talk",
    "Tournament",
    "TransientStore",
    "UnexpectedAnswer",
    "UntrustedSignature",
    "Viewer",
    "bot",
    "guest",
    "head_words",
    "host",
    "mine",
    "run",
    "run_async",
    "sample",
    "seat_times",
]
