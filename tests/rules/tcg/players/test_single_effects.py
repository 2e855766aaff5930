"""What a single effect is worth to a player: only what it changes now."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.players.rule_of_thumb import rate_options
from rules.tcg.players.weights import tuned
from tests.rules.tcg.cards import (
    BOROMIR_LORD_OF_GONDOR,
    BRED_FOR_BATTLE,
    GOBLIN_SCIMITAR,
    MERRY_FRIEND_TO_SAM,
    MORIA_SCOUT,
    NO_WORSE_FOR_WEAR,
    THE_TALE_OF_THE_GREAT_RING,
    THEY_ARE_COMING,
    URUK_LIEUTENANT,
    URUK_SAVAGE,
)
from tests.rules.tcg.scene import Scene


def worth_it(scene: Scene, verb: int, card_id: str) -> bool:
    """Return whether the rules rate an action above doing nothing more."""
    worths = rate_options(scene.state, scene.decision, tuned())
    rated = dict(zip(scene.options(), worths, strict=True))
    action = next(
        option
        for option in rated
        if option.verb == verb and scene.state.blueprints[option.card].card.id == card_id
    )
    return rated[action] > rated[PASS]


@pytest.mark.parametrize(
    ("fighter", "minion", "saves"),
    [
        (MERRY_FRIEND_TO_SAM, URUK_LIEUTENANT, True),  # 3 against 8: overwhelmed, not tripled
        (MERRY_FRIEND_TO_SAM, URUK_SAVAGE, False),  # 3 against 5
        (BOROMIR_LORD_OF_GONDOR, URUK_LIEUTENANT, False),  # no Hobbit fights
    ],
)
@pytest.mark.parametrize("card", [NO_WORSE_FOR_WEAR, THE_TALE_OF_THE_GREAT_RING])
def test_a_hobbit_is_protected_where_that_saves_him(
    fighter: str, minion: str, saves: bool, card: str
) -> None:
    """Both keep a Hobbit from being overwhelmed: unless the strength is tripled, or for good."""
    is_event = card == NO_WORSE_FOR_WEAR
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM, BOROMIR_LORD_OF_GONDOR],
        minions=[minion],
        hand=[card] if is_event else [],
        support=[] if is_event else [card],
        site=4,
    )
    scene.skirmish(fighter, minion)
    assert worth_it(scene, Verb.PLAY if is_event else Verb.USE, card) == saves


@pytest.mark.parametrize(("twilight", "pays"), [(3, True), (1, False)])
def test_a_minion_in_the_discard_pile_is_worth_three_cards_where_twilight_pays_for_it(
    twilight: int, pays: bool
) -> None:
    """They Are Coming: discard 3 cards from hand to play a Moria Orc from your discard pile."""
    scene = Scene(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        shadow_support=[THEY_ARE_COMING],
        shadow_hand=[BRED_FOR_BATTLE, BRED_FOR_BATTLE, GOBLIN_SCIMITAR],
        shadow_discards=[MORIA_SCOUT],
        site=4,
        twilight=twilight,
    ).shadow_phase()
    use = [option for option in scene.options() if option.verb == Verb.USE]
    assert bool(use) == pays
    if pays:
        assert worth_it(scene, Verb.USE, THEY_ARE_COMING)
