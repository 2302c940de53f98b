"""The supervisor: finds, starts, watches and stops Redis and every process of the service on one machine."""
