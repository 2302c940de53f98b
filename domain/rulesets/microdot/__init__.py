"""Microdot, of Parker Games (1975): 2 to 4 players, on a board that we reconstructed."""

from __future__ import annotations

from domain.kernel.ruleset import Ruleset
from domain.rulesets.microdot.bot import house_bot
from domain.rulesets.microdot.choices import choice
from domain.rulesets.microdot.commands import COMMANDS
from domain.rulesets.microdot.components import components
from domain.rulesets.microdot.deal import open_game, seating, stated
from domain.rulesets.microdot.decide import decide
from domain.rulesets.microdot.defaults import default
from domain.rulesets.microdot.ending import reveal
from domain.rulesets.microdot.events import EVENTS, BagTaken, Ended, ModeChanged, PieceCaptured, PiecesClashed
from domain.rulesets.microdot.folds import see
from domain.rulesets.microdot.mind import TELLING, Mind, learn
from domain.rulesets.microdot.offers import offers
from domain.rulesets.microdot.options import Deal, Options
from domain.rulesets.microdot.picture import sketch
from domain.rulesets.microdot.position import check_position
from domain.rulesets.microdot.state import House, initial, stack
from domain.rulesets.microdot.story import tell
from domain.rulesets.microdot.table import Table, decisions, outcome
from domain.rulesets.microdot.words import describe
from domain.rulesets.microdot.worlds import sample_world

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="microdot",
    version=1,
    title="Microdot",
    blurb=(
        "Four territories, and a Diplomatic Bag in each: collect your equipment around the board, then steal an enemy's bag and bring it home. "
        "Breach walls and wire, or take the checkpoint with a passport, and beware of higher pieces."
    ),
    automaton="The house",
    players=(2, 4),
    options=Options,
    deal=Deal,
    commands=COMMANDS,
    events=EVENTS,
    seating=seating,
    initial=initial,
    open=open_game,
    stated=stated,
    see=see,
    learn=learn,
    telling=TELLING,
    stack=stack,
    decisions=decisions,
    offers=offers,
    default=default,
    decide=decide,
    outcome=outcome,
    reveal=reveal,
    sample_world=sample_world,
    house_bot=house_bot,
    describe=describe,
    tell=tell,
    sketch=sketch,
    worded=choice,
    components=components,
    turning=(BagTaken, PieceCaptured, PiecesClashed, ModeChanged, Ended),
    check_position=check_position,
)
