# Written by clients/regenerate; not to be edited. 1613d8f81c46f3e453a2a3e594fe1945 c0dd724353983d5dafda230c82746cf5
"""What answers and bodies hold."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from deaddrop_client.model import Model


class Rematch(Model, frozen=True, kw_only=True):
    """
    The rematch of a game that has ended, for the game's tokens.

    game: The rematch's id; null until it is opened.
    names: The name, at the game before, of the person or bot for whom the seat is kept, by seat; null for an unnamed one.
    seat: Your seat in the rematch; absent for the organiser.
    """

    game: str | None
    """The rematch's id; null until it is opened."""
    names: list[str | None]
    """The name, at the game before, of the person or bot for whom the seat is kept, by seat; null for an unnamed one."""
    seat: int | None = None
    """Your seat in the rematch; absent for the organiser."""


class CommandCheck(Model, frozen=True, kw_only=True):
    """
    A command that was checked.

    accepted: Whether the command would be accepted, always true: a refusal is a problem.
    title: The label of the command's button.
    consequence: The command's effect, in a sentence.
    grave: Whether to ask for confirmation before the command is sent.
    """

    accepted: bool
    """Whether the command would be accepted, always true: a refusal is a problem."""
    title: str
    """The label of the command's button."""
    consequence: str
    """The command's effect, in a sentence."""
    grave: bool
    """Whether to ask for confirmation before the command is sent."""


class CreatedGuest(Model, frozen=True, kw_only=True):
    """
    A spectator with a name, and their token, which writes and reads in the scope `spectators` and allows nothing else.

    id: The guest's id, which distinguishes guests with the same name.
    name: The guest's name.
    token: The token, for the Authorization header, never for a URL.
    """

    id: str
    """The guest's id, which distinguishes guests with the same name."""
    name: str
    """The guest's name."""
    token: str
    """The token, for the Authorization header, never for a URL."""


class SeatReminder(Model, frozen=True, kw_only=True):
    """
    A reminder, and the earliest time of the next one.

    seat: A seat's number: from 0, clockwise.
    at: Time in UTC (RFC 3339).
    again_at: The earliest time of the next reminder, in UTC (RFC 3339).
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    again_at: datetime
    """The earliest time of the next reminder, in UTC (RFC 3339)."""


class ChatBlock(Model, frozen=True, kw_only=True):
    """
    An author whose messages are left out for you.

    author: The author: `seat-2`, or `guest-` and a guest's id.
    """

    author: str
    """The author: `seat-2`, or `guest-` and a guest's id."""


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


class SeatSlipToken(Model, frozen=True, kw_only=True):
    """
    The token of the device that exchanged a seat's slip.

    version: Version: position in the game's log, from 1.
    digest: SHA-256 digest, hexadecimal.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    token: The seat's token, which this device keeps.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """The seat's token, which this device keeps."""


class WebhookSecret(Model, frozen=True, kw_only=True):
    """
    A webhook's new secret.

    id: The webhook's id.
    secret: The secret that signs every POST. Shown once.
    """

    id: str
    """The webhook's id."""
    secret: str
    """The secret that signs every POST. Shown once."""


class WebhookPing(Model, frozen=True, kw_only=True):
    """
    A ping that is sent.

    id: The message's id, the same in every attempt; for an item of the inbox, its `id` there.
    """

    id: str
    """The message's id, the same in every attempt; for an item of the inbox, its `id` there."""


class PushKey(Model, frozen=True, kw_only=True):
    """
    The key that browsers subscribe with.

    public_key: The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url.
    """

    public_key: str
    """The `applicationServerKey` of `pushManager.subscribe`: a point of P-256 in base64url."""


class Player(Model, frozen=True, kw_only=True):
    """
    A player's account, visible to the player only.

    id: The player's id, which grants no access.
    name: The player's name.
    registered: Time at which the player was registered, in UTC (RFC 3339).
    consents: The player's consents.
    """

    id: str
    """The player's id, which grants no access."""
    name: str
    """The player's name."""
    registered: datetime
    """Time at which the player was registered, in UTC (RFC 3339)."""
    consents: list[str]
    """The player's consents."""


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

    recovery_code: The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper.
    """

    player: Player
    recovery_code: str
    """The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper."""


class PlayerLink(Model, frozen=True, kw_only=True):
    """
    A link for one other device.

    link: The link for the other device, as text or as a QR code.
    expires: Time at which the link expires, in UTC (RFC 3339).
    """

    link: str
    """The link for the other device, as text or as a QR code."""
    expires: datetime
    """Time at which the link expires, in UTC (RFC 3339)."""


class OidcAuthorization(Model, frozen=True, kw_only=True):
    """
    The provider's sign-in page, and values that the browser keeps meanwhile.

    url: The provider's page; it redirects to `/me` of this installation, with `code` and `state`.
    state: The value that `state` of the redirect must have.
    flow: A secret for this browser alone, valid for ten minutes.
    """

    url: str
    """The provider's page; it redirects to `/me` of this installation, with `code` and `state`."""
    state: str
    """The value that `state` of the redirect must have."""
    flow: str
    """A secret for this browser alone, valid for ten minutes."""


class OidcIdentity(Model, frozen=True, kw_only=True):
    """
    An account at the other site, as a pseudonym that only this installation can read.

    identity: The identity, valid for ten minutes and one use.
    registered: Whether a player signs in by this identity.
    """

    identity: str
    """The identity, valid for ten minutes and one use."""
    registered: bool
    """Whether a player signs in by this identity."""


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

    version: Version: position in the game's log, from 1.
    digest: SHA-256 digest, hexadecimal.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    token: The token, for the Authorization header, never for a URL.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """The token, for the Authorization header, never for a URL."""


class Checkpoint(Model, frozen=True, kw_only=True):
    """
    The signed head of a game.

    game: The game's id.
    version: Version: position in the game's log, from 1.
    digest: Digest of the event of this version.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: The signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the event of this version."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """The signature: Ed25519, base64."""


class Evidence(Model, frozen=True, kw_only=True):
    """
    A signed statement of the view that an audience was shown.

    game: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    version: Version: position in the game's log, from 1.
    digest: Digest of the event of this version.
    view_sha256: SHA-256 of the bytes of the view, hexadecimal.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: The signature: Ed25519, base64.
    """

    game: str
    """The game's id."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the event of this version."""
    view_sha256: str
    """SHA-256 of the bytes of the view, hexadecimal."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """The signature: Ed25519, base64."""


class CreatedReplay(Model, frozen=True, kw_only=True):
    """
    A link to a replay.

    id: The replay's id, which suffices to read it and does not reveal its game.
    url: Address of the page that shows the replay.
    """

    id: str
    """The replay's id, which suffices to read it and does not reveal its game."""
    url: str
    """Address of the page that shows the replay."""


class Health(Model, frozen=True, kw_only=True):
    """
    The answer of a process that is alive.

    status: The state of the process, always `ok`: an unhealthy process does not answer.
    """

    status: Literal["ok"]
    """The state of the process, always `ok`: an unhealthy process does not answer."""


class PlayerEntry(Model, frozen=True, kw_only=True):
    """
    An entry of a tournament that the player has.

    tournament: The tournament's id.
    entry: The entry's number, never used again.
    member: Index of the player among the entry's persons, from 0.
    """

    tournament: str
    """The tournament's id."""
    entry: int
    """The entry's number, never used again."""
    member: int
    """Index of the player among the entry's persons, from 0."""


class RegulationsConsent(Model, frozen=True, kw_only=True):
    """
    An official's consent to one change of the regulations.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    consent: The consent, to send as `consent` of the amendment.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    consent: str
    """The consent, to send as `consent` of the amendment."""


class CreatedAnnouncement(Model, frozen=True, kw_only=True):
    """
    An announcement.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    number: The announcement's number, from 1.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    number: int
    """The announcement's number, from 1."""


class CheckedInEntries(Model, frozen=True, kw_only=True):
    """
    Entries that are checked in.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    entries: The entries of the request.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entries: list[int]
    """The entries of the request."""


class WithdrawnRound(Model, frozen=True, kw_only=True):
    """
    A withdrawn round.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""


class TournamentSlipToken(Model, frozen=True, kw_only=True):
    """
    A device's token.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    you: The holder of the token: `o2` for an official, `e17` for an entry.
    token: The token, which this device keeps.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    you: str
    """The holder of the token: `o2` for an official, `e17` for an entry."""
    token: str
    """The token, which this device keeps."""


class TableInterventionResult(Model, frozen=True, kw_only=True):
    """
    An official's intervention at a table.

    table: Number of the table, from 1.
    game: The game's id.
    version: Version of the game's log.
    digest: Digest of the last event of the game's log.
    slip: The slip for the person who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null.
    """

    table: int
    """Number of the table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Version of the game's log."""
    digest: str
    """Digest of the last event of the game's log."""
    slip: str | None
    """The slip for the person who stands in, exchanged at `POST /v1/games/{gameId}/exchanges`, shown once; else null."""


class TournamentCheckpoint(Model, frozen=True, kw_only=True):
    """
    The signed head of a tournament.

    game: The tournament's id; the member has its name in the signed message.
    version: Version: position in the game's log, from 1.
    digest: Digest of the fact of this version.
    key: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    signature: The signature: Ed25519, base64.
    """

    game: str
    """The tournament's id; the member has its name in the signed message."""
    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the fact of this version."""
    key: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    signature: str
    """The signature: Ed25519, base64."""


class ChallengeAnswer(Model, frozen=True, kw_only=True):
    """
    A receiver's answer to a challenge.

    challenge: The challenge of the request.
    """

    challenge: str
    """The challenge of the request."""


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

    self: The URL of the ruleset with its schemas and rules.
    """

    self: str
    """The URL of the ruleset with its schemas and rules."""


class RulesetName(Model, frozen=True, kw_only=True):
    """
    The ruleset of a game, and its version.

    name: The ruleset's name.
    version: The version of the ruleset's rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of the ruleset's rules."""


class SpectatorTerms(Model, frozen=True, kw_only=True):
    """
    The terms of spectators.

    delay_s: Seconds from an event until spectators see it, while the game runs.
    """

    delay_s: int
    """Seconds from an event until spectators see it, while the game runs."""


class GameLinks(Model, frozen=True, kw_only=True):
    """
    Links of the game.

    self: The URL of the game's card.
    view: The URL of the game's view, for a token or the public.
    events: The URL of the feed, as pages or as a stream.
    commands: The URL to post commands to.
    checkpoint: The URL of the signed head of the game's log.
    record: The URL of the game as a file that anyone can audit.
    forks: The URL of the forks of this game, also to post another.
    rulings: The URL of the organiser's rulings.
    evidence: The URL of signed statements of a view.
    """

    self: str
    """The URL of the game's card."""
    view: str
    """The URL of the game's view, for a token or the public."""
    events: str
    """The URL of the feed, as pages or as a stream."""
    commands: str
    """The URL to post commands to."""
    checkpoint: str
    """The URL of the signed head of the game's log."""
    record: str
    """The URL of the game as a file that anyone can audit."""
    forks: str
    """The URL of the forks of this game, also to post another."""
    rulings: str
    """The URL of the organiser's rulings."""
    evidence: str
    """The URL of signed statements of a view."""


class TablePause(Model, frozen=True, kw_only=True):
    """
    The pause of the table; absent without one. No move is accepted from `since` to `until`.

    after: Ids of the decisions that must be answered before the pause begins.
    since: Time at which the pause began; null while it waits for the decisions in `after`.
    until: Time at which the pause ends at the latest, in UTC (RFC 3339).
    """

    after: list[str]
    """Ids of the decisions that must be answered before the pause begins."""
    since: datetime | None
    """Time at which the pause began; null while it waits for the decisions in `after`."""
    until: datetime
    """Time at which the pause ends at the latest, in UTC (RFC 3339)."""


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
    displayName: The player's name, shown by the authenticator.
    """

    id: str
    """The player's id, in base64url."""
    name: str
    """The player's name."""
    displayName: str
    """The player's name, shown by the authenticator."""


class PasskeySelection(Model, frozen=True, kw_only=True):
    """
    Requirements for the authenticator.

    residentKey: The requirement that the authenticator stores the passkey itself.
    requireResidentKey: The requirement of `residentKey`, for older browsers.
    userVerification: The required verification of the authenticator's owner, by PIN, fingerprint or face.
    """

    residentKey: Literal["required"]
    """The requirement that the authenticator stores the passkey itself."""
    requireResidentKey: bool
    """The requirement of `residentKey`, for older browsers."""
    userVerification: Literal["required"]
    """The required verification of the authenticator's owner, by PIN, fingerprint or face."""


class ReplayLinks(Model, frozen=True, kw_only=True):
    """
    Links of the replay.

    self: The URL of the replay.
    frames: The URL of the replay's frames, version by version.
    card: The URL of the poster of the link's preview; with `v` the poster of a version.
    page: The URL of the page that shows the replay.
    forks: The URL to post a fork from one of its versions; null if there is none.
    """

    self: str
    """The URL of the replay."""
    frames: str
    """The URL of the replay's frames, version by version."""
    card: str
    """The URL of the poster of the link's preview; with `v` the poster of a version."""
    page: str
    """The URL of the page that shows the replay."""
    forks: str | None
    """The URL to post a fork from one of its versions; null if there is none."""


class StudyLinks(Model, frozen=True, kw_only=True):
    """
    Links of the study.

    self: The URL of the study.
    page: The URL of the page that shows the study.
    replay: The URL of the study's replay.
    variations: The URL to add variations; null if the replay has the public viewpoint.
    """

    self: str
    """The URL of the study."""
    page: str
    """The URL of the page that shows the study."""
    replay: str
    """The URL of the study's replay."""
    variations: str | None
    """The URL to add variations; null if the replay has the public viewpoint."""


class TournamentLocation(Model, frozen=True, kw_only=True):
    """
    The tournament's venue and time zone.

    zone: The time zone's IANA name.
    venue: An address, or the link of an online tournament; null if none was given.
    """

    zone: str
    """The time zone's IANA name."""
    venue: str | None
    """An address, or the link of an online tournament; null if none was given."""


class EntryLot(Model, frozen=True, kw_only=True):
    """
    The order of a lot.

    number: The lot's number, from 1.
    round: Number of the round, from 1.
    order: The entries in the drawn order.
    """

    number: int
    """The lot's number, from 1."""
    round: int
    """Number of the round, from 1."""
    order: list[int]
    """The entries in the drawn order."""


class TournamentRuling(Model, frozen=True, kw_only=True):
    """
    A ruling or a penalty. The feed has its reason.

    number: Number of the ruling or penalty, from 1, never reused.
    version: Version: position in the game's log, from 1.
    at: Time in UTC (RFC 3339).
    kind: The kind of ruling: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`.
    author: An official's id.
    round: Number of the round; null if no round is concerned.
    table: Number of the table; null if no table is concerned.
    entry: The penalised entry; null for a ruling.
    points: The points of a penalty.
    is_replaced: Whether a later penalty replaces this penalty.
    """

    number: int
    """Number of the ruling or penalty, from 1, never reused."""
    version: int
    """Version: position in the game's log, from 1."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    kind: str
    """The kind of ruling: `correct`, `adjust`, `forfeit`, `void`, `replay`, `time`; for a penalty `warning`, `points`, `disqualification`."""
    author: str
    """An official's id."""
    round: int | None
    """Number of the round; null if no round is concerned."""
    table: int | None
    """Number of the table; null if no table is concerned."""
    entry: int | None
    """The penalised entry; null for a ruling."""
    points: str | None
    """The points of a penalty."""
    is_replaced: bool
    """Whether a later penalty replaces this penalty."""


class DecisionRef(Model, frozen=True, kw_only=True):
    """
    The decision that is open, as in the view.

    id: The decision's id, for `If-Match`, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    """

    id: str
    """The decision's id, for `If-Match`, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class OwnDecision(Model, frozen=True, kw_only=True):
    """
    The decision that this seat owes.

    deadline: Time of the rules or the table's clock after which an answer is too late; null if no time runs.
    default: The answer that is given if this seat gives none.
    id: The decision's id, for `If-Match`, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    """

    deadline: datetime | None
    """Time of the rules or the table's clock after which an answer is too late; null if no time runs."""
    default: dict[str, Any]
    """The answer that is given if this seat gives none."""
    id: str
    """The decision's id, for `If-Match`, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class WebhookLetterData(Model, frozen=True, kw_only=True):
    """
    The place of the news.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    version: Version: position in the game's log, from 1.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    version: int
    """Version: position in the game's log, from 1."""


class WebhookChallengeData(Model, frozen=True, kw_only=True):
    """
    The challenge to echo.

    challenge: The challenge, a new text each time.
    """

    challenge: str
    """The challenge, a new text each time."""


class WebhookPingData(Model, frozen=True, kw_only=True):
    """
    The empty data of a ping.

    """


class TournamentWebhookData(Model, frozen=True, kw_only=True):
    """
    The place of the news in a tournament.

    tournament: The tournament's id.
    version: Version of the tournament's log.
    round: Number of the round; null if no round is concerned.
    table: Number of the table; null if no table is concerned.
    number: Number of the ruling, penalty, appeal or announcement; null for other news.
    """

    tournament: str
    """The tournament's id."""
    version: int
    """Version of the tournament's log."""
    round: int | None
    """Number of the round; null if no round is concerned."""
    table: int | None
    """Number of the table; null if no table is concerned."""
    number: int | None
    """Number of the ruling, penalty, appeal or announcement; null for other news."""


class RulesetSummary(Model, frozen=True, kw_only=True):
    """
    A ruleset, in short.

    name: The ruleset's name.
    version: The version of the ruleset's rules.
    title: The game's title.
    blurb: A description of the game in a sentence or two.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of the ruleset's rules."""
    title: str
    """The game's title."""
    blurb: str
    """A description of the game in a sentence or two."""
    players: PlayerRange
    links: SelfLink


class RulesetBot(Model, frozen=True, kw_only=True):
    """
    A bot that plays this game.

    name: The value for `bot` of a seat in a new game.
    summary: A description of the bot's play, in a sentence.
    """

    name: str
    """The value for `bot` of a seat in a new game."""
    summary: str
    """A description of the bot's play, in a sentence."""


class CommandKind(Model, frozen=True, kw_only=True):
    """
    A command of this game.

    type: The command's `type` in a request.
    title: The label of the command's button.
    summary: The command's effect, in a sentence.
    answers_decision: Whether the command needs `If-Match`.
    schema: The JSON Schema (2020-12) of the command.
    """

    type: str
    """The command's `type` in a request."""
    title: str
    """The label of the command's button."""
    summary: str
    """The command's effect, in a sentence."""
    answers_decision: bool
    """Whether the command needs `If-Match`."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command."""


class EventKind(Model, frozen=True, kw_only=True):
    """
    An event of this game.

    type: The event's `type`.
    summary: The meaning of the event, in a sentence.
    rule: The number of the event's rule; null for none.
    data_schema: The JSON Schema of the event's `data`.
    secret_fields: Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience.
    openings_schema: The JSON Schema of the openings' values.
    """

    type: str
    """The event's `type`."""
    summary: str
    """The meaning of the event, in a sentence."""
    rule: str | None
    """The number of the event's rule; null for none."""
    data_schema: dict[str, Any]
    """The JSON Schema of the event's `data`."""
    secret_fields: list[str]
    """Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience."""
    openings_schema: dict[str, Any]
    """The JSON Schema of the openings' values."""


class OpenDecision(Model, frozen=True, kw_only=True):
    """
    A decision that is open.

    kind: The kind of decision, as a word of the ruleset.
    seat: A seat's number: from 0, clockwise.
    """

    kind: str
    """The kind of decision, as a word of the ruleset."""
    seat: int
    """A seat's number: from 0, clockwise."""


class Withheld(Model, frozen=True, kw_only=True):
    """
    An answer to the seat's decision that cannot be given now, or one value of it, with the reason.

    field_: The field whose value cannot be given; null: the whole command cannot be given.
    reason: The reason, as a clause without a full stop; a refusal of the command says the same.
    rule: The rule that the reason follows from.
    title: The label of the command's button, or of the value.
    type: The command's `type`.
    value: The field's value, any JSON value; null for the whole command.
    """

    field_: str | None = field(name="field")
    """The field whose value cannot be given; null: the whole command cannot be given."""
    reason: str
    """The reason, as a clause without a full stop; a refusal of the command says the same."""
    rule: str
    """The rule that the reason follows from."""
    title: str
    """The label of the command's button, or of the value."""
    type: str
    """The command's `type`."""
    value: Any
    """The field's value, any JSON value; null for the whole command."""


class PasskeyReference(Model, frozen=True, kw_only=True):
    """
    An existing passkey.

    type: The type of credential.
    id: The passkey's id, in base64url.
    """

    type: Literal["public-key"]
    """The type of credential."""
    id: str
    """The passkey's id, in base64url."""


class PasskeyAlgorithm(Model, frozen=True, kw_only=True):
    """
    A signature algorithm.

    type: The type of credential.
    alg: The algorithm's number in COSE.
    """

    type: Literal["public-key"]
    """The type of credential."""
    alg: int
    """The algorithm's number in COSE."""


class OwnRating(Model, frozen=True, kw_only=True):
    """
    A rating of the player.

    ruleset: The ruleset's name.
    people: The number of people at the rated tables.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that the rating is computed from.
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
    """Number of rated games that the rating is computed from."""


class ListedRating(Model, frozen=True, kw_only=True):
    """
    A player in a list of ratings.

    player: The player's id, which grants no access.
    name: The player's name.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that the rating is computed from.
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
    """Number of rated games that the rating is computed from."""


class TaskRating(Model, frozen=True, kw_only=True):
    """
    The rating of a cooperative task: its difficulty.

    task: The task's name, as in the options.
    rating: The value that lists are sorted by: `mu` less three times `sigma`.
    mu: The estimated strength; 25 before the first game.
    sigma: The standard deviation of the estimate.
    games: Number of rated games that the rating is computed from.
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
    """Number of rated games that the rating is computed from."""


class SigningKey(Model, frozen=True, kw_only=True):
    """
    A public key that verifies checkpoints.

    id: Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.
    algorithm: The signature algorithm.
    public_key: The public key: 32 bytes, base64.
    vkey: The key in the format of signed notes (C2SP).
    created: Time at which the key was made, in UTC (RFC 3339).
    active: Whether the key signs now.
    """

    id: str
    """Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes."""
    algorithm: Literal["Ed25519"]
    """The signature algorithm."""
    public_key: str
    """The public key: 32 bytes, base64."""
    vkey: str
    """The key in the format of signed notes (C2SP)."""
    created: datetime
    """Time at which the key was made, in UTC (RFC 3339)."""
    active: bool
    """Whether the key signs now."""


class ArbiterRead(Model, frozen=True, kw_only=True):
    """
    A version that the arbiter read from another viewpoint than the public's.

    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    at: Time at which the version was first read, in UTC (RFC 3339).
    """

    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    at: datetime
    """Time at which the version was first read, in UTC (RFC 3339)."""


class ReplayViewpoint(Model, frozen=True, kw_only=True):
    """
    A viewpoint from which the replay may be seen.

    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    name: The viewpoint's label, for a list of choices.
    """

    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    name: str
    """The viewpoint's label, for a list of choices."""


