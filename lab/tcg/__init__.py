"""How the official starter decks fare against each other."""
