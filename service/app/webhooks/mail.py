"""The mail address of an inbox: given, confirmed by a code, and ended by its owner or by the link in a mail."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.kernel.errors import Conflict, Refusal
from projections.timestamps import stamp
from service.answers.webhooks import MailAddress
from service.app.core.context import Context
from service.app.feeds.inbox_owners import InboxOwner, followed_games, require_still_there
from service.app.webhook_state.webhook_record import HOUR, MINUTE, MailTo, Webhook
from service.app.webhook_state.webhook_rows import TRIES, add_webhook, change_webhook, listen, load_webhooks, owner_id
from service.app.webhooks.mail_messages import confirmation_code, unsubscribe_text
from service.app.webhooks.manage import load_webhook
from service.app.webhooks.outbox import Outbox
from service.ids import RANDOM_BYTES, game_id, is_game_id, sibling_game_id
from service.notification_settings import MailSettings

CODE_MS, CODE_TRIES = HOUR, 5
CODES, CODES_OF_A_NETWORK, CODES_MS = 3, 2, 24 * HOUR
"""Codes sent to one address for all who request them, and for one network of these; and the time window."""


class SentCode(NamedTuple):
    """A code that was sent. network: pseudonym of the widest network of the client that requested it."""

    at_ms: int
    network: str


_CODES = msgspec.json.Decoder(list[SentCode])


def require_mail(context: Context) -> MailSettings:
    """The settings of mail.  Raises Refusal if it is off."""
    settings = context.part(Outbox).mail
    if settings is None:
        raise Refusal("This installation sends no mail.", "mail-off")
    return settings


def mail_name(context: Context, owner: str) -> str:
    """Name of the row of an owner's address."""
    return sibling_game_id(owner_id(owner), context.derive("mail", owner)[: RANDOM_BYTES - 1])


def put_address(context: Context, owner: InboxOwner, address: str, every_minutes: int) -> MailAddress:
    """Set the address of an inbox, replacing the one before. A new one gets a code; for the same one only the interval
    changes.

    Raises Refusal if mail is off, or the address got too many codes.
    """
    require_mail(context)
    name, now_ms = mail_name(context, owner.key), context.store.clock_ms()
    held = load_webhooks(context, owner.key).get(name)
    if held is not None and held.state == "active" and held.mail is not None and held.mail.address == address:
        return mail_json(change_webhook(context, owner.key, name, lambda each: with_interval(each, every_minutes)))
    count_code(context, address, owner.networks, now_ms)
    made = MailTo(address, every_minutes * MINUTE, context.entropy(16).hex(), now_ms)
    webhook = Webhook(url="", fingerprint="", made_ms=now_ms, secrets=(), rotated_ms=0, due_ms=now_ms, mail=made, networks=owner.networks)
    if not add_webhook(context, owner.key, name, webhook, 1):
        change_webhook(context, owner.key, name, lambda _: webhook)
    require_still_there(context, owner)
    return mail_json(webhook)


def with_interval(held: Webhook, every_minutes: int) -> Webhook:
    """With another interval, from the next mail on."""
    return held if held.mail is None else replace(held, mail=replace(held.mail, every_ms=every_minutes * MINUTE))


def count_code(context: Context, address: str, networks: Sequence[str], now_ms: int) -> None:
    """Count a code that is sent to an address. networks: pseudonyms of those of the client.

    Raises Refusal for the fourth in a day, or the third of one network, so that nobody can keep an address from its holder for a day.
    """
    derived = context.derive("mail-codes", address.lower())
    owner, name = f"mail-{game_id(derived[:RANDOM_BYTES])}", game_id(derived[:RANDOM_BYTES])
    for _ in range(TRIES):
        row = context.store.webhooks(owner).get(name)
        sent = [] if row is None else [each for each in _CODES.decode(row.row) if each.at_ms > now_ms - CODES_MS]
        made = SentCode(now_ms, networks[-1] if networks else "")
        if len(sent) >= CODES or sum(each.network == made.network for each in sent) >= CODES_OF_A_NETWORK:
            raise Refusal("This address got three codes within a day, or two that your network asked for.", "too-many-codes")
        version = 0 if row is None else row.version
        if context.store.put_webhook(owner, name, version, row=msgspec.json.encode([*sent, made]), due_ms=None, most=1):
            return
    raise Conflict("busy", "Other requests asked for codes at the same moment. Send the same request again.")


def confirm_address(context: Context, owner: InboxOwner, code: str) -> MailAddress:
    """Confirm the address by its code. Repeatable.  Raises Missing, Refusal for a wrong or old code."""
    is_right = False

    def change(held: Webhook) -> Webhook | None:
        nonlocal is_right
        assert held.mail is not None
        now_ms = context.store.clock_ms()
        is_good = held.mail.tries < CODE_TRIES and now_ms < held.mail.asked_ms + CODE_MS
        is_right = is_good and hmac.compare_digest(code, confirmation_code(context, owner.key, held.mail))
        if held.state != "pending":
            return None
        if not is_right:
            return replace(held, mail=replace(held.mail, tries=min(CODE_TRIES, held.mail.tries + 1)))
        return replace(held, state="active", was_verified=True, failures=0, retry_ms=0, due_ms=now_ms, lease="")

    held = change_webhook(context, owner.key, load_name(context, owner), change)
    if not is_right:
        raise Refusal("This is not the code, or it is no longer good.", "wrong-code")
    listen(context, owner.key, followed_games(context, owner))
    return mail_json(held)


def load_name(context: Context, owner: InboxOwner) -> str:
    """Name of the row of the owner's address.  Raises Missing."""
    name = mail_name(context, owner.key)
    load_webhook(context, owner, name, "mail")
    return name


def load_address(context: Context, owner: InboxOwner) -> MailAddress:
    """The address of an inbox.  Raises Missing."""
    return mail_json(load_webhook(context, owner, load_name(context, owner), "mail"))


def remove_address(context: Context, owner: InboxOwner) -> None:
    """Delete the address.  Raises Missing."""
    context.store.drop_webhook(owner.key, load_name(context, owner))


def unsubscribe(context: Context, text: str) -> None:
    """End the mails of a link. The answer does not reveal whether there were any."""
    owner, _, _ = text.rpartition("-")
    kind, _, own_id = owner.partition("-")
    if kind not in ("inbox", "player") or not is_game_id(own_id) or not text.isascii():
        return
    name = mail_name(context, owner)
    held = load_webhooks(context, owner).get(name)
    if held is None or held.mail is None:
        return
    if hmac.compare_digest(text, unsubscribe_text(context, owner, held.mail)):
        context.store.drop_webhook(owner, name)


def mail_json(held: Webhook) -> MailAddress:
    """An address as its owner reads it."""
    assert held.mail is not None
    every_minutes = held.mail.every_ms // MINUTE
    return MailAddress.of(held, address=held.mail.address, every_minutes=every_minutes, created=stamp(held.made_ms))
