"""The cards of The Hunt for Gollum."""
