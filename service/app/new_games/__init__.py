"""Games begin: created, seated, forked."""
