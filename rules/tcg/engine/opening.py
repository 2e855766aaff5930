"""Before the first turn: bids, seats, the first site, starting fellowships, hands of eight.

Comprehensive Rulebook 2.0, "Who goes first?" and "Starting fellowship".
"""

from rules.tcg.engine.board import HAND_SIZE, attach, draw, put_into_play, refresh, shuffle_deck
from rules.tcg.engine.codes import Question, Verb
from rules.tcg.engine.decision import PASS, Option
from rules.tcg.engine.numbers import resistance, twilight_cost
from rules.tcg.engine.path import play_site
from rules.tcg.engine.playing import can_play, start_with
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.engine.traits import COMPANION
from rules.tcg.engine.wounds import add_burdens

STARTING_TWILIGHT = 4


def open_game(state: State) -> None:
    """Put the opening on the stack: both players bid, then all the rest."""
    for player in range(PLAYERS):
        bearer = state.ring_bearer[player]
        put_into_play(state, bearer)
        attach(state, state.ring[player], bearer)
    state.push(_reveal_bids)
    for player in reversed(range(PLAYERS)):
        state.push(_bid, player)


def _bid(state: State, player: int) -> None:
    """Step: a player bids burdens in secret; the other learns of it when both have."""
    limit = resistance(state, state.ring_bearer[player])
    options = [Option(Verb.BID, number=burdens) for burdens in range(limit + 1)]
    state.ask(player, Question.BID, options, _bid_placed, player)


def _bid_placed(state: State, option: Option, player: int) -> None:
    state.bids[player] = option.number


def _reveal_bids(state: State) -> None:
    """Step: the higher bid chooses who goes first; equal bids are told apart by chance."""
    mine, yours = state.bids
    chooser = state.roll(PLAYERS) if mine == yours else int(yours > mine)
    for player in range(PLAYERS):
        state.note("bid", player, state.bids[player])
    options = [Option(Verb.GO_FIRST), Option(Verb.GO_SECOND)]
    state.push(_place_bids)
    state.ask(chooser, Question.SEAT, options, _seat_chosen, chooser)


def _seat_chosen(state: State, option: Option, chooser: int) -> None:
    state.first_player = chooser if option.verb == Verb.GO_FIRST else 1 - chooser
    state.active = state.first_player
    state.note("goes first", state.first_player)


def _place_bids(state: State) -> None:
    """Step: bids become burdens; a bid of the whole resistance corrupts before the game starts."""
    for player in (state.first_player, 1 - state.first_player):
        if state.winner is None and state.bids[player]:
            add_burdens(state, player, state.bids[player])
    if state.winner is None:
        _set_out(state)


def _set_out(state: State) -> None:
    """Place site 1, then let the players choose their fellowships in turn order."""
    play_site(state, state.first_player, 1)
    state.push(_draw_hands)
    for player in (1 - state.first_player, state.first_player):
        state.push(_starting_fellowship, player, STARTING_TWILIGHT)


def _starting_fellowship(state: State, player: int, left: int) -> None:
    """Step: a player starts with one more companion of what twilight is left, or is done.

    Site text is not active yet; a companion already chosen counts, as for a cost that is lower
    while another can be spotted.
    """
    state.active = player
    options: list[Option] = []
    seen: set[int] = set()
    for card in sorted(state.decks[player]):
        blueprint = state.blueprints[card]
        if not blueprint.traits & COMPANION or id(blueprint) in seen:
            continue
        seen.add(id(blueprint))
        if twilight_cost(state, card) <= left and can_play(state, player, card):
            options.append(Option(Verb.START_WITH, card))
    if options:
        options.append(PASS)
        state.ask(player, Question.STARTING_FELLOWSHIP, options, _companion_chosen, player, left)


def _companion_chosen(state: State, option: Option, player: int, left: int) -> None:
    if option.verb == Verb.PASS:
        return
    cost = twilight_cost(state, option.card)
    state.push(_starting_fellowship, player, left - cost)
    start_with(state, player, option.card)


def _draw_hands(state: State) -> None:
    """Step: shuffle the draw decks and draw eight cards each."""
    for player in (state.first_player, 1 - state.first_player):
        shuffle_deck(state, player)
        draw(state, player, HAND_SIZE)
    state.active = state.first_player
    refresh(state)
