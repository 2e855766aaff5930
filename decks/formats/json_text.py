"""Reading JSON of strangers."""

import json

from decks.formats.reading import BadDeckFile


def parse_json(text: str) -> object:
    """Give what a JSON text holds; BadDeckFile where it is broken or nests too deep.

    Escapes can write halves of signs, which are no text and can be neither shown nor kept.
    """
    try:
        value: object = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise BadDeckFile("The JSON of this file nests too deep for a deck.") from error
    except UnicodeEncodeError as error:
        raise BadDeckFile("The JSON of this file holds signs that are no text.") from error
    except ValueError as error:
        raise BadDeckFile(f"The JSON of this file is broken: {error}.") from error
    return value
