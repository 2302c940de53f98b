"""Writes each game's symbols, `look/faces.svg`, from the pinned set of pictograms: `make vendor` runs it with its path.

Which symbols its table has beside those of its kinds, a game says in `look/symbols.json`: `beside`, each with its name in the
set ("" for one that is not drawn), and `drawn`, what the set lacks, on its grid.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.looks.rounded_paths import round_paths

ROOT = Path(__file__).parents[2]


def sprite(rules: AnyRuleset, icons: dict[str, dict[str, str]], beside: dict[str, str], drawn: dict[str, str]) -> str:
    """The symbols of a ruleset, each under its name."""
    named = {each.symbol: each.symbol for each in rules.words.kinds.values()} | beside
    bodies = {name: drawn.get(named[name]) or icons[named[name]]["body"] for name in sorted(named) if named[name]}
    symbols = [f'<symbol id="{name}" viewBox="0 0 512 512">{round_paths(body)}</symbol>' for name, body in bodies.items()]
    return "\n".join(('<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""))


def main(path: str) -> None:
    icons = json.loads(Path(path).read_text())["icons"]
    for rules in discover():
        look = ROOT / "domain/rulesets" / rules.name.replace("-", "_") / "look"
        if (wanted := look / "symbols.json").exists():
            said: dict[str, Any] = json.loads(wanted.read_text())
            look.joinpath("faces.svg").write_text(sprite(rules, icons, said["beside"], said.get("drawn", {})))


if __name__ == "__main__":
    main(sys.argv[1])
