"""What a client keeps of its games over a store: nonces, the service's keys, and heads. Without I/O of its own."""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from deaddrop_client.errors import Head, UntrustedSignature
from deaddrop_client.models import Checkpoint, SigningKey
from deaddrop_client.store import NAME, Store, TransientStore

MOST_HEADS = 40
"""Signed heads kept of a game: the first, and the latest."""
MESSAGE = re.compile(r"deaddrop-checkpoint/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n")
"""What is signed."""
PART = re.compile(r"[0-9a-z]{1,64}")


class HeldHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """A head of a game that the service signed, as `GET …/checkpoint` gave it. forgotten: of a history that was given up,
    so that it is kept, but compared no more.
    """

    game: str
    version: int
    digest: str
    key: str
    signature: str
    forgotten: bool = False


class PinnedKey(msgspec.Struct, frozen=True):
    """A public key of the service. public_key: 32 bytes, base64."""

    id: str
    public_key: str


class GameFile(msgspec.Struct):
    """What is kept of a game. items: signed heads, oldest first; commits, sent: by seat, commitments and nonces as this client sent
    them."""

    items: list[HeldHead] = []
    commits: dict[str, str] = {}
    sent: dict[str, str] = {}


class KeyFile(msgspec.Struct):
    """The keys of a service."""

    url: str
    items: list[PinnedKey]


