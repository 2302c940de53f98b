"""Draws the hands of Casino Incognito's tiles into its `look/symbols.json`: `python -m tests.looks.casino_incognito`."""

from __future__ import annotations

import json
from pathlib import Path

from domain.rulesets.casino_incognito.model.tiles import COMBINATIONS, Combination

SYMBOLS = Path(__file__).parents[2] / "domain/rulesets/casino_incognito/look/symbols.json"

WIDTH, HEIGHT = 132, 190
"""Of a card in a picture of a hand."""
ACE = '<path d="M-30 40 0-40 30 40M-18 12h36"/>'
KING = '<path d="M-26-40v80M26-40-26 6M-8-8 28 40"/>'
HEART = '<path d="M0 40C-60-4-30-46 0-16 30-46 60-4 0 40z" fill="currentColor"/>'
DOTS = ((0, 0), (0, -36), (0, 36), (-30, 0), (30, 0))
"""Where pips lie, the first ones first."""
COUNTS = {"two_pair": (2, 2), "full_house": (3, 2)}


def pips(count: int) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="13" fill="currentColor"/>' for x, y in DOTS[:count])


def faces(shown: Combination) -> list[str]:
    """What each card of a hand shows: letters that are equal, pips that rise, a suit that all have."""
    match shown.shape:
        case "kind":
            return [ACE] * shown.size
        case "suited_pair":
            return [ACE + f'<g transform="translate(0 64) scale(.5)">{HEART}</g>'] * 2
        case "two_pair" | "full_house":
            first, second = COUNTS[shown.shape]
            return [ACE] * first + [KING] * second
        case "straight":
            return [pips(each) for each in range(1, shown.size + 1)]
        case "flush":
            return [HEART] * shown.size
    below = f'<g transform="translate(0 52) scale(.6)">{HEART}</g>'
    return [f'<g transform="translate(0 -30) scale(.8)">{pips(each)}</g>{below}' for each in range(1, shown.size + 1)]


def picture(shown: Combination) -> str:
    """A hand as cards side by side, one over the other where they are many; those of a straight rise."""
    cards = faces(shown)
    step = min(WIDTH + 12, (512 - WIDTH - 12) / (len(cards) - 1))
    rise = 26 if shown.shape.startswith("straight") else 0
    left = 256 - step * (len(cards) - 1) / 2
    return "".join(
        card(each, left + nth * step, 256 + rise * ((len(cards) - 1) / 2 - nth)) for nth, each in enumerate(cards)
    )


def card(face: str, x: float, y: float) -> str:
    box = f'<rect x="{-WIDTH / 2:g}" y="{-HEIGHT / 2:g}" width="{WIDTH}" height="{HEIGHT}" rx="16" fill="#fffdf6"/>'
    return f'<g transform="translate({x:g} {y:g})" fill="none" stroke="currentColor" stroke-width="14">{box}{face}</g>'


def main() -> None:
    said = json.loads(SYMBOLS.read_text())
    said["drawn"] |= {each.name.replace(" ", "-"): picture(each) for each in COMBINATIONS}
    SYMBOLS.write_text(json.dumps(said, indent=2) + "\n")


if __name__ == "__main__":
    main()
