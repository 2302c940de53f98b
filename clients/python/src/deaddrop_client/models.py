# Written by clients/regenerate; not to be edited. 02c8aa85ba86a779ec19485690aa95de 49fb35153d5c99b29cfb06d59364a720
"""What answers and bodies hold."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import field

from deaddrop_client.model import Model


class Player(Model, frozen=True, kw_only=True):
    """
    A player's account, visible to the player only.

    id: The player's id, which grants no access.
    name: The player's name.
    registered: When the player was registered, in UTC (RFC 3339).
    consents: The player's consents.
    """

    id: str
    """The player's id, which grants no access."""
    name: str
    """The player's name."""
    registered: datetime
    """When the player was registered, in UTC (RFC 3339)."""
    consents: list[str]
    """The player's consents."""


class PlayerMade(Model, frozen=True, kw_only=True):
    """
    The player, a token of this device, and a new recovery code.

    token: For the Authorization header, never for a URL.
    recovery_code: Signs the player in when every device is lost; works once. Shown once; keep it on paper.
    """

    player: Player
    token: str
    """For the Authorization header, never for a URL."""
    recovery_code: str
    """Signs the player in when every device is lost; works once. Shown once; keep it on paper."""


class PlayerSignedIn(Model, frozen=True, kw_only=True):
    """
    The player, and a token of this device.

    token: For the Authorization header, never for a URL.
    """

    player: Player
    token: str
    """For the Authorization header, never for a URL."""


class PlayerProfile(Model, frozen=True, kw_only=True):
    """
    A player's public profile.

    id: The player's id, which grants no access.
    name: The player's name.
    """

    id: str
    """The player's id, which grants no access."""
    name: str
    """The player's name."""


class RecoveryCode(Model, frozen=True, kw_only=True):
    """
    A new recovery code.

    recovery_code: Signs the player in when every device is lost; works once. Shown once; keep it on paper.
    """

    player: Player
    recovery_code: str
    """Signs the player in when every device is lost; works once. Shown once; keep it on paper."""


class PlayerLink(Model, frozen=True, kw_only=True):
    """
    A link for one other device.

    link: For the other device, as text or as a QR code.
    expires: When it expires, in UTC (RFC 3339).
    """

    link: str
    """For the other device, as text or as a QR code."""
    expires: datetime
    """When it expires, in UTC (RFC 3339)."""


class Credential(Model, frozen=True, kw_only=True):
    """
    A credential of the player's account.

    id: The credential's id, which grants no access.
    kind: Its kind: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.
    added: When it was made, in UTC (RFC 3339).
    expires: When it expires, in UTC (RFC 3339); null: never.
    current: Whether it is the token of this request.
    """

    id: str
    """The credential's id, which grants no access."""
    kind: Literal["token", "recovery", "link", "passkey", "oidc"]
    """Its kind: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site."""
    added: datetime
    """When it was made, in UTC (RFC 3339)."""
    expires: datetime | None
    """When it expires, in UTC (RFC 3339); null: never."""
    current: bool
    """Whether it is the token of this request."""


class PlayerSeat(Model, frozen=True, kw_only=True):
    """
    A seat that the player holds.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""


class PlayerSeatToken(Model, frozen=True, kw_only=True):
    """
    A seat that the player holds, with its new token.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    token: For the Authorization header, never for a URL.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """For the Authorization header, never for a URL."""


class EventPlace(Model, frozen=True, kw_only=True):
    """
    The place of a game in its event.

    event: The event's id.
    round: The round, from 1.
    table: The table, from 1.
    """

    event: str
    """The event's id."""
    round: int
    """The round, from 1."""
    table: int
    """The table, from 1."""


class PlayerEntry(Model, frozen=True, kw_only=True):
    """
    An entry of an event that the player has.

    event: The event's id.
    entry: The entry's number, never used again.
    member: Index of the player among the entry's persons, from 0.
    """

    event: str
    """The event's id."""
    entry: int
    """The entry's number, never used again."""
    member: int
    """Index of the player among the entry's persons, from 0."""


class OwnRating(Model, frozen=True, kw_only=True):
    """
    A rating of the player.

    ruleset: The ruleset's name.
    people: The number of people at the rated tables.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that it is computed from.
    """

    ruleset: str
    """The ruleset's name."""
    people: int
    """The number of people at the rated tables."""
    rating: float
    """The value that lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """The standard deviation of the estimate."""
    games: int
    """Number of rated games that it is computed from."""


class OwnRatingPage(Model, frozen=True, kw_only=True):
    """
    The player's ratings.

    items: By game and people.
    next: Null: the list is complete.
    """

    items: list[OwnRating]
    """By game and people."""
    next: str | None
    """Null: the list is complete."""


class ListedRating(Model, frozen=True, kw_only=True):
    """
    A player in a list of ratings.

    player: The player's id, which grants no access.
    name: The player's name.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that it is computed from.
    """

    player: str
    """The player's id, which grants no access."""
    name: str
    """The player's name."""
    rating: float
    """The value that lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """The standard deviation of the estimate."""
    games: int
    """Number of rated games that it is computed from."""


class TaskRating(Model, frozen=True, kw_only=True):
    """
    The rating of a cooperative task: its difficulty.

    task: The task's name, as in the options.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that it is computed from.
    """

    task: str
    """The task's name, as in the options."""
    rating: float
    """The value that lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """The standard deviation of the estimate."""
    games: int
    """Number of rated games that it is computed from."""


class RatingPage(Model, frozen=True, kw_only=True):
    """
    A page of a list of ratings.

    items: The highest first.
    next: `cursor` of the next page.
    tasks: By name; empty for competitive games.
    """

    items: list[ListedRating]
    """The highest first."""
    next: str | None
    """`cursor` of the next page."""
    tasks: list[TaskRating]
    """By name; empty for competitive games."""


class CredentialPage(Model, frozen=True, kw_only=True):
    """
    The credentials of the player's account.

    items: Oldest first.
    next: Null: the list is complete.
    """

    items: list[Credential]
    """Oldest first."""
    next: str | None
    """Null: the list is complete."""


class OidcAuthorization(Model, frozen=True, kw_only=True):
    """
    The provider's sign-in page, and values that the browser keeps meanwhile.

    url: The provider's page; it redirects to `/me` of this installation, with `code` and `state`.
    state: The value that `state` of the redirect must have.
    flow: For this browser alone; valid for ten minutes.
    """

    url: str
    """The provider's page; it redirects to `/me` of this installation, with `code` and `state`."""
    state: str
    """The value that `state` of the redirect must have."""
    flow: str
    """For this browser alone; valid for ten minutes."""


class OidcIdentity(Model, frozen=True, kw_only=True):
    """
    An account at the other site, as a pseudonym that only this installation can read.

    identity: Valid for ten minutes and one use.
    registered: Whether a player signs in by it.
    """

    identity: str
    """Valid for ten minutes and one use."""
    registered: bool
    """Whether a player signs in by it."""


class Reset(Model, frozen=True, kw_only=True):
    """
    A log does not continue from a reader's position: it was put back, for example from a backup. The reader drops what it holds of it, and reads it from its beginning. Pages are refused with it (`reset`); streams send it as the data of `event: reset` (SSE), or in a line with the single member `reset` (NDJSON), and then all that a new reader gets.

    reason: `ahead`: The log ends before this position: it was put back, or is another one; `changed`: The log has another entry at this position: it was put back, and went on in another way; `unknown`: This position was not given out here.
    head: The last version that you may read now, or the last number of a chat; null for an inbox.
    """

    reason: Literal["ahead", "changed", "unknown"]
    """`ahead`: The log ends before this position: it was put back, or is another one; `changed`: The log has another entry at this position: it was put back, and went on in another way; `unknown`: This position was not given out here."""
    head: int | None
    """The last version that you may read now, or the last number of a chat; null for an inbox."""


class Health(Model, frozen=True, kw_only=True):
    """
    The process answers.

    status: Always `ok`: an unhealthy process does not answer.
    """

    status: Literal["ok"]
    """Always `ok`: an unhealthy process does not answer."""


class Readiness(Model, frozen=True, kw_only=True):
    """
    The state of the service, if games can be read and written.

    status: `ok` if all is well.
    store: Always `ok`: without its store the service answers with a problem.
    jobs: Whether the jobs server answers; without it, people can play, bots cannot.
    automation: `late` if a bot's turn has been due for more than 30 s.
    lobby: `late` if it is more than 30 s behind the feeds.
    reveals: `missing` if a game has been over for a minute and its seed was not revealed.
    games_log: `late` if a head has waited for more than a minute to be logged; `none` without a log.
    """

    status: Literal["ok", "degraded"]
    """`ok` if all is well."""
    store: Literal["ok"]
    """Always `ok`: without its store the service answers with a problem."""
    jobs: Literal["ok", "down"]
    """Whether the jobs server answers; without it, people can play, bots cannot."""
    automation: Literal["ok", "late"]
    """`late` if a bot's turn has been due for more than 30 s."""
    lobby: Literal["ok", "late"]
    """`late` if it is more than 30 s behind the feeds."""
    reveals: Literal["ok", "missing"]
    """`missing` if a game has been over for a minute and its seed was not revealed."""
    games_log: Literal["ok", "late", "none"]
    """`late` if a head has waited for more than a minute to be logged; `none` without a log."""


class RulesetName(Model, frozen=True, kw_only=True):
    """
    The ruleset of a game, and its version.

    name: The ruleset's name.
    version: The version of its rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""


class Outcome(Model, frozen=True, kw_only=True):
    """
    Winners and reason: the outcome in logs, tables and rulings.

    winners: Winning seats; empty if there are none.
    reason: The reason, as a word of the ruleset.
    """

    winners: list[int]
    """Winning seats; empty if there are none."""
    reason: str
    """The reason, as a word of the ruleset."""


class OwnDecision(Model, frozen=True, kw_only=True):
    """
    The decision that this seat owes.

    id: The decision's id, for If-Match, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    deadline: Time of the rules or the table's clock after which an answer is too late; null if no time runs.
    default: The answer that is given if this seat gives none.
    """

    id: str
    """The decision's id, for If-Match, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""
    deadline: datetime | None
    """Time of the rules or the table's clock after which an answer is too late; null if no time runs."""
    default: dict[str, Any]
    """The answer that is given if this seat gives none."""


class Rematch(Model, frozen=True, kw_only=True):
    """
    The rematch of a game that has ended, for the game's tokens.

    game: Its id; null until it is opened.
    names: By seat: the name, at the game before, of the person or bot for whom the seat is kept; null for an unnamed one.
    seat: Your seat in it; absent for the organiser.
    """

    game: str | None
    """Its id; null until it is opened."""
    names: list[str | None]
    """By seat: the name, at the game before, of the person or bot for whom the seat is kept; null for an unnamed one."""
    seat: int | None = None
    """Your seat in it; absent for the organiser."""


class Checked(Model, frozen=True, kw_only=True):
    """
    A command that was checked.

    accepted: Always true: a refusal is a problem.
    consequence: The command's effect, in a sentence.
    grave: Whether to ask for confirmation before it is sent.
    title: Label for a button.
    """

    accepted: bool
    """Always true: a refusal is a problem."""
    consequence: str
    """The command's effect, in a sentence."""
    grave: bool
    """Whether to ask for confirmation before it is sent."""
    title: str
    """Label for a button."""


class Parent(Model, frozen=True, kw_only=True):
    """
    The version of another game that this one continues from.

    game: Null if a replay was forked, which does not reveal its game.
    version: Position in the game's log, from 1.
    digest: Digest of that version; this game's chain continues from it.
    viewpoint: Viewpoint whose knowledge it started from: `seat:<number>`, `public` or `all`.
    luck: Whether it keeps the parent's remaining luck.
    exact: True: with the parent's log. False: from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist.
    """

    game: str | None
    """Null if a replay was forked, which does not reveal its game."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of that version; this game's chain continues from it."""
    viewpoint: str
    """Viewpoint whose knowledge it started from: `seat:<number>`, `public` or `all`."""
    luck: Literal["same", "fresh"]
    """Whether it keeps the parent's remaining luck."""
    exact: bool
    """True: with the parent's log. False: from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist."""


class SeatMade(Model, frozen=True, kw_only=True):
    """
    A seat of a new game, with one of `token`, for the creator's seat; `claim_code`, to hand out; `kind`, for a bot's or the automaton's seat.

    seat: A seat's number: from 0, clockwise.
    token: For the Authorization header, never for a URL.
    claim_code: The code that claims the seat; to hand out.
    kind: The kind of its player.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """For the Authorization header, never for a URL."""
    claim_code: str | None = None
    """The code that claims the seat; to hand out."""
    kind: Literal["bot", "automaton"] | None = None
    """The kind of its player."""


class Ruling(Model, frozen=True, kw_only=True):
    """
    An organiser's ruling, with its reason and the outcomes before and after.

    version: Position in the game's log, from 1.
    kind: Whether it corrects a result or ends a game.
    author: The author's name, public.
    reason: The reason, public.
    before: The outcome before it; null for none.
    after: The outcome after it; null for none.
    """

    version: int
    """Position in the game's log, from 1."""
    kind: Literal["correct", "abort"]
    """Whether it corrects a result or ends a game."""
    author: str
    """The author's name, public."""
    reason: str
    """The reason, public."""
    before: Outcome | None
    """The outcome before it; null for none."""
    after: Outcome | None
    """The outcome after it; null for none."""


class DatedRuling(Model, frozen=True, kw_only=True):
    """
    A ruling with its time.

    version: Position in the game's log, from 1.
    kind: Whether it corrects a result or ends a game.
    author: The author's name, public.
    reason: The reason, public.
    before: The outcome before it; null for none.
    after: The outcome after it; null for none.
    at: When it was made, in UTC (RFC 3339).
    """

    version: int
    """Position in the game's log, from 1."""
    kind: Literal["correct", "abort"]
    """Whether it corrects a result or ends a game."""
    author: str
    """The author's name, public."""
    reason: str
    """The reason, public."""
    before: Outcome | None
    """The outcome before it; null for none."""
    after: Outcome | None
    """The outcome after it; null for none."""
    at: datetime
    """When it was made, in UTC (RFC 3339)."""


class RulingPage(Model, frozen=True, kw_only=True):
    """
    All rulings on a game.

    items: Oldest first.
    next: Null: the list is complete.
    """

    items: list[DatedRuling]
    """Oldest first."""
    next: str | None
    """Null: the list is complete."""


class SeatSlipExchanged(Model, frozen=True, kw_only=True):
    """
    The token of the device that exchanged a seat's slip.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    token: The seat's token, which this device keeps.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """The seat's token, which this device keeps."""


class InboxSeat(Model, frozen=True, kw_only=True):
    """
    A seat of an inbox.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""


class InboxMade(Model, frozen=True, kw_only=True):
    """
    A new inbox, and its token.

    inbox_token: For the Authorization header, never for a URL.
    seats: The inbox's seats.
    """

    inbox_token: str
    """For the Authorization header, never for a URL."""
    seats: list[InboxSeat]
    """The inbox's seats."""


class InboxSeats(Model, frozen=True, kw_only=True):
    """
    The seats of an inbox.

    items: By game and seat.
    next: Null: the list is complete.
    """

    items: list[InboxSeat]
    """By game and seat."""
    next: str | None
    """Null: the list is complete."""


class Token(Model, frozen=True, kw_only=True):
    """
    A token's game, scope and seat.

    id: The token's id, which grants no access.
    game: The game's id.
    scope: The scope of a token.
    seat: The token's seat; null for none.
    """

    id: str
    """The token's id, which grants no access."""
    game: str
    """The game's id."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]
    """The scope of a token."""
    seat: int | None
    """The token's seat; null for none."""


class Grant(Model, frozen=True, kw_only=True):
    """
    A token or a link that was handed out.

    id: The token's id, which grants no access.
    kind: Whether it is a token or a link.
    by: The id of its parent token; null if that is not yours, or if it was made with the game.
    good: Whether it is valid now.
    scope: The scope of a token.
    seat: The token's seat; null for none.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    expires: When it expires, in UTC (RFC 3339); null: never.
    url: A link's page; null if this token may not use its viewpoint.
    """

    id: str
    """The token's id, which grants no access."""
    kind: Literal["token", "replay"]
    """Whether it is a token or a link."""
    by: str | None
    """The id of its parent token; null if that is not yours, or if it was made with the game."""
    good: bool
    """Whether it is valid now."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"] | None = None
    """The scope of a token."""
    seat: int | None = None
    """The token's seat; null for none."""
    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    expires: datetime | None = None
    """When it expires, in UTC (RFC 3339); null: never."""
    url: str | None = None
    """A link's page; null if this token may not use its viewpoint."""


class GrantPage(Model, frozen=True, kw_only=True):
    """
    A page of the tokens and links that the caller may revoke.

    items: By `id`.
    next: `cursor` of the next page.
    """

    items: list[Grant]
    """By `id`."""
    next: str | None
    """`cursor` of the next page."""


class TokenMinted(Model, frozen=True, kw_only=True):
    """
    A new token, which is shown once.

    id: The token's id, which grants no access.
    game: The game's id.
    scope: The scope of a token.
    seat: The token's seat; null for none.
    token: For the Authorization header, never for a URL.
    """

    id: str
    """The token's id, which grants no access."""
    game: str
    """The game's id."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]
    """The scope of a token."""
    seat: int | None
    """The token's seat; null for none."""
    token: str
    """For the Authorization header, never for a URL."""


class Evidence(Model, frozen=True, kw_only=True):
    """
    A signed statement of the view that an audience was shown.

    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Position in the game's log, from 1.
    digest: Digest of the entry of this version.
    view_sha256: SHA-256 of the bytes of the view, hexadecimal.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of the entry of this version."""
    view_sha256: str
    """SHA-256 of the bytes of the view, hexadecimal."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class ArbiterRead(Model, frozen=True, kw_only=True):
    """
    A version that the arbiter read from another viewpoint than the public's.

    version: Position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    at: When it was first read, in UTC (RFC 3339).
    """

    version: int
    """Position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    at: datetime
    """When it was first read, in UTC (RFC 3339)."""


class ArbiterReadPage(Model, frozen=True, kw_only=True):
    """
    A page of an arbiter's reads.

    items: By version, lowest first.
    next: The cursor of the next page.
    """

    items: list[ArbiterRead]
    """By version, lowest first."""
    next: str | None
    """The cursor of the next page."""


class Checkpoint(Model, frozen=True, kw_only=True):
    """
    The signed head of a game.

    game: The game's id.
    version: Position in the game's log, from 1.
    digest: Digest of the entry of this version.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of the entry of this version."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class EventCheckpoint(Model, frozen=True, kw_only=True):
    """
    The signed head of an event.

    game: The event's id; the member has its name in the signed message.
    version: Position in the game's log, from 1.
    digest: Digest of the fact of this version.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The event's id; the member has its name in the signed message."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of the fact of this version."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class Key(Model, frozen=True, kw_only=True):
    """
    A public key that verifies checkpoints.

    id: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    algorithm: The signature algorithm.
    public_key: 32 bytes, base64.
    vkey: The key in the format of signed notes (C2SP).
    created: When it was made, in UTC (RFC 3339).
    active: Whether it signs now.
    """

    id: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    algorithm: Literal["Ed25519"]
    """The signature algorithm."""
    public_key: str
    """32 bytes, base64."""
    vkey: str
    """The key in the format of signed notes (C2SP)."""
    created: datetime
    """When it was made, in UTC (RFC 3339)."""
    active: bool
    """Whether it signs now."""


class KeyPage(Model, frozen=True, kw_only=True):
    """
    The public keys of this installation.

    items: Newest first.
    next: Null: the list is complete.
    """

    items: list[Key]
    """Newest first."""
    next: str | None
    """Null: the list is complete."""


class Embedded(Model, frozen=True, kw_only=True):
    """
    The embedding of a page (oEmbed 1.0).

    type: `rich`: as a frame; `link`: by its title.
    version: The version of oEmbed.
    provider_name: The name of this service.
    provider_url: Address of this service.
    cache_age: Seconds for which this may be cached.
    title: The page's title.
    html: The frame, for type `rich`.
    width: Pixels.
    height: Pixels.
    thumbnail_url: URL of a picture, if it fits the requested size.
    thumbnail_width: Pixels.
    thumbnail_height: Pixels.
    """

    type: Literal["rich", "link"]
    """`rich`: as a frame; `link`: by its title."""
    version: Literal["1.0"]
    """The version of oEmbed."""
    provider_name: str
    """The name of this service."""
    provider_url: str
    """Address of this service."""
    cache_age: int
    """Seconds for which this may be cached."""
    title: str
    """The page's title."""
    html: str | None = None
    """The frame, for type `rich`."""
    width: int | None = None
    """Pixels."""
    height: int | None = None
    """Pixels."""
    thumbnail_url: str | None = None
    """URL of a picture, if it fits the requested size."""
    thumbnail_width: int | None = None
    """Pixels."""
    thumbnail_height: int | None = None
    """Pixels."""


