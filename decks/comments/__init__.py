"""What players say of decks that others may read, and what they report to the staff."""
