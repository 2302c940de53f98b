"""Replay ids: the encrypted and authenticated ids of a game and one of its links."""

from __future__ import annotations

from base64 import b32decode, b32encode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV

from domain.kernel.errors import Missing
from service.app.core.context import Context

ID_LENGTH = 56
GAME_BYTES = 11
LINK_BYTES = 8
PURPOSE = [b"deaddrop-replay/1"]


def derive_link_id(context: Context, *parts: str) -> str:
    """A link's id within its game. Deterministic."""
    return f"r{context.derive('link', *parts)[:LINK_BYTES].hex()}"


def encrypt_replay_id(context: Context, game_id: str, link: str) -> str:
    """The replay id of a link. Deterministic."""
    plain = bytes.fromhex(game_id[:2]) + b32decode(game_id[2:].upper()) + bytes.fromhex(link[1:])
    return b32encode(cipher(context).encrypt(plain, PURPOSE)).decode().lower()


def decrypt_replay_id(context: Context, replay_id: str) -> tuple[str, str]:
    """The ids of the game and the link.  Raises Missing for an id not made by this server key."""
    try:
        if len(replay_id) != ID_LENGTH or replay_id != replay_id.lower():
            raise ValueError
        plain = cipher(context).decrypt(b32decode(replay_id.upper()), PURPOSE)
    except (ValueError, InvalidTag):
        raise Missing("There is no such replay.") from None
    game, link = plain[:GAME_BYTES], plain[GAME_BYTES:]
    return f"{game[:1].hex()}{b32encode(game[1:]).decode().lower()}", f"r{link.hex()}"


def cipher(context: Context) -> AESSIV:
    """AES-SIV under a key derived from the server key."""
    return AESSIV(context.derive("replay", "authentication") + context.derive("replay", "encryption"))
