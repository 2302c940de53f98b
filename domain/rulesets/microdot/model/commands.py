"""Commands (rules MD-2 to MD-10)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from domain.kernel.offers import Command
from domain.rulesets.microdot.model.pieces import Colour, Item, Place


class ChooseColour(Command, frozen=True, tag="choose_colour", forbid_unknown_fields=True):
    """Choose the colour, and with it the territory, that you play."""

    rule = "MD-2.2"
    act = "Play {colour}"
    labels = {"colour": "Colour"}
    asks = {"colour": "Which colour do you play?"}
    colour: Annotated[Colour, Meta(description="The colour to play, which also fixes the territory.")]


class Throw(Command, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Throw the die: the Coloured Die on the strip, the Symbol Die on the mission."""

    rule = "MD-4.1"
    title = "Throw the die"


class UseBribery(Command, frozen=True, tag="use_bribery", forbid_unknown_fields=True):
    """Free one of your captured pieces with a Bribery Card."""

    rule = "MD-9.5"
    act = "Free {item}"
    title = "Use a Bribery Card"
    labels = {"item": "Captured piece to free", "to": "Where to place it"}
    asks = {"item": "Which piece do you free?", "to": "Where do you put it?"}
    item: Annotated[Item, Meta(description="The captured piece to free.")]
    to: Annotated[Place, Meta(description="The place where the piece is put.")]


class Take(Command, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take a piece of equipment on offer, and place it."""

    rule = "MD-5.3"
    act = "Take {item}"
    title = "Take equipment"
    labels = {"item": "Piece to take", "to": "Where to place it"}
    asks = {"item": "Which piece do you take?", "to": "Where do you put it?"}
    item: Annotated[Item, Meta(description="The piece to take.")]
    to: Annotated[Place, Meta(description="The place where the piece is put.")]


class Decline(Command, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Take nothing."""

    rule = "MD-5.3"
    title = "Take nothing"


class Step(Command, frozen=True, forbid_unknown_fields=True):
    """Move a piece of yours one step, with the Bag it stands on."""

    labels = {"to": "Where to"}
    asks = {"to": "Where to?"}

    to: Annotated[Place, Meta(description="The square or barrier to move to.")]
    item: ClassVar[Item]


class StepGun(Step, frozen=True, tag="step_gun", forbid_unknown_fields=True):
    """Move your Gun."""

    rule = "MD-6.2"
    title = "Move the Gun"
    item = "gun"


class StepDagger(Step, frozen=True, tag="step_dagger", forbid_unknown_fields=True):
    """Move your Dagger."""

    rule = "MD-6.2"
    title = "Move the Dagger"
    item = "dagger"


class StepEarphones(Step, frozen=True, tag="step_earphones", forbid_unknown_fields=True):
    """Move your Earphones."""

    rule = "MD-6.2"
    title = "Move the Earphones"
    item = "earphones"


class StepLadder(Step, frozen=True, tag="step_ladder", forbid_unknown_fields=True):
    """Move your Ladder."""

    rule = "MD-6.2"
    title = "Move the Ladder"
    item = "ladder"


class StepWireCutters(Step, frozen=True, tag="step_wire_cutters", forbid_unknown_fields=True):
    """Move your Wire Cutters."""

    rule = "MD-6.2"
    title = "Move the Wire Cutters"
    item = "wire_cutters"


class StepPassport(Step, frozen=True, tag="step_passport", forbid_unknown_fields=True):
    """Move your Passport."""

    rule = "MD-6.2"
    title = "Move the Passport"
    item = "passport"


class LeaveBag(Command, frozen=True, tag="leave_bag", forbid_unknown_fields=True):
    """Move the piece that stands on your own Bag, and leave the Bag behind."""

    rule = "MD-8.3"
    title = "Leave your Bag behind"
    labels = {"to": "Where to"}
    asks = {"to": "Where to, without your bag?"}
    to: Annotated[Place, Meta(description="The square or barrier to move to.")]


class Pass(Command, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Pass: move nothing more in this turn."""

    rule = "MD-6.2"


class ProposeDraw(Command, frozen=True, tag="propose_draw", forbid_unknown_fields=True):
    """Propose to end the game as a draw."""

    rule = "MD-10.4"
    title = "Propose a draw"


class AnswerDraw(Command, frozen=True, tag="answer_draw", forbid_unknown_fields=True):
    """Agree to a draw, or play on."""

    rule = "MD-10.4"
    title = "Answer the proposal of a draw"
    labels = {"agree": "Your answer"}
    asks = {"agree": "Do you agree to a draw?"}
    agree: Annotated[bool, Meta(description="Whether you agree to a draw.")]


STEPS: dict[Item, type[Step]] = {
    each.item: each for each in (StepGun, StepDagger, StepEarphones, StepLadder, StepWireCutters, StepPassport)
}

COMMANDS: tuple[type[Command], ...] = (
    ChooseColour, Throw, UseBribery, Take, Decline, *STEPS.values(), LeaveBag, Pass, ProposeDraw, AnswerDraw,
)  # fmt: skip
