"""A plain player as a yardstick for the house bot: bids little, wagers if it has a hand, shows its best."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.model.commands import Bid, Wager
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import default, offers
from domain.rulesets.casino_incognito.model.reveal_offers import showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions


def plain(table: Table, mind: Mind, chance: Chance) -> Command:
    kind, offered = decisions(table)[mind.seat], offers(table, mind)
    if kind == "bid" and offered[0].command is Bid and chance("bid", range(2)):
        named = offered[0].choices.get("character")
        return Bid(1, named.sample("character", chance) if named is not None else None)
    if kind == "wager" and showable_hands(table, mind).menu(())[1:]:
        return Wager(offered[0].choices["chips"].low)
    return default(table, mind)
