"""Where and when a deck is legal: verdicts, their wording, and the formats that allow a deck.

A verdict is an answer about a deck, a format and a day; it is computed and never stored
(`verdict_cache` remembers some, bounded in bytes). `rules.construction.validator` returns every
problem as values with its rule and source; words are made in `wording`. What staff enter in the
admin is handed over as amendments. Illegal decks can be saved.
"""
