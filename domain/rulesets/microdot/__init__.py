"""Microdot, of Parker Games (1975): 2 to 4 players, on a board that we reconstructed."""

from __future__ import annotations

from domain.kernel.ruleset.imagining import Imagining
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.ruleset.words import Words
from domain.rulesets.microdot.bot.house_bot import house_bot
from domain.rulesets.microdot.bot.worlds import sample_world
from domain.rulesets.microdot.model.commands import COMMANDS, Throw
from domain.rulesets.microdot.model.components import components
from domain.rulesets.microdot.model.ending_events import Ended
from domain.rulesets.microdot.model.events import BagTaken, ModeChanged, PieceCaptured, PiecesClashed
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.offers import answers, default
from domain.rulesets.microdot.model.options import Deal, Options
from domain.rulesets.microdot.model.table import Table, decisions, outcome, placing
from domain.rulesets.microdot.rules.deal import deal_outcomes, open_game, seating, unused_options
from domain.rulesets.microdot.rules.decide import decide
from domain.rulesets.microdot.rules.ending import reveal
from domain.rulesets.microdot.rules.state import FOLDS, House, initial
from domain.rulesets.microdot.view.advice import advice
from domain.rulesets.microdot.view.aims import ending, goals, hints, question, secret, threats
from domain.rulesets.microdot.view.answers import consequence
from domain.rulesets.microdot.view.scene import grounds, motion, scene
from domain.rulesets.microdot.view.text import FORMATTERS, KINDS, TERMS, describe, value_order, value_text

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="microdot",
    version=1,
    title="Microdot",
    blurb=(
        "Four territories, and a Diplomatic Bag in each: collect your equipment around the board, "
        "then steal an enemy's bag and bring it home. "
        "Breach walls and wire, or take the checkpoint with a passport, and beware of higher pieces."
    ),
    players=(2, 4),
    options=Options,
    deal=Deal,
    commands=COMMANDS,
    seating=seating,
    unused_options=unused_options,
    initial=initial,
    open=open_game,
    deal_outcomes=deal_outcomes,
    folds=FOLDS,
    decisions=decisions,
    answers=answers,
    default=default,
    decide=decide,
    outcome=outcome,
    placing=placing,
    reveal=reveal,
    imagining=Imagining(sample_world, house_bot),
    words=Words(
        describe=describe,
        formatters=FORMATTERS,
        value_text=value_text,
        value_order=value_order,
        obvious=(Throw,),
        turning_points=(BagTaken, PieceCaptured, PiecesClashed, ModeChanged, Ended),
        components=components,
        question=question,
        advice=advice,
        consequence=consequence,
        goals=goals,
        secret=secret,
        threats=threats,
        hints=hints,
        scene=scene,
        motion=motion,
        grounds=grounds,
        ending=ending,
        kinds=KINDS,
        terms=TERMS,
    ),
)
