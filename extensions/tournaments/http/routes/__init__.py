"""Operations of tournaments."""
