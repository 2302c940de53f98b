"""What forgetting needs of seeks, whether the extension is switched on or off."""

from __future__ import annotations

from extensions.seeks.app.forgotten_seekers import erase_seeker
from extensions.seeks.app.seek_rows import NAME
from service.app.forgetting.text_store import TextStore

PARTS = (TextStore("seeks", (f"pj:{{{NAME}}}:rows",), of_player=erase_seeker),)
