"""The state of a game: cards as the engine plays them, their places and numbers, what is asked."""
