"""The few ways a request can be refused. The domain knows no status code; everything else is a bug and stays loud."""

from __future__ import annotations


class Refusal(Exception):
    """A request that is not carried out, and changes nothing. code: in the contract's registry of problems, None for the class's."""

    code = "malformed"

    def __init__(self, detail: str, code: str | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or type(self).code


class Malformed(Refusal):
    """The request does not say anything that this game understands."""

    def __init__(self, detail: str, errors: dict[str, list[str]] | None = None) -> None:
        super().__init__(detail)
        self.errors = errors or {}


class NotOffered(Refusal):
    """A well-formed command that no offer admits now.

    rule: that of an offer of this command, or what closes it, or the command's own; errors: messages by field.
    """

    code = "not-offered"

    def __init__(self, detail: str, rule: str | None = None, errors: dict[str, list[str]] | None = None) -> None:
        super().__init__(detail)
        self.rule = rule
        self.errors = errors or {}


class Stale(Refusal):
    """The decision that was answered is closed, or was replaced by another."""

    code = "stale-decision"


class Conflict(Refusal):
    """The game is not in a state in which this can be asked. `code` says which."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail, code)


class Unauthorised(Refusal):
    """No token, or one that opens nothing here."""

    code = "unauthorised"


class Gone(Refusal):
    """The token was revoked."""

    code = "gone"


class Forbidden(Refusal):
    """The asker is known, and may not do this."""

    code = "forbidden"


class Missing(Refusal):
    """Absent, or not visible to the asker: the two look alike."""

    code = "not-found"


class Impossible(Refusal):
    """A position that no game comes to, as a record may have brought it: no world was found that looks like it."""

    code = "impossible-position"


class RulesNotInstalled(Refusal):
    """The version of the rules that the game was created under is not installed: it can be read, and takes no commands."""

    code = "rules-not-installed"


class Diverged(Refusal):
    """A log does not lead to the game that was played: it is not shown.

    version: the first that is wrong; why: the rest of a sentence that begins with the event; fault: in one word, as
    docs/spec/record.md names it.
    """

    code = "replay-diverged"

    def __init__(self, version: int, why: str, fault: str = "rules") -> None:
        super().__init__(f"Event {version} {why}.")
        self.version = version
        self.why = why
        self.fault = fault
