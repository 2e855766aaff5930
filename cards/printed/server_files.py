"""Reading the card files of the players' TCG server, as they are: Hjson, many cards a file.

A file is one object: card ids ("7_364") with what the server knows of each card. `gametext` and
`lore` are the print, with a few HTML tags. Everything else in the files describes how the server
plays the card and is not read.
"""

from collections.abc import Iterator

import hjson

from cards.printed.markup import plain_text
from cards.printed.reading import BadSource, SourceText


def read_server_file(content: str) -> Iterator[SourceText]:
    """Yield the texts of a file, card by card; nothing if it describes no cards.

    Raise BadSource if it is not Hjson, or a text in it is not one.
    """
    try:
        cards = hjson.loads(content)
    except (hjson.HjsonDecodeError, RecursionError) as error:
        raise BadSource(f"it is not Hjson: {error}") from error
    if not isinstance(cards, dict):
        return
    for card_id, card in cards.items():
        if not isinstance(card, dict) or "gametext" not in card:
            continue
        text, lore = card["gametext"], card.get("lore") or ""
        if not isinstance(text, str | None) or not isinstance(lore, str):
            raise BadSource(f"the text of {card_id} is not text")
        yield SourceText(card_id, plain_text(text or ""), plain_text(lore))
