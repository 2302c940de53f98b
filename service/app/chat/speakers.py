"""Writers and readers: the chat's modes, its scopes, and spectators with a name of their own."""

from __future__ import annotations

import hmac
from base64 import b32decode, b32encode
from typing import Literal, NamedTuple

from domain.game.aggregate import Game
from domain.kernel.errors import Forbidden, Malformed, Unauthorised
from domain.kernel.text.written_text import LONGEST_NAME, is_line, to_display_name
from projections.game_card import default_name, seat_names
from service.answers.chat import Chat, CreatedGuest
from service.app.core.authorization import (
    ANONYMOUS,
    ID_LENGTH,
    Principal,
    authenticate_principal,
    derive_secret_text,
    parse_token_game,
    require_not_revoked,
    require_scope,
)
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.names.look_alikes import looks

Mode = Literal["off", "players", "all"]
Scope = Literal["players", "spectators"]
MODES: tuple[Mode, ...] = ("off", "players", "all")
SCOPES: tuple[Scope, ...] = ("players", "spectators")

MODE_NOTE = "chat"
MOST_NOTES = 500
GUEST_TOKEN_PREFIX = "dd_guest_"
GUEST_ID_LENGTH, SECRET_LENGTH = 8, 32
RESERVED_NAMES = ("Organiser", "Moderator", "Arbiter", "Operator")


class Guest(NamedTuple):
    """A spectator with a name. Not stored: the token holds the name, sealed by the server's key."""

    id: str
    name: str


class SeatHolder(NamedTuple):
    """The current player of a seat. name: theirs; player: the log's commitment to it, None without one."""

    name: str
    player: str | None
    is_substitute: bool

    def wrote(self, player: str | None) -> bool:
        """Whether a seat's message was written by this person. player: stored with the message; None if it was not."""
        return not self.is_substitute if player is None else player == self.player


class Speaker(NamedTuple):
    """The caller in a game's chat. guest: None for those with a token of the game, and for anonymous readers."""

    principal: Principal
    guest: Guest | None = None

    @property
    def author(self) -> str | None:
        """The author under which the caller's messages are stored; None for callers who cannot write."""
        if self.guest is not None:
            return guest_author(self.guest.id)
        if self.principal.scope == "seat:act":
            return f"seat-{self.principal.seat}"
        return "organiser" if self.principal.scope == "organiser" else None


def guest_author(guest_id: str) -> str:
    """The author of a guest's messages."""
    return f"guest-{guest_id}"


def authenticate_speaker(context: Context, game: Game, bearer: str | None) -> Speaker:
    """The holder of a token of the game, or of a guest's.  Raises Unauthorised, Gone."""
    if bearer is not None and bearer.startswith(GUEST_TOKEN_PREFIX):
        return Speaker(ANONYMOUS, parse_guest_token(context, game.id, bearer))
    return Speaker(authenticate_principal(game, bearer))


def parse_guest_token(context: Context, game_id: str, token: str) -> Guest:
    """The guest of a token of this game.  Raises Unauthorised."""
    body = token.removeprefix(GUEST_TOKEN_PREFIX)
    if len(body) > ID_LENGTH + GUEST_ID_LENGTH + SECRET_LENGTH + 8 * LONGEST_NAME or parse_token_game(token) != game_id:
        raise Unauthorised("This token opens nothing here.")
    guest_id = body[ID_LENGTH : ID_LENGTH + GUEST_ID_LENGTH]
    written, secret = body[ID_LENGTH + GUEST_ID_LENGTH : -SECRET_LENGTH], body[-SECRET_LENGTH:]
    if not hmac.compare_digest(guest_secret(context, game_id, guest_id, written).encode(), secret.encode()):
        raise Unauthorised("This token opens nothing here.")
    return Guest(guest_id, b32decode(written.upper() + "=" * (-len(written) % 8)).decode())


def guest_secret(context: Context, game_id: str, guest_id: str, written: str) -> str:
    """The secret at the end of a guest's token. written: the guest's name in base 32."""
    return derive_secret_text(context, "guest", game_id, guest_id, written)


def make_guest(context: Context, game: Game, name: str, request: Request, client: str) -> Reply:
    """A token for a spectator with a name. Idempotent by key; client: the caller, for the key's scope.

    Raises Malformed for a name that can be taken for a seat's.
    """
    require_free_guest_name(context, game, name)
    packed = context.derive("guest-id", game.id, client, request.key, request.fingerprint)
    guest_id = b32encode(packed).decode().lower()[:GUEST_ID_LENGTH]
    written = b32encode(name.encode()).decode().lower().rstrip("=")
    token = f"{GUEST_TOKEN_PREFIX}{game.id}{guest_id}{written}{guest_secret(context, game.id, guest_id, written)}"
    return Reply(CreatedGuest(id=guest_id, name=name, token=token), replayed=False)


