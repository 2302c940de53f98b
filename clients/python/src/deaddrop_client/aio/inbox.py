"""News of many seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from deaddrop_client import models, operations
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.inbox import InboxSubscription

if TYPE_CHECKING:
    from deaddrop_client.aio.client import AsyncClient


class AsyncInbox:
    """News of many seats over one stream."""

    def __init__(self, client: AsyncClient, token: str) -> None:
        self.token = token
        self.client = client

    def __repr__(self) -> str:
        return "<Inbox>"

    def follow(self, after: str | None = None) -> AsyncIterator[models.InboxItem]:
        """News after this `cursor`, else first what is owed now. An item may come again.  Raises as `Viewer.follow`."""
        return self.client.driver.iterate(self.client.wire.follow(InboxSubscription(after), self.token))

    async def add(self, seat: AsyncSeat[Any, Any, Any]) -> None:
        """Add a seat.  Raises problems.InboxFull: it holds 100 of running games."""
        body = models.SeatTokenBody(token=seat.token)
        await self.client.call(operations.put_inbox_seat(seat.game, seat.number, body), self.token)

    async def remove(self, seat: AsyncSeat[Any, Any, Any]) -> None:
        """Remove a seat."""
        await self.client.call(operations.remove_inbox_seat(seat.game, seat.number), self.token)

    async def mail_to(self, address: str, every_minutes: int = 60) -> models.MailAddress:
        """Give the inbox a mail address for digests; a new one gets a code first.  Raises problems.MailOff, problems.TooManyCodes."""
        body = models.MailBody(address=address, every_minutes=every_minutes)
        return await self.client.call(operations.put_mail_address(body), self.token)

    async def confirm_mail(self, code: str) -> models.MailAddress:
        """Confirm the address by the code that came.  Raises problems.WrongCode."""
        return await self.client.call(operations.confirm_mail_address(models.MailCodeBody(code=code)), self.token)

    async def end_mail(self) -> None:
        """Delete the address.  Raises problems.NotFound without one."""
        await self.client.call(operations.delete_mail_address(), self.token)
