"""A process that is asked for a picture and does what the first drawing says instead."""

import os
import sys
import time

import msgspec

from service.pictures.raster_process import limit
from service.pictures.rasters import RasterTask


def main() -> None:
    limit()
    deed = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=RasterTask).svg
    if deed == "sleep":
        time.sleep(3600)
    elif deed == "eat":
        bytearray(2**30)
    elif deed == "tell":
        sys.stdout.write(" ".join(os.environ))
    elif deed == "fill":
        with open(f"/tmp/filled-{os.getpid()}", "wb") as there:
            there.write(b"x")


if __name__ == "__main__":
    main()
