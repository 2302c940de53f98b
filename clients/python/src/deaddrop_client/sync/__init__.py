"""The client with blocking calls: `client.py` and `driver.py` are written from those of `aio` by clients/regenerate."""
