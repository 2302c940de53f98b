"""One seat played by a software agent: views, offers and errors as text."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from deaddrop_client import operations, problems
from deaddrop_client.aio.client import AsyncClient
from deaddrop_client.aio.seat import AsyncSeat
from deaddrop_client.errors import ConnectionLost, DeadDropError, HistoryChanged, ProblemError
from deaddrop_client.game import ENDED, RETHINK
from deaddrop_client.models import CardSeat, Offer, Ruleset, View
from deaddrop_client.reader import is_over
from deaddrop_client.rulebook import Rulebook

logger = logging.getLogger(__name__)

MOST_WAIT_S = 60
MOST_TEXT = 24_000
"""Longest answer in characters; more would fill an agent's context."""
MOST_EVENTS = 100
MOST_NEWS = 8_000
"""Most events since the look before in one answer, and their characters."""
NOTHING_ASKED = "Nothing is asked of you now. Call `wait`."


@dataclass(frozen=True)
class ToolAnswer:
    """A tool's answer. text: for the agent; data: the same as JSON; is_error: it failed, and text says what to do."""

    text: str
    data: Mapping[str, Any] | None = None
    is_error: bool = False


class Agent:
    """A seat behind four tools. can_act: False for a token that only reads; ruleset: None where the service does not
    have these rules any more.
    """

    def __init__(self, seat: AsyncSeat[View, Any, Any], ruleset: Ruleset | None, *, can_act: bool) -> None:
        self._seat, self._ruleset, self.can_act = seat, ruleset, can_act
        self._view: View | None = None
        self._version_told = 0
        self._seats = ""

    @property
    def is_over(self) -> bool:
        """Whether the game was over at the last look."""
        return self._view is not None and is_over(self._view)

    @property
    def introduction(self) -> str:
        """What is played, and on which seat."""
        game = self._ruleset.rules.partition("\n")[0].strip("# ") if self._ruleset and self._ruleset.rules else "a game"
        return f"You sit on seat {self._seat.number} of a game of hidden information: {game}."

    async def look(self) -> ToolAnswer:
        """The view now, and what has happened since it was told last."""
        return await self._try(self._seat.view)

    async def wait(self, timeout_s: float) -> ToolAnswer:
        """The same as soon as this seat has to decide or the game is over, or after so many seconds."""
        if not 0 <= timeout_s <= MOST_WAIT_S:
            return ToolAnswer(f"`timeout_s` is from 1 to {MOST_WAIT_S}.", is_error=True)
        try:
            return await self._try(lambda: self._seat.wait(timeout_s))
        except TimeoutError:
            return await self.look()

    async def rules(self, rule: str | None = None) -> ToolAnswer:
        """The rules, or the chapter that a rule is in."""
        if self._ruleset is None or self._ruleset.rules is None:
            return ToolAnswer(
                "The service has no rules of this game in words. Offers say all that is legal.", is_error=True
            )
        book = Rulebook(self._ruleset.rules)
        found = book.excerpt(rule)
        return (
            ToolAnswer(f"There is no chapter of rule {rule!r}.", is_error=True) if found is None else ToolAnswer(found)
        )

    async def act(self, offer: int, arguments: Mapping[str, Any]) -> ToolAnswer:
        """Take an offer of the last look, by its number from 1. arguments: its fields with several legal values."""
        seen = self._view
        if seen is None:
            return ToolAnswer("Call `look` first: offers are numbered there.", is_error=True)
        if not seen.offers:
            return await self._refused("Nothing was asked of you at the last look. This is how it stands now:")
        if not 1 <= offer <= len(seen.offers):
            count = "one offer" if len(seen.offers) == 1 else f"{len(seen.offers)} offers"
            return ToolAnswer(f"The last look had {count}, none is number {offer}. Call `look`.", is_error=True)
        chosen = seen.offers[offer - 1]
        command = {**fixed_fields(chosen), **arguments}
        if missing := [name for name in chosen.schema.get("required", ()) if name not in command]:
            return ToolAnswer(f"Missing in `arguments`: {', '.join(missing)}.", is_error=True)
        try:
            done = await self._seat.act(command, seen)
        except RETHINK:
            return await self._refused("The position has changed since you looked. Choose again.")
        except ENDED:
            return await self._refused("The seat acts no more.")
        except ProblemError as error:
            return ToolAnswer(refusal_text(error), is_error=True)
        except DeadDropError as error:
            return ToolAnswer(failure_text(error), is_error=True)
        self._view = done.view
        if done.problem is not None:
            self._seat.forget()
            self._version_told = 0
            told = describe(done.view, news_text([str(each.text) for each in done.events], 0), self._seats)
            return ToolAnswer(f"Your command was carried out. {failure_text(done.problem)}\n\n{told.text}", told.data)
        try:
            return await self._news(done.view)
        except DeadDropError:  # The command was carried out: that is what has to be told.
            return describe(done.view, news_text([str(each.text) for each in done.events], 0), self._seats)

    async def _try(self, read: Callable[[], Awaitable[View]]) -> ToolAnswer:
        try:
            self._view = await read()
            return await self._news(self._view)
        except HistoryChanged as error:
            self._seat.forget()
            self._version_told = 0
            return ToolAnswer(failure_text(error), is_error=True)
        except ProblemError as error:
            return ToolAnswer(refusal_text(error), is_error=True)
        except DeadDropError as error:
            return ToolAnswer(failure_text(error), is_error=True)

    async def _news(self, view: View) -> ToolAnswer:
        """A view with what has happened since it was told last.  Raises what reading raises."""
        after = max(self._version_told, view.version - MOST_EVENTS)
        count = view.version - after
        events = await self._seat.events(after, count) if count > 0 else []
        if not self._seats:
            self._seats = seats_text((await self._seat.card()).seats, self._seat.number)
        news = news_text([str(each.text) for each in events], max(0, after - self._version_told))
        self._version_told = max(self._version_told, view.version)
        return describe(view, news, self._seats)

    async def _refused(self, reason: str) -> ToolAnswer:
        now = await self.look()
        return ToolAnswer(f"{reason}\n\n{now.text}", now.data, is_error=True)


