"""A ruleset that gives only what has no sane default can be hosted: what the defaults do, and what they may not show."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from random import Random
from typing import Any

import msgspec
import pytest

from deaddrop.testing.luck import Dice
from domain.kernel.choices import Between
from domain.kernel.errors import Malformed
from domain.kernel.offers import Command, offer
from domain.kernel.outcome import Outcome
from domain.kernel.reflection.field_text import field_types, value_words
from domain.kernel.ruleset.decider import decide_opening, fold
from domain.kernel.ruleset.ruleset import Ruleset
from domain.kernel.ruleset.words import Words
from domain.kernel.secrecy import UNKNOWN, Event, Known, PerSeat, Seat, Secret, observe, to
from domain.kernel.words.scene import Scene
from tests.toys import sealed_auction
from tests.toys.three_card_poker import RULESET as POKER
from tests.toys.three_card_poker import Bet, CardDealt, Check, Mind, Options, Table, TurnPassed

PEOPLE = ("Anna", "Boris")
REQUIRED = {
    "name", "version", "title", "players", "commands", "initial", "open", "folds", "decisions", "answers",
    "decide", "outcome", "imagining",
}  # fmt: skip


def test_thirteen_fields_must_be_given() -> None:
    assert {each.name for each in fields(Ruleset) if each.default is each.default_factory is MISSING} == REQUIRED


def small(**more: Any) -> Ruleset[Any, Any, Any]:
    """The auction without anything that has a default, but for the formatters of its lines."""
    full = sealed_auction.RULESET
    given = {name: getattr(full, name) for name in REQUIRED}
    return Ruleset(**given, words=Words(formatters=full.words.formatters), **more)


def dealt(rules: Ruleset[Any, Any, Any]) -> Any:
    blank = rules.initial(rules.options(), rules.players[0])
    return fold(rules, blank, decide_opening(rules, blank, Dice(Random(1))))


def test_as_many_as_may_play_are_seated() -> None:
    assert small().seating(None, 3) == 0
    with pytest.raises(Malformed, match="Sealed auction is for 3 players, not 4"):
        small().seating(None, 4)
    with pytest.raises(Malformed, match="for 2 to 5 players, not 6"):
        replace(small(), players=(2, 5)).seating(None, 6)


def test_a_stated_deal_is_refused_with_its_reason() -> None:
    with pytest.raises(Malformed, match="The deal of Sealed auction cannot be stated"):
        small().deal_outcomes(None, 3, None)


def test_who_is_absent_takes_the_first_offer_and_a_bot_any() -> None:
    state = dealt(POKER)
    assert POKER.default(state.table, state.minds[0]) == Check()
    bids = {type(POKER.imagining.house_bot(state.table, state.minds[0], Dice(Random(n)))) for n in range(20)}
    assert bids == {Check, Bet}


def test_defaults_follow_the_rules_that_they_are_part_of() -> None:
    """Rules with other offers, made from these, have another default."""
    state = dealt(POKER)
    bold = replace(POKER, answers=lambda table, mind: POKER.offers(table, mind)[::-1])
    assert bold.default(state.table, state.minds[0]) == Bet()
    assert POKER.default(state.table, state.minds[0]) == Check()


def test_the_table_is_described_to_all_and_a_mind_to_its_own() -> None:
    state = dealt(POKER)
    public = POKER.words.describe(state.table, None, PEOPLE)
    assert public == (
        "Chips: Anna -1, Boris -1.", "Pot: 2.", "Turn: Anna.", "Waiting for Anna.",
    )  # fmt: skip
    own = POKER.words.describe(state.table, state.minds[1], PEOPLE)
    assert own == (*public, f"Your card: {state.minds[1].card}.")


def test_an_event_is_told_as_its_reader_may_know_it() -> None:
    card = CardDealt(1, Known("KING", to(1)))
    assert POKER.words.line(observe(card, 1).event, PEOPLE) == "Boris: card dealt, card KING."
    assert POKER.words.line(observe(card, 0).event, PEOPLE) == "Boris: card dealt."
    assert POKER.words.line(TurnPassed(0, facing=True), PEOPLE) == "Turn passed, to Anna, facing yes."


def things_of(scene: Scene) -> dict[str, list[str | None]]:
    """The names of the things in each zone, and the number of coins."""
    return {each.id: [thing.name for thing in each.things for _ in range(thing.count)] or ([str(each.count)] if each.form == "purse" else []) for each in scene.zones}


def test_the_scene_shows_what_is_public_and_what_the_minds_given_know() -> None:
    state = dealt(POKER)
    shown = POKER.words.scene(state.table, state.minds[1:], PEOPLE)
    assert things_of(shown) == {
        "cards:0": [], "coins:0": ["-1"], "cards:1": [state.minds[1].card], "coins:1": ["-1"], "table": ["Pot: 2", "Turn: Anna"],
    }  # fmt: skip
    assert [each.title for each in shown.zones] == ["Anna's cards", "Anna's chips", "Boris's cards", "Boris's chips", "The table"]
    laid = things_of(POKER.words.scene(msgspec.structs.replace(state.table, shown=("JACK", "KING")), (), PEOPLE))
    assert (laid["cards:0"], laid["cards:1"]) == (["JACK"], ["KING"])


def laid_out(table: Any, *minds: Any) -> Scene:
    """The default scene of a table that no rules ever made."""
    rules = replace(POKER, decisions=lambda _: {}, outcome=lambda _: None)
    return rules.words.scene(table, minds, PEOPLE)


class Mixed(msgspec.Struct, frozen=True):
    """Every kind of value. marks: per seat; pairs: a seat and a number that is none."""

    asleep: PerSeat[bool] = (True, False)
    bids: PerSeat[int | None] = (3, None)
    board: tuple[str, ...] = ("AS", "TWO_OF_CLUBS")
    dealer: Seat | None = None
    pairs: tuple[tuple[Seat, int], ...] = ((1, 1),)
    result: Outcome = Outcome((0, 1), "shared")
    secret: Secret[Seat] = UNKNOWN
    word: str = "ACE"


def test_values_are_named_by_their_types() -> None:
    said = {each.name: value_words(getattr(Mixed(), each.name), each, PEOPLE) for each in field_types(Mixed)}
    assert said == {
        "asleep": "Anna yes, Boris no",
        "bids": "Anna 3, Boris none",
        "board": "AS and TWO OF CLUBS",
        "dealer": "nobody",
        "pairs": "Boris and 1",
        "result": "winners Anna and Boris, reason shared",
        "secret": "hidden",
        "word": "ACE",
    }
    secret = next(each for each in field_types(Mixed) if each.name == "secret")
    assert value_words(Known(1, to(0)), secret, PEOPLE) == "Boris"
    shown = things_of(laid_out(Mixed()))
    assert shown["tokens:0"] == ["Asleep", "Bids 3"]
    assert "tokens:1" not in shown
    assert shown["table"][0] == "Board: AS and TWO OF CLUBS"


class Chip(msgspec.Struct, frozen=True):
    """A card of two fields."""

    colour: str
    worth: int


class Cup(msgspec.Struct, frozen=True):
    """What a player of liar's dice holds, and more. rivals: seats, which are no dice."""

    seat: Seat
    dice: tuple[int, ...] = (4, 1, 6)
    held: tuple[Chip, ...] = (Chip("red", 7),)
    jokers: Secret[tuple[str, ...]] = UNKNOWN
    partner: Seat = 1
    rivals: tuple[Seat, ...] = (1,)
    flags: tuple[bool, ...] = (True,)
    word: str = ""


