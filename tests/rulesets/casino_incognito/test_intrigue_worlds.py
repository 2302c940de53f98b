"""CI-16: worlds with tried, laid and known cards, all equally likely.

Stronger than the shipped law of uniform worlds, which lists the worlds of views of random games: at a whole table these
have too many to list. Here tables are laid small, one for each kind of knowledge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.chi_square import fit, sample_counts
from deaddrop.testing.schedule import IS_LONG
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.bot.sample_cards import unlocated_cards
from domain.rulesets.casino_incognito.model.abilities import has_ability_for
from domain.rulesets.casino_incognito.model.commands import Let, MarkTwo, Match, Pass, PlaceDrinks, TryIntrigue
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState, KnownFit
from domain.rulesets.casino_incognito.model.mind import KnownCard, SealedAttempt
from domain.rulesets.casino_incognito.model.table import Table
from domain.rulesets.casino_incognito.rules.state import State
from tests.cases import cases

from . import ANNA, BERT, CARL, DORA, Story
from .windows import matched, played, tried, window

SAMPLES = 6000 if IS_LONG else 1500

World = tuple[Any, ...]


def small(story: Story, *left: str) -> Story:
    """A table with few unseen cards; the rest of the deck is in the discard."""
    table, house = story.table, story.state.house
    thrown = tuple(sorted((*table.discard, *(Counter(house.deck) - Counter(left)).elements())))
    table = replace(table, deck=len(left), discard=thrown)
    return Story(State(table, story.state.minds, replace(house, deck=tuple(sorted(left)))))


def knowing(story: Story, seat: int, *known: KnownCard) -> Story:
    """A seat that knows cards of others."""
    minds = [replace(mind, known=known) if mind.seat == seat else mind for mind in story.state.minds]
    return Story(State(story.table, tuple(minds), story.state.house))


def worlds(story: Story, viewpoint: int) -> Iterator[World]:
    """Every world consistent with a seat's view: each unseen card in each place, and each card that may have been
    tried.
    """
    table, me = story.table, story.mind(viewpoint)
    others = [seat for seat in table.seats if seat != viewpoint]
    known = {seat: [each.card for each in me.known if each.seat == seat] for seat in others}
    sizes = {seat: table.hidden[seat] - len(known[seat]) for seat in others}
    laid = [each for each in table.plot.down if each.seat != viewpoint]
    effect = table.plot.effect
    looks = effect.drawn if effect is not None and effect.seat != viewpoint else 0
    for order in permutations(unlocated_cards(table, me), sum(sizes.values()) + len(laid) + looks):
        left = list(order)
        hands = {seat: [*known[seat], *(left.pop() for _ in range(sizes[seat]))] for seat in others}
        if not all(any(has_ability_for(card, told.window) for card in hands[told.seat]) for told in table.plot.fitting):
            continue
        lying = tuple(sorted((each.seat, each.spot, left.pop()) for each in laid))
        for lots in product(*(permutations(hands[seat], table.plot.tries.count(seat)) for seat in others)):
            if all(has_ability_for(card, table.phase) for cards in lots for card in cards):
                for sealed in product(*(attempts(table, seat, hands[seat], lots[n]) for n, seat in enumerate(others))):
                    yield *(tuple(sorted(hands[seat])) for seat in others), lots, sealed, lying, tuple(sorted(left))


def attempts(table: Table, seat: int, hand: list[str], lying: tuple[str, ...]) -> list[SealedAttempt | None]:
    """Everything a seat may have sealed: nothing, or any other fitting card with any number of its chips."""
    most = next((each.chips for each in table.plot.answers if each.seat == seat), None)
    if most is None:
        return [None]
    able = [card for card in (Counter(hand) - Counter(lying)).elements() if has_ability_for(card, table.phase)]
    return [SealedAttempt(None, 0), *(SealedAttempt(card, chips) for card in able for chips in range(1, most + 1))]


def key(viewpoint: int) -> Callable[[State], World]:
    def of_state(state: State) -> World:
        others = [mind for mind in state.minds if mind.seat != viewpoint]
        lying = tuple(sorted((mind.seat, each.spot, each.card) for mind in others for each in mind.laid))
        looked = tuple(sorted(card for mind in others for card in mind.drinks))
        lots, sealed = tuple(mind.tried for mind in others), tuple(mind.attempt for mind in others)
        return *(mind.hidden for mind in others), lots, sealed, lying, looked

    return of_state


def stopped() -> Story:
    """Anna's card was stopped, and Bert's is being tried."""
    story = window("before_surveillance", hidden={ANNA: ["6C", "RJ"], BERT: ["7C"]})
    return matched(tried(story, {ANNA: TryIntrigue("6C", 1), BERT: TryIntrigue("7C", 1)}), BERT).asks(
        "match", ANNA, CARL
    )


def answering(**facts: Any) -> Story:
    """Anna and Bert have sealed an answer; Carl and Dora have not."""
    hidden = {ANNA: ["6C", "RJ"], BERT: ["7C"], CARL: ["2D"], DORA: ["3D"]}
    story = window("before_surveillance", 4, hidden=hidden, chips=[2, 3, 2, 5], **facts)
    return story.when(ANNA, TryIntrigue("6C", 2)).when(BERT, Pass())


def positions() -> Iterator[tuple[str, Story, int]]:
    yield "cards that lie tried", small(stopped(), "QS", "3S", "9D", "9D"), CARL
    known = knowing(small(stopped(), "QS", "3S", "9D"), CARL, KnownCard(ANNA, "6C"))
    yield "a known card that may lie tried", known, CARL
    unfit = knowing(small(stopped(), "QS", "3S", "9D"), CARL, KnownCard(ANNA, "RJ"))
    yield "a known card that cannot", unfit, CARL
    both = small(window("before_contact", hidden={ANNA: ["6C", "9D"], BERT: ["QS", "2D"]}, chips=[9, 9, 9]), "JS", "RJ")
    both = matched(tried(both, {ANNA: TryIntrigue("9D", 1)}), BERT)
    yield (
        "two known cards of which one lies tried",
        knowing(both, CARL, KnownCard(ANNA, "6C"), KnownCard(ANNA, "9D")),
        CARL,
    )
    yield "sealed tries", small(answering(), "3S", "9D"), DORA
    sure = knowing(small(answering(), "3S", "9D"), DORA, KnownCard(ANNA, "6C"))
    yield "a sealed try of one who holds a known card", sure, DORA
    doubtful = knowing(small(answering(), "3S", "QS"), DORA, KnownCard(ANNA, "RJ"), KnownCard(BERT, "7C"))
    yield "a sealed try of one whose known card cannot be tried", doubtful, DORA
    held = {ANNA: ["6C", "9D"], BERT: ["7D"], CARL: ["RJ"]}
    waiting = window("before_contact", hidden=held, chips=[3, 2, 3], track=[2, 1, 0])
    waiting = tried(waiting, {ANNA: TryIntrigue("6C", 1), BERT: TryIntrigue("7D", 1)}).asks("match", ANNA, CARL)
    yield "a sealed try while another is matched", small(waiting, "3S", "9D"), CARL
    waiting = matched(waiting, CARL).asks("match", BERT, CARL)
    yield "a try of one who tried before", small(matched(waiting, CARL), "3S", "9D"), CARL
    held = {ANNA: ["8S", "RJ"], BERT: ["2D", "3C"]}
    told = IntrigueState(fitting=(KnownFit(ANNA, "before_contact"), KnownFit(BERT, "in_surveillance")))
    after = small(window("before_scoring", hidden=held, plot=told, tiles=[0]), "KS", "RJ", "4S")
    yield "what earlier windows told", after, CARL
    talks = [(4, ("9H",)), (5, ("8H",))]
    drinking = window("in_surveillance", hidden={ANNA: ["2D"], BERT: ["3D"]}, talks=talks)
    laid = played(drinking, ANNA, "2D", drinks_1=["KS"]).when(ANNA, PlaceDrinks((2,)))
    looking = small(played(laid, BERT, "3D", drinks_1=["QS", "AS"]), "RJ", "9S", "9S")
    yield "cards laid, and looked at", looking, CARL
    yield "one's own card laid", looking, ANNA


POSITIONS = [*positions()]


@pytest.mark.rule("CI-16.2.1", "CI-16.3.1", "CI-16.3.2")
@pytest.mark.parametrize(
    ("name", "story", "viewpoint"),
    cases(*POSITIONS[::3], later=POSITIONS[1::3] + POSITIONS[2::3]),
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_every_world_is_as_likely_as_any_other(name: str, story: Story, viewpoint: int) -> None:
    possible = Counter(worlds(story, viewpoint))
    assert key(viewpoint)(story.state) in possible
    assert len(possible) > 1
    found = sample_counts(RULESET.imagining.sample_world, key(viewpoint), (story.table, story.mind(viewpoint)), SAMPLES, name)
    assert fit(found, possible).is_uniform, str(fit(found, possible))


def test_every_sealed_answer_to_a_try_is_as_likely_as_any_other() -> None:
    story = tried(window("before_contact", 4, hidden={ANNA: ["6C"]}), {ANNA: TryIntrigue("6C", 1)})
    story = story.when(BERT, Match()).asks("match", CARL, DORA).when(CARL, Let())
    possible = Counter(product(("MATCH", "LET"), repeat=2))

    def answers(state: State) -> World:
        return state.minds[BERT].answer, state.minds[CARL].answer

    found = sample_counts(RULESET.imagining.sample_world, answers, (story.table, story.mind(DORA)), SAMPLES, "matches")
    assert fit(found, possible).is_uniform, str(fit(found, possible))


def test_every_agent_and_what_it_may_have_marked_is_as_likely_as_any_other() -> None:
    boards = {seat: [each for each in range(1, 11) if each not in (2, 3, 5, 6)] for seat in (BERT, CARL)}
    table = window("before_contact", hidden={ANNA: ["KS"]}, rooms={1: 5, 2: 5, 3: 5}, marks=boards)
    story = played(table, ANNA, "KS").when(BERT, MarkTwo((3, 5)))
    rooms, possible = {2, 3, 5}, Counter[World]()
    for bert, carl in permutations((2, 3, 5, 6), 2):
        for pair in combinations(sorted(rooms - {bert}), 2):
            possible[bert, carl, pair] += 1

    def agents(state: State) -> World:
        return state.minds[BERT].agent, state.minds[CARL].agent, state.minds[BERT].marking

    found = sample_counts(RULESET.imagining.sample_world, agents, (story.table, story.mind(ANNA)), SAMPLES, "marks")
    assert fit(found, possible).is_uniform, str(fit(found, possible))
