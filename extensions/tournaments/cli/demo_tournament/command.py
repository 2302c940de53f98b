"""`deaddrop demo-tournament`: its options, and a run from its entries to its verified record."""

from __future__ import annotations

import argparse
import json
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from extensions.tournaments.cli.demo_tournament.plan import DemoPlan
from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command, print_escaped
from service.config import base_url


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    demo = add_command(
        commands,
        "demo-tournament",
        "run a whole tournament through the public API, with bots as its people, and verify its record",
        "The service must be running. The people play by offers alone; one never comes, one is late, one is replaced, one has to\n"
        "leave a table, all lose the network, an arbiter rules wrongly. It needs the Python client (clients/python).",
        extra="verify",
    )
    demo.add_argument("--url", default="", help="where the service answers (from HOST and PORT, http://127.0.0.1:8000)")
    demo.add_argument("--players", type=int, default=25, metavar="N", help="people, stand-ins apart (25)")
    demo.add_argument("--rounds", type=int, default=3, metavar="N", help="how many rounds there are (3)")
    demo.add_argument("--ruleset", default="microfilms", metavar="NAME", help="which game (microfilms)")
    demo.add_argument("--preset", default="league-evening", metavar="NAME", help="preset of its regulations (league-evening)")
    demo.add_argument("--seats", type=int, default=4, metavar="N", help="the best size of a table; one fewer is a short one (4)")
    demo.add_argument("--members", type=int, default=0, metavar="N", help="persons of a team, with a preset of teams (as many as seats)")
    demo.add_argument(
        "--option", type=parse_option, action="append", default=[], metavar="NAME=VALUE", help="an option of its tables, or several"
    )
    demo.add_argument(
        "--measures", default=None, metavar="LIST", help="measures that compare tables of a cooperative game, separated by commas (won,-suspects_left,-turns for infiltrators)"
    )
    demo.add_argument("--no-show-s", type=int, default=8, metavar="SECONDS", help="until a seat whose view was never requested is absent (8)")
    demo.add_argument("--appeal-s", type=int, default=10, metavar="SECONDS", help="time for appeals after a round (10)")
    demo.add_argument("--seed", type=int, default=None, metavar="N", help="the people's luck; the deals are the service's")
    demo.add_argument("--record", metavar="FILE", help="keep the record there; it must not exist")
    demo.set_defaults(run=run_demo)


def parse_option(text: str) -> tuple[str, Any]:
    """An option as typed, `name=value`: the value is JSON, else a word."""
    name, separator, value = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError("an option is written as in hands=1")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def run_demo(args: argparse.Namespace) -> int:
    """Run the tournament and print it; exit status 0 when its record is consistent."""
    find_client()
    import asyncio

    from deaddrop_client import DeadDropError
    from extensions.tournaments.cli.demo_tournament.ending import verify_record
    from extensions.tournaments.cli.demo_tournament.evening import play_tournament

    plan = DemoPlan.of(args)
    try:
        kept = asyncio.run(play_tournament(args.url.rstrip("/") or base_url(os.environ), plan, print_escaped))
    except DeadDropError as failure:
        raise CannotStart(str(failure)) from None
    return verify_record(kept, args.record, print_escaped)


class WithoutClient(CannotStart):
    """The Python client, a separate distribution, is not installed."""

    status = 2


def find_client() -> None:
    """Make `deaddrop_client` importable: if it is not installed, from the checkout.  Raises WithoutClient."""
    checkout = Path(__file__).parents[4] / "clients" / "python" / "src"
    if find_spec("deaddrop_client") is None and checkout.is_dir():
        sys.path.append(str(checkout))
    if find_spec("deaddrop_client") is None or find_spec("httpx") is None:
        raise WithoutClient(
            "`demo-tournament` plays with the Python client, which is not installed, from a checkout for example: "
            "python -m pip install ./clients/python"
        )
