# Written by clients/regenerate; not to be edited. c580a6e7261270eb0920a5f7755f22c4 9931dccf558b13fd7da3fd70db7b3b11
"""What answers and bodies hold."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import field

from deaddrop_client.model import Model


class Player(Model, frozen=True, kw_only=True):
    """
    A player, as the player alone sees it.

    id: The player's id, which opens nothing.
    name: What the player is called.
    registered: When the player was registered, in UTC (RFC 3339).
    consents: What the player allows.
    """

    id: str
    """The player's id, which opens nothing."""
    name: str
    """What the player is called."""
    registered: datetime
    """When the player was registered, in UTC (RFC 3339)."""
    consents: list[str]
    """What the player allows."""


class PlayerMade(Model, frozen=True, kw_only=True):
    """
    The player, a token of this device, and a new recovery code.

    token: Goes into Authorization, never into a URL.
    recovery_code: Brings the player back when every device is lost, once. Shown once, to be kept on paper.
    """

    player: Player
    token: str
    """Goes into Authorization, never into a URL."""
    recovery_code: str
    """Brings the player back when every device is lost, once. Shown once, to be kept on paper."""


class PlayerSignedIn(Model, frozen=True, kw_only=True):
    """
    The player, and a token of this device.

    token: Goes into Authorization, never into a URL.
    """

    player: Player
    token: str
    """Goes into Authorization, never into a URL."""


class PlayerProfile(Model, frozen=True, kw_only=True):
    """
    What a player lets everybody read.

    id: The player's id, which opens nothing.
    name: What the player is called.
    """

    id: str
    """The player's id, which opens nothing."""
    name: str
    """What the player is called."""


class RecoveryCode(Model, frozen=True, kw_only=True):
    """
    A new recovery code.

    recovery_code: Brings the player back when every device is lost, once. Shown once, to be kept on paper.
    """

    player: Player
    recovery_code: str
    """Brings the player back when every device is lost, once. Shown once, to be kept on paper."""


class PlayerLink(Model, frozen=True, kw_only=True):
    """
    A link for one other device.

    link: Goes to the other device, as text or as a QR code that you draw of it.
    expires: When it opens nothing any more, in UTC (RFC 3339).
    """

    link: str
    """Goes to the other device, as text or as a QR code that you draw of it."""
    expires: datetime
    """When it opens nothing any more, in UTC (RFC 3339)."""


class Credential(Model, frozen=True, kw_only=True):
    """
    Something that opens the player's account.

    id: Names the credential, and opens nothing.
    kind: What it is: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.
    added: When it was made, in UTC (RFC 3339).
    expires: When it ends, in UTC (RFC 3339); null: not by itself.
    current: Whether it is the token of this request.
    """

    id: str
    """Names the credential, and opens nothing."""
    kind: Literal["token", "recovery", "link", "passkey", "oidc"]
    """What it is: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site."""
    added: datetime
    """When it was made, in UTC (RFC 3339)."""
    expires: datetime | None
    """When it ends, in UTC (RFC 3339); null: not by itself."""
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
    A seat that the player holds, with a new token of its own.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    token: Goes into Authorization, never into a URL.
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
    """Goes into Authorization, never into a URL."""


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
    member: Which person of the entry the player is, from 0.
    """

    event: str
    """The event's id."""
    entry: int
    """The entry's number, never used again."""
    member: int
    """Which person of the entry the player is, from 0."""


class OwnRating(Model, frozen=True, kw_only=True):
    """
    A rating of the player.

    ruleset: The ruleset's name.
    people: For how many people the tables were.
    rating: What lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: How uncertain it is: its standard deviation.
    games: Rated games that it follows from.
    """

    ruleset: str
    """The ruleset's name."""
    people: int
    """For how many people the tables were."""
    rating: float
    """What lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """How uncertain it is: its standard deviation."""
    games: int
    """Rated games that it follows from."""


class OwnRatingPage(Model, frozen=True, kw_only=True):
    """
    The player's ratings.

    items: By game and people.
    next: Null: this is the whole list.
    """

    items: list[OwnRating]
    """By game and people."""
    next: str | None
    """Null: this is the whole list."""


class ListedRating(Model, frozen=True, kw_only=True):
    """
    A player in a list of ratings.

    player: The player's id, which opens nothing.
    name: What the player is called.
    rating: What lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: How uncertain it is: its standard deviation.
    games: Rated games that it follows from.
    """

    player: str
    """The player's id, which opens nothing."""
    name: str
    """What the player is called."""
    rating: float
    """What lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """How uncertain it is: its standard deviation."""
    games: int
    """Rated games that it follows from."""


class TaskRating(Model, frozen=True, kw_only=True):
    """
    How hard a task proved that all play together.

    task: Its name, as in the options.
    rating: What lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: How uncertain it is: its standard deviation.
    games: Rated games that it follows from.
    """

    task: str
    """Its name, as in the options."""
    rating: float
    """What lists are sorted by: `mu` less three times `sigma`."""
    mu: float
    """The estimated strength; 25 before the first game."""
    sigma: float
    """How uncertain it is: its standard deviation."""
    games: int
    """Rated games that it follows from."""


class RatingPage(Model, frozen=True, kw_only=True):
    """
    A page of a list of ratings.

    items: The highest first.
    next: `cursor` of the next page.
    tasks: By name; empty for games that people play against each other.
    """

    items: list[ListedRating]
    """The highest first."""
    next: str | None
    """`cursor` of the next page."""
    tasks: list[TaskRating]
    """By name; empty for games that people play against each other."""


class CredentialPage(Model, frozen=True, kw_only=True):
    """
    What opens the player's account.

    items: Oldest first.
    next: Null: this is the whole list.
    """

    items: list[Credential]
    """Oldest first."""
    next: str | None
    """Null: this is the whole list."""


class OidcAuthorization(Model, frozen=True, kw_only=True):
    """
    Where a person signs in, and what the browser keeps meanwhile.

    url: The provider's page; it leads back to `/me` of this installation, with `code` and `state`.
    state: What the address must hold that the person comes back to.
    flow: For this browser alone; good for ten minutes.
    """

    url: str
    """The provider's page; it leads back to `/me` of this installation, with `code` and `state`."""
    state: str
    """What the address must hold that the person comes back to."""
    flow: str
    """For this browser alone; good for ten minutes."""


class OidcIdentity(Model, frozen=True, kw_only=True):
    """
    Who somebody is at the other site, as a pseudonym that only this installation reads.

    identity: Good for ten minutes and one use.
    registered: Whether a player signs in by it.
    """

    identity: str
    """Good for ten minutes and one use."""
    registered: bool
    """Whether a player signs in by it."""


class Health(Model, frozen=True, kw_only=True):
    """
    The process answers.

    status: Always `ok`: a process that is not well does not answer.
    """

    status: Literal["ok"]
    """Always `ok`: a process that is not well does not answer."""


class Readiness(Model, frozen=True, kw_only=True):
    """
    How things stand where games can be read and written.

    status: `ok` if all is well.
    store: Always `ok`: without its store the service answers with a problem.
    jobs: Whether the jobs server answers; people play on without.
    automation: `late` if a bot's turn has been due for more than 30 s.
    lobby: `late` if it is more than 30 s behind the feeds.
    reveals: `missing` if a game has been over for a minute and its seed was not revealed.
    games_log: `late` if something has waited for more than a minute to be logged; `none` without a log.
    """

    status: Literal["ok", "degraded"]
    """`ok` if all is well."""
    store: Literal["ok"]
    """Always `ok`: without its store the service answers with a problem."""
    jobs: Literal["ok", "down"]
    """Whether the jobs server answers; people play on without."""
    automation: Literal["ok", "late"]
    """`late` if a bot's turn has been due for more than 30 s."""
    lobby: Literal["ok", "late"]
    """`late` if it is more than 30 s behind the feeds."""
    reveals: Literal["ok", "missing"]
    """`missing` if a game has been over for a minute and its seed was not revealed."""
    games_log: Literal["ok", "late", "none"]
    """`late` if something has waited for more than a minute to be logged; `none` without a log."""


class RulesetName(Model, frozen=True, kw_only=True):
    """
    The rules that a game is played by.

    name: The ruleset's name.
    version: The version of its rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""


class Outcome(Model, frozen=True, kw_only=True):
    """
    Who won, and why: an outcome as logs, tables and rulings name it.

    winners: Empty when nobody won.
    reason: Why it ended, in a word of the ruleset's.
    """

    winners: list[int]
    """Empty when nobody won."""
    reason: str
    """Why it ended, in a word of the ruleset's."""


class OwnDecision(Model, frozen=True, kw_only=True):
    """
    The decision that this seat owes.

    id: Goes into If-Match, in quotation marks.
    kind: What is decided, in a word of the ruleset's.
    deadline: When the time is up that the rules or the table's clock give, and an answer comes too late; null where no time runs.
    default: The answer that is given when this seat gives none.
    """

    id: str
    """Goes into If-Match, in quotation marks."""
    kind: str
    """What is decided, in a word of the ruleset's."""
    deadline: datetime | None
    """When the time is up that the rules or the table's clock give, and an answer comes too late; null where no time runs."""
    default: dict[str, Any]
    """The answer that is given when this seat gives none."""


class Rematch(Model, frozen=True, kw_only=True):
    """
    The rematch of a game that has ended, as those who played it learn of it.

    game: Its id; null while nobody has opened it.
    seat: Where you sit there; not for the organiser.
    """

    game: str | None
    """Its id; null while nobody has opened it."""
    seat: int | None = None
    """Where you sit there; not for the organiser."""


class Checked(Model, frozen=True, kw_only=True):
    """
    A command that was checked.

    accepted: Always true: else it is a problem.
    consequence: What it would bring about, in a sentence.
    grave: Whether to ask again before it is sent.
    title: What a button says.
    """

    accepted: bool
    """Always true: else it is a problem."""
    consequence: str
    """What it would bring about, in a sentence."""
    grave: bool
    """Whether to ask again before it is sent."""
    title: str
    """What a button says."""


class Parent(Model, frozen=True, kw_only=True):
    """
    The moment of another game that this one goes on from.

    game: Null where a replay was forked, which does not tell.
    version: Position in the game's log, from 1.
    digest: Of that version; this game's own chain goes on from it.
    viewpoint: Whose knowledge it started from: `seat:<number>`, `public` or `all`.
    luck: Whether it keeps the parent's luck to come.
    exact: True: with its log. False: in a position that looks like it to `viewpoint`, drawn uniformly; moves that lead to it need not exist.
    """

    game: str | None
    """Null where a replay was forked, which does not tell."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of that version; this game's own chain goes on from it."""
    viewpoint: str
    """Whose knowledge it started from: `seat:<number>`, `public` or `all`."""
    luck: Literal["same", "fresh"]
    """Whether it keeps the parent's luck to come."""
    exact: bool
    """True: with its log. False: in a position that looks like it to `viewpoint`, drawn uniformly; moves that lead to it need not exist."""


class SeatMade(Model, frozen=True, kw_only=True):
    """
    A seat of a new game, with one of `token`, where the creator sits; `claim_code`, to hand out; `kind`, where it plays by itself.

    seat: A seat's number: from 0, clockwise.
    token: Goes into Authorization, never into a URL.
    claim_code: Becomes the seat's token; to hand out.
    kind: Who plays by itself.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """Goes into Authorization, never into a URL."""
    claim_code: str | None = None
    """Becomes the seat's token; to hand out."""
    kind: Literal["bot", "automaton"] | None = None
    """Who plays by itself."""


class Ruling(Model, frozen=True, kw_only=True):
    """
    What an organiser decided, and why; outcomes before and after.

    version: Position in the game's log, from 1.
    kind: Whether it corrects a result or ends a game.
    author: Who ruled, as everybody reads it.
    reason: Why, as everybody reads it.
    before: The outcome until then; null for none.
    after: The outcome from then on; null for none.
    """

    version: int
    """Position in the game's log, from 1."""
    kind: Literal["correct", "abort"]
    """Whether it corrects a result or ends a game."""
    author: str
    """Who ruled, as everybody reads it."""
    reason: str
    """Why, as everybody reads it."""
    before: Outcome | None
    """The outcome until then; null for none."""
    after: Outcome | None
    """The outcome from then on; null for none."""


class DatedRuling(Model, frozen=True, kw_only=True):
    """
    A ruling, and when it was made.

    version: Position in the game's log, from 1.
    kind: Whether it corrects a result or ends a game.
    author: Who ruled, as everybody reads it.
    reason: Why, as everybody reads it.
    before: The outcome until then; null for none.
    after: The outcome from then on; null for none.
    at: When it was made, in UTC (RFC 3339).
    """

    version: int
    """Position in the game's log, from 1."""
    kind: Literal["correct", "abort"]
    """Whether it corrects a result or ends a game."""
    author: str
    """Who ruled, as everybody reads it."""
    reason: str
    """Why, as everybody reads it."""
    before: Outcome | None
    """The outcome until then; null for none."""
    after: Outcome | None
    """The outcome from then on; null for none."""
    at: datetime
    """When it was made, in UTC (RFC 3339)."""


class RulingPage(Model, frozen=True, kw_only=True):
    """
    All rulings on a game.

    items: In the order in which they were made.
    next: Null: this is the whole list.
    """

    items: list[DatedRuling]
    """In the order in which they were made."""
    next: str | None
    """Null: this is the whole list."""


class InboxSeat(Model, frozen=True, kw_only=True):
    """
    A seat that an inbox hears of.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""


class InboxMade(Model, frozen=True, kw_only=True):
    """
    A new inbox, and the token that opens it.

    inbox_token: Goes into Authorization, never into a URL.
    seats: The seats that it hears of.
    """

    inbox_token: str
    """Goes into Authorization, never into a URL."""
    seats: list[InboxSeat]
    """The seats that it hears of."""


class InboxSeats(Model, frozen=True, kw_only=True):
    """
    The seats that an inbox hears of.

    items: By game and seat.
    next: Null: this is the whole list.
    """

    items: list[InboxSeat]
    """By game and seat."""
    next: str | None
    """Null: this is the whole list."""


class Token(Model, frozen=True, kw_only=True):
    """
    What a token allows.

    id: Names the token, and opens nothing.
    game: The game's id.
    scope: What a token allows.
    seat: The seat that it is of; null where it is of none.
    """

    id: str
    """Names the token, and opens nothing."""
    game: str
    """The game's id."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]
    """What a token allows."""
    seat: int | None
    """The seat that it is of; null where it is of none."""


class Grant(Model, frozen=True, kw_only=True):
    """
    A token or a link that was handed out.

    id: Names the token, and opens nothing.
    kind: Whether it is a token or a link.
    by: The token that it was made with; null where that is not yours, or the game itself.
    good: Whether it opens anything now.
    scope: What a token allows.
    seat: The seat that it is of; null where it is of none.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    expires: When it ends, in UTC (RFC 3339); null: not by itself.
    url: A link's page; null where this token may not see what it shows.
    """

    id: str
    """Names the token, and opens nothing."""
    kind: Literal["token", "replay"]
    """Whether it is a token or a link."""
    by: str | None
    """The token that it was made with; null where that is not yours, or the game itself."""
    good: bool
    """Whether it opens anything now."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"] | None = None
    """What a token allows."""
    seat: int | None = None
    """The seat that it is of; null where it is of none."""
    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    expires: datetime | None = None
    """When it ends, in UTC (RFC 3339); null: not by itself."""
    url: str | None = None
    """A link's page; null where this token may not see what it shows."""


class GrantPage(Model, frozen=True, kw_only=True):
    """
    A page of the tokens and links that one may end.

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

    id: Names the token, and opens nothing.
    game: The game's id.
    scope: What a token allows.
    seat: The seat that it is of; null where it is of none.
    token: Goes into Authorization, never into a URL.
    """

    id: str
    """Names the token, and opens nothing."""
    game: str
    """The game's id."""
    scope: Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"]
    """What a token allows."""
    seat: int | None
    """The seat that it is of; null where it is of none."""
    token: str
    """Goes into Authorization, never into a URL."""


class Evidence(Model, frozen=True, kw_only=True):
    """
    What an audience was shown, signed.

    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    version: Position in the game's log, from 1.
    digest: Of the entry of this version.
    view_sha256: SHA-256 of the bytes of the view, hexadecimal.
    key: Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of the entry of this version."""
    view_sha256: str
    """SHA-256 of the bytes of the view, hexadecimal."""
    key: str
    """Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class ArbiterRead(Model, frozen=True, kw_only=True):
    """
    A version that the arbiter was shown from the viewpoint of another.

    version: Position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    at: When it was shown first, in UTC (RFC 3339).
    """

    version: int
    """Position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    at: datetime
    """When it was shown first, in UTC (RFC 3339)."""


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
    The head of a game, signed.

    game: The game's id.
    version: Position in the game's log, from 1.
    digest: Of the entry of this version.
    key: Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of the entry of this version."""
    key: str
    """Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class EventCheckpoint(Model, frozen=True, kw_only=True):
    """
    The head of an event, signed.

    game: The event's id, under the name that the signed message has.
    version: Position in the game's log, from 1.
    digest: Of the fact of this version.
    key: Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: Ed25519, base64.
    """

    game: str
    """The event's id, under the name that the signed message has."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of the fact of this version."""
    key: str
    """Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """Ed25519, base64."""


class Key(Model, frozen=True, kw_only=True):
    """
    A public key that checkpoints are checked with.

    id: Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    algorithm: Of the signatures.
    public_key: 32 bytes, base64.
    vkey: The key as tools for signed notes (C2SP) take it.
    created: When it was made, in UTC (RFC 3339).
    active: Whether it signs now.
    """

    id: str
    """Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    algorithm: Literal["Ed25519"]
    """Of the signatures."""
    public_key: str
    """32 bytes, base64."""
    vkey: str
    """The key as tools for signed notes (C2SP) take it."""
    created: datetime
    """When it was made, in UTC (RFC 3339)."""
    active: bool
    """Whether it signs now."""


class KeyPage(Model, frozen=True, kw_only=True):
    """
    The public keys of this installation.

    items: Newest first.
    next: Null: this is the whole list.
    """

    items: list[Key]
    """Newest first."""
    next: str | None
    """Null: this is the whole list."""


class Embedded(Model, frozen=True, kw_only=True):
    """
    How a page is embedded (oEmbed 1.0).

    type: `rich`: as a frame; `link`: by its title.
    version: Of oEmbed.
    provider_name: Who answers.
    provider_url: Address of this service.
    cache_age: Seconds that this may be kept.
    title: What it is.
    html: The frame, where the type is `rich`.
    width: Pixels.
    height: Pixels.
    thumbnail_url: Address of a picture, where there is room for it.
    thumbnail_width: Pixels.
    thumbnail_height: Pixels.
    """

    type: Literal["rich", "link"]
    """`rich`: as a frame; `link`: by its title."""
    version: Literal["1.0"]
    """Of oEmbed."""
    provider_name: str
    """Who answers."""
    provider_url: str
    """Address of this service."""
    cache_age: int
    """Seconds that this may be kept."""
    title: str
    """What it is."""
    html: str | None = None
    """The frame, where the type is `rich`."""
    width: int | None = None
    """Pixels."""
    height: int | None = None
    """Pixels."""
    thumbnail_url: str | None = None
    """Address of a picture, where there is room for it."""
    thumbnail_width: int | None = None
    """Pixels."""
    thumbnail_height: int | None = None
    """Pixels."""


class ReplayShared(Model, frozen=True, kw_only=True):
    """
    A link to a replay.

    id: Opens a replay, and does not tell of which game.
    url: Address of the page that shows it.
    """

    id: str
    """Opens a replay, and does not tell of which game."""
    url: str
    """Address of the page that shows it."""


class Webhook(Model, frozen=True, kw_only=True):
    """
    A webhook of an inbox or an event.

    id: Names the webhook.
    url: Where your receiver is.
    state: `pending` until the receiver has met a challenge.
    reason: Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Nothing but a ping is sent before; null where nothing waits for a retry.
    old_secret_until: Until when the secret before the last one signs too.
    """

    id: str
    """Names the webhook."""
    url: str
    """Where your receiver is."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has met a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Nothing but a ping is sent before; null where nothing waits for a retry."""
    old_secret_until: datetime | None
    """Until when the secret before the last one signs too."""


