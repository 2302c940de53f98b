"""The talk beside a game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Literal

from deaddrop_client import models, operations
from deaddrop_client.bodies import without_absent
from deaddrop_client.talk import Author, Emote, Ground, MessageSubscription, Mode, Scope, to_author

if TYPE_CHECKING:
    from deaddrop_client.aio.client import AsyncClient


class AsyncTalk:
    """The talk beside a game, as the holder of a token takes part in it. Nothing of it is in the log. scope: `players` or
    `spectators`; by default the token's own.
    """

    def __init__(self, client: AsyncClient, game: str, token: str | None) -> None:
        self.client, self.game = client, game
        self._token = token

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of game {self.game}>"

    async def mode(self) -> models.Chat:
        """Who talks, and what this token may."""
        return await self.client.call(operations.get_chat(self.game), self._token)

    async def set_mode(self, mode: Mode) -> models.Chat:
        """Choose who talks, as the organiser.  Raises problems.ChatOff at tables of a duplicate deal."""
        return await self.client.call(operations.put_chat(self.game, models.ChatBody(mode=mode)), self._token)

    async def post(self, text: str, *, scope: Scope | None = None, key: str | None = None) -> models.CreatedChatMessage:
        """Say something in one line. key: to keep, so that it is said once however often it is sent.

        Raises problems.ChatOff, problems.TooManyMessages.
        """
        return await self._post({"text": text, "scope": scope}, key)

    async def emote(self, emote: Emote, *, scope: Scope | None = None, key: str | None = None) -> models.CreatedChatMessage:
        """The same without words."""
        return await self._post({"emote": emote, "scope": scope}, key)

    async def _post(self, said: dict[str, Any], key: str | None) -> models.CreatedChatMessage:
        sending = operations.post_message(self.game, without_absent(said)).with_key(key)
        return await self.client.call(sending, self._token)

    async def read(
        self, after: int | None = None, *, scope: Scope | None = None, limit: int | None = None, wait_s: int = 0
    ) -> models.ChatPage:
        """A page of messages after a number, by default the last ones. wait_s: how long to wait for the first one."""
        page = operations.get_messages(self.game, scope=scope, after=after, limit=limit, wait=wait_s or None)
        return await self.client.call(page, self._token)

    def follow(self, after: int | None = None, *, scope: Scope | None = None) -> AsyncIterator[models.ChatMessage]:
        """Messages after a number, by default the last ones, and all to come, without end. One with `removed` names
        earlier ones that are to be shown no more.  Raises as `Viewer.follow`.
        """
        return self.client.driver.iterate(
            self.client.wire.follow(MessageSubscription(self.game, scope, after), self._token)
        )

    async def presence(self) -> list[models.SeatPresence]:
        """Who is there, by the seats' own word."""
        return (await self.client.call(operations.get_presence(self.game), self._token)).items

    async def set_presence(self, state: Literal["online", "away", "hidden"]) -> list[models.SeatPresence]:
        """Say whether this seat's person is there: `online` once a minute while the game is looked at."""
        body = models.PresenceBody(state=state)
        return (await self.client.call(operations.put_presence(self.game, body), self._token)).items

    async def remind(self, seat: int) -> models.SeatReminder:
        """Remind another seat that is awaited, as a seat or the organiser.  Raises problems.NotAwaited, problems.TooSoon."""
        return await self.client.call(operations.remind_seat(self.game, seat), self._token)

    async def blocks(self) -> list[str]:
        """The authors that this seat leaves out for itself."""
        return [each.author for each in (await self.client.call(operations.list_blocks(self.game), self._token)).items]

    async def block(self, author: Author) -> None:
        """Leave an author's messages out. Nobody is told.  Raises problems.TooManyBlocks."""
        await self.client.call(operations.put_block(self.game, to_author(author)), self._token)

    async def unblock(self, author: Author) -> None:
        """Read an author's messages again.  Raises problems.NotFound."""
        await self.client.call(operations.remove_block(self.game, to_author(author)), self._token)

    async def report(
        self, number: int, ground: Ground, *, scope: Scope = "players", note: str | None = None, key: str | None = None
    ) -> models.CreatedReport:
        """Tell moderators of a message, by its number in a scope. Nobody at the table is told.  Raises problems.TooManyOpen."""
        return await self._report({"kind": "message", "scope": scope, "number": number}, ground, note, key)

    async def report_name(
        self, seat: int, ground: Ground, *, note: str | None = None, key: str | None = None
    ) -> models.CreatedReport:
        """Tell moderators of the name at a seat.  Raises problems.TooManyOpen."""
        return await self._report({"kind": "name", "seat": seat}, ground, note, key)

    async def _report(
        self, subject: dict[str, Any], ground: Ground, note: str | None, key: str | None
    ) -> models.CreatedReport:
        body = without_absent({"subject": {**subject, "game": self.game}, "ground": ground, "note": note})
        return await self.client.call(operations.report(body).with_key(key), self._token)
