"""CI-2: tiles, combinations, jokers, and best hands, compared with brute force."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from random import Random

import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.rulesets.casino_incognito.model.cards import JOKERS, NATURAL, Card, Wild, full_deck, parse_laid_card
from domain.rulesets.casino_incognito.model.hand_ranking import Strength, best_hand, best_hand_with, hand_strength
from domain.rulesets.casino_incognito.model.tiles import COMBINATIONS, ORDERS, TILES, Combination

from . import brute

BY_NAME = {each.name: each for each in COMBINATIONS}
SUITS = "SHDC"


def worth(name: str, cards: str, suits: str = SUITS) -> Strength | None:
    return hand_strength(BY_NAME[name], suits, cards.split())


@pytest.mark.rule("CI-2.1.1")
def test_there_are_thirty_four_tiles_of_sixteen_combinations() -> None:
    assert len(TILES) == 34
    assert [each.rank for each in COMBINATIONS] == list(range(1, 17))
    assert [TILES[number].combination.rank for number in (0, 4, 5, 33)] == [16, 16, 15, 1]


@pytest.mark.rule("CI-2.1.2")
def test_each_tile_has_its_order_of_suits() -> None:
    assert [TILES[number].suits for number in range(5)] == ["SHDC", "HSCD", "DHSC", "CHDS", "SCHD"]
    assert TILES[33].suits == "DHCS"
    assert {tile.suits for tile in TILES} == set(ORDERS)


@pytest.mark.rule("CI-2.2.1")
def test_a_hand_has_exactly_its_number_of_cards() -> None:
    assert worth("pair", "9S 9H")
    assert worth("pair", "9S 9H 9D") is None
    assert worth("four-card flush", "2S 4S 6S") is None


@pytest.mark.rule("CI-2.2.2")
def test_an_ace_ends_a_straight_above_or_below_and_none_goes_round() -> None:
    assert worth("three-card straight", "AS 2H 3D") == ((3,), (-2, -1, 0))
    assert worth("three-card straight", "QS KH AD") == ((14,), (-2, -1, 0))
    assert worth("three-card straight", "KS AH 2D") is None
    assert worth("three-card straight", "4S 4H 5D") is None


@pytest.mark.rule("CI-2.2.3")
def test_a_straight_flush_is_a_straight_and_a_flush() -> None:
    for name in ("three-card straight", "three-card flush", "three-card straight flush"):
        assert worth(name, "4S 5S 6S")
    assert worth("three-card flush", "4S 4S 6S") == ((6, 4, 4), (0, 0, 0))
    assert worth("three-card straight flush", "4S 5S 6H") is None


@pytest.mark.rule("CI-2.2.4")
def test_a_suited_pair_is_one_card_twice_and_parts_differ_in_rank() -> None:
    assert worth("suited pair", "9S 9S")
    assert worth("suited pair", "9S 9H") is None
    assert worth("two pair", "9S 9H 9D 9C") is None
    assert worth("full house", "9S 9H 9D 9C 9C") is None
    assert worth("full house", "9S 9H 9D 4C 4C") == ((9, 4), (0, -1, -2, -3, -3))


@pytest.mark.rule("CI-2.3.1")
def test_a_joker_is_any_card_of_its_colour() -> None:
    found = best_hand(BY_NAME["suited pair"], SUITS, pool("9H RJ"), "COLOUR_WILD")
    assert found is not None
    assert found.hand == ("9H", "RJ=9H")
    assert best_hand(BY_NAME["suited pair"], SUITS, pool("9H BJ"), "COLOUR_WILD") is None
    third = best_hand(BY_NAME["three of a kind"], SUITS, pool("9H 9H RJ"), "COLOUR_WILD")
    assert third is not None
    assert third.hand == ("9H", "9H", "RJ=9H")


@pytest.mark.rule("CI-2.3.2")
def test_jokers_are_what_the_table_wants() -> None:
    both = pool("9H BJ")
    assert best_hand(BY_NAME["suited pair"], SUITS, both, "FULL_WILD")
    assert best_hand(BY_NAME["pair"], SUITS, both, "BLANK") is None
    assert not set(JOKERS) & set(full_deck(with_jokers=False))
    assert len(full_deck(with_jokers=False)) == 104


@pytest.mark.rule("CI-2.4.1")
@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("pair", "10S 10H", "9S 9H"),
        ("two pair", "10S 10H 3S 3H", "9S 9H 8S 8H"),
        ("two pair", "10D 10C 4D 4C", "10S 10H 3S 3H"),
        ("full house", "5S 5H 5D 2S 2H", "4S 4H 4D AS AH"),
        ("three-card straight", "2S 3S 4S", "AS 2S 3S"),
        ("three-card flush", "9C 8C 3C", "9S 8S 2S"),
    ],
)
def test_ranks_count_first(name: str, better: str, worse: str) -> None:
    one, other = worth(name, better), worth(name, worse)
    assert one is not None
    assert other is not None
    assert one > other


@pytest.mark.rule("CI-2.4.2")
def test_then_suits_count_by_the_tile() -> None:
    one, other = "9C 9H", "9S 9D"
    assert worth("pair", one, "SHDC") < worth("pair", other, "SHDC")  # type: ignore[operator]
    assert worth("pair", one, "CSHD") > worth("pair", other, "CSHD")  # type: ignore[operator]
    assert worth("pair", "9C 9S") == worth("pair", "9S 9C")


def pool(cards: str) -> list[tuple[str, Card]]:
    return [(card, card) for card in cards.split()]


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda each: each.name)
def test_the_best_hand_is_the_best_by_brute_force(combination: Combination) -> None:
    rng = Random(combination.rank)
    for number in range(6 if IS_LONG else 1):
        wild: Wild = rng.choice(("COLOUR_WILD", "COLOUR_WILD", "FULL_WILD", "BLANK"))
        own, leak = holding(rng, number)
        suits = rng.choice(ORDERS)
        together = [*((card, card) for card in own), *((f"L{spot}", card) for spot, card in enumerate(leak, 1))]
        found = best_hand(combination, suits, together, wild)
        expected = brute.best(combination, suits, [*own, *leak], wild)
        assert (found is None) == (expected is None)
        if found is not None and expected is not None:
            uses = [use for laid in found.hand if (use := parse_laid_card(laid, leak)) is not None]
            faces = [use.stands_for for use in uses]
            assert brute.worth(combination, suits, faces) == expected
            assert hand_strength(combination, suits, faces) == found.strength
            assert sorted(use.card for use in uses if not use.spot) == sorted(taken(own, uses))
            assert len({use.spot for use in uses if use.spot}) == sum(use.spot > 0 for use in uses)


def taken(own: Sequence[Card], uses: Sequence[object]) -> list[Card]:
    left, found = list(own), []
    for use in uses:
        if not use.spot:  # type: ignore[attr-defined]
            left.remove(use.card)  # type: ignore[attr-defined]
            found.append(use.card)  # type: ignore[attr-defined]
    return found


def holding(rng: Random, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Cards of few ranks and suits, so that combinations are common, with up to two jokers and some of the Leak."""
    suits, ranks = rng.choice(("SH", "SHDC", "HC")), rng.sample(range(2, 15), rng.choice((3, 5, 8)))
    narrow = [card for card in NATURAL if card[-1] in suits and brute.value(card) in ranks]
    cards = rng.sample([*narrow, *narrow], min(2 * len(narrow), rng.choice((3, 5, 7))))
    cards += rng.sample(("RJ", "RJ", "BJ", "BJ"), (0, 1, 0, 2)[number % 4])
    rng.shuffle(cards)
    return tuple(cards[:-2]), tuple(cards[-2:])


