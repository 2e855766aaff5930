"""What a definition is made of: sentences. Their kinds are in `sentences`."""


class Sentence:
    """One sentence of a card."""
