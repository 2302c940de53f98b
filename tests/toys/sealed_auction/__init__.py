"""A toy: a sealed auction for three, in which all decide at once."""

from __future__ import annotations

from domain.kernel.ruleset import Ruleset
from tests.toys.sealed_auction.bot import house_bot
from tests.toys.sealed_auction.commands import COMMANDS
from tests.toys.sealed_auction.decide import decide, open_game, reveal
from tests.toys.sealed_auction.events import EVENTS
from tests.toys.sealed_auction.lots import Deal, Options, deal_outcomes, seating
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.offers import default, offers
from tests.toys.sealed_auction.picture import sketch
from tests.toys.sealed_auction.state import FOLDS, House, initial
from tests.toys.sealed_auction.story import tell
from tests.toys.sealed_auction.table import Table, decisions, outcome
from tests.toys.sealed_auction.words import describe
from tests.toys.sealed_auction.worlds import sample_world

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="sealed_auction",
    version=1,
    title="Sealed auction",
    blurb="Three bidders write down what a lot is worth to them. Only the bidder knows which lot he came for.",
    automaton="The auctioneer",
    players=(3, 3),
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
