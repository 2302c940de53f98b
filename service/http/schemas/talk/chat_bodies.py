"""Schemas of requests for chat and presence; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from service.app.chat.messages import EMOTES, LONGEST_MESSAGE
from service.app.chat.presence import STATES
from service.app.chat.speakers import MODES, SCOPES
from service.http import validators as validate
from service.http.schemas.fields import LineField, QueryInteger, name_field, named, says
from service.http.validators import StrictSchema


def mode_field(text: str, **more: Any) -> fields.String:
    """A field for who may write in a table's chat."""
    return fields.String(validate=validate.OneOfValues(MODES), metadata=says(text), **more)


def scope_field() -> fields.String:
    """A field for one of the two scopes of a table's chat."""
    return fields.String(
        validate=validate.OneOfValues(SCOPES),
        metadata=says("The scope: `players`, the table's own chat, or `spectators`. By default the caller's own."),
    )


class ChatMessageBody(StrictSchema):
    """A message: a text or an emote."""

    scope = scope_field()
    text = LineField(LONGEST_MESSAGE, metadata=says("The text of the message: 1 to 300 readable characters in one line, plain text."))
    emote = fields.String(validate=validate.OneOfValues(EMOTES), metadata=says("The emote, one of a fixed set."))

    @validates_schema
    def is_one_of_both(self, data: dict[str, Any], **_: Any) -> None:
        """A text or an emote."""
        if ("text" in data) == ("emote" in data):
            raise ValidationError("A text or an emote.", "text")


class GuestBody(StrictSchema):
    """A spectator who wants to write."""

    name = name_field(required=True, metadata=says("Your name: 1 to 40 readable characters in one line."))


class ChatBody(StrictSchema):
    """A new mode of a chat."""

    mode = mode_field("The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own.", required=True)


class PresenceBody(StrictSchema):
    """A seat's statement of its presence."""

    state = fields.String(
        required=True,
        validate=validate.OneOfValues(STATES),
        metadata=says("The presence of the seat's holder: `online` while you watch, `away` while you do not, `hidden` to show no state."),
    )


class MessagesQuery(StrictSchema):
    """A scope, and a position in it."""

    scope = scope_field()
    after = QueryInteger(
        validate=validate.Range(0), metadata=named("AfterOfMessages", "The last number that you know; without it, the latest messages.")
    )
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=named("LimitOfMessages", "Number of messages at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=named("WaitOfMessages", "Seconds to wait for the first message.")
    )


CHAT_BODIES: tuple[type[StrictSchema], ...] = (ChatMessageBody, GuestBody, ChatBody, PresenceBody)
"""Every body here; each is a component of the contract."""
