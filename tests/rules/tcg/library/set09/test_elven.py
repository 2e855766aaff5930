"""The Elven cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations.playing import bearers
from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene

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


@pytest.mark.parametrize(
    ("bearer", "others", "bonus"),
    [
        (GIL_GALAD_ELVEN_HIGH_KING, [], 1),
        (GIL_GALAD_ELVEN_HIGH_KING, [VILYA_RING_OF_AIR], 2),
        (GLORFINDEL_REVEALED_IN_WRATH, [VILYA_RING_OF_AIR], 0),
    ],
)
def test_aiglos_counts_elven_artifacts_for_gil_galad(
    bearer: str, others: list[str], bonus: int
) -> None:
    laid = {bearer: [AIGLOS], ELROND_LORD_OF_RIVENDELL: others}
    scene = Scene(fellowship=[bearer], support=[ELROND_LORD_OF_RIVENDELL], bearing=laid)
    bare = Scene(fellowship=[bearer], support=[ELROND_LORD_OF_RIVENDELL])
    assert scene.strength(bearer) == bare.strength(bearer) + bonus


def test_aiglos_is_thrown_for_a_wound_for_each_elf() -> None:
    scene = Scene(
        fellowship=[GIL_GALAD_ELVEN_HIGH_KING, GLORFINDEL_REVEALED_IN_WRATH],
        bearing={GIL_GALAD_ELVEN_HIGH_KING: [AIGLOS]},
        minions=[SOUTHRON_CAPTAIN],
        site=5,
    )
    scene.regroup_phase().wait_to(Verb.USE, AIGLOS).use(AIGLOS)
    if scene.can(Verb.NUMBER):
        scene.take_number(2)
    assert scene.is_discarded(AIGLOS)
    assert scene.wounds(SOUTHRON_CAPTAIN) == 2


def test_elven_rope_sends_a_weak_minion_home_as_the_shadow_chooses() -> None:
    scene = Scene(
        fellowship=[GLORFINDEL_REVEALED_IN_WRATH],
        bearing={GLORFINDEL_REVEALED_IN_WRATH: [ELVEN_ROPE]},
        minions=[URUK_SAVAGE, SOUTHRON_CAPTAIN, MORGUL_HOUND],
        site=5,
    )
    weak = [card for card in (URUK_SAVAGE, MORGUL_HOUND) if scene.strength(card) <= 6]
    scene.maneuver_phase().use(ELVEN_ROPE)
    if len(weak) > 1:
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, SOUTHRON_CAPTAIN)
        scene.choose(URUK_SAVAGE)
    assert scene.hand(SHADOW) == [URUK_SAVAGE]
    assert scene.is_discarded(ELVEN_ROPE)


@pytest.mark.parametrize("exerts", [True, False])
@pytest.mark.parametrize("pays", [True, False])
def test_merrys_dagger_wounds_unless_the_shadow_pays(exerts: bool, pays: bool) -> None:
    merry = MERRY_ROHIRRIM_SQUIRE
    scene = Scene(
        fellowship=[merry],
        bearing={merry: [MERRYS_DAGGER]},
        minions=[SOUTHRON_CAPTAIN],
        twilight=1,
        site=5,
    )
    scene.skirmish(merry, SOUTHRON_CAPTAIN).use(MERRYS_DAGGER)
    scene.choose("exert" if exerts else "discard this")
    assert scene.who == SHADOW
    scene.choose("remove 1 twilight" if pays else "wound")
    assert scene.twilight == int(not pays)
    assert (("wounded", scene.card(SOUTHRON_CAPTAIN)) in scene.log) is not pays
    assert scene.is_discarded(MERRYS_DAGGER) is not exerts


@pytest.mark.parametrize(
    ("fighter", "wounds"), [(GLORFINDEL_REVEALED_IN_WRATH, 1), (BOROMIR_LORD_OF_GONDOR, 0)]
)
def test_pippins_dagger_helps_an_elf_in_a_fight(fighter: str, wounds: int) -> None:
    pippin = PIPPIN_FRIEND_TO_FRODO
    scene = Scene(
        fellowship=[pippin, fighter],
        bearing={pippin: [PIPPINS_DAGGER]},
        minions=[NELYA],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(fighter, NELYA).use(PIPPINS_DAGGER).choose("discard this")
    assert scene.is_discarded(PIPPINS_DAGGER)
    assert scene.wounds(NELYA) == wounds


def test_nenya_heals_two_and_puts_two_cards_back() -> None:
    bearer = GALADRIEL_BEARER_OF_WISDOM
    scene = Scene(
        fellowship=[bearer, BOROMIR_LORD_OF_GONDOR, ARAGORN_DRIVEN_BY_NEED],
        bearing={bearer: [NENYA_RING_OF_ADAMANT]},
        minions=[NELYA],
        hand=[MORNING_CAME, SWORD_OF_GONDOR, KNIFE_OF_THE_GALADHRIM],
        deck=[SOUTHRON_CAPTAIN],
        site=5,
    )
    for card in (BOROMIR_LORD_OF_GONDOR, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 1)
    scene.maneuver_phase().use(NENYA_RING_OF_ADAMANT)
    while scene.can(Verb.CHOOSE, BOROMIR_LORD_OF_GONDOR):
        scene.choose(BOROMIR_LORD_OF_GONDOR)
    while scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED):
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    scene.choose(MORNING_CAME).choose(SWORD_OF_GONDOR)
    assert scene.wounds(BOROMIR_LORD_OF_GONDOR) == 0
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.deck()[0] == SOUTHRON_CAPTAIN
    assert set(scene.deck()[1:]) == {MORNING_CAME, SWORD_OF_GONDOR}
    assert scene.hand() == [KNIFE_OF_THE_GALADHRIM]
    assert scene.is_discarded(NENYA_RING_OF_ADAMANT)


@pytest.mark.parametrize(
    ("top", "taken"), [(GIMLI_DWARF_OF_EREBOR, True), (SOUTHRON_CAPTAIN, False)]
)
def test_strands_of_elven_hair_find_cards_of_dwarves_and_elves(top: str, taken: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], hand=[STRANDS_OF_ELVEN_HAIR], deck=[MORNING_CAME, top])
    scene.fellowship_phase().wait_to(Verb.PLAY, STRANDS_OF_ELVEN_HAIR).play(STRANDS_OF_ELVEN_HAIR)
    assert scene.tokens(STRANDS_OF_ELVEN_HAIR) == 2
    scene.use(STRANDS_OF_ELVEN_HAIR).choose("remove")
    assert scene.tokens(STRANDS_OF_ELVEN_HAIR) == 1
    assert scene.can(Verb.YES) is taken
    if taken:
        scene.do(Verb.YES)
    assert scene.hand() == [top] * taken
    assert len(scene.deck()) == 2 - taken
