"""Pages as differences: the reader names the chunks it holds, by their hashes, and gets only the others.

Chunk boundaries depend on the content (content-defined chunking), so chunks after a change stay the same. The page does the same
(`play/known_chunks.mjs`). Nothing is compressed: an answer's length depends only on the reader's previous and present page.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode
from binascii import Error
from collections.abc import Iterator, Sequence
from zlib import adler32, crc32

from flask import Response

from service.http.responses import HTML, NO_STORE, respond

PIECE = re.compile(r"<[^<]*|[^<]+")
PIECES = 2
"""Average number of pieces of a chunk."""
CHUNKS = "application/vnd.deaddrop.chunks"
"""Media type of a difference: instructions that make a page from held chunks."""
HASH = 4
"""Bytes of a chunk's CRC. Two chunks may share one; the Adler-32 of the complete text detects that, which its CRC would
not.
"""
MOST = 6000
"""Most characters of the header that names held chunks."""


def to_chunks(text: str) -> Iterator[str]:
    """A text in chunks; a chunk ends after a piece whose hash is divisible by `PIECES`.

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
    """The hashes in a header, in order; empty for a malformed or too long header."""
    try:
        held = b64decode(header, validate=True) if len(header) <= MOST else b""
    except Error:
        return ()
    return [held[at : at + HASH] for at in range(0, len(held) - HASH + 1, HASH)]


def difference(text: str, held: Sequence[bytes]) -> bytes:
    """The difference that makes the text from held chunks: a line of JSON, and the new text.

    parts: [place, count] of held chunks, or a number of bytes of the new text; sum: CRC-32 of the text.

    >>> text = "<p>a</p><p>b</p>"
    >>> difference(text, [chunk_hash(each) for each in to_chunks(text)])
    b'{"sum":687670474,"parts":[[0,3]]}\\n'
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
    line = json.dumps({"sum": adler32(text.encode()), "parts": parts}, separators=(",", ":"))
    return b"%b\n%b" % (line.encode(), b"".join(new))


def respond_unknown(html: str, held: str | None, policy: str) -> Response:
    """Respond with a page, or, for a reader that names held chunks, with the difference. held: the header; policy: Content-Security-Policy of the page."""
    if held is None:
        return respond(html.encode(), HTML, 200, NO_STORE, {"Content-Security-Policy": policy})
    return respond(difference(html, parse_held(held)), CHUNKS, 200, NO_STORE)
