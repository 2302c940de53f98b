"""What clients may send, field by field; anything else is refused."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from marshmallow import RAISE, Schema, ValidationError, fields, validate, validates_schema

from projections.moment import stamp
from service.app.create import BOTS
from service.app.inbox import MOST_SEATS as MOST_SEATS_HELD
from service.app.letters import LONGEST
from service.http.shapes import GAME_ID

LONGEST_DELAY_S = 24 * 60 * 60
MOST_SEATS = 12
END = r"$(?!\n)"
"""Python's `$` lets a last line break pass; its `\\Z` means nothing to the contract's readers."""
LINE = rf"^[^\x00-\x1f\x7f-\x9f]*{END}"
UNREADABLE = (
    r"\x00-\x1f\x7f-\xa0\xad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ue000-\uf8ff\ufeff\ufff0-\ufffb\uffff"
    "\U000e0000-\U000e0fff\U0010ffff"
)
"""Control and formatting characters, private ones, and spaces that look like others: names could look alike with them. The last is no
character at all; with it, YAML writes those before it as escapes, which people see."""
NAME = rf"^ *[^ {UNREADABLE}][^{UNREADABLE}]*{END}"

EYES = rf"^(seat:[0-9]{{1,2}}|public|all){END}"
MOST_VERSIONS = 10**9

_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})")
_WHOLE = re.compile(r"[0-9]{1,15}")
HIGHEST = validate.Range(max=10**15 - 1)


class Strict(Schema):
    """Nothing unknown, nothing guessed."""

    class Meta:
        unknown = RAISE


class Flag(fields.Boolean):
    """true or false, and nothing that looks like it."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise self.make_error("invalid", input=value)


class QueryFlag(fields.Boolean):
    """`true` or `false` in a query."""

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> bool:
        if value in ("true", "false"):
            return bool(value == "true")
        raise self.make_error("invalid", input=value)


class QueryInteger(fields.Integer):
    """A whole number in a query: decimal digits, nothing else."""

    def __init__(self, *, validate: validate.Range, **more: Any) -> None:
        super().__init__(validate=[validate, HIGHEST], **more)

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> int:
        if not _WHOLE.fullmatch(value):
            raise self.make_error("invalid", input=value)
        return int(value)


def says(text: str) -> dict[str, str]:
    """What the contract says of a field."""
    return {"description": text}


def name(**more: Any) -> fields.String:
    """A field for what somebody or something is called."""
    printable = validate.Regexp(NAME, error="Printable characters only, and not only spaces.")
    return fields.String(validate=[validate.Length(1, 40), printable], **more)


def cursor(pattern: str) -> fields.String:
    """A field for where a page begins; one that is not ours is a problem of its own, hence the pattern is told and not tried."""
    return fields.String(
        validate=validate.Length(1, 64), metadata={"pattern": pattern, **says("`next` of the page before.")}
    )


def sentence(longest: int, **more: Any) -> fields.String:
    """A field for what people read in one line."""
    return fields.String(
        validate=[validate.Length(1, longest), validate.Regexp(LINE, error="One line of text.")], **more
    )


def inbox_token() -> fields.String:
    """A field for where the seats shall go that the answer holds tokens of."""
    return fields.String(
        validate=validate.Regexp(rf"^dd_inbox_[0-9a-z]+{END}", error="An inbox's token."),
        metadata=says("The token of an inbox, which is to hear of your seats here."),
    )


def unlike(values: list[Any]) -> None:
    """Refuse a list that names something twice."""
    if len(set(values)) != len(values):
        raise ValidationError("Each once.")


class SeatBody(Strict):
    """One seat, as the creator wants it."""

    kind = fields.String(
        required=True,
        validate=validate.OneOf(("human", "bot", "automaton")),
        metadata=says("Who it is for. The automaton's seat may be left out: it comes last by itself."),
    )
    bot = fields.String(validate=validate.OneOf(BOTS), metadata=says("The policy of a bot; `house` by default."))
    name = name(metadata=says("What the seat's holder is called: 1 to 40 printable characters."))
    claim = Flag(metadata=says("The creator sits here at once; the answer holds the seat's token."))

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """Bots have policies, people sit down."""
        if data.get("bot") and data["kind"] != "bot":
            raise ValidationError("Only a seat of kind bot names one.", "bot")
        if data.get("claim") and data["kind"] != "human":
            raise ValidationError("Only a person sits down.", "claim")


