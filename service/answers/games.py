"""Games: cards, lists, rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta

from domain.kernel.words.phrases import EndReason
from service.answers.values import (
    Absent,
    Count,
    Digest,
    GameId,
    JsonObject,
    NextCursor,
    OnlyPage,
    Ordinal,
    RoundNumber,
    RulesName,
    RulesVersion,
    SeatKind,
    SeatName,
    SeatNumber,
    SlipText,
    StatusWord,
    TableNumber,
    Time,
    TokenText,
    TournamentId,
    Version,
    words,
)


class SentTournamentPlace(JsonObject, frozen=True, kw_only=True):
    """The place of a game in its tournament."""

    tournament: TournamentId
    round: RoundNumber
    table: TableNumber


class CardSeat(JsonObject, frozen=True, kw_only=True):
    """A seat of the game, as public information."""

    seat: SeatNumber
    kind: SeatKind
    bot: Annotated[str | None, Meta(description="Name of the bot that plays the seat; null without one.")]
    name: SeatName
    taken: Annotated[bool, Meta(description="Whether the seat is filled: claimed, or played by a bot or the automaton.")]
    resigned: Annotated[bool, Meta(description="Whether the seat has resigned; default answers are then given for the seat.")]
    open: Annotated[bool, Meta(description="Whether any caller may take the seat now, without a code.")]


class SpectatorTerms(JsonObject, frozen=True, kw_only=True):
    """The terms of spectators."""

    delay_s: Annotated[Count, Meta(description="Seconds from an event until spectators see it, while the game runs.")]


class SentDeal(JsonObject, frozen=True, kw_only=True):
    """The source of the deal."""

    mode: Annotated[str, words("fresh", "duplicate", "fixed"), Meta(description="The mode of the deal, as requested.")]
    known_to: Annotated[str | None, words("organiser", None), Meta(description="The person who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events.")]


class PlannedLuck(JsonObject, frozen=True, kw_only=True):
    """The randomness protocol before the deal."""

    nonces: Annotated[str, words("asked", "required", "none", name="LuckNonces"), Meta(description="Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.")]
    public: Annotated[str | None, words("drand", None, name="LuckPublic"), Meta(description="Public entropy after the last nonce.")]
    wait_s: Annotated[Ordinal, Meta(description="Seconds to wait for the nonces.")]


class PlannedClock(JsonObject, frozen=True, kw_only=True):
    """The table's clock; absent without one."""

    absent_after: Annotated[Ordinal, Meta(description="Number of strikes in a row that make a seat absent.")]
    bank_s: Annotated[Count, Meta(description="Additional seconds of each seat at first, used after a decision's own.")]
    decision_s: Annotated[Ordinal, Meta(description="Seconds for each decision of a person.")]
    increment_s: Annotated[Count, Meta(description="Seconds that an answer adds to the bank, up to `bank_s`.")]
    on_absence: Annotated[str, words("default", "bot", "forfeit", name="ClockOnAbsence"), Meta(description="The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).")]


class ImportNote(JsonObject, frozen=True, kw_only=True):
    """The import of a game."""

    at: Annotated[Time, Meta(description="Time at which the game was imported, in UTC (RFC 3339).")]
    key: Annotated[str | None, Meta(description="Id of the key that signed the record; the signature is not verified.")]


class GameLinks(JsonObject, frozen=True, kw_only=True):
    """Links of the game."""

    self: Annotated[str, Meta(description="The URL of the game's card.")]
    view: Annotated[str, Meta(description="The URL of the game's view, for a token or the public.")]
    events: Annotated[str, Meta(description="The URL of the feed, as pages or as a stream.")]
    commands: Annotated[str, Meta(description="The URL to post commands to.")]
    checkpoint: Annotated[str, Meta(description="The URL of the signed head of the game's log.")]
    record: Annotated[str, Meta(description="The URL of the game as a file that anyone can audit.")]
    forks: Annotated[str, Meta(description="The URL of the forks of this game, also to post another.")]
    rulings: Annotated[str, Meta(description="The URL of the organiser's rulings.")]
    evidence: Annotated[str, Meta(description="The URL of signed statements of a view.")]


