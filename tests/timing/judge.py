"""Times beside facts: an area for each case, each time that a stranger can read, and each fact that he shall not.

Turns are compared with those that look alike but for their time: the same game within some seconds, the same kind of question, the same
types of events, the same place among the answers of one moment, and whether a job begins with them. So the areas say what times add to what
everybody sees.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.timing.curve import Area, area, within
from tests.timing.facts import LONG, Turn, context_of, turns
from tests.timing.watch import Watched

TOGETHER = "all together"
STAMPED, STREAMED, TOLD = "at", "stream", "inbox"


class Read(NamedTuple):
    """A turn as a stranger can time it, in milliseconds by name: from the first slot that it could have had to the one it has; and from its stamp to its
    coming.
    """

    turn: Turn
    times: dict[str, float]


Areas = dict[tuple[str, str, str], Area]
"""By case, time and fact."""


class Judged(NamedTuple):
    areas: Areas
    counts: dict[str, int]
    late: dict[str, int]
    stream_ms: dict[str, float]


def judged(folder: Path, watched: Sequence[Watched], delay_ms: float = 0) -> Judged:
    """Every case of what was watched in the service with its data in this folder. delay_ms: as its bots were delayed."""
    context, reads = context_of(folder), defaultdict[str, list[Read]](list)
    for each in watched:
        reads[str(each.case)] += read(each, turns(context, each, delay_ms))
    if len(reads) > 1:
        reads[TOGETHER] = [each for found in reads.values() for each in found]
    areas: Areas = {}
    for case, found in reads.items():
        for time in (STAMPED, STREAMED, TOLD):
            timed = [each for each in found if time in each.times]
            numbers = within([each.times[time] for each in timed], [each.turn.public for each in timed])
            for fact, kinds in facts(timed):
                value = area(numbers, kinds)
                if value is not None:
                    areas[case, time, fact] = value
    late = {case: sum(each.turn.late_ms > 0 for each in found) for case, found in reads.items()}
    waits = {
        case: statistics.median([each.times[STREAMED] for each in found if STREAMED in each.times] or [0])
        for case, found in reads.items()
    }
    return Judged(areas, {case: len(found) for case, found in reads.items()}, late, waits)


def read(watched: Watched, found: Iterator[Turn]) -> Iterator[Read]:
    """The turns of a game with their times."""
    for turn in found:
        times = {STAMPED: float(turn.late_ms)}
        if turn.version in watched.streamed:
            times[STREAMED] = 1000 * watched.streamed[turn.version] - turn.at_ms
        told = next(
            (came for version, came in watched.told.items() if turn.version <= version < turn.version + 4), None
        )
        if told is not None:
            times[TOLD] = 1000 * told - turn.at_ms
        yield Read(turn, times)


def facts(timed: Sequence[Read]) -> Iterator[tuple[str, list[bool]]]:
    """Each fact, and of each turn whether it holds; a seat that thought for longer than the median of those that look alike thought for
    long.
    """
    if not timed:
        return
    for name in sorted(set.intersection(*(set(each.turn.facts) for each in timed))):
        yield name, [each.turn.facts[name] for each in timed]
    thought = within([each.turn.thought_ms for each in timed], [each.turn.public for each in timed])
    yield LONG, [each > 0 for each in thought]


def worst(found: Judged) -> float:
    """The largest area of which chance is no explanation: its whole interval is above that of a coin."""
    return max((each.value for each in found.areas.values() if each.value - each.half > 0.5), default=0.5)


def report(found: Judged) -> Iterator[str]:
    """A line for each area."""
    for case, count in sorted(found.counts.items()):
        yield f"{case}: {count} turns, {found.late[case]} later than the first slot, streamed {found.stream_ms[case]:.1f} ms after it"
        for (of, time, fact), value in sorted(found.areas.items()):
            if of == case:
                mark = "" if value.value - value.half <= 0.5 or value.value <= 0.52 else "  TELLS"
                yield f"  {time:8} {fact:18} AUC {value} ({value.turns}){mark}"
