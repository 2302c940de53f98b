"""The house-keeper: finds, starts, watches and ends Redis and every part of the service on one machine."""
