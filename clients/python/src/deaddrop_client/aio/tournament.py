"""A tournament: entries, drafts, rounds, standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from uuid import uuid4

from deaddrop_client import models, operations
from deaddrop_client.rules import Json
from deaddrop_client.slips import exchange_key

if TYPE_CHECKING:
    from deaddrop_client.aio.client import AsyncClient

CSV = "text/csv"


class AsyncTournament:
    """A tournament, by the token of its organiser, another official or an entry; None reads it as anybody.

    Whatever is decided on a version names it: `seen` of a request is the version of an answer that its caller has read.
    entry: the number of the entry that `token` is of, where this client entered it.
    """

    def __init__(
        self, client: AsyncClient, tournament_id: str, token: str | None = None, entry: int | None = None
    ) -> None:
        self.client, self.id, self.token, self.entry = client, tournament_id, token, entry

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    async def card(self) -> models.Tournament:
        """Regulations, officials, and how far it is."""
        return await self.client.call(operations.get_tournament(self.id), self.token)

    async def open_entries(self, *, key: str | None = None) -> models.ChangedTournament:
        """Let everybody enter."""
        asked = operations.amend_tournament(self.id, models.TournamentAmendmentBody(is_entering=True))
        return await self.client.call(asked.with_key(key), self.token)

    async def enter(
        self, entries: Sequence[models.EntryBody | Json], *, key: str | None = None
    ) -> list[AsyncTournament]:
        """Enter one or many to play for them by this client, all or none: the tournament as each of them asks for it, with a
        token of its own, for which this client exchanges the slip. Without a token for bots. key: a random UUID (version
        4) to keep, by which a repeat after a crash gets the same tokens.

        Raises problems.EntriesClosed, problems.TournamentFull, problems.AlreadyEntered.
        """
        first = key if key is not None else str(uuid4())
        made = await self.make_entries(entries, key=first)
        found: list[AsyncTournament] = []
        for each in made.entries:
            if each.slip is None:
                found.append(type(self)(self.client, self.id, None, each.entry))
            else:
                found.append(await self.exchange(each.slip, key=exchange_key(first, each.slip)))
        return found

    async def make_entries(
        self, entries: Sequence[models.EntryBody | Json], *, key: str | None = None
    ) -> models.CreatedEntries:
        """Enter people who play on devices of their own, all or none: each has the slip to hand on, which opens nothing
        but its exchange. key, raises: as in `enter`.
        """
        asked = operations.make_entries(self.id, {"entries": list(entries)})
        return await self.client.call(asked.with_key(key), self.token)

    async def exchange(self, slip: str, *, key: str | None = None) -> AsyncTournament:
        """Exchange a slip, once, for a token of this client: the tournament as its entry or official asks for it. key: a
        random UUID (version 4) to keep.

        Raises problems.SlipUsed, problems.NotFound for a slip that a newer one replaced.
        """
        asked = operations.exchange_slip(self.id, models.SlipExchangeBody(slip=slip))
        made = await self.client.call(asked.with_key(key))
        number = int(made.you[1:]) if made.you.startswith("e") else None
        return type(self)(self.client, self.id, made.token, number)

    async def entries(self) -> list[models.Entry]:
        """All entries, by number."""
        found: list[models.Entry] = []
        cursor: str | None = None
        while True:
            page = await self.client.call(operations.list_entries(self.id, cursor=cursor), self.token)
            found += page.items
            if page.next is None:
                return found
            cursor = page.next

    async def preview(self, entries: Sequence[models.EntryBody | Json]) -> models.EntriesPreview:
        """How these entries, up to 5,000, would be made now, one by one. Makes none."""
        asked = operations.preview_entries(self.id, {"entries": list(entries)})
        return await self.client.call(asked, self.token)

    async def correct_name(
        self, entry: int, name: str, *, member: int = 0, key: str | None = None
    ) -> models.ChangedEntry:
        """Spell the name of a person of an entry otherwise. The person, slip and seats stay."""
        asked = operations.change_entry(self.id, entry, {"correction": {"member": member, "name": name}})
        return await self.client.call(asked.with_key(key), self.token)

    async def remove_entry(
        self, entry: int, *, same_as: int | None = None, key: str | None = None
    ) -> models.ChangedEntry:
        """Remove an entry that no published round names. same_as: the entry of the same person, which stays.

        Raises problems.EntryInRound.
        """
        body: Json = {"state": "removed"} if same_as is None else {"state": "removed", "same_as": same_as}
        asked = operations.change_entry(self.id, entry, body)
        return await self.client.call(asked.with_key(key), self.token)

    async def check_in(self, entry: int, *, here: bool = True, key: str | None = None) -> models.ChangedEntry:
        """Check an entry in, or out again."""
        asked = operations.check_in(self.id, entry, models.CheckInBody(here=here))
        return await self.client.call(asked.with_key(key), self.token)

    async def draft(self, round_number: int, *, key: str | None = None) -> models.RoundDraft:
        """Draft a round by the method of the regulations.  Raises problems.NoSolver, problems.PairingIllegal."""
        asked = operations.make_draft(self.id, round_number)
        return (await self.client.call(asked.with_key(key), self.token)).draft

    async def state_draft(
        self, round_number: int, body: models.DraftBody | Json, seen: int, *, key: str | None = None
    ) -> models.RoundDraft:
        """Replace the draft of a round by one that is stated whole. seen: the version of the draft before, or of the tournament.

        Raises problems.PairingIllegal, problems.StaleDecision.
        """
        asked = operations.state_draft(self.id, round_number, body, if_match=quoted(seen))
        return (await self.client.call(asked.with_key(key), self.token)).draft

    async def publish(
        self, draft: models.RoundDraft, *, newest: int | None = None, starts_at: str | None = None, key: str | None = None
    ) -> models.TournamentRound:
        """Publish a draft. newest: the last change since it was made, to publish it all the same.

        Raises problems.DraftStale, problems.PairingIllegal, problems.NotCheckedIn.
        """
        more = {"newest": newest, "starts_at": starts_at}
        body = {name: each for name, each in more.items() if each is not None}
        asked = operations.publish_round(self.id, draft.round, body, if_match=quoted(draft.version))
        return (await self.client.call(asked.with_key(key), self.token)).round

    async def close(
        self,
        round_number: int,
        seen: int,
        unfinished: Sequence[models.UnfinishedBody | Json] = (),
        *,
        key: str | None = None,
    ) -> models.TournamentRound:
        """Close a round. unfinished: what tables count as that still play.  Raises problems.RoundUnfinished."""
        asked = operations.close_round(self.id, round_number, {"unfinished": list(unfinished)}, if_match=quoted(seen))
        return (await self.client.call(asked.with_key(key), self.token)).round

    async def round(self, round_number: int) -> models.VersionedRound:
        """A published round, at the version of the tournament that the answer names."""
        return await self.client.call(operations.get_round(self.id, round_number), self.token)

    async def table(self, round_number: int, table: int) -> models.VersionedTable:
        """A table; with the token of one of its entries also the tokens of its seats."""
        return await self.client.call(operations.get_table(self.id, round_number, table), self.token)

    async def rule(
        self, round_number: int, table: int, body: models.TableRulingBody | Json, seen: int | None = None, *, key: str | None = None
    ) -> models.TournamentRuling:
        """Rule on a table. seen: the version of the ruling before.  Raises problems.OwnSection, problems.StaleDecision."""
        version = None if seen is None else quoted(seen)
        asked = operations.rule_on_table(self.id, round_number, table, body, if_match=version)
        return (await self.client.call(asked.with_key(key), self.token)).ruling

    async def standings(self, *, at: int | None = None, section: str | None = None) -> models.Standings:
        """Standings by section. at: as of this version of the tournament's log."""
        return await self.client.call(operations.get_standings(self.id, at=at, section=section), self.token)

    async def standings_csv(self, *, section: str | None = None) -> str:
        """Standings as a table for spreadsheets."""
        asked = operations.get_standings(self.id, section=section).answering(bytes, CSV)
        return (await self.client.call(asked, self.token)).decode()

    async def confirm(self, standings: models.Standings, *, key: str | None = None) -> models.ChangedTournament:
        """Make these standings final.  Raises problems.AppealsOpen, problems.StaleDecision."""
        asked = operations.confirm_standings(self.id, if_match=quoted(standings.version))
        return await self.client.call(asked.with_key(key), self.token)

    async def facts(self, after: int = 0, *, wait: int | None = None) -> models.TournamentFactPage:
        """A page of the feed. wait: seconds, for its first fact."""
        return await self.client.call(operations.get_tournament_facts(self.id, after=after, wait=wait), self.token)

    async def create_webhook(self, url: str, *, key: str | None = None) -> models.CreatedWebhook:
        """Have a receiver told what befalls the tournament. key: a random UUID (version 4) to keep.

        Raises problems.WebhooksOff, problems.TooManyWebhooks.
        """
        asked = operations.create_tournament_webhook(self.id, models.WebhookBody(url=url))
        return await self.client.call(asked.with_key(key), self.token)

    async def webhooks(self) -> list[models.Webhook]:
        """The webhooks of this token, oldest first."""
        return (await self.client.call(operations.list_tournament_webhooks(self.id), self.token)).items

    async def delete_webhook(self, webhook: str) -> None:
        """End a webhook."""
        await self.client.call(operations.delete_tournament_webhook(self.id, webhook), self.token)

    async def record(self) -> bytes:
        """The record, for `deaddrop verify`."""
        return await self.client.call(operations.get_tournament_record(self.id), self.token)


def quoted(version: int) -> str:
    """A version as If-Match has it."""
    return f'"{version}"'
