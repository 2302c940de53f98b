"""Mail of an inbox: one address, confirmed by a code, that gets digests of what the inbox's stream tells."""

from __future__ import annotations

from typing import Any

from service.app.webhooks import mail
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import mail_examples as examples
from service.http.routes.inboxes.inbox import load_owner
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.mail_bodies import MailBody, MailCodeBody

blueprint = Blueprint("mail", "Mail: digests of what your inbox's stream sends.")


@blueprint.operation(
    "PUT",
    "/v1/inbox/mail",
    Answer("The address.", "MailAddress", examples.PENDING),
    ("mail-off", "too-many-codes", "gone", "busy", "unavailable"),
    body=MailBody,
    example=examples.BODY,
    token=TokenUse.MUST,
    name="putMailAddress",
)
def put_address(call: Call) -> Any:
    """Give your inbox a mail address

    It gets a code, and nothing else before that came back (`…/confirm`). Then it gets what the inbox's stream tells, as plain text: one mail at once,
    and the next when `every_minutes` are over. Another address replaces the one before; of the same one only the interval changes. To one
    address three codes are sent in a day.
    """
    return mail.put_address(call.context, load_owner(call), call.body["address"], call.body["every_minutes"])


@blueprint.operation(
    "POST",
    "/v1/inbox/mail/confirm",
    Answer("The address is confirmed.", "MailAddress", examples.ACTIVE),
    ("wrong-code", "not-found", "gone", "busy", "unavailable"),
    body=MailCodeBody,
    example=examples.CODE,
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="confirmMailAddress",
)
def confirm_address(call: Call) -> Any:
    """Confirm the mail address

    With the code that came. It is good for an hour and five tries; an address that was not confirmed is deleted after a day.
    """
    return mail.confirm_address(call.context, load_owner(call), call.body["code"])


@blueprint.operation(
    "GET",
    "/v1/inbox/mail",
    Answer("The address.", "MailAddress", examples.ACTIVE),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getMailAddress",
)
def read_address(call: Call) -> Any:
    """Read the mail address of your inbox

    And whether it is confirmed.
    """
    return mail.load_address(call.context, load_owner(call))


@blueprint.operation(
    "DELETE",
    "/v1/inbox/mail",
    Answer("The address is deleted.", status=204),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="deleteMailAddress",
)
def delete_address(call: Call) -> None:
    """Delete the mail address of your inbox

    Nothing of it is kept, but for 90 days a hash by which the codes of a day are counted. The link in every mail does the same.
    """
    mail.remove_address(call.context, load_owner(call))
