"""Pools of limited play: opening packs, showing what is in a pool, and beginning a deck from it."""
