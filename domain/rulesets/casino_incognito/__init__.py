"""Casino Incognito, a design from the Board Game Designers Forum: 2 to 5 players."""

from __future__ import annotations

from domain.kernel.ruleset.imagining import Imagining
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.ruleset.words import Words, turning_events
from domain.rulesets.casino_incognito.bot.house_bot import house_bot
from domain.rulesets.casino_incognito.bot.worlds import sample_world
from domain.rulesets.casino_incognito.model.commands import COMMANDS, StopPassing
from domain.rulesets.casino_incognito.model.events import EVENTS
from domain.rulesets.casino_incognito.model.events.round_events import Disavowed
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import answers, default
from domain.rulesets.casino_incognito.model.options import Deal, Options
from domain.rulesets.casino_incognito.model.table import Table, decisions, outcome, placing
from domain.rulesets.casino_incognito.rules.decide import decide
from domain.rulesets.casino_incognito.rules.draft import deal_outcomes, open_game, seating, unused_options
from domain.rulesets.casino_incognito.rules.ending import reveal
from domain.rulesets.casino_incognito.rules.state import FOLDS, House, initial
from domain.rulesets.casino_incognito.view.advice import advice
from domain.rulesets.casino_incognito.view.aims import ending, goals, hints, question, secret, threats
from domain.rulesets.casino_incognito.view.answers import consequence
from domain.rulesets.casino_incognito.view.knowledge import knowledge
from domain.rulesets.casino_incognito.view.labels import KINDS, NEEDS_CONFIRMATION, TERMS, value_order, value_text
from domain.rulesets.casino_incognito.view.scene import motion, scene
from domain.rulesets.casino_incognito.view.text import describe, line

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="casino-incognito",
    version=1,
    title="Casino Incognito",
    blurb=(
        "Secret agents overhear the guests of a casino, and make poker hands of what they hear. "
        "Bid under seal, wager on your cards, and mind that every bid says who you are not."
    ),
    players=(2, 5),
    options=Options,
    deal=Deal,
    asides=(StopPassing,),
    commands=COMMANDS,
    seating=seating,
    unused_options=unused_options,
    initial=initial,
    open=open_game,
    deal_outcomes=deal_outcomes,
    folds=FOLDS,
    decisions=decisions,
    secret_answers=frozenset({"bid", "disavow", "intrigue", "match", "mark"}),
    answers=answers,
    default=default,
    decide=decide,
    outcome=outcome,
    placing=placing,
    counts_scores=True,
    reveal=reveal,
    imagining=Imagining(sample_world, house_bot),
    words=Words(
        describe=describe,
        line=line,
        value_text=value_text,
        value_order=value_order,
        needs_confirmation=NEEDS_CONFIRMATION,
        turning_points=(*turning_events(EVENTS), Disavowed),
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
