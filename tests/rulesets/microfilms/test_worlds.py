"""Sampled worlds: full states compatible with one seat's view."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from deaddrop.testing.schedule import IS_LONG
from domain.kernel.ledger import canonical
from domain.kernel.ruleset.decider import offers_to
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.bot.worlds import agrees_with_attempts
from domain.rulesets.microfilms.model.cards import ACTIONS, FREELANCERS, IDENTITIES, LETTER
from domain.rulesets.microfilms.model.commands import (
    AnswerBribe,
    Bribe,
    CashOut,
    Discard,
    DrawCard,
    Interrogate,
    Pass,
    WinAsBroker,
    WinAsHitman,
    WinAsInterpol,
    WinAsJournalist,
)
from domain.rulesets.microfilms.model.sightings import Note
from domain.rulesets.microfilms.rules.state import State
from tests.cases import cases
from tests.rulesets.microfilms import VARIANTS

from . import ANNA, BERT, CARL, DORA, Story, croupier_game, given, opened, stock
from .playouts import Dice, playout

T = TypeVar("T")
PLAYERS = pytest.mark.parametrize("players", cases(2, 5, later=[3, 4, 6]))
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"show_discard": "top"},
    {"sealed_checks": True, "eliminated_francs": "removed"},
)


def moments(players: int) -> Iterator[Story]:
    """Some moments of some random games, all before the end; in a long run of twice as many."""
    for number, options in enumerate(OPTIONS * (2 if IS_LONG else 1)):
        for step, story in enumerate(playout(f"world {number}", players, **options)):
            if step % 7 == number and story.table.outcome is None:
                yield story


def sampled(state: State, seat: int, seed: str = "world") -> State:
    return RULESET.imagining.sample_world(state.table, state.minds[seat], Dice(seed))


@PLAYERS
def test_a_sampled_world_looks_like_the_view_and_conserves_cards_and_francs(players: int) -> None:
    for story in moments(players):
        for seat in story.table.seats:
            world = sampled(story.state, seat)
            assert (world.table, world.minds[seat]) == (story.table, story.mind(seat))
            assert offers_to(RULESET, world, seat) == offers_to(RULESET, story.state, seat)
            francs, cards = stock(world)
            assert (francs, cards + Counter((world.house.letter,))) == (
                stock(story.state)[0],
                stock(story.state)[1] + Counter((story.state.house.letter,)),
            )
            assert tuple(len(mind.hand) for mind in world.minds) == story.table.hands
            assert (len(world.house.deck), len(world.house.discard)) == (story.table.deck, story.table.discard_size)
            shown = len(story.table.discard)
            assert world.house.discard[len(world.house.discard) - shown :] == story.table.discard


@PLAYERS
def test_a_sampled_world_has_the_identities_that_are_known_and_a_whole_cast(players: int) -> None:
    for story in moments(players):
        for seat in story.table.seats:
            world = sampled(story.state, seat)
            faces = [mind.identities for mind in world.minds]
            everybody = [face for each in faces for face in each]
            assert sorted((*everybody, *world.house.freelancers)) == sorted(
                (*(f"AG-{nation}" for nation in story.table.nations), *FREELANCERS)
            )
            assert [len(each) for each in faces] == [len(mind.identities) for mind in story.state.minds]
            assert all(set(story.table.revealed[each]) <= set(faces[each]) for each in story.table.seats)
            known = [note for note in story.notes(seat) if note.card in IDENTITIES]
            assert all(note.card in faces[note.seat] for note in known)
            assert all(f"AG-{nation}" not in faces[each] for each, nation in story.table.not_agent)


@PLAYERS
def test_a_sampled_world_respects_every_card_and_letter_that_is_known(players: int) -> None:
    for story in moments(players):
        for seat in story.table.seats:
            world = sampled(story.state, seat)
            for other in story.table.seats:
                sure = Counter(
                    note.card for note in story.mind(seat).sure if note.seat == other and note.card not in IDENTITIES
                )
                assert sure <= Counter(world.minds[other].hand)
            assert world.house.letter not in {
                LETTER[nation] for nation in (*story.table.letters, *story.mind(seat).letters)
            }
            assert story.table.pool is None or Counter(world.house.deck) <= Counter(story.table.pool)


@PLAYERS
def test_a_sampled_world_is_a_function_of_the_view_and_the_chance_alone(players: int) -> None:
    differing = 0
    for story in moments(players):
        for seat in story.table.seats:
            other_truth = sampled(story.state, seat, "another truth")
            differing += other_truth.minds != story.state.minds
            world, other_world = sampled(story.state, seat), sampled(other_truth, seat)
            assert other_world == world
            assert canonical(other_world) == canonical(world)
    assert differing


@PLAYERS
def test_the_truth_is_always_among_the_possible_worlds(players: int) -> None:
    for number in range(20):
        for story in playout(f"truth {number}", players):
            table, house = story.table, story.state.house
            hands = {seat: story.hand(seat) for seat in table.seats}
            assert agrees_with_attempts(table, hands, house.deck, house.discard)
            assert table.pool is None or Counter(house.deck) <= Counter(table.pool)
            assert all(f"AG-{nation}" not in story.mind(seat).identities for seat, nation in table.not_agent)
            assert table.outcome is not None or house.letter not in {LETTER[nation] for nation in table.letters}
            elsewhere = [*house.discard, *(card for hand in hands.values() for card in hand)]
            assert table.evening > 1 or sum(card in ACTIONS for card in elsewhere) >= table.players
            for seat in table.seats:
                others = [card for each in table.seats if each != seat for card in hands[each]]
                for note in story.notes(seat):
                    assert note.sure or note.card in (elsewhere if note.card in ACTIONS else others)


def test_at_the_opening_everybody_holds_an_action_card_in_every_world() -> None:
    for players in range(2, 7):
        story = opened(players, **VARIANTS.get(players, {}))
        for number in range(30):
            world = sampled(story.state, number % players, f"opening {number}")
            assert all(mind.hand[0] in ACTIONS for mind in world.minds[:players])


def test_a_card_in_doubt_is_never_in_the_draw_deck() -> None:
    story = given(hands={CARL: ["ACE", "CO"]}, francs={ANNA: 1}, evening=2)
    story = story.when(ANNA, Interrogate(CARL, "FRANC"), luck=["ACE"]).when(BERT, Pass())
    story = story.when(CARL, Bribe(BERT, "CO")).when(BERT, AnswerBribe(accept=True))
    holders = Counter(
        mind.seat
        for number in range(60)
        for mind in sampled(story.state, ANNA, f"doubt {number}").minds
        if "ACE" in mind.hand
    )
    assert sum(holders.values()) == 60
    assert set(holders) == {BERT, CARL}


class Every:
    """Enumerates all paths of chance: each run takes another one; `chances` gives the probability of the last."""

    def __init__(self) -> None:
        self._path: list[list[int]] = []
        self._at = 0
        self.chances = Fraction(1)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        if self._at == len(self._path):
            self._path.append([0, len(support)])
        pick, size = self._path[self._at]
        self._at += 1
        self.chances /= size
        return support[pick]

    def next(self) -> bool:
        self._at, self.chances = 0, Fraction(1)
        while self._path and self._path[-1][0] + 1 == self._path[-1][1]:
            self._path.pop()
        if self._path:
            self._path[-1][0] += 1
        return bool(self._path)


def layout(world: State) -> tuple[Any, ...]:
    """What differs between worlds: identities, hands, deck and box."""
    return tuple((mind.identities, mind.hand) for mind in world.minds), world.house.deck, world.house.letter


def distribution(story: Story, seat: int) -> dict[Any, Fraction]:
    """Every world that can be sampled, with its probability."""
    every, worlds = Every(), defaultdict[Any, Fraction](Fraction)
    while True:
        worlds[layout(RULESET.imagining.sample_world(story.table, story.mind(seat), every))] += every.chances
        if not every.next():
            return worlds


def test_every_world_is_equally_likely_copies_of_a_card_counted_apart() -> None:
    known = ["CO", "CO", "IB", "IB", "IB", "SB", "MF-UK", "MF-USA", "ACE"]
    story = given(
        hands={ANNA: ["AL-UK"], BERT: ["SB"], CARL: ["AL-USA"]}, deck=["CO", "MF-USSR"], discard=known, evening=2
    )
    found = distribution(story, ANNA)
    expected = defaultdict[Any, Fraction](Fraction)
    agents = ["AG-USA", "AG-USSR"]
    for box in ("AL-USA", "AL-USSR"):
        other = ({"AL-USA", "AL-USSR"} - {box}).pop()
        for cards in permutations([("SB", 1), ("CO", 1), ("MF-USSR", 1), (other, 1)]):
            bert, carl, *deck = [card for card, _ in cards]
            for his, hers in permutations(agents):
                world = (
                    ((("AG-UK",), ("AL-UK",)), ((his,), (bert,)), ((hers,), (carl,))),
                    tuple(sorted(deck)),
                    box,
                )
                expected[world] += Fraction(1, 2 * 24 * 2)
    assert found == expected


def test_two_copies_make_a_world_twice_as_likely() -> None:
    known = ["CO", "IB", "IB", "IB", "SB", "SB", "MF-UK", "MF-USA", "MF-USSR"]
    story = given(hands={ANNA: ["AL-UK", "AL-USA"], BERT: ["CO"]}, deck=["CO", "ACE"], discard=known, evening=2)
    by_hand = defaultdict[str, Fraction](Fraction)
    for (hands, _, box), chances in distribution(story, ANNA).items():
        assert box == "AL-USSR"
        by_hand[hands[BERT][1][0]] += chances
    assert by_hand == {"CO": Fraction(2, 3), "ACE": Fraction(1, 3)}


def test_a_wrong_claim_of_the_journalist_is_respected() -> None:
    story = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA], evening=2)
    story = story.when(ANNA, WinAsJournalist("MF-UK", CARL))
    faces = {sampled(story.state, DORA, f"journalist {number}").minds[CARL].identities for number in range(60)}
    assert faces == {("AG-USA",)}  # not Agent UK, as was shown, nor Agent USSR, which is Dora
    assert story.mind(DORA).identities == ("AG-USSR",)


def test_a_wrong_hitman_and_a_wrong_officer_are_respected_until_the_hand_takes_in_a_card() -> None:
    for role, attempt in (("HITMAN", WinAsHitman(BERT)), ("INTERPOL", WinAsInterpol(BERT))):
        denied = {"ACE"} if role == "HITMAN" else {"SB", "IB"}
        story = given(4, identities={ANNA: role}, hands={BERT: ["CO"], CARL: ["SB"]}, cleared=[ANNA], evening=2)
        story = story.when(ANNA, attempt)
        hands = {sampled(story.state, DORA, f"{role} {number}").minds[BERT].hand[0] for number in range(150)}
        assert hands.isdisjoint(denied)
        assert len(hands) > 5
        kept = story.when(BERT, CashOut()).when(CARL, DrawCard("deck"), luck=["MF-UK"]).when(CARL, Discard(("MF-UK",)))
        assert [each.seat for each in kept.table.denied] == [BERT]
        drawn = kept.when(DORA, Pass()).when(BERT, DrawCard("deck"), luck=["ACE"])
        assert drawn.table.denied == ()


def test_a_wrong_broker_is_respected() -> None:
    story = given(
        4, identities={ANNA: "BROKER"}, hands={BERT: ["AL-UK"]}, deck=["AL-USA", "CO"], cleared=[ANNA], evening=2
    )
    story = story.when(ANNA, WinAsBroker("draw", "draw"))
    for number in range(60):
        world = sampled(story.state, CARL, f"broker {number}")
        assert sum(card.startswith("AL-") for card in world.house.deck) < 2


def test_strangers_know_what_everybody_has_seen_and_no_more() -> None:
    story = given(hands={ANNA: ["CO"], BERT: ["MF-UK"]}, discard=["IB", "AL-UK", "ACE"], cleared=[ANNA], evening=2)
    story = story.when(ANNA, DrawCard("discard")).when(BERT, DrawCard("discard")).when(BERT, Discard(("MF-UK",)))
    ace, letter = Note(ANNA, "ACE", "discard", 0), Note(BERT, "AL-UK", "discard", 0)
    for asker in (ANNA, BERT, CARL):
        world = sampled(story.state, asker)
        assert [mind.notes for mind in world.minds] == [(letter,), (ace,), (ace, letter)]
        assert [mind.letters for mind in world.minds] == [("UK",)] * 3
    story = story.when(CARL, Pass()).when(ANNA, Bribe(CARL, "ACE")).when(CARL, AnswerBribe(accept=True))
    for number in range(30):
        holders = {
            mind.seat: mind.notes for mind in sampled(story.state, BERT, f"{number}").minds if "ACE" in mind.hand
        }
        assert holders in ({ANNA: (letter,)}, {CARL: (letter,)})
    assert sampled(story.state, ANNA).minds[BERT].notes == (replace(ace, sure=False),)


def test_a_briber_offers_a_card_of_the_sampled_hand() -> None:
    story = given(hands={ANNA: ["ACE", "SB"]}, evening=2).when(ANNA, Bribe(BERT, "ACE"))
    worlds = [sampled(story.state, BERT, f"bribe {number}") for number in range(50)]
    assert all(world.minds[ANNA].offered in world.minds[ANNA].hand for world in worlds)
    assert len({world.minds[ANNA].offered for world in worlds}) > 5
    assert sampled(story.state, ANNA).minds[ANNA].offered == "ACE"


def test_what_an_interrogation_showed_holds_in_every_world() -> None:
    story = given(hands={BERT: ["ACE", "SB"]}, francs={ANNA: 1}, evening=2)
    story = story.when(ANNA, Interrogate(BERT, "FRANC"), luck=["ACE"])
    assert all("ACE" in sampled(story.state, ANNA, f"seen {number}").minds[BERT].hand for number in range(30))
    croupier = croupier_game(hands={BERT: ["SB"]}, francs={ANNA: 1}, evening=2)
    croupier = croupier.when(ANNA, Interrogate(BERT, "FRANC"), luck=["INTERPOL"])
    for number in range(30):
        faces = [mind.identities for mind in sampled(croupier.state, ANNA, f"seen {number}").minds]
        assert faces[BERT][1] == "INTERPOL"
        assert faces[BERT][0] != faces[2][0]


@PLAYERS
def test_a_world_can_be_sampled_after_the_end_too(players: int) -> None:
    for number in range(20):
        *_, last = playout(f"over {number}", players)
        for seat in last.table.seats:
            assert sampled(last.state, seat).minds[seat] == last.mind(seat)
    right = given(4, identities={ANNA: "JOURNALIST"}, hands={ANNA: ["MF-UK"]}, cleared=[ANNA], evening=2)
    over = right.when(ANNA, WinAsJournalist("MF-UK", BERT)).ends(ANNA, reason="journalist")
    assert sampled(over.state, ANNA).minds[BERT].identities == ("AG-UK",)
