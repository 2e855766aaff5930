"""What is counted of a game from its log, against what the table shows between choices."""

from collections.abc import Iterator

import pytest

from rules.playtest.statistics.card_statistics import BANDS, Moment
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.playtest.tcg.observation import BAND_ENDS, Observation, length_band, observe
from rules.tcg.engine.state.codes import SETUP, Question
from rules.tcg.game import Game
from rules.tcg.players.naming import player
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)
RULES = PlaytestDescription(DECKS, ("easy", "easy"), seed=11)
RANDOM = PlaytestDescription(DECKS, ("random", "random"), seed=11)
REDRAWN = PlaytestDescription(DECKS, ("random", "random"), seed=12, edition="comprehensive-4.2")


def watched(description: PlaytestDescription, index: int) -> Iterator[Game]:
    """Play a game with a log, and show it at every choice and at its end."""
    game = set_up(description, index)
    game.state.log = []
    players = [player(name, index + place) for place, name in enumerate(description.players)]
    while not game.is_over():
        yield game
        game.choose(players[present(game.state.pending).player].choose(game))
    yield game


def observed(description: PlaytestDescription, index: int) -> tuple[Game, Observation]:
    *_, game = watched(description, index)
    return game, observe(game.state, DECKS)


def ids(game: Game, cards: list[int]) -> set[str]:
    return {game.state.blueprints[card].card.id for card in cards}


@pytest.mark.parametrize("description", [RULES, RANDOM, REDRAWN])
def test_cards_are_where_the_hands_show_them(description: PlaytestDescription) -> None:
    for index in range(8):
        opening: list[set[str]] = []
        in_hand: list[set[str]] = [set(), set()]
        for game in watched(description, index):
            state = game.state
            asked = state.pending.question if state.pending else None
            if state.phase != SETUP and asked is not Question.MULLIGAN and not opening:
                opening = [ids(game, hand) for hand in state.hands]
            for place, hand in enumerate(state.hands):
                if state.phase != SETUP:
                    in_hand[place] |= ids(game, hand)
        seats = observe(game.state, DECKS).decks
        for place, deck in enumerate(seats):
            seen = deck.seen
            if opening:
                assert seen[Moment.OPENING_HAND] == opening[place]
            reached = seen[Moment.OPENING_HAND] | seen[Moment.DRAWN] | seen[Moment.PLAYED]
            assert in_hand[place] <= reached
            assert seen[Moment.STUCK] == ids(game, game.state.hands[place])
            everything = set(DECKS[place].copies())
            assert seen[Moment.NEVER_DRAWN] == everything - reached
            on_table = game.state.companions[place] + game.state.support[place]
            assert ids(game, on_table) & everything <= seen[Moment.PLAYED]


@pytest.mark.parametrize("description", [RULES, RANDOM])
def test_the_way_is_that_of_the_table(description: PlaytestDescription) -> None:
    for index in range(10):
        game, found = observed(description, index)
        state = game.state
        for place, deck in enumerate(found.decks):
            journey = deck.journey
            assert max([1, *journey.sites]) == state.position[place]
            assert journey.bids == {state.bids[place]: 1}
            assert all(tally.visits == 1 for site, tally in journey.sites.items() if site > 1)
            died = {**journey.killed, **journey.corrupted}
            lost = state.winner == 1 - place and state.ending != "site 9"
            assert died == ({state.position[place]: 1} if lost else {})


def test_twilight_burdens_and_threats_add_up_by_site() -> None:
    given = spent = 0
    for index in range(10):
        game, found = observed(RULES, index)
        arrivals = [note for note in present(game.state.log) if note[0] == "arrived"]
        for deck in found.decks:
            given += sum(tally.given for tally in deck.journey.sites.values())
            spent += sum(tally.spent for tally in deck.journey.sites.values())
        # What lies in the pool on arrival was given for this site or left from the one before.
        assert given >= max(pool for *_, pool in arrivals)
    assert spent <= given
    assert spent > given / 2


def test_the_pool_between_choices_is_what_was_given_less_what_was_spent() -> None:
    compared = 0
    for index in range(6):
        for game in watched(RULES, index):
            state = game.state
            kinds = [
                note[0] for note in present(state.log) if note[0] in ("turn", "moves", "arrived")
            ]
            if kinds[-2:] == ["moves", "arrived"] and state.moves == 1:
                journey = observe(state, DECKS).decks[state.active].journey
                site = journey.sites[state.position[state.active]]
                assert site.given - site.spent == state.twilight
                compared += 1
    assert compared > 100


def test_skirmishes_of_one_side_are_those_of_the_other() -> None:
    fought = 0
    for index in range(6):
        game, found = observed(RULES, index)
        first, second = (deck.journey for deck in found.decks)
        assert first.fellowship.fought == second.minions.fought
        assert second.fellowship.fought == first.minions.fought
        assert first.fellowship.won + second.minions.won <= first.fellowship.fought
        resolved = sum(note[0] == "won" for note in present(game.state.log))
        assert first.fellowship.fought + second.fellowship.fought == resolved
        fought += resolved
    assert fought > 20


def test_only_the_winner_has_decisive_cards_and_they_were_played() -> None:
    named = 0
    for index in range(12):
        game, found = observed(RULES, index)
        for place, deck in enumerate(found.decks):
            if place == game.state.winner:
                assert deck.decisive <= deck.seen[Moment.PLAYED]
                named += len(deck.decisive)
            else:
                assert not deck.decisive
    assert named > 12


def test_a_comeback_is_by_how_many_sites_the_winner_was_behind() -> None:
    for index in range(12):
        most = [0, 0]
        for game in watched(RANDOM, index):
            first, second = game.state.position
            most = [max(most[0], second - first), max(most[1], first - second)]
        winner = game.state.winner
        if winner is not None:
            assert observe(game.state, DECKS).comeback >= most[winner] - 1
            assert observe(game.state, DECKS).comeback >= 0


def test_the_log_changes_no_choice() -> None:
    for index in range(5):
        game = set_up(RULES, index)
        assert game.state.log is None
        players = [player(name, index + place) for place, name in enumerate(RULES.players)]
        while not game.is_over():
            game.choose(players[present(game.state.pending).player].choose(game))
        *_, logged = watched(RULES, index)
        assert logged.state.choices == game.state.choices
    assert play_game(RULES, 0).choices


def test_lengths_fall_into_bands() -> None:
    assert [length_band(turns) for turns in (0, 1, *BAND_ENDS, 60)] == [0, 0, 0, 1, 2, 3, 4]
    assert length_band(60) == BANDS - 1
