"""Mail of an inbox: one address, confirmed by a code, that gets digests of the inbox's stream."""

from __future__ import annotations

from typing import Any

from service.answers.webhooks import MailAddress
from service.app.webhooks import mail
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import mail_examples as examples
from service.http.routes.inboxes.inbox import load_owner
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.mail_bodies import MailBody, MailCodeBody

blueprint = Blueprint("mail", "Mail: digests of your inbox's stream.")


@blueprint.operation(
    "PUT",
    "/v1/inbox/mail",
    Answer("The address.", MailAddress, examples.PENDING),
    ("mail-off", "too-many-codes", "gone", "busy", "unavailable"),
    body=MailBody,
    example=examples.BODY,
    token=TokenUse.MUST,
    name="putMailAddress",
)
def put_address(call: Call) -> Any:
    """Give your inbox a mail address

    Gives your inbox a mail address, which gets only a code before the code is confirmed (`…/confirm`). Then it gets the inbox's items, as plain text: one mail immediately,
    and the next after `every_minutes`. Another address replaces the previous one; the same address only changes its interval. An
    address gets at most three codes a day, two of them at the request of one network.
    """
    return mail.put_address(call.context, load_owner(call), call.body["address"], call.body["every_minutes"])


@blueprint.operation(
    "POST",
    "/v1/inbox/mail/confirm",
    Answer("The address is confirmed.", MailAddress, examples.ACTIVE),
    ("wrong-code", "not-found", "gone", "busy", "unavailable"),
    body=MailCodeBody,
    example=examples.CODE,
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="confirmMailAddress",
)
def confirm_address(call: Call) -> Any:
    """Confirm the mail address

    Confirms the address by the code from the mail, which is valid for an hour and five tries; an unconfirmed address is deleted after a day.
    """
    return mail.confirm_address(call.context, load_owner(call), call.body["code"])


@blueprint.operation(
    "GET",
    "/v1/inbox/mail",
    Answer("The address.", MailAddress, examples.ACTIVE),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getMailAddress",
)
def read_address(call: Call) -> Any:
    """Read the mail address of your inbox

    Returns the mail address, and whether it is confirmed.
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

    Deletes the mail address. Nothing of it stays stored, except for 90 days a hash that counts the codes of a day. The link in every mail does the same.
    """
    mail.remove_address(call.context, load_owner(call))
