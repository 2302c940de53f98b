"""The processes that draw pictures, and who waits for them."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from io import BytesIO

import pytest
from PIL import Image

from service.pictures.rasters import PLACES, NotDrawn, Picture, PictureBusy, Rasters, RasterTask, draw_apart
from service.shares import networks_of, tenth_of
from tests.hang import HANG_S, until

MISBEHAVING = "tests.pictures.alive.misbehaving"
DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20"><rect width="30" height="20" fill="#a00"/></svg>'


def test_it_is_drawn_in_a_process_of_its_own() -> None:
    picture = Image.open(BytesIO(draw_apart(RasterTask(DOT, 60))))
    assert (picture.size, picture.convert("RGB").getpixel((5, 5))) == ((60, 40), (170, 0, 0))


def test_the_process_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEADDROP_SECRET", "5e" * 32)
    told = draw_apart(RasterTask("tell"), MISBEHAVING).decode().split()
    assert "PYTHONPATH" in told
    assert not [each for each in told if each.startswith("DEADDROP")]


@pytest.mark.parametrize("deed", ["eat", "fill", "nothing"])
def test_a_process_that_draws_nothing_is_a_fault_of_ours(deed: str) -> None:
    with pytest.raises(RuntimeError, match="status"):
        draw_apart(RasterTask(deed), MISBEHAVING)


def test_a_picture_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(PictureBusy):
        draw_apart(RasterTask("sleep"), MISBEHAVING, seconds=0.5)


def wanted(name: str, kept: list[bytes] | None = None) -> NotDrawn:
    return NotDrawn(name.encode(), RasterTask(name), (kept if kept is not None else []).append)


def test_a_picture_is_drawn_once_for_all_who_want_it_and_networks_take_turns() -> None:
    go_on, order, woken = threading.Semaphore(0), list[str](), threading.Semaphore(0)

    def draw(task: RasterTask) -> bytes:
        assert go_on.acquire(timeout=HANG_S)
        order.append(task.svg)
        return task.svg.encode()

    made, kept, pictures = Rasters(draw), list[bytes](), list[Picture]()
    greedy, modest = networks_of("192.0.2.1"), networks_of("198.51.100.7")
    with ExitStack() as asking:
        for name, networks in (*((f"g{number}", greedy) for number in range(4)), ("g3", modest), ("m0", modest)):
            pictures.append(asking.enter_context(made.drawing(wanted(name, kept), networks, lambda: woken.release())))
        go_on.release(10)
        for _ in range(6):
            assert woken.acquire(timeout=HANG_S)
    assert [each.result() for each in pictures] == [b"g0", b"g1", b"g2", b"g3", b"g3", b"m0"]
    assert len(order) == 5
    assert order.index("m0") <= 2  # after what was being drawn, and one more of the others
    assert sorted(kept) == sorted(name.encode() for name in order)
    until(lambda: made.queue.places.in_use == 0)


def test_a_network_has_a_tenth_of_the_places() -> None:
    made = Rasters(lambda _: b"x")
    for number in range(tenth_of(PLACES)):
        assert made.queue.places.acquire(networks_of(f"192.0.2.{number}")) is None
    with pytest.raises(PictureBusy), made.drawing(wanted("x"), networks_of("192.0.2.99"), lambda: None):
        pass
    news = threading.Event()
    with made.drawing(wanted("x"), networks_of("198.51.100.7"), news.set) as picture:
        assert news.wait(HANG_S)
        assert picture.result() == b"x"


def test_a_picture_that_fails_is_told_to_all_who_want_it() -> None:
    def fail(_: RasterTask) -> bytes:
        raise PictureBusy("Too long.")

    news = threading.Event()
    with Rasters(fail).drawing(wanted("x"), networks_of("192.0.2.1"), news.set) as picture:
        assert news.wait(HANG_S)
        with pytest.raises(PictureBusy):
            picture.result()
