"""Fantasy Flight's *The Lord of the Rings: The Card Game*."""
