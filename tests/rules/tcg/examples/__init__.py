"""The worked examples of the rulebooks, each played as a test."""
