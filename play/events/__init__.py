"""Events: Swiss rounds of people and computer players, with locked decks and standings."""
