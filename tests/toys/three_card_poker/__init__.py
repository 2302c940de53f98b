"""A toy: Kuhn's three-card poker for two."""

from __future__ import annotations

from domain.kernel.ruleset import Ruleset
from tests.toys.three_card_poker.bot import house_bot
from tests.toys.three_card_poker.cards import Deal, Options, deal_outcomes, seating
from tests.toys.three_card_poker.commands import COMMANDS
from tests.toys.three_card_poker.decide import decide, open_game, reveal
from tests.toys.three_card_poker.events import EVENTS
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.offers import default, offers
from tests.toys.three_card_poker.picture import sketch
from tests.toys.three_card_poker.state import FOLDS, House, initial
from tests.toys.three_card_poker.story import tell
from tests.toys.three_card_poker.table import Table, decisions, outcome
from tests.toys.three_card_poker.words import describe
from tests.toys.three_card_poker.worlds import sample_world

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="three_card_poker",
    version=1,
    title="Three-card poker",
    blurb="A jack, a queen and a king, and one chip to bet. Two players bluff each other.",
    automaton="The dealer",
    players=(2, 2),
    options=Options,
    deal=Deal,
    commands=COMMANDS,
    events=EVENTS,
    seating=seating,
    initial=initial,
    open=open_game,
    deal_outcomes=deal_outcomes,
    folds=FOLDS,
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
)
