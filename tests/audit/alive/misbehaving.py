"""An auditing process whose audits do what records ask for, which no audit does: so that its limits are met."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from typing import Any

from service.app.audits import audit as audits
from service.app.audits import audit_process
from service.app.audits.audit import Problem, Verdict
from service.app.audits.audit_process import MOST


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
    b"lengthy": lambda: bytes(MOST),
}


def audit(raw: bytes, *_: Any) -> Verdict:
    return Verdict("unchecked", Problem(1, None, "form", ""), events=os.getpid(), outcome=DEEDS[raw]())


if __name__ == "__main__":
    vars(audits).update(audit=audit, SECONDS=1)
    audit_process.serve(int(sys.argv[1]))