class ReplayShared(Model, frozen=True, kw_only=True):
    """
    A link to a replay.

    id: The replay's id, which suffices to read it and does not reveal its game.
    url: Address of the page that shows it.
    """

    id: str
    """The replay's id, which suffices to read it and does not reveal its game."""
    url: str
    """Address of the page that shows it."""


class Webhook(Model, frozen=True, kw_only=True):
    """
    A webhook of an inbox or an event.

    id: The webhook's id.
    url: Your receiver's URL.
    state: `pending` until the receiver has answered a challenge.
    reason: Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Until when the previous secret signs too.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has answered a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Until when the previous secret signs too."""


class WebhookMade(Model, frozen=True, kw_only=True):
    """
    A webhook with its new secret.

    id: The webhook's id.
    url: Your receiver's URL.
    state: `pending` until the receiver has answered a challenge.
    reason: Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Until when the previous secret signs too.
    secret: Signs every POST. Shown once.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has answered a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Until when the previous secret signs too."""
    secret: str
    """Signs every POST. Shown once."""


class WebhookSecret(Model, frozen=True, kw_only=True):
    """
    A webhook's new secret.

    id: The webhook's id.
    secret: Signs every POST. Shown once.
    """

    id: str
    """The webhook's id."""
    secret: str
    """Signs every POST. Shown once."""


class Webhooks(Model, frozen=True, kw_only=True):
    """
    The webhooks of an inbox, or of a token at an event.

    items: Oldest first.
    next: Null: the list is complete.
    """

    items: list[Webhook]
    """Oldest first."""
    next: str | None
    """Null: the list is complete."""


class WebhookPing(Model, frozen=True, kw_only=True):
    """
    A ping that is sent.

    id: The message's id, the same in every attempt; for an entry, its `id` in the inbox.
    """

    id: str
    """The message's id, the same in every attempt; for an entry, its `id` in the inbox."""


class ChallengeAnswer(Model, frozen=True, kw_only=True):
    """
    A receiver's answer to a challenge.

    challenge: The challenge of the request.
    """

    challenge: str
    """The challenge of the request."""


class PushKey(Model, frozen=True, kw_only=True):
    """
    The key that browsers subscribe with.

    public_key: The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url.
    """

    public_key: str
    """The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url."""


class PushSubscription(Model, frozen=True, kw_only=True):
    """
    A push subscription of an inbox.

    id: The subscription's id, the same for the same endpoint.
    endpoint: The push service's URL for this subscription.
    state: `disabled` if all retries of a message failed.
    created: When it was first stored, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    """

    id: str
    """The subscription's id, the same for the same endpoint."""
    endpoint: str
    """The push service's URL for this subscription."""
    state: Literal["active", "disabled"]
    """`disabled` if all retries of a message failed."""
    created: datetime
    """When it was first stored, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""


class PushSubscriptions(Model, frozen=True, kw_only=True):
    """
    The push subscriptions of an inbox.

    items: Oldest first.
    next: Null: the list is complete.
    """

    items: list[PushSubscription]
    """Oldest first."""
    next: str | None
    """Null: the list is complete."""


class MailAddress(Model, frozen=True, kw_only=True):
    """
    The mail address of an inbox.

    address: The address.
    every_minutes: The least time between two mails.
    state: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    """

    address: str
    """The address."""
    every_minutes: int
    """The least time between two mails."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until it is confirmed; `disabled` if the mail server accepts no mail for it."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""


class Chat(Model, frozen=True, kw_only=True):
    """
    The chat of a table.

    mode: Who may write. `off`: no one; `players`: the table; `all`: also spectators, in a scope of their own.
    reads: Scopes that this token may read.
    writes: Scopes that this token may write in now.
    """

    mode: Literal["off", "players", "all"]
    """Who may write. `off`: no one; `players`: the table; `all`: also spectators, in a scope of their own."""
    reads: list[Literal["players", "spectators"]]
    """Scopes that this token may read."""
    writes: list[Literal["players", "spectators"]]
    """Scopes that this token may write in now."""


class SeatPresence(Model, frozen=True, kw_only=True):
    """
    The presence of a seat's holder, by their own statement, in steps of half a minute.

    seat: A seat's number: from 0, clockwise.
    state: `online`: stated within the last two minutes; `away`: within ten; null: no statement.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    state: Literal["online", "away"] | None
    """`online`: stated within the last two minutes; `away`: within ten; null: no statement."""


class Presence(Model, frozen=True, kw_only=True):
    """
    The presence of each seat.

    items: By seat, including bots and free seats.
    next: Null: the list is complete.
    """

    items: list[SeatPresence]
    """By seat, including bots and free seats."""
    next: str | None
    """Null: the list is complete."""


class Reminded(Model, frozen=True, kw_only=True):
    """
    A reminder, and the earliest time of the next one.

    seat: A seat's number: from 0, clockwise.
    at: When, in UTC (RFC 3339).
    again_at: The earliest time of the next reminder, in UTC (RFC 3339).
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    again_at: datetime
    """The earliest time of the next reminder, in UTC (RFC 3339)."""


class ChatBlock(Model, frozen=True, kw_only=True):
    """
    An author whose messages are left out for you.

    author: `seat-2`, or `guest-` and a guest's id.
    """

    author: str
    """`seat-2`, or `guest-` and a guest's id."""


class ChatBlocks(Model, frozen=True, kw_only=True):
    """
    Authors whose messages are left out for you.

    items: By name.
    next: Null: the list is complete.
    """

    items: list[ChatBlock]
    """By name."""
    next: str | None
    """Null: the list is complete."""


class GuestMade(Model, frozen=True, kw_only=True):
    """
    A spectator with a name, and their token, which writes and reads in the scope `spectators` and allows nothing else.

    id: The guest's id; distinguishes guests with the same name.
    name: The guest's name.
    token: For the Authorization header, never for a URL.
    """

    id: str
    """The guest's id; distinguishes guests with the same name."""
    name: str
    """The guest's name."""
    token: str
    """For the Authorization header, never for a URL."""


class ModerationSubject(Model, frozen=True, kw_only=True):
    """
    A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of an event (`event`, `place`), or a study (`study`).

    kind: The kind of subject.
    game: The game's id.
    scope: The scope of a message.
    number: The number of a message in its scope.
    seat: A seat's number: from 0, clockwise.
    player: The player's id; absent once the player was forgotten.
    event: The event's id.
    place: The place of a text: the version of its fact, and its name in it.
    study: The study's id.
    """

    kind: Literal["message", "name", "player", "text", "study"]
    """The kind of subject."""
    game: str | None = None
    """The game's id."""
    scope: Literal["players", "spectators"] | None = None
    """The scope of a message."""
    number: int | None = None
    """The number of a message in its scope."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    player: str | None = None
    """The player's id; absent once the player was forgotten."""
    event: str | None = None
    """The event's id."""
    place: str | None = None
    """The place of a text: the version of its fact, and its name in it."""
    study: str | None = None
    """The study's id."""


class Reported(Model, frozen=True, kw_only=True):
    """
    A report, for its reporter.

    id: The report's id.
    at: When, in UTC (RFC 3339).
    ground: The ground of the report.
    """

    id: str
    """The report's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """The ground of the report."""


class Report(Model, frozen=True, kw_only=True):
    """
    A report, for moderators.

    id: The report's id.
    at: When, in UTC (RFC 3339).
    ground: The ground of the report.
    shown: The present text, hidden or not; null if it is gone.
    author: The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects.
    note: The reporter's note.
    by: The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token.
    act: The act that closed it; null while it is open.
    """

    id: str
    """The report's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """The ground of the report."""
    shown: str | None
    """The present text, hidden or not; null if it is gone."""
    author: str | None
    """The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects."""
    note: str | None
    """The reporter's note."""
    by: str | None
    """The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token."""
    act: str | None
    """The act that closed it; null while it is open."""


class ReportPage(Model, frozen=True, kw_only=True):
    """
    A page of reports.

    items: The newest first.
    next: `cursor` of the next page.
    """

    items: list[Report]
    """The newest first."""
    next: str | None
    """`cursor` of the next page."""


class ModerationAct(Model, frozen=True, kw_only=True):
    """
    An act of a moderator.

    id: The act's id.
    at: When, in UTC (RFC 3339).
    moderator: The moderator's name.
    act: The kind of act.
    reason: The reason; null once the person was forgotten.
    until: When a suspension ends, in UTC (RFC 3339); null: when it is lifted.
    reports: The reports that it closed.
    """

    id: str
    """The act's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    moderator: str
    """The moderator's name."""
    act: Literal["hide", "show", "suspend", "lift", "dismiss"]
    """The kind of act."""
    subject: ModerationSubject
    reason: str | None
    """The reason; null once the person was forgotten."""
    until: datetime | None
    """When a suspension ends, in UTC (RFC 3339); null: when it is lifted."""
    reports: list[str]
    """The reports that it closed."""


class ModerationActPage(Model, frozen=True, kw_only=True):
    """
    A page of the log of moderation.

    items: The newest first.
    next: `cursor` of the next page.
    """

    items: list[ModerationAct]
    """The newest first."""
    next: str | None
    """`cursor` of the next page."""


class LuckMoment(Model, frozen=True, kw_only=True):
    """
    An event of the randomness protocol.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""


class LuckRound(Model, frozen=True, kw_only=True):
    """
    A round of public entropy.

    chain: SHA-256, hexadecimal.
    round: Its number.
    """

    chain: str
    """SHA-256, hexadecimal."""
    round: int
    """Its number."""


class Luck(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal; null in games dealt from their seed alone.

    state: Its state.
    nonces: Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public entropy after the last nonce.
    wait_s: Seconds to wait for the nonces.
    commits: By seat, the commitment: SHA-256 of its nonce.
    given: By seat, whether its nonce is revealed.
    awaits: Seats whose nonces are awaited.
    until: Deadline of the nonces; null if no time runs.
    silent: Seats that did not reveal their nonces.
    closed: The entry that closed the commitments.
    drawn: The entry after which no nonce is accepted.
    round: The awaited round of public entropy.
    """

    state: Literal["open", "closed", "drawn", "playing", "cancelled"]
    """Its state."""
    nonces: Literal["asked", "required", "none"]
    """Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand"] | None
    """Public entropy after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""
    commits: list[str | None]
    """By seat, the commitment: SHA-256 of its nonce."""
    given: list[bool]
    """By seat, whether its nonce is revealed."""
    awaits: list[int]
    """Seats whose nonces are awaited."""
    until: datetime | None
    """Deadline of the nonces; null if no time runs."""
    silent: list[int]
    """Seats that did not reveal their nonces."""
    closed: LuckMoment | None
    """The entry that closed the commitments."""
    drawn: LuckMoment | None
    """The entry after which no nonce is accepted."""
    round: LuckRound | None
    """The awaited round of public entropy."""


class LuckNow(Model, frozen=True, kw_only=True):
    """
    The randomness protocol after the request.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    luck: As in the view.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    luck: Luck | None
    """As in the view."""


class GoalWords(Model, frozen=True, kw_only=True):
    """
    An aim of a seat.

    text: The text, in a sentence.
    rule: The rule that it follows from.
    """

    text: str
    """The text, in a sentence."""
    rule: str | None
    """The rule that it follows from."""


class DangerWords(Model, frozen=True, kw_only=True):
    """
    A way in which the game ends badly for a seat.

    text: The text, in a sentence.
    have: The progress towards it.
    of: The number at which it happens.
    """

    text: str
    """The text, in a sentence."""
    have: int
    """The progress towards it."""
    of: int
    """The number at which it happens."""


class KindWords(Model, frozen=True, kw_only=True):
    """
    A kind of card or piece, in the words of the game.

    name: The name.
    symbol: The name of its picture.
    line: The effect, in a few words.
    second: Its other use.
    corner: The text in its corner.
    tone: Its colour.
    back: Of the deck that it belongs to.
    text: The full description.
    rule: The rule that defines it.
    """

    name: str
    """The name."""
    symbol: str
    """The name of its picture."""
    line: str
    """The effect, in a few words."""
    second: str | None = None
    """Its other use."""
    corner: str | None = None
    """The text in its corner."""
    tone: str | None = None
    """Its colour."""
    back: str | None = None
    """Of the deck that it belongs to."""
    text: str | None = None
    """The full description."""
    rule: str | None = None
    """The rule that defines it."""


class TermWords(Model, frozen=True, kw_only=True):
    """
    A word of the game.

    text: The meaning.
    rule: The rule that defines it.
    """

    text: str
    """The meaning."""
    rule: str | None
    """The rule that defines it."""


class ScenePlace(Model, frozen=True, kw_only=True):
    """
    Something in the scene that a sentence is about.

    kind: The kind, back, piece, die or token that names it.
    zone: The zone of the thing.
    """

    kind: str
    """The kind, back, piece, die or token that names it."""
    zone: str
    """The zone of the thing."""


class GuideParagraph(Model, frozen=True, kw_only=True):
    """
    A step of the primer.

    text: The text.
    kinds: Cards and pieces that it shows.
    title: The subject.
    """

    text: str
    """The text."""
    kinds: list[str]
    """Cards and pieces that it shows."""
    title: str
    """The subject."""


class GuideOption(Model, frozen=True, kw_only=True):
    """
    A table option.

    ask: The question that it decides, in a sentence.
    values: The effect of each, by the value as JSON text.
    told: Whole sentences for readers of the options set, by the value as JSON text; empty: another option covers it.
    """

    ask: str
    """The question that it decides, in a sentence."""
    values: dict[str, str]
    """The effect of each, by the value as JSON text."""
    told: dict[str, str]
    """Whole sentences for readers of the options set, by the value as JSON text; empty: another option covers it."""


class FieldPick(Model, frozen=True, kw_only=True):
    """
    Number of values to combine.

    least: The fewest.
    most: The most.
    ordered: Whether their order matters.
    """

    least: int
    """The fewest."""
    most: int
    """The most."""
    ordered: bool
    """Whether their order matters."""


class Chapter(Model, frozen=True, kw_only=True):
    """
    A part of a game, which begins with an event.

    id: A word of the ruleset's.
    title: The heading.
    """

    id: str
    """A word of the ruleset's."""
    title: str
    """The heading."""


class FieldValue(Model, frozen=True, kw_only=True):
    """
    A value that a field of an offer may have, or be composed of.

    value: As a command holds it.
    consequence: The effect; empty if there is none.
    grave: Whether to ask again before it is sent.
    at: The place a player points at to give it: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere.
    title: The text of its button.
    """

    value: Any
    """As a command holds it."""
    consequence: str
    """The effect; empty if there is none."""
    grave: bool
    """Whether to ask again before it is sent."""
    at: str | None
    """The place a player points at to give it: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere."""
    title: str
    """The text of its button."""


class SceneStep(Model, frozen=True, kw_only=True):
    """
    A part of a round.

    state: Whether it is over, in progress, or to come.
    title: The name.
    """

    state: Literal["ahead", "now", "past"]
    """Whether it is over, in progress, or to come."""
    title: str
    """The name."""


class GuideMoment(Model, frozen=True, kw_only=True):
    """
    A moment of a lesson: a decision of the learner.

    decision: Its kind.
    nth: Which of that kind, from 1.
    """

    decision: str
    """Its kind."""
    nth: int
    """Which of that kind, from 1."""


class SceneSight(Model, frozen=True, kw_only=True):
    """
    How a viewer knows a thing that lies face down for others.

    by: The source, in a word of the ruleset's.
    version: Of the event that showed it.
    """

    by: str
    """The source, in a word of the ruleset's."""
    version: int
    """Of the event that showed it."""


class EventSummary(Model, frozen=True, kw_only=True):
    """
    An event in a list.

    id: The event's id.
    status: Its status.
    is_entering: Whether people may enter themselves.
    ruleset: The ruleset's name.
    preset: The preset of its regulations.
    rounds: Planned number of rounds.
    closed_rounds: Number of closed rounds.
    entries: Number of entries that take part.
    created_at: When it was created, in UTC (RFC 3339).
    title: Its title.
    """

    id: str
    """The event's id."""
    status: Literal["drafted", "entries", "running", "provisional", "final", "cancelled"]
    """Its status."""
    is_entering: bool
    """Whether people may enter themselves."""
    ruleset: str
    """The ruleset's name."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """The preset of its regulations."""
    rounds: int
    """Planned number of rounds."""
    closed_rounds: int
    """Number of closed rounds."""
    entries: int
    """Number of entries that take part."""
    created_at: datetime
    """When it was created, in UTC (RFC 3339)."""
    title: str
    """Its title."""


class EventLocation(Model, frozen=True, kw_only=True):
    """
    Its venue and time zone.

    zone: The time zone's IANA name.
    venue: An address, or the link of an online event; null if none was given.
    """

    zone: str
    """The time zone's IANA name."""
    venue: str | None
    """An address, or the link of an online event; null if none was given."""


class EventPage(Model, frozen=True, kw_only=True):
    """
    Events, newest first.

    items: The items of this page.
    next: For `cursor`; null on the last page.
    """

    items: list[EventSummary]
    """The items of this page."""
    next: str | None
    """For `cursor`; null on the last page."""


class EventSlip(Model, frozen=True, kw_only=True):
    """
    The last slip of an entry or official, without its text; null for bots and for the event's creator.

    version: Version of the log at which it was made.
    at: When it was made, in UTC (RFC 3339).
    by: Who made it: an official, an entry, or null for people who entered themselves.
    exchanged: Version of the log at which a device exchanged it; null until then.
    """

    version: int
    """Version of the log at which it was made."""
    at: datetime
    """When it was made, in UTC (RFC 3339)."""
    by: str | None
    """Who made it: an official, an entry, or null for people who entered themselves."""
    exchanged: int | None
    """Version of the log at which a device exchanged it; null until then."""


class ConsentGiven(Model, frozen=True, kw_only=True):
    """
    An official's consent to one change of the regulations.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    consent: For `consent` of the amendment.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    consent: str
    """For `consent` of the amendment."""


class SlipExchanged(Model, frozen=True, kw_only=True):
    """
    A device's token.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    you: Its holder: `o2` for an official, `e17` for an entry.
    token: The token, which this device keeps.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    you: str
    """Its holder: `o2` for an official, `e17` for an entry."""
    token: str
    """The token, which this device keeps."""


class EventEntry(Model, frozen=True, kw_only=True):
    """
    One side of the standings.

    entry: The entry's number, never used again.
    kind: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: Whether it takes part.
    section: The section of its standings.
    names: Names of its persons, in the form that the regulations set; null for a hidden one.
    surnames: By person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full.
    club: Its club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.
    seed: Number in the seeding.
    rating: The rating for its seeding, in thousandths.
    apart: Groups whose entries should not meet.
    bot: The bot's policy; null for people.
    joined: The first round that it could be paired in.
    checked_in: Rounds that it is checked in for.
    is_checked_in: Whether it is checked in for the whole event.
    byes: Rounds that it requested a bye for.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["people", "stand_in", "bot"]
    """`people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: Literal["waiting", "entered", "withdrawn", "disqualified", "removed"]
    """Whether it takes part."""
    section: str
    """The section of its standings."""
    names: list[str | None]
    """Names of its persons, in the form that the regulations set; null for a hidden one."""
    surnames: list[str | None]
    """By person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full."""
    club: str | None
    """Its club; null if none was given, or if names are not shown in full. Hidden with a name of the entry."""
    seed: int | None
    """Number in the seeding."""
    rating: int | None
    """The rating for its seeding, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """The bot's policy; null for people."""
    joined: int
    """The first round that it could be paired in."""
    checked_in: list[int]
    """Rounds that it is checked in for."""
    is_checked_in: bool
    """Whether it is checked in for the whole event."""
    byes: list[int]
    """Rounds that it requested a bye for."""
    last_slip: EventSlip | None


class EntryPage(Model, frozen=True, kw_only=True):
    """
    Entries, by number.

    items: The items of this page.
    next: For `cursor`; null on the last page.
    """

    items: list[EventEntry]
    """The items of this page."""
    next: str | None
    """For `cursor`; null on the last page."""


class EntriesHere(Model, frozen=True, kw_only=True):
    """
    Entries that are checked in.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    entries: The entries of the request.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entries: list[int]
    """The entries of the request."""


class EntryChanged(Model, frozen=True, kw_only=True):
    """
    An entry that was changed.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    slip: The new slip, after a substitution or for a new slip.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entry: EventEntry
    slip: str | None = None
    """The new slip, after a substitution or for a new slip."""


class MessageSent(Model, frozen=True, kw_only=True):
    """
    An announcement.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    number: The announcement's number, from 1.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    number: int
    """The announcement's number, from 1."""


class RoundWithdrawn(Model, frozen=True, kw_only=True):
    """
    A withdrawn round.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""


class EventRuling(Model, frozen=True, kw_only=True):
    """
    A ruling or a penalty. The feed has its reason.

    number: Its number, from 1, never reused.
    version: Position in the game's log, from 1.
    at: When, in UTC (RFC 3339).
    kind: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`.
    author: An official's id.
    round: The round; null if it concerns none.
    table: The table; null if it concerns none.
    entry: The penalised entry; null for a ruling.
    points: The points of a penalty.
    is_replaced: Whether a later penalty replaces it.
    """

    number: int
    """Its number, from 1, never reused."""
    version: int
    """Position in the game's log, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    kind: str
    """`correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`."""
    author: str
    """An official's id."""
    round: int | None
    """The round; null if it concerns none."""
    table: int | None
    """The table; null if it concerns none."""
    entry: int | None
    """The penalised entry; null for a ruling."""
    points: str | None
    """The points of a penalty."""
    is_replaced: bool
    """Whether a later penalty replaces it."""


