"""What the service opened, played and closed is what the verifier of events finds in its record."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from domain.tournament.decide import life, rulings
from domain.tournament.decide.rulings import RulingPlan
from service.app.core.authorization import authenticate_principal
from service.app.proofs.record import RecordExport, begin_export
from service.app.tournaments.event_record import event_record
from service.cli.command_line import main
from service.ids import game_id
from tests.tournament.aggregate.hall import text
from tests.tournament.worker.club import Club, club_regulations


def record_of(club: Club) -> bytes:
    """The record of an event that is over."""
    context, tournament = club.context, club.tournament

    def game(name: str) -> RecordExport:
        found = context.games.load(name)
        return begin_export(context, found, authenticate_principal(found, None), None)

    parts: Iterable[Any] = event_record(context, tournament, partial(context.tournaments.texts, tournament), game, None)
    return b"".join(parts)


@pytest.mark.parametrize("preset", ["league-evening", "duplicate"])
def test_the_record_of_a_real_event_is_consistent(preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    club = Club(club_regulations(preset))
    club.enter(0, bots=8)
    club.publish(1)
    club.run()
    club.do(rulings.rule, RulingPlan(1, 1, "replay", text("A wrong deal.")), game_id)
    club.run()
    club.do(rulings.rule, RulingPlan(1, 2, "void", text("Looked into another's cards.")), game_id)
    club.run()
    club.close(1)
    club.run()
    club.publish(2)
    club.run()
    club.do(life.cancel, text("The hall burns."))
    club.run()
    path = tmp_path / "event.jsonl"
    path.write_bytes(record_of(club))
    status = main(["verify", str(path)])
    told = capsys.readouterr().out
    assert (status, "CONSISTENT" in told) == (0, True), told
