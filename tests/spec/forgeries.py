"""Ways to forge a record, each with the first fault: line, version, word. One by the rules only `deaddrop verify` finds."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

from domain.kernel import chance
from tests.audit.tampering import Line, Lines, first, lines_of, raw_of, resealed

Fault = tuple[int, int | None, str]


class Forgery(NamedTuple):
    """A change of the lines (0 is the header), which says what fault it makes. resealed: the chain is made to fit again."""

    change: Callable[[Lines], Fault]
    resealed: bool = False


def forged(raw: bytes, forgery: Forgery) -> tuple[bytes, Fault]:
    lines = copy.deepcopy(lines_of(raw))
    fault = forgery.change(lines)
    return raw_of(resealed(lines) if forgery.resealed else lines), fault


def at(lines: Lines, line: Line, word: str) -> Fault:
    number = next(number for number, each in enumerate(lines) if each is line)
    return number + 1, int(lines[0]["first"]) + number - 1, word


def lucky(lines: Lines) -> Line:
    """A line with draws, after the deal."""
    return [line for line in lines[1:] if "draws" in line["openings"]][1]


def commands(lines: Lines) -> list[tuple[int, int]]:
    """Where seats' commands begin and end in the lines."""
    starts = [place for place, line in enumerate(lines) if place and "command" in line["openings"]]
    return list(zip(starts, [*starts[1:], len(lines)], strict=True))


# In the open: nobody makes the chain fit


def a_public_fact(lines: Lines) -> Fault:
    lines[20]["data"]["more"] = 1
    return at(lines, lines[20], "chain")


def the_time(lines: Lines) -> Fault:
    lines[9]["at"] = "2001-02-03T00:00:59.000Z"
    return at(lines, lines[9], "chain")


def a_digest(lines: Lines) -> Fault:
    lines[12]["digest"] = "0" * 64
    return at(lines, lines[12], "chain")


def two_lines_swapped(lines: Lines) -> Fault:
    lines[20], lines[21] = lines[21], lines[20]
    return 21, lines[21]["version"], "order"


def a_line_cut_out(lines: Lines) -> Fault:
    version = lines[20]["version"]
    del lines[20]
    return 21, version, "order"


def a_line_put_in(lines: Lines) -> Fault:
    lines.insert(21, lines[20])
    return 22, lines[20]["version"] + 1, "order"


def the_end_cut_off(lines: Lines) -> Fault:
    missing = at(lines, lines[-2], "head")
    del lines[-2:]
    return missing


def nothing_but_the_header(lines: Lines) -> Fault:
    del lines[1:]
    return 2, lines[0]["first"], "head"


def a_surplus_at_the_end(lines: Lines) -> Fault:
    lines[0]["head"] = {name: lines[-3][name] for name in ("version", "digest")}
    return at(lines, lines[-2], "head")


def another_head(lines: Lines) -> Fault:
    lines[0]["head"]["digest"] = "0" * 64
    return 1, lines[-1]["version"], "head"


def another_first(lines: Lines) -> Fault:
    lines[0]["first"] += 1
    return 2, lines[0]["first"], "order"


def another_ruleset(lines: Lines) -> Fault:
    lines[0]["ruleset"]["version"] = 2
    return at(lines, lines[1], "origin")


def another_value(lines: Lines) -> Fault:
    lucky(lines)["openings"]["draws"]["value"][0][3] += 1
    return at(lines, lucky(lines), "opening")


def another_salt(lines: Lines) -> Fault:
    lucky(lines)["openings"]["draws"]["salt"] = "0" * 32
    return at(lines, lucky(lines), "opening")


def an_opening_of_nothing(lines: Lines) -> Fault:
    line = next(line for line in lines[1:] if not line["hidden"])
    line["openings"]["card"] = {"value": "CO", "salt": "0" * 32}
    return at(lines, line, "opening")


def something_closed(lines: Lines) -> Fault:
    lines[3]["openings"].clear()
    return at(lines, lines[3], "salt")


def complete_for_one_seat(lines: Lines) -> Fault:
    lines[0]["viewpoint"] = "seat:0"
    return 1, None, "form"


def another_format(lines: Lines) -> Fault:
    lines[0]["format"] = "deaddrop-record/2"
    return 1, None, "form"


def a_fraction(lines: Lines) -> Fault:
    lines[7]["data"]["half"] = 0.5
    return at(lines, lines[7], "form")


def a_text_for_a_number(lines: Lines) -> Fault:
    lines[7]["version"] = str(lines[7]["version"])
    return at(lines, lines[7], "form")


# By somebody who knows everything, and makes the chain fit


def a_pick(lines: Lines) -> Fault:
    draw = next(each for each in lucky(lines)["openings"]["draws"]["value"] if each[2] > 1)
    draw[3] = (draw[3] + 1) % draw[2]
    return at(lines, lucky(lines), "luck")


