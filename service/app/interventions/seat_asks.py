"""Asks for a seat: a device without a token says whose it is, and another person at the table agrees. docs/adr/0085

An ask is a note of its game, by seat: its id, the hash of its secret, its time, its state, and the refusals in a row. The log
has an event only once a seat agrees.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.interventions import interventions
from domain.game.interventions.agreements import NO_ASKS, require_asks, takes_asks, witnesses
from domain.kernel.errors import Conflict, Missing, TooEarly
from domain.kernel.secrecy import Seat
from projections.timestamps import stamp
from service.answers.games import CreatedSeatAsk, OwnSeatAsk, SeatAsk, SeatAsks
from service.app.chat.presence import end_presence
from service.app.chat.speakers import MOST_NOTES
from service.app.core.authorization import (
    ASK_PREFIX,
    Principal,
    authenticate_principal,
    derive_secret_text,
    derive_token,
    require_scope,
)
from service.app.core.context import Context, hash_token
from service.app.core.idempotent_requests import Reply, Request
from service.app.interventions.intervene import require_room
from service.app.new_games.claim import require_seat

OPEN_MS = 180_000
"""For which an ask is open, and for which its asker can fetch the token once a seat has agreed."""
OBJECTION_MS = 20_000
"""For which the device that plays the seat can refuse before another seat can agree."""
MOST_OPEN = 2
REST_MS = 60_000
"""In which a seat is not asked for after a refusal; twice as long after each further one."""
LONGEST_REST_MS = 3_600_000
ID_LENGTH = 16
ALLOWED_NOTE = "seat-asks"

State = Literal["open", "agreed", "refused"]


class Ask(NamedTuple):
    """The last ask for a seat. hash: of its secret; at_ms: when it was made, or answered; refusals: in a row."""

    seat: Seat
    hash: str
    at_ms: int
    state: State
    refusals: int

    @property
    def id(self) -> str:
        return self.hash[:ID_LENGTH]

    def is_open(self, now_ms: int) -> bool:
        return self.state == "open" and now_ms < self.at_ms + OPEN_MS

    def to_note(self) -> str:
        return f"{self.hash} {self.at_ms} {self.state} {self.refusals}"


def note_of(seat: Seat) -> str:
    """The name of the note of a seat's last ask."""
    return f"seat-ask-{seat}"


def parse_ask(seat: Seat, note: str) -> Ask:
    hashed, at_ms, state, refusals = note.split(" ")
    return Ask(seat, hashed, int(at_ms), state, int(refusals))  # type: ignore[arg-type]


def load_asks(context: Context, game: Game) -> list[Ask]:
    """The last ask for each seat that was ever asked for."""
    notes = context.store.notes(game.id)
    return [parse_ask(seat, notes[note_of(seat)]) for seat in range(len(game.seats)) if note_of(seat) in notes]


def write_ask(context: Context, game: Game, ask: Ask) -> None:
    context.store.note(game.id, note_of(ask.seat), ask.to_note(), MOST_NOTES)


def is_allowed(context: Context, game: Game) -> bool:
    """Whether a table allows asks: as its seats chose last; else if it is unlisted, so that only those with its link find it."""
    if not takes_asks(game):
        return False
    chosen = context.store.notes(game.id).get(ALLOWED_NOTE)
    return game.created.visibility == "unlisted" if chosen is None else chosen == "on"


def ask_for_seat(context: Context, game: Game, seat: Seat, request: Request) -> Reply:
    """Ask for a seat. The answer holds the secret by which the asker learns what came of it. Idempotent by key.

    Raises Missing, Conflict, TooEarly seat-ask-rests.
    """
    require_seat(game, seat)
    require_asks(game)
    interventions.require_person(game, seat)
    if not is_allowed(context, game):
        raise Conflict(NO_ASKS, "The people at this table do not let seats be asked for.")
    if not witnesses(game, seat):
        raise Conflict(NO_ASKS, "No other person plays at this table, who could agree.")
    secret = f"{ASK_PREFIX}{game.id}{derive_secret_text(context, 'ask', game.id, str(seat), request.key)}"
    now_ms, asks = context.now_ms(), load_asks(context, game)
    last = next((each for each in asks if each.seat == seat), None)
    if last is not None and last.hash == hash_token(secret):
        return Reply(sent_ask(last, secret), replayed=True)
    require_free(asks, seat, now_ms)
    ask = Ask(seat, hash_token(secret), now_ms, "open", last.refusals if last is not None and last.state != "agreed" else 0)
    write_ask(context, game, ask)
    return Reply(sent_ask(ask, secret), replayed=False)


