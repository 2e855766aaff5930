"""What the cards in force change: numbers, keywords, game texts, and what holds between cards."""
