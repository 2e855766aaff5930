"""Who may see a deck, and what is said of it: tags, notes, likes; the public search, profiles."""