class SpectatorsBody(Strict):
    """What spectators get."""

    delay_s = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(0, LONGEST_DELAY_S),
        metadata=says("Seconds by which spectators see a running game late."),
    )


class DealBody(Strict):
    """How the luck is chosen."""

    mode = fields.String(
        required=True,
        validate=validate.OneOf(("fresh", "duplicate", "fixed")),
        metadata=says(
            "`fresh` luck; `duplicate`: the luck of a group of games; `fixed`: a stated deal, unlisted games only."
        ),
    )
    group = name(metadata=says("The duplicate group: made by its first game, joined with that game's organiser token."))
    description = fields.Dict(
        keys=fields.String(), metadata=says("The stated deal, in the ruleset's own terms: its `deal_schema`.")
    )

    @validates_schema
    def fits_mode(self, data: dict[str, Any], **_: Any) -> None:
        """Each mode has its own field."""
        if (data["mode"] == "duplicate") != ("group" in data):
            raise ValidationError("A duplicate deal names its group, and only that.", "group")
        if "description" in data and data["mode"] != "fixed":
            raise ValidationError("Only a fixed deal is described.", "description")


class GameBody(Strict):
    """A game as it is asked for."""

    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("One of GET /v1/rulesets."))
    options = fields.Dict(
        keys=fields.String(),
        metadata=says("Table options, by the ruleset's `options_schema`; defaults for the others."),
    )
    seats = fields.List(
        fields.Nested(SeatBody),
        required=True,
        validate=validate.Length(1, MOST_SEATS),
        metadata=says("In playing order."),
    )
    visibility = fields.String(
        validate=validate.OneOf(("public", "unlisted")), metadata=says("Whether the lobby lists it; public by default.")
    )
    spectators = fields.Nested(SpectatorsBody)
    deal = fields.Nested(DealBody)
    analysis = Flag(
        metadata=says("Whether a seat may fork the running game from what it knows; false by default, shown to all.")
    )
    arbiter = Flag(metadata=says("Also make a token with full sight; every seat sees that there is one."))
    inbox = inbox_token()


class ResampleBody(Strict):
    """Drawing a world."""

    seed = fields.String(
        required=True,
        validate=[validate.Length(1, 64), validate.Regexp(rf"^[ -~]*{END}", error="Printable ASCII.")],
        metadata=says("1 to 64 printable ASCII characters; the same view and seed give the same world."),
    )


class ForkBody(Strict):
    """A fork as it is asked for."""

    at = fields.Integer(
        strict=True,
        validate=validate.Range(1, 10**9),
        metadata=says(
            "The version to go on from, the latest by default. A command is done whole or not at all: the fork goes on from the "
            "last version up to it at which none was half done, and the game was on."
        ),
    )
    viewpoint = fields.String(
        validate=validate.Regexp(rf"^(seat:[0-9]{{1,2}}|all){END}", error="seat:<number> or all."),
        metadata=says(
            "Whose knowledge it starts from. Your own while the game is on; `all` by default once it lies open."
        ),
    )
    resample = fields.Nested(
        ResampleBody,
        metadata=says(
            "Draw a world uniformly from those that look like the viewpoint's. Always so while the game is on, with a seed of "
            "our own if you give none."
        ),
    )
    luck = fields.String(
        validate=validate.OneOf(("same", "fresh")),
        metadata=says("`same` keeps the parent's luck to come (exact forks, their default); `fresh` is new."),
    )
    seats = fields.List(
        fields.Nested(SeatBody),
        validate=validate.Length(1, MOST_SEATS),
        metadata=says(
            "As in a new game, as many as the parent has. By default you sit in the viewpoint's seat, among bots."
        ),
    )
    visibility = fields.String(
        load_default="unlisted",
        validate=validate.OneOf(("public", "unlisted")),
        metadata=says("Whether the lobby, and the parent's list of forks, show it; unlisted by default."),
    )


class ReplayForkBody(Strict):
    """A fork of a replay as it is asked for."""

    at = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says(
            "The version of the replay to go on from: the last up to it at which no command was half done, and the game was on."
        ),
    )
    seats = fields.List(
        fields.Nested(SeatBody),
        validate=validate.Length(1, MOST_SEATS),
        metadata=says(
            "As in a new game, as many as the replay has. By default you sit in the viewpoint's seat, among bots."
        ),
    )
    visibility = fields.String(
        load_default="unlisted",
        validate=validate.OneOf(("public", "unlisted")),
        metadata=says("Whether the lobby shows it; unlisted by default."),
    )


