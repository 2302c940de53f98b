"""The desk of a tournament behind tools for a software agent: states, drafts, rounds and refusals as text.

What publishes, closes or rules names the version that it was decided on, and is refused where something changed since.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from deaddrop_client import desk_text, models, operations, problems
from deaddrop_client.agent import MOST_TEXT, ToolAnswer, refusal_text
from deaddrop_client.aio.client import AsyncClient
from deaddrop_client.aio.tournament import AsyncTournament, quoted
from deaddrop_client.desk_tools import TOOLS
from deaddrop_client.errors import ConnectionLost, DeadDropError, ProblemError

TOKENS = ("dd_tournament_", "dd_official_")
TOURNAMENT_ID_LENGTH = 19

Arguments = Mapping[str, Any]


def tournament_of_token(token: str) -> str | None:
    """The tournament that an official's token is of; None for another token.

    >>> tournament_of_token("dd_tournament_t0442o773xhicrscfwrsecret"), tournament_of_token("dd_seat_0442")
    ('t0442o773xhicrscfwr', None)
    """
    prefix = next((each for each in TOKENS if token.startswith(each)), None)
    return None if prefix is None else token.removeprefix(prefix)[:TOURNAMENT_ID_LENGTH]


class Desk:
    """A tournament behind the tools of `desk_tools`. introduction: what is organised, for the agent."""

    def __init__(self, tournament: AsyncTournament, card: models.Tournament) -> None:
        self._tournament = tournament
        self.introduction = f"You help to run the tournament {desk_text.quoted(card.title)}, as its official {card.you}."
        self._tools: dict[str, Callable[[Arguments], Awaitable[ToolAnswer]]] = {
            "look": self._look,
            "entries": self._entries,
            "enter": self._enter,
            "check_in": self._check_in,
            "draft": self._draft,
            "publish": self._publish,
            "round": self._round,
            "close": self._close,
            "table": self._table,
            "rule": self._rule,
            "announce": self._announce,
            "standings": self._standings,
        }

    async def call(self, name: str, arguments: Arguments) -> ToolAnswer:
        """Run a tool. Arguments may be anything: clients need not validate them."""
        tool = next((each for each in TOOLS if each.name == name), None)
        if tool is None:
            return ToolAnswer("There is no such tool.", is_error=True)
        if wrong := tool.faults(arguments):
            return ToolAnswer(wrong, is_error=True)
        try:
            told = await self._tools[name](arguments)
        except ProblemError as error:
            return ToolAnswer(refusal_text(error), is_error=True)
        except ConnectionLost:
            return ToolAnswer("The service does not answer. Look before you try again: it may have been carried out.", is_error=True)
        except DeadDropError as error:
            return ToolAnswer(f"An answer that nobody expected: {error}", is_error=True)
        return told if len(told.text) <= MOST_TEXT else ToolAnswer(told.text[: MOST_TEXT - 1] + "…", told.data)

    async def _look(self, _: Arguments) -> ToolAnswer:
        card, entries = await self._tournament.card(), await self._tournament.entries()
        progress = None
        number = desk_text.round_under_way(card)
        if number is not None and card.states[str(number)] in ("open", "closing"):
            progress = await self._tournament.client.call(operations.get_progress(self._tournament.id, number), self._tournament.token)
        missing = desk_text.missing_entries(card, entries)
        data = {
            "version": card.version,
            "status": card.status,
            "states": card.states,
            "next_round": card.next_round,
            "open_appeals": card.open_appeals,
            "missing": [each.entry for each in missing],
            "playing": [] if progress is None else [each.table for each in progress.tables],
        }
        return ToolAnswer(desk_text.look_text(card, entries, missing, progress), data)

    async def _entries(self, _: Arguments) -> ToolAnswer:
        card, entries = await self._tournament.card(), await self._tournament.entries()
        lines = [desk_text.entry_line(each, card.next_round) for each in entries]
        return ToolAnswer("\n".join(lines) or "Nobody is entered.", {"entries": msgspec.to_builtins(entries)})

    async def _enter(self, arguments: Arguments) -> ToolAnswer:
        made = (await self._tournament.make_entries(arguments["entries"])).entries
        numbers = [each.entry for each in made]
        lines = [f"{each.entry} {desk_text.names_text(each.names)} ({each.state})" for each in made]
        told = "Entered. Their slips are not told to you: the desk prints new ones."
        return ToolAnswer("\n".join([told, *lines]), {"entries": numbers})

    async def _check_in(self, arguments: Arguments) -> ToolAnswer:
        here = arguments.get("here", True)
        for number in arguments["entries"]:
            await self._tournament.check_in(number, here=here)
        return ToolAnswer(f"Noted: {desk_text.listed(arguments['entries'])} {'here' if here else 'not here'}.")

    async def _draft(self, arguments: Arguments) -> ToolAnswer:
        number = arguments["round"]
        if arguments.get("again"):
            return self._drafted(await self._tournament.draft(number))
        try:
            asked = operations.get_draft(self._tournament.id, number)
            return self._drafted((await self._tournament.client.call(asked, self._tournament.token)).draft)
        except problems.NotFound:
            return self._drafted(await self._tournament.draft(number))

    def _drafted(self, draft: models.RoundDraft) -> ToolAnswer:
        return ToolAnswer(desk_text.draft_text(draft), {"draft": msgspec.to_builtins(draft)})

    async def _publish(self, arguments: Arguments) -> ToolAnswer:
        body = {name: arguments[name] for name in ("newest", "starts_at") if name in arguments}
        number, version = arguments["round"], quoted(arguments["version"])
        asked = operations.publish_round(self._tournament.id, number, body, if_match=version).with_key(None)
        told = (await self._tournament.client.call(asked, self._tournament.token)).round
        return self._rounded(told, "Published. It is open once all of its games are there: look again.")

    def _rounded(self, told: models.TournamentRound, first: str) -> ToolAnswer:
        return ToolAnswer(f"{first}\n{desk_text.round_text(told)}", {"round": msgspec.to_builtins(told)})

    async def _round(self, arguments: Arguments) -> ToolAnswer:
        answer = await self._tournament.round(arguments["round"])
        return self._rounded(answer.round, f"Version {answer.version}.")

    async def _close(self, arguments: Arguments) -> ToolAnswer:
        unfinished: Sequence[Any] = arguments.get("unfinished", ())
        told = await self._tournament.close(arguments["round"], arguments["version"], unfinished)
        return self._rounded(told, "It is being closed.")

    async def _table(self, arguments: Arguments) -> ToolAnswer:
        told = await self._tournament.table(arguments["round"], arguments["table"])
        shown = msgspec.to_builtins(told)
        return ToolAnswer(desk_text.table_text(told), {name: shown[name] for name in ("version", "table", "lines", "rulings")})

    async def _rule(self, arguments: Arguments) -> ToolAnswer:
        body = {name: each for name, each in arguments.items() if name not in ("round", "table", "version")}
        told = await self._tournament.rule(arguments["round"], arguments["table"], body, arguments["version"])
        return ToolAnswer(f"Ruling {told.number} stands; standings follow.", {"ruling": msgspec.to_builtins(told)})

    async def _announce(self, arguments: Arguments) -> ToolAnswer:
        asked = operations.announce(self._tournament.id, {"text": arguments["text"]}).with_key(None)
        told = await self._tournament.client.call(asked, self._tournament.token)
        return ToolAnswer(f"Announcement {told.number} stands on the tournament's page.", {"number": told.number})

    async def _standings(self, arguments: Arguments) -> ToolAnswer:
        told = await self._tournament.standings(section=arguments.get("section"))
        rows = [
            {"section": each.section, "place": row.place, "entry": row.entry, "points": row.points}
            for each in told.sections
            for row in each.rows
        ]
        return ToolAnswer(desk_text.standings_text(told), {"version": told.version, "rows": rows})


async def open_desk(client: AsyncClient, token: str) -> Desk:
    """The desk of an official's token.  Raises ValueError for another token, and ProblemError."""
    found = tournament_of_token(token)
    if found is None:
        raise ValueError("this is no token of an official")
    tournament = AsyncTournament(client, found, token)
    return Desk(tournament, await tournament.card())
