"""What an installation allows its clients, and the pace of its bots."""

from __future__ import annotations

from dataclasses import dataclass, field

from service.charges import DayCharges
from service.quotas import ImportBudget, OpenLimits


@dataclass(frozen=True)
class Limits:
    """pace_ms: pace of bots in games created here (`domain.game.pace`), 0: immediate; imports: budget of imports, None: any;
    import_charges: what was charged to it before audits; open_limits: most open tables or seeks of one owner, None: any number.
    """

    pace_ms: int = 0
    imports: ImportBudget | None = None
    import_charges: DayCharges = field(default_factory=DayCharges)
    open_limits: OpenLimits | None = None
