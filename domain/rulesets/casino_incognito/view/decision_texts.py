"""The texts of each kind of decision: for the seat that is asked, and for all (rules CI-3 to CI-9, CI-14 and CI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.text.event_text import count_text
from domain.rulesets.casino_incognito.model.abilities import Ability, ability
from domain.rulesets.casino_incognito.model.cards import NAMES
from domain.rulesets.casino_incognito.model.intrigue_state import Effect
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view.card_texts import ability_name


class DecisionText(NamedTuple):
    """task: the seat's duty or option, after its name; status: the same in the drawing, which has less room for a name;
    headline: for all; question: for the seat that is asked; rule: the rule that asks; forced: for a seat that has one answer.
    """

    task: str
    status: str
    headline: str
    question: str
    rule: str = "CI-15"
    forced: str = ""


TEXTS = {
    "disguise": DecisionText(
        "must choose a disguise", "chooses a disguise …", "Everybody chooses an agent in secret",
        "Which of these characters are you?", "CI-3.3",
    ),
    "move": DecisionText(
        "may move a character", "may move a character …", "In turn order, everybody may move one character",
        "You may move a character to a room next door, for nothing.", "CI-6.3",
    ),
    "pay_move": DecisionText(
        "may pay for a move", "pays or passes …", "A move costs {price} or more; passing is final",
        "You may pay chips and move a character: at least {price}.", "CI-6.4",
    ),
    "room": DecisionText(
        "must name the next room", "names a room …", "{last}, last in turn order, names the next room",
        "In which room is contact made next?", "CI-7.1",
        "Name the last room: contact is made there.",
    ),
    "bid": DecisionText(
        "must seal a bid of chips and a character, or nothing", "is sealing a bid …",
        "Sealed bids for what is said in room {room}", "What do you bid in room {room}, under seal?", "CI-7.2",
        "You can make no bid in room {room}: seal nothing.",
    ),
    "pick": DecisionText(
        "must pick a conversation", "picks …", "The bids for room {room} are open",
        "Which conversation in room {room} do you take?", "CI-7.5",
        "Take the one conversation that is left in room {room}.",
    ),
    "disavow": DecisionText(
        "must decide whether to disavow", "is deciding …", "Everybody says in secret: stay, or disavow the agent?",
        "Do you disavow your agent, under seal?", "CI-8.3",
    ),
    "wager": DecisionText(
        "must wager or pass", "wagers or passes …", "{titled_tile}: players wager at least {highest} or pass",
        "How much do you wager on the {tile}, or do you pass?", "CI-9.2",
    ),
    "reveal": DecisionText(
        "must show hands or none", "shows a hand …", "{titled_tile}: players who wagered show a hand",
        "Which hand do you show for the {tile}?", "CI-9.4",
        "You have no hand to show for the {tile}.",
    ),
    "claim": DecisionText(
        "must claim a Leak card's chips", "claims a Leak card …", "{last}, last in turn order, takes one card's chips",
        "Which Leak card's chips do you take?", "CI-9.10",
        "Take the chips of the one Leak card that has any.",
    ),
    "intrigue": DecisionText(
        "must decide in secret which face-down card to try, if any", "is deciding …",
        "Everybody says in secret which face-down card to try, if any", "Do you try a card, under seal?", "CI-14.3",
        "You have no card to try: pass, under seal.",
    ),
    "match": DecisionText(
        "must decide in secret whether to match the chips, which stops the card", "is deciding …",
        "{who} tries a card for {stake}: matching stops it", "{who} tries a card for {stake}: do you match that?", "CI-14.4",
    ),
    "target": DecisionText("must choose the target of the card", "chooses …", "{played}", "{ability}: {aim}."),
    "drinks": DecisionText(
        "must lay cards into conversations", "lays cards …", "{played}",
        "{ability}: for each of your cards, point at a conversation.",
    ),
    "bomb": DecisionText(
        "must move a character away from the bomb", "moves a character out …", "{played}: each player moves one out",
        "{ability}: point at a character of that room, then at a room beside it.",
    ),
    "mark": DecisionText(
        "must mark two characters, or disavow", "is deciding …", "{played}: all others mark two",
        "Which two characters in room {target} are you not?", "CI-15.11",
    ),
    "dart": DecisionText(
        "must pay or submit to the dart", "pays or submits …", "{played}: pay, or bid 1 at most",
        "A dart: do you pay, or submit to it?", "CI-15.4",
    ),
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


def headline(table: Table, kind: str, people: Sequence[str]) -> str:
    """The public text of the awaited decision."""
    return TEXTS[kind].headline.format_map(text_values(table, people))


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
    """The values of the fields in headlines and questions; empty if the table has none."""
    scoring, trial, effect = table.scoring, table.plot.trial, table.plot.effect
    its = ability(effect.card) if effect is not None else None
    return {
        "price": count_text(table.price, "chip"),
        "last": people[table.track[-1]] if table.track else "",
        "room": str(table.contact.room) if table.contact is not None else "",
        "tile": TILES[scoring.tile].combination.name if scoring is not None else "",
        "titled_tile": tile_name(scoring.tile) if scoring is not None else "",
        "highest": count_text(scoring.highest, "chip") if scoring is not None else "",
        "who": people[trial.seat] if trial is not None else "",
        "stake": count_text(trial.chips, "chip") if trial is not None else "",
        "target": str(effect.room) if effect is not None else "",
        "played": effect_text(effect, people) if effect is not None else "",
        "ability": ability_name(effect.card) if effect is not None else "",
        "aim": AIMS.get(its, "") if its is not None else "",
    }


def tile_name(tile: int) -> str:
    """The combination of a tile, as a title."""
    name = TILES[tile].combination.name
    return name[0].upper() + name[1:]


def effect_text(effect: Effect, people: Sequence[str]) -> str:
    """The card being played, its player, its room and its target."""
    where = f", room {effect.room}" if effect.room else ""
    whom = f", on {people[effect.target]}" if effect.target is not None else ""
    return f"{people[effect.seat]} plays {NAMES[effect.card]}, {ability_name(effect.card)}{where}{whom}"
