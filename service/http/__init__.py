"""The HTTP API: parses requests strictly, calls the use cases, and answers with a result or a coded problem."""
