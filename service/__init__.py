"""The running service: HTTP at the edge, use cases inside, one store below."""
