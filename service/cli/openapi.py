"""`deaddrop openapi`: the contract of the API, built from the code."""

from __future__ import annotations

import argparse
import sys

from service.cli.help_texts import Commands, add_command


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    openapi = add_command(commands, "openapi", "print the API's contract (OpenAPI 3.1, YAML), made from the code")
    openapi.set_defaults(run=run_openapi)


def run_openapi(_args: argparse.Namespace) -> int:
    """Print the contract. It is the same for every installation, so no settings are read."""
    from service.http.app_factory import build_contract
    from service.http.openapi.build import to_yaml

    sys.stdout.write(to_yaml(build_contract()))
    return 0
