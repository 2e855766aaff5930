"""Three and four players (Comprehensive Rules 4.2)."""

import random
from typing import Any

import pytest

from rules.tcg.engine.operations import losing, path, sites, wounds
from rules.tcg.engine.state.codes import REGROUP, REMOVED, SHADOW, Question, Verb
from rules.tcg.engine.state.seats import seats_from
from rules.tcg.engine.turn.phases import moves_allowed
from rules.tcg.facts import reader
from rules.tcg.game import Game
from rules.tcg.notation.language import *
from rules.tcg.vocabulary import Arrow, CardType
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.random_games import assert_cards_conserved, decks_for, random_place
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def bid(game: Game, *burdens: int) -> Game:
    for number in burdens:
        game.choose([option.number for option in game.options()].index(number))
    return game


def take_seat(game: Game, seat: int) -> Game:
    game.choose([option.number for option in game.options()].index(seat))
    return game


def test_bidders_choose_their_places_from_the_highest_bid_down() -> None:
    """4.2, "bid": the example of Tom 3, Chuck 4, Tim 3 and Mike 1."""
    tom, chuck, tim, mike = range(4)
    second_choosers = set()
    for seed in range(12):
        game = bid(Game(decks_for(4), seed), 3, 4, 3, 1)
        assert present(game.decision()).player == chuck
        take_seat(game, 0)
        chooser = present(game.decision()).player
        second_choosers.add(chooser)
        take_seat(game, 1)
        other = present(game.decision()).player
        assert {chooser, other} == {tom, tim}
        take_seat(game, 3)
        assert game.state.order == (chuck, chooser, mike, other)
        assert game.state.burdens == [3, 4, 3, 1]
    assert second_choosers == {tom, tim}


def test_turns_go_to_the_left_and_shadow_phases_to_the_right() -> None:
    """4.2, "turn sequence", "Shadow phase(s)"."""
    game = bid(Game(decks_for(4), 1), 3, 2, 1, 0)
    for seat in (0, 1, 2):
        take_seat(game, seat)
    assert game.state.order == (0, 1, 2, 3)
    assert seats_from(game.state, 0) == (3, 2, 1)
    assert seats_from(game.state, 2) == (1, 0, 3)


def test_each_shadow_player_has_a_shadow_phase_from_one_pool() -> None:
    """4.2, "Shadow phase(s)": the one to the right first; the next has what is left."""
    scene = Scene(players=3, site=4, twilight=7)
    state = scene.state
    for player in (1, 2):
        card = state.ring_bearer[player]
        assert state.owner[card] == player
    scene = Scene(
        players=3, site=4, twilight=7, minions=[DESERT_FIGHTER], minions_of={2: [DESERT_NOMAD]}
    )
    state = scene.state
    assert state.shadows == (2, 1)
    order = []
    for place, player in enumerate(state.shadows):
        order.append((place, player))
    scene.shadow_phase()
    phases = [entry for entry in present(state.log) if entry == ("phase", SHADOW)]
    assert len(phases) == 2


@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 2), (4, 3)])
def test_the_move_limit_is_the_number_of_opponents_but_two_at_least(
    players: int, limit: int
) -> None:
    """4.2, "move limit"."""
    scene = Scene(players=players, site=4, hand=[MADRIL_FARAMIRS_AIDE]).turn_starts()
    assert moves_allowed(scene.state) == limit


@pytest.mark.parametrize(("arrow", "neighbour"), [(Arrow.RIGHT, 2), (Arrow.LEFT, 1)])
def test_the_arrow_says_which_neighbour_plays_the_next_site(arrow: Arrow, neighbour: int) -> None:
    """4.2, "playing sites"."""
    crossing = made(WEST_ROAD, site_arrow=arrow)
    scene = Scene(players=3, site=2, path=(ARAGORN_SITES[0], crossing, *ARAGORN_SITES[2:]))
    assert path.site_player(scene.state) == neighbour


def test_actions_go_round_to_the_right() -> None:
    """4.2, "action procedure"."""
    scene = Scene(players=3, site=4)
    assert scene.state.alive() == (0, 2, 1)


def test_the_free_peoples_player_picks_who_takes_the_arrows() -> None:
    """4.2, "archery phase"."""
    archer_captain = made(LEGOLAS_GREENLEAF)
    scene = Scene(
        players=3,
        fellowship=[archer_captain],
        minions=[MORDOR_TROOPER],
        minions_of={2: [DESERT_NOMAD]},
        site=6,
    ).archery_phase()
    assert scene.decision.question == Question.PLAYER
    assert scene.who == 0
    scene.choose_player(2)
    assert scene.wounds(DESERT_NOMAD) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0


def test_shadow_players_assign_their_own_leftovers_in_turn() -> None:
    """4.2, "assignment phase": the player to the right first."""
    scene = Scene(
        players=3,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        minions_of={2: [DESERT_NOMAD]},
        site=6,
    ).assignment_phase()
    scene.pass_()
    assert scene.who == 2
    assert not scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, DESERT_NOMAD)
    assert scene.who == 1
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)


def test_one_unique_card_of_a_title_for_each_player() -> None:
    """4.2, "unique"."""
    chief = made(SOUTHRON_CAPTAIN, unique=True)
    scene = Scene(
        players=3, minions_of={2: [chief]}, shadow_hand=[chief, MORDOR_TROOPER], site=4, twilight=30
    ).shadow_phase()
    assert scene.who == 1
    assert scene.can(Verb.PLAY, chief)


