"""Reading JSON of strangers."""

import json

from decks.formats.reading import BadDeckFile


def parse_json(text: str) -> object:
    """Give what a JSON text holds; BadDeckFile where it is broken or nests too deep."""
    try:
        value: object = json.loads(text)
    except RecursionError as error:
        raise BadDeckFile("The JSON of this file nests too deep for a deck.") from error
    except ValueError as error:
        raise BadDeckFile(f"The JSON of this file is broken: {error}.") from error
    return value
