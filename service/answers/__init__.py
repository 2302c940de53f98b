"""The objects of answers: one declaration each, from which the contract's schema and the bytes of the answer follow.

* `values`: their base, and the values that many share
* a module for each kind of resource

A class has the name of its component in the contract, after `Sent` if the domain's own object has that name.
"""
