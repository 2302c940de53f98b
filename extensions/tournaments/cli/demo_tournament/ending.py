"""The end of a demo: verifies the tournament's record with `deaddrop verify`, and prints the addresses of its pages."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from os import sep
from pathlib import Path
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart

if TYPE_CHECKING:
    from extensions.tournaments.cli.demo_tournament.evening import KeptTournament


def verify_record(kept: KeptTournament, file: str | None, say: Callable[[str], None]) -> int:
    """Check the record as `deaddrop verify` does, and print the tournament's addresses. file: path for the record, None to keep no copy.

    Raises CannotStart if it cannot be written. Returns the exit status.
    """
    from service.cli.verify import add_to, run_verify

    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, f"{kept.tournament}.jsonl") if file is None else Path(file)
        keys = Path(folder, "keys.json")
        try:
            with record.open("xb") as made:
                made.write(kept.record)
        except OSError as error:
            raise CannotStart(f"The record cannot be written to {record}: {error.strerror}.") from None
        keys.write_bytes(kept.keys)
        held = [Path(folder, f"round-{number}.json") for number, _ in enumerate(kept.heads, 1)]
        for path, head in zip(held, kept.heads, strict=True):
            path.write_bytes(head)
        say("\nIts record, as `deaddrop verify --keys --checkpoint` reads it, with the heads that were held after each round:")
        commands = argparse.ArgumentParser()
        add_to(commands.add_subparsers())
        checkpoints = [part for each in held for part in ("--checkpoint", str(each))]
        required = ("--require", "complete,signature,history")
        with redirect_stdout(StringIO()) as told:
            status = run_verify(commands.parse_args(["verify", str(record), "--keys", str(keys), *checkpoints, *required]))
        for line in told.getvalue().splitlines():
            say(line.removeprefix(f"{folder}{sep}"))
    say(f"\nThe record: {kept.url}/v1/tournaments/{kept.tournament}/record{'' if file is None else f', kept in {file}'}")
    say(f"Public page: {kept.url}/t/{kept.tournament}")
    say(f"Its desk, as the organiser (this link alone opens it, so keep it to yourself): {kept.desk}")
    return status
