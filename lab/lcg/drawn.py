"""Games of the LCG's scenarios, with starter decks and decks drawn at random, watched for faults.

Scenarios, one to four seats, kinds of decks and difficulties take turns. A drawn deck has three
heroes and fifty cards of all that the computer plays, whatever can pay for them: so each card
comes up in each scenario sooner or later.
"""

from collections.abc import Iterable
from functools import cache, partial
from random import Random

from lab.drawn_games import DrawnGame, DrawnGames, Kind, LostCard, play_numbered
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.deck import LcgDeck
from rules.lcg.engine import codes
from rules.lcg.engine.sequence import DECISION_BOUND
from rules.lcg.engine.state import State
from rules.lcg.facts.reader import played_cards
from rules.lcg.game import Game
from rules.lcg.players.naming import player
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import CardType, Difficulty
from rules.players.player import Player

TITLES = ("scenario", "players", "seats", "decks")
# Who plays in turn: random games are short and go where no sensible player goes.
IN_TURN = (*["random"] * 7, "quick")
STARTERS, DRAWN = "starters", "drawn"
HEROES = 3
CARDS = 50
COPIES = 3
_ELSEWHERE = (codes.ATTACHED, codes.REMOVED, codes.SET_ASIDE, codes.REVEALED)


def play_drawn(numbers: Iterable[int], seed: int) -> DrawnGames:
    """Play the games of these numbers; all that a game is follows from its number and the seed.

    At every decision each card must be in exactly one place.
    """
    return play_numbered(numbers, kind_of, partial(_looked_at, seed=seed))


def kind_of(number: int) -> Kind:
    """Return the scenario, the players, the seats and the kind of decks of a game."""
    scenarios = tuple(SCENARIOS)
    scenario = scenarios[number % len(scenarios)]
    turn = number // len(scenarios)
    decks = (STARTERS, DRAWN)[turn // 4 % 2]
    return scenario, IN_TURN[turn // 8 % len(IN_TURN)], 1 + turn % 4, decks


def drawn_deck(heroes: tuple[str, ...], dice: Random) -> LcgDeck:
    """Return a deck of these heroes and cards drawn at random."""
    pool = _drawable()
    copies: dict[str, int] = {}
    while sum(copies.values()) < CARDS:
        code = dice.choice(pool)
        copies[code] = min(COPIES, copies.get(code, 0) + 1)
    return LcgDeck(tuple((hero, 1) for hero in heroes), tuple(sorted(copies.items())))


@cache
def _drawable() -> tuple[str, ...]:
    kinds = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
    return tuple(
        code
        for code, card in played_cards().items()
        if card.type in kinds and card.encounter_set is None
    )


@cache
def _heroes() -> tuple[str, ...]:
    return tuple(code for code, card in played_cards().items() if card.type is CardType.HERO)


def _looked_at(number: int, seed: int) -> DrawnGame:
    state = _played(number, seed).state
    decisions = len(state.choices)
    said = (state.choices, state.ending, list(state.zone), list(state.threat))
    is_over = state.ending in ("won", "threat", "heroes", "quest")
    fault = "" if is_over else f"{state.ending} after {decisions} of {DECISION_BOUND} decisions"
    return DrawnGame(state.ending, decisions, said, fault)


def _played(number: int, seed: int) -> Game:
    scenario, name, seats, kind = kind_of(number)
    dice = Random(f"{seed} {number}")
    if kind == DRAWN:
        heroes = dice.sample(_heroes(), HEROES * seats)
        decks = [
            drawn_deck(tuple(heroes[HEROES * seat : HEROES * (seat + 1)]), dice)
            for seat in range(seats)
        ]
    else:
        starters = [known.deck for known in introductory_decks().values()]
        decks = [starters[(number + seat) % len(starters)] for seat in range(seats)]
    difficulty = dice.choice(list(Difficulty))
    game = Game(decks, scenario, dice.getrandbits(40), difficulty=difficulty)
    _play_watched(game, [player(name, seed + number + seat) for seat in range(seats)])
    return game


def _play_watched(game: Game, players: list[Player]) -> None:
    """Play a game to its end. Raise LostCard as soon as a card is not in exactly one place."""
    while (decision := game.decision()) is not None:
        if misplaced := misplaced_cards(game.state):
            raise LostCard(f"after {len(game.state.choices)} decisions: {misplaced}")
        game.choose(players[decision.player].choose(game))
    if misplaced := misplaced_cards(game.state):
        raise LostCard(f"at the end: {misplaced}")


def misplaced_cards(state: State) -> list[int]:
    """Return the cards that are in no place, or in more than one."""
    found = [*state.staging, *state.encounter_deck, *state.encounter_discard, *state.quest_deck]
    found += state.victory
    for rows in (
        state.heroes,
        state.allies,
        state.engaged,
        state.hands,
        state.decks,
        state.discards,
    ):
        for row in rows:
            found += row
    for cards in state.shadows.values():
        found += cards
    found += [card for card in (state.location, state.quest, state.prisoner) if card >= 0]
    found += [card for card, zone in enumerate(state.zone) if zone in _ELSEWHERE]
    found.sort()
    everything = range(len(state.owner))
    if found == list(everything):
        return []
    return [card for card in everything if found.count(card) != 1]
