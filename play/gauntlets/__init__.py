"""Gauntlets and the fields that take part: pages and tables.

A gauntlet is playtests with one `gauntlet` id, a row and a column each; it counts as one open
playtest, and how far it is follows from its playtests. In the TCG decks meet each other; in the
LCG each deck plays every scenario, alone or with the same partners. `play.requests.fields` has the
groups that can take part: starters, published decks, your own decks, and saved fields.
"""
