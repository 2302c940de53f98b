"""Tournaments: their cards, officials, entries, and the feed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, get_args

from msgspec import UNSET, Meta

from extensions.tournaments.domain.decide.acts import Act
from extensions.tournaments.domain.facts.entry_facts import EntryKind
from extensions.tournaments.domain.regulations.presets import PRESETS
from extensions.tournaments.domain.regulations.terms import Role
from service.answers.games import SentTournamentPlace
from service.answers.play import CommitmentOpening
from service.answers.values import (
    Absent,
    Count,
    Digest,
    EntryNumber,
    JsonObject,
    KeyId,
    NextCursor,
    NextPage,
    OfficialId,
    Ordinal,
    RulesName,
    SignatureText,
    SlipText,
    Time,
    TokenText,
    TournamentHead,
    TournamentId,
    Version,
    words,
)

MemberIndex = Annotated[Count, Meta(description="Index of the player among the entry's persons, from 0.")]


class TournamentSummary(JsonObject, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: TournamentId
    title: Annotated[str, Meta(description="The tournament's title.")]
    status: Annotated[str, words("drafted", "entries", "running", "provisional", "final", "cancelled"), Meta(description="The tournament's status.")]
    is_entering: Annotated[bool, Meta(description="Whether people may enter themselves.")]
    ruleset: RulesName
    preset: Annotated[str, words(*PRESETS), Meta(description="The preset that the tournament's regulations started from.")]
    rounds: Annotated[Ordinal, Meta(description="Number of rounds that are planned.")]
    closed_rounds: Annotated[Count, Meta(description="Number of closed rounds.")]
    entries: Annotated[Count, Meta(description="Number of entries that take part.")]
    created_at: Annotated[Time, Meta(description="Time at which the tournament was created, in UTC (RFC 3339).")]


class TournamentLocation(JsonObject, frozen=True, kw_only=True):
    """The tournament's venue and time zone."""

    zone: Annotated[str, Meta(description="The time zone's IANA name.")]
    venue: Annotated[str | None, Meta(description="An address, or the link of an online tournament; null if none was given.")]


class TournamentPage(JsonObject, frozen=True, kw_only=True):
    """Tournaments, newest first."""

    items: Annotated[Sequence[TournamentSummary], Meta(description="The items of this page.")]
    next: NextPage


class SentTournament(TournamentSummary, frozen=True, kw_only=True):
    """A tournament, with its regulations."""

    version: Annotated[Ordinal, Meta(description="Version: position in the tournament's log.")]
    digest: Annotated[Digest, Meta(description="Digest of the last fact, which covers the log up to it.")]
    location: TournamentLocation
    commitment: Annotated[Digest, Meta(description="Commitment to the seed of all luck, which is revealed at the end.")]
    regulations: Annotated[Mapping[str, Any], Meta(description="The complete regulations.")]
    regulated: Annotated[Ordinal, Meta(description="The version of the regulations, for `If-Match`.")]
    scored: Annotated[Count, Meta(description="The last version that can change standings, for `If-Match`.")]
    next_round: Annotated[Ordinal, Meta(description="Number of the first round that is not published.")]
    states: Annotated[Mapping[str, str], Meta(description="States of the rounds, by round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.")]
    waiting: Annotated[Count, Meta(description="Number of entries on the waiting list.")]
    officials: Annotated[Sequence[TournamentOfficial], Meta(description="All officials, including revoked ones.")]
    has_outside_arbiter: Annotated[bool, Meta(description="Whether an official who does not play may rule.")]
    open_appeals: Annotated[Sequence[Ordinal], Meta(description="Numbers of undecided appeals.")]
    announcements: Annotated[Count, Meta(description="Number of announcements.")]
    is_corrected: Annotated[bool, Meta(description="Whether anything was ruled since the standings were final.")]
    you: Annotated[str | Absent | None, Meta(description="The caller: `o2` for an official, `e17` for an entry; null for others. In the card only.")] = UNSET
    acts: Annotated[Sequence[Annotated[str, words(*get_args(Act)), Meta(description="The name of an act.")]] | Absent, Meta(description="The acts that the tournament's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only.")] = UNSET


class CreatedTournament(TournamentHead, frozen=True, kw_only=True):
    """A new tournament."""

    tournament: SentTournament
    token: Annotated[TokenText, Meta(description="The organiser's token, shown once.")]


class ChangedTournament(TournamentHead, frozen=True, kw_only=True):
    """A tournament that was changed."""

    tournament: SentTournament


class TournamentOfficial(JsonObject, frozen=True, kw_only=True):
    """An official."""

    id: OfficialId
    role: Annotated[str, words(*get_args(Role)), Meta(description="The official's role.")]
    name: Annotated[str | None, Meta(description="The person's name; null if none was given.")]
    entry: Annotated[Ordinal | None, Meta(description="Number of the official's own entry; null if they do not play.")]
    is_revoked: Annotated[bool, Meta(description="Whether the official was revoked.")]
    last_slip: TournamentSlip


