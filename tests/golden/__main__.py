"""`python -m tests.golden` writes the golden games anew."""

from tests.golden.write import main

main()
