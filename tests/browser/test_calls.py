"""What calls players back to their table: title and icon of its tab, and sounds, which are soft from the first click or key on, until they are muted."""

from __future__ import annotations

import wave
from random import Random

import pytest

from service.web.static_files import FILES
from tests.browser.visitor import Visit, Visitor
from tests.looks.write_sounds import FOLDER, RATE, SOUNDS

LISTEN = """
window.heard = [];
const { connect } = AudioNode.prototype;
const { start } = AudioBufferSourceNode.prototype;
AudioNode.prototype.connect = function (to, ...more) { this.through = to; return connect.call(this, to, ...more); };
AudioBufferSourceNode.prototype.start = function (...told) {
  window.heard.push([this.buffer.duration, this.through.gain.value, this.context.state]);
  return start.apply(this, told);
};
"""
"""Notes every sound that a page lets be heard."""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }); document.dispatchEvent(new Event('visibilitychange'));"


class Listener:
    """Hears a page, and notes what it asks for to do so."""

    def __init__(self, anna: Visitor) -> None:
        self.anna, self.files = anna, list[str]()
        anna.context.add_init_script(LISTEN)
        anna.page.on("request", lambda each: self.files.append(each.url.rpartition("/")[2]) if each.url.endswith((".wav", "sounds.mjs")) else None)

    def heard(self) -> list[str]:
        """By their names; all of them while the page may be heard."""
        told = self.anna.page.evaluate("window.heard.splice(0)")
        assert {state for _, _, state in told} <= {"running"}
        return [min(SOUNDS, key=lambda name: abs(SOUNDS[name][0] - seconds)) for seconds, _, _ in told]

    def switch(self, to: str) -> None:
        anna = self.anna
        anna.sheet("More")
        if not anna.page.locator("#settings form").is_visible():
            anna.page.locator("#settings summary").click()
        anna.page.locator("#settings [name=sounds]").and_(anna.page.get_by_label(to)).check()

    def passes(self) -> None:
        """Pass by the button, and wait for the next own decision or the end."""
        before = self.anna.decision()
        self.anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
        self.anna.moved_on(before)
        self.anna.awaited()


TURN = f"() => window.heard.some(([seconds]) => Math.abs(seconds - {SOUNDS['turn'][0]}) < 0.01)"


def test_sounds_are_soft_after_the_first_click_and_a_button_in_sight_mutes_them(visit: Visit) -> None:
    """Nothing of them is loaded before. One hears each step of the others, and that the own turn has come; what was chosen holds."""
    anna = visit(pace=1)
    ear = Listener(anna)
    anna.sit(hands=["IB", "CO"])
    assert (ear.heard(), ear.files) == ([], [])
    anna.begin()
    ear.passes()
    anna.page.wait_for_function(TURN)
    assert anna.page.evaluate("window.heard[0][1]") == pytest.approx(0.3)
    *steps, last = ear.heard()
    assert (set(steps), last) == ({"step"}, "turn")
    assert sorted(ear.files) == ["sounds.mjs", "step.wav", "turn.wav"], "each file once"
    mute = anna.page.get_by_role("button", name="Mute sounds", pressed=False)
    mute.click()
    ear.passes()
    anna.page.reload()
    anna.page.get_by_role("button", name="Mute sounds", pressed=True).wait_for()
    ear.passes()
    assert ear.heard() == []
    anna.page.get_by_role("button", name="Mute sounds").click()
    anna.page.wait_for_function(TURN)


def test_a_hidden_tab_plays_nothing_and_calls_its_player_at_the_own_turn(visit: Visit) -> None:
    anna = visit(pace=1)
    ear = Listener(anna)
    anna.sit(hands=["IB", "CO"])
    anna.begin()
    ear.switch("loud")
    anna.page.wait_for_function("() => window.heard.length === 1")
    ear.heard()
    before = anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.page.evaluate(HIDE)
    anna.moved_on(before)
    anna.awaited()
    anna.page.wait_for_function("() => window.heard.length > 0")
    assert ear.heard() == ["turn"]


def test_the_end_is_heard_once_by_who_saw_it_come(visit: Visit, toys: str) -> None:
    """The title says it too; a page that is opened later is silent."""
    anna, luck = visit(toys), Random(2)
    ear = Listener(anna)
    anna.play("sealed_auction")
    ear.switch("loud")
    while anna.awaited():
        anna.click_something(luck)
    anna.page.wait_for_function(f"() => window.heard.some(([seconds]) => Math.abs(seconds - {SOUNDS['end'][0]}) < 0.01)")
    heard = ear.heard()
    assert (heard.count("end"), heard[-1]) == (1, "end")
    assert anna.page.title().startswith("Over · ")
    anna.page.reload()
    anna.page.wait_for_function("() => document.title.startsWith('Over · ')")
    anna.page.locator("#ending:not([hidden])").wait_for()
    anna.page.keyboard.press("Shift")
    anna.at_rest()
    assert ear.heard() == []


def test_title_and_icon_of_the_tab_tell_who_is_asked_from_who_is_not(visit: Visit) -> None:
    anna, zoe = visit(), visit()
    anna.sit(hands=["IB", "CO"])
    zoe.page.goto(anna.page.url)
    zoe.page.locator("#log li").first.wait_for(state="attached")
    icon = "document.querySelector('link[rel=icon]').href"
    assert (anna.page.title(), zoe.page.title()) == ("Your decision · [microfilms] · Dead Drop", "[microfilms] · Dead Drop")
    assert anna.page.evaluate(icon).endswith("/calls/icon.svg")
    assert not zoe.page.evaluate(icon).endswith("/calls/icon.svg")
    assert anna.page.request.get(anna.page.evaluate(icon)).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_small_and_end_in_silence(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getframerate(), file.getnchannels()) == (RATE, 1)
        assert file.getnframes() == int(SOUNDS[name][0] * RATE)
        last = file.readframes(file.getnframes())[-2:]
    assert abs(int.from_bytes(last, "little", signed=True)) < 33
    assert FILES[f"calls/{name}.wav"][1] == "audio/wav"
