"""Decks and their legality."""
