# Written by clients/regenerate; not to be edited. 867c213d42bf0d578334a3203e8a46c0 d70ccee251f6294ca9aed63077bf2a68
"""The problems, by code."""

from __future__ import annotations

from deaddrop_client.errors import ProblemError


class ChatOff(ProblemError):
    """The chat is closed."""


class Suspended(ProblemError):
    """The player is suspended."""


class NoPlayer(ProblemError):
    """No player is there."""


class NotInForce(ProblemError):
    """There is nothing to lift."""


class TooManyBlocks(ProblemError):
    """As many blocks as there may be."""


class TooManyMessages(ProblemError):
    """Too many messages in a minute."""


class SeatAskWaits(ProblemError):
    """The seat may still refuse."""


class SeatAskRests(ProblemError):
    """An ask for this seat was refused."""


class TooSoon(ProblemError):
    """It is too soon for a reminder."""


class NotJson(ProblemError):
    """The body is not JSON."""


class BadRequest(ProblemError):
    """bad-request"""


class BadCursor(ProblemError):
    """The cursor is not valid."""


class MissingIdempotencyKey(ProblemError):
    """The Idempotency-Key is missing."""


class WeakIdempotencyKey(ProblemError):
    """The Idempotency-Key can be guessed."""


class Unauthorised(ProblemError):
    """A token is needed."""


class Forbidden(ProblemError):
    """This token does not allow that."""


class BelongsToTournament(ProblemError):
    """The table belongs to a tournament."""


class WebhooksOff(ProblemError):
    """There are no webhooks here."""


class PushOff(ProblemError):
    """There are no push messages here."""


class MailOff(ProblemError):
    """There is no mail here."""


class PasskeysOff(ProblemError):
    """There are no passkeys here."""


class OidcOff(ProblemError):
    """There is no other site to sign in through."""


class WrongCode(ProblemError):
    """This is not the code."""


class NotFound(ProblemError):
    """There is nothing here."""


class MethodNotAllowed(ProblemError):
    """method-not-allowed"""


class NotAcceptable(ProblemError):
    """Not in these media types."""


class TooManyCodes(ProblemError):
    """Too many codes for this address."""


class Timeout(ProblemError):
    """timeout"""


class SeatTaken(ProblemError):
    """The seat is taken."""


class NoOpenSeat(ProblemError):
    """No seat is free."""


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


class SeatFree(ProblemError):
    """The seat is free."""


class NotWaiting(ProblemError):
    """The table is not waiting for people."""


class TooFewSeats(ProblemError):
    """Too few for this table."""


class RatedTable(ProblemError):
    """The table is rated."""


class Paused(ProblemError):
    """The game is paused."""


class NotPaused(ProblemError):
    """The game is not paused."""


class NoClock(ProblemError):
    """No clock runs."""


class NotAwaited(ProblemError):
    """The table does not wait for this seat."""


class SlipUsed(ProblemError):
    """Another device has opened this slip."""


class NoSeatAsks(ProblemError):
    """No seat can be asked for here."""


class SeatAskedFor(ProblemError):
    """Another ask is open."""


class SeatAskOver(ProblemError):
    """The ask is over."""


class OwnSeatAsk(ProblemError):
    """Another seat has to agree."""


class RoundUnderWay(ProblemError):
    """Not at this step of the round."""


class GroupClosed(ProblemError):
    """The group is closed."""


class InboxFull(ProblemError):
    """The inbox is full."""


class TooManyWebhooks(ProblemError):
    """As many webhooks as there may be."""


class TooManySubscriptions(ProblemError):
    """As many push subscriptions as there may be."""


class WebhookNotActive(ProblemError):
    """The webhook is not active."""


class TooManyOpen(ProblemError):
    """As much is open as there may be."""


class IdentityBound(ProblemError):
    """Another player signs in by this account."""


class TooManyCredentials(ProblemError):
    """As many credentials as there may be."""


class TooManyTokens(ProblemError):
    """As many tokens and links as there may be."""


class StudyFull(ProblemError):
    """As many variations as there may be."""


class TooManyRulings(ProblemError):
    """As many rulings as there may be."""


class TooManyInterventions(ProblemError):
    """As many interventions as there may be."""


class TooOften(ProblemError):
    """This was done as often as it may be."""


class ReplayDiverged(ProblemError):
    """The log does not match its digests."""


class RulesNotInstalled(ProblemError):
    """The rules of this game are not installed."""


class Reset(ProblemError):
    """The log does not continue from your position."""


class ImpossiblePosition(ProblemError):
    """No world matches this position."""


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


class NoRematch(ProblemError):
    """There is no rematch."""


class HasForks(ProblemError):
    """The game has forks."""


class GameDiffers(ProblemError):
    """Another history of this game is here."""


