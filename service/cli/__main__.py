"""`python -m service.cli`: the same as the command `deaddrop`."""

import sys

from service.cli import main

sys.exit(main())
