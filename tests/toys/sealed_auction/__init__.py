"""A toy: a sealed auction for three, in which all decide at once. Words and picture are its own; absent bidders and the bot are
the defaults.
"""

from __future__ import annotations

from deaddrop.rules import Imagining, Ruleset, Words
from tests.toys.sealed_auction import game, view
from tests.toys.sealed_auction.game import House, Mind, Table

RULESET: Ruleset[Table, Mind, House] = Ruleset(
    name="sealed_auction",
    version=1,
    title="Sealed auction",
    blurb="Three bidders write down what a lot is worth to them. Only the bidder knows which lot he came for.",
    automaton="The auctioneer",
    players=(game.SEATS, game.SEATS),
    commands=(game.Bid,),
    options=game.Options,
    deal=game.Deal,
    seating=game.seating,
    deal_outcomes=game.deal_outcomes,
    initial=game.initial,
    open=game.open_game,
    folds=game.FOLDS,
    decisions=game.decisions,
    secret_answers=frozenset({"bid"}),
    answers=game.offers,
    decide=game.decide,
    outcome=lambda table: table.outcome,
    reveal=game.reveal,
    imagining=Imagining(game.sample_world),
    words=Words(describe=view.describe, formatters=view.FORMATTERS),
)
