"""Improvements: better versions of a deck, found by playing, step by step."""
