"""A ruleset: its interface, the defaults of its optional fields, and decisions and folds by any ruleset."""
