"""Writes Casino Incognito's display face from Limelight, whose file is the argument (`make vendor`).

Without hints it has half the bytes. The licence reserves the name of the original for unchanged copies, so the file
bears another.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FACE = Path(__file__).parents[2] / "domain/rulesets/casino_incognito/look/floor-show.woff2"
COPYRIGHT, POSTSCRIPT_NAME = 0, 6
"""Numbers of records in a font's table of names."""


def main(source: str) -> None:
    font = TTFont(source, recalcTimestamp=False)
    thin = Subsetter(Options(hinting=False, name_IDs=["*"], layout_features=["*"]))
    thin.populate(unicodes=font.getBestCmap())
    thin.subset(font)
    for record in font["name"].names:
        if record.nameID != COPYRIGHT:
            name = "FloorShow" if record.nameID == POSTSCRIPT_NAME else "Floor Show"
            record.string = str(record).replace("Limelight", name)
    font.flavor = "woff2"
    font.save(FACE)


if __name__ == "__main__":
    main(sys.argv[1])
