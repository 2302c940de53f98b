"""Subjects beside the core, each a package: the core imports none of them, and finds them by `service.extensions`."""
