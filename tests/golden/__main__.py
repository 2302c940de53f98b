"""`python -m tests.golden` rewrites the golden games."""

from tests.golden.write import main

main()
