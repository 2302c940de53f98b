"""One seat played by a software agent: views, offers and errors as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from deaddrop_client.aio.client import AsyncClient, AsyncSeat
from deaddrop_client.errors import ConnectionLost, DeadDropError, HistoryChanged, ProblemError
from deaddrop_client.game import ENDED, RETHINK, is_over
from deaddrop_client.models import Offer, View
from deaddrop_client.operations import get_token

MOST_WAIT_S = 60
MOST_TEXT = 24_000
"""Longest answer in characters; more would fill an agent's context."""
NOTHING_ASKED = "Nothing is asked of you now. Call `wait`."


@dataclass(frozen=True)
class ToolAnswer:
    """A tool's answer. text: for the agent; data: the same as JSON; is_error: it failed, and text says what to do."""

    text: str
    data: Mapping[str, Any] | None = None
    is_error: bool = False


class Agent:
    """A seat behind three tools. can_act: False for a token that only reads."""

    def __init__(self, seat: AsyncSeat[View, Any, Any], *, can_act: bool) -> None:
        self._seat, self.can_act = seat, can_act
        self._view: View | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game was over at the last look."""
        return self._view is not None and is_over(self._view)

    async def look(self) -> ToolAnswer:
        """The view now."""
        return await self._try(self._seat.view)

    async def wait(self, timeout_s: float) -> ToolAnswer:
        """The view as soon as this seat has to decide or the game is over, or after so many seconds."""
        try:
            return await self._try(lambda: self._seat.wait(max(0.0, min(timeout_s, MOST_WAIT_S))))
        except TimeoutError:
            return await self.look()

    async def act(self, offer: int, arguments: Mapping[str, Any]) -> ToolAnswer:
        """Take an offer of the last look, by its number from 1. arguments: its fields with several legal values."""
        seen = self._view
        if seen is None:
            return ToolAnswer("Call `look` first: offers are numbered there.", is_error=True)
        if not 1 <= offer <= len(seen.offers):
            return ToolAnswer(
                f"The last look had {len(seen.offers)} offers, none is {offer}. Call `look`.", is_error=True
            )
        chosen = seen.offers[offer - 1]
        command = {**fixed_fields(chosen), **arguments}
        if missing := [name for name in chosen.schema.get("required", ()) if name not in command]:
            return ToolAnswer(f"Missing in `arguments`: {', '.join(missing)}.", is_error=True)
        try:
            done = await self._seat.act(command, seen)
        except RETHINK:
            return await self._refused("The position has changed since you looked. Choose anew.")
        except ENDED:
            return await self._refused("The seat acts no more.")
        except ProblemError as error:
            return ToolAnswer(refusal_text(error), is_error=True)
        except DeadDropError as error:
            return ToolAnswer(failure_text(error), is_error=True)
        self._view = done.view
        happened = "\n".join(str(each.text) for each in done.events if each.text)
        return describe(done.view, f"What happened:\n{happened}\n\n" if happened else "")

    async def _try(self, read: Any) -> ToolAnswer:
        try:
            self._view = await read()
        except HistoryChanged as error:
            self._seat.forget()
            return ToolAnswer(failure_text(error), is_error=True)
        except ProblemError as error:
            return ToolAnswer(refusal_text(error), is_error=True)
        except DeadDropError as error:
            return ToolAnswer(failure_text(error), is_error=True)
        return describe(self._view)

    async def _refused(self, reason: str) -> ToolAnswer:
        now = await self.look()
        return ToolAnswer(f"{reason}\n\n{now.text}", now.data, is_error=True)


async def open_agent(client: AsyncClient, token: str) -> Agent:
    """The agent for a seat's token.  Raises ValueError for a token of another scope, and ProblemError."""
    info = await client.call(get_token(), token)
    seat = await client.seat(token)
    return Agent(seat, can_act=info.scope == "seat:act")


def describe(view: View, before: str = "") -> ToolAnswer:
    """A view in words, with numbered offers."""
    offers = [offer_data(number, each) for number, each in enumerate(view.offers, 1)]
    lines = [f"{each['number']}. {each['title']}: {each['summary']} {arguments_text(each)}" for each in offers]
    text = "\n".join([before + view.text, "", asked_text(view), *lines])
    data = {
        "version": view.version,
        "status": view.status,
        "decision": msgspec.to_builtins(view.decision),
        "outcome": msgspec.to_builtins(view.outcome),
        "offers": offers,
    }
    return ToolAnswer(text if len(text) <= MOST_TEXT else text[: MOST_TEXT - 1] + "…", data)


def asked_text(view: View) -> str:
    if is_over(view):
        return "The game is over."
    if view.decision is None:
        return NOTHING_ASKED if not view.offers else f"{NOTHING_ASKED} You may all the same:"
    until = f" until {view.decision.deadline.isoformat()}" if view.decision.deadline is not None else ""
    return f"You have to decide{until}. Call `act` with the number of an offer:"


def offer_data(number: int, offer: Offer) -> dict[str, Any]:
    """An offer as JSON values. arguments: the schema of its fields with more than one legal value."""
    fixed = fixed_fields(offer)
    fields = {name: each for name, each in offer.schema.get("properties", {}).items() if name not in fixed}
    required = [name for name in offer.schema.get("required", ()) if name not in fixed]
    more: dict[str, Any] = {
        name: offer.schema[name] for name in ("anyOf", "oneOf", "allOf", "$defs") if name in offer.schema
    }
    arguments: dict[str, Any] = {"type": "object", "properties": fields, "required": required, **more}
    return {
        "number": number,
        "type": offer.type,
        "title": offer.title,
        "summary": offer.summary,
        "rule": offer.rule,
        "arguments": arguments,
    }


def fixed_fields(offer: Offer) -> dict[str, Any]:
    """The fields of an offer's command that have one value only."""
    fields: Mapping[str, Any] = offer.schema.get("properties", {})
    return {name: each["const"] for name, each in fields.items() if "const" in each}


def arguments_text(offer: Mapping[str, Any]) -> str:
    arguments = offer["arguments"]
    if not arguments["properties"] and len(arguments) == 3:
        return ""
    shown = {name: each for name, each in arguments.items() if name != "type"}
    return f"Arguments: {json.dumps(shown, ensure_ascii=False, separators=(',', ':'))}"


def refusal_text(error: ProblemError) -> str:
    """The messages of a refusal, by field."""
    errors = error.problem.errors
    fields = "".join(f"\n{name}: {' '.join(says)}" for name, says in errors.items()) if errors else ""
    rule = f" (rule {error.problem.rule})" if error.problem.rule else ""
    return f"Refused: {error.problem.detail}{rule}{fields}"


def failure_text(error: DeadDropError) -> str:
    if isinstance(error, ConnectionLost):
        return "The service does not answer. Call `look` before you act again: your command may have been carried out."
    if isinstance(error, HistoryChanged):
        return f"The service tells another history than before ({error.reason}). Call `look` to go on from what it tells now."
    return f"An answer that nobody expected: {error}"
