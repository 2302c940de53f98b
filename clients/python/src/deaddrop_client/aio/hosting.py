"""A host of one bot: it sits down where it is invited, and plays all its seats, over restarts and outages."""

from __future__ import annotations

import asyncio
import logging
import time
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import msgspec

from deaddrop_client.aio.client import AsyncClient
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.aio.seat_news import AnySeat, SeatNews
from deaddrop_client.aio.tasks import task_group
from deaddrop_client.errors import DeadDropError, HistoryChanged, ProblemError
from deaddrop_client.models import View
from deaddrop_client.operations import get_token
from deaddrop_client.rules import ANY, Json
from deaddrop_client.store import FolderStore, TransientStore, write_private

logger = logging.getLogger(__name__)

Bot = Callable[[View], Json | Awaitable[Json]]
LOOK_S = 1.0
"""Seconds between looks for invitations."""
RETRY_S = 30.0
"""Seconds until a seat is tried again that could not be played."""
WRITING_S = 10.0
"""Seconds that a file which is no invitation may still be one that is being written."""
LARGEST = 64 * 2**10
"""Bytes of a file."""


class Held(msgspec.Struct, omit_defaults=True):
    """A seat in a file: as it is claimed (code, name, key), then as it is held (token)."""

    game: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]{1,64}$")]
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    code: str | None = None
    name: str | None = None
    key: str | None = None
    token: str | None = None


async def host(bot: Bot, client: AsyncClient, folder: str | Path, *, name: str | None = None) -> None:
    """Play every seat that the bot is invited to, for ever. name: what the bot is called at tables.

    folder/invitations: a JSON file `{"game", "seat", "code"}` for each invitation, with `"name"` if the bot is to be
    called otherwise there; move it there whole.
    folder/seats: a file for each seat of a running game, with its token, readable for this user alone.
    folder/kept: nonces until they are given, and the signed heads of all games, unless the client has a `store`.
    folder/refused: files that led to no seat, or to one that is lost, each with its reason beside it.

    May be ended and started again at any time. What fails at one seat, the bot's own exceptions too, is logged
    (`deaddrop_client.aio.hosting`) and tried again after 30 seconds; the other seats play on.  Raises OSError where the folder
    cannot be read or written.
    """
    async with task_group() as tasks:
        await Host(bot, client, Path(folder), name, tasks).run()


class Host:
    """The work of `host`."""

    def __init__(self, bot: Bot, client: AsyncClient, folder: Path, name: str | None, tasks: asyncio.TaskGroup) -> None:
        if isinstance(client.vault.store, TransientStore):
            client = client.with_store(FolderStore(folder / "kept"))
        self._bot, self._client, self._name, self._tasks = bot, client, name, tasks
        self._news = SeatNews(client, tasks)
        self._invitations, self._seats, self._refused = (folder / each for each in ("invitations", "seats", "refused"))

    async def run(self) -> None:
        self._invitations.mkdir(parents=True, exist_ok=True)
        for each in (self._seats, self._refused):
            each.mkdir(mode=0o700, exist_ok=True)
        for held in sorted(self._seats.glob("*.json")):
            self._tasks.create_task(self._play(held))
        while True:
            for letter in sorted(self._invitations.glob("*.json")):
                if file := self._accept(letter):
                    self._tasks.create_task(self._play(file))
            await asyncio.sleep(LOOK_S)

    def _accept(self, letter: Path) -> Path | None:
        """The file of the seat that an invitation leads to; None if there is none, or not yet."""
        try:
            invited = read_held(letter)
        except FileNotFoundError:
            return None
        except (ValueError, OSError) as error:
            if time.time() - letter.stat().st_mtime > WRITING_S:
                self._set_aside(letter, f"no invitation: {error}")
            return None
        file = self._seats / f"{invited.game}-{invited.seat}.json"
        if invited.code is None or file.exists():
            self._set_aside(letter, "the seat is held already" if file.exists() else "no invitation: no code")
            return None
        # The key is on disk before the claim: after a crash the same claim gives the same token.
        name, key = invited.name or self._name, str(uuid.uuid4())
        write_private(file, msgspec.json.encode(Held(invited.game, invited.seat, invited.code, name, key)))
        letter.unlink()
        return file

    async def _play(self, file: Path) -> None:
        """Play the seat of a file until its game is over; the file is gone then."""
        seat: AnySeat | None = None
        while True:
            try:
                seat = seat or await self._sit_down(file)
                view = await self._news.play(seat, self._bot)
            except Exception as error:
                if reason := await self._loss(seat, error):
                    return self._set_aside(file, reason)
                if isinstance(error, HistoryChanged) and seat is not None:
                    seat.forget()
                is_own = isinstance(error, DeadDropError)
                logger.warning("%s: %s; tried again in %d s", file.stem, error, RETRY_S, exc_info=not is_own)
                await asyncio.sleep(RETRY_S)
            else:
                logger.info("%s: version %d, %s", file.stem, view.version, view.status)
                return file.unlink(missing_ok=True)

    async def _sit_down(self, file: Path) -> AnySeat:
        """The seat of a file, claimed if it is not held yet.  Raises what `AsyncClient.claim` raises, ValueError."""
        held = read_held(file)
        if held.token is not None:
            return AsyncSeat(self._client, ANY, held.game, held.seat, held.token)
        seat = await self._client.claim(held.game, held.seat, held.code or "", held.name, key=held.key)
        write_private(file, msgspec.json.encode(Held(held.game, held.seat, token=seat.token)))
        self._client.vault.drop_request(held.key, None)
        logger.info("%s: sat down", file.stem)
        return seat

    async def _loss(self, seat: AnySeat | None, error: Exception) -> str | None:
        """Why this is no seat of ours, now or later; None if another attempt may succeed."""
        if seat is None:
            return str(error) if is_final(error) or isinstance(error, ValueError) else None
        if not is_final(error):
            return None
        try:  # The refusal may be of the bot's command or of an inbox.
            await self._client.call(get_token(), seat.token)
        except DeadDropError as refusal:
            return str(refusal) if is_final(refusal) else None
        return None

    def _set_aside(self, file: Path, reason: str) -> None:
        """Move a file to those that led to nothing."""
        logger.warning("%s: refused: %s", file.stem, reason)
        (self._refused / f"{file.stem}.txt").write_text(f"{reason}\n", encoding="utf-8")
        file.replace(self._refused / file.name)


def is_final(error: Exception) -> bool:
    """Whether the same request would be refused again."""
    return isinstance(error, ProblemError) and error.is_final


def read_held(file: Path) -> Held:
    """The seat in a file.  Raises ValueError for another content, OSError."""
    with file.open("rb") as opened:
        text = opened.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise ValueError("the file is too large")
    try:
        return msgspec.json.decode(text, type=Held)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from None