def a_size(lines: Lines) -> Fault:
    draw = lucky(lines)["openings"]["draws"]["value"][0]
    draw[2] = draw[3]
    return at(lines, lucky(lines), "luck")


def a_huge_size(lines: Lines) -> Fault:
    """Which is not the size that was drawn from, though it differs only past 2^53."""
    lucky(lines)["openings"]["draws"]["value"][0][2:4] = [2**64 - 1, 2**53 + 1]
    return at(lines, lucky(lines), "luck")


def a_draw_repeated(lines: Lines) -> Fault:
    draws = lucky(lines)["openings"]["draws"]["value"]
    draws.append(draws[-1])
    return at(lines, lucky(lines), "luck")


def a_draw_out_of_turn(lines: Lines) -> Fault:
    deal = next(line for line in lines[1:] if "draws" in line["openings"])
    source = lucky(lines)["openings"]["draws"]["value"][0][0]
    draws = deal["openings"]["draws"]["value"]
    draws.append([source, 5, 9, 0, False])
    return at(lines, deal, "luck")


def a_draw_stated(lines: Lines) -> Fault:
    lucky(lines)["openings"]["draws"]["value"][0][4] = True
    return at(lines, lucky(lines), "luck")


def the_revealed_seed(lines: Lines) -> Fault:
    revealed = first(lines, "game.seed_revealed")
    revealed["data"]["seed"] = "0" * 64
    return at(lines, revealed, "seed")


def the_revealed_secret(lines: Lines) -> Fault:
    revealed = first(lines, "game.seed_revealed")
    revealed["data"]["secret"] = "0" * 64
    return at(lines, revealed, "seed")


def the_hidden_seed(lines: Lines) -> Fault:
    lines[1]["openings"]["seed"]["value"] = "0" * 64
    return at(lines, lines[1], "seed")


def both_seeds(lines: Lines) -> Fault:
    for values in (lines[1]["openings"]["seed"], first(lines, "game.seed_revealed")["data"]):
        values["value" if "value" in values else "seed"] = "0" * 64
    lines[1]["data"]["commitment"] = chance.seed_commitment(bytes(32))
    return at(lines, first(lines, "game.started"), "luck")


def no_seed(lines: Lines) -> Fault:
    del lines[1]["openings"]["seed"], lines[1]["hidden"]["seed"]
    return at(lines, lines[1], "seed")


def a_salt(lines: Lines) -> Fault:
    lucky(lines)["openings"]["draws"]["salt"] = "0" * 32
    return at(lines, lucky(lines), "salt")


def never_revealed(lines: Lines) -> Fault:
    del lines[-1]
    return 1, None, "seed"


def revealed_and_incomplete(lines: Lines) -> Fault:
    """Who turns the checks of luck and salts off."""
    a_pick(lines)
    lines[0]["complete"] = False
    return 1, None, "seed"


def a_second_beginning(lines: Lines) -> Fault:
    lines.insert(20, copy.deepcopy(lines[1]))
    return at(lines, lines[20], "origin")


def no_beginning(lines: Lines) -> Fault:
    del lines[1]
    return 2, 1, "origin"


def another_kept_head(lines: Lines) -> Fault:
    line = first(lines, "game.restored")
    line["data"]["kept"]["digest"] = "0" * 64
    return at(lines, line, "origin")


def no_kept_version(lines: Lines) -> Fault:
    line = first(lines, "game.restored")
    line["data"]["kept"] = {"version": True, "digest": line["data"]["kept"]["digest"]}
    return at(lines, line, "origin")


def a_command_cut_out(lines: Lines) -> Fault:
    start, end = commands(lines)[6]
    fault = at(lines, lines[start], "salt")
    del lines[start:end]
    return fault


def an_event_of_a_command_cut_out(lines: Lines) -> Fault:
    start = next(start for start, end in commands(lines) if end - start > 1)
    fault = at(lines, lines[start + 1], "salt")
    del lines[start + 1]
    return fault


def a_command_twice(lines: Lines) -> Fault:
    start, end = commands(lines)[6]
    lines[end:end] = copy.deepcopy(lines[start:end])
    return at(lines, lines[end], "salt")


def two_commands_swapped(lines: Lines) -> Fault:
    (start, middle), (_, end) = commands(lines)[6:8]
    fault = at(lines, lines[start], "salt")
    lines[start:end] = lines[middle:end] + lines[start:middle]
    return fault


def a_ghost(lines: Lines) -> Fault:
    lines.insert(30, copy.deepcopy(first(lines, "game.seat_taken")))
    return at(lines, lines[30], "salt")


