"""Before the first turn: bids, seats, the first site, starting fellowships, hands of eight.

Comprehensive Rules 4.2, "setting up the game".
"""

from functools import lru_cache
from typing import Final

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import resistance, twilight_cost
from rules.tcg.engine.operations.losing import lose
from rules.tcg.engine.operations.path import play_next_site
from rules.tcg.engine.operations.playing import can_play, start_with
from rules.tcg.engine.operations.tokens import place_burdens
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import IN_DECK, Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.seats import seats_from
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import COMPANION, RING_BOUND
from rules.tcg.engine.zones.board import place_in_row, place_under
from rules.tcg.engine.zones.piles import HAND_SIZE, draw, shuffle_deck

STARTING_TWILIGHT: Final = 4


# For each player the ids of the companions a starter deck begins with; none where they choose.
Fellowships = tuple[tuple[str, ...], ...]


def open_game(state: State, fellowships: Fellowships = ()) -> None:
    """Put the opening on the stack: who goes first, then all the rest.

    `fellowships` are those that the starter rules name for some decks (2.0, "Starter rules").
    """
    for player in range(state.players):
        _become_ring_bearer(state, player)
        # What a starting companion draws must be chance already.
        shuffle_deck(state, player)
    refresh(state)
    if state.edition.bidding:
        state.push(_reveal_bids)
        for player in reversed(range(state.players)):
            state.push(_bid, player)
    else:
        first = state.roll(state.players)
        order = tuple((first + seat) % state.players for seat in range(state.players))
        _sit_down(state, order)
        _set_out(state, fellowships)


def _become_ring_bearer(state: State, player: int) -> None:
    """Put a Ring-bearer into play with The One Ring; they are Ring-bound (4.2)."""
    bearer = state.ring_bearer[player]
    gain_ring_bound(state, bearer)
    place_in_row(state, bearer)
    place_under(state, state.ring[player], bearer)


def gain_ring_bound(state: State, bearer: int) -> None:
    """Every Ring-bearer is Ring-bound (4.2, "starting fellowship")."""
    traits = state.traits[:]
    traits[bearer] |= RING_BOUND
    state.traits = traits


def _bid(state: State, player: int) -> None:
    """Step: a player bids burdens in secret; the others learn of it when all have."""
    limit = resistance(state, state.ring_bearer[player])
    options = [Option(Verb.BID, number=burdens) for burdens in range(limit + 1)]
    state.ask(player, Question.BID, options, _bid_placed, player)


def _bid_placed(state: State, option: Option, player: int) -> None:
    state.set_bid(player, option.number)


def _reveal_bids(state: State) -> None:
    """Step: the higher bid chooses a place in the turn order first; chance decides ties."""
    for player in range(state.players):
        state.note("bid", player, state.bids[player])
    drawn = {player: state.roll(1 << 30) for player in range(state.players)}
    choosing = sorted(range(state.players), key=lambda player: (-state.bids[player], drawn[player]))
    state.push(_place_bids)
    state.push(_choose_seat, tuple(choosing), (-1,) * state.players)


def _choose_seat(state: State, choosing: tuple[int, ...], seats: tuple[int, ...]) -> None:
    """Step: the next highest bidder takes one of the seats that are left (4.2, "bid")."""
    if len(choosing) == 1:
        left = seats.index(-1)
        _sit_down(state, (*seats[:left], choosing[0], *seats[left + 1 :]))
        return
    free = [place for place, player in enumerate(seats) if player < 0]
    if state.players == len((Verb.GO_FIRST, Verb.GO_SECOND)):
        options = [Option(Verb.GO_FIRST, number=0), Option(Verb.GO_SECOND, number=1)]
    else:
        options = [Option(Verb.TAKE_SEAT, number=place) for place in free]
    state.ask(choosing[0], Question.SEAT, options, _seat_chosen, choosing, seats)


