"""Handlers of the API, one file per kind of resource."""
