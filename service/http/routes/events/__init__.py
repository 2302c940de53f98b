"""Operations of events."""
