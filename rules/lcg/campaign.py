"""The expert game: all three scenarios in a row with the same decks, and one score.

In the nightmare game nothing is reset between them: threat, damage, dead heroes, decks, hands,
and all that the players have in play go on (core rules, "Expert Game").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules import rng
from rules.lcg.deck import LcgDeck
from rules.lcg.engine.attachments import attach
from rules.lcg.engine.board import put_into_play
from rules.lcg.engine.codes import (
    ATTACHED,
    ENCOUNTER,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY_AREA,
    REVEALED,
)
from rules.lcg.engine.opening import place_heroes, set_quest
from rules.lcg.engine.sequence import advance
from rules.lcg.engine.state import State
from rules.lcg.engine.zones import shuffle, take_away
from rules.lcg.game import Game, set_table
from rules.lcg.scenarios import SCENARIOS, Scenario, UnknownScenario
from rules.lcg.vocabulary import Difficulty, Edition

ORDER = ("passage-through-mirkwood", "journey-down-the-anduin", "escape-from-dol-guldur")


@dataclass(frozen=True, slots=True)
class Campaign:
    """The three scenarios in a row; a `nightmare` resets nothing between them."""

    slug: str
    name: str
    nightmare: bool


CAMPAIGNS: Mapping[str, Campaign] = MappingProxyType(
    {
        campaign.slug: campaign
        for campaign in (
            Campaign("expert-game", "the expert game", nightmare=False),
            Campaign("nightmare", "the campaign without reset", nightmare=True),
        )
    }
)
CHALLENGES = (*SCENARIOS, *CAMPAIGNS)


def scenarios_of(challenge: str) -> tuple[Scenario, ...]:
    """Return the scenarios of a campaign, or the one that a slug names.

    Raise UnknownScenario, naming scenarios and campaigns, for another slug.
    """
    if challenge not in CHALLENGES:
        raise UnknownScenario(f"unknown scenario {challenge!r}; known: {', '.join(CHALLENGES)}")
    slugs = ORDER if challenge in CAMPAIGNS else (challenge,)
    return tuple(SCENARIOS[slug] for slug in slugs)


def games_in_turn(
    decks: Sequence[LcgDeck],
    challenge: str,
    seed: int,
    *,
    difficulty: Difficulty = Difficulty.STANDARD,
    day: str = "",
    edition: Edition = Edition.CORE,
) -> Iterator[Game]:
    """Return the games of a campaign in their order, or the one game of a scenario.

    Play each game to its end before you ask for the next: there is one only after a victory.
    Raise UnknownScenario, UnplayableDecks, and UnknownCard for a code that no card has.
    """
    scenarios = scenarios_of(challenge)
    if challenge not in CAMPAIGNS:
        yield Game(
            decks,
            challenge,
            seed,
            difficulty=difficulty,
            day=day,
            edition=edition,
        )
        return
    before: Game | None = None
    for number, scenario in enumerate(scenarios):
        if before is not None and before.state.ending != "won":
            return
        game_seed = rng.seeded(seed, number)
        if before is not None and CAMPAIGNS[challenge].nightmare:
            game = nightmare_game(before, decks, scenario.slug, game_seed, difficulty, day, edition)
        else:
            game = Game(
                decks,
                scenario.slug,
                game_seed,
                difficulty=difficulty,
                day=day,
                edition=edition,
            )
        yield game
        before = game


def nightmare_game(
    before: Game,
    decks: Sequence[LcgDeck],
    slug: str,
    seed: int,
    difficulty: Difficulty = Difficulty.STANDARD,
    day: str = "",
    edition: Edition = Edition.CORE,
) -> Game:
    """Return the next scenario with the players as the last one left them.

    It goes on to the first choice, so what happens before that is in the log of a game that
    follows one with a log.
    """
    game = Game.__new__(Game)
    game.state = set_table(decks, slug, seed, difficulty, day, edition)
    carry_over(before.state, game.state)
    if before.state.log is not None:
        game.state.log = []
    shuffle(game.state, ENCOUNTER)
    game.state.push(set_quest)
    advance(game.state)
    return game


def _carry_discard_pile(old: State, new: State, player: int) -> None:
    """Lay a discard pile as it lay; what belongs nowhere any more is put on top of it."""
    pile = list(old.discard_pile(player))
    mine = [card for card, owner in enumerate(new.owner) if owner == player]
    pile += [card for card in mine if new.zone[card] == REVEALED and card not in pile]
    for card in pile:
        new.zone[card] = IN_DISCARD
    new.set_discard_pile(player, pile)


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
        new.set_known(card, old.known[card])
        if old.zone[card] == ATTACHED and old.bearer[card] in cards:
            attach(new, card, old.bearer[card], old.controller[card])
    for player in range(new.players):
        _carry_discard_pile(old, new, player)
    for card in cards:
        if new.zone[card] == IN_PLAY_AREA:
            new.set_damage(card, old.damage[card])
            new.set_resources(card, old.resources[card])
    new.threat = list(old.threat)
    new.order = [player for player in range(new.players) if player in old.order]
    new.first_player = new.order[0]
    new.stack.clear()
