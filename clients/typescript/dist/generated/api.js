// Made by clients/regenerate from c7bd34c0b5c6116c70caee6926645d134bb3790071b1cd900621dabbc476e98e
export {};
