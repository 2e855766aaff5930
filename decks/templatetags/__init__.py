"""Tags and filters of the decks' templates."""