class ForksQuery(Strict):
    """Which of a game's forks."""

    cursor = cursor(GAME_ID["pattern"])
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Games at most."))


class OutcomeBody(Strict):
    """A result as a ruling gives it."""

    winners = fields.List(
        fields.Integer(strict=True, validate=validate.Range(0, MOST_SEATS - 1)),
        required=True,
        validate=[validate.Length(0, MOST_SEATS), unlike],
        metadata={"uniqueItems": True, **says("Seats, each once; empty when nobody won.")},
    )
    reason = sentence(64, required=True, metadata=says("Why, in a word or a few: 1 to 64 characters, one line."))


class RulingBody(Strict):
    """A ruling as it is asked for."""

    kind = fields.String(
        required=True,
        validate=validate.OneOf(("correct", "abort")),
        metadata=says("`correct` the result of a game that has ended, or `abort` one that runs."),
    )
    author = name(required=True, metadata=says("Who rules, as everybody reads it: 1 to 40 printable characters."))
    reason = sentence(200, required=True, metadata=says("Why, as everybody reads it: 1 to 200 characters, one line."))
    outcome = fields.Nested(
        OutcomeBody,
        allow_none=True,
        metadata=says("With `correct`, and only with it: the outcome from now on; null when the game has none."),
    )

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """A correction says to what."""
        if (data["kind"] == "correct") != ("outcome" in data):
            raise ValidationError(
                "A ruling that corrects gives an outcome, or null for none, and only such a one.", "outcome"
            )


class Moment(fields.String):
    """A time, RFC 3339 with any offset, read as UTC with milliseconds."""

    default_error_messages = {"time": "A time as in RFC 3339, with its offset."}  # noqa: RUF012

    def _deserialize(self, value: Any, *args: Any, **more: Any) -> str:
        text = super()._deserialize(value, *args, **more)
        if not _TIME.fullmatch(text):
            raise self.make_error("time")
        try:
            return stamp(round(datetime.fromisoformat(text).timestamp() * 1000))
        except (ValueError, OverflowError):
            raise self.make_error("time") from None


class ReplayBody(Strict):
    """A link to a replay as it is asked for."""

    viewpoint = fields.String(
        load_default=None,
        validate=validate.Regexp(EYES, error="seat:<number>, public or all."),
        metadata=says("Through whose eyes: `seat:<number>`, `public` or `all`. Your own by default."),
    )
    first = fields.Integer(
        data_key="from",
        strict=True,
        load_default=1,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says("The first version that is shown; 1 by default."),
    )
    last = fields.Integer(
        data_key="to",
        strict=True,
        load_default=None,
        allow_none=True,
        validate=validate.Range(1, MOST_VERSIONS),
        metadata=says(
            "The last version that is shown. `null`, the default, is the end: the version at which everything was revealed, and "
            "while the game is on whatever has happened."
        ),
    )
    spoilers = fields.String(
        load_default="none",
        validate=validate.OneOf(("none", "end", "all")),
        metadata=says(
            "What is given away before it is reached: `none`, its `end`, or `all`, how it went too. `none` by default."
        ),
    )
    names = fields.String(
        load_default="shown",
        validate=validate.OneOf(("shown", "masked")),
        metadata=says("Whether seats are called by their names, or Player 1, Player 2; `shown` by default."),
    )
    expires = Moment(
        load_default=None,
        allow_none=True,
        metadata={
            "format": "date-time",
            **says("When the link shows nothing any more; `null`, the default, is never."),
        },
    )

    @validates_schema
    def in_order(self, data: dict[str, Any], **_: Any) -> None:
        """A range does not end before it begins."""
        if data["last"] is not None and data["last"] < data["first"]:
            raise ValidationError("Not before `from`.", "to")


class ClaimBody(Strict):
    """Sitting down."""

    code = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The seat's claim code."))
    name = name(metadata=says("What you are called: 1 to 40 printable characters."))
    nonce = fields.String(
        validate=validate.Regexp(rf"^([0-9a-fA-F]{{2}}){{1,32}}{END}", error="Hexadecimal, 1 to 32 bytes."),
        metadata=says("Your share of the luck, hexadecimal, up to 32 bytes; not in a duplicate deal."),
    )
    inbox = inbox_token()


class InboxBody(Strict):
    """A new inbox."""

    tokens = fields.List(
        fields.String(validate=validate.Regexp(rf"^dd_(seat|read)_[0-9a-z]+{END}", error="A seat's token.")),
        load_default=[],
        validate=validate.Length(max=MOST_SEATS_HELD),
        metadata=says("Tokens of the seats to begin with."),
    )


