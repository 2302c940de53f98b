"""Operations of tournaments over HTTP: routes, bodies, problems, examples."""
