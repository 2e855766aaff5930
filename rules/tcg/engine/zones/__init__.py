"""Where cards are: moving them between play, hands, decks and piles."""
