"""Examples for the contract: valid requests, and the recorded answers of a game played with them.

`python -m tests.http.played_examples` records them, with the same seeds every time. The tokens are not valid anywhere.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from projections.rendered_view import encode_json

Json = dict[str, Any]


def line_of(entry: Json) -> str:
    """An entry as a line of a stream."""
    return encode_json(entry).decode()


FIRST_GAME: Json = {
    "ruleset": "microfilms",
    "options": {"variant": "croupier"},
    "seats": [{"kind": "human", "name": "Anna", "claim": True}, {"kind": "bot", "bot": "house"}],
    "visibility": "unlisted",
}
"""A game that begins immediately and is unlisted."""
NEW_GAME: Json = {
    "ruleset": "microfilms",
    "seats": [
        {"kind": "human", "name": "Anna", "claim": True},
        {"kind": "human"},
        {"kind": "bot", "bot": "house"},
    ],
    "visibility": "public",
    "spectators": {"delay_s": 0},
    "deal": {"mode": "fresh"},
    "analysis": True,
    "arbiter": True,
}
SHARE: Json = {"viewpoint": "seat:0", "from": 1, "to": None, "spoilers": "none", "names": "shown", "expires": None}
FORK: Json = {"at": 40, "viewpoint": "seat:0", "resample": {"seed": "what if"}, "luck": "fresh"}
NEW_RULING: Json = {
    "kind": "correct",
    "author": "Greta, organiser",
    "reason": "Anna had to leave; by the rules of the evening the round goes to Boris.",
    "outcome": {"winners": [1], "reason": "forfeit"},
}
NEW_INTERVENTION: Json = {"kind": "reissue", "seat": 1, "author": "Greta, organiser", "reason": "Boris lost his telephone."}

PLAYED: Json = msgspec.json.decode(files(__package__).joinpath("data/examples.json").read_bytes())
"""Recorded answers to these requests, and to others in the same game."""

RULESET: Json = PLAYED["RULESET"]
FIRST_MADE: Json = PLAYED["FIRST_MADE"]
MADE: Json = PLAYED["MADE"]
CARD: Json = PLAYED["CARD"]
GAME: str = CARD["id"]
SEAT_TOKEN: str = MADE["seats"][0]["token"]
CLAIM: Json = PLAYED["CLAIM"]
CLAIMED: Json = PLAYED["CLAIMED"]
TOKEN: Json = PLAYED["TOKEN"]
MINTED: Json = PLAYED["MINTED"]
LINK, GRANT = sorted(PLAYED["GRANTS"]["items"], key=lambda each: bool(each["kind"] == "token"))[:2]
"""A replay link and a token, as a list of both holds them."""

VIEW: Json = PLAYED["VIEW"]
TIME: str = VIEW["server_time"]
COMMITMENT = "9c1185a5c5e9fc54612808977ee8f548b2258d31ddf0a2c3c4d9d5a1f4ff1f6b"
"""A commitment to an unknown nonce."""
LUCK_NOW: Json = {"version": VIEW["version"], "digest": CARD["seed_commitment"], "luck": VIEW["luck"]}
DRAND_ROUND: Json = {
    "round": 657413,
    "signature": "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
}
"""A real round of quicknet."""
SUCCESSOR: Json = {
    "version": 2, "digest": CARD["seed_commitment"], "game": GAME, "seat": 0, "token": SEAT_TOKEN,
}  # fmt: skip
REMATCH: Json = {"game": GAME, "names": ["Anna", "Boris", "Clara"], "seat": 0}
PLAYER_SEAT_TOKEN: Json = {
    "version": 2, "digest": CARD["seed_commitment"], "game": GAME, "seat": 0, "token": SEAT_TOKEN,
}  # fmt: skip
BRIBE: Json = PLAYED["BRIBE"]
CHECKED: Json = PLAYED["CHECKED"]
DONE: Json = PLAYED["DONE"]
PAGE: Json = PLAYED["PAGE"]
ENTRY: Json = PAGE["events"][0]
LINES = f"{line_of(ENTRY)}\n\n"
EVENTS = f"retry: 2000\n: head 19\n\nid: {ENTRY['version']}\ndata: {line_of(ENTRY)}\n\n: head 20\n\n"

INBOX_MADE: Json = PLAYED["INBOX_MADE"]
INBOX_PAGE: Json = PLAYED["INBOX_PAGE"]
LETTER: Json = INBOX_PAGE["items"][0]
INBOX_LINES = f"{line_of(LETTER)}\n\n"
INBOX_EVENTS = f"retry: 2000\n\nid: {LETTER['cursor']}\ndata: {line_of(LETTER)}\n\n"

PLAYER_MADE: Json = PLAYED["PLAYER_MADE"]
PLAYER_SIGNED_IN: Json = {name: PLAYER_MADE[name] for name in ("player", "token")}
RECOVERY_CODE: Json = {name: PLAYER_MADE[name] for name in ("player", "recovery_code")}
PLAYER_LINK: Json = PLAYED["PLAYER_LINK"]
MY_GAMES: Json = PLAYED["MY_GAMES"]
CREDENTIAL: Json = PLAYED["CREDENTIALS"]["items"][0]

SHARED: Json = PLAYED["SHARED"]
REPLAY_LINK: str = SHARED["id"]
REPLAY: Json = PLAYED["REPLAY"]
FRAME: Json = PLAYED["FRAMES"]["items"][0]
FORK_MADE: Json = PLAYED["FORK_MADE"]

CHECKPOINT: Json = PLAYED["CHECKPOINT"]
PUBLIC_KEY: Json = PLAYED["PUBLIC_KEY"]
EVIDENCE: Json = PLAYED["EVIDENCE"]
CHECKPOINT_NOTE: str = PLAYED["CHECKPOINT_NOTE"]
EVIDENCE_NOTE: str = PLAYED["EVIDENCE_NOTE"]
ARBITER_READ: Json = PLAYED["ARBITER_READS"]["items"][0]
INTERVENED: Json = PLAYED["INTERVENED"]
SEAT_SLIP: Json = {"slip": INTERVENED["slip"]}
SEAT_SLIP_EXCHANGED: Json = PLAYED["SEAT_SLIP_EXCHANGED"]
BEGUN: Json = {each: INTERVENED[each] for each in ("version", "digest", "game")}
SENT_SEAT_ASK: Json = {"ask": "3f9a1c2b4d5e6f70", "seat": 1, "until": "2027-01-01T12:03:00.000Z", "secret": f"dd_ask_{GAME}abcdefghijklmnopqrstuvwxyz234567"}
SEAT_ASKS: Json = {"allowed": True, "items": [{"ask": SENT_SEAT_ASK["ask"], "seat": 1, "agree_from": "2027-01-01T12:00:20.000Z", "until": SENT_SEAT_ASK["until"]}], "next": None}
OWN_SEAT_ASK: Json = {"ask": SENT_SEAT_ASK["ask"], "seat": 1, "state": "open"}
RULED: Json = PLAYED["RULED"]
RULING: Json = RULED["ruling"]
RECORD: str = PLAYED["RECORD"]
REMOVAL = f"dd_remove_{GAME}abcdefghijklmnopqrstuvwxyz234567"
