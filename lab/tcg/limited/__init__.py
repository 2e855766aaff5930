"""Limited play by self-play: what cards are worth in decks from pools, and how decks fare."""
