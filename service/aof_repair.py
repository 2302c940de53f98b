"""Cuts an incomplete command or transaction from the end of an append-only file, before its server starts.

Redis can drop an incomplete command itself (`aof-load-truncated`), but leaves the commands of an unfinished transaction
in the file. Later writes follow them, and at the next start both are read as one transaction: writes that were never
acknowledged appear, and acknowledged ones are lost.
"""

from __future__ import annotations

import mmap
import os
import re
from pathlib import Path

BEGIN, END = b"*1\r\n$5\r\nMULTI\r\n", b"*1\r\n$4\r\nEXEC\r\n"
COUNT, LENGTH = re.compile(rb"\*(\d+)\r\n"), re.compile(rb"\$(\d+)\r\n")
BEGUN = re.compile(rb"(\*(\d+\r?)?)?"), re.compile(rb"(\$(\d+\r?)?)?")
"""A count and a length that may be cut off."""


def drop_unfinished(folder: Path) -> int:
    """Cut the unfinished end from the append-only file in `folder`; returns the bytes cut. The server must not run.

    A file with any other damage is left as it is; the server refuses it.
    """
    file = newest_file(folder)
    if file is None or not file.stat().st_size:
        return 0
    with file.open("rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as written:
        size, begun, ended = len(written), written.rfind(BEGIN), written.rfind(END)
        start = begun if begun > ended else ended + len(END) if ended >= 0 else 0
        finished = complete_length(written[start:])
    if finished is None:
        return 0
    keep = start if begun > ended else start + finished
    if keep < size:
        os.truncate(file, keep)
    return size - keep


def newest_file(folder: Path) -> Path | None:
    """The append-only file written last; from Redis 7 on there are several, numbered."""
    parts = list(folder.glob("appendonlydir/*.incr.aof"))
    if parts:
        return max(parts, key=lambda each: int(each.name.split(".")[-3]))
    alone = folder / "appendonly.aof"
    return alone if alone.exists() else None


def complete_length(tail: bytes) -> int | None:
    """Bytes of the complete commands, if at most one truncated command follows; None for any other bytes.

    >>> complete_length(b"*1\\r\\n$4\\r\\nPING\\r\\n*1\\r\\n$4")
    14
    >>> complete_length(b"*1\\r\\n$4\\r\\nPING\\r\\nPONG") is None
    True
    """
    finished = at = 0
    while at < len(tail):
        count = COUNT.match(tail, at)
        if count is None:
            return finished if BEGUN[0].fullmatch(tail, at) else None
        at = count.end()
        for _ in range(int(count[1])):
            length = LENGTH.match(tail, at)
            if length is None:
                return finished if BEGUN[1].fullmatch(tail, at) else None
            at = length.end() + int(length[1]) + 2
            if not b"\r\n".startswith(tail[at - 2 : at]):
                return None
            if at > len(tail):
                return finished
        finished = at
    return finished
