"""What an attempt to win says to the seat that may make it: no promise where its own knowledge rules it out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from domain.kernel.chance import Luck
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold
from domain.kernel.words.phrases import LONGEST_CONSEQUENCE, AnswerPart
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model import commands
from domain.rulesets.microfilms.model.cards import FILM, LETTER, Card, Nation
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.rules.state import State
from domain.rulesets.microfilms.view.answers import FAULTS, certain_fault
from tests.laws.plays import walk

from . import ANNA, BERT, CARL, CROUPIER, NATIONS, UK, USA, USSR, Story, croupier_game, given

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Emil", "Faye")
PROMISE = "If you are right, you win"


def said(story: Story, seat: int, command: type[Command], field: str = "", value: object = None) -> str:
    told = RULESET.words.consequence(story.table, story.mind(seat), AnswerPart(command, field, value), PEOPLE)
    assert told.grave or field
    return str(told.text)


@pytest.mark.rule("MF-6.2.5")
def test_a_cleared_agent_with_the_own_film_alone_is_promised_nothing() -> None:
    story = given(hands={ANNA: [FILM[UK]]}, cleared=[ANNA])
    text = said(story, ANNA, commands.WinAsAgent)
    assert text == "The UK is your own nation: to show its Microfilm always loses. You show your identity, and others win."
    both = given(hands={ANNA: [FILM[UK], FILM[USA]]}, cleared=[ANNA])
    assert PROMISE in said(both, ANNA, commands.WinAsAgent)


@pytest.mark.rule("MF-6.2.1", "MF-6.2.2", "MF-6.2.3", "MF-6.2.4", "MF-6.2.5")
@pytest.mark.parametrize("seat", [ANNA, BERT, CARL])
@pytest.mark.parametrize("film", NATIONS)
@pytest.mark.parametrize("letters", [pair for count in (0, 1, 2) for pair in combinations(NATIONS, count)])
def test_a_film_certainly_loses_exactly_if_it_does_however_the_rest_lies(
    seat: int, film: Nation, letters: tuple[Nation, ...]
) -> None:
    wins = set()
    for boxed in NATIONS:
        if boxed not in letters:
            story = given(letter=boxed, hands={seat: [FILM[film]]}, discard=[LETTER[each] for each in letters], turn=seat, cleared=[seat])
            wins.add(seat in story.when(seat, commands.WinAsAgent(FILM[film])).table.outcome.winners)
            says_lost = PROMISE not in said(story, seat, commands.WinAsAgent)
            assert says_lost == bool(FAULTS[commands.WinAsAgent, "film"](story.table, story.mind(seat), FILM[film], PEOPLE))
    assert says_lost == (wins == {False})


@pytest.mark.rule("MF-6.4.3", "MF-6.3.4")
def test_freelancers_are_promised_nothing_that_their_own_cards_rule_out() -> None:
    holder = given(4, identities={ANNA: "HITMAN"}, hands={ANNA: ["ACE"], BERT: ["CO"], CARL: ["CO"]}, cleared=[ANNA])
    assert said(holder, ANNA, commands.WinAsHitman) == (
        "You hold the Ace of Spades yourself. You show your identity, and you are out."
    )
    seeker = given(4, identities={ANNA: "HITMAN"}, hands={BERT: ["ACE"]}, cleared=[ANNA])
    assert PROMISE in said(seeker, ANNA, commands.WinAsHitman)
    assert said(seeker, ANNA, commands.WinAsHitman, "target", CARL) == "Carl holds no card."


@pytest.mark.rule("MF-7.5.7")
def test_a_claim_of_a_film_in_the_own_hand_is_promised_nothing() -> None:
    films: list[Card] = [FILM[USA], FILM[USSR]]
    story = croupier_game(hands={ANNA: films, CROUPIER: ["CO"]}, cleared=[CROUPIER])
    assert PROMISE not in said(story, ANNA, commands.ClaimCroupier)
    assert PROMISE in said(croupier_game(hands={CROUPIER: ["CO"]}, cleared=[CROUPIER]), ANNA, commands.ClaimCroupier)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_nothing_that_is_said_to_be_wrong_wins(players: int) -> None:
    """In random games, with everyone Cleared, so that many attempts are open."""
    found: Counter[type[Command]] = Counter()
    for number in range(12):
        for state in walk(RULESET, players, Random(f"attempts/{players}/{number}"), Options(turn_cap=24)):
            found += wrong_attempts(replace(state, table=replace(state.table, cleared=(True,) * len(state.minds))))
    assert found[commands.WinAsAgent]


def wrong_attempts(state: State) -> Counter[type[Command]]:
    """Offered attempts that are said to be wrong, tried; by type."""
    found: Counter[type[Command]] = Counter()
    seat = state.table.turn
    if seat is None or seat >= len(state.minds) or state.table.phase != "turn":
        return found
    table, mind = state.table, state.minds[seat]
    for offer in RULESET.offers(table, mind):
        for command in list(offer.instances())[:30] if (offer.command, "") in STAKES else ():
            faults = [
                FAULTS[offer.command, field](table, mind, value, PEOPLE)
                for field in command.__struct_fields__
                if (offer.command, field) in FAULTS and (value := getattr(command, field)) is not None
            ]
            is_lost = bool(certain_fault(table, mind, offer.command, PEOPLE))
            assert not is_lost or any(faults)
            if any(faults):
                after = fold(RULESET, state, decide(RULESET, state, seat, command, Luck(b"attempt")))
                assert after.table.outcome is None or seat not in after.table.outcome.winners
                found[offer.command] += 1
                text = RULESET.words.consequence(table, mind, AnswerPart(offer.command, "", None), tuple([40 * "x"] * 6)).text
                assert len(text) <= LONGEST_CONSEQUENCE
    return found


STAKES = {(command, "") for command, _ in FAULTS}
