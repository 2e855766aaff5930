"""What a player owns, by printing: typed, imported, exported, searched, compared with decks."""
