"""How a module of the library says what its cards do."""

from rules.tcg.notation.abilities import Definition, Sentence


class AlreadyDefined(ValueError):
    """A card was given two definitions."""


class Chapter:
    """The definitions of one module, by card id."""

    def __init__(self) -> None:
        self.definitions: dict[str, Definition] = {}

    def card(self, collector: str, *sentences: Sentence) -> None:
        """Define a card by its collector's number ("7 C 83"); no sentences for a plain card.

        Raises `AlreadyDefined` for a second definition.
        """
        set_number, _rarity, number = collector.split()
        card_id = f"{set_number}_{number}"
        if card_id in self.definitions:
            raise AlreadyDefined(collector)
        self.definitions[card_id] = Definition(card_id, sentences)
