"""Ways to forge what people brought to the luck of a game, each with the fault that an audit finds first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.audit.tampering import Line, Lines, first
from tests.spec.forgeries import Fault, Forgery, at


def last(lines: Lines, kind: str) -> Line:
    return [line for line in lines[1:] if line["type"] == kind][-1]


def of_the_last(kind: str, **changes: Any) -> Callable[[Lines], Fault]:
    """The last event of a type says something else."""

    def change(lines: Lines) -> Fault:
        line = last(lines, kind)
        line["data"] |= changes
        return at(lines, line, "nonce")

    return change


def of_the_plan(fault_at: str, **changes: Any) -> Callable[[Lines], Fault]:
    """The plan says something else; the fault is at the first event of a type."""

    def change(lines: Lines) -> Fault:
        first(lines, "game.created")["data"]["luck_plan"] |= changes
        return at(lines, first(lines, fault_at), "nonce")

    return change


def another_seats_nonce(lines: Lines) -> Fault:
    one, other = (line for line in lines[1:] if line["type"] == "game.nonce_given")
    one["data"]["nonce"] = other["data"]["nonce"]
    return at(lines, one, "nonce")


def a_nonce_twice(lines: Lines) -> Fault:
    one, other = (line for line in lines[1:] if line["type"] == "game.nonce_given")
    other["data"] = one["data"]
    return at(lines, other, "nonce")


def a_nonce_in_the_open(lines: Lines) -> Fault:
    """It is given before the commitments are closed."""
    closed, given = first(lines, "game.luck_closed"), first(lines, "game.nonce_given")
    names = ("type", "data", "hidden", "openings", "by")
    one, other = ({name: line[name] for name in names} for line in (closed, given))
    closed |= other
    given |= one
    return at(lines, closed, "nonce")


def another_seats_commitment(lines: Lines) -> Fault:
    one, other, *_ = (line for line in lines[1:] if line["type"] == "game.seat_taken")
    other["data"]["commit"] = one["data"]["commit"]
    return at(lines, other, "nonce")


def other_commitments(lines: Lines) -> Fault:
    line = first(lines, "game.luck_closed")
    line["data"]["commits"] = [*line["data"]["commits"][:-1], "0" * 64]
    return at(lines, line, "nonce")


def ended(**to: Any) -> Callable[[Lines], Fault]:
    """The wait ends in another way, or at another time."""

    def change(lines: Lines) -> Fault:
        line = first(lines, "game.luck_drawn")
        line |= {name: value(line, first(lines, "game.luck_closed")) for name, value in to.items()}
        return at(lines, line, "nonce")

    return change


def a_sham_commitment(lines: Lines) -> Fault:
    line = first(lines, "game.seat_taken")
    line["data"]["commit"] = line["data"]["commit"].upper()
    return at(lines, line, "nonce")


def another_game(lines: Lines) -> Fault:
    """The record of one game as that of another."""
    lines[0]["game"] = "07" + "b" * 16
    return 1, None, "origin"


PUT_BACK = {
    "another epoch": of_the_last("game.luck_closed", epoch=2),
    "an epoch that is none": of_the_last("game.luck_closed", epoch=True),
    "nobody silent": of_the_last("game.luck_drawn", silent=[7]),
}
TWO = {
    "another game": another_game,
    "another nonce": of_the_last("game.nonce_given", nonce="f" * 64),
    "a nonce in capitals": of_the_last("game.nonce_given", nonce="F" * 64),
    "another seat's nonce": another_seats_nonce,
    "a nonce twice": a_nonce_twice,
    "a nonce in the open": a_nonce_in_the_open,
    "a nonce of no seat": of_the_last("game.nonce_given", seat=9),
    "another seat's commitment": another_seats_commitment,
    "a sham commitment": a_sham_commitment,
    "other commitments": other_commitments,
    "a silent seat hidden": of_the_last("game.luck_drawn", silent=[]),
    "one silent where all are required": of_the_plan("game.luck_drawn", nonces="required"),
    "commitments where none is taken": of_the_plan("game.seat_taken", nonces="none"),
    "no time to wait": of_the_plan("game.created", wait_s=0),
    "a plan of no kind": of_the_plan("game.created", nonces="wished"),
    "too short a wait": ended(at=lambda _, closed: closed["at"]),
    "at no time": ended(at=lambda line, _: line["at"][:5] + "02-31" + line["at"][10:]),
    "cancelled where nonces are asked": ended(
        type=lambda *_: "game.cancelled", data=lambda line, _: {"silent": line["data"]["silent"]}
    ),
}
LUCK = {
    "put back, with luck": {name: Forgery(change, resealed=True) for name, change in PUT_BACK.items()},
    "two nonces": {name: Forgery(change, resealed=True) for name, change in TWO.items()},
}
"""By record."""
