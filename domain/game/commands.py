"""Command bodies: a ruleset's commands, and those common to all games."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from domain.game.absent_rules import require_rules
from domain.game.entry_codec import resolve_types
from domain.kernel.errors import Malformed
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.convert import to_type
from domain.kernel.validation.messages import REQUIRED, not_one_of


class Resign(Command, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Leave the game; a bot plays on with what your seat knows."""


Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""A sentence shown to all at the table: no control characters. A trailing line break, which Python's `$` permits, is
refused when the command is carried out.
"""


class Abort(Command, frozen=True, tag="abort", forbid_unknown_fields=True):
    """End the game without an outcome (organiser)."""

    reason: Annotated[Reason, Meta(description="A reason in one sentence, which all readers at the table see.")]


class Leave(Command, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Be away until you `return`; a bot plays meanwhile with what your seat knows."""


class Return(Command, frozen=True, tag="return", forbid_unknown_fields=True):
    """Come back to a seat that is absent; whatever plays for it stops."""


TABLE_COMMANDS: tuple[type[Command], ...] = (Resign, Abort, Leave, Return)
TABLE_NAMES = [command.__struct_config__.tag for command in TABLE_COMMANDS]
resolve_types(*TABLE_COMMANDS)


def is_table_command(body: dict[str, Any]) -> bool:
    """Whether the command is common to all games."""
    return body.get("type") in TABLE_NAMES


@cache
def command_types(rules: AnyRuleset) -> dict[str, type[Command]]:
    """The command types of this ruleset's games, by tag."""
    return {str(each.__struct_config__.tag): each for each in (*TABLE_COMMANDS, *rules.commands)}


def parse_command(rules: AnyRuleset, body: dict[str, Any]) -> Command:
    """A command body as the ruleset's own type.  Raises Malformed, RulesNotInstalled."""
    require_rules(rules)
    name = body.get("type") if isinstance(body, dict) else None
    kind = command_types(rules).get(name) if isinstance(name, str) else None
    if kind is None:
        message = REQUIRED if name is None else not_one_of(name, tuple(command_types(rules)))
        raise Malformed(f"type: {message}", {"type": [message]})
    return to_type(body, kind)
