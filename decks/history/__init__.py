"""A deck through time: its versions, how decks differ, copies, names, and the end of a deck."""
