"""Connections: clients of one server, of a pool behind sentinels, of a cluster; retries."""
