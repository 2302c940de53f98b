"""Default answers of seats that do not answer (rule CI-12)."""

from __future__ import annotations

from domain.kernel.offers import Command
from domain.rulesets.casino_incognito.model import commands
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import claimable_spots, offers, open_rooms
from domain.rulesets.casino_incognito.model.reveal_offers import showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions


def default(table: Table, mind: Mind) -> Command:
    """A cautious answer: no move, bid, wager or intrigue; the largest pile, the most chips, the best own hand."""
    match decisions(table)[mind.seat]:
        case "disguise":
            return commands.ChooseDisguise(mind.looked[0], mind.looked[1] if len(mind.looked) == 3 else None)
        case "move":
            return commands.Skip()
        case "room":
            return commands.ChooseRoom(open_rooms(table)[0])
        case "bid":
            return commands.SitOut()
        case "pick":
            assert table.contact is not None
            spots = table.spots_in(table.contact.room)
            return commands.Pick(
                max(spots, key=lambda spot: len(table.conversations[spot - 1].cards) + table.face_down_count(spot))
            )
        case "disavow":
            return commands.Stay()
        case "reveal":
            hands = showable_hands(table, mind)
            found = hands.best(hands.pool(()))
            return commands.Reveal(() if found is None else (found.hand,))
        case "claim":
            return commands.ClaimLeak(max(claimable_spots(table), key=lambda spot: table.leak[spot - 1].chips))
        case "match":
            return commands.Let()
        case "target" | "drinks" | "bomb" | "mark" | "dart":
            return next(offers(table, mind)[-1].instances())
    return commands.Pass()
