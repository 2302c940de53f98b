// Made by clients/regenerate from a70ea241cfc24859dae701200229ee2d650c0513977a05e42e0244a37615cd8d
export {};
