"""What a stranger with a watch learns of what bots hide. `python -m tests.timing` measures it over HTTP; `--help` says how."""
