"""Messages of a table: sent, read by page, deleted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.kernel.errors import Missing, Refusal
from domain.kernel.secrecy import Seat
from projections.timestamps import stamp
from service.answers.chat import ChatAuthor, CreatedChatMessage, SentChatMessage, SentChatPage
from service.app.chat.blocks import load_blocks
from service.app.chat.speakers import (
    SCOPES,
    Scope,
    SeatHolder,
    Speaker,
    default_scope,
    guest_display_name,
    load_mode,
    require_may_read,
    require_may_write,
    seat_holders,
)
from service.app.core.context import Context, fingerprint
from service.app.core.cursors import PositionLost
from service.app.core.idempotent_requests import Reply, Request, key_reuse_conflict
from service.app.players.held_texts import is_forgotten
from service.app.players.seats import find_player_of_seat
from service.app.players.suspensions import require_not_suspended
from service.shares import tenth_of
from service.store import ChatRoom, TooManyMessages
from service.store.chat_rows import AuthorShare, NumberedMessage

LONGEST_MESSAGE = 300
"""Characters."""
MOST_MESSAGES = 500
"""Messages of a room that are kept: of them an equal share of each author at the table, and a tenth of a network's guests."""
MOST_NOTICES = 20
"""Notices of removed messages that a room keeps."""
AUTHOR_RATE, GUESTS_RATE = 20, 600
"""Messages in a minute, of one author, and of all guests of a table together: of these a tenth from one network."""
EMOTES = ("hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow")
MODERATOR = "moderator"


class ChatMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message as it is stored. author: `seat-2`, `organiser`, `guest-…` or `moderator`; name: of a guest; player: the
    log's commitment to the name of a seat's person, None without one.

    removed: numbers of earlier messages that were deleted; such a message has no other content.
    """

    author: str
    at_ms: int
    text: str | None = None
    emote: str | None = None
    name: str | None = None
    removed: tuple[int, ...] = ()
    player: str | None = None


_ENCODER, _DECODER = msgspec.json.Encoder(), msgspec.json.Decoder(ChatMessage)


class ReadMessage(NamedTuple):
    """A message with its number in its room."""

    number: int
    message: ChatMessage


class ChatPage(NamedTuple):
    """Messages, lowest number first, and the number to continue from."""

    found: list[ReadMessage]
    next: int


def send_message(
    context: Context, game: Game, speaker: Speaker, scope: str | None, *, content: dict[str, str], request: Request, owners: Sequence[str]
) -> Reply:
    """Send a message to a room, the caller's own by default. Idempotent by key, for an hour.

    content: its `text` or its `emote`; owners: pseudonyms of the client's networks.  Raises Unauthorised, Forbidden, also `suspended`, Refusal `too-many-messages`,
    Conflict.
    """
    room = ChatRoom(game.id, scope or default_scope(speaker))
    require_may_write(game, speaker, room.scope, load_mode(context, game))
    author = speaker.author
    assert author is not None
    seat, guest = speaker.principal.seat, speaker.guest
    holder = None if seat is None else find_player_of_seat(context, game.id, seat)
    if holder is not None:
        require_not_suspended(context, holder)
    message = ChatMessage(
        author,
        context.now_ms(),
        content.get("text"),
        content.get("emote"),
        guest.name if guest is not None else None,
        player=game.seats[seat].player if seat is not None else None,
    )
    key = fingerprint(author.encode(), request.key.encode())
    rates = {author: AUTHOR_RATE} if guest is None else guest_rates(author, owners)
    try:
        share = table_share(game, author) if guest is None else guest_share(owners)
        sent = context.store.put_message(
            room, (key, request.fingerprint), _ENCODER.encode(message), share=share, most=MOST_MESSAGES, rates=rates
        )
    except TooManyMessages:
        raise Refusal("Too many messages in a minute: from you, or from all.", "too-many-messages") from None
    if sent.fingerprint != request.fingerprint:
        raise key_reuse_conflict()
    if holder is not None and is_forgotten(context, holder):
        remove_messages(context, room, [sent.number], context.now_ms())
    if not sent.is_new:
        stored = context.store.messages(room, sent.number - 1, 1)
        message = _DECODER.decode(stored[0].row) if stored and stored[0].number == sent.number else message
    shown = message_json(ReadMessage(sent.number, message), seat_holders(context, game))
    return Reply(CreatedChatMessage.of(shown, scope=room.scope), not sent.is_new)


def guest_rates(author: str, owners: Sequence[str]) -> dict[str, int]:
    """Limits of a guest's messages in a minute, by counter. Seats have one each, since a table has few; guests are as many as ask."""
    networks = {f"network-{each}": tenth_of(GUESTS_RATE) for each in owners}
    return {author: AUTHOR_RATE, **networks, "guests": GUESTS_RATE}


