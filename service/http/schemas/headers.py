"""Schemas of request headers. Each field parses its header, and its refusal is the problem of that header.

Headers that an operation does not name are not looked at, so that proxies and browsers may add what they like.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from marshmallow import Schema, fields
from werkzeug.http import parse_list_header

from domain.kernel.errors import Malformed, Refusal
from service.http.schemas.fields import says
from service.http.validators import Regexp

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

KEY_NAME = "idempotency_key"

EXAMPLE_KEY = "5e0c1a52-8f0e-4c39-9a3b-0d6f6a3b7e11"
"""The key that the contract shows. Everybody knows it, so it opens nothing."""
RANDOM_BITS = 122
"""Random bits of a UUID of version 4."""
FEWEST_DIFFERENT = 7
"""Different characters: one key in a million of 37 random digits has fewer."""
_UUID = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-(?P<version>[0-9a-f])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", re.IGNORECASE
)
_ALPHABETS = [
    (re.compile(form), size)
    for form, size in (
        (r"[0-9]*", 10),
        (r"[0-9a-f]*|[0-9A-F]*", 16),
        (r"[0-9a-z]*|[0-9A-Z]*", 36),
        (r"[0-9A-Za-z_]*", 64),
        (r"[\x20-\x7e]*", 95),
    )
]
"""Alphabets of a key, smallest first, with their sizes."""
_KEY = re.compile(r"[\x20-\x7e]{1,64}")
_VERSION = re.compile(r'"([0-9]{1,9})"')
_DECISION = re.compile(r'"([\x21\x23-\x7e]{1,64})"')


class MissingIdempotencyKey(Refusal):
    """A POST without an Idempotency-Key."""

    code = "missing-idempotency-key"


class WeakIdempotencyKey(Refusal):
    """A guessable key on a request whose answer holds tokens."""

    code = "weak-idempotency-key"


class HeaderSchema(Schema):
    """Base schema of an operation's request headers."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._parsed = [
            (name, f"HTTP_{(each.data_key or name).upper().replace('-', '_')}", each)
            for name, each in self.load_fields.items()
            if isinstance(each, HeaderField)
        ]

    def parse(self, environ: WSGIEnvironment) -> dict[str, Any]:
        """A request's headers by field name; None for one that is not there.  Raises the problem of a header.

        Asks each field by itself: `Schema.load` would cost a command as much as its body.
        """
        return {name: each.parse(environ.get(key)) for name, key, each in self._parsed}


class HeaderField(fields.String):
    """A header as it was sent; None without it."""

    def parse(self, value: str | None) -> Any:
        """The header, or None."""
        return value


class KeyField(HeaderField):
    """The name of a request; the same request again gets the same answer, and happens once."""

    text = (
        "A key of your own, new for every new request. The same request with the same key gets the same answer, and happens once: "
        "repeat it with its key until an answer comes."
    )
    pattern = "^[ -~]{1,64}$"

    def __init__(self) -> None:
        metadata = {**says(self.text), "example": EXAMPLE_KEY}
        super().__init__(data_key="Idempotency-Key", required=True, validate=Regexp(self.pattern), metadata=metadata)

    def parse(self, value: str | None) -> str:
        """The key.  Raises MissingIdempotencyKey."""
        if value is None or not _KEY.fullmatch(value):
            raise MissingIdempotencyKey("A POST needs an Idempotency-Key header of 1 to 64 printable ASCII characters.")
        return value


class SecretKeyField(KeyField):
    """As KeyField, for an answer that holds tokens: a repeat gets them again, so the key must be unguessable."""

    text = (
        f"{KeyField.text} The answer holds tokens, so the key is a random UUID (version 4), or has {RANDOM_BITS} random bits in another "
        "form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since everybody knows it."
    )
    pattern = "^[ -~]{19,64}$"

    def parse(self, value: str | None) -> str:
        """The key.  Raises MissingIdempotencyKey, WeakIdempotencyKey."""
        told = super().parse(value)
        if told == EXAMPLE_KEY:
            raise WeakIdempotencyKey(
                "This Idempotency-Key is the example of the contract, which everybody knows, and the answer holds tokens: send a new random UUID."
            )
        if not is_unguessable(told):
            raise WeakIdempotencyKey(
                f"Whoever repeats this request with its key gets its tokens, so the Idempotency-Key needs {RANDOM_BITS} random bits: send a "
                "random UUID (version 4), or at least 31 hexadecimal or 21 base64url characters at random."
            )
        return told


class DecisionField(HeaderField):
    """The decision that a command answers: its id, `*` for the one that is open, None without the header."""

    def parse(self, value: str | None) -> Any:
        """The id without its quotation marks, or `*`.  Raises Malformed.

        An entity tag named `*` keeps its marks: it is not the wildcard, and no decision has such an id.
        """
        told = None if value is None else value.strip()
        if told is None or told == "*":
            return told
        found = _DECISION.fullmatch(told)
        if found is None:
            message = "One decision id in quotation marks, or *."
            raise Malformed(f"If-Match: {message}", {"If-Match": [message]})
        return told if found[1] == "*" else found[1]


