"""A game as folded from its log: who sits, what is open, what each may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.game.events import (
    AutomationFailed,
    GameAborted,
    GameCreated,
    GameOver,
    GameStarted,
    GroupJoined,
    Kind,
    Scope,
    SeatResigned,
    SeatTaken,
    SeedRevealed,
    TokenMinted,
    TokenRevoked,
)
from domain.game.log import AnyStored
from domain.kernel import play
from domain.kernel.chance import mixed
from domain.kernel.ruleset import AnyRuleset, AnyState, Outcome
from domain.kernel.secrecy import Concealed, Event, Known, Seat

Status = Literal["seating", "playing", "over", "aborted"]


class Place(msgspec.Struct, frozen=True):
    """A seat at the table. `bot`: the policy that plays it."""

    kind: Kind
    bot: str | None = None
    taken: bool = False
    resigned: bool = False
    nonce: str | None = None

    @property
    def is_automatic(self) -> bool:
        return self.kind != "human" or self.resigned


class Grant(msgspec.Struct, frozen=True):
    """What a token allows. `hash`: SHA-256 of the token, hex."""

    id: str
    scope: Scope
    seat: Seat | None
    hash: str
    revoked: bool = False


class Decision(msgspec.Struct, frozen=True):
    """What the game waits for from one seat, and since which version."""

    seat: Seat
    kind: str
    version: int

    @property
    def id(self) -> str:
        return f"d{self.version}.{self.seat}"


class Answered(msgspec.Struct, frozen=True):
    """A command that was carried out: its events' versions, and the request's fingerprint."""

    first: int
    last: int
    fingerprint: str


class Game(Concealed, frozen=True):
    """One game at one version. `state` is None until the cards are dealt; `drawn` counts luck by source."""

    id: str
    rules: AnyRuleset
    created: GameCreated
    seats: tuple[Place, ...]
    grants: tuple[Grant, ...]
    version: int
    digest: bytes
    founded_at: str
    at: str
    status: Status = "seating"
    state: AnyState | None = None
    open: Mapping[Seat, Decision] = {}
    answered: Mapping[str, Answered] = {}
    drawn: Mapping[str, int] = {}
    luck: bytes = b""
    outcome: Outcome | None = None
    members: tuple[str, ...] = ()
    aborted: str | None = None
    revealed: bool = False

    @property
    def secret(self) -> bytes:
        """The secret that salts this game's commitments."""
        return secret_of(self.created)

    @property
    def is_running(self) -> bool:
        return self.status in ("seating", "playing")

    def owed(self) -> tuple[Decision, ...]:
        """Open decisions that automation answers."""
        return tuple(each for each in self.open.values() if self.seats[each.seat].is_automatic)


def secret_of(created: GameCreated) -> bytes:
    return bytes.fromhex(hidden(created.secret))


def hidden(part: Any) -> Any:
    """The value of a secret field, in the hands of the house."""
    assert isinstance(part, Known)
    return part.value


def founded(game_id: str, rules: AnyRuleset, stored: AnyStored, digest: bytes) -> Game:
    """A game after its first event."""
    created: GameCreated = stored.event
    grants = [Grant("organiser", "organiser", None, hidden(created.organiser))]
    if created.has_arbiter:
        grants.append(Grant("arbiter", "arbiter", None, hidden(created.arbiter)))
    game = Game(
        id=game_id,
        rules=rules,
        created=created,
        seats=tuple(Place(plan.kind, plan.bot, taken=plan.kind != "human") for plan in created.seats),
        grants=tuple(grants),
        version=0,
        digest=b"",
        founded_at=stored.at,
        at=stored.at,
    )
    return replace(game, **kept(game, stored, digest))


def evolve(game: Game, stored: AnyStored, digest: bytes) -> Game:
    """The game after one more event."""
    changes = kept(game, stored, digest)
    event = stored.event
    fold = FOLDS.get(type(event))
    if fold is not None:
        changes.update(fold(game, event))
    else:
        assert game.state is not None
        changes["state"] = play.evolve(game.rules, game.state, event, game.version + 1)
    if changes.get("status", game.status) == "playing":
        state = changes.get("state", game.state)
        if state is not None:
            changes["open"] = reopened(game, state, stored.by)
    elif game.open:
        changes["open"] = {}
    return replace(game, **changes)


def kept(game: Game, stored: AnyStored, digest: bytes) -> dict[str, Any]:
    """What every entry brings: the head, and the answer to its request."""
    version = game.version + 1
    changes: dict[str, Any] = {"version": version, "digest": digest, "at": stored.at}
    if stored.key is not None:
        done = Answered(version, version + stored.size - 1, stored.fp or "")
        changes["answered"] = {**game.answered, stored.key: done}
    if stored.draws:
        changes["drawn"] = {**game.drawn, **{draw.source: draw.index + 1 for draw in stored.draws}}
    return changes


def reopened(game: Game, state: AnyState, by: Seat | None) -> Mapping[Seat, Decision]:
    """Decisions after an event: one that stays open keeps its id, unless its own seat has just acted."""
    kinds = game.rules.decisions(state.table)
    before, version = game.open, game.version + 1
    return {
        seat: known
        if (known := before.get(seat)) is not None and known.kind == kind and seat != by
        else Decision(seat, kind, version)
        for seat, kind in kinds.items()
    }


def with_place(game: Game, seat: Seat, **changes: Any) -> tuple[Place, ...]:
    places = list(game.seats)
    places[seat] = replace(places[seat], **changes)
    return tuple(places)


def seat_taken(game: Game, event: SeatTaken) -> dict[str, Any]:
    grant = Grant(f"seat-{event.seat}", "seat:act", event.seat, hidden(event.token))
    return {"seats": with_place(game, event.seat, taken=True, nonce=event.nonce), "grants": (*game.grants, grant)}


def token_minted(game: Game, event: TokenMinted) -> dict[str, Any]:
    return {"grants": (*game.grants, Grant(event.id, event.scope, event.seat, hidden(event.token)))}


def token_revoked(game: Game, event: TokenRevoked) -> dict[str, Any]:
    return {"grants": tuple(replace(each, revoked=each.revoked or each.id == event.id) for each in game.grants)}


def started(game: Game, _: GameStarted) -> dict[str, Any]:
    options = msgspec.convert(game.created.options, game.rules.options)
    return {
        "status": "playing",
        "state": game.rules.initial(options, len(game.seats)),
        "luck": mixed(bytes.fromhex(hidden(game.created.seed)), [place.nonce for place in game.seats]),
    }


def resigned(game: Game, event: SeatResigned) -> dict[str, Any]:
    return {"seats": with_place(game, event.seat, resigned=True, bot=event.bot)}


def over(_: Game, event: GameOver) -> dict[str, Any]:
    return {"status": "over", "outcome": Outcome(event.winners, event.reason)}


def aborted(_: Game, event: GameAborted) -> dict[str, Any]:
    return {"status": "aborted", "aborted": event.reason}


def joined(game: Game, event: GroupJoined) -> dict[str, Any]:
    return {"members": (*game.members, hidden(event.game))}


def unchanged(_: Game, __: Event) -> dict[str, Any]:
    return {}


FOLDS: dict[type[Event], Any] = {
    SeatTaken: seat_taken,
    TokenMinted: token_minted,
    TokenRevoked: token_revoked,
    GameStarted: started,
    SeatResigned: resigned,
    GameOver: over,
    GameAborted: aborted,
    GroupJoined: joined,
    SeedRevealed: lambda _, __: {"revealed": True},
    AutomationFailed: unchanged,
}
