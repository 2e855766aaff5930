"""Setting up a game: decks, scenarios, difficulty, the opening hand."""

import pytest

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import SHADOW, Question, Verb
from rules.lcg.engine.decision import Option
from rules.lcg.game import Game, UnplayableDecks
from rules.lcg.scenarios import UnknownScenario, scenario
from rules.lcg.vocabulary import Difficulty
from tests.expected import present
from tests.rules.lcg.random_play import SLUGS, STARTERS, finish, moments

NO_HEROES = LcgDeck((), STARTERS[0].player_deck)


def test_an_unknown_scenario_names_those_there_are() -> None:
    with pytest.raises(UnknownScenario, match="known: passage-through-mirkwood, journey"):
        Game(STARTERS[:1], "the-shire", 1)


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        ((), "1 to 4 players, not 0"),
        ((*STARTERS, STARTERS[0]), "1 to 4 players, not 5"),
        ((NO_HEROES,), "Deck 1 has no heroes. A deck needs 1 to 3."),
        ((STARTERS[0], STARTERS[0]), "Aragorn is a hero of Deck 1 and of Deck 2. Each hero"),
    ],
)
def test_decks_that_cannot_be_played_are_refused(decks: tuple[LcgDeck, ...], message: str) -> None:
    with pytest.raises(UnplayableDecks, match=message):
        Game(decks, SLUGS[0], 1)


def test_threat_starts_at_the_sum_of_the_heroes_costs() -> None:
    game = Game(STARTERS, SLUGS[0], 1)
    assert sorted(game.state.threat) == [24, 29, 29, 30]
    assert [len(hand) for hand in game.state.hands] == [6, 6, 6, 6]


def test_each_player_may_take_one_mulligan() -> None:
    game = Game(STARTERS[:2], SLUGS[0], 1)
    asked = []
    while present(game.decision()).question == Question.MULLIGAN:
        asked.append(present(game.decision()).player)
        before = sorted(game.state.hands[asked[-1]])
        game.choose([option.verb for option in game.options()].index(Verb.MULLIGAN))
        assert sorted(game.state.hands[asked[-1]])[:6] != before
    assert asked == [0, 1]


@pytest.mark.parametrize(
    ("slug", "difficulty", "encounter_cards", "quest_cards"),
    [
        ("passage-through-mirkwood", 1, 36, 4),
        ("journey-down-the-anduin", 4, 47, 3),
        ("escape-from-dol-guldur", 7, 41, 3),
        ("a-journey-to-rhosgobel", 6, 55, 3),
        ("the-hills-of-emyn-muil", 4, 55, 1),
        ("the-dead-marshes", 5, 54, 2),
        ("return-to-mirkwood", 7, 54, 4),
    ],
)
def test_scenarios_use_their_encounter_sets(
    slug: str, difficulty: int, encounter_cards: int, quest_cards: int
) -> None:
    found = scenario(slug)
    assert len(found.encounter_cards()) == encounter_cards
    assert len(found.quest_cards()) == quest_cards
    assert found.difficulty == difficulty


def test_mirkwood_begins_with_a_spider_and_a_road() -> None:
    state = Game(STARTERS[:1], SLUGS[0], 5).state
    while not state.staging:
        game = Game.__new__(Game)
        game.state = state
        game.choose(0)
    titles = {state.blueprints[card].title for card in state.staging}
    assert titles >= {"Forest Spider", "Old Forest Road"}


def test_the_basic_game_deals_no_shadow_cards() -> None:
    for difficulty, dealt in ((Difficulty.BASIC, False), (Difficulty.STANDARD, True)):
        seen = False
        for seed in range(6):
            game = Game(STARTERS[:2], SLUGS[0], seed, difficulty=difficulty)
            game.state.log = []
            finish(game, seed)
            seen |= any(note[0] == "shadow" for note in game.state.log)
        assert seen == dealt


def test_shadow_cards_are_gone_after_the_combat_phase() -> None:
    for game in moments(4):
        if game.state.phase != 6:
            assert SHADOW not in game.state.zone


def test_an_outcome_tells_how_far_the_players_came() -> None:
    ended = present(finish(Game(STARTERS[:1], SLUGS[2], 2), 2).outcome())
    assert not ended.won
    assert ended.ending in ("threat", "heroes")
    assert ended.score is None
    assert ended.rounds >= 1
    assert ended.stage >= 1
    assert Game(STARTERS[:1], SLUGS[2], 2).outcome() is None


def test_an_option_can_be_applied_by_itself() -> None:
    game = Game(STARTERS[:1], SLUGS[0], 2)
    game.apply(game.options()[0])
    assert game.state.choices == [0]
    with pytest.raises(ValueError, match=r"not in"):
        game.apply(Option(game.options()[0].verb, number=99))
