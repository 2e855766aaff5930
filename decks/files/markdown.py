"""Writing decks in Markdown: a list by groups, every card a link to its page.

The links begin at the site's root; `with_addresses` makes whole addresses of them. The plain
text reader reads the list back.
"""

import re
from collections.abc import Iterator

from decks.contents.encoding import AnyDeck
from decks.files.card_groups import CardGroup, CardPart, card_groups, card_page
from decks.files.card_names import name_book
from rules.construction import Game, game_of

_SPECIAL = re.compile(r"([\\`*_\[\]<>#])")


def write_markdown(deck: AnyDeck, name: str = "") -> str:
    """Write a deck in Markdown."""
    blocks = [f"# {_escaped(' '.join(name.split()))}"] if name.strip() else []
    for part in card_groups(deck):
        blocks += _part(part, game_of(deck))
    return "\n\n".join(blocks) + "\n"


def with_addresses(markdown: str, root: str) -> str:
    """Return the list with absolute URLs of the site at `root` ("https://example.org/")."""
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
        name, address = book.name(card_id), card_page(card_id)
        # Without a page the name is an id as it was sent, which may be anything.
        shown = f"[{name}]({address})" if address else _escaped(name)
        number = f" ({_number(card_id, game)})" if name != card_id else ""
        yield f"- {count}× {shown}{number}"


def _number(card_id: str, game: Game) -> str:
    """Return a card's number as people write it, its id where several cards bear that number."""
    book = name_book(game)
    number = book.collectors[card_id]
    return number if book.numbered(number) == (card_id,) else card_id
