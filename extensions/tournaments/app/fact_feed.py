"""The feed of a tournament: its chained facts, their openings for the caller, and their texts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.game.entry_codec import HiddenPart
from domain.kernel.errors import Missing
from extensions.tournaments.answers.tournaments import SentSaltedText, SentTournamentFact
from extensions.tournaments.app.callers import ANYBODY, Caller, may_read_drafts
from extensions.tournaments.app.persons import TournamentTexts, load_texts
from extensions.tournaments.app.repository import to_salted
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.fact_codec import AnyStored, decode_fact, hidden_parts, public_part
from extensions.tournaments.domain.facts.base import TournamentFact
from extensions.tournaments.domain.facts.round_facts import RoundDrafted
from extensions.tournaments.domain.facts.tournament_facts import TournamentSeedRevealed
from extensions.tournaments.domain.own_boards import withheld_fields
from extensions.tournaments.domain.salted_text import SaltedText
from extensions.tournaments.domain.tournament import Tournament
from service.answers.play import CommitmentOpening
from service.app.core.context import Context
from service.app.core.idempotent_requests import Json
from service.store import SideTexts, StoredEntry

PAGE_BYTES, READ = 256 * 1024, 10
"""Bytes after which a page of the feed ends, as one draft of a large round takes 100 kB; facts that are read at once."""
NEVER_SHOWN = ("names", "club")
"""Fields whose texts are in the feed only if pages show full names."""


def load_facts(context: Context, tournament: Tournament, caller: Caller, after: int, limit: int) -> list[SentTournamentFact]:
    """Facts after a version that the caller may read, oldest first.  tournament: as the caller sees it."""
    count = min(limit, tournament.version - after)
    if count <= 0:
        return []
    return facts_json(tournament, caller, load_texts(context, tournament, caller), read_page(context, tournament.id, after, count))


def read_page(context: Context, tournament_id: str, after: int, count: int) -> list[StoredEntry]:
    """Up to so many facts of a log after a version: fewer if they take more than `PAGE_BYTES`, but always one."""
    found, size = list[StoredEntry](), 0
    while page := context.store.read(tournament_id, after=after, limit=min(READ, count - len(found))):
        for each in page:
            found.append(each)
            size += len(each.event)
            if size >= PAGE_BYTES or len(found) == count:
                return found
        after = page[-1].version
    return found


def facts_json(tournament: Tournament, caller: Caller, texts: TournamentTexts, entries: Sequence[StoredEntry]) -> list[SentTournamentFact]:
    """Facts as JSON values."""
    beside: dict[int, dict[str, str]] = {}
    for place in texts.texts:
        version, _, name = place.partition(".")
        if is_shown(name, texts):
            beside.setdefault(int(version), {})[name] = place
    return [fact_json(tournament, caller, texts, each, beside.get(each.version, {})) for each in entries]


def is_shown(name: str, texts: TournamentTexts) -> bool:
    """Whether the feed contains a text of this name: no person's id, and names as the regulations show them."""
    field = name.partition(".")[0]
    return field != "person" and (texts.shown_as == "names" or field not in (*NEVER_SHOWN, "name"))


def feed_texts(texts: TournamentTexts) -> dict[str, SaltedText]:
    """The texts in the feed, by place: without texts that a moderator has hidden."""
    return {
        place: text
        for place, text in texts.texts.items()
        if place not in texts.hidden and is_shown(place.partition(".")[2], texts)
    }


def find_text(context: Context, tournament_id: str, place: str) -> str:
    """A text of a tournament that everybody's feed contains, hidden or not.  Raises Missing."""
    texts = load_texts(context, context.part(Tournaments).repository.load(tournament_id), ANYBODY)._replace(hidden=frozenset())
    found = feed_texts(texts).get(place)
    if found is None:
        raise Missing("There is no such text.")
    return found.text


def find_stored_text(store: SideTexts, tournament_id: str, place: str) -> str | None:
    """A text that a tournament's feed has contained, read without its log; None if it was deleted."""
    held = store.text(tournament_id, place)
    return None if held is None else to_salted(held).text


def fact_json(
    tournament: Tournament, caller: Caller, texts: TournamentTexts, entry: StoredEntry, places: dict[str, str]
) -> SentTournamentFact:
    """One fact, with its openings for the caller and its texts."""
    stored = decode_fact(entry.event)
    hidden = hidden_parts(stored.fact, entry.version, tournament.secret)
    shown = {name: place for name, place in sorted(places.items()) if place not in texts.hidden}
    return SentTournamentFact(
        **shown_part(tournament, stored, msgspec.to_builtins(public_part(stored, entry.version, hidden))),
        openings=openings_of(tournament, caller, stored.fact, hidden),
        digest=entry.digest.hex(),
        texts={name: SentSaltedText.of(texts.texts[place]) for name, place in shown.items()},
    )


def shown_part(tournament: Tournament, stored: AnyStored, public: Json) -> Json:
    """The public part of a fact for a reader of this tournament, who may play the deal of a table that it is about."""
    names = withheld_fields(tournament, stored.fact)
    if not names:
        return public
    return {**public, "data": {name: each for name, each in public["data"].items() if name not in names}, "withheld": list(names)}


def openings_of(tournament: Tournament, caller: Caller, fact: TournamentFact, hidden: dict[str, HiddenPart]) -> dict[str, CommitmentOpening]:
    """Hidden fields that the caller may know: all once the seed is revealed; drafts, for officials."""
    is_open = tournament.ended is not None or (isinstance(fact, RoundDrafted) and may_read_drafts(tournament, caller))
    if not is_open or isinstance(fact, TournamentSeedRevealed):
        return {}
    return {
        name: CommitmentOpening(value=msgspec.to_builtins(part.known.value), salt=part.salt.hex()) for name, part in hidden.items()
    }
