# Written by clients/regenerate; not to be edited. fafd846857c08267af3aba8cd3029cd6 66f9b26b4c65ddb4d9462f0996fa3bec
"""The problems, by code."""

from __future__ import annotations

from deaddrop_client.errors import ProblemError


class NotJson(ProblemError):
    """The body is not JSON."""


class BadRequest(ProblemError):
    """bad-request"""


class BadCursor(ProblemError):
    """The cursor is not one of ours."""


class MissingIdempotencyKey(ProblemError):
    """The Idempotency-Key is missing."""


class WeakIdempotencyKey(ProblemError):
    """The Idempotency-Key can be guessed."""


class Unauthorised(ProblemError):
    """A token is needed."""


class Forbidden(ProblemError):
    """This token does not allow that."""


class WebhooksOff(ProblemError):
    """There are no webhooks here."""


class NotFound(ProblemError):
    """There is nothing here."""


class MethodNotAllowed(ProblemError):
    """method-not-allowed"""


class NotAcceptable(ProblemError):
    """Not in these media types."""


class Timeout(ProblemError):
    """timeout"""


class SeatTaken(ProblemError):
    """The seat is taken."""


class NotStarted(ProblemError):
    """The game has not started."""


class NotYourDecision(ProblemError):
    """Not your decision."""


class GameOver(ProblemError):
    """The game is over."""


class NotOver(ProblemError):
    """The game is not over."""


class SeatResigned(ProblemError):
    """The seat has resigned."""


class SeatAbsent(ProblemError):
    """The seat is absent."""


class NotAbsent(ProblemError):
    """The seat is not absent."""


class GroupClosed(ProblemError):
    """The group is closed."""


class InboxFull(ProblemError):
    """The inbox is full."""


class TooManyWebhooks(ProblemError):
    """As many webhooks as there may be."""


class WebhookNotActive(ProblemError):
    """The webhook is not active."""


class TooManyTokens(ProblemError):
    """As many tokens and links as there may be."""


class TooManyRulings(ProblemError):
    """As many rulings as there may be."""


class ReplayDiverged(ProblemError):
    """The replay is not the game that was played."""


class RulesNotInstalled(ProblemError):
    """The rules of this game are not installed."""


class ImpossiblePosition(ProblemError):
    """No world looks like this position."""


class LuckClosed(ProblemError):
    """The commitments are closed."""


class LuckNotClosed(ProblemError):
    """The commitments are not closed yet."""


class LuckNotDrawn(ProblemError):
    """Nonces are still awaited."""


class LuckDrawn(ProblemError):
    """The luck is drawn."""


class OtherRound(ProblemError):
    """Another round is awaited."""


class OtherHistory(ProblemError):
    """Another history than you name."""


class NotCancelled(ProblemError):
    """The table was not cancelled."""


class HasForks(ProblemError):
    """Other games go on from it."""


class GameDiffers(ProblemError):
    """Another history of this game is here."""


class Busy(ProblemError):
    """Too many at once."""


class Gone(ProblemError):
    """The token or the link is worth nothing any more."""


class StaleDecision(ProblemError):
    """The decision is closed."""


class TooLarge(ProblemError):
    """The body is too large."""


class UriTooLong(ProblemError):
    """uri-too-long"""


class UnsupportedMediaType(ProblemError):
    """Not this media type."""


class Malformed(ProblemError):
    """The request does not fit the contract."""


class BadRecord(ProblemError):
    """The record is not what it says."""


class AuditTooCostly(ProblemError):
    """The record took too long to check."""


class AuditFailed(ProblemError):
    """The record could not be checked."""


class NotTheNonce(ProblemError):
    """This is not the nonce."""


class NotTheRound(ProblemError):
    """This is no signature of the round."""


class NotOffered(ProblemError):
    """This is not open to you now."""


class IdempotencyConflict(ProblemError):
    """The key was used before."""


class MissingIfMatch(ProblemError):
    """Say which decision you answer."""


class RateLimited(ProblemError):
    """Too many requests."""


class ImportLimit(ProblemError):
    """No more imports now."""


class HeadersTooLarge(ProblemError):
    """headers-too-large"""


class Internal(ProblemError):
    """A fault of ours."""


class AuditBusy(ProblemError):
    """Other records are being checked."""


class Unavailable(ProblemError):
    """Not now."""


BY_CODE: dict[str, type[ProblemError]] = {
    "not-json": NotJson,
    "bad-request": BadRequest,
    "bad-cursor": BadCursor,
    "missing-idempotency-key": MissingIdempotencyKey,
    "weak-idempotency-key": WeakIdempotencyKey,
    "unauthorised": Unauthorised,
    "forbidden": Forbidden,
    "webhooks-off": WebhooksOff,
    "not-found": NotFound,
    "method-not-allowed": MethodNotAllowed,
    "not-acceptable": NotAcceptable,
    "timeout": Timeout,
    "seat-taken": SeatTaken,
    "not-started": NotStarted,
    "not-your-decision": NotYourDecision,
    "game-over": GameOver,
    "not-over": NotOver,
    "seat-resigned": SeatResigned,
    "seat-absent": SeatAbsent,
    "not-absent": NotAbsent,
    "group-closed": GroupClosed,
    "inbox-full": InboxFull,
    "too-many-webhooks": TooManyWebhooks,
    "webhook-not-active": WebhookNotActive,
    "too-many-tokens": TooManyTokens,
    "too-many-rulings": TooManyRulings,
    "replay-diverged": ReplayDiverged,
    "rules-not-installed": RulesNotInstalled,
    "impossible-position": ImpossiblePosition,
    "luck-closed": LuckClosed,
    "luck-not-closed": LuckNotClosed,
    "luck-not-drawn": LuckNotDrawn,
    "luck-drawn": LuckDrawn,
    "other-round": OtherRound,
    "other-history": OtherHistory,
    "not-cancelled": NotCancelled,
    "has-forks": HasForks,
    "game-differs": GameDiffers,
    "busy": Busy,
    "gone": Gone,
    "stale-decision": StaleDecision,
    "too-large": TooLarge,
    "uri-too-long": UriTooLong,
    "unsupported-media-type": UnsupportedMediaType,
    "malformed": Malformed,
    "bad-record": BadRecord,
    "audit-too-costly": AuditTooCostly,
    "audit-failed": AuditFailed,
    "not-the-nonce": NotTheNonce,
    "not-the-round": NotTheRound,
    "not-offered": NotOffered,
    "idempotency-conflict": IdempotencyConflict,
    "missing-if-match": MissingIfMatch,
    "rate-limited": RateLimited,
    "import-limit": ImportLimit,
    "headers-too-large": HeadersTooLarge,
    "internal": Internal,
    "audit-busy": AuditBusy,
    "unavailable": Unavailable,
}
