"""Attacks on records of tournaments: games, draws, drafts, results and names are not what the log committed to."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache

from domain.game.bot_answer import choose_policy
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from tests.attack.attack import Attack, Outcome, noticed
from tests.attack.installation import Installation
from tests.attack.records import other_command
from tests.tournaments.record.forgeries import corpus
from tests.tournaments.record.forging import parts_of, raw_of
from tests.tournaments.record.live import record_of_club, regulations
from tests.tournaments.worker.club import Club
from workers.automation_job import store_when_due


@cache
def bots_by_hand() -> bytes:
    """A tournament of bots, in which the operator answered for one of them otherwise than its policy does."""
    club = Club(regulations())
    club.enter(0, bots=4)
    club.publish(1)
    while club.state(1) != "open" or not any(game.automatic_decisions() for game in club.games(1)):
        assert club.attend()
    game = next(each for each in club.games(1) if each.automatic_decisions())
    other = other_command(game)
    while other is None:
        think = automation.think_with(choose_policy, nullcontext)
        store_when_due(club.context, automation.answer_next(club.context, game, 0, think, begin_job(club.context, game)))
        game = club.context.games.load(game.id)
        other = other_command(game)
    store_when_due(club.context, automation.answer_next(club.context, game, 0, lambda *_: other, begin_job(club.context, game)))
    club.run()
    club.close(1)
    club.run()
    parts = parts_of(record_of_club(club))
    for header in (parts.header, *(lines[0] for _, lines in parts.games)):
        header["checkpoint"] = None  # of another key than the installation's
    return raw_of(parts)


def bot_by_hand(place: Installation, ruleset: str) -> Outcome:
    """A bot of a tournament is played by hand."""
    told, required = place.verify(bots_by_hand()), place.verify(bots_by_hand(), "--require", "bots")
    is_said = told.status == 0 and "NOT WHAT ITS POLICY PLAYS" in told.text
    return "said" if is_said and required.status == 3 else "not noticed"


def every_forgery(place: Installation, ruleset: str) -> Outcome:
    """All ways to forge the record of a tournament that the tests of the verifiers know."""
    verdicts = place.verdicts(raw for raw, _ in corpus().values())
    assert len(verdicts) == len(corpus()) >= 40
    return noticed(set(verdicts) == {"wrong"})


ATTACKS = (
    Attack("E8", "tournament: a bot is played by hand", "anybody", "the tournament's record", "verify --require bots", bot_by_hand, once=True),
    Attack("E0", "tournament: every forgery of a record that the tests of the verifiers know", "anybody", "the tournament's record", "verify", every_forgery, once=True),
)  # fmt: skip
