"""`deaddrop openapi`: the contract with clients, as the code states it."""

from __future__ import annotations

import argparse
import sys

from service.cli.help_texts import Commands, add_command


def add_to(commands: Commands) -> None:
    """Make `openapi` known."""
    openapi = add_command(commands, "openapi", "print the API's contract (OpenAPI 3.1, YAML), made from the code")
    openapi.set_defaults(run=run_openapi)


def run_openapi(_args: argparse.Namespace) -> int:
    """Print the contract. It is the same for every installation, so that none is needed to make it."""
    from service.http.app_factory import build_contract
    from service.http.openapi.build import to_yaml

    sys.stdout.write(to_yaml(build_contract()))
    return 0
