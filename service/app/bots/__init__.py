"""Turns of bots and automata, and the times at which their answers are released.

* `answer_slots`: time slots of bots' answers, computed from public data
* `automation`: turns of bots and automata, timeouts, reveals of groups
"""
