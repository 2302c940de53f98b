"""A running game that its operator puts back to a backup, and says why: an open page says so too."""

from __future__ import annotations

from pathlib import Path

from service.app.maintenance.backup import backup, restore
from service.config import Config
from service.factory import create_context
from service.store import Archive, ArchivedStore, connect
from tests.browser.toybox import toybox
from tests.browser.visitor import Visit, person
from tests.redis_server import private_redis


def test_the_operators_reason_is_shown(visit: Visit, tmp_path: Path) -> None:
    with private_redis(tmp_path) as redis:
        store = ArchivedStore(connect(redis), Archive(tmp_path / "archive"))
        context = create_context(
            Config.from_env({"DEADDROP_SECRET": "5e" * 32, "DEADDROP_DATA": str(tmp_path)}), store=store
        )
        with toybox(tmp_path, store) as url:
            anna = visit(url)
            made = anna.opened([person("Anna"), person("Ben"), person("Zoe")])
            game, tokens = made["game"]["id"], [each["token"] for each in made["seats"]]
            anna.take(made, 0)
            anna.page.locator("#log li").first.wait_for(state="attached")
            backup(context, store, tmp_path / "games", lambda: None)
            awaited = anna.ask("GET", f"/games/{game}/view")["decisions"][0]["seat"]
            anna.ask("POST", f"/games/{game}/commands", {"type": "pass"}, tokens[awaited], If_Match="*")
            said = "You pass" if awaited == 0 else f"{('Anna', 'Ben', 'Zoe')[awaited]} passes"
            anna.page.locator("#log li", has_text=said).wait_for()
            with (tmp_path / "games").open("rb") as file:
                assert not any(each.problems for each in restore(context, store, file, [game], "The disk failed."))
            anna.page.reload()
            anna.page.get_by_text("The operator says: “The disk failed.”").wait_for()
            assert "This is not the game that you were shown before" in anna.page.locator("#changed").inner_text()
            anna.page.goto("about:blank")
