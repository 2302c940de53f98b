"""The installation that a command works on: found by the environment, or by the environment file of the units."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from service.cannot_start import CannotStart
from service.config import Config, data_folder

if TYPE_CHECKING:
    from service.app.core.context import Context
    from service.app.maintenance.backup import ArchivedStore

ENVIRONMENT_FILE = Path("/etc/deaddrop.env")
"""Settings of the systemd units (`deploy/systemd`); `DEADDROP_ENV_FILE` names another file."""
NAMING = ("DEADDROP_DATA", "DEADDROP_REDIS_URL")
"""Settings that name an installation: an environment with other values than the file's is not that of the units."""


class NoInstallation(CannotStart):
    """There is no installation here, or none that this user can work on."""

    status = 2


class StoreAway(CannotStart):
    """The events server cannot do what was asked; the message names the cause and a remedy."""

    status = 4


def adopt_environment_file(environ: MutableMapping[str, str]) -> Path | None:
    """Add the settings of the environment file to `environ`, unless it names another installation. Returns the file, if
    it is of this installation.  Raises NoInstallation.
    """
    path = Path(environ.get("DEADDROP_ENV_FILE") or ENVIRONMENT_FILE)
    named = {name: environ[name] for name in NAMING if environ.get(name)}
    if not path.exists() and (named or "DEADDROP_ENV_FILE" not in environ):
        return None
    try:
        settings = parse_environment_file(path.read_text())
    except (OSError, ValueError) as error:
        if named:
            return None
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise NoInstallation(
            f"The settings in {path} cannot be read: {why}; run this as root, who becomes the owner of the data."
        ) from error
    if any(settings.get(name) != value for name, value in named.items()):
        return None
    environ.update({**settings, **environ})
    return path


def parse_environment_file(text: str) -> dict[str, str]:
    """Settings of a file as systemd's EnvironmentFile.  Raises ValueError for an open quote.

    >>> parse_environment_file("# ours\\nPORT=80\\nDEADDROP_URL='https://a b'\\n")
    {'PORT': '80', 'DEADDROP_URL': 'https://a b'}
    """
    lines = (line.strip() for line in text.splitlines())
    pairs = (line.partition("=") for line in lines if line and line[0] not in "#;")
    return {name.strip(): " ".join(shlex.split(value)) for name, _, value in pairs}


def enter_place() -> str:
    """Complete the environment with that of the units, and work as the owner of the data folder: files that root makes
    there would keep the service from its own data. Returns the folder and what named it.  Raises NoInstallation.
    """
    why, is_named = f"as DEADDROP_DATA is not set and there is no {ENVIRONMENT_FILE}", bool(os.environ.get("DEADDROP_DATA"))
    if file := adopt_environment_file(os.environ):
        why = f"by {file}"
    elif is_named:
        why = "by DEADDROP_DATA"
    folder = data_folder(os.environ)
    if os.geteuid() == 0 and folder.exists() and (owner := folder.stat()).st_uid:
        become(owner.st_uid, owner.st_gid)
    return f"{folder} ({why})"


def become(user: int, group: int) -> None:
    """Give up root's rights for those of a user.  Raises NoInstallation."""
    try:
        os.setgroups([])
        os.setgid(group)
        os.setuid(user)
    except OSError as error:
        raise NoInstallation(f"The data belongs to user {user}, whom this process cannot become: {error.strerror}.") from error
    os.umask(0o077)


def find_installation() -> str:
    """Enter the place that the environment names, and see that an installation is there. Returns the folder and what
    named it.  Raises NoInstallation.
    """
    place = enter_place()
    folder = data_folder(os.environ)
    has_key = bool(os.environ.get("DEADDROP_SECRET")) or (folder / "server.key").exists()
    if not has_key or not (os.environ.get("DEADDROP_REDIS_URL") or (folder / "events").is_dir()):
        raise NoInstallation(
            f"There is no installation in {place}. Set DEADDROP_DATA to its folder, "
            "or DEADDROP_ENV_FILE to the environment file of its units."
        )
    return place


@contextmanager
def open_installation(*, is_new: bool = False) -> Iterator[tuple[Config, Context, ArchivedStore]]:
    """The configuration, use-case context and store of this installation; starts the events server for the block if
    no service runs here. is_new: the installation need not exist yet.  Raises CannotStart.
    """
    from service.app.maintenance.health import Unavailable
    from service.cli.diagnosis.outage import explain_full_disk, explain_outage, is_service_running
    from service.cli.progress import say_if_slow
    from service.extensions import find_extensions
    from service.factory import create_context, open_archived_store
    from service.supervisor.run_all import run_redis_servers

    if is_new:
        enter_place()
    else:
        find_installation()
    config = Config.from_env(os.environ)
    is_alone = config.embedded_events and not is_service_running(config.data_dir)
    if is_alone and (full := explain_full_disk(config)):
        raise StoreAway(full)
    with run_redis_servers(config) if is_alone else nullcontext():
        store = open_archived_store(config)
        context = create_context(config, store=store, extensions=find_extensions(os.environ))
        try:
            with say_if_slow("Asking the events server, for up to 15 s …"):
                store.clock_ms()
            yield config, context, store
        except Unavailable as error:
            raise StoreAway(explain_outage(config, error, context)) from error
