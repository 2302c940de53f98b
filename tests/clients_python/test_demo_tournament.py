"""The tournament of `deaddrop demo-tournament` on a host without solvers: its arbiter states the draft, which is published."""

from __future__ import annotations

import argparse

import pytest

from deaddrop_client import AsyncClient, models
from extensions.tournaments.cli.demo_tournament.evening import Evening, create_tournament
from extensions.tournaments.cli.demo_tournament.plan import DemoPlan
from extensions.tournaments.domain.pairing.solving.solvers import NoSolver
from tests.clients_python.faults import InThreads, Network, run_apart

ASKED = argparse.Namespace(
    players=8, rounds=2, ruleset="microfilms", preset="league-evening", seats=4, members=0, option=[], measures=None, no_show_s=60,
    appeal_s=60, seed=1,
)  # fmt: skip


def test_without_solvers_an_arbiter_states_the_draft(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise NoSolver("This method needs rustworkx.")

    monkeypatch.setattr("extensions.tournaments.domain.pairing.methods.swiss.require_solvers", refuse)
    said: list[str] = []

    async def draft() -> models.TournamentRound:
        async with AsyncClient("http://service", transport=InThreads(network)) as client:
            plan = DemoPlan.of(ASKED)
            evening = Evening(client, await create_tournament(client, plan), plan, said.append)
            await evening.gather()
            return await evening.arbiters[0].publish(await evening.draft(1))

    published = run_apart(draft())
    assert [[each.entry for each in table.seats] for table in published.tables] == [[1, 3, 5, 7], [2, 4, 6]]
    assert "no solvers" in said[-1]
