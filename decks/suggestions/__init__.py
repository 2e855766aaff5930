"""Cards that fit a deck: found by what the deck holds and by what other decks combine."""
