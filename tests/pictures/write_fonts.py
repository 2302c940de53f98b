"""Writes the fonts of pictures from the typefaces of @fontsource, whose folder is the argument (`make vendor`).

The subsets of a typeface become one file a weight, and the symbols that tables use come from another typeface. The name
of the original is reserved by its licence, so the files bear another.
"""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Dead Drop Sans"
WEIGHTS = {400: "Regular", 600: "SemiBold"}
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese")
SYMBOLS = "★☆♠♥♦♣✓✗◆●▲■✚⚀⚁⚂⚃⚄⚅▶◇○"
FONTS = Path(__file__).parents[2] / "service/pictures/fonts"


def main(modules: Path) -> None:
    """Write fonts, their licence, and which characters they have."""
    known: set[int] = set()
    for weight, style in WEIGHTS.items():
        files = [str(modules / f"source-sans-3/files/source-sans-3-{each}-{weight}-normal.woff2") for each in SCRIPTS]
        merged = Merger().merge(files)
        merged["head"].created = TTFont(files[0])["head"].created
        known |= save(merged, f"sans-{weight}.ttf", FAMILY, style)
    symbols = TTFont(modules / "noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2")
    picked = Subsetter(Options(layout_features=[], hinting=False))
    picked.populate(unicodes=map(ord, SYMBOLS))
    picked.subset(symbols)
    known |= save(symbols, "symbols.ttf", "Dead Drop Symbols", "Regular")
    (FONTS / "characters.json").write_text(json.dumps(ranges(known)) + "\n")
    (FONTS / "OFL.txt").write_text((modules / "source-sans-3/LICENSE").read_text().replace("\r", ""))


def save(font: TTFont, name: str, family: str, style: str) -> set[int]:
    """Name and write a font. Returns its characters."""
    font.flavor = None
    names = font["name"]
    names.names = [each for each in names.names if each.nameID in (0, 13, 14)]
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(FONTS / name)
    return set(font.getBestCmap())


def ranges(numbers: set[int]) -> list[tuple[int, int]]:
    """First and last of each run.

    >>> ranges({1, 2, 3, 7})
    [(1, 3), (7, 7)]
    """
    runs = [[number for _, number in run] for _, run in groupby(enumerate(sorted(numbers)), lambda each: each[1] - each[0])]
    return [(run[0], run[-1]) for run in runs]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
