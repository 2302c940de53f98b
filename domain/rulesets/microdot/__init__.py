"""Microdot, of Parker Games (1975): 2 to 4 players, on a board that we reconstructed."""

from __future__ import annotations

from domain.kernel.ruleset.ruleset import Ruleset
from domain.rulesets.microdot.bot.house_bot import house_bot
from domain.rulesets.microdot.bot.worlds import sample_world
from domain.rulesets.microdot.model.commands import COMMANDS, Throw
from domain.rulesets.microdot.model.components import components
from domain.rulesets.microdot.model.defaults import default
from domain.rulesets.microdot.model.ending_events import Ended
from domain.rulesets.microdot.model.events import BagTaken, ModeChanged, PieceCaptured, PiecesClashed
from domain.rulesets.microdot.model.mind import Mind
from domain.rulesets.microdot.model.offers import offers
from domain.rulesets.microdot.model.options import Deal, Options
from domain.rulesets.microdot.model.table import Table, decisions, outcome, placing
from domain.rulesets.microdot.rules.deal import deal_outcomes, open_game, seating, unused_options
from domain.rulesets.microdot.rules.decide import decide
from domain.rulesets.microdot.rules.ending import reveal
from domain.rulesets.microdot.rules.state import FOLDS, House, initial
from domain.rulesets.microdot.view.event_text import FORMATTERS
from domain.rulesets.microdot.view.form_labels import value_order, value_text
from domain.rulesets.microdot.view.saying.aims import asked, danger, goal, why
from domain.rulesets.microdot.view.saying.answers import said
from domain.rulesets.microdot.view.saying.ground import grounds
from domain.rulesets.microdot.view.saying.hints import hints
from domain.rulesets.microdot.view.saying.kinds import KINDS, TERMS
from domain.rulesets.microdot.view.saying.moves import moved
from domain.rulesets.microdot.view.saying.scene import scene
from domain.rulesets.microdot.view.table_text import describe

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
    offers=offers,
    default=default,
    decide=decide,
    outcome=outcome,
    placing=placing,
    reveal=reveal,
    sample_world=sample_world,
    house_bot=house_bot,
    describe=describe,
    formatters=FORMATTERS,
    value_text=value_text,
    value_order=value_order,
    components=components,
    obvious=(Throw,),
    turning_points=(BagTaken, PieceCaptured, PiecesClashed, ModeChanged, Ended),
    asked=asked,
    said=said,
    goal=goal,
    danger=danger,
    hints=hints,
    scene=scene,
    moved=moved,
    grounds=grounds,
    why=why,
    kinds=KINDS,
    terms=TERMS,
)
