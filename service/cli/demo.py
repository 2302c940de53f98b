"""`deaddrop demo`: plays a game to its end through the public API and prints it; the player has no game rules."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command, print_escaped
from service.cli.schema_sampler import sample_instance
from service.config import base_url

if TYPE_CHECKING:
    from service.cli.client import ApiClient, Json

NAMES = ("Anna", "Boris", "Chiara", "David", "Elena", "Farid")
LEAVING = frozenset({"resign", "abort"})
"""Commands of every game that end it early; chosen only when nothing else is offered."""


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    demo = add_command(
        commands,
        "demo",
        "play a whole game through the public API and print it as text",
        "The service must be running. The players have no game rules: they take any offer and fill in its schema at random.",
    )
    demo.add_argument("--url", default="", help="where the service answers (from HOST and PORT, http://127.0.0.1:8000)")
    demo.add_argument("--game", default="microfilms", metavar="NAME", help="which game (microfilms)")
    demo.add_argument(
        "--option",
        type=parse_option,
        action="append",
        metavar="NAME=VALUE",
        help="an option of its table, or several (variant=croupier for microfilms, else none)",
    )
    demo.add_argument("--seats", type=int, default=2, metavar="N", help="players (2)")
    demo.add_argument("--bots", type=int, default=0, metavar="N", help="how many of them the service plays (0)")
    demo.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help="pause after each step (0)")
    demo.add_argument(
        "--seed", type=int, default=None, metavar="N", help="the players' luck; the cards are the service's"
    )
    demo.set_defaults(run=run_demo)


def parse_option(text: str) -> tuple[str, Any]:
    """Name and value of an option typed as `name=value`: the value is parsed as JSON, else taken as text."""
    name, separator, value = text.partition("=")
    if not separator:
        raise argparse.ArgumentTypeError("an option is written as in hands=1")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def run_demo(args: argparse.Namespace) -> int:
    """Play one game and print it; exit status 0 when it ends."""
    from service.cli.client import ApiClient

    public = ApiClient(args.url.rstrip("/") or base_url(os.environ))
    luck = Random(args.seed)
    game, seats = _create_and_claim(public, args)
    print_escaped(f"Game {game} at {public.url}, {len(seats)} seats played from here.\n")
    for step in _play(game, seats, public, luck):
        print_escaped(step)
        time.sleep(args.pace)
    return 0


def _create_and_claim(public: ApiClient, args: argparse.Namespace) -> tuple[str, dict[int, ApiClient]]:
    """Create a game and fill its seats; returns its id and the clients of the seats played here."""
    if not 0 <= args.bots < args.seats <= len(NAMES):
        raise CannotStart(f"A demo has 1 to {len(NAMES)} seats, one of them at least without a bot.")
    people = [{"kind": "human", "name": name} for name in NAMES[: args.seats - args.bots]]
    bots = [{"kind": "bot", "bot": "house"} for _ in range(args.bots)]
    usual = [("variant", "croupier")] if args.game == "microfilms" else []
    made = public.create(args.game, dict(args.option or usual), [*people, *bots])
    game = str(made["game"]["id"])
    tokens = {
        seat["seat"]: public.claim(game, seat["seat"], seat["claim_code"], NAMES[seat["seat"]])["token"]
        for seat in made["seats"]
        if "claim_code" in seat
    }
    return game, {seat: public.with_token(token) for seat, token in tokens.items()}


def _play(game: str, seats: dict[int, ApiClient], public: ApiClient, luck: Random) -> Iterator[str]:
    """Answer for our seats until the game is over; yields the public events as text."""
    version = 0
    while True:
        world = public.view(game)
        if world["version"] > version:
            for entry in public.news(game, version):
                version = entry["version"]
                yield f"{version:>6}  {entry['text']}"
            continue
        if world["status"] in ("over", "aborted"):
            yield f"\n{world['text']}"
            return
        ours = [awaited["seat"] for awaited in world["decisions"] if awaited["seat"] in seats]
        if ours:
            yield from _answer(game, ours[0], seats[ours[0]], luck)
        else:
            public.news(game, version)


def _answer(game: str, seat: int, client: ApiClient, luck: Random) -> Iterator[str]:
    """Take one of the offers open to this seat."""
    from service.cli.client import DecisionClosed

    view = client.view(game)
    if not view["decision"]:
        return
    offer = _pick(view["offers"], luck)
    command = sample_instance(offer["schema"], luck)
    yield f"\n{NAMES[seat]}: {offer['summary']}{_command_text(command)}"
    try:
        client.act(game, view["decision"]["id"], command)
    except DecisionClosed:
        yield "  (too late)"


def _pick(offers: list[Json], luck: Random) -> Json:
    exact = [offer for offer in offers if offer["exact"]] or offers
    return luck.choice([offer for offer in exact if offer["type"] not in LEAVING] or exact)


def _command_text(fields: dict[str, Any]) -> str:
    """The fields of a command, in brackets."""
    parts = [f"{name} {_typed_value(value)}" for name, value in fields.items() if name != "type"]
    return f" ({', '.join(parts)})" if parts else ""


def _typed_value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {_typed_value(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_typed_value(inner) for inner in value) + "]"
    return "–" if value is None else str(value)
