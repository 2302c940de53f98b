"""`make soak`: a client that knows only the offers plays many games per seat count; every answer must fit the contract."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import yaml
from rich.progress import Progress

from tests.http.conformance import Contract
from tests.journeys.service import whole_service
from tests.journeys.stranger import Check, Stranger


def main() -> None:
    """Play, count, and fail at the first answer that is not what the contract says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games per seat count (200)")
    parser.add_argument("--seed", type=int, default=1, help="the client's luck (1)")
    args = parser.parse_args()
    statuses: Counter[int] = Counter()
    with tempfile.TemporaryDirectory() as folder, whole_service(Path(folder), DEADDROP_WEB_WORKERS="2") as url, Progress() as progress:
        check = checked(statuses)
        for people in (2, 3, 4, 5, 6):
            luck, bar = Random(args.seed * 10 + people), progress.add_task(f"{people} seats", total=args.games)
            reasons: Counter[str] = Counter()
            with Stranger(url, check) as stranger:
                for _ in range(args.games):
                    view = stranger.play(people, luck, variant="croupier" if people == 2 else "standard")
                    reasons[view["outcome"]["reason"]] += 1
                    progress.advance(bar)
            progress.console.print(f"{people} seats: {args.games} games, {dict(reasons)}")
    print(f"answers by status: {dict(statuses)}; every one as the contract says")


def checked(statuses: Counter[int]) -> Check:
    """Holds every answer against openapi.yaml, and counts it."""
    contract = Contract(yaml.safe_load(Path("openapi.yaml").read_text()))

    def check(method: str, path: str, status: int, headers: dict[str, str], body: bytes) -> None:
        statuses[status] += 1
        assert status < 500, (method, path, body)
        contract.hold(method, path, status, headers["Content-Type"].partition(";")[0], json.loads(body))

    return check


if __name__ == "__main__":
    main()
