"""What lies on the table of a scene: numbers, tokens and places of cards, named by their ids."""

from typing import Self

from rules.tcg.engine.modifiers.numbers import number, strength
from rules.tcg.engine.operations import sites
from rules.tcg.engine.operations.tokens import change_culture_tokens, culture_tokens
from rules.tcg.engine.state.codes import IN_DISCARD
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones import board

FREE_PEOPLES, SHADOW = 0, 1


class LaidTable:
    """A state whose cards are asked for by id, and by copy where there are two of one id.

    Methods that change it lay the table further before the play begins, and return it.
    """

    state: State

    def card(self, card_id: str, copy: int = 0) -> int:
        """Return the place of a card, or of its second copy."""
        raise NotImplementedError

    def id_of(self, card: int) -> str:
        """Return the id of the card at a place; nothing for no place."""
        return self.state.blueprints[card].card.id if card >= 0 else ""

    def strength(self, card_id: str, copy: int = 0) -> int:
        return strength(self.state, self.card(card_id, copy))

    def number(self, statistic: int, card_id: str, copy: int = 0) -> int:
        return number(self.state, statistic, self.card(card_id, copy))

    def wounds(self, card_id: str, copy: int = 0) -> int:
        return self.state.wounds[self.card(card_id, copy)]

    def wound(self, card_id: str, count: int, copy: int = 0) -> Self:
        """Place wounds beforehand, as if taken earlier."""
        self.state.set_wounds(self.card(card_id, copy), count)
        return self

    def in_play(self, card_id: str, copy: int = 0) -> bool:
        return board.in_play(self.state, self.card(card_id, copy))

    def is_dead(self, card_id: str, copy: int = 0) -> bool:
        return self.card(card_id, copy) in self.state.dead[FREE_PEOPLES]

    def control(self, *card_ids: str, player: int = SHADOW) -> Self:
        """Let a player have taken control of these sites beforehand."""
        for card_id in card_ids:
            sites.take_control(self.state, player, self.card(card_id))
        return self

    def controls(self, card_id: str, player: int = SHADOW) -> bool:
        return self.state.control.get(self.card(card_id), -1) == player

    def stack(self, host: str) -> list[str]:
        """Return the cards that are stacked on a card."""
        return [self.id_of(card) for card in self.state.stacks.get(self.card(host), ())]

    def tokens(self, card_id: str, copy: int = 0) -> int:
        """Return how many culture tokens are on a card."""
        return culture_tokens(self.state, self.card(card_id, copy))

    def put_tokens(self, card_id: str, count: int, culture: str = "") -> Self:
        """Place culture tokens on a card beforehand, of its own culture if none is named."""
        card = self.card(card_id)
        of_card = self.state.blueprints[card].card.culture
        change_culture_tokens(self.state, card, culture or str(of_card), count)
        return self

    def assigned_to(self, minion: str) -> list[str]:
        """Return whom a minion is assigned to skirmish."""
        return [self.id_of(card) for card in self.state.assigned[self.card(minion)]]

    def wear_the_ring(self) -> Self:
        """Let the Ring-bearer put on The One Ring beforehand."""
        self.state.wearing[FREE_PEOPLES] = True
        return self

    def deck(self, player: int = FREE_PEOPLES) -> list[str]:
        """Return a draw deck, the bottom card first."""
        return [self.id_of(card) for card in self.state.decks[player]]

    def is_discarded(self, card_id: str, copy: int = 0) -> bool:
        return self.state.zone[self.card(card_id, copy)] == IN_DISCARD

    def bearer_of(self, card_id: str, copy: int = 0) -> str:
        return self.id_of(self.state.bearer[self.card(card_id, copy)])

    def hand(self, player: int = FREE_PEOPLES) -> list[str]:
        return [self.id_of(card) for card in self.state.hands[player]]

    @property
    def twilight(self) -> int:
        return self.state.twilight

    @property
    def threats(self) -> int:
        return self.state.threats[FREE_PEOPLES]

    @property
    def burdens(self) -> int:
        return self.state.burdens[FREE_PEOPLES]
