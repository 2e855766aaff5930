"""What cards, options and positions are worth to a player: points, as rules of thumb count them.

`heuristics` reads what a text does, with `single_effects`, `card_effects` and `points` for its
effects; `table` and `skirmish_now` read a position, `hand_rules` a hand. `weights` says what
everything is measured by.
"""