class StudyNote(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: The text of the note.
    """

    at: int
    """Version of the replay."""
    text: str
    """The text of the note."""


class StudySummary(Model, frozen=True, kw_only=True):
    """
    A study in a list.

    id: The study's id, which suffices to read it.
    url: Address of the page that shows the study.
    title: The study's title.
    version: Version of the study, which rises with each change, for `If-Match`.
    made: Time at which the study was started, in UTC (RFC 3339).
    changed: Time at which the study was changed last, in UTC (RFC 3339).
    """

    id: str
    """The study's id, which suffices to read it."""
    url: str
    """Address of the page that shows the study."""
    title: str
    """The study's title."""
    version: int
    """Version of the study, which rises with each change, for `If-Match`."""
    made: datetime
    """Time at which the study was started, in UTC (RFC 3339)."""
    changed: datetime
    """Time at which the study was changed last, in UTC (RFC 3339)."""


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


class ConfirmedPlace(Model, frozen=True, kw_only=True):
    """
    A confirmed place.

    entry: The entry's number, never used again.
    section: The section that the place belongs to.
    place: Place of the entry; entries that share a place have the same number.
    points: An exact number of points: `3`, `-1/2`.
    """

    entry: int
    """The entry's number, never used again."""
    section: str
    """The section that the place belongs to."""
    place: int
    """Place of the entry; entries that share a place have the same number."""
    points: str
    """An exact number of points: `3`, `-1/2`."""


class SeriesTournament(Model, frozen=True, kw_only=True):
    """
    A tournament of a series.

    tournament: The tournament's id.
    title: The tournament's title.
    version: The version of the tournament's log that counts.
    digest: SHA-256 digest, hexadecimal.
    counts: Whether the tournament is final and counts; other tournaments do not count yet.
    """

    tournament: str
    """The tournament's id."""
    title: str
    """The tournament's title."""
    version: int
    """The version of the tournament's log that counts."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    counts: bool
    """Whether the tournament is final and counts; other tournaments do not count yet."""


class CommitmentOpening(Model, frozen=True, kw_only=True):
    """
    A value, and the salt that opens its commitment.

    value: The field's value, any JSON value.
    salt: The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.
    """

    value: Any
    """The field's value, any JSON value."""
    salt: str
    """The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`."""


class UnfinishedTable(Model, frozen=True, kw_only=True):
    """
    A table that keeps its round open.

    table: Number of the table.
    lacks: The reason why the table keeps its round open, as text.
    """

    table: int
    """Number of the table."""
    lacks: str
    """The reason why the table keeps its round open, as text."""


class DraftChange(Model, frozen=True, kw_only=True):
    """
    A change that makes a draft stale.

    version: Version: position in the game's log, from 1.
    type: The type of the fact.
    entries: Numbers of the entries that the change concerns.
    round: Number of the round, from 1.
    table: Number of the table, from 1.
    """

    version: int
    """Version: position in the game's log, from 1."""
    type: str
    """The type of the fact."""
    entries: list[int]
    """Numbers of the entries that the change concerns."""
    round: int | None = None
    """Number of the round, from 1."""
    table: int | None = None
    """Number of the table, from 1."""


class ImportNote(Model, frozen=True, kw_only=True):
    """
    The import of a game.

    at: Time at which the game was imported, in UTC (RFC 3339).
    key: Id of the key that signed the record; the signature is not verified.
    """

    at: datetime
    """Time at which the game was imported, in UTC (RFC 3339)."""
    key: str | None
    """Id of the key that signed the record; the signature is not verified."""


class TournamentPlace(Model, frozen=True, kw_only=True):
    """
    The place of a game in its tournament.

    tournament: The tournament's id.
    round: Number of the round, from 1.
    table: Number of the table, from 1.
    """

    tournament: str
    """The tournament's id."""
    round: int
    """Number of the round, from 1."""
    table: int
    """Number of the table, from 1."""


class TournamentSlip(Model, frozen=True, kw_only=True):
    """
    The last slip of an entry or official, without its text; null for bots and for the tournament's creator.

    version: Version of the log at which the slip was made.
    at: Time at which the slip was made, in UTC (RFC 3339).
    by: The maker of the slip: an official, an entry, or null for people who entered themselves.
    exchanged: Version of the log at which a device exchanged the slip; null until then.
    """

    version: int
    """Version of the log at which the slip was made."""
    at: datetime
    """Time at which the slip was made, in UTC (RFC 3339)."""
    by: str | None
    """The maker of the slip: an official, an entry, or null for people who entered themselves."""
    exchanged: int | None
    """Version of the log at which a device exchanged the slip; null until then."""


class SeatClock(Model, frozen=True, kw_only=True):
    """
    The time of one seat.

    absent: Whether the seat's player is absent; the command `return` ends the absence.
    bank_ms: Milliseconds in the seat's bank when its open decision opened.
    deadline: Time at which the seat's time, bank included, is used up and the default is played.
    seat: A seat's number: from 0, clockwise.
    since: Time at which the clock of the seat's open decision started; null if no time runs.
    strikes: Number of strikes of the clock in a row.
    """

    absent: bool
    """Whether the seat's player is absent; the command `return` ends the absence."""
    bank_ms: int
    """Milliseconds in the seat's bank when its open decision opened."""
    deadline: datetime | None
    """Time at which the seat's time, bank included, is used up and the default is played."""
    seat: int
    """A seat's number: from 0, clockwise."""
    since: datetime | None
    """Time at which the clock of the seat's open decision started; null if no time runs."""
    strikes: int
    """Number of strikes of the clock in a row."""


class MyGameRuleset(Model, frozen=True, kw_only=True):
    """
    The game's ruleset, and its version.

    name: The ruleset's name.
    version: The version of the ruleset's rules.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of the ruleset's rules."""


class DraftFigure(Model, frozen=True, kw_only=True):
    """
    A number of a draft; less is better.

    name: The name of the quantity, which the draft minimises.
    value: The value of the quantity: an integer, or a fraction as text.
    bound: A lower bound for all drafts; null if none is known.
    """

    name: str
    """The name of the quantity, which the draft minimises."""
    value: int | str
    """The value of the quantity: an integer, or a fraction as text."""
    bound: int | str | None
    """A lower bound for all drafts; null if none is known."""


class TournamentSeat(Model, frozen=True, kw_only=True):
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


class Outcome(Model, frozen=True, kw_only=True):
    """
    Winners and reason: the outcome in logs, tables and rulings.

    winners: Seats that won; empty if there are none.
    reason: The reason, as a word of the ruleset.
    """

    winners: list[int]
    """Seats that won; empty if there are none."""
    reason: str
    """The reason, as a word of the ruleset."""


class AlikeName(Model, frozen=True, kw_only=True):
    """
    A name that is the same as the name of the line, or looks like it.

    name: The name that is alike.
    entry: The entry that has the name; null for another line.
    line: The line that has the name; null for an entry.
    is_same: Whether the names are the same but for capital letters.
    """

    name: str
    """The name that is alike."""
    entry: int | None
    """The entry that has the name; null for another line."""
    line: int | None
    """The line that has the name; null for an entry."""
    is_same: bool
    """Whether the names are the same but for capital letters."""


class AwaitedSeat(Model, frozen=True, kw_only=True):
    """
    A seat with an open decision.

    seat: A seat's number: from 0, clockwise.
    since: Time at which the decision opened; without a clock, the time of the game's last event.
    deadline: The decision's deadline; null if no time runs.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    since: datetime
    """Time at which the decision opened; without a clock, the time of the game's last event."""
    deadline: datetime | None
    """The decision's deadline; null if no time runs."""


class SeatLine(Model, frozen=True, kw_only=True):
    """
    A seat that was played.

    seat: A seat's number: from 0, clockwise.
    place: The place at the table; tied seats share it.
    tied: Number of other seats that share the place.
    size: Number of seats of the table.
    points: An exact number of points: `3`, `-1/2`.
    table_points: An exact number of points: `3`, `-1/2`.
    share: Share of the matchpoints of the board; null without a comparison.
    difference: Difference to the mean of the other tables of the board.
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
    """An exact number of points: `3`, `-1/2`."""
    table_points: str
    """An exact number of points: `3`, `-1/2`."""
    share: str | None
    """Share of the matchpoints of the board; null without a comparison."""
    difference: str | None
    """Difference to the mean of the other tables of the board."""


class SaltedText(Model, frozen=True, kw_only=True):
    """
    A text, and the salt that opens its commitment.

    text: The text, as it was written.
    salt: The salt: 16 bytes, hexadecimal.
    """

    text: str
    """The text, as it was written."""
    salt: str
    """The salt: 16 bytes, hexadecimal."""


class SeriesAppearance(Model, frozen=True, kw_only=True):
    """
    An entry of a tournament of a series.

    tournament: Position of the tournament in the series, from 1.
    entry: The entry's number, never used again.
    """

    tournament: int
    """Position of the tournament in the series, from 1."""
    entry: int
    """The entry's number, never used again."""


class SeriesResult(Model, frozen=True, kw_only=True):
    """
    A side's result of a tournament.

    tournament: Position of the tournament in the series, from 1.
    entry: The entry's number, never used again.
    place: The side's place in the tournament.
    points: An exact number of points: `3`, `-1/2`.
    counts: Whether the result is among the results of the side that count.
    """

    tournament: int
    """Position of the tournament in the series, from 1."""
    entry: int
    """The entry's number, never used again."""
    place: int
    """The side's place in the tournament."""
    points: str
    """An exact number of points: `3`, `-1/2`."""
    counts: bool
    """Whether the result is among the results of the side that count."""


class MyGameDecision(Model, frozen=True, kw_only=True):
    """
    The seat's open decision, as in the view.

    id: The decision's id, for `If-Match`, in quotation marks.
    kind: The kind of decision, as a word of the ruleset.
    """

    id: str
    """The decision's id, for `If-Match`, in quotation marks."""
    kind: str
    """The kind of decision, as a word of the ruleset."""


class LuckMoment(Model, frozen=True, kw_only=True):
    """
    An event of the randomness protocol.

    digest: SHA-256 digest, hexadecimal.
    version: Version: position in the game's log, from 1.
    """

    digest: str
    """SHA-256 digest, hexadecimal."""
    version: int
    """Version: position in the game's log, from 1."""


class LuckRound(Model, frozen=True, kw_only=True):
    """
    A round of public entropy.

    chain: SHA-256 digest, hexadecimal.
    round: The round's number.
    """

    chain: str
    """SHA-256 digest, hexadecimal."""
    round: int
    """The round's number."""


class GoalWords(Model, frozen=True, kw_only=True):
    """
    An aim of a seat.

    text: The goal, in a sentence.
    rule: The rule that the goal follows from.
    """

    text: str
    """The goal, in a sentence."""
    rule: str | None
    """The rule that the goal follows from."""


class DangerWords(Model, frozen=True, kw_only=True):
    """
    A way in which the game ends badly for a seat.

    text: The threat, in a sentence.
    have: The progress of the threat.
    of: The progress at which the threat comes true.
    """

    text: str
    """The threat, in a sentence."""
    have: int
    """The progress of the threat."""
    of: int
    """The progress at which the threat comes true."""


class KindWords(Model, frozen=True, kw_only=True):
    """
    A kind of card or piece, in the words of the game.

    name: The name of the card or piece.
    symbol: The name of the picture of the card or piece.
    line: The effect of the card or piece, in a few words.
    second: The other use of the card or piece.
    corner: The text in the corner of the card.
    tone: The colour of the card or piece.
    back: The back of the deck that the card belongs to.
    text: The full description of the card or piece.
    rule: The rule that defines the card or piece.
    """

    name: str
    """The name of the card or piece."""
    symbol: str
    """The name of the picture of the card or piece."""
    line: str
    """The effect of the card or piece, in a few words."""
    second: str | None = None
    """The other use of the card or piece."""
    corner: str | None = None
    """The text in the corner of the card."""
    tone: str | None = None
    """The colour of the card or piece."""
    back: str | None = None
    """The back of the deck that the card belongs to."""
    text: str | None = None
    """The full description of the card or piece."""
    rule: str | None = None
    """The rule that defines the card or piece."""


class TermWords(Model, frozen=True, kw_only=True):
    """
    A word of the game.

    text: The meaning of the term.
    rule: The rule that defines the term.
    """

    text: str
    """The meaning of the term."""
    rule: str | None
    """The rule that defines the term."""


class ScenePlace(Model, frozen=True, kw_only=True):
    """
    Something in the scene that a sentence is about.

    kind: The kind, back, piece, die or token that names the thing.
    zone: The zone that holds the thing.
    """

    kind: str
    """The kind, back, piece, die or token that names the thing."""
    zone: str
    """The zone that holds the thing."""


class GuideParagraph(Model, frozen=True, kw_only=True):
    """
    A step of the primer.

    title: The subject of the paragraph.
    text: The text of the paragraph.
    kinds: Cards and pieces that the paragraph shows.
    """

    title: str
    """The subject of the paragraph."""
    text: str
    """The text of the paragraph."""
    kinds: list[str]
    """Cards and pieces that the paragraph shows."""


class GuideOption(Model, frozen=True, kw_only=True):
    """
    A table option.

    ask: The question that the option decides, in a sentence.
    values: The effect of each value, by the value as JSON text.
    told: Sentences that state the chosen value to readers, by the value as JSON text; empty if another option covers it.
    """

    ask: str
    """The question that the option decides, in a sentence."""
    values: dict[str, str]
    """The effect of each value, by the value as JSON text."""
    told: dict[str, str]
    """Sentences that state the chosen value to readers, by the value as JSON text; empty if another option covers it."""


class FieldPick(Model, frozen=True, kw_only=True):
    """
    Number of values to combine.

    least: The smallest number of values.
    most: The largest number of values.
    ordered: Whether the order of the values matters.
    """

    least: int
    """The smallest number of values."""
    most: int
    """The largest number of values."""
    ordered: bool
    """Whether the order of the values matters."""


class GameChapter(Model, frozen=True, kw_only=True):
    """
    A part of a game, which begins with an event.

    id: The chapter's id, a word of the ruleset.
    title: The chapter's heading.
    """

    id: str
    """The chapter's id, a word of the ruleset."""
    title: str
    """The chapter's heading."""


class FieldValue(Model, frozen=True, kw_only=True):
    """
    A value that a field of an offer may have, or be composed of.

    value: The value, as a command holds it.
    title: The text of the value's button.
    consequence: The effect of choosing the value; empty if there is none.
    grave: Whether to ask for confirmation before a command with this value is sent.
    at: The place that a player points at to choose the value: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: no place.
    """

    value: Any
    """The value, as a command holds it."""
    title: str
    """The text of the value's button."""
    consequence: str
    """The effect of choosing the value; empty if there is none."""
    grave: bool
    """Whether to ask for confirmation before a command with this value is sent."""
    at: str | None
    """The place that a player points at to choose the value: a zone, a thing or cell in it (`hand:0/CO`), or a seat's place (`seat:2`); null: no place."""


class GuideMoment(Model, frozen=True, kw_only=True):
    """
    A moment of a lesson: a decision of the learner.

    decision: The kind of the learner's decision.
    nth: Number of the decision among those of its kind, from 1.
    """

    decision: str
    """The kind of the learner's decision."""
    nth: int
    """Number of the decision among those of its kind, from 1."""


class SceneSight(Model, frozen=True, kw_only=True):
    """
    A viewer's knowledge of a thing that lies face down for others.

    by: The source of the knowledge, in a word of the ruleset.
    version: Version of the event that showed the thing.
    """

    by: str
    """The source of the knowledge, in a word of the ruleset."""
    version: int
    """Version of the event that showed the thing."""


EventWeight: TypeAlias = Annotated[
    Literal["part", "silent", "step", "turning"],
    Meta(description="A value from a fixed list: event weight."),
]


ZoneForm: TypeAlias = Annotated[
    Literal["fan", "grid", "pile", "purse", "row", "sheet", "spot", "track"],
    Meta(description="A value from a fixed list: zone form."),
]


class SpectatorsBody(Model, frozen=True, kw_only=True):
    """
    Terms of spectators.

    delay_s: Delay in seconds with which spectators see a running game.
    """

    delay_s: int
    """Delay in seconds with which spectators see a running game."""


class SeatClaimBody(Model, frozen=True, kw_only=True):
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


class SeatCommitBody(Model, frozen=True, kw_only=True):
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


class GuestBody(Model, frozen=True, kw_only=True):
    """
    A spectator who wants to write.

    name: Your name: 1 to 40 readable characters in one line.
    """

    name: str
    """Your name: 1 to 40 readable characters in one line."""


class SeatTokenBody(Model, frozen=True, kw_only=True):
    """
    A seat, for an inbox.

    token: The seat's token, or a reader's token (`seat:read`) of the seat.
    """

    token: str
    """The seat's token, or a reader's token (`seat:read`) of the seat."""


class SlipExchangeBody(Model, frozen=True, kw_only=True):
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

    address: The mail address, which gets only a code before it is confirmed.
    every_minutes: The least time between two mails: 15 minutes to a day, an hour by default.
    """

    address: str
    """The mail address, which gets only a code before it is confirmed."""
    every_minutes: int | None = 60
    """The least time between two mails: 15 minutes to a day, an hour by default."""


class MailCodeBody(Model, frozen=True, kw_only=True):
    """
    The code from the confirmation mail.

    code: The code: the eight digits of the mail.
    """

    code: str
    """The code: the eight digits of the mail."""


class NewPlayerBody(Model, frozen=True, kw_only=True):
    """
    A new player.

    name: The player's name, by default also at tables: 1 to 40 readable characters in one line.
    """

    name: str
    """The player's name, by default also at tables: 1 to 40 readable characters in one line."""


class RecoveryCodeBody(Model, frozen=True, kw_only=True):
    """
    A recovery code.

    recovery_code: The code as shown; in either case, with or without dashes.
    """

    recovery_code: str
    """The code as shown; in either case, with or without dashes."""


class PlayerLinkBody(Model, frozen=True, kw_only=True):
    """
    A link from another device of the player.

    link: The link, as the other device shows it.
    """

    link: str
    """The link, as the other device shows it."""


class PlayerConsentsBody(Model, frozen=True, kw_only=True):
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
    consents: PlayerConsentsBody | None = None


class PasskeySignInBody(Model, frozen=True, kw_only=True):
    """
    An authenticator's answer to `navigator.credentials.get`.

    id: The passkey's id: `id` of the credential.
    user: The player of the passkey: `response.userHandle`.
    client_data: The browser's statement of challenge and site: `response.clientDataJSON`.
    authenticator_data: The authenticator's data: `response.authenticatorData`.
    signature: The passkey's signature: `response.signature`.
    """

    id: str
    """The passkey's id: `id` of the credential."""
    user: str
    """The player of the passkey: `response.userHandle`."""
    client_data: str
    """The browser's statement of challenge and site: `response.clientDataJSON`."""
    authenticator_data: str
    """The authenticator's data: `response.authenticatorData`."""
    signature: str
    """The passkey's signature: `response.signature`."""


class NewPasskeyBody(Model, frozen=True, kw_only=True):
    """
    An authenticator's answer to `navigator.credentials.create`.

    id: The passkey's id: `id` of the credential.
    client_data: The browser's statement of challenge and site: `response.clientDataJSON`.
    attestation: The new public key: `response.attestationObject`.
    """

    id: str
    """The passkey's id: `id` of the credential."""
    client_data: str
    """The browser's statement of challenge and site: `response.clientDataJSON`."""
    attestation: str
    """The new public key: `response.attestationObject`."""


class OidcAnswerBody(Model, frozen=True, kw_only=True):
    """
    The parameters of a provider's redirect, and the browser's kept `flow`.

    flow: The value of `flow` in the answer that started this sign-in, kept by the browser.
    state: The value of `state` in the query of the redirect.
    code: The value of `code` in the query of the redirect.
    issuer: The value of `iss` in the query of the redirect, if present (RFC 9207).
    """

    flow: str
    """The value of `flow` in the answer that started this sign-in, kept by the browser."""
    state: str
    """The value of `state` in the query of the redirect."""
    code: str
    """The value of `code` in the query of the redirect."""
    issuer: str | None = None
    """The value of `iss` in the query of the redirect, if present (RFC 9207)."""


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


class ResampleBody(Model, frozen=True, kw_only=True):
    """
    The sampling of a world for a fork.

    seed: A seed of 1 to 64 printable ASCII characters; the same view and seed give the same world.
    """

    seed: str
    """A seed of 1 to 64 printable ASCII characters; the same view and seed give the same world."""


class StudyNoteBody(Model, frozen=True, kw_only=True):
    """
    A line at a version of the replay.

    at: Version of the replay.
    text: The text of the note: 1 to 500 readable characters in one line.
    """

    at: int
    """Version of the replay."""
    text: str
    """The text of the note: 1 to 500 readable characters in one line."""


class StudyBody(Model, frozen=True, kw_only=True):
    """
    A study to start.

    title: The study's title: 1 to 80 readable characters in one line.
    notes: The notes in any order; notes of one version keep this order.
    player: The token of a player, whose list then has the study and whose tokens may change it.
    """

    title: str
    """The study's title: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody] | None = field(default_factory=list)
    """The notes in any order; notes of one version keep this order."""
    player: str | None = None
    """The token of a player, whose list then has the study and whose tokens may change it."""


class KeptVariationBody(Model, frozen=True, kw_only=True):
    """
    A variation to keep.

    game: The fork's id.
    text: The idea of the variation, in one line; null for none.
    """

    game: str
    """The fork's id."""
    text: str | None = None
    """The idea of the variation, in one line; null for none."""


class StudyContentBody(Model, frozen=True, kw_only=True):
    """
    The new content of a study.

    title: The study's title: 1 to 80 readable characters in one line.
    notes: The notes in any order; notes of one version keep this order.
    variations: The variations to keep, in this order.
    """

    title: str
    """The study's title: 1 to 80 readable characters in one line."""
    notes: list[StudyNoteBody]
    """The notes in any order; notes of one version keep this order."""
    variations: list[KeptVariationBody]
    """The variations to keep, in this order."""


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


class PlayerEntryBody(Model, frozen=True, kw_only=True):
    """
    An entry of a tournament to bind to the calling player.

    token: The entry's own token.
    member: Index of the player among the entry's persons, from 0.
    """

    token: str
    """The entry's own token."""
    member: int | None = 0
    """Index of the player among the entry's persons, from 0."""


class TournamentLocationBody(Model, frozen=True, kw_only=True):
    """
    The venue and the time zone of a tournament.

    zone: The time zone of times on pages, by its IANA name: `Europe/Vienna`.
    venue: An address, or the link of an online tournament; absent: none. The venue is stored outside the log.
    """

    zone: str | None = "UTC"
    """The time zone of times on pages, by its IANA name: `Europe/Vienna`."""
    venue: str | None = None
    """An address, or the link of an online tournament; absent: none. The venue is stored outside the log."""


class TournamentAmendmentBody(Model, frozen=True, kw_only=True):
    """
    A change of a tournament: one of `regulations`, `location`, `is_entering` and `is_cancelled`.

    regulations: Changes to the regulations, in the format of a new tournament's.
    location: The tournament's venue and time zone, replaced entirely.
    is_entering: Whether people may enter themselves.
    is_cancelled: Whether to cancel the tournament, which then ends without final standings. Needs `reason`.
    reason: The reason, needed once a round was published, and to cancel.
    consent: Consent of the other of organiser and chief arbiter, needed to change points or tie-breaks once a round was published.
    """

    regulations: dict[str, Any] | None = None
    """Changes to the regulations, in the format of a new tournament's."""
    location: TournamentLocationBody | None = None
    """The tournament's venue and time zone, replaced entirely."""
    is_entering: bool | None = None
    """Whether people may enter themselves."""
    is_cancelled: bool | None = None
    """Whether to cancel the tournament, which then ends without final standings. Needs `reason`."""
    reason: str | None = None
    """The reason, needed once a round was published, and to cancel."""
    consent: str | None = None
    """Consent of the other of organiser and chief arbiter, needed to change points or tie-breaks once a round was published."""


class RegulationsConsentBody(Model, frozen=True, kw_only=True):
    """
    A change of the regulations to consent to.

    regulations: Changes to the regulations, as the other official requests them.
    """

    regulations: dict[str, Any]
    """Changes to the regulations, as the other official requests them."""


class AnnouncementBody(Model, frozen=True, kw_only=True):
    """
    An announcement at a tournament.

    text: The announcement's text, public.
    """

    text: str
    """The announcement's text, public."""


class EntriesPreviewBody(Model, frozen=True, kw_only=True):
    """
    Entries to preview. Each entry is checked by itself, as in the request that makes entries.

    entries: The entries to preview.
    """

    entries: list[dict[str, Any]]
    """The entries to preview."""


class NameCorrectionBody(Model, frozen=True, kw_only=True):
    """
    Another spelling of the name of a person of an entry.

    name: The name in its correct spelling, `Anna Berg` or `Berg, Anna`.
    member: Index of the person, from 0.
    """

    name: str
    """The name in its correct spelling, `Anna Berg` or `Berg, Anna`."""
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


class CheckInBody(Model, frozen=True, kw_only=True):
    """
    A check-in of an entry.

    here: Whether the entry is here; false reverts the check-in.
    """

    here: bool | None = True
    """Whether the entry is here; false reverts the check-in."""


class ByeBody(Model, frozen=True, kw_only=True):
    """
    A request for a bye.

    round: The round of the bye, which must not be published yet.
    wanted: Whether the bye is wanted; false reverts the request.
    """

    round: int
    """The round of the bye, which must not be published yet."""
    wanted: bool | None = True
    """Whether the bye is wanted; false reverts the request."""


class TableSeatBody(Model, frozen=True, kw_only=True):
    """
    The holder of a seat.

    entry: Number of the entry.
    member: Index of the person in the entry, from 0.
    """

    entry: int
    """Number of the entry."""
    member: int | None = 0
    """Index of the person in the entry, from 0."""


class DraftTableBody(Model, frozen=True, kw_only=True):
    """
    A table of a draft.

    seats: The holders of the seats, in the order of the game's seats.
    board: Number of the board; tables of one board have the same deal.
    match: Number of the match; tables of one match count together.
    """

    seats: list[TableSeatBody]
    """The holders of the seats, in the order of the game's seats."""
    board: int | None = None
    """Number of the board; tables of one board have the same deal."""
    match: int | None = None
    """Number of the match; tables of one match count together."""


class RoundPublicationBody(Model, frozen=True, kw_only=True):
    """
    A publication of a draft.

    starts_at: Time at which clocks start, at most 60 days ahead; immediately by default.
    newest: The version of the last change since the draft was made, to publish it nevertheless.
    """

    starts_at: str | None = None
    """Time at which clocks start, at most 60 days ahead; immediately by default."""
    newest: int | None = None
    """The version of the last change since the draft was made, to publish it nevertheless."""


class RoundWithdrawalBody(Model, frozen=True, kw_only=True):
    """
    A withdrawal of a round.

    reason: The reason, public.
    """

    reason: str | None = None
    """The reason, public."""


class SpokenLuckBody(Model, frozen=True, kw_only=True):
    """
    The numbers of a public throw.

    numbers: The numbers of the throw, as announced.
    """

    numbers: str
    """The numbers of the throw, as announced."""


class OwnTableBody(Model, frozen=True, kw_only=True):
    """
    A table that its own people make.

    seats: The table's seats, with their holders.
    """

    seats: list[TableSeatBody]
    """The table's seats, with their holders."""


class AddedTimeBody(Model, frozen=True, kw_only=True):
    """
    Time that a ruling adds.

    seconds: Seconds to add.
    seat: The seat that gets the time; absent: all seats.
    """

    seconds: int
    """Seconds to add."""
    seat: int | None = None
    """The seat that gets the time; absent: all seats."""


class TableHandsBody(Model, frozen=True, kw_only=True):
    """
    An arbiter's read of hidden state.

    reason: The reason, public.
    """

    reason: str
    """The reason, public."""


class AppealBody(Model, frozen=True, kw_only=True):
    """
    An appeal about a table, a ruling or a penalty.

    round: The round of the table, ruling or penalty.
    text: The request of the appeal, and its reason.
    table: Number of the table.
    ruling: The number of the ruling or penalty.
    entry: Number of the entry that an official appeals for; by default your own.
    """

    round: int
    """The round of the table, ruling or penalty."""
    text: str
    """The request of the appeal, and its reason."""
    table: int | None = None
    """Number of the table."""
    ruling: int | None = None
    """The number of the ruling or penalty."""
    entry: int | None = None
    """Number of the entry that an official appeals for; by default your own."""


GameVisibility: TypeAlias = Annotated[
    Literal["public", "unlisted"], Meta(description="A value of `GameCard.visibility`.")
]


GameStatus: TypeAlias = Annotated[
    Literal["seating", "playing", "over", "aborted"],
    Meta(description="A value of `GameCard.status`."),
]


ChatMode: TypeAlias = Annotated[Literal["off", "players", "all"], Meta(description="A value of `Chat.mode`.")]


ChatReadsItem: TypeAlias = Annotated[Literal["players", "spectators"], Meta(description="A value of `Chat.reads`.")]


ChatWritesItem: TypeAlias = Annotated[Literal["players", "spectators"], Meta(description="A value of `Chat.writes`.")]


ChatEmote: TypeAlias = Annotated[
    Literal["hello", "good-luck", "well-played", "good-game", "thank-you", "sorry", "one-moment", "wow"],
    Meta(description="A value of `CreatedChatMessage.emote`."),
]


ChatScope: TypeAlias = Annotated[
    Literal["players", "spectators"],
    Meta(description="A value of `CreatedChatMessage.scope`."),
]


ReportGround: TypeAlias = Annotated[
    Literal["abuse", "hate", "threat", "spam", "privacy", "cheating", "other"],
    Meta(description="A value of `CreatedReport.ground`."),
]


ModerationActAct: TypeAlias = Annotated[
    Literal["hide", "show", "suspend", "lift", "dismiss"],
    Meta(description="A value of `ModerationAct.act`."),
]


WebhookState: TypeAlias = Annotated[
    Literal["pending", "active", "disabled"],
    Meta(description="A value of `CreatedWebhook.state`."),
]


WebhookReason: TypeAlias = Annotated[
    Literal["challenge", "failing", "gone"],
    Meta(description="A value of `CreatedWebhook.reason`."),
]


PushSubscriptionState: TypeAlias = Annotated[
    Literal["active", "disabled"],
    Meta(description="A value of `PushSubscription.state`."),
]


CredentialKind: TypeAlias = Annotated[
    Literal["token", "recovery", "link", "passkey", "oidc"],
    Meta(description="A value of `Credential.kind`."),
]


ReplaySpoilers: TypeAlias = Annotated[Literal["none", "end", "all"], Meta(description="A value of `Replay.spoilers`.")]


ReplayNames: TypeAlias = Annotated[Literal["shown", "masked"], Meta(description="A value of `Replay.names`.")]


PageEmbedType: TypeAlias = Annotated[Literal["rich", "link"], Meta(description="A value of `PageEmbed.type`.")]


TokenScope: TypeAlias = Annotated[
    Literal["organiser", "seat:act", "seat:read", "spectator", "arbiter"],
    Meta(description="A value of `Token.scope`."),
]


ReadinessStatus: TypeAlias = Annotated[Literal["ok", "degraded"], Meta(description="A value of `Readiness.status`.")]


ReadinessJobs: TypeAlias = Annotated[Literal["ok", "down"], Meta(description="A value of `Readiness.jobs`.")]


ReadinessAutomation: TypeAlias = Annotated[
    Literal["ok", "late"], Meta(description="A value of `Readiness.automation`.")
]


ReadinessLobby: TypeAlias = Annotated[Literal["ok", "late"], Meta(description="A value of `Readiness.lobby`.")]


ReadinessReveals: TypeAlias = Annotated[Literal["ok", "missing"], Meta(description="A value of `Readiness.reveals`.")]


ReadinessGamesLog: TypeAlias = Annotated[
    Literal["ok", "late", "none"], Meta(description="A value of `Readiness.games_log`.")
]


TournamentStatus: TypeAlias = Annotated[
    Literal["drafted", "entries", "running", "provisional", "final", "cancelled"],
    Meta(description="A value of `Tournament.status`."),
]


TournamentPreset: TypeAlias = Annotated[
    Literal["league-evening", "swiss-of-pods", "round-robin", "duplicate", "team-duplicate", "cup"],
    Meta(description="A value of `Tournament.preset`."),
]


TournamentActsItem: TypeAlias = Annotated[
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
    ],
    Meta(description="A value of `Tournament.acts`."),
]


