# Written by clients/regenerate; not to be edited. b11c43c8d144eefc4c60b18cecf58eda f2c29b1f54174723a5528b200d031ea2
"""What answers and bodies hold."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec import field

from deaddrop_client.model import Model


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
    Who won, and why. A ruleset may add to it.

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


class Offer(Model, frozen=True, kw_only=True):
    """
    One shape of command that is legal now.

    type: The command's `type`.
    exact: True: every instance of the schema will be accepted.
    summary: What the command does, in a sentence.
    rule: The rule that allows it.
    schema: The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it.
    title: What a button says.
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
    epoch: How often luck was made in this game.
    nonces: Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public luck that comes after the last nonce.
    wait_s: Seconds to wait for the nonces.
    commits: By seat, SHA-256 of the nonce that it committed to.
    given: By seat, whether its nonce is in.
    awaits: Whose nonces are awaited.
    until: How long they are.
    silent: Who kept theirs back.
    closed: The entry that closed the commitments.
    drawn: The entry after which no nonce is taken.
    round: The round of public luck that is awaited.
    """

    state: Literal["open", "closed", "drawn", "playing", "cancelled"]
    """How far it is."""
    epoch: int
    """How often luck was made in this game."""
    nonces: Literal["asked", "required", "none"]
    """Whose nonces go into it: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: Literal["drand", "spoken"] | None
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
    """How long they are."""
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


class Checked(Model, frozen=True, kw_only=True):
    """
    A command that was checked.

    accepted: Always true: else it is a problem.
    """

    accepted: bool
    """Always true: else it is a problem."""


class Parent(Model, frozen=True, kw_only=True):
    """
    The moment of another game that this one goes on from.

    game: Null where a replay was forked, which does not tell.
    version: Position in the game's log, from 1.
    digest: Of that version; this game's own chain goes on from it.
    viewpoint: Whose knowledge it started from: `seat:<number>`, `public` or `all`.
    luck: Whether it keeps the parent's luck to come.
    exact: True: with its log. False: in a position that looks like it to `viewpoint`.
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
    """True: with its log. False: in a position that looks like it to `viewpoint`."""


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
    A webhook of an inbox.

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
    The webhooks of an inbox.

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
    public: Literal["drand", "spoken"] | None
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


class Predecessor(Model, frozen=True, kw_only=True):
    """
    The cancelled table whose people sit down here again.

    game: Its id.
    version: Position in the game's log, from 1.
    digest: SHA-256, hexadecimal.
    """

    game: str | None
    """Its id."""
    version: int
    """Position in the game's log, from 1."""
    digest: str
    """SHA-256, hexadecimal."""


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

    as_: Viewpoint: `seat:<number>`, `public` for what everybody sees, or `all`.
    name: What they are called, for a list to choose from.
    """

    as_: str = field(name="as")
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
    knew: list[str] | None = None
    """With the viewpoint `all` only: `learnt` in words."""


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
    type: Literal["decision.open", "nonce.awaited", "game.over", "ruling.made"]
    """The `type` of its message."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    version: int
    """Position in the game's log, from 1."""
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


class SeatBody(Model, frozen=True, kw_only=True):
    """
    One seat, as the creator wants it.

    kind: Who it is for. The automaton's seat may be left out: it comes last by itself.
    bot: The policy of a bot, one of the ruleset's `bots`; `house` by default.
    name: What the seat's holder is called: 1 to 40 readable characters in one line.
    claim: The creator sits here at once; the answer holds the seat's token.
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

    nonces: Of people: `asked` of those who bring a commitment, `required` of all, or `none`. `asked` by default; `none` in a duplicate deal.
    public: Public luck that comes after the last nonce; none by default. `drand`: the first round of its network quicknet 6 s later, in a duplicate deal one for all its tables; `spoken`: an arbiter types it in, in no duplicate deal.
    wait_s: Seconds to wait for the nonces: 30 by default, 120 at an unlisted table.
    """

    nonces: Literal["asked", "required", "none"] | None = None
    """Of people: `asked` of those who bring a commitment, `required` of all, or `none`. `asked` by default; `none` in a duplicate deal."""
    public: Literal["drand", "spoken"] | None = None
    """Public luck that comes after the last nonce; none by default. `drand`: the first round of its network quicknet 6 s later, in a duplicate deal one for all its tables; `spoken`: an arbiter types it in, in no duplicate deal."""
    wait_s: int | None = None
    """Seconds to wait for the nonces: 30 by default, 120 at an unlisted table."""


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
    arbiter: Also make a token with full sight; every seat sees that there is one.
    inbox: The token of an inbox, which is to hear of your seats here.
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
    arbiter: bool | None = None
    """Also make a token with full sight; every seat sees that there is one."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""


class ClaimBody(Model, frozen=True, kw_only=True):
    """
    A claim of a seat.

    code: The seat's claim code.
    name: What you are called: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox, which is to hear of your seats here.
    """

    code: str
    """The seat's claim code."""
    name: str | None = None
    """What you are called: 1 to 40 readable characters in one line."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""
    inbox: str | None = None
    """The token of an inbox, which is to hear of your seats here."""


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
    Public luck: a round of drand, or what was made in public view.

    round: The round's number: `luck.round.round` of the view.
    signature: Of the round, as drand publishes it.
    words: What was thrown or drawn, in one line: `six, one, four`.
    """

    round: int | None = None
    """The round's number: `luck.round.round` of the view."""
    signature: str | None = None
    """Of the round, as drand publishes it."""
    words: str | None = None
    """What was thrown or drawn, in one line: `six, one, four`."""


