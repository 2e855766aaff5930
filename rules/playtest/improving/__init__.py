"""Improving a deck by playing: versions are proposed, tried on paired seeds, and confirmed."""
