"""The question, the goal, and dangers (rules MF-4 to MF-8)."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.offers import is_forced
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.words.phrases import Goal, Place, Question, Threat
from domain.rulesets.microfilms.model.cards import CROUPIER_GOAL, IN_TEXT, NATION_OF, Identity, Nation
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.offers import attempt_offers, offers
from domain.rulesets.microfilms.model.table import Table, croupier_seat, decisions
from domain.rulesets.microfilms.view.saying.kinds import CARD

LAST_TURNS = 2
"""Rounds before the last turn from which the danger names it."""

FREELANCE_AIMS: dict[Identity, Goal] = {
    "JOURNALIST": Goal("show a Microfilm and name the agent of its nation.", "MF-6.3"),
    "HITMAN": Goal("name who holds the Ace of Spades.", "MF-6.4"),
    "BROKER": Goal("from the second evening on, name where both Alliance letters are.", "MF-6.5"),
    "INTERPOL": Goal("from the second evening on, arrest a Suspect with a bloodstained card.", "MF-6.6"),
}
"""By identity: how a Cleared player wins."""


def question(table: Table, mind: Mind | None, people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    if mind is None:
        return None
    by = table.turn
    who = people[by] if by is not None else ""
    match decisions(table).get(mind.seat):
        case "turn":
            return Question(f"It is your turn: {turn_text(table, mind)}.", rule="MF-4")
        case "bribe":
            return Question(f"{who} offers you a card, face down. Do you take it?", by, (Place(CARD, "offer"),), "MF-4.3")
        case "blackmail":
            asks = "You can only refuse." if is_forced(offers(table, mind)) else "What do you say?"
            return Question(f"{who} blackmails you. {asks}", by, blackmail_things(mind, by), "MF-4.7")
        case "discard":
            kept = count_text(table.limit(mind.seat), "card")
            own = tuple([Place(card, f"hand:{mind.seat}") for card in sorted({*mind.hand})])
            return Question(f"You may keep {kept}: discard {table.owed}.", things=own, rule="MF-5.1")
        case "draw_offer":
            return Question(f"{who} proposes a draw. Do you agree?", by, rule="MF-8.3")
        case "croupier":
            return Question("The Croupier plays by his own rules.", rule="MF-7.2")
    return None


def turn_text(table: Table, mind: Mind) -> str:
    """The actions open to the seat in its turn, given its cards and francs."""
    card = "a card" if {"CO", "IB", "SB"} & {*mind.hand} else ""
    spent = [each for each in (card, "francs" if table.francs[mind.seat] else "") if each]
    act = f"use {' or '.join(spent)}" if spent else ""
    draw = "draw" if table.deck or table.discard_size else ""
    win = "try to win" if next(attempt_offers(table, mind), None) else ""
    named = [each for each in (draw, "pass", "bribe" if mind.hand else "", act, win) if each]
    return f"{', '.join(named[:-1])} or {named[-1]}" if named[1:] else named[0]


def blackmail_things(mind: Mind, by: Seat | None) -> tuple[Place, ...]:
    """The token that would turn over, and the card that wards the blackmail off."""
    token = () if by is None else (Place("suspicion", f"token:{by}"),)
    return (*token, Place("CO", f"hand:{mind.seat}")) if "CO" in mind.hand else token


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """How the seat can win, by its identities and the letters that it has seen."""
    if mind is None or table.phase in ("setup", "over"):
        return ()
    aims = [FREELANCE_AIMS.get(each) or agent_aim(table, mind, each) for each in mind.identities]
    if table.cleared[mind.seat]:
        return tuple([Goal(f"{each.text[:1].upper()}{each.text[1:]}", each.rule) for each in aims])
    return tuple([Goal(f"Be Cleared, then {each.text}", each.rule) for each in aims])


def agent_aim(table: Table, mind: Mind, identity: Identity) -> Goal:
    """An agent's aim, given the alliances that the letters seen reveal."""
    mine, seen = NATION_OF[identity], {*table.letters, *mind.letters}
    others = [nation for nation in table.nations if nation != mine]
    if len(seen) > 1 and mine in seen:
        lone = next((nation for nation in others if nation not in seen), others[0])
        return Goal(f"show the Microfilm of {IN_TEXT[lone]}, which stands alone.", "MF-6.2")
    if len(seen) > 1:
        return Goal(f"show the Microfilm of {either(others)}, as you stand alone.", "MF-6.2")
    if mine in seen:
        return Goal(f"show the Microfilm of {either(others)}, whichever stands alone: you have an ally.", "MF-6.2")
    return Goal("show the Microfilm of the nation that stands alone, or, if you stand alone, of either ally.", "MF-6.2")


def either(nations: Sequence[Nation]) -> str:
    return " or ".join([IN_TEXT[each] for each in nations])


def threats(table: Table, _mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """The Croupier's francs, and the last turns."""
    if table.phase in ("setup", "over"):
        return ()
    found = []
    seat = croupier_seat(table)
    if seat is not None:
        have = table.francs[seat]
        found.append(Threat(f"The Croupier has {have} of {CROUPIER_GOAL} francs; with {CROUPIER_GOAL} both players lose.", have, CROUPIER_GOAL))
    last = table.options.turn_cap * table.players
    if table.turns > last - LAST_TURNS * table.players:
        found.append(Threat(f"Nobody wins after turn {last}; this is turn {table.turns}.", table.turns, last))
    return tuple(found)