def _seat_chosen(
    state: State, option: Option, choosing: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    place = option.number
    taken = (*seats[:place], choosing[0], *seats[place + 1 :])
    state.push(_choose_seat, choosing[1:], taken)


def _sit_down(state: State, order: tuple[int, ...]) -> None:
    state.order = order
    state.first_player = state.active = order[0]
    state.note("goes first", state.first_player)


def _place_bids(state: State) -> None:
    """Step: bids become burdens; a bid of the whole resistance corrupts before the game starts."""
    for player in state.order:
        bearer = state.ring_bearer[player]
        if state.bids[player] and state.bids[player] >= resistance(state, bearer):
            lose(state, player, "corrupted")
        elif state.winner is None:
            place_burdens(state, player, state.bids[player])
    if state.winner is None:
        _set_out(state)


def _set_out(state: State, fellowships: Fellowships = ()) -> None:
    """Place site 1, then let the players choose their fellowships in turn order."""
    _set_active(state, state.first_player)
    seats = [player for player in state.order if player not in state.out]
    state.push(_draw_hands)
    for player in reversed(seats):
        if fellowships and fellowships[player]:
            state.push(_prescribed_fellowship, player, fellowships[player])
        else:
            state.push(
                choose_starting_fellowship,
                player,
                STARTING_TWILIGHT,
                companions_of_deck(state, player),
            )
    state.push(play_next_site, state.first_player, 1)


def _set_active(state: State, player: int) -> None:
    state.active = player
    state.shadows = seats_from(state, player)
    refresh(state)


def _prescribed_fellowship(state: State, player: int, left: tuple[str, ...]) -> None:
    """Step: a player begins with the companions named for the deck, one after another."""
    if state.active != player:
        _set_active(state, player)
    first, *others = left
    copies = [card for card in state.decks[player] if state.blueprints[card].card.id == first]
    if others:
        state.push(_prescribed_fellowship, player, tuple(others))
    if copies:
        start_with(state, player, min(copies))


def companions_of_deck(state: State, player: int) -> tuple[int, ...]:
    """Return the companions of a player's deck in the order of its list, wherever they are."""
    return _companions(state.blueprints, state.owner, player)


@lru_cache(maxsize=64)
def _companions(
    blueprints: tuple[Blueprint, ...], owner: tuple[int, ...], player: int
) -> tuple[int, ...]:
    return tuple(
        card
        for card, blueprint in enumerate(blueprints)
        if owner[card] == player and blueprint.traits & COMPANION
    )


def choose_starting_fellowship(
    state: State, player: int, left: int, companions: tuple[int, ...]
) -> None:
    """Step: a player starts with one more companion of what twilight is left, or is done.

    Site text is not active yet; a companion already chosen counts, as for a cost that is lower
    while another can be spotted.
    """
    if state.active != player:
        _set_active(state, player)
    options: list[Option] = []
    seen: set[int] = set()
    blueprints = state.blueprints
    zone = state.zone
    for card in companions:
        blueprint = blueprints[card]
        if id(blueprint) in seen or zone[card] != IN_DECK:
            continue
        seen.add(id(blueprint))
        if twilight_cost(state, card) <= left and can_play(state, player, card):
            options.append(Option(Verb.START_WITH, card))
    if options:
        options.append(PASS)
        arguments = (player, left, companions)
        state.ask(player, Question.STARTING_FELLOWSHIP, options, _companion_chosen, *arguments)


def _companion_chosen(
    state: State, option: Option, player: int, left: int, companions: tuple[int, ...]
) -> None:
    if option.verb == Verb.PASS:
        return
    cost = twilight_cost(state, option.card)
    state.push(choose_starting_fellowship, player, left - cost, companions)
    start_with(state, player, option.card)


def _draw_hands(state: State) -> None:
    """Step: shuffle the draw decks, draw eight cards each; then a mulligan where there is one."""
    seats = [player for player in state.order if player not in state.out]
    for player in seats:
        shuffle_deck(state, player)
        draw(state, player, HAND_SIZE)
    if state.active != state.first_player:
        _set_active(state, state.first_player)
    if state.edition.redraw:
        for player in reversed(seats):
            state.push(_mulligan, player)


def _mulligan(state: State, player: int) -> None:
    """Step: a player may shuffle the hand into the deck and draw a smaller one (4.2)."""
    options = [Option(Verb.KEEP), Option(Verb.REDRAW)]
    state.ask(player, Question.MULLIGAN, options, _redrawn, player)


def _redrawn(state: State, option: Option, player: int) -> None:
    if option.verb == Verb.KEEP:
        return
    for card in state.hands[player]:
        state.zone[card] = IN_DECK
    state.decks[player] += state.hands[player]
    state.hands[player] = []
    shuffle_deck(state, player)
    draw(state, player, state.edition.redraw)
    state.note("redrew", player)
