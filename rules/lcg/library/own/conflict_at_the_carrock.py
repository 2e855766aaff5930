"""Words of Conflict at the Carrock: the Carrock itself, and a frightened beast."""

from typing import Final

from rules.lcg.engine.blueprint import Context
from rules.lcg.engine.board import discard, make_active_location
from rules.lcg.engine.codes import NONE, Question, Verb
from rules.lcg.engine.damage import discard_from_play
from rules.lcg.engine.decision import PASS, Option
from rules.lcg.engine.elimination import raise_threat
from rules.lcg.engine.numbers import staging_threat
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import ALLY, bit
from rules.lcg.notation.effects import Effect
from rules.lcg.notation.own import OwnEffect

# --- Grimbeorn's Quest ---


def becomes_active_location(title: str) -> Effect:
    """Make a location of the staging area the active one, and discard the one before."""

    def step(state: State, context: Context) -> None:
        found = [card for card in state.staging if state.blueprints[card].title == title]
        if not found:
            return
        if state.location != NONE:
            discard(state, state.location)
        make_active_location(state, found[0])
        state.note("became_active", found[0])

    return OwnEffect(
        f"{title} becomes the active location. Discard the previous active location from play",
        step,
    )


# --- A Frightened Beast ---

_CREATURE: Final = bit("Creature") | ALLY


def _frighten(state: State, context: Context) -> None:
    _offer(state, context.source, 0)


def _offer(state: State, source: int, seat: int) -> None:
    """Step: a player may give up a Creature ally; if nobody does, all are frightened."""
    while seat < len(state.order):
        player = state.order[seat]
        beasts = [
            card for card in state.allies[player] if state.mask[card] & _CREATURE == _CREATURE
        ]
        if beasts:
            options = [*(Option(Verb.CHOOSE, card) for card in beasts), PASS]
            state.ask(player, Question.TARGET, options, _offered, source, seat, source=source)
            return
        seat += 1
    threat = staging_threat(state)
    for player in state.order[:]:
        raise_threat(state, player, threat)


def _offered(state: State, option: Option, source: int, seat: int) -> None:
    if option.verb == Verb.PASS:
        state.push(_offer, source, seat + 1)
    else:
        state.note("canceled", source)
        discard_from_play(state, option.card)


raise_threat_by_staging_area = OwnEffect(
    "each player raises their threat by the total [threat] of all cards in the staging area. Any"
    " player may choose to discard from play 1 Creature ally card they control to cancel this"
    " effect",
    _frighten,
)
