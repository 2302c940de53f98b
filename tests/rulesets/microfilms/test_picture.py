"""MF-9 in pictures: a sketch shows what one may know, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from domain.kernel.sketch import Card, Place
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.cards import IDENTITIES, NAMES, Options
from domain.rulesets.microfilms.picture import face, sketch
from tests.laws.walks import walk

PEOPLE = ("Anna", "Bert", "Carl", "Dora")


def hand(place: Place) -> tuple[Card, ...]:
    return tuple(card for card in place.cards if not card.is_role)


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
                assert hand(place) == tuple(face(card) for card in mind.hand)
                assert set(place.cards) >= {face(each) for each in mind.identities}
            else:
                assert not any(card.is_open for card in hand(place))
                assert [card for card in place.cards if card.is_role and card.is_open] == [
                    face(each) for each in table.revealed[seat]
                ]


def test_all_minds_open_all_hands() -> None:
    for state in walk(RULESET, 4, Random(5)):
        shown = sketch(state.table, state.minds, PEOPLE)
        for mind in state.minds:
            if not state.table.out[mind.seat]:
                assert hand(shown.places[mind.seat]) == tuple(face(card) for card in mind.hand)


def test_francs_tokens_and_piles_are_the_tables() -> None:
    for state in walk(RULESET, 4, Random(7)):
        table = state.table
        shown = sketch(table, (), PEOPLE)
        assert [pile.count for pile in shown.piles] == [table.deck, table.discard_size]
        for seat, place in enumerate(shown.places):
            if not table.out[seat]:
                assert place.coins == table.francs[seat]
                assert place.tokens[0].label == ("Cleared" if table.cleared[seat] else "Suspect")


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {name: face(name) for name in NAMES}  # type: ignore[arg-type]
    assert len(set(faces.values())) == len(NAMES)
    assert {name for name, each in faces.items() if each.is_role} == IDENTITIES
