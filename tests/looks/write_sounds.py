"""Writes the sounds of tables, `service/web/static/calls/*.wav`: notes of a small bell, computed here, so that all of them is ours."""

from __future__ import annotations

import wave
from collections.abc import Mapping
from math import exp, pi, sin
from pathlib import Path
from struct import pack

FOLDER = Path(__file__).parents[2] / "service/web/static/calls"
RATE = 11_025
"""Samples a second: enough for what lies below 5 kHz."""
PARTIALS = ((1.0, 1.0, 1.0), (2.0, 0.28, 1.6), (3.01, 0.1, 2.6))
"""Of a note: frequency and loudness by those of the note, and how much faster it fades."""
ATTACK_S = 0.006

Note = tuple[float, float]
"""When it is struck, in seconds, and its frequency in Hz."""
SOUNDS: Mapping[str, tuple[float, float, tuple[Note, ...]]] = {
    "turn": (0.42, 9, ((0.0, 659.26), (0.12, 880.0))),
    "step": (0.09, 55, ((0.0, 392.0),)),
    "end": (0.8, 6, ((0.0, 523.25), (0.13, 659.26), (0.26, 783.99))),
}
"""Seconds that it takes, how fast its notes fade, and the notes."""


def loudness(at: float, seconds: float, fade: float, notes: tuple[Note, ...]) -> float:
    """Between -1 and 1; it begins and ends in silence."""
    heard = 0.0
    for struck, frequency in notes:
        if (since := at - struck) >= 0:
            rise = min(1.0, since / ATTACK_S)
            heard += rise * sum(part * exp(-fade * faster * since) * sin(2 * pi * frequency * times * since) for times, part, faster in PARTIALS)
    return heard / (1.4 * len(notes)) * min(1.0, (seconds - at) / 0.03)


def sound(name: str) -> bytes:
    """Its samples: 16 bits each, one channel."""
    seconds, fade, notes = SOUNDS[name]
    return b"".join(pack("<h", round(32_000 * loudness(nth / RATE, seconds, fade, notes))) for nth in range(int(seconds * RATE)))


def main() -> None:
    for name in SOUNDS:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(sound(name))


if __name__ == "__main__":
    main()
