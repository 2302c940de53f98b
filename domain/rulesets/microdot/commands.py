"""What a seat can ask for (rules MD-2 to MD-10)."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel.offers import Command
from domain.rulesets.microdot.equipment import Colour, Item, Place


class ChooseColour(Command, frozen=True, tag="choose_colour", forbid_unknown_fields=True):
    """Choose the colour, and with it the territory, that you play."""

    colour: Colour


class Throw(Command, frozen=True, tag="throw", forbid_unknown_fields=True):
    """Throw the die: the Coloured Die on the strip, the Symbol Die on the mission."""


class UseBribery(Command, frozen=True, tag="use_bribery", forbid_unknown_fields=True):
    """Free one of your captured pieces with a Bribery Card."""

    item: Item
    to: Place


class Take(Command, frozen=True, tag="take", forbid_unknown_fields=True):
    """Take a piece of equipment that you are offered, and place it."""

    item: Item
    to: Place


class Decline(Command, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Take nothing."""


class Step(Command, frozen=True, forbid_unknown_fields=True):
    """Move a piece of yours one step, and with it the Bag that it stands on; going for your own Bag it lets go of another (MD-8.7)."""

    to: Place
    item: ClassVar[Item]


class StepGun(Step, frozen=True, tag="step_gun", forbid_unknown_fields=True):
    """Move your Gun."""

    item = "gun"


class StepDagger(Step, frozen=True, tag="step_dagger", forbid_unknown_fields=True):
    """Move your Dagger."""

    item = "dagger"


class StepEarphones(Step, frozen=True, tag="step_earphones", forbid_unknown_fields=True):
    """Move your Earphones."""

    item = "earphones"


class StepLadder(Step, frozen=True, tag="step_ladder", forbid_unknown_fields=True):
    """Move your Ladder."""

    item = "ladder"


class StepWireCutters(Step, frozen=True, tag="step_wire_cutters", forbid_unknown_fields=True):
    """Move your Wire Cutters."""

    item = "wire_cutters"


class StepPassport(Step, frozen=True, tag="step_passport", forbid_unknown_fields=True):
    """Move your Passport."""

    item = "passport"


class LeaveBag(Command, frozen=True, tag="leave_bag", forbid_unknown_fields=True):
    """Move the piece that stands on your own Bag, and leave the Bag behind."""

    to: Place


class Pass(Command, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Move nothing more."""


class ProposeDraw(Command, frozen=True, tag="propose_draw", forbid_unknown_fields=True):
    """Propose to end the game as a draw."""


class AnswerDraw(Command, frozen=True, tag="answer_draw", forbid_unknown_fields=True):
    """Agree to a draw, or play on."""

    agree: bool


STEPS: dict[Item, type[Step]] = {
    each.item: each for each in (StepGun, StepDagger, StepEarphones, StepLadder, StepWireCutters, StepPassport)
}

COMMANDS: tuple[type[Command], ...] = (
    ChooseColour, Throw, UseBribery, Take, Decline, *STEPS.values(), LeaveBag, Pass, ProposeDraw, AnswerDraw,
)  # fmt: skip
