"""What the notations of both games share; each game adds words of its own."""
