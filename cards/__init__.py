"""The card catalogue."""
