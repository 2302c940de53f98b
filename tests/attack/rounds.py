"""Attacks on the round of drand, under an open page: the code of the page itself, in node."""

from __future__ import annotations

import json
from typing import Any

from domain.game.opening.drand import round_ms
from tests.attack.attack import Attack, Outcome, noticed
from tests.attack.installation import WAIT_MS, Installation
from tests.http.luck_tables import ROUND
from tests.programs import ROOT
from tests.rounds import NAMED_MS, NUMBER
from tests.spec.node import node

PAGE = """
globalThis.localStorage = { kept: {}, getItem(key) { return this.kept[key] ?? null; }, setItem(key, value) { this.kept[key] = value; } };
const { inWords, RoundWatch, verdict } = await import(%s);
const page = new RoundWatch("game");
for (const { luck, ms } of %s) page.saw(luck, ms, ms + 100, new Date(ms).toUTCString());
console.log(JSON.stringify({ verdict: verdict(page.sight), words: inWords(page.sight) }));
"""


def shown_by_page(place: Installation, looks: list[dict[str, Any]]) -> Any:
    """What a page says that looked so. looks: the `luck` of a view, and the true time in ms."""
    script = place.folder / "rounds.mjs"
    module = ROOT / "service/web/static/verify/round_sight.mjs"
    script.write_text(PAGE % (json.dumps(str(module)), json.dumps(looks)))
    ran = node(script)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def round_is_chosen_under_a_page(place: Installation, ruleset: str) -> Outcome:
    """An accomplice's nonce is held back until a round that the operator likes is out; then his clock is put back."""
    now = place.clock.ms
    place.clock.ms = NAMED_MS - 20_000
    table = place.table(ruleset, (0, 1), luck={"public": "drand"})
    assert place.give(table, 0).status_code == 200
    true_ms, looks = place.clock.ms, []
    while true_ms < round_ms(NUMBER) + 4_000:
        looks.append({"luck": place.anybody.view(table.id)["luck"], "ms": true_ms})
        true_ms += 3_000
    place.clock.ms = NAMED_MS - 1_000
    assert place.give(table, 1).status_code == 200
    assert place.anybody.ask("PUT", f"/v1/games/{table.id}/public", {}, json=ROUND).status_code == 200
    looks.append({"luck": place.anybody.view(table.id)["luck"], "ms": true_ms})
    place.rule(table)
    assert place.verify(place.record(table)).status == 0
    place.clock.ms = now + WAIT_MS
    return noticed(shown_by_page(place, looks)["verdict"] == "late")


ATTACKS = (
    Attack("R5b", "a round of drand is named after it is out, while somebody looks", "who has the table open", "the page", "the page, in red", round_is_chosen_under_a_page),
)  # fmt: skip
