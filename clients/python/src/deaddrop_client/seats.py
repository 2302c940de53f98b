"""Seats of a new game."""

from __future__ import annotations

from deaddrop_client.models import SeatBody


def mine(name: str | None = None) -> SeatBody:
    """A seat that this client plays; the new game holds it."""
    return SeatBody(kind="human", name=name, claim=True)


def guest(name: str | None = None) -> SeatBody:
    """A seat for another player, who takes it with its claim code."""
    return SeatBody(kind="human", name=name)


def bot(policy: str = "house", name: str | None = None) -> SeatBody:
    """A seat that the service plays."""
    return SeatBody(kind="bot", bot=policy, name=name)
