"""QR codes, as another program reads them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import numpy
import pytest
import zxingcpp

from service.pictures.qr_code import draw_qr_code

SCALE = 4
SVG = "{http://www.w3.org/2000/svg}"


def to_pixels(drawn: bytes) -> numpy.ndarray[tuple[int, int], numpy.dtype[numpy.uint8]]:
    """The drawing's second path, which is made of horizontal strokes one unit high, on white."""
    told = ElementTree.fromstring(drawn)
    width, height = map(int, told.attrib["viewBox"].split()[2:])
    found = numpy.full((height, width), 255, numpy.uint8)
    ground, strokes = told.findall(f"{SVG}path")
    assert (ground.attrib["fill"], strokes.attrib["stroke"]) == ("#fff", "#000")
    x, y = 0.0, 0.0
    for kind, numbers in re.findall(r"([Mmh])([-0-9. ]+)", strokes.attrib["d"]):
        given = [float(each) for each in numbers.split()]
        if kind == "h":
            found[int(y), int(x) : int(x + given[0])] = 0
            x += given[0]
        else:
            x, y = (given[0], given[1]) if kind == "M" else (x + given[0], y + given[1])
    return found.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


@pytest.mark.parametrize("text", ["http://localhost:8000/me#link=dd_link_0", "https://games.example.org/me#link=dd_link_00" + "a2" * 40])
def test_what_is_drawn_can_be_read(text: str) -> None:
    [read] = zxingcpp.read_barcodes(to_pixels(draw_qr_code(text)))
    assert read.text == text


def test_a_drawing_brings_no_style_and_no_size() -> None:
    assert not re.search(rb"style|class|width=|height=|<\?xml", draw_qr_code("x"))
