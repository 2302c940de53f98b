"""The command `deaddrop`."""

from service.cli.command_line import main

__all__ = ["main"]
