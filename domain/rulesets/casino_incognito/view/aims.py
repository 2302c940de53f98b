"""The question, goals, threats, hints, and the reason of the end."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.offers import is_forced, to_offers
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import EndReason, Goal, Hint, Place, Question, Secret, Threat
from domain.rulesets.casino_incognito.model.abilities import ability
from domain.rulesets.casino_incognito.model.commands import Wager
from domain.rulesets.casino_incognito.model.hand_ranking import best_hand
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.offers import OFFERS_BY_KIND
from domain.rulesets.casino_incognito.model.options import Room
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view import labels
from domain.rulesets.casino_incognito.view.text import REASONS, hand_text


def asked_things(table: Table, mind: Mind, kind: str) -> tuple[Place, ...]:
    """The things on the table that a decision of this kind is about."""
    seat, effect = mind.seat, table.plot.effect
    match kind:
        case "disguise":
            return tuple([Place(labels.disguise_kind(each), f"looked:{seat}") for each in sorted(mind.looked)])
        case "room":
            talks = enumerate(table.conversations, 1)
            return tuple([Place(labels.conversation_piece(spot), f"room:{each.room}") for spot, each in talks if each.cards and each.room])
        case "bid" | "pick" if table.contact is not None:
            return in_room(table, table.contact.room)
        case "mark" | "bomb" if effect is not None and effect.room:
            return in_room(table, effect.room)
        case "disavow" if mind.agent is not None:
            return (Place(labels.disguise_kind(mind.agent), f"agent:{seat}"),)
        case "wager" | "reveal" if table.scoring is not None:
            return (Place(labels.tile_kind(table.scoring.tile), "stage"),)
        case "claim":
            return tuple([Place(each.card, f"leak:{spot}") for spot, each in enumerate(table.leak, 1)])
        case "intrigue":
            return tuple([Place(card, f"hidden:{seat}") for card in mind.hidden if ability(card) is not None])
        case "dart" if seat in table.plot.darted:
            return (Place(labels.DART, f"status:{seat}"),)
        case _:
            return tuple([Place(card, f"drinks:{seat}") for card in mind.drinks])


def in_room(table: Table, room: Room) -> tuple[Place, ...]:
    """The characters and conversations of a room."""
    names = (*map(labels.character_piece, table.characters_in(room)), *map(labels.conversation_piece, table.spots_in(room)))
    return tuple([Place(name, f"room:{room}") for name in names])


def question(table: Table, mind: Mind | None, people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    kind = decisions(table).get(mind.seat) if mind is not None else None
    if kind is None or mind is None:
        return None
    trial, effect = table.plot.trial, table.plot.effect
    by = trial.seat if kind == "match" and trial is not None else effect.seat if kind == "mark" and effect is not None else None
    return Question(question_to(table, mind, kind, people), by, asked_things(table, mind, kind), labels.TEXTS[kind].rule)


def question_to(table: Table, mind: Mind, kind: str, people: Sequence[str]) -> str:
    """The question to a seat, or, if there is one answer, what that is."""
    answers = to_offers(OFFERS_BY_KIND[kind](table, mind))
    if is_forced(answers):
        return labels.only_choice_text(table, kind, people)
    if kind == "wager" and is_forced([each for each in answers if each.command is Wager]):
        return labels.one_wager_question(table, people)
    return labels.decision_question(table, kind, people)


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """The goal of all seats, and of an agent that must stay hidden."""
    if table.outcome is not None:
        return ()
    last = count_text(table.options.hands, "hand")
    best = Goal(f"Have the most points after {last} of cards: show the best hands for the tiles.", "CI-10.4")
    if mind is None or mind.agent is None:
        return (best,)
    return (best, Goal(f"Let nobody find out that you are character {mind.agent}.", "CI-8.4"))


def secret(table: Table, mind: Mind, _people: Sequence[str]) -> Secret | None:
    """The agent of the seat; None until it is chosen."""
    if mind.agent is None or table.outcome is not None:
        return None
    return Secret(f"You are character {mind.agent}. Only you know.", (Place(labels.disguise_kind(mind.agent), f"agent:{mind.seat}"),))


def threats(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """The number of characters publicly known not to be the own agent."""
    if mind is None or not table.hand or table.outcome is not None:
        return ()
    marked, most = len(table.marks[mind.seat]), table.board_size - 1
    if not marked:
        return ()
    text = f"All know {count_text(marked, 'character')} that you are not; at {most} you are found out."
    return (Threat(text, marked, most),)


def ending(table: Table, _mind: Mind | None, people: Sequence[str]) -> EndReason | None:
    """The reason of the end; None while the game runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    if not outcome.winners:
        return EndReason("Nobody won.")
    winners = and_list([people[seat] for seat in outcome.winners])
    ranked = sorted(range(len(people)), key=lambda seat: -table.vp[seat])
    points = and_list([f"{people[seat]} {table.vp[seat]}" for seat in ranked])
    things = tuple([Place(labels.POINT, f"points:{seat}") for seat in outcome.winners if table.vp[seat] > 0])
    return EndReason(f"{winners} won with {REASONS.get(outcome.reason, outcome.reason)}. Points: {points}.", things)


def hints(table: Table, mind: Mind, _people: Sequence[str]) -> tuple[Hint, ...]:
    """The best hand of one's own cards for each tile, without the Leak."""
    if not table.hand or table.outcome is not None:
        return ()
    own = [(card, card) for card in (*table.open[mind.seat], *mind.hidden)]
    found = []
    for each in table.tiles:
        if each.tile in table.judged:
            continue
        tile = TILES[each.tile]
        best = best_hand(tile.combination, tile.suits, own, table.options.jokers)
        shown = "nothing yet" if best is None else hand_text(best.hand, ())
        found.append(Hint(f"Your {tile.combination.name}: {shown}.", rule="CI-9.4"))
    return tuple(found)
