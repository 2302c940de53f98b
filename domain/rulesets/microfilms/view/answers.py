"""Effects of answers, and the places a player points at to give them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

from domain.kernel.choices import OneOf
from domain.kernel.offers import Command, Offer, to_offers
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.words.consequences import Row, Rows, consequence_by_field
from domain.kernel.words.phrases import Consequence
from domain.kernel.words.pointing import seat_place
from domain.rulesets.microfilms.model import cards, commands
from domain.rulesets.microfilms.model.mind import Mind, known_identities
from domain.rulesets.microfilms.model.offers import attempt_offers
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.view.scene import own_card, own_francs
from domain.rulesets.microfilms.view.text import NEEDS_CONFIRMATION, franc_count

IDENTITY_OF: dict[type[Command], str] = {
    commands.WinAsJournalist: "JOURNALIST",
    commands.WinAsHitman: "HITMAN",
    commands.WinAsBroker: "BROKER",
    commands.WinAsInterpol: "INTERPOL",
}
Fault = Callable[[Table, Mind, Any, Sequence[str]], str]
"""Why an attempt with this value is certainly wrong, by the seat's own cards and what it has seen; empty if it may be
right.
"""


def own_nation(mind: Mind) -> cards.Nation | None:
    return next((cards.NATION_OF[each] for each in mind.identities if each in cards.AGENTS), None)


def alliances(table: Table, mind: Mind) -> Iterator[tuple[cards.Nation, ...]]:
    """The pairs of nations that may be allied, by the letters this seat has seen in play.  Rule MF-2.4."""
    seen = {*table.letters, *mind.letters}
    return (pair for pair in combinations(table.nations, 2) if seen <= {*pair})


def is_right(mine: cards.Nation, shown: cards.Nation, pair: tuple[cards.Nation, ...]) -> bool:
    """Whether an agent wins by this nation's film if these two are allied.  Rules MF-6.2.1 to MF-6.2.4."""
    return shown not in pair if mine in pair else shown in pair


def film_fault(table: Table, mind: Mind, film: str, _: Sequence[str]) -> str:
    mine, shown = own_nation(mind), cards.NATION_OF[film]
    if mine is None or any(is_right(mine, shown, pair) for pair in alliances(table, mind)):
        return ""
    if shown == mine:
        return f"{cards.IN_TEXT[shown][:1].upper()}{cards.IN_TEXT[shown][1:]} is your own nation: to show its Microfilm always loses."
    return f"The letters you saw make {cards.IN_TEXT[shown]} your ally: to show its Microfilm loses."


def named_agent_fault(table: Table, mind: Mind, target: Seat, people: Sequence[str]) -> str:
    known = known_identities(table, mind)[target]
    faces = known & cards.AGENTS if table.options.is_croupier else known
    wanted = {cards.AGENT[cards.NATION_OF[film]] for film in mind.hand if film in cards.FILMS}
    return f"You know that {people[target]} is no agent of a Microfilm you hold." if faces and not faces & wanted else ""


def holder_fault(table: Table, mind: Mind, target: Seat, people: Sequence[str]) -> str:
    return "You hold the Ace of Spades yourself." if "ACE" in mind.hand else empty_hand_fault(table, mind, target, people)