class GameCard(JsonObject, frozen=True, kw_only=True):
    """A game's public summary, without the state of the table."""

    id: GameId
    ruleset: RulesetName
    options: Annotated[Mapping[str, Any], Meta(description="The complete table options, defaults filled in.")]
    visibility: Annotated[str, words("public", "unlisted", name="GameVisibility"), Meta(description="Whether the lobby lists the game.")]
    status: StatusWord
    version: Version
    seats: Annotated[Sequence[CardSeat], Meta(description="The seats in playing order.")]
    open_seats: Annotated[Count, Meta(description="Number of seats that any caller may take now, without a code.")]
    spectators: SpectatorTerms
    pace_ms: Annotated[Count | None, Meta(description="Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. 0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's.")]
    deal: SentDeal
    analysis: Annotated[bool, Meta(description="Whether a seat may fork the running game from its own knowledge.")]
    rated: Annotated[bool, Meta(description="Whether the result counts for the ratings of the players at the table.")]
    hints: Annotated[bool, Meta(description="Whether views with `words` include deductions from the seat's knowledge.")]
    begins_from: Annotated[int | Absent, Meta(description="Number of taken seats from which each person at the table may begin without the free ones; absent if all are awaited.")] = UNSET
    has_arbiter: Annotated[bool, Meta(description="Whether an arbiter's token exists, which may use every viewpoint.")]
    seed_commitment: Annotated[Digest, Meta(description="SHA-256 of the seed, which is revealed when the game is over.")]
    luck: Annotated[PlannedLuck | None, Meta(description="The randomness protocol before the deal; null in games dealt from their seed alone.")]
    clock: PlannedClock | Absent = UNSET
    parent: Annotated[SentParent | None, Meta(description="The game that this game was forked from; null for a game that is no fork.")]
    imported: Annotated[ImportNote | None, Meta(description="The import of the game; null for a game that was played here.")]
    tournament_table: Annotated[SentTournamentPlace | None, Meta(description="The place of the game in a tournament; null for a game outside tournaments.")]
    outcome: Annotated[GameOutcome | None, Meta(description="The outcome of the game, rulings included; null while it runs or if it was aborted.")]
    rulings: Annotated[Sequence[SentRuling], Meta(description="The organiser's rulings, oldest first.")]
    links: GameLinks


class SentParent(JsonObject, frozen=True, kw_only=True):
    """The version of another game that this one continues from."""

    game: Annotated[GameId | None, Meta(description="The parent game's id; null if a replay was forked, which does not reveal its game.")]
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the parent's version, which this game's chain continues from.")]
    viewpoint: Annotated[str, Meta(description="Viewpoint whose knowledge the fork started from: `seat:<number>`, `public` or `all`.")]
    luck: Annotated[str, words("same", "fresh"), Meta(description="The luck of the fork: the parent's remaining luck (`same`), or `fresh` luck.")]
    exact: Annotated[bool, Meta(description="Whether the fork continues the parent's own log. False: it starts from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist.")]


class GamePage(JsonObject, frozen=True, kw_only=True):
    """A page of games of the lobby."""

    items: Annotated[Sequence[GameCard], Meta(description="The games of the page, newest first.")]
    next: NextCursor


class ImportedGame(JsonObject, frozen=True, kw_only=True):
    """An imported game."""

    game: GameCard
    removal_token: Annotated[TokenText | Absent, Meta(description="The token, for the Authorization header, never for a URL.")] = UNSET


class CreatedGame(JsonObject, frozen=True, kw_only=True):
    """A new game, with its tokens and codes."""

    id: GameId
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the last event, which covers the log up to it.")]
    game: Annotated[GameCard | Absent, Meta(description="The game's card. Not with `Prefer: return=minimal`.")] = UNSET
    organiser_token: TokenText
    arbiter_token: Annotated[TokenText | Absent, Meta(description="The token, for the Authorization header, never for a URL.")] = UNSET
    seats: Annotated[Sequence[CreatedSeat], Meta(description="The seats in playing order.")]
    invitation_code: Annotated[str | Absent, Meta(description="A code for the next free seat, for one link to all seats; present if a seat waits for a person.")] = UNSET


class CreatedSeat(JsonObject, frozen=True, kw_only=True):
    """A seat of a new game, with one of `token`, for the creator's seat; `claim_code`, to hand out; `kind`, for a
    bot's or the automaton's seat.
    """

    seat: SeatNumber
    token: Annotated[TokenText | Absent, Meta(description="The token, for the Authorization header, never for a URL.")] = UNSET
    claim_code: Annotated[str | Absent, Meta(description="The code that claims the seat, to hand out.")] = UNSET
    kind: Annotated[Annotated[str, words("bot", "automaton")] | Absent, Meta(description="The kind of the seat's player.")] = UNSET


class SentRuling(JsonObject, frozen=True, kw_only=True):
    """An organiser's ruling, with its reason and the outcomes before and after."""

    version: Version
    kind: Annotated[str, words("correct", "abort", name="RulingKind"), Meta(description="The kind of ruling: a corrected result, or the end of a game.")]
    author: Annotated[str, Meta(description="The author's name, public.")]
    reason: Annotated[str, Meta(description="The reason, public.")]
    before: Annotated[SentOutcome | None, Meta(description="The outcome before the ruling; null for none.")]
    after: Annotated[SentOutcome | None, Meta(description="The outcome after the ruling; null for none.")]


class DatedRuling(SentRuling, frozen=True, kw_only=True):
    """A ruling with its time."""

    at: Annotated[Time, Meta(description="Time at which the ruling was made, in UTC (RFC 3339).")]


class RulingPage(JsonObject, frozen=True, kw_only=True):
    """All rulings on a game."""

    items: Annotated[Sequence[DatedRuling], Meta(description="The rulings, oldest first.")]
    next: OnlyPage


