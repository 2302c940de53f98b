"""QR codes as SVG, drawn by `segno`."""

from __future__ import annotations

from io import BytesIO

import segno


def draw_qr_code(text: str) -> bytes:
    """A QR code with its quiet zone, dark on white in any colour scheme, as readers expect it. It has no size of its own."""
    drawn = BytesIO()
    code = segno.make_qr(text, error="m")
    code.save(drawn, kind="svg", xmldecl=False, omitsize=True, svgclass=None, lineclass=None, dark="#000", light="#fff")
    return drawn.getvalue()
