"""What the cards in force change: numbers, keywords, game texts, and relations between cards.

`State.base` holds what is printed, added by borne cards, or changed for a while. What depends on
the moment is a compiled modifier, indexed by the number it changes and by what it reaches: the
card itself, its bearer, or every card in play. `State.modified` says which numbers any text of
the decks changes; the others are read from the row.

`in_force.refresh` looks again when a card with modifiers, triggers or bans enters, leaves or
becomes active, and remembers what it found for the same cards. What a text says of two cards at
once (whom a character may face, what it may bear) is a relation (`relations.py`).
`tests/rules/tcg/slow_numbers.py` adds everything up from nothing, and tests compare the two.
"""
