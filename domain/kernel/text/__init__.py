"""Text: lines about events, sentences in the second person, and what people write."""
