"""A place at a seek: a table that people are looked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from deaddrop_client import models, operations
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.rules import C, E, Rules, V

if TYPE_CHECKING:
    from deaddrop_client.aio.client import AsyncClient
    from deaddrop_client.aio.player import AsyncPlayer

WAIT_S = 25
"""The longest that a request waits for news."""


class AsyncSeek(Generic[V, E, C]):
    """A place at a seek, which `wait` keeps; nobody else does. place: as it was told last."""

    def __init__(
        self,
        client: AsyncClient,
        rules: Rules[V, E, C, Any],
        place: models.SeekPlace,
        commit: str | None,
        player: AsyncPlayer | None,
    ) -> None:
        self.client, self.id, self.token, self.place = client, place.seek.id, place.token, place
        self._rules, self._commit, self._player = rules, commit, player

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    async def wait(self) -> AsyncSeat[V, E, C]:
        """The seat, once the table is open.  Raises problems.Gone, problems.NotFound for a place that was not kept."""
        while self.place.game is None or self.place.seat is None or self.place.seat_token is None:
            self.place = await self.client.call(operations.get_seek(self.id, wait=WAIT_S), self.token)
        if self._commit is not None:
            self.client.vault.note_commitment(self.place.game, self.place.seat, self._commit)
        made = AsyncSeat(self.client, self._rules, self.place.game, self.place.seat, self.place.seat_token)
        if self._player is not None:
            self._player.keep(made)
        if self.client.vault.brings_luck:
            await made.begin()
        return made

    async def leave(self) -> None:
        """Give the place up.  Raises problems.SeekFilled once the table is open."""
        await self.client.call(operations.leave_seek(self.id), self.token)
        self.client.vault.drop_nonce(self._commit)
