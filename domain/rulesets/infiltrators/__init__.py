"""Infiltrators, by John Kean and Liam Kean: 2 to 5 players together against the traitors."""

from __future__ import annotations

from domain.kernel.ruleset.imagining import Bot, Imagining
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.ruleset.words import Words, turning_events
from domain.rulesets.infiltrators.bot.house_bot import house_bot
from domain.rulesets.infiltrators.bot.novice import novice_bot
from domain.rulesets.infiltrators.bot.worlds import sample_world
from domain.rulesets.infiltrators.model.commands import COMMANDS, Mark
from domain.rulesets.infiltrators.model.events import EVENTS, TurnBegan
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.offers import answers, default
from domain.rulesets.infiltrators.model.options import Deal, Options, seating, unused_options
from domain.rulesets.infiltrators.model.table import Table, common_task, decisions, outcome, placing, timer
from domain.rulesets.infiltrators.rules.deal import deal_outcomes, open_game
from domain.rulesets.infiltrators.rules.decide import decide
from domain.rulesets.infiltrators.rules.ending import reveal, time_out
from domain.rulesets.infiltrators.rules.state import FOLDS, House, initial, opened
from domain.rulesets.infiltrators.view.advice import advice
from domain.rulesets.infiltrators.view.aims import ending, goals, hints, question, secret, threats
from domain.rulesets.infiltrators.view.answers import consequence
from domain.rulesets.infiltrators.view.knowledge import knowledge
from domain.rulesets.infiltrators.view.scene import motion, scene
from domain.rulesets.infiltrators.view.text import (
    FORMATTERS,
    KINDS,
    NEEDS_CONFIRMATION,
    TERMS,
    describe,
    value_order,
    value_text,
)

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
    answers=answers,
    default=default,
    decide=decide,
    outcome=outcome,
    placing=placing,
    common_task=common_task,
    reveal=reveal,
    asides=(Mark,),
    timer=timer,
    time_out=time_out,
    opened=opened,
    imagining=Imagining(
        sample_world,
        house_bot,
        bots={
            "novice": Bot(
                "play like beginners",
                "Reasons from one suspect's clues at a time, shoots too soon, and lays cards by luck.",
                novice_bot,
            )
        },
    ),
    words=Words(
        describe=describe,
        formatters=FORMATTERS,
        value_text=value_text,
        value_order=value_order,
        needs_confirmation=NEEDS_CONFIRMATION,
        turning_points=(TurnBegan, *turning_events(EVENTS)),
        question=question,
        advice=advice,
        consequence=consequence,
        goals=goals,
        secret=secret,
        threats=threats,
        hints=hints,
        scene=scene,
        knowledge=knowledge,
        motion=motion,
        ending=ending,
        kinds=KINDS,
        terms=TERMS,
    ),
)
