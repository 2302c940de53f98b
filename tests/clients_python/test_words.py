"""What a ruleset says of itself, typed, for clients that ask for it."""

from __future__ import annotations

from typing import assert_type

import pytest

from deaddrop_client import Client, Seat, microfilms, mine, models, sample

Place = Seat[microfilms.View, microfilms.Event, microfilms.Command]


@pytest.fixture
def awaited(client: Client) -> Place:
    seats = client.create(microfilms.RULES, [mine("Anna"), mine("Boris"), mine("Clara")]).seats
    return next(each for each in seats if each.view().decision is not None)


def test_a_view_has_words_for_who_asks(awaited: Place) -> None:
    view = awaited.wait(words=True)
    assert_type(view.asked, models.AskedWords | None)
    assert_type(view.scene, models.Scene | None)
    assert view.asked is not None
    assert view.asked.text
    assert view.scene is not None
    assert {"deck", "discard"} <= {each.id for each in view.scene.zones}
    assert all(each.title and each.consequence and each.fields is not None for each in view.offers)
    plain = awaited.view()
    assert (plain.asked, plain.scene, plain.goal, plain.danger) == (None,) * 4
    assert all(each.consequence is None for each in plain.offers)


def test_entries_are_told_to_who_asks(awaited: Place) -> None:
    before = awaited.view()
    passed = next(each for each in before.offers if each.type == "pass")
    checked = awaited.check(sample(passed), before)
    assert checked.title
    assert checked.consequence
    acted = awaited.act(sample(passed), before, words=True)
    assert acted.view.scene is not None
    told = [each.told for each in acted.events]
    assert_type(acted.events[0].told, models.ToldWords | None)
    assert told[0] is not None
    assert told[0].text.startswith("You pass")
    assert [each.told for each in awaited.events(before.version, words=True)] == told
    assert {each.told for each in awaited.events(before.version)} == {None}


def test_streams_and_bots_get_words(awaited: Place) -> None:
    asked: list[str] = []

    def bot(view: microfilms.View) -> dict[str, object]:
        asked.append(view.asked.text if view.asked is not None else "")
        return sample(view.offers[0])

    after = awaited.view().version
    awaited.answer(bot, words=True)
    assert asked
    assert all(asked)
    entry = next(iter(awaited.follow(after, words=True)))
    assert entry.told is not None
    assert next(iter(awaited.follow(after))).told is None