def test_every_shadow_player_has_initiative_where_the_free_peoples_player_has_none() -> None:
    """4.2, "initiative"."""
    pikeman = made(MORDOR_TROOPER, while_(you_have_initiative, gets(this, strength(+3))))
    for hand, gain in (([MADRIL_FARAMIRS_AIDE] * 4, 0), ([MADRIL_FARAMIRS_AIDE] * 3, 3)):
        scene = Scene(players=3, minions_of={2: [pikeman]}, hand=hand)
        assert scene.strength(pikeman) == present(reader.card(MORDOR_TROOPER).strength) + gain


def test_a_shadow_condition_goes_on_no_other_shadow_players_minion() -> None:
    """4.2, "Shadow cards"; on the fellowship it may go."""
    frenzy = made(THE_PALE_BLADE, plays_on(character), type=CardType.CONDITION, classes=())
    scene = Scene(
        players=3,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DESERT_FIGHTER],
        minions_of={2: [DESERT_NOMAD]},
        shadow_hand=[frenzy, MORDOR_TROOPER],
        site=4,
        twilight=20,
    ).shadow_phase()
    scene.play(frenzy)
    assert scene.can(Verb.CHOOSE, frenzy, DESERT_FIGHTER)
    assert scene.can(Verb.CHOOSE, frenzy, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.CHOOSE, frenzy, DESERT_NOMAD)


# --- losing the game (4.2) ---


def lose_in_a_skirmish(players: int = 3, **more: Any) -> Scene:
    scene = Scene(players=players, minions=[SOUTHRON_CAPTAIN], site=4, **more)
    return scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN).resolve()


def test_a_player_who_loses_leaves_and_the_others_play_on() -> None:
    scene = lose_in_a_skirmish(fellowship=[ARAGORN_DRIVEN_BY_NEED])
    state = scene.state
    assert state.winner is None
    assert state.out == (0,)
    assert state.zone[scene.card(ARAGORN_DRIVEN_BY_NEED)] == REMOVED
    assert state.companions[0] == []
    assert state.zone[scene.card(FRODO_HOPE_OF_FREE_PEOPLES)] == REMOVED


def test_the_others_complete_the_turn_and_the_next_player_follows() -> None:
    """4.2, "losing the game": the Shadow players reconcile in a regroup phase of their own."""
    scene = lose_in_a_skirmish(shadow_hand=[MORDOR_TROOPER] * 9)
    assert scene.state.phase == REGROUP
    assert scene.who == 1
    scene.pass_().do(Verb.DISCARD, MORDOR_TROOPER)
    assert len(scene.hand(1)) == 8
    assert scene.state.active == 1
    assert scene.is_discarded(SOUTHRON_CAPTAIN)


def test_the_sites_of_a_player_who_has_lost_are_replaced() -> None:
    """4.2, "losing the game": an opponent's site of the same number in the block formats."""
    scene = Scene(players=3, minions=[SOUTHRON_CAPTAIN], site=4, path=ARAGORN_SITES)
    state = scene.state
    replacement = next(
        site
        for site in range(len(state.blueprints))
        if state.blueprints[site].card.id == ARAGORN_SITES[5]
    )
    state.adventure[1].remove(replacement)
    changed = list(state.blueprints)
    changed[replacement] = changed[scene.card(ARAGORN_SITES[1])]
    state.blueprints = tuple(changed)
    state.adventure[1].append(replacement)
    lost = state.path[1]
    scene.happen(losing.lose, 0, "killed")
    assert state.path[1] == replacement
    assert state.zone[lost] == REMOVED


def test_a_player_who_has_lost_controls_no_site_any_more() -> None:
    scene = Scene(players=3, minions=[SOUTHRON_CAPTAIN], site=4)
    state = scene.state
    sites.take_control(state, 1, state.path[0])
    scene.happen(losing.lose, 1, "corrupted")
    assert state.control == {}
    assert state.shadows == (2,)


def test_the_last_player_in_the_game_wins() -> None:
    scene = Scene(players=3)
    scene.happen(losing.lose, 1, "corrupted")
    assert scene.state.winner is None
    losing.lose(scene.state, 0, "killed")
    ended = scene.state
    assert (ended.winner, ended.ending) == (2, "killed")


def test_bids_of_the_whole_resistance_lose_before_the_game_starts() -> None:
    """4.2, "bid"."""
    game = bid(Game(decks_for(3), 1), 10, 2, 1)
    for seat in (0, 1):
        take_seat(game, seat)
    assert game.state.out == (0,)
    assert game.state.first_player != 0
    dice = random.Random(3)
    while not game.is_over():
        game.choose(random_place(game, dice))
    assert present(game.outcome()).winner in (1, 2)
    assert_cards_conserved(game.state)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_games_of_many_players_end_with_one_winner(players: int) -> None:
    won = set()
    for seed in range(6):
        game = Game(decks_for(players), seed)
        dice = random.Random(seed)
        while not game.is_over():
            game.choose(random_place(game, dice))
        assert_cards_conserved(game.state)
        won.add(present(game.outcome()).winner)
    assert None not in won
    assert len(won) > 1


def test_the_turn_of_a_fellowship_at_site_nine_is_won_among_many_too() -> None:
    scene = Scene(players=4, site=9).regroup_phase()
    assert scene.state.winner == 0


def test_the_death_of_ones_companions_is_ones_own_matter() -> None:
    scene = Scene(players=3, fellowship=[ARAGORN_DRIVEN_BY_NEED], threats=0)
    scene.happen(wounds.kill, scene.card(ARAGORN_DRIVEN_BY_NEED))
    assert [len(pile) for pile in scene.state.dead] == [1, 0, 0]
