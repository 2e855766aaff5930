"""Playtests and their results."""