class SuccessorBody(Model, frozen=True, kw_only=True):
    """
    Sitting down at the successor of a cancelled table.

    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


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


class WebhookBody(Model, frozen=True, kw_only=True):
    """
    Where a new webhook sends to.

    url: Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on.
    """

    url: str
    """Where your receiver is: https, a name or a public address, and port 443 or one from 1024 on."""


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


class TokenBody(Model, frozen=True, kw_only=True):
    """
    What a new, weaker token may do.

    scope: `seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees.
    """

    scope: Literal["seat:read", "spectator"]
    """`seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees."""


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
    outcome: Outcome | None
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


class GameCard(Model, frozen=True, kw_only=True):
    """
    What everybody may know of a game without looking at the table.

    id: The game's id.
    options: Complete, defaults filled in.
    visibility: Whether the lobby lists it.
    status: How far the game is.
    version: Position in the game's log, from 1.
    seats: In playing order.
    pace_ms: Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service.
    analysis: Whether a seat may fork the running game from what it knows.
    has_arbiter: Whether there is an arbiter's token, which may use every viewpoint.
    seed_commitment: SHA-256 of the seed, which is revealed when the game is over.
    luck: Null in games from before it was planned.
    predecessor: Null for a table that follows none.
    parent: Where it was forked from; null for a game of its own.
    imported: How it came here; null for a game that was played here.
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
    spectators: Spectators
    pace_ms: int | None
    """Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. 0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service."""
    deal: Deal
    analysis: bool
    """Whether a seat may fork the running game from what it knows."""
    has_arbiter: bool
    """Whether there is an arbiter's token, which may use every viewpoint."""
    seed_commitment: str
    """SHA-256 of the seed, which is revealed when the game is over."""
    luck: PlannedLuck | None
    """Null in games from before it was planned."""
    predecessor: Predecessor | None
    """Null for a table that follows none."""
    parent: Parent | None
    """Where it was forked from; null for a game of its own."""
    imported: ImportNote | None
    """How it came here; null for a game that was played here."""
    outcome: Outcome | None
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


class Ruled(Model, frozen=True, kw_only=True):
    """
    A ruling, and the game after it.

    """

    ruling: DatedRuling
    game: GameCard


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


class InboxEntry(Model, frozen=True, kw_only=True):
    """
    Something that the holder of a seat has to hear of.

    id: Names the entry: the same for all who read it, however often.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    kind: What happened: a decision of the seat is open, its nonce is awaited, the game is over, or a ruling was made.
    version: Position in the game's log, from 1.
    decision: With `decision-open`: the decision; else null.
    cursor: Where to go on, for `after`.
    """

    id: str
    """Names the entry: the same for all who read it, however often."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    kind: Literal["decision-open", "nonce-awaited", "game-over", "ruling"]
    """What happened: a decision of the seat is open, its nonce is awaited, the game is over, or a ruling was made."""
    version: int
    """Position in the game's log, from 1."""
    decision: InboxDecision | None
    """With `decision-open`: the decision; else null."""
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
    rules: str | None
    """The rules, in Markdown."""
    title: str
    """What the game is called."""


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
    outcome: Outcome | None
    """At the last version; null where spoilers hide it."""
    viewpoints: list[ReplayViewpoint]
    """The link's own first. One that shows everything may be seen through anybody's."""
    game: str | None
    """Which game it is, where the link shows all of it and the lobby lists it; else null."""
    links: ReplayLinks
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
    outcome: Outcome | None
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


class Successor(Model, frozen=True, kw_only=True):
    """
    The table that goes on in place of a cancelled one. `made` for the organiser; `seat` and `token` for a player.

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