class SeatTokenBody(Strict):
    """A seat, for an inbox."""

    token = fields.String(
        required=True,
        validate=validate.Regexp(rf"^dd_(seat|read)_[0-9a-z]+{END}", error="A seat's token."),
        metadata=says("The seat's token, or one that reads over its shoulder."),
    )


class InboxQuery(Strict):
    """Which part of an inbox."""

    after = fields.String(
        validate=validate.Length(1, LONGEST),
        metadata={
            "pattern": "^i([A-Za-z0-9_-]{28})*([A-Za-z0-9_-]{9}[AQgw]|[A-Za-z0-9_-]{18}[AEIMQUYcgkosw048])?$",
            **says("The last `cursor` that you got."),
        },
    )
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )


class TokenBody(Strict):
    """A weaker token."""

    scope = fields.String(
        required=True,
        validate=validate.OneOf(("seat:read", "spectator")),
        metadata=says("`seat:read` sees what the seat sees and cannot act; `spectator` sees what everybody sees."),
    )


def eyes() -> fields.String:
    """A field for whose view is asked for."""
    return fields.String(
        data_key="as",
        validate=validate.Regexp(EYES, error="seat:<number>, public or all."),
        metadata=says(
            "Through whose eyes: `seat:<number>`, `public` or `all`. Your own by default; those of others when the game is over."
        ),
    )


class RecordQuery(Strict):
    """Whose record."""

    eyes = eyes()


class ViewQuery(Strict):
    """Which view."""

    at = QueryInteger(
        validate=validate.Range(1), metadata=says("A version that you may read; the present one by default.")
    )
    eyes = eyes()


class FeedQuery(Strict):
    """Which page of the feed."""

    after = QueryInteger(load_default=0, validate=validate.Range(0), metadata=says("The last version you know."))
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Entries at most."))
    wait = QueryInteger(
        load_default=0, validate=validate.Range(0, 25), metadata=says("Seconds to wait for the first entry.")
    )
    eyes = eyes()


class ReadsQuery(Strict):
    """Which of an arbiter's reads."""

    cursor = cursor(r"^[0-9]{1,15}-(seat:[0-9]{1,2}|public|all)$")
    limit = QueryInteger(load_default=100, validate=validate.Range(1, 500), metadata=says("Reads at most."))


class CommandQuery(Strict):
    """How a command is sent."""

    dry_run = QueryFlag(load_default=False, metadata=says("Only check: nothing happens, nothing is written."))


class LobbyQuery(Strict):
    """Which public games."""

    ruleset = fields.String(validate=validate.Length(1, 64), metadata=says("Games of this ruleset only."))
    status = fields.String(
        validate=validate.OneOf(("seating", "playing", "over", "aborted")), metadata=says("Games in this status only.")
    )
    cursor = cursor(GAME_ID["pattern"])
    limit = QueryInteger(load_default=20, validate=validate.Range(1, 100), metadata=says("Games at most."))


SHAPES = ("wide", "tall")
"""A table is drawn for wide screens or for narrow ones."""


def replay_eyes() -> fields.String:
    """A field for the eyes that a replay is seen through."""
    return fields.String(
        data_key="as",
        validate=validate.Regexp(EYES, error="seat:<number>, public or all."),
        metadata=says("One of the replay's `eyes`; by default its `viewpoint`."),
    )


class FramesQuery(Strict):
    """Which frames."""

    first = QueryInteger(
        data_key="from", load_default=1, validate=validate.Range(1), metadata=says("From this version on; `next` of the page before.")
    )  # fmt: skip
    last = QueryInteger(
        data_key="to", validate=validate.Range(1), metadata=says("Up to this version; the end by default.")
    )
    limit = QueryInteger(load_default=50, validate=validate.Range(1, 200), metadata=says("Frames at most."))
    as_ = replay_eyes()


class MomentQuery(Strict):
    """Which moment, and how it is drawn."""

    v = QueryInteger(
        validate=validate.Range(1),
        metadata=says("A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`."),
    )  # fmt: skip
    as_ = replay_eyes()
    shape = fields.String(
        load_default="wide", validate=validate.OneOf(SHAPES), metadata=says("`wide`, 1200 by 630, or `tall`, for narrow screens.")
    )  # fmt: skip


class NoQuery(Strict):
    """No parameters."""