class Busy(ProblemError):
    """Send the same request again."""


class PlayerFull(ProblemError):
    """The player holds as many seats as may be."""


class SeatBound(ProblemError):
    """Another player holds this seat."""


class Gone(ProblemError):
    """The token or link has ended."""


class StaleDecision(ProblemError):
    """The decision is not open."""


class TooLarge(ProblemError):
    """The body is too large."""


class UriTooLong(ProblemError):
    """The address is too long."""


class UnsupportedMediaType(ProblemError):
    """Not this media type."""


class Malformed(ProblemError):
    """The request does not fit the contract."""


class BadRecord(ProblemError):
    """The record is wrong."""


class AuditTooCostly(ProblemError):
    """The record took too long to check."""


class AuditFailed(ProblemError):
    """The record could not be checked."""


class BadPasskey(ProblemError):
    """This answer of a passkey is not valid."""


class BadOidc(ProblemError):
    """This sign-in is not valid."""


class NotTheNonce(ProblemError):
    """This is not the nonce."""


class NotTheRound(ProblemError):
    """This is no signature of the round."""


class NotOffered(ProblemError):
    """This is not open to you now."""


class IdempotencyConflict(ProblemError):
    """The key was used before."""


class MissingIfMatch(ProblemError):
    """The If-Match header is missing."""


class RateLimited(ProblemError):
    """Too many requests."""


class ImportLimit(ProblemError):
    """No more imports now."""


class HeadersTooLarge(ProblemError):
    """The headers are too large."""


class Internal(ProblemError):
    """An internal error."""


class JsonOnly(ProblemError):
    """Only as JSON."""


class OidcFailed(ProblemError):
    """The other site does not answer as it should."""


class AuditBusy(ProblemError):
    """Other records are being checked."""


class PictureBusy(ProblemError):
    """Other pictures are being drawn."""


class Unavailable(ProblemError):
    """Not now."""


class SeekFilled(ProblemError):
    """The seek is filled."""


class OwnSection(ProblemError):
    """Another official must do it."""


class EntriesClosed(ProblemError):
    """Entries are closed."""


class TournamentFull(ProblemError):
    """The tournament is full."""


class AlreadyEntered(ProblemError):
    """This person has entered."""


class EntryBound(ProblemError):
    """Another player has this entry."""


class SeenThisBoard(ProblemError):
    """This person has seen the board."""


class NotEntered(ProblemError):
    """This entry does not take part."""


class NotWithdrawn(ProblemError):
    """This entry was not withdrawn."""


class TooManyByes(ProblemError):
    """As many byes as there may be."""


class NotCheckedIn(ProblemError):
    """An entry is not checked in."""


class DraftStale(ProblemError):
    """Something changed since this draft was made."""


class PairingIllegal(ProblemError):
    """This draft cannot be played."""


class EntryInRound(ProblemError):
    """This entry is in a published round."""


class NoSolver(ProblemError):
    """This host cannot draft by this method."""


class DraftTooCostly(ProblemError):
    """The round took too long to draft."""


class DraftBusy(ProblemError):
    """Other rounds are being drafted."""


class RoundUnfinished(ProblemError):
    """Tables keep the round open."""


class RoundClosed(ProblemError):
    """The round is closed."""


class StandingsFinal(ProblemError):
    """The standings are final."""


class TournamentCancelled(ProblemError):
    """The tournament was cancelled."""


class LastOrganiser(ProblemError):
    """A tournament has an organiser."""


class AlreadyRuled(ProblemError):
    """A ruling counts at this table."""


class AppealLate(ProblemError):
    """It is too late to appeal."""


class AlreadyAppealed(ProblemError):
    """This entry has appealed about it."""


class AppealOver(ProblemError):
    """The appeal is over."""


class AppealsOpen(ProblemError):
    """Appeals are open."""


class LotDrawn(ProblemError):
    """The lot was drawn."""


class NotTwoSeats(ProblemError):
    """More than two sit at a table."""


