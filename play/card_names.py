"""Cards as a person names them for a trial: by name, number or id."""

from collections.abc import Collection

from decks.contents.card_labels import card_label
from rules.construction import Game
from rules.lcg.facts import reader as lcg_facts
from rules.tcg.facts import reader as tcg_facts


class UnclearCard(ValueError):
    """No card, or more than one, is named so; the message says which."""


def read_card(text: str, game: Game, among: Collection[str] = ()) -> str:
    """Return a card's id by id, number or name; `among` narrows the search to a deck.

    Raise UnclearCard where no card or more than one fits.
    """
    found = _tcg_cards(text) if game is Game.TCG else _lcg_cards(text)
    if among:
        found = [card_id for card_id in found if card_id in among]
    if not found:
        where = "The deck has no card" if among else "There is no card"
        example = "7_83" if game is Game.TCG else "01073"
        raise UnclearCard(f"{where} {text!r}. Write its name, or its number as {example}.")
    if len(found) > 1:
        raise UnclearCard(f"{text!r} could be {' or '.join(map(card_label, found))}.")
    return found[0]


def _tcg_cards(text: str) -> list[str]:
    known = tcg_facts.all_cards()
    named = [text] if text in known else [card.id for card in tcg_facts.find_by_name(text)]
    numbered = [card.id for card in known.values() if text in (card.collector, card_label(card.id))]
    return list(dict.fromkeys((*named, *numbered)))


def _lcg_cards(text: str) -> list[str]:
    if text in lcg_facts.all_cards():
        return [text]
    named = [card.code for card in lcg_facts.find_by_name(text)]
    return named or [code for code in lcg_facts.all_cards() if card_label(code) == text]
