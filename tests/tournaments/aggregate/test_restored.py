"""A tournament that the operator has put back: nothing that was dealt in the lost history is dealt again."""

from __future__ import annotations

from domain.game.events.game_events import GameHead
from extensions.tournaments.domain.decide import life
from extensions.tournaments.domain.luck import table_seed
from tests.tournaments.aggregate.hall import Hall, opened, text, token, under_way
from tests.tournaments.aggregate.refused import refused

LOST = GameHead(90, token("lost"))
WHY = text("A disk broke")


def drafted() -> Hall:
    hall = opened(8)
    hall.check_all_in()
    hall.draft(1)
    return hall


def deals(hall: Hall, number: int = 1) -> tuple[list[str], list[bytes]]:
    """The ids and the seeds of a round's games."""
    played = hall.tournament.rounds[number]
    return list(played.games), [table_seed(hall.tournament, played, each) for each in played.tables.values()]


def test_a_round_that_is_published_again_after_it_has_other_games_with_other_deals() -> None:
    before, after = drafted(), drafted()
    after.do(life.note_restore, LOST, WHY, by=None)
    for hall in (before, after):
        hall.publish(1)
        hall.open(1)
    (games, seeds), (others, other_seeds) = deals(before), deals(after)
    assert set(games).isdisjoint(others)
    assert set(seeds).isdisjoint(other_seeds)
    again = opened(8)
    again.check_all_in()
    again.do(life.note_restore, LOST, WHY, by=None)
    again.draft(1)
    assert again.tournament.rounds[1].attempt == after.tournament.rounds[1].attempt == 2


def test_a_round_that_was_published_stays_as_it_is() -> None:
    hall = under_way(8)
    before = deals(hall)
    hall.do(life.note_restore, LOST, WHY, by=None)
    assert (deals(hall), hall.tournament.restores, hall.tournament.rounds[1].attempt) == (before, 1, 1)


def test_only_the_operator_puts_it_back() -> None:
    assert refused(opened(8), life.note_restore, LOST, WHY, by="o1") == "forbidden"
