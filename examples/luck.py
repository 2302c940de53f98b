"""A seat's part in the luck, before the deal and after the game was put back, for `bot.py`: commit to a nonce, and give it only to a history that is held signed.

Nonces, the service's keys and signed heads are kept in the folder DEADDROP_STORE, so that a bot which is started again in time
gives what it kept. Signatures are checked by the package `cryptography`; without it no nonce is brought.
"""

import hashlib
import json
import os
import secrets
import sys
from base64 import b64decode
from pathlib import Path

try:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    CAN_CHECK = True
except ImportError:
    CAN_CHECK = False

STATE = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
KEPT = Path(os.environ.get("DEADDROP_STORE") or Path(STATE) / "deaddrop")
CHAINED = ("version", "type", "at", "by", "data", "hidden")


def keep(name, text):
    """Put a text on disk before anything else happens, for this user alone."""
    KEPT.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(os.open(KEPT / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def pinned_keys(send, api):
    """The keys of the first visit, by id. A service that signs with another one since is not believed."""
    name = f"keys-{hashlib.sha256(api.encode()).hexdigest()}"
    if not (KEPT / name).exists():
        keep(name, json.dumps(json.load(send("/keys"))))
    return {each["id"]: b64decode(each["public_key"]) for each in json.loads((KEPT / name).read_text())["items"]}


def take_part(send, api, game, seat, view):
    """Do what the luck in a view waits for. send: as in `bot.py`, with the seat's token."""
    luck = view.get("luck") or {}
    if not CAN_CHECK or luck.get("state") not in ("open", "closed"):
        return
    path, commit = f"/games/{game}/seats/{seat}", luck["commits"][seat]
    if luck["state"] == "open" and luck["nonces"] != "none" and commit is None:
        pinned_keys(send, api)
        nonce = secrets.token_hex(32)
        commit = hashlib.sha256(nonce.encode()).hexdigest()
        keep(f"nonce-{commit}", nonce)
        send(f"{path}/commit", {"commit": commit}, method="PUT").close()
    elif luck["state"] == "closed" and seat in luck["awaits"] and (KEPT / f"nonce-{commit}").exists():
        if fault := fault_of(send, api, game, seat=seat, commit=commit, closed=luck["closed"]):
            print(f"{game}: {fault}; the nonce of seat {seat} is kept back", file=sys.stderr)
            return
        kept = KEPT / f"nonce-{commit}"
        send(f"{path}/nonce", {"nonce": kept.read_text(), "digest": luck["closed"]["digest"]}, method="PUT").close()
        kept.unlink()


def fault_of(send, api, game, *, seat, commit, closed):
    """Why a nonce is not given to this history; None where the log was recomputed, and its head is held signed."""
    digest, last = b"", None
    for after in range(0, closed["version"], 500):
        limit = min(closed["version"] - after, 500)
        events = json.load(send(f"/games/{game}/events?after={after}&limit={limit}"))["events"]
        if [event["version"] for event in events] != list(range(after + 1, after + limit + 1)):
            return "events are missing"
        for event in events:
            told = {name: event[name] for name in CHAINED}
            canonical = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            digest, last = hashlib.sha256(digest + canonical.encode()).digest(), event
    if last is None or digest.hex() != closed["digest"] or last["version"] != closed["version"]:
        return "the log does not lead to the head that is shown"
    if last["type"] != "game.luck_closed" or last["data"]["commits"][seat] != commit:
        return "another commitment stands in the log"
    head = json.load(send(f"/games/{game}/checkpoint?at={closed['version']}"))
    message = f"deaddrop-checkpoint/1\n{game}\n{closed['version']}\n{closed['digest']}\n"
    try:
        key = Ed25519PublicKey.from_public_bytes(pinned_keys(send, api)[head["key"]])
        key.verify(b64decode(head["signature"]), message.encode())
    except Exception as error:  # of whatever kind: then it is not signed
        return f"its head is not signed by a known key ({type(error).__name__})"
    keep(f"heads-{game}", json.dumps(head))
    return None
