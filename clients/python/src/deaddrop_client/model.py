"""Base of every model."""

from __future__ import annotations

import re

import msgspec

SECRET = re.compile(r"\b(\w*token=|\w*secret=|nonce=)'[^']*'|\bdd_[a-z]+_[0-9a-z]+|\b[a-z2-7]{32}\b|\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){8}\b")
"""Tokens, links, claim codes, nonces, secrets of webhooks, and recovery codes."""


class Model(msgspec.Struct, frozen=True, omit_defaults=True):
    """An immutable value of the contract. Members that this version does not know are ignored; a member that is missing
    is None. Its text form shows no token, no claim code and no nonce.
    """

    def __repr__(self) -> str:
        return hide_tokens(super().__repr__())


def hide_tokens(text: str) -> str:
    """The text without the tokens and claim codes in it.

    >>> hide_tokens("CreatedSeat(seat=0, token='dd_seat_1f3fq7kz')")
    "CreatedSeat(seat=0, token='…')"
    """
    return SECRET.sub(lambda found: f"{found[1]}'…'" if found[1] else "…", text)
