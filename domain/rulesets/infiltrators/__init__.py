"""Infiltrators, by John Kean and Liam Kean: 2 to 5 players together against the traitors."""

from __future__ import annotations

from domain.kernel.ruleset.ruleset import Bot, Ruleset
from domain.rulesets.infiltrators.bot.house_bot import house_bot
from domain.rulesets.infiltrators.bot.novice import novice_bot
from domain.rulesets.infiltrators.bot.worlds import sample_world
from domain.rulesets.infiltrators.model.commands import COMMANDS, Mark
from domain.rulesets.infiltrators.model.defaults import default
from domain.rulesets.infiltrators.model.events import TURNING_POINTS
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import offers, why_closed
from domain.rulesets.infiltrators.model.options import Deal, Options, seating, unused_options
from domain.rulesets.infiltrators.model.table import Table, common_task, decisions, outcome, placing, timer
from domain.rulesets.infiltrators.rules.deal import deal_outcomes, open_game
from domain.rulesets.infiltrators.rules.decide import decide
from domain.rulesets.infiltrators.rules.ending import reveal, strike
from domain.rulesets.infiltrators.rules.state import FOLDS, House, initial, opened
from domain.rulesets.infiltrators.view.event_text import FORMATTERS
from domain.rulesets.infiltrators.view.form_labels import NEEDS_CONFIRMATION, value_order, value_text
from domain.rulesets.infiltrators.view.saying.aims import asked, danger, goal, why
from domain.rulesets.infiltrators.view.saying.answers import said
from domain.rulesets.infiltrators.view.saying.hints import hints
from domain.rulesets.infiltrators.view.saying.kinds import KINDS, TERMS
from domain.rulesets.infiltrators.view.saying.moves import moved
from domain.rulesets.infiltrators.view.saying.scene import scene
from domain.rulesets.infiltrators.view.table_text import describe

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="infiltrators",
    version=1,
    title="Infiltrators",
    blurb=(
        "Traitors are among you, and each of you sees one whom the others must name. "
        "Lay clues that match or do not, reason together, and spend your few bullets only when you are sure."
    ),
    automaton="The Headquarters",
    players=(2, 5),
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
    common_task=common_task,
    reveal=reveal,
    sample_world=sample_world,
    house_bot=house_bot,
    bots={
        "novice": Bot(
            "play like beginners",
            "Reasons from one suspect's clues at a time, shoots too soon, and lays cards by luck.",
            novice_bot,
        )
    },
    describe=describe,
    formatters=FORMATTERS,
    value_text=value_text,
    value_order=value_order,
    asides=(Mark,),
    closed=why_closed,
    needs_confirmation=NEEDS_CONFIRMATION,
    turning_points=TURNING_POINTS,
    timer=timer,
    strike=strike,
    asked=asked,
    said=said,
    goal=goal,
    danger=danger,
    hints=hints,
    scene=scene,
    opened=opened,
    moved=moved,
    why=why,
    kinds=KINDS,
    terms=TERMS,
)
