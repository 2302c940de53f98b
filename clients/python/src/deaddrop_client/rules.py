"""Rulesets as clients know them: types of views, events, commands and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from deaddrop_client import models
from deaddrop_client.errors import UnexpectedAnswer
from deaddrop_client.operation import decode, decoder

Json: TypeAlias = Mapping[str, Any]


class AnyDecision(Protocol):
    """The decision that a seat owes."""

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def deadline(self) -> datetime | None: ...


class AnyOffer(Protocol):
    """One shape of command that is legal now."""

    @property
    def type(self) -> str: ...

    @property
    def exact(self) -> bool: ...

    @property
    def title(self) -> str: ...

    @property
    def summary(self) -> str: ...

    @property
    def schema(self) -> dict[str, Any]: ...


class AnyOutcome(Protocol):
    """Who won, and why."""

    @property
    def winners(self) -> Sequence[int]: ...

    @property
    def reason(self) -> str: ...


class AnyView(Protocol):
    """Members of every view, whatever the ruleset."""

    @property
    def game(self) -> str: ...

    @property
    def ruleset(self) -> models.RulesetName: ...

    @property
    def version(self) -> int: ...

    @property
    def status(self) -> str: ...

    @property
    def decisions(self) -> Sequence[models.OpenDecision]: ...

    @property
    def decision(self) -> AnyDecision | None: ...

    @property
    def offers(self) -> Sequence[AnyOffer]: ...

    @property
    def luck(self) -> models.Luck | None: ...

    @property
    def outcome(self) -> AnyOutcome | None: ...

    @property
    def server_time(self) -> datetime: ...

    @property
    def clock(self) -> models.TableClock | None: ...

    @property
    def pause(self) -> models.TablePause | None: ...

    @property
    def text(self) -> str: ...


V = TypeVar("V", bound=AnyView)
E = TypeVar("E")
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741


@dataclass(frozen=True)
class Rules(Generic[V, E, C, O]):
    """name: of the ruleset, empty for any. version: of the rules that the types were made for. view: the type of views;
    events: of events, by their `type`; command, options: what may be sent, for type checkers only.
    """

    name: str
    version: int
    view: type[V] = field(repr=False)
    events: Mapping[str, type[E]] = field(repr=False)
    command: type[C] | None = field(default=None, repr=False)
    options: type[O] | None = field(default=None, repr=False)

    def to_view(self, raw: bytes | msgspec.Raw) -> V:
        """A view.  Raises UnexpectedAnswer: one of another game, or of rules that these types were not made for."""
        ruleset: models.RulesetName = decode(raw, Glance).ruleset
        if self.name and ruleset.name != self.name:
            raise UnexpectedAnswer(f"this is a game of {ruleset.name}, not of {self.name}")
        try:
            view: V = decode(raw, self.view)
        except UnexpectedAnswer as error:
            made_for = (
                f" (made for version {self.version} of {self.name}, this is {ruleset.version})" if self.name else ""
            )
            raise UnexpectedAnswer(f"{error}{made_for}") from None
        return view

    def to_event(self, raw: bytes | msgspec.Raw) -> E:
        """An event; `models.Event` for a type that is unknown here or has other members."""
        known: Any = self.events.get(decode(raw, Kind).type, models.Event)
        try:
            event: E = decoder(known).decode(raw)
        except msgspec.ValidationError:
            event = decode(raw, models.Event)
        return event


class Glance(msgspec.Struct):
    """The members of a view that identify its type."""

    ruleset: models.RulesetName


class Kind(msgspec.Struct):
    """The members of an event that identify its type."""

    type: str


ANY: Rules[models.View, models.Event, Json, Json] = Rules("", 0, models.View, {})
"""Every ruleset: table and mind are JSON."""
