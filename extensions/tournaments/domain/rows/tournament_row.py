"""The row of a tournament in lists: its public figures, written with each of its facts. Can be rebuilt from the streams."""

from __future__ import annotations

import msgspec

from extensions.tournaments.domain.entries import TextPlace
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.domain.tournament import Status, Tournament

NAME = "tournaments"
"""The projection: all tournaments, newest first."""


class TournamentRow(msgspec.Struct, frozen=True):
    """A public version of a tournament, as lists show it.

    head: version of the log that the row was written after; version: the last public one, which it describes; text: of
    the title, masked by its reader; digest: of this version, in hex; entries: entries of people that are paired; made: all entries; tables: of the
    largest published round.
    """

    head: int
    version: int
    title: TextPlace
    text: SaltedText | None
    status: Status
    is_entering: bool
    ruleset: str
    preset: str
    rounds: int
    closed_rounds: int
    entries: int
    created_at: str
    made: int
    tables: int
    digest: str
    sections: tuple[str, ...]


def to_tournament_row(tournament: Tournament, text: SaltedText | None) -> TournamentRow:
    """The row of this version. tournament: at a public one; text: of its title, None if it was deleted."""
    regulations = tournament.regulations
    return TournamentRow(
        head=tournament.version,
        version=tournament.version,
        title=title_place(tournament),
        text=text,
        status=tournament.status,
        is_entering=tournament.is_entering,
        ruleset=regulations.ruleset,
        preset=regulations.preset,
        rounds=regulations.pairing.rounds,
        closed_rounds=sum(each.state == "closed" for each in tournament.rounds.values()),
        entries=sum(each.is_paired and each.kind == "people" for each in tournament.entries.values()),
        created_at=tournament.founded_at,
        made=len(tournament.entries),
        tables=max((len(each.tables) for each in tournament.rounds.values() if each.published is not None), default=0),
        digest=tournament.digest.hex(),
        sections=regulations.sections,
    )


def title_place(tournament: Tournament) -> TextPlace:
    """The place of a tournament's title."""
    return TextPlace("1.title", tournament.created.title)


encode_row = msgspec.json.Encoder().encode
decode_row = msgspec.json.Decoder(TournamentRow).decode
