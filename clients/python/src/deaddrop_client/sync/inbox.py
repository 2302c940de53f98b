# Written by clients/regenerate; not to be edited.
"""News of many seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from deaddrop_client import models, operations
from deaddrop_client.inbox import InboxSubscription
from deaddrop_client.sync.seat import Seat

if TYPE_CHECKING:
    from deaddrop_client.sync.client import Client


class Inbox:
    """News of many seats over one stream."""

    def __init__(self, client: Client, token: str) -> None:
        self.token = token
        self.client = client

    def __repr__(self) -> str:
        return "<Inbox>"

    def follow(self, after: str | None = None) -> Iterator[models.InboxItem]:
        """News after this `cursor`, else first what is owed now. An item may come again.  Raises as `Viewer.follow`."""
        return self.client.driver.iterate(self.client.wire.follow(InboxSubscription(after), self.token))

    def add(self, seat: Seat[Any, Any, Any]) -> None:
        """Add a seat.  Raises problems.InboxFull: it holds 100 of running games."""
        body = models.SeatTokenBody(token=seat.token)
        self.client.call(operations.put_inbox_seat(seat.game, seat.number, body), self.token)

    def remove(self, seat: Seat[Any, Any, Any]) -> None:
        """Remove a seat."""
        self.client.call(operations.remove_inbox_seat(seat.game, seat.number), self.token)

    def mail_to(self, address: str, every_minutes: int = 60) -> models.MailAddress:
        """Give the inbox a mail address for digests; a new one gets a code first.  Raises problems.MailOff, problems.TooManyCodes."""
        body = models.MailBody(address=address, every_minutes=every_minutes)
        return self.client.call(operations.put_mail_address(body), self.token)

    def confirm_mail(self, code: str) -> models.MailAddress:
        """Confirm the address by the code that came.  Raises problems.WrongCode."""
        return self.client.call(operations.confirm_mail_address(models.MailCodeBody(code=code)), self.token)

    def end_mail(self) -> None:
        """Delete the address.  Raises problems.NotFound without one."""
        self.client.call(operations.delete_mail_address(), self.token)
