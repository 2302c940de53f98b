"""`make attack`: an operator who may do anything with store, files and keys cheats in every way that we know, and it is told who notices.

Seeds, ids, luck and clock are fixed and printed, and both verifiers judge every row. The exit status is 1 where an attack is noticed by nobody, and docs/spec/threats.md does not list it among the risks that remain.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.attack import bearers, history, log, luck, records, remaining, rights, tournaments
from tests.attack.attack import Attack, Outcome
from tests.attack.installation import PEOPLE, EndedTooEarly, Installation, installation

ATTACKS: tuple[Attack, ...] = (*luck.ATTACKS, *history.ATTACKS, *records.ATTACKS, *tournaments.ATTACKS, *log.ATTACKS, *bearers.ATTACKS, *rights.ATTACKS, *remaining.ATTACKS)
HOURS = {each.number: hour for hour, each in enumerate(ATTACKS)}
SEEDS = 10
"""Seeds that are tried until a game is long enough."""
COLUMNS = ("attack", "what is done", "who notices", "with what in hand", "by", "result", "seeds")


class Row(NamedTuple):
    """An attack and its outcome by ruleset. failed: by ruleset, why it could not be carried out; seeds: by ruleset."""

    attack: Attack
    outcomes: dict[str, Outcome]
    failed: dict[str, str]
    seeds: dict[str, str]

    @property
    def result(self) -> str:
        told = {**self.outcomes, **{name: f"NOT CARRIED OUT: {why}" for name, why in self.failed.items()}}
        found = set(told.values())
        return found.pop() if len(found) == 1 else "; ".join(f"{name}: {each}" for name, each in told.items())

    def is_open(self, accepted: set[str]) -> bool:
        """Whether nobody notices, and that is not accepted; or it is not known."""
        is_unnoticed = "not noticed" in self.outcomes.values()
        return bool(self.failed) or (is_unnoticed and self.attack.number not in accepted)


def carry_out(place: Installation, attacks: Iterable[Attack], rulesets: Iterable[str]) -> Iterator[Row]:
    """Every attack with every ruleset, or with the first."""
    names = list(rulesets)
    for attack in attacks:
        row = Row(attack, {}, {}, {})
        for name in names[: 1 if attack.once else None]:
            carry_out_one(place, row, name)
        yield row


def carry_out_one(place: Installation, row: Row, name: str) -> None:
    """One attack with one ruleset, by the first seed with which its game does not end too early."""
    hour = (1 + HOURS.get(row.attack.number, len(HOURS))) * len(PEOPLE) + list(PEOPLE).index(name)
    for number in range(SEEDS):
        row.seeds[name] = seed = f"{row.attack.number}/{name}/{number}"
        place.begin(seed, hour * SEEDS + number)
        try:
            row.outcomes[name] = row.attack.run(place, name)
        except EndedTooEarly:
            continue
        except Exception as error:
            row.failed[name] = f"{type(error).__name__}: {error}"
        return
    row.failed[name] = f"every game of {SEEDS} ends too early"


def to_line(*cells: str) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Print the table as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="NUMBER", action="append", help="one attack, or several")
    parser.add_argument("--ruleset", choices=PEOPLE, action="append", help="one ruleset, or several")
    args = parser.parse_args()
    attacks = [each for each in ATTACKS if args.only is None or each.number in args.only]
    open_rows, accepted = list[str](), remaining.accepted()
    print(to_line(*COLUMNS), to_line(*["---"] * len(COLUMNS)), sep="\n")
    with tempfile.TemporaryDirectory() as folder, installation(Path(folder)) as place:
        for row in carry_out(place, attacks, args.ruleset or PEOPLE):
            number, what, who, in_hand, command, *_ = row.attack
            remains = " (a risk that remains)" if number in accepted else ""
            print(to_line(number, what, who, in_hand, command, f"{row.result}{remains}", ", ".join(row.seeds.values())), flush=True)
            open_rows += [row.attack.number] if row.is_open(accepted) else []
    print(f"{len(attacks)} attacks; noticed by nobody, and not among the risks that remain: {', '.join(open_rows) or 'none'}.")
    return 1 if open_rows else 0


if __name__ == "__main__":
    logging.getLogger().addHandler(logging.NullHandler())  # The service's own warnings are part of some results.
    sys.exit(main())
