"""What a deck is like: its curves and counts, its twilight or threat, draw odds, a sample hand."""
