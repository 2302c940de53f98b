"""Pictures as PNG, and the processes that draw them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import domain.rulesets
from domain.catalogue import discover
from projections.poster import Poster, PosterSeat
from service.app.rulesets.covers import cover_of
from service.pictures import rasters
from service.pictures.characters import known_characters
from service.pictures.elements import element
from service.pictures.lobby_picture import lobby_picture
from service.pictures.poster import poster_svg
from service.pictures.raster_process import MOST_PNG, draw_png, to_small_png


def pictures() -> Iterator[str]:
    """A poster of each game, and the lobby."""
    games = list(discover())
    seats = tuple(PosterSeat(name, ("2 points",), name == "Anna") for name in ("Anna", "Boris"))
    for rules in games:
        yield poster_svg(Poster(rules.title, "", "Anna won", "Anna had more points.", "As everyone sees it", seats), cover_of(rules))
    yield lobby_picture([cover_of(each) for each in games], [each.title for each in games])


def test_posters_and_the_lobby_are_pictures_of_the_size_of_previews() -> None:
    for each in pictures():
        png = draw_png(each, 1200)
        assert Image.open(BytesIO(png)).size == (1200, 630)
        assert len(to_small_png(png)) <= MOST_PNG
        assert len(Image.open(BytesIO(png)).convert("RGB").resize((300, 158)).getcolors(10**6) or []) > 100


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
    assert {path.name: signs for path in files if (signs := unknown_signs(path.read_text()))} == {}
    assert unknown_signs("★ · …") == set()


def test_a_planted_sign_is_found() -> None:
    assert unknown_signs("Ànna ♠ 漢") == {"漢"}


def test_the_list_of_characters_is_that_of_the_fonts() -> None:
    ttlib = pytest.importorskip("fontTools.ttLib")
    folder = Path(rasters.__file__).parent / "fonts"
    held = {chr(each) for path in folder.glob("*.ttf") for each in ttlib.TTFont(path).getBestCmap()}
    assert held == known_characters()
    assert json.loads((folder / "characters.json").read_text())
