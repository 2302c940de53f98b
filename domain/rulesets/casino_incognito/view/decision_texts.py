"""The texts of each kind of decision: of the seat that is asked (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.abilities import Ability, ability
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.card_texts import ability_name


class DecisionText(NamedTuple):
    """task: the seat's duty or option, after its name; question: for the seat that is asked; rule: the rule that asks; forced: for a
    seat that has one answer.
    """

    task: str
    question: str
    rule: str = "CI-15"
    forced: str = ""


TEXTS = {
    "disguise": DecisionText("must choose a disguise", "Which of these characters are you?", "CI-3.3"),
    "move": DecisionText(
        "may move a character", "You may move a character to a room next door, for nothing.", "CI-6.3",
    ),
    "pay_move": DecisionText(
        "may pay for a move", "You may pay chips and move a character: at least {price}.", "CI-6.4",
    ),
    "room": DecisionText(
        "must name the next room", "In which room is contact made next?", "CI-7.1",
        "Name the last room: contact is made there.",
    ),
    "bid": DecisionText(
        "must seal a bid of chips and a character, or nothing", "What do you bid in room {room}, under seal?", "CI-7.2",
        "You can make no bid in room {room}: seal nothing.",
    ),
    "pick": DecisionText(
        "must pick a conversation", "Which conversation in room {room} do you take?", "CI-7.5",
        "Take the one conversation that is left in room {room}.",
    ),
    "disavow": DecisionText("must decide whether to disavow", "Do you disavow your agent, under seal?", "CI-8.3"),
    "wager": DecisionText("must wager or pass", "How much do you wager on the {tile}, or do you pass?", "CI-9.2"),
    "reveal": DecisionText(
        "must show hands or none", "Which hand do you show for the {tile}?", "CI-9.4",
        "You have no hand to show for the {tile}.",
    ),
    "claim": DecisionText(
        "must claim a Leak card's chips", "Which Leak card's chips do you take?", "CI-9.10",
        "Take the chips of the one Leak card that has any.",
    ),
    "intrigue": DecisionText(
        "must decide in secret which face-down card to try, if any", "Do you try a card, under seal?", "CI-14.3",
        "You have no card to try: pass, under seal.",
    ),
    "match": DecisionText(
        "must decide in secret whether to match the chips, which stops the card",
        "{who} tries a card for {stake}: do you match that?", "CI-14.4",
    ),
    "target": DecisionText("must choose the target of the card", "{ability}: {aim}."),
    "drinks": DecisionText(
        "must lay cards into conversations", "{ability}: for each of your cards, point at a conversation.",
    ),
    "bomb": DecisionText(
        "must move a character away from the bomb",
        "{ability}: point at a character of that room, then at a room beside it.",
    ),
    "mark": DecisionText(
        "must mark two characters, or disavow", "Which two characters in room {target} are you not?", "CI-15.11",
    ),
    "dart": DecisionText("must pay or submit to the dart", "A dart: do you pay, or submit to it?", "CI-15.4"),
}  # fmt: skip
"""By kind of decision."""
AIMS: dict[Ability, str] = {
    "muscle": "point at a room",
    "femme": "point at a room",
    "dart": "point at a player",
    "encounter": "point at a conversation, a card to take and one of yours to give",
    "bomb": "point at a room",
    "glitter": "point at the chips that become points",
    "target": "point at a room with four characters or more",
    "distraction": "point at a conversation, then at a room beside it",
}
"""The target of a card's player, by ability."""


def question(table: Table, kind: str, people: Sequence[str]) -> str:
    """The question to a seat."""
    return TEXTS[kind].question.format_map(text_values(table, people))


def only_choice_text(table: Table, kind: str, people: Sequence[str]) -> str:
    """The words to a seat that has one answer."""
    return (TEXTS[kind].forced or TEXTS[kind].question).format_map(text_values(table, people))


def one_wager_question(table: Table, people: Sequence[str]) -> str:
    """The question to a seat that can wager one amount only."""
    assert table.scoring is not None
    text = "Do you wager {highest} on the {tile}, or do you pass?" if table.scoring.highest else "Do you stay in for the {tile} without a chip, or do you pass?"
    return text.format_map(text_values(table, people))


def text_values(table: Table, people: Sequence[str]) -> dict[str, str]:
    """The values of the fields in questions; empty if the table has none."""
    scoring, trial, effect = table.scoring, table.plot.trial, table.plot.effect
    its = ability(effect.card) if effect is not None else None
    return {
        "price": count_text(table.price, "chip"),
        "room": str(table.contact.room) if table.contact is not None else "",
        "tile": TILES[scoring.tile].combination.name if scoring is not None else "",
        "highest": count_text(scoring.highest, "chip") if scoring is not None else "",
        "who": people[trial.seat] if trial is not None else "",
        "stake": count_text(trial.chips, "chip") if trial is not None else "",
        "target": str(effect.room) if effect is not None else "",
        "ability": ability_name(effect.card) if effect is not None else "",
        "aim": AIMS.get(its, "") if its is not None else "",
    }
