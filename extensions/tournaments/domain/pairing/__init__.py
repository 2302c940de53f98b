"""Drafts of rounds. Plain values in, plain values out; chance only from a seed.

* `bounds`: lower limits of figures for any draft
* `check`: checks of a draft's legality, by table
* `drafts`: drafts of rounds, as facts hold them
* `figures`: the figures of a draft, counted from the draft and the field
* `history`: the effect of a round on the history of its sides
* `lot`: the lot of a draft, all of whose chance follows from one seed
* `make_draft`: all methods behind one function
* `methods`: methods, and the rounds that they make from a field
* `sides`: what a draft is made from: the sides that are there, their histories, the tables that are allowed
* `sizes`: the number of tables of each size
* `solving`: solvers: groups of sides, and their seats, at the least cost
"""
