"""Schemas of requests about the talk at a table; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from service.app.chat.messages import EMOTES, LONGEST_MESSAGE
from service.app.chat.presence import STATES
from service.app.chat.speakers import MODES, SCOPES
from service.http import validators as validate
from service.http.schemas.fields import LineField, QueryInteger, name_field, says
from service.http.validators import StrictSchema


def mode_field(text: str, **more: Any) -> fields.String:
    """A field for who may write in a table's chat."""
    return fields.String(validate=validate.OneOfValues(MODES), metadata=says(text), **more)


def scope_field() -> fields.String:
    """A field for one of a table's two rooms."""
    return fields.String(
        validate=validate.OneOfValues(SCOPES),
        metadata=says("`players`, the table's own talk, or `spectators`. By default the one that is yours."),
    )


class MessageBody(StrictSchema):
    """A message: words, or an emote."""

    scope = scope_field()
    text = LineField(LONGEST_MESSAGE, metadata=says("1 to 300 readable characters in one line, plain text."))
    emote = fields.String(validate=validate.OneOfValues(EMOTES), metadata=says("One of a fixed set."))

    @validates_schema
    def is_one_of_both(self, data: dict[str, Any], **_: Any) -> None:
        """Words or an emote."""
        if ("text" in data) == ("emote" in data):
            raise ValidationError("A text or an emote.", "text")


class GuestBody(StrictSchema):
    """A spectator who wants to talk."""

    name = name_field(required=True, metadata=says("What you are called: 1 to 40 readable characters in one line."))


class ChatBody(StrictSchema):
    """Who may write from now on."""

    mode = mode_field("`off`: nobody; `players`: the table; `all`: spectators too, among themselves.", required=True)


class PresenceBody(StrictSchema):
    """What a seat says of its presence."""

    state = fields.String(
        required=True,
        validate=validate.OneOfValues(STATES),
        metadata=says("`online` while you look, `away` while you do not, `hidden` to have nothing told."),
    )


class MessagesQuery(StrictSchema):
    """Which messages."""

    scope = scope_field()
    after = QueryInteger(
        validate=validate.Range(0), metadata=says("The last number you know; without it, the last messages there are.")
    )
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Messages at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first message.")
    )


CHAT_BODIES: tuple[type[StrictSchema], ...] = (MessageBody, GuestBody, ChatBody, PresenceBody)
"""Every body here: a component of the contract each."""