class RulingMade(Model, frozen=True, kw_only=True):
    """
    A ruling that was made.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    ruling: EventRuling


class EventAppeal(Model, frozen=True, kw_only=True):
    """
    An appeal. The feed has its text.

    number: Its number, from 1, never reused.
    entry: The entry's number, never used again.
    round: The round, from 1.
    table: The table; null if it concerns none.
    ruling: The ruling or penalty of the appeal; null for none.
    state: Its state.
    """

    number: int
    """Its number, from 1, never reused."""
    entry: int
    """The entry's number, never used again."""
    round: int
    """The round, from 1."""
    table: int | None
    """The table; null if it concerns none."""
    ruling: int | None
    """The ruling or penalty of the appeal; null for none."""
    state: Literal["open", "upheld", "dismissed", "withdrawn"]
    """Its state."""


class AppealAnswer(Model, frozen=True, kw_only=True):
    """
    An appeal, with the version of the event's log.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    appeal: EventAppeal


class EventDecisions(Model, frozen=True, kw_only=True):
    """
    Rulings, penalties and appeals.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    rulings: Rulings and penalties, oldest first.
    appeals: Oldest first.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    rulings: list[EventRuling]
    """Rulings and penalties, oldest first."""
    appeals: list[EventAppeal]
    """Oldest first."""


class ClockActed(Model, frozen=True, kw_only=True):
    """
    An official's intervention at a table.

    table: The table, from 1.
    game: The game's id.
    version: Version of the game's log.
    digest: Digest of the last entry of the game's log.
    slip: The slip for who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null.
    """

    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Version of the game's log."""
    digest: str
    """Digest of the last entry of the game's log."""
    slip: str | None
    """The slip for who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null."""


class SeriesAppearance(Model, frozen=True, kw_only=True):
    """
    An entry of an event of a series.

    event: Position of the event in the series, from 1.
    entry: The entry's number, never used again.
    """

    event: int
    """Position of the event in the series, from 1."""
    entry: int
    """The entry's number, never used again."""


class SeriesEvent(Model, frozen=True, kw_only=True):
    """
    An event of a series.

    event: The event's id.
    version: The counted version of its log.
    digest: SHA-256, hexadecimal.
    counts: Whether it is final; other events do not count yet.
    title: Its title.
    """

    event: str
    """The event's id."""
    version: int
    """The counted version of its log."""
    digest: str
    """SHA-256, hexadecimal."""
    counts: bool
    """Whether it is final; other events do not count yet."""
    title: str
    """Its title."""


class SeriesResult(Model, frozen=True, kw_only=True):
    """
    A side's result of an event.

    event: Position of the event in the series, from 1.
    entry: The entry's number, never used again.
    place: The place in the event.
    points: An exact number: `3`, `-1/2`.
    counts: Whether it is among the results that count.
    """

    event: int
    """Position of the event in the series, from 1."""
    entry: int
    """The entry's number, never used again."""
    place: int
    """The place in the event."""
    points: str
    """An exact number: `3`, `-1/2`."""
    counts: bool
    """Whether it is among the results that count."""


class SeriesRow(Model, frozen=True, kw_only=True):
    """
    A side's line.

    place: From 1.
    sharing: Number of other sides with the same place.
    names: Names as of its last event; empty if the events show none.
    points: An exact number: `3`, `-1/2`.
    results: In the order of events.
    """

    place: int
    """From 1."""
    sharing: int
    """Number of other sides with the same place."""
    names: list[str]
    """Names as of its last event; empty if the events show none."""
    points: str
    """An exact number: `3`, `-1/2`."""
    results: list[SeriesResult]
    """In the order of events."""


