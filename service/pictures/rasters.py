"""Pictures as PNG: each is drawn in a process of its own, one at a time, under limits. Who waits for one holds no thread."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from domain.kernel.errors import Refusal
from service.shares import Shares, TurnQueue

WIDTH, HEIGHT = 1200, 630
"""Size of a picture, in pixels."""
SECONDS = 20
"""Time limit of one picture."""
PLACES = 400
"""Pictures that may wait in one process; a tenth of them for one network."""
PATIENCE_S = 50
"""Longest wait of a request for its picture."""
MODULE = "service.pictures.raster_process"
LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""Environment variables that Python may need to find its libraries."""


Wake = Callable[[], None]


class RasterTask(msgspec.Struct, frozen=True):
    """One picture to draw. width: in pixels."""

    svg: str
    width: int = WIDTH


class PictureBusy(Refusal):
    """All places are taken, or those of the client's networks, or drawing took too long."""

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


class NotDrawn(Exception):
    """The picture has to be drawn first. key: of its content; keep: stores it once it is drawn."""

    def __init__(self, key: bytes, task: RasterTask, keep: Callable[[bytes], None]) -> None:
        super().__init__()
        self.key, self.task, self.keep = key, task, keep


class Picture:
    """A picture that is drawn, or waits for it. Thread-safe."""

    def __init__(self, wanted: NotDrawn) -> None:
        self.wanted = wanted
        self._lock, self._wakes = threading.Lock(), set[Wake]()
        self._drawn: bytes | None = None
        self._fault: Exception | None = None
        self.is_done = False

    def end(self, drawn: bytes | None, fault: Exception | None = None) -> None:
        """It is drawn, or will not be."""
        with self._lock:
            self._drawn, self._fault, self.is_done = drawn, fault, True
            wakes = list(self._wakes)
        for wake in wakes:
            wake()

    @contextmanager
    def following(self, wake: Wake) -> Iterator[None]:
        """Call `wake` when it is done, inside the block; must not block."""
        with self._lock:
            self._wakes.add(wake)
        try:
            yield
        finally:
            with self._lock:
                self._wakes.discard(wake)

    def result(self) -> bytes:
        """The drawn picture.  Raises PictureBusy if it took too long, RuntimeError for a bug."""
        if self._fault is not None:
            raise self._fault
        assert self._drawn is not None
        return self._drawn


class Rasters:
    """The pictures of one service process: one at a time, and networks take turns. Thread-safe."""

    def __init__(self, draw: Callable[[RasterTask], bytes] = draw_apart) -> None:
        self._draw = draw
        self.queue: TurnQueue[Picture] = TurnQueue(Shares(PLACES))
        self._asked: dict[bytes, Picture] = {}
        self._lock, self._news = threading.Lock(), threading.Semaphore(0)
        self._thread: threading.Thread | None = None

    @contextmanager
    def drawing(self, wanted: NotDrawn, networks: Sequence[str], wake: Wake) -> Iterator[Picture]:
        """A picture that a client in these networks wants. wake: called when it is done, inside the block.  Raises PictureBusy."""
        picture = self._ask(wanted, networks)
        with picture.following(wake):
            yield picture

    def _ask(self, wanted: NotDrawn, networks: Sequence[str]) -> Picture:
        with self._lock:
            picture = self._asked.get(wanted.key)
            if picture is not None:
                return picture
            picture = Picture(wanted)
            if self.queue.put(picture, networks) is not None:
                raise PictureBusy("Other pictures are being drawn. Send the same request again.")
            self._asked[wanted.key] = picture
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="rasters", daemon=True)
                self._thread.start()
        self._news.release()
        return picture

    def _run(self) -> None:
        while True:
            self._news.acquire()
            with self.queue.take() as found:
                if found is not None:
                    self._work(found)

    def _work(self, picture: Picture) -> None:
        wanted = picture.wanted
        try:
            drawn = self._draw(wanted.task)
            wanted.keep(drawn)
        except Exception as fault:
            picture.end(None, fault)
        else:
            picture.end(drawn)
        with self._lock:
            del self._asked[wanted.key]
