"""Where the editions of the rules differ, each difference in both."""

import pytest

from rules.tcg.engine.modifiers.numbers import resistance_left
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import ARCHERY, REGROUP, RESISTANCE, Question, Verb
from rules.tcg.engine.state.editions import EDITIONS
from rules.tcg.engine.zones import board, piles
from rules.tcg.game import Game, UnknownEdition
from rules.tcg.notation.language import *
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
BEFORE_4_1 = ("starter-2003", "two-towers-2002", "comprehensive-2.0", "rulings-2004-04")
SINCE_4_1 = ("comprehensive-4.1", "comprehensive-4.2")


def test_every_edition_is_named_once() -> None:
    assert {*BEFORE_4_1, *SINCE_4_1} == set(EDITIONS)
    assert all(edition.name == name for name, edition in EDITIONS.items())


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(UnknownEdition):
        Game(DECKS, 1, "comprehensive-9")


def play_to_the_first_turn(edition: str, seed: int = 1) -> Game:
    """Take the first option up to the first turn, passing the starting fellowships."""
    game = Game(DECKS, seed, edition)
    while game.state.turn == 0:
        passes = [place for place, option in enumerate(game.options()) if option.verb == Verb.PASS]
        game.choose(passes[0] if passes else 0)
    return game


def test_chance_decides_who_goes_first_in_the_starter_rules() -> None:
    """2.0, starter rules, "Who goes first?"; the deluxe rules have bids."""
    games = [Game(DECKS, seed, "starter-2003") for seed in range(20)]
    assert {game.state.first_player for game in games} == {0, 1}
    assert all(present(game.decision()).question == Question.STARTING_FELLOWSHIP for game in games)
    for edition in set(EDITIONS) - {"starter-2003"}:
        assert present(Game(DECKS, 1, edition).decision()).question == Question.BID


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_starter_rules_make_a_draw_deck_again_and_only_once(edition: str) -> None:
    """2.0, starter rules, "Draw deck"; 2.0 deluxe and 4.2, "Draw deck"."""
    scene = Scene(
        deck=[TARGON], hand=[PIPPIN_SWORN_TO_SERVICE, MADRIL_FARAMIRS_AIDE], edition=edition
    )
    state = scene.state
    for card in (PIPPIN_SWORN_TO_SERVICE, MADRIL_FARAMIRS_AIDE):
        board.discard(state, scene.card(card))
    piles.draw(state, 0, 3)
    assert len(state.hands[0]) == (3 if edition == "starter-2003" else 1)
    for held in state.hands[0][:]:
        board.discard(state, held)
    piles.draw(state, 0, 3)
    assert state.hands[0] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mulligan_of_six_cards_came_with_4_1(edition: str) -> None:
    """4.2, "mulligan": each player once, in player order; the hand is shuffled into the deck."""
    game = Game(DECKS, 1, edition)
    asked = []
    while game.state.turn == 0:
        question = present(game.decision()).question
        verbs = [option.verb for option in game.options()]
        if question == Question.MULLIGAN:
            asked.append(present(game.decision()).player)
            game.choose(verbs.index(Verb.REDRAW if len(asked) == 1 else Verb.KEEP))
        else:
            game.choose(verbs.index(Verb.PASS) if Verb.PASS in verbs else 0)
    state = game.state
    if edition in SINCE_4_1:
        assert asked == list(state.order)
        assert [len(state.hands[player]) for player in state.order] == [6, 8]
    else:
        assert asked == []
        assert [len(hand) for hand in state.hands] == [8, 8]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_counts_itself_for_initiative_up_to_2004(edition: str) -> None:
    """2.0, "Initiative": three cards besides Stand to Arms; 4.2 wants them in hand before."""
    hand = [STAND_TO_ARMS, *[HOBBIT_SWORD_7_319] * 3]
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_VETERAN], site=4, hand=hand, edition=edition)
    scene.skirmish(TARGON, MORDOR_VETERAN)
    assert scene.can(Verb.PLAY, STAND_TO_ARMS) is (edition in BEFORE_4_1)


def test_burdens_lower_the_resistance_of_every_companion() -> None:
    """4.2, "resistance": 6 where none is printed; an ally has none."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ELROND_LORD_OF_RIVENDELL],
        burdens=2,
        edition="comprehensive-4.2",
    )
    assert resistance_left(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == 6 - 2
    assert resistance_left(scene.state, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)) == 10 - 2
    assert scene.number(RESISTANCE, ELROND_LORD_OF_RIVENDELL) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_minions_there_is_no_archery_phase_since_4_1(edition: str) -> None:
    """4.1, "Maneuver phase"; 2.0 looks for minions after archery alone."""
    rout = made(CITY_OF_MEN, event(maneuver, discard(each(minion))))
    volley = made(CITY_OF_MEN, event(archery, add_twilight(1)))
    scene = Scene(minions=[SOUTHRON_CAPTAIN], hand=[rout, volley], site=4, edition=edition)
    scene.maneuver_phase().play(rout)
    phases = [entry[1] for entry in scene.log if entry[0] == "phase"]
    assert (ARCHERY in phases) is (edition in BEFORE_4_1)
    assert (REGROUP in phases) is (edition in SINCE_4_1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_who_is_removed_from_a_skirmish_that_goes_on_has_lost_but_not_in_4_2(
    edition: str,
) -> None:
    """2.0, "Losing characters" (Boromir against two Uruk-hai); 4.2, "skirmish phase(s)"."""
    victim = made(MORDOR_TROOPER, each_time(loses_skirmish(this), add_burdens(1)))
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[victim, MORDOR_VETERAN],
        site=6,
        edition=edition,
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, victim, MORDOR_VETERAN)
    wounds.kill(scene.state, scene.card(victim))
    scene.resolve()
    assert scene.burdens == (0 if edition == "comprehensive-4.2" else 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_one_removed_has_lost_in_every_edition(edition: str) -> None:
    victim = made(MORDOR_TROOPER, each_time(loses_skirmish(this), add_burdens(1)))
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[victim],
        site=6,
        edition=edition,
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, victim)
    wounds.kill(scene.state, scene.card(victim))
    scene.resolve()
    assert scene.burdens == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ring_bearers_skirmish_can_be_cancelled_up_to_2004(edition: str) -> None:
    """4.2, "Ring-bearer"; the rulebooks of 2002 and 2003 make no such exception."""
    escape = made(CITY_OF_MEN, event(skirmish, cancel_skirmish()))
    scene = Scene(minions=[MORDOR_TROOPER], site=6, hand=[escape], edition=edition)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_TROOPER).play(escape)
    cancelled = any(entry[0] == "skirmish cancelled" for entry in scene.log)
    assert cancelled is (edition in BEFORE_4_1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_can_be_set_up_and_begun(edition: str) -> None:
    game = play_to_the_first_turn(edition)
    assert game.state.turn == 1
    assert len(game.state.path) >= 1
