"""The command `deaddrop`: what an operator types."""

from service.cli.command_line import main

__all__ = ["main"]