class PreferField(HeaderField):
    """Whether the client prefers a minimal answer (RFC 7240). Other preferences are ignored."""

    def parse(self, value: str | None) -> Any:
        """Whether `return=minimal` is preferred."""
        return value is not None and prefers_minimal(value)


def prefers_minimal(value: str) -> bool:
    """Whether a Prefer header asks for a minimal answer; of repeated preferences the first counts.

    >>> prefers_minimal('wait=5, Return="minimal"; x=1'), prefers_minimal("return=representation, return=minimal")
    (True, False)
    """
    if value == "return=minimal":  # as nearly all send it
        return True
    for each in parse_list_header(value):
        name, _, told = each.partition(";")[0].partition("=")
        if name.strip().lower() == "return":
            return told.strip().strip('"').lower() == "minimal"
    return False


def is_unguessable(key: str) -> bool:
    """Whether a key has room for the random bits of a UUID, and enough different characters.

    >>> is_unguessable("b7d1f0c2-3a64-4e58-8c1f-92e5d07a6b34"), is_unguessable("018f2b5e-8f0e-7c39-9a3b-0d6f6a3b7e11")
    (True, False)
    >>> is_unguessable("hAfJ9wQm3xTzR7cLpYk2bN"), is_unguessable("game-of-anna-and-boris-1"), is_unguessable("a" * 64)
    (True, False, False)
    """
    if (found := _UUID.fullmatch(key)) is not None:
        return found["version"] == "4"
    letters = key.replace("-", "")
    alphabet = next(size for form, size in _ALPHABETS if form.fullmatch(letters))
    return len(letters) * math.log2(alphabet) >= RANDOM_BITS and len(set(letters)) >= FEWEST_DIFFERENT


def decision_field() -> DecisionField:
    """A field for the decision that a command answers."""
    text = (
        "The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but "
        "`resign` and `abort`, which answer no decision."
    )
    pattern = Regexp(r'^(\*|"[\x21\x23-\x7e]{1,64}")$')
    return DecisionField(data_key="If-Match", validate=pattern, metadata={**says(text), "example": '"d17.0"'})


def prefer_field() -> PreferField:
    """A field for what the client prefers of the answer."""
    text = (
        "`return=minimal` (RFC 7240) leaves out what a client has by other means, as by the stream: the answer says what. A request that is "
        "repeated with its key may prefer another form than the first, and gets it."
    )
    return PreferField(data_key="Prefer", metadata=says(text))


class VersionField(HeaderField):
    """The version of an event or a study that a request was decided on; None without the header."""

    def parse(self, value: str | None) -> Any:
        """The version.  Raises Malformed."""
        if value is None:
            return None
        found = _VERSION.fullmatch(value.strip())
        if found is None:
            message = "One version in quotation marks."
            raise Malformed(f"If-Match: {message}", {"If-Match": [message]})
        return int(found[1])


def version_field() -> VersionField:
    """A field for the version that a request was decided on."""
    text = "The version that you decided on, in quotation marks. Without it nothing is done that others may have decided meanwhile."
    return VersionField(data_key="If-Match", validate=Regexp(r'^"[0-9]{1,9}"$'), metadata={**says(text), "example": '"17"'})


class NoHeaders(HeaderSchema):
    """No headers of its own."""


class HoldHeaders(HeaderSchema):
    """What the client holds already."""

    held = HeaderField(data_key="If-None-Match", metadata=says("ETags of what you hold."))


class KeyHeaders(HeaderSchema):
    """A write's key."""

    idempotency_key = KeyField()


class SecretKeyHeaders(HeaderSchema):
    """The key of a write whose answer holds tokens."""

    idempotency_key = SecretKeyField()


class VersionHeaders(KeyHeaders):
    """A write's key, and the version that it was decided on."""

    seen = version_field()


class SeenHeaders(HeaderSchema):
    """The version that a change was decided on."""

    seen = version_field()


class NewGameHeaders(SecretKeyHeaders):
    """The key of a new game, and what is preferred of the answer."""

    is_minimal = prefer_field()


class CommandHeaders(KeyHeaders):
    """A command's key, the decision that it answers, and what is preferred of the answer."""

    decision = decision_field()
    is_minimal = prefer_field()


class CheckHeaders(HeaderSchema):
    """The decision that a checked command would answer."""

    decision = decision_field()


class StreamHeaders(HeaderSchema):
    """Where a stream goes on."""

    last_event_id = HeaderField(
        data_key="Last-Event-ID",
        metadata=says("Of server-sent events: the last id that you got, which counts before `after`."),
    )