class WebhookMade(Model, frozen=True, kw_only=True):
    """
    A webhook with its new secret.

    id: Names the webhook.
    url: Where your receiver is.
    state: `pending` until the receiver has met a challenge.
    reason: Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Nothing but a ping is sent before; null where nothing waits for a retry.
    old_secret_until: Until when the secret before the last one signs too.
    secret: Signs every POST. Shown once.
    """

    id: str
    """Names the webhook."""
    url: str
    """Where your receiver is."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has met a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Nothing but a ping is sent before; null where nothing waits for a retry."""
    old_secret_until: datetime | None
    """Until when the secret before the last one signs too."""
    secret: str
    """Signs every POST. Shown once."""


class WebhookSecret(Model, frozen=True, kw_only=True):
    """
    A webhook's new secret.

    id: Names the webhook.
    secret: Signs every POST. Shown once.
    """

    id: str
    """Names the webhook."""
    secret: str
    """Signs every POST. Shown once."""


class Webhooks(Model, frozen=True, kw_only=True):
    """
    The webhooks of an inbox, or those at an event that a token opens.

    items: Oldest first.
    next: Null: this is the whole list.
    """

    items: list[Webhook]
    """Oldest first."""
    next: str | None
    """Null: this is the whole list."""


class WebhookPing(Model, frozen=True, kw_only=True):
    """
    A ping that is sent.

    id: Names the message, the same in every attempt; of an entry, its `id` in the inbox.
    """

    id: str
    """Names the message, the same in every attempt; of an entry, its `id` in the inbox."""


class ChallengeAnswer(Model, frozen=True, kw_only=True):
    """
    What a receiver answers a challenge with.

    challenge: The text of the challenge.
    """

    challenge: str
    """The text of the challenge."""


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

    id: Names the subscription: the same for the same endpoint.
    endpoint: Where the browser's push service takes messages.
    state: `disabled` where nothing was delivered for all the retries.
    created: When it was first stored, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    """

    id: str
    """Names the subscription: the same for the same endpoint."""
    endpoint: str
    """Where the browser's push service takes messages."""
    state: Literal["active", "disabled"]
    """`disabled` where nothing was delivered for all the retries."""
    created: datetime
    """When it was first stored, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""


class PushSubscriptions(Model, frozen=True, kw_only=True):
    """
    The push subscriptions of an inbox.

    items: Oldest first.
    next: Null: this is the whole list.
    """

    items: list[PushSubscription]
    """Oldest first."""
    next: str | None
    """Null: this is the whole list."""


class MailAddress(Model, frozen=True, kw_only=True):
    """
    The mail address of an inbox.

    address: Where mail goes.
    every_minutes: The least time between two mails.
    state: `pending` until it is confirmed; `disabled` where the mail server takes nothing for it.
    created: When it was given, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    """

    address: str
    """Where mail goes."""
    every_minutes: int
    """The least time between two mails."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until it is confirmed; `disabled` where the mail server takes nothing for it."""
    created: datetime
    """When it was given, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""


class Chat(Model, frozen=True, kw_only=True):
    """
    Who talks at a table.

    mode: `off`: nobody; `players`: the table; `all`: spectators too, among themselves.
    reads: What this token may read.
    writes: Where this token may write now.
    """

    mode: Literal["off", "players", "all"]
    """`off`: nobody; `players`: the table; `all`: spectators too, among themselves."""
    reads: list[Literal["players", "spectators"]]
    """What this token may read."""
    writes: list[Literal["players", "spectators"]]
    """Where this token may write now."""


class SeatPresence(Model, frozen=True, kw_only=True):
    """
    Whether the holder of a seat is there, by his own word, in steps of half a minute.

    seat: A seat's number: from 0, clockwise.
    state: `online`: said so within the last two minutes; `away`: within ten; null: nothing is said.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    state: Literal["online", "away"] | None
    """`online`: said so within the last two minutes; `away`: within ten; null: nothing is said."""


class Presence(Model, frozen=True, kw_only=True):
    """
    Who is there.

    items: By seat, bots and free seats too.
    next: Null: this is the whole list.
    """

    items: list[SeatPresence]
    """By seat, bots and free seats too."""
    next: str | None
    """Null: this is the whole list."""


class Reminded(Model, frozen=True, kw_only=True):
    """
    A reminder, and when the next one may follow.

    seat: A seat's number: from 0, clockwise.
    at: When, in UTC (RFC 3339).
    again_at: Not before, in UTC (RFC 3339).
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    again_at: datetime
    """Not before, in UTC (RFC 3339)."""


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
    next: Null: this is the whole list.
    """

    items: list[ChatBlock]
    """By name."""
    next: str | None
    """Null: this is the whole list."""


class GuestMade(Model, frozen=True, kw_only=True):
    """
    A spectator with a name, and his token, which writes and reads in the scope `spectators` and opens nothing else.

    id: Tells guests of one name apart.
    name: What he is called.
    token: Goes into Authorization, never into a URL.
    """

    id: str
    """Tells guests of one name apart."""
    name: str
    """What he is called."""
    token: str
    """Goes into Authorization, never into a URL."""


class ModerationSubject(Model, frozen=True, kw_only=True):
    """
    A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of an event (`event`, `place`), or a study (`study`).

    kind: Which of them.
    game: The game's id.
    scope: Of a message.
    number: Of a message, in its scope.
    seat: A seat's number: from 0, clockwise.
    player: The player's id; absent once the player was forgotten.
    event: The event's id.
    place: Of a text: the version of its fact, and its name there.
    study: The study's id.
    """

    kind: Literal["message", "name", "player", "text", "study"]
    """Which of them."""
    game: str | None = None
    """The game's id."""
    scope: Literal["players", "spectators"] | None = None
    """Of a message."""
    number: int | None = None
    """Of a message, in its scope."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    player: str | None = None
    """The player's id; absent once the player was forgotten."""
    event: str | None = None
    """The event's id."""
    place: str | None = None
    """Of a text: the version of its fact, and its name there."""
    study: str | None = None
    """The study's id."""


class Reported(Model, frozen=True, kw_only=True):
    """
    A report, as whoever made it gets it.

    id: The report's id.
    at: When, in UTC (RFC 3339).
    ground: What is wrong with it.
    """

    id: str
    """The report's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """What is wrong with it."""


class Report(Model, frozen=True, kw_only=True):
    """
    A report, as moderators read it.

    id: The report's id.
    at: When, in UTC (RFC 3339).
    ground: What is wrong with it.
    shown: What is written there now, hidden or not; null where it is gone.
    author: Of a message: `seat-2`, `organiser`, or a guest with the name; null where it is gone, and else.
    note: What the reporter says.
    by: Who reports: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token.
    act: The act that closed it; null while it waits.
    """

    id: str
    """The report's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """What is wrong with it."""
    shown: str | None
    """What is written there now, hidden or not; null where it is gone."""
    author: str | None
    """Of a message: `seat-2`, `organiser`, or a guest with the name; null where it is gone, and else."""
    note: str | None
    """What the reporter says."""
    by: str | None
    """Who reports: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token."""
    act: str | None
    """The act that closed it; null while it waits."""


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
    What a moderator did.

    id: The act's id.
    at: When, in UTC (RFC 3339).
    moderator: Who did it.
    act: What.
    reason: Why; null once the person was forgotten.
    until: When a suspension ends by itself, in UTC (RFC 3339); null: not.
    reports: Those that it closed.
    """

    id: str
    """The act's id."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    moderator: str
    """Who did it."""
    act: Literal["hide", "show", "suspend", "lift", "dismiss"]
    """What."""
    subject: ModerationSubject
    reason: str | None
    """Why; null once the person was forgotten."""
    until: datetime | None
    """When a suspension ends by itself, in UTC (RFC 3339); null: not."""
    reports: list[str]
    """Those that it closed."""


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
    An event of the luck.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""


class LuckRound(Model, frozen=True, kw_only=True):
    """
    A round of public luck.

    chain: SHA-256, hexadecimal.
    round: Its number.
    """

    chain: str
    """SHA-256, hexadecimal."""
    round: int
    """Its number."""


class Luck(Model, frozen=True, kw_only=True):
    """
    How the luck is made before the deal; null in games from before it was planned.

    state: How far it is.
    nonces: Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public luck that comes after the last nonce.
    wait_s: Seconds to wait for the nonces.
    commits: By seat, SHA-256 of the nonce that it committed to.
    given: By seat, whether its nonce is in.
    awaits: Whose nonces are awaited.
    until: How long nonces are awaited; null where no time runs.
    silent: Who kept theirs back.
    closed: The entry that closed the commitments.
    drawn: The entry after which no nonce is taken.
    round: The round of public luck that is awaited.
    """

    state: Literal["open", "closed", "drawn", "playing", "cancelled"]
    """How far it is."""
    nonces: Literal["asked", "required", "none"]
    """Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand"] | None
    """Public luck that comes after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""
    commits: list[str | None]
    """By seat, SHA-256 of the nonce that it committed to."""
    given: list[bool]
    """By seat, whether its nonce is in."""
    awaits: list[int]
    """Whose nonces are awaited."""
    until: datetime | None
    """How long nonces are awaited; null where no time runs."""
    silent: list[int]
    """Who kept theirs back."""
    closed: LuckMoment | None
    """The entry that closed the commitments."""
    drawn: LuckMoment | None
    """The entry after which no nonce is taken."""
    round: LuckRound | None
    """The round of public luck that is awaited."""


class LuckNow(Model, frozen=True, kw_only=True):
    """
    The luck after what you brought.

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
    What a seat should try to bring about.

    text: What, in a sentence.
    rule: The rule that it follows from.
    """

    text: str
    """What, in a sentence."""
    rule: str | None
    """The rule that it follows from."""


class DangerWords(Model, frozen=True, kw_only=True):
    """
    What ends the game badly for a seat.

    text: What, in a sentence.
    have: How far it is.
    of: Where it happens.
    """

    text: str
    """What, in a sentence."""
    have: int
    """How far it is."""
    of: int
    """Where it happens."""


class KindWords(Model, frozen=True, kw_only=True):
    """
    A kind of card or piece, in the words of the game.

    name: What it is called.
    symbol: The name of its picture.
    line: What it does, in a few words.
    second: Its other use.
    corner: What stands in its corner.
    tone: Its colour.
    back: Of the deck that it belongs to.
    text: All that there is to say of it.
    rule: The rule that says so.
    """

    name: str
    """What it is called."""
    symbol: str
    """The name of its picture."""
    line: str
    """What it does, in a few words."""
    second: str | None = None
    """Its other use."""
    corner: str | None = None
    """What stands in its corner."""
    tone: str | None = None
    """Its colour."""
    back: str | None = None
    """Of the deck that it belongs to."""
    text: str | None = None
    """All that there is to say of it."""
    rule: str | None = None
    """The rule that says so."""


class TermWords(Model, frozen=True, kw_only=True):
    """
    A word of the game.

    text: What it means.
    rule: The rule that says so.
    """

    text: str
    """What it means."""
    rule: str | None
    """The rule that says so."""


class ScenePlace(Model, frozen=True, kw_only=True):
    """
    Something in the scene that a sentence is about.

    kind: The kind, back, piece, die or token that names it.
    zone: Where it lies.
    """

    kind: str
    """The kind, back, piece, die or token that names it."""
    zone: str
    """Where it lies."""


class GuideParagraph(Model, frozen=True, kw_only=True):
    """
    A step of the primer.

    text: What to know.
    kinds: Cards and pieces that it shows.
    title: What it is about.
    """

    text: str
    """What to know."""
    kinds: list[str]
    """Cards and pieces that it shows."""
    title: str
    """What it is about."""


class GuideOption(Model, frozen=True, kw_only=True):
    """
    A table option.

    ask: What it decides, in a sentence.
    values: What each brings about, by the value as JSON text.
    told: Whole sentences for readers of what is set, who ask nothing, by the value as JSON text; empty: another option says it.
    """

    ask: str
    """What it decides, in a sentence."""
    values: dict[str, str]
    """What each brings about, by the value as JSON text."""
    told: dict[str, str]
    """Whole sentences for readers of what is set, who ask nothing, by the value as JSON text; empty: another option says it."""


class FieldPick(Model, frozen=True, kw_only=True):
    """
    How many values are put together.

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
    title: What a heading says.
    """

    id: str
    """A word of the ruleset's."""
    title: str
    """What a heading says."""


class FieldValue(Model, frozen=True, kw_only=True):
    """
    A value that a field of an offer may have, or be put together from.

    value: As a command holds it.
    consequence: What it brings about, empty where there is nothing to say.
    grave: Whether to ask again before it is sent.
    at: Where it is pointed at, a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere.
    title: What a button says.
    """

    value: Any
    """As a command holds it."""
    consequence: str
    """What it brings about, empty where there is nothing to say."""
    grave: bool
    """Whether to ask again before it is sent."""
    at: str | None
    """Where it is pointed at, a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: nowhere."""
    title: str
    """What a button says."""


class SceneStep(Model, frozen=True, kw_only=True):
    """
    A part of a round.

    state: Whether it is over, goes on, or is to come.
    title: What it is called.
    """

    state: Literal["ahead", "now", "past"]
    """Whether it is over, goes on, or is to come."""
    title: str
    """What it is called."""


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

    by: What showed it, in a word of the ruleset's.
    version: Of the event that did.
    """

    by: str
    """What showed it, in a word of the ruleset's."""
    version: int
    """Of the event that did."""


class EventSummary(Model, frozen=True, kw_only=True):
    """
    An event in a list.

    id: The event's id.
    status: How far it is.
    is_entering: Whether everybody may enter.
    ruleset: The ruleset's name.
    preset: What its regulations began from.
    rounds: How many there are to be.
    closed_rounds: How many are closed.
    entries: How many take part.
    created_at: Since when, in UTC (RFC 3339).
    title: What it is called.
    """

    id: str
    """The event's id."""
    status: Literal["drafted", "entries", "running", "provisional", "final", "cancelled"]
    """How far it is."""
    is_entering: bool
    """Whether everybody may enter."""
    ruleset: str
    """The ruleset's name."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """What its regulations began from."""
    rounds: int
    """How many there are to be."""
    closed_rounds: int
    """How many are closed."""
    entries: int
    """How many take part."""
    created_at: datetime
    """Since when, in UTC (RFC 3339)."""
    title: str
    """What it is called."""


class EventLocation(Model, frozen=True, kw_only=True):
    """
    Where and by which clock it is held.

    zone: The time zone, as IANA names it.
    venue: An address, or the link of an event online; null where nothing is said.
    """

    zone: str
    """The time zone, as IANA names it."""
    venue: str | None
    """An address, or the link of an event online; null where nothing is said."""


class EventPage(Model, frozen=True, kw_only=True):
    """
    Events, newest first.

    items: Those of this page.
    next: For `cursor`; null on the last page.
    """

    items: list[EventSummary]
    """Those of this page."""
    next: str | None
    """For `cursor`; null on the last page."""


class EventOfficial(Model, frozen=True, kw_only=True):
    """
    An official.

    id: An official's id.
    role: What they may do.
    name: Of the person; null where none was given.
    entry: Their own entry; null for who does not play.
    is_revoked: Whether that is over.
    """

    id: str
    """An official's id."""
    role: Literal["organiser", "chief", "arbiter", "scorer"]
    """What they may do."""
    name: str | None
    """Of the person; null where none was given."""
    entry: int | None
    """Their own entry; null for who does not play."""
    is_revoked: bool
    """Whether that is over."""


class OfficialGranted(Model, frozen=True, kw_only=True):
    """
    An official, and their token.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    token: Shown once.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    official: EventOfficial
    token: str
    """Shown once."""


class EventEntry(Model, frozen=True, kw_only=True):
    """
    One side of the standings.

    entry: The entry's number, never used again.
    kind: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: Whether it takes part.
    section: Whose standings it plays for.
    names: Of its persons, as the regulations have them shown; null where none is.
    club: Where it is from; null where nothing was said.
    seed: Number in the seeding.
    rating: That seeds it, in thousandths.
    apart: Groups whose entries should not meet.
    bot: Its policy; null of people.
    joined: The first round that it could be paired in.
    checked_in: Rounds that it is checked in for.
    is_checked_in: Whether it is checked in for the whole event.
    byes: Rounds that it asked a bye for.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["people", "stand_in", "bot"]
    """`people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: Literal["waiting", "entered", "withdrawn", "disqualified"]
    """Whether it takes part."""
    section: str
    """Whose standings it plays for."""
    names: list[str | None]
    """Of its persons, as the regulations have them shown; null where none is."""
    club: str | None
    """Where it is from; null where nothing was said."""
    seed: int | None
    """Number in the seeding."""
    rating: int | None
    """That seeds it, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """Its policy; null of people."""
    joined: int
    """The first round that it could be paired in."""
    checked_in: list[int]
    """Rounds that it is checked in for."""
    is_checked_in: bool
    """Whether it is checked in for the whole event."""
    byes: list[int]
    """Rounds that it asked a bye for."""


class EntryPage(Model, frozen=True, kw_only=True):
    """
    Entries, by number.

    items: Those of this page.
    next: For `cursor`; null on the last page.
    """

    items: list[EventEntry]
    """Those of this page."""
    next: str | None
    """For `cursor`; null on the last page."""


class EntriesHere(Model, frozen=True, kw_only=True):
    """
    Entries that are checked in.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    entries: Those that were named.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    entries: list[int]
    """Those that were named."""


class EntryChanged(Model, frozen=True, kw_only=True):
    """
    An entry that was changed.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    token: After a substitution, or of a new link.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    entry: EventEntry
    token: str | None = None
    """After a substitution, or of a new link."""


class MessageSent(Model, frozen=True, kw_only=True):
    """
    A message was announced.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    number: The message's, from 1.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    number: int
    """The message's, from 1."""


class RoundWithdrawn(Model, frozen=True, kw_only=True):
    """
    A round that was taken back.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""


class EventRuling(Model, frozen=True, kw_only=True):
    """
    A ruling or a penalty. Its reason stands in the feed.

    number: Counted from 1, never used again.
    version: Position in the game's log, from 1.
    at: When, in UTC (RFC 3339).
    kind: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; of a penalty `warning`, `points`, `disqualification`.
    author: An official's id.
    round: The round; null where it is about none.
    table: The table; null where it is about none.
    entry: Of a penalty.
    points: That a penalty costs.
    is_replaced: Whether a later penalty stands for it.
    """

    number: int
    """Counted from 1, never used again."""
    version: int
    """Position in the game's log, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    kind: str
    """`correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; of a penalty `warning`, `points`, `disqualification`."""
    author: str
    """An official's id."""
    round: int | None
    """The round; null where it is about none."""
    table: int | None
    """The table; null where it is about none."""
    entry: int | None
    """Of a penalty."""
    points: str | None
    """That a penalty costs."""
    is_replaced: bool
    """Whether a later penalty stands for it."""


class RulingMade(Model, frozen=True, kw_only=True):
    """
    A ruling that was made.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    ruling: EventRuling


class EventAppeal(Model, frozen=True, kw_only=True):
    """
    An appeal. Its text stands in the feed.

    number: Counted from 1, never used again.
    entry: The entry's number, never used again.
    round: The round, from 1.
    table: The table; null where it is about none.
    ruling: The ruling or penalty that it is about; null for none.
    state: How it is.
    """

    number: int
    """Counted from 1, never used again."""
    entry: int
    """The entry's number, never used again."""
    round: int
    """The round, from 1."""
    table: int | None
    """The table; null where it is about none."""
    ruling: int | None
    """The ruling or penalty that it is about; null for none."""
    state: Literal["open", "upheld", "dismissed", "withdrawn"]
    """How it is."""


class AppealAnswer(Model, frozen=True, kw_only=True):
    """
    An appeal as it is now.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    appeal: EventAppeal


class EventDecisions(Model, frozen=True, kw_only=True):
    """
    Rulings, penalties and appeals.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    rulings: Penalties too, oldest first.
    appeals: Oldest first.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    rulings: list[EventRuling]
    """Penalties too, oldest first."""
    appeals: list[EventAppeal]
    """Oldest first."""


