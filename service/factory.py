"""Composition root: builds the store, the context of use cases and the Flask application from a `Config`."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from domain.catalogue import Catalogue
from service.app.audits.audit_pool import Audits
from service.app.chat.chat_listener import ChatListener
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.core.hooks import make_states
from service.app.core.installation import Installation
from service.app.core.limits import Limits
from service.app.core.rendered import Rendered
from service.app.core.seen_seats import SeenSeats
from service.app.core.signing import Signing
from service.app.feeds.feed_listener import FeedListener
from service.app.feeds.live_feed import SharedFeeds
from service.app.maintenance import server_key
from service.app.maintenance.health import Health
from service.app.players.sign_in import SignIn
from service.app.playouts.pool import Playouts
from service.app.proofs.games_log import log_origin
from service.app.ratings.rating_book import RatingBook
from service.app.rulesets.installed import load_installed_rulesets
from service.app.sharing.drawn_pictures import DrawnPictures
from service.app.webhooks.outbox import Outbox
from service.config import Config
from service.extensions import Extensions, installed_extensions
from service.games_log.files import LogFiles
from service.outage_reports import OutageReports
from service.outgoing.oidc_provider import OidcProvider
from service.shares import Shares
from service.signing.signer import LazySigner, Signer
from service.store import Archive, ArchivedStore, MemoryWatch, Store, connect, make_probe
from service.store.store_clock import StoreClock

if TYPE_CHECKING:
    from flask import Flask

log = logging.getLogger(__name__)

MOST_WAITING = 2_000
"""Requests that may wait in one API process without a thread; a tenth of them for one network."""


def create_context(
    config: Config,
    *,
    store: Store | None = None,
    catalogue: Catalogue | None = None,
    now_ms: Callable[[], int] | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    signer: Signer | None = None,
    outages: OutageReports | None = None,
    extensions: Extensions | None = None,
) -> Context:
    """Context of the use cases in one process. Store and signing keys are opened on first use.

    now_ms: by default the time of the store's server; outages: by default reports without remedies; extensions: by default all
    that are installed.
    """
    here = store or open_archived_store(config)
    now_ms = now_ms or StoreClock(here.clock_ms)
    offered = catalogue or load_rulesets(config)
    signs = signer or lazy_signer(config.keys_dir)
    games = GameRepository(here, offered, now_ms, config.expiry)
    found = installed_extensions() if extensions is None else extensions
    parts = core_parts(
        signs,
        Installation(config.origin, config.site, has_relays=bool(config.drand_relays)),
        Limits(config.pace_ms, config.imports, open_limits=config.open_limits),
        Outbox(config.webhooks, config.push, config.mail),
        SignIn(config.passkeys, OidcProvider(config.oidc) if config.oidc is not None else None),
        outages or OutageReports(is_brief=True),
    )
    return Context(here, offered, games, config.secret, now_ms, entropy, {**parts, **make_states(found, here)}, found)


def core_parts(signer: Signer, *others: object) -> dict[type, object]:
    """The parts of a context that rooms of the core ask for, by type. others: in place of those with usual values."""
    usual = (
        Signing(signer), Installation(), Limits(), Outbox(), SignIn(), Audits(), Playouts(), DrawnPictures(), Rendered(), SeenSeats(), OutageReports(),
    )  # fmt: skip
    return {type(each): each for each in (*usual, *others)}


def load_rulesets(config: Config) -> Catalogue:
    """Every ruleset of this installation; logs each excluded one with its reason."""
    found = load_installed_rulesets(config.rulesets)
    for entry, why in found.left_out:
        log.error("the ruleset %s is left out: %s", entry, why)
    return found.catalogue


def open_archived_store(config: Config) -> ArchivedStore:
    """The store of an installation; connects on first use."""
    return ArchivedStore(connect(config.redis_url), Archive(config.archive_dir))


def create_health(
    config: Config, store: Store, jobs: Callable[[], bool] | None = None, *, has_servers: bool = True
) -> Health:
    """The readiness check. jobs: probes whether the jobs server answers; has_servers: False for a store in memory."""
    servers = {"events": config.redis_url, "jobs": config.jobs_url} if has_servers else {}
    return Health(store, jobs or make_probe(config.jobs_url), config.secret, MemoryWatch(servers).read, config.origin)


def check_server_key(config: Config) -> None:
    """Raises CannotStart if the hosts of this store have another server key."""
    server_key.check_shared_key(open_archived_store(config), config.secret)


def lazy_signer(path: Path) -> Signer:
    """A signer with the keys in a folder, loaded on first use."""

    # Imported on first use: workers never sign, and do without the cryptographic library.
    def folder() -> Signer:
        from service.signing.keyring import KeyFolder

        return KeyFolder(path)

    return LazySigner(folder)


def create_app(
    config: Config,
    *,
    store: Store | None = None,
    catalogue: Catalogue | None = None,
    now_ms: Callable[[], int] | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    signer: Signer | None = None,
    clock_s: Callable[[], float] = time.monotonic,
    jobs: Callable[[], bool] | None = None,
    extensions: Extensions | None = None,
) -> Flask:
    """The API; arguments replace parts that `config` and the system provide.

    clock_s: monotonic seconds, for rate limits; jobs: probes whether the jobs server answers; extensions: by default all that
    are installed.
    """
    # Flask is imported here, since workers need only a context.
    from werkzeug.middleware.proxy_fix import ProxyFix

    from service.http.app_factory import api_of, build_app, build_contract
    from service.http.app_services import AppServices
    from service.http.instrumentation import create_fault_series
    from service.http.ratelimit.middleware import RateLimiter
    from service.http.routes.games_log import games_log_blueprint
    from service.http.streaming.dear_reads import DearReads
    from service.http.streaming.response import StreamState
    from service.http.streaming.suspension import SuspendingApp, WaitingPlaces
    from service.web.log_page import blueprint as log_page
    from service.web.page_part import PagePart
    from service.web.replay_page import blueprint as replaying
    from service.web.routes import blueprint as pages
    from service.web.share_pages import blueprint as sharing
    from service.web.shown_page import blueprint as showing
    from service.web.study_page import blueprint as studying

    context = create_context(
        config, store=store, catalogue=catalogue, now_ms=now_ms, entropy=entropy, signer=signer, extensions=extensions
    )
    hub = FeedListener(context.store, context.note_outage)
    each = config.open_limits.streams if config.open_limits else config.streams
    threads = max(1, config.web_threads * 3 // 4)
    waiting = WaitingPlaces(Shares(MOST_WAITING), Shares(threads, max(1, threads // 4)))
    streams = StreamState(Shares(config.streams, each), waiting)
    health = create_health(config, context.store, jobs, has_servers=store is None)
    api = api_of(context.extensions)
    contract = partial(build_contract, api=api)
    app = build_app(AppServices(context, health, hub, SharedFeeds(context, hub), streams, ChatListener(context), RatingBook(), contract), api)
    added = [each for part in context.extensions.of("pages", PagePart) for each in part.blueprints]
    for blueprint in (pages, log_page, replaying, showing, studying, sharing, *added):
        app.register_blueprint(blueprint)
    app.register_blueprint(games_log_blueprint(LogFiles(config.games_log_dir, log_origin(config.origin)).public))
    create_fault_series(app)
    if config.limits:
        dear_reads = DearReads(max(1, config.web_threads // 4))
        RateLimiter(config.limits, clock_s, context, dear_reads, opening=api.opening).install(app)
    app.wsgi_app = SuspendingApp(app.wsgi_app)  # type: ignore[method-assign]
    if config.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, config.proxies, x_proto=0, x_host=0)  # type: ignore[method-assign]
    return app
