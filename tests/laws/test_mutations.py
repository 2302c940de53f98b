"""The test of the laws: each plants a fault, and a law must fail."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from deaddrop.testing import Facts
from deaddrop.testing.checks import games as game_laws
from deaddrop.testing.checks import offers as offer_laws
from deaddrop.testing.checks import positions as position_laws
from deaddrop.testing.checks import texts as text_laws
from deaddrop.testing.checks import worlds as world_laws
from deaddrop.testing.checks.views import views_that_look_alike_are_alike
from deaddrop.testing.plays import Play
from deaddrop.testing.schedule import SEED, Time
from deaddrop.testing.suite import Table, try_positions
from deaddrop.testing.walks import Position
from domain.game import decide, information_state
from domain.kernel import ledger
from domain.kernel.chance import Chance
from domain.kernel.decider import decide_offered
from domain.kernel.errors import NotOffered, Refusal
from domain.kernel.folds import Folds, VersionedFold, unchanged
from domain.kernel.offers import Between, Command, offer
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Known, Observation, Seat, observe
from domain.kernel.state import AnyState
from domain.kernel.turn import AnyTurn
from domain.rulesets.microfilms import RULESET as MICROFILMS
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import Bribe
from domain.rulesets.microfilms.model.events import BribeOffered, CardDrawn, Passed
from projections import feed_entry, game_drawing
from service.app import read_game, table_page
from service.app.sharing import replays
from tests.laws.facts import FACTS
from tests.laws.plays import play, walk
from tests.laws.swapped import Coverage, look_alike
from tests.laws.tables import CATALOGUE
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.game import Bid
from tests.toys.three_card_poker import RULESET as POKER

ENOUGH = 40
"""Games or pairs within which a fault must show."""


def rngs() -> Iterator[Random]:
    for number in range(ENOUGH):
        yield Random(f"{SEED}/planted/{number}")


def swapped_worlds(rules: AnyRuleset, players: int, after: type[Command] | None = None) -> None:
    for rng in rngs():
        look_alike(rules, players, rng, Coverage(), after)


def shown_worlds(rules: AnyRuleset, players: int, after: type[Command] | None = None) -> None:
    for rng in rngs():
        views_that_look_alike_are_alike(rules, players, FACTS[rules.name], rng, after)


def games(law: Callable[[Play], None], rules: AnyRuleset, players: int) -> None:
    for rng in rngs():
        law(play(rules, players, rng))


def positions(law: Callable[[Position, Random], Any], rules: AnyRuleset, players: int) -> None:
    facts = FACTS[rules.name]
    for rng in rngs():
        for state in walk(rules, players, rng):
            law(Position(rules, facts, state), rng)


class Hinted(BribeOffered, frozen=True, tag="microfilms.bribe_offered"):
    """A bribe with a field too many."""

    hint: Card = "CO"


def deciding(rules: AnyRuleset, change: Callable[[Any], Any], **more: Any) -> AnyRuleset:
    """The rules with every event that is decided changed in some way."""

    def decide(turn: AnyTurn, seat: Seat, command: Command) -> None:
        turn.tell(*[change(event) for event in decide_offered(rules, turn.state, seat, command, turn.chance)])

    return replace(rules, decide=decide, **more)


def hinting() -> AnyRuleset:
    def change(event: Any) -> Any:
        if isinstance(event, BribeOffered) and isinstance(event.card, Known):
            return Hinted(event.seat, event.target, event.card, event.card.value)
        return event

    def hinted(fold: Any) -> Any:
        """The fold, with the row of an offered bribe for one that hints."""
        return type(fold)({Hinted if event is BribeOffered else event: row for event, row in fold.rows.items()})

    folds = MICROFILMS.folds
    return deciding(
        MICROFILMS,
        change,
        events=tuple(Hinted if each is BribeOffered else each for each in MICROFILMS.events),
        folds=Folds(hinted(folds.table), hinted(folds.mind), hinted(folds.house)),
    )


def telling_the_target() -> AnyRuleset:
    def change(event: Any) -> Any:
        if isinstance(event, BribeOffered) and isinstance(event.card, Known):
            return changed(event, card=Known(event.card.value, frozenset((event.seat, event.target))))
        return event

    return deciding(MICROFILMS, change)


@pytest.mark.parametrize("fault", [hinting, telling_the_target])
def test_a_card_in_a_public_field_or_told_to_another_is_found(fault: Callable[[], AnyRuleset]) -> None:
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(fault(), 3, after=Bribe)
    with pytest.raises(AssertionError, match="bribe_offered"):
        games(game_laws.events_tell_whom_the_facts_allow, fault(), 4)


def test_a_card_in_a_public_field_is_found_without_a_server() -> None:
    with pytest.raises(AssertionError, match=r"tells (the public|seat .) which of two worlds it is"):
        shown_worlds(hinting(), 3, after=Bribe)


def reordered(rules: AnyRuleset, secret: bytes) -> AnyRuleset:
    """Offers in an order that a secret gives."""

    def offers(table: Any, mind: Any) -> Any:
        return tuple(sorted(rules.offers(table, mind), key=lambda offer: ledger.commitment(offer.type, secret)))

    return replace(rules, offers=offers)


def lengthened(rules: AnyRuleset, secret: bytes) -> AnyRuleset:
    """A text of a length that a secret gives."""
    return replace(rules, describe=lambda *view: (*rules.describe(*view), " " * (sum(secret) % 50)))


@pytest.mark.parametrize("leak", [reordered, lengthened])
@pytest.mark.parametrize(("rules", "players"), [(POKER, 2), (MICROFILMS, 3)], ids=["poker", "microfilms"])
def test_a_view_that_depends_on_a_secret_is_found(
    leak: Callable[[AnyRuleset, bytes], AnyRuleset],
    rules: AnyRuleset,
    players: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = information_state.information_state

    def leaky(game: Any, viewpoint: Any) -> Any:
        if game.state is None:
            return honest(game, viewpoint)
        secret = msgspec.json.encode([game.state.house, game.state.minds])
        return changed(honest(game, viewpoint), rules=leak(game.rules, secret))

    monkeypatch.setattr(read_game, "information_state", leaky)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(rules, players)


def test_a_text_told_from_the_whole_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_entry, "observe", lambda event, by: Observation(0, event))
    for rules, players in ((POKER, 2), (AUCTION, 3), (MICROFILMS, 4)):
        with pytest.raises((AssertionError, TypeError)):
            games(text_laws.no_text_tells_a_hidden_field, rules, players)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(AUCTION, 3)


def test_a_text_that_keeps_back_what_one_may_know_is_found() -> None:
    silent = replace(MICROFILMS, tell=lambda event, people: MICROFILMS.tell(observe(event, None).event, people))
    with pytest.raises(AssertionError, match="does not name"):
        games(text_laws.texts_name_what_they_open, silent, 3)


def test_an_etag_that_follows_from_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = read_game.render_view

    class Telling(read_game.RenderedView):
        truth: str
        etag = property(lambda shown: f'"{shown.truth}"')

    def tagged(context: Any, game: Any, *more: Any) -> Any:
        shown = Telling(*honest(context, game, *more))
        shown.truth = game.digest.hex()[:24]
        return shown

    monkeypatch.setattr(read_game, "render_view", tagged)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(MICROFILMS, 3)


def test_an_error_that_names_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = decide.check_answer

    def talkative(game: Any, *more: Any) -> None:
        try:
            honest(game, *more)
        except NotOffered as refusal:
            raise NotOffered(f"{refusal.detail}, for {game.state.house.buried} is buried") from None

    monkeypatch.setattr(decide, "check_answer", talkative)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(POKER, 2)


def test_a_mind_shown_to_the_public_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = information_state.information_state

    def loose(game: Any, viewpoint: Any) -> Any:
        seen = honest(game, viewpoint)
        return changed(seen, mind=seen.mind or (game.state and game.state.minds[0]))

    monkeypatch.setattr(read_game, "information_state", loose)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(AUCTION, 3)


def test_a_replay_that_shows_all_minds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = game_drawing.game_drawing

    def loose(shown: Any, people: Any) -> Any:
        return honest(changed(shown, minds=truth[-1]), people)

    def noted(game: Any, viewpoint: Any) -> Any:
        truth.append(game.state and game.state.minds)
        return information_state.information_state(game, viewpoint)

    truth: list[Any] = []
    monkeypatch.setattr(replays, "information_state", noted)
    monkeypatch.setattr(replays, "game_drawing", loose)
    for rules, players in ((MICROFILMS, 3), (POKER, 2)):
        with pytest.raises(AssertionError, match=r"of a replay .* tells two worlds apart"):
            swapped_worlds(rules, players)


def test_a_picture_that_means_what_one_may_not_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = game_drawing.game_drawing

    def loose(shown: Any, people: Any) -> Any:
        sketch = honest(shown, people)
        told = [
            changed(each, means=(("card", repr(mind)),)) for each, mind in zip(sketch.places, truth[-1], strict=True)
        ]
        return changed(sketch, places=tuple(told))

    def noted(game: Any, viewpoint: Any) -> Any:
        truth.append([msgspec.json.encode(mind) for mind in game.state.minds])
        return information_state.information_state(game, viewpoint)

    truth: list[Any] = []
    monkeypatch.setattr(table_page, "information_state", noted)
    monkeypatch.setattr(table_page, "game_drawing", loose)
    with pytest.raises(AssertionError, match=r"the page .* tells two worlds apart"):
        swapped_worlds(MICROFILMS, 3)


def test_salts_that_do_not_differ_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "field_salt", lambda *_: bytes(16))
    with pytest.raises(AssertionError):
        games(game_laws.no_salt_is_used_twice, POKER, 2)


def test_an_event_lost_by_the_log_is_found() -> None:
    whole = play(AUCTION, 3, next(rngs()))
    step = whole.steps[-1]
    torn = whole._replace(
        steps=(*whole.steps[:-1], step._replace(batch=step.batch._replace(entries=step.batch.entries[1:])))
    )
    for law in (
        game_laws.a_replayed_log_is_the_live_game,
        game_laws.same_commands_give_same_bytes,
        game_laws.every_audience_computes_one_chain,
    ):
        law(whole)
        with pytest.raises((AssertionError, StopIteration)):
            law(torn)


def test_an_event_missed_by_a_mind_is_found() -> None:
    folds = MICROFILMS.folds
    deaf = replace(folds, mind=VersionedFold({**folds.mind.rows, CardDrawn: unchanged}))
    with pytest.raises(AssertionError, match="cards"):
        positions(position_laws.every_position_conserves, replace(MICROFILMS, folds=deaf), 3)


def test_a_wrong_sum_of_francs_is_found() -> None:
    def generous(table: Any, event: Any, version: int) -> Any:
        after = folds.table.rows[Passed](table, event, version)
        return changed(after, house=after.house + 1)

    folds = MICROFILMS.folds
    wrong = replace(folds, table=VersionedFold({**folds.table.rows, Passed: generous}))
    with pytest.raises(AssertionError, match="francs"):
        games(game_laws.every_event_conserves, replace(MICROFILMS, folds=wrong), 3)


def test_luck_that_is_not_the_seed_s_is_found() -> None:
    def lucky(turn: AnyTurn, seat: Seat, command: Any) -> None:
        turn.chance = lambda _, support: random.choice(support)
        AUCTION.decide(turn, seat, command)

    with pytest.raises((AssertionError, Refusal)):
        games(game_laws.same_commands_give_same_bytes, replace(AUCTION, decide=lucky), 3)


def test_an_offer_that_goes_too_far_is_found() -> None:
    rich = replace(
        AUCTION,
        offers=lambda table, mind: tuple(
            offer(Bid, each.rule, coins=Between(0, table.coins[mind.seat] + 1)) for each in AUCTION.offers(table, mind)
        ),
    )
    with pytest.raises(AssertionError, match="debts"):
        positions(offer_laws.every_offer_is_accepted, rich, 3)


def test_a_world_that_forgets_what_is_known_is_found() -> None:
    careless = replace(
        MICROFILMS,
        sample_world=lambda table, mind, chance: MICROFILMS.sample_world(
            table, changed(mind, letters=(), notes=()), chance
        ),
    )
    with pytest.raises(AssertionError):
        positions(world_laws.sampled_worlds_look_like_the_view, careless, 4)


def test_a_bot_that_breaks_the_rules_is_found() -> None:
    with pytest.raises(AssertionError):
        positions(position_laws.house_bots_are_legal, replace(AUCTION, house_bot=lambda *_: Bid(99)), 3)


ILLEGAL_DEFAULTS = {
    "microfilms": ("draw_offer", (4, 5)),
    "infiltrators": ("trim", (2, 3, 4)),
    "microdot": ("move", (2, 3)),
    "casino-incognito": ("claim", (2, 3)),
}
"""By ruleset: a kind of decision that random games seldom come to, and numbers of players at which they do."""


@pytest.mark.parametrize("name", ILLEGAL_DEFAULTS)
def test_an_illegal_default_of_a_rare_decision_is_found(name: str) -> None:
    rules, (kind, tables) = CATALOGUE[name], ILLEGAL_DEFAULTS[name]

    def default(table: Any, mind: Any) -> Command:
        is_rare = rules.decisions(table)[mind.seat] == kind
        return Bid(99) if is_rare else rules.default(table, mind)

    faulty = replace(rules, default=default)
    with pytest.raises(AssertionError, match=r"default of seat . is \{'type': 'bid'") as found:
        try_tables(faulty, tables)
    assert "DEADDROP_LAW_GAME=" in found.value.__notes__[0]


def try_tables(rules: AnyRuleset, tables: Sequence[int]) -> None:
    for players in tables:
        try_positions(position_laws.default_answers_are_legal, Table(rules, FACTS[rules.name], players), Time(2))


def loaded(rules: AnyRuleset) -> AnyRuleset:
    """One draw in twenty gives what comes first."""

    def sample(table: Any, mind: Any, chance: Chance) -> AnyState:
        def biased(source: str, support: Sequence[Any]) -> Any:
            return support[0] if chance("bias", range(20)) == 0 else chance(source, support)

        return rules.sample_world(table, mind, biased)

    return replace(rules, sample_world=sample)


@pytest.mark.parametrize(("rules", "players"), [(POKER, 2), (AUCTION, 3)], ids=["poker", "auction"])
def test_a_biased_sampler_is_found(rules: AnyRuleset, players: int) -> None:
    with pytest.raises(AssertionError, match="are not uniform"):
        positions(world_laws.sampled_worlds_are_uniform, loaded(rules), players)


def test_a_sampler_that_leaves_out_a_world_is_found() -> None:
    """By the facts that a game has by default: every value in the minds and the house."""

    def sample(table: Any, mind: Any, chance: Chance) -> AnyState:
        return POKER.sample_world(table, mind, lambda source, support: chance(source, support[:1]))

    rules, facts = replace(POKER, sample_world=sample), replace(FACTS[POKER.name], hidden=None)
    states = [state for rng in rngs() for state in walk(POKER, 2, rng)]
    with pytest.raises(AssertionError, match=r"samples no world with .*card"):
        try_states(rules, facts, states)


def try_states(rules: AnyRuleset, facts: Facts, states: Sequence[AnyState]) -> None:
    for state in states:
        world_laws.sampled_worlds_reach_the_truth(Position(rules, facts, state), Random(1))
