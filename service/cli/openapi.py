"""`deaddrop openapi`: the contract of the API, built from the code."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command
from service.config import parse_rulesets

if TYPE_CHECKING:
    from domain.kernel.ruleset.ruleset import AnyRuleset


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    openapi = add_command(commands, "openapi", "print the API's contract (OpenAPI 3.1, YAML), made from the code")
    openapi.add_argument("--ruleset", metavar="NAME", help="with the types of this ruleset")
    openapi.add_argument("--version", metavar="N", type=int, help="of its rules; the newest by default")
    openapi.set_defaults(run=run_openapi)


def run_openapi(args: argparse.Namespace) -> int:
    """Print the contract; without a ruleset, it is the same for every installation."""
    from service.http.app_factory import build_contract
    from service.http.openapi.build import to_yaml

    rules = None if args.ruleset is None else find_installed(args.ruleset, args.version)
    sys.stdout.write(to_yaml(build_contract(rules)))
    return 0


def find_installed(name: str, version: int | None) -> AnyRuleset:
    """A ruleset of this installation.  Raises CannotStart."""
    from domain.kernel.errors import NotListed
    from service.app.rulesets.descriptions import find_rules
    from service.app.rulesets.installed import load_installed_rulesets

    try:
        return find_rules(load_installed_rulesets(parse_rulesets(os.environ)).catalogue, name, version)
    except NotListed as error:
        raise CannotStart(str(error)) from None
