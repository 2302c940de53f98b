"""Pictures as PNG and WebP: each is drawn in a process of its own, one at a time, under limits."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable

import msgspec

from domain.kernel.errors import Refusal

WIDTH, HEIGHT, CLIP_WIDTH = 1200, 630, 600
"""Size of a picture, and width of a clip, in pixels."""
SECONDS = 20
"""Time limit of one picture."""
WAITING = 3
"""Requests that may wait in one process for the picture that is drawn; more are refused."""
MODULE = "service.pictures.raster_process"
LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""Environment variables that Python may need to find its libraries."""


class RasterTask(msgspec.Struct, frozen=True):
    """One picture to draw. svgs: one for a PNG, else the frames; width: in pixels; spans_ms: how long each frame is shown."""

    svgs: tuple[str, ...]
    width: int = WIDTH
    spans_ms: tuple[int, ...] = ()


class PictureBusy(Refusal):
    """The queue is full, or drawing took too long."""

    code = "picture-busy"


def draw_apart(task: RasterTask, module: str = MODULE, seconds: float = SECONDS) -> bytes:
    """The picture, drawn in a process that knows no secrets.  Raises PictureBusy, RuntimeError for a bug."""
    # The process inherits import paths alone.
    environment = {
        "PYTHONPATH": os.pathsep.join(each or os.getcwd() for each in sys.path),
        **{name: os.environ[name] for name in LIBRARIES if name in os.environ},
    }
    try:
        done = subprocess.run(
            (sys.executable, "-m", module),
            input=msgspec.msgpack.encode(task),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
            env=environment,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PictureBusy(f"The picture was not drawn in {seconds:g} s. Send the same request again.") from None
    if done.returncode != 0 or not done.stdout:
        raise RuntimeError(f"a picture was not drawn: status {done.returncode}")
    return done.stdout


class Rasters:
    """The pictures of one service process: one at a time, with a short queue. Thread-safe."""

    def __init__(self, draw: Callable[[RasterTask], bytes] = draw_apart) -> None:
        self._draw = draw
        self._turn = threading.Lock()
        self._count = threading.Lock()
        self.asking = 0

    def draw(self, task: RasterTask, find: Callable[[], bytes | None]) -> bytes:
        """Draw the picture. find: returns it if another request has drawn it meanwhile.  Raises PictureBusy."""
        with self._count:
            if self.asking > WAITING:
                raise PictureBusy("Other pictures are being drawn. Send the same request again.")
            self.asking += 1
        try:
            with self._turn:
                return find() or self._draw(task)
        finally:
            with self._count:
                self.asking -= 1
