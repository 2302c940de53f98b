"""`deaddrop up`: the whole service on this machine."""

from __future__ import annotations

import argparse
import os
import sys
import time
import uuid

from domain.kernel.text.written_text import to_escaped
from service.cli.help_texts import Commands, add_command
from service.config import Config

FIRST_GAME = (
    '{"ruleset":"microfilms","options":{"variant":"croupier"},'
    '"seats":[{"kind":"human","name":"Anna","claim":true},{"kind":"bot","bot":"house"}]}'
)


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    up = add_command(
        commands,
        "up",
        "run the whole service: Redis, the API, the workers, the courier and the dispatcher",
        "A part that dies is started again. Ctrl-C or SIGTERM ends them all; started again, games go on.",
    )
    up.add_argument("--stop-with-parent", action="store_true", help="stop when the process that started this one ends")
    up.set_defaults(run=run_up)


def run_up(args: argparse.Namespace) -> int:
    """Start all processes, print the next steps, and run until a signal asks to stop."""
    from service.app.rulesets.installed import describe_foreign
    from service.supervisor.parent_death import end_with_parent
    from service.supervisor.run_all import run_service
    from service.supervisor.supervisor import Stopped

    if args.stop_with_parent:
        end_with_parent()
    config = Config.from_env(os.environ)
    began = time.monotonic()
    _tell(f"Dead Drop keeps its games in {config.data_dir}")
    try:
        with run_service(config, _say) as supervisor:
            _tell(_how_to_go_on(config.base_url, time.monotonic() - began))
            for line in describe_foreign(config.rulesets):
                _tell(to_escaped(line))
            supervisor.watch()
            _tell("Stopping …")
    except Stopped:
        _tell("Stopped before it was ready.")
    return 0


def _say(part: str, line: str) -> None:
    _tell(f"  {part:<12}{line}")


def _tell(text: str) -> None:
    """Print; a closed pipe or lost terminal is ignored, so that the service keeps running."""
    try:
        print(text, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _how_to_go_on(url: str, seconds: float) -> str:
    return f"""\
Ready after {seconds:.1f} s. Play in your browser: {url}/

Or open a game against a bot and the Croupier with

  curl -sX POST {url}/v1/games -H 'Content-Type: application/json' \\
    -H 'Idempotency-Key: {uuid.uuid4()}' \\
    -d '{FIRST_GAME}'

How to play on: {url}/docs    Stop: Ctrl-C"""