class StudyNote(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: The note.
    """

    at: int
    """Version of the replay."""
    text: str
    """The note."""


class StudyVariation(Model, frozen=True, kw_only=True):
    """
    A fork that continues from a version of the replay.

    game: The fork, a game of its own.
    at: Version of the replay.
    text: Its idea; null if none was given.
    status: The fork's status; null if it is gone.
    url: Address of its table.
    """

    game: str
    """The fork, a game of its own."""
    at: int
    """Version of the replay."""
    text: str | None
    """Its idea; null if none was given."""
    status: Literal["seating", "playing", "over", "aborted"] | None
    """The fork's status; null if it is gone."""
    url: str
    """Address of its table."""


class StudySummary(Model, frozen=True, kw_only=True):
    """
    A study in a list.

    id: The study's id, which suffices to read it.
    url: Address of the page that shows it.
    version: Rises with each change; for `If-Match`.
    made: When it was started, in UTC (RFC 3339).
    changed: When it was changed last, in UTC (RFC 3339).
    title: Its title.
    """

    id: str
    """The study's id, which suffices to read it."""
    url: str
    """Address of the page that shows it."""
    version: int
    """Rises with each change; for `If-Match`."""
    made: datetime
    """When it was started, in UTC (RFC 3339)."""
    changed: datetime
    """When it was changed last, in UTC (RFC 3339)."""
    title: str
    """Its title."""


class StudyPage(Model, frozen=True, kw_only=True):
    """
    A page of studies.

    items: The newest first.
    next: `cursor` of the next page.
    """

    items: list[StudySummary]
    """The newest first."""
    next: str | None
    """`cursor` of the next page."""


class MyGameRuleset(Model, frozen=True, kw_only=True):
    """
    The game's ruleset, and its version.

    name: The ruleset's name.
    version: The version of its rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""


class MyGameDecision(Model, frozen=True, kw_only=True):
    """
    The seat's open decision, as in the view.

    id: The decision's id, for If-Match, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    """

    id: str
    """The decision's id, for If-Match, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class PasskeySite(Model, frozen=True, kw_only=True):
    """
    The site of the passkey.

    id: The host name of the passkey's site.
    name: The site's name.
    """

    id: str
    """The host name of the passkey's site."""
    name: str
    """The site's name."""


class PasskeyUser(Model, frozen=True, kw_only=True):
    """
    The player.

    id: The player's id, in base64url.
    name: The player's name.
    displayName: The player's name, too.
    """

    id: str
    """The player's id, in base64url."""
    name: str
    """The player's name."""
    displayName: str
    """The player's name, too."""


class PasskeyAlgorithm(Model, frozen=True, kw_only=True):
    """
    A signature algorithm.

    type: The type of credential.
    alg: Its number in COSE.
    """

    type: Literal["public-key"]
    """The type of credential."""
    alg: int
    """Its number in COSE."""


class PasskeyReference(Model, frozen=True, kw_only=True):
    """
    An existing passkey.

    type: The type of credential.
    id: Its id, in base64url.
    """

    type: Literal["public-key"]
    """The type of credential."""
    id: str
    """Its id, in base64url."""


class PasskeySelection(Model, frozen=True, kw_only=True):
    """
    Requirements for the authenticator.

    residentKey: It stores the passkey itself.
    requireResidentKey: As `residentKey`, for older browsers.
    userVerification: The authenticator verifies its owner, by PIN, fingerprint or face.
    """

    residentKey: Literal["required"]
    """It stores the passkey itself."""
    requireResidentKey: bool
    """As `residentKey`, for older browsers."""
    userVerification: Literal["required"]
    """The authenticator verifies its owner, by PIN, fingerprint or face."""


class UnfinishedTable(Model, frozen=True, kw_only=True):
    """
    A table that keeps its round open.

    table: The table.
    lacks: The reason, as text.
    """

    table: int
    """The table."""
    lacks: str
    """The reason, as text."""


class SeatClock(Model, frozen=True, kw_only=True):
    """
    The time of one seat.

    seat: A seat's number: from 0, clockwise.
    bank_ms: Milliseconds in its bank when its open decision opened.
    strikes: Number of strikes of the clock in a row.
    absent: Whether its player is absent; `return` ends that.
    since: When the time of its open decision started; null if none runs.
    deadline: When the time, bank included, is used up and the default is played.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    bank_ms: int
    """Milliseconds in its bank when its open decision opened."""
    strikes: int
    """Number of strikes of the clock in a row."""
    absent: bool
    """Whether its player is absent; `return` ends that."""
    since: datetime | None
    """When the time of its open decision started; null if none runs."""
    deadline: datetime | None
    """When the time, bank included, is used up and the default is played."""


class Pause(Model, frozen=True, kw_only=True):
    """
    The pause of the table; absent without one. No move is accepted from `since` to `until`.

    since: When it began; null while it waits for the decisions in `after`.
    until: When it ends at the latest, in UTC (RFC 3339).
    after: Ids of the decisions that must be answered before it begins.
    """

    since: datetime | None
    """When it began; null while it waits for the decisions in `after`."""
    until: datetime
    """When it ends at the latest, in UTC (RFC 3339)."""
    after: list[str]
    """Ids of the decisions that must be answered before it begins."""


class OpenDecision(Model, frozen=True, kw_only=True):
    """
    A decision that is open.

    seat: A seat's number: from 0, clockwise.
    kind: The kind of decision, as a word of the ruleset.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class Opening(Model, frozen=True, kw_only=True):
    """
    A value, and the salt that opens its commitment.

    value: The field's value, any JSON value.
    salt: Hexadecimal; the hash of value and salt is the commitment in `hidden`.
    """

    value: Any
    """The field's value, any JSON value."""
    salt: str
    """Hexadecimal; the hash of value and salt is the commitment in `hidden`."""


class CardSeat(Model, frozen=True, kw_only=True):
    """
    A seat of the game, as public information.

    seat: A seat's number: from 0, clockwise.
    kind: The kind of the seat's player.
    bot: Name of the bot that plays it; null without one.
    name: Name of the seat's player; null if none was given.
    taken: Whether it is filled: claimed, or played by a bot or the automaton.
    resigned: Whether it resigned; its default answers are given for it.
    open: Whether any caller may take it now, without a code.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["human", "bot", "automaton"]
    """The kind of the seat's player."""
    bot: str | None
    """Name of the bot that plays it; null without one."""
    name: str | None
    """Name of the seat's player; null if none was given."""
    taken: bool
    """Whether it is filled: claimed, or played by a bot or the automaton."""
    resigned: bool
    """Whether it resigned; its default answers are given for it."""
    open: bool
    """Whether any caller may take it now, without a code."""


class Spectators(Model, frozen=True, kw_only=True):
    """
    Terms of spectators.

    delay_s: Seconds from an event until spectators see it, while the game runs.
    """

    delay_s: int
    """Seconds from an event until spectators see it, while the game runs."""


class Deal(Model, frozen=True, kw_only=True):
    """
    The source of the deal.

    mode: The mode, as requested.
    known_to: Who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events.
    """

    mode: Literal["fresh", "duplicate", "fixed"]
    """The mode, as requested."""
    known_to: Literal["organiser"] | None
    """Who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events."""


class PlannedLuck(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal.

    nonces: Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public entropy after the last nonce.
    wait_s: Seconds to wait for the nonces.
    """

    nonces: Literal["asked", "required", "none"]
    """Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand"] | None
    """Public entropy after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""


class PlannedClock(Model, frozen=True, kw_only=True):
    """
    The table's clock; absent without one.

    decision_s: Seconds for each decision of a person.
    bank_s: Additional seconds of each seat at first, used after a decision's own.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: Number of strikes in a row that make a seat absent.
    on_absence: The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).
    """

    decision_s: int
    """Seconds for each decision of a person."""
    bank_s: int
    """Additional seconds of each seat at first, used after a decision's own."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """Number of strikes in a row that make a seat absent."""
    on_absence: Literal["default", "bot", "forfeit"]
    """The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`)."""


class ImportNote(Model, frozen=True, kw_only=True):
    """
    The import of a game.

    at: When it was imported, in UTC (RFC 3339).
    key: Id of the key that signed the record; the signature is not verified.
    """

    at: datetime
    """When it was imported, in UTC (RFC 3339)."""
    key: str | None
    """Id of the key that signed the record; the signature is not verified."""


class GameLinks(Model, frozen=True, kw_only=True):
    """
    Links of the game.

    self: This card.
    view: The game's view, for a token or the public.
    events: The feed, as pages or as a stream.
    commands: The URL to post commands to.
    checkpoint: The head of its log, signed.
    record: The game as a file that anyone can audit.
    forks: The forks of this game, and the URL to post another.
    rulings: The organiser's rulings.
    evidence: A signed statement of a view.
    """

    self: str
    """This card."""
    view: str
    """The game's view, for a token or the public."""
    events: str
    """The feed, as pages or as a stream."""
    commands: str
    """The URL to post commands to."""
    checkpoint: str
    """The head of its log, signed."""
    record: str
    """The game as a file that anyone can audit."""
    forks: str
    """The forks of this game, and the URL to post another."""
    rulings: str
    """The organiser's rulings."""
    evidence: str
    """A signed statement of a view."""


class InboxDecision(Model, frozen=True, kw_only=True):
    """
    The decision that is open, as in the view.

    id: The decision's id, for If-Match, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    """

    id: str
    """The decision's id, for If-Match, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class PlayerRange(Model, frozen=True, kw_only=True):
    """
    Seats for people and bots.

    min: The fewest seats, over all options.
    max: The most seats, over all options.
    """

    min: int
    """The fewest seats, over all options."""
    max: int
    """The most seats, over all options."""


class SelfLink(Model, frozen=True, kw_only=True):
    """
    Links of the ruleset.

    self: The ruleset with its schemas and rules.
    """

    self: str
    """The ruleset with its schemas and rules."""


class Bot(Model, frozen=True, kw_only=True):
    """
    A bot that plays this game.

    name: The value for `bot` of a seat in a new game.
    summary: A description of its play, in a sentence.
    """

    name: str
    """The value for `bot` of a seat in a new game."""
    summary: str
    """A description of its play, in a sentence."""


class CommandKind(Model, frozen=True, kw_only=True):
    """
    A command of this game.

    type: Its `type` in a request.
    summary: Its effect, in a sentence.
    answers_decision: Whether it needs If-Match.
    schema: A JSON Schema (2020-12).
    title: Label for a button.
    """

    type: str
    """Its `type` in a request."""
    summary: str
    """Its effect, in a sentence."""
    answers_decision: bool
    """Whether it needs If-Match."""
    schema: dict[str, Any]
    """A JSON Schema (2020-12)."""
    title: str
    """Label for a button."""


class EventKind(Model, frozen=True, kw_only=True):
    """
    An event of this game.

    type: The `type` of its entries.
    summary: The meaning of the event, in a sentence.
    rule: The number of its rule; null for none.
    data_schema: The JSON Schema of an entry's `data`.
    secret_fields: Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience.
    openings_schema: The JSON Schema of their values.
    """

    type: str
    """The `type` of its entries."""
    summary: str
    """The meaning of the event, in a sentence."""
    rule: str | None
    """The number of its rule; null for none."""
    data_schema: dict[str, Any]
    """The JSON Schema of an entry's `data`."""
    secret_fields: list[str]
    """Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience."""
    openings_schema: dict[str, Any]
    """The JSON Schema of their values."""


class ReplaySeat(Model, frozen=True, kw_only=True):
    """
    A seat of the replay.

    seat: A seat's number: from 0, clockwise.
    kind: The kind of the seat's player.
    name: Name of the seat's player; null if none was given.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["human", "bot", "automaton"]
    """The kind of the seat's player."""
    name: str | None
    """Name of the seat's player; null if none was given."""


class ReplayViewpoint(Model, frozen=True, kw_only=True):
    """
    A viewpoint from which it may be seen.

    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    name: Its label, for a list of choices.
    """

    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    name: str
    """Its label, for a list of choices."""


class ReplayLinks(Model, frozen=True, kw_only=True):
    """
    Links of the replay.

    self: This.
    frames: Its frames, version by version.
    card: The poster of the link's preview; with `v` that of a version.
    page: The page that shows it.
    forks: The URL to post a fork from one of its versions; null if there is none.
    """

    self: str
    """This."""
    frames: str
    """Its frames, version by version."""
    card: str
    """The poster of the link's preview; with `v` that of a version."""
    page: str
    """The page that shows it."""
    forks: str | None
    """The URL to post a fork from one of its versions; null if there is none."""


class WebhookAttempt(Model, frozen=True, kw_only=True):
    """
    A POST to your receiver.

    id: The message's id, the same in every attempt; for an entry, its `id` in the inbox.
    type: The message's `type`.
    at: When it was sent, in UTC (RFC 3339).
    status: The status of the answer; null without one.
    error: Null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge.
    """

    id: str
    """The message's id, the same in every attempt; for an entry, its `id` in the inbox."""
    type: str
    """The message's `type`."""
    at: datetime
    """When it was sent, in UTC (RFC 3339)."""
    status: int | None
    """The status of the answer; null without one."""
    error: Literal["address", "connect", "tls", "timeout", "answer", "redirect", "status", "challenge"] | None
    """Null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge."""


class WebhookDeadLetter(Model, frozen=True, kw_only=True):
    """
    An entry that was given up.

    id: The message's id, the same in every attempt; for an entry, its `id` in the inbox.
    type: The `type` of its message.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    version: Position in the game's log, from 1.
    at: When it was given up, in UTC (RFC 3339).
    """

    id: str
    """The message's id, the same in every attempt; for an entry, its `id` in the inbox."""
    type: Literal[
        "table.opened", "decision.open", "decision.reminded", "nonce.awaited", "game.over", "ruling.made", "game.reset"
    ]
    """The `type` of its message."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    version: int
    """Position in the game's log, from 1."""
    at: datetime
    """When it was given up, in UTC (RFC 3339)."""


class EventWebhookDeadLetter(Model, frozen=True, kw_only=True):
    """
    A message of an event that was given up.

    id: The message's id, the same in every attempt; for an entry, its `id` in the inbox.
    type: The message's `type`.
    event: The event's id.
    version: Version of the event's log.
    round: The round; null if it concerns none.
    table: The table; null if it concerns none.
    number: Number of the ruling, penalty, appeal or announcement; null for other news.
    at: When it was given up, in UTC (RFC 3339).
    """

    id: str
    """The message's id, the same in every attempt; for an entry, its `id` in the inbox."""
    type: Literal[
        "event.round_published",
        "event.round_opened",
        "event.round_closed",
        "event.round_withdrawn",
        "event.table_finished",
        "event.ruling_made",
        "event.penalty_given",
        "event.appeal_made",
        "event.appeal_decided",
        "event.announced",
        "event.confirmed",
        "event.restored",
        "event.cancelled",
    ]
    """The message's `type`."""
    event: str
    """The event's id."""
    version: int
    """Version of the event's log."""
    round: int | None
    """The round; null if it concerns none."""
    table: int | None
    """The table; null if it concerns none."""
    number: int | None
    """Number of the ruling, penalty, appeal or announcement; null for other news."""
    at: datetime
    """When it was given up, in UTC (RFC 3339)."""


class WebhookLetterData(Model, frozen=True, kw_only=True):
    """
    The place of the news.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    version: Position in the game's log, from 1.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    version: int
    """Position in the game's log, from 1."""


class EventWebhookData(Model, frozen=True, kw_only=True):
    """
    The place of the news in an event.

    event: The event's id.
    version: Version of the event's log.
    round: The round; null if it concerns none.
    table: The table; null if it concerns none.
    number: Number of the ruling, penalty, appeal or announcement; null for other news.
    """

    event: str
    """The event's id."""
    version: int
    """Version of the event's log."""
    round: int | None
    """The round; null if it concerns none."""
    table: int | None
    """The table; null if it concerns none."""
    number: int | None
    """Number of the ruling, penalty, appeal or announcement; null for other news."""


class WebhookChallengeData(Model, frozen=True, kw_only=True):
    """
    The challenge to echo.

    challenge: The challenge, a new text each time.
    """

    challenge: str
    """The challenge, a new text each time."""


class WebhookPingData(Model, frozen=True, kw_only=True):
    """
    Empty: a ping has no data.

    """


class ChatAuthor(Model, frozen=True, kw_only=True):
    """
    The author of a message.

    kind: The kind of author.
    seat: The seat, for kind `seat`; else null.
    guest: The guest's id, for kind `guest`; else null.
    name: The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced.
    """

    kind: Literal["seat", "organiser", "guest", "moderator"]
    """The kind of author."""
    seat: int | None
    """The seat, for kind `seat`; else null."""
    guest: str | None
    """The guest's id, for kind `guest`; else null."""
    name: str | None
    """The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced."""


class EntryMade(Model, frozen=True, kw_only=True):
    """
    An entry with its slip.

    entry: The entry's number, never used again.
    kind: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: Whether it takes part.
    section: The section of its standings.
    names: Names of its persons, in the form that the regulations set; null for a hidden one.
    surnames: By person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full.
    club: Its club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.
    seed: Number in the seeding.
    rating: The rating for its seeding, in thousandths.
    apart: Groups whose entries should not meet.
    bot: The bot's policy; null for people.
    joined: The first round that it could be paired in.
    checked_in: Rounds that it is checked in for.
    is_checked_in: Whether it is checked in for the whole event.
    byes: Rounds that it requested a bye for.
    slip: The entry's slip; null for a bot.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["people", "stand_in", "bot"]
    """`people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: Literal["waiting", "entered", "withdrawn", "disqualified", "removed"]
    """Whether it takes part."""
    section: str
    """The section of its standings."""
    names: list[str | None]
    """Names of its persons, in the form that the regulations set; null for a hidden one."""
    surnames: list[str | None]
    """By person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full."""
    club: str | None
    """Its club; null if none was given, or if names are not shown in full. Hidden with a name of the entry."""
    seed: int | None
    """Number in the seeding."""
    rating: int | None
    """The rating for its seeding, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """The bot's policy; null for people."""
    joined: int
    """The first round that it could be paired in."""
    checked_in: list[int]
    """Rounds that it is checked in for."""
    is_checked_in: bool
    """Whether it is checked in for the whole event."""
    byes: list[int]
    """Rounds that it requested a bye for."""
    last_slip: EventSlip | None
    slip: str | None
    """The entry's slip; null for a bot."""


class AlikeName(Model, frozen=True, kw_only=True):
    """
    A name that is the same, or looks alike.

    name: The name.
    entry: The entry that has it; null for another line.
    line: The line that has it; null for an entry.
    is_same: Whether it is the same but for capital letters.
    """

    name: str
    """The name."""
    entry: int | None
    """The entry that has it; null for another line."""
    line: int | None
    """The line that has it; null for an entry."""
    is_same: bool
    """Whether it is the same but for capital letters."""


class PreviewRow(Model, frozen=True, kw_only=True):
    """
    A line of the list.

    line: Its number, from 1; in JSON its place in `entries`.
    entry: Its fields, as `entries` of the request that makes entries takes them.
    outcome: What would become of it.
    problems: Why it would be refused, by field.
    alike: Up to five names of entries and other lines that could be the same person's.
    """

    line: int
    """Its number, from 1; in JSON its place in `entries`."""
    entry: dict[str, Any]
    """Its fields, as `entries` of the request that makes entries takes them."""
    outcome: Literal["entered", "waiting", "refused"]
    """What would become of it."""
    problems: list[str]
    """Why it would be refused, by field."""
    alike: list[AlikeName]
    """Up to five names of entries and other lines that could be the same person's."""


class SaltedText(Model, frozen=True, kw_only=True):
    """
    A text, and the salt that opens its commitment.

    text: The text as written.
    salt: 16 bytes, hexadecimal.
    """

    text: str
    """The text as written."""
    salt: str
    """16 bytes, hexadecimal."""


class DraftFigure(Model, frozen=True, kw_only=True):
    """
    A number of a draft; less is better.

    name: The minimised quantity.
    value: An integer, or a fraction as text.
    bound: A lower bound for all drafts; null if none is known.
    """

    name: str
    """The minimised quantity."""
    value: int | str
    """An integer, or a fraction as text."""
    bound: int | str | None
    """A lower bound for all drafts; null if none is known."""


class EventSeat(Model, frozen=True, kw_only=True):
    """
    The holder of a seat.

    entry: The entry's number, never used again.
    member: Index of the person in the entry, from 0.
    name: The name, in the form that the regulations set.
    """

    entry: int
    """The entry's number, never used again."""
    member: int
    """Index of the person in the entry, from 0."""
    name: str | None
    """The name, in the form that the regulations set."""


class DraftTable(Model, frozen=True, kw_only=True):
    """
    A table of a draft.

    table: Its number, from 1.
    section: The section of its standings.
    seats: In the order of the game's seats.
    board: Tables of one board have the same deal; null for a deal of its own.
    match: Tables of one match count together.
    """

    table: int
    """Its number, from 1."""
    section: str
    """The section of its standings."""
    seats: list[EventSeat]
    """In the order of the game's seats."""
    board: int | None
    """Tables of one board have the same deal; null for a deal of its own."""
    match: int | None
    """Tables of one match count together."""


class Bye(Model, frozen=True, kw_only=True):
    """
    An entry without a table.

    entry: The entry's number, never used again.
    kind: `allocated` by the draft, `asked` by the entry, or `absent`.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["allocated", "asked", "absent"]
    """`allocated` by the draft, `asked` by the entry, or `absent`."""


class DraftChange(Model, frozen=True, kw_only=True):
    """
    A change that makes a draft stale.

    version: Position in the game's log, from 1.
    type: The type of the fact.
    entries: The entries that it concerns.
    round: The round, from 1.
    table: The table, from 1.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """The type of the fact."""
    entries: list[int]
    """The entries that it concerns."""
    round: int | None = None
    """The round, from 1."""
    table: int | None = None
    """The table, from 1."""


class Lot(Model, frozen=True, kw_only=True):
    """
    The order of a lot.

    number: The lot's number, from 1.
    round: The round, from 1.
    order: The entries in the drawn order.
    """

    number: int
    """The lot's number, from 1."""
    round: int
    """The round, from 1."""
    order: list[int]
    """The entries in the drawn order."""


class SeatLine(Model, frozen=True, kw_only=True):
    """
    A seat that was played.

    seat: A seat's number: from 0, clockwise.
    place: The place at the table; tied seats share it.
    tied: Number of other seats that share the place.
    size: Number of seats of the table.
    points: An exact number: `3`, `-1/2`.
    table_points: An exact number: `3`, `-1/2`.
    share: Share of the matchpoints of its board; null without a comparison.
    difference: Difference to the mean of the other tables of its board.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    place: int
    """The place at the table; tied seats share it."""
    tied: int
    """Number of other seats that share the place."""
    size: int
    """Number of seats of the table."""
    points: str
    """An exact number: `3`, `-1/2`."""
    table_points: str
    """An exact number: `3`, `-1/2`."""
    share: str | None
    """Share of the matchpoints of its board; null without a comparison."""
    difference: str | None
    """Difference to the mean of the other tables of its board."""


class TableLine(Model, frozen=True, kw_only=True):
    """
    An entry's points from the table.

    entry: The entry's number, never used again.
    round: The round, from 1.
    table: Null for a round without one.
    kind: The source of the points.
    points: An exact number: `3`, `-1/2`.
    member: Index of the person who sat there.
    opponents: Each once per seat that it had.
    seats: Seats whose mean is the points.
    """

    entry: int
    """The entry's number, never used again."""
    round: int
    """The round, from 1."""
    table: int | None
    """Null for a round without one."""
    kind: Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"]
    """The source of the points."""
    points: str
    """An exact number: `3`, `-1/2`."""
    member: int | None
    """Index of the person who sat there."""
    opponents: list[int]
    """Each once per seat that it had."""
    seats: list[SeatLine]
    """Seats whose mean is the points."""


class OwnSeat(Model, frozen=True, kw_only=True):
    """
    A seat of the caller.

    seat: A seat's number: from 0, clockwise.
    member: Index of the person in the entry, from 0.
    token: The seat's token; null if it was handed out in another way.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    member: int
    """Index of the person in the entry, from 0."""
    token: str | None
    """The seat's token; null if it was handed out in another way."""


class RoundLine(Model, frozen=True, kw_only=True):
    """
    An entry's points from a round.

    round: The round, from 1.
    table: Null for a round without one.
    kind: The source of the points.
    points: An exact number: `3`, `-1/2`.
    """

    round: int
    """The round, from 1."""
    table: int | None
    """Null for a round without one."""
    kind: Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"]
    """The source of the points."""
    points: str
    """An exact number: `3`, `-1/2`."""


class StandingsRow(Model, frozen=True, kw_only=True):
    """
    An entry's line.

    place: Null for a disqualified entry.
    sharing: Number of other entries with the same place.
    entry: The entry's number, never used again.
    names: Names of its persons, in the form that the regulations set; null for a hidden one.
    points: An exact number: `3`, `-1/2`.
    penalty: Points taken off the sum.
    ties: By tie-break; null if it was not needed or has no value.
    rounds: By round and table.
    """

    place: int | None
    """Null for a disqualified entry."""
    sharing: int
    """Number of other entries with the same place."""
    entry: int
    """The entry's number, never used again."""
    names: list[str | None]
    """Names of its persons, in the form that the regulations set; null for a hidden one."""
    points: str
    """An exact number: `3`, `-1/2`."""
    penalty: str
    """Points taken off the sum."""
    ties: list[list[str] | None]
    """By tie-break; null if it was not needed or has no value."""
    rounds: list[RoundLine]
    """By round and table."""


class SectionStandings(Model, frozen=True, kw_only=True):
    """
    The standings of a section.

    section: The section.
    rows: Best first.
    """

    section: str
    """The section."""
    rows: list[StandingsRow]
    """Best first."""


class ConfirmedPlace(Model, frozen=True, kw_only=True):
    """
    A confirmed place.

    entry: The entry's number, never used again.
    section: The section.
    place: Shared places have the same number.
    points: An exact number: `3`, `-1/2`.
    """

    entry: int
    """The entry's number, never used again."""
    section: str
    """The section."""
    place: int
    """Shared places have the same number."""
    points: str
    """An exact number: `3`, `-1/2`."""


class AwaitedSeat(Model, frozen=True, kw_only=True):
    """
    A seat with an open decision.

    seat: A seat's number: from 0, clockwise.
    since: When the decision opened; without a clock, the time of the game's last event.
    deadline: The decision's deadline; null if no time runs.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    since: datetime
    """When the decision opened; without a clock, the time of the game's last event."""
    deadline: datetime | None
    """The decision's deadline; null if no time runs."""


class StudyLinks(Model, frozen=True, kw_only=True):
    """
    Links of the study.

    self: This.
    page: The page that shows it.
    replay: Its replay.
    variations: The URL to add variations; null if the replay has the public viewpoint.
    """

    self: str
    """This."""
    page: str
    """The page that shows it."""
    replay: str
    """Its replay."""
    variations: str | None
    """The URL to add variations; null if the replay has the public viewpoint."""


class SeatBody(Model, frozen=True, kw_only=True):
    """
    A seat of a new game.

    kind: The kind of its holder. The automaton's seat may be left out: it is added last.
    bot: The policy of a bot, one of the ruleset's `bots`; `house` by default.
    name: The name of the seat's holder: 1 to 40 readable characters in one line.
    claim: The creator takes this seat; the answer holds the seat's token.
    open: Any caller may take this seat without a code, from the lobby; in public games only.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    kind: Literal["human", "bot", "automaton"]
    """The kind of its holder. The automaton's seat may be left out: it is added last."""
    bot: str | None = None
    """The policy of a bot, one of the ruleset's `bots`; `house` by default."""
    name: str | None = None
    """The name of the seat's holder: 1 to 40 readable characters in one line."""
    claim: bool | None = None
    """The creator takes this seat; the answer holds the seat's token."""
    open: bool | None = None
    """Any caller may take this seat without a code, from the lobby; in public games only."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


class SpectatorsBody(Model, frozen=True, kw_only=True):
    """
    Terms of spectators.

    delay_s: Delay in seconds with which spectators see a running game.
    """

    delay_s: int
    """Delay in seconds with which spectators see a running game."""


class DealBody(Model, frozen=True, kw_only=True):
    """
    The source of the deal.

    mode: `fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only.
    group: The duplicate group: made by its first game, joined with that game's organiser token.
    description: The stated deal, by the ruleset's `deal_schema`.
    """

    mode: Literal["fresh", "duplicate", "fixed"]
    """`fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only."""
    group: str | None = None
    """The duplicate group: made by its first game, joined with that game's organiser token."""
    description: dict[str, Any] | None = None
    """The stated deal, by the ruleset's `deal_schema`."""


class LuckBody(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal.

    nonces: Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal.
    public: Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: an event provides a round for its deals.
    wait_s: Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default.
    """

    nonces: Literal["asked", "required", "none"] | None = None
    """Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal."""
    public: Literal["drand"] | None = None
    """Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: an event provides a round for its deals."""
    wait_s: int | None = None
    """Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default."""


class ClockBody(Model, frozen=True, kw_only=True):
    """
    Time for the decisions of people.

    decision_s: Seconds for each decision; may be days. Decisions that are open at the same time, or whose answers are secret, have no time beyond this.
    bank_s: Additional seconds of each seat, used after a decision's own; 0 by default.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`; 0 by default.
    absent_after: Number of strikes in a row that make a seat absent; 3 by default.
    on_absence: The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player returns (`bot`), or permanently (`forfeit`).
    """

    decision_s: int
    """Seconds for each decision; may be days. Decisions that are open at the same time, or whose answers are secret, have no time beyond this."""
    bank_s: int | None = None
    """Additional seconds of each seat, used after a decision's own; 0 by default."""
    increment_s: int | None = None
    """Seconds that an answer adds to the bank, up to `bank_s`; 0 by default."""
    absent_after: int | None = None
    """Number of strikes in a row that make a seat absent; 3 by default."""
    on_absence: Literal["default", "bot", "forfeit"] | None = None
    """The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player returns (`bot`), or permanently (`forfeit`)."""


class GameBody(Model, frozen=True, kw_only=True):
    """
    A game to create.

    ruleset: One of GET /v1/rulesets.
    seats: In playing order.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    visibility: Whether the lobby lists it; public by default.
    clock: None by default: only the rules' own timers apply.
    analysis: Whether a seat may fork the running game from its own knowledge; false by default, public.
    hints: Whether views with `words` include deductions from the seat's knowledge; false by default, public.
    rated: Whether the result counts for ratings; false by default, public. Without bots only.
    arbiter: Also make an arbiter's token, which may use every viewpoint; all seats see that it exists.
    chat: Who may write in the chat: no one (`off`), the table (`players`), also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    ruleset: str
    """One of GET /v1/rulesets."""
    seats: list[SeatBody]
    """In playing order."""
    options: dict[str, Any] | None = None
    """Table options, by the ruleset's `options_schema`; defaults for the others."""
    visibility: Literal["public", "unlisted"] | None = None
    """Whether the lobby lists it; public by default."""
    spectators: SpectatorsBody | None = None
    deal: DealBody | None = None
    luck: LuckBody | None = None
    clock: ClockBody | None = None
    """None by default: only the rules' own timers apply."""
    analysis: bool | None = None
    """Whether a seat may fork the running game from its own knowledge; false by default, public."""
    hints: bool | None = None
    """Whether views with `words` include deductions from the seat's knowledge; false by default, public."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default, public. Without bots only."""
    arbiter: bool | None = None
    """Also make an arbiter's token, which may use every viewpoint; all seats see that it exists."""
    chat: Literal["off", "players", "all"] | None = None
    """Who may write in the chat: no one (`off`), the table (`players`), also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class ClaimBody(Model, frozen=True, kw_only=True):
    """
    A claim of a seat.

    code: The seat's claim code.
    name: Your name: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    code: str
    """The seat's claim code."""
    name: str | None = None
    """Your name: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class JoinBody(Model, frozen=True, kw_only=True):
    """
    A request for the next free seat.

    code: The game's invitation code, for any free seat; without it, the next open seat.
    name: Your name: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    code: str | None = None
    """The game's invitation code, for any free seat; without it, the next open seat."""
    name: str | None = None
    """Your name: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class RematchBody(Model, frozen=True, kw_only=True):
    """
    A request for a seat at the rematch of a game that has ended.

    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class SeekBody(Model, frozen=True, kw_only=True):
    """
    A seek to make, with its maker's place.

    ruleset: One of GET /v1/rulesets.
    seats: Number of people, you included; the automaton's seat is added if the rules have one.
    name: Your name at the table: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    clock: None by default: only the rules' own timers apply.
    rated: Whether the result counts for ratings; false by default. If true, all people must join with `player`.
    """

    ruleset: str
    """One of GET /v1/rulesets."""
    seats: int
    """Number of people, you included; the automaton's seat is added if the rules have one."""
    name: str | None = None
    """Your name at the table: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""
    options: dict[str, Any] | None = None
    """Table options, by the ruleset's `options_schema`; defaults for the others."""
    clock: ClockBody | None = None
    """None by default: only the rules' own timers apply."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default. If true, all people must join with `player`."""


class SeekerBody(Model, frozen=True, kw_only=True):
    """
    A request to join a seek.

    name: Your name at the table: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    name: str | None = None
    """Your name at the table: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class CommitBody(Model, frozen=True, kw_only=True):
    """
    A seat's first or new commitment to a nonce.

    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    commit: str
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


class NonceBody(Model, frozen=True, kw_only=True):
    """
    The nonce that a seat committed to.

    nonce: The nonce's text, whose SHA-256 is the commitment.
    digest: The digest of `game.luck_closed` that you computed from the log; never copy it from the view.
    """

    nonce: str
    """The nonce's text, whose SHA-256 is the commitment."""
    digest: str
    """The digest of `game.luck_closed` that you computed from the log; never copy it from the view."""


class PublicLuckBody(Model, frozen=True, kw_only=True):
    """
    Public entropy: a round of drand.

    round: The round's number: `luck.round.round` of the view.
    signature: The round's signature, as drand publishes it.
    """

    round: int
    """The round's number: `luck.round.round` of the view."""
    signature: str
    """The round's signature, as drand publishes it."""


class ChatBody(Model, frozen=True, kw_only=True):
    """
    A new mode of a chat.

    mode: Who may write. `off`: no one; `players`: the table; `all`: also spectators, in a scope of their own.
    """

    mode: Literal["off", "players", "all"]
    """Who may write. `off`: no one; `players`: the table; `all`: also spectators, in a scope of their own."""


class GuestBody(Model, frozen=True, kw_only=True):
    """
    A spectator who wants to write.

    name: Your name: 1 to 40 readable characters in one line.
    """

    name: str
    """Your name: 1 to 40 readable characters in one line."""


class MessageBody(Model, frozen=True, kw_only=True):
    """
    A message: a text or an emote.

    scope: `players`, the table's own chat, or `spectators`. By default the caller's own.
    text: 1 to 300 readable characters in one line, plain text.
    emote: One of a fixed set.
    """

    scope: Literal["players", "spectators"] | None = None
    """`players`, the table's own chat, or `spectators`. By default the caller's own."""
    text: str | None = None
    """1 to 300 readable characters in one line, plain text."""
    emote: (
        Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    ) = None
    """One of a fixed set."""


class PresenceBody(Model, frozen=True, kw_only=True):
    """
    A seat's statement of its presence.

    state: `online` while you watch, `away` while you do not, `hidden` to show no state.
    """

    state: Literal["online", "away", "hidden"]
    """`online` while you watch, `away` while you do not, `hidden` to show no state."""


class SubjectBody(Model, frozen=True, kw_only=True):
    """
    The subject of a report or an act: a message, the name at a seat, a player, a text of an event, or a study.

    kind: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of an event with `event` and `place`; `study` with `study`.
    game: The game's id.
    scope: Of a message.
    number: Of a message, in its scope.
    seat: The seat of the name.
    player: The player's id.
    event: The event's id.
    place: Of a text: the version of its fact and its name there, such as `12.names.0`.
    study: The study's id.
    """

    kind: Literal["message", "name", "player", "text", "study"]
    """`message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of an event with `event` and `place`; `study` with `study`."""
    game: str | None = None
    """The game's id."""
    scope: Literal["players", "spectators"] | None = None
    """Of a message."""
    number: int | None = None
    """Of a message, in its scope."""
    seat: int | None = None
    """The seat of the name."""
    player: str | None = None
    """The player's id."""
    event: str | None = None
    """The event's id."""
    place: str | None = None
    """Of a text: the version of its fact and its name there, such as `12.names.0`."""
    study: str | None = None
    """The study's id."""


class ReportBody(Model, frozen=True, kw_only=True):
    """
    A report to make.

    ground: The ground of the report.
    note: A note for moderators: 1 to 300 readable characters in one line.
    """

    subject: SubjectBody
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """The ground of the report."""
    note: str | None = None
    """A note for moderators: 1 to 300 readable characters in one line."""


class ActBody(Model, frozen=True, kw_only=True):
    """
    An act of a moderator.

    act: `hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports.
    reason: For the log of moderation: readable characters in one line.
    until: When a suspension ends, in UTC (RFC 3339); without it, when it is lifted.
    """

    act: Literal["hide", "show", "suspend", "lift", "dismiss"]
    """`hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports."""
    subject: SubjectBody
    reason: str
    """For the log of moderation: readable characters in one line."""
    until: str | None = None
    """When a suspension ends, in UTC (RFC 3339); without it, when it is lifted."""


class InboxBody(Model, frozen=True, kw_only=True):
    """
    The seats of a new inbox.

    tokens: Tokens of the first seats.
    """

    tokens: list[str] | None = field(default_factory=list)
    """Tokens of the first seats."""


class SeatTokenBody(Model, frozen=True, kw_only=True):
    """
    A seat, for an inbox.

    token: The seat's token, or a reader's token (`seat:read`) of the seat.
    """

    token: str
    """The seat's token, or a reader's token (`seat:read`) of the seat."""


class InterventionBody(Model, frozen=True, kw_only=True):
    """
    An intervention to make.

    kind: `pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. Both answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones.
    author: The author's name, public: 1 to 40 readable characters in one line.
    reason: The reason, public: 1 to 200 characters, one line.
    seat: The seat. Absent with `add_time` and `strike`: all seats.
    until: With `pause`: when the pause ends at the latest. At most a day ahead, or 14 days if the clock gives a day or more for a decision.
    after_decisions: With `pause`: it begins once the decisions that are open now are answered, instead of immediately.
    seconds: With `add_time`: the added seconds.
    name: With `substitute`: the new person's name at the table.
    """

    kind: Literal[
        "pause",
        "resume",
        "add_time",
        "strike",
        "hand_to_bot",
        "return",
        "fill_with_bot",
        "start_smaller",
        "reissue",
        "substitute",
    ]
    """`pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. Both answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones."""
    author: str
    """The author's name, public: 1 to 40 readable characters in one line."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    seat: int | None = None
    """The seat. Absent with `add_time` and `strike`: all seats."""
    until: str | None = None
    """With `pause`: when the pause ends at the latest. At most a day ahead, or 14 days if the clock gives a day or more for a decision."""
    after_decisions: bool | None = None
    """With `pause`: it begins once the decisions that are open now are answered, instead of immediately."""
    seconds: int | None = None
    """With `add_time`: the added seconds."""
    name: str | None = None
    """With `substitute`: the new person's name at the table."""


class ExchangeBody(Model, frozen=True, kw_only=True):
    """
    A slip, to exchange for a token.

    slip: The slip, as the link holds it.
    """

    slip: str
    """The slip, as the link holds it."""


class WebhookBody(Model, frozen=True, kw_only=True):
    """
    The receiver of a new webhook.

    url: Your receiver's URL: https, a name or a public address, and port 443 or one from 1024 on.
    """

    url: str
    """Your receiver's URL: https, a name or a public address, and port 443 or one from 1024 on."""


class PushKeysBody(Model, frozen=True, kw_only=True):
    """
    The keys of a browser's subscription, as in its `toJSON()`.

    p256dh: The browser's public key: a point of P-256, 65 bytes in base64url.
    auth: The browser's secret: 16 bytes in base64url.
    """

    p256dh: str
    """The browser's public key: a point of P-256, 65 bytes in base64url."""
    auth: str
    """The browser's secret: 16 bytes in base64url."""


class PushSubscriptionBody(Model, frozen=True, kw_only=True):
    """
    A browser's push subscription, the result of its `toJSON()` without `expirationTime`.

    endpoint: The push service's URL for this subscription.
    """

    endpoint: str
    """The push service's URL for this subscription."""
    keys: PushKeysBody


class MailBody(Model, frozen=True, kw_only=True):
    """
    A mail address for an inbox.

    address: The address. Before it is confirmed, it gets only a code.
    every_minutes: The least time between two mails: 15 minutes to a day, an hour by default.
    """

    address: str
    """The address. Before it is confirmed, it gets only a code."""
    every_minutes: int | None = 60
    """The least time between two mails: 15 minutes to a day, an hour by default."""


class MailCodeBody(Model, frozen=True, kw_only=True):
    """
    The code from the confirmation mail.

    code: The eight digits of the mail.
    """

    code: str
    """The eight digits of the mail."""


class NewPlayerBody(Model, frozen=True, kw_only=True):
    """
    A new player.

    name: The player's name, by default also at tables: 1 to 40 readable characters in one line.
    """

    name: str
    """The player's name, by default also at tables: 1 to 40 readable characters in one line."""


class RecoveryBody(Model, frozen=True, kw_only=True):
    """
    A recovery code.

    recovery_code: The code as shown; in either case, with or without dashes.
    """

    recovery_code: str
    """The code as shown; in either case, with or without dashes."""


class LinkBody(Model, frozen=True, kw_only=True):
    """
    A link from another device of the player.

    link: The link, as the other device shows it.
    """

    link: str
    """The link, as the other device shows it."""


class ConsentsBody(Model, frozen=True, kw_only=True):
    """
    Consents of a player; absent ones do not change.

    profile: Whether all callers may read the player's name by the id; false at first.
    ratings: Whether lists of ratings show the player, with the name; false at first.
    """

    profile: bool | None = None
    """Whether all callers may read the player's name by the id; false at first."""
    ratings: bool | None = None
    """Whether lists of ratings show the player, with the name; false at first."""


class PlayerChangesBody(Model, frozen=True, kw_only=True):
    """
    Changes of a player; absent fields do not change.

    name: The new name: 1 to 40 readable characters in one line. Names at tables stay.
    """

    name: str | None = None
    """The new name: 1 to 40 readable characters in one line. Names at tables stay."""
    consents: ConsentsBody | None = None


class PasskeySignInBody(Model, frozen=True, kw_only=True):
    """
    An authenticator's answer to `navigator.credentials.get`.

    id: The passkey's id: `id`.
    user: The player of the passkey: `response.userHandle`.
    client_data: The browser's statement of challenge and site: `response.clientDataJSON`.
    authenticator_data: The authenticator's data: `response.authenticatorData`.
    signature: Its signature: `response.signature`.
    """

    id: str
    """The passkey's id: `id`."""
    user: str
    """The player of the passkey: `response.userHandle`."""
    client_data: str
    """The browser's statement of challenge and site: `response.clientDataJSON`."""
    authenticator_data: str
    """The authenticator's data: `response.authenticatorData`."""
    signature: str
    """Its signature: `response.signature`."""


class NewPasskeyBody(Model, frozen=True, kw_only=True):
    """
    An authenticator's answer to `navigator.credentials.create`.

    id: The passkey's id: `id`.
    client_data: The browser's statement of challenge and site: `response.clientDataJSON`.
    attestation: The new public key: `response.attestationObject`.
    """

    id: str
    """The passkey's id: `id`."""
    client_data: str
    """The browser's statement of challenge and site: `response.clientDataJSON`."""
    attestation: str
    """The new public key: `response.attestationObject`."""


class OidcAnswerBody(Model, frozen=True, kw_only=True):
    """
    The parameters of a provider's redirect, and the browser's kept `flow`.

    flow: `flow` of the answer that started this sign-in, kept by the browser.
    state: `state` in the query of the redirect.
    code: `code` in the query of the redirect.
    issuer: `iss` in the query of the redirect, if present (RFC 9207).
    """

    flow: str
    """`flow` of the answer that started this sign-in, kept by the browser."""
    state: str
    """`state` in the query of the redirect."""
    code: str
    """`code` in the query of the redirect."""
    issuer: str | None = None
    """`iss` in the query of the redirect, if present (RFC 9207)."""


class OidcSignInBody(Model, frozen=True, kw_only=True):
    """
    An identity to sign in by, and a name for a new player.

    identity: The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use.
    name: The name of a new player; needed if no player has this identity yet.
    """

    identity: str
    """The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use."""
    name: str | None = None
    """The name of a new player; needed if no player has this identity yet."""


class IdentityBody(Model, frozen=True, kw_only=True):
    """
    An identity to add to the calling player.

    identity: The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use.
    """

    identity: str
    """The identity that `POST /v1/players/oidc/identity` answered with; valid for ten minutes and one use."""


class PlayerSeatBody(Model, frozen=True, kw_only=True):
    """
    A seat to bind to the calling player.

    token: The seat's own token.
    """

    token: str
    """The seat's own token."""


class PlayerEntryBody(Model, frozen=True, kw_only=True):
    """
    An entry of an event to bind to the calling player.

    token: The entry's own token.
    member: Index of the player among the entry's persons, from 0.
    """

    token: str
    """The entry's own token."""
    member: int | None = 0
    """Index of the player among the entry's persons, from 0."""


class ResampleBody(Model, frozen=True, kw_only=True):
    """
    The sampling of a world for a fork.

    seed: 1 to 64 printable ASCII characters; the same view and seed give the same world.
    """

    seed: str
    """1 to 64 printable ASCII characters; the same view and seed give the same world."""


class ForkBody(Model, frozen=True, kw_only=True):
    """
    A fork to make.

    at: The version to continue from, the latest by default. The fork continues from the last version up to it at which no command was partly applied and the game was running.
    viewpoint: Viewpoint whose knowledge it starts from: your own while the game runs; `all` by default once it lies open.
    resample: Sample a world uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default.
    luck: `same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new.
    seats: As in a new game, the same number as the parent. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby, and the parent's list of forks, show it; unlisted by default.
    """

    at: int | None = None
    """The version to continue from, the latest by default. The fork continues from the last version up to it at which no command was partly applied and the game was running."""
    viewpoint: str | None = None
    """Viewpoint whose knowledge it starts from: your own while the game runs; `all` by default once it lies open."""
    resample: ResampleBody | None = None
    """Sample a world uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default."""
    luck: Literal["same", "fresh"] | None = None
    """`same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new."""
    seats: list[SeatBody] | None = None
    """As in a new game, the same number as the parent. By default you have the viewpoint's seat, and bots the others."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby, and the parent's list of forks, show it; unlisted by default."""


class ReplayForkBody(Model, frozen=True, kw_only=True):
    """
    A fork of a replay to make.

    at: The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running.
    seats: As in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby shows it; unlisted by default.
    """

    at: int
    """The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running."""
    seats: list[SeatBody] | None = None
    """As in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby shows it; unlisted by default."""


class OutcomeBody(Model, frozen=True, kw_only=True):
    """
    The outcome in a ruling.

    winners: Winning seats, each once; empty if there are none.
    reason: The reason, in a few words: 1 to 64 characters, one line.
    """

    winners: list[int]
    """Winning seats, each once; empty if there are none."""
    reason: str
    """The reason, in a few words: 1 to 64 characters, one line."""


class RulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling to make.

    kind: `correct` the outcome of a game that has ended, or `abort` a running one.
    author: The author's name, public: 1 to 40 readable characters in one line.
    reason: The reason, public: 1 to 200 characters, one line.
    outcome: With `correct` only: the new outcome; null for none.
    """

    kind: Literal["correct", "abort"]
    """`correct` the outcome of a game that has ended, or `abort` a running one."""
    author: str
    """The author's name, public: 1 to 40 readable characters in one line."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    outcome: OutcomeBody | None = None
    """With `correct` only: the new outcome; null for none."""


class LocationBody(Model, frozen=True, kw_only=True):
    """
    The venue and the time zone of an event.

    zone: The time zone of times on pages, by its IANA name: `Europe/Vienna`.
    venue: An address, or the link of an online event; absent: none. It is stored outside the log.
    """

    zone: str | None = "UTC"
    """The time zone of times on pages, by its IANA name: `Europe/Vienna`."""
    venue: str | None = None
    """An address, or the link of an online event; absent: none. It is stored outside the log."""


class EventBody(Model, frozen=True, kw_only=True):
    """
    An event to create.

    title: Its title.
    ruleset: One of GET /v1/rulesets.
    preset: The preset that its regulations start from.
    regulations: Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely.
    location: Its venue and time zone; absent: UTC.
    """

    title: str
    """Its title."""
    ruleset: str
    """One of GET /v1/rulesets."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """The preset that its regulations start from."""
    regulations: dict[str, Any] | None = None
    """Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely."""
    location: LocationBody | None = None
    """Its venue and time zone; absent: UTC."""


class AmendmentBody(Model, frozen=True, kw_only=True):
    """
    A change of an event: one of `regulations`, `location`, `is_entering` and `is_cancelled`.

    regulations: Changes to the regulations, in the format of a new event's.
    location: Its venue and time zone, replaced entirely.
    is_entering: Whether people may enter themselves.
    is_cancelled: true: the event ends without final standings. Needs `reason`.
    reason: The reason. Needed once a round was published, and to cancel.
    consent: Of the other of organiser and chief arbiter, to change points or tie-breaks once a round was published.
    """

    regulations: dict[str, Any] | None = None
    """Changes to the regulations, in the format of a new event's."""
    location: LocationBody | None = None
    """Its venue and time zone, replaced entirely."""
    is_entering: bool | None = None
    """Whether people may enter themselves."""
    is_cancelled: bool | None = None
    """true: the event ends without final standings. Needs `reason`."""
    reason: str | None = None
    """The reason. Needed once a round was published, and to cancel."""
    consent: str | None = None
    """Of the other of organiser and chief arbiter, to change points or tie-breaks once a round was published."""


class ConsentBody(Model, frozen=True, kw_only=True):
    """
    A change of the regulations to consent to.

    regulations: Changes to the regulations, as the other official requests them.
    """

    regulations: dict[str, Any]
    """Changes to the regulations, as the other official requests them."""


class EventMessageBody(Model, frozen=True, kw_only=True):
    """
    An announcement at an event.

    text: The announcement's text, public.
    """

    text: str
    """The announcement's text, public."""


class OfficialBody(Model, frozen=True, kw_only=True):
    """
    A new official.

    role: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing.
    name: The person's name.
    entry: The official's own entry, if they play too.
    """

    role: Literal["organiser", "chief", "arbiter", "scorer"]
    """`organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing."""
    name: str | None = None
    """The person's name."""
    entry: int | None = None
    """The official's own entry, if they play too."""


class EntryBody(Model, frozen=True, kw_only=True):
    """
    One side of the standings: a person, a pair or a team; or a stand-in or a bot, which play without points.

    names: The names of its persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name.
    section: A section of the regulations; by default the first.
    kind: `people`; officials enter a `stand_in` or a `bot` too, which fill tables.
    seed: Number in the seeding, by officials.
    rating: The rating for its seeding, in thousandths.
    club: Its club.
    apart: Numbers of groups whose entries should not meet.
    bot: For a bot: its policy, such as `house`.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    names: list[str]
    """The names of its persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name."""
    section: str | None = None
    """A section of the regulations; by default the first."""
    kind: Literal["people", "stand_in", "bot"] | None = "people"
    """`people`; officials enter a `stand_in` or a `bot` too, which fill tables."""
    seed: int | None = None
    """Number in the seeding, by officials."""
    rating: int | None = None
    """The rating for its seeding, in thousandths."""
    club: str | None = None
    """Its club."""
    apart: list[int] | None = field(default_factory=list)
    """Numbers of groups whose entries should not meet."""
    bot: str | None = None
    """For a bot: its policy, such as `house`."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class EntriesBody(Model, frozen=True, kw_only=True):
    """
    Entries to make, all or none.

    entries: Officials make up to 500 in one request; other callers one.
    """

    entries: list[EntryBody]
    """Officials make up to 500 in one request; other callers one."""


class PreviewBody(Model, frozen=True, kw_only=True):
    """
    Entries to preview. Each is checked by itself, as `entries` of the request that makes them.

    entries: The entries.
    """

    entries: list[dict[str, Any]]
    """The entries."""


class CorrectionBody(Model, frozen=True, kw_only=True):
    """
    Another spelling of the name of a person of an entry.

    name: The name as it is spelt now, `Anna Berg` or `Berg, Anna`.
    member: Index of the person, from 0.
    """

    name: str
    """The name as it is spelt now, `Anna Berg` or `Berg, Anna`."""
    member: int | None = 0
    """Index of the person, from 0."""


class SubstituteBody(Model, frozen=True, kw_only=True):
    """
    A substitution of a person of an entry.

    member: Index of the replaced person, from 0.
    name: The new person's name.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    member: int
    """Index of the replaced person, from 0."""
    name: str
    """The new person's name."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class EntryPatchBody(Model, frozen=True, kw_only=True):
    """
    A change of an entry: data fields; or `state`; or `substitute`; or `correction`.

    section: Its section; changeable until it has sat at a table.
    seed: Number in the seeding; null for none.
    rating: In thousandths; null for none.
    apart: Numbers of groups whose entries should not meet.
    state: `withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: it was a mistake.
    same_as: With `removed`: the entry of the same person, which stays.
    correction: Another spelling of the name of the same person.
    substitute: Another person; the answer holds the entry's new token.
    reason: The reason, with `state` or `substitute`.
    """

    section: str | None = None
    """Its section; changeable until it has sat at a table."""
    seed: int | None = None
    """Number in the seeding; null for none."""
    rating: int | None = None
    """In thousandths; null for none."""
    apart: list[int] | None = None
    """Numbers of groups whose entries should not meet."""
    state: Literal["entered", "withdrawn", "removed"] | None = None
    """`withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: it was a mistake."""
    same_as: int | None = None
    """With `removed`: the entry of the same person, which stays."""
    correction: CorrectionBody | None = None
    """Another spelling of the name of the same person."""
    substitute: SubstituteBody | None = None
    """Another person; the answer holds the entry's new token."""
    reason: str | None = None
    """The reason, with `state` or `substitute`."""


class CheckInBody(Model, frozen=True, kw_only=True):
    """
    A check-in of an entry.

    here: false: revert the check-in.
    """

    here: bool | None = True
    """false: revert the check-in."""


class CheckAllInBody(Model, frozen=True, kw_only=True):
    """
    A check-in of several entries.

    entries: Their numbers.
    """

    entries: list[int]
    """Their numbers."""


class ByeBody(Model, frozen=True, kw_only=True):
    """
    A request for a bye.

    round: The round of the bye, which must not be published yet.
    wanted: false: revert the request.
    """

    round: int
    """The round of the bye, which must not be published yet."""
    wanted: bool | None = True
    """false: revert the request."""


class SeatedBody(Model, frozen=True, kw_only=True):
    """
    The holder of a seat.

    entry: The entry.
    member: Index of the person in the entry, from 0.
    """

    entry: int
    """The entry."""
    member: int | None = 0
    """Index of the person in the entry, from 0."""


class DraftTableBody(Model, frozen=True, kw_only=True):
    """
    A table of a draft.

    seats: In the order of the game's seats.
    board: Tables of one board have the same deal.
    match: Tables of one match count together.
    """

    seats: list[SeatedBody]
    """In the order of the game's seats."""
    board: int | None = None
    """Tables of one board have the same deal."""
    match: int | None = None
    """Tables of one match count together."""


class DraftBody(Model, frozen=True, kw_only=True):
    """
    A draft that an official states. Requested byes and entries that are not checked in are added automatically.

    tables: Numbered from 1, in this order.
    byes: Entries that get a bye.
    """

    tables: list[DraftTableBody]
    """Numbered from 1, in this order."""
    byes: list[int] | None = field(default_factory=list)
    """Entries that get a bye."""


class PublicationBody(Model, frozen=True, kw_only=True):
    """
    A publication of a draft.

    starts_at: When clocks start, at most 60 days ahead. By default immediately.
    newest: The version of the last change since the draft was made, to publish it nevertheless.
    """

    starts_at: str | None = None
    """When clocks start, at most 60 days ahead. By default immediately."""
    newest: int | None = None
    """The version of the last change since the draft was made, to publish it nevertheless."""


class WithdrawalBody(Model, frozen=True, kw_only=True):
    """
    A withdrawal of a round.

    reason: The reason, public.
    """

    reason: str | None = None
    """The reason, public."""


class UnfinishedBody(Model, frozen=True, kw_only=True):
    """
    How an unfinished table counts.

    table: The table.
    how: `draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated.
    points: With `points`: by seat.
    """

    table: int
    """The table."""
    how: Literal["draw", "by_scores", "void", "points"]
    """`draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated."""
    points: list[str] | None = None
    """With `points`: by seat."""


class CloseBody(Model, frozen=True, kw_only=True):
    """
    A close of a round.

    unfinished: How each unfinished table counts.
    """

    unfinished: list[UnfinishedBody] | None = field(default_factory=list)
    """How each unfinished table counts."""


class SpokenBody(Model, frozen=True, kw_only=True):
    """
    The numbers of a public throw.

    numbers: The numbers, as announced.
    """

    numbers: str
    """The numbers, as announced."""


class LotBody(Model, frozen=True, kw_only=True):
    """
    The entries of a lot.

    among: Tied entries, one of which must advance.
    """

    among: list[int]
    """Tied entries, one of which must advance."""


class OwnTableBody(Model, frozen=True, kw_only=True):
    """
    A table that its own people make.

    seats: Its seats, with their holders.
    """

    seats: list[SeatedBody]
    """Its seats, with their holders."""


class ResultBody(Model, frozen=True, kw_only=True):
    """
    A corrected result.

    places: By seat: 1 plus the number of better seats.
    winners: Winning seats, ascending; empty if there are none.
    scores: By seat, if the rules count scores.
    """

    places: list[int]
    """By seat: 1 plus the number of better seats."""
    winners: list[int] | None = None
    """Winning seats, ascending; empty if there are none."""
    scores: list[int] | None = None
    """By seat, if the rules count scores."""


class AddedTimeBody(Model, frozen=True, kw_only=True):
    """
    Time that a ruling adds.

    seconds: The added seconds.
    seat: The seat; absent: all seats.
    """

    seconds: int
    """The added seconds."""
    seat: int | None = None
    """The seat; absent: all seats."""


class TableRulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling on a table.

    kind: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table.
    reason: The reason, public.
    article: The article of the regulations or rules, without names of people.
    result: With `correct`: the corrected result.
    points: With `adjust`: points by seat.
    seats: With `forfeit`: the seats, ascending.
    time: With `time`: the added time.
    replaces: The number of the ruling whose result counts at the table now; not needed for one that follows from an appeal.
    """

    kind: Literal["correct", "adjust", "forfeit", "void", "replay", "time"]
    """`correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table."""
    reason: str
    """The reason, public."""
    article: str | None = ""
    """The article of the regulations or rules, without names of people."""
    result: ResultBody | None = None
    """With `correct`: the corrected result."""
    points: list[str] | None = None
    """With `adjust`: points by seat."""
    seats: list[int] | None = None
    """With `forfeit`: the seats, ascending."""
    time: AddedTimeBody | None = None
    """With `time`: the added time."""
    replaces: int | None = None
    """The number of the ruling whose result counts at the table now; not needed for one that follows from an appeal."""


class HandsBody(Model, frozen=True, kw_only=True):
    """
    An arbiter's read of hidden state.

    reason: The reason, public.
    """

    reason: str
    """The reason, public."""


class PenaltyBody(Model, frozen=True, kw_only=True):
    """
    A penalty of an entry.

    entry: The penalised entry.
    kind: A `warning`; `points` off its sum, without gain for others; `disqualification`.
    reason: The reason, public.
    article: The article, as in a ruling.
    points: With `points`: the points; by default from the regulations.
    round: The round of the offence.
    table: The table of the offence.
    replaces: The number of a penalty that this one replaces.
    """

    entry: int
    """The penalised entry."""
    kind: Literal["warning", "points", "disqualification"]
    """A `warning`; `points` off its sum, without gain for others; `disqualification`."""
    reason: str
    """The reason, public."""
    article: str | None = ""
    """The article, as in a ruling."""
    points: str | None = None
    """With `points`: the points; by default from the regulations."""
    round: int | None = None
    """The round of the offence."""
    table: int | None = None
    """The table of the offence."""
    replaces: int | None = None
    """The number of a penalty that this one replaces."""


class TableClockBody(Model, frozen=True, kw_only=True):
    """
    An official's intervention at a running table.

    kind: As an organiser's intervention at a table without an event.
    reason: The reason, public: 1 to 200 characters, one line.
    seat: The seat.
    until: With `pause`: when the pause ends at the latest.
    after_decisions: With `pause`: it begins once the decisions that are open now are answered.
    seconds: With `add_time`: the added seconds.
    name: With `substitute`: the new person's name at the table.
    """

    kind: Literal["strike", "add_time", "pause", "resume", "hand_to_bot", "return", "substitute", "reissue"]
    """As an organiser's intervention at a table without an event."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    seat: int | None = None
    """The seat."""
    until: str | None = None
    """With `pause`: when the pause ends at the latest."""
    after_decisions: bool | None = None
    """With `pause`: it begins once the decisions that are open now are answered."""
    seconds: int | None = None
    """With `add_time`: the added seconds."""
    name: str | None = None
    """With `substitute`: the new person's name at the table."""


class AppealBody(Model, frozen=True, kw_only=True):
    """
    An appeal about a table, a ruling or a penalty.

    round: The round of the table, ruling or penalty.
    text: The request of the appeal, and its reason.
    table: The table.
    ruling: The number of the ruling or penalty.
    entry: The entry that an official appeals for; by default your own.
    """

    round: int
    """The round of the table, ruling or penalty."""
    text: str
    """The request of the appeal, and its reason."""
    table: int | None = None
    """The table."""
    ruling: int | None = None
    """The number of the ruling or penalty."""
    entry: int | None = None
    """The entry that an official appeals for; by default your own."""


class AppealDecisionBody(Model, frozen=True, kw_only=True):
    """
    The end of an appeal.

    verdict: By an official who may rule; `withdrawn` by its entry.
    reason: The reason, public. Needed unless it is withdrawn.
    ruling: The ruling that follows, if it is upheld.
    penalty: The penalty that follows, if it is upheld.
    """

    verdict: Literal["upheld", "dismissed", "withdrawn"]
    """By an official who may rule; `withdrawn` by its entry."""
    reason: str | None = None
    """The reason, public. Needed unless it is withdrawn."""
    ruling: TableRulingBody | None = None
    """The ruling that follows, if it is upheld."""
    penalty: PenaltyBody | None = None
    """The penalty that follows, if it is upheld."""


class ReplayBody(Model, frozen=True, kw_only=True):
    """
    A link to a replay to make.

    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default.
    from_: The first version shown; 1 by default.
    to: The last version shown. `null`, the default, is the end: the version at which everything was revealed, or the newest version while the game runs.
    spoilers: Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default.
    names: Whether seats are called by their names, or Player 1, Player 2; `shown` by default.
    expires: When the link expires; `null`, the default, is never.
    """

    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public` or `all`. Your own by default."""
    from_: int | None = field(name="from", default=1)
    """The first version shown; 1 by default."""
    to: int | None = None
    """The last version shown. `null`, the default, is the end: the version at which everything was revealed, or the newest version while the game runs."""
    spoilers: Literal["none", "end", "all"] | None = "none"
    """Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default."""
    names: Literal["shown", "masked"] | None = "shown"
    """Whether seats are called by their names, or Player 1, Player 2; `shown` by default."""
    expires: datetime | None = None
    """When the link expires; `null`, the default, is never."""


class StudyNoteBody(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: The note: 1 to 500 readable characters in one line.
    """

    at: int
    """Version of the replay."""
    text: str
    """The note: 1 to 500 readable characters in one line."""


class StartStudyBody(Model, frozen=True, kw_only=True):
    """
    A study to start.

    title: Its title: 1 to 80 readable characters in one line.
    notes: In any order; notes of one version keep this order.
    player: The token of a player, whose list then has the study and whose tokens may change it.
    """

    title: str
    """Its title: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody] | None = field(default_factory=list)
    """In any order; notes of one version keep this order."""
    player: str | None = None
    """The token of a player, whose list then has the study and whose tokens may change it."""


class KeptVariationBody(Model, frozen=True, kw_only=True):
    """
    A variation to keep.

    game: The fork's id.
    text: Its idea, in one line; null for none.
    """

    game: str
    """The fork's id."""
    text: str | None = None
    """Its idea, in one line; null for none."""


class StudyBody(Model, frozen=True, kw_only=True):
    """
    The new content of a study.

    title: Its title: 1 to 80 readable characters in one line.
    notes: In any order; notes of one version keep this order.
    variations: The variations to keep, in this order.
    """

    title: str
    """Its title: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody]
    """In any order; notes of one version keep this order."""
    variations: list[KeptVariationBody]
    """The variations to keep, in this order."""


class VariationBody(Model, frozen=True, kw_only=True):
    """
    A variation to add: a fork of the study's replay.

    at: The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running.
    seats: As in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby shows it; unlisted by default.
    text: Its idea: 1 to 200 readable characters in one line.
    """

    at: int
    """The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running."""
    seats: list[SeatBody] | None = None
    """As in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby shows it; unlisted by default."""
    text: str | None = None
    """Its idea: 1 to 200 readable characters in one line."""


class TokenBody(Model, frozen=True, kw_only=True):
    """
    A weaker token to mint.

    scope: `seat:read` has the seat's view and cannot act; `spectator` has the public view.
    """

    scope: Literal["seat:read", "spectator"]
    """`seat:read` has the seat's view and cannot act; `spectator` has the public view."""


class MyGame(Model, frozen=True, kw_only=True):
    """
    A game of the player, with the player's seat.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    event_table: Its place in an event; null if it belongs to none.
    status: The game's status.
    names: By seat.
    version: Position in the game's log, from 1.
    changed: Time of the last event, in UTC (RFC 3339): since then the game waits.
    decision: The decision that the seat owes; null for none.
    awaited: Seats that the game waits for; empty if it is over.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    ruleset: MyGameRuleset
    event_table: EventPlace | None
    """Its place in an event; null if it belongs to none."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    names: list[str | None]
    """By seat."""
    version: int
    """Position in the game's log, from 1."""
    changed: datetime
    """Time of the last event, in UTC (RFC 3339): since then the game waits."""
    decision: MyGameDecision | None
    """The decision that the seat owes; null for none."""
    awaited: list[int]
    """Seats that the game waits for; empty if it is over."""


class MyGamePage(Model, frozen=True, kw_only=True):
    """
    A page of the player's games.

    items: Running games first; each group by time of binding, latest first.
    next: `cursor` of the next page.
    """

    items: list[MyGame]
    """Running games first; each group by time of binding, latest first."""
    next: str | None
    """`cursor` of the next page."""


class MyEvent(Model, frozen=True, kw_only=True):
    """
    An event, with the player's entry.

    member: Index of the player among the entry's persons, from 0.
    table: The player's table in the current round; null without one.
    is_table_over: Whether that table is finished, by information that the player may have.
    starts_at: When that round starts, in UTC (RFC 3339); null without a current round, and if it starts when it opens.
    place: The place in the final standings; null before.
    """

    event: EventSummary
    location: EventLocation
    entry: EventEntry
    member: int
    """Index of the player among the entry's persons, from 0."""
    table: EventPlace | None
    """The player's table in the current round; null without one."""
    is_table_over: bool
    """Whether that table is finished, by information that the player may have."""
    starts_at: datetime | None
    """When that round starts, in UTC (RFC 3339); null without a current round, and if it starts when it opens."""
    place: int | None
    """The place in the final standings; null before."""


class MyEventPage(Model, frozen=True, kw_only=True):
    """
    A page of the player's events.

    items: The newest first.
    next: `cursor` of the next page.
    """

    items: list[MyEvent]
    """The newest first."""
    next: str | None
    """`cursor` of the next page."""


class PasskeyCreation(Model, frozen=True, kw_only=True):
    """
    Options for `PublicKeyCredential.parseCreationOptionsFromJSON`.

    challenge: Random bytes in base64url, valid for five minutes and one answer.
    pubKeyCredParams: Accepted signature algorithms, best first.
    timeout: Validity of the challenge in milliseconds.
    excludeCredentials: The player's passkeys, so that no authenticator makes a second one.
    attestation: No attestation of the authenticator's maker is requested.
    """

    rp: PasskeySite
    user: PasskeyUser
    challenge: str
    """Random bytes in base64url, valid for five minutes and one answer."""
    pubKeyCredParams: list[PasskeyAlgorithm]
    """Accepted signature algorithms, best first."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    excludeCredentials: list[PasskeyReference]
    """The player's passkeys, so that no authenticator makes a second one."""
    authenticatorSelection: PasskeySelection
    attestation: Literal["none"]
    """No attestation of the authenticator's maker is requested."""


class PasskeyChallenge(Model, frozen=True, kw_only=True):
    """
    Options for `PublicKeyCredential.parseRequestOptionsFromJSON`.

    challenge: Random bytes in base64url, valid for five minutes and one answer.
    rpId: The host name of the passkey's site.
    timeout: Validity of the challenge in milliseconds.
    allowCredentials: Empty: any passkey of this site.
    userVerification: The authenticator verifies its owner, by PIN, fingerprint or face.
    """

    challenge: str
    """Random bytes in base64url, valid for five minutes and one answer."""
    rpId: str
    """The host name of the passkey's site."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    allowCredentials: list[PasskeyReference]
    """Empty: any passkey of this site."""
    userVerification: Literal["required"]
    """The authenticator verifies its owner, by PIN, fingerprint or face."""


class Clock(Model, frozen=True, kw_only=True):
    """
    The clock of a table: its plan, and the time of each seat.

    decision_s: Seconds for each decision of a person.
    bank_s: Additional seconds of each seat at first, used after a decision's own.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: Number of strikes in a row that make a seat absent.
    on_absence: The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).
    seats: By seat.
    """

    decision_s: int
    """Seconds for each decision of a person."""
    bank_s: int
    """Additional seconds of each seat at first, used after a decision's own."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """Number of strikes in a row that make a seat absent."""
    on_absence: Literal["default", "bot", "forfeit"]
    """The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`)."""
    seats: list[SeatClock]
    """By seat."""


