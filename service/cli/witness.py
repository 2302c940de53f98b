"""`deaddrop witness`: cosigns the logs of other installations: that they are append-only, and the time it saw them."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from service.cannot_start import CannotStart
from service.cli.help_texts import Commands, add_command
from service.trust_settings import read_policy_setting

ABOUT = """\
LOGS is a policy file (C2SP tlog-policy) with a line `log VKEY` for each log to cosign, and `quorum none`. A log's key is
at /log/vkey of its installation. The key of the witness is made at the first start, in DIR, and printed: the operators of
the logs put it into their policy. Never restore DIR from a backup: start a new witness under another name. More: docs/operations.md"""


def add_to(commands: Commands) -> None:
    """Register the subcommand."""
    witness = add_command(commands, "witness", "cosign the logs of other installations", ABOUT)
    witness.add_argument("--name", required=True, help="its name in cosignatures, as in witness.example.org")
    witness.add_argument("--logs", required=True, type=Path, metavar="LOGS", help="the policy file")
    witness.add_argument(
        "--dir", required=True, type=Path, metavar="DIR", help="folder of its key and of the checkpoints it saw"
    )
    witness.add_argument("--host", default="127.0.0.1", help="its address (127.0.0.1)")
    witness.add_argument("--port", default=8090, type=int, help="its port (8090)")
    witness.set_defaults(run=run_witness)


def run_witness(args: argparse.Namespace) -> int:
    """Serve until asked to stop."""
    from gunicorn.app.base import BaseApplication

    from domain.transparency.note import is_key_name
    from service.witness.app import create_witness_app
    from service.witness.witness import Witness

    if not is_key_name(args.name):
        raise CannotStart("The name of a witness holds no spaces and no plus.")
    policy = read_policy_setting(args.logs)
    assert policy is not None
    witness = Witness(args.dir.absolute(), args.name, policy, lambda: int(time.time()))
    print(f"witness {args.name.replace('/', '-')} {witness.public.text} http://{args.host}:{args.port}", flush=True)

    class Server(BaseApplication):  # type: ignore[misc]
        """Gunicorn with one process: one lock guards checking and storing checkpoints."""

        def load_config(self) -> None:
            for name, value in {
                "bind": f"[{args.host}]:{args.port}" if ":" in args.host else f"{args.host}:{args.port}",
                "worker_class": "gthread",
                "threads": 16,
                "keepalive": 30,
                "loglevel": "warning",
                "control_socket_disable": True,
            }.items():
                self.cfg.set(name, value)

        def load(self) -> object:
            return create_witness_app(witness)

    Server().run()
    return 0
