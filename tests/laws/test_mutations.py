"""The test of the laws: a fault for each law, and for each channel by which a secret could leave, and the law must fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from deaddrop.testing.checks import games as game_laws
from deaddrop.testing.checks import positions as position_laws
from deaddrop.testing.checks import texts as text_laws
from domain.game import decide, information_state
from domain.kernel import ledger
from domain.kernel.deciding import AnyDeciding
from domain.kernel.errors import NotOffered
from domain.kernel.folds import Folds
from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide_offered
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Known, Observation, Seat, observe
from domain.rulesets.microfilms import RULESET as MICROFILMS
from domain.rulesets.microfilms.model.cards import Card
from domain.rulesets.microfilms.model.commands import Bribe
from domain.rulesets.microfilms.model.events import BribeOffered, CardDrawn, Passed
from projections import feed_entry, poster, rendered_view
from projections.view_words import view_json_with_words
from service.app.play import table_page
from service.app.sharing import previews
from tests.laws.planted import games, positions, rngs, shown_worlds, swapped_worlds, with_words
from tests.laws.plays import play
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.three_card_poker import RULESET as POKER


class Hinted(BribeOffered, frozen=True, tag="microfilms.bribe_offered"):
    """A bribe with a field too many."""

    hint: Card = "CO"


def deciding(rules: AnyRuleset, change: Callable[[Any], Any], **more: Any) -> AnyRuleset:
    """The rules with every event that is decided changed in some way."""

    def decide(deciding: AnyDeciding, seat: Seat, command: Command) -> None:
        deciding.emit(*[change(event) for event in decide_offered(rules, deciding.state, seat, command, deciding.chance)])

    return replace(rules, decide=decide, **more)


def hinting() -> AnyRuleset:
    def change(event: Any) -> Any:
        if isinstance(event, BribeOffered) and isinstance(event.card, Known):
            return Hinted(event.seat, event.target, event.card, event.card.value)
        return event

    events = [Hinted if each is BribeOffered else each for each in MICROFILMS.events]
    return deciding(MICROFILMS, change, folds=Folds(events, MICROFILMS.folds.house_rows))


def test_a_card_in_a_public_field_is_found() -> None:
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(hinting(), 3, after=Bribe)
    with pytest.raises(AssertionError, match="bribe_offered"):
        games(game_laws.events_tell_whom_the_facts_allow, hinting(), 4)


def test_a_card_in_a_public_field_is_found_without_a_server() -> None:
    with pytest.raises(AssertionError, match=r"tells (the public|seat .) which of two worlds it is"):
        shown_worlds(hinting(), 3, after=Bribe)


def test_a_text_told_from_the_whole_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed_entry, "observe", lambda event, by: Observation(0, event))
    with pytest.raises((AssertionError, TypeError)):
        games(text_laws.no_text_tells_a_hidden_field, MICROFILMS, 4)


def test_a_text_that_keeps_back_what_one_may_know_is_found() -> None:
    silent = with_words(MICROFILMS, line=lambda event, people: MICROFILMS.words.line(observe(event, None).event, people))
    with pytest.raises(AssertionError, match="does not name"):
        games(text_laws.texts_name_what_they_open, silent, 3)


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

    monkeypatch.setattr(rendered_view, "information_state", loose)
    with pytest.raises(AssertionError, match="tells two worlds apart"):
        swapped_worlds(AUCTION, 3)


def test_a_poster_that_tells_of_all_minds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = poster.to_poster

    def loose(shown: Any, people: Any, viewpoint: Any) -> Any:
        return honest(shown, people, viewpoint)._replace(more=msgspec.json.encode(truth[-1]).hex())

    def noted(game: Any, viewpoint: Any) -> Any:
        truth.append(game.state and game.state.minds)
        return information_state.information_state(game, viewpoint)

    truth: list[Any] = []
    monkeypatch.setattr(previews, "information_state", noted)
    monkeypatch.setattr(previews, "to_poster", loose)
    with pytest.raises(AssertionError, match=r"card\.png .* tells two worlds apart"):
        swapped_worlds(MICROFILMS, 3)


def test_a_zone_that_says_what_one_may_not_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_json_with_words

    def loose(shown: Any, people: Any) -> Any:
        told = msgspec.to_builtins(honest(shown, people))
        for zone, mind in zip(told["scene"]["zones"], truth[-1] if truth else (), strict=False):
            zone["title"] = mind.hex()
        return told

    def noted(game: Any, viewpoint: Any) -> Any:
        truth.append([msgspec.json.encode(mind) for mind in game.state.minds])
        return information_state.information_state(game, viewpoint)

    truth: list[Any] = []
    monkeypatch.setattr(table_page, "information_state", noted)
    monkeypatch.setattr(table_page, "view_json_with_words", loose)
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


def refolded(rules: AnyRuleset) -> AnyRuleset:
    """The rules with what the classes of their events say now."""
    return replace(rules, folds=Folds(rules.events, rules.folds.house_rows))


def test_an_event_missed_by_a_mind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardDrawn, "on_own_mind", None)
    with pytest.raises(AssertionError, match="cards"):
        positions(position_laws.every_position_conserves, refolded(MICROFILMS), 3)


def test_a_wrong_sum_of_francs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(event: Any, table: Any) -> Any:
        after = honest(event, table)
        return changed(after, house=after.house + 1)

    honest: Any = Passed.on_table
    monkeypatch.setattr(Passed, "on_table", generous)
    with pytest.raises(AssertionError, match="francs"):
        games(game_laws.every_event_conserves, refolded(MICROFILMS), 3)
