"""Decks and verdicts by REST."""
