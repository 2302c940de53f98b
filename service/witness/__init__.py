"""A witness of logs (C2SP tlog-witness), for `deaddrop witness`: it needs no games, no store and no other part."""