class InterventionResult(JsonObject, frozen=True, kw_only=True):
    """The game after an intervention."""

    version: Version
    digest: Digest
    game: GameCard
    slip: Annotated[SlipText | Absent, Meta(description="The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`.")] = UNSET


class BegunTable(JsonObject, frozen=True, kw_only=True):
    """A table that ended so that its people go on at a smaller one."""

    version: Version
    digest: Digest
    game: GameCard


class SeatSlipToken(JsonObject, frozen=True, kw_only=True):
    """The token of the device that exchanged a seat's slip."""

    version: Version
    digest: Digest
    game: GameId
    seat: SeatNumber
    token: Annotated[TokenText, Meta(description="The seat's token, which this device keeps.")]


SeatAskId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="The ask's id, which opens nothing.")]


class CreatedSeatAsk(JsonObject, frozen=True, kw_only=True):
    """An ask for a seat, and the secret by which its asker learns what came of it."""

    ask: SeatAskId
    seat: SeatNumber
    until: Annotated[Time, Meta(description="Time at which the ask ends unanswered, in UTC (RFC 3339).")]
    secret: Annotated[str, Meta(pattern="^dd_ask_[0-9a-z]+$", description="The asker's secret, shown once, for the Authorization header of `GET /v1/games/{gameId}/seat-asks/own`.")]


class SeatAsk(JsonObject, frozen=True, kw_only=True):
    """An open ask for a seat, as the table sees it."""

    ask: SeatAskId
    seat: SeatNumber
    agree_from: Annotated[Time, Meta(description="Time from which another seat may agree, in UTC (RFC 3339): until then the seat's own device may refuse.")]
    until: Annotated[Time, Meta(description="Time at which the ask ends unanswered, in UTC (RFC 3339).")]


class SeatAsks(JsonObject, frozen=True, kw_only=True):
    """The open asks of a table."""

    allowed: Annotated[bool, Meta(description="Whether people may ask for a seat at this table.")]
    items: Annotated[Sequence[SeatAsk], Meta(description="The open asks, by seat.")]
    next: OnlyPage


class OwnSeatAsk(JsonObject, frozen=True, kw_only=True):
    """The state of an ask, for its asker."""

    ask: SeatAskId
    seat: SeatNumber
    state: Annotated[str, words("open", "agreed", "refused", "over", name="SeatAskState"), Meta(description="The state of the ask: `open`; `agreed`; `refused`; `over`: not answered in time, or another token came after.")]
    token: Annotated[TokenText | Absent, Meta(description="The seat's token, once another seat has agreed; kept by this device alone.")] = UNSET


class RulingResult(JsonObject, frozen=True, kw_only=True):
    """A ruling, and the game after it."""

    ruling: DatedRuling
    game: GameCard


class RulesetName(JsonObject, frozen=True, kw_only=True):
    """The ruleset of a game, and its version."""

    name: RulesName
    version: RulesVersion


class SentOutcome(JsonObject, frozen=True, kw_only=True):
    """Winners and reason: the outcome in logs, tables and rulings."""

    winners: Annotated[Sequence[SeatNumber], Meta(description="Seats that won; empty if there are none.")]
    reason: Annotated[str, Meta(description="The reason, as a word of the ruleset.")]


class GameOutcome(JsonObject, frozen=True, kw_only=True):
    """Winners and reason, with places and scores by seat."""

    measures: Annotated[Mapping[str, int], Meta(description="Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome.")]
    places: Annotated[Sequence[Ordinal], Meta(description="Place of each seat, by seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1.")]
    reason: Annotated[str, Meta(description="The reason, as a word of the ruleset.")]
    scores: Annotated[Annotated[Sequence[int], Meta(description="Scores of the seats, by seat; null if the rules count none.")] | None, Meta(description="The scores; null if the rules count none.")]
    why: Annotated[EndReason | Absent | None, Meta(description="The reason in a sentence, in views with `words` only; null if a ruling changed the outcome.")] = UNSET
    winners: Annotated[Sequence[SeatNumber], Meta(description="Seats that won; empty if there are none.")]


class Successor(JsonObject, frozen=True, kw_only=True):
    """The following table of the same people. `made` for the organiser; `seat` and `token` for a seat's holder."""

    version: Version
    digest: Digest
    game: GameId
    made: Annotated[CreatedGame | Absent, Meta(description="The answer of creating a game, for the organiser.")] = UNSET
    seat: Annotated[SeatNumber | Absent, Meta(description="A seat's number: from 0, clockwise.")] = UNSET
    token: Annotated[str | Absent, Meta(description="The new seat's token, for the seat's holder.")] = UNSET


class Rematch(JsonObject, frozen=True, kw_only=True):
    """The rematch of a game that has ended, for the game's tokens."""

    game: Annotated[GameId | None, Meta(description="The rematch's id; null until it is opened.")]
    names: Annotated[Sequence[str | None], Meta(description="The name, at the game before, of the person or bot for whom the seat is kept, by seat; null for an unnamed one.")]
    seat: Annotated[SeatNumber | Absent, Meta(description="Your seat in the rematch; absent for the organiser.")] = UNSET
