"""The Elven cards of set 9, *Reflections*."""

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.playing import bearers
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BOROMIR_LORD_OF_GONDOR,
    ELROND_LORD_OF_RIVENDELL,
    EVER_MY_HEART_RISES,
    GANDALF_DEFENDER_OF_THE_WEST,
    GIL_GALAD_ELVEN_HIGH_KING,
    GLORFINDEL_REVEALED_IN_WRATH,
    KNIFE_OF_THE_GALADHRIM,
    MORNING_CAME,
    NARYA_RING_OF_FIRE,
    SOUTHRON_CAPTAIN,
    SWORD_OF_GONDOR,
    ULAIRE_NELYA_LIEUTENANT_OF_MORGUL,
    VILYA_RING_OF_AIR,
)
from tests.rules.tcg.scene import Scene

NELYA = ULAIRE_NELYA_LIEUTENANT_OF_MORGUL


def test_glorfindel_may_exert_for_the_cost_of_the_card_revealed() -> None:
    """Southron Captain costs so much less strength for a Nazgûl."""
    scene = Scene(
        fellowship=[GLORFINDEL_REVEALED_IN_WRATH],
        minions=[NELYA],
        deck=[SOUTHRON_CAPTAIN],
        site=5,
    )
    cost = twilight_cost(scene.state, scene.card(SOUTHRON_CAPTAIN))
    scene.skirmish(GLORFINDEL_REVEALED_IN_WRATH, NELYA).use(GLORFINDEL_REVEALED_IN_WRATH)
    assert scene.strength(NELYA) == 10
    scene.do(Verb.YES)
    assert scene.wounds(GLORFINDEL_REVEALED_IN_WRATH) == 1
    assert scene.strength(NELYA) == 10 - cost
    assert scene.deck() == [SOUTHRON_CAPTAIN]


def _may_bear_knife(character: str, *borne: str) -> bool:
    scene = Scene(fellowship=[character], bearing={character: borne}, hand=[KNIFE_OF_THE_GALADHRIM])
    return bool(bearers(scene.state, 0, scene.card(KNIFE_OF_THE_GALADHRIM)))


def test_knife_of_the_galadhrim_is_a_second_weapon_for_aragorn_alone() -> None:
    assert _may_bear_knife(ARAGORN_DRIVEN_BY_NEED, SWORD_OF_GONDOR)
    assert _may_bear_knife(BOROMIR_LORD_OF_GONDOR)
    assert not _may_bear_knife(BOROMIR_LORD_OF_GONDOR, SWORD_OF_GONDOR)


def test_narya_removes_as_many_tokens_as_its_bearer_has_vitality() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        bearing={GANDALF_DEFENDER_OF_THE_WEST: [NARYA_RING_OF_FIRE]},
        support=[EVER_MY_HEART_RISES],
    ).put_tokens(EVER_MY_HEART_RISES, 7, Culture.DWARVEN)
    scene.fellowship_phase().use(NARYA_RING_OF_FIRE)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.tokens(EVER_MY_HEART_RISES) == 2
    assert scene.is_discarded(NARYA_RING_OF_FIRE)


def test_narya_removes_what_tokens_there_are() -> None:
    scene = Scene(
        fellowship=[GANDALF_DEFENDER_OF_THE_WEST],
        bearing={GANDALF_DEFENDER_OF_THE_WEST: [NARYA_RING_OF_FIRE]},
        support=[EVER_MY_HEART_RISES],
    ).put_tokens(EVER_MY_HEART_RISES, 3, Culture.DWARVEN)
    scene.fellowship_phase().use(NARYA_RING_OF_FIRE)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.tokens(EVER_MY_HEART_RISES) == 0


def test_vilya_weakens_a_minion_by_the_cost_of_the_card_discarded() -> None:
    scene = Scene(
        fellowship=[GIL_GALAD_ELVEN_HIGH_KING],
        support=[ELROND_LORD_OF_RIVENDELL],
        bearing={ELROND_LORD_OF_RIVENDELL: [VILYA_RING_OF_AIR]},
        minions=[NELYA],
        hand=[MORNING_CAME],
        deck=[SOUTHRON_CAPTAIN],
        site=6,
    )
    cost = twilight_cost(scene.state, scene.card(SOUTHRON_CAPTAIN))
    scene.skirmish(GIL_GALAD_ELVEN_HIGH_KING, NELYA).use(VILYA_RING_OF_AIR)
    assert scene.strength(NELYA) == 10 - cost
    assert scene.is_discarded(SOUTHRON_CAPTAIN)
    assert scene.is_discarded(VILYA_RING_OF_AIR)


def test_knife_of_the_galadhrim_is_borne_beside_a_sword() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SWORD_OF_GONDOR]},
        hand=[KNIFE_OF_THE_GALADHRIM],
    )
    scene.fellowship_phase().play(KNIFE_OF_THE_GALADHRIM)
    assert scene.bearer_of(KNIFE_OF_THE_GALADHRIM) == ARAGORN_DRIVEN_BY_NEED
    assert scene.in_play(SWORD_OF_GONDOR)


def test_knife_of_the_galadhrim_is_thrown_at_a_minion_its_bearer_faces() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIFE_OF_THE_GALADHRIM]},
        minions=[SOUTHRON_CAPTAIN],
        site=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    scene.wait_to(Verb.USE, KNIFE_OF_THE_GALADHRIM).use(KNIFE_OF_THE_GALADHRIM)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert scene.is_discarded(KNIFE_OF_THE_GALADHRIM)
