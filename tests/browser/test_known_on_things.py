"""What one knows lies on the things: signs on hidden cards, marks that one alone can make, notes of one's own."""

from __future__ import annotations

import pytest

from domain.rulesets.casino_incognito import RULESET as CASINO
from domain.rulesets.casino_incognito.model.mind import possible_agents
from tests.browser.positions import Games
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor, person


def signs(visitor: Visitor, zone: str) -> set[str]:
    return {str(each.get_attribute("data-kind")) for each in visitor.page.locator(f"[data-zone='{zone}'] .may i").all()}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_identities_show_what_they_can_be_at_a_table_with_hints(visit: Visit, toys: str, viewport: dict[str, int]) -> None:
    """To a player and, by what all know, to spectators; without hints to nobody. The words are there for all who do not see the signs."""
    for hints in (True, False):
        anna, zoe = visit(toys, viewport=viewport), visit(toys, viewport=viewport)
        made = anna.opened([person(each) for each in ("Anna", "Boris", "Clara", "Dora")], hints=hints, deal={"mode": "fixed", "description": {"start": 0}})
        anna.take(made, 0)
        anna.awaited()
        zoe.page.goto(f"{toys}/g/{made['game']['id']}")
        zoe.page.locator("[data-zone='identity:0'] .thing").wait_for()
        mine = str(anna.page.locator("#rail [data-zone='identity:0'] .thing").get_attribute("data-id"))
        public = signs(zoe, "identity:1")
        assert signs(anna, "identity:1") <= public - {mine}
        assert bool(signs(anna, "identity:1")) is hints
        assert (mine in public) is hints
        assert anna.violations(dark=True) == []
        if hints:
            anna.page.locator("[data-zone='identity:1'] .thing").focus()
            anna.page.keyboard.press("i")
            assert "Boris may be" in anna.page.locator("#tells").inner_text()


def test_the_marks_of_the_casino_show_what_one_alone_can_rule_out(visit: Visit, toys: str, positions: Games) -> None:
    """Beside what all know; of oneself what the others leave open."""
    anna = visit(toys, viewport=DESKTOP)
    game = positions(CASINO.name, "4-seats")
    at = game.asked("bid")
    state = game.game(at).state
    assert state is not None
    game.sit(anna, at)
    for seat in range(4):
        cells = anna.page.locator(f"[data-zone='marks:{seat}'] .thing:not([data-face=marked]):not([data-out])").all()
        mind = None if seat == at.seat else state.minds[at.seat]
        assert {int(str(each.get_attribute("data-at"))) for each in cells} == {*possible_agents(state.table, mind, seat)}
    assert "still open to the others" in anna.page.locator(f"#rail [data-zone='marks:{at.seat}'] .knows").inner_text().lower()
    assert anna.page.locator("[data-zone^='marks:'] [data-out]").count() > 0
    assert anna.violations() == []


def test_a_note_lies_on_its_card_in_this_browser_alone(visit: Visit, toys: str, positions: Games) -> None:
    anna = visit(toys, viewport=DESKTOP)
    game = positions("microfilms", "5-seats")
    at = game.asked("discard")
    game.sit(anna, at)
    card = anna.page.locator(".others [data-zone^='identity:'] .thing.back").first
    card.focus()
    anna.page.keyboard.press("i")
    field = anna.page.get_by_label("Your note, for you alone")
    field.fill("Too quiet")
    field.press("Enter")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(f"{request.url} {request.post_data or ''}"))
    anna.page.reload()
    note = card.locator(".own-note")
    note.wait_for()
    assert note.inner_text() == "Too quiet"
    assert not [each for each in asked if "quiet" in each]
    card.focus()
    anna.page.keyboard.press("i")
    field.fill("")
    assert not card.locator(".own-note").count()
