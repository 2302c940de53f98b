"""`deaddrop keys`: lists, makes and retires the keys that sign checkpoints."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from service.cli.help_texts import WIDE, Commands, add_command
from service.cli.installation import find_installation, open_installation
from service.config import keys_dir

if TYPE_CHECKING:
    from service.signing.keyring import KeyFolder

STATES = """\
Without a command: lists the keys, newest first.
  active    signs checkpoints; one key does
  replaced  signs no more, and could; checkpoints that it signed are verified with it
  retired   only its public half is kept; checkpoints that it signed are verified with it
A running API uses a new key immediately. DEADDROP_KEYS names their folder (keys in DEADDROP_DATA).
Keys are never deleted. More: docs/operations.md"""


def add_to(commands: Commands) -> None:
    """Register `keys` and its subcommands."""
    keys = add_command(commands, "keys", "list, renew and retire the keys that sign checkpoints", STATES)
    keys.set_defaults(run=run_list)
    acts = keys.add_subparsers(title="commands", prog="deaddrop keys", metavar="new | retire ID | adopt")
    fresh = acts.add_parser("new", help="make a new key, which signs from now on", formatter_class=WIDE)
    fresh.set_defaults(run=run_new)
    retire = acts.add_parser("retire", help="keep only the public half of a replaced key", formatter_class=WIDE)
    retire.add_argument("id", metavar="ID", help="the key's id, as listed")
    retire.set_defaults(run=run_retire)
    adopt = acts.add_parser(
        "adopt", help="say that this host's server key was changed on purpose, for all hosts", formatter_class=WIDE
    )
    adopt.set_defaults(run=run_adopt)


def open_keyring() -> KeyFolder:
    """The keyring of this installation.  Raises NoInstallation."""
    from service.signing.keyring import KeyFolder

    if not os.environ.get("DEADDROP_KEYS"):
        find_installation()
    return KeyFolder(keys_dir(os.environ))


def run_list(_args: argparse.Namespace) -> int:
    """List the keys; makes none."""
    from service.signing.keyring import active_key

    kept = open_keyring().load_all()
    if not kept:
        print(f"There is no key in {keys_dir(os.environ)} yet; the API makes one when it starts.")
        return 0
    signs = active_key(kept)
    print(f"{'id':<18}{'created':<26}state")
    for key in kept:
        state = "active" if key is signs else "replaced" if key.private is not None else "retired"
        print(f"{key.id:<18}{key.created:<26}{state}")
    return 0


def run_new(_args: argparse.Namespace) -> int:
    """Make a new active key."""
    print(f"{open_keyring().add().id} signs from now on.")
    return 0


def run_retire(args: argparse.Namespace) -> int:
    """Retire a key that has a successor."""
    open_keyring().retire(args.id)
    print(f"{args.id} can sign no more; its earlier signatures are still verified with it.")
    return 0


def run_adopt(_args: argparse.Namespace) -> int:
    """Make this host's server key the shared one: all other hosts must have it."""
    from service.app.maintenance.server_key import adopt_key

    with open_installation() as (config, _, store):
        adopt_key(store, config.secret)
    print("Hosts with another server key are refused from now on.")
    return 0
