"""Tournaments of every method that people play at a service: both verifiers find their records consistent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game.interventions.interventions import Statement
from domain.kernel.timestamps import timestamp
from extensions.tournaments.app.rounds.round_drafts import draft_by_method
from extensions.tournaments.domain.decide import drafting, entering, life, lots, publishing
from extensions.tournaments.domain.decide.entering import NewEntry
from extensions.tournaments.domain.facts.parts import Seated, TablePlan
from extensions.tournaments.domain.matches import matches_of
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Comparison, Knockout, LuckTerms, Sizes
from extensions.tournaments.domain.seating.advancing import cuts_of
from extensions.tournaments.domain.seating.match_games import add_game, next_game, tied_matches
from service.app.core.idempotent_requests import Request
from service.app.interventions.intervene import InterventionRequest, execute_intervention
from service.app.interventions.seat_slips import exchange_seat_slip
from service.ids import game_id
from tests.spec.both import js_facts
from tests.tournaments.aggregate.hall import text, token
from tests.tournaments.record.live import record_of_club
from tests.tournaments.record.test_forgeries import verdict_of
from tests.tournaments.record.test_live import confirm
from tests.tournaments.worker.club import STEP_MS, Club, club_regulations
from tests.tournaments.worker.playing import play_at_random

CROUPIER = {"variant": "croupier", "turn_cap": 4}


def regulations(preset: str, ruleset: str, rounds: int, options: dict[str, Any] | None = None, **changes: Any) -> Regulations:
    """A preset whose entries are there without a check-in, and whose luck is the operator's."""
    found = club_regulations(preset, ruleset, **{"luck": LuckTerms(None), **changes})
    terms = replace(found.entries, check_in="none")
    pairing = replace(found.pairing, rounds=rounds, merit_rounds=0)
    return replace(found, pairing=pairing, entries=changes.get("entries", terms), options=found.options | (options or {}))


def entered(stated: Regulations, entries: int, members: int = 1) -> Club:
    """A club with so many sides, seeded as they came."""
    club = Club(stated)
    club.do(life.open_entries)
    sides = [
        NewEntry("all", tuple(text(f"Player {each}.{one}") for one in range(members)), token(f"e{each}"), seed=each)
        for each in range(1, entries + 1)
    ]
    club.do(entering.enter, sides)
    return club


def open_round(club: Club, number: int) -> None:
    """A round drafted by its method, published and opened."""
    club.do(drafting.draft_round, number, draft_by_method(club.tournament, number))
    club.do(publishing.publish, number, seen=club.tournament.version, starts_at=timestamp(club.clock.ms + STEP_MS), to_id=game_id)
    club.run()
    club.pass_s(2)


def play_round(club: Club, number: int) -> None:
    open_round(club, number)
    play_at_random(club, number)
    club.close(number)
    club.run()


def teams() -> Club:
    """Three teams of two, whose members sit apart, at tables that share their deal."""
    stated = regulations("team-duplicate", "microfilms", 2, {"turn_cap": 3}, sizes=Sizes(3, 3, 3))
    club = entered(replace(stated, entries=replace(stated.entries, members=2)), 3, members=2)
    for number in (1, 2):
        play_round(club, number)
    return club


def together() -> Club:
    """Four teams that play Infiltrators against the deal, compared by what was left."""
    stated = regulations(
        "team-duplicate", "infiltrators", 2, comparison=Comparison(measures=("won", "-suspects_left", "-turns")), sizes=Sizes(2, 2, 2)
    )  # fmt: skip
    club = entered(replace(stated, entries=replace(stated.entries, members=2)), 4, members=2)
    for number in (1, 2):
        play_round(club, number)
    return club


def cup() -> Club:
    """Six in a bracket, in matches of two games; who is tied plays one more, and then there is the lot."""
    stated = regulations("cup", "microfilms", 3, CROUPIER, sizes=Sizes(2, 2, 2), knockout=Knockout(games=2, ties=("game", "lot")))
    club = entered(stated, 6)
    for number in (1, 2, 3):
        open_round(club, number)
        play_all(club, number)
        for tied in tied_matches(club.tournament, club.tournament.rounds[number]):
            played = club.tournament.rounds[number]
            match = next(each for each in matches_of(club.tournament, played) if each.number == played.tables[tied.table].match)
            club.do(add_game, number, next_game(played, match), game_id)
            club.run()
        play_all(club, number)
        club.close(number)
        club.run()
        for match, cut in cuts_of(club.tournament, club.tournament.rounds[number]):
            if cut.asks == "lot":
                club.do(lots.draw_lot, number, cut.open)
            assert len(match.tables) == 2
    return club


def play_all(club: Club, number: int) -> None:
    """Every game that is on, and those that follow."""
    while any(each.state == "playing" for each in club.tournament.rounds[number].tables.values()):
        play_at_random(club, number)


def season() -> Club:
    """A club season: entries make their own tables."""
    stated = regulations("league-evening", "microfilms", 1, CROUPIER, sizes=Sizes(2, 2, 2))
    club = entered(replace(stated, pairing=replace(stated.pairing, method="open")), 3)
    open_round(club, 1)
    for number, (one, two) in enumerate(((1, 2), (2, 3), (1, 3)), 1):
        table = TablePlan(number, "all", (Seated(one), Seated(two)))
        club.do(publishing.add_table, 1, table, game_id, by=f"e{one}")
        club.run()
        club.pass_s(2)
        play_at_random(club)
    club.close(1)
    club.run()
    return club


def other_hands() -> Club:
    """A stand-in at one seat, whose points are nobody's, and another person for an entry at another."""
    club = entered(regulations("league-evening", "microfilms", 1, {"turn_cap": 3}, sizes=Sizes(4, 4, 4)), 4)
    open_round(club, 1)
    [game], [table] = club.games(1), club.tournament.rounds[1].tables.values()
    wanted = InterventionRequest("substitute", Statement("official o1", "Ill"), 2, name="Ines")
    reply = execute_intervention(club.context, game, wanted, Request("k", "f"), lambda _: None)
    opened = exchange_seat_slip(club.context, game.id, reply.body.slip, Request("k", "f"))
    club.do(entering.substitute, table.seats[1].entry, 0, name=text("Zoe"), reason=None, slip=token("zoe"))
    club.run()
    play_at_random(club, tokens={2: opened.body.token})
    assert club.tournament.rounds[1].tables[1].played_by == ("entry", "entry", "stand_in", "entry")
    club.close(1)
    club.run()
    return club


CLUBS: dict[str, Callable[[], Club]] = {each.__name__: each for each in (teams, together, cup, season, other_hands)}


@pytest.mark.parametrize("name", CLUBS)
def test_both_verifiers_find_it_consistent_and_count_the_same(name: str, tmp_path: Path) -> None:
    club = CLUBS[name]()
    confirm(club)
    raw = record_of_club(club)
    found = verdict_of(raw)
    assert (found.verdict, found.problem) == ("consistent", None)
    assert (found.decided, found.complete, found.unbound) == (True, True, 0)
    assert found.unnamed == (name == "other_hands")  # the stand-in's seat
    assert found.shown is not None
    assert found.games == sum(len(each.games) for played in club.tournament.rounds.values() for each in played.tables.values()) > 0
    theirs = js_facts({name: raw}, tmp_path)[name]
    assert theirs["problem"] is None
    assert theirs["unnamed"] == found.unnamed
    assert [[each.place, each.entry, each.points] for each in found.shown.standings] == [
        [each["place"], each["entry"], each["points"]] for each in theirs["shown"]["standings"]
    ]
