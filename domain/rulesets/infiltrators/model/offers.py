"""Legal commands of a seat, from its view alone. Legality is decided only here (rules IF-4, IF-5.3 and IF-9.2).
And the answers of absent players (rule IF-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.choices import Between, Ordered, Some
from domain.kernel.offers import Answer, Command, offer, withhold
from domain.rulesets.infiltrators.model import commands
from domain.rulesets.infiltrators.model.candidates import best_shot, most_bits
from domain.rulesets.infiltrators.model.cards import Card
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import MAX_DRAW, MAX_MARKS
from domain.rulesets.infiltrators.model.table import Table, decisions


def answers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """All answers of `mind.seat`, offered and withheld: to its decision, if it owes one, and marks."""
    return (*answer_offers(table, mind), *mark_offers(table))


def answer_offers(table: Table, mind: Mind) -> tuple[Answer, ...]:
    """Answers to the seat's decision; none without one."""
    match decisions(table).get(mind.seat):
        case "turn":
            return (*turn_offers(table, mind), *shot_offers(table, mind, "IF-4.5"))
        case "exchange_draw":
            return (offer(commands.DrawAfterExchange, "IF-4.3", draw=(True, False)),)
        case "reward":
            return tuple(reward_offers(table))
        case "trim":
            return (offer(commands.Trim, "IF-4.7", cards=Ordered(mind.hand, table.owed)),)
        case "last_chance":
            return (*shot_offers(table, mind, "IF-5.3"), offer(commands.HoldFire, "IF-5.3"))
    return ()


def turn_offers(table: Table, mind: Mind) -> Iterator[Answer]:
    """Actions of a turn except shots.  Rules IF-4.1 to IF-4.4."""
    is_guarding, others = table.stands[mind.seat], table.others(mind.seat)
    if not is_guarding and table.centre:
        yield offer(commands.Nab, "IF-4.1")
    else:
        yield withhold(commands.Nab, "a suspect is on your stand" if is_guarding else "no suspect is left in the centre")
    if is_guarding and mind.hand:
        yield offer(commands.Clue, "IF-4.2", card=mind.hand)
    else:
        yield withhold(commands.Clue, "you hold no card" if is_guarding else "no suspect is on your stand")
    if others and mind.hand:
        yield offer(commands.Exchange, "IF-4.3", card=mind.hand, target=others)
    else:
        yield withhold(commands.Exchange, "you hold no card" if others else NO_SUSPECT)
    if table.headquarters:
        yield offer(commands.Bide, "IF-4.4", draw=Between(0, max_draw(table, mind)))
    else:
        yield withhold(commands.Bide, "the Headquarters are empty")


def max_draw(table: Table, mind: Mind) -> int:
    """Most cards biding can draw: three, less if fewer are left or, by option, if the hand limit is near.

    Rules IF-4.4.3 and IF-4.7.3.
    """
    most = min(MAX_DRAW, table.headquarters - 1)
    return min(most, table.brief.limit - len(mind.hand)) if table.options.hard_hand_limit else most


NO_SUSPECT = "no suspect is on another player's stand"


def shot_offers(table: Table, mind: Mind, rule: str) -> Iterator[Answer]:
    """Shots at others' suspects. rule: the one that grants them.  Rule IF-4.5."""
    others = table.others(mind.seat)
    if others:
        yield offer(commands.Eliminate, rule, target=others, card=table.brief.guesses)
    else:
        yield withhold(commands.Eliminate, NO_SUSPECT, rule)


def reward_offers(table: Table) -> Iterator[Answer]:
    """Rewards for a hit.  Rule IF-4.6."""
    if table.discard:
        yield offer(commands.TakeReward, "IF-4.6", card=table.discard)
    else:
        yield withhold(commands.TakeReward, "no card lies face up in the discard")
    if table.covered:
        yield offer(commands.DrawReward, "IF-4.6", place=Between(0, len(table.covered) - 1))
    else:
        yield withhold(commands.DrawReward, "no card lies face down in the discard")
    yield offer(commands.DeclineReward, "IF-4.6")


def mark_offers(table: Table) -> Iterator[Answer]:
    """Marks on clue boards.  Rules IF-9.1.1, IF-9.2.1, IF-9.2.3."""
    boards = tuple([seat for seat in table.seats if table.stands[seat]])
    if table.options.helper != "manual":
        yield withhold(commands.Mark, f"this table plays with the helper {table.options.helper}, without marks", "IF-9.1.1")
    elif table.changed >= MAX_MARKS:
        yield withhold(
            commands.Mark, f"in this turn the clue boards were marked {MAX_MARKS} times, as often as they may be", "IF-9.2.3"
        )
    elif not boards or not decisions(table):
        yield withhold(commands.Mark, "no suspect is on a stand whose clue board could be marked", "IF-9.2.1")
    else:
        yield offer(commands.Mark, "IF-9.2", target=boards, cards=Some(table.brief.guesses), crossed=(True, False))


def default(table: Table, mind: Mind) -> Command:
    """The cautious answer: bide, keep informative cards, and shoot only if nothing else is possible."""
    match decisions(table)[mind.seat]:
        case "exchange_draw":
            return commands.DrawAfterExchange(draw=True)
        case "reward":
            return commands.DeclineReward()
        case "trim":
            return commands.Trim(cards=least_informative(table, mind, table.owed))
        case "last_chance":
            return commands.HoldFire()
    return default_turn(table, mind)


def default_turn(table: Table, mind: Mind) -> Command:
    """The default for a turn.  Rules IF-10.1, IF-10.2."""
    others = table.others(mind.seat)
    if table.headquarters:
        return commands.Bide(draw=max_draw(table, mind))
    if mind.hand and mind.suspect:
        return commands.Clue(card=mind.hand[0])
    if mind.hand and others:
        return commands.Exchange(card=mind.hand[0], target=others[0])
    shot = best_shot(table, mind)
    return commands.Nab() if shot is None else commands.Eliminate(target=shot.target, card=shot.card)


def least_informative(table: Table, mind: Mind, count: int) -> tuple[Card, ...]:
    """The `count` cards of the hand with the least information about any suspect; of equals, the first."""
    return tuple(sorted(mind.hand, key=lambda card: most_bits(table, mind, card))[:count])