class ClockActed(Model, frozen=True, kw_only=True):
    """
    It is done at the table.

    table: The table, from 1.
    game: The game's id.
    version: Of the game's log.
    digest: Of the last entry of the game's log.
    token: Of a seat that got another; else null.
    """

    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Of the game's log."""
    digest: str
    """Of the last entry of the game's log."""
    token: str | None
    """Of a seat that got another; else null."""


class SeriesAppearance(Model, frozen=True, kw_only=True):
    """
    An entry of an event of a series.

    event: Which event of the series, from 1.
    entry: The entry's number, never used again.
    """

    event: int
    """Which event of the series, from 1."""
    entry: int
    """The entry's number, never used again."""


class SeriesEvent(Model, frozen=True, kw_only=True):
    """
    An event of a series.

    event: The event's id.
    version: Of its log, that was counted.
    digest: SHA-256, hexadecimal.
    counts: Whether it is final: the others count nothing yet.
    title: What it is called.
    """

    event: str
    """The event's id."""
    version: int
    """Of its log, that was counted."""
    digest: str
    """SHA-256, hexadecimal."""
    counts: bool
    """Whether it is final: the others count nothing yet."""
    title: str
    """What it is called."""


class SeriesResult(Model, frozen=True, kw_only=True):
    """
    What a side has of an event.

    event: Which event of the series, from 1.
    entry: The entry's number, never used again.
    place: There.
    points: An exact number: `3`, `-1/2`.
    counts: Whether it is among the best.
    """

    event: int
    """Which event of the series, from 1."""
    entry: int
    """The entry's number, never used again."""
    place: int
    """There."""
    points: str
    """An exact number: `3`, `-1/2`."""
    counts: bool
    """Whether it is among the best."""


class SeriesRow(Model, frozen=True, kw_only=True):
    """
    A side's line.

    place: From 1.
    sharing: How many others have the same place.
    names: As of its last event; empty where the events show none.
    points: An exact number: `3`, `-1/2`.
    results: In the order of events.
    """

    place: int
    """From 1."""
    sharing: int
    """How many others have the same place."""
    names: list[str]
    """As of its last event; empty where the events show none."""
    points: str
    """An exact number: `3`, `-1/2`."""
    results: list[SeriesResult]
    """In the order of events."""


