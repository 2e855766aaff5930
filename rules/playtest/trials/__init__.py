"""Trials: versions of a deck compared on the same seeds, and when a comparison is decided."""