def require_free_guest_name(context: Context, game: Game, name: str) -> None:
    """Raises Malformed for a name that can be confused with a seat's or an official's."""
    defaults = [default_name(game, seat) for seat in range(len(game.seats))]
    taken = {look for each in (*chat_names(context, game), *defaults, *RESERVED_NAMES) for look in looks(each)}
    if looks(name) & taken:
        raise Malformed("body: name: This name is taken at the table.", {"name": ["This name is taken at the table."]})  # fmt: skip


def guest_display_name(name: str) -> str:
    """A guest's name for display."""
    return name if is_line(name, LONGEST_NAME) else to_display_name(name)


def seat_holders(context: Context, game: Game) -> tuple[SeatHolder, ...]:
    """The current players of the seats."""
    names = chat_names(context, game)
    return tuple(SeatHolder(name, place.player, place.is_substitute) for name, place in zip(names, game.seats, strict=True))


def chat_names(context: Context, game: Game) -> tuple[str, ...]:
    """The current names of the seats."""
    return seat_names(game, context.games.names(game), game.version)


def default_mode(game: Game) -> Mode:
    """The mode of a table without a chosen one: players talk, unless other tables play the same deal."""
    return "off" if must_be_silent(game) else "players"


def must_be_silent(game: Game) -> bool:
    """Whether chat is always off: other tables play the same deal, the table is a tournament's, or the game was imported.
    """
    return game.created.deal == "duplicate" or game.opening is not None or game.imported is not None


def load_mode(context: Context, game: Game) -> Mode:
    """The current mode: who may write."""
    if must_be_silent(game):
        return "off"
    chosen = context.store.notes(game.id).get(MODE_NOTE)
    return next((mode for mode in MODES if mode == chosen), default_mode(game))


def default_scope(speaker: Speaker) -> Scope:
    """The scope that is the caller's own."""
    return "spectators" if speaker.principal.scope in (None, "spectator") else "players"


def require_may_read(game: Game, speaker: Speaker, scope: str) -> None:
    """Raises Unauthorised, Forbidden, and Gone for a token that was revoked meanwhile.

    Only the table reads its chat. Seats cannot read the spectators' chat while the game runs, because spectators may
    see more than a seat, and advise it.
    """
    who = speaker.principal
    require_not_revoked(game, who)
    if scope == "players":
        if speaker.guest is not None:
            raise Forbidden("This needs a token of scope seat:act or seat:read or organiser or arbiter.")
        require_scope(who, "seat:act", "seat:read", "organiser", "arbiter")
    elif game.is_running and who.seat is not None:
        raise Forbidden("What spectators say is not for the table while the game is on.")


def require_may_write(game: Game, speaker: Speaker, scope: str, mode: Mode) -> None:
    """Raises Unauthorised, Forbidden, and Forbidden with code `chat-off` if the table's mode does not allow it."""
    require_may_read(game, speaker, scope)
    if scope == "players":
        require_scope(speaker.principal, "seat:act", "organiser")
    elif speaker.guest is None:
        if speaker.principal.grant is None:
            raise Unauthorised("This needs the token of a guest.")
        raise Forbidden("This needs the token of a guest.")
    if mode == "off" or (scope == "spectators" and mode != "all"):
        raise Forbidden("Nobody may write here: the table's chat is off for this scope.", "chat-off")


def require_spectators_talk(mode: Mode) -> None:
    """Raises Forbidden with code `chat-off` if spectators cannot write."""
    if mode != "all":
        raise Forbidden("Spectators do not talk at this table.", "chat-off")


def chat_json(game: Game, speaker: Speaker, mode: Mode) -> Chat:
    """The chat: its mode, and the scopes that the caller may read and write."""

    def is_allowed(scope: str, *, writes: bool) -> bool:
        try:
            if writes:
                require_may_write(game, speaker, scope, mode)
            else:
                require_may_read(game, speaker, scope)
        except (Forbidden, Unauthorised):
            return False
        return True

    return Chat(
        mode=mode,
        reads=[scope for scope in SCOPES if is_allowed(scope, writes=False)],
        writes=[scope for scope in SCOPES if is_allowed(scope, writes=True)],
    )


def note_new_mode(context: Context, game_id: str, mode: str) -> None:
    """Set who may write at a new table, unless one was chosen meanwhile: its creation may be repeated."""
    if MODE_NOTE not in context.store.notes(game_id):
        context.store.note(game_id, MODE_NOTE, mode, MOST_NOTES)


def keep_mode(context: Context, before_id: str, game_id: str) -> None:
    """Copy the mode of a table to its successor, unless one was chosen meanwhile."""
    if (mode := context.store.notes(before_id).get(MODE_NOTE)) is not None:
        note_new_mode(context, game_id, mode)


def choose_mode(context: Context, game: Game, mode: str) -> None:
    """Set who may write from now on.  Raises Forbidden for a table whose chat is always off."""
    if mode != "off" and must_be_silent(game):
        raise Forbidden("No chat here: other tables play the same deal, or the game was imported.", "chat-off")
    context.store.note(game.id, MODE_NOTE, mode, MOST_NOTES)