class TournamentSlip(JsonObject, frozen=True, kw_only=True):
    """The last slip of an entry or official, without its text; null for bots and for the tournament's creator."""

    is_nullable = True

    version: Annotated[Ordinal, Meta(description="Version of the log at which the slip was made.")]
    at: Annotated[Time, Meta(description="Time at which the slip was made, in UTC (RFC 3339).")]
    by: Annotated[str | None, Meta(description="The maker of the slip: an official, an entry, or null for people who entered themselves.")]
    exchanged: Annotated[Ordinal | None, Meta(description="Version of the log at which a device exchanged the slip; null until then.")]


class OfficialSlip(TournamentHead, frozen=True, kw_only=True):
    """An official, and their slip."""

    official: TournamentOfficial
    slip: Annotated[SlipText, Meta(description="A slip, shown once: a device exchanges it for its token at `POST /v1/tournaments/{tournamentId}/exchanges`.")]


class RegulationsConsent(TournamentHead, frozen=True, kw_only=True):
    """An official's consent to one change of the regulations."""

    consent: Annotated[str, Meta(pattern="^dd_consent_[0-9a-z]+$", description="The consent, to send as `consent` of the amendment.")]


class TournamentSlipToken(TournamentHead, frozen=True, kw_only=True):
    """A device's token."""

    you: Annotated[str, Meta(description="The holder of the token: `o2` for an official, `e17` for an entry.")]
    token: Annotated[TokenText, Meta(description="The token, which this device keeps.")]


class SentEntry(JsonObject, frozen=True, kw_only=True):
    """An entry of a tournament: one side of the standings."""

    entry: EntryNumber
    kind: Annotated[str, words(*get_args(EntryKind)), Meta(description="The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.")]
    state: Annotated[str, words("waiting", "entered", "withdrawn", "disqualified", "removed"), Meta(description="The state of the entry: whether it takes part.")]
    section: Annotated[str, Meta(description="The section whose standings list the entry.")]
    names: Annotated[Sequence[str | None], Meta(description="Names of the entry's persons, in the form that the regulations set; null for a hidden one.")]
    surnames: Annotated[Sequence[str | None], Meta(description="Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full.")]
    club: Annotated[str | None, Meta(description="The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.")]
    seed: Annotated[Ordinal | None, Meta(description="Number of the entry in the seeding.")]
    rating: Annotated[int | None, Meta(description="The rating for the entry's seeding, in thousandths.")]
    apart: Annotated[Sequence[Ordinal], Meta(description="Groups whose entries should not meet.")]
    bot: Annotated[str | None, Meta(description="The bot's policy; null for people.")]
    joined: Annotated[Ordinal, Meta(description="The first round that the entry could be paired in.")]
    checked_in: Annotated[Sequence[Ordinal], Meta(description="Rounds that the entry is checked in for.")]
    is_checked_in: Annotated[bool, Meta(description="Whether the entry is checked in for the whole tournament.")]
    byes: Annotated[Sequence[Ordinal], Meta(description="Rounds that the entry requested a bye for.")]
    last_slip: TournamentSlip


class CreatedEntry(SentEntry, frozen=True, kw_only=True):
    """An entry with its slip."""

    slip: Annotated[SlipText | None, Meta(description="The entry's slip; null for a bot.")]


class CreatedEntries(TournamentHead, frozen=True, kw_only=True):
    """New entries."""

    entries: Annotated[Sequence[CreatedEntry], Meta(description="The new entries, in the order of the request.")]


class AlikeName(JsonObject, frozen=True, kw_only=True):
    """A name that is the same as the name of the line, or looks like it."""

    name: Annotated[str, Meta(description="The name that is alike.")]
    entry: Annotated[Ordinal | None, Meta(description="The entry that has the name; null for another line.")]
    line: Annotated[Ordinal | None, Meta(description="The line that has the name; null for an entry.")]
    is_same: Annotated[bool, Meta(description="Whether the names are the same but for capital letters.")]


class PreviewRow(JsonObject, frozen=True, kw_only=True):
    """A line of the list."""

    line: Annotated[Ordinal, Meta(description="Number of the line, from 1; in JSON its place in `entries`.")]
    entry: Annotated[Mapping[str, Any], Meta(description="The fields of the entry, in the form that the request to make entries takes.")]
    outcome: Annotated[str, words("entered", "waiting", "refused"), Meta(description="The outcome for this line if the list were entered now.")]
    problems: Annotated[Sequence[str], Meta(description="The reasons to refuse the line, by field.")]
    alike: Annotated[Sequence[AlikeName], Meta(description="Names of entries and other lines that could be the same person's, at most five.")]