class Liars(msgspec.Struct, frozen=True):
    """A table of dice. lost: how many dice each has lost, which are no coins."""

    lost: PerSeat[int] = (2, 0)
    coins: PerSeat[int] = (5, 3)
    shown: PerSeat[tuple[int, ...]] = ((), (3, 3))


def test_dice_and_cards_of_two_fields_are_things_and_only_money_is_coins() -> None:
    shown = things_of(laid_out(Liars(), Cup(0, jokers=Known(("J",), to(0)))))
    assert shown == {
        "cards:0": ["4", "1", "6", "red 7", "J"], "tokens:0": ["Lost 2", "Partner Boris"], "coins:0": ["5"],
        "cards:1": ["3", "3"], "tokens:1": ["Lost 0"], "coins:1": ["3"],
    }  # fmt: skip


class Pay(Command, frozen=True, tag="pay"):
    """Pay somebody."""

    to: Seat
    coins: int


def test_a_value_in_a_form_is_a_name_where_it_is_a_seat() -> None:
    rules = replace(
        POKER, commands=(Pay,), answers=lambda table, mind: (offer(Pay, "TP-1", to=(1,), coins=Between(1, 2)),)
    )
    assert rules.words.value_text("to", 1, PEOPLE) == "Boris"
    assert rules.words.value_text("coins", 1, PEOPLE) == "1"
    assert rules.default(Table(Options()), Mind(0)) == Pay(1, 1)


def test_there_is_no_event_in_which_everything_is_revealed() -> None:
    none: tuple[Event, ...] = small().reveal(dealt(sealed_auction.RULESET))
    assert none == ()
