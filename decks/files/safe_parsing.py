"""Parsing XML and JSON from strangers: no document types, no endless nesting, no broken text."""

import json
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError, fromstring
from xml.parsers import expat

from decks.files.reading import BadDeckFile


def parse_xml(text: str) -> Element:
    """Return the root of an XML text.

    Raise BadDeckFile if it is broken or declares a document type.
    """
    refusing = expat.ParserCreate()
    refusing.StartDoctypeDeclHandler = _refuse
    try:
        refusing.Parse(text, True)
        return fromstring(text)
    except (expat.ExpatError, ParseError) as error:
        raise BadDeckFile(f"The XML of this file is broken: {error}.") from error


def cards_in(root: Element, container: str) -> Iterator[tuple[str, Element]]:
    """Return every `<card>` with the name of the container it stands in, nothing where in none."""
    waiting = [("", root)]
    while waiting:
        place, element = waiting.pop()
        if element.tag == container:
            place = element.get("name", "")
        if element.tag == "card":
            yield place, element
        waiting.extend((place, child) for child in reversed(element))


def _refuse(*_: object) -> None:
    raise BadDeckFile("The file declares a document type of its own, which a deck never needs.")


def parse_json(text: str) -> object:
    """Return what a JSON text holds; raise BadDeckFile if it is broken or nests too deep.

    Escapes can write halves of characters, which are no text and can be neither shown nor kept.
    """
    try:
        value: object = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as error:
        raise BadDeckFile("The JSON of this file nests too deep for a deck.") from error
    except UnicodeEncodeError as error:
        raise BadDeckFile("This JSON file contains invalid characters.") from error
    except ValueError as error:
        raise BadDeckFile(f"The JSON of this file is broken: {error}.") from error
    return value
