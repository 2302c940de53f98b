"""Draws SVG as PNG: `python -m service.pictures.raster_process`, started by `rasters`.

One process a picture: it reads a task from standard input and writes the picture to standard output, under limits that
the system enforces.
"""

from __future__ import annotations

import os
import resource
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import msgspec
import resvg_py
from PIL import Image

from service.pictures.rasters import RasterTask

FONTS = Path(__file__).parent / "fonts"
FILES = [str(FONTS / name) for name in ("sans-400.ttf", "sans-600.ttf", "symbols.ttf")]
FAMILY = "Dead Drop Sans"

CPU_S = 20
MEBIBYTES = 512
NICE = 10
"""Politeness: moves go first."""
MOST_PNG = 300_000
"""Bound on a picture's bytes."""


def draw(task: RasterTask) -> bytes:
    """The picture.  Raises ValueError."""
    return to_small_png(draw_png(task.svg, task.width))


def draw_png(svg: str, width: int) -> bytes:
    """An SVG as PNG, with our fonts alone."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=FILES,
            font_family=FAMILY,
            serif_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )


def to_small_png(png: bytes) -> bytes:
    """The same in 256 colours if it is too large."""
    if len(png) <= MOST_PNG:
        return png
    small = BytesIO()
    Image.open(BytesIO(png)).convert("RGB").quantize(256).save(small, "PNG", optimize=True)
    return small.getvalue()


def limit() -> None:
    """Limit this process irrevocably. Skips limits the system does not have."""
    size = MEBIBYTES * 1024 * 1024
    for what, most in (
        (resource.RLIMIT_CPU, CPU_S),
        (resource.RLIMIT_AS, size),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, most))
    with suppress(OSError):
        os.nice(NICE)


def main() -> None:
    """Draw the task of standard input."""
    limit()
    sys.stdout.buffer.write(draw(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=RasterTask)))


if __name__ == "__main__":
    main()
