"""What a player may know: the view of a seat, and dealing again what a seat cannot know.

Known to everybody: the table, open piles, how many cards lie hidden, bids once they are
revealed. Known to a player besides: their own hand and adventure deck, and the hidden cards
they have seen (`State.known`). Decks are dealt again from the cards they hold: what a deck is
made of counts as known, as it is to anybody who studies many games between the same decks.
"""

from typing import NamedTuple

from rules.rng import seeded, shuffled
from rules.tcg.engine.modifiers.numbers import resistance
from rules.tcg.engine.state.codes import IN_DECK, IN_HAND, SETUP
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.choosing import asked_from_the_start


class View(NamedTuple):
    """What one player sees.

    Hidden cards stand as -1 in their place. `bids` holds -1 for a bid that is not revealed.
    `options` are the player's own choices, empty while another must choose.
    """

    player: int
    hands: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]
    adventure: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    dead: tuple[tuple[int, ...], ...]
    removed: tuple[tuple[int, ...], ...]
    companions: tuple[tuple[int, ...], ...]
    allies: tuple[tuple[int, ...], ...]
    support: tuple[tuple[int, ...], ...]
    minions: tuple[int, ...]
    attached: tuple[tuple[int, ...], ...]
    stacks: frozenset[tuple[int, tuple[int, ...]]]
    path: tuple[int, ...]
    position: tuple[int, ...]
    control: frozenset[tuple[int, int]]
    wounds: tuple[int, ...]
    burdens: tuple[int, ...]
    threats: tuple[int, ...]
    tokens: frozenset[tuple[tuple[int, str], int]]
    bids: tuple[int, ...]
    wearing: tuple[bool, ...]
    assigned: tuple[tuple[int, ...], ...]
    skirmisher: int
    skirmish_minions: tuple[int, ...]
    twilight: int
    turn: int
    active: int
    phase: int
    moves: int
    order: tuple[int, ...]
    out: tuple[int, ...]
    winner: int | None
    to_choose: int
    question: int
    options: tuple[Option, ...]


def view(state: State, player: int) -> View:
    """Return what a player may see; two states that differ only in hidden cards look alike."""
    pending = state.pending
    return View(
        player=player,
        hands=_piles(state, state.hands, player, own=True),
        decks=_piles(state, state.decks, player, own=False),
        adventure=tuple(
            tuple(sorted(sites)) if owner == player else _seen(state, sites, player)
            for owner, sites in enumerate(state.adventure)
        ),
        discards=_open(state.discards),
        dead=_open(state.dead),
        removed=_open(state.removed),
        companions=_open(state.companions),
        allies=_open(state.allies),
        support=_open(state.support),
        minions=tuple(state.minions),
        attached=tuple(state.attached),
        stacks=frozenset(state.stacks.items()),
        path=tuple(state.path),
        position=tuple(state.position),
        control=frozenset(state.control.items()),
        wounds=tuple(state.wounds),
        burdens=tuple(state.burdens),
        threats=tuple(state.threats),
        tokens=frozenset(state.tokens.items()),
        bids=tuple(
            bid if owner == player or _bids_are_open(state) else -1
            for owner, bid in enumerate(state.bids)
        ),
        wearing=tuple(state.wearing),
        assigned=tuple(state.assigned),
        skirmisher=state.skirmisher,
        skirmish_minions=tuple(state.skirmish_minions),
        twilight=state.twilight,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        moves=state.moves,
        order=state.order,
        out=state.out,
        winner=state.winner,
        to_choose=pending.player if pending is not None else -1,
        question=int(pending.question) if pending is not None else -1,
        options=pending.options if pending is not None and pending.player == player else (),
    )


def _bids_are_open(state: State) -> bool:
    """Return whether everyone has bid, so that all see what was bid."""
    return min(state.bids) >= 0 or state.phase != SETUP


def _open(piles: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cards) for cards in piles)


def _piles(
    state: State, piles: list[list[int]], player: int, *, own: bool
) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(cards) if own and owner == player else _seen(state, cards, player)
        for owner, cards in enumerate(piles)
    )


def _seen(state: State, cards: list[int], player: int) -> tuple[int, ...]:
    return tuple(card if knows(state, player, card) else -1 for card in cards)


def knows(state: State, player: int, card: int) -> bool:
    """Return whether a player has seen a card that lies hidden."""
    return bool(state.known.get(card, 0) >> player & 1)


def determinize(state: State, player: int, rng: int) -> None:
    """Deal again, in place, what a player cannot know; the choices made so far are forgotten.

    Others' hands and decks are shuffled together but for the cards the player has seen; the
    player's own deck is shuffled but for those; bids that are not revealed are made again. A
    question that another player must answer is asked again, for its options tell of their
    hand.
    """
    state.rng = seeded(rng)
    for owner in range(state.players):
        if owner == player:
            _shuffle_unseen(state, player, (state.decks[owner],))
        else:
            _shuffle_unseen(state, player, (state.hands[owner], state.decks[owner]))
        if owner != player and state.bids[owner] >= 0 and not _bids_are_open(state):
            limit = resistance(state, state.ring_bearer[owner])
            state.set_bid(owner, state.roll(limit + 1))
        for card in state.hands[owner]:
            state.zone[card] = IN_HAND
        for card in state.decks[owner]:
            state.zone[card] = IN_DECK
    # Shuffles still to come are nobody's to foresee.
    state.shuffle_keys = ()
    state.choices = []
    state.log = None
    pending = state.pending
    if pending is not None and pending.player != player and pending.asked_by is not None:
        del state.stack[pending.depth :]
        state.stack.append(asked_from_the_start(pending.asked_by))
        state.pending = None


def _shuffle_unseen(state: State, player: int, piles: tuple[list[int], ...]) -> None:
    """Shuffle the cards a player has not seen among their places in some piles."""
    if not state.known:
        _shuffle_together(state, piles)
        return
    places = [
        (pile, place)
        for pile in piles
        for place, card in enumerate(pile)
        if not knows(state, player, card)
    ]
    cards = [pile[place] for pile, place in places]
    state.rng = shuffled(state.rng, cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card


def _shuffle_together(state: State, piles: tuple[list[int], ...]) -> None:
    """Shuffle all cards of some piles among their places."""
    cards: list[int] = []
    for pile in piles:
        cards += pile
    state.rng = shuffled(state.rng, cards)
    begin = 0
    for pile in piles:
        end = begin + len(pile)
        pile[:] = cards[begin:end]
        begin = end
