"""An auditing process whose audits do what records ask for, which no audit does: so that its limits are met."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from typing import Any

from service.app.audits import audit_process
from service.app.audits.audit import Verdict


def spin() -> None:
    while True:
        pass


def eat() -> None:
    held = []
    while True:
        held.append(bytes(1 << 20))


def deepen() -> None:
    deepen()


def fill_a_file() -> None:
    import tempfile

    with tempfile.TemporaryFile() as file:
        file.write(b"x")
        file.flush()


def crash() -> None:
    ctypes.string_at(0)


DEEDS = {
    b"spin": spin,
    b"sleep": lambda: time.sleep(3600),
    b"eat": eat,
    b"deepen": deepen,
    b"raise": lambda: 1 // 0,
    b"crash": crash,
    b"leave": lambda: os._exit(3),
    b"fill": fill_a_file,
    b"nothing": lambda: None,
}


def audit(raw: bytes, *_: Any) -> Verdict:
    DEEDS[raw]()
    return Verdict("consistent", events=os.getpid())


if __name__ == "__main__":
    vars(audit_process).update(audit=audit)
    audit_process.SECONDS = 1
    audit_process.serve(sys.stdin.buffer, sys.stdout.buffer)
