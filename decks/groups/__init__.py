"""Groups of decks that share one card pool: what they need together, and where they conflict."""
