"""The client with `await`. `sync` is written from it by clients/regenerate."""
