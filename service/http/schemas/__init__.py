"""The schemas of the contract: request bodies, queries, headers and answers."""
