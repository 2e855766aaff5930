"""Heroes and player cards, one module a sphere."""
