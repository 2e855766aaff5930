"""Decks from text and files: every line is reviewed before anything is saved."""