class EntriesPreview(TournamentHead, frozen=True, kw_only=True):
    """A list as it would be entered now."""

    encoding: Annotated[str | None, words("utf-8", "utf-16", "windows-1252", None), Meta(description="The encoding of the text that was sent; null for JSON.")]
    unread: Annotated[Sequence[str], Meta(description="Headings of columns that are not read, as they are written, or a title above the names.")]
    entered: Annotated[Count, Meta(description="Number of lines that would be entered.")]
    waiting: Annotated[Count, Meta(description="Number of lines that would get a place on the waiting list.")]
    refused: Annotated[Count, Meta(description="Number of lines that would be refused. To enter a list, leave them out or correct them.")]
    rows: Annotated[Sequence[PreviewRow], Meta(description="The lines, in the order of the list.")]


class EntryPage(JsonObject, frozen=True, kw_only=True):
    """Entries, by number."""

    items: Annotated[Sequence[SentEntry], Meta(description="The items of this page.")]
    next: NextPage


class CheckedInEntries(TournamentHead, frozen=True, kw_only=True):
    """Entries that are checked in."""

    entries: Annotated[Sequence[EntryNumber], Meta(description="The entries of the request.")]


class ChangedEntry(TournamentHead, frozen=True, kw_only=True):
    """An entry that was changed."""

    entry: SentEntry
    slip: Annotated[SlipText | Absent, Meta(description="The entry's new slip, after a substitution or a request for another slip.")] = UNSET


class SentSaltedText(JsonObject, frozen=True, kw_only=True):
    """A text, and the salt that opens its commitment."""

    text: Annotated[str, Meta(description="The text, as it was written.")]
    salt: Annotated[str, Meta(description="The salt: 16 bytes, hexadecimal.")]


class SentTournamentFact(JsonObject, frozen=True, kw_only=True):
    """A fact in a tournament's log."""

    version: Version
    type: Annotated[str, Meta(pattern=r"^[a-z]+\.[a-z_]+$", description="The type of the fact.")]
    at: Annotated[Time, Meta(description="Time at which the fact was recorded, in UTC (RFC 3339).")]
    by: Annotated[str | None, Meta(description="The author of the fact: `o2` for an official, `e17` for an entry, null for the service and for callers without a token.")]
    data: Annotated[Mapping[str, Any], Meta(description="The public fields of the fact.")]
    hidden: Annotated[Mapping[str, Digest], Meta(description="A commitment for every hidden field.")]
    openings: Annotated[Mapping[str, CommitmentOpening], Meta(description="The values of hidden fields that you may know: officials know drafts; everyone knows all fields once the seed is revealed.")]
    digest: Annotated[Digest, Meta(description="Digest over this fact and the previous digest: the chain of the log.")]
    texts: Annotated[Mapping[str, SentSaltedText], Meta(description="Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent.")]
    withheld: Annotated[Sequence[Annotated[str, Meta(description="The name of a field.")]] | Absent, Meta(description="Names of fields left out of `data`, which the digest covers: fields of a table whose deal you, an official, still play. Absent otherwise.")] = UNSET


class TournamentFactPage(JsonObject, frozen=True, kw_only=True):
    """A page of a tournament's feed."""

    facts: Annotated[Sequence[SentTournamentFact], Meta(description="The facts of the page by version, oldest first.")]
    after: Annotated[Count, Meta(description="The value of `after` in the request.")]
    head: Annotated[Count, Meta(description="The last version that you may read now.")]


class CreatedAnnouncement(TournamentHead, frozen=True, kw_only=True):
    """An announcement."""

    number: Annotated[Ordinal, Meta(description="The announcement's number, from 1.")]


class PlayerEntry(JsonObject, frozen=True, kw_only=True):
    """An entry of a tournament that the player has."""

    tournament: TournamentId
    entry: EntryNumber
    member: MemberIndex


class MyTournament(JsonObject, frozen=True, kw_only=True):
    """A tournament, with the player's entry."""

    tournament: TournamentSummary
    location: TournamentLocation
    entry: SentEntry
    member: MemberIndex
    table: Annotated[SentTournamentPlace | None, Meta(description="The player's table in the current round; null without one.")]
    is_table_over: Annotated[bool, Meta(description="Whether the player's table is finished, by information that the player may have.")]
    starts_at: Annotated[Time | None, Meta(description="Time at which the current round starts, in UTC (RFC 3339); null without a current round, and if the round starts when it opens.")]
    place: Annotated[Ordinal | None, Meta(description="The entry's place in the final standings; null before.")]


class MyTournamentPage(JsonObject, frozen=True, kw_only=True):
    """A page of the player's tournaments."""

    items: Annotated[Sequence[MyTournament], Meta(description="The tournaments of the page, newest first.")]
    next: NextCursor


class TournamentCheckpoint(JsonObject, frozen=True, kw_only=True):
    """The signed head of a tournament."""

    game: Annotated[TournamentId, Meta(description="The tournament's id; the member has its name in the signed message.")]
    version: Version
    digest: Annotated[Digest, Meta(description="Digest of the fact of this version.")]
    key: KeyId
    signature: SignatureText
