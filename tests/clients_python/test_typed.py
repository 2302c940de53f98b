"""What is read of a ruleset's games has its types: for type checkers, and as it comes from the service."""

from __future__ import annotations

import json
import re
from typing import assert_type

import msgspec
import pytest

from deaddrop_client import Client, Seat, UnexpectedAnswer, infiltrators, microfilms, mine, models, operations, sample
from deaddrop_client.microfilms import PassCommand


def play(view: microfilms.View) -> microfilms.Command | dict[str, object]:
    assert view.table is not None
    assert_type(view.table.francs, list[int])
    return PassCommand() if any(each.type == "pass" for each in view.offers) else sample(view.offers[0])


def test_a_table_a_mind_and_commands_have_types(client: Client) -> None:
    game = client.create(microfilms.RULES, [mine(), mine(), mine()])
    seat = next(each for each in game.seats if each.view().decision is not None)
    assert_type(seat, Seat[microfilms.View, microfilms.Event, microfilms.Command])
    view = seat.view()
    assert view.table is not None
    assert view.mind is not None
    before = view.table.francs[seat.number]
    acted = seat.act(PassCommand(), view)
    assert acted.view.table is not None
    assert acted.view.table.francs[seat.number] == before + 1
    [passed] = [each for each in acted.events if isinstance(each, microfilms.PassedEvent)]
    assert_type(passed.data.seat, int)
    assert passed.type == "microfilms.passed"
    assert passed.openings.command is not None
    assert passed.openings.command.value == {"type": "pass"}
    assert {seat.answer(play).status for seat in game.seats} == {"playing"}


def test_a_game_of_another_ruleset_is_not_read_as_one_of_this(client: Client) -> None:
    game = client.create("infiltrators", [mine(), mine()])
    seat = client.seat(game.seats[0].token, microfilms.RULES)
    with pytest.raises(UnexpectedAnswer, match="a game of infiltrators, not of microfilms"):
        seat.view()
    assert client.watch(game.id, rules=infiltrators.RULES).view().status == "playing"


def test_a_view_of_other_rules_says_for_which_it_was_made(client: Client) -> None:
    game = client.create(microfilms.RULES, [mine(), mine(), mine()])
    told = json.loads(client.call(operations.get_view(game.id).answering(bytes)))
    told["ruleset"]["version"] = 2
    told["table"]["francs"] = "many"
    with pytest.raises(UnexpectedAnswer, match=r"made for version 1 of microfilms, this is 2"):
        microfilms.RULES.to_view(json.dumps(told).encode())


def test_an_entry_of_other_rules_is_an_entry_all_the_same(client: Client) -> None:
    game = client.create(microfilms.RULES, [mine(), mine(), mine()])
    laid = next(each for each in game.watch().events() if isinstance(each, microfilms.TableLaidEvent))
    told = msgspec.to_builtins(laid) | {"data": {"francs": "many"}}
    other = microfilms.RULES.to_event(json.dumps(told).encode())
    assert isinstance(other, models.Event)
    assert other.data == {"francs": "many"}


def test_help_says_what_each_member_holds() -> None:
    for model, member in ((models.Luck, "awaits"), (microfilms.InterrogateCommand, "target")):
        assert re.search(rf"^    {member}: \w", model.__doc__ or "", re.M), model.__doc__
