"""Culture tokens: placing and removing them, and reinforcing (4.2, "culture tokens")."""

from rules.tcg.engine import board
from rules.tcg.engine.codes import Verb
from rules.tcg.engine.tokens import change_culture_tokens
from tests.rules.tcg.cards import (
    ANDURIL,
    ARAGORN,
    EOWYN,
    FARAMIR,
    MERRY,
    MORDOR_SOLDIER,
)
from tests.rules.tcg.scene import Scene

GARRISON_OF_OSGILIATH = "6_52"
DOOM_DROVE_THEM = "8_86"
BREGO = "13_63"
HEIRS_OF_GONDOR = "13_69"
TRADESMAN_FROM_LEBENNIN = "13_77"
FAITH_IN_FRIENDSHIP = "13_147"
HEARTH_AND_HALL = "17_8"
ELVEN_GUARDIAN = "17_7"
GONDOR, SHIRE = "gondor", "shire"


def with_tokens(scene: Scene, card_id: str, culture: str, count: int) -> Scene:
    change_culture_tokens(scene.state, scene._find(card_id), culture, count)
    return scene


def test_a_card_brings_its_tokens_where_its_requirement_is_met():
    """4.2, "culture tokens": they stand on the card that says so."""
    scene = Scene(fellowship=[FARAMIR], hand=[GARRISON_OF_OSGILIATH])
    scene.fellowship_phase().play(GARRISON_OF_OSGILIATH).answer_with(GARRISON_OF_OSGILIATH)
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 2


def test_tokens_are_removed_as_a_cost_and_the_card_discarded_where_the_player_likes():
    """4.2, "cost": of two costs either may be paid, the first only while a token is there."""
    scene = Scene(fellowship=[FARAMIR], support=[GARRISON_OF_OSGILIATH], minions=[MORDOR_SOLDIER])
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    scene.skirmish(FARAMIR, MORDOR_SOLDIER).use(GARRISON_OF_OSGILIATH).take_number(1)
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 0
    assert scene.strength(FARAMIR) == 8
    scene.use(GARRISON_OF_OSGILIATH)
    assert scene.is_discarded(GARRISON_OF_OSGILIATH)


def test_tokens_leave_with_their_card():
    """4.2, "leaving play": any tokens on a card that leaves play are removed."""
    scene = Scene(support=[HEIRS_OF_GONDOR])
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 3)
    board.discard(scene.state, scene._find(HEIRS_OF_GONDOR))
    assert scene.tokens(HEIRS_OF_GONDOR) == 0


def test_two_characters_exert_for_a_token():
    """4.2, "cost": one exertion cannot pay for both parts of a cost."""
    scene = Scene(fellowship=[EOWYN, MERRY], support=[DOOM_DROVE_THEM])
    scene.fellowship_phase().use(DOOM_DROVE_THEM)
    while scene.can(Verb.CHOOSE):
        scene.choose(MERRY if scene.can(Verb.CHOOSE, MERRY) else EOWYN)
    assert scene.wounds(EOWYN) == 1
    assert scene.tokens(DOOM_DROVE_THEM) == 1


def test_a_token_makes_an_armed_companion_stronger():
    """4.2, "culture tokens": a sentence may name a token without its culture."""
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [ANDURIL]},
        hand=[HEIRS_OF_GONDOR],
        minions=[MORDOR_SOLDIER],
    )
    scene.fellowship_phase().play(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) == 1
    scene.skirmish(ARAGORN, MORDOR_SOLDIER)
    before = scene.strength(ARAGORN)
    scene.use(HEIRS_OF_GONDOR).take_number(1)
    assert scene.tokens(HEIRS_OF_GONDOR) == 0
    assert scene.strength(ARAGORN) == before + 2


def test_reinforcing_adds_a_token_to_a_card_that_has_one():
    """4.2, "reinforce": the token goes to one's own card with a token of that culture."""
    scene = Scene(
        fellowship=[TRADESMAN_FROM_LEBENNIN],
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH, FAITH_IN_FRIENDSHIP],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 1)
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    with_tokens(scene, FAITH_IN_FRIENDSHIP, SHIRE, 1)
    scene.fellowship_phase().answer_with(TRADESMAN_FROM_LEBENNIN)
    assert not scene.can(Verb.CHOOSE, FAITH_IN_FRIENDSHIP)
    scene.choose(GARRISON_OF_OSGILIATH)
    assert scene.twilight == 2
    assert scene.tokens(GARRISON_OF_OSGILIATH) == 2
    assert scene.tokens(HEIRS_OF_GONDOR) == 1


def test_several_tokens_may_be_divided_as_the_player_likes():
    """4.2, "reinforce": all on one card, or divided up."""
    scene = Scene(
        fellowship=[ELVEN_GUARDIAN, ELVEN_GUARDIAN],
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH],
        hand=[HEARTH_AND_HALL],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, "elven", 1)
    with_tokens(scene, GARRISON_OF_OSGILIATH, "elven", 1)
    scene.regroup_phase().play(HEARTH_AND_HALL)
    scene.take_number(1).choose(HEIRS_OF_GONDOR).choose(GARRISON_OF_OSGILIATH)
    assert (scene.tokens(HEIRS_OF_GONDOR), scene.tokens(GARRISON_OF_OSGILIATH)) == (2, 2)


def test_tokens_that_pay_may_come_from_several_cards():
    """4.2, "culture tokens": a cost that names no card takes them wherever they are."""
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [BREGO]},
        support=[HEIRS_OF_GONDOR, GARRISON_OF_OSGILIATH],
        minions=[MORDOR_SOLDIER],
    )
    with_tokens(scene, HEIRS_OF_GONDOR, GONDOR, 1)
    scene.maneuver_phase()
    assert not scene.can(Verb.USE, BREGO)
    with_tokens(scene, GARRISON_OF_OSGILIATH, GONDOR, 1)
    scene.maneuver_phase().use(BREGO).choose(HEIRS_OF_GONDOR)
    assert scene.tokens(HEIRS_OF_GONDOR) + scene.tokens(GARRISON_OF_OSGILIATH) == 0
    assert scene.wounds(MORDOR_SOLDIER) == 1


def test_a_token_may_be_paid_at_the_start_of_a_phase():
    """4.2, "start of phase": an optional action may have a cost."""
    scene = Scene(fellowship=[MERRY], support=[FAITH_IN_FRIENDSHIP]).wound(MERRY, 1)
    with_tokens(scene, FAITH_IN_FRIENDSHIP, SHIRE, 1)
    scene.regroup_phase().answer_with(FAITH_IN_FRIENDSHIP).take_number(1)
    assert scene.wounds(MERRY) == 0
    assert scene.in_play(FAITH_IN_FRIENDSHIP)
