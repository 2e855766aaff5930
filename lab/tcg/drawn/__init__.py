"""Games of decks drawn at random from all cards: cards that nobody put together."""
