"""Refusals of a request. The domain knows no status codes; any other exception is a bug and propagates."""

from __future__ import annotations


class Refusal(Exception):
    """A rejected request; nothing has changed. code: problem code of the contract; None takes the class's."""

    code = "malformed"

    def __init__(self, detail: str, code: str | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or type(self).code


class Malformed(Refusal):
    """The request cannot be parsed for this game. errors: messages by field."""

    def __init__(self, detail: str, errors: dict[str, list[str]] | None = None) -> None:
        super().__init__(detail)
        self.errors = errors or {}


class NotOffered(Refusal):
    """A well-formed command that no offer admits now.

    rule: of the nearest offer of this command, else of the reason it is closed, else of the command; errors: messages
    by field.
    """

    code = "not-offered"

    def __init__(self, detail: str, rule: str | None = None, errors: dict[str, list[str]] | None = None) -> None:
        super().__init__(detail)
        self.rule = rule
        self.errors = errors or {}


class TooEarly(Refusal):
    """The same request can succeed after a while. wait_s: seconds until then."""

    def __init__(self, detail: str, code: str, wait_s: int) -> None:
        super().__init__(detail, code)
        self.wait_s = wait_s


class Stale(Refusal):
    """The decision is not open: it was answered or replaced, or never existed."""

    code = "stale-decision"


class MissingVersion(Refusal):
    """A request lacks the version that it was decided on."""

    code = "missing-if-match"


class Conflict(Refusal):
    """The game's state does not allow the request; `code` names the reason."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail, code)


class Unauthorised(Refusal):
    """No token, or one that grants nothing here."""

    code = "unauthorised"


class Gone(Refusal):
    """The token was revoked."""

    code = "gone"


class Forbidden(Refusal):
    """The token is valid but lacks the right."""

    code = "forbidden"


class Missing(Refusal):
    """Absent or invisible to the caller; the two must be indistinguishable."""

    code = "not-found"


class NotListed(Missing):
    """Absent from a public list, so that the detail may name its members."""


class Impossible(Refusal):
    """An unreachable position, e.g. from a foreign record: no world is consistent with it."""

    code = "impossible-position"


class RulesNotInstalled(Refusal):
    """The version of the rules that the game was created under is not installed: it can be read, but takes no commands.
    """

    code = "rules-not-installed"


class Diverged(Refusal):
    """A log fails verification; nothing of it is shown.

    version: the first wrong event; why: a clause whose subject is that event; fault: one word, defined in
    docs/spec/record.md.
    """

    code = "replay-diverged"

    def __init__(self, version: int, why: str, fault: str = "rules") -> None:
        super().__init__(f"Event {version} {why}.")
        self.version = version
        self.why = why
        self.fault = fault
