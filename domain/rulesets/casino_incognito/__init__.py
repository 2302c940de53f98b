"""Casino Incognito, a design from the Board Game Designers Forum: 2 to 5 players."""

from __future__ import annotations

from domain.kernel.ruleset.ruleset import Ruleset
from domain.rulesets.casino_incognito.bot.house_bot import house_bot
from domain.rulesets.casino_incognito.bot.worlds import sample_world
from domain.rulesets.casino_incognito.model import events
from domain.rulesets.casino_incognito.model.commands import COMMANDS, StopPassing
from domain.rulesets.casino_incognito.model.defaults import default
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import offers
from domain.rulesets.casino_incognito.model.options import Deal, Options
from domain.rulesets.casino_incognito.model.table import Table, decisions, outcome, placing
from domain.rulesets.casino_incognito.rules.decide import decide
from domain.rulesets.casino_incognito.rules.draft import open_game
from domain.rulesets.casino_incognito.rules.ending import reveal
from domain.rulesets.casino_incognito.rules.seating import deal_outcomes, seating, unused_options
from domain.rulesets.casino_incognito.rules.state import FOLDS, House, initial
from domain.rulesets.casino_incognito.view.event_text import line
from domain.rulesets.casino_incognito.view.form_labels import NEEDS_CONFIRMATION, value_order, value_text
from domain.rulesets.casino_incognito.view.saying.aims import asked, danger, goal, why
from domain.rulesets.casino_incognito.view.saying.answers import said
from domain.rulesets.casino_incognito.view.saying.hints import hints
from domain.rulesets.casino_incognito.view.saying.kinds import KINDS, TERMS
from domain.rulesets.casino_incognito.view.saying.moves import moved
from domain.rulesets.casino_incognito.view.saying.scene import scene
from domain.rulesets.casino_incognito.view.table_text import describe

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
    offers=offers,
    default=default,
    decide=decide,
    outcome=outcome,
    placing=placing,
    counts_scores=True,
    reveal=reveal,
    sample_world=sample_world,
    house_bot=house_bot,
    describe=describe,
    line=line,
    value_text=value_text,
    value_order=value_order,
    needs_confirmation=NEEDS_CONFIRMATION,
    turning_points=events.TURNING_POINTS,
    asked=asked,
    said=said,
    goal=goal,
    danger=danger,
    hints=hints,
    scene=scene,
    moved=moved,
    why=why,
    kinds=KINDS,
    terms=TERMS,
)
