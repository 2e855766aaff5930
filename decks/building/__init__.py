"""The deck builder: search on one side, the deck on the other, and every edit kept at once."""
