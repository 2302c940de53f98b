"""Schemas of request headers. Each field parses its header and raises that header's problem.

Headers that an operation does not declare are ignored, so that proxies and browsers may add any.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from marshmallow import Schema, fields
from werkzeug.http import parse_list_header

from domain.kernel.errors import Malformed, Refusal
from service.http.schemas.fields import named, says
from service.http.validators import Regexp

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

KEY_NAME = "idempotency_key"

EXAMPLE_KEY = "5e0c1a52-8f0e-4c39-9a3b-0d6f6a3b7e11"
"""The example key of the contract. It is public, so it is refused for answers with tokens."""
RANDOM_BITS = 122
"""Random bits of a UUID of version 4."""
FEWEST_DIFFERENT = 7
"""Least number of different characters: one key in a million of 37 random digits has fewer."""
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
        """A request's headers by field name; None for a missing one.  Raises the problem of a header.

        Calls each field directly: `Schema.load` would cost a command as much as its body.
        """
        return {name: each.parse(environ.get(key)) for name, key, each in self._parsed}


class HeaderField(fields.String):
    """A header as sent; None without it."""

    def parse(self, value: str | None) -> Any:
        """The header, or None."""
        return value


class KeyField(HeaderField):
    """The idempotency key; a repeated request with its key gets the same answer, and takes effect once."""

    text = (
        "A key that you generate for every new request. The same request with the same key gets the same answer, and takes effect once: "
        "retry it with its key until you get an answer."
    )
    component = "IdempotencyKey"
    pattern = "^[ -~]{1,64}$"

    def __init__(self) -> None:
        metadata = {**named(self.component, self.text), "example": EXAMPLE_KEY}
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
        "form: at least 31 hexadecimal or 21 base64url characters. Make a new one: the example is refused, since it is public."
    )
    component = "SecretIdempotencyKey"
    pattern = "^[ -~]{19,64}$"

    def parse(self, value: str | None) -> str:
        """The key.  Raises MissingIdempotencyKey, WeakIdempotencyKey."""
        sent = super().parse(value)
        if sent == EXAMPLE_KEY:
            raise WeakIdempotencyKey(
                "This Idempotency-Key is the contract's public example, and the answer holds tokens: send a new random UUID."
            )
        if not is_unguessable(sent):
            raise WeakIdempotencyKey(
                f"Everyone who repeats this request with its key gets its tokens, so the Idempotency-Key needs {RANDOM_BITS} random bits: send a "
                "random UUID (version 4), or at least 31 hexadecimal or 21 base64url characters at random."
            )
        return sent


class DecisionField(HeaderField):
    """The decision that a command answers: its id, `*` for the open one, None without the header."""

    def parse(self, value: str | None) -> Any:
        """The id without its quotation marks, or `*`.  Raises Malformed.

        An entity tag named `*` keeps its marks: it is not the wildcard, and no decision has such an id.
        """
        sent = None if value is None else value.strip()
        if sent is None or sent == "*":
            return sent
        found = _DECISION.fullmatch(sent)
        if found is None:
            message = "One decision id in quotation marks, or *."
            raise Malformed(f"If-Match: {message}", {"If-Match": [message]})
        return sent if found[1] == "*" else found[1]


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
    if value == "return=minimal":  # the usual form
        return True
    for each in parse_list_header(value):
        name, _, preferred = each.partition(";")[0].partition("=")
        if name.strip().lower() == "return":
            return preferred.strip().strip('"').lower() == "minimal"
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
        "The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but "
        "`resign` and `abort`, which answer no decision."
    )
    pattern = Regexp(r'^(\*|"[\x21\x23-\x7e]{1,64}")$')
    return DecisionField(data_key="If-Match", validate=pattern, metadata={**named("IfMatchDecision", text), "example": '"d17.0"'})


def prefer_field() -> PreferField:
    """A field for the client's preferences about the answer."""
    text = (
        "The preferred form of the answer: `return=minimal` (RFC 7240) omits members that a client gets by other means, such as the stream; each answer lists them. A repeated "
        "request may prefer another form than the first, and gets it."
    )
    return PreferField(data_key="Prefer", metadata=says(text))


class VersionField(HeaderField):
    """The version of a tournament or a study that a request is based on; None without the header."""

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
    """A field for the version that a request is based on."""
    text = "The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it."
    return VersionField(data_key="If-Match", validate=Regexp(r'^"[0-9]{1,9}"$'), metadata={**named("IfMatchVersion", text), "example": '"17"'})


class NoHeaders(HeaderSchema):
    """No declared headers."""


class HoldHeaders(HeaderSchema):
    """ETags that the client holds."""

    held = HeaderField(data_key="If-None-Match", metadata=says("ETags of representations that you hold."))


class KeyHeaders(HeaderSchema):
    """The idempotency key of a write."""

    idempotency_key = KeyField()


class SecretKeyHeaders(HeaderSchema):
    """The idempotency key of a write whose answer holds tokens."""

    idempotency_key = SecretKeyField()


class VersionHeaders(KeyHeaders):
    """A write's idempotency key, and the version that it is based on."""

    seen = version_field()


class SeenHeaders(HeaderSchema):
    """The version that a change is based on."""

    seen = version_field()


class NewGameHeaders(SecretKeyHeaders):
    """The idempotency key of a new game, and the preferred answer."""

    is_minimal = prefer_field()


class CommandHeaders(KeyHeaders):
    """A command's idempotency key, the decision that it answers, and the preferred answer."""

    decision = decision_field()
    is_minimal = prefer_field()


class CheckHeaders(HeaderSchema):
    """The decision that a checked command would answer."""

    decision = decision_field()


class StreamHeaders(HeaderSchema):
    """The position from which a stream resumes."""

    last_event_id = HeaderField(
        data_key="Last-Event-ID",
        metadata=says("The last id that you got, for server-sent events; takes precedence over `after`."),
    )