class InboxEntry(Model, frozen=True, kw_only=True):
    """
    News for the holder of a seat.

    id: The entry's id, the same for all readers and repeats.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    kind: The kind of news: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions you have read are gone: drop what you hold of it, ids of entries too.
    version: Position in the game's log, from 1.
    decision: With `decision-open` and `reminded`: the decision; else null.
    cursor: Position after this entry, for `after`.
    """

    id: str
    """The entry's id, the same for all readers and repeats."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["table-open", "decision-open", "reminded", "nonce-awaited", "game-over", "ruling", "reset"]
    """The kind of news: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions you have read are gone: drop what you hold of it, ids of entries too."""
    version: int
    """Position in the game's log, from 1."""
    decision: InboxDecision | None
    """With `decision-open` and `reminded`: the decision; else null."""
    cursor: str
    """Position after this entry, for `after`."""


class InboxPage(Model, frozen=True, kw_only=True):
    """
    A page of an inbox.

    entries: By game and seat, oldest first.
    next: Position after this entry, for `after`.
    """

    entries: list[InboxEntry]
    """By game and seat, oldest first."""
    next: str
    """Position after this entry, for `after`."""


class RulesetShort(Model, frozen=True, kw_only=True):
    """
    A ruleset, in short.

    name: The ruleset's name.
    version: The version of its rules.
    blurb: A description of the game in a sentence or two.
    title: The game's title.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""
    blurb: str
    """A description of the game in a sentence or two."""
    players: PlayerRange
    links: SelfLink
    title: str
    """The game's title."""


