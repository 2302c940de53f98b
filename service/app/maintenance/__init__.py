"""The store as a whole: health, the server's key, archive, backup, doctor."""
