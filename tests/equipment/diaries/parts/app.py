"""What diaries bring to the use cases."""

from __future__ import annotations

from tests.equipment.diaries.diary import Care, Heard, Lines

PARTS = (Heard(), Lines(), Care())
