"""Subjects of reports and moderation: a message, the name at a seat, a player, a text beside a log that is no game, a study."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Gone, Missing
from domain.kernel.secrecy import Seat
from domain.players.player import Player
from service.answers.chat import ModerationSubject
from service.app.chat.messages import find_message
from service.app.chat.speakers import Scope, authenticate_speaker, guest_display_name, require_may_read
from service.app.core.context import Context
from service.app.moderation.text_source import OFF, find_source, load_source
from service.app.names.seat_names import load_names
from service.app.players.player_repository import PLAYER_TOKEN_PREFIX, load_player, load_player_of_token
from service.app.players.seats import find_player_of_seat
from service.app.studies.studies import load_shown, study_words
from service.app.studies.study_rows import load_study
from service.store import ChatRoom

Kind = Literal["message", "name", "player", "text", "study"]
KINDS: tuple[Kind, ...] = ("message", "name", "player", "text", "study")


class Subject(msgspec.Struct, frozen=True, omit_defaults=True):
    """The subject of a report. A message: game, scope, number; the name at a seat: game, seat; a player: player; a text
    beside a log: event, which is the log's id, and place as in its feed (`12.names.0`); a study: study.
    """

    kind: Kind
    game: str | None = None
    scope: Scope | None = None
    number: int | None = None
    seat: Seat | None = None
    player: str | None = None
    event: str | None = None
    place: str | None = None
    study: str | None = None


class Reported(NamedTuple):
    """The reporter and the reported person: `<game>/seat-2`, `<game>/guest-…`, `player/<id>`, `study/<id>`. by: None
    without a token.
    """

    by: str | None
    about: str


class ShownSubject(NamedTuple):
    """The current state of a subject. text: its words, None if it is gone; author: of a message."""

    text: str | None
    author: str | None


def subject_json(subject: Subject) -> ModerationSubject:
    """A subject as its readers see it: the members of its kind."""
    return ModerationSubject(**msgspec.to_builtins(subject))


def room_of(subject: Subject) -> ChatRoom:
    """The room of a message."""
    assert subject.game is not None
    assert subject.scope is not None
    return ChatRoom(subject.game, subject.scope)


def load_game_of(context: Context, subject: Subject) -> Game:
    """The game of a message or a name.  Raises Missing, also for a seat without a name."""
    game = context.games.load(subject.game or "")
    if subject.kind == "name" and (subject.seat is None or subject.seat not in load_names(context.store, game.id)):
        raise Missing("There is no such name.")
    return game


def identify_people(context: Context, subject: Subject, bearer: str | None) -> Reported:
    """The reporter of a subject and the person it is about. Subjects that the reporter cannot read count as missing.

    Raises Missing, Unauthorised, Forbidden, Gone.
    """
    own = load_player_of_token(context, bearer).id if bearer is not None and bearer.startswith(PLAYER_TOKEN_PREFIX) else None
    if subject.kind == "player":
        found = load_player(context, subject.player or "")
        if not found.consents:
            raise Missing("There is no such player.")
        return Reported(None if own is None else f"player/{own}", f"player/{found.id}")
    if subject.kind == "text":
        find_text(context, subject)
        return Reported(None if own is None else f"player/{own}", find_person_about(context, subject))
    if subject.kind == "study":
        load_shown(context, subject.study or "")
        return Reported(None if own is None else f"player/{own}", find_person_about(context, subject))
    game = load_game_of(context, subject)
    speaker = authenticate_speaker(context, game, None if own is not None else bearer)
    if subject.kind == "message":
        require_may_read(game, speaker, room_of(subject).scope)
    by = f"player/{own}" if own is not None else None if speaker.author is None else f"{game.id}/{speaker.author}"
    return Reported(by, find_person_about(context, subject))


def find_person_about(context: Context, subject: Subject) -> str:
    """The person a subject is about, as reports name them.  Raises Missing for a message that is gone, Gone for a
    study.
    """
    if subject.kind == "player":
        return f"player/{subject.player}"
    if subject.kind == "name":
        return f"{subject.game}/seat-{subject.seat}"
    if subject.kind == "text":
        return f"{subject.event}/{subject.place}"
    if subject.kind == "study":
        player = load_study(context, subject.study or "").player
        return f"study/{subject.study}" if player is None else f"player/{player}"
    return f"{subject.game}/{find_message(context, room_of(subject), subject.number or 0).author}"


def players_behind(context: Context, people: Iterable[str | None]) -> set[str]:
    """The ids of the players among people as reports name them, and of those who hold their seats."""
    found = set[str]()
    for each in people:
        kind, _, which = (each or "").partition("/")
        if kind == "player":
            found.add(which)
        elif which.startswith("seat-") and (holder := find_player_of_seat(context, kind, int(which.removeprefix("seat-")))):
            found.add(holder)
    return found


def find_commitment(context: Context, subject: Subject) -> str | None:
    """The log's commitment to the name of a message's author, None without one.  Raises Missing for a message that is
    gone.
    """
    return find_message(context, room_of(subject), subject.number or 0).player if subject.kind == "message" else None


def show_subject(context: Context, subject: Subject) -> ShownSubject:
    """A subject as moderators see it: its current words, hidden or not."""
    try:
        if subject.kind == "player":
            return ShownSubject(load_player(context, subject.player or "").name, None)
        if subject.kind == "name":
            return ShownSubject(load_names(context.store, subject.game or "").get(subject.seat or 0), None)
        if subject.kind == "text":
            return ShownSubject(find_stored_text(context, subject), None)
        if subject.kind == "study":
            return ShownSubject(study_words(load_study(context, subject.study or "")), None)
        message = find_message(context, room_of(subject), subject.number or 0)
    except (Missing, Gone):
        return ShownSubject(None, None)
    guest = f" {guest_display_name(message.name)}" if message.name else ""
    return ShownSubject(message.text or message.emote, f"{message.author}{guest}")


def find_text(context: Context, subject: Subject) -> str:
    """A text beside a log, hidden or not.  Raises Missing, also for a text that no feed shows."""
    stream = subject.event or ""
    return load_source(context, stream).find(context, stream, subject.place or "")


def find_stored_text(context: Context, subject: Subject) -> str | None:
    """A text beside a log that a feed has shown, without its log; None if it was deleted."""
    stream = subject.event or ""
    source = find_source(context, stream)
    return OFF if source is None else source.find_stored(context.store, stream, subject.place or "")


def find_person(context: Context, subject: Subject) -> Player:
    """The player behind a subject.  Raises Missing, Conflict `no-player` if the person has no account."""
    if subject.kind == "player":
        return load_player(context, subject.player or "")
    if subject.kind == "text":
        raise no_player()
    if subject.kind == "study":
        player = load_study(context, subject.study or "").player
        if player is None:
            raise no_player()
        return load_player(context, player)
    game = load_game_of(context, subject)
    seat = subject.seat
    if subject.kind == "message":
        message = find_message(context, room_of(subject), subject.number or 0)
        kind, _, which = message.author.partition("-")
        if kind == "seat" and game.seats[int(which)].player in (None, message.player):
            seat = int(which)
    holder = None if seat is None else find_player_of_seat(context, game.id, seat)
    if holder is None:
        raise no_player()
    return load_player(context, holder)


def no_player() -> Conflict:
    return Conflict("no-player", "This person has no account: only players with an account can be suspended.")
