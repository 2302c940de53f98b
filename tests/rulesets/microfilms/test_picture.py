"""MF-9 in pictures: a drawing shows what its viewer may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from msgspec.structs import replace

from domain.kernel.choices import Choice, Maybe, OneOf, Ordered
from domain.kernel.table_drawing import Card, Meaning, SeatArea, Sketch
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import IDENTITIES, NAMES
from domain.rulesets.microfilms.model.commands import CroupierTurn
from domain.rulesets.microfilms.model.offers import offers
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.model.table import decisions
from domain.rulesets.microfilms.view.drawing import open_card, sketch
from tests.laws.plays import walk

PEOPLE = ("Anna", "Bert", "Carl", "Dora")


def hand(place: SeatArea) -> tuple[Card, ...]:
    return tuple(card for card in place.cards if not card.is_role)


def bare(cards: Iterable[Card]) -> list[Card]:
    """Cards without their click targets."""
    return [replace(card, means=()) for card in cards]


def meant(shown: Sketch) -> set[Meaning]:
    """All click targets in a drawing."""
    cards = [card for place in shown.places for card in place.cards]
    means = [thing.means for things in (shown.piles, shown.places, cards) for thing in things]
    return {each for meant in means for each in meant}


@pytest.mark.parametrize(
    "options", [Options(draw_by_agreement=True), Options(variant="croupier")], ids=["standard", "croupier"]
)
def test_every_offer_can_be_answered_by_pointing_at_the_picture(options: Options) -> None:
    """Each value of each field, or the command itself, has a click target."""
    players = 2 if options.is_croupier else 4
    for seed in range(3):
        for state in walk(RULESET, players, Random(seed), options):
            for seat in decisions(state.table):
                mind = state.minds[seat]
                things = meant(sketch(state.table, (mind,), PEOPLE))
                for offer in offers(state.table, mind):
                    assert offer.command is CroupierTurn or ("type", offer.type) in things or all(
                        (name, item) in things for name, choice in offer.choices.items() for item in items(choice)
                    ), offer  # fmt: skip


def items(choice: Choice) -> tuple[object, ...]:
    match choice:
        case OneOf(values):
            return values
        case Ordered(each):
            return each
        case Maybe(inner):
            return items(inner)
    raise TypeError(choice)


@pytest.mark.parametrize("options", [Options(), Options(variant="croupier")], ids=["standard", "croupier"])
def test_hands_are_face_up_for_their_minds_alone(options: Options) -> None:
    players = 2 if options.is_croupier else 4
    for state in walk(RULESET, players, Random(3), options):
        table, mind = state.table, state.minds[1]
        if table.reveal is not None:
            continue
        shown = sketch(table, (mind,), PEOPLE)
        for seat, place in enumerate(shown.places):
            if table.out[seat]:
                assert place.is_out
                continue
            assert len(hand(place)) == table.hands[seat]
            if seat == 1:
                assert bare(hand(place)) == [open_card(card) for card in mind.hand]
                assert set(bare(place.cards)) >= {open_card(each) for each in mind.identities}
            else:
                assert not any(card.is_open for card in hand(place))
                assert [card for card in place.cards if card.is_role and card.is_open] == [
                    open_card(each) for each in table.revealed[seat]
                ]


def test_all_minds_open_all_hands() -> None:
    for state in walk(RULESET, 4, Random(5)):
        shown = sketch(state.table, state.minds, PEOPLE)
        for mind in state.minds:
            if not state.table.out[mind.seat]:
                assert bare(hand(shown.places[mind.seat])) == [open_card(card) for card in mind.hand]


def test_francs_tokens_and_piles_are_the_tables() -> None:
    for state in walk(RULESET, 4, Random(7)):
        table = state.table
        shown = sketch(table, (), PEOPLE)
        assert [pile.count for pile in shown.piles] == [table.deck, table.discard_size, table.house]
        for seat, place in enumerate(shown.places):
            if not table.out[seat]:
                assert place.coins == table.francs[seat]
                assert place.tokens[0].label == ("Cleared" if table.cleared[seat] else "Suspect")


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {name: open_card(name) for name in NAMES}  # type: ignore[arg-type]
    assert len(set(faces.values())) == len(NAMES)
    assert {name for name, each in faces.items() if each.is_role} == IDENTITIES
