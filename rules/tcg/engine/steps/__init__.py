"""How things are done: actions step by step, choices, and what answers a game event.

`game_events` records what happened and who heard it, cards that answer from hand included.
`triggers` answers: required actions first, in the order the Free Peoples player chooses, then
optional ones in turn. If no card of the game can answer, nothing is pushed.
"""
