"""Playtests: games played from a description, and what they say taken together."""
