"""What the house bot expects of a move includes what the rules decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, takewhile
from typing import Any, NamedTuple

import pytest

from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold, offers_to
from domain.kernel.secrecy import Event, Known, Seat
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.bot import foresight
from domain.rulesets.microfilms.bot.evaluation import Hand
from domain.rulesets.microfilms.bot.foresight import EPSILON, Position, position_after
from domain.rulesets.microfilms.bot.house_bot import MoveEvaluator, bot_instances
from domain.rulesets.microfilms.model import events
from domain.rulesets.microfilms.model.commands import AnswerBlackmail, DrawCard, FreelanceAttempt, WinAsAgent
from domain.rulesets.microfilms.model.ending_events import Ended
from tests.cases import cases
from tests.rulesets.microfilms import Story
from tests.rulesets.microfilms.playouts import Dice, playout

SETTLING = (events.DiscardOwed, events.TurnBegan, events.DeckReshuffled)
"""Events at the end of a turn. Expectations end before them."""


DEFENCE = AnswerBlackmail("defend")


class Seen(NamedTuple):
    """What a bot values of a view. learned: the card or identity that an interrogation showed, if it is of use."""

    francs: tuple[int, ...]
    house: int
    hands: tuple[int, ...]
    cleared: tuple[bool, ...]
    deck: int
    thrown: int
    discard: Hand
    hand: Hand
    learned: str | None


def seen(evaluator: MoveEvaluator, then: Position, last: Event) -> Seen:
    (table, mind), learned = then, None
    if isinstance(last, events.Interrogated) and isinstance(last.card, Known):
        learned = last.card.value if last.card.value in evaluator.informative_cards else None
    discard = table.discard if table.options.show_discard == "full" else ()
    return Seen(
        table.francs, table.house, table.hands, table.cleared, table.deck, table.discard_size, discard, mind.hand,
        learned,
    )  # fmt: skip


def expected(evaluator: MoveEvaluator, move: Command) -> set[Seen]:
    """Views after the outcomes that the bot thinks possible."""
    return {
        seen(evaluator, position_after(position, event), event)
        for position, outcomes in evaluator.futures(move)
        for chance, event in outcomes
        if chance > EPSILON
    }


def happening(story: Story, seat: Seat, move: Command, dice: Dice) -> Iterator[tuple[Event, ...]]:
    """The events up to the end of the turn, for each answer that another seat may give.

    By the bot's rule of thumb, a target that can defend against blackmail does.
    """
    told = decide(RULESET, story.state, seat, move, dice)
    after = fold(RULESET, story.state, told)
    answers = [each for each, kind in RULESET.decisions(after.table).items() if kind in ("bribe", "blackmail")]
    if not answers:
        yield told
    for target in answers:
        given = [answer for offer in offers_to(RULESET, after, target) for answer in offer.instances()]
        for answer in [DEFENCE] if DEFENCE in given else given:
            yield (*told, *decide(RULESET, after, target, answer, dice))


def check_foresight(story: Story, seat: Seat, dice: Dice) -> int:
    """Demands that a bot expects what each move of a seat leads to; the number of moves."""
    evaluator, count = MoveEvaluator(story.table, story.mind(seat)), 0
    for move in [move for offer in offers_to(RULESET, story.state, seat) for move in bot_instances(offer)]:
        hoped = expected(evaluator, move)
        for told in happening(story, seat, move, dice) if hoped else ():
            then: Position = evaluator.now
            last = told[0]
            for event in takewhile(lambda each: not isinstance(each, SETTLING), told):
                then, last = position_after(then, event), event
            assert seen(evaluator, then, last) in hoped, f"{move} of seat {seat} led to {told}"
            count += 1
        if isinstance(move, WinAsAgent | FreelanceAttempt) and not story.table.options.is_croupier:
            check_odds(evaluator, move, decide(RULESET, story.state, seat, move, dice))
    return count


def check_odds(evaluator: MoveEvaluator, move: Command, told: tuple[Event, ...]) -> None:
    """An attempt that wins was thought possible, and one that fails was not thought certain."""
    is_won = any(isinstance(event, Ended) and evaluator.me in event.winners for event in told)
    odds = evaluator.value(move)
    assert odds > EPSILON if is_won else odds < 1 - EPSILON, f"{move} at {odds} led to {told}"


def check_game(players: int, number: int, most: int = 60, **options: Any) -> int:
    """Looks at the moves of a random game's seats."""
    count, dice = 0, Dice(f"foresight {number}")
    for story in islice(playout(f"foresight {number}", players, **options), most):
        for seat, kind in RULESET.decisions(story.table).items():
            count += check_foresight(story, seat, dice) if kind != "croupier" else 0
    return count


def check_games(players: int, games: int) -> int:
    return sum(check_game(players, number) for number in range(games))


@pytest.mark.parametrize("players", cases(2, 3, 5, later=[4, 6]))
def test_what_a_move_leads_to_was_expected(players: int) -> None:
    assert check_games(players, 3) > 100


@pytest.mark.parametrize("options", [{"croupier_pays": True}, {"show_discard": "top"}])
def test_options_change_nothing_that_is_not_expected(options: dict[str, Any]) -> None:
    assert check_game(2 if "croupier_pays" in options else 4, 0, **options) > 30


def test_a_turn_is_worth_what_its_best_discard_is_worth() -> None:
    """What the bot expects of a turn that ends above the hand limit is what it then decides by."""
    compared = 0
    for number in range(4):
        for story in playout(f"discards {number}", 3):
            seat = story.table.turn
            if RULESET.decisions(story.table) != {seat: "turn"} or not story.table.discard:
                continue
            move, evaluator = DrawCard("discard"), MoveEvaluator(story.table, story.mind(seat))
            after = Story(fold(RULESET, story.state, decide(RULESET, story.state, seat, move, Dice("none"))))
            if RULESET.decisions(after.table) == {seat: "discard"}:
                then = MoveEvaluator(after.table, after.mind(seat))
                best = max(
                    then.value(each) for offer in offers_to(RULESET, after.state, seat) for each in offer.instances()
                )
                assert evaluator.value(move) + evaluator.side_cost(move) == pytest.approx(best)
                compared += 1
    assert compared > 20


def planted(monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[..., Event]) -> None:
    """The bot, and nobody else, expects this event otherwise."""

    class Planted:
        def __getattr__(self, each: str) -> Any:
            return change if each == name else getattr(events, each)

    monkeypatch.setattr(foresight, "events", Planted())


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("Stole", lambda seat, target, francs: events.Stole(seat, target, min(1, francs))),
        ("CashedOut", lambda seat, francs: events.CashedOut(seat, min(1, francs))),
        ("Passed", lambda seat, _: events.Passed(seat, 0)),
        ("BlackmailDefended", events.BlackmailPaid),
        ("BribeDeclined", lambda seat, target, _: events.BribeDeclined(seat, target, 0)),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[..., Event]) -> None:
    planted(monkeypatch, name, change)
    with pytest.raises(AssertionError, match="led to"):
        check_games(4, 6)
