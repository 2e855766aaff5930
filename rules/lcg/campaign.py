"""The expert game: all three scenarios in a row with the same decks, and one score.

In the nightmare game nothing is reset between them: threat, damage, dead heroes, decks, hands,
and all that the players have in play go on (core rules, "Expert Game").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules import rng
from rules.lcg.deck import LcgDeck
from rules.lcg.engine.board import attach, put_into_play
from rules.lcg.engine.codes import ATTACHED, IN_DECK, IN_DISCARD, IN_HAND, IN_PLAY_AREA, REVEALED
from rules.lcg.engine.opening import place_heroes, set_quest
from rules.lcg.engine.sequence import advance
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import shuffle, take_away
from rules.lcg.game import Game, Outcome, set_table
from rules.lcg.vocabulary import Difficulty

ORDER = ("passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur")


@dataclass(frozen=True, slots=True)
class CampaignOutcome:
    """How each scenario ended; the score, if all were won."""

    outcomes: tuple[Outcome, ...]

    @property
    def won(self) -> bool:
        """Whether all three scenarios were won."""
        return len(self.outcomes) == len(ORDER) and all(one.won for one in self.outcomes)

    @property
    def score(self) -> int | None:
        """The sum of the three scores; None unless all were won."""
        if not self.won:
            return None
        return sum(one.score.total for one in self.outcomes if one.score is not None)


def play_campaign(
    decks: Sequence[LcgDeck],
    seed: int,
    play: Callable[[Game], None],
    *,
    nightmare: bool = False,
    difficulty: Difficulty = Difficulty.STANDARD,
) -> CampaignOutcome:
    """Play the scenarios in their order until one is lost; `play` plays a game to its end."""
    outcomes: list[Outcome] = []
    before: Game | None = None
    for number, slug in enumerate(ORDER):
        game_seed = rng.seeded(seed, number)
        if nightmare and before is not None:
            game = nightmare_game(before, decks, slug, game_seed, difficulty)
        else:
            game = Game(decks, slug, game_seed, difficulty=difficulty)
        play(game)
        ended = game.outcome()
        assert ended is not None, "a campaign goes on when its game is over"
        outcomes.append(ended)
        if not ended.won:
            break
        before = game
    return CampaignOutcome(tuple(outcomes))


def nightmare_game(
    before: Game,
    decks: Sequence[LcgDeck],
    slug: str,
    seed: int,
    difficulty: Difficulty = Difficulty.STANDARD,
) -> Game:
    """Return the next scenario with the players as the last one left them."""
    game = Game.__new__(Game)
    game.state = set_table(decks, slug, seed, difficulty)
    carry_over(before.state, game.state)
    shuffle(game.state, -1)
    game.state.push(set_quest)
    advance(game.state)
    return game


def carry_over(old: State, new: State) -> None:
    """Put the players' cards where they were; their places in the list of cards are the same.

    Cards attached to what belonged to the old scenario, and Orc Guards, are discarded.
    """
    cards = [card for card, owner in enumerate(new.owner) if owner >= 0]
    for card in cards:
        take_away(new, card)
        new.zone[card] = REVEALED
    for player in range(new.players):
        new.hands[player] = list(old.hands[player])
        new.decks[player] = list(old.decks[player])
        for card in new.hands[player]:
            new.zone[card] = IN_HAND
        for card in new.decks[player]:
            new.zone[card] = IN_DECK
        place_heroes(new, player, [card for card in old.heroes[player] if card in cards])
    for player in range(new.players):
        for card in old.allies[player]:
            put_into_play(new, card, player)
    for card in cards:
        new.known[card] = old.known[card]
        if old.zone[card] == ATTACHED and old.bearer[card] in cards:
            attach(new, card, old.bearer[card], old.controller[card])
        elif new.zone[card] == REVEALED:
            new.zone[card] = IN_DISCARD
            new.discards[new.owner[card]].append(card)
    for card in cards:
        if new.zone[card] == IN_PLAY_AREA:
            new.damage[card] = old.damage[card]
            new.resources[card] = old.resources[card]
    new.threat = list(old.threat)
    new.order = [player for player in range(new.players) if player in old.order]
    new.first_player = new.order[0]
    new.stack.clear()
