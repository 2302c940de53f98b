"""Schemas of request bodies that create games, fill their seats and contribute randomness; unknown fields are refused."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from service.app.chat.speakers import MODES
from service.http import validators as validate
from service.http.schemas.fields import (
    LONGEST_DELAY_S,
    MOST_SEATS,
    FlagField,
    ListField,
    commit_field,
    hex_field,
    inbox_token_field,
    name_field,
    player_token_field,
    says,
)
from service.http.validators import StrictSchema

MOST_ROUNDS = 10**15 - 1
SHORTEST_WAIT_S = 5
LONGEST_WAIT_S = 7 * 24 * 60 * 60
LONGEST_DECISION_S, LONGEST_BANK_S = 30 * 24 * 60 * 60, 60 * 24 * 60 * 60


class SeatBody(StrictSchema):
    """A seat of a new game."""

    kind = fields.String(
        required=True,
        validate=validate.OneOfValues(("human", "bot", "automaton")),
        metadata=says("The kind of the seat's holder. The automaton's seat may be left out: the service adds it last."),
    )
    bot = fields.String(
        validate=validate.Regexp(r"^[a-z][a-z0-9_-]{0,31}$", error="A name of a bot."),
        metadata=says("The policy of a bot, one of the ruleset's `bots`; `house` by default."),
    )
    name = name_field(metadata=says("The name of the seat's holder: 1 to 40 readable characters in one line."))
    claim = FlagField(metadata=says("Whether the creator takes this seat; the answer then holds the seat's token."))
    open = FlagField(
        metadata=says("Whether any caller may take this seat without a code, from the lobby; in public games only.")
    )
    commit = commit_field()

    @validates_schema
    def fits_kind(self, data: dict[str, Any], **_: Any) -> None:
        """`bot` needs a bot; `claim`, `open` and `commit` need a person."""
        if data.get("bot") and data["kind"] != "bot":
            raise ValidationError("Only a seat of kind bot names one.", "bot")
        if data.get("claim") and data["kind"] != "human":
            raise ValidationError("Only a person sits down.", "claim")
        if data.get("open") and (data["kind"] != "human" or data.get("claim") or "name" in data):
            raise ValidationError("Only a person's seat that is free and has no name.", "open")
        if data.get("commit") and not data.get("claim"):
            raise ValidationError("Only a seat that is claimed commits to a nonce.", "commit")


class SpectatorsBody(StrictSchema):
    """Terms of spectators."""

    delay_s = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(0, LONGEST_DELAY_S),
        metadata=says("Delay in seconds with which spectators see a running game."),
    )


class DealBody(StrictSchema):
    """The source of the deal."""

    mode = fields.String(
        required=True,
        validate=validate.OneOfValues(("fresh", "duplicate", "fixed")),
        metadata=says(
            "The source of luck: `fresh`; `duplicate`: the luck of a group of games; `fixed`: a stated deal, in unlisted games only."
        ),
    )
    group = name_field(
        metadata=says("The duplicate group: made by its first game, joined with that game's organiser token.")
    )
    description = fields.Dict(
        keys=fields.String(), metadata=says("The stated deal, by the ruleset's `deal_schema`.")
    )

    @validates_schema
    def fits_mode(self, data: dict[str, Any], **_: Any) -> None:
        """`group` comes with `duplicate`, `description` with `fixed`."""
        if (data["mode"] == "duplicate") != ("group" in data):
            raise ValidationError("A duplicate deal names its group, and only that.", "group")
        if "description" in data and data["mode"] != "fixed":
            raise ValidationError("Only a fixed deal is described.", "description")


class LuckBody(StrictSchema):
    """The randomness protocol before the deal."""

    nonces = fields.String(
        validate=validate.OneOfValues(("asked", "required", "none")),
        metadata=says(
            "Nonces of people: `asked` of seats that commit to one, and the deal goes on without missing ones; `required` of all, for rated tables "
            "and events: a missing one cancels the table; or `none`. `asked` by default; `none` in a duplicate deal."
        ),
    )
    public = fields.String(
        allow_none=True,
        validate=validate.OneOfValues(("drand",)),
        metadata=says(
            "Public entropy after the last nonce; none by default. `drand`, if the installation has a relay: the first "
            "round of its network quicknet 6 s later. None in a duplicate deal: a tournament provides a round for its deals."
        ),
    )
    wait_s = fields.Integer(
        strict=True,
        validate=validate.Range(SHORTEST_WAIT_S, LONGEST_WAIT_S),
        metadata=says("Seconds to wait for the nonces. Asked: 20 by default and at most; required: 120 by default."),
    )


class ClockBody(StrictSchema):
    """Time for the decisions of people."""

    decision_s = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(1, LONGEST_DECISION_S),
        metadata=says(
            "Seconds for each decision; may be days. Decisions that are open at the same time, or whose answers are secret, have no time beyond this."
        ),
    )
    bank_s = fields.Integer(
        strict=True,
        validate=validate.Range(0, LONGEST_BANK_S),
        metadata=says("Additional seconds of each seat, used after a decision's own; 0 by default."),
    )
    increment_s = fields.Integer(
        strict=True,
        validate=validate.Range(0, LONGEST_BANK_S),
        metadata=says("Seconds that an answer adds to the bank, up to `bank_s`; 0 by default."),
    )
    absent_after = fields.Integer(
        strict=True,
        validate=validate.Range(1, 100),
        metadata=says("Number of strikes in a row that make a seat absent; 3 by default."),
    )
    on_absence = fields.String(
        validate=validate.OneOfValues(("default", "bot", "forfeit")),
        metadata=says(
            "The consequence: the seat's defaults are played immediately (`default`, the default value), a house bot plays until the player "
            "returns (`bot`), or permanently (`forfeit`)."
        ),
    )


class GameBody(StrictSchema):
    """A game to create."""

    ruleset = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The name of one of the rulesets of `GET /v1/rulesets`."))
    options = fields.Dict(
        keys=fields.String(),
        metadata=says("Table options, by the ruleset's `options_schema`; defaults for the others."),
    )
    seats = ListField(fields.Nested(SeatBody), 1, MOST_SEATS, "The seats in playing order.", required=True)
    visibility = fields.String(
        validate=validate.OneOfValues(("public", "unlisted")),
        metadata=says("Whether the lobby lists the game; public by default."),
    )
    spectators = fields.Nested(SpectatorsBody)
    deal = fields.Nested(DealBody)
    luck = fields.Nested(LuckBody)
    clock = fields.Nested(
        ClockBody, metadata=says("The table's clock; without one, the default, only the rules' own timers apply.")
    )
    analysis = FlagField(
        metadata=says("Whether a seat may fork the running game from its own knowledge; false by default, public.")
    )
    hints = FlagField(metadata=says("Whether views with `words` include deductions from the seat's knowledge; false by default, public."))
    rated = FlagField(metadata=says("Whether the result counts for ratings; false by default, public. Without bots only."))
    begins_from = fields.Integer(
        strict=True,
        validate=validate.Range(2, MOST_SEATS),
        metadata=says("Number of taken seats, bots included, from which each person at the table may begin without the free ones (`POST /v1/games/{gameId}/begin`); without it, all are awaited."),
    )
    arbiter = FlagField(metadata=says("Whether to make an arbiter's token too, which may use every viewpoint; all seats see that it exists."))
    chat = fields.String(
        validate=validate.OneOfValues(MODES),
        metadata=says(
            "The chat's mode: no one may write (`off`), the table may (`players`), or also spectators, in a scope of their own (`all`). `players` by default, and `off` in a duplicate deal."
        ),
    )
    inbox = inbox_token_field()
    player = player_token_field()

    @validates_schema
    def keeps_boards_secret(self, data: dict[str, Any], **_: Any) -> None:
        """Tables with a duplicate deal have no chat."""
        if data.get("deal", {}).get("mode") == "duplicate" and data.get("chat", "off") != "off":
            raise ValidationError("off, in a duplicate deal.", "chat")


class SeatClaimBody(StrictSchema):
    """A claim of a seat."""

    code = fields.String(required=True, validate=validate.Length(1, 64), metadata=says("The seat's claim code."))
    name = name_field(metadata=says("Your name: 1 to 40 readable characters in one line."))
    commit = commit_field()
    inbox = inbox_token_field()
    player = player_token_field()


class JoinBody(StrictSchema):
    """A request for the next free seat."""

    code = fields.String(
        validate=validate.Length(1, 64),
        metadata=says("The game's invitation code, for any free seat; without it, the next open seat."),
    )
    name = name_field(metadata=says("Your name: 1 to 40 readable characters in one line."))
    commit = commit_field()
    inbox = inbox_token_field()
    player = player_token_field()


class RematchBody(StrictSchema):
    """A request for a seat at the rematch of a game that has ended."""

    commit = commit_field()
    inbox = inbox_token_field()
    player = player_token_field()


class SeatCommitBody(StrictSchema):
    """A seat's first or new commitment to a nonce."""

    commit = commit_field(required=True)


class NonceBody(StrictSchema):
    """The nonce that a seat committed to."""

    nonce = hex_field(32, required=True, metadata=says("The nonce's text, whose SHA-256 is the commitment."))
    digest = hex_field(
        32,
        required=True,
        metadata=says("The digest of `game.luck_closed` that you computed from the log; never copy it from the view."),
    )


class PublicLuckBody(StrictSchema):
    """Public entropy: a round of drand."""

    round = fields.Integer(
        required=True,
        strict=True,
        validate=validate.Range(1, MOST_ROUNDS),
        metadata=says("The round's number: `luck.round.round` of the view."),
    )
    signature = hex_field(48, required=True, metadata=says("The round's signature, as drand publishes it."))


GAME_BODIES: tuple[type[StrictSchema], ...] = (
    SeatBody,
    SpectatorsBody,
    DealBody,
    ClockBody,
    GameBody,
    SeatClaimBody,
    LuckBody,
    SeatCommitBody,
    NonceBody,
    PublicLuckBody,
    JoinBody,
    RematchBody,
)
"""Every schema here; each is a component of the contract."""
