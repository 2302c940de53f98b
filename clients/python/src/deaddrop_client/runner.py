"""Plays seats with a bot until their games are over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from deaddrop_client.aio.client import AsyncSeat
from deaddrop_client.game import is_over
from deaddrop_client.rules import C, E, Json, V
from deaddrop_client.sync.client import Seat


def run(bot: Callable[[V], C | Json], seats: Sequence[Seat[V, E, C]]) -> list[V]:
    """Play these seats, of any number of games of one service, until all the games are over; their last views. Then the
    logs are checked.  Raises what the bot raises, and problems.NotOffered for a command that is not legal.
    """
    views = [each.answer(bot) for each in seats]
    playing = {(seat.game, seat.number): nth for nth, seat in enumerate(seats) if not is_over(views[nth])}
    if playing:
        news = seats[0].client.inbox([seats[nth] for nth in playing.values()]).follow()
        while playing:
            told = next(news)
            nth = playing.get((told.game, told.seat))
            if nth is not None:
                views[nth] = seats[nth].answer(bot)
                if is_over(views[nth]):
                    del playing[told.game, told.seat]
    for each in seats:
        each.verify()
    return views


async def run_async(bot: Callable[[V], C | Json | Awaitable[C | Json]], seats: Sequence[AsyncSeat[V, E, C]]) -> list[V]:
    """The same with `await`: seats think at the same time, each about one decision."""
    if not seats:
        return []
    inbox = await seats[0].client.inbox(seats)
    woken = {(seat.game, seat.number): asyncio.Event() for seat in seats}

    async def listen() -> None:
        async for told in inbox.follow():
            if event := woken.get((told.game, told.seat)):
                event.set()

    async def play(seat: AsyncSeat[V, E, C]) -> V:
        event = woken[seat.game, seat.number]
        while True:
            event.clear()
            view = await seat.answer(bot)
            if is_over(view):
                await seat.verify()
                return view
            await event.wait()

    async with asyncio.TaskGroup() as tasks:
        ear = tasks.create_task(listen())
        players: list[asyncio.Task[Any]] = [tasks.create_task(play(seat)) for seat in seats]
        await asyncio.wait(players)
        ear.cancel()
    return [each.result() for each in players]