def require_free(asks: list[Ask], seat: Seat, now_ms: int) -> None:
    """Raises Conflict seat-asked-for, TooEarly seat-ask-rests unless a seat can be asked for now."""
    for each in asks:
        if each.seat == seat and each.is_open(now_ms):
            raise Conflict("seat-asked-for", "Somebody else asks for this seat.")
        wait_ms = each.at_ms + min(REST_MS << (each.refusals - 1), LONGEST_REST_MS) - now_ms if each.state == "refused" else 0
        if each.seat == seat and wait_ms > 0:
            raise TooEarly("An ask for this seat was refused.", "seat-ask-rests", -(-wait_ms // 60_000) * 60)
    if sum(each.is_open(now_ms) for each in asks) >= MOST_OPEN:
        raise Conflict("seat-asked-for", f"{MOST_OPEN} seats of this table are asked for already.")


def sent_ask(ask: Ask, secret: str) -> CreatedSeatAsk:
    return CreatedSeatAsk(ask=ask.id, seat=ask.seat, until=stamp(ask.at_ms + OPEN_MS), secret=secret)


def list_asks(context: Context, game: Game, who: Principal) -> SeatAsks:
    """The open asks of a table, for its seats, their readers, organiser and arbiter.  Raises Unauthorised, Forbidden."""
    require_scope(who, "seat:act", "seat:read", "organiser", "arbiter")
    now_ms = context.now_ms()
    items = [
        SeatAsk(ask=each.id, seat=each.seat, agree_from=stamp(each.at_ms + OBJECTION_MS), until=stamp(each.at_ms + OPEN_MS))
        for each in load_asks(context, game)
        if each.is_open(now_ms)
    ]
    return SeatAsks(allowed=is_allowed(context, game), items=items, next=None)


def allow_asks(context: Context, game: Game, who: Principal, *, allowed: bool) -> SeatAsks:
    """Let seats of a table be asked for, or not. For its seats and its organiser.  Raises Unauthorised, Forbidden, Conflict."""
    require_scope(who, "seat:act", "organiser")
    if allowed:
        require_asks(game)
    context.store.note(game.id, ALLOWED_NOTE, "on" if allowed else "off", MOST_NOTES)
    return list_asks(context, game, who)


def load_own_ask(context: Context, game: Game, secret: str) -> OwnSeatAsk:
    """What came of an ask, with the seat's token once a seat has agreed, for 3 minutes.  Raises Missing."""
    hashed, now_ms = hash_token(secret), context.now_ms()
    ask = next((each for each in load_asks(context, game) if each.hash == hashed), None)
    if ask is None or now_ms >= ask.at_ms + 2 * OPEN_MS:
        raise Missing("There is no such ask.")
    token = token_of_ask(context, game, ask)
    wanted = hash_token(token)
    if any(each.hash == wanted and not each.revoked for each in game.grants):  # the log decides, whatever the note says
        return OwnSeatAsk(ask=ask.id, seat=ask.seat, state="agreed", token=token)
    state = "over" if ask.state == "open" and not ask.is_open(now_ms) else ask.state
    return OwnSeatAsk(ask=ask.id, seat=ask.seat, state="over" if state == "agreed" else state)


def token_of_ask(context: Context, game: Game, ask: Ask) -> str:
    """The token that the asker gets if a seat agrees. Deterministic; only its hash is stored, from then on."""
    return derive_token(context, game.id, f"ask/{ask.seat}/{ask.hash}", "seat:act")


def answer_ask(context: Context, game: Game, bearer: str | None, ask_id: str, *, agree: bool) -> SeatAsks:
    """Agree to an ask, or refuse it, as another seat; the seat that is asked for may refuse. May be repeated.

    Raises Unauthorised, Forbidden, Conflict, TooEarly seat-ask-waits.
    """
    who = authenticate_principal(game, bearer)
    require_scope(who, "seat:act")
    assert who.seat is not None
    now_ms = context.now_ms()
    ask = next((each for each in load_asks(context, game) if each.id == ask_id), None)
    if ask is None or not (ask.is_open(now_ms) or ask.state == ("agreed" if agree else "refused")):
        raise Conflict("seat-ask-over", "This ask is not open any more.")
    if not agree:
        if ask.state == "open":
            write_ask(context, game, ask._replace(at_ms=now_ms, state="refused", refusals=ask.refusals + 1))
        return list_asks(context, game, who)
    if ask.state == "open" and (wait_ms := ask.at_ms + OBJECTION_MS - now_ms) > 0:
        raise TooEarly("The device that plays this seat may still refuse.", "seat-ask-waits", -(-wait_ms // 1000))
    reissue(context, game, bearer, ask, who.seat)
    if ask.state == "open":
        write_ask(context, game, ask._replace(at_ms=now_ms, state="agreed", refusals=0))
        end_presence(context, game.id, ask.seat)
    return list_asks(context, game, who)


def reissue(context: Context, game: Game, bearer: str | None, ask: Ask, by: Seat) -> None:
    """Another token for the asked seat, once for each ask.  Raises Conflict."""
    token = hash_token(token_of_ask(context, game, ask))

    def make(latest: Game, cause: Cause) -> Batch:
        authenticate_principal(latest, bearer)
        require_room(latest)
        return interventions.reissue_by_agreement(latest, ask.seat, token, by, cause)

    context.games.execute(game.id, Request(ask.id, ask.id).within("seat-ask"), make)
