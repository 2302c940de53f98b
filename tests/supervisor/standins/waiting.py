"""In the places of the worker, the courier and the dispatcher: does nothing, for as long as it may."""

import os
import signal
import sys
import time


def wait_until_stopped(config):
    """Until asked to end, or, as a part that hangs, beyond that."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN if "STUBBORN" in os.environ else lambda *_: sys.exit(0))
    while True:
        time.sleep(60)


work_until_stopped = deliver_until_stopped = dispatch_until_stopped = wait_until_stopped