@dataclass
class Vault:
    """url: of the service. brings_luck: whether seats commit to nonces. proofs: by game and head of `game.luck_closed`, the
    commitments in it, where chain and signature were checked.
    """

    url: str
    store: Store = field(repr=False)
    brings_luck: bool = True
    proofs: dict[tuple[str, Head], Sequence[str | None]] = field(default_factory=dict, repr=False)
    lock: Lock = field(default_factory=Lock, repr=False)

    def make_commitment(self, key: str | None = None) -> str | None:
        """Make a nonce, keep it, and return its commitment; None where seats commit to none. key: of a request that may be
        repeated, so with the commitment made for it before.
        """
        if not self.brings_luck:
            return None
        by_key = None if key is None else key_name(key)
        if by_key is not None and (made := self.store.get(by_key)) is not None:
            return made
        nonce = secrets.token_hex(32)
        commit = hashlib.sha256(nonce.encode()).hexdigest()
        self.store[to_name("nonce", commit)] = nonce
        if by_key is not None:
            self.store[by_key] = commit
        return commit

    def knows_after_crash(self, key: str | None) -> bool:
        """Whether what is made for a request with this key is known when it is repeated after a crash."""
        return key is None or not isinstance(self.store, TransientStore)

    def nonce_of(self, commit: str | None) -> str | None:
        """The nonce that a commitment is of; None if it is not ours, or was given."""
        return None if commit is None else self.store.get(to_name("nonce", commit))

    def drop_request(self, key: str | None, commit: str | None) -> None:
        """Forget what was made for a request that was refused, or is not repeated. commit: None where its nonce is kept."""
        self.drop_nonce(commit)
        if key is not None:
            self.store.pop(key_name(key), None)

    def drop_nonce(self, commit: str | None) -> None:
        """Forget a nonce that was given, or that nobody will ask for."""
        if commit is not None:
            self.store.pop(to_name("nonce", commit), None)

    def note_commitment(self, game: str, seat: int, commit: str) -> None:
        """Keep what a seat committed to."""
        with self.changing(game) as file:
            file.commits[str(seat)] = commit

    def commitment(self, game: str, seat: int) -> str | None:
        """What this client committed a seat to."""
        return self.load(game).commits.get(str(seat))

    def note_sent(self, game: str, seat: int, nonce: str) -> None:
        """Keep the nonce that a seat sends, whether or not an answer ever comes."""
        with self.changing(game) as file:
            file.sent[str(seat)] = nonce

    def sent(self, game: str, seat: int) -> str | None:
        """The nonce that this client sent for a seat."""
        return self.load(game).sent.get(str(seat))

    def heads(self, game: str) -> list[HeldHead]:
        """The signed heads of a game, oldest first."""
        return self.load(game).items

    def hold(self, found: Checkpoint) -> None:
        """Keep a head whose signature was checked."""
        head = HeldHead(found.game, found.version, found.digest, found.key, found.signature)
        with self.changing(found.game) as file:
            if head not in file.items:
                file.items = [*file.items[:1], *[*file.items[1:], head][1 - MOST_HEADS :]]

    def forget(self, game: str) -> None:
        """Compare with nothing that is held of a game any more. The heads stay."""
        with self.changing(game) as file:
            file.items = [msgspec.structs.replace(each, forgotten=True) for each in file.items]
            file.commits.clear()

    def file(self, game: str) -> str:
        """What is held of a game, as `deaddrop verify --checkpoint` reads it."""
        items = [msgspec.structs.replace(each, forgotten=False) for each in self.heads(game)]
        return msgspec.json.encode({"items": items, "keys": self.pinned_keys()}).decode()

    def keys_file(self) -> str:
        """The pinned keys, as `deaddrop verify --keys` reads them."""
        return msgspec.json.encode(KeyFile(self.url, self.pinned_keys())).decode()

    def pinned_keys(self) -> list[PinnedKey]:
        """The keys of the service that were pinned; empty before the first visit."""
        kept = self.store.get(self._keys_name)
        return [] if kept is None else msgspec.json.decode(kept, type=KeyFile).items

    def pin(self, found: Sequence[SigningKey]) -> None:
        """Pin the service's keys. Newer ones are taken where none of those before is gone.  Raises UntrustedSignature."""
        new, known = [PinnedKey(each.id, each.public_key) for each in found], self.pinned_keys()
        if any(each not in new for each in known):
            raise UntrustedSignature("a key of the service that this client pinned is gone")
        self.store[self._keys_name] = msgspec.json.encode(KeyFile(self.url, new)).decode()

    def check(self, found: Checkpoint) -> None:
        """Check a signature by the pinned keys.  Raises UntrustedSignature."""
        pinned = next((each.public_key for each in self.pinned_keys() if each.id == found.key), None)
        if pinned is None:
            raise UntrustedSignature("a head is signed by a key that this client has not pinned")
        message = f"deaddrop-checkpoint/1\n{found.game}\n{found.version}\n{found.digest}\n"
        try:
            raw, signature = decode_base64(pinned), decode_base64(found.signature)
            if not MESSAGE.fullmatch(message) or hashlib.sha256(raw).hexdigest()[:16] != found.key:
                raise ValueError("no head, or no name of this key")
            Ed25519PublicKey.from_public_bytes(raw).verify(signature, message.encode())
        except (InvalidSignature, ValueError):
            raise UntrustedSignature("the signature of a head is wrong") from None

    def load(self, game: str) -> GameFile:
        kept = self.store.get(to_name("heads", game))
        return GameFile() if kept is None else msgspec.json.decode(kept, type=GameFile)

    @contextmanager
    def changing(self, game: str) -> Iterator[GameFile]:
        """What is kept of a game, saved as the block leaves it; one change at a time, as threads share a client."""
        with self.lock:
            before, file = self.load(game), self.load(game)
            yield file
            if file != before:
                self.store[to_name("heads", game)] = msgspec.json.encode(file).decode()

    @property
    def _keys_name(self) -> str:
        return to_name("keys", hashlib.sha256(self.url.encode()).hexdigest())


def decode_base64(text: str) -> bytes:
    """Bytes from base64 in its one canonical form.  Raises ValueError."""
    raw = b64decode(text, validate=True)
    if b64encode(raw).decode() != text:
        raise ValueError("base64 that is written in another way")
    return raw


def to_name(kind: str, text: str) -> str:
    """A name in the store.

    >>> to_name("heads", "1f3fq7kz2mnbv4xw5c")
    'heads-1f3fq7kz2mnbv4xw5c'
    """
    part = text if PART.fullmatch(text) else hashlib.sha256(text.encode()).hexdigest()
    name = f"{kind}-{part}"
    assert NAME.fullmatch(name)
    return name


def key_name(key: str) -> str:
    return to_name("commit", hashlib.sha256(key.encode()).hexdigest())


def head_words(digest: str) -> str:
    """A head's digest as eight words, to read aloud and compare (docs/spec/words.md).

    >>> head_words("00" * 32)
    'abandon abandon abandon abandon abandon abandon abandon abandon'
    """
    from deaddrop_client.wordlist import WORDS

    words, bits = WORDS.split(), int(digest[:22], 16)
    return " ".join(words[bits >> 11 * place & 2047] for place in reversed(range(8)))