EntriesPreviewEncoding: TypeAlias = Annotated[
    Literal["utf-8", "utf-16", "windows-1252"],
    Meta(description="A value of `EntriesPreview.encoding`."),
]


DealMode: TypeAlias = Annotated[Literal["fresh", "duplicate", "fixed"], Meta(description="A value of `Deal.mode`.")]


DealKnownTo: TypeAlias = Annotated[Literal["organiser"], Meta(description="A value of `Deal.known_to`.")]


ClockOnAbsence: TypeAlias = Annotated[
    Literal["default", "bot", "forfeit"],
    Meta(description="A value of `PlannedClock.on_absence`."),
]


ChatAuthorKind: TypeAlias = Annotated[
    Literal["seat", "organiser", "guest", "moderator"],
    Meta(description="A value of `ChatAuthor.kind`."),
]


ModerationSubjectKind: TypeAlias = Annotated[
    Literal["message", "name", "player", "text", "study"],
    Meta(description="A value of `ModerationSubject.kind`."),
]


RulingKind: TypeAlias = Annotated[Literal["correct", "abort"], Meta(description="A value of `DatedRuling.kind`.")]


TournamentOfficialRole: TypeAlias = Annotated[
    Literal["organiser", "chief", "arbiter", "scorer"],
    Meta(description="A value of `TournamentOfficial.role`."),
]


EntryKind: TypeAlias = Annotated[Literal["people", "stand_in", "bot"], Meta(description="A value of `Entry.kind`.")]


EntryState: TypeAlias = Annotated[
    Literal["waiting", "entered", "withdrawn", "disqualified", "removed"],
    Meta(description="A value of `Entry.state`."),
]


TournamentRoundState: TypeAlias = Annotated[
    Literal["drafted", "published", "open", "closing", "closed", "withdrawn"],
    Meta(description="A value of `TournamentRound.state`."),
]


TournamentTableState: TypeAlias = Annotated[
    Literal["waiting", "playing", "finished", "ruled", "void"],
    Meta(description="A value of `TournamentTable.state`."),
]


TournamentTablePlayedByItem: TypeAlias = Annotated[
    Literal["entry", "stand_in", "bot"],
    Meta(description="A value of `TournamentTable.played_by`."),
]


TournamentAppealState: TypeAlias = Annotated[
    Literal["open", "upheld", "dismissed", "withdrawn"],
    Meta(description="A value of `TournamentAppeal.state`."),
]


LogResetReason: TypeAlias = Annotated[
    Literal["ahead", "changed", "unknown"],
    Meta(description="A value of `LogReset.reason`."),
]


CreatedSeatKind: TypeAlias = Annotated[Literal["bot", "automaton"], Meta(description="A value of `CreatedSeat.kind`.")]


SeatKind: TypeAlias = Annotated[
    Literal["human", "bot", "automaton"],
    Meta(description="A value of `CardSeat.kind`."),
]


SeatPresenceState: TypeAlias = Annotated[
    Literal["online", "away"], Meta(description="A value of `SeatPresence.state`.")
]


InboxItemKind: TypeAlias = Annotated[
    Literal["table-open", "decision-open", "reminded", "nonce-awaited", "game-over", "ruling", "reset"],
    Meta(description="A value of `InboxItem.kind`."),
]


WebhookAttemptError: TypeAlias = Annotated[
    Literal["address", "connect", "tls", "timeout", "answer", "redirect", "status", "challenge"],
    Meta(description="A value of `WebhookAttempt.error`."),
]


WebhookDeadLetterType: TypeAlias = Annotated[
    Literal[
        "table.opened", "decision.open", "decision.reminded", "nonce.awaited", "game.over", "ruling.made", "game.reset"
    ],
    Meta(description="A value of `WebhookDeadLetter.type`."),
]


AccessGrantKind: TypeAlias = Annotated[Literal["token", "replay"], Meta(description="A value of `AccessGrant.kind`.")]


PreviewRowOutcome: TypeAlias = Annotated[
    Literal["entered", "waiting", "refused"],
    Meta(description="A value of `PreviewRow.outcome`."),
]


TableLineKind: TypeAlias = Annotated[
    Literal["played", "void", "forfeit", "award", "allocated", "asked", "late", "absent"],
    Meta(description="A value of `TableLine.kind`."),
]


TournamentWebhookDeadLetterType: TypeAlias = Annotated[
    Literal[
        "tournament.round_published",
        "tournament.round_opened",
        "tournament.round_closed",
        "tournament.round_withdrawn",
        "tournament.table_finished",
        "tournament.ruling_made",
        "tournament.penalty_given",
        "tournament.appeal_made",
        "tournament.appeal_decided",
        "tournament.announced",
        "tournament.confirmed",
        "tournament.restored",
        "tournament.cancelled",
    ],
    Meta(description="A value of `TournamentWebhookDeadLetter.type`."),
]


LuckNonces: TypeAlias = Annotated[
    Literal["asked", "required", "none"],
    Meta(description="A value of `PlannedLuck.nonces`."),
]


LuckPublic: TypeAlias = Annotated[Literal["drand"], Meta(description="A value of `PlannedLuck.public`.")]


ParentLuck: TypeAlias = Annotated[Literal["same", "fresh"], Meta(description="A value of `Parent.luck`.")]


LuckState: TypeAlias = Annotated[
    Literal["open", "closed", "drawn", "playing", "cancelled"],
    Meta(description="A value of `Luck.state`."),
]


RoundByeKind: TypeAlias = Annotated[
    Literal["allocated", "asked", "absent"],
    Meta(description="A value of `RoundBye.kind`."),
]


AdviceWordsKind: TypeAlias = Annotated[
    Literal["best", "warning", "why"],
    Meta(description="A value of `AdviceWords.kind`."),
]


SceneMoveFace: TypeAlias = Annotated[Literal["down", "up"], Meta(description="A value of `SceneMove.face`.")]


SceneStepState: TypeAlias = Annotated[
    Literal["ahead", "now", "past"], Meta(description="A value of `SceneStep.state`.")
]


GameBodyChat: TypeAlias = Annotated[Literal["off", "players", "all"], Meta(description="A value of `GameBody.chat`.")]


PresenceBodyState: TypeAlias = Annotated[
    Literal["online", "away", "hidden"],
    Meta(description="A value of `PresenceBody.state`."),
]


InboxBodyTokensItem: TypeAlias = Annotated[str, Meta(description="A value of `InboxBody.tokens`.")]


InterventionBodyKind: TypeAlias = Annotated[
    Literal[
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
    ],
    Meta(description="A value of `InterventionBody.kind`."),
]


OutcomeBodyWinnersItem: TypeAlias = Annotated[int, Meta(description="A value of `OutcomeBody.winners`.")]


TokenBodyScope: TypeAlias = Annotated[
    Literal["seat:read", "spectator"], Meta(description="A value of `TokenBody.scope`.")
]


EntryBodyNamesItem: TypeAlias = Annotated[str, Meta(description="A value of `EntryBody.names`.")]


EntryBodyApartItem: TypeAlias = Annotated[int, Meta(description="A value of `EntryBody.apart`.")]


EntryPatchBodyState: TypeAlias = Annotated[
    Literal["entered", "withdrawn", "removed"],
    Meta(description="A value of `EntryPatchBody.state`."),
]


CheckAllInBodyEntriesItem: TypeAlias = Annotated[int, Meta(description="A value of `CheckAllInBody.entries`.")]


DraftBodyByesItem: TypeAlias = Annotated[int, Meta(description="A value of `DraftBody.byes`.")]


UnfinishedBodyHow: TypeAlias = Annotated[
    Literal["draw", "by_scores", "void", "points"],
    Meta(description="A value of `UnfinishedBody.how`."),
]


UnfinishedBodyPointsItem: TypeAlias = Annotated[str, Meta(description="A value of `UnfinishedBody.points`.")]


EntryLotBodyAmongItem: TypeAlias = Annotated[int, Meta(description="A value of `EntryLotBody.among`.")]


TableResultBodyPlacesItem: TypeAlias = Annotated[int, Meta(description="A value of `TableResultBody.places`.")]


TableResultBodyWinnersItem: TypeAlias = Annotated[int, Meta(description="A value of `TableResultBody.winners`.")]


TableResultBodyScoresItem: TypeAlias = Annotated[int, Meta(description="A value of `TableResultBody.scores`.")]


TableRulingBodyKind: TypeAlias = Annotated[
    Literal["correct", "adjust", "forfeit", "void", "replay", "time"],
    Meta(description="A value of `TableRulingBody.kind`."),
]


TableRulingBodySeatsItem: TypeAlias = Annotated[int, Meta(description="A value of `TableRulingBody.seats`.")]


PenaltyBodyKind: TypeAlias = Annotated[
    Literal["warning", "points", "disqualification"],
    Meta(description="A value of `PenaltyBody.kind`."),
]


TableInterventionBodyKind: TypeAlias = Annotated[
    Literal["strike", "add_time", "pause", "resume", "hand_to_bot", "return", "substitute", "reissue"],
    Meta(description="A value of `TableInterventionBody.kind`."),
]


AppealDecisionBodyVerdict: TypeAlias = Annotated[
    Literal["upheld", "dismissed", "withdrawn"],
    Meta(description="A value of `AppealDecisionBody.verdict`."),
]


class RulesetPage(Model, frozen=True, kw_only=True):
    """
    The installed rulesets.

    items: The rulesets, by name.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[RulesetSummary]
    """The rulesets, by name."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class Chat(Model, frozen=True, kw_only=True):
    """
    The chat of a table.

    mode: The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own.
    reads: Scopes that this token may read.
    writes: Scopes that this token may write in now.
    """

    mode: ChatMode
    """The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own."""
    reads: list[ChatReadsItem]
    """Scopes that this token may read."""
    writes: list[ChatWritesItem]
    """Scopes that this token may write in now."""


class ChatBlocks(Model, frozen=True, kw_only=True):
    """
    Authors whose messages are left out for you.

    items: The blocked authors, by name.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[ChatBlock]
    """The blocked authors, by name."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class CreatedInbox(Model, frozen=True, kw_only=True):
    """
    A new inbox, and its token.

    inbox_token: The token, for the Authorization header, never for a URL.
    seats: The inbox's seats.
    """

    inbox_token: str
    """The token, for the Authorization header, never for a URL."""
    seats: list[InboxSeat]
    """The inbox's seats."""


class InboxSeats(Model, frozen=True, kw_only=True):
    """
    The seats of an inbox.

    items: The seats, by game and seat.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[InboxSeat]
    """The seats, by game and seat."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class CreatedWebhook(Model, frozen=True, kw_only=True):
    """
    A webhook with its new secret.

    id: The webhook's id.
    url: Your receiver's URL.
    state: The state of the webhook: `pending` until the receiver has answered a challenge.
    reason: The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: Time at which the webhook was registered, in UTC (RFC 3339).
    failures: Number of attempts that failed in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Time until which the previous secret signs too.
    secret: The secret that signs every POST. Shown once.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: WebhookState
    """The state of the webhook: `pending` until the receiver has answered a challenge."""
    reason: WebhookReason | None
    """The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """Time at which the webhook was registered, in UTC (RFC 3339)."""
    failures: int
    """Number of attempts that failed in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Time until which the previous secret signs too."""
    secret: str
    """The secret that signs every POST. Shown once."""


class Webhook(Model, frozen=True, kw_only=True):
    """
    A webhook of an inbox or a tournament.

    id: The webhook's id.
    url: Your receiver's URL.
    state: The state of the webhook: `pending` until the receiver has answered a challenge.
    reason: The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: Time at which the webhook was registered, in UTC (RFC 3339).
    failures: Number of attempts that failed in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Time until which the previous secret signs too.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: WebhookState
    """The state of the webhook: `pending` until the receiver has answered a challenge."""
    reason: WebhookReason | None
    """The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """Time at which the webhook was registered, in UTC (RFC 3339)."""
    failures: int
    """Number of attempts that failed in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Time until which the previous secret signs too."""


class PushSubscription(Model, frozen=True, kw_only=True):
    """
    A push subscription of an inbox.

    id: The subscription's id, the same for the same endpoint.
    endpoint: The push service's URL for this subscription.
    state: The state of the subscription: `disabled` if all retries of a message failed.
    created: Time at which the subscription was first stored, in UTC (RFC 3339).
    failures: Number of deliveries that failed in a row.
    """

    id: str
    """The subscription's id, the same for the same endpoint."""
    endpoint: str
    """The push service's URL for this subscription."""
    state: PushSubscriptionState
    """The state of the subscription: `disabled` if all retries of a message failed."""
    created: datetime
    """Time at which the subscription was first stored, in UTC (RFC 3339)."""
    failures: int
    """Number of deliveries that failed in a row."""


class PushSubscriptions(Model, frozen=True, kw_only=True):
    """
    The push subscriptions of an inbox.

    items: The subscriptions, oldest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[PushSubscription]
    """The subscriptions, oldest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class MailAddress(Model, frozen=True, kw_only=True):
    """
    The mail address of an inbox.

    address: The mail address.
    every_minutes: The least time between two mails, in minutes.
    state: The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it.
    created: Time at which the address was registered, in UTC (RFC 3339).
    failures: Number of deliveries that failed in a row.
    """

    address: str
    """The mail address."""
    every_minutes: int
    """The least time between two mails, in minutes."""
    state: WebhookState
    """The state of the address: `pending` until it is confirmed; `disabled` if the mail server accepts no mail for it."""
    created: datetime
    """Time at which the address was registered, in UTC (RFC 3339)."""
    failures: int
    """Number of deliveries that failed in a row."""


class PlayerSecrets(Model, frozen=True, kw_only=True):
    """
    The player, a token of this device, and a new recovery code.

    token: The token, for the Authorization header, never for a URL.
    recovery_code: The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper.
    """

    player: Player
    token: str
    """The token, for the Authorization header, never for a URL."""
    recovery_code: str
    """The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper."""


class PlayerSignIn(Model, frozen=True, kw_only=True):
    """
    The player, and a token of this device.

    token: The token, for the Authorization header, never for a URL.
    """

    player: Player
    token: str
    """The token, for the Authorization header, never for a URL."""


class PasskeyChallenge(Model, frozen=True, kw_only=True):
    """
    Options for `PublicKeyCredential.parseRequestOptionsFromJSON`.

    challenge: Random bytes in base64url, valid for five minutes and one answer.
    rpId: The host name of the passkey's site.
    timeout: Validity of the challenge in milliseconds.
    allowCredentials: The allowed passkeys; empty: any passkey of this site.
    userVerification: The required verification of the authenticator's owner, by PIN, fingerprint or face.
    """

    challenge: str
    """Random bytes in base64url, valid for five minutes and one answer."""
    rpId: str
    """The host name of the passkey's site."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    allowCredentials: list[PasskeyReference]
    """The allowed passkeys; empty: any passkey of this site."""
    userVerification: Literal["required"]
    """The required verification of the authenticator's owner, by PIN, fingerprint or face."""


class PasskeyCreation(Model, frozen=True, kw_only=True):
    """
    Options for `PublicKeyCredential.parseCreationOptionsFromJSON`.

    challenge: Random bytes in base64url, valid for five minutes and one answer.
    pubKeyCredParams: Signature algorithms that are accepted, best first.
    timeout: Validity of the challenge in milliseconds.
    excludeCredentials: The player's passkeys, so that no authenticator makes a second one.
    attestation: The preference for attestation: none of the authenticator's maker is requested.
    """

    rp: PasskeySite
    user: PasskeyUser
    challenge: str
    """Random bytes in base64url, valid for five minutes and one answer."""
    pubKeyCredParams: list[PasskeyAlgorithm]
    """Signature algorithms that are accepted, best first."""
    timeout: int
    """Validity of the challenge in milliseconds."""
    excludeCredentials: list[PasskeyReference]
    """The player's passkeys, so that no authenticator makes a second one."""
    authenticatorSelection: PasskeySelection
    attestation: Literal["none"]
    """The preference for attestation: none of the authenticator's maker is requested."""


class Credential(Model, frozen=True, kw_only=True):
    """
    A credential of the player's account.

    id: The credential's id, which grants no access.
    kind: The kind of credential: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.
    added: Time at which the credential was made, in UTC (RFC 3339).
    expires: Time at which the credential expires, in UTC (RFC 3339); null: never.
    current: Whether the credential is the token of this request.
    """

    id: str
    """The credential's id, which grants no access."""
    kind: CredentialKind
    """The kind of credential: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site."""
    added: datetime
    """Time at which the credential was made, in UTC (RFC 3339)."""
    expires: datetime | None
    """Time at which the credential expires, in UTC (RFC 3339); null: never."""
    current: bool
    """Whether the credential is the token of this request."""


class OwnRatingPage(Model, frozen=True, kw_only=True):
    """
    The player's ratings.

    items: The ratings, by game and number of people.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[OwnRating]
    """The ratings, by game and number of people."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class RatingPage(Model, frozen=True, kw_only=True):
    """
    A page of a list of ratings.

    items: The ratings of the page, the highest first.
    next: The cursor of the next page.
    tasks: The ratings of the tasks, by name; empty for competitive games.
    """

    items: list[ListedRating]
    """The ratings of the page, the highest first."""
    next: str | None
    """The cursor of the next page."""
    tasks: list[TaskRating]
    """The ratings of the tasks, by name; empty for competitive games."""


class SigningKeyPage(Model, frozen=True, kw_only=True):
    """
    The public keys of this installation.

    items: The keys, newest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[SigningKey]
    """The keys, newest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class ArbiterReadPage(Model, frozen=True, kw_only=True):
    """
    A page of an arbiter's reads.

    items: The reads of the page by version, lowest first.
    next: The cursor of the next page.
    """

    items: list[ArbiterRead]
    """The reads of the page by version, lowest first."""
    next: str | None
    """The cursor of the next page."""


class StudyPage(Model, frozen=True, kw_only=True):
    """
    A page of studies.

    items: The studies of the page, newest first.
    next: The cursor of the next page.
    """

    items: list[StudySummary]
    """The studies of the page, newest first."""
    next: str | None
    """The cursor of the next page."""


class PageEmbed(Model, frozen=True, kw_only=True):
    """
    The embedding of a page (oEmbed 1.0).

    type: The type of embedding: `rich`: as a frame; `link`: by its title.
    version: The version of oEmbed.
    title: The page's title.
    provider_name: The name of this service.
    provider_url: Address of this service.
    cache_age: Seconds for which this answer may be cached.
    html: The HTML of the frame, for type `rich`.
    width: Size in pixels.
    height: Size in pixels.
    thumbnail_url: URL of a picture, if it fits the requested size.
    thumbnail_width: Size in pixels.
    thumbnail_height: Size in pixels.
    """

    type: PageEmbedType
    """The type of embedding: `rich`: as a frame; `link`: by its title."""
    version: Literal["1.0"]
    """The version of oEmbed."""
    title: str
    """The page's title."""
    provider_name: str
    """The name of this service."""
    provider_url: str
    """Address of this service."""
    cache_age: int
    """Seconds for which this answer may be cached."""
    html: str | None = None
    """The HTML of the frame, for type `rich`."""
    width: int | None = None
    """Size in pixels."""
    height: int | None = None
    """Size in pixels."""
    thumbnail_url: str | None = None
    """URL of a picture, if it fits the requested size."""
    thumbnail_width: int | None = None
    """Size in pixels."""
    thumbnail_height: int | None = None
    """Size in pixels."""


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
    scope: TokenScope
    """The scope of a token."""
    seat: int | None
    """The token's seat; null for none."""


