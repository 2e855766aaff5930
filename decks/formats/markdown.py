"""Writing decks in Markdown: a list by groups, every card a link to its page.

The links begin at the site's root; `with_addresses` makes whole addresses of them. The plain
text reader reads the list back.
"""

import re
from collections.abc import Iterator

from decks.contents import AnyDeck
from decks.formats.card_names import name_book
from decks.formats.grouped import CardGroup, CardPart, grouped, page_of
from rules.construction import Game, game_of

_SPECIAL = re.compile(r"([\\`*_\[\]<>#])")


def write_markdown(deck: AnyDeck, name: str = "") -> str:
    """Write a deck in Markdown."""
    blocks = [f"# {_escaped(' '.join(name.split()))}"] if name.strip() else []
    for part in grouped(deck):
        blocks += _part(part, game_of(deck))
    return "\n\n".join(blocks) + "\n"


def with_addresses(markdown: str, root: str) -> str:
    """Give the list with whole addresses, those of the site at `root` ("https://example.org/")."""
    return markdown.replace("](/", f"]({root.rstrip('/')}/")


def _escaped(words: str) -> str:
    return _SPECIAL.sub(r"\\\1", words)


def _part(part: CardPart, game: Game) -> Iterator[str]:
    yield f"## {part.title} ({part.count})"
    for group in part.groups:
        if group.title:
            yield f"### {group.title} ({group.count})"
        yield "\n".join(_lines(group, game))


def _lines(group: CardGroup, game: Game) -> Iterator[str]:
    book = name_book(game)
    for card_id, count in group.cards:
        name, address = book.name(card_id), page_of(card_id)
        # Without a page the name is an id as somebody sent it, which may be anything.
        shown = f"[{name}]({address})" if address else _escaped(name)
        number = f" ({_number(card_id, game)})" if name != card_id else ""
        yield f"- {count}× {shown}{number}"


def _number(card_id: str, game: Game) -> str:
    """Give a card's number as people write it, its id where several cards bear that number."""
    book = name_book(game)
    number = book.collectors[card_id]
    return number if book.numbered(number) == (card_id,) else card_id
