"""The processes that draw pictures, and who waits for them."""

from __future__ import annotations

import threading
from io import BytesIO

import pytest
from PIL import Image

from service.pictures.rasters import WAITING, PictureBusy, Rasters, RasterTask, draw_apart
from tests.hang import HANG_S, until
from tests.pictures.test_rasters import dot

MISBEHAVING = "tests.pictures.alive.misbehaving"


def test_it_is_drawn_in_a_process_of_its_own() -> None:
    picture = Image.open(BytesIO(draw_apart(RasterTask((dot("#a00"),), 60))))
    assert (picture.size, picture.convert("RGB").getpixel((5, 5))) == ((60, 40), (170, 0, 0))


def test_the_process_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADDROP_SECRET", "5e" * 32)
    told = draw_apart(RasterTask(("tell",)), MISBEHAVING).decode().split()
    assert "PYTHONPATH" in told
    assert not [each for each in told if each.startswith("DEADDROP")]


@pytest.mark.parametrize("deed", ["eat", "fill", "nothing"])
def test_a_process_that_draws_nothing_is_a_fault_of_ours(deed: str) -> None:
    with pytest.raises(RuntimeError, match="status"):
        draw_apart(RasterTask((deed,)), MISBEHAVING)


def test_a_picture_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(PictureBusy):
        draw_apart(RasterTask(("sleep",)), MISBEHAVING, seconds=0.5)


def test_no_more_wait_than_may_and_who_waited_for_the_same_gets_it() -> None:
    drawing, go_on = threading.Event(), threading.Event()
    drawn: list[bytes] = []

    def draw(_: RasterTask) -> bytes:
        drawing.set()
        assert go_on.wait(HANG_S)
        drawn.append(b"picture")
        return drawn[0]

    made, found = Rasters(draw), list[bytes]()
    asking = [threading.Thread(target=lambda: found.append(ask(made, drawn))) for _ in range(1 + WAITING)]
    asking[0].start()
    assert drawing.wait(HANG_S)
    for each in asking[1:]:
        each.start()
    until(lambda: made.asking > WAITING)
    with pytest.raises(PictureBusy):
        ask(made, drawn)
    go_on.set()
    for each in asking:
        each.join()
    assert (drawn, found) == ([b"picture"], [b"picture"] * (1 + WAITING))


def ask(made: Rasters, drawn: list[bytes]) -> bytes:
    return made.draw(RasterTask(("x",)), lambda: drawn[0] if drawn else None)