GAMES = {
    name: Forgery(change)
    for name, change in {
        "a public fact": a_public_fact, "the time": the_time, "a digest": a_digest, "lines swapped": two_lines_swapped,
        "a line cut out": a_line_cut_out, "a line put in": a_line_put_in, "the end cut off": the_end_cut_off,
        "nothing but the header": nothing_but_the_header, "a surplus": a_surplus_at_the_end, "another head": another_head,
        "another first": another_first, "another ruleset": another_ruleset, "another value": another_value,
        "another salt": another_salt, "an opening of nothing": an_opening_of_nothing, "something closed": something_closed,
        "complete for one seat": complete_for_one_seat, "another format": another_format, "a fraction": a_fraction,
        "a text for a number": a_text_for_a_number,
    }.items()
} | {
    name: Forgery(change, resealed=True)
    for name, change in {
        "a pick": a_pick, "a size": a_size, "a huge size": a_huge_size, "a draw repeated": a_draw_repeated,
        "a draw out of turn": a_draw_out_of_turn, "a draw stated": a_draw_stated,
        "the revealed seed": the_revealed_seed, "the revealed secret": the_revealed_secret, "the hidden seed": the_hidden_seed,
        "both seeds": both_seeds, "no seed": no_seed, "a salt": a_salt, "never revealed": never_revealed,
        "a second beginning": a_second_beginning, "no beginning": no_beginning,
        "everything revealed, and incomplete": revealed_and_incomplete, "a command cut out": a_command_cut_out,
        "an event of a command cut out": an_event_of_a_command_cut_out, "a command twice": a_command_twice,
        "two commands swapped": two_commands_swapped, "a ghost": a_ghost,
    }.items()
}  # fmt: skip
"""Of the complete record of a game."""


# Breaches of the rules, in a chain that fits


def another_card(lines: Lines) -> Fault:
    line = first(lines, "microfilms.card_drawn")
    line["openings"]["card"]["value"] = "CO" if line["openings"]["card"]["value"] != "CO" else "SB"
    return at(lines, line, "rules")


def another_command(lines: Lines) -> Fault:
    line = lines[commands(lines)[5][0]]
    line["openings"]["command"]["value"] = {"type": "win_as_agent", "film": "MF-USA"}
    return at(lines, line, "rules")


def another_actor(lines: Lines) -> Fault:
    line = lines[commands(lines)[5][0]]
    line["by"] = (line["by"] + 1) % 3
    return at(lines, line, "rules")


def another_outcome(lines: Lines) -> Fault:
    line = first(lines, "game.over")
    line["data"]["winners"] = [0] if line["data"]["winners"] != [0] else [1]
    return at(lines, line, "rules")


def other_money(lines: Lines) -> Fault:
    line = first(lines, "microfilms.table_laid")
    line["data"]["francs"][0] += 1
    return at(lines, line, "rules")


def luck_stated_in_secret(lines: Lines) -> Fault:
    lines[1]["openings"]["stated"]["value"] = {"draw-deck/1": ["ACE"]}
    return at(lines, lines[1], "rules")


def an_event_put_in(lines: Lines) -> Fault:
    _, end = commands(lines)[6]
    lines[end:end] = [copy.deepcopy(first(lines, "microfilms.turn_began"))]
    return at(lines, lines[end], "rules")


BY_RULES = {
    name: Forgery(change, resealed=True)
    for name, change in {
        "another card": another_card, "another command": another_command, "another actor": another_actor, "another outcome": another_outcome,
        "other money": other_money, "luck stated in secret": luck_stated_in_secret, "an event put in": an_event_put_in,
    }.items()
}  # fmt: skip
"""Of the complete record of a game, for an audit that knows the rules."""


def of_the_fork(**changes: Any) -> Callable[[Lines], Fault]:
    """The last game.forked says something else of itself."""

    def change(lines: Lines) -> Fault:
        forked = [line for line in lines[1:] if line["type"] == "game.forked"][-1]
        parent = forked["data"]["parent"] | changes.get("parent", {})
        forked["data"] |= changes | {"parent": parent}
        return at(lines, forked, "origin")

    return change


FORKS = {
    "another moment": Forgery(of_the_fork(parent={"version": 7}), resealed=True),
    "no digest": Forgery(of_the_fork(parent={"digest": "0"})),
    "no luck": Forgery(of_the_fork(luck="good"), resealed=True),
    "another ruleset": Forgery(of_the_fork(ruleset="microdot"), resealed=True),
}
"""Of any fork."""

EXACT = {
    "another parent": Forgery(of_the_fork(parent={"digest": "0" * 64}), resealed=True),
    "another seed for the same luck": Forgery(of_the_fork(luck="same", commitment="0" * 64), resealed=True),
}
"""Of an exact fork."""

PUT_BACK = {
    "another head that was kept": Forgery(another_kept_head, resealed=True),
    "a kept version that is none": Forgery(no_kept_version, resealed=True),
}
"""Of a game that was put back."""


def a_text_for_the_seats(lines: Lines) -> Fault:
    forked = [line for line in lines[1:] if line["type"] == "game.forked"][-1]
    forked["data"]["seats"] = "seat:0"
    return at(lines, forked, "seed")


DRAWN = {
    "the parent's luck": Forgery(of_the_fork(luck="same"), resealed=True),
    "a text for the seats": Forgery(a_text_for_the_seats, resealed=True),
}
"""Of a drawn fork."""
