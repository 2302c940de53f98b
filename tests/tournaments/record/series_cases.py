"""Series to count: what a service tells of tournaments that were played, worked cases, and made-up fields with what is told of them."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from extensions.tournaments.app.repository import TournamentRepository, to_stored_text
from extensions.tournaments.app.series.load_series import load_series, series_row_json
from extensions.tournaments.domain.salted_text import PlacedText
from extensions.tournaments.domain.series.field import FinalField
from extensions.tournaments.domain.series.series import Appearance, Series
from extensions.tournaments.domain.series.standings import series_standings
from service.answers.values import JsonObject
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.hooks import make_states
from service.extensions import installed_extensions
from service.factory import core_parts
from tests.audit.mutations import other, spots
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.memory_store.store import MemoryStore
from tests.tournaments.record.played import PlayedHall
from tests.tournaments.worker.club import CATALOGUE, Clock

Json = dict[str, Any]
NAMES = ("Anna", "ANNA", "ａｎｎａ", "Weiß", "WEISS", "weiẞ", "İdil", "i̇dil", "Işık", "işık", "Σοφός", "σοφοσ", "Bo  ris", "bo ris", "ﬁn", "FIN")
WORKED = (
    (Series(("a", "b", "c", "d"), best=2, row=("10", "6", "3")), {"a": "Anna,Boris,Clara", "b": "boris,Anna,Dan", "c": "Dan,Anna"}),
    (Series(("a", "b")), {"a": "Anna,Boris,Clara,Dan", "b": "Eva"}),
    (Series(("a", "b"), row=("5/2",), same=((Appearance(1, 2), Appearance(2, 1)),)), {"a": "Anna,", "b": "Boris,ANNA"}),
)
"""A series, and by tournament the names of entries 1, 2, …, who came in that order; empty where none is shown."""


class PlayedTexts(MemoryStore):
    """A store in which only the texts of one tournament are, whatever its id."""

    def __init__(self, clock: Clock, texts: Sequence[PlacedText]) -> None:
        super().__init__(clock)
        self._played = dict(map(to_stored_text, texts))

    def texts(self, tournament: str) -> dict[str, str]:
        return self._played


def told_by_service(hall: PlayedHall, **named: Any) -> Json:
    """The answer about a series of this tournament alone."""
    clock, tournament = Clock(), hall.tournament
    store = PlayedTexts(clock, [text for batch in hall.batches for text in batch.texts])
    games = GameRepository(store, CATALOGUE, clock)
    found = installed_extensions()
    context = Context(
        store, CATALOGUE, games, b"k" * 32, clock, Random(7).randbytes, {**core_parts(KeyInMemory(bytes(32))), **make_states(found, store)}, found,
    )  # fmt: skip
    TournamentRepository(store).note_row(tournament)
    return to_json(load_series(context, Series((tournament.id,), **named)))


def to_json(shown: JsonObject) -> Json:
    answered: Json = msgspec.json.decode(msgspec.json.encode(shown))
    return answered


def counted(series: Series, fields: dict[str, FinalField]) -> Json:
    """A series with its fields as JSON, and the rows that follow."""
    return {
        "series": msgspec.to_builtins(series),
        "fields": {tournament_id: {"places": sorted(map(list, each.places.items())), "names": names_json(each)} for tournament_id, each in fields.items()},
        "rows": [to_json(series_row_json(each)) for each in series_standings(series, fields)],
    }


def names_json(field: FinalField) -> Json:
    return {str(entry): list(names) for entry, names in field.names.items()}


def worked_cases() -> list[Json]:
    found = []
    for series, told in WORKED:
        fields = {}
        for tournament_id, listed in told.items():
            names = dict(enumerate(listed.split(","), 1))
            fields[tournament_id] = FinalField({entry: entry for entry in names}, {entry: (name,) for entry, name in names.items() if name})
        found.append(counted(series, fields))
    return found


def random_case(luck: Random) -> Json:
    """A series of one to four tournaments with fields by lot."""
    tournaments = tuple("abcd"[: luck.randint(1, 4)])
    fields = {}
    for tournament_id in tournaments:
        if luck.random() < 0.1:
            continue
        size = luck.randint(1, 6)
        merits = [luck.randint(0, 3) for _ in range(size)]
        numbers = luck.sample(range(1, 12), size)
        places = {entry: 1 + sum(each > own for each in merits) for entry, own in zip(numbers, merits, strict=True)}
        names = {entry: tuple(luck.sample(NAMES, luck.choice((1, 1, 2)))) for entry in numbers if luck.random() < 0.85}
        fields[tournament_id] = FinalField(places, names)
    row = luck.choice(((), ("9", "5", "5/2", "1"), ("1/3",), ("0",)))
    same = [tuple(Appearance(nth, luck.choice([*fields[each].places])) for nth, each in enumerate(tournaments, 1) if each in fields)]
    return counted(
        Series(tournaments, luck.choice((None, 1, 2, 3)), row, None, tuple(same) if luck.random() < 0.4 and len(same[0]) > 1 else ()), fields
    )


def answer_to(case: Json, luck: Random) -> tuple[Json, list[Json]]:
    """An answer about a case and the verdicts on its tournaments, most of them honest."""
    tournaments, verdicts = [], []
    for tournament_id in case["series"]["tournaments"]:
        field = case["fields"].get(tournament_id)
        version, digest = luck.randint(5, 9), f"{luck.randrange(4):064x}"
        tournaments.append({"tournament": tournament_id, "title": tournament_id, "version": version, "digest": digest, "counts": field is not None})
        standings = [{"entry": entry, "section": "all", "place": place, "points": "1"} for entry, place in (field or {"places": []})["places"]]
        status = "final" if field is not None else "running"
        verdict = {"tournament": tournament_id, "facts": version, "digest": digest, "counted": digest, "problem": None, "shown": {"status": status, "standings": standings, "names": (field or {"names": {}})["names"]}}
        verdicts.append(verdict)
        if luck.random() < 0.06:
            verdict["facts"] += luck.choice((-1, 1, 1))
        if luck.random() < 0.04:
            verdict["counted"] = "f" * 64
        if luck.random() < 0.04:
            verdicts.pop()
        elif luck.random() < 0.04:
            verdict["shown"]["status"] = luck.choice(("final", "provisional"))
    told = copy.deepcopy({"series": case["series"], "tournaments": tournaments, "rows": case["rows"]})
    for _ in range(luck.choice((0, 0, 0, 1, 1, 2))):
        found = list(spots(told))
        whole, name = luck.choice(found)
        others = [each[at] for each, at in luck.sample(found, min(9, len(found)))]
        whole[name] = copy.deepcopy(other(whole[name], others, luck))
    return told, verdicts
