"""The signer of a process."""

from __future__ import annotations

from dataclasses import dataclass

from service.signing.signer import Signer


@dataclass(frozen=True)
class Signing:
    """signer: for checkpoints, evidence and the log of games."""

    signer: Signer
