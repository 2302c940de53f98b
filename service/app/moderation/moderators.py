"""Moderators: named by the operator, each with a token that opens only reports and acts."""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from domain.kernel.errors import Gone, Unauthorised
from service.app.core.context import Context, hash_token

NAME = "moderators"
"""The projection: a row for each moderator, also for those whose token was ended."""
TOKEN_PREFIX = "dd_moderator_"
ID_LENGTH = 16
MOST = 100


class Moderator(msgspec.Struct, frozen=True):
    """A moderator. hash: of the token, as of games' tokens; ended_ms: when the operator ended it."""

    name: str
    hash: str
    at_ms: int
    ended_ms: int | None = None


class NamedModerator(NamedTuple):
    """A moderator with the id that the token begins with."""

    id: str
    moderator: Moderator


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(Moderator)


def add_moderator(context: Context, name: str) -> str:
    """Name a moderator; returns the token, which is stored nowhere.  Raises ValueError for a name in use, or too many."""
    held = list(read_moderators(context))
    if len(held) >= MOST or any(each.moderator.name == name and each.moderator.ended_ms is None for each in held):
        raise ValueError(f"There is a moderator of this name, or there are {MOST}.")
    text = b32encode(context.entropy(30)).decode().lower()
    token = f"{TOKEN_PREFIX}{text}"
    context.store.put_row(NAME, text[:ID_LENGTH], 1, context.now_ms(), _ENCODER.encode(Moderator(name, hash_token(token), context.now_ms())))
    return token


def end_moderator(context: Context, name: str) -> bool:
    """End the token of a moderator; False if there is none of this name."""
    for found, moderator in read_moderators(context):
        if moderator.name == name and moderator.ended_ms is None:
            ended = msgspec.structs.replace(moderator, ended_ms=context.now_ms())
            return context.store.put_row(NAME, found, 2, moderator.at_ms, _ENCODER.encode(ended))
    return False


def read_moderators(context: Context) -> Iterator[NamedModerator]:
    """All moderators, the newest first."""
    for found, row in context.store.rows(NAME, None, 10 * MOST):
        yield NamedModerator(found, _DECODER.decode(row))


def authenticate_moderator(context: Context, bearer: str | None) -> Moderator:
    """The moderator of a token.  Raises Unauthorised, Gone."""
    if bearer is None or not bearer.startswith(TOKEN_PREFIX):
        raise Unauthorised("This needs the token of a moderator.")
    row = context.store.row(NAME, bearer.removeprefix(TOKEN_PREFIX)[:ID_LENGTH])
    found = None if row is None else _DECODER.decode(row)
    if found is None or not hmac.compare_digest(found.hash, hash_token(bearer)):
        raise Unauthorised("This token opens nothing here.")
    if found.ended_ms is not None:
        raise Gone("This token was ended.")
    return found
