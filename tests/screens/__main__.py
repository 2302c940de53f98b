"""Pictures of tables to look at: `python -m tests.screens [RULESET…]`, or `make screens`.

Every kind of decision that comes up in a ruleset's golden games, and every command that is confirmed before it is sent, in
five sizes, light and dark: one file each under `build/screens`, and one sheet of all for each ruleset.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

from domain.catalogue import discover
from domain.game.aggregate import Game
from domain.game.information_state import information_state
from projections.game_view import open_offers
from service.web.looks import look_of
from tests.browser.conftest import NAMES
from tests.browser.positions import Asked, Positions
from tests.browser.toybox import toybox
from tests.browser.visitor import Visitor
from tests.golden.games import GOLDEN, PLOTS, STAGED, Golden, played

FOLDER = Path("build/screens")
SIZES = {"wide": (1920, 1080), "desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "side": (844, 390)}
SCHEMES = ("light", "dark")
SHOWN = tuple(each.name for each in discover() if look_of(each).url("table.css"))
"""Rulesets with a look."""
WIDTH, TITLE = 420, 18
"""Of one picture on a sheet, in pixels."""


class Screen(NamedTuple):
    """What is shown: a seat that is asked, in a golden game."""

    title: str
    golden: Golden
    at: Asked


def screens_of(ruleset: str) -> list[Screen]:
    """One of each kind, of the earliest golden game that has it the last: there most lies on the table; of a staged game also the first."""
    found: dict[str, Screen] = {}
    for golden in (*STAGED, *GOLDEN, *PLOTS):
        for step in played(golden) if golden.rules.name == ruleset else ():
            game = step.batch.game
            for seat, decision in game.open.items():
                for title in titles(game, seat, decision.kind):
                    if title not in found or found[title].golden is golden:
                        found[title] = Screen(title, golden, Asked(seat, game.version))
                    if golden in STAGED:
                        found.setdefault(f"{title}-first", Screen(f"{title}-first", golden, Asked(seat, game.version)))
    return list(found.values())


def titles(game: Game, seat: int, kind: str) -> Iterator[str]:
    """The kind of a decision, and of it each command that is confirmed."""
    info = information_state(game, seat)
    if info.seats[seat].kind == "automaton":
        return
    yield kind
    for offer in open_offers(info):
        if offer.command in info.rules.words.needs_confirmation:
            yield f"{kind}-{offer.command.__struct_config__.tag}"


def take(ruleset: str, browser: Any, url: str) -> dict[tuple[str, str, str], Path]:
    """Take every picture of a ruleset. By title, size and scheme."""
    made: dict[tuple[str, str, str], Path] = {}
    games: dict[str, Positions] = {}
    for screen in screens_of(ruleset):
        name = screen.golden.name
        games.setdefault(name, Positions(screen.golden, url) if name not in games else games[name])
        for size, (width, height) in SIZES.items():
            for scheme in SCHEMES:
                context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
                visitor = Visitor(context, url)
                games[name].sit(visitor, screen.at)
                visitor.at_rest()
                visitor.page.locator("#line", has_text="Live").wait_for(state="attached")
                path = FOLDER / ruleset / f"{screen.title}-{size}-{scheme}.png"
                visitor.page.screenshot(path=path)
                made[screen.title, size, scheme] = path
                context.close()
    return made


def contact_sheet(pictures: dict[tuple[str, str, str], Path], path: Path) -> None:
    """All pictures of a ruleset on one: a row for each title and scheme, a column for each size."""
    rows = [(title, scheme) for title in dict.fromkeys(title for title, _, _ in pictures) for scheme in SCHEMES]
    heights = {size: round(WIDTH * min(1.2, height / width)) for size, (width, height) in SIZES.items()}
    row_height = max(heights.values()) + TITLE
    sheet = Image.new("RGB", (WIDTH * len(SIZES), row_height * len(rows)), "white")
    draw = ImageDraw.Draw(sheet)
    for nth, (title, scheme) in enumerate(rows):
        for column, size in enumerate(SIZES):
            with Image.open(pictures[title, size, scheme]) as picture:
                picture.thumbnail((WIDTH - 8, row_height - TITLE - 4))
                sheet.paste(picture, (column * WIDTH, nth * row_height + TITLE))
            draw.text((column * WIDTH + 4, nth * row_height + 2), f"{title}, {size}, {scheme}", fill="black")
    sheet.save(path)


def main(rulesets: list[str]) -> None:
    chromium = next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as data, toybox(Path(data)) as url, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for ruleset in rulesets or SHOWN:
            (FOLDER / ruleset).mkdir(parents=True, exist_ok=True)
            contact_sheet(take(ruleset, browser, url), FOLDER / f"{ruleset}.png")
            print(FOLDER / f"{ruleset}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