@pytest.mark.parametrize("combination", COMBINATIONS, ids=lambda each: each.name)
def test_what_is_a_hand_and_its_worth_are_the_same_by_brute_force(combination: Combination) -> None:
    rng = Random(combination.rank)
    for _ in range(400):
        ranks = rng.sample(range(2, 15), 3)
        near = [card for card in NATURAL if brute.value(card) in ranks] * 2
        faces = rng.sample(near, combination.size)
        suits = rng.choice(ORDERS)
        found, expected = hand_strength(combination, suits, faces), brute.worth(combination, suits, faces)
        assert (found is None) == (expected is None)


def test_the_order_of_hands_is_the_same_by_brute_force() -> None:
    rng = Random(1)
    for combination in COMBINATIONS:
        made = []
        for _ in range(40):
            faces = rng.sample([*NATURAL, *NATURAL], 30)
            found = best_hand(combination, SUITS, [(face, face) for face in faces], "OUT")
            if found is not None:
                expected = brute.worth(combination, SUITS, found.hand)
                assert expected is not None
                made.append((found.strength, expected))
        for one, first in made:
            for other, second in made:
                assert (one < other) == (first < second)


@pytest.mark.rule("CI-9.11.1")
def test_the_best_hand_around_a_card_is_the_best_that_holds_it() -> None:
    rng = Random(1)
    for number in range(20 if IS_LONG else 3):
        own, leak = holding(rng, number)
        must = ("L1", leak[0])
        found = best_hand_with([*((card, card) for card in own), ("L2", leak[1])], "COLOUR_WILD", must)
        expected = around(own, leak)
        assert (found is None) == (expected is None)
        if found is not None and expected is not None:
            assert (found[0].rank, found[1].strength[0]) == expected
            assert any(laid.startswith("L1") for laid in found[1].hand)


def around(own: Sequence[Card], leak: Sequence[Card]) -> tuple[int, tuple[int, ...]] | None:
    """Rank and values of the best combination that holds the first Leak card, from every choice of the others."""
    for combination in COMBINATIONS:
        found = []
        for face in brute.may_be(leak[0], "COLOUR_WILD"):
            found += with_card(combination, face, [*own, leak[1]])
        if found:
            return combination.rank, max(found)
    return None


def with_card(combination: Combination, face: Card, others: Sequence[Card]) -> list[tuple[int, ...]]:
    found = []
    for chosen in {tuple(sorted(each)) for each in combinations(others, combination.size - 1)}:
        for faces in product(*(brute.may_be(card, "COLOUR_WILD") for card in chosen)):
            worth = hand_strength(combination, SUITS, (face, *faces))
            if worth is not None:
                found.append(worth[0])
    return found