class RulesetPage(Model, frozen=True, kw_only=True):
    """
    The installed rulesets.

    items: By name.
    next: Null: the list is complete.
    """

    items: list[RulesetShort]
    """By name."""
    next: str | None
    """Null: the list is complete."""


class WebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook, with its recent attempts and dead letters.

    id: The webhook's id.
    url: Your receiver's URL.
    state: `pending` until the receiver has answered a challenge.
    reason: Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Until when the previous secret signs too.
    attempts: The last 10, newest first.
    dead_letters: The last 20, newest first.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has answered a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Until when the previous secret signs too."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""
    dead_letters: list[WebhookDeadLetter]
    """The last 20, newest first."""


class EventWebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook of an event, with its recent attempts and dead letters.

    id: The webhook's id.
    url: Your receiver's URL.
    state: `pending` until the receiver has answered a challenge.
    reason: Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Until when the previous secret signs too.
    attempts: The last 10, newest first.
    dead_letters: The last 20, newest first.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has answered a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Until when the previous secret signs too."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""
    dead_letters: list[EventWebhookDeadLetter]
    """The last 20, newest first."""


class TableOpenedMessage(Model, frozen=True, kw_only=True):
    """
    The seat's table of an event is open.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["table.opened"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class DecisionOpenMessage(Model, frozen=True, kw_only=True):
    """
    A decision of the seat is open.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["decision.open"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class DecisionRemindedMessage(Model, frozen=True, kw_only=True):
    """
    The table reminds the seat of its decision.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["decision.reminded"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class NonceAwaitedMessage(Model, frozen=True, kw_only=True):
    """
    The nonce that the seat committed to is awaited.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["nonce.awaited"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class GameOverMessage(Model, frozen=True, kw_only=True):
    """
    The game is over.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["game.over"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class RulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    A ruling was made.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["ruling.made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class GameResetMessage(Model, frozen=True, kw_only=True):
    """
    The game was put back: versions that you have read are gone.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["game.reset"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class EventRoundPublishedMessage(Model, frozen=True, kw_only=True):
    """
    The pairings of a round are public.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.round_published"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundOpenedMessage(Model, frozen=True, kw_only=True):
    """
    All tables of a round are open.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.round_opened"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundClosedMessage(Model, frozen=True, kw_only=True):
    """
    A round is over.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.round_closed"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundWithdrawnMessage(Model, frozen=True, kw_only=True):
    """
    A published round was withdrawn.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.round_withdrawn"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventTableFinishedMessage(Model, frozen=True, kw_only=True):
    """
    The game of a table is over.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.table_finished"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    An arbiter ruled on a table.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.ruling_made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventPenaltyGivenMessage(Model, frozen=True, kw_only=True):
    """
    An entry got a penalty.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.penalty_given"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAppealMadeMessage(Model, frozen=True, kw_only=True):
    """
    An entry appeals.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.appeal_made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAppealDecidedMessage(Model, frozen=True, kw_only=True):
    """
    An appeal was decided.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.appeal_decided"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAnnouncedMessage(Model, frozen=True, kw_only=True):
    """
    An announcement was made.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.announced"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventConfirmedMessage(Model, frozen=True, kw_only=True):
    """
    The standings are final.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.confirmed"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRestoredMessage(Model, frozen=True, kw_only=True):
    """
    The event was put back: versions that you have read are gone.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.restored"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventCancelledMessage(Model, frozen=True, kw_only=True):
    """
    The event was cancelled.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["event.cancelled"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class ChallengeMessage(Model, frozen=True, kw_only=True):
    """
    A challenge to echo.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["webhook.challenge"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookChallengeData


class PingMessage(Model, frozen=True, kw_only=True):
    """
    A requested test message.

    type: The type of this message; later versions may add others.
    timestamp: When it was made.
    """

    type: Literal["webhook.ping"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """When it was made."""
    data: WebhookPingData


class PushSubscriptionDetail(Model, frozen=True, kw_only=True):
    """
    A push subscription, with its recent attempts.

    id: The subscription's id, the same for the same endpoint.
    endpoint: The push service's URL for this subscription.
    state: `disabled` if all retries of a message failed.
    created: When it was first stored, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    attempts: The last 10, newest first.
    """

    id: str
    """The subscription's id, the same for the same endpoint."""
    endpoint: str
    """The push service's URL for this subscription."""
    state: Literal["active", "disabled"]
    """`disabled` if all retries of a message failed."""
    created: datetime
    """When it was first stored, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""


class ChatMessage(Model, frozen=True, kw_only=True):
    """
    A message, in the form for readers.

    number: Position in its scope, from 1.
    at: When, in UTC (RFC 3339).
    text: One line of plain text; null for an emote.
    emote: One of a fixed set; null for a text.
    removed: Numbers of earlier messages that must no longer be shown; usually empty.
    """

    number: int
    """Position in its scope, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """One line of plain text; null for an emote."""
    emote: Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    """One of a fixed set; null for a text."""
    removed: list[int]
    """Numbers of earlier messages that must no longer be shown; usually empty."""


class ChatSent(Model, frozen=True, kw_only=True):
    """
    The sent message in the form for readers, and its scope.

    scope: The scope.
    number: Position in its scope, from 1.
    at: When, in UTC (RFC 3339).
    text: One line of plain text; null for an emote.
    emote: One of a fixed set; null for a text.
    removed: Numbers of earlier messages that must no longer be shown; usually empty.
    """

    scope: Literal["players", "spectators"]
    """The scope."""
    number: int
    """Position in its scope, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """One line of plain text; null for an emote."""
    emote: Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    """One of a fixed set; null for a text."""
    removed: list[int]
    """Numbers of earlier messages that must no longer be shown; usually empty."""


class ChatPage(Model, frozen=True, kw_only=True):
    """
    A page of messages.

    messages: Lowest number first.
    next: `after` of the next page.
    """

    messages: list[ChatMessage]
    """Lowest number first."""
    next: int
    """`after` of the next page."""


class Seek(Model, frozen=True, kw_only=True):
    """
    A seek: a future table that waits for people.

    id: The seek's id, which grants no access.
    ruleset: The ruleset's name.
    options: Table options, as requested.
    seats: Number of people of the table.
    people: Number of people who have joined.
    at: When it was made, in UTC (RFC 3339).
    rated: Whether the result counts for ratings; then all people must join as players.
    """

    id: str
    """The seek's id, which grants no access."""
    ruleset: str
    """The ruleset's name."""
    options: dict[str, Any]
    """Table options, as requested."""
    seats: int
    """Number of people of the table."""
    people: int
    """Number of people who have joined."""
    at: datetime
    """When it was made, in UTC (RFC 3339)."""
    rated: bool
    """Whether the result counts for ratings; then all people must join as players."""
    clock: PlannedClock | None = None


class SeekPage(Model, frozen=True, kw_only=True):
    """
    All open seeks.

    items: Oldest first.
    next: Null: the list is complete.
    """

    items: list[Seek]
    """Oldest first."""
    next: str | None
    """Null: the list is complete."""


class SeekPlace(Model, frozen=True, kw_only=True):
    """
    A place at a seek, and the seat once the table is open.

    token: The token of this place.
    game: The table; null until it is open.
    seat: Your seat; null until the table is open.
    seat_token: The seat's token; null until the table is open.
    """

    seek: Seek
    token: str
    """The token of this place."""
    game: str | None
    """The table; null until it is open."""
    seat: int | None
    """Your seat; null until the table is open."""
    seat_token: str | None
    """The seat's token; null until the table is open."""


class AskedWords(Model, frozen=True, kw_only=True):
    """
    The question to a seat.

    text: The question.
    by: The seat that it comes from.
    things: The subject.
    rule: The rule that asks.
    """

    text: str
    """The question."""
    by: int | None
    """The seat that it comes from."""
    things: list[ScenePlace]
    """The subject."""
    rule: str | None
    """The rule that asks."""


class OfferField(Model, frozen=True, kw_only=True):
    """
    A field of an offer.

    ask: The question that it answers.
    values: null if there are more than 24 or they cannot be listed.
    pick: For a field composed of several values.
    """

    ask: str
    """The question that it answers."""
    values: list[FieldValue] | None
    """null if there are more than 24 or they cannot be listed."""
    pick: FieldPick | None = None
    """For a field composed of several values."""


class HintWords(Model, frozen=True, kw_only=True):
    """
    A deduction from a seat's view, for players who want help.

    text: The text, in a sentence.
    things: The subject.
    may: The possible kinds, one of which is there, if known.
    rule: The rule that it follows from.
    """

    text: str
    """The text, in a sentence."""
    things: list[ScenePlace]
    """The subject."""
    may: list[str]
    """The possible kinds, one of which is there, if known."""
    rule: str | None
    """The rule that it follows from."""


class OutcomeWords(Model, frozen=True, kw_only=True):
    """
    The reason of the end of a game.

    text: The text, in a sentence.
    things: The things that decided it.
    """

    text: str
    """The text, in a sentence."""
    things: list[ScenePlace]
    """The things that decided it."""


class ScenePhase(Model, frozen=True, kw_only=True):
    """
    The current part of the game.

    id: A word of the ruleset's.
    title: The heading.
    course: The steps that it is one of.
    """

    id: str
    """A word of the ruleset's."""
    title: str
    """The heading."""
    course: list[SceneStep] | None = None
    """The steps that it is one of."""


class SceneThing(Model, frozen=True, kw_only=True):
    """
    Something on the table. Exactly one of kind, back, coins, piece, die and token names it.

    kind: Of a card or the like, which lies face up for this audience.
    back: The back of a hidden card.
    coins: How many of them.
    piece: The name of a piece.
    die: The name of a die.
    token: The name of a token.
    shows: The face that a die shows.
    face: The side of a token that is up, or how a card lies.
    of: The seat that it belongs to, if it is not the zone's.
    at: Its cell in a grid.
    count: How many alike.
    known: The viewer's source, if others may not know it.
    """

    kind: str | None = None
    """Of a card or the like, which lies face up for this audience."""
    back: str | None = None
    """The back of a hidden card."""
    coins: int | None = None
    """How many of them."""
    piece: str | None = None
    """The name of a piece."""
    die: str | None = None
    """The name of a die."""
    token: str | None = None
    """The name of a token."""
    shows: int | None = None
    """The face that a die shows."""
    face: str | None = None
    """The side of a token that is up, or how a card lies."""
    of: int | None = None
    """The seat that it belongs to, if it is not the zone's."""
    at: str | None = None
    """Its cell in a grid."""
    count: int | None = None
    """How many alike."""
    known: SceneSight | None = None
    """The viewer's source, if others may not know it."""


class GuidePrompt(Model, frozen=True, kw_only=True):
    """
    The words of a lesson at a moment.

    when: The moment.
    say: In two sentences.
    point: Zones, things and types of command that it is about.
    wants: The answer that it suggests, as a command without its decision, or some of its fields; null: any.
    other: The words after another answer.
    """

    when: GuideMoment
    """The moment."""
    say: str
    """In two sentences."""
    point: list[str]
    """Zones, things and types of command that it is about."""
    wants: dict[str, Any] | None
    """The answer that it suggests, as a command without its decision, or some of its fields; null: any."""
    other: str
    """The words after another answer."""


class EventOfficial(Model, frozen=True, kw_only=True):
    """
    An official.

    id: An official's id.
    role: Their role.
    name: The person's name; null if none was given.
    entry: Their own entry; null if they do not play.
    is_revoked: Whether the official was revoked.
    """

    id: str
    """An official's id."""
    role: Literal["organiser", "chief", "arbiter", "scorer"]
    """Their role."""
    name: str | None
    """The person's name; null if none was given."""
    entry: int | None
    """Their own entry; null if they do not play."""
    is_revoked: bool
    """Whether the official was revoked."""
    last_slip: EventSlip | None


class OfficialGranted(Model, frozen=True, kw_only=True):
    """
    An official, and their slip.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    slip: A slip, shown once: a device exchanges it for its token at `POST /v1/events/{eventId}/exchanges`.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    official: EventOfficial
    slip: str
    """A slip, shown once: a device exchanges it for its token at `POST /v1/events/{eventId}/exchanges`."""


class EntriesMade(Model, frozen=True, kw_only=True):
    """
    New entries.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    entries: In the order of the request.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entries: list[EntryMade]
    """In the order of the request."""


class EntriesPreview(Model, frozen=True, kw_only=True):
    """
    A list as it would be entered now.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    encoding: Of the text that was sent; null for JSON.
    unread: Headings of columns that are not read, as they are written, or a title above the names.
    entered: How many lines would be entered.
    waiting: How many would get a place on the waiting list.
    refused: How many would be refused. To enter a list, leave them out or correct them.
    rows: In the order of the list.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    encoding: Literal["utf-8", "utf-16", "windows-1252"] | None
    """Of the text that was sent; null for JSON."""
    unread: list[str]
    """Headings of columns that are not read, as they are written, or a title above the names."""
    entered: int
    """How many lines would be entered."""
    waiting: int
    """How many would get a place on the waiting list."""
    refused: int
    """How many would be refused. To enter a list, leave them out or correct them."""
    rows: list[PreviewRow]
    """In the order of the list."""


class Fact(Model, frozen=True, kw_only=True):
    """
    One entry of an event's log.

    version: Position in the game's log, from 1.
    type: The type of the fact.
    at: When it was recorded, in UTC (RFC 3339).
    by: `o2` for an official, `e17` for an entry, null for the service and for callers without a token.
    data: The public fields.
    hidden: A commitment for every hidden field.
    openings: Hidden fields that you may know: officials drafts, everyone all of them once the seed is revealed.
    digest: Digest over this entry and the previous digest: the chain of the log.
    texts: Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent.
    withheld: Fields left out of `data`, which the digest covers: of a table whose deal you, an official, still play. Absent otherwise.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """The type of the fact."""
    at: datetime
    """When it was recorded, in UTC (RFC 3339)."""
    by: str | None
    """`o2` for an official, `e17` for an entry, null for the service and for callers without a token."""
    data: dict[str, Any]
    """The public fields."""
    hidden: dict[str, str]
    """A commitment for every hidden field."""
    openings: dict[str, Opening]
    """Hidden fields that you may know: officials drafts, everyone all of them once the seed is revealed."""
    digest: str
    """Digest over this entry and the previous digest: the chain of the log."""
    texts: dict[str, SaltedText]
    """Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent."""
    withheld: list[str] | None = None
    """Fields left out of `data`, which the digest covers: of a table whose deal you, an official, still play. Absent otherwise."""


class FactPage(Model, frozen=True, kw_only=True):
    """
    A page of an event's feed.

    entries: By version, oldest first.
    after: `after` of the request.
    head: The last version that you may read now.
    """

    entries: list[Fact]
    """By version, oldest first."""
    after: int
    """`after` of the request."""
    head: int
    """The last version that you may read now."""


class Draft(Model, frozen=True, kw_only=True):
    """
    A draft with its figures.

    round: The round, from 1.
    version: The draft's version, for If-Match.
    method: The pairing method; `manual` for a stated draft.
    method_version: The method's version; rises when its drafts can change.
    basis: The event's version that it was made from.
    figures: Most important first.
    tables: By number.
    byes: Entries without a table.
    changes: Changes since the draft was made, oldest first.
    """

    round: int
    """The round, from 1."""
    version: int
    """The draft's version, for If-Match."""
    method: str
    """The pairing method; `manual` for a stated draft."""
    method_version: str
    """The method's version; rises when its drafts can change."""
    basis: int
    """The event's version that it was made from."""
    figures: list[DraftFigure]
    """Most important first."""
    tables: list[DraftTable]
    """By number."""
    byes: list[Bye]
    """Entries without a table."""
    changes: list[DraftChange]
    """Changes since the draft was made, oldest first."""


class DraftMade(Model, frozen=True, kw_only=True):
    """
    The draft of a round.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    draft: Draft


class EventTable(Model, frozen=True, kw_only=True):
    """
    A table of a published round.

    table: Its number, from 1.
    section: The section of its standings.
    seats: In the order of the game's seats.
    board: Tables of one board have the same deal; null for a deal of its own.
    match: Tables of one match count together.
    state: Its state.
    game: The table's present game.
    is_open: Whether that game is open.
    result: The table's result; null before there is one.
    played_by: By seat; empty before the end.
    ruled: The version of the last ruling, for If-Match.
    is_withheld: True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise.
    """

    table: int
    """Its number, from 1."""
    section: str
    """The section of its standings."""
    seats: list[EventSeat]
    """In the order of the game's seats."""
    board: int | None
    """Tables of one board have the same deal; null for a deal of its own."""
    match: int | None
    """Tables of one match count together."""
    state: Literal["waiting", "playing", "finished", "ruled", "void"]
    """Its state."""
    game: str
    """The table's present game."""
    is_open: bool
    """Whether that game is open."""
    result: dict[str, Any] | None
    """The table's result; null before there is one."""
    played_by: list[Literal["entry", "stand_in", "bot"]]
    """By seat; empty before the end."""
    ruled: int | None
    """The version of the last ruling, for If-Match."""
    is_withheld: bool | None = None
    """True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise."""


class EventRound(Model, frozen=True, kw_only=True):
    """
    A published round.

    round: The round, from 1.
    state: Its state.
    attempt: 1 plus the number of its withdrawals.
    changed: The version of the round, for If-Match.
    starts_at: When clocks start.
    closes_at: When it should be closed; null without a limit.
    closed_at: When it was closed.
    waits_for: For officials: why its tables are not opened yet, if one address has as many games open as it may; null otherwise.
    awaits: The public entropy that it waits for: `drand` or `spoken`; null for none.
    drand_round: The round of drand that is part of its luck.
    tables: By number.
    byes: Entries without a table.
    """

    round: int
    """The round, from 1."""
    state: Literal["drafted", "published", "open", "closing", "closed", "withdrawn"]
    """Its state."""
    attempt: int
    """1 plus the number of its withdrawals."""
    changed: int
    """The version of the round, for If-Match."""
    starts_at: datetime | None
    """When clocks start."""
    closes_at: datetime | None
    """When it should be closed; null without a limit."""
    closed_at: datetime | None
    """When it was closed."""
    waits_for: str | None
    """For officials: why its tables are not opened yet, if one address has as many games open as it may; null otherwise."""
    awaits: str | None
    """The public entropy that it waits for: `drand` or `spoken`; null for none."""
    drand_round: int | None
    """The round of drand that is part of its luck."""
    tables: list[EventTable]
    """By number."""
    byes: list[Bye]
    """Entries without a table."""


class RoundAnswer(Model, frozen=True, kw_only=True):
    """
    A round of an event.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: EventRound


class LotDrawn(Model, frozen=True, kw_only=True):
    """
    A lot that was drawn.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    lot: Lot


class TableAnswer(Model, frozen=True, kw_only=True):
    """
    A table, and the derivation of its numbers.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: The round, from 1.
    lines: By entry; only entries with points.
    rulings: Rulings on this table, oldest first.
    own_seats: With the token of an entry of this table, once its game is open.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """The round, from 1."""
    table: EventTable
    lines: list[TableLine]
    """By entry; only entries with points."""
    rulings: list[EventRuling]
    """Rulings on this table, oldest first."""
    own_seats: list[OwnSeat]
    """With the token of an entry of this table, once its game is open."""


class Standings(Model, frozen=True, kw_only=True):
    """
    Standings by section.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    status: The event's status.
    is_provisional: Whether they may still change.
    scored: The last version that can change standings, for If-Match.
    tie_breaks: The tie-breaks, in order.
    sections: In the order of the regulations.
    confirmed: Empty before the standings are final; errata change `sections`, never this.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    status: str
    """The event's status."""
    is_provisional: bool
    """Whether they may still change."""
    scored: int
    """The last version that can change standings, for If-Match."""
    tie_breaks: list[str]
    """The tie-breaks, in order."""
    sections: list[SectionStandings]
    """In the order of the regulations."""
    confirmed: list[ConfirmedPlace]
    """Empty before the standings are final; errata change `sections`, never this."""


class TableProgress(Model, frozen=True, kw_only=True):
    """
    The progress of a table.

    table: The table, from 1.
    game: The game's id.
    version: Version of the game's log.
    status: The game's status.
    changed: Time of the game's last event.
    awaited: The awaited seats.
    away: Seats whose person is absent, without resigned ones.
    no_shows: Seats whose view was not requested within the no-show time.
    counts_scores: Whether its rules count scores; if not, `by_scores` is a draw.
    paused_until: When the pause ends at the latest; null without one.
    is_pause_ahead: Whether the pause begins only once the open decisions are answered.
    """

    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Version of the game's log."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    changed: datetime
    """Time of the game's last event."""
    awaited: list[AwaitedSeat]
    """The awaited seats."""
    away: list[int]
    """Seats whose person is absent, without resigned ones."""
    no_shows: list[int]
    """Seats whose view was not requested within the no-show time."""
    counts_scores: bool
    """Whether its rules count scores; if not, `by_scores` is a draw."""
    paused_until: datetime | None
    """When the pause ends at the latest; null without one."""
    is_pause_ahead: bool
    """Whether the pause begins only once the open decisions are answered."""


class Series(Model, frozen=True, kw_only=True):
    """
    The definition of a series.

    events: In their order.
    best: Number of results of a side that count; null: all.
    row: Points by place; empty: percentage of the field that was beaten.
    section: The section whose places count; null: of each event the first section with places.
    same: Entries that are joined as sides.
    """

    events: list[str]
    """In their order."""
    best: int | None
    """Number of results of a side that count; null: all."""
    row: list[str]
    """Points by place; empty: percentage of the field that was beaten."""
    section: str | None
    """The section whose places count; null: of each event the first section with places."""
    same: list[list[SeriesAppearance]]
    """Entries that are joined as sides."""


class SeriesStandings(Model, frozen=True, kw_only=True):
    """
    The standings of a series.

    events: In their order.
    rows: Best first.
    """

    series: Series
    events: list[SeriesEvent]
    """In their order."""
    rows: list[SeriesRow]
    """Best first."""


class GameOutcome(Model, frozen=True, kw_only=True):
    """
    Winners and reason, with places and scores by seat.

    winners: Winning seats; empty if there are none.
    reason: The reason, as a word of the ruleset.
    places: By seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1.
    scores: The scores; null if the rules count none.
    measures: Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome.
    why: In views with `words` only: the reason, in a sentence; null if a ruling changed the outcome.
    """

    winners: list[int]
    """Winning seats; empty if there are none."""
    reason: str
    """The reason, as a word of the ruleset."""
    places: list[int]
    """By seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1."""
    scores: list[int] | None
    """The scores; null if the rules count none."""
    measures: dict[str, int]
    """Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome."""
    why: OutcomeWords | None = None
    """In views with `words` only: the reason, in a sentence; null if a ruling changed the outcome."""


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: The command's effect, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    title: Label for a button.
    consequence: With `words` only: the command's effect, in a sentence.
    grave: With `words` only: whether to ask for confirmation before it is sent.
    at: With `words` only: the zone, or the thing in a zone, that stands for the command; null: none.
    fields: With `words` only: its fields, by name.
    """

    type: str
    """The command's `type`."""
    exact: bool
    """True: every instance of the schema will be accepted."""
    summary: str
    """The command's effect, in a sentence."""
    rule: str
    """The rule that allows it."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    title: str
    """Label for a button."""
    consequence: str | None = None
    """With `words` only: the command's effect, in a sentence."""
    grave: bool | None = None
    """With `words` only: whether to ask for confirmation before it is sent."""
    at: str | None = None
    """With `words` only: the zone, or the thing in a zone, that stands for the command; null: none."""
    fields: dict[str, OfferField] | None = None
    """With `words` only: its fields, by name."""


class GameCard(Model, frozen=True, kw_only=True):
    """
    A game's public summary, without the state of the table.

    id: The game's id.
    options: Complete, defaults filled in.
    visibility: Whether the lobby lists it.
    status: The game's status.
    version: Position in the game's log, from 1.
    seats: In playing order.
    open_seats: Number of seats that any caller may take now, without a code.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. 0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's.
    analysis: Whether a seat may fork the running game from its own knowledge.
    rated: Whether the result counts for the ratings of the players at the table.
    hints: Whether views with `words` include deductions from the seat's knowledge.
    has_arbiter: Whether an arbiter's token exists, which may use every viewpoint.
    seed_commitment: SHA-256 of the seed, which is revealed when the game is over.
    luck: Null in games dealt from their seed alone.
    parent: The game that it was forked from; null if it is no fork.
    imported: Its import; null for a game that was played here.
    event_table: Its place in an event; null if it belongs to none.
    outcome: Its outcome, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    """

    id: str
    """The game's id."""
    ruleset: RulesetName
    options: dict[str, Any]
    """Complete, defaults filled in."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    version: int
    """Position in the game's log, from 1."""
    seats: list[CardSeat]
    """In playing order."""
    open_seats: int
    """Number of seats that any caller may take now, without a code."""
    spectators: Spectators
    pace_ms: int | None
    """Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. 0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's."""
    deal: Deal
    analysis: bool
    """Whether a seat may fork the running game from its own knowledge."""
    rated: bool
    """Whether the result counts for the ratings of the players at the table."""
    hints: bool
    """Whether views with `words` include deductions from the seat's knowledge."""
    has_arbiter: bool
    """Whether an arbiter's token exists, which may use every viewpoint."""
    seed_commitment: str
    """SHA-256 of the seed, which is revealed when the game is over."""
    luck: PlannedLuck | None
    """Null in games dealt from their seed alone."""
    parent: Parent | None
    """The game that it was forked from; null if it is no fork."""
    imported: ImportNote | None
    """Its import; null for a game that was played here."""
    event_table: EventPlace | None
    """Its place in an event; null if it belongs to none."""
    outcome: GameOutcome | None
    """Its outcome, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    links: GameLinks
    clock: PlannedClock | None = None


class GamePage(Model, frozen=True, kw_only=True):
    """
    A page of games of the lobby.

    items: Newest first.
    next: The cursor of the next page.
    """

    items: list[GameCard]
    """Newest first."""
    next: str | None
    """The cursor of the next page."""


class Imported(Model, frozen=True, kw_only=True):
    """
    An imported game.

    removal_token: For the Authorization header, never for a URL.
    """

    game: GameCard
    removal_token: str | None = None
    """For the Authorization header, never for a URL."""


class GameMade(Model, frozen=True, kw_only=True):
    """
    A new game, with its tokens and codes.

    id: The game's id.
    version: Position in the game's log, from 1.
    digest: Digest of the last entry, which covers the log up to it.
    organiser_token: For the Authorization header, never for a URL.
    seats: In playing order.
    game: Its card. Not with `Prefer: return=minimal`.
    arbiter_token: For the Authorization header, never for a URL.
    invitation_code: A code for the next free seat, for one link to all seats; present if a seat waits for a person.
    """

    id: str
    """The game's id."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of the last entry, which covers the log up to it."""
    organiser_token: str
    """For the Authorization header, never for a URL."""
    seats: list[SeatMade]
    """In playing order."""
    game: GameCard | None = None
    """Its card. Not with `Prefer: return=minimal`."""
    arbiter_token: str | None = None
    """For the Authorization header, never for a URL."""
    invitation_code: str | None = None
    """A code for the next free seat, for one link to all seats; present if a seat waits for a person."""


class Intervened(Model, frozen=True, kw_only=True):
    """
    The game after an intervention.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    slip: The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: GameCard
    slip: str | None = None
    """The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`."""


class Ruled(Model, frozen=True, kw_only=True):
    """
    A ruling, and the game after it.

    """

    ruling: DatedRuling
    game: GameCard


class Replay(Model, frozen=True, kw_only=True):
    """
    A replay's description.

    id: The replay's id, which suffices to read it and does not reveal its game.
    url: Address of the page that shows it.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    from_: Position in the game's log, from 1.
    to: The last version; null if spoilers hide it.
    length: Number of frames; null if spoilers hide it.
    spoilers: Information that is revealed in advance.
    names: Whether seats' names are shown.
    expires: When the link expires, in UTC (RFC 3339); null: never.
    seats: The seats in playing order.
    outcome: The outcome at the last version; null if spoilers hide it.
    viewpoints: The link's own first. A link that shows everything allows every viewpoint.
    game: The game's id, if the link shows all of it and the lobby lists it; else null.
    event_table: Its place in an event, if names are shown and the table is public; else null.
    title: The game's title.
    """

    id: str
    """The replay's id, which suffices to read it and does not reveal its game."""
    url: str
    """Address of the page that shows it."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    from_: int = field(name="from")
    """Position in the game's log, from 1."""
    to: int | None
    """The last version; null if spoilers hide it."""
    length: int | None
    """Number of frames; null if spoilers hide it."""
    spoilers: Literal["none", "end", "all"]
    """Information that is revealed in advance."""
    names: Literal["shown", "masked"]
    """Whether seats' names are shown."""
    expires: datetime | None
    """When the link expires, in UTC (RFC 3339); null: never."""
    seats: list[ReplaySeat]
    """The seats in playing order."""
    outcome: GameOutcome | None
    """The outcome at the last version; null if spoilers hide it."""
    viewpoints: list[ReplayViewpoint]
    """The link's own first. A link that shows everything allows every viewpoint."""
    game: str | None
    """The game's id, if the link shows all of it and the lobby lists it; else null."""
    event_table: EventPlace | None
    """Its place in an event, if names are shown and the table is public; else null."""
    links: ReplayLinks
    title: str
    """The game's title."""


class SceneZone(Model, frozen=True, kw_only=True):
    """
    A place for things. In one that hides any, kinds stand before backs and sorted, so that a place reveals none.

    id: Its name, such as `francs:2` for the purse of seat 2.
    form: The layout.
    count: Number of things or coins.
    title: The name.
    things: The things in it; none for a purse.
    seat: The owner.
    within: The zone that it is a part of, such as the room of a pile.
    """

    id: str
    """Its name, such as `francs:2` for the purse of seat 2."""
    form: Literal["fan", "grid", "pile", "purse", "row", "sheet", "spot", "track"]
    """The layout."""
    count: int
    """Number of things or coins."""
    title: str
    """The name."""
    things: list[SceneThing] | None = None
    """The things in it; none for a purse."""
    seat: int | None = None
    """The owner."""
    within: str | None = None
    """The zone that it is a part of, such as the room of a pile."""


class SceneMove(Model, frozen=True, kw_only=True):
    """
    A thing that moves. A place is a zone, after a slash a cell in it; null is outside the scene. From a place to itself: it turns over there.

    what: The thing.
    from_: The place before.
    to: The place after.
    face: The side that is up, if it turns over.
    """

    what: SceneThing
    """The thing."""
    from_: str | None = field(name="from")
    """The place before."""
    to: str | None
    """The place after."""
    face: Literal["down", "up"] | None = None
    """The side that is up, if it turns over."""


class GuideLesson(Model, frozen=True, kw_only=True):
    """
    A first game, alone and with this deal.

    players: The learner, at seat 0, and bots.
    options: Of the table.
    deal: As the ruleset's schema of deals has it.
    prompts: The prompts in this order.
    """

    players: int
    """The learner, at seat 0, and bots."""
    options: dict[str, Any]
    """Of the table."""
    deal: dict[str, Any]
    """As the ruleset's schema of deals has it."""
    prompts: list[GuidePrompt]
    """The prompts in this order."""


class Event(Model, frozen=True, kw_only=True):
    """
    An event, with its regulations.

    id: The event's id.
    status: Its status.
    is_entering: Whether people may enter themselves.
    ruleset: The ruleset's name.
    preset: The preset of its regulations.
    rounds: Planned number of rounds.
    closed_rounds: Number of closed rounds.
    entries: Number of entries that take part.
    created_at: When it was created, in UTC (RFC 3339).
    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    commitment: Commitment to the seed of all luck, which is revealed at the end.
    regulations: The complete regulations.
    regulated: The version of the regulations, for If-Match.
    scored: The last version that can change standings, for If-Match.
    next_round: The first round that is not published.
    states: By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.
    waiting: Number of entries on the waiting list.
    officials: All officials, including revoked ones.
    has_outside_arbiter: Whether an official who does not play may rule.
    open_appeals: Numbers of undecided appeals.
    messages: Number of announcements.
    is_corrected: Whether anything was ruled since the standings were final.
    title: Its title.
    you: The caller: `o2` for an official, `e17` for an entry; null for others. In the card only.
    acts: The acts that the event's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only.
    """

    id: str
    """The event's id."""
    status: Literal["drafted", "entries", "running", "provisional", "final", "cancelled"]
    """Its status."""
    is_entering: bool
    """Whether people may enter themselves."""
    ruleset: str
    """The ruleset's name."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """The preset of its regulations."""
    rounds: int
    """Planned number of rounds."""
    closed_rounds: int
    """Number of closed rounds."""
    entries: int
    """Number of entries that take part."""
    created_at: datetime
    """When it was created, in UTC (RFC 3339)."""
    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    location: EventLocation
    commitment: str
    """Commitment to the seed of all luck, which is revealed at the end."""
    regulations: dict[str, Any]
    """The complete regulations."""
    regulated: int
    """The version of the regulations, for If-Match."""
    scored: int
    """The last version that can change standings, for If-Match."""
    next_round: int
    """The first round that is not published."""
    states: dict[str, str]
    """By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`."""
    waiting: int
    """Number of entries on the waiting list."""
    officials: list[EventOfficial]
    """All officials, including revoked ones."""
    has_outside_arbiter: bool
    """Whether an official who does not play may rule."""
    open_appeals: list[int]
    """Numbers of undecided appeals."""
    messages: int
    """Number of announcements."""
    is_corrected: bool
    """Whether anything was ruled since the standings were final."""
    title: str
    """Its title."""
    you: str | None = None
    """The caller: `o2` for an official, `e17` for an entry; null for others. In the card only."""
    acts: (
        list[
            Literal[
                "enter",
                "enter_fillers",
                "change_entries",
                "check_in",
                "announce",
                "name_officials",
                "amend",
                "appeal",
                "rule",
                "cancel",
            ]
        ]
        | None
    ) = None
    """The acts that the event's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only."""


class EventMade(Model, frozen=True, kw_only=True):
    """
    A new event.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    token: The organiser's token, shown once.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    event: Event
    token: str
    """The organiser's token, shown once."""


class EventChanged(Model, frozen=True, kw_only=True):
    """
    An event that was changed.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    event: Event


class RoundProgress(Model, frozen=True, kw_only=True):
    """
    The progress of a round's tables.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: The round, from 1.
    server_time: The service's clock.
    tables: Running tables, by number.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """The round, from 1."""
    server_time: datetime
    """The service's clock."""
    tables: list[TableProgress]
    """Running tables, by number."""


class Study(Model, frozen=True, kw_only=True):
    """
    Notes on a replay, and variations.

    id: The study's id, which suffices to read it.
    url: Address of the page that shows it.
    version: Rises with each change; for `If-Match`.
    made: When it was started, in UTC (RFC 3339).
    changed: When it was changed last, in UTC (RFC 3339).
    expires: When it is deleted unless it is changed earlier, in UTC (RFC 3339).
    notes: By version; notes of one version in the author's order.
    variations: In the author's order.
    title: Its title.
    """

    id: str
    """The study's id, which suffices to read it."""
    url: str
    """Address of the page that shows it."""
    version: int
    """Rises with each change; for `If-Match`."""
    made: datetime
    """When it was started, in UTC (RFC 3339)."""
    changed: datetime
    """When it was changed last, in UTC (RFC 3339)."""
    expires: datetime
    """When it is deleted unless it is changed earlier, in UTC (RFC 3339)."""
    replay: Replay
    notes: list[StudyNote]
    """By version; notes of one version in the author's order."""
    variations: list[StudyVariation]
    """In the author's order."""
    links: StudyLinks
    title: str
    """Its title."""


class StudyMade(Model, frozen=True, kw_only=True):
    """
    A new study.

    token: Changes and deletes the study. Shown here and to a repeated request.
    """

    study: Study
    token: str
    """Changes and deletes the study. Shown here and to a repeated request."""


class StudyVariationMade(Model, frozen=True, kw_only=True):
    """
    A new variation.

    """

    study: Study
    fork: GameMade


class Problem(Model, frozen=True, kw_only=True):
    """
    Problem details (RFC 9457) with a code.

    type: A page that explains the code.
    status: The answer's status.
    detail: The fault of this request, for people.
    instance: The path of the request; empty if the request was refused before it was read.
    code: The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status.
    request_id: Also in X-Request-Id; the request's id in the service's log.
    title: The meaning of the code, in one line; the same for every problem with this code.
    errors: Messages by field.
    line: The first line of a record that is wrong.
    rule: The number of the rule that forbids it.
    offers: Your open offers.
    retry_after_s: Seconds to wait, as in Retry-After.
    tables: Unfinished tables of a round that cannot be closed.
    changes: Changes since a draft was made.
    """

    type: str
    """A page that explains the code."""
    status: int
    """The answer's status."""
    detail: str
    """The fault of this request, for people."""
    instance: str
    """The path of the request; empty if the request was refused before it was read."""
    code: str
    """The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status."""
    request_id: str
    """Also in X-Request-Id; the request's id in the service's log."""
    title: str
    """The meaning of the code, in one line; the same for every problem with this code."""
    errors: dict[str, list[str]] | None = None
    """Messages by field."""
    line: int | None = None
    """The first line of a record that is wrong."""
    rule: str | None = None
    """The number of the rule that forbids it."""
    decision: OwnDecision | None = None
    offers: list[Offer] | None = None
    """Your open offers."""
    retry_after_s: int | None = None
    """Seconds to wait, as in Retry-After."""
    tables: list[UnfinishedTable] | None = None
    """Unfinished tables of a round that cannot be closed."""
    changes: list[DraftChange] | None = None
    """Changes since a draft was made."""
    reset: Reset | None = None


class Successor(Model, frozen=True, kw_only=True):
    """
    The following table of the same people. `made` for the organiser; `seat` and `token` for a seat's holder.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    game: The game's id.
    made: For the organiser: the answer of creating a game.
    seat: A seat's number: from 0, clockwise.
    token: For a seat's holder: the new seat's token.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: str
    """The game's id."""
    made: GameMade | None = None
    """For the organiser: the answer of creating a game."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """For a seat's holder: the new seat's token."""


class Guide(Model, frozen=True, kw_only=True):
    """
    The introduction of a game.

    minutes: Of a usual game, from and to.
    primer: Paragraphs to read first, in this order.
    options: Of the table, by name.
    lesson: A first game alone.
    """

    minutes: list[int]
    """Of a usual game, from and to."""
    primer: list[GuideParagraph]
    """Paragraphs to read first, in this order."""
    options: dict[str, GuideOption]
    """Of the table, by name."""
    lesson: GuideLesson | None
    """A first game alone."""


class Scene(Model, frozen=True, kw_only=True):
    """
    A table as one audience sees it.

    phase: The current part of the game.
    zones: In an order that puts neighbours side by side.
    """

    phase: ScenePhase
    """The current part of the game."""
    zones: list[SceneZone]
    """In an order that puts neighbours side by side."""


class ToldWords(Model, frozen=True, kw_only=True):
    """
    An event's text for its reader, and its animation.

    text: A sentence, in the second person for its seat.
    weight: A `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown.
    chapter: That begins with it.
    moves: In this order, or at once.
    """

    text: str
    """A sentence, in the second person for its seat."""
    weight: Literal["part", "silent", "step", "turning"]
    """A `step` of its own, a `part` of the step before, `turning` the game, or `silent` if nothing is shown."""
    chapter: Chapter | None
    """That begins with it."""
    moves: list[SceneMove]
    """In this order, or at once."""


class FrameEvent(Model, frozen=True, kw_only=True):
    """
    The entry of this version in the log, with the information that the viewpoint may have.

    type: The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null for none.
    data: The public fields.
    hidden: A commitment for every other field.
    openings: The hidden fields that this audience may know.
    digest: Digest over this entry and the previous digest: the chain of the log.
    text: The event as one line of text; the digest does not cover it.
    rule: The number of its rule; null for none.
    withheld: Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people.
    turning: Whether it is a turning point.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: the event as a sentence for its reader, and the moves on the table.
    knew: With the viewpoint `all` only: `learnt` as text.
    """

    type: str
    """The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null for none."""
    data: dict[str, Any]
    """The public fields."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    openings: dict[str, Opening]
    """The hidden fields that this audience may know."""
    digest: str
    """Digest over this entry and the previous digest: the chain of the log."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    rule: str | None
    """The number of its rule; null for none."""
    withheld: bool
    """Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people."""
    turning: bool
    """Whether it is a turning point."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: the event as a sentence for its reader, and the moves on the table."""
    knew: list[str] | None = None
    """With the viewpoint `all` only: `learnt` as text."""


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    format: Version of the format of views; rises when their content or text changes.
    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Position in the game's log, from 1.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    mind: This seat's knowledge beyond the table.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    decisions: The open decisions of all seats.
    decision: The decision that this seat owes; null for none.
    offers: This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: Its outcome, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The view as plain text.
    minds: With the viewpoint `all` only: each seat's knowledge.
    house: With the viewpoint `all` only: state that no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: the question to this seat; null without a decision.
    goal: With `words` only: the goals of the game.
    danger: With `words` only: the dangers that end the game badly, with their progress.
    hints: With `words` only, at a table with hints: deductions from this seat's knowledge.
    scene: With `words` only: the zones with their things, to draw the table.
    """

    format: int
    """Version of the format of views; rises when their content or text changes."""
    game: str
    """The game's id."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    table: dict[str, Any] | None
    """The public state, in the ruleset's own terms; null until the deal."""
    mind: dict[str, Any] | None
    """This seat's knowledge beyond the table."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    offers: list[Offer]
    """This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """Its outcome, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The view as plain text."""
    minds: list[dict[str, Any]] | None = None
    """With the viewpoint `all` only: each seat's knowledge."""
    house: dict[str, Any] | None = None
    """With the viewpoint `all` only: state that no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: the question to this seat; null without a decision."""
    goal: list[GoalWords] | None = None
    """With `words` only: the goals of the game."""
    danger: list[DangerWords] | None = None
    """With `words` only: the dangers that end the game badly, with their progress."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: deductions from this seat's knowledge."""
    scene: Scene | None = None
    """With `words` only: the zones with their things, to draw the table."""


class Entry(Model, frozen=True, kw_only=True):
    """
    An event, with the information that one audience may have.

    version: Position in the game's log, from 1.
    type: The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null for none.
    data: The public fields.
    hidden: A commitment for every other field.
    openings: The hidden fields that this audience may know.
    digest: Digest over this entry and the previous digest: the chain of the log.
    text: The event as one line of text; the digest does not cover it.
    rule: The number of its rule; null for none.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: the event as a sentence for its reader, and the moves on the table.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null for none."""
    data: dict[str, Any]
    """The public fields."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    openings: dict[str, Opening]
    """The hidden fields that this audience may know."""
    digest: str
    """Digest over this entry and the previous digest: the chain of the log."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    rule: str | None
    """The number of its rule; null for none."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: the event as a sentence for its reader, and the moves on the table."""


class FeedPage(Model, frozen=True, kw_only=True):
    """
    A page of a game's events, with the information that one audience may have.

    entries: By version, oldest first.
    after: `after` of the request.
    head: The last version that this audience may read now.
    """

    entries: list[Entry]
    """By version, oldest first."""
    after: int
    """`after` of the request."""
    head: int
    """The last version that this audience may read now."""


class Acted(Model, frozen=True, kw_only=True):
    """
    The events of a command, and the view after them.

    version: Position in the game's log, from 1.
    digest: Digest of the last entry, which covers the log up to it.
    events: For this seat. Not with `Prefer: return=minimal`.
    view: The view after the events. Not with `Prefer: return=minimal`.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Digest of the last entry, which covers the log up to it."""
    events: list[Entry] | None = None
    """For this seat. Not with `Prefer: return=minimal`."""
    view: View | None = None
    """The view after the events. Not with `Prefer: return=minimal`."""


class SeatClaimed(Model, frozen=True, kw_only=True):
    """
    The claimed seat, its token, and its view.

    seat: A seat's number: from 0, clockwise.
    token: For the Authorization header, never for a URL.
    view: The seat's view.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """For the Authorization header, never for a URL."""
    view: View
    """The seat's view."""


class Ruleset(Model, frozen=True, kw_only=True):
    """
    A ruleset, in full.

    name: The ruleset's name.
    version: The version of its rules.
    blurb: A description of the game in a sentence or two.
    versions: The installed versions, ascending. New games use the last; a game keeps the version that it was created with.
    automaton: The name of the automaton, a seat that the rules play.
    bots: The available bots.
    options_schema: A JSON Schema (2020-12).
    deal_schema: A JSON Schema (2020-12).
    table_schema: The JSON Schema of a view's `table`.
    mind_schema: The JSON Schema of a view's `mind`, and of each of its `minds`.
    house_schema: The JSON Schema of a view's `house`.
    commands: All commands; a view's `offers` list the legal ones.
    events: All events, including those common to all games.
    components: The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and schemas suffice. A table's options may add components, which its views hold in `table.options`.
    kinds: The kinds of cards and pieces in scenes, by name; empty if their names suffice.
    terms: Terms of the game, with their definitions.
    guide: An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none.
    rules: The rules, in Markdown.
    title: The game's title.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""
    blurb: str
    """A description of the game in a sentence or two."""
    players: PlayerRange
    links: SelfLink
    versions: list[int]
    """The installed versions, ascending. New games use the last; a game keeps the version that it was created with."""
    automaton: str
    """The name of the automaton, a seat that the rules play."""
    bots: list[Bot]
    """The available bots."""
    options_schema: dict[str, Any]
    """A JSON Schema (2020-12)."""
    deal_schema: dict[str, Any]
    """A JSON Schema (2020-12)."""
    table_schema: dict[str, Any]
    """The JSON Schema of a view's `table`."""
    mind_schema: dict[str, Any]
    """The JSON Schema of a view's `mind`, and of each of its `minds`."""
    house_schema: dict[str, Any]
    """The JSON Schema of a view's `house`."""
    commands: list[CommandKind]
    """All commands; a view's `offers` list the legal ones."""
    events: list[EventKind]
    """All events, including those common to all games."""
    components: dict[str, Any]
    """The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and schemas suffice. A table's options may add components, which its views hold in `table.options`."""
    kinds: dict[str, KindWords]
    """The kinds of cards and pieces in scenes, by name; empty if their names suffice."""
    terms: dict[str, TermWords]
    """Terms of the game, with their definitions."""
    guide: Guide | None
    """An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none."""
    rules: str | None
    """The rules, in Markdown."""
    title: str
    """The game's title."""


class Frame(Model, frozen=True, kw_only=True):
    """
    The view at one version, and the event that led to it.

    format: Version of the format of views; rises when their content or text changes.
    game: The replay's id, which does not reveal the game.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Position in the game's log, from 1.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    mind: This seat's knowledge beyond the table.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    decisions: The open decisions of all seats.
    decision: The decision that this seat owes; null for none.
    offers: This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: Its outcome, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The view as plain text.
    minds: With the viewpoint `all` only: each seat's knowledge.
    house: With the viewpoint `all` only: state that no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: the question to this seat; null without a decision.
    goal: With `words` only: the goals of the game.
    danger: With `words` only: the dangers that end the game badly, with their progress.
    hints: With `words` only, at a table with hints: deductions from this seat's knowledge.
    scene: With `words` only: the zones with their things, to draw the table.
    drawn: With the viewpoint `all` only: the possessions of each seat, as text.
    """

    format: int
    """Version of the format of views; rises when their content or text changes."""
    game: str
    """The replay's id, which does not reveal the game."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """The game's status."""
    table: dict[str, Any] | None
    """The public state, in the ruleset's own terms; null until the deal."""
    mind: dict[str, Any] | None
    """This seat's knowledge beyond the table."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    offers: list[Offer]
    """This seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """Its outcome, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The view as plain text."""
    event: FrameEvent
    minds: list[dict[str, Any]] | None = None
    """With the viewpoint `all` only: each seat's knowledge."""
    house: dict[str, Any] | None = None
    """With the viewpoint `all` only: state that no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: the question to this seat; null without a decision."""
    goal: list[GoalWords] | None = None
    """With `words` only: the goals of the game."""
    danger: list[DangerWords] | None = None
    """With `words` only: the dangers that end the game badly, with their progress."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: deductions from this seat's knowledge."""
    scene: Scene | None = None
    """With `words` only: the zones with their things, to draw the table."""
    drawn: list[str] | None = None
    """With the viewpoint `all` only: the possessions of each seat, as text."""


class FramePage(Model, frozen=True, kw_only=True):
    """
    A page of frames.

    items: By version, oldest first.
    next: `from` of the next page.
    """

    items: list[Frame]
    """By version, oldest first."""
    next: str | None
    """`from` of the next page."""


class HandsRead(Model, frozen=True, kw_only=True):
    """
    The hidden state of a table, as an arbiter read it.

    version: Position in the event's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: The round, from 1.
    table: The table, from 1.
    game: The game's id.
    hands: The possessions of each seat, as text.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """The round, from 1."""
    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    hands: list[str]
    """The possessions of each seat, as text."""
    view: View
