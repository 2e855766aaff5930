"""Reading RingsDB's card JSON, as its public API returns it: a list of cards, or one card."""

import json
from collections.abc import Iterator

from cards.printed.markup import plain_text
from cards.printed.reading import BadSource, SourceText


def read_ringsdb_file(content: str) -> Iterator[SourceText]:
    """Yield the texts of a file, card by card; nothing if it holds no cards.

    Raise BadSource if it is not JSON, or a text in it is not one.
    """
    try:
        value = json.loads(content)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadSource(f"it is not JSON: {error}") from error
    for card in value if isinstance(value, list) else [value]:
        if not isinstance(card, dict) or not {"code", "text"} <= card.keys():
            continue
        code, text, flavor = card["code"], card["text"] or "", card.get("flavor") or ""
        if not isinstance(code, str) or not isinstance(text, str) or not isinstance(flavor, str):
            raise BadSource(f"the text of {code!r} is not text")
        yield SourceText(code, plain_text(text), plain_text(flavor))
