"""Examples for the contract: requests that work, and answers as they look. The tokens open nothing."""

from __future__ import annotations

from typing import Any

GAME = "1f3fq7kz2mnbv4xw5c"
REPLAY_LINK = "mzxw6ytboi2gk5dfonxxg43jnzsx3d2e7fjq4lbwgmzdsobtgq3tqnzv"
REMOVAL = f"dd_remove_{GAME}abcdefghijklmnopqrstuvwxyz234567"
SEAT_TOKEN = f"dd_seat_{GAME}abcdefghijklmnopqrstuvwxyz234567"
CLAIM_CODE = "k4wq7d2m5xn6rbjz3tyhgfvcapse2lou"
TIME = "2031-05-17T19:30:00.000Z"
VERSIONED = {"name": "microfilms", "version": 1}

RULESET: dict[str, Any] = {
    "name": "microfilms",
    "version": 1,
    "title": "[microfilms]",
    "blurb": "Agents of three nations sit in a casino, two of them secretly allied against the third.",
    "players": {"min": 2, "max": 6},
    "links": {"self": "/v1/rulesets/microfilms"},
}

NEW_GAME: dict[str, Any] = {
    "ruleset": "microfilms",
    "options": {"variant": "croupier"},
    "seats": [
        {"kind": "human", "name": "Anna", "claim": True},
        {"kind": "human"},
        {"kind": "bot", "bot": "house"},
    ],
    "visibility": "public",
    "spectators": {"delay_s": 0},
    "deal": {"mode": "fresh"},
}

CARD: dict[str, Any] = {
    "id": GAME,
    "ruleset": VERSIONED,
    "options": {"variant": "croupier"},
    "visibility": "public",
    "status": "seating",
    "version": 2,
    "seats": [
        {"seat": 0, "kind": "human", "bot": None, "name": "Anna", "taken": True, "resigned": False},
        {"seat": 1, "kind": "human", "bot": None, "name": None, "taken": False, "resigned": False},
        {"seat": 2, "kind": "automaton", "bot": None, "name": None, "taken": True, "resigned": False},
    ],
    "spectators": {"delay_s": 0},
    "pace_ms": 250,
    "deal": {"mode": "fresh"},
    "analysis": False,
    "has_arbiter": False,
    "seed_commitment": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
    "parent": None,
    "imported": None,
    "outcome": None,
    "rulings": [],
    "links": {
        "self": f"/v1/games/{GAME}",
        "view": f"/v1/games/{GAME}/view",
        "events": f"/v1/games/{GAME}/events",
        "commands": f"/v1/games/{GAME}/commands",
        "checkpoint": f"/v1/games/{GAME}/checkpoint",
        "record": f"/v1/games/{GAME}/record",
        "forks": f"/v1/games/{GAME}/forks",
        "rulings": f"/v1/games/{GAME}/rulings",
        "evidence": f"/v1/games/{GAME}/evidence",
    },
}

FORK: dict[str, Any] = {"at": 40, "viewpoint": "seat:0", "resample": {"seed": "what if"}, "luck": "fresh"}

RECORD = (
    '{"checkpoint":null,"complete":false,"first":1,"format":"deaddrop-record/1","game":"'
    + GAME
    + '","head":{"digest":"7d2a0f6c…","version":1},…}\n{"at":"2031-05-17T19:30:00.000Z","by":null,…}\n'
)

MADE: dict[str, Any] = {
    "id": GAME,
    "version": 2,
    "digest": "9b0c3f0d1e6c1b4f0a6f4d1c0f1c5f5e8e7d6c5b4a39281706f5e4d3c2b1a098",
    "game": CARD,
    "organiser_token": f"dd_org_{GAME}abcdefghijklmnopqrstuvwxyz234567",
    "seats": [
        {"seat": 0, "token": SEAT_TOKEN},
        {"seat": 1, "claim_code": CLAIM_CODE},
        {"seat": 2, "kind": "automaton"},
    ],
}

BRIBE: dict[str, Any] = {"type": "bribe", "target": 1, "card": "SB"}

