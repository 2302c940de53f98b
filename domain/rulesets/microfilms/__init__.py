"""[microfilms], by David J. Mortimer and Dávid Turczi: 3 to 6 players, and The Croupier for two."""

from __future__ import annotations

from domain.kernel.ruleset.imagining import Imagining
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.ruleset.words import Words, turning_events
from domain.rulesets.microfilms.bot.house_bot import house_bot
from domain.rulesets.microfilms.bot.worlds import sample_world
from domain.rulesets.microfilms.model import ending_events, events
from domain.rulesets.microfilms.model.commands import COMMANDS
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.offers import answers, default
from domain.rulesets.microfilms.model.options import Deal, Options
from domain.rulesets.microfilms.model.table import Table, decisions, outcome, placing
from domain.rulesets.microfilms.rules.deal import deal_outcomes, open_game, seating, unused_options
from domain.rulesets.microfilms.rules.decide import decide
from domain.rulesets.microfilms.rules.ending import reveal
from domain.rulesets.microfilms.rules.state import FOLDS, House, initial, opened
from domain.rulesets.microfilms.view.advice import advice
from domain.rulesets.microfilms.view.aims import ending, goals, hints, question, secret, threats
from domain.rulesets.microfilms.view.answers import consequence
from domain.rulesets.microfilms.view.knowledge import knowledge
from domain.rulesets.microfilms.view.scene import motion, scene
from domain.rulesets.microfilms.view.text import FORMATTERS, KINDS, NEEDS_CONFIRMATION, TERMS, describe, value_text

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="microfilms",
    version=1,
    title="[microfilms]",
    blurb=(
        "Agents of three nations sit in a casino, two of them secretly allied against the third, "
        "and look for the right microfilm. Bribe, steal, interrogate and blackmail, "
        "and beware of the freelancers with plans of their own."
    ),
    automaton="The Croupier",
    players=(2, 6),
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
    opened=opened,
    imagining=Imagining(sample_world, house_bot),
    words=Words(
        describe=describe,
        formatters=FORMATTERS,
        value_text=value_text,
        needs_confirmation=NEEDS_CONFIRMATION,
        turning_points=(events.TurnBegan, events.DeckReshuffled, *turning_events(ending_events.EVENTS)),
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
