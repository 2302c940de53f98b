"""Paths of pictograms in whole numbers: a grid of 512 is finer than any symbol is shown, and decimals are a third of a sprite's bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator

COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
ARC = re.compile(r"\s*,?\s*".join([f"({NUMBER.pattern})"] * 3 + ["([01])"] * 2 + [f"({NUMBER.pattern})"] * 2))
TAKES = {"m": "xy", "l": "xy", "t": "xy", "h": "x", "v": "y", "s": "xyxy", "q": "xyxy", "c": "xyxyxy", "a": "rrr01xy", "z": ""}
"""Parameters of each command: coordinates, and what an arc has beside them."""
PATH = re.compile(r'(<path[^>]*? d=")([^"]*)(")')


def round_paths(body: str) -> str:
    """The paths of a pictogram in whole numbers; one that is moved or scaled stays as it is.

    >>> round_paths('<path d="M1.6 2.4l3.2.3a.5.5 0 01-1 1z"/>')
    '<path d="M2 2l3 1a.5.5 0 0 1-1 1z"/>'
    """
    return body if "transform" in body else PATH.sub(lambda found: found[1] + "".join(rounded_commands(found[2])) + found[3], body)


def rounded_commands(path: str) -> Iterator[str]:
    """The commands of a path. Each ends where the exact one does, to half a unit, so that errors do not add up."""
    exact, rounded, start = {"x": 0.0, "y": 0.0}, {"x": 0, "y": 0}, ({"x": 0.0, "y": 0.0}, {"x": 0, "y": 0})
    for name, numbers in COMMAND.findall(path):
        takes = TAKES[name.lower()]
        if not takes:
            exact, rounded = dict(start[0]), dict(start[1])
            yield name
            continue
        said: list[str] = []
        for nth, given in enumerate(split_numbers(numbers, takes)):
            ends_exact, ends = dict(exact), dict(rounded)
            for axis, number in zip(takes, given, strict=True):
                if axis in exact:
                    ends_exact[axis] = number + (exact[axis] if name.islower() else 0)
                    ends[axis] = round(ends_exact[axis])
                    said.append(str(ends[axis] - (rounded[axis] if name.islower() else 0)))
                else:
                    said.append(f"{number:.1f}".removesuffix(".0").replace("0.", ".") if axis == "r" else str(int(number)))
            exact, rounded = ends_exact, ends
            if name in "mM" and nth == 0:
                start = dict(exact), dict(rounded)
        yield name + " ".join(said).replace(" -", "-")


def split_numbers(text: str, takes: str) -> Iterator[tuple[float, ...]]:
    """The parameters of a command, once for each of its repetitions. The flags of an arc may stand together."""
    if takes.startswith("r"):
        yield from (tuple(map(float, each)) for each in ARC.findall(text))
        return
    numbers = [float(each) for each in NUMBER.findall(text)]
    yield from (tuple(numbers[at : at + len(takes)]) for at in range(0, len(numbers), len(takes)))
