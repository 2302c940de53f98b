"""CI-13: who knows what; and CI-12.1.

Worlds are tried at tables laid small: the shipped law of uniform worlds takes views of random games, which have too
many to list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import prod
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.chi_square import fit, sample_counts
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.bot.sample_cards import unlocated_cards
from domain.rulesets.casino_incognito.model.commands import Bid, ChooseDisguise, Disavow, SitOut
from domain.rulesets.casino_incognito.rules.state import State
from tests.cases import cases
from tests.laws.facts.casino_incognito import MAY_KNOW

from . import ANNA, BERT, CARL, Story, drafted, given, opened

SAMPLES = 6000


@pytest.mark.rule("CI-12.1")
def test_an_absent_player_keeps_the_first_and_removes_the_second() -> None:
    story = opened(3)
    [seat] = story.table.asked
    looked = story.mind(seat).looked
    assert RULESET.default(story.table, story.mind(seat)) == ChooseDisguise(looked[0], looked[1])


@pytest.mark.rule("CI-13.1.1")
def test_what_lies_open_is_in_everybodys_words() -> None:
    text = "\n".join(RULESET.words.describe(drafted(3).table, None, ("Anna", "Bert", "Carl")))
    for word in ("Hand 1", "Turn order", "conversation 1", "The Leak", "Tile:", "5 chips", "3 cards face down"):
        assert word in text


@pytest.mark.rule("CI-13.2.1")
def test_every_hidden_field_has_its_audience() -> None:
    hidden = {name: fields for name, (_, fields) in MAY_KNOW.items() if fields}
    assert {audience for fields in hidden.values() for audience in fields.values()} == {"seat", "nobody"}
    assert [name for name, fields in hidden.items() if "nobody" in fields.values()] == ["casino-incognito.hand_began"]


@pytest.mark.rule("CI-13.2.3")
def test_a_view_keeps_agent_and_removed_disguise() -> None:
    story = drafted(3)
    for mind in story.state.minds:
        assert mind.agent is not None
        assert len(mind.removed) == 1
        assert mind.looked == ()


def small(**facts: Any) -> Story:
    """A table with few unseen cards; all others are in the discard."""
    story = given(**facts)
    kept = list(story.state.house.deck)[:: len(story.state.house.deck) // 3][:3]
    thrown = Counter(story.state.house.deck) - Counter(kept)
    table = replace(story.table, deck=len(kept), discard=tuple(sorted(thrown.elements())))
    return Story(State(table, story.state.minds, replace(story.state.house, deck=tuple(sorted(kept)))))


def worlds(story: Story, seat: int) -> Iterator[tuple[Any, ...]]:
    """Every world consistent with a seat's view; copies of a card are distinct."""
    table, me = story.table, story.mind(seat)
    others = [each for each in table.seats if each != seat]
    cards = unlocated_cards(table, me)
    for agents in permutations(range(1, table.board_size + 1), len(others)):
        people = dict(zip(others, agents, strict=True)) | {seat: me.agent}
        if any(people[each] in table.marks[each] for each in others) or me.agent in agents:
            continue
        for answers in product(*(sealable(table, each, people[each]) for each in others)):
            for order in permutations(range(len(cards)), sum(table.hidden[each] for each in others)):
                held, left = {}, [cards[number] for number in order]
                for each in others:
                    held[each] = tuple(sorted(left[: table.hidden[each]]))
                    left = left[table.hidden[each] :]
                yield tuple(agents), tuple(answers), tuple(held.values())


def sealable(table: Any, seat: int, agent: Any) -> list[Any]:
    if seat not in table.sealed:
        return [None]
    if table.kind == "disavow":
        return ["DISAVOW", "STAY"]
    named = [each for each in table.characters_in(table.contact.room) if each not in (*table.marks[seat], agent)]
    return [(0, None), *((chips, each) for chips in range(1, table.chips[seat] + 1) for each in named)]


def key(state: State, seat: int) -> tuple[Any, ...]:
    others = [mind for mind in state.minds if mind.seat != seat]
    answers = [(mind.bid.chips, mind.bid.character) if mind.bid else mind.answer for mind in others]
    return tuple(mind.agent for mind in others), tuple(answers), tuple(mind.hidden for mind in others)


def positions() -> Iterator[tuple[str, Story, int]]:
    board = {BERT: [1, 2, 3, 4, 5, 6, 7], CARL: [3, 4, 5, 6, 7, 8, 10]}
    plain = small(hidden={ANNA: ["9H"], BERT: ["8H"], CARL: ["7H"]}, agents={ANNA: 1, BERT: 8, CARL: 9}, marks=board)
    yield "cards and agents", plain, ANNA
    talks = [(4, ("9S",))]
    bidding = small(chips=[3, 2, 1], talks=talks, rooms={8: 4, 9: 4}, agents={ANNA: 1, BERT: 8, CARL: 9}, marks=board)
    asked = bidding.begin("contact").when(BERT, Bid(2, 9)).when(CARL, SitOut())
    yield "sealed bids", asked, ANNA
    yield "sealed answers", plain.begin("leak").when(BERT, Disavow()), CARL


POSITIONS = [*positions()]


@pytest.mark.parametrize(
    ("name", "story", "seat"),
    cases(*POSITIONS[1:2], later=POSITIONS[:1] + POSITIONS[2:]),
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_every_world_is_as_likely_as_any_other(name: str, story: Story, seat: int) -> None:
    possible = Counter(worlds(story, seat))
    assert len(possible) > 1
    found = sample_counts(
        RULESET.imagining.sample_world, lambda state: key(state, seat), (story.table, story.mind(seat)), SAMPLES, name
    )
    assert fit(found, possible).is_uniform, str(fit(found, possible))


def test_what_was_removed_and_the_disguise_deck_are_as_likely_as_any_other() -> None:
    """After the draft of two players: an agent and a removed disguise out of eight, in any order."""
    story = drafted(2)
    seat = story.table.track[0]
    me, rng = story.mind(seat), Random(1)
    left = [each for each in range(1, 11) if each not in (me.agent, *me.removed)]
    possible = Counter(permutations(left, 2))
    assert len(possible) == prod((8, 7))

    def other(state: State) -> tuple[Any, ...]:
        mind = state.minds[1 - seat]
        return mind.agent, *mind.removed

    found = sample_counts(RULESET.imagining.sample_world, other, (story.table, me), SAMPLES, str(rng.random()))
    assert fit(found, possible).is_uniform
