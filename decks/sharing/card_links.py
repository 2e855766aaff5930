"""Cards named in notes: `[[City of Men]]` is a link to the card, as players write on such sites."""

from collections.abc import Iterator

from django.urls import reverse
from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from decks.files.card_names import name_book
from rules.construction import Game

OPEN, CLOSE = "[[", "]]"
MAX_NAME_LENGTH = 80


def link_cards(markdown: MarkdownIt) -> MarkdownIt:
    """Let a Markdown parser read `[[name]]`, `[[name|shown]]` and `[[7_83]]` as links to cards.

    What no card is called stays as it was typed.
    """
    markdown.inline.ruler.before("link", "card", _card)
    return markdown


def _card(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith(OPEN, state.pos):
        return False
    end = state.src.find(CLOSE, state.pos + len(OPEN), state.pos + MAX_NAME_LENGTH)
    if end < 0:
        return False
    name, _, shown = state.src[state.pos + len(OPEN) : end].partition("|")
    address = _address(name.strip())
    if address is None:
        return False
    if not silent:
        state.push("link_open", "a", 1).attrs = {"href": address}
        state.push("text", "", 0).content = (shown or name).strip()
        state.push("link_close", "a", -1)
    state.pos = end + len(CLOSE)
    return True


def _address(name: str) -> str | None:
    for game, card in _called(name):
        return reverse("cards:card", args=[game.value, card])
    return None


def _called(name: str) -> Iterator[tuple[Game, str]]:
    for game in Game:
        book = name_book(game)
        if name in book.names:
            yield game, name
        elif name and (cards := book.called(name)):
            yield game, cards[0]
