"""The ladder of decks: public decks of a format meet each other every night and are rated."""
