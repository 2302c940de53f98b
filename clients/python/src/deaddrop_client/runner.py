"""Plays seats with a bot until their games are over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.aio.seat_news import SeatNews
from deaddrop_client.aio.tasks import task_group
from deaddrop_client.inbox import SINCE_ADDED
from deaddrop_client.reader import is_over
from deaddrop_client.rules import C, E, Json, V
from deaddrop_client.sync.seat import Seat


def run(bot: Callable[[V], C | Json], seats: Sequence[Seat[V, E, C]]) -> list[V]:
    """Play these seats, of any games of one service, until all the games are over; their last views. Then the logs are
    checked. Up to 100 seats of running games, which is what an inbox holds; `run_async` takes any number.

    Raises what the bot raises, problems.NotOffered for a command that is not legal, ConnectionLost when the service is
    away for longer than the client's `patience_s`.
    """
    if not seats:
        return []
    if len(seats) == 1:
        view = seats[0].play(bot)
        seats[0].verify()
        return [view]
    # Before the first look: a game that ends between that and the inbox would be waited for without end.
    news = seats[0].client.inbox(seats).follow(SINCE_ADDED)
    views = [each.answer(bot) for each in seats]
    playing = {(seat.game, seat.number): nth for nth, seat in enumerate(seats) if not is_over(views[nth])}
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
    """The same with `await`, for any number of seats: they think at the same time, each about one decision.

    Raises the first failure as it is, as `run` does.
    """
    if not seats:
        return []
    if len(seats) == 1:
        view = await seats[0].play(bot)
        await seats[0].verify()
        return [view]
    async with task_group() as tasks:
        news = SeatNews(seats[0].client, tasks)
        await news.subscribe(seats)

        async def play(seat: AsyncSeat[V, E, C]) -> V:
            view = await news.play(seat, bot)
            await seat.verify()
            return view

        players = [tasks.create_task(play(seat)) for seat in seats]
        await asyncio.wait(players)
        news.close()
    return [each.result() for each in players]
