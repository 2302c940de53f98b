"""Operations of seeks over HTTP: routes, bodies, queries, problems, examples."""
