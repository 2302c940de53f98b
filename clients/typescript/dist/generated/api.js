// Made by clients/regenerate from ecc03891253b788c4f3b4682be9446a04dfe1a90d267fde50eac5cc1660a7078
export {};