class CreatedToken(Model, frozen=True, kw_only=True):
    """
    A new token, which is shown once.

    id: The token's id, which grants no access.
    game: The game's id.
    scope: The scope of a token.
    seat: The token's seat; null for none.
    token: The token, for the Authorization header, never for a URL.
    """

    id: str
    """The token's id, which grants no access."""
    game: str
    """The game's id."""
    scope: TokenScope
    """The scope of a token."""
    seat: int | None
    """The token's seat; null for none."""
    token: str
    """The token, for the Authorization header, never for a URL."""


class Readiness(Model, frozen=True, kw_only=True):
    """
    The state of the service, if games can be read and written.

    status: The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late.
    store: The state of the store, always `ok`: without its store the service answers with a problem.
    jobs: Whether the jobs server answers; without it, people can play, bots cannot.
    automation: The state of bots' turns: `late` if a bot's turn has been due for more than 30 s.
    lobby: The state of the lobby: `late` if it is more than 30 s behind the feeds.
    reveals: The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed.
    games_log: The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log.
    """

    status: ReadinessStatus
    """The state of the service: `ok` if all is well; `degraded` if people can play, but a part is late."""
    store: Literal["ok"]
    """The state of the store, always `ok`: without its store the service answers with a problem."""
    jobs: ReadinessJobs
    """Whether the jobs server answers; without it, people can play, bots cannot."""
    automation: ReadinessAutomation
    """The state of bots' turns: `late` if a bot's turn has been due for more than 30 s."""
    lobby: ReadinessLobby
    """The state of the lobby: `late` if it is more than 30 s behind the feeds."""
    reveals: ReadinessReveals
    """The state of revealed seeds: `missing` if a game has been over for a minute and its seed was not revealed."""
    games_log: ReadinessGamesLog
    """The state of the log of games: `late` if a head has waited for more than a minute to be logged; `none` without a log."""


class DrawnEntryLot(Model, frozen=True, kw_only=True):
    """
    A lot that was drawn.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    lot: EntryLot


class CreatedTournamentRuling(Model, frozen=True, kw_only=True):
    """
    A ruling that was made.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    ruling: TournamentRuling


class DecisionOpen(Model, frozen=True, kw_only=True):
    """
    The reader's own seat has to decide: its view has the decision and its offers. Streams of a running game send it for a seat's token, to its own viewpoint, after all events so far: as the data of `event: decision.open` (SSE), or as a line (NDJSON). It is no event of the log, and has no version and no id.

    type: The kind of item.
    seat: A seat's number: from 0, clockwise.
    """

    type: Literal["decision.open"]
    """The kind of item."""
    seat: int
    """A seat's number: from 0, clockwise."""
    decision: DecisionRef


