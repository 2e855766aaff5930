"""The pages of the rules reference; their text is in `rules.reference`."""