def table_share(game: Game, author: str) -> AuthorShare:
    """The share of a seat or of the organiser. All seats, organiser and moderators together fill the room, so none displaces another."""
    return AuthorShare(author, max(1, MOST_MESSAGES // (len(game.seats) + 2)))


def guest_share(owners: Sequence[str]) -> AuthorShare:
    """The share of the guests of a network. owners: pseudonyms of a guest's networks; the widest counts, since names are free."""
    return AuthorShare(f"network-{owners[-1]}", tenth_of(MOST_MESSAGES))


def message_json(read: ReadMessage, holders: Sequence[SeatHolder]) -> SentChatMessage:
    """A message as its readers see it. holders: current players of the seats."""
    message = read.message
    author = author_json(message, holders)
    return SentChatMessage.of(message, number=read.number, at=stamp(message.at_ms), author=author)


def author_json(message: ChatMessage, holders: Sequence[SeatHolder]) -> ChatAuthor:
    """The author of a message as its readers see it; without a name if another person plays the seat now."""
    kind, _, which = message.author.partition("-")
    if kind == "seat":
        seat = int(which)
        is_same = seat < len(holders) and holders[seat].wrote(message.player)
        return ChatAuthor(kind="seat", seat=seat, guest=None, name=holders[seat].name if is_same else None)
    if kind == "guest":
        return ChatAuthor(kind="guest", seat=None, guest=which, name=guest_display_name(message.name or ""))
    return ChatAuthor(kind=kind, seat=None, guest=None, name=None)


def read_room(context: Context, room: ChatRoom, after: int | None, limit: int) -> ChatPage:
    """Up to `limit` messages after a number; None: the last ones.  Raises PositionLost for a number beyond the last message."""
    [last] = context.store.last_numbers([room])
    if after is not None and after > last:
        raise PositionLost("ahead", last)
    found = decode_messages(context.store.messages(room, after, limit))
    return ChatPage(found, found[-1].number if len(found) == limit else max(last, *(each.number for each in found), 0))


def decode_messages(rows: Iterable[NumberedMessage]) -> list[ReadMessage]:
    """Messages as they were stored."""
    return [ReadMessage(number, _DECODER.decode(row)) for number, row in rows]


def load_chat_page(
    context: Context, game: Game, speaker: Speaker, scope: Scope, *, after: int | None, limit: int
) -> SentChatPage:
    """A page of a room as its reader sees it.  Raises Unauthorised, Forbidden, PositionLost."""
    require_may_read(game, speaker, scope)
    page, blocked = read_room(context, ChatRoom(game.id, scope), after, limit), load_blocks(context, game, speaker.principal)
    holders = seat_holders(context, game)
    shown = [message_json(each, holders) for each in page.found if each.message.author not in blocked]
    return SentChatPage(messages=shown, next=page.next)


def find_message(context: Context, room: ChatRoom, number: int) -> ChatMessage:
    """A message by its number.  Raises Missing for a deleted message and for a moderator's."""
    rows = decode_messages(context.store.messages(room, number - 1, 1)) if number > 0 else []
    if not rows or rows[0].number != number or rows[0].message.author == MODERATOR:
        raise Missing("There is no such message.")
    return rows[0].message


def remove_messages(context: Context, room: ChatRoom, numbers: Sequence[int], at_ms: int) -> list[int]:
    """Delete messages of a room and announce their numbers to its readers. Returns the numbers that existed."""
    wanted = set(numbers)
    held = decode_messages(context.store.messages(room, max(0, min(wanted, default=1) - 1), MOST_MESSAGES))
    found = [each.number for each in held if each.number in wanted]
    if found:
        context.store.drop_messages(room, found)
        notice = ChatMessage(MODERATOR, at_ms, removed=tuple(found))
        key = fingerprint(b"remove", *(b"%d" % number for number in found), b"%d" % at_ms)
        share = AuthorShare(MODERATOR, MOST_NOTICES)
        context.store.put_message(room, (key, key), _ENCODER.encode(notice), share=share, most=MOST_MESSAGES, rates={})
    return found


def erase_seat_messages(context: Context, game_id: str, seat: Seat, player: str | None = None) -> set[tuple[str, int]]:
    """Delete the messages of a seat's holder in both rooms; returns scopes and numbers. player: the log's commitment to
    their author, None for all messages from the seat.
    """
    removed = set[tuple[str, int]]()
    for scope in SCOPES:
        room = ChatRoom(game_id, scope)
        numbers = find_messages(context, room, f"seat-{seat}", player)
        removed |= {(scope, number) for number in remove_messages(context, room, numbers, context.now_ms())}
    return removed


def find_messages(context: Context, room: ChatRoom, author: str, player: str | None = None) -> list[int]:
    """Numbers of an author's messages in a room. player: as stored with them, None for any."""
    held = decode_messages(context.store.messages(room, 0, MOST_MESSAGES))
    return [each.number for each in held if each.message.author == author and player in (None, each.message.player)]