VIEW: dict[str, Any] = {
    "format": 2,
    "game": GAME,
    "ruleset": VERSIONED,
    "viewpoint": "seat:0",
    "version": 17,
    "status": "playing",
    "table": {"turn": 0, "deck_size": 9, "hand_sizes": [2, 1, 1]},
    "mind": {"seat": 0, "hand": ["MF-UK", "SB"]},
    "decisions": [{"seat": 0, "kind": "turn"}],
    "decision": {"id": "d17.0", "kind": "turn", "deadline": None, "default": {"type": "pass"}},
    "offers": [
        {
            "type": "bribe",
            "exact": True,
            "title": "Bribe",
            "summary": "Offer a card to another player, face down",
            "rule": "MF-4.3",
            "schema": {
                "type": "object",
                "additionalProperties": False,
                "required": ["type", "target", "card"],
                "properties": {
                    "type": {"const": "bribe"},
                    "target": {"enum": [1]},
                    "card": {"enum": ["MF-UK", "SB"]},
                },
            },
        }
    ],
    "outcome": None,
    "rulings": [],
    "server_time": TIME,
    "text": "[microfilms], event 17: being played.\nIt is your turn.",
}

ENTRY: dict[str, Any] = {
    "version": 18,
    "type": "microfilms.bribe_offered",
    "at": TIME,
    "by": 0,
    "data": {"seat": 0, "target": 1},
    "hidden": {"card": "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"},
    "openings": {"card": {"value": "SB", "salt": "4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce"}},
    "digest": "4b227777d4dd1fc61c6f884f48641d02b4d121d3fd328cb08b5531fcacdabf8a",
    "text": "Anna offers Boris a Steal/Blackmail card as a bribe.",
    "rule": "MF-4.3",
}

CHECKPOINT: dict[str, Any] = {
    "game": GAME,
    "version": 18,
    "digest": ENTRY["digest"],
    "key": "21fe31dfa154a261",
    "signature": "Z7N+EviOFwZhLKkvKbmkLeqOp+3zxs4teMWBn/TFw0oqfsILkZu1IRyIr0GD217jTQoUAq8UtaCRb3yPC97WDg==",
}
PUBLIC_KEY: dict[str, Any] = {
    "id": "21fe31dfa154a261",
    "algorithm": "Ed25519",
    "public_key": "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
    "created": TIME,
    "active": True,
}
NEW_RULING: dict[str, Any] = {
    "kind": "correct",
    "author": "Greta, organiser",
    "reason": "Anna had to leave; by the rules of the evening the round goes to Boris.",
    "outcome": {"winners": [1], "reason": "forfeit"},
}
RULING: dict[str, Any] = {
    "version": 61,
    "at": TIME,
    "kind": "correct",
    "author": NEW_RULING["author"],
    "reason": NEW_RULING["reason"],
    "before": {"winners": [0], "reason": "cards_home"},
    "after": NEW_RULING["outcome"],
}
RULED: dict[str, Any] = {
    "ruling": RULING,
    "game": {
        **CARD,
        "status": "over",
        "version": 61,
        "outcome": RULING["after"],
        "rulings": [{name: value for name, value in RULING.items() if name != "at"}],
    },
}
EVIDENCE: dict[str, Any] = {
    "game": GAME,
    "viewpoint": "seat:0",
    "version": 18,
    "digest": ENTRY["digest"],
    "view_sha256": "d0fa6543a693a595d550bcf9c53f90d02b4702ef999761850eed6cc30ec0a0ff",
    "key": "21fe31dfa154a261",
    "signature": "J5J+zXgvSBgClOHhTdRriLzIzjc2uWmU/uwEN+6e0xuOYnKqm4VWntdyoistPeGOKtNeuI6XXuwsYHoOWD1XBg==",
}
ARBITER_READ: dict[str, Any] = {"version": 18, "viewpoint": "seat:2", "at": TIME}
PAGE: dict[str, Any] = {"entries": [ENTRY], "after": 17, "head": 18}
LINES = '{"at":"2031-05-17T19:30:00.000Z","by":0,…,"type":"microfilms.bribe_offered","version":18}\n\n'
EVENTS = (
    'retry: 2000\n: head 17\n\nid: 18\ndata: {"at":"2031-05-17T19:30:00.000Z","by":0,…,"version":18}\n\n'
    ': head 18\n\nevent: end\nid: 61\ndata: {"head":61}\n\n'
)
DONE: dict[str, Any] = {
    "version": 18,
    "digest": ENTRY["digest"],
    "events": [ENTRY],
    "view": {**VIEW, "version": 18, "decision": None, "offers": []},
}

