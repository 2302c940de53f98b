"""Effects of answers, and the places a player points at to give them (rules MF-4 to MF-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.offers import Command
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.words.consequences import Row, Rows, consequence_by_field
from domain.kernel.words.phrases import Consequence
from domain.kernel.words.pointing import seat_place
from domain.rulesets.microfilms.model import commands
from domain.rulesets.microfilms.model.cards import NAMES
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table, croupier_seat
from domain.rulesets.microfilms.view.form_labels import NEEDS_CONFIRMATION
from domain.rulesets.microfilms.view.saying.attempts import ATTEMPTS
from domain.rulesets.microfilms.view.saying.own_places import own_card, own_francs
from domain.rulesets.microfilms.view.table_text import franc_count

PLAYED = {commands.Steal: "SB", commands.CashOut: "CO"}
"""Commands that play a card."""


def of_draw(table: Table, mind: Mind, pile: str, _: Sequence[str]) -> Consequence:
    held, limit = table.hands[mind.seat] + 1, table.limit(mind.seat)
    surplus = f" You may keep {limit} of {held} cards." if held > limit else ""
    if pile == "deck":
        return Consequence(f"You take one of {count_text(table.deck, 'card')}, unseen by the others.{surplus}", at="deck")
    return Consequence(f"You take {NAMES[table.discard[-1]]}, before everybody's eyes.{surplus}", at="discard")


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
    return Consequence(f"You give away {NAMES[card]} if it is taken.", at=own_card(mind, card))


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
        return Consequence(f"{who} submits: you are Cleared{loses}.", at=seat_place(target))
    pays = "pays you 2 francs" if table.francs[target] >= 2 else ""
    defends = "defends" if table.hands[target] else ""
    ways = ", ".join([each for each in (pays, defends) if each])
    return Consequence(f"{who} {ways}{' or ' if ways else ''}submits: then you are Cleared{loses}.", at=seat_place(target))


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
