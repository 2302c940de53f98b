"""What a stranger with a watch learns of what bots hide: plays for minutes over HTTP, and prints the areas under the curve."""

from __future__ import annotations

import argparse
import sys
import tempfile
import urllib.request
from pathlib import Path

from tests.journeys.service import whole_service
from tests.timing.delay import delayed
from tests.timing.judge import judged, report, worst
from tests.timing.watch import CASES, watch


def main() -> int:
    """Measure; the exit code says whether any time tells."""
    parser = argparse.ArgumentParser(prog="python -m tests.timing", description=__doc__)
    parser.add_argument("--seconds", type=float, default=240, help="how long to watch (240)")
    parser.add_argument("--at-once", type=int, default=3, help="games of each case at once (3)")
    parser.add_argument("--pace", default="250", help="DEADDROP_PACE_MS (250); 0 shows what is told without a pace")
    parser.add_argument(
        "--delay", type=float, default=0, help="have bots think for up to so many ms longer, by chance (0)"
    )
    parser.add_argument("--only", default="", help="only cases whose name begins so")
    wanted = parser.parse_args()
    cases = tuple(case for case in CASES if str(case).startswith(wanted.only))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with whole_service(folder, DEADDROP_PACE_MS=wanted.pace, DEADDROP_WEB_WORKERS="2", **delayed(wanted.delay)) as url:
            watched = watch(url, cases, wanted.seconds, wanted.at_once)
            overruns = counted(url)
            found = judged(folder, watched, wanted.delay)
    print("\n".join(report(found)))
    print(f"{overruns:.0f} overruns")
    return int(worst(found) > 0.52)


def counted(url: str) -> float:
    """How often bots overran, as the service has counted."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    return sum(float(each.split()[-1]) for each in text.splitlines() if each.startswith("deaddrop_bot_overruns_total"))


if __name__ == "__main__":
    sys.exit(main())