FORK_MADE: dict[str, Any] = MADE | {
    "version": 45,
    "game": CARD
    | {
        "status": "playing",
        "version": 45,
        "parent": {
            "game": "1f7mnbvcxzlkjhgfds",
            "version": 40,
            "digest": "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
            "viewpoint": "seat:0",
            "luck": "fresh",
            "exact": False,
        },
    },
}

CLAIM: dict[str, Any] = {"code": CLAIM_CODE, "name": "Boris", "nonce": "c0ffee"}
CLAIMED: dict[str, Any] = {"seat": 0, "token": SEAT_TOKEN, "view": VIEW}
TOKEN: dict[str, Any] = {"id": f"{GAME}-seat-0", "game": GAME, "scope": "seat:act", "seat": 0}
INBOX_MADE: dict[str, Any] = {
    "inbox_token": "dd_inbox_2ak4wq7d2m5xn6rbjzabcdefghijklmnopqrstuvwxyz234567",
    "seats": [{"game": GAME, "seat": 0}],
}
LETTER: dict[str, Any] = {
    "id": f"{GAME}-0-17",
    "game": GAME,
    "seat": 0,
    "kind": "decision-open",
    "version": 17,
    "decision": {"id": "d17.0", "kind": "turn"},
    "cursor": "iq83vTwAAEQ",
}
INBOX_PAGE: dict[str, Any] = {"entries": [LETTER], "next": "iq83vTwAAEQ"}
INBOX_LINES = '{"cursor":"iq83vTwAAEQ","decision":{"id":"d17.0","kind":"turn"},"game":"1f3fq7kz2mnbv4xw5c",…}\n\n'
INBOX_EVENTS = 'retry: 2000\n\nid: iq83vTwAAEQ\ndata: {"cursor":"iq83vTwAAEQ","decision":{"id":"d17.0",…},…}\n\n'

MINTED: dict[str, Any] = {
    "id": f"{GAME}-m5d41402abc4b",
    "game": GAME,
    "scope": "seat:read",
    "seat": 0,
    "token": f"dd_read_{GAME}abcdefghijklmnopqrstuvwxyz234567",
}
GRANT: dict[str, Any] = {
    "id": f"{GAME}-m5d41402abc4b",
    "kind": "token",
    "by": f"{GAME}-seat-0",
    "good": True,
    "scope": "seat:read",
    "seat": 0,
}
LINK: dict[str, Any] = {
    "id": f"{GAME}-r7d793037a0760186",
    "kind": "replay",
    "by": f"{GAME}-seat-0",
    "good": True,
    "viewpoint": "seat:0",
    "expires": None,
    "url": f"/r/{REPLAY_LINK}",
}
SHARE: dict[str, Any] = {
    "viewpoint": "seat:0",
    "from": 1,
    "to": None,
    "spoilers": "none",
    "names": "shown",
    "expires": None,
}
SHARED: dict[str, Any] = {"id": REPLAY_LINK, "url": f"/r/{REPLAY_LINK}"}
REPLAY: dict[str, Any] = {
    **SHARED,
    "ruleset": VERSIONED,
    "title": "[microfilms]",
    "viewpoint": "seat:0",
    "from": 1,
    "to": None,
    "length": None,
    "spoilers": "none",
    "names": "shown",
    "expires": None,
    "seats": [
        {"seat": 0, "kind": "human", "name": "Anna"},
        {"seat": 1, "kind": "human", "name": "Boris"},
        {"seat": 2, "kind": "automaton", "name": "The Croupier"},
    ],
    "outcome": None,
    "eyes": [{"as": "seat:0", "name": "As Anna sees it"}],
    "game": None,
    "links": {
        "self": f"/v1/replays/{REPLAY_LINK}",
        "frames": f"/v1/replays/{REPLAY_LINK}/frames",
        "card": f"/v1/replays/{REPLAY_LINK}/card.svg",
        "page": f"/r/{REPLAY_LINK}",
        "forks": f"/v1/replays/{REPLAY_LINK}/forks",
    },
}
FRAME: dict[str, Any] = {
    **VIEW,
    "game": REPLAY_LINK,
    "version": 18,
    "event": {
        **{name: value for name, value in ENTRY.items() if name not in ("version", "learnt")},
        "withheld": False,
        "turning": False,
    },
}
