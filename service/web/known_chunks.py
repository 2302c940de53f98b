"""Pages of which only what a reader does not hold is sent: the reader names the chunks it holds, by their hashes.

A text is cut where its own words say so, so that what follows a change is cut as before. The same is done in the page
(`play/known_chunks.mjs`). Nothing is compressed: how long an answer is follows from what its reader is shown, before and now.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode
from binascii import Error
from collections.abc import Iterator, Sequence
from zlib import crc32

from flask import Response

from service.http.responses import HTML, NO_STORE, respond

PIECE = re.compile(r"<[^<]*|[^<]+")
PIECES = 2
"""Of a chunk, about."""
CHUNKS = "application/vnd.deaddrop.chunks"
"""Media type of what makes a page of chunks that are held."""
HASH = 4
"""Bytes of a chunk's hash. Two chunks may share one: the checksum of the whole text finds that."""
MOST = 6000
"""Characters of the header that names what is held."""


def to_chunks(text: str) -> Iterator[str]:
    """A text in chunks, which end where the hash of a piece says so.

    >>> "".join(to_chunks("<p>a</p><p>b</p>"))
    '<p>a</p><p>b</p>'
    """
    chunk: list[str] = []
    for piece in PIECE.findall(text):
        chunk.append(piece)
        if crc32(piece.encode()) % PIECES == 0:
            yield "".join(chunk)
            chunk = []
    if chunk:
        yield "".join(chunk)


def chunk_hash(chunk: str) -> bytes:
    return crc32(chunk.encode()).to_bytes(HASH)


def parse_held(header: str) -> Sequence[bytes]:
    """The hashes that a header names, in their order; none if it is no such header."""
    try:
        held = b64decode(header, validate=True) if len(header) <= MOST else b""
    except Error:
        return ()
    return [held[at : at + HASH] for at in range(0, len(held) - HASH + 1, HASH)]


def difference(text: str, held: Sequence[bytes]) -> bytes:
    """What makes the text of chunks that are held: a line of JSON, and the new text.

    parts: [place, count] of held chunks, or how many bytes of the new text follow; sum: CRC-32 of it all.

    >>> text = "<p>a</p><p>b</p>"
    >>> difference(text, [chunk_hash(each) for each in to_chunks(text)])
    b'{"sum":2670886145,"parts":[[0,3]]}\\n'
    """
    places: dict[bytes, list[int]] = {}
    for nth, each in enumerate(held):
        places.setdefault(each, []).append(nth)
    parts: list[int | list[int]] = []
    new: list[bytes] = []
    for chunk in to_chunks(text):
        found = places.get(chunk_hash(chunk))
        last = parts[-1] if parts else None
        if found is None:
            new.append(chunk.encode())
            parts[-1:] = [last + len(new[-1])] if isinstance(last, int) else [*parts[-1:], len(new[-1])]
        elif isinstance(last, list) and last[0] + last[1] in found:
            last[1] += 1
        else:
            parts.append([found[0], 1])
    line = json.dumps({"sum": crc32(text.encode()), "parts": parts}, separators=(",", ":"))
    return b"%b\n%b" % (line.encode(), b"".join(new))


def respond_unknown(html: str, held: str | None, policy: str) -> Response:
    """Respond with a page, or, to a reader who names chunks, with what it does not hold of it. policy: Content-Security-Policy of the page."""
    if held is None:
        return respond(html.encode(), HTML, 200, NO_STORE, {"Content-Security-Policy": policy})
    return respond(difference(html, parse_held(held)), CHUNKS, 200, NO_STORE)
