"""What a server was writing when it was cut off: at the end of its append-only file a command that is not whole, or a transaction
that has no end.

Redis can be told to drop a command that is not whole. It keeps those before it in the file, though it carries out nothing of a
transaction that has no end. What it writes next then stands behind them; and when it starts once more, it takes both for one
transaction: what was never acknowledged is there, and what was acknowledged after it is not. So all of it is cut off before the start.
"""

from __future__ import annotations

import mmap
import os
import re
from pathlib import Path

BEGIN, END = b"*1\r\n$5\r\nMULTI\r\n", b"*1\r\n$4\r\nEXEC\r\n"
COUNT, LENGTH = re.compile(rb"\*(\d+)\r\n"), re.compile(rb"\$(\d+)\r\n")
BEGUN = re.compile(rb"(\*(\d+\r?)?)?"), re.compile(rb"(\$(\d+\r?)?)?")
"""A count and a length that were cut off."""


def drop_unfinished(folder: Path) -> int:
    """Cut what is not finished from the append-only file of a server that does not run; how many bytes.

    A file that is damaged otherwise is left as it is: the server refuses it.
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
    """The file that the server in this folder wrote last: from Redis 7 on there are several, with numbers."""
    parts = list(folder.glob("appendonlydir/*.incr.aof"))
    if parts:
        return max(parts, key=lambda each: int(each.name.split(".")[-3]))
    alone = folder / "appendonly.aof"
    return alone if alone.exists() else None


def complete_length(tail: bytes) -> int | None:
    """How many bytes whole commands take, if nothing follows them but one that was cut off; else None.

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
