"""Draws SVG as PNG, or several as an animated WebP: `python -m service.pictures.raster_process`, started by `rasters`.

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
MOST_PNG, MOST_CLIP = 300_000, 500_000
"""Bounds on a picture's bytes."""
QUALITIES = (75, 55, 35, 15)
"""WebP qualities of a clip; the next is used if the clip would be too large."""


def draw(task: RasterTask) -> bytes:
    """The picture.  Raises ValueError."""
    drawn = [draw_png(each, task.width) for each in task.svgs]
    return to_clip(drawn, task.spans_ms) if task.spans_ms else to_small_png(drawn[0])


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


def to_clip(frames: list[bytes], spans_ms: tuple[int, ...]) -> bytes:
    """The frames as an animated WebP that is shown again and again; if they are too large, every other one is left out."""
    images = [Image.open(BytesIO(each)).convert("RGB") for each in frames]
    for quality in QUALITIES:
        made = write_clip(images, spans_ms, quality)
        if len(made) <= MOST_CLIP or len(images) == 1:
            return made
    last = (len(frames) - 1) % 2
    return to_clip(frames[last::2], spans_ms[last::2])


def write_clip(images: list[Image.Image], spans_ms: tuple[int, ...], quality: int) -> bytes:
    """An animated WebP."""
    clip = BytesIO()
    images[0].save(clip, "WEBP", save_all=True, append_images=images[1:], duration=list(spans_ms), loop=0, quality=quality, method=3)
    return clip.getvalue()


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
