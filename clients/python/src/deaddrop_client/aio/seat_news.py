"""Any number of seats played at the same time, each woken by its news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from deaddrop_client import problems
from deaddrop_client.aio.client import MOST_AT_ONCE, AsyncClient
from deaddrop_client.aio.inbox import AsyncInbox
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.errors import DeadDropError
from deaddrop_client.inbox import SINCE_ADDED
from deaddrop_client.reader import is_over
from deaddrop_client.rules import C, E, Json, V

LOOK_AGAIN_S = 120.0
"""How long a seat waits for news before it looks by itself, in case some were lost."""

logger = logging.getLogger(__name__)

AnySeat = AsyncSeat[Any, Any, Any]


class SeatNews:
    """News of seats, over as many inboxes as they need. tasks: where the streams of the inboxes are read."""

    def __init__(self, client: AsyncClient, tasks: asyncio.TaskGroup) -> None:
        self._client, self._tasks = client, tasks
        self._readers: dict[AsyncInbox, asyncio.Task[None]] = {}
        self._heard: dict[tuple[str, int], tuple[AsyncInbox, asyncio.Event]] = {}
        self._subscribing = asyncio.Lock()

    async def play(self, seat: AsyncSeat[V, E, C], bot: Callable[[V], C | Json | Awaitable[C | Json]]) -> V:
        """Have a bot play this seat until its game is over; the last view.  Raises what `AsyncSeat.answer` raises."""
        while True:
            await self.subscribe([seat])
            _, news = self._heard[seat.game, seat.number]
            news.clear()
            view = await seat.answer(bot)
            if is_over(view):
                del self._heard[seat.game, seat.number]
                return view
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN_S):  # `wait_for` of Python 3.11 loses a cancellation that comes with news
                    await news.wait()

    async def subscribe(self, seats: Sequence[AnySeat]) -> None:
        """Hear of these seats from now on; costs nothing for those that are heard of."""
        async with self._subscribing:
            new = [seat for seat in seats if (seat.game, seat.number) not in self._heard]
            for start in range(0, len(new), MOST_AT_ONCE):
                group = new[start : start + MOST_AT_ONCE]
                inbox = await self._inbox_with(group)
                self._heard |= {(seat.game, seat.number): (inbox, asyncio.Event()) for seat in group}

    def close(self) -> None:
        """Hear no more."""
        for reader in self._readers.values():
            reader.cancel()

    async def _inbox_with(self, seats: Sequence[AnySeat]) -> AsyncInbox:
        """An inbox that holds these seats: for a single one the first with room, else a new one."""
        for inbox in [*self._readers] if len(seats) == 1 else ():
            try:
                await inbox.add(seats[0])
            except problems.InboxFull:
                continue
            if inbox in self._readers:  # else it ended meanwhile, and would tell nobody
                return inbox
        made = await self._client.inbox(seats)
        self._readers[made] = self._tasks.create_task(self._read(made))
        return made

    async def _read(self, inbox: AsyncInbox) -> None:
        """Wake seats at their news. When the inbox can be read no more, all its seats are woken and subscribe again; not
        when it is cancelled, since nobody plays on then.
        """
        try:
            async for item in inbox.follow(SINCE_ADDED):
                if held := self._heard.get((item.game, item.seat)):
                    held[1].set()
        except DeadDropError as error:
            logger.warning("news of seats: %s", error)
        del self._readers[inbox]
        for place, (through, news) in [*self._heard.items()]:
            if through is inbox:
                del self._heard[place]
                news.set()
