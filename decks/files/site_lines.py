"""Sites with the number of their place: "[4] Anduin Banks (King)", "1. Bree Gate"."""

import re
from dataclasses import dataclass, replace

from decks.files.card_names import NameBook
from decks.files.lines import Line, Status
from decks.files.matching import guess_card
from rules.construction.tcg.build import card_of
from rules.names import fold
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Block, CardType

SEVERAL_SITES = "Sites of this name differ in number or block; which one is it?"

_FIRST_NUMBER = re.compile(
    r"(?:[\[(]?\s*(?:site|s|#)?\s*#?(\d)\s*(?:[\]).:]|[-–—](?=\s))\s*|s(?:ite)?\s*#?(\d)\s+)(?=\S)",
    re.IGNORECASE,
)
_BARE_NUMBER = re.compile(r"(\d)\s+(?=[^\W\d])(?!x\s)")
_LAST_NUMBER = re.compile(r"\s*[(\[]\s*(?:site\s*)?#?(\d)\s*[KTFS]?\s*[)\]]\s*$", re.IGNORECASE)
_LAST_BLOCK = re.compile(r"\s*[(\[]([A-Za-z ]{1,30})[)\]]\s*$")
_BLOCKS = {
    "fellowship": Block.FELLOWSHIP,
    "fotr": Block.FELLOWSHIP,
    "tower": Block.TOWERS,
    "towers": Block.TOWERS,
    "twotowers": Block.TOWERS,
    "ttt": Block.TOWERS,
    "king": Block.KING,
    "rotk": Block.KING,
    "shadows": Block.SHADOWS,
}


@dataclass(frozen=True, slots=True)
class NumberedSite:
    """A site's name with the number and block written beside it."""

    name: str
    number: int | None = None
    block: Block | None = None
    numbered_first: bool = False


def split_site(text: str, *, below_sites: bool = False) -> NumberedSite:
    """Take a number and a block off a site's name; brackets with a remark stay with the name.

    Below a heading for sites, "4 Mithril Mine" is the site 4 and not four copies.
    """
    first = _FIRST_NUMBER.match(text) or (_BARE_NUMBER.match(text) if below_sites else None)
    number = next((int(digit) for digit in first.groups() if digit), None) if first else None
    name = text[first.end() :] if first is not None else text
    block = None
    for _ in range(2):
        behind = _LAST_BLOCK.search(name)
        if behind is not None and (found := _BLOCKS.get(fold(behind[1]).removesuffix("block"))):
            name, block = name[: behind.start()], found
        last = _LAST_NUMBER.search(name)
        if last is not None and number is None:
            name, number = name[: last.start()], int(last[1])
    return NumberedSite(name.strip(), number, block, first is not None)


def read_site(book: NameBook, line: Line, site: NumberedSite) -> Line | None:
    """Return the line with the site it names; None if it names none or says nothing of its place.

    Shadows sites have no number, so beside their block any number is right.
    """
    if site.number is None and site.block is None:
        return None
    called = sites_called(book, site.name)
    if not called:
        return None
    of_block = [card for card in called if site.block is None or card.site_block is site.block]
    any_number = site.number is None or site.block is Block.SHADOWS
    exact = [card for card in of_block if any_number or card.site_number == site.number]
    if len(exact) == 1:
        return replace(line, status=Status.MATCHED, card=exact[0].id)
    if not exact and len(called) == 1:
        return _at_odds(line, called[0], site)
    # Sites of Shadows have no number, and players number them in the order they lie in.
    likeliest = sorted(of_block or called, key=lambda card: card.site_number is not None)
    choices = tuple(card.id for card in exact or likeliest)
    return replace(guess_card(line, choices, SEVERAL_SITES), exact=bool(exact))


def _at_odds(line: Line, card: Card, site: NumberedSite) -> Line:
    """Return the only site of the name; the number then counts the lines of the list."""
    remark = "" if card.site_number is None else f"This is a site {card.site_number}."
    if site.number is not None and remark:
        remark = f"“{site.number}” was read as the number of the line. {remark}"
    return replace(line, status=Status.MATCHED, card=card.id, remark=remark)


def sites_called(book: NameBook, name: str) -> list[Card]:
    """Return the sites of a name; none if another card has it too."""
    called = [card for card_id in book.called(name) if (card := card_of(card_id)) is not None]
    return called if all(card.type is CardType.SITE for card in called) else []