class TableOpenedMessage(Model, frozen=True, kw_only=True):
    """
    The seat's table of a tournament is open.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["table.opened"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class DecisionOpenMessage(Model, frozen=True, kw_only=True):
    """
    A decision of the seat is open.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["decision.open"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class DecisionRemindedMessage(Model, frozen=True, kw_only=True):
    """
    The table reminds the seat of its decision.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["decision.reminded"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class NonceAwaitedMessage(Model, frozen=True, kw_only=True):
    """
    The nonce that the seat committed to is awaited.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["nonce.awaited"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class GameOverMessage(Model, frozen=True, kw_only=True):
    """
    The game is over.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["game.over"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class RulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    A ruling was made.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["ruling.made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class GameResetMessage(Model, frozen=True, kw_only=True):
    """
    The game was put back: versions that you have read are gone.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["game.reset"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookLetterData


class ChallengeMessage(Model, frozen=True, kw_only=True):
    """
    A challenge to echo.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["webhook.challenge"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookChallengeData


class PingMessage(Model, frozen=True, kw_only=True):
    """
    A requested test message.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["webhook.ping"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: WebhookPingData


class TournamentRoundPublishedMessage(Model, frozen=True, kw_only=True):
    """
    The pairings of a round are public.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.round_published"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentRoundOpenedMessage(Model, frozen=True, kw_only=True):
    """
    All tables of a round are open.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.round_opened"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentRoundClosedMessage(Model, frozen=True, kw_only=True):
    """
    A round is over.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.round_closed"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentRoundWithdrawnMessage(Model, frozen=True, kw_only=True):
    """
    A published round was withdrawn.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.round_withdrawn"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentTableFinishedMessage(Model, frozen=True, kw_only=True):
    """
    The game of a table is over.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.table_finished"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentRulingMadeMessage(Model, frozen=True, kw_only=True):
    """
    An arbiter ruled on a table.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.ruling_made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentPenaltyGivenMessage(Model, frozen=True, kw_only=True):
    """
    An entry got a penalty.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.penalty_given"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentAppealMadeMessage(Model, frozen=True, kw_only=True):
    """
    An entry appeals.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.appeal_made"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentAppealDecidedMessage(Model, frozen=True, kw_only=True):
    """
    An appeal was decided.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.appeal_decided"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentAnnouncedMessage(Model, frozen=True, kw_only=True):
    """
    An announcement was made.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.announced"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentConfirmedMessage(Model, frozen=True, kw_only=True):
    """
    The standings are final.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.confirmed"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentRestoredMessage(Model, frozen=True, kw_only=True):
    """
    The tournament was put back: versions that you have read are gone.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.restored"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class TournamentCancelledMessage(Model, frozen=True, kw_only=True):
    """
    The tournament was cancelled.

    type: The type of this message; later versions may add others.
    timestamp: Time at which the message was made.
    """

    type: Literal["tournament.cancelled"]
    """The type of this message; later versions may add others."""
    timestamp: datetime
    """Time at which the message was made."""
    data: TournamentWebhookData


class Deal(Model, frozen=True, kw_only=True):
    """
    The source of the deal.

    mode: The mode of the deal, as requested.
    known_to: The person who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events.
    """

    mode: DealMode
    """The mode of the deal, as requested."""
    known_to: DealKnownTo | None
    """The person who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events."""


class PlannedClock(Model, frozen=True, kw_only=True):
    """
    The table's clock; absent without one.

    absent_after: Number of strikes in a row that make a seat absent.
    bank_s: Additional seconds of each seat at first, used after a decision's own.
    decision_s: Seconds for each decision of a person.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    on_absence: The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).
    """

    absent_after: int
    """Number of strikes in a row that make a seat absent."""
    bank_s: int
    """Additional seconds of each seat at first, used after a decision's own."""
    decision_s: int
    """Seconds for each decision of a person."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    on_absence: ClockOnAbsence
    """The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`)."""


class TableClock(Model, frozen=True, kw_only=True):
    """
    The clock of a table: its plan, and the time of each seat.

    absent_after: Number of strikes in a row that make a seat absent.
    bank_s: Additional seconds of each seat at first, used after a decision's own.
    decision_s: Seconds for each decision of a person.
    increment_s: Seconds that an answer adds to the bank, up to `bank_s`.
    on_absence: The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).
    seats: The clock of each seat, by seat.
    """

    absent_after: int
    """Number of strikes in a row that make a seat absent."""
    bank_s: int
    """Additional seconds of each seat at first, used after a decision's own."""
    decision_s: int
    """Seconds for each decision of a person."""
    increment_s: int
    """Seconds that an answer adds to the bank, up to `bank_s`."""
    on_absence: ClockOnAbsence
    """The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`)."""
    seats: list[SeatClock]
    """The clock of each seat, by seat."""


class ChatAuthor(Model, frozen=True, kw_only=True):
    """
    The author of a message.

    kind: The kind of author.
    seat: The author's seat, for kind `seat`; else null.
    guest: The guest's id, for kind `guest`; else null.
    name: The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced.
    """

    kind: ChatAuthorKind
    """The kind of author."""
    seat: int | None
    """The author's seat, for kind `seat`; else null."""
    guest: str | None
    """The guest's id, for kind `guest`; else null."""
    name: str | None
    """The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced."""


class ModerationSubject(Model, frozen=True, kw_only=True):
    """
    A message (`game`, `scope`, `number`), the name at a seat (`game`, `seat`), a player (`player`), a text of a tournament (`tournament`, `place`), or a study (`study`).

    kind: The kind of subject.
    game: The game's id.
    scope: The scope of a message.
    number: The number of a message in its scope.
    seat: A seat's number: from 0, clockwise.
    player: The player's id; absent once the player was forgotten.
    tournament: The tournament's id.
    place: The place of a text: the version of its fact, and its name in it.
    study: The study's id.
    """

    kind: ModerationSubjectKind
    """The kind of subject."""
    game: str | None = None
    """The game's id."""
    scope: ChatScope | None = None
    """The scope of a message."""
    number: int | None = None
    """The number of a message in its scope."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    player: str | None = None
    """The player's id; absent once the player was forgotten."""
    tournament: str | None = None
    """The tournament's id."""
    place: str | None = None
    """The place of a text: the version of its fact, and its name in it."""
    study: str | None = None
    """The study's id."""


class DatedRuling(Model, frozen=True, kw_only=True):
    """
    A ruling with its time.

    version: Version: position in the game's log, from 1.
    kind: The kind of ruling: a corrected result, or the end of a game.
    author: The author's name, public.
    reason: The reason, public.
    before: The outcome before the ruling; null for none.
    after: The outcome after the ruling; null for none.
    at: Time at which the ruling was made, in UTC (RFC 3339).
    """

    version: int
    """Version: position in the game's log, from 1."""
    kind: RulingKind
    """The kind of ruling: a corrected result, or the end of a game."""
    author: str
    """The author's name, public."""
    reason: str
    """The reason, public."""
    before: Outcome | None
    """The outcome before the ruling; null for none."""
    after: Outcome | None
    """The outcome after the ruling; null for none."""
    at: datetime
    """Time at which the ruling was made, in UTC (RFC 3339)."""


class Seek(Model, frozen=True, kw_only=True):
    """
    A seek: a future table that waits for people.

    id: The seek's id, which grants no access.
    ruleset: The ruleset's name.
    options: The table options, as requested.
    seats: Number of people at the table.
    people: Number of people who have joined.
    at: Time at which the seek was made, in UTC (RFC 3339).
    rated: Whether the result counts for ratings; then all people must join as players.
    """

    id: str
    """The seek's id, which grants no access."""
    ruleset: str
    """The ruleset's name."""
    options: dict[str, Any]
    """The table options, as requested."""
    seats: int
    """Number of people at the table."""
    people: int
    """Number of people who have joined."""
    at: datetime
    """Time at which the seek was made, in UTC (RFC 3339)."""
    rated: bool
    """Whether the result counts for ratings; then all people must join as players."""
    clock: PlannedClock | None = None


class TournamentOfficial(Model, frozen=True, kw_only=True):
    """
    An official.

    id: An official's id.
    role: The official's role.
    name: The person's name; null if none was given.
    entry: Number of the official's own entry; null if they do not play.
    is_revoked: Whether the official was revoked.
    """

    id: str
    """An official's id."""
    role: TournamentOfficialRole
    """The official's role."""
    name: str | None
    """The person's name; null if none was given."""
    entry: int | None
    """Number of the official's own entry; null if they do not play."""
    is_revoked: bool
    """Whether the official was revoked."""
    last_slip: TournamentSlip | None


class Entry(Model, frozen=True, kw_only=True):
    """
    An entry of a tournament: one side of the standings.

    entry: The entry's number, never used again.
    kind: The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: The state of the entry: whether it takes part.
    section: The section whose standings list the entry.
    names: Names of the entry's persons, in the form that the regulations set; null for a hidden one.
    surnames: Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full.
    club: The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.
    seed: Number of the entry in the seeding.
    rating: The rating for the entry's seeding, in thousandths.
    apart: Groups whose entries should not meet.
    bot: The bot's policy; null for people.
    joined: The first round that the entry could be paired in.
    checked_in: Rounds that the entry is checked in for.
    is_checked_in: Whether the entry is checked in for the whole tournament.
    byes: Rounds that the entry requested a bye for.
    """

    entry: int
    """The entry's number, never used again."""
    kind: EntryKind
    """The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: EntryState
    """The state of the entry: whether it takes part."""
    section: str
    """The section whose standings list the entry."""
    names: list[str | None]
    """Names of the entry's persons, in the form that the regulations set; null for a hidden one."""
    surnames: list[str | None]
    """Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full."""
    club: str | None
    """The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry."""
    seed: int | None
    """Number of the entry in the seeding."""
    rating: int | None
    """The rating for the entry's seeding, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """The bot's policy; null for people."""
    joined: int
    """The first round that the entry could be paired in."""
    checked_in: list[int]
    """Rounds that the entry is checked in for."""
    is_checked_in: bool
    """Whether the entry is checked in for the whole tournament."""
    byes: list[int]
    """Rounds that the entry requested a bye for."""
    last_slip: TournamentSlip | None


class TournamentTable(Model, frozen=True, kw_only=True):
    """
    A table of a published round.

    table: Number of the table, from 1.
    section: The section whose entries play at the table.
    seats: The holders of the seats, in the order of the game's seats.
    board: Number of the board; tables of one board have the same deal. null for a deal of its own.
    match: Number of the match; tables of one match count together.
    state: The state of the table.
    game: The table's present game.
    is_open: Whether the table's game is open.
    result: The table's result; null before there is one.
    played_by: The persons who played at the end, by seat; empty before the end.
    ruled: The version of the last ruling, for `If-Match`.
    is_withheld: True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise.
    """

    table: int
    """Number of the table, from 1."""
    section: str
    """The section whose entries play at the table."""
    seats: list[TournamentSeat]
    """The holders of the seats, in the order of the game's seats."""
    board: int | None
    """Number of the board; tables of one board have the same deal. null for a deal of its own."""
    match: int | None
    """Number of the match; tables of one match count together."""
    state: TournamentTableState
    """The state of the table."""
    game: str
    """The table's present game."""
    is_open: bool
    """Whether the table's game is open."""
    result: dict[str, Any] | None
    """The table's result; null before there is one."""
    played_by: list[TournamentTablePlayedByItem]
    """The persons who played at the end, by seat; empty before the end."""
    ruled: int | None
    """The version of the last ruling, for `If-Match`."""
    is_withheld: bool | None = None
    """True if result and `played_by` are left out, because you are an official who still plays this deal; absent otherwise."""


class TournamentAppeal(Model, frozen=True, kw_only=True):
    """
    An appeal. The feed has its text.

    number: Number of the appeal, from 1, never reused.
    entry: The entry's number, never used again.
    round: Number of the round, from 1.
    table: Number of the table; null if no table is concerned.
    ruling: The ruling or penalty of the appeal; null for none.
    state: The state of the appeal.
    """

    number: int
    """Number of the appeal, from 1, never reused."""
    entry: int
    """The entry's number, never used again."""
    round: int
    """Number of the round, from 1."""
    table: int | None
    """Number of the table; null if no table is concerned."""
    ruling: int | None
    """The ruling or penalty of the appeal; null for none."""
    state: TournamentAppealState
    """The state of the appeal."""


class Series(Model, frozen=True, kw_only=True):
    """
    The definition of a series.

    tournaments: Ids of the tournaments of the series, in order.
    best: Number of results of a side that count; null: all.
    row: Points by place; empty: percentage of the field that was beaten.
    section: The section whose places count; null: of each tournament the first section with places.
    same: Entries that are joined as sides.
    """

    tournaments: list[str]
    """Ids of the tournaments of the series, in order."""
    best: int | None
    """Number of results of a side that count; null: all."""
    row: list[str]
    """Points by place; empty: percentage of the field that was beaten."""
    section: str | None
    """The section whose places count; null: of each tournament the first section with places."""
    same: list[list[SeriesAppearance]]
    """Entries that are joined as sides."""


class LogReset(Model, frozen=True, kw_only=True):
    """
    The notice that a log does not continue from a reader's position, since the log was put back, for example from a backup. The reader drops all that it holds of the log, and reads it from its beginning. Pages are refused with it (`reset`); streams send it as the data of `event: reset` (SSE), or in a line with the single member `reset` (NDJSON), and then all that a new reader gets.

    head: The last version that you may read now, or the last number of a chat; null for an inbox.
    reason: The kind of loss: `ahead`: The log ends before this position: it was put back, or is another one; `changed`: The log has another entry at this position: it was put back, and went on in another way; `unknown`: This position was not given out here.
    """

    head: int | None
    """The last version that you may read now, or the last number of a chat; null for an inbox."""
    reason: LogResetReason
    """The kind of loss: `ahead`: The log ends before this position: it was put back, or is another one; `changed`: The log has another entry at this position: it was put back, and went on in another way; `unknown`: This position was not given out here."""


class CreatedSeat(Model, frozen=True, kw_only=True):
    """
    A seat of a new game, with one of `token`, for the creator's seat; `claim_code`, to hand out; `kind`, for a bot's or the automaton's seat.

    seat: A seat's number: from 0, clockwise.
    token: The token, for the Authorization header, never for a URL.
    claim_code: The code that claims the seat, to hand out.
    kind: The kind of the seat's player.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """The token, for the Authorization header, never for a URL."""
    claim_code: str | None = None
    """The code that claims the seat, to hand out."""
    kind: CreatedSeatKind | None = None
    """The kind of the seat's player."""


class CardSeat(Model, frozen=True, kw_only=True):
    """
    A seat of the game, as public information.

    seat: A seat's number: from 0, clockwise.
    kind: The kind of the seat's player.
    bot: Name of the bot that plays the seat; null without one.
    name: Name of the seat's player; null if none was given.
    taken: Whether the seat is filled: claimed, or played by a bot or the automaton.
    resigned: Whether the seat has resigned; default answers are then given for the seat.
    open: Whether any caller may take the seat now, without a code.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: SeatKind
    """The kind of the seat's player."""
    bot: str | None
    """Name of the bot that plays the seat; null without one."""
    name: str | None
    """Name of the seat's player; null if none was given."""
    taken: bool
    """Whether the seat is filled: claimed, or played by a bot or the automaton."""
    resigned: bool
    """Whether the seat has resigned; default answers are then given for the seat."""
    open: bool
    """Whether any caller may take the seat now, without a code."""


class Ruling(Model, frozen=True, kw_only=True):
    """
    An organiser's ruling, with its reason and the outcomes before and after.

    version: Version: position in the game's log, from 1.
    kind: The kind of ruling: a corrected result, or the end of a game.
    author: The author's name, public.
    reason: The reason, public.
    before: The outcome before the ruling; null for none.
    after: The outcome after the ruling; null for none.
    """

    version: int
    """Version: position in the game's log, from 1."""
    kind: RulingKind
    """The kind of ruling: a corrected result, or the end of a game."""
    author: str
    """The author's name, public."""
    reason: str
    """The reason, public."""
    before: Outcome | None
    """The outcome before the ruling; null for none."""
    after: Outcome | None
    """The outcome after the ruling; null for none."""


class ChatMessage(Model, frozen=True, kw_only=True):
    """
    A message, in the form for readers.

    number: Position of the message in its scope, from 1.
    at: Time in UTC (RFC 3339).
    text: The text, one line of plain text; null for an emote.
    emote: The emote, one of a fixed set; null for a text.
    removed: Numbers of earlier messages that must no longer be shown; usually empty.
    """

    number: int
    """Position of the message in its scope, from 1."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """The text, one line of plain text; null for an emote."""
    emote: ChatEmote | None
    """The emote, one of a fixed set; null for a text."""
    removed: list[int]
    """Numbers of earlier messages that must no longer be shown; usually empty."""


class SeatPresence(Model, frozen=True, kw_only=True):
    """
    The presence of a seat's holder, by their own statement, in steps of half a minute.

    seat: A seat's number: from 0, clockwise.
    state: The presence that the holder stated: `online` within the last two minutes; `away` within ten; null: no statement.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    state: SeatPresenceState | None
    """The presence that the holder stated: `online` within the last two minutes; `away` within ten; null: no statement."""


class Report(Model, frozen=True, kw_only=True):
    """
    A report, for moderators.

    id: The report's id.
    at: Time in UTC (RFC 3339).
    ground: The ground of the report.
    shown: The present text, hidden or not; null if the text is gone.
    author: The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects.
    note: The reporter's note.
    by: The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token.
    act: The act that closed the report; null while it is open.
    """

    id: str
    """The report's id."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: ReportGround
    """The ground of the report."""
    shown: str | None
    """The present text, hidden or not; null if the text is gone."""
    author: str | None
    """The author of a message: `seat-2`, `organiser`, or a guest with the name; null if it is gone, and for other subjects."""
    note: str | None
    """The reporter's note."""
    by: str | None
    """The reporter: `seat-2`, `guest-` and an id, `organiser`, `player`; null without a token."""
    act: str | None
    """The act that closed the report; null while it is open."""


class InboxItem(Model, frozen=True, kw_only=True):
    """
    News for the holder of a seat.

    id: The item's id, the same for all readers and repeats.
    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    kind: The kind of news: the seat's table of a tournament is open, a decision of the seat is open, the table reminds the seat of it, the seat's nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions that you have read are gone: drop all that you hold of the game, ids of entries too.
    version: Version: position in the game's log, from 1.
    decision: The open decision, with `decision-open` and `reminded`; else null.
    cursor: Position after this item, for `after`.
    """

    id: str
    """The item's id, the same for all readers and repeats."""
    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    kind: InboxItemKind
    """The kind of news: the seat's table of a tournament is open, a decision of the seat is open, the table reminds the seat of it, the seat's nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions that you have read are gone: drop all that you hold of the game, ids of entries too."""
    version: int
    """Version: position in the game's log, from 1."""
    decision: DecisionRef | None
    """The open decision, with `decision-open` and `reminded`; else null."""
    cursor: str
    """Position after this item, for `after`."""


class WebhookAttempt(Model, frozen=True, kw_only=True):
    """
    A POST to your receiver.

    id: The message's id, the same in every attempt; for an item of the inbox, its `id` there.
    type: The message's `type`.
    at: Time at which the message was sent, in UTC (RFC 3339).
    status: The status of the answer; null without one.
    error: The failure of the attempt; null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge.
    """

    id: str
    """The message's id, the same in every attempt; for an item of the inbox, its `id` there."""
    type: str
    """The message's `type`."""
    at: datetime
    """Time at which the message was sent, in UTC (RFC 3339)."""
    status: int | None
    """The status of the answer; null without one."""
    error: WebhookAttemptError | None
    """The failure of the attempt; null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge."""


class WebhookDeadLetter(Model, frozen=True, kw_only=True):
    """
    An item that was given up.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    version: Version: position in the game's log, from 1.
    id: The message's id, the same in every attempt; for an item of the inbox, its `id` there.
    type: The `type` of the item's message.
    at: Time at which the item was given up, in UTC (RFC 3339).
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    version: int
    """Version: position in the game's log, from 1."""
    id: str
    """The message's id, the same in every attempt; for an item of the inbox, its `id` there."""
    type: WebhookDeadLetterType
    """The `type` of the item's message."""
    at: datetime
    """Time at which the item was given up, in UTC (RFC 3339)."""


class MyGame(Model, frozen=True, kw_only=True):
    """
    A game of the player, with the player's seat.

    game: The game's id.
    seat: A seat's number: from 0, clockwise.
    tournament_table: The place of the game in a tournament; null for a game outside tournaments.
    status: The game's status.
    names: Names of the seats' players, by seat.
    version: Version: position in the game's log, from 1.
    changed: Time of the last event, in UTC (RFC 3339): since then the game waits.
    decision: The decision that the seat owes; null for none.
    awaited: Seats that the game waits for; empty if the game is over.
    """

    game: str
    """The game's id."""
    seat: int
    """A seat's number: from 0, clockwise."""
    ruleset: MyGameRuleset
    tournament_table: TournamentPlace | None
    """The place of the game in a tournament; null for a game outside tournaments."""
    status: GameStatus
    """The game's status."""
    names: list[str | None]
    """Names of the seats' players, by seat."""
    version: int
    """Version: position in the game's log, from 1."""
    changed: datetime
    """Time of the last event, in UTC (RFC 3339): since then the game waits."""
    decision: MyGameDecision | None
    """The decision that the seat owes; null for none."""
    awaited: list[int]
    """Seats that the game waits for; empty if the game is over."""


class ReplaySeat(Model, frozen=True, kw_only=True):
    """
    A seat of the replay.

    seat: A seat's number: from 0, clockwise.
    kind: The kind of the seat's player.
    name: Name of the seat's player; null if none was given.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    kind: SeatKind
    """The kind of the seat's player."""
    name: str | None
    """Name of the seat's player; null if none was given."""


class StudyVariation(Model, frozen=True, kw_only=True):
    """
    A fork that continues from a version of the replay.

    game: The fork, a game of its own.
    at: Version of the replay.
    text: The idea of the variation; null if none was given.
    status: The fork's status; null if the fork is gone.
    url: Address of the fork's table.
    """

    game: str
    """The fork, a game of its own."""
    at: int
    """Version of the replay."""
    text: str | None
    """The idea of the variation; null if none was given."""
    status: GameStatus | None
    """The fork's status; null if the fork is gone."""
    url: str
    """Address of the fork's table."""


class AccessGrant(Model, frozen=True, kw_only=True):
    """
    A token or a link that was handed out.

    id: The token's id, which grants no access.
    kind: The kind of grant: a token or a link.
    by: The id of the parent token; null if the parent is not yours, or if the token was made with the game.
    good: Whether the token or link is valid now.
    scope: The scope of a token.
    seat: The token's seat; null for none.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    expires: Time at which the token or link expires, in UTC (RFC 3339); null: never.
    url: The URL of a link's page; null if this token may not use the link's viewpoint.
    """

    id: str
    """The token's id, which grants no access."""
    kind: AccessGrantKind
    """The kind of grant: a token or a link."""
    by: str | None
    """The id of the parent token; null if the parent is not yours, or if the token was made with the game."""
    good: bool
    """Whether the token or link is valid now."""
    scope: TokenScope | None = None
    """The scope of a token."""
    seat: int | None = None
    """The token's seat; null for none."""
    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    expires: datetime | None = None
    """Time at which the token or link expires, in UTC (RFC 3339); null: never."""
    url: str | None = None
    """The URL of a link's page; null if this token may not use the link's viewpoint."""


class TournamentSummary(Model, frozen=True, kw_only=True):
    """
    A tournament in a list.

    id: The tournament's id.
    title: The tournament's title.
    status: The tournament's status.
    is_entering: Whether people may enter themselves.
    ruleset: The ruleset's name.
    preset: The preset that the tournament's regulations started from.
    rounds: Number of rounds that are planned.
    closed_rounds: Number of closed rounds.
    entries: Number of entries that take part.
    created_at: Time at which the tournament was created, in UTC (RFC 3339).
    """

    id: str
    """The tournament's id."""
    title: str
    """The tournament's title."""
    status: TournamentStatus
    """The tournament's status."""
    is_entering: bool
    """Whether people may enter themselves."""
    ruleset: str
    """The ruleset's name."""
    preset: TournamentPreset
    """The preset that the tournament's regulations started from."""
    rounds: int
    """Number of rounds that are planned."""
    closed_rounds: int
    """Number of closed rounds."""
    entries: int
    """Number of entries that take part."""
    created_at: datetime
    """Time at which the tournament was created, in UTC (RFC 3339)."""


class CreatedEntry(Model, frozen=True, kw_only=True):
    """
    An entry with its slip.

    entry: The entry's number, never used again.
    kind: The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.
    state: The state of the entry: whether it takes part.
    section: The section whose standings list the entry.
    names: Names of the entry's persons, in the form that the regulations set; null for a hidden one.
    surnames: Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full.
    club: The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.
    seed: Number of the entry in the seeding.
    rating: The rating for the entry's seeding, in thousandths.
    apart: Groups whose entries should not meet.
    bot: The bot's policy; null for people.
    joined: The first round that the entry could be paired in.
    checked_in: Rounds that the entry is checked in for.
    is_checked_in: Whether the entry is checked in for the whole tournament.
    byes: Rounds that the entry requested a bye for.
    slip: The entry's slip; null for a bot.
    """

    entry: int
    """The entry's number, never used again."""
    kind: EntryKind
    """The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables."""
    state: EntryState
    """The state of the entry: whether it takes part."""
    section: str
    """The section whose standings list the entry."""
    names: list[str | None]
    """Names of the entry's persons, in the form that the regulations set; null for a hidden one."""
    surnames: list[str | None]
    """Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full."""
    club: str | None
    """The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry."""
    seed: int | None
    """Number of the entry in the seeding."""
    rating: int | None
    """The rating for the entry's seeding, in thousandths."""
    apart: list[int]
    """Groups whose entries should not meet."""
    bot: str | None
    """The bot's policy; null for people."""
    joined: int
    """The first round that the entry could be paired in."""
    checked_in: list[int]
    """Rounds that the entry is checked in for."""
    is_checked_in: bool
    """Whether the entry is checked in for the whole tournament."""
    byes: list[int]
    """Rounds that the entry requested a bye for."""
    last_slip: TournamentSlip | None
    slip: str | None
    """The entry's slip; null for a bot."""


class PreviewRow(Model, frozen=True, kw_only=True):
    """
    A line of the list.

    line: Number of the line, from 1; in JSON its place in `entries`.
    entry: The fields of the entry, in the form that the request to make entries takes.
    outcome: The outcome for this line if the list were entered now.
    problems: The reasons to refuse the line, by field.
    alike: Names of entries and other lines that could be the same person's, at most five.
    """

    line: int
    """Number of the line, from 1; in JSON its place in `entries`."""
    entry: dict[str, Any]
    """The fields of the entry, in the form that the request to make entries takes."""
    outcome: PreviewRowOutcome
    """The outcome for this line if the list were entered now."""
    problems: list[str]
    """The reasons to refuse the line, by field."""
    alike: list[AlikeName]
    """Names of entries and other lines that could be the same person's, at most five."""


class TableProgress(Model, frozen=True, kw_only=True):
    """
    The progress of a table.

    table: Number of the table, from 1.
    game: The game's id.
    version: Version of the game's log.
    status: The game's status.
    changed: Time of the game's last event.
    awaited: The seats that the table waits for.
    away: Seats whose person is absent, without resigned ones.
    no_shows: Seats whose view was not requested within the no-show time.
    counts_scores: Whether the rules of the table's game count scores; if not, `by_scores` is a draw.
    paused_until: Time at which the pause ends at the latest; null without a pause.
    is_pause_ahead: Whether the pause begins only once the open decisions are answered.
    """

    table: int
    """Number of the table, from 1."""
    game: str
    """The game's id."""
    version: int
    """Version of the game's log."""
    status: GameStatus
    """The game's status."""
    changed: datetime
    """Time of the game's last event."""
    awaited: list[AwaitedSeat]
    """The seats that the table waits for."""
    away: list[int]
    """Seats whose person is absent, without resigned ones."""
    no_shows: list[int]
    """Seats whose view was not requested within the no-show time."""
    counts_scores: bool
    """Whether the rules of the table's game count scores; if not, `by_scores` is a draw."""
    paused_until: datetime | None
    """Time at which the pause ends at the latest; null without a pause."""
    is_pause_ahead: bool
    """Whether the pause begins only once the open decisions are answered."""


class TableLine(Model, frozen=True, kw_only=True):
    """
    An entry's points from the table.

    entry: The entry's number, never used again.
    round: Number of the round, from 1.
    table: Number of the table; null for a round without one.
    kind: The source of the points.
    points: An exact number of points: `3`, `-1/2`.
    member: Index of the person who sat at the table, from 0.
    opponents: Numbers of the opponents' entries, each once per seat that it had.
    seats: Seats whose mean is the points.
    """

    entry: int
    """The entry's number, never used again."""
    round: int
    """Number of the round, from 1."""
    table: int | None
    """Number of the table; null for a round without one."""
    kind: TableLineKind
    """The source of the points."""
    points: str
    """An exact number of points: `3`, `-1/2`."""
    member: int | None
    """Index of the person who sat at the table, from 0."""
    opponents: list[int]
    """Numbers of the opponents' entries, each once per seat that it had."""
    seats: list[SeatLine]
    """Seats whose mean is the points."""


class TournamentFact(Model, frozen=True, kw_only=True):
    """
    A fact in a tournament's log.

    version: Version: position in the game's log, from 1.
    type: The type of the fact.
    at: Time at which the fact was recorded, in UTC (RFC 3339).
    by: The author of the fact: `o2` for an official, `e17` for an entry, null for the service and for callers without a token.
    data: The public fields of the fact.
    hidden: A commitment for every hidden field.
    openings: The values of hidden fields that you may know: officials know drafts; everyone knows all fields once the seed is revealed.
    digest: Digest over this fact and the previous digest: the chain of the log.
    texts: Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent.
    withheld: Names of fields left out of `data`, which the digest covers: fields of a table whose deal you, an official, still play. Absent otherwise.
    """

    version: int
    """Version: position in the game's log, from 1."""
    type: str
    """The type of the fact."""
    at: datetime
    """Time at which the fact was recorded, in UTC (RFC 3339)."""
    by: str | None
    """The author of the fact: `o2` for an official, `e17` for an entry, null for the service and for callers without a token."""
    data: dict[str, Any]
    """The public fields of the fact."""
    hidden: dict[str, str]
    """A commitment for every hidden field."""
    openings: dict[str, CommitmentOpening]
    """The values of hidden fields that you may know: officials know drafts; everyone knows all fields once the seed is revealed."""
    digest: str
    """Digest over this fact and the previous digest: the chain of the log."""
    texts: dict[str, SaltedText]
    """Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent."""
    withheld: list[str] | None = None
    """Names of fields left out of `data`, which the digest covers: fields of a table whose deal you, an official, still play. Absent otherwise."""


class TournamentWebhookDeadLetter(Model, frozen=True, kw_only=True):
    """
    A message of a tournament that was given up.

    tournament: The tournament's id.
    version: Version of the tournament's log.
    round: Number of the round; null if no round is concerned.
    table: Number of the table; null if no table is concerned.
    number: Number of the ruling, penalty, appeal or announcement; null for other news.
    id: The message's id, the same in every attempt; for an item of the inbox, its `id` there.
    type: The message's `type`.
    at: Time at which the message was given up, in UTC (RFC 3339).
    """

    tournament: str
    """The tournament's id."""
    version: int
    """Version of the tournament's log."""
    round: int | None
    """Number of the round; null if no round is concerned."""
    table: int | None
    """Number of the table; null if no table is concerned."""
    number: int | None
    """Number of the ruling, penalty, appeal or announcement; null for other news."""
    id: str
    """The message's id, the same in every attempt; for an item of the inbox, its `id` there."""
    type: TournamentWebhookDeadLetterType
    """The message's `type`."""
    at: datetime
    """Time at which the message was given up, in UTC (RFC 3339)."""


class SeriesRow(Model, frozen=True, kw_only=True):
    """
    A side's line.

    place: Place of the side, from 1.
    sharing: Number of other sides with the same place.
    names: Names of the side, as of its last tournament; empty if the tournaments show none.
    points: An exact number of points: `3`, `-1/2`.
    results: The side's results, in the order of tournaments.
    """

    place: int
    """Place of the side, from 1."""
    sharing: int
    """Number of other sides with the same place."""
    names: list[str]
    """Names of the side, as of its last tournament; empty if the tournaments show none."""
    points: str
    """An exact number of points: `3`, `-1/2`."""
    results: list[SeriesResult]
    """The side's results, in the order of tournaments."""


class PlannedLuck(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal.

    nonces: Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public entropy after the last nonce.
    wait_s: Seconds to wait for the nonces.
    """

    nonces: LuckNonces
    """Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: LuckPublic | None
    """Public entropy after the last nonce."""
    wait_s: int
    """Seconds to wait for the nonces."""


class Parent(Model, frozen=True, kw_only=True):
    """
    The version of another game that this one continues from.

    game: The parent game's id; null if a replay was forked, which does not reveal its game.
    version: Version: position in the game's log, from 1.
    digest: Digest of the parent's version, which this game's chain continues from.
    viewpoint: Viewpoint whose knowledge the fork started from: `seat:<number>`, `public` or `all`.
    luck: The luck of the fork: the parent's remaining luck (`same`), or `fresh` luck.
    exact: Whether the fork continues the parent's own log. False: it starts from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist.
    """

    game: str | None
    """The parent game's id; null if a replay was forked, which does not reveal its game."""
    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the parent's version, which this game's chain continues from."""
    viewpoint: str
    """Viewpoint whose knowledge the fork started from: `seat:<number>`, `public` or `all`."""
    luck: ParentLuck
    """The luck of the fork: the parent's remaining luck (`same`), or `fresh` luck."""
    exact: bool
    """Whether the fork continues the parent's own log. False: it starts from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist."""


class Luck(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal; null in games dealt from their seed alone.

    awaits: Seats whose nonces are awaited.
    closed: The event that closed the commitments.
    commits: The commitments to nonces, by seat: each the SHA-256 of a nonce.
    drawn: The event after which no nonce is accepted.
    given: Whether the seat's nonce is revealed, by seat.
    nonces: Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.
    public: Public entropy after the last nonce.
    round: The awaited round of public entropy.
    silent: Seats that did not reveal their nonces.
    state: The state of the randomness protocol.
    until: Deadline of the nonces; null if no time runs.
    wait_s: Seconds to wait for the nonces.
    """

    awaits: list[int]
    """Seats whose nonces are awaited."""
    closed: LuckMoment | None
    """The event that closed the commitments."""
    commits: list[str | None]
    """The commitments to nonces, by seat: each the SHA-256 of a nonce."""
    drawn: LuckMoment | None
    """The event after which no nonce is accepted."""
    given: list[bool]
    """Whether the seat's nonce is revealed, by seat."""
    nonces: LuckNonces
    """Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."""
    public: LuckPublic | None
    """Public entropy after the last nonce."""
    round: LuckRound | None
    """The awaited round of public entropy."""
    silent: list[int]
    """Seats that did not reveal their nonces."""
    state: LuckState
    """The state of the randomness protocol."""
    until: datetime | None
    """Deadline of the nonces; null if no time runs."""
    wait_s: int
    """Seconds to wait for the nonces."""


class DraftTable(Model, frozen=True, kw_only=True):
    """
    A table of a draft.

    table: Number of the table, from 1.
    section: The section whose entries play at the table.
    seats: The holders of the seats, in the order of the game's seats.
    board: Number of the board; tables of one board have the same deal. null for a deal of its own.
    match: Number of the match; tables of one match count together.
    """

    table: int
    """Number of the table, from 1."""
    section: str
    """The section whose entries play at the table."""
    seats: list[TournamentSeat]
    """The holders of the seats, in the order of the game's seats."""
    board: int | None
    """Number of the board; tables of one board have the same deal. null for a deal of its own."""
    match: int | None
    """Number of the match; tables of one match count together."""


class RoundBye(Model, frozen=True, kw_only=True):
    """
    An entry without a table.

    entry: The entry's number, never used again.
    kind: The kind of bye: `allocated` by the draft, `asked` by the entry, or `absent`.
    """

    entry: int
    """The entry's number, never used again."""
    kind: RoundByeKind
    """The kind of bye: `allocated` by the draft, `asked` by the entry, or `absent`."""


class RoundLine(Model, frozen=True, kw_only=True):
    """
    An entry's points from a round.

    round: Number of the round, from 1.
    table: Number of the table; null for a round without one.
    kind: The source of the points.
    points: An exact number of points: `3`, `-1/2`.
    """

    round: int
    """Number of the round, from 1."""
    table: int | None
    """Number of the table; null for a round without one."""
    kind: TableLineKind
    """The source of the points."""
    points: str
    """An exact number of points: `3`, `-1/2`."""


class AdviceWords(Model, frozen=True, kw_only=True):
    """
    A sentence to a seat that decides: the reason of its question, a warning, or its best hand.

    text: The advice, in a sentence.
    kind: The kind of the advice: the reason of the question, a warning that follows from the seat's own knowledge, or the seat's best hand.
    """

    text: str
    """The advice, in a sentence."""
    kind: AdviceWordsKind
    """The kind of the advice: the reason of the question, a warning that follows from the seat's own knowledge, or the seat's best hand."""


class AskedWords(Model, frozen=True, kw_only=True):
    """
    The question to a seat.

    text: The question, in a sentence.
    by: The seat that causes the question.
    things: The things that the question is about.
    rule: The rule that the question follows from.
    """

    text: str
    """The question, in a sentence."""
    by: int | None
    """The seat that causes the question."""
    things: list[ScenePlace]
    """The things that the question is about."""
    rule: str | None
    """The rule that the question follows from."""


class OfferField(Model, frozen=True, kw_only=True):
    """
    A field of an offer.

    ask: The question that the field answers.
    values: The values that the field may have; null if there are more than 24 or they cannot be listed.
    pick: The number of values that the field combines; null for a field of one value.
    """

    ask: str
    """The question that the field answers."""
    values: list[FieldValue] | None
    """The values that the field may have; null if there are more than 24 or they cannot be listed."""
    pick: FieldPick | None = None
    """The number of values that the field combines; null for a field of one value."""


class HintWords(Model, frozen=True, kw_only=True):
    """
    A deduction from a seat's view, for players who want help.

    text: The deduction, in a sentence.
    things: The things that the deduction is about.
    may: The kinds of card or piece that are possible there, if known.
    rule: The rule that the deduction follows from.
    """

    text: str
    """The deduction, in a sentence."""
    things: list[ScenePlace]
    """The things that the deduction is about."""
    may: list[str]
    """The kinds of card or piece that are possible there, if known."""
    rule: str | None
    """The rule that the deduction follows from."""


class OutcomeWords(Model, frozen=True, kw_only=True):
    """
    The reason of the end of a game.

    text: The reason of the end, in a sentence.
    things: The things that decided the end.
    """

    text: str
    """The reason of the end, in a sentence."""
    things: list[ScenePlace]
    """The things that decided the end."""


class SceneStep(Model, frozen=True, kw_only=True):
    """
    A part of a round.

    title: The name of the step.
    state: The state of the step: over, in progress, or to come.
    """

    title: str
    """The name of the step."""
    state: SceneStepState
    """The state of the step: over, in progress, or to come."""


class SceneThing(Model, frozen=True, kw_only=True):
    """
    Something on the table. Exactly one of kind, back, coins, piece, die and token names it.

    kind: The kind of a card or piece that lies face up for this audience.
    back: The back of a hidden card.
    coins: Number of coins.
    piece: The name of a piece.
    die: The name of a die.
    token: The name of a token.
    shows: The face that a die shows.
    face: The side of a token that is up, or the way a card lies.
    of: The seat that the thing belongs to, if it is not the zone's seat.
    at: The cell of the thing in a grid.
    count: Number of equal things.
    known: The source of the viewer's knowledge, if others may not know the thing.
    """

    kind: str | None = None
    """The kind of a card or piece that lies face up for this audience."""
    back: str | None = None
    """The back of a hidden card."""
    coins: int | None = None
    """Number of coins."""
    piece: str | None = None
    """The name of a piece."""
    die: str | None = None
    """The name of a die."""
    token: str | None = None
    """The name of a token."""
    shows: int | None = None
    """The face that a die shows."""
    face: str | None = None
    """The side of a token that is up, or the way a card lies."""
    of: int | None = None
    """The seat that the thing belongs to, if it is not the zone's seat."""
    at: str | None = None
    """The cell of the thing in a grid."""
    count: int | None = None
    """Number of equal things."""
    known: SceneSight | None = None
    """The source of the viewer's knowledge, if others may not know the thing."""


class GuidePrompt(Model, frozen=True, kw_only=True):
    """
    The words of a lesson at a moment.

    when: The moment of the lesson at which the prompt appears.
    say: The prompt's text, in two sentences.
    point: Zones, things and types of command that the prompt is about.
    wants: The answer that the prompt suggests: a command without its decision, or some of its fields; null: any answer.
    done: The prompt's text after the suggested answer, or after any if none is: what came of it.
    other: The prompt's text after another answer.
    """

    when: GuideMoment
    """The moment of the lesson at which the prompt appears."""
    say: str
    """The prompt's text, in two sentences."""
    point: list[str]
    """Zones, things and types of command that the prompt is about."""
    wants: dict[str, Any] | None
    """The answer that the prompt suggests: a command without its decision, or some of its fields; null: any answer."""
    done: str
    """The prompt's text after the suggested answer, or after any if none is: what came of it."""
    other: str
    """The prompt's text after another answer."""


class SeatBody(Model, frozen=True, kw_only=True):
    """
    A seat of a new game.

    kind: The kind of the seat's holder. The automaton's seat may be left out: the service adds it last.
    bot: The policy of a bot, one of the ruleset's `bots`; `house` by default.
    name: The name of the seat's holder: 1 to 40 readable characters in one line.
    claim: Whether the creator takes this seat; the answer then holds the seat's token.
    open: Whether any caller may take this seat without a code, from the lobby; in public games only.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    """

    kind: SeatKind
    """The kind of the seat's holder. The automaton's seat may be left out: the service adds it last."""
    bot: str | None = None
    """The policy of a bot, one of the ruleset's `bots`; `house` by default."""
    name: str | None = None
    """The name of the seat's holder: 1 to 40 readable characters in one line."""
    claim: bool | None = None
    """Whether the creator takes this seat; the answer then holds the seat's token."""
    open: bool | None = None
    """Whether any caller may take this seat without a code, from the lobby; in public games only."""
    commit: str | None = None
    """SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself."""


class DealBody(Model, frozen=True, kw_only=True):
    """
    The source of the deal.

    mode: The source of luck: `fresh`; `duplicate`: the luck of a group of games; `fixed`: a stated deal, in unlisted games only.
    group: The duplicate group: made by its first game, joined with that game's organiser token.
    description: The stated deal, by the ruleset's `deal_schema`.
    """

    mode: DealMode
    """The source of luck: `fresh`; `duplicate`: the luck of a group of games; `fixed`: a stated deal, in unlisted games only."""
    group: str | None = None
    """The duplicate group: made by its first game, joined with that game's organiser token."""
    description: dict[str, Any] | None = None
    """The stated deal, by the ruleset's `deal_schema`."""


class LuckBody(Model, frozen=True, kw_only=True):
    """
    The randomness protocol before the deal.

    nonces: Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal.
    public: Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: a tournament provides a round for its deals.
    wait_s: Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default.
    """

    nonces: LuckNonces | None = None
    """Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal."""
    public: LuckPublic | None = None
    """Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first round of its network quicknet 6 s later. None in a duplicate deal: a tournament provides a round for its deals."""
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
    on_absence: ClockOnAbsence | None = None
    """The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player returns (`bot`), or permanently (`forfeit`)."""


class GameBody(Model, frozen=True, kw_only=True):
    """
    A game to create.

    ruleset: The name of one of the rulesets of `GET /v1/rulesets`.
    seats: The seats in playing order.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    visibility: Whether the lobby lists the game; public by default.
    clock: The table's clock; without one, the default, only the rules' own timers apply.
    analysis: Whether a seat may fork the running game from its own knowledge; false by default, public.
    hints: Whether views with `words` include deductions from the seat's knowledge; false by default, public.
    rated: Whether the result counts for ratings; false by default, public. Without bots only.
    arbiter: Whether to make an arbiter's token too, which may use every viewpoint; all seats see that it exists.
    chat: The chat's mode: no one may write (`off`), the table may (`players`), or also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    ruleset: str
    """The name of one of the rulesets of `GET /v1/rulesets`."""
    seats: list[SeatBody]
    """The seats in playing order."""
    options: dict[str, Any] | None = None
    """Table options, by the ruleset's `options_schema`; defaults for the others."""
    visibility: GameVisibility | None = None
    """Whether the lobby lists the game; public by default."""
    spectators: SpectatorsBody | None = None
    deal: DealBody | None = None
    luck: LuckBody | None = None
    clock: ClockBody | None = None
    """The table's clock; without one, the default, only the rules' own timers apply."""
    analysis: bool | None = None
    """Whether a seat may fork the running game from its own knowledge; false by default, public."""
    hints: bool | None = None
    """Whether views with `words` include deductions from the seat's knowledge; false by default, public."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default, public. Without bots only."""
    arbiter: bool | None = None
    """Whether to make an arbiter's token too, which may use every viewpoint; all seats see that it exists."""
    chat: GameBodyChat | None = None
    """The chat's mode: no one may write (`off`), the table may (`players`), or also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal."""
    inbox: str | None = None
    """The token of an inbox to add your seats of this request to."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class ChatBody(Model, frozen=True, kw_only=True):
    """
    A new mode of a chat.

    mode: The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own.
    """

    mode: ChatMode
    """The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own."""


class ChatMessageBody(Model, frozen=True, kw_only=True):
    """
    A message: a text or an emote.

    scope: The scope: `players`, the table's own chat, or `spectators`. By default the caller's own.
    text: The text of the message: 1 to 300 readable characters in one line, plain text.
    emote: The emote, one of a fixed set.
    """

    scope: ChatScope | None = None
    """The scope: `players`, the table's own chat, or `spectators`. By default the caller's own."""
    text: str | None = None
    """The text of the message: 1 to 300 readable characters in one line, plain text."""
    emote: ChatEmote | None = None
    """The emote, one of a fixed set."""


class PresenceBody(Model, frozen=True, kw_only=True):
    """
    A seat's statement of its presence.

    state: The presence of the seat's holder: `online` while you watch, `away` while you do not, `hidden` to show no state.
    """

    state: PresenceBodyState
    """The presence of the seat's holder: `online` while you watch, `away` while you do not, `hidden` to show no state."""


class ModerationSubjectBody(Model, frozen=True, kw_only=True):
    """
    The subject of a report or an act: a message, the name at a seat, a player, a text of a tournament, or a study.

    kind: The kind of subject: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of a tournament with `tournament` and `place`; `study` with `study`.
    game: The game's id.
    scope: The scope of a message.
    number: The number of a message in its scope.
    seat: The seat whose name is the subject.
    player: The player's id.
    tournament: The tournament's id.
    place: The place of a text: the version of its fact and its name there, such as `12.names.0`.
    study: The study's id.
    """

    kind: ModerationSubjectKind
    """The kind of subject: `message` with `game`, `scope` and `number`; `name` with `game` and `seat`; `player` with `player`; `text` of a tournament with `tournament` and `place`; `study` with `study`."""
    game: str | None = None
    """The game's id."""
    scope: ChatScope | None = None
    """The scope of a message."""
    number: int | None = None
    """The number of a message in its scope."""
    seat: int | None = None
    """The seat whose name is the subject."""
    player: str | None = None
    """The player's id."""
    tournament: str | None = None
    """The tournament's id."""
    place: str | None = None
    """The place of a text: the version of its fact and its name there, such as `12.names.0`."""
    study: str | None = None
    """The study's id."""


class ReportBody(Model, frozen=True, kw_only=True):
    """
    A report to make.

    ground: The ground of the report.
    note: A note for moderators: 1 to 300 readable characters in one line.
    """

    subject: ModerationSubjectBody
    ground: ReportGround
    """The ground of the report."""
    note: str | None = None
    """A note for moderators: 1 to 300 readable characters in one line."""


class ModerationActBody(Model, frozen=True, kw_only=True):
    """
    An act of a moderator.

    act: The act: `hide`, `show` a name at a seat, a text of a tournament or a study again, `suspend` the player, `lift` a suspension, or `dismiss` the reports.
    reason: The reason, for the log of moderation: readable characters in one line.
    until: Time at which a suspension ends, in UTC (RFC 3339); without it, when it is lifted.
    """

    act: ModerationActAct
    """The act: `hide`, `show` a name at a seat, a text of a tournament or a study again, `suspend` the player, `lift` a suspension, or `dismiss` the reports."""
    subject: ModerationSubjectBody
    reason: str
    """The reason, for the log of moderation: readable characters in one line."""
    until: str | None = None
    """Time at which a suspension ends, in UTC (RFC 3339); without it, when it is lifted."""


class InboxBody(Model, frozen=True, kw_only=True):
    """
    The seats of a new inbox.

    tokens: Tokens of the seats that the inbox begins with.
    """

    tokens: list[InboxBodyTokensItem] | None = field(default_factory=list)
    """Tokens of the seats that the inbox begins with."""


class InterventionBody(Model, frozen=True, kw_only=True):
    """
    An intervention to make.

    kind: The kind of intervention: `pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. `reissue` and `substitute` answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones.
    author: The author's name, public: 1 to 40 readable characters in one line.
    reason: The reason, public: 1 to 200 characters, one line.
    seat: The seat that the intervention concerns. Absent with `add_time` and `strike`: all seats.
    until: Time at which a pause ends at the latest, with `pause`: at most a day ahead, or 14 days if the clock gives a day or more for a decision.
    after_decisions: Whether a pause waits until the decisions that are open now are answered, instead of beginning immediately; with `pause`.
    seconds: Seconds to add, with `add_time`.
    name: The new person's name at the table, with `substitute`.
    """

    kind: InterventionBodyKind
    """The kind of intervention: `pause` the table, or `resume` it; `add_time`; `strike`: give the default answers now; `hand_to_bot` a seat, or let its player `return`; `reissue` a seat's token; `substitute` another person for a seat's. `reissue` and `substitute` answer a slip to hand on. While the table waits for people: `fill_with_bot` a free seat, or `start_smaller` without the free ones."""
    author: str
    """The author's name, public: 1 to 40 readable characters in one line."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    seat: int | None = None
    """The seat that the intervention concerns. Absent with `add_time` and `strike`: all seats."""
    until: str | None = None
    """Time at which a pause ends at the latest, with `pause`: at most a day ahead, or 14 days if the clock gives a day or more for a decision."""
    after_decisions: bool | None = None
    """Whether a pause waits until the decisions that are open now are answered, instead of beginning immediately; with `pause`."""
    seconds: int | None = None
    """Seconds to add, with `add_time`."""
    name: str | None = None
    """The new person's name at the table, with `substitute`."""


class ForkBody(Model, frozen=True, kw_only=True):
    """
    A fork to make.

    at: The version to continue from, the latest by default. The fork continues from the last version up to it at which no command was partly applied and the game was running.
    viewpoint: Viewpoint whose knowledge the fork starts from: your own while the game runs; `all` by default once it lies open.
    resample: A sampled world: drawn uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default.
    luck: The luck of the fork: `same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new.
    seats: The seats, as in a new game, the same number as the parent. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby and the parent's list of forks show the fork; unlisted by default.
    """

    at: int | None = None
    """The version to continue from, the latest by default. The fork continues from the last version up to it at which no command was partly applied and the game was running."""
    viewpoint: str | None = None
    """Viewpoint whose knowledge the fork starts from: your own while the game runs; `all` by default once it lies open."""
    resample: ResampleBody | None = None
    """A sampled world: drawn uniformly from all that match the viewpoint's view. Always done while the game runs, with a random seed by default."""
    luck: ParentLuck | None = None
    """The luck of the fork: `same` keeps the parent's remaining luck (exact forks, their default); `fresh` is new."""
    seats: list[SeatBody] | None = None
    """The seats, as in a new game, the same number as the parent. By default you have the viewpoint's seat, and bots the others."""
    visibility: GameVisibility | None = "unlisted"
    """Whether the lobby and the parent's list of forks show the fork; unlisted by default."""


class ReplayForkBody(Model, frozen=True, kw_only=True):
    """
    A fork of a replay to make.

    at: The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running.
    seats: The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby shows the fork; unlisted by default.
    """

    at: int
    """The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running."""
    seats: list[SeatBody] | None = None
    """The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others."""
    visibility: GameVisibility | None = "unlisted"
    """Whether the lobby shows the fork; unlisted by default."""


class OutcomeBody(Model, frozen=True, kw_only=True):
    """
    The outcome in a ruling.

    winners: Seats that won, each once; empty if there are none.
    reason: The reason, in a few words: 1 to 64 characters, one line.
    """

    winners: list[OutcomeBodyWinnersItem]
    """Seats that won, each once; empty if there are none."""
    reason: str
    """The reason, in a few words: 1 to 64 characters, one line."""


class RulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling to make.

    kind: The kind of ruling: `correct` the outcome of a game that has ended, or `abort` a running one.
    author: The author's name, public: 1 to 40 readable characters in one line.
    reason: The reason, public: 1 to 200 characters, one line.
    outcome: The new outcome, with `correct` only; null for none.
    """

    kind: RulingKind
    """The kind of ruling: `correct` the outcome of a game that has ended, or `abort` a running one."""
    author: str
    """The author's name, public: 1 to 40 readable characters in one line."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    outcome: OutcomeBody | None = None
    """The new outcome, with `correct` only; null for none."""


class ReplayBody(Model, frozen=True, kw_only=True):
    """
    A link to a replay to make.

    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default.
    from_: The first version shown; 1 by default.
    to: The last version shown. `null`, the default, is the end: the version at which everything was revealed, or the newest version while the game runs.
    spoilers: Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default.
    names: Whether seats are called by their names, or Player 1, Player 2; `shown` by default.
    expires: Time at which the link expires; `null`, the default, is never.
    """

    viewpoint: str | None = None
    """Viewpoint: `seat:<number>`, `public` or `all`. Your own by default."""
    from_: int | None = field(name="from", default=1)
    """The first version shown; 1 by default."""
    to: int | None = None
    """The last version shown. `null`, the default, is the end: the version at which everything was revealed, or the newest version while the game runs."""
    spoilers: ReplaySpoilers | None = "none"
    """Information that is revealed in advance: `none`; its `end`; or `all`, the outcome too. `none` by default."""
    names: ReplayNames | None = "shown"
    """Whether seats are called by their names, or Player 1, Player 2; `shown` by default."""
    expires: datetime | None = None
    """Time at which the link expires; `null`, the default, is never."""


class StudyVariationBody(Model, frozen=True, kw_only=True):
    """
    A variation to add: a fork of the study's replay.

    at: The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running.
    seats: The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others.
    visibility: Whether the lobby shows the fork; unlisted by default.
    text: The idea of the variation: 1 to 200 readable characters in one line.
    """

    at: int
    """The version of the replay to continue from: the last up to it at which no command was partly applied and the game was running."""
    seats: list[SeatBody] | None = None
    """The seats, as in a new game, the same number as the replay. By default you have the viewpoint's seat, and bots the others."""
    visibility: GameVisibility | None = "unlisted"
    """Whether the lobby shows the fork; unlisted by default."""
    text: str | None = None
    """The idea of the variation: 1 to 200 readable characters in one line."""


class TokenBody(Model, frozen=True, kw_only=True):
    """
    A weaker token to mint.

    scope: The scope of the new token: `seat:read` has the seat's view and cannot act; `spectator` has the public view.
    """

    scope: TokenBodyScope
    """The scope of the new token: `seat:read` has the seat's view and cannot act; `spectator` has the public view."""


class SeekBody(Model, frozen=True, kw_only=True):
    """
    A seek to make, with its maker's place.

    ruleset: The name of one of the rulesets of `GET /v1/rulesets`.
    seats: Number of people, you included; the automaton's seat is added if the rules have one.
    name: Your name at the table: 1 to 40 readable characters in one line.
    commit: SHA-256 of the text of your nonce, which is 64 lower-case hexadecimal digits that you keep to yourself.
    inbox: The token of an inbox to add your seats of this request to.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    options: Table options, by the ruleset's `options_schema`; defaults for the others.
    clock: The table's clock; without one, the default, only the rules' own timers apply.
    rated: Whether the result counts for ratings; false by default. If true, all people must join with `player`.
    """

    ruleset: str
    """The name of one of the rulesets of `GET /v1/rulesets`."""
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
    """The table's clock; without one, the default, only the rules' own timers apply."""
    rated: bool | None = None
    """Whether the result counts for ratings; false by default. If true, all people must join with `player`."""


class TournamentBody(Model, frozen=True, kw_only=True):
    """
    A tournament to create.

    title: The tournament's title.
    ruleset: The name of one of the rulesets of `GET /v1/rulesets`.
    preset: The preset that the regulations start from.
    regulations: Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely.
    location: The tournament's venue and time zone; absent: UTC.
    """

    title: str
    """The tournament's title."""
    ruleset: str
    """The name of one of the rulesets of `GET /v1/rulesets`."""
    preset: TournamentPreset
    """The preset that the regulations start from."""
    regulations: dict[str, Any] | None = None
    """Changes to the preset, in the format of `regulations` of the card: of an object only the named members are replaced, any other value is replaced entirely."""
    location: TournamentLocationBody | None = None
    """The tournament's venue and time zone; absent: UTC."""


class OfficialBody(Model, frozen=True, kw_only=True):
    """
    A new official.

    role: The role of the official: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing.
    name: The person's name.
    entry: The official's own entry, if they play too.
    """

    role: TournamentOfficialRole
    """The role of the official: `organiser`; `chief` arbiter; `arbiter`; `scorer`, who works at the desk and rules nothing."""
    name: str | None = None
    """The person's name."""
    entry: int | None = None
    """The official's own entry, if they play too."""


class EntryBody(Model, frozen=True, kw_only=True):
    """
    One side of the standings: a person, a pair or a team; or a stand-in or a bot, which play without points.

    names: The names of the entry's persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name.
    section: The section that the entry plays in, one of the regulations; by default the first.
    kind: The kind of entry: `people`; officials may also enter a `stand_in` or a `bot`, which fill tables.
    seed: Number of the entry in the seeding, stated by officials.
    rating: The rating for the entry's seeding, in thousandths.
    club: The entry's club.
    apart: Numbers of groups whose entries should not meet.
    bot: The policy of a bot, such as `house`; absent for other kinds of entry.
    player: The token of a player to bind your seats of this request to; a seat without a name gets the player's.
    """

    names: list[EntryBodyNamesItem]
    """The names of the entry's persons, each as `Anna Berg`, or `Berg, Anna` to state the surname that lists sort by. A bot has one name."""
    section: str | None = None
    """The section that the entry plays in, one of the regulations; by default the first."""
    kind: EntryKind | None = "people"
    """The kind of entry: `people`; officials may also enter a `stand_in` or a `bot`, which fill tables."""
    seed: int | None = None
    """Number of the entry in the seeding, stated by officials."""
    rating: int | None = None
    """The rating for the entry's seeding, in thousandths."""
    club: str | None = None
    """The entry's club."""
    apart: list[EntryBodyApartItem] | None = field(default_factory=list)
    """Numbers of groups whose entries should not meet."""
    bot: str | None = None
    """The policy of a bot, such as `house`; absent for other kinds of entry."""
    player: str | None = None
    """The token of a player to bind your seats of this request to; a seat without a name gets the player's."""


class EntriesBody(Model, frozen=True, kw_only=True):
    """
    Entries to make, all or none.

    entries: The entries to make: up to 500 in one request by an official, one by other callers.
    """

    entries: list[EntryBody]
    """The entries to make: up to 500 in one request by an official, one by other callers."""


class EntryPatchBody(Model, frozen=True, kw_only=True):
    """
    A change of an entry: data fields; or `state`; or `substitute`; or `correction`.

    section: The entry's section, which cannot change once the entry has sat at a table.
    seed: Number of the entry in the seeding; null for none.
    rating: The rating for the entry's seeding, in thousandths; null for none.
    apart: Numbers of groups whose entries should not meet.
    state: The new state of the entry: `withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: made by mistake.
    same_as: Number of the entry of the same person, which stays, with `removed`.
    correction: Another spelling of the name of the same person.
    substitute: Another person for the entry; the answer holds the entry's new slip.
    reason: The reason, with `state` or `substitute`.
    """

    section: str | None = None
    """The entry's section, which cannot change once the entry has sat at a table."""
    seed: int | None = None
    """Number of the entry in the seeding; null for none."""
    rating: int | None = None
    """The rating for the entry's seeding, in thousandths; null for none."""
    apart: list[EntryBodyApartItem] | None = None
    """Numbers of groups whose entries should not meet."""
    state: EntryPatchBodyState | None = None
    """The new state of the entry: `withdrawn`: no longer paired; `entered`: reinstated, or moved from the top of the waiting list; `removed`: made by mistake."""
    same_as: int | None = None
    """Number of the entry of the same person, which stays, with `removed`."""
    correction: NameCorrectionBody | None = None
    """Another spelling of the name of the same person."""
    substitute: SubstituteBody | None = None
    """Another person for the entry; the answer holds the entry's new slip."""
    reason: str | None = None
    """The reason, with `state` or `substitute`."""


class CheckAllInBody(Model, frozen=True, kw_only=True):
    """
    A check-in of several entries.

    entries: Numbers of the entries to check in.
    """

    entries: list[CheckAllInBodyEntriesItem]
    """Numbers of the entries to check in."""


class DraftBody(Model, frozen=True, kw_only=True):
    """
    A draft that an official states. Requested byes and entries that are not checked in are added automatically.

    tables: The tables in order, which are numbered from 1.
    byes: Numbers of the entries that get a bye.
    """

    tables: list[DraftTableBody]
    """The tables in order, which are numbered from 1."""
    byes: list[DraftBodyByesItem] | None = field(default_factory=list)
    """Numbers of the entries that get a bye."""


class UnfinishedBody(Model, frozen=True, kw_only=True):
    """
    A decision on the way in which an unfinished table counts.

    table: Number of the table.
    how: The way in which the table counts: `draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated.
    points: Points by seat, with `points`.
    """

    table: int
    """Number of the table."""
    how: UnfinishedBodyHow
    """The way in which the table counts: `draw`; `by_scores`: by the present scores; `void`: each seat has the mean; `points`: as stated."""
    points: list[UnfinishedBodyPointsItem] | None = None
    """Points by seat, with `points`."""


class RoundCloseBody(Model, frozen=True, kw_only=True):
    """
    A close of a round.

    unfinished: Decisions on the unfinished tables, one for each.
    """

    unfinished: list[UnfinishedBody] | None = field(default_factory=list)
    """Decisions on the unfinished tables, one for each."""


class EntryLotBody(Model, frozen=True, kw_only=True):
    """
    The entries of a lot.

    among: Numbers of the entries that are tied, one of which must advance.
    """

    among: list[EntryLotBodyAmongItem]
    """Numbers of the entries that are tied, one of which must advance."""


class TableResultBody(Model, frozen=True, kw_only=True):
    """
    A corrected result.

    places: Places by seat: 1 plus the number of better seats.
    winners: Seats that won, ascending; empty if there are none.
    scores: Scores by seat, if the rules count scores.
    """

    places: list[TableResultBodyPlacesItem]
    """Places by seat: 1 plus the number of better seats."""
    winners: list[TableResultBodyWinnersItem] | None = None
    """Seats that won, ascending; empty if there are none."""
    scores: list[TableResultBodyScoresItem] | None = None
    """Scores by seat, if the rules count scores."""


class TableRulingBody(Model, frozen=True, kw_only=True):
    """
    A ruling on a table.

    kind: The kind of ruling: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table.
    reason: The reason, public.
    article: The article of the regulations or rules, without names of people.
    result: The corrected result, with `correct`.
    points: Points by seat, with `adjust`.
    seats: Seats that get no points, ascending, with `forfeit`.
    time: Time that the ruling adds, with `time`.
    replaces: The number of the ruling whose result counts at the table now; not needed for a ruling that follows from an appeal.
    """

    kind: TableRulingBodyKind
    """The kind of ruling: `correct`: another `result`; `adjust`: `points` by seat; `forfeit`: `seats` that get 0; `void`: each seat has the mean; `replay`: another game with another deal; `time` for a running table."""
    reason: str
    """The reason, public."""
    article: str | None = ""
    """The article of the regulations or rules, without names of people."""
    result: TableResultBody | None = None
    """The corrected result, with `correct`."""
    points: list[UnfinishedBodyPointsItem] | None = None
    """Points by seat, with `adjust`."""
    seats: list[TableRulingBodySeatsItem] | None = None
    """Seats that get no points, ascending, with `forfeit`."""
    time: AddedTimeBody | None = None
    """Time that the ruling adds, with `time`."""
    replaces: int | None = None
    """The number of the ruling whose result counts at the table now; not needed for a ruling that follows from an appeal."""


class PenaltyBody(Model, frozen=True, kw_only=True):
    """
    A penalty of an entry.

    entry: Number of the penalised entry.
    kind: The kind of penalty: a `warning`; `points` off the entry's sum, without gain for others; `disqualification`.
    reason: The reason, public.
    article: The article of the regulations or rules, without names of people.
    points: Points of the penalty, with `points`; by default from the regulations.
    round: The round of the offence.
    table: The table of the offence.
    replaces: The number of an earlier penalty that this penalty replaces.
    """

    entry: int
    """Number of the penalised entry."""
    kind: PenaltyBodyKind
    """The kind of penalty: a `warning`; `points` off the entry's sum, without gain for others; `disqualification`."""
    reason: str
    """The reason, public."""
    article: str | None = ""
    """The article of the regulations or rules, without names of people."""
    points: str | None = None
    """Points of the penalty, with `points`; by default from the regulations."""
    round: int | None = None
    """The round of the offence."""
    table: int | None = None
    """The table of the offence."""
    replaces: int | None = None
    """The number of an earlier penalty that this penalty replaces."""


class TableInterventionBody(Model, frozen=True, kw_only=True):
    """
    An official's intervention at a running table.

    kind: The kind of intervention, as at a table without a tournament.
    reason: The reason, public: 1 to 200 characters, one line.
    seat: Number of the seat.
    until: Time at which a pause ends at the latest, with `pause`.
    after_decisions: Whether a pause waits until the decisions that are open now are answered, with `pause`.
    seconds: Seconds to add, with `add_time`.
    name: The new person's name at the table, with `substitute`.
    """

    kind: TableInterventionBodyKind
    """The kind of intervention, as at a table without a tournament."""
    reason: str
    """The reason, public: 1 to 200 characters, one line."""
    seat: int | None = None
    """Number of the seat."""
    until: str | None = None
    """Time at which a pause ends at the latest, with `pause`."""
    after_decisions: bool | None = None
    """Whether a pause waits until the decisions that are open now are answered, with `pause`."""
    seconds: int | None = None
    """Seconds to add, with `add_time`."""
    name: str | None = None
    """The new person's name at the table, with `substitute`."""


class AppealDecisionBody(Model, frozen=True, kw_only=True):
    """
    The end of an appeal.

    verdict: The verdict, given by an official who may rule; `withdrawn` by the entry that appealed.
    reason: The reason, public; needed unless the appeal is withdrawn.
    ruling: The ruling that follows, if the appeal is upheld.
    penalty: The penalty that follows, if the appeal is upheld.
    """

    verdict: AppealDecisionBodyVerdict
    """The verdict, given by an official who may rule; `withdrawn` by the entry that appealed."""
    reason: str | None = None
    """The reason, public; needed unless the appeal is withdrawn."""
    ruling: TableRulingBody | None = None
    """The ruling that follows, if the appeal is upheld."""
    penalty: PenaltyBody | None = None
    """The penalty that follows, if the appeal is upheld."""


class LuckResult(Model, frozen=True, kw_only=True):
    """
    The randomness protocol after the request.

    version: Version: position in the game's log, from 1.
    digest: SHA-256 digest, hexadecimal.
    luck: The randomness protocol, as in the view.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    luck: Luck | None
    """The randomness protocol, as in the view."""


class CreatedChatMessage(Model, frozen=True, kw_only=True):
    """
    The sent message in the form for readers, and its scope.

    number: Position of the message in its scope, from 1.
    at: Time in UTC (RFC 3339).
    text: The text, one line of plain text; null for an emote.
    emote: The emote, one of a fixed set; null for a text.
    removed: Numbers of earlier messages that must no longer be shown; usually empty.
    scope: The scope of messages.
    """

    number: int
    """Position of the message in its scope, from 1."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    author: ChatAuthor
    text: str | None
    """The text, one line of plain text; null for an emote."""
    emote: ChatEmote | None
    """The emote, one of a fixed set; null for a text."""
    removed: list[int]
    """Numbers of earlier messages that must no longer be shown; usually empty."""
    scope: ChatScope
    """The scope of messages."""


class ChatPage(Model, frozen=True, kw_only=True):
    """
    A page of messages.

    messages: The messages, the lowest number first.
    next: The value of `after` for the next page.
    """

    messages: list[ChatMessage]
    """The messages, the lowest number first."""
    next: int
    """The value of `after` for the next page."""


class Presence(Model, frozen=True, kw_only=True):
    """
    The presence of each seat.

    items: The presence of each seat, bots and free seats included, by seat.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[SeatPresence]
    """The presence of each seat, bots and free seats included, by seat."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class CreatedReport(Model, frozen=True, kw_only=True):
    """
    A report, for its reporter.

    id: The report's id.
    at: Time in UTC (RFC 3339).
    ground: The ground of the report.
    """

    id: str
    """The report's id."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    subject: ModerationSubject
    ground: ReportGround
    """The ground of the report."""


class ReportPage(Model, frozen=True, kw_only=True):
    """
    A page of reports.

    items: The reports of the page, newest first.
    next: The cursor of the next page.
    """

    items: list[Report]
    """The reports of the page, newest first."""
    next: str | None
    """The cursor of the next page."""


class ModerationAct(Model, frozen=True, kw_only=True):
    """
    An act of a moderator.

    id: The act's id.
    at: Time in UTC (RFC 3339).
    moderator: The moderator's name.
    act: The kind of act.
    reason: The reason; null once the person was forgotten.
    until: Time at which a suspension ends, in UTC (RFC 3339); null: when it is lifted.
    reports: The ids of the reports that the act closed.
    """

    id: str
    """The act's id."""
    at: datetime
    """Time in UTC (RFC 3339)."""
    moderator: str
    """The moderator's name."""
    act: ModerationActAct
    """The kind of act."""
    subject: ModerationSubject
    reason: str | None
    """The reason; null once the person was forgotten."""
    until: datetime | None
    """Time at which a suspension ends, in UTC (RFC 3339); null: when it is lifted."""
    reports: list[str]
    """The ids of the reports that the act closed."""


class ModerationActPage(Model, frozen=True, kw_only=True):
    """
    A page of the log of moderation.

    items: The acts of the page, newest first.
    next: The cursor of the next page.
    """

    items: list[ModerationAct]
    """The acts of the page, newest first."""
    next: str | None
    """The cursor of the next page."""


class InboxPage(Model, frozen=True, kw_only=True):
    """
    A page of an inbox.

    items: The items of the page by game and seat, oldest first.
    next: Position after this item, for `after`.
    """

    items: list[InboxItem]
    """The items of the page by game and seat, oldest first."""
    next: str
    """Position after this item, for `after`."""


class Webhooks(Model, frozen=True, kw_only=True):
    """
    The webhooks of an inbox, or of a token at a tournament.

    items: The webhooks, oldest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[Webhook]
    """The webhooks, oldest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class WebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook, with its recent attempts and dead letters.

    id: The webhook's id.
    url: Your receiver's URL.
    state: The state of the webhook: `pending` until the receiver has answered a challenge.
    reason: The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: Time at which the webhook was registered, in UTC (RFC 3339).
    failures: Number of attempts that failed in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Time until which the previous secret signs too.
    attempts: The last 10 attempts, newest first.
    dead_letters: The last 20 dead letters, newest first.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: WebhookState
    """The state of the webhook: `pending` until the receiver has answered a challenge."""
    reason: WebhookReason | None
    """The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """Time at which the webhook was registered, in UTC (RFC 3339)."""
    failures: int
    """Number of attempts that failed in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Time until which the previous secret signs too."""
    attempts: list[WebhookAttempt]
    """The last 10 attempts, newest first."""
    dead_letters: list[WebhookDeadLetter]
    """The last 20 dead letters, newest first."""


class PushSubscriptionDetail(Model, frozen=True, kw_only=True):
    """
    A push subscription, with its recent attempts.

    id: The subscription's id, the same for the same endpoint.
    endpoint: The push service's URL for this subscription.
    state: The state of the subscription: `disabled` if all retries of a message failed.
    created: Time at which the subscription was first stored, in UTC (RFC 3339).
    failures: Number of deliveries that failed in a row.
    attempts: The last 10 attempts, newest first.
    """

    id: str
    """The subscription's id, the same for the same endpoint."""
    endpoint: str
    """The push service's URL for this subscription."""
    state: PushSubscriptionState
    """The state of the subscription: `disabled` if all retries of a message failed."""
    created: datetime
    """Time at which the subscription was first stored, in UTC (RFC 3339)."""
    failures: int
    """Number of deliveries that failed in a row."""
    attempts: list[WebhookAttempt]
    """The last 10 attempts, newest first."""


class CredentialPage(Model, frozen=True, kw_only=True):
    """
    The credentials of the player's account.

    items: The credentials, oldest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[Credential]
    """The credentials, oldest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class MyGamePage(Model, frozen=True, kw_only=True):
    """
    A page of the player's games.

    items: The player's games, running ones first; each group by time of binding, latest first.
    next: The cursor of the next page.
    """

    items: list[MyGame]
    """The player's games, running ones first; each group by time of binding, latest first."""
    next: str | None
    """The cursor of the next page."""


class RulingPage(Model, frozen=True, kw_only=True):
    """
    All rulings on a game.

    items: The rulings, oldest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[DatedRuling]
    """The rulings, oldest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class AccessGrantPage(Model, frozen=True, kw_only=True):
    """
    A page of the tokens and links that the caller may revoke.

    items: The tokens and links of the page, by `id`.
    next: The cursor of the next page.
    """

    items: list[AccessGrant]
    """The tokens and links of the page, by `id`."""
    next: str | None
    """The cursor of the next page."""


class SeekPlace(Model, frozen=True, kw_only=True):
    """
    A place at a seek, and the seat once the table is open.

    token: The token of this place.
    game: The table's game; null until the table is open.
    seat: Your seat; null until the table is open.
    seat_token: The seat's token; null until the table is open.
    """

    seek: Seek
    token: str
    """The token of this place."""
    game: str | None
    """The table's game; null until the table is open."""
    seat: int | None
    """Your seat; null until the table is open."""
    seat_token: str | None
    """The seat's token; null until the table is open."""


class SeekPage(Model, frozen=True, kw_only=True):
    """
    All open seeks.

    items: The seeks, oldest first.
    next: The cursor of the next page, always null: the list is complete.
    """

    items: list[Seek]
    """The seeks, oldest first."""
    next: str | None
    """The cursor of the next page, always null: the list is complete."""


class TournamentPage(Model, frozen=True, kw_only=True):
    """
    Tournaments, newest first.

    items: The items of this page.
    next: The cursor of the next page; null on the last page.
    """

    items: list[TournamentSummary]
    """The items of this page."""
    next: str | None
    """The cursor of the next page; null on the last page."""


class Tournament(Model, frozen=True, kw_only=True):
    """
    A tournament, with its regulations.

    id: The tournament's id.
    title: The tournament's title.
    status: The tournament's status.
    is_entering: Whether people may enter themselves.
    ruleset: The ruleset's name.
    preset: The preset that the tournament's regulations started from.
    rounds: Number of rounds that are planned.
    closed_rounds: Number of closed rounds.
    entries: Number of entries that take part.
    created_at: Time at which the tournament was created, in UTC (RFC 3339).
    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    commitment: Commitment to the seed of all luck, which is revealed at the end.
    regulations: The complete regulations.
    regulated: The version of the regulations, for `If-Match`.
    scored: The last version that can change standings, for `If-Match`.
    next_round: Number of the first round that is not published.
    states: States of the rounds, by round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.
    waiting: Number of entries on the waiting list.
    officials: All officials, including revoked ones.
    has_outside_arbiter: Whether an official who does not play may rule.
    open_appeals: Numbers of undecided appeals.
    announcements: Number of announcements.
    is_corrected: Whether anything was ruled since the standings were final.
    you: The caller: `o2` for an official, `e17` for an entry; null for others. In the card only.
    acts: The acts that the tournament's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only.
    """

    id: str
    """The tournament's id."""
    title: str
    """The tournament's title."""
    status: TournamentStatus
    """The tournament's status."""
    is_entering: bool
    """Whether people may enter themselves."""
    ruleset: str
    """The ruleset's name."""
    preset: TournamentPreset
    """The preset that the tournament's regulations started from."""
    rounds: int
    """Number of rounds that are planned."""
    closed_rounds: int
    """Number of closed rounds."""
    entries: int
    """Number of entries that take part."""
    created_at: datetime
    """Time at which the tournament was created, in UTC (RFC 3339)."""
    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    location: TournamentLocation
    commitment: str
    """Commitment to the seed of all luck, which is revealed at the end."""
    regulations: dict[str, Any]
    """The complete regulations."""
    regulated: int
    """The version of the regulations, for `If-Match`."""
    scored: int
    """The last version that can change standings, for `If-Match`."""
    next_round: int
    """Number of the first round that is not published."""
    states: dict[str, str]
    """States of the rounds, by round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`."""
    waiting: int
    """Number of entries on the waiting list."""
    officials: list[TournamentOfficial]
    """All officials, including revoked ones."""
    has_outside_arbiter: bool
    """Whether an official who does not play may rule."""
    open_appeals: list[int]
    """Numbers of undecided appeals."""
    announcements: int
    """Number of announcements."""
    is_corrected: bool
    """Whether anything was ruled since the standings were final."""
    you: str | None = None
    """The caller: `o2` for an official, `e17` for an entry; null for others. In the card only."""
    acts: list[TournamentActsItem] | None = None
    """The acts that the tournament's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only."""


class ChangedTournament(Model, frozen=True, kw_only=True):
    """
    A tournament that was changed.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    tournament: Tournament


class OfficialSlip(Model, frozen=True, kw_only=True):
    """
    An official, and their slip.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    slip: A slip, shown once: a device exchanges it for its token at `POST /v1/tournaments/{tournamentId}/exchanges`.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    official: TournamentOfficial
    slip: str
    """A slip, shown once: a device exchanges it for its token at `POST /v1/tournaments/{tournamentId}/exchanges`."""


class CreatedEntries(Model, frozen=True, kw_only=True):
    """
    New entries.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    entries: The new entries, in the order of the request.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entries: list[CreatedEntry]
    """The new entries, in the order of the request."""


class EntriesPreview(Model, frozen=True, kw_only=True):
    """
    A list as it would be entered now.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    encoding: The encoding of the text that was sent; null for JSON.
    unread: Headings of columns that are not read, as they are written, or a title above the names.
    entered: Number of lines that would be entered.
    waiting: Number of lines that would get a place on the waiting list.
    refused: Number of lines that would be refused. To enter a list, leave them out or correct them.
    rows: The lines, in the order of the list.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    encoding: EntriesPreviewEncoding | None
    """The encoding of the text that was sent; null for JSON."""
    unread: list[str]
    """Headings of columns that are not read, as they are written, or a title above the names."""
    entered: int
    """Number of lines that would be entered."""
    waiting: int
    """Number of lines that would get a place on the waiting list."""
    refused: int
    """Number of lines that would be refused. To enter a list, leave them out or correct them."""
    rows: list[PreviewRow]
    """The lines, in the order of the list."""


class EntryPage(Model, frozen=True, kw_only=True):
    """
    Entries, by number.

    items: The items of this page.
    next: The cursor of the next page; null on the last page.
    """

    items: list[Entry]
    """The items of this page."""
    next: str | None
    """The cursor of the next page; null on the last page."""


class ChangedEntry(Model, frozen=True, kw_only=True):
    """
    An entry that was changed.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    slip: The entry's new slip, after a substitution or a request for another slip.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    entry: Entry
    slip: str | None = None
    """The entry's new slip, after a substitution or a request for another slip."""


class RoundProgress(Model, frozen=True, kw_only=True):
    """
    The progress of a round's tables.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: Number of the round, from 1.
    server_time: Time of the service's clock.
    tables: The tables that are running, by number.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """Number of the round, from 1."""
    server_time: datetime
    """Time of the service's clock."""
    tables: list[TableProgress]
    """The tables that are running, by number."""


class VersionedTable(Model, frozen=True, kw_only=True):
    """
    A table, and the derivation of its numbers.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: Number of the round, from 1.
    lines: The points from the table by entry, only for entries with points.
    rulings: Rulings on this table, oldest first.
    own_seats: The caller's own seats, with the token of an entry of this table, once its game is open.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """Number of the round, from 1."""
    table: TournamentTable
    lines: list[TableLine]
    """The points from the table by entry, only for entries with points."""
    rulings: list[TournamentRuling]
    """Rulings on this table, oldest first."""
    own_seats: list[OwnSeat]
    """The caller's own seats, with the token of an entry of this table, once its game is open."""


class VersionedAppeal(Model, frozen=True, kw_only=True):
    """
    An appeal, with the version of the tournament's log.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    appeal: TournamentAppeal


class TournamentDecisions(Model, frozen=True, kw_only=True):
    """
    Rulings, penalties and appeals.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    rulings: Rulings and penalties, oldest first.
    appeals: The appeals, oldest first.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    rulings: list[TournamentRuling]
    """Rulings and penalties, oldest first."""
    appeals: list[TournamentAppeal]
    """The appeals, oldest first."""


class TournamentFactPage(Model, frozen=True, kw_only=True):
    """
    A page of a tournament's feed.

    facts: The facts of the page by version, oldest first.
    after: The value of `after` in the request.
    head: The last version that you may read now.
    """

    facts: list[TournamentFact]
    """The facts of the page by version, oldest first."""
    after: int
    """The value of `after` in the request."""
    head: int
    """The last version that you may read now."""


class TournamentWebhookDetail(Model, frozen=True, kw_only=True):
    """
    A webhook of a tournament, with its recent attempts and dead letters.

    id: The webhook's id.
    url: Your receiver's URL.
    state: The state of the webhook: `pending` until the receiver has answered a challenge.
    reason: The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.
    created: Time at which the webhook was registered, in UTC (RFC 3339).
    failures: Number of attempts that failed in a row.
    retry_at: Time of the next retry, before which only pings are sent; null if none is due.
    old_secret_until: Time until which the previous secret signs too.
    attempts: The last 10 attempts, newest first.
    dead_letters: The last 20 dead letters, newest first.
    """

    id: str
    """The webhook's id."""
    url: str
    """Your receiver's URL."""
    state: WebhookState
    """The state of the webhook: `pending` until the receiver has answered a challenge."""
    reason: WebhookReason | None
    """The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410."""
    created: datetime
    """Time at which the webhook was registered, in UTC (RFC 3339)."""
    failures: int
    """Number of attempts that failed in a row."""
    retry_at: datetime | None
    """Time of the next retry, before which only pings are sent; null if none is due."""
    old_secret_until: datetime | None
    """Time until which the previous secret signs too."""
    attempts: list[WebhookAttempt]
    """The last 10 attempts, newest first."""
    dead_letters: list[TournamentWebhookDeadLetter]
    """The last 20 dead letters, newest first."""


class SeriesStandings(Model, frozen=True, kw_only=True):
    """
    The standings of a series.

    tournaments: The tournaments of the series, in order.
    rows: The lines of the standings, the best first.
    """

    series: Series
    tournaments: list[SeriesTournament]
    """The tournaments of the series, in order."""
    rows: list[SeriesRow]
    """The lines of the standings, the best first."""


class RoundDraft(Model, frozen=True, kw_only=True):
    """
    A draft with its figures.

    round: Number of the round, from 1.
    version: The draft's version, for `If-Match`.
    method: The pairing method; `manual` for a stated draft.
    method_version: The version of the method, which rises when its drafts can change.
    basis: The tournament's version that the draft was made from.
    figures: The figures of the draft, most important first.
    tables: The tables of the draft, by number.
    byes: Entries without a table.
    changes: Changes since the draft was made, oldest first.
    """

    round: int
    """Number of the round, from 1."""
    version: int
    """The draft's version, for `If-Match`."""
    method: str
    """The pairing method; `manual` for a stated draft."""
    method_version: str
    """The version of the method, which rises when its drafts can change."""
    basis: int
    """The tournament's version that the draft was made from."""
    figures: list[DraftFigure]
    """The figures of the draft, most important first."""
    tables: list[DraftTable]
    """The tables of the draft, by number."""
    byes: list[RoundBye]
    """Entries without a table."""
    changes: list[DraftChange]
    """Changes since the draft was made, oldest first."""


class TournamentRound(Model, frozen=True, kw_only=True):
    """
    A published round.

    round: Number of the round, from 1.
    state: The state of the round.
    attempt: Number of the attempt: 1 plus the number of withdrawals of the round.
    changed: The version of the round, for `If-Match`.
    starts_at: Time at which clocks start.
    closes_at: Time at which the round should be closed; null without a limit.
    closed_at: Time at which the round was closed.
    waits_for: The reason why the round's tables are not opened yet, for officials, if one address has as many games open as it may; null otherwise.
    awaits: The public entropy that the round waits for: `drand` or `spoken`; null for none.
    drand_round: The round of drand that is part of the luck of this round.
    tables: The tables of the round, by number.
    byes: Entries without a table.
    """

    round: int
    """Number of the round, from 1."""
    state: TournamentRoundState
    """The state of the round."""
    attempt: int
    """Number of the attempt: 1 plus the number of withdrawals of the round."""
    changed: int
    """The version of the round, for `If-Match`."""
    starts_at: datetime | None
    """Time at which clocks start."""
    closes_at: datetime | None
    """Time at which the round should be closed; null without a limit."""
    closed_at: datetime | None
    """Time at which the round was closed."""
    waits_for: str | None
    """The reason why the round's tables are not opened yet, for officials, if one address has as many games open as it may; null otherwise."""
    awaits: str | None
    """The public entropy that the round waits for: `drand` or `spoken`; null for none."""
    drand_round: int | None
    """The round of drand that is part of the luck of this round."""
    tables: list[TournamentTable]
    """The tables of the round, by number."""
    byes: list[RoundBye]
    """Entries without a table."""


class Offer(Model, frozen=True, kw_only=True):
    """
    A form of command that is legal now.

    exact: Whether every instance of the schema will be accepted.
    rule: The rule that allows the command.
    schema: The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.
    summary: The command's effect, in a sentence.
    title: The label of the command's button.
    type: The command's `type`, to send.
    at: The zone, or the thing in a zone, that stands for the command, with `words` only; null: none.
    consequence: The command's effect in a sentence, with `words` only.
    fields: The fields of the command by name, with `words` only.
    grave: Whether to ask for confirmation before the command is sent, with `words` only.
    """

    exact: bool
    """Whether every instance of the schema will be accepted."""
    rule: str
    """The rule that allows the command."""
    schema: dict[str, Any]
    """The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form."""
    summary: str
    """The command's effect, in a sentence."""
    title: str
    """The label of the command's button."""
    type: str
    """The command's `type`, to send."""
    at: str | None = None
    """The zone, or the thing in a zone, that stands for the command, with `words` only; null: none."""
    consequence: str | None = None
    """The command's effect in a sentence, with `words` only."""
    fields: dict[str, OfferField] | None = None
    """The fields of the command by name, with `words` only."""
    grave: bool | None = None
    """Whether to ask for confirmation before the command is sent, with `words` only."""


class MyTournament(Model, frozen=True, kw_only=True):
    """
    A tournament, with the player's entry.

    member: Index of the player among the entry's persons, from 0.
    table: The player's table in the current round; null without one.
    is_table_over: Whether the player's table is finished, by information that the player may have.
    starts_at: Time at which the current round starts, in UTC (RFC 3339); null without a current round, and if the round starts when it opens.
    place: The entry's place in the final standings; null before.
    """

    tournament: TournamentSummary
    location: TournamentLocation
    entry: Entry
    member: int
    """Index of the player among the entry's persons, from 0."""
    table: TournamentPlace | None
    """The player's table in the current round; null without one."""
    is_table_over: bool
    """Whether the player's table is finished, by information that the player may have."""
    starts_at: datetime | None
    """Time at which the current round starts, in UTC (RFC 3339); null without a current round, and if the round starts when it opens."""
    place: int | None
    """The entry's place in the final standings; null before."""


class GameOutcome(Model, frozen=True, kw_only=True):
    """
    Winners and reason, with places and scores by seat.

    measures: Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome.
    places: Place of each seat, by seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1.
    reason: The reason, as a word of the ruleset.
    scores: The scores; null if the rules count none.
    winners: Seats that won; empty if there are none.
    why: The reason in a sentence, in views with `words` only; null if a ruling changed the outcome.
    """

    measures: dict[str, int]
    """Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome."""
    places: list[int]
    """Place of each seat, by seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1."""
    reason: str
    """The reason, as a word of the ruleset."""
    scores: list[int] | None
    """The scores; null if the rules count none."""
    winners: list[int]
    """Seats that won; empty if there are none."""
    why: OutcomeWords | None = None
    """The reason in a sentence, in views with `words` only; null if a ruling changed the outcome."""


class StandingsRow(Model, frozen=True, kw_only=True):
    """
    An entry's line.

    place: Place of the entry; null for a disqualified entry.
    sharing: Number of other entries with the same place.
    entry: The entry's number, never used again.
    names: Names of the entry's persons, in the form that the regulations set; null for a hidden one.
    points: An exact number of points: `3`, `-1/2`.
    penalty: Points taken off the sum.
    ties: Values of the tie-breaks, by tie-break; null if one was not needed or has no value.
    rounds: The entry's points by round and table.
    """

    place: int | None
    """Place of the entry; null for a disqualified entry."""
    sharing: int
    """Number of other entries with the same place."""
    entry: int
    """The entry's number, never used again."""
    names: list[str | None]
    """Names of the entry's persons, in the form that the regulations set; null for a hidden one."""
    points: str
    """An exact number of points: `3`, `-1/2`."""
    penalty: str
    """Points taken off the sum."""
    ties: list[list[str] | None]
    """Values of the tie-breaks, by tie-break; null if one was not needed or has no value."""
    rounds: list[RoundLine]
    """The entry's points by round and table."""


class ScenePhase(Model, frozen=True, kw_only=True):
    """
    The current part of the game.

    id: The phase's id, a word of the ruleset.
    title: The phase's heading.
    course: The steps of the round that the phase belongs to.
    """

    id: str
    """The phase's id, a word of the ruleset."""
    title: str
    """The phase's heading."""
    course: list[SceneStep] | None = None
    """The steps of the round that the phase belongs to."""


class SceneZone(Model, frozen=True, kw_only=True):
    """
    A place for things. In one that hides any, kinds stand before backs and sorted, so that a place reveals none.

    id: The zone's id, such as `francs:2` for the purse of seat 2.
    form: The layout of the zone.
    title: The zone's name.
    count: Number of things or coins in the zone.
    things: The things in the zone; none for a purse.
    seat: The seat that owns the zone.
    within: The zone that contains this one, such as the room of a pile.
    """

    id: str
    """The zone's id, such as `francs:2` for the purse of seat 2."""
    form: ZoneForm
    """The layout of the zone."""
    title: str
    """The zone's name."""
    count: int
    """Number of things or coins in the zone."""
    things: list[SceneThing] | None = None
    """The things in the zone; none for a purse."""
    seat: int | None = None
    """The seat that owns the zone."""
    within: str | None = None
    """The zone that contains this one, such as the room of a pile."""


class SceneMove(Model, frozen=True, kw_only=True):
    """
    A thing that moves. A place is a zone, or a zone, a slash and a cell in the zone; null is outside the scene. If both places are the same, the thing turns over there.

    what: The thing that moves.
    from_: The place that the thing leaves.
    to: The place that the thing enters.
    face: The side that is up afterwards, if the thing turns over.
    """

    what: SceneThing
    """The thing that moves."""
    from_: str | None = field(name="from")
    """The place that the thing leaves."""
    to: str | None
    """The place that the thing enters."""
    face: SceneMoveFace | None = None
    """The side that is up afterwards, if the thing turns over."""


class GuideLesson(Model, frozen=True, kw_only=True):
    """
    A first game, alone and with a stated deal.

    players: The players of the lesson: the learner, at seat 0, and bots.
    options: The lesson's table options.
    deal: The lesson's stated deal, by the ruleset's schema of deals.
    prompts: The prompts of the lesson, in order.
    """

    players: int
    """The players of the lesson: the learner, at seat 0, and bots."""
    options: dict[str, Any]
    """The lesson's table options."""
    deal: dict[str, Any]
    """The lesson's stated deal, by the ruleset's schema of deals."""
    prompts: list[GuidePrompt]
    """The prompts of the lesson, in order."""


class GameCard(Model, frozen=True, kw_only=True):
    """
    A game's public summary, without the state of the table.

    id: The game's id.
    options: The complete table options, defaults filled in.
    visibility: Whether the lobby lists the game.
    status: The game's status.
    version: Version: position in the game's log, from 1.
    seats: The seats in playing order.
    open_seats: Number of seats that any caller may take now, without a code.
    pace_ms: Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. 0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's.
    analysis: Whether a seat may fork the running game from its own knowledge.
    rated: Whether the result counts for the ratings of the players at the table.
    hints: Whether views with `words` include deductions from the seat's knowledge.
    has_arbiter: Whether an arbiter's token exists, which may use every viewpoint.
    seed_commitment: SHA-256 of the seed, which is revealed when the game is over.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    parent: The game that this game was forked from; null for a game that is no fork.
    imported: The import of the game; null for a game that was played here.
    tournament_table: The place of the game in a tournament; null for a game outside tournaments.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    """

    id: str
    """The game's id."""
    ruleset: RulesetName
    options: dict[str, Any]
    """The complete table options, defaults filled in."""
    visibility: GameVisibility
    """Whether the lobby lists the game."""
    status: GameStatus
    """The game's status."""
    version: int
    """Version: position in the game's log, from 1."""
    seats: list[CardSeat]
    """The seats in playing order."""
    open_seats: int
    """Number of seats that any caller may take now, without a code."""
    spectators: SpectatorTerms
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
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    parent: Parent | None
    """The game that this game was forked from; null for a game that is no fork."""
    imported: ImportNote | None
    """The import of the game; null for a game that was played here."""
    tournament_table: TournamentPlace | None
    """The place of the game in a tournament; null for a game outside tournaments."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    links: GameLinks
    clock: PlannedClock | None = None


class InterventionResult(Model, frozen=True, kw_only=True):
    """
    The game after an intervention.

    version: Version: position in the game's log, from 1.
    digest: SHA-256 digest, hexadecimal.
    slip: The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    game: GameCard
    slip: str | None = None
    """The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`."""


class ImportedGame(Model, frozen=True, kw_only=True):
    """
    An imported game.

    removal_token: The token, for the Authorization header, never for a URL.
    """

    game: GameCard
    removal_token: str | None = None
    """The token, for the Authorization header, never for a URL."""


class RulingResult(Model, frozen=True, kw_only=True):
    """
    A ruling, and the game after it.

    """

    ruling: DatedRuling
    game: GameCard


class Replay(Model, frozen=True, kw_only=True):
    """
    A replay's description.

    id: The replay's id, which suffices to read it and does not reveal its game.
    url: Address of the page that shows the replay.
    title: The game's title.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    from_: Version: position in the game's log, from 1.
    to: The last version; null if spoilers hide it.
    length: Number of frames; null if spoilers hide it.
    spoilers: Information that is revealed in advance.
    names: Whether seats' names are shown.
    expires: Time at which the link expires, in UTC (RFC 3339); null: never.
    seats: The seats in playing order.
    outcome: The outcome at the last version; null if spoilers hide it.
    viewpoints: The viewpoints that the link allows, its own first. A link that shows everything allows every viewpoint.
    game: The game's id, if the link shows all of it and the lobby lists it; else null.
    tournament_table: The place of the game in a tournament, if names are shown and the table is public; else null.
    """

    id: str
    """The replay's id, which suffices to read it and does not reveal its game."""
    url: str
    """Address of the page that shows the replay."""
    ruleset: RulesetName
    title: str
    """The game's title."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    from_: int = field(name="from")
    """Version: position in the game's log, from 1."""
    to: int | None
    """The last version; null if spoilers hide it."""
    length: int | None
    """Number of frames; null if spoilers hide it."""
    spoilers: ReplaySpoilers
    """Information that is revealed in advance."""
    names: ReplayNames
    """Whether seats' names are shown."""
    expires: datetime | None
    """Time at which the link expires, in UTC (RFC 3339); null: never."""
    seats: list[ReplaySeat]
    """The seats in playing order."""
    outcome: GameOutcome | None
    """The outcome at the last version; null if spoilers hide it."""
    viewpoints: list[ReplayViewpoint]
    """The viewpoints that the link allows, its own first. A link that shows everything allows every viewpoint."""
    game: str | None
    """The game's id, if the link shows all of it and the lobby lists it; else null."""
    tournament_table: TournamentPlace | None
    """The place of the game in a tournament, if names are shown and the table is public; else null."""
    links: ReplayLinks


class Study(Model, frozen=True, kw_only=True):
    """
    Notes on a replay, and variations.

    id: The study's id, which suffices to read it.
    url: Address of the page that shows the study.
    title: The study's title.
    version: Version of the study, which rises with each change, for `If-Match`.
    made: Time at which the study was started, in UTC (RFC 3339).
    changed: Time at which the study was changed last, in UTC (RFC 3339).
    expires: Time at which the study is deleted unless it is changed earlier, in UTC (RFC 3339).
    notes: The notes by version; notes of one version in the author's order.
    variations: The variations, in the author's order.
    """

    id: str
    """The study's id, which suffices to read it."""
    url: str
    """Address of the page that shows the study."""
    title: str
    """The study's title."""
    version: int
    """Version of the study, which rises with each change, for `If-Match`."""
    made: datetime
    """Time at which the study was started, in UTC (RFC 3339)."""
    changed: datetime
    """Time at which the study was changed last, in UTC (RFC 3339)."""
    expires: datetime
    """Time at which the study is deleted unless it is changed earlier, in UTC (RFC 3339)."""
    replay: Replay
    notes: list[StudyNote]
    """The notes by version; notes of one version in the author's order."""
    variations: list[StudyVariation]
    """The variations, in the author's order."""
    links: StudyLinks


class MyTournamentPage(Model, frozen=True, kw_only=True):
    """
    A page of the player's tournaments.

    items: The tournaments of the page, newest first.
    next: The cursor of the next page.
    """

    items: list[MyTournament]
    """The tournaments of the page, newest first."""
    next: str | None
    """The cursor of the next page."""


class CreatedTournament(Model, frozen=True, kw_only=True):
    """
    A new tournament.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    token: The organiser's token, shown once.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    tournament: Tournament
    token: str
    """The organiser's token, shown once."""


class VersionedDraft(Model, frozen=True, kw_only=True):
    """
    The draft of a round.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    draft: RoundDraft


class VersionedRound(Model, frozen=True, kw_only=True):
    """
    A round of a tournament.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: TournamentRound


class Problem(Model, frozen=True, kw_only=True):
    """
    Problem details (RFC 9457) with a code.

    type: The type of problem: the URL of a page that explains the code.
    title: The meaning of the code, in one line; the same for every problem with this code.
    status: The status of the answer.
    detail: The fault of this request, for people.
    instance: The path of the request; empty if the request was refused before it was read.
    code: The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status.
    request_id: The request's id in the service's log, also in `X-Request-Id`.
    errors: The messages about faults, by field.
    line: Number of the first line of a record that is wrong.
    rule: The number of the rule that forbids the command.
    offers: Your open offers.
    retry_after_s: Seconds to wait, as in `Retry-After`.
    tables: The unfinished tables of a round that cannot be closed.
    changes: Changes since a draft was made.
    """

    type: str
    """The type of problem: the URL of a page that explains the code."""
    title: str
    """The meaning of the code, in one line; the same for every problem with this code."""
    status: int
    """The status of the answer."""
    detail: str
    """The fault of this request, for people."""
    instance: str
    """The path of the request; empty if the request was refused before it was read."""
    code: str
    """The kind of problem. Later versions may add codes, so this is no `enum`; handle an unknown one by its status."""
    request_id: str
    """The request's id in the service's log, also in `X-Request-Id`."""
    errors: dict[str, list[str]] | None = None
    """The messages about faults, by field."""
    line: int | None = None
    """Number of the first line of a record that is wrong."""
    rule: str | None = None
    """The number of the rule that forbids the command."""
    decision: OwnDecision | None = None
    offers: list[Offer] | None = None
    """Your open offers."""
    retry_after_s: int | None = None
    """Seconds to wait, as in `Retry-After`."""
    reset: LogReset | None = None
    tables: list[UnfinishedTable] | None = None
    """The unfinished tables of a round that cannot be closed."""
    changes: list[DraftChange] | None = None
    """Changes since a draft was made."""


class SectionStandings(Model, frozen=True, kw_only=True):
    """
    The standings of a section.

    section: The section that the standings belong to.
    rows: The lines of the standings, the best first.
    """

    section: str
    """The section that the standings belong to."""
    rows: list[StandingsRow]
    """The lines of the standings, the best first."""


class RulesetGuide(Model, frozen=True, kw_only=True):
    """
    The introduction of a game.

    minutes: Minutes of a usual game, from and to.
    primer: The paragraphs to read first, in order.
    options: The table options in sentences, by name.
    lesson: The lesson: a first game alone.
    """

    minutes: list[int]
    """Minutes of a usual game, from and to."""
    primer: list[GuideParagraph]
    """The paragraphs to read first, in order."""
    options: dict[str, GuideOption]
    """The table options in sentences, by name."""
    lesson: GuideLesson | None
    """The lesson: a first game alone."""


class Scene(Model, frozen=True, kw_only=True):
    """
    A table as one audience sees it.

    phase: The current phase of the game.
    zones: The zones of the table, with neighbours side by side.
    """

    phase: ScenePhase
    """The current phase of the game."""
    zones: list[SceneZone]
    """The zones of the table, with neighbours side by side."""


class ToldWords(Model, frozen=True, kw_only=True):
    """
    An event's text for its reader, and its animation.

    text: The event as a sentence for its reader, in the second person for their own seat.
    weight: The weight of the event in an animation: a `step` of its own, a `part` of the previous step, `turning` the game, or `silent` if nothing is shown.
    chapter: The chapter that begins with this event.
    moves: The moves of things on the table, in order or at once.
    """

    text: str
    """The event as a sentence for its reader, in the second person for their own seat."""
    weight: EventWeight
    """The weight of the event in an animation: a `step` of its own, a `part` of the previous step, `turning` the game, or `silent` if nothing is shown."""
    chapter: GameChapter | None
    """The chapter that begins with this event."""
    moves: list[SceneMove]
    """The moves of things on the table, in order or at once."""


class Ruleset(Model, frozen=True, kw_only=True):
    """
    A ruleset, in full.

    name: The ruleset's name.
    version: The version of the ruleset's rules.
    title: The game's title.
    blurb: A description of the game in a sentence or two.
    versions: The installed versions, ascending. New games use the last; a game keeps the version that it was created with.
    automaton: The name of the automaton, a seat that the rules play.
    bots: The available bots.
    options_schema: The JSON Schema (2020-12) of the table options.
    deal_schema: The JSON Schema (2020-12) of stated deals.
    table_schema: The JSON Schema of a view's `table`.
    mind_schema: The JSON Schema of a view's `mind`, and of each of its `minds`.
    house_schema: The JSON Schema of a view's `house`.
    commands: All commands; a view's `offers` list the legal ones.
    events: All events, including those common to all games.
    components: The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and schemas suffice. A table's options may add components, which its views hold in `table.options`.
    kinds: The kinds of cards and pieces in scenes, by name; empty if their names suffice.
    terms: Terms of the game, with their definitions.
    guide: An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if the ruleset has none.
    rules: The rules, in Markdown.
    """

    name: str
    """The ruleset's name."""
    version: int
    """The version of the ruleset's rules."""
    title: str
    """The game's title."""
    blurb: str
    """A description of the game in a sentence or two."""
    players: PlayerRange
    links: SelfLink
    versions: list[int]
    """The installed versions, ascending. New games use the last; a game keeps the version that it was created with."""
    automaton: str
    """The name of the automaton, a seat that the rules play."""
    bots: list[RulesetBot]
    """The available bots."""
    options_schema: dict[str, Any]
    """The JSON Schema (2020-12) of the table options."""
    deal_schema: dict[str, Any]
    """The JSON Schema (2020-12) of stated deals."""
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
    guide: RulesetGuide | None
    """An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if the ruleset has none."""
    rules: str | None
    """The rules, in Markdown."""


class CreatedGame(Model, frozen=True, kw_only=True):
    """
    A new game, with its tokens and codes.

    id: The game's id.
    version: Version: position in the game's log, from 1.
    digest: Digest of the last event, which covers the log up to it.
    organiser_token: The token, for the Authorization header, never for a URL.
    seats: The seats in playing order.
    game: The game's card. Not with `Prefer: return=minimal`.
    arbiter_token: The token, for the Authorization header, never for a URL.
    invitation_code: A code for the next free seat, for one link to all seats; present if a seat waits for a person.
    """

    id: str
    """The game's id."""
    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the last event, which covers the log up to it."""
    organiser_token: str
    """The token, for the Authorization header, never for a URL."""
    seats: list[CreatedSeat]
    """The seats in playing order."""
    game: GameCard | None = None
    """The game's card. Not with `Prefer: return=minimal`."""
    arbiter_token: str | None = None
    """The token, for the Authorization header, never for a URL."""
    invitation_code: str | None = None
    """A code for the next free seat, for one link to all seats; present if a seat waits for a person."""


class GamePage(Model, frozen=True, kw_only=True):
    """
    A page of games of the lobby.

    items: The games of the page, newest first.
    next: The cursor of the next page.
    """

    items: list[GameCard]
    """The games of the page, newest first."""
    next: str | None
    """The cursor of the next page."""


class Successor(Model, frozen=True, kw_only=True):
    """
    The following table of the same people. `made` for the organiser; `seat` and `token` for a seat's holder.

    version: Version: position in the game's log, from 1.
    digest: SHA-256 digest, hexadecimal.
    game: The game's id.
    made: The answer of creating a game, for the organiser.
    seat: A seat's number: from 0, clockwise.
    token: The new seat's token, for the seat's holder.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """SHA-256 digest, hexadecimal."""
    game: str
    """The game's id."""
    made: CreatedGame | None = None
    """The answer of creating a game, for the organiser."""
    seat: int | None = None
    """A seat's number: from 0, clockwise."""
    token: str | None = None
    """The new seat's token, for the seat's holder."""


class View(Model, frozen=True, kw_only=True):
    """
    The game's state as one audience may see it.

    decision: The decision that this seat owes; null for none.
    decisions: The open decisions of all seats.
    format: Version of the format of views, which rises when their content or text changes.
    game: The game's id.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    mind: The seat's knowledge beyond the table.
    offers: The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    text: The view as plain text.
    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    server_time: The service's clock at this answer, to count deadlines by.
    advice: Sentences that help this seat to answer its question, with `words` only.
    asked: The question to this seat, with `words` only; null without a decision.
    clock: The table's clock; absent without one.
    danger: The dangers that end the game badly, and their progress, with `words` only.
    goal: The goals of the game, with `words` only.
    hints: Deductions from this seat's knowledge, with `words` only, at a table with hints.
    house: The state that no seat knows, with the viewpoint `all` only.
    minds: The knowledge of each seat, with the viewpoint `all` only.
    scene: The zones and their things, to draw the table, with `words` only.
    withheld: The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.
    """

    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    format: int
    """Version of the format of views, which rises when their content or text changes."""
    game: str
    """The game's id."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    mind: dict[str, Any] | None
    """The seat's knowledge beyond the table."""
    offers: list[Offer]
    """The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    ruleset: RulesetName
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    status: GameStatus
    """The game's status."""
    table: dict[str, Any] | None
    """The public state, in the ruleset's own terms; null until the deal."""
    text: str
    """The view as plain text."""
    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    advice: list[AdviceWords] | None = None
    """Sentences that help this seat to answer its question, with `words` only."""
    asked: AskedWords | None = None
    """The question to this seat, with `words` only; null without a decision."""
    clock: TableClock | None = None
    """The table's clock; absent without one."""
    danger: list[DangerWords] | None = None
    """The dangers that end the game badly, and their progress, with `words` only."""
    goal: list[GoalWords] | None = None
    """The goals of the game, with `words` only."""
    hints: list[HintWords] | None = None
    """Deductions from this seat's knowledge, with `words` only, at a table with hints."""
    house: dict[str, Any] | None = None
    """The state that no seat knows, with the viewpoint `all` only."""
    minds: list[dict[str, Any]] | None = None
    """The knowledge of each seat, with the viewpoint `all` only."""
    pause: TablePause | None = None
    scene: Scene | None = None
    """The zones and their things, to draw the table, with `words` only."""
    withheld: list[Withheld] | None = None
    """The answers to this seat's decision that cannot be given now, each with its reason, with `words` only."""


class CreatedStudy(Model, frozen=True, kw_only=True):
    """
    A new study.

    token: The token that changes and deletes the study. Shown here and to a repeated request.
    """

    study: Study
    token: str
    """The token that changes and deletes the study. Shown here and to a repeated request."""


class CreatedStudyVariation(Model, frozen=True, kw_only=True):
    """
    A new variation.

    """

    study: Study
    fork: CreatedGame


class TableHands(Model, frozen=True, kw_only=True):
    """
    The hidden state of a table, as an arbiter read it.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    round: Number of the round, from 1.
    table: Number of the table, from 1.
    game: The game's id.
    hands: The possessions of each seat, as text.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    round: int
    """Number of the round, from 1."""
    table: int
    """Number of the table, from 1."""
    game: str
    """The game's id."""
    hands: list[str]
    """The possessions of each seat, as text."""
    view: View


class Standings(Model, frozen=True, kw_only=True):
    """
    Standings by section.

    version: Version: position in the tournament's log.
    digest: Digest of the last fact, which covers the log up to it.
    status: The tournament's status.
    is_provisional: Whether the standings may still change.
    scored: The last version that can change standings, for `If-Match`.
    tie_breaks: The tie-breaks, in order.
    sections: The standings of each section, in the order of the regulations.
    confirmed: The confirmed places; empty before the standings are final. Errata change `sections`, never this list.
    """

    version: int
    """Version: position in the tournament's log."""
    digest: str
    """Digest of the last fact, which covers the log up to it."""
    status: str
    """The tournament's status."""
    is_provisional: bool
    """Whether the standings may still change."""
    scored: int
    """The last version that can change standings, for `If-Match`."""
    tie_breaks: list[str]
    """The tie-breaks, in order."""
    sections: list[SectionStandings]
    """The standings of each section, in the order of the regulations."""
    confirmed: list[ConfirmedPlace]
    """The confirmed places; empty before the standings are final. Errata change `sections`, never this list."""


class Event(Model, frozen=True, kw_only=True):
    """
    An event, with the information that one audience may have.

    at: Time at which the event happened, in UTC (RFC 3339).
    by: The seat whose command caused the event; null for none.
    data: The public fields of the event.
    digest: Digest over this event and the previous digest: the chain of the log.
    hidden: The commitments to all other fields of the event, by field.
    openings: The hidden fields that this audience may know, opened.
    rule: The number of the event's rule; null for none.
    text: The event as one line of text; the digest does not cover it.
    type: The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.
    version: Version: position in the game's log, from 1.
    learnt: The seats that know each hidden field, by field, with the viewpoint `all` only.
    told: The event as a sentence for its reader, and the moves on the table, with `words` only.
    """

    at: datetime
    """Time at which the event happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused the event; null for none."""
    data: dict[str, Any]
    """The public fields of the event."""
    digest: str
    """Digest over this event and the previous digest: the chain of the log."""
    hidden: dict[str, str]
    """The commitments to all other fields of the event, by field."""
    openings: dict[str, CommitmentOpening]
    """The hidden fields that this audience may know, opened."""
    rule: str | None
    """The number of the event's rule; null for none."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    type: str
    """The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games."""
    version: int
    """Version: position in the game's log, from 1."""
    learnt: dict[str, list[int]] | None = None
    """The seats that know each hidden field, by field, with the viewpoint `all` only."""
    told: ToldWords | None = None
    """The event as a sentence for its reader, and the moves on the table, with `words` only."""


class ReplayFrameEvent(Model, frozen=True, kw_only=True):
    """
    The event of this version, with the information that the viewpoint may have.

    at: Time at which the event happened, in UTC (RFC 3339).
    by: The seat whose command caused the event; null for none.
    data: The public fields of the event.
    digest: Digest over this event and the previous digest: the chain of the log.
    hidden: The commitments to all other fields of the event, by field.
    openings: The hidden fields that this audience may know, opened.
    rule: The number of the event's rule; null for none.
    text: The event as one line of text; the digest does not cover it.
    type: The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.
    withheld: Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this event: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people.
    turning: Whether the event is a turning point.
    learnt: The seats that know each hidden field, by field, with the viewpoint `all` only.
    told: The event as a sentence for its reader, and the moves on the table, with `words` only.
    knew: The field `learnt` as text, with the viewpoint `all` only.
    """

    at: datetime
    """Time at which the event happened, in UTC (RFC 3339)."""
    by: int | None
    """The seat whose command caused the event; null for none."""
    data: dict[str, Any]
    """The public fields of the event."""
    digest: str
    """Digest over this event and the previous digest: the chain of the log."""
    hidden: dict[str, str]
    """The commitments to all other fields of the event, by field."""
    openings: dict[str, CommitmentOpening]
    """The hidden fields that this audience may know, opened."""
    rule: str | None
    """The number of the event's rule; null for none."""
    text: str
    """The event as one line of text; the digest does not cover it."""
    type: str
    """The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games."""
    withheld: bool
    """Whether `data` holds `(withheld)` in place of some values, so that the chain cannot be computed over this event: the id of another game; the seed, unless everything is shown to the end; with masked names, texts of people."""
    turning: bool
    """Whether the event is a turning point."""
    learnt: dict[str, list[int]] | None = None
    """The seats that know each hidden field, by field, with the viewpoint `all` only."""
    told: ToldWords | None = None
    """The event as a sentence for its reader, and the moves on the table, with `words` only."""
    knew: list[str] | None = None
    """The field `learnt` as text, with the viewpoint `all` only."""


class ClaimedSeat(Model, frozen=True, kw_only=True):
    """
    The claimed seat, its token, and its view.

    seat: A seat's number: from 0, clockwise.
    token: The token, for the Authorization header, never for a URL.
    view: The seat's view.
    """

    seat: int
    """A seat's number: from 0, clockwise."""
    token: str
    """The token, for the Authorization header, never for a URL."""
    view: View
    """The seat's view."""


class CommandResult(Model, frozen=True, kw_only=True):
    """
    The events of a command, and the view after them.

    version: Version: position in the game's log, from 1.
    digest: Digest of the last event, which covers the log up to it.
    events: The events as this seat may know them. Not with `Prefer: return=minimal`.
    view: The view after the events. Not with `Prefer: return=minimal`.
    """

    version: int
    """Version: position in the game's log, from 1."""
    digest: str
    """Digest of the last event, which covers the log up to it."""
    events: list[Event] | None = None
    """The events as this seat may know them. Not with `Prefer: return=minimal`."""
    view: View | None = None
    """The view after the events. Not with `Prefer: return=minimal`."""


class EventPage(Model, frozen=True, kw_only=True):
    """
    A page of a game's events, with the information that one audience may have.

    events: The events of the page by version, oldest first.
    after: The value of `after` in the request.
    head: The last version that this audience may read now.
    """

    events: list[Event]
    """The events of the page by version, oldest first."""
    after: int
    """The value of `after` in the request."""
    head: int
    """The last version that this audience may read now."""


class ReplayFrame(Model, frozen=True, kw_only=True):
    """
    The view at one version, and the event that led to it.

    decision: The decision that this seat owes; null for none.
    decisions: The open decisions of all seats.
    format: Version of the format of views, which rises when their content or text changes.
    game: The replay's id, which does not reveal the game.
    luck: The randomness protocol before the deal; null in games dealt from their seed alone.
    mind: The seat's knowledge beyond the table.
    offers: The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.
    outcome: The outcome of the game, rulings included; null while it runs or if it was aborted.
    rulings: The organiser's rulings, oldest first.
    status: The game's status.
    table: The public state, in the ruleset's own terms; null until the deal.
    text: The view as plain text.
    version: Version: position in the game's log, from 1.
    viewpoint: Viewpoint: `seat:<number>`, `public`, or `all`.
    server_time: The service's clock at this answer, to count deadlines by.
    advice: Sentences that help this seat to answer its question, with `words` only.
    asked: The question to this seat, with `words` only; null without a decision.
    clock: The table's clock; absent without one.
    danger: The dangers that end the game badly, and their progress, with `words` only.
    goal: The goals of the game, with `words` only.
    hints: Deductions from this seat's knowledge, with `words` only, at a table with hints.
    house: The state that no seat knows, with the viewpoint `all` only.
    minds: The knowledge of each seat, with the viewpoint `all` only.
    scene: The zones and their things, to draw the table, with `words` only.
    withheld: The answers to this seat's decision that cannot be given now, each with its reason, with `words` only.
    drawn: The possessions of each seat as text, with the viewpoint `all` only.
    """

    decision: OwnDecision | None
    """The decision that this seat owes; null for none."""
    decisions: list[OpenDecision]
    """The open decisions of all seats."""
    format: int
    """Version of the format of views, which rises when their content or text changes."""
    game: str
    """The replay's id, which does not reveal the game."""
    luck: Luck | None
    """The randomness protocol before the deal; null in games dealt from their seed alone."""
    mind: dict[str, Any] | None
    """The seat's knowledge beyond the table."""
    offers: list[Offer]
    """The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty."""
    outcome: GameOutcome | None
    """The outcome of the game, rulings included; null while it runs or if it was aborted."""
    ruleset: RulesetName
    rulings: list[Ruling]
    """The organiser's rulings, oldest first."""
    status: GameStatus
    """The game's status."""
    table: dict[str, Any] | None
    """The public state, in the ruleset's own terms; null until the deal."""
    text: str
    """The view as plain text."""
    version: int
    """Version: position in the game's log, from 1."""
    viewpoint: str
    """Viewpoint: `seat:<number>`, `public`, or `all`."""
    server_time: datetime
    """The service's clock at this answer, to count deadlines by."""
    event: ReplayFrameEvent
    advice: list[AdviceWords] | None = None
    """Sentences that help this seat to answer its question, with `words` only."""
    asked: AskedWords | None = None
    """The question to this seat, with `words` only; null without a decision."""
    clock: TableClock | None = None
    """The table's clock; absent without one."""
    danger: list[DangerWords] | None = None
    """The dangers that end the game badly, and their progress, with `words` only."""
    goal: list[GoalWords] | None = None
    """The goals of the game, with `words` only."""
    hints: list[HintWords] | None = None
    """Deductions from this seat's knowledge, with `words` only, at a table with hints."""
    house: dict[str, Any] | None = None
    """The state that no seat knows, with the viewpoint `all` only."""
    minds: list[dict[str, Any]] | None = None
    """The knowledge of each seat, with the viewpoint `all` only."""
    pause: TablePause | None = None
    scene: Scene | None = None
    """The zones and their things, to draw the table, with `words` only."""
    withheld: list[Withheld] | None = None
    """The answers to this seat's decision that cannot be given now, each with its reason, with `words` only."""
    drawn: list[str] | None = None
    """The possessions of each seat as text, with the viewpoint `all` only."""


class ReplayFramePage(Model, frozen=True, kw_only=True):
    """
    A page of frames.

    items: The frames of the page by version, oldest first.
    next: The value of `from` for the next page.
    """

    items: list[ReplayFrame]
    """The frames of the page by version, oldest first."""
    next: str | None
    """The value of `from` for the next page."""