class StudyNote(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: What it says.
    """

    at: int
    """Version of the replay."""
    text: str
    """What it says."""


class StudyVariation(Model, frozen=True, kw_only=True):
    """
    A fork that goes on from a version of the replay.

    game: The fork, a game of its own.
    at: Version of the replay.
    text: What it tries; null where nothing is said.
    status: How far the fork is; null where it is gone.
    url: Address of its table.
    """

    game: str
    """The fork, a game of its own."""
    at: int
    """Version of the replay."""
    text: str | None
    """What it tries; null where nothing is said."""
    status: Literal["seating", "playing", "over", "aborted"] | None
    """How far the fork is; null where it is gone."""
    url: str
    """Address of its table."""


class StudySummary(Model, frozen=True, kw_only=True):
    """
    A study in a list.

    id: Opens the study to read.
    url: Address of the page that shows it.
    version: Rises with each change; for `If-Match`.
    made: When it was started, in UTC (RFC 3339).
    changed: When it was changed last, in UTC (RFC 3339).
    title: What it is called.
    """

    id: str
    """Opens the study to read."""
    url: str
    """Address of the page that shows it."""
    version: int
    """Rises with each change; for `If-Match`."""
    made: datetime
    """When it was started, in UTC (RFC 3339)."""
    changed: datetime
    """When it was changed last, in UTC (RFC 3339)."""
    title: str
    """What it is called."""


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
    The rules that it is played by.

    name: The ruleset's name.
    version: The version of its rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""


class MyGameDecision(Model, frozen=True, kw_only=True):
    """
    What is asked of the seat, as in the view.

    id: Goes into If-Match, in quotation marks.
    kind: What is decided, in a word of the ruleset's.
    """

    id: str
    """Goes into If-Match, in quotation marks."""
    kind: str
    """What is decided, in a word of the ruleset's."""


class PasskeySite(Model, frozen=True, kw_only=True):
    """
    The site that asks.

    id: The site's name, which the passkey belongs to.
    name: What it is called.
    """

    id: str
    """The site's name, which the passkey belongs to."""
    name: str
    """What it is called."""


class PasskeyUser(Model, frozen=True, kw_only=True):
    """
    The player.

    id: The player's id, in base64url.
    name: What the player is called.
    displayName: The same.
    """

    id: str
    """The player's id, in base64url."""
    name: str
    """What the player is called."""
    displayName: str
    """The same."""


class PasskeyAlgorithm(Model, frozen=True, kw_only=True):
    """
    A kind of signature.

    type: What it is.
    alg: Its number in COSE.
    """

    type: Literal["public-key"]
    """What it is."""
    alg: int
    """Its number in COSE."""


class PasskeyReference(Model, frozen=True, kw_only=True):
    """
    A passkey that is there.

    type: What it is.
    id: Its id, in base64url.
    """

    type: Literal["public-key"]
    """What it is."""
    id: str
    """Its id, in base64url."""


class PasskeySelection(Model, frozen=True, kw_only=True):
    """
    What the authenticator must be able to do.

    residentKey: It keeps the passkey itself.
    requireResidentKey: The same, for older browsers.
    userVerification: The authenticator checks that it is its owner, by a PIN, a finger or a face.
    """

    residentKey: Literal["required"]
    """It keeps the passkey itself."""
    requireResidentKey: bool
    """The same, for older browsers."""
    userVerification: Literal["required"]
    """The authenticator checks that it is its owner, by a PIN, a finger or a face."""


class UnfinishedTable(Model, frozen=True, kw_only=True):
    """
    A table that keeps its round open.

    table: The table.
    lacks: What it lacks, in words.
    """

    table: int
    """The table."""
    lacks: str
    """What it lacks, in words."""


class SeatClock(Model, frozen=True, kw_only=True):
    """
    The time of one seat.

    seat: A seat's number: from 0, clockwise.
    bank_ms: Milliseconds in its bank when its open decision began.
    strikes: How often in a row the clock struck.
    absent: Whether its player is absent; `return` ends that.
    since: When the time of its open decision began; null where none runs.
    deadline: When it is used up, bank included, and the default is played.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    bank_ms: int
    """Milliseconds in its bank when its open decision began."""
    strikes: int
    """How often in a row the clock struck."""
    absent: bool
    """Whether its player is absent; `return` ends that."""
    since: datetime | None
    """When the time of its open decision began; null where none runs."""
    deadline: datetime | None
    """When it is used up, bank included, and the default is played."""


class Pause(Model, frozen=True, kw_only=True):
    """
    The pause of the table; absent without one. No move is taken from `since` to `until`.

    since: When it began; null while it waits for the decisions in `after`.
    until: When it ends by itself, in UTC (RFC 3339).
    after: Ids of the decisions that are answered before it begins.
    """

    since: datetime | None
    """When it began; null while it waits for the decisions in `after`."""
    until: datetime
    """When it ends by itself, in UTC (RFC 3339)."""
    after: list[str]
    """Ids of the decisions that are answered before it begins."""


class OpenDecision(Model, frozen=True, kw_only=True):
    """
    A decision that is open.

    seat: A seat's number: from 0, clockwise.
    kind: What is decided, in a word of the ruleset's.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: str
    """What is decided, in a word of the ruleset's."""


class Opening(Model, frozen=True, kw_only=True):
    """
    A value, and the salt that opens its commitment.

    value: Any JSON value, as the event holds it.
    salt: Hexadecimal; hashed with the value it gives the commitment in `hidden`.
    """

    value: Any
    """Any JSON value, as the event holds it."""
    salt: str
    """Hexadecimal; hashed with the value it gives the commitment in `hidden`."""


class CardSeat(Model, frozen=True, kw_only=True):
    """
    A seat of the game, as everybody may know it.

    seat: A seat's number: from 0, clockwise.
    kind: Who plays the seat.
    bot: Name of the bot that plays it; null without one.
    name: Name of the seat's player; null where none was given.
    taken: Whether it is filled: claimed, or played by itself.
    resigned: Whether it gave up; its default answers are given for it.
    open: Whether anybody may sit down there now, without a code.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["human", "bot", "automaton"]
    """Who plays the seat."""
    bot: str | None
    """Name of the bot that plays it; null without one."""
    name: str | None
    """Name of the seat's player; null where none was given."""
    taken: bool
    """Whether it is filled: claimed, or played by itself."""
    resigned: bool
    """Whether it gave up; its default answers are given for it."""
    open: bool
    """Whether anybody may sit down there now, without a code."""


class Spectators(Model, frozen=True, kw_only=True):
    """
    What spectators get.

    delay_s: Seconds from an event until spectators see it, while the game runs.
    """

    delay_s: int
    """Seconds from an event until spectators see it, while the game runs."""


class Deal(Model, frozen=True, kw_only=True):
    """
    How the luck is chosen.

    mode: As it was asked for.
    """

    mode: Literal["fresh", "duplicate", "fixed"]
    """As it was asked for."""


class PlannedLuck(Model, frozen=True, kw_only=True):
    """
    How the luck is made before the deal.

    nonces: Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public luck that comes after the last nonce.
    wait_s: Seconds to wait for the nonces.
    """

    nonces: Literal["asked", "required", "none"]
    """Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand"] | None
    """Public luck that comes after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""


class PlannedClock(Model, frozen=True, kw_only=True):
    """
    The table's clock; absent without one.

    decision_s: Seconds for each decision of a person.
    bank_s: Seconds that each seat has beside at first, taken when a decision's are used up.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: How often in a row the clock strikes before a seat is absent.
    on_absence: What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good.
    """

    decision_s: int
    """Seconds for each decision of a person."""
    bank_s: int
    """Seconds that each seat has beside at first, taken when a decision's are used up."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """How often in a row the clock strikes before a seat is absent."""
    on_absence: Literal["default", "bot", "forfeit"]
    """What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good."""


class ImportNote(Model, frozen=True, kw_only=True):
    """
    The game came as a record.

    at: When it was imported, in UTC (RFC 3339).
    key: Whose signature it came with, not judged here.
    """

    at: datetime
    """When it was imported, in UTC (RFC 3339)."""
    key: str | None
    """Whose signature it came with, not judged here."""


class GameLinks(Model, frozen=True, kw_only=True):
    """
    Where to go on.

    self: This card.
    view: The game as a token may see it, or everybody.
    events: What happened, as pages or as a stream.
    commands: Where commands are posted.
    checkpoint: The head of its log, signed.
    record: The game as a file that anybody can audit.
    forks: The games that go on from moments of this one, and where to post another.
    rulings: What its organiser decided.
    evidence: What an audience was shown, signed.
    """

    self: str
    """This card."""
    view: str
    """The game as a token may see it, or everybody."""
    events: str
    """What happened, as pages or as a stream."""
    commands: str
    """Where commands are posted."""
    checkpoint: str
    """The head of its log, signed."""
    record: str
    """The game as a file that anybody can audit."""
    forks: str
    """The games that go on from moments of this one, and where to post another."""
    rulings: str
    """What its organiser decided."""
    evidence: str
    """What an audience was shown, signed."""


class InboxDecision(Model, frozen=True, kw_only=True):
    """
    The decision that is open, as in the view.

    id: Goes into If-Match, in quotation marks.
    kind: What is decided, in a word of the ruleset's.
    """

    id: str
    """Goes into If-Match, in quotation marks."""
    kind: str
    """What is decided, in a word of the ruleset's."""


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
    Where to go on.

    self: The ruleset with its schemas and rules.
    """

    self: str
    """The ruleset with its schemas and rules."""


class Bot(Model, frozen=True, kw_only=True):
    """
    A bot that plays this game.

    name: For `bot` of a seat in a new game.
    summary: How it plays, in a sentence.
    """

    name: str
    """For `bot` of a seat in a new game."""
    summary: str
    """How it plays, in a sentence."""


class CommandKind(Model, frozen=True, kw_only=True):
    """
    A command of this game.

    type: Its `type` in a request.
    summary: What it does, in a sentence.
    answers_decision: Whether it needs If-Match.
    schema: A JSON Schema (2020-12).
    title: What a button says.
    """

    type: str
    """Its `type` in a request."""
    summary: str
    """What it does, in a sentence."""
    answers_decision: bool
    """Whether it needs If-Match."""
    schema: dict[str, Any]
    """A JSON Schema (2020-12)."""
    title: str
    """What a button says."""


class EventKind(Model, frozen=True, kw_only=True):
    """
    An event of this game.

    type: The `type` of its entries.
    summary: What happened, in a sentence.
    rule: The number of the rule that it follows from, if there is one.
    data_schema: The JSON Schema of an entry's `data`.
    secret_fields: Fields that have an audience: their commitments in `hidden`, their values in `openings` for that audience.
    openings_schema: The JSON Schema of what they hold.
    """

    type: str
    """The `type` of its entries."""
    summary: str
    """What happened, in a sentence."""
    rule: str | None
    """The number of the rule that it follows from, if there is one."""
    data_schema: dict[str, Any]
    """The JSON Schema of an entry's `data`."""
    secret_fields: list[str]
    """Fields that have an audience: their commitments in `hidden`, their values in `openings` for that audience."""
    openings_schema: dict[str, Any]
    """The JSON Schema of what they hold."""


class ReplaySeat(Model, frozen=True, kw_only=True):
    """
    A seat of the replay.

    seat: A seat's number: from 0, clockwise.
    kind: Who plays the seat.
    name: Name of the seat's player; null where none was given.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["human", "bot", "automaton"]
    """Who plays the seat."""
    name: str | None
    """Name of the seat's player; null where none was given."""


class ReplayViewpoint(Model, frozen=True, kw_only=True):
    """
    A viewpoint from which it may be seen.

    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    name: What they are called, for a list to choose from.
    """

    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    name: str
    """What they are called, for a list to choose from."""


class ReplayLinks(Model, frozen=True, kw_only=True):
    """
    Where to go on.

    self: This.
    frames: What it shows, version by version.
    card: A picture of one moment.
    page: The page that shows it.
    forks: Post a moment there to play on from it.
    """

    self: str
    """This."""
    frames: str
    """What it shows, version by version."""
    card: str
    """A picture of one moment."""
    page: str
    """The page that shows it."""
    forks: str | None
    """Post a moment there to play on from it."""


class WebhookAttempt(Model, frozen=True, kw_only=True):
    """
    A POST to your receiver.

    id: Names the message, the same in every attempt; of an entry, its `id` in the inbox.
    type: The message's `type`.
    at: When it was sent, in UTC (RFC 3339).
    status: The status of the answer; null where none came.
    error: Null: delivered. `dns`, `address`: no such name, or an address that is not asked; `connect`, `tls`, `timeout`, `answer`: no answer that could be read; `redirect`, `status`: not a 2xx; `challenge`: not met.
    """

    id: str
    """Names the message, the same in every attempt; of an entry, its `id` in the inbox."""
    type: str
    """The message's `type`."""
    at: datetime
    """When it was sent, in UTC (RFC 3339)."""
    status: int | None
    """The status of the answer; null where none came."""
    error: Literal["dns", "address", "connect", "tls", "timeout", "answer", "redirect", "status", "challenge"] | None
    """Null: delivered. `dns`, `address`: no such name, or an address that is not asked; `connect`, `tls`, `timeout`, `answer`: no answer that could be read; `redirect`, `status`: not a 2xx; `challenge`: not met."""


class WebhookDeadLetter(Model, frozen=True, kw_only=True):
    """
    An entry that was given up.

    id: Names the message, the same in every attempt; of an entry, its `id` in the inbox.
    type: The `type` of its message.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    version: Position in the game's log, from 1.
    at: When it was given up, in UTC (RFC 3339).
    """

    id: str
    """Names the message, the same in every attempt; of an entry, its `id` in the inbox."""
    type: Literal["table.opened", "decision.open", "decision.reminded", "nonce.awaited", "game.over", "ruling.made"]
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

    id: Names the message, the same in every attempt; of an entry, its `id` in the inbox.
    type: Its `type`.
    event: The event's id.
    version: Of the event's log.
    round: The round; null where it is about none.
    table: The table; null where it is about none.
    number: Of the ruling, penalty, appeal or message; null where it is of none.
    at: When it was given up, in UTC (RFC 3339).
    """

    id: str
    """Names the message, the same in every attempt; of an entry, its `id` in the inbox."""
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
        "event.cancelled",
    ]
    """Its `type`."""
    event: str
    """The event's id."""
    version: int
    """Of the event's log."""
    round: int | None
    """The round; null where it is about none."""
    table: int | None
    """The table; null where it is about none."""
    number: int | None
    """Of the ruling, penalty, appeal or message; null where it is of none."""
    at: datetime
    """When it was given up, in UTC (RFC 3339)."""


class WebhookLetterData(Model, frozen=True, kw_only=True):
    """
    Where something happened.

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
    Where something happened in an event.

    event: The event's id.
    version: Of the event's log.
    round: The round; null where it is about none.
    table: The table; null where it is about none.
    number: Of the ruling, penalty, appeal or message; null where it is of none.
    """

    event: str
    """The event's id."""
    version: int
    """Of the event's log."""
    round: int | None
    """The round; null where it is about none."""
    table: int | None
    """The table; null where it is about none."""
    number: int | None
    """Of the ruling, penalty, appeal or message; null where it is of none."""


class WebhookChallengeData(Model, frozen=True, kw_only=True):
    """
    What is to be answered.

    challenge: Another text for each challenge.
    """

    challenge: str
    """Another text for each challenge."""


class WebhookPingData(Model, frozen=True, kw_only=True):
    """
    Nothing: a ping has no data.

    """


class ChatAuthor(Model, frozen=True, kw_only=True):
    """
    Who says it.

    kind: What it is that speaks.
    seat: Of a seat; else null.
    guest: Of a guest: tells guests of one name apart; else null.
    name: What the seat is called now, or the guest; null for the person who played the seat before its substitute, and else.
    """

    kind: Literal["seat", "organiser", "guest", "moderator"]
    """What it is that speaks."""
    seat: int | None
    """Of a seat; else null."""
    guest: str | None
    """Of a guest: tells guests of one name apart; else null."""
    name: str | None
    """What the seat is called now, or the guest; null for the person who played the seat before its substitute, and else."""


class EntryMade(Model, frozen=True, kw_only=True):
    """
    An entry with its token.

    entry: The entry's number, never used again.
    kind: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: Whether it takes part.
    section: Whose standings it plays for.
    names: Of its persons, as the regulations have them shown; null where none is.
    club: Where it is from; null where nothing was said.
    seed: Number in the seeding.
    rating: That seeds it, in thousandths.
    apart: Groups whose entries should not meet.
    bot: Its policy; null of people.
    joined: The first round that it could be paired in.
    checked_in: Rounds that it is checked in for.
    is_checked_in: Whether it is checked in for the whole event.
    byes: Rounds that it asked a bye for.
    token: The entry's one token for the whole event; null of a bot.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["people", "stand_in", "bot"]
    """`people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: Literal["waiting", "entered", "withdrawn", "disqualified"]
    """Whether it takes part."""
    section: str
    """Whose standings it plays for."""
    names: list[str | None]
    """Of its persons, as the regulations have them shown; null where none is."""
    club: str | None
    """Where it is from; null where nothing was said."""
    seed: int | None
    """Number in the seeding."""
    rating: int | None
    """That seeds it, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """Its policy; null of people."""
    joined: int
    """The first round that it could be paired in."""
    checked_in: list[int]
    """Rounds that it is checked in for."""
    is_checked_in: bool
    """Whether it is checked in for the whole event."""
    byes: list[int]
    """Rounds that it asked a bye for."""
    token: str | None
    """The entry's one token for the whole event; null of a bot."""


class SaltedText(Model, frozen=True, kw_only=True):
    """
    A text, and the salt that opens its commitment.

    text: The text as it was written.
    salt: 16 bytes, hexadecimal.
    """

    text: str
    """The text as it was written."""
    salt: str
    """16 bytes, hexadecimal."""


class DraftFigure(Model, frozen=True, kw_only=True):
    """
    A number of a draft; less is better.

    name: What was minimised.
    value: Whole, or a fraction as text.
    bound: What no draft could be below; null where none is known.
    """

    name: str
    """What was minimised."""
    value: int | str
    """Whole, or a fraction as text."""
    bound: int | str | None
    """What no draft could be below; null where none is known."""


class EventSeat(Model, frozen=True, kw_only=True):
    """
    Who sits on a seat.

    entry: The entry's number, never used again.
    member: Which of its persons, from 0.
    name: As the regulations have it shown.
    """

    entry: int
    """The entry's number, never used again."""
    member: int
    """Which of its persons, from 0."""
    name: str | None
    """As the regulations have it shown."""


class DraftTable(Model, frozen=True, kw_only=True):
    """
    A table of a draft.

    table: Its number, from 1.
    section: Whose standings it counts for.
    seats: In the order of the game's seats.
    board: Tables of one board have the same deal; null for a deal of its own.
    match: Tables of one match count together.
    """

    table: int
    """Its number, from 1."""
    section: str
    """Whose standings it counts for."""
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
    kind: Given by the draft, asked for, or not there.
    """

    entry: int
    """The entry's number, never used again."""
    kind: Literal["allocated", "asked", "absent"]
    """Given by the draft, asked for, or not there."""


class DraftChange(Model, frozen=True, kw_only=True):
    """
    Something that makes a draft stale.

    version: Position in the game's log, from 1.
    type: The type of the fact.
    entries: Which it concerns, if it is about entries.
    round: The round, from 1.
    table: The table, from 1.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """The type of the fact."""
    entries: list[int]
    """Which it concerns, if it is about entries."""
    round: int | None = None
    """The round, from 1."""
    table: int | None = None
    """The table, from 1."""


class Lot(Model, frozen=True, kw_only=True):
    """
    The order of a lot.

    number: Counted from 1.
    round: The round, from 1.
    order: First the one that it puts first.
    """

    number: int
    """Counted from 1."""
    round: int
    """The round, from 1."""
    order: list[int]
    """First the one that it puts first."""


class SeatLine(Model, frozen=True, kw_only=True):
    """
    A seat that was played.

    seat: A seat's number: from 0, clockwise.
    place: At the table; tied seats share it.
    tied: How many others share the place.
    size: Of the table.
    points: An exact number: `3`, `-1/2`.
    table_points: An exact number: `3`, `-1/2`.
    share: Of the matchpoints of its board; null where nothing is compared.
    difference: To the other tables of its board.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    place: int
    """At the table; tied seats share it."""
    tied: int
    """How many others share the place."""
    size: int
    """Of the table."""
    points: str
    """An exact number: `3`, `-1/2`."""
    table_points: str
    """An exact number: `3`, `-1/2`."""
    share: str | None
    """Of the matchpoints of its board; null where nothing is compared."""
    difference: str | None
    """To the other tables of its board."""


class TableLine(Model, frozen=True, kw_only=True):
    """
    What an entry has of the table.

    entry: The entry's number, never used again.
    round: The round, from 1.
    table: Null for a round without one.
    kind: Why it is so many.
    points: An exact number: `3`, `-1/2`.
    member: Which of its persons sat there.
    opponents: Each as often as it had a seat.
    seats: Of which the points are the mean.
    """

    entry: int
    """The entry's number, never used again."""
    round: int
    """The round, from 1."""
    table: int | None
    """Null for a round without one."""
    kind: Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"]
    """Why it is so many."""
    points: str
    """An exact number: `3`, `-1/2`."""
    member: int | None
    """Which of its persons sat there."""
    opponents: list[int]
    """Each as often as it had a seat."""
    seats: list[SeatLine]
    """Of which the points are the mean."""


class OwnSeat(Model, frozen=True, kw_only=True):
    """
    A seat of yours.

    seat: A seat's number: from 0, clockwise.
    member: Which of your persons, from 0.
    token: Of the seat; null where it was given out otherwise.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    member: int
    """Which of your persons, from 0."""
    token: str | None
    """Of the seat; null where it was given out otherwise."""


class RoundLine(Model, frozen=True, kw_only=True):
    """
    What an entry has of a round.

    round: The round, from 1.
    table: Null for a round without one.
    kind: Why it is so many.
    points: An exact number: `3`, `-1/2`.
    """

    round: int
    """The round, from 1."""
    table: int | None
    """Null for a round without one."""
    kind: Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"]
    """Why it is so many."""
    points: str
    """An exact number: `3`, `-1/2`."""


class StandingsRow(Model, frozen=True, kw_only=True):
    """
    An entry's line.

    place: Null for a disqualified entry.
    sharing: How many others have the same place.
    entry: The entry's number, never used again.
    names: Of its persons, as the regulations have them shown; null where none is.
    points: An exact number: `3`, `-1/2`.
    penalty: That is taken off.
    ties: By tie-break; null where it was not asked or says nothing.
    rounds: By round and table.
    """

    place: int | None
    """Null for a disqualified entry."""
    sharing: int
    """How many others have the same place."""
    entry: int
    """The entry's number, never used again."""
    names: list[str | None]
    """Of its persons, as the regulations have them shown; null where none is."""
    points: str
    """An exact number: `3`, `-1/2`."""
    penalty: str
    """That is taken off."""
    ties: list[list[str] | None]
    """By tie-break; null where it was not asked or says nothing."""
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
    A place as it was confirmed.

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
    A seat that is asked something.

    seat: A seat's number: from 0, clockwise.
    since: When it was asked; without a clock, when something happened last.
    deadline: Until when it may think; null where no time runs.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    since: datetime
    """When it was asked; without a clock, when something happened last."""
    deadline: datetime | None
    """Until when it may think; null where no time runs."""


class StudyLinks(Model, frozen=True, kw_only=True):
    """
    Where to go on.

    self: This.
    page: The page that shows it.
    replay: What it belongs to.
    variations: Where variations are added; null where the replay shows nobody's cards.
    """

    self: str
    """This."""
    page: str
    """The page that shows it."""
    replay: str
    """What it belongs to."""
    variations: str | None
    """Where variations are added; null where the replay shows nobody's cards."""


class SeatBody(Model, frozen=True, kw_only=True):
    """
    One seat, as the creator wants it.

    kind: Who it is for. The automaton's seat may be left out: it comes last by itself.
    bot: The policy of a bot, one of the ruleset's `bots`; `house` by default.
    name: What the seat's holder is called: 1 to 40 readable characters in one line.
    claim: The creator sits here at once; the answer holds the seat's token.
    open: Anybody may sit down here without a code, from the lobby; in public games only.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    kind: Literal["human", "bot", "automaton"]
    """Who it is for. The automaton's seat may be left out: it comes last by itself."""
    bot: str | None = None
    """The policy of a bot, one of the ruleset's `bots`; `house` by default."""
    name: str | None = None
    """What the seat's holder is called: 1 to 40 readable characters in one line."""
    claim: bool | None = None
    """The creator sits here at once; the answer holds the seat's token."""
    open: bool | None = None
    """Anybody may sit down here without a code, from the lobby; in public games only."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


class SpectatorsBody(Model, frozen=True, kw_only=True):
    """
    What spectators get.

    delay_s: Seconds by which spectators see a running game late.
    """

    delay_s: int
    """Seconds by which spectators see a running game late."""


class DealBody(Model, frozen=True, kw_only=True):
    """
    How the luck is chosen.

    mode: `fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only.
    group: The duplicate group: made by its first game, joined with that game's organiser token.
    description: The stated deal, in the ruleset's own terms: its `deal_schema`.
    """

    mode: Literal["fresh", "duplicate", "fixed"]
    """`fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only."""
    group: str | None = None
    """The duplicate group: made by its first game, joined with that game's organiser token."""
    description: dict[str, Any] | None = None
    """The stated deal, in the ruleset's own terms: its `deal_schema`."""


class LuckBody(Model, frozen=True, kw_only=True):
    """
    How the luck is made before the deal.

    nonces: Of people: `asked` of those who bring a commitment, and dealt with what came; `required` of all, for rated tables and events: one that is missing cancels the table; or `none`. `asked` by default; `none` in a duplicate deal.
    public: Public luck that comes after the last nonce; none by default. `drand`, where the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: those of an event get a round from it.
    wait_s: Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default.
    """

    nonces: Literal["asked", "required", "none"] | None = None
    """Of people: `asked` of those who bring a commitment, and dealt with what came; `required` of all, for rated tables and events: one that is missing cancels the table; or `none`. `asked` by default; `none` in a duplicate deal."""
    public: Literal["drand"] | None = None
    """Public luck that comes after the last nonce; none by default. `drand`, where the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: those of an event get a round from it."""
    wait_s: int | None = None
    """Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default."""


class ClockBody(Model, frozen=True, kw_only=True):
    """
    Time for the decisions of people.

    decision_s: Seconds for each decision: days in a game by correspondence. Decisions that are open together, or whose answers are secret, have no more.
    bank_s: Seconds that each seat has beside, taken when a decision's are used up; 0 by default.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`; 0 by default.
    absent_after: How often in a row the clock strikes before a seat is absent; 3 by default.
    on_absence: What follows then: its default is played at once (`default`, if nothing is said), a house bot plays until the player returns (`bot`), or for good (`forfeit`).
    """

    decision_s: int
    """Seconds for each decision: days in a game by correspondence. Decisions that are open together, or whose answers are secret, have no more."""
    bank_s: int | None = None
    """Seconds that each seat has beside, taken when a decision's are used up; 0 by default."""
    increment_s: int | None = None
    """Seconds that an answer adds to the bank, up to `bank_s`; 0 by default."""
    absent_after: int | None = None
    """How often in a row the clock strikes before a seat is absent; 3 by default."""
    on_absence: Literal["default", "bot", "forfeit"] | None = None
    """What follows then: its default is played at once (`default`, if nothing is said), a house bot plays until the player returns (`bot`), or for good (`forfeit`)."""


class GameBody(Model, frozen=True, kw_only=True):
    """
    A game as it is asked for.

    ruleset: One of GET /v1/rulesets.
    seats: In playing order.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    visibility: Whether the lobby lists it; public by default.
    clock: None by default: the rules' own timers apply, and nobody else is hurried.
    analysis: Whether a seat may fork the running game from what it knows; false by default, shown to all.
    hints: Whether seats that ask for words are told what follows from what they see; false by default, shown to all.
    rated: Whether the result counts for ratings; false by default, shown to all. For people alone.
    arbiter: Also make a token with full sight; every seat sees that there is one.
    chat: Who may talk: nobody (`off`), the table (`players`), spectators too, among themselves (`all`). `players` by default, and `off` in a duplicate deal.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
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
    """None by default: the rules' own timers apply, and nobody else is hurried."""
    analysis: bool | None = None
    """Whether a seat may fork the running game from what it knows; false by default, shown to all."""
    hints: bool | None = None
    """Whether seats that ask for words are told what follows from what they see; false by default, shown to all."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default, shown to all. For people alone."""
    arbiter: bool | None = None
    """Also make a token with full sight; every seat sees that there is one."""
    chat: Literal["off", "players", "all"] | None = None
    """Who may talk: nobody (`off`), the table (`players`), spectators too, among themselves (`all`). `players` by default, and `off` in a duplicate deal."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class ClaimBody(Model, frozen=True, kw_only=True):
    """
    A claim of a seat.

    code: The seat's claim code.
    name: What you are called: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    code: str
    """The seat's claim code."""
    name: str | None = None
    """What you are called: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class JoinBody(Model, frozen=True, kw_only=True):
    """
    Sitting down at the next free seat.

    code: The game's invitation code, for any free seat; without it, the next open seat.
    name: What you are called: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    code: str | None = None
    """The game's invitation code, for any free seat; without it, the next open seat."""
    name: str | None = None
    """What you are called: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class RematchBody(Model, frozen=True, kw_only=True):
    """
    Sitting down at the rematch of a game that has ended.

    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class SeekBody(Model, frozen=True, kw_only=True):
    """
    A table that is looked for, and who looks for it.

    ruleset: One of GET /v1/rulesets.
    seats: How many people play, you among them; an automaton comes by itself where the rules have one.
    name: What you will be called: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    clock: None by default: the rules' own timers apply, and nobody else is hurried.
    rated: Whether the result counts for ratings; false by default. Then everybody comes with `player`.
    """

    ruleset: str
    """One of GET /v1/rulesets."""
    seats: int
    """How many people play, you among them; an automaton comes by itself where the rules have one."""
    name: str | None = None
    """What you will be called: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""
    options: dict[str, Any] | None = None
    """Table options, by the ruleset's `options_schema`; defaults for the others."""
    clock: ClockBody | None = None
    """None by default: the rules' own timers apply, and nobody else is hurried."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default. Then everybody comes with `player`."""


class SeekerBody(Model, frozen=True, kw_only=True):
    """
    Joining a seek.

    name: What you will be called: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    name: str | None = None
    """What you will be called: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class CommitBody(Model, frozen=True, kw_only=True):
    """
    A commitment to another nonce, or to the first.

    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    commit: str
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


class NonceBody(Model, frozen=True, kw_only=True):
    """
    The nonce that a seat committed to.

    nonce: Its text, as it was committed to.
    digest: The digest of `game.luck_closed` that you computed from the log; never copy it from the view.
    """

    nonce: str
    """Its text, as it was committed to."""
    digest: str
    """The digest of `game.luck_closed` that you computed from the log; never copy it from the view."""


class PublicLuckBody(Model, frozen=True, kw_only=True):
    """
    Public luck: a round of drand.

    round: The round's number: `luck.round.round` of the view.
    signature: Of the round, as drand publishes it.
    """

    round: int
    """The round's number: `luck.round.round` of the view."""
    signature: str
    """Of the round, as drand publishes it."""


class ChatBody(Model, frozen=True, kw_only=True):
    """
    Who may write from now on.

    mode: `off`: nobody; `players`: the table; `all`: spectators too, among themselves.
    """

    mode: Literal["off", "players", "all"]
    """`off`: nobody; `players`: the table; `all`: spectators too, among themselves."""


class GuestBody(Model, frozen=True, kw_only=True):
    """
    A spectator who wants to talk.

    name: What you are called: 1 to 40 readable characters in one line.
    """

    name: str
    """What you are called: 1 to 40 readable characters in one line."""


class MessageBody(Model, frozen=True, kw_only=True):
    """
    A message: words, or an emote.

    scope: `players`, the table's own talk, or `spectators`. By default the one that is yours.
    text: 1 to 300 readable characters in one line, plain text.
    emote: One of a fixed set.
    """

    scope: Literal["players", "spectators"] | None = None
    """`players`, the table's own talk, or `spectators`. By default the one that is yours."""
    text: str | None = None
    """1 to 300 readable characters in one line, plain text."""
    emote: (
        Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    ) = None
    """One of a fixed set."""


class PresenceBody(Model, frozen=True, kw_only=True):
    """
    What a seat says of its presence.

    state: `online` while you look, `away` while you do not, `hidden` to have nothing told.
    """

    state: Literal["online", "away", "hidden"]
    """`online` while you look, `away` while you do not, `hidden` to have nothing told."""


class SubjectBody(Model, frozen=True, kw_only=True):
    """
    What a report or an act is about: a message, the name at a seat, a player, a text of an event, or a study.

    kind: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of an event with `event` and `place`; `study` with `study`.
    game: The game's id.
    scope: Of a message.
    number: Of a message, in its scope.
    seat: Whose name it is.
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
    """Whose name it is."""
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
    A report of something that is wrong.

    ground: What is wrong with it.
    note: What a moderator should know: 1 to 300 readable characters in one line.
    """

    subject: SubjectBody
    ground: Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"]
    """What is wrong with it."""
    note: str | None = None
    """What a moderator should know: 1 to 300 readable characters in one line."""


class ActBody(Model, frozen=True, kw_only=True):
    """
    What a moderator does.

    act: `hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports.
    reason: For the log of moderation: readable characters in one line.
    until: When a suspension ends by itself, in UTC (RFC 3339); without it, not.
    """

    act: Literal["hide", "show", "suspend", "lift", "dismiss"]
    """`hide`, `show` a name at a seat, a text of an event or a study again, `suspend` the player, `lift` that, or `dismiss` the reports."""
    subject: SubjectBody
    reason: str
    """For the log of moderation: readable characters in one line."""
    until: str | None = None
    """When a suspension ends by itself, in UTC (RFC 3339); without it, not."""


class InboxBody(Model, frozen=True, kw_only=True):
    """
    The seats of a new inbox.

    tokens: Tokens of the seats to begin with.
    """

    tokens: list[str] | None = field(default_factory=list)
    """Tokens of the seats to begin with."""


class SeatTokenBody(Model, frozen=True, kw_only=True):
    """
    A seat, for an inbox.

    token: The seat's token, or one that reads over its shoulder.
    """

    token: str
    """The seat's token, or one that reads over its shoulder."""


class InterventionBody(Model, frozen=True, kw_only=True):
    """
    An intervention as it is asked for.

    kind: `pause` the table, or let it `resume`; `add_time`; `strike`: the usual answers are given now; `hand_to_bot` a seat, and let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones.
    author: Who intervenes, as everybody reads it: 1 to 40 readable characters in one line.
    reason: Why, as everybody reads it: 1 to 200 characters, one line.
    seat: Whose seat. Absent with `add_time` and `strike`: everybody's.
    until: With `pause`: when it ends by itself. At most a day ahead, or 14 days where the clock gives a day or more for a decision.
    after_decisions: With `pause`: it begins once the decisions that are open now are answered, instead of at once.
    seconds: With `add_time`: how much.
    name: With `substitute`: what the new person is called at the table.
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
    """`pause` the table, or let it `resume`; `add_time`; `strike`: the usual answers are given now; `hand_to_bot` a seat, and let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones."""
    author: str
    """Who intervenes, as everybody reads it: 1 to 40 readable characters in one line."""
    reason: str
    """Why, as everybody reads it: 1 to 200 characters, one line."""
    seat: int | None = None
    """Whose seat. Absent with `add_time` and `strike`: everybody's."""
    until: str | None = None
    """With `pause`: when it ends by itself. At most a day ahead, or 14 days where the clock gives a day or more for a decision."""
    after_decisions: bool | None = None
    """With `pause`: it begins once the decisions that are open now are answered, instead of at once."""
    seconds: int | None = None
    """With `add_time`: how much."""
    name: str | None = None
    """With `substitute`: what the new person is called at the table."""


class WebhookBody(Model, frozen=True, kw_only=True):
    """
    Where a new webhook sends to.

    url: Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on.
    """

    url: str
    """Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on."""


class PushKeysBody(Model, frozen=True, kw_only=True):
    """
    The keys of a browser's subscription, as it gives them.

    p256dh: The browser's public key: a point of P-256, 65 bytes in base64url.
    auth: The browser's secret: 16 bytes in base64url.
    """

    p256dh: str
    """The browser's public key: a point of P-256, 65 bytes in base64url."""
    auth: str
    """The browser's secret: 16 bytes in base64url."""


class PushSubscriptionBody(Model, frozen=True, kw_only=True):
    """
    A browser's push subscription, as `toJSON()` gives it, without `expirationTime`.

    endpoint: Where the browser's push service takes messages for it.
    """

    endpoint: str
    """Where the browser's push service takes messages for it."""
    keys: PushKeysBody


class MailBody(Model, frozen=True, kw_only=True):
    """
    Where mail goes.

    address: The address. Nothing but a code is sent there before it was confirmed.
    every_minutes: The least time between two mails: 15 minutes to a day, an hour unless said.
    """

    address: str
    """The address. Nothing but a code is sent there before it was confirmed."""
    every_minutes: int | None = 60
    """The least time between two mails: 15 minutes to a day, an hour unless said."""


class MailCodeBody(Model, frozen=True, kw_only=True):
    """
    The code that came.

    code: The eight digits of the mail.
    """

    code: str
    """The eight digits of the mail."""


class NewPlayerBody(Model, frozen=True, kw_only=True):
    """
    A new player.

    name: What the player is called, at tables too where nothing else is said: 1 to 40 readable characters in one line.
    """

    name: str
    """What the player is called, at tables too where nothing else is said: 1 to 40 readable characters in one line."""


class RecoveryBody(Model, frozen=True, kw_only=True):
    """
    A recovery code.

    recovery_code: As it was shown; in either case, with or without dashes.
    """

    recovery_code: str
    """As it was shown; in either case, with or without dashes."""


class LinkBody(Model, frozen=True, kw_only=True):
    """
    A link from another device of the player.

    link: The link, as the other device shows it.
    """

    link: str
    """The link, as the other device shows it."""


class ConsentsBody(Model, frozen=True, kw_only=True):
    """
    What a player allows; what is not named stays as it is.

    profile: Whether everybody may read the player's name by the id; false at first.
    ratings: Whether lists of ratings show the player, with the name; false at first.
    """

    profile: bool | None = None
    """Whether everybody may read the player's name by the id; false at first."""
    ratings: bool | None = None
    """Whether lists of ratings show the player, with the name; false at first."""


class PlayerChangesBody(Model, frozen=True, kw_only=True):
    """
    What changes of a player; what is not named stays as it is.

    name: The new name: 1 to 40 readable characters in one line. Names at tables stay.
    """

    name: str | None = None
    """The new name: 1 to 40 readable characters in one line. Names at tables stay."""
    consents: ConsentsBody | None = None


class PasskeySignInBody(Model, frozen=True, kw_only=True):
    """
    What an authenticator answered to `navigator.credentials.get`.

    id: The passkey's id: `id`.
    user: Whose passkey it is: `response.userHandle`.
    client_data: What the browser says of the challenge and the site: `response.clientDataJSON`.
    authenticator_data: What the authenticator says: `response.authenticatorData`.
    signature: Its signature: `response.signature`.
    """

    id: str
    """The passkey's id: `id`."""
    user: str
    """Whose passkey it is: `response.userHandle`."""
    client_data: str
    """What the browser says of the challenge and the site: `response.clientDataJSON`."""
    authenticator_data: str
    """What the authenticator says: `response.authenticatorData`."""
    signature: str
    """Its signature: `response.signature`."""


class NewPasskeyBody(Model, frozen=True, kw_only=True):
    """
    What an authenticator answered to `navigator.credentials.create`.

    id: The passkey's id: `id`.
    client_data: What the browser says of the challenge and the site: `response.clientDataJSON`.
    attestation: The new public key: `response.attestationObject`.
    """

    id: str
    """The passkey's id: `id`."""
    client_data: str
    """What the browser says of the challenge and the site: `response.clientDataJSON`."""
    attestation: str
    """The new public key: `response.attestationObject`."""


class OidcAnswerBody(Model, frozen=True, kw_only=True):
    """
    What a person came back with, and what their browser kept.

    flow: As it was answered where the sign-in began; kept by that browser alone.
    state: `state` of the address that the provider sent the person to.
    code: `code` of that address.
    issuer: `iss` of that address, where there is one (RFC 9207).
    """

    flow: str
    """As it was answered where the sign-in began; kept by that browser alone."""
    state: str
    """`state` of the address that the provider sent the person to."""
    code: str
    """`code` of that address."""
    issuer: str | None = None
    """`iss` of that address, where there is one (RFC 9207)."""


class OidcSignInBody(Model, frozen=True, kw_only=True):
    """
    An identity, and a name for a player who is not there yet.

    identity: The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use.
    name: What a new player is called; needed where the identity is no player's yet.
    """

    identity: str
    """The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use."""
    name: str | None = None
    """What a new player is called; needed where the identity is no player's yet."""


class IdentityBody(Model, frozen=True, kw_only=True):
    """
    An identity, for its player.

    identity: The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use.
    """

    identity: str
    """The identity that `POST /v1/players/oidc/identity` answered with; good for ten minutes and one use."""


class PlayerSeatBody(Model, frozen=True, kw_only=True):
    """
    A seat, for its player.

    token: The seat's own token.
    """

    token: str
    """The seat's own token."""


class PlayerEntryBody(Model, frozen=True, kw_only=True):
    """
    An entry of an event, for its player.

    token: The entry's own token.
    member: Which person of the entry the player is, from 0.
    """

    token: str
    """The entry's own token."""
    member: int | None = 0
    """Which person of the entry the player is, from 0."""


class ResampleBody(Model, frozen=True, kw_only=True):
    """
    How a world is drawn for a fork.

    seed: 1 to 64 printable ASCII characters; the same view and seed give the same world.
    """

    seed: str
    """1 to 64 printable ASCII characters; the same view and seed give the same world."""


class ForkBody(Model, frozen=True, kw_only=True):
    """
    A fork as it is asked for.

    at: The version to go on from, the latest by default. A command is done whole or not at all: the fork goes on from the last version up to it at which none was half done, and the game was on.
    viewpoint: Viewpoint whose knowledge it starts from: your own while the game is on; `all` by default once it lies open.
    resample: Draw a world uniformly from those that look like the viewpoint's. Always so while the game is on, with a seed of our own if you give none.
    luck: `same` keeps the parent's luck to come (exact forks, their default); `fresh` is new.
    seats: As in a new game, as many as the parent has. By default you sit in the viewpoint's seat, among bots.
    visibility: Whether the lobby, and the parent's list of forks, show it; unlisted by default.
    """

    at: int | None = None
    """The version to go on from, the latest by default. A command is done whole or not at all: the fork goes on from the last version up to it at which none was half done, and the game was on."""
    viewpoint: str | None = None
    """Viewpoint whose knowledge it starts from: your own while the game is on; `all` by default once it lies open."""
    resample: ResampleBody | None = None
    """Draw a world uniformly from those that look like the viewpoint's. Always so while the game is on, with a seed of our own if you give none."""
    luck: Literal["same", "fresh"] | None = None
    """`same` keeps the parent's luck to come (exact forks, their default); `fresh` is new."""
    seats: list[SeatBody] | None = None
    """As in a new game, as many as the parent has. By default you sit in the viewpoint's seat, among bots."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby, and the parent's list of forks, show it; unlisted by default."""


class ReplayForkBody(Model, frozen=True, kw_only=True):
    """
    A fork of a replay as it is asked for.

    at: The version of the replay to go on from: the last up to it at which no command was half done, and the game was on.
    seats: As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots.
    visibility: Whether the lobby shows it; unlisted by default.
    """

    at: int
    """The version of the replay to go on from: the last up to it at which no command was half done, and the game was on."""
    seats: list[SeatBody] | None = None
    """As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby shows it; unlisted by default."""


class OutcomeBody(Model, frozen=True, kw_only=True):
    """
    A result as a ruling gives it.

    winners: Seats, each once; empty when nobody won.
    reason: Why, in a word or a few: 1 to 64 characters, one line.
    """

    winners: list[int]
    """Seats, each once; empty when nobody won."""
    reason: str
    """Why, in a word or a few: 1 to 64 characters, one line."""


class RulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling as it is asked for.

    kind: `correct` the result of a game that has ended, or `abort` one that runs.
    author: Who rules, as everybody reads it: 1 to 40 readable characters in one line.
    reason: Why, as everybody reads it: 1 to 200 characters, one line.
    outcome: With `correct`, and only with it: the outcome from now on; null when the game has none.
    """

    kind: Literal["correct", "abort"]
    """`correct` the result of a game that has ended, or `abort` one that runs."""
    author: str
    """Who rules, as everybody reads it: 1 to 40 readable characters in one line."""
    reason: str
    """Why, as everybody reads it: 1 to 200 characters, one line."""
    outcome: OutcomeBody | None = None
    """With `correct`, and only with it: the outcome from now on; null when the game has none."""


class LocationBody(Model, frozen=True, kw_only=True):
    """
    Where and by which clock an event is held.

    zone: The time zone that pages say times in, as IANA names it: `Europe/Vienna`.
    venue: An address, or the link of an event online; absent: nothing is said. It lies beside the log.
    """

    zone: str | None = "UTC"
    """The time zone that pages say times in, as IANA names it: `Europe/Vienna`."""
    venue: str | None = None
    """An address, or the link of an event online; absent: nothing is said. It lies beside the log."""


class EventBody(Model, frozen=True, kw_only=True):
    """
    An event as it is asked for.

    title: What it is called.
    ruleset: One of GET /v1/rulesets.
    preset: Whole regulations to begin with.
    regulations: What is otherwise than in the preset, as it stands in `regulations` of the card: of an object the members that are named, everything else whole.
    location: Where and by which clock it is held; absent: UTC.
    """

    title: str
    """What it is called."""
    ruleset: str
    """One of GET /v1/rulesets."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """Whole regulations to begin with."""
    regulations: dict[str, Any] | None = None
    """What is otherwise than in the preset, as it stands in `regulations` of the card: of an object the members that are named, everything else whole."""
    location: LocationBody | None = None
    """Where and by which clock it is held; absent: UTC."""


class AmendmentBody(Model, frozen=True, kw_only=True):
    """
    What is to be otherwise of an event: one of `regulations`, `location`, `is_entering` and `is_cancelled`.

    regulations: What is to be otherwise of the regulations, as in a new event.
    location: Where and by which clock it is held, whole.
    is_entering: Whether everybody may enter.
    is_cancelled: true: the event ends without final standings. Needs `reason`.
    reason: Why. Needed once a round was published, and to cancel.
    consent: The token of the second official, where points or tie-breaks are changed once a round was published.
    """

    regulations: dict[str, Any] | None = None
    """What is to be otherwise of the regulations, as in a new event."""
    location: LocationBody | None = None
    """Where and by which clock it is held, whole."""
    is_entering: bool | None = None
    """Whether everybody may enter."""
    is_cancelled: bool | None = None
    """true: the event ends without final standings. Needs `reason`."""
    reason: str | None = None
    """Why. Needed once a round was published, and to cancel."""
    consent: str | None = None
    """The token of the second official, where points or tie-breaks are changed once a round was published."""


class EventMessageBody(Model, frozen=True, kw_only=True):
    """
    A message to everybody at an event.

    text: What is said, as everybody reads it.
    """

    text: str
    """What is said, as everybody reads it."""


class OfficialBody(Model, frozen=True, kw_only=True):
    """
    Somebody who is to be an official; or one who is, and needs another token.

    role: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing.
    name: Of the person.
    entry: The entry of who plays too.
    id: Of an official who gets another token; the one before opens nothing any more.
    """

    role: Literal["organiser", "chief", "arbiter", "scorer"]
    """`organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing."""
    name: str | None = None
    """Of the person."""
    entry: int | None = None
    """The entry of who plays too."""
    id: str | None = None
    """Of an official who gets another token; the one before opens nothing any more."""


class EntryBody(Model, frozen=True, kw_only=True):
    """
    One side of the standings: a person, a pair or a team; a stand-in or a bot, which play for nothing.

    names: Of its persons, one for each. A bot has one too.
    section: One of the regulations'; by default the first.
    kind: `people`; officials enter a `stand_in` or a `bot` too, which fill tables.
    seed: Number in the seeding, by officials.
    rating: That seeds it, in thousandths.
    club: Where it is from.
    apart: Numbers of groups whose entries should not meet.
    bot: Of a bot: its policy, such as `house`.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    names: list[str]
    """Of its persons, one for each. A bot has one too."""
    section: str | None = None
    """One of the regulations'; by default the first."""
    kind: Literal["people", "stand_in", "bot"] | None = "people"
    """`people`; officials enter a `stand_in` or a `bot` too, which fill tables."""
    seed: int | None = None
    """Number in the seeding, by officials."""
    rating: int | None = None
    """That seeds it, in thousandths."""
    club: str | None = None
    """Where it is from."""
    apart: list[int] | None = field(default_factory=list)
    """Numbers of groups whose entries should not meet."""
    bot: str | None = None
    """Of a bot: its policy, such as `house`."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class EntriesBody(Model, frozen=True, kw_only=True):
    """
    Entries that are made together: all, or none.

    entries: Officials make up to 500 at once; somebody else their own.
    """

    entries: list[EntryBody]
    """Officials make up to 500 at once; somebody else their own."""


class SubstituteBody(Model, frozen=True, kw_only=True):
    """
    Another person for one of an entry's.

    member: In whose place, from 0.
    name: Of the new one.
    player: The token of a player, who is to hold your seats here; a seat without a name gets the player's.
    """

    member: int
    """In whose place, from 0."""
    name: str
    """Of the new one."""
    player: str | None = None
    """The token of a player, who is to hold your seats here; a seat without a name gets the player's."""


class EntryPatchBody(Model, frozen=True, kw_only=True):
    """
    What is to be different of an entry: stated fields; or `state`; or `substitute`.

    section: As long as it has sat at no table.
    seed: Number in the seeding; null for none.
    rating: In thousandths; null for none.
    apart: Numbers of groups whose entries should not meet.
    state: `withdrawn`: not paired any more; `entered`: again, or from the waiting list when it is the first there.
    substitute: Another person; the answer holds the entry's new token.
    reason: Why, with `state` or `substitute`.
    """

    section: str | None = None
    """As long as it has sat at no table."""
    seed: int | None = None
    """Number in the seeding; null for none."""
    rating: int | None = None
    """In thousandths; null for none."""
    apart: list[int] | None = None
    """Numbers of groups whose entries should not meet."""
    state: Literal["entered", "withdrawn"] | None = None
    """`withdrawn`: not paired any more; `entered`: again, or from the waiting list when it is the first there."""
    substitute: SubstituteBody | None = None
    """Another person; the answer holds the entry's new token."""
    reason: str | None = None
    """Why, with `state` or `substitute`."""


class CheckInBody(Model, frozen=True, kw_only=True):
    """
    Whether an entry is there.

    here: false: it is not, after all.
    """

    here: bool | None = True
    """false: it is not, after all."""


class CheckAllInBody(Model, frozen=True, kw_only=True):
    """
    Entries that are there.

    entries: Their numbers.
    """

    entries: list[int]
    """Their numbers."""


class ByeBody(Model, frozen=True, kw_only=True):
    """
    A bye that an entry asks for.

    round: In which round, which is not published.
    wanted: false: it plays after all.
    """

    round: int
    """In which round, which is not published."""
    wanted: bool | None = True
    """false: it plays after all."""


class SeatedBody(Model, frozen=True, kw_only=True):
    """
    Who sits on a seat.

    entry: The entry.
    member: Which of its persons, from 0.
    """

    entry: int
    """The entry."""
    member: int | None = 0
    """Which of its persons, from 0."""


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
    A draft that an official states. Who asked for a bye, or is not checked in, stands in it by itself.

    tables: Numbered from 1, in this order.
    byes: Entries that are given a bye.
    """

    tables: list[DraftTableBody]
    """Numbered from 1, in this order."""
    byes: list[int] | None = field(default_factory=list)
    """Entries that are given a bye."""


class PublicationBody(Model, frozen=True, kw_only=True):
    """
    How a draft is published.

    starts_at: When clocks start, at most 60 days ahead. By default at once.
    newest: The version of the last change since the draft was made, to publish it all the same.
    """

    starts_at: str | None = None
    """When clocks start, at most 60 days ahead. By default at once."""
    newest: int | None = None
    """The version of the last change since the draft was made, to publish it all the same."""


class WithdrawalBody(Model, frozen=True, kw_only=True):
    """
    Why a round is taken back.

    reason: Why, as everybody reads it.
    """

    reason: str | None = None
    """Why, as everybody reads it."""


class UnfinishedBody(Model, frozen=True, kw_only=True):
    """
    What a table counts as that still plays.

    table: The table.
    how: `draw`; `by_scores` as they are now; `void`: it counts for nobody; `points` as stated.
    points: With `points`: by seat.
    """

    table: int
    """The table."""
    how: Literal["draw", "by_scores", "void", "points"]
    """`draw`; `by_scores` as they are now; `void`: it counts for nobody; `points` as stated."""
    points: list[str] | None = None
    """With `points`: by seat."""


class CloseBody(Model, frozen=True, kw_only=True):
    """
    How a round is closed.

    unfinished: What each table counts as that still plays.
    """

    unfinished: list[UnfinishedBody] | None = field(default_factory=list)
    """What each table counts as that still plays."""


class SpokenBody(Model, frozen=True, kw_only=True):
    """
    What was thrown in public view.

    numbers: As it was said.
    """

    numbers: str
    """As it was said."""


class LotBody(Model, frozen=True, kw_only=True):
    """
    Among whom the lot is drawn.

    among: Entries of which somebody must go on.
    """

    among: list[int]
    """Entries of which somebody must go on."""


class OwnTableBody(Model, frozen=True, kw_only=True):
    """
    A table that people make by themselves.

    seats: Who sits there.
    """

    seats: list[SeatedBody]
    """Who sits there."""


class ResultBody(Model, frozen=True, kw_only=True):
    """
    A result as an arbiter corrects it.

    places: By seat: one more than the seats that did better.
    winners: Seats that won, ascending; empty where nobody did.
    scores: By seat, where the rules count.
    """

    places: list[int]
    """By seat: one more than the seats that did better."""
    winners: list[int] | None = None
    """Seats that won, ascending; empty where nobody did."""
    scores: list[int] | None = None
    """By seat, where the rules count."""


class AddedTimeBody(Model, frozen=True, kw_only=True):
    """
    Time that a ruling gives.

    seconds: How much.
    seat: Whose; absent: everybody's.
    """

    seconds: int
    """How much."""
    seat: int | None = None
    """Whose; absent: everybody's."""


class TableRulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling on a table.

    kind: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get nothing; `void`: it counts for nobody; `replay`: another game with another deal; `time` for a table that plays.
    reason: Why, as everybody reads it.
    article: Of the regulations or rules; it names nobody.
    result: Of `correct`.
    points: Of `adjust`: by seat.
    seats: Of `forfeit`, ascending.
    time: Of `time`.
    """

    kind: Literal["correct", "adjust", "forfeit", "void", "replay", "time"]
    """`correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get nothing; `void`: it counts for nobody; `replay`: another game with another deal; `time` for a table that plays."""
    reason: str
    """Why, as everybody reads it."""
    article: str | None = ""
    """Of the regulations or rules; it names nobody."""
    result: ResultBody | None = None
    """Of `correct`."""
    points: list[str] | None = None
    """Of `adjust`: by seat."""
    seats: list[int] | None = None
    """Of `forfeit`, ascending."""
    time: AddedTimeBody | None = None
    """Of `time`."""


class HandsBody(Model, frozen=True, kw_only=True):
    """
    Why an arbiter looks at what lies hidden.

    reason: Why, as everybody reads it.
    """

    reason: str
    """Why, as everybody reads it."""


class PenaltyBody(Model, frozen=True, kw_only=True):
    """
    A penalty of an entry.

    entry: Whose.
    kind: A `warning`; `points` off its sum, never to others' favour; `disqualification`.
    reason: Why, as everybody reads it.
    article: As of a ruling.
    points: Of `points`; by default what the regulations say.
    round: Where it was earned.
    table: Where it was earned.
    replaces: The number of a penalty that this one stands for.
    """

    entry: int
    """Whose."""
    kind: Literal["warning", "points", "disqualification"]
    """A `warning`; `points` off its sum, never to others' favour; `disqualification`."""
    reason: str
    """Why, as everybody reads it."""
    article: str | None = ""
    """As of a ruling."""
    points: str | None = None
    """Of `points`; by default what the regulations say."""
    round: int | None = None
    """Where it was earned."""
    table: int | None = None
    """Where it was earned."""
    replaces: int | None = None
    """The number of a penalty that this one stands for."""


class TableClockBody(Model, frozen=True, kw_only=True):
    """
    What an official does at a table that is on.

    kind: As an organiser's intervention at a table without an event.
    reason: Why, as everybody reads it: 1 to 200 characters, one line.
    seat: Whose seat.
    until: With `pause`: when it ends by itself.
    after_decisions: With `pause`: it begins once what is open now is answered.
    seconds: With `add_time`: how much.
    name: With `substitute`: what the new person is called at the table.
    """

    kind: Literal["strike", "add_time", "pause", "resume", "hand_to_bot", "return", "substitute", "reissue"]
    """As an organiser's intervention at a table without an event."""
    reason: str
    """Why, as everybody reads it: 1 to 200 characters, one line."""
    seat: int | None = None
    """Whose seat."""
    until: str | None = None
    """With `pause`: when it ends by itself."""
    after_decisions: bool | None = None
    """With `pause`: it begins once what is open now is answered."""
    seconds: int | None = None
    """With `add_time`: how much."""
    name: str | None = None
    """With `substitute`: what the new person is called at the table."""


class AppealBody(Model, frozen=True, kw_only=True):
    """
    An appeal about a table, a ruling or a penalty.

    round: Of the table, or in which the ruling was made.
    text: What is asked for, and why.
    table: The table.
    ruling: The number of the ruling or penalty.
    entry: For whom an official appeals; by default your own.
    """

    round: int
    """Of the table, or in which the ruling was made."""
    text: str
    """What is asked for, and why."""
    table: int | None = None
    """The table."""
    ruling: int | None = None
    """The number of the ruling or penalty."""
    entry: int | None = None
    """For whom an official appeals; by default your own."""


class AppealDecisionBody(Model, frozen=True, kw_only=True):
    """
    How an appeal ends.

    verdict: By an official who may rule; `withdrawn` by its entry.
    reason: Why, as everybody reads it. Needed unless it is withdrawn.
    ruling: What follows for the table, where it is upheld.
    penalty: What follows for an entry, where it is upheld.
    """

    verdict: Literal["upheld", "dismissed", "withdrawn"]
    """By an official who may rule; `withdrawn` by its entry."""
    reason: str | None = None
    """Why, as everybody reads it. Needed unless it is withdrawn."""
    ruling: TableRulingBody | None = None
    """What follows for the table, where it is upheld."""
    penalty: PenaltyBody | None = None
    """What follows for an entry, where it is upheld."""


class ReplayBody(Model, frozen=True, kw_only=True):
    """
    A link to a replay as it is asked for.

    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default.
    from_: The first version that is shown; 1 by default.
    to: The last version that is shown. `null`, the default, is the end: the version at which everything was revealed, and while the game is on whatever has happened.
    spoilers: What is given away before it is reached: `none`, its `end`, or `all`, how it went too. `none` by default.
    names: Whether seats are called by their names, or Player 1, Player 2; `shown` by default.
    expires: When the link shows nothing any more; `null`, the default, is never.
    """

    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public` or `all`. Your own by default."""
    from_: int | None = field(name="from", default=1)
    """The first version that is shown; 1 by default."""
    to: int | None = None
    """The last version that is shown. `null`, the default, is the end: the version at which everything was revealed, and while the game is on whatever has happened."""
    spoilers: Literal["none", "end", "all"] | None = "none"
    """What is given away before it is reached: `none`, its `end`, or `all`, how it went too. `none` by default."""
    names: Literal["shown", "masked"] | None = "shown"
    """Whether seats are called by their names, or Player 1, Player 2; `shown` by default."""
    expires: datetime | None = None
    """When the link shows nothing any more; `null`, the default, is never."""


class StudyNoteBody(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: What it says: 1 to 500 readable characters in one line.
    """

    at: int
    """Version of the replay."""
    text: str
    """What it says: 1 to 500 readable characters in one line."""


class StartStudyBody(Model, frozen=True, kw_only=True):
    """
    A study as it is started.

    title: What it is called: 1 to 80 readable characters in one line.
    notes: In any order; of one version in this order.
    player: The token of a player, who then finds the study in a list and may change it too.
    """

    title: str
    """What it is called: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody] | None = field(default_factory=list)
    """In any order; of one version in this order."""
    player: str | None = None
    """The token of a player, who then finds the study in a list and may change it too."""


class KeptVariationBody(Model, frozen=True, kw_only=True):
    """
    A variation that stays.

    game: The fork's id.
    text: What it tries, in one line; null for nothing.
    """

    game: str
    """The fork's id."""
    text: str | None = None
    """What it tries, in one line; null for nothing."""


class StudyBody(Model, frozen=True, kw_only=True):
    """
    A study as it is to be from now on.

    title: What it is called: 1 to 80 readable characters in one line.
    notes: In any order; of one version in this order.
    variations: Those of the study that stay, in this order.
    """

    title: str
    """What it is called: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody]
    """In any order; of one version in this order."""
    variations: list[KeptVariationBody]
    """Those of the study that stay, in this order."""


class VariationBody(Model, frozen=True, kw_only=True):
    """
    A variation as it is asked for: a fork of the study's replay.

    at: The version of the replay to go on from: the last up to it at which no command was half done, and the game was on.
    seats: As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots.
    visibility: Whether the lobby shows it; unlisted by default.
    text: What it tries: 1 to 200 readable characters in one line.
    """

    at: int
    """The version of the replay to go on from: the last up to it at which no command was half done, and the game was on."""
    seats: list[SeatBody] | None = None
    """As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots."""
    visibility: Literal["public", "unlisted"] | None = "unlisted"
    """Whether the lobby shows it; unlisted by default."""
    text: str | None = None
    """What it tries: 1 to 200 readable characters in one line."""


class TokenBody(Model, frozen=True, kw_only=True):
    """
    What a new, weaker token may do.

    scope: `seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees.
    """

    scope: Literal["seat:read", "spectator"]
    """`seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees."""


class MyGame(Model, frozen=True, kw_only=True):
    """
    A game of the player, with the seat that is held.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    event_table: Of a game of an event: where it belongs; else null.
    status: How far the game is.
    names: By seat.
    version: Position in the game's log, from 1.
    changed: When something last happened, in UTC (RFC 3339): since then the game waits.
    decision: Null where nothing is asked of the seat.
    awaited: Seats that the game waits for; empty where it is over.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    ruleset: MyGameRuleset
    event_table: EventPlace | None
    """Of a game of an event: where it belongs; else null."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    names: list[str | None]
    """By seat."""
    version: int
    """Position in the game's log, from 1."""
    changed: datetime
    """When something last happened, in UTC (RFC 3339): since then the game waits."""
    decision: MyGameDecision | None
    """Null where nothing is asked of the seat."""
    awaited: list[int]
    """Seats that the game waits for; empty where it is over."""


class MyGamePage(Model, frozen=True, kw_only=True):
    """
    A page of the player's games.

    items: Running ones first; of each kind, the last bound first.
    next: `cursor` of the next page.
    """

    items: list[MyGame]
    """Running ones first; of each kind, the last bound first."""
    next: str | None
    """`cursor` of the next page."""


class MyEvent(Model, frozen=True, kw_only=True):
    """
    An event, with the entry that the player has there.

    member: Which person of the entry the player is, from 0.
    table: Where the player sits in the round that is on; else null.
    is_table_over: Whether that table is decided, as far as the player may know.
    starts_at: When that round starts, in UTC (RFC 3339); null where none is on, and where it starts when it opens.
    place: In the final standings; null before.
    """

    event: EventSummary
    location: EventLocation
    entry: EventEntry
    member: int
    """Which person of the entry the player is, from 0."""
    table: EventPlace | None
    """Where the player sits in the round that is on; else null."""
    is_table_over: bool
    """Whether that table is decided, as far as the player may know."""
    starts_at: datetime | None
    """When that round starts, in UTC (RFC 3339); null where none is on, and where it starts when it opens."""
    place: int | None
    """In the final standings; null before."""


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
    What `PublicKeyCredential.parseCreationOptionsFromJSON` reads.

    challenge: Random bytes in base64url, good for five minutes and one answer.
    pubKeyCredParams: Kinds of signatures that are taken, the best first.
    timeout: How long the challenge is good, in milliseconds.
    excludeCredentials: The player's passkeys, so that no authenticator holds two.
    attestation: Nothing is asked about the authenticator's maker.
    """

    rp: PasskeySite
    user: PasskeyUser
    challenge: str
    """Random bytes in base64url, good for five minutes and one answer."""
    pubKeyCredParams: list[PasskeyAlgorithm]
    """Kinds of signatures that are taken, the best first."""
    timeout: int
    """How long the challenge is good, in milliseconds."""
    excludeCredentials: list[PasskeyReference]
    """The player's passkeys, so that no authenticator holds two."""
    authenticatorSelection: PasskeySelection
    attestation: Literal["none"]
    """Nothing is asked about the authenticator's maker."""


class PasskeyChallenge(Model, frozen=True, kw_only=True):
    """
    What `PublicKeyCredential.parseRequestOptionsFromJSON` reads.

    challenge: Random bytes in base64url, good for five minutes and one answer.
    rpId: The site's name, which the passkey belongs to.
    timeout: How long the challenge is good, in milliseconds.
    allowCredentials: Empty: any passkey of this site.
    userVerification: The authenticator checks that it is its owner, by a PIN, a finger or a face.
    """

    challenge: str
    """Random bytes in base64url, good for five minutes and one answer."""
    rpId: str
    """The site's name, which the passkey belongs to."""
    timeout: int
    """How long the challenge is good, in milliseconds."""
    allowCredentials: list[PasskeyReference]
    """Empty: any passkey of this site."""
    userVerification: Literal["required"]
    """The authenticator checks that it is its owner, by a PIN, a finger or a face."""


class Clock(Model, frozen=True, kw_only=True):
    """
    The clock of a table: its plan, and the time of each seat.

    decision_s: Seconds for each decision of a person.
    bank_s: Seconds that each seat has beside at first, taken when a decision's are used up.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    absent_after: How often in a row the clock strikes before a seat is absent.
    on_absence: What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good.
    seats: By seat.
    """

    decision_s: int
    """Seconds for each decision of a person."""
    bank_s: int
    """Seconds that each seat has beside at first, taken when a decision's are used up."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    absent_after: int
    """How often in a row the clock strikes before a seat is absent."""
    on_absence: Literal["default", "bot", "forfeit"]
    """What follows: its `default` is played at once, a `bot` plays until the player returns, or `forfeit`: for good."""
    seats: list[SeatClock]
    """By seat."""


class InboxEntry(Model, frozen=True, kw_only=True):
    """
    Something that the holder of a seat has to hear of.

    id: Names the entry: the same for all who read it, however often.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    kind: What happened: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, the game is over, or a ruling was made.
    version: Position in the game's log, from 1.
    decision: With `decision-open` and `reminded`: the decision; else null.
    cursor: Where to go on, for `after`.
    """

    id: str
    """Names the entry: the same for all who read it, however often."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["table-open", "decision-open", "reminded", "nonce-awaited", "game-over", "ruling"]
    """What happened: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, the game is over, or a ruling was made."""
    version: int
    """Position in the game's log, from 1."""
    decision: InboxDecision | None
    """With `decision-open` and `reminded`: the decision; else null."""
    cursor: str
    """Where to go on, for `after`."""


class InboxPage(Model, frozen=True, kw_only=True):
    """
    A page of an inbox.

    entries: By game and seat, oldest first.
    next: Where to go on, for `after`.
    """

    entries: list[InboxEntry]
    """By game and seat, oldest first."""
    next: str
    """Where to go on, for `after`."""


class RulesetShort(Model, frozen=True, kw_only=True):
    """
    A game on offer, in short.

    name: The ruleset's name.
    version: The version of its rules.
    blurb: What it is like, in a sentence or two.
    title: What the game is called.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""
    blurb: str
    """What it is like, in a sentence or two."""
    players: PlayerRange
    links: SelfLink
    title: str
    """What the game is called."""


class RulesetPage(Model, frozen=True, kw_only=True):
    """
    The games on offer.

    items: By name.
    next: Null: this is the whole list.
    """

    items: list[RulesetShort]
    """By name."""
    next: str | None
    """Null: this is the whole list."""


class WebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook, and what became of what it sent.

    id: Names the webhook.
    url: Where your receiver is.
    state: `pending` until the receiver has met a challenge.
    reason: Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Nothing but a ping is sent before; null where nothing waits for a retry.
    old_secret_until: Until when the secret before the last one signs too.
    attempts: The last 10, newest first.
    dead_letters: The last 20, newest first.
    """

    id: str
    """Names the webhook."""
    url: str
    """Where your receiver is."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has met a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Nothing but a ping is sent before; null where nothing waits for a retry."""
    old_secret_until: datetime | None
    """Until when the secret before the last one signs too."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""
    dead_letters: list[WebhookDeadLetter]
    """The last 20, newest first."""


class EventWebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook of an event, and what became of what it sent.

    id: Names the webhook.
    url: Where your receiver is.
    state: `pending` until the receiver has met a challenge.
    reason: Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410.
    created: When it was registered, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    retry_at: Nothing but a ping is sent before; null where nothing waits for a retry.
    old_secret_until: Until when the secret before the last one signs too.
    attempts: The last 10, newest first.
    dead_letters: The last 20, newest first.
    """

    id: str
    """Names the webhook."""
    url: str
    """Where your receiver is."""
    state: Literal["pending", "active", "disabled"]
    """`pending` until the receiver has met a challenge."""
    reason: Literal["challenge", "failing", "gone"] | None
    """Why it is disabled: no challenge was met; nothing was delivered for all the retries; your receiver answered 410."""
    created: datetime
    """When it was registered, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    retry_at: datetime | None
    """Nothing but a ping is sent before; null where nothing waits for a retry."""
    old_secret_until: datetime | None
    """Until when the secret before the last one signs too."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""
    dead_letters: list[EventWebhookDeadLetter]
    """The last 20, newest first."""


class TableOpenedMessage(Model, frozen=True, kw_only=True):
    """
    The seat's table of an event is open.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["table.opened"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class DecisionOpenMessage(Model, frozen=True, kw_only=True):
    """
    A decision of the seat is open.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["decision.open"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class DecisionRemindedMessage(Model, frozen=True, kw_only=True):
    """
    The table reminds the seat of its decision.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["decision.reminded"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class NonceAwaitedMessage(Model, frozen=True, kw_only=True):
    """
    The nonce that the seat committed to is awaited.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["nonce.awaited"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class GameOverMessage(Model, frozen=True, kw_only=True):
    """
    The game is over.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["game.over"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class RulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    A ruling was made.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["ruling.made"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookLetterData


class EventRoundPublishedMessage(Model, frozen=True, kw_only=True):
    """
    Everybody reads who plays whom in a round.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.round_published"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundOpenedMessage(Model, frozen=True, kw_only=True):
    """
    All tables of a round are there.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.round_opened"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundClosedMessage(Model, frozen=True, kw_only=True):
    """
    A round is over.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.round_closed"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRoundWithdrawnMessage(Model, frozen=True, kw_only=True):
    """
    A published round was taken back.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.round_withdrawn"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventTableFinishedMessage(Model, frozen=True, kw_only=True):
    """
    The game of a table is over.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.table_finished"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventRulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    An arbiter ruled on a table.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.ruling_made"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventPenaltyGivenMessage(Model, frozen=True, kw_only=True):
    """
    An entry got a penalty.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.penalty_given"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAppealMadeMessage(Model, frozen=True, kw_only=True):
    """
    An entry appeals.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.appeal_made"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAppealDecidedMessage(Model, frozen=True, kw_only=True):
    """
    An appeal was decided.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.appeal_decided"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventAnnouncedMessage(Model, frozen=True, kw_only=True):
    """
    A message to everybody.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.announced"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventConfirmedMessage(Model, frozen=True, kw_only=True):
    """
    The standings are final.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.confirmed"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class EventCancelledMessage(Model, frozen=True, kw_only=True):
    """
    The event was cancelled.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["event.cancelled"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: EventWebhookData


class ChallengeMessage(Model, frozen=True, kw_only=True):
    """
    To be answered with its challenge.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["webhook.challenge"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookChallengeData


class PingMessage(Model, frozen=True, kw_only=True):
    """
    A test message, which you asked for.

    type: The type of this message; others may come.
    timestamp: When it was made.
    """

    type: Literal["webhook.ping"]
    """The type of this message; others may come."""
    timestamp: datetime
    """When it was made."""
    data: WebhookPingData


class PushSubscriptionDetail(Model, frozen=True, kw_only=True):
    """
    A push subscription, and what became of what was sent to it.

    id: Names the subscription: the same for the same endpoint.
    endpoint: Where the browser's push service takes messages.
    state: `disabled` where nothing was delivered for all the retries.
    created: When it was first stored, in UTC (RFC 3339).
    failures: Failed attempts in a row.
    attempts: The last 10, newest first.
    """

    id: str
    """Names the subscription: the same for the same endpoint."""
    endpoint: str
    """Where the browser's push service takes messages."""
    state: Literal["active", "disabled"]
    """`disabled` where nothing was delivered for all the retries."""
    created: datetime
    """When it was first stored, in UTC (RFC 3339)."""
    failures: int
    """Failed attempts in a row."""
    attempts: list[WebhookAttempt]
    """The last 10, newest first."""


class ChatMessage(Model, frozen=True, kw_only=True):
    """
    A message, as its readers get it.

    number: Position in its scope, from 1.
    at: When, in UTC (RFC 3339).
    text: Plain text of one line; null for an emote.
    emote: One of a fixed set; null for words.
    removed: Numbers of earlier messages that are to be shown no more; mostly none.
    """

    number: int
    """Position in its scope, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """Plain text of one line; null for an emote."""
    emote: Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    """One of a fixed set; null for words."""
    removed: list[int]
    """Numbers of earlier messages that are to be shown no more; mostly none."""


class ChatSent(Model, frozen=True, kw_only=True):
    """
    The message as its readers get it, and where.

    scope: The room.
    number: Position in its scope, from 1.
    at: When, in UTC (RFC 3339).
    text: Plain text of one line; null for an emote.
    emote: One of a fixed set; null for words.
    removed: Numbers of earlier messages that are to be shown no more; mostly none.
    """

    scope: Literal["players", "spectators"]
    """The room."""
    number: int
    """Position in its scope, from 1."""
    at: datetime
    """When, in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """Plain text of one line; null for an emote."""
    emote: Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"] | None
    """One of a fixed set; null for words."""
    removed: list[int]
    """Numbers of earlier messages that are to be shown no more; mostly none."""


class ChatPage(Model, frozen=True, kw_only=True):
    """
    A page of messages.

    messages: Lowest number first.
    next: Where to go on, for `after`.
    """

    messages: list[ChatMessage]
    """Lowest number first."""
    next: int
    """Where to go on, for `after`."""


class Seek(Model, frozen=True, kw_only=True):
    """
    A table that people are looked for.

    id: The seek's id, which opens nothing.
    ruleset: The ruleset's name.
    options: Table options, as they were asked for.
    seats: How many people play.
    people: How many of them are there.
    at: Since when, in UTC (RFC 3339).
    rated: Whether the result counts for ratings; then everybody comes as a player.
    """

    id: str
    """The seek's id, which opens nothing."""
    ruleset: str
    """The ruleset's name."""
    options: dict[str, Any]
    """Table options, as they were asked for."""
    seats: int
    """How many people play."""
    people: int
    """How many of them are there."""
    at: datetime
    """Since when, in UTC (RFC 3339)."""
    rated: bool
    """Whether the result counts for ratings; then everybody comes as a player."""
    clock: PlannedClock | None = None


class SeekPage(Model, frozen=True, kw_only=True):
    """
    All seeks that somebody can join.

    items: Oldest first.
    next: Null: this is the whole list.
    """

    items: list[Seek]
    """Oldest first."""
    next: str | None
    """Null: this is the whole list."""


class SeekPlace(Model, frozen=True, kw_only=True):
    """
    A place at a seek, and the seat once the table is open.

    token: Opens this place, and nothing else.
    game: The table; null until it is open.
    seat: Where you sit; null until the table is open.
    seat_token: The seat's token; null until the table is open.
    """

    seek: Seek
    token: str
    """Opens this place, and nothing else."""
    game: str | None
    """The table; null until it is open."""
    seat: int | None
    """Where you sit; null until the table is open."""
    seat_token: str | None
    """The seat's token; null until the table is open."""


class AskedWords(Model, frozen=True, kw_only=True):
    """
    What a seat is asked.

    text: The question.
    by: The seat that it comes from.
    things: What it is about.
    rule: The rule that asks.
    """

    text: str
    """The question."""
    by: int | None
    """The seat that it comes from."""
    things: list[ScenePlace]
    """What it is about."""
    rule: str | None
    """The rule that asks."""


class OfferField(Model, frozen=True, kw_only=True):
    """
    A field of an offer.

    ask: The question that it answers.
    values: null where there are more than 24 or they cannot be listed.
    pick: For a field that is put together of several.
    """

    ask: str
    """The question that it answers."""
    values: list[FieldValue] | None
    """null where there are more than 24 or they cannot be listed."""
    pick: FieldPick | None = None
    """For a field that is put together of several."""


class HintWords(Model, frozen=True, kw_only=True):
    """
    What follows from what a seat sees, for those who want help.

    text: What, in a sentence.
    things: What it is about.
    may: The kinds of which one is there, if that is known.
    rule: The rule that it follows from.
    """

    text: str
    """What, in a sentence."""
    things: list[ScenePlace]
    """What it is about."""
    may: list[str]
    """The kinds of which one is there, if that is known."""
    rule: str | None
    """The rule that it follows from."""


class OutcomeWords(Model, frozen=True, kw_only=True):
    """
    Why a game ended.

    text: Why, in a sentence.
    things: What decided it.
    """

    text: str
    """Why, in a sentence."""
    things: list[ScenePlace]
    """What decided it."""


class ScenePhase(Model, frozen=True, kw_only=True):
    """
    What the table is at.

    id: A word of the ruleset's.
    title: What a heading says.
    course: The steps that it is one of.
    """

    id: str
    """A word of the ruleset's."""
    title: str
    """What a heading says."""
    course: list[SceneStep] | None = None
    """The steps that it is one of."""


class SceneThing(Model, frozen=True, kw_only=True):
    """
    Something on the table. Exactly one of kind, back, coins, piece, die and token names it.

    kind: Of a card or the like, which lies face up for this audience.
    back: That of a hidden one.
    coins: How many of them.
    piece: The name of a piece.
    die: The name of a die.
    token: The name of a token.
    shows: What a die shows.
    face: The side of a token that is up, or how a card lies.
    of: The seat that it belongs to, where that is not the zone's.
    at: Its cell in a grid.
    count: How many alike.
    known: How the viewer knows it, where others may not.
    """

    kind: str | None = None
    """Of a card or the like, which lies face up for this audience."""
    back: str | None = None
    """That of a hidden one."""
    coins: int | None = None
    """How many of them."""
    piece: str | None = None
    """The name of a piece."""
    die: str | None = None
    """The name of a die."""
    token: str | None = None
    """The name of a token."""
    shows: int | None = None
    """What a die shows."""
    face: str | None = None
    """The side of a token that is up, or how a card lies."""
    of: int | None = None
    """The seat that it belongs to, where that is not the zone's."""
    at: str | None = None
    """Its cell in a grid."""
    count: int | None = None
    """How many alike."""
    known: SceneSight | None = None
    """How the viewer knows it, where others may not."""


class GuidePrompt(Model, frozen=True, kw_only=True):
    """
    What a lesson says at a moment.

    when: The moment.
    say: In two sentences.
    point: Zones, things and types of command that it is about.
    wants: The answer that it suggests, as a command without its decision, or some of its fields; null: any.
    other: What is said where another answer was given.
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
    """What is said where another answer was given."""


class Event(Model, frozen=True, kw_only=True):
    """
    An event, with its regulations.

    id: The event's id.
    status: How far it is.
    is_entering: Whether everybody may enter.
    ruleset: The ruleset's name.
    preset: What its regulations began from.
    rounds: How many there are to be.
    closed_rounds: How many are closed.
    entries: How many take part.
    created_at: Since when, in UTC (RFC 3339).
    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    commitment: To the seed of all luck, which is revealed at the end.
    regulations: What it is played by, whole.
    regulated: The version of the regulations, for If-Match.
    scored: The last version that standings may follow from, for If-Match.
    next_round: The first round that is not published.
    states: By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.
    waiting: How many are on the waiting list.
    officials: Revoked ones too.
    has_outside_arbiter: Whether somebody may rule who does not play.
    open_appeals: Appeals that nobody has decided.
    messages: How many were announced.
    title: What it is called.
    you: Who asks: `o2`, `e17`; null for anybody. Of the card alone.
    """

    id: str
    """The event's id."""
    status: Literal["drafted", "entries", "running", "provisional", "final", "cancelled"]
    """How far it is."""
    is_entering: bool
    """Whether everybody may enter."""
    ruleset: str
    """The ruleset's name."""
    preset: Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"]
    """What its regulations began from."""
    rounds: int
    """How many there are to be."""
    closed_rounds: int
    """How many are closed."""
    entries: int
    """How many take part."""
    created_at: datetime
    """Since when, in UTC (RFC 3339)."""
    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    location: EventLocation
    commitment: str
    """To the seed of all luck, which is revealed at the end."""
    regulations: dict[str, Any]
    """What it is played by, whole."""
    regulated: int
    """The version of the regulations, for If-Match."""
    scored: int
    """The last version that standings may follow from, for If-Match."""
    next_round: int
    """The first round that is not published."""
    states: dict[str, str]
    """By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`."""
    waiting: int
    """How many are on the waiting list."""
    officials: list[EventOfficial]
    """Revoked ones too."""
    has_outside_arbiter: bool
    """Whether somebody may rule who does not play."""
    open_appeals: list[int]
    """Appeals that nobody has decided."""
    messages: int
    """How many were announced."""
    title: str
    """What it is called."""
    you: str | None = None
    """Who asks: `o2`, `e17`; null for anybody. Of the card alone."""


class EventMade(Model, frozen=True, kw_only=True):
    """
    A new event.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    token: The organiser's, shown once.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    event: Event
    token: str
    """The organiser's, shown once."""


class EventChanged(Model, frozen=True, kw_only=True):
    """
    An event that was changed.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    event: Event


class EntriesMade(Model, frozen=True, kw_only=True):
    """
    New entries.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    entries: In the order of the request.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    entries: list[EntryMade]
    """In the order of the request."""


class Fact(Model, frozen=True, kw_only=True):
    """
    One entry of an event's log.

    version: Position in the game's log, from 1.
    type: What happened.
    at: When it happened, in UTC (RFC 3339).
    by: `o2` for an official, `e17` for an entry, null for the service and for strangers.
    data: The open fields.
    hidden: A commitment for every hidden field.
    openings: Hidden fields that you may know: drafts, for officials; all, once the seed is revealed.
    digest: Of this entry and the one before: the chain of the log.
    texts: Texts that lie beside the log, by the field that commits to them (`names.1` for one of a list). Deleted and hidden ones are absent.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """What happened."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: str | None
    """`o2` for an official, `e17` for an entry, null for the service and for strangers."""
    data: dict[str, Any]
    """The open fields."""
    hidden: dict[str, str]
    """A commitment for every hidden field."""
    openings: dict[str, Opening]
    """Hidden fields that you may know: drafts, for officials; all, once the seed is revealed."""
    digest: str
    """Of this entry and the one before: the chain of the log."""
    texts: dict[str, SaltedText]
    """Texts that lie beside the log, by the field that commits to them (`names.1` for one of a list). Deleted and hidden ones are absent."""


class FactPage(Model, frozen=True, kw_only=True):
    """
    A page of an event's feed.

    entries: By version, oldest first.
    after: As it was asked.
    head: The last version that you may read now.
    """

    entries: list[Fact]
    """By version, oldest first."""
    after: int
    """As it was asked."""
    head: int
    """The last version that you may read now."""


class Draft(Model, frozen=True, kw_only=True):
    """
    A draft beside its figures.

    round: The round, from 1.
    version: The draft's, for If-Match.
    method: What made it: `manual` for people.
    method_version: Of the method, which rises when it drafts otherwise.
    basis: The version that it was made from.
    figures: In the order in which they count.
    tables: By number.
    byes: Entries without a table.
    changes: What has changed since the draft was made, oldest first.
    """

    round: int
    """The round, from 1."""
    version: int
    """The draft's, for If-Match."""
    method: str
    """What made it: `manual` for people."""
    method_version: str
    """Of the method, which rises when it drafts otherwise."""
    basis: int
    """The version that it was made from."""
    figures: list[DraftFigure]
    """In the order in which they count."""
    tables: list[DraftTable]
    """By number."""
    byes: list[Bye]
    """Entries without a table."""
    changes: list[DraftChange]
    """What has changed since the draft was made, oldest first."""


class DraftMade(Model, frozen=True, kw_only=True):
    """
    The draft of a round.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    draft: Draft


class EventTable(Model, frozen=True, kw_only=True):
    """
    A table of a published round.

    table: Its number, from 1.
    section: Whose standings it counts for.
    seats: In the order of the game's seats.
    board: Tables of one board have the same deal; null for a deal of its own.
    match: Tables of one match count together.
    state: How far it is.
    game: The game that is played there now.
    is_open: Whether that game is there.
    result: What the table counts as; null while nothing does.
    played_by: By seat; empty before the end.
    ruled: The version of the last ruling, for If-Match.
    """

    table: int
    """Its number, from 1."""
    section: str
    """Whose standings it counts for."""
    seats: list[EventSeat]
    """In the order of the game's seats."""
    board: int | None
    """Tables of one board have the same deal; null for a deal of its own."""
    match: int | None
    """Tables of one match count together."""
    state: Literal["waiting", "playing", "finished", "ruled", "void"]
    """How far it is."""
    game: str
    """The game that is played there now."""
    is_open: bool
    """Whether that game is there."""
    result: dict[str, Any] | None
    """What the table counts as; null while nothing does."""
    played_by: list[Literal["entry", "substitute", "stand_in", "bot"]]
    """By seat; empty before the end."""
    ruled: int | None
    """The version of the last ruling, for If-Match."""


class EventRound(Model, frozen=True, kw_only=True):
    """
    A published round.

    round: The round, from 1.
    state: How far it is.
    attempt: One more than the times that it was withdrawn.
    changed: The version of the round, for If-Match.
    starts_at: When clocks start.
    closes_at: When it should be closed; null without a limit.
    closed_at: When it was closed.
    awaits: The public luck that it waits for: `drand` or `spoken`; null for none.
    drand_round: The round of drand that goes into its luck.
    tables: By number.
    byes: Entries without a table.
    """

    round: int
    """The round, from 1."""
    state: Literal["drafted", "published", "open", "closing", "closed", "withdrawn"]
    """How far it is."""
    attempt: int
    """One more than the times that it was withdrawn."""
    changed: int
    """The version of the round, for If-Match."""
    starts_at: datetime | None
    """When clocks start."""
    closes_at: datetime | None
    """When it should be closed; null without a limit."""
    closed_at: datetime | None
    """When it was closed."""
    awaits: str | None
    """The public luck that it waits for: `drand` or `spoken`; null for none."""
    drand_round: int | None
    """The round of drand that goes into its luck."""
    tables: list[EventTable]
    """By number."""
    byes: list[Bye]
    """Entries without a table."""


class RoundAnswer(Model, frozen=True, kw_only=True):
    """
    A round of an event.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    round: EventRound


class LotDrawn(Model, frozen=True, kw_only=True):
    """
    A lot that was drawn.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    lot: Lot


class TableAnswer(Model, frozen=True, kw_only=True):
    """
    A table, and where its numbers come from.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    round: The round, from 1.
    lines: By entry; of those that have points.
    rulings: On this table, oldest first.
    own_seats: With the token of an entry of this table, once its game is there.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    round: int
    """The round, from 1."""
    table: EventTable
    lines: list[TableLine]
    """By entry; of those that have points."""
    rulings: list[EventRuling]
    """On this table, oldest first."""
    own_seats: list[OwnSeat]
    """With the token of an entry of this table, once its game is there."""


class Standings(Model, frozen=True, kw_only=True):
    """
    Standings by section.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    status: How far the event is.
    is_provisional: Whether they may still change.
    scored: The last version that they may follow from, for If-Match.
    tie_breaks: In their order.
    sections: As the regulations list them.
    confirmed: Empty before the standings are final; errata change what stands beside it, never this.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    status: str
    """How far the event is."""
    is_provisional: bool
    """Whether they may still change."""
    scored: int
    """The last version that they may follow from, for If-Match."""
    tie_breaks: list[str]
    """In their order."""
    sections: list[SectionStandings]
    """As the regulations list them."""
    confirmed: list[ConfirmedPlace]
    """Empty before the standings are final; errata change what stands beside it, never this."""


class TableProgress(Model, frozen=True, kw_only=True):
    """
    How a table gets on.

    table: The table, from 1.
    game: The game's id.
    version: Of the game's log.
    status: How far the game is.
    changed: When something happened there last.
    awaited: Whom the table waits for.
    away: Seats whose person is absent. Who has resigned is not: nobody is missed there.
    no_shows: Seats that nobody had looked at when somebody should have.
    counts_scores: Whether its rules count scores: only then it can count by them, else `by_scores` is a draw.
    paused_until: When a pause ends by itself; null without one.
    is_pause_ahead: Whether the pause begins once what is open is answered.
    """

    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Of the game's log."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    changed: datetime
    """When something happened there last."""
    awaited: list[AwaitedSeat]
    """Whom the table waits for."""
    away: list[int]
    """Seats whose person is absent. Who has resigned is not: nobody is missed there."""
    no_shows: list[int]
    """Seats that nobody had looked at when somebody should have."""
    counts_scores: bool
    """Whether its rules count scores: only then it can count by them, else `by_scores` is a draw."""
    paused_until: datetime | None
    """When a pause ends by itself; null without one."""
    is_pause_ahead: bool
    """Whether the pause begins once what is open is answered."""


class Series(Model, frozen=True, kw_only=True):
    """
    What a series is counted from.

    events: In their order.
    best: How many results of a side count; null: all.
    row: Points by place; empty: percent of the field that was beaten.
    section: Whose places count; null: of each event the first that has any.
    same: Entries that were joined by hand.
    """

    events: list[str]
    """In their order."""
    best: int | None
    """How many results of a side count; null: all."""
    row: list[str]
    """Points by place; empty: percent of the field that was beaten."""
    section: str | None
    """Whose places count; null: of each event the first that has any."""
    same: list[list[SeriesAppearance]]
    """Entries that were joined by hand."""


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
    Who won and why, and what the game came to, seat by seat.

    winners: Empty when nobody won.
    reason: Why it ended, in a word of the ruleset's.
    places: By seat, 1 for the best. Seats that the rules do not tell apart share a place, and as many places after theirs stay free, as in 1, 2, 2, 4; where nobody won, all are 1.
    scores: What the rules counted; null where they count nothing.
    measures: Numbers of the whole table that the rules do not judge, by name, as turns; empty after a ruling has changed the outcome.
    why: In views with `words` only: why, in a sentence; null where a ruling changed it.
    """

    winners: list[int]
    """Empty when nobody won."""
    reason: str
    """Why it ended, in a word of the ruleset's."""
    places: list[int]
    """By seat, 1 for the best. Seats that the rules do not tell apart share a place, and as many places after theirs stay free, as in 1, 2, 2, 4; where nobody won, all are 1."""
    scores: list[int] | None
    """What the rules counted; null where they count nothing."""
    measures: dict[str, int]
    """Numbers of the whole table that the rules do not judge, by name, as turns; empty after a ruling has changed the outcome."""
    why: OutcomeWords | None = None
    """In views with `words` only: why, in a sentence; null where a ruling changed it."""


class Offer(Model, frozen=True, kw_only=True):
    """
    One shape of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: What the command does, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it.
    title: What a button says.
    consequence: With `words` only: what the command brings about, in a sentence.
    grave: With `words` only: whether to ask again before it is sent.
    at: With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere.
    fields: With `words` only: its fields, by name.
    """

    type: str
    """The command's `type`."""
    exact: bool
    """True: every instance of the schema will be accepted."""
    summary: str
    """What the command does, in a sentence."""
    rule: str
    """The rule that allows it."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it."""
    title: str
    """What a button says."""
    consequence: str | None = None
    """With `words` only: what the command brings about, in a sentence."""
    grave: bool | None = None
    """With `words` only: whether to ask again before it is sent."""
    at: str | None = None
    """With `words` only: where the command is pointed at, a zone or a thing in it; null: nowhere."""
    fields: dict[str, OfferField] | None = None
    """With `words` only: its fields, by name."""


class GameCard(Model, frozen=True, kw_only=True):
    """
    What everybody may know of a game without looking at the table.

    id: The game's id.
    options: Complete, defaults filled in.
    visibility: Whether the lobby lists it.
    status: How far the game is.
    version: Position in the game's log, from 1.
    seats: In playing order.
    open_seats: How many seats anybody may take now, without a code.
    pace_ms: Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service.
    analysis: Whether a seat may fork the running game from what it knows.
    rated: Whether the result counts for the ratings of the players at the table.
    hints: Whether seats are told what follows from what they see.
    has_arbiter: Whether there is an arbiter's token, which may use every viewpoint.
    seed_commitment: SHA-256 of the seed, which is revealed when the game is over.
    luck: Null in games from before it was planned.
    parent: Where it was forked from; null for a game of its own.
    imported: How it came here; null for a game that was played here.
    event_table: Of a table of an event: where it belongs; else null.
    outcome: How it ended, rulings included; null while it runs or where it was aborted.
    rulings: What its organiser decided, oldest first.
    """

    id: str
    """The game's id."""
    ruleset: RulesetName
    options: dict[str, Any]
    """Complete, defaults filled in."""
    visibility: Literal["public", "unlisted"]
    """Whether the lobby lists it."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    version: int
    """Position in the game's log, from 1."""
    seats: list[CardSeat]
    """In playing order."""
    open_seats: int
    """How many seats anybody may take now, without a code."""
    spectators: Spectators
    pace_ms: int | None
    """Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service."""
    deal: Deal
    analysis: bool
    """Whether a seat may fork the running game from what it knows."""
    rated: bool
    """Whether the result counts for the ratings of the players at the table."""
    hints: bool
    """Whether seats are told what follows from what they see."""
    has_arbiter: bool
    """Whether there is an arbiter's token, which may use every viewpoint."""
    seed_commitment: str
    """SHA-256 of the seed, which is revealed when the game is over."""
    luck: PlannedLuck | None
    """Null in games from before it was planned."""
    parent: Parent | None
    """Where it was forked from; null for a game of its own."""
    imported: ImportNote | None
    """How it came here; null for a game that was played here."""
    event_table: EventPlace | None
    """Of a table of an event: where it belongs; else null."""
    outcome: GameOutcome | None
    """How it ended, rulings included; null while it runs or where it was aborted."""
    rulings: list[Ruling]
    """What its organiser decided, oldest first."""
    links: GameLinks
    clock: PlannedClock | None = None


class GamePage(Model, frozen=True, kw_only=True):
    """
    A page of games, as the lobby lists them.

    items: Newest first.
    next: The cursor of the next page.
    """

    items: list[GameCard]
    """Newest first."""
    next: str | None
    """The cursor of the next page."""


class Imported(Model, frozen=True, kw_only=True):
    """
    A game that came as a record.

    removal_token: Goes into Authorization, never into a URL.
    """

    game: GameCard
    removal_token: str | None = None
    """Goes into Authorization, never into a URL."""


class GameMade(Model, frozen=True, kw_only=True):
    """
    A new game, and what opens it.

    id: The game's id.
    version: Position in the game's log, from 1.
    digest: Of the last entry: the chain of the ledger up to here.
    organiser_token: Goes into Authorization, never into a URL.
    seats: In playing order.
    game: Its card. Not with `Prefer: return=minimal`.
    arbiter_token: Goes into Authorization, never into a URL.
    invitation_code: Opens any free seat, for one link to a whole table; where a seat waits for a person.
    """

    id: str
    """The game's id."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of the last entry: the chain of the ledger up to here."""
    organiser_token: str
    """Goes into Authorization, never into a URL."""
    seats: list[SeatMade]
    """In playing order."""
    game: GameCard | None = None
    """Its card. Not with `Prefer: return=minimal`."""
    arbiter_token: str | None = None
    """Goes into Authorization, never into a URL."""
    invitation_code: str | None = None
    """Opens any free seat, for one link to a whole table; where a seat waits for a person."""


class Intervened(Model, frozen=True, kw_only=True):
    """
    The game after an intervention.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    token: The seat's new token, with `reissue` and `substitute`. It is shown here and never again.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: GameCard
    token: str | None = None
    """The seat's new token, with `reissue` and `substitute`. It is shown here and never again."""


class Ruled(Model, frozen=True, kw_only=True):
    """
    A ruling, and the game after it.

    """

    ruling: DatedRuling
    game: GameCard


class Replay(Model, frozen=True, kw_only=True):
    """
    What a replay is.

    id: Opens a replay, and does not tell of which game.
    url: Address of the page that shows it.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    from_: Position in the game's log, from 1.
    to: The last version; null where spoilers hide it.
    length: How many frames; null where spoilers hide it.
    spoilers: What is given away before it is reached.
    names: Whether seats are called by their names.
    expires: When the link shows nothing any more, in UTC (RFC 3339); null: never.
    seats: The seats in playing order.
    outcome: At the last version; null where spoilers hide it.
    viewpoints: The link's own first. One that shows everything may be seen through anybody's.
    game: Which game it is, where the link shows all of it and the lobby lists it; else null.
    event_table: Of a table of an event, where names are shown and the table is public: where it belongs; else null.
    title: What the game is called.
    """

    id: str
    """Opens a replay, and does not tell of which game."""
    url: str
    """Address of the page that shows it."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    from_: int = field(name="from")
    """Position in the game's log, from 1."""
    to: int | None
    """The last version; null where spoilers hide it."""
    length: int | None
    """How many frames; null where spoilers hide it."""
    spoilers: Literal["none", "end", "all"]
    """What is given away before it is reached."""
    names: Literal["shown", "masked"]
    """Whether seats are called by their names."""
    expires: datetime | None
    """When the link shows nothing any more, in UTC (RFC 3339); null: never."""
    seats: list[ReplaySeat]
    """The seats in playing order."""
    outcome: GameOutcome | None
    """At the last version; null where spoilers hide it."""
    viewpoints: list[ReplayViewpoint]
    """The link's own first. One that shows everything may be seen through anybody's."""
    game: str | None
    """Which game it is, where the link shows all of it and the lobby lists it; else null."""
    event_table: EventPlace | None
    """Of a table of an event, where names are shown and the table is public: where it belongs; else null."""
    links: ReplayLinks
    title: str
    """What the game is called."""


class SceneZone(Model, frozen=True, kw_only=True):
    """
    A place for things. In one that hides any, kinds stand before backs and sorted, so that none can be told by its place.

    id: Its name, such as `francs:2` for the purse of seat 2.
    form: How it is laid out.
    count: How many things or coins there are.
    title: What it is called.
    things: What lies in it, of a purse nothing.
    seat: Whose it is.
    within: The zone that it is a part of, such as the room of a pile.
    """

    id: str
    """Its name, such as `francs:2` for the purse of seat 2."""
    form: Literal["fan", "grid", "pile", "purse", "row", "sheet", "spot", "track"]
    """How it is laid out."""
    count: int
    """How many things or coins there are."""
    title: str
    """What it is called."""
    things: list[SceneThing] | None = None
    """What lies in it, of a purse nothing."""
    seat: int | None = None
    """Whose it is."""
    within: str | None = None
    """The zone that it is a part of, such as the room of a pile."""


class SceneMove(Model, frozen=True, kw_only=True):
    """
    A thing that moves. A place is a zone, after a slash a cell in it; null is outside the scene. From a place to itself: it turns over there.

    what: The thing.
    from_: Where it was.
    to: Where it is.
    face: Which side of it is up, where it turns over.
    """

    what: SceneThing
    """The thing."""
    from_: str | None = field(name="from")
    """Where it was."""
    to: str | None
    """Where it is."""
    face: Literal["down", "up"] | None = None
    """Which side of it is up, where it turns over."""


class GuideLesson(Model, frozen=True, kw_only=True):
    """
    A first game, alone and with this deal.

    players: The learner, at seat 0, and bots.
    options: Of the table.
    deal: As the ruleset's schema of deals has it.
    prompts: What is said when, in this order.
    """

    players: int
    """The learner, at seat 0, and bots."""
    options: dict[str, Any]
    """Of the table."""
    deal: dict[str, Any]
    """As the ruleset's schema of deals has it."""
    prompts: list[GuidePrompt]
    """What is said when, in this order."""


class RoundProgress(Model, frozen=True, kw_only=True):
    """
    How the tables of a round get on.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    round: The round, from 1.
    server_time: Now, by the service's clock.
    tables: Those that are on, by number.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    round: int
    """The round, from 1."""
    server_time: datetime
    """Now, by the service's clock."""
    tables: list[TableProgress]
    """Those that are on, by number."""


class Study(Model, frozen=True, kw_only=True):
    """
    Notes and variations beside a replay.

    id: Opens the study to read.
    url: Address of the page that shows it.
    version: Rises with each change; for `If-Match`.
    made: When it was started, in UTC (RFC 3339).
    changed: When it was changed last, in UTC (RFC 3339).
    expires: When it is deleted unless it is changed before, in UTC (RFC 3339).
    notes: By version; of one version as the author has them.
    variations: As the author has them.
    title: What it is called.
    """

    id: str
    """Opens the study to read."""
    url: str
    """Address of the page that shows it."""
    version: int
    """Rises with each change; for `If-Match`."""
    made: datetime
    """When it was started, in UTC (RFC 3339)."""
    changed: datetime
    """When it was changed last, in UTC (RFC 3339)."""
    expires: datetime
    """When it is deleted unless it is changed before, in UTC (RFC 3339)."""
    replay: Replay
    notes: list[StudyNote]
    """By version; of one version as the author has them."""
    variations: list[StudyVariation]
    """As the author has them."""
    links: StudyLinks
    title: str
    """What it is called."""


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
    What went wrong, by code (RFC 9457).

    type: A page that explains the code.
    status: As the answer's status.
    detail: What was wrong with this request, for people.
    instance: The path that was asked for; empty where the request was refused before it was read.
    code: What went wrong. Later versions may add codes, so this is no `enum`; the status says enough of a new one.
    request_id: Also in X-Request-Id; names the request in our log.
    title: What this code means, in one line; the same for every problem of the code.
    errors: Messages by field.
    line: The first line of a record that is wrong.
    rule: The rule that speaks against it, in the ruleset's rules.
    offers: What is open to you now.
    retry_after_s: Seconds to wait, as in Retry-After.
    tables: Of a round that cannot be closed.
    changes: What has changed since a draft was made.
    """

    type: str
    """A page that explains the code."""
    status: int
    """As the answer's status."""
    detail: str
    """What was wrong with this request, for people."""
    instance: str
    """The path that was asked for; empty where the request was refused before it was read."""
    code: str
    """What went wrong. Later versions may add codes, so this is no `enum`; the status says enough of a new one."""
    request_id: str
    """Also in X-Request-Id; names the request in our log."""
    title: str
    """What this code means, in one line; the same for every problem of the code."""
    errors: dict[str, list[str]] | None = None
    """Messages by field."""
    line: int | None = None
    """The first line of a record that is wrong."""
    rule: str | None = None
    """The rule that speaks against it, in the ruleset's rules."""
    decision: OwnDecision | None = None
    offers: list[Offer] | None = None
    """What is open to you now."""
    retry_after_s: int | None = None
    """Seconds to wait, as in Retry-After."""
    tables: list[UnfinishedTable] | None = None
    """Of a round that cannot be closed."""
    changes: list[DraftChange] | None = None
    """What has changed since a draft was made."""


class Successor(Model, frozen=True, kw_only=True):
    """
    The table that goes on for the same people. `made` for the organiser; `seat` and `token` for a player.

    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    game: The game's id.
    made: For the organiser: as when a game is opened.
    seat: A seat's number: from 0, clockwise.
    token: For a player: the seat's token.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""
    game: str
    """The game's id."""
    made: GameMade | None = None
    """For the organiser: as when a game is opened."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """For a player: the seat's token."""


class Guide(Model, frozen=True, kw_only=True):
    """
    What introduces a game.

    minutes: Of a usual game, from and to.
    primer: What to know first, in this order.
    options: Of the table, by name.
    lesson: A first game alone.
    """

    minutes: list[int]
    """Of a usual game, from and to."""
    primer: list[GuideParagraph]
    """What to know first, in this order."""
    options: dict[str, GuideOption]
    """Of the table, by name."""
    lesson: GuideLesson | None
    """A first game alone."""


class Scene(Model, frozen=True, kw_only=True):
    """
    A table as one audience sees it.

    phase: What it is at.
    zones: In an order that puts neighbours side by side.
    """

    phase: ScenePhase
    """What it is at."""
    zones: list[SceneZone]
    """In an order that puts neighbours side by side."""


class ToldWords(Model, frozen=True, kw_only=True):
    """
    How an event is told to its reader, and shown.

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
    What happened: the entry of this version in the ledger, as that viewpoint may know it.

    type: What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null where none did.
    data: The public fields.
    hidden: A commitment for every other field.
    openings: The hidden fields that this audience may know.
    digest: Of this entry and the one before: the chain of the ledger.
    text: The same in words, one line; the ledger does not cover it.
    rule: The number of the rule that it follows from, if there is one.
    withheld: Whether `data` says `(withheld)` in places, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; under masked names what people wrote.
    turning: Whether it is a turning point.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: how it is told to its reader, and what moves.
    knew: With the viewpoint `all` only: `learnt` in words.
    """

    type: str
    """What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null where none did."""
    data: dict[str, Any]
    """The public fields."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    openings: dict[str, Opening]
    """The hidden fields that this audience may know."""
    digest: str
    """Of this entry and the one before: the chain of the ledger."""
    text: str
    """The same in words, one line; the ledger does not cover it."""
    rule: str | None
    """The number of the rule that it follows from, if there is one."""
    withheld: bool
    """Whether `data` says `(withheld)` in places, so that the chain cannot be computed over this entry: the id of another game; the seed, unless everything is shown to the end; under masked names what people wrote."""
    turning: bool
    """Whether it is a turning point."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: how it is told to its reader, and what moves."""
    knew: list[str] | None = None
    """With the viewpoint `all` only: `learnt` in words."""


class View(Model, frozen=True, kw_only=True):
    """
    The world as one audience may see it.

    format: Of views: it rises where their content or their text changes.
    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    version: Position in the game's log, from 1.
    status: How far the game is.
    table: What everybody sees, in the ruleset's own terms; null until the deal.
    mind: What this seat knows beyond the table.
    luck: How the luck is made before the deal; null in games from before it was planned.
    decisions: The open decisions of all seats: who is awaited, and for what.
    decision: The one that this seat owes; null where it owes none.
    offers: What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing.
    outcome: How it ended, rulings included; null while it runs or where it was aborted.
    rulings: What its organiser decided, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The same in plain words.
    minds: With the viewpoint `all` only: what each seat knows.
    house: With viewpoint `all` only: what no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: what this seat is asked; null where it owes nothing.
    goal: With `words` only: what to aim at.
    danger: With `words` only: what ends the game badly, and how near it is.
    hints: With `words` only, at a table with hints: what follows from what this seat sees.
    scene: With `words` only: what lies where, to draw it.
    """

    format: int
    """Of views: it rises where their content or their text changes."""
    game: str
    """The game's id."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    table: dict[str, Any] | None
    """What everybody sees, in the ruleset's own terms; null until the deal."""
    mind: dict[str, Any] | None
    """What this seat knows beyond the table."""
    luck: Luck | None
    """How the luck is made before the deal; null in games from before it was planned."""
    decisions: list[OpenDecision]
    """The open decisions of all seats: who is awaited, and for what."""
    decision: OwnDecision | None
    """The one that this seat owes; null where it owes none."""
    offers: list[Offer]
    """What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing."""
    outcome: GameOutcome | None
    """How it ended, rulings included; null while it runs or where it was aborted."""
    rulings: list[Ruling]
    """What its organiser decided, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The same in plain words."""
    minds: list[dict[str, Any]] | None = None
    """With the viewpoint `all` only: what each seat knows."""
    house: dict[str, Any] | None = None
    """With viewpoint `all` only: what no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: what this seat is asked; null where it owes nothing."""
    goal: list[GoalWords] | None = None
    """With `words` only: what to aim at."""
    danger: list[DangerWords] | None = None
    """With `words` only: what ends the game badly, and how near it is."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: what follows from what this seat sees."""
    scene: Scene | None = None
    """With `words` only: what lies where, to draw it."""


class Entry(Model, frozen=True, kw_only=True):
    """
    One event, as one audience may know it.

    version: Position in the game's log, from 1.
    type: What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games.
    at: When it happened, in UTC (RFC 3339).
    by: The seat whose command caused it; null where none did.
    data: The public fields.
    hidden: A commitment for every other field.
    openings: The hidden fields that this audience may know.
    digest: Of this entry and the one before: the chain of the ledger.
    text: The same in words, one line; the ledger does not cover it.
    rule: The number of the rule that it follows from, if there is one.
    learnt: With viewpoint `all` only: for each hidden field, the seats that know it.
    told: With `words` only: how it is told to its reader, and what moves.
    """

    version: int
    """Position in the game's log, from 1."""
    type: str
    """What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games."""
    at: datetime
    """When it happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused it; null where none did."""
    data: dict[str, Any]
    """The public fields."""
    hidden: dict[str, str]
    """A commitment for every other field."""
    openings: dict[str, Opening]
    """The hidden fields that this audience may know."""
    digest: str
    """Of this entry and the one before: the chain of the ledger."""
    text: str
    """The same in words, one line; the ledger does not cover it."""
    rule: str | None
    """The number of the rule that it follows from, if there is one."""
    learnt: dict[str, list[int]] | None = None
    """With viewpoint `all` only: for each hidden field, the seats that know it."""
    told: ToldWords | None = None
    """With `words` only: how it is told to its reader, and what moves."""


class FeedPage(Model, frozen=True, kw_only=True):
    """
    A page of a game's events, as one audience may know them.

    entries: By version, oldest first.
    after: As it was asked.
    head: The last version that this audience may read now.
    """

    entries: list[Entry]
    """By version, oldest first."""
    after: int
    """As it was asked."""
    head: int
    """The last version that this audience may read now."""


class Acted(Model, frozen=True, kw_only=True):
    """
    What the command did.

    version: Position in the game's log, from 1.
    digest: Of the last entry: the chain of the ledger up to here.
    events: As this seat saw them. Not with `Prefer: return=minimal`.
    view: After them. Not with `Prefer: return=minimal`.
    """

    version: int
    """Position in the game's log, from 1."""
    digest: str
    """Of the last entry: the chain of the ledger up to here."""
    events: list[Entry] | None = None
    """As this seat saw them. Not with `Prefer: return=minimal`."""
    view: View | None = None
    """After them. Not with `Prefer: return=minimal`."""


class SeatClaimed(Model, frozen=True, kw_only=True):
    """
    The seat that is yours now, its token, and what it sees.

    seat: A seat's number: from 0, clockwise.
    token: Goes into Authorization, never into a URL.
    view: The game as you see it.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """Goes into Authorization, never into a URL."""
    view: View
    """The game as you see it."""


class Ruleset(Model, frozen=True, kw_only=True):
    """
    A game on offer.

    name: The ruleset's name.
    version: The version of its rules.
    blurb: What it is like, in a sentence or two.
    versions: The installed versions, ascending. New games take the last; a game keeps the one that it was created under.
    automaton: What the seat that plays by itself is called.
    bots: The bots that there are.
    options_schema: A JSON Schema (2020-12).
    deal_schema: A JSON Schema (2020-12).
    table_schema: The JSON Schema of a view's `table`.
    mind_schema: The JSON Schema of a view's `mind`, and of each of its `minds`.
    house_schema: The JSON Schema of a view's `house`.
    commands: Every command that there is; a view's `offers` say which are open.
    events: Every event that there is, those of games as such too.
    components: What is played with, as data: boards, cards, charts, what words mean. Its members are the ruleset's own; none where views and schemas say it all. A table's options may bring parts of their own, which its views hold in `table.options`.
    kinds: The kinds of cards and pieces that scenes show, by name; none where their names say it all.
    terms: Words of the game, with what they mean.
    guide: What introduces the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none.
    rules: The rules, in Markdown.
    title: What the game is called.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of its rules."""
    blurb: str
    """What it is like, in a sentence or two."""
    players: PlayerRange
    links: SelfLink
    versions: list[int]
    """The installed versions, ascending. New games take the last; a game keeps the one that it was created under."""
    automaton: str
    """What the seat that plays by itself is called."""
    bots: list[Bot]
    """The bots that there are."""
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
    """Every command that there is; a view's `offers` say which are open."""
    events: list[EventKind]
    """Every event that there is, those of games as such too."""
    components: dict[str, Any]
    """What is played with, as data: boards, cards, charts, what words mean. Its members are the ruleset's own; none where views and schemas say it all. A table's options may bring parts of their own, which its views hold in `table.options`."""
    kinds: dict[str, KindWords]
    """The kinds of cards and pieces that scenes show, by name; none where their names say it all."""
    terms: dict[str, TermWords]
    """Words of the game, with what they mean."""
    guide: Guide | None
    """What introduces the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none."""
    rules: str | None
    """The rules, in Markdown."""
    title: str
    """What the game is called."""


class Frame(Model, frozen=True, kw_only=True):
    """
    The view at one version, and the event that led there.

    format: Of views: it rises where their content or their text changes.
    game: The replay's id, which does not tell which game it is.
    viewpoint: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    version: Position in the game's log, from 1.
    status: How far the game is.
    table: What everybody sees, in the ruleset's own terms; null until the deal.
    mind: What this seat knows beyond the table.
    luck: How the luck is made before the deal; null in games from before it was planned.
    decisions: The open decisions of all seats: who is awaited, and for what.
    decision: The one that this seat owes; null where it owes none.
    offers: What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing.
    outcome: How it ended, rulings included; null while it runs or where it was aborted.
    rulings: What its organiser decided, oldest first.
    server_time: The service's clock at this answer, to count deadlines by.
    text: The same in plain words.
    minds: With the viewpoint `all` only: what each seat knows.
    house: With viewpoint `all` only: what no seat knows.
    clock: The table's clock; absent without one.
    asked: With `words` only: what this seat is asked; null where it owes nothing.
    goal: With `words` only: what to aim at.
    danger: With `words` only: what ends the game badly, and how near it is.
    hints: With `words` only, at a table with hints: what follows from what this seat sees.
    scene: With `words` only: what lies where, to draw it.
    drawn: With the viewpoint `all` only: what each seat has, in words.
    """

    format: int
    """Of views: it rises where their content or their text changes."""
    game: str
    """The replay's id, which does not tell which game it is."""
    ruleset: RulesetName
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`."""
    version: int
    """Position in the game's log, from 1."""
    status: Literal["seating", "playing", "over", "aborted"]
    """How far the game is."""
    table: dict[str, Any] | None
    """What everybody sees, in the ruleset's own terms; null until the deal."""
    mind: dict[str, Any] | None
    """What this seat knows beyond the table."""
    luck: Luck | None
    """How the luck is made before the deal; null in games from before it was planned."""
    decisions: list[OpenDecision]
    """The open decisions of all seats: who is awaited, and for what."""
    decision: OwnDecision | None
    """The one that this seat owes; null where it owes none."""
    offers: list[Offer]
    """What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing."""
    outcome: GameOutcome | None
    """How it ended, rulings included; null while it runs or where it was aborted."""
    rulings: list[Ruling]
    """What its organiser decided, oldest first."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    text: str
    """The same in plain words."""
    event: FrameEvent
    minds: list[dict[str, Any]] | None = None
    """With the viewpoint `all` only: what each seat knows."""
    house: dict[str, Any] | None = None
    """With viewpoint `all` only: what no seat knows."""
    clock: Clock | None = None
    """The table's clock; absent without one."""
    pause: Pause | None = None
    asked: AskedWords | None = None
    """With `words` only: what this seat is asked; null where it owes nothing."""
    goal: list[GoalWords] | None = None
    """With `words` only: what to aim at."""
    danger: list[DangerWords] | None = None
    """With `words` only: what ends the game badly, and how near it is."""
    hints: list[HintWords] | None = None
    """With `words` only, at a table with hints: what follows from what this seat sees."""
    scene: Scene | None = None
    """With `words` only: what lies where, to draw it."""
    drawn: list[str] | None = None
    """With the viewpoint `all` only: what each seat has, in words."""


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
    What lies at a table, as an arbiter saw it.

    version: Position in the event's log.
    digest: Of the last fact: the chain of the log up to here.
    round: The round, from 1.
    table: The table, from 1.
    game: The game's id.
    hands: What each seat has, in words.
    """

    version: int
    """Position in the event's log."""
    digest: str
    """Of the last fact: the chain of the log up to here."""
    round: int
    """The round, from 1."""
    table: int
    """The table, from 1."""
    game: str
    """The game's id."""
    hands: list[str]
    """What each seat has, in words."""
    view: View
