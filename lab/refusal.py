"""What a command raises when it can't do what was asked."""


class Refused(Exception):
    """Something was asked for that can't be done; the message says what, in one sentence."""
