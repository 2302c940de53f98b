"""Pictures as PNG and WebP, and the processes that draw them."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import domain.rulesets
from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.lobby_catalogue import draw_sample
from service.pictures import raster_process, rasters
from service.pictures.characters import known_characters
from service.pictures.elements import element
from service.pictures.lobby_picture import lobby_picture
from service.pictures.raster_process import MOST_CLIP, MOST_PNG, draw_png, to_clip, to_small_png


def dot(colour: str) -> str:
    square = element("rect", width=30, height=20, fill=colour)
    return element("svg", square, xmlns="http://www.w3.org/2000/svg", width=30, height=20, viewBox="0 0 30 20")


def colours(png: bytes) -> int:
    return len(Image.open(BytesIO(png)).convert("RGB").resize((300, 158)).getcolors(10**6) or [])


@pytest.mark.parametrize("rules", list(discover()), ids=lambda each: each.name)
def test_a_table_is_a_picture_of_the_size_of_previews(rules: AnyRuleset) -> None:
    png = draw_png(draw_sample(rules), 1200)
    assert Image.open(BytesIO(png)).size == (1200, 630)
    assert len(to_small_png(png)) <= MOST_PNG
    assert colours(png) > 100


def test_the_lobby_is_a_picture_too() -> None:
    games = list(discover())
    png = draw_png(lobby_picture([draw_sample(each) for each in games], [each.title for each in games]), 1200)
    assert Image.open(BytesIO(png)).size == (1200, 630)
    assert len(to_small_png(png)) <= MOST_PNG


def test_a_picture_that_is_too_large_gets_fewer_colours() -> None:
    noise = Image.effect_noise((1200, 630), 90).convert("RGB")
    large = BytesIO()
    noise.save(large, "PNG")
    small = to_small_png(large.getvalue())
    assert len(small) < len(large.getvalue())
    assert Image.open(BytesIO(small)).mode == "P"


def test_text_is_drawn_in_our_own_typeface() -> None:
    """Where no font is installed too: an empty line is another picture."""
    def line(text: str) -> bytes:
        words = element("text", text, x=2, y=15, font_size=12, fill="#000", font_family="Georgia, serif")
        return draw_png(element("svg", words, xmlns="http://www.w3.org/2000/svg", width=60, height=20), 60)

    drawn = {text: line(text) for text in ("", "Anna", "Ànna", "Борис", "Ελένη", "♠★", "✓ ↑")}
    assert len(set(drawn.values())) == len(drawn)


def unknown_signs(text: str) -> set[str]:
    """Signs that our fonts cannot draw."""
    return {each for each in text if ord(each) > 126} - known_characters()


def test_every_sign_of_the_built_in_games_is_in_our_fonts() -> None:
    files = [path for path in Path(domain.rulesets.__path__[0]).rglob("*") if path.suffix in (".py", ".json")]
    assert {rules.name.replace("-", "_") for rules in discover()} <= {part for path in files for part in path.parts}
    drawn = "".join(re.sub("<[^>]*>", "", draw_sample(rules)) for rules in discover())
    assert {path.name: signs for path in files if (signs := unknown_signs(path.read_text()))} == {}
    assert unknown_signs(drawn) == set()


def test_a_planted_sign_is_found() -> None:
    assert unknown_signs("Ànna ♠ 漢") == {"漢"}


def test_a_clip_moves_and_is_small() -> None:
    frames = [draw_png(dot(each), 60) for each in ("#a00", "#0a0", "#00a")]
    clip = to_clip(frames, (700, 700, 2000))
    shown = Image.open(BytesIO(clip))
    assert (shown.format, shown.size, getattr(shown, "n_frames", 1)) == ("WEBP", (60, 40), 3)
    assert len(clip) <= MOST_CLIP


def test_a_clip_that_would_be_too_large_is_made_worse_and_then_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [draw_png(dot(each), 60) for each in ("#a00", "#0a0", "#00a", "#aa0")]
    small = len(to_clip(frames[-2:], (700, 2000)))
    monkeypatch.setattr(raster_process, "MOST_CLIP", small + 10)
    clip = to_clip(frames, (700, 700, 700, 2000))
    shown = Image.open(BytesIO(clip))
    assert getattr(shown, "n_frames", 1) == 2


def test_the_list_of_characters_is_that_of_the_fonts() -> None:
    ttlib = pytest.importorskip("fontTools.ttLib")
    folder = Path(rasters.__file__).parent / "fonts"
    held = {chr(each) for path in folder.glob("*.ttf") for each in ttlib.TTFont(path).getBestCmap()}
    assert held == known_characters()
    assert json.loads((folder / "characters.json").read_text())
