"""The API of playtests: start one, follow it, read it."""
