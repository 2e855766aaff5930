"""Names for small numbers that the engines read all the time: what a choice is, what it is about.

They are plain class attributes, for Python 3.11 takes twice as long to read a member of an
enumeration, and the compiled kernel writes these numbers where they are used.
"""


class Codes:
    """A group of named numbers; a class lists them as `NAME: Final = number`."""

    @classmethod
    def name_of(cls, code: int) -> str:
        """Return the name of a number. Raise KeyError for a number that has none."""
        return {known: name for name, known in vars(cls).items() if name.isupper()}[code]

    @classmethod
    def names(cls) -> dict[int, str]:
        """Return the name of every number in small letters, such as "play site"."""
        return {
            code: name.lower().replace("_", " ")
            for name, code in vars(cls).items()
            if name.isupper()
        }