async def open_agent(client: AsyncClient, token: str) -> Agent:
    """The agent for a seat's token.  Raises ValueError for a token of another scope, and ProblemError."""
    info = await client.call(operations.get_token(), token)
    seat = await client.seat(token)
    played = (await seat.card()).ruleset
    try:
        ruleset = await client.call(operations.get_ruleset(played.name, version=played.version))
    except problems.NotFound:
        ruleset = None
    return Agent(seat, ruleset, can_act=info.scope == "seat:act")


async def take_part(seat: AsyncSeat[View, Any, Any]) -> None:
    """Commit a seat, and give its nonce as soon as that is awaited, while its agent is silent; again where the operator puts
    the game back and says so. Ends with the game.
    """
    while True:
        try:
            await seat.view()
            async for _ in seat.follow():
                pass
            return
        except HistoryChanged as error:
            logger.warning("the luck of seat %d: %s", seat.number, error)
            if error.restored is None:
                return
            seat.forget()
        except DeadDropError as error:
            logger.warning("the luck of seat %d: %s", seat.number, error)
            return


def seats_text(seats: Sequence[CardSeat], own: int) -> str:
    """Who sits where, for the numbers in arguments; empty until all sit."""
    if any(each.name is None for each in seats):
        return ""
    names = [f"{each.seat} {each.name}{' (you)' if each.seat == own else ''}" for each in seats]
    return f"Seats: {', '.join(names)}."


def news_text(lines: Sequence[str], left_out: int) -> str:
    """Lines of what has happened, the newest that there is room for."""
    kept, size = list(lines), sum(map(len, lines))
    while size > MOST_NEWS:
        size -= len(kept.pop(0))
    left_out += len(lines) - len(kept)
    if not kept:
        return ""
    more = f" ({left_out} events before these are left out)" if left_out else ""
    return "\n".join([f"Since your last look{more}:", *kept, "", ""])


def describe(view: View, news: str, seats: str) -> ToolAnswer:
    """A view in words, with numbered offers."""
    offers = [offer_data(number, each) for number, each in enumerate(view.offers, 1)]
    lines = [f"{each['number']}. {each['title']}: {each['summary']} {arguments_text(each)}" for each in offers]
    text = "\n".join([news + view.text, *([seats] if seats else []), "", asked_text(view), *lines])
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
