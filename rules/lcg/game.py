"""A game of the LCG by the protocol that players, replays and search speak.

`decision()` says who must choose and what about, `options()` returns the legal choices (never
a single one), `apply(option)` or `choose(place)` takes one, `clone()` copies,
`determinize(player, rng)` deals again what that player cannot know, `outcome()` says how the
game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import ENCOUNTER
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.new_state import new_state
from rules.lcg.engine.opening import open_game, place_heroes
from rules.lcg.engine.scoring import Score, final_score
from rules.lcg.engine.sequence import advance, cut_off, take
from rules.lcg.engine.state import State
from rules.lcg.facts.reader import card
from rules.lcg.hidden import View, deal_hidden_cards, view
from rules.lcg.library import blueprint
from rules.lcg.scenarios import scenario
from rules.lcg.vocabulary import PLAYER_DECK, Difficulty, Edition
from rules.protocol import NoSuchOption
from rules.rng import seeded

MOST_PLAYERS = 4
MOST_HEROES = 3


class UnplayableDecks(ValueError):
    """Decks that cannot be played together; the message says why."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: whether the players won, in what way, and the score.

    `ending` is "won"; "threat" or "heroes", after what eliminated the last player; "quest", where
    the scenario says that all have lost; or
    "unfinished".
    """

    won: bool
    ending: str
    rounds: int
    stage: int
    score: Score | None


class Game:
    """One game of one to four decks against a scenario."""

    __slots__ = ("state",)

    def __init__(
        self,
        decks: Sequence[LcgDeck],
        scenario_slug: str,
        seed: int,
        *,
        difficulty: Difficulty = Difficulty.STANDARD,
        day: str = "",
        edition: Edition = Edition.CORE,
    ) -> None:
        """Set up a game.

        Raise UnknownScenario, UnplayableDecks, and UnknownCard for a code that no card has.
        `day` plays the errata up to one such as "2015-01-20"; none by default. `edition`
        says by which rules where the core rulebook and the official FAQ differ.
        """
        self.state = set_table(decks, scenario_slug, seed, difficulty, day, edition)
        open_game(self.state)
        advance(self.state)

    def decision(self) -> Decision | None:
        """Return who must choose and what about; None once the game is over."""
        return self.state.pending

    def pending(self) -> Decision:
        """Return the decision that the game waits for; NoSuchOption once it is over."""
        decision = self.state.pending
        if decision is None:
            raise NoSuchOption("the game is over")
        return decision

    def options(self) -> tuple[Option, ...]:
        """Return the legal choices; none once the game is over."""
        pending = self.state.pending
        return pending.options if pending is not None else ()

    def apply(self, option: Option) -> None:
        """Take one of the options; raise ValueError if it is none of them."""
        self.choose(self.options().index(option))

    def choose(self, place: int) -> None:
        """Take the option at a place; raise NoSuchOption where there is none."""
        take(self.state, place)

    def cut_off(self) -> None:
        """End the game where it is, as unfinished."""
        cut_off(self.state)

    def clone(self) -> Game:
        """Return a copy that goes its own way."""
        copy = Game.__new__(Game)
        copy.state = self.state.clone()
        return copy

    def determinize(self, player: int, rng: int) -> Game:
        """Return a copy in which all that `player` cannot know is dealt again."""
        copy = self.clone()
        copy.state.rng = seeded(rng)
        deal_hidden_cards(copy.state, player)
        return copy

    def view(self, player: int) -> View:
        """Return what a player may see."""
        return view(self.state, player)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        if not self.is_over():
            return None
        return outcome(self.state)


def outcome(state: State) -> Outcome:
    """Return how a game stands or ended."""
    won = state.ending == "won"
    stage = state.blueprints[state.quest].card.stage if state.quest >= 0 else None
    score = final_score(state) if won else None
    return Outcome(won, state.ending, state.round, stage or 0, score)


def set_table(
    decks: Sequence[LcgDeck],
    scenario_slug: str,
    seed: int,
    difficulty: Difficulty = Difficulty.STANDARD,
    day: str = "",
    edition: Edition = Edition.CORE,
) -> State:
    """Return a state with every card in its deck and the heroes in play."""
    chosen = scenario(scenario_slug)
    check_decks(decks)
    codes: list[str] = []
    owner: list[int] = []
    for player, deck in enumerate(decks):
        held = (*deck.heroes, *_shuffled(deck))
        mine = [code for code, count in held for _ in range(count)]
        codes += mine
        owner += [player] * len(mine)
    encounter = chosen.encounter_cards()
    quests = chosen.quest_cards()
    codes += (*encounter, *quests)
    owner += [ENCOUNTER] * (len(encounter) + len(quests))
    blueprints = [blueprint(code, day) for code in codes]
    shadow_cards = difficulty is not Difficulty.BASIC
    state = new_state(blueprints, owner, len(decks), seed, shadow_cards=shadow_cards)
    state.keywords_always = edition is Edition.FAQ
    place = 0
    for player, deck in enumerate(decks):
        heroes = sum(count for _, count in deck.heroes)
        cards = heroes + sum(count for _, count in _shuffled(deck))
        state.decks[player] = list(range(place, place + cards))
        place_heroes(state, player, list(range(place, place + heroes)))
        place += cards
    state.encounter_deck = list(range(place, place + len(encounter)))
    place += len(encounter)
    state.quest_deck = list(range(place, place + len(quests)))
    for quest in state.quest_deck:
        state.known[quest] = state.everyone_knows()
    return state


def _shuffled(deck: LcgDeck) -> list[tuple[str, int]]:
    """Return the cards that are shuffled: a contract and a treasure are not among them."""
    return [held for held in deck.player_deck if card(held[0]).type in PLAYER_DECK]


def check_decks(decks: Sequence[LcgDeck], names: Sequence[str] = ()) -> None:
    """Raise UnplayableDecks unless one to four decks with heroes of their own can be played.

    The message calls the decks by their names, or by their places.
    """
    if not 1 <= len(decks) <= MOST_PLAYERS:
        raise UnplayableDecks(f"The game is for 1 to {MOST_PLAYERS} players, not {len(decks)}.")
    called = names or [f"Deck {place}" for place in range(1, len(decks) + 1)]
    taken: dict[str, str] = {}
    for name, deck in zip(called, decks, strict=True):
        heroes = [code for code, count in deck.heroes for _ in range(count)]
        if not 1 <= len(heroes) <= MOST_HEROES:
            raise UnplayableDecks(
                f"{name} has {len(heroes) or 'no'} heroes. A deck needs 1 to {MOST_HEROES}."
            )
        for hero in heroes:
            title = blueprint(hero).title
            if title in taken:
                raise UnplayableDecks(
                    f"{title} is a hero of {taken[title]} and of {name}. Each hero is unique."
                )
            taken[title] = name