def empty_hand_fault(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> str:
    return "" if table.hands[target] else f"{people[target]} holds no card."


def place_fault(table: Table, mind: Mind, place: cards.Place, _: Sequence[str]) -> str:
    if place == cards.HANDS[mind.seat]:
        return "" if cards.LETTERS.intersection(mind.hand) else "You hold no Alliance letter."
    held = {"draw": table.deck, "discard": table.discard_size, **dict(zip(cards.HANDS, table.hands, strict=False))}
    return "" if held[place] else "No card is there."


def claimed_nation_fault(_table: Table, mind: Mind, nation: cards.Nation, _: Sequence[str]) -> str:
    return "You hold its Microfilm: the Croupier does not." if cards.FILM[nation] in mind.hand else ""


FAULTS: dict[tuple[type[Command], str], Fault] = {
    (commands.WinAsAgent, "film"): film_fault,
    (commands.WinAsJournalist, "target"): named_agent_fault,
    (commands.WinAsHitman, "target"): holder_fault,
    (commands.WinAsInterpol, "target"): empty_hand_fault,
    (commands.WinAsBroker, "first"): place_fault,
    (commands.WinAsBroker, "second"): place_fault,
    (commands.ClaimCroupier, "nation"): claimed_nation_fault,
}


def faults_in(offer: Offer, table: Table, mind: Mind, people: Sequence[str]) -> Iterator[dict[Any, str]]:
    """For each field of an attempt that can be certainly wrong: by value, why it is; "" if it may be right."""
    for field, choice in offer.choices.items():
        fault = FAULTS.get((offer.command, field))
        if fault is not None and isinstance(choice, OneOf):
            yield {value: fault(table, mind, value, people) for value in choice.values}


def certain_fault(table: Table, mind: Mind, command: type[Command], people: Sequence[str]) -> str:
    """Why this attempt is certainly wrong whatever value it names; empty if it may be right, or is not offered."""
    for offer in to_offers(attempt_offers(table, mind)):
        for faults in faults_in(offer, table, mind, people) if offer.command is command else ():
            texts = [*faults.values()]
            if all(texts):
                return texts[0] if len(set(texts)) == 1 else "By what you know, nothing you can name is right."
    return ""


def with_fault(command: type[Command], field: str, row: Row) -> Row:
    """This row, but for values that are certainly wrong."""

    def consequence(table: Table, mind: Mind, value: Any, people: Sequence[str]) -> Consequence:
        fault = FAULTS[command, field](table, mind, value, people)
        usual = row(table, mind, value, people)
        return Consequence(fault, True, usual.at) if fault else usual

    return consequence


def of_attempt(command: type[Command]) -> Row:
    """The stake of an attempt, at the identity that makes it."""

    def consequence(table: Table, mind: Mind, _value: Any, people: Sequence[str]) -> Consequence:
        wanted = {IDENTITY_OF[command]} if command in IDENTITY_OF else cards.AGENTS
        mine = [each for each in mind.identities if each in wanted]
        at = f"identity:{mind.seat}/{mine[0]}" if mine and command is not commands.ClaimCroupier else None
        ends = command not in IDENTITY_OF or table.options.is_croupier
        fault = certain_fault(table, mind, command, people)
        if fault:
            return Consequence(f"{fault} You show your identity, and {'others win' if ends else 'you are out'}.", True, at)
        stake = "the game is over, and others win" if ends else "you are out, and the others play on"
        return Consequence(f"Your identity is shown. If you are right, you win; if not, {stake}.", True, at)

    return consequence


def of_film(_table: Table, mind: Mind, film: str, _: Sequence[str]) -> Consequence:
    text = f"It is right if {cards.IN_TEXT[cards.NATION_OF[film]]} stands alone, or if you do."
    return Consequence(text, at=own_card(mind, film))


def of_seat(_table: Table, _mind: Mind, target: Seat, _: Sequence[str]) -> Consequence:
    return Consequence(at=seat_place(target))


def of_place(_table: Table, _mind: Mind, place: str, _: Sequence[str]) -> Consequence:
    at = f"hand:{cards.HANDS.index(place)}" if place in cards.HANDS else "deck" if place == "draw" else "discard"
    return Consequence(at=at)


def of_nation(*_: Any) -> Consequence:
    return Consequence()


NAMED: dict[str, Row] = {
    "film": of_film, "target": of_seat, "first": of_place, "second": of_place, "nation": of_nation,
}  # fmt: skip
"""Effects of the values that an attempt names, as long as they may be right."""

ATTEMPTS: Rows = {
    **{(each, field): with_fault(each, field, NAMED[field]) for each, field in FAULTS},
    **{(each, ""): of_attempt(each) for each, _ in FAULTS},
    (commands.WinAsJournalist, "film"): lambda _table, mind, film, _: Consequence(at=own_card(mind, film)),
    **{(each, "discard_order"): lambda _table, mind, card, _: Consequence(at=own_card(mind, card)) for each in IDENTITY_OF},
}
"""The effect of an attempt, and of what it names."""


PLAYED = {commands.Steal: "SB", commands.CashOut: "CO"}
"""Commands that play a card."""


def of_draw(table: Table, mind: Mind, pile: str, _: Sequence[str]) -> Consequence:
    held, limit = table.hands[mind.seat] + 1, table.limit(mind.seat)
    surplus = f" You may keep {limit} of {held} cards." if held > limit else ""
    if pile == "deck":
        return Consequence(f"You take one of {count_text(table.deck, 'card')}, unseen by the others.{surplus}", at="deck")
    return Consequence(f"You take {cards.NAMES[table.discard[-1]]}, before everybody's eyes.{surplus}", at="discard")


def of_pass(table: Table, *_: Any) -> Consequence:
    text = "You take 1 franc from the house." if table.house else "The house is empty: you take nothing."
    return Consequence(text, at="house")


def of_bribe_target(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    who = people[target]
    if target == croupier_seat(table):
        return Consequence(f"{who} takes every bribe: you are Cleared.", at=seat_place(target))
    pays = "and pays you 1 franc" if table.francs[target] else "and has no franc to pay you"
    return Consequence(f"{who} takes it unseen and you are Cleared, or refuses it {pays}.", at=seat_place(target))


def of_bribe_card(_table: Table, mind: Mind, card: str, _: Sequence[str]) -> Consequence:
    return Consequence(f"You give away {cards.NAMES[card]} if it is taken.", at=own_card(mind, card))


def of_bribe_answer(table: Table, mind: Mind, accept: bool, people: Sequence[str]) -> Consequence:
    who = people[table.turn] if table.turn is not None else "nobody"
    if accept:
        return Consequence(f"The card is yours, whatever it is, and {who} is Cleared.", at="offer")
    fee = f"You pay {who} 1 franc" if table.francs[mind.seat] else "You have no franc to pay"
    return Consequence(f"{fee}, and the card goes back unseen.")


def of_steal_target(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    taken = min(2, table.francs[target])
    text = f"You take {franc_count(taken)} from {people[target]}." if taken else f"{people[target]} has no francs to take."
    return Consequence(text, at=seat_place(target))


def of_cash_out(table: Table, mind: Mind, *_: Any) -> Consequence:
    text = f"You take {franc_count(min(3, table.house))} from the house; the card goes to the discard."
    return Consequence(text, at=own_card(mind, "CO"))


def of_interrogation(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    who, number = people[target], table.hands[target]
    if target == croupier_seat(table):
        text = f"You alone see one of the {count_text(number, 'card')} in {who}'s hand, at random."
    elif number:
        hand = "the card" if number == 1 else f"one of the {number} cards"
        text = f"You alone see a random card of {who}: {hand} in hand, or an identity."
    else:
        text = f"You alone see an identity of {who}, whose hand is empty."
    return Consequence(text, at=seat_place(target))


def of_price(_table: Table, mind: Mind, pay: str, _: Sequence[str]) -> Consequence:
    if pay in ("FRANC", "FRANCS"):
        return Consequence(f"You pay {franc_count(1 + (pay == 'FRANCS'))} to the house.", at=own_francs(mind))
    return Consequence("The card goes to the discard.", at=own_card(mind, pay))


def of_blackmail_target(table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    who, loses = people[target], " and take a random card" if table.hands[target] else ""
    if target == croupier_seat(table) and not (table.options.croupier_pays and table.francs[target] >= 2):
        return Consequence(f"{who} declines: you are Cleared{loses}.", at=seat_place(target))
    ways = [each for each, can in (("pay you 2 francs", table.francs[target] >= 2), ("defend", bool(table.hands[target]))) if can]
    if not ways:
        return Consequence(f"{who} can only decline: you are Cleared{loses}.", at=seat_place(target))
    return Consequence(f"{who} can {' or '.join(ways)}. If they decline, you are Cleared{loses}.", at=seat_place(target))


def of_blackmail_answer(table: Table, mind: Mind, answer: str, people: Sequence[str]) -> Consequence:
    who = people[table.turn] if table.turn is not None else "nobody"
    if answer == "pay":
        return Consequence(f"You give {who} 2 francs; nothing else happens.", at=own_francs(mind))
    if answer == "defend":
        return Consequence("Your Cash Out card goes to the discard; nothing else happens.", at=own_card(mind, "CO"))
    turns = "become" if table.cleared[mind.seat] else "stay"
    loses = " and lose a random card" if mind.hand else ""
    return Consequence(f"{who} is Cleared; you {turns} a Suspect{loses}.", grave=True)


def of_discarded(_table: Table, mind: Mind, card: str, _: Sequence[str]) -> Consequence:
    fee = ", and you pay 2 francs" if card == "ACE" else ""
    return Consequence(f"It lies face up on the discard{fee}.", at=own_card(mind, card))


def of_proposal(*_: Any) -> Consequence:
    return Consequence("All others are asked. If one refuses, your turn goes on; if all agree, nobody wins.")


def of_draw_answer(_table: Table, _mind: Mind, agree: bool, _: Sequence[str]) -> Consequence:
    return Consequence("If all agree, the game ends and nobody wins.", grave=True) if agree else Consequence("The game goes on.")


def of_played_card(command: type[Command], text: str) -> Row:
    return lambda _table, mind, _value, _people: Consequence(text, at=own_card(mind, PLAYED[command]))


BY_FIELD: Rows = {
    (commands.DrawCard, "pile"): of_draw,
    (commands.Pass, ""): of_pass,
    (commands.Bribe, "target"): of_bribe_target,
    (commands.Bribe, "card"): of_bribe_card,
    (commands.AnswerBribe, "accept"): of_bribe_answer,
    (commands.Steal, ""): of_played_card(commands.Steal, "You take up to two francs; the card goes to the discard."),
    (commands.Steal, "target"): of_steal_target,
    (commands.CashOut, ""): of_cash_out,
    (commands.Interrogate, "target"): of_interrogation,
    (commands.Interrogate, "pay"): of_price,
    (commands.Blackmail, "target"): of_blackmail_target,
    (commands.Blackmail, "pay"): of_price,
    (commands.AnswerBlackmail, "answer"): of_blackmail_answer,
    (commands.Discard, "cards"): of_discarded,
    (commands.ProposeDraw, ""): of_proposal,
    (commands.AnswerDraw, "agree"): of_draw_answer,
    **ATTEMPTS,
}

consequence = consequence_by_field(BY_FIELD, NEEDS_CONFIRMATION)
"""The effect of an answer."""