BY_CODE: dict[str, type[ProblemError]] = {
    "chat-off": ChatOff,
    "suspended": Suspended,
    "no-player": NoPlayer,
    "not-in-force": NotInForce,
    "too-many-blocks": TooManyBlocks,
    "too-many-messages": TooManyMessages,
    "seat-ask-waits": SeatAskWaits,
    "seat-ask-rests": SeatAskRests,
    "too-soon": TooSoon,
    "not-json": NotJson,
    "bad-request": BadRequest,
    "bad-cursor": BadCursor,
    "missing-idempotency-key": MissingIdempotencyKey,
    "weak-idempotency-key": WeakIdempotencyKey,
    "unauthorised": Unauthorised,
    "forbidden": Forbidden,
    "belongs-to-tournament": BelongsToTournament,
    "webhooks-off": WebhooksOff,
    "push-off": PushOff,
    "mail-off": MailOff,
    "passkeys-off": PasskeysOff,
    "oidc-off": OidcOff,
    "wrong-code": WrongCode,
    "not-found": NotFound,
    "method-not-allowed": MethodNotAllowed,
    "not-acceptable": NotAcceptable,
    "too-many-codes": TooManyCodes,
    "timeout": Timeout,
    "seat-taken": SeatTaken,
    "no-open-seat": NoOpenSeat,
    "not-started": NotStarted,
    "not-your-decision": NotYourDecision,
    "game-over": GameOver,
    "not-over": NotOver,
    "seat-resigned": SeatResigned,
    "seat-absent": SeatAbsent,
    "not-absent": NotAbsent,
    "seat-free": SeatFree,
    "not-waiting": NotWaiting,
    "too-few-seats": TooFewSeats,
    "rated-table": RatedTable,
    "paused": Paused,
    "not-paused": NotPaused,
    "no-clock": NoClock,
    "not-awaited": NotAwaited,
    "slip-used": SlipUsed,
    "no-seat-asks": NoSeatAsks,
    "seat-asked-for": SeatAskedFor,
    "seat-ask-over": SeatAskOver,
    "own-seat-ask": OwnSeatAsk,
    "round-under-way": RoundUnderWay,
    "group-closed": GroupClosed,
    "inbox-full": InboxFull,
    "too-many-webhooks": TooManyWebhooks,
    "too-many-subscriptions": TooManySubscriptions,
    "webhook-not-active": WebhookNotActive,
    "too-many-open": TooManyOpen,
    "identity-bound": IdentityBound,
    "too-many-credentials": TooManyCredentials,
    "too-many-tokens": TooManyTokens,
    "study-full": StudyFull,
    "too-many-rulings": TooManyRulings,
    "too-many-interventions": TooManyInterventions,
    "too-often": TooOften,
    "replay-diverged": ReplayDiverged,
    "rules-not-installed": RulesNotInstalled,
    "reset": Reset,
    "impossible-position": ImpossiblePosition,
    "luck-closed": LuckClosed,
    "luck-not-closed": LuckNotClosed,
    "luck-not-drawn": LuckNotDrawn,
    "luck-drawn": LuckDrawn,
    "other-round": OtherRound,
    "other-history": OtherHistory,
    "no-rematch": NoRematch,
    "has-forks": HasForks,
    "game-differs": GameDiffers,
    "busy": Busy,
    "player-full": PlayerFull,
    "seat-bound": SeatBound,
    "gone": Gone,
    "stale-decision": StaleDecision,
    "too-large": TooLarge,
    "uri-too-long": UriTooLong,
    "unsupported-media-type": UnsupportedMediaType,
    "malformed": Malformed,
    "bad-record": BadRecord,
    "audit-too-costly": AuditTooCostly,
    "audit-failed": AuditFailed,
    "bad-passkey": BadPasskey,
    "bad-oidc": BadOidc,
    "not-the-nonce": NotTheNonce,
    "not-the-round": NotTheRound,
    "not-offered": NotOffered,
    "idempotency-conflict": IdempotencyConflict,
    "missing-if-match": MissingIfMatch,
    "rate-limited": RateLimited,
    "import-limit": ImportLimit,
    "headers-too-large": HeadersTooLarge,
    "internal": Internal,
    "json-only": JsonOnly,
    "oidc-failed": OidcFailed,
    "audit-busy": AuditBusy,
    "picture-busy": PictureBusy,
    "unavailable": Unavailable,
    "seek-filled": SeekFilled,
    "own-section": OwnSection,
    "entries-closed": EntriesClosed,
    "tournament-full": TournamentFull,
    "already-entered": AlreadyEntered,
    "entry-bound": EntryBound,
    "seen-this-board": SeenThisBoard,
    "not-entered": NotEntered,
    "not-withdrawn": NotWithdrawn,
    "too-many-byes": TooManyByes,
    "not-checked-in": NotCheckedIn,
    "draft-stale": DraftStale,
    "pairing-illegal": PairingIllegal,
    "entry-in-round": EntryInRound,
    "no-solver": NoSolver,
    "draft-too-costly": DraftTooCostly,
    "draft-busy": DraftBusy,
    "round-unfinished": RoundUnfinished,
    "round-closed": RoundClosed,
    "standings-final": StandingsFinal,
    "tournament-cancelled": TournamentCancelled,
    "last-organiser": LastOrganiser,
    "already-ruled": AlreadyRuled,
    "appeal-late": AppealLate,
    "already-appealed": AlreadyAppealed,
    "appeal-over": AppealOver,
    "appeals-open": AppealsOpen,
    "lot-drawn": LotDrawn,
    "not-two-seats": NotTwoSeats,
}
