"""A view's memory compared with maximal knowledge from an exact card tracker (rules MF-9.3, MF-9.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.chance import Luck
from domain.kernel.ruleset.decider import decide_opening
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.cards import ACTIONS, IDENTITIES
from domain.rulesets.microfilms.model.sightings import Memory
from domain.rulesets.microfilms.rules.state import initial
from tests.cases import cases

from . import Story
from .history import History, World
from .playouts import Dice, playout

GAMES = 60 if IS_LONG else 3

Way = tuple[tuple[str, ...], ...]
"""Cards known to be in each hand."""


def followed(seed: str, players: int, **options: object) -> Iterator[tuple[Story, list[History]]]:
    """A random game, state by state, with the maximal knowledge of each seat and, last, of a spectator."""
    histories: list[History] = []
    for story in playout(seed, players, **options):
        if not histories:
            seats = len(story.table.hands)
            histories = [History(seat, seats, players) for seat in (*range(seats), None)]
            events = decide_opening(RULESET, initial(story.table.options, seats), Luck(seed.encode()))
        else:
            events = story.events
        for event in events:
            for history in histories:
                history.learn(event)
        if story.table.outcome is None:
            yield story, histories


def memories(story: Story) -> list[Memory]:
    return [*(mind.memory for mind in story.state.minds), story.table.memory]


def in_every_world(history: History, seat: int) -> Counter[str]:
    """Cards that a hand holds in every world."""
    hands = iter({world.hands[seat] for world in history.worlds})
    common = Counter(next(hands))
    for hand in hands:
        common &= Counter(hand)
    return common


def sure(memory: Memory, seat: int) -> Counter[str]:
    return Counter(
        note.card for note in memory.notes if note.sure and note.seat == seat and note.card not in IDENTITIES
    )


def truth(story: Story) -> World:
    house = story.state.house
    assert house.letter is not None
    return World(tuple(mind.hand for mind in story.state.minds), house.deck, house.discard, house.letter)


@pytest.mark.rule("MF-9.4.2", "MF-9.4.3")
@pytest.mark.parametrize(("players", "show"), cases((3, "full"), later=[(2, "full"), (3, "top"), (4, "full")]))
def test_a_view_says_nothing_that_is_not_so_in_every_possible_world(players: int, show: str) -> None:
    """The sure notes are so in each, and each is one of the ways that the view leaves."""
    claims = 0
    for number in range(GAMES):
        for story, histories in followed(f"sure {number}", players, show_discard=show):
            for history, memory in zip(histories, memories(story), strict=True):
                assert truth(story) in history.worlds
                for seat in story.table.seats:
                    assert not sure(memory, seat) - in_every_world(history, seat)
                    claims += sure(memory, seat).total()
                if memory.ways:
                    for hands in {world.hands for world in history.worlds}:
                        assert any(fits(way, hands) for way in memory.ways)
    assert claims > 30


def fits(way: Way, hands: tuple[tuple[str, ...], ...]) -> bool:
    return all(not Counter(known) - Counter(hand) for known, hand in zip(way, hands, strict=True))


@pytest.mark.rule("MF-9.4.2")
@pytest.mark.parametrize("players", cases(3, later=[2, 4]))
def test_of_a_card_that_was_seen_a_view_knows_all_that_can_be_known(players: int) -> None:
    """For films, letters and the Ace. Counting copies of action cards may tell more (MF-9.4.5), which is rare."""
    known = by_counting = 0
    for number in range(GAMES):
        for story, histories in followed(f"known {number}", players):
            for history, memory in zip(histories, memories(story), strict=True):
                for seat in story.table.seats:
                    if seat == history.seat:
                        continue
                    certain = in_every_world(history, seat)
                    seen = {note.card for note in memory.notes} | {
                        card for way in memory.ways for hand in way for card in hand
                    }
                    missed = [card for card in certain - sure(memory, seat) if card not in ACTIONS and card in seen]
                    if missed:
                        hands = {world.hands for world in history.worlds}
                        possible = [way for way in memory.ways if any(fits(way, each) for each in hands)]
                        assert all(card in way[seat] for way in possible for card in missed)
                    by_counting += len(missed)
                    known += sum(count for card, count in certain.items() if card not in ACTIONS)
    assert known > 5
    assert by_counting <= 0.01 * known


@pytest.mark.long
@pytest.mark.rule("MF-9.4.5")
def test_worlds_that_are_drawn_are_nearly_always_possible() -> None:
    """The share that a perfect memory would rule out is bounded, as RULES.md states it."""
    drawn = impossible = 0
    for number in range(3 * GAMES):
        for step, (story, histories) in enumerate(followed(f"drawn {number}", 3)):
            for history in histories[:-1] if step % 5 == number % 5 else ():
                assert history.seat is not None
                world = RULESET.imagining.sample_world(story.table, story.mind(history.seat), Dice(f"{number} {step}"))
                drawn += 1
                impossible += truth(Story(world)) not in history.worlds
    assert drawn > 300
    assert impossible / drawn < 0.025
