"""Solvers: groups of sides, and their seats, at the least cost. Bounded in steps, with chance only from a lot.

* `comparisons`: comparisons at tables with the same deal
* `costs`: the objective: the figures as one integer
* `exact`: groups by integer programming, for few sides
* `exchange`: groups by exchange search
* `integers`: columns that cover each side once: linear and integer programs
* `matching`: pairs by maximum-weight matching
* `rotation`: groups of a whole schedule by annealing
* `seats`: seats at the tables
* `solvers`: third-party solvers, installed only with the extra `tournaments`
"""
