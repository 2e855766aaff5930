"""Decipher's *The Lord of the Rings Trading Card Game*."""
