"""Turning points of a game that is over, by imagined play."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import unescape

import pytest
from flask import Flask
from msgspec.structs import replace

from domain.game.bot_answer import OutOfSteps
from domain.game.turning import swings
from domain.game.turning.imagined import DecisionPoint
from domain.game.turning.swings import Swing, find_swings
from service.app.playouts.pool import Imagine, IsFree, Keep, Make, Playouts, imagine_apart
from service.app.playouts.process import Task, imagine
from service.app.projected.lobby import rebuild_lobby
from service.http.app_services import NAME
from tests.equipment.parts import put_part
from tests.hang import HANG_S
from tests.http.guest import Guest, Round

POINT = re.compile(r'data-see="(\d+)">(.*?)</button>(?: <span class="soft swing">([+−]\d+) % of imagined games)?')


def points(app: Flask, table: Round) -> list[tuple[str, str, str]]:
    answer = Guest(app).get(f"/g/{table.id}/end")
    assert answer.status_code == 200, answer.text
    return POINT.findall(unescape(answer.text))


class On(Playouts):
    """Games are imagined."""

    def __init__(self, imagine: Imagine = imagine_apart) -> None:
        super().__init__(imagine)
        self._cpu_s = 1

    def imagine_next(self) -> None:
        """What the thread does with the first game that waits."""
        with self.queue.take() as asked:
            assert asked is not None
            self._imagine_game(*asked)


class AtOnce(On):
    """Imagines the last decisions, in the foreground. tasks: those that it got."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[Task] = []

    def ask(self, game: str, networks: Sequence[str], make: Make, keep: Keep, is_free: IsFree) -> None:
        task = make()
        assert task is not None
        self.tasks.append(replace(task, positions=task.positions[-4:]))
        keep(imagine(self.tasks[-1]))


@pytest.fixture
def playouts(app: Flask, monkeypatch: pytest.MonkeyPatch) -> AtOnce:
    monkeypatch.setattr(swings, "ANSWERS", 0)  # as few worlds as there are at least
    made = AtOnce()
    put_part(app.extensions[NAME].context, made, Playouts)
    return made


def awaited(app: Flask, table: Round) -> bool:
    """Whether the page says that the points are still to come."""
    return "being worked out" in Guest(app).get(f"/g/{table.id}/end").text


def test_are_the_rulesets_own_where_no_game_is_imagined(app: Flask, finished: Round) -> None:
    assert 1 <= len(points(app, finished)) <= 3
    assert not any(by for *_, by in points(app, finished))
    assert not awaited(app, finished)


class Later(AtOnce):
    """Imagines when it is asked to."""

    def ask(self, game: str, networks: Sequence[str], make: Make, keep: Keep, is_free: IsFree) -> None:
        self.imagine_now = lambda: super(Later, self).ask(game, networks, make, keep, is_free)


def test_shown_ones_never_change(app: Flask, finished: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    """None are shown while the game is imagined."""
    monkeypatch.setattr(swings, "ANSWERS", 0)
    playouts = Later()
    put_part(app.extensions[NAME].context, playouts, Playouts)
    for _ in range(2):
        assert (points(app, finished), awaited(app, finished)) == ([], True)
    playouts.imagine_now()
    found = points(app, finished)
    assert found == points(app, finished)
    assert all(by for *_, by in found)
    assert not awaited(app, finished)


def test_are_the_rulesets_own_for_ever_if_imagining_fails(app: Flask, finished: Round) -> None:
    """A reader does not wait for what would fail again."""
    tried: list[Task] = []

    def fail(task: Task, _cpu_s: int, _is_free: IsFree) -> tuple[Swing, ...]:
        tried.append(task)
        raise OSError("no process")

    made = On(fail)
    put_part(app.extensions[NAME].context, made, Playouts)
    assert (points(app, finished), awaited(app, finished)) == ([], True)
    made.imagine_next()
    found = points(app, finished)
    assert found == points(app, finished) != []
    assert len(tried) == 1


def test_are_found_once_and_found_again_the_same(app: Flask, finished: Round, playouts: AtOnce) -> None:
    points(app, finished)
    found = points(app, finished)
    assert 1 <= len(found) <= 3
    assert all(by and abs(int(by)) <= 100 for *_, by in found)
    assert len(playouts.tasks) == 1
    rebuild_lobby(app.extensions[NAME].context)
    points(app, finished)
    assert points(app, finished) == found
    assert len(playouts.tasks) == 2


def test_tell_what_was_played_and_not_that_the_seats_were_taken(app: Flask, finished: Round) -> None:
    class Known(On):
        def ask(self, game: str, networks: Sequence[str], make: Make, keep: Keep, is_free: IsFree) -> None:
            keep((Swing(0, 40, 0.3),))

    put_part(app.extensions[NAME].context, Known(), Playouts)
    points(app, finished)
    [(_, text, by)] = points(app, finished)
    assert by == "+30"
    assert not any(each in text for each in ("Every seat", "sits down", "The game opens")), text


@pytest.mark.long
def test_are_found_the_same_by_a_process_of_its_own(app: Flask, finished: Round, playouts: AtOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    points(app, finished)
    monkeypatch.undo()
    [task] = playouts.tasks
    assert imagine_apart(task, HANG_S) == imagine(task) != ()


def test_are_made_from_what_the_winners_knew(app: Flask, finished: Round, playouts: AtOnce) -> None:
    points(app, finished)
    [task] = playouts.tasks
    view = Guest(app).get(f"/v1/games/{finished.id}/view?viewpoint=all").get_json()
    assert list(task.winners) == view["outcome"]["winners"]
    assert all(len(minds) == len(task.winners) for *_, minds in task.positions)


def test_nothing_is_imagined_before_the_end_and_in_a_fork(app: Flask, finished: Round, playouts: AtOnce) -> None:
    body = {"at": 20, "viewpoint": "all", "seats": [{"kind": "bot", "bot": "random", "name": name} for name in "ABC"]}
    made = finished.by[0].post(f"/v1/games/{finished.id}/forks", body)
    assert made.status_code == 201, made.text
    assert Guest(app).get(f"/g/{made.get_json()['game']['id']}/end").status_code == 204
    assert playouts.tasks == []


def test_the_widest_gaps_are_halved_until_they_are_steps() -> None:
    positions = [DecisionPoint(10 * nth, None, ()) for nth in range(40)]
    tried: list[int] = []

    def chance(position: DecisionPoint) -> float:
        tried.append(position.version)
        return 0.1 if position.version < 170 else 0.7 if position.version < 300 else 0.6

    assert find_swings(positions, 400, chance) == (
        Swing(160, 170, 0.7 - 0.1),
        Swing(290, 300, 0.6 - 0.7),
        Swing(390, 400, 1 - 0.6),
    )
    assert len(tried) <= 21


def test_what_is_known_counts_when_no_more_may_be_tried() -> None:
    """Unless not even the first few were: then nothing is known."""
    positions = [DecisionPoint(nth, None, ()) for nth in range(40)]

    def counted(most: int) -> Callable[[DecisionPoint], float]:
        left = iter(range(most))

        def chance(position: DecisionPoint) -> float:
            if next(left, None) is None:
                raise OutOfSteps
            return 0.0 if position.version < 17 else 1.0

        return chance

    assert find_swings(positions, 40, counted(8)) == ()
    assert find_swings(positions, 40, counted(10)) == (Swing(15, 17, 1.0),)
    assert find_swings(positions, 40, counted(11)) == (Swing(16, 17, 1.0),)
