"""The Gondor cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, defender_bonus, game_number
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import FELLOWSHIP_ARCHERY, REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def scene_of_the_highest_quality(*companions: str) -> Scene:
    scene = Scene(
        fellowship=companions,
        minions=[MORDOR_VETERAN],
        hand=[THE_HIGHEST_QUALITY, RALLY_THE_COMPANY],
    )
    return scene.skirmish(ARAGORN_STRIDER, MORDOR_VETERAN)


def test_the_highest_quality_exerts_until_resistance_adds_up_to_twelve() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    scene.play(THE_HIGHEST_QUALITY).choose(ARAGORN_STRIDER)
    assert not scene.can(Verb.PASS)
    scene.choose(BOROMIR_HERO_OF_OSGILIATH).pass_()
    assert scene.strength(MORDOR_VETERAN) == 9 - 2 * 3
    assert [
        scene.wounds(card) for card in (ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    ] == [1, 1, 0]


def test_the_highest_quality_may_exert_more_than_it_needs() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, DUILIN)
    scene.play(THE_HIGHEST_QUALITY).choose(ARAGORN_STRIDER)
    scene.choose(BOROMIR_HERO_OF_OSGILIATH).choose(DUILIN)
    assert scene.strength(MORDOR_VETERAN) == 0
    assert scene.wounds(DUILIN) == 1


def test_the_highest_quality_cannot_be_paid_with_less_resistance() -> None:
    scene = scene_of_the_highest_quality(ARAGORN_STRIDER)
    assert not scene.can(Verb.PLAY, THE_HIGHEST_QUALITY)


def scene_of_well_traveled(site: int) -> Scene:
    path = (MORIA_STAIRWAY_11_248,) * site
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        hand=[WELL_TRAVELED],
        path=path,
        site=site,
        adventure=[GREEN_DRAGON_INN_11_242, STABLES_11_259, WOODY_END],
    )
    return scene.fellowship_phase().play(WELL_TRAVELED)


def test_in_region_1_well_traveled_plays_two_sites() -> None:
    scene = scene_of_well_traveled(2).choose(STABLES_11_259).choose(WOODY_END)
    assert scene.wounds(ARAGORN_STRIDER) == 1
    assert [scene.id_of(site) for site in scene.state.path[2:]] == [STABLES_11_259, WOODY_END]


def test_beyond_region_1_well_traveled_plays_one_site() -> None:
    scene = scene_of_well_traveled(4).choose(STABLES_11_259)
    assert [scene.id_of(site) for site in scene.state.path[4:]] == [STABLES_11_259]


def test_aragorn_guide_and_protector_strikes_as_an_event_is_played() -> None:
    aragorn = ARAGORN_GUIDE_AND_PROTECTOR
    scene = Scene(
        fellowship=[aragorn],
        minions=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        hand=[CITY_OF_MEN, CITY_OF_MEN],
        site=4,
    )
    scene.skirmish(aragorn, EASTERLING_BLADEMASTER).play(CITY_OF_MEN)
    scene.wait_to(Verb.TRIGGER, aragorn).answer_with(aragorn)
    assert scene.wounds(aragorn) == 1
    assert scene.wounds(EASTERLING_BLADEMASTER) == 1
    assert scene.wounds(MORDOR_VETERAN) == 0


@pytest.mark.parametrize("token", [True, False])
def test_houses_of_healing_heal_for_two_twilight_and_a_token_or_themselves(token: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER], hand=[HOUSES_OF_HEALING, MADRIL_RANGER_OF_ITHILIEN]
    ).wound(ARAGORN_STRIDER, 1)
    scene.fellowship_phase().play(HOUSES_OF_HEALING)
    before = scene.twilight
    assert scene.tokens(HOUSES_OF_HEALING) == 3
    scene.use(HOUSES_OF_HEALING).choose("remove" if token else "discard")
    assert scene.twilight == before + 2
    assert scene.wounds(ARAGORN_STRIDER) == 0
    assert scene.in_play(HOUSES_OF_HEALING) is token
    if token:
        assert scene.tokens(HOUSES_OF_HEALING) == 2


@pytest.mark.parametrize(
    ("place", "wounds", "offered"),
    [
        (ISENGARD_RUINED_15_192, 0, True),
        (ISENGARD_RUINED_15_192, 3, False),
        (MORIA_STAIRWAY_11_248, 0, False),
    ],
)
def test_bow_of_minas_tirith_may_exert_its_bearer_on_a_battleground(
    place: str, wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        bearing={ARAGORN_STRIDER: [BOW_OF_MINAS_TIRITH]},
        minions=[MORDOR_VETERAN],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(ARAGORN_STRIDER, wounds)
    scene.archery_phase()
    assert scene.can(Verb.TRIGGER, BOW_OF_MINAS_TIRITH) is offered
    if offered:
        scene.answer_with(BOW_OF_MINAS_TIRITH)
        assert scene.wounds(ARAGORN_STRIDER) == 1
        scene.pass_all()
    # He is no archer himself.
    assert scene.wounds(MORDOR_VETERAN) == int(offered)
    assert game_number(scene.state, FELLOWSHIP_ARCHERY) == 0


@pytest.mark.parametrize("item", [BOW_OF_MINAS_TIRITH, GONDORIAN_BLADE])
@pytest.mark.parametrize(
    ("companion", "playable"), [(DUILIN, True), (ROHIRRIM_GUARD, False), (DWARF_GUARD, False)]
)
def test_arms_of_gondor_are_for_men_of_gondor(item: str, companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[item, RALLY_THE_COMPANY]).fellowship_phase()
    assert scene.can(Verb.PLAY, item) is playable


@pytest.mark.parametrize(
    ("bearer", "place", "damage"),
    [
        (ARAGORN_STRIDER, STABLES_11_259, 1),
        (BOROMIR_HERO_OF_OSGILIATH, STABLES_11_259, 0),
        (BOROMIR_HERO_OF_OSGILIATH, NORTH_UNDEEP, 1),
        # Both at once are no more than one of them.
        (ARAGORN_STRIDER, NORTH_UNDEEP, 1),
    ],
)
def test_gondorian_blade_gives_damage_to_a_ranger_or_at_a_river(
    bearer: str, place: str, damage: int
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [GONDORIAN_BLADE]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(bearer)) == damage


def test_much_needed_rest_heals_men_of_gondor_who_resist_by_five() -> None:
    """Two burdens leave Aragorn 6, Madril 5 and Boromir 3."""
    cards = (ARAGORN_STRIDER, BOROMIR_HERO_OF_OSGILIATH, MADRIL_RANGER_OF_ITHILIEN, DWARF_GUARD)
    scene = Scene(fellowship=cards, hand=[MUCH_NEEDED_REST, RALLY_THE_COMPANY], burdens=2)
    for card in cards:
        scene.wound(card, 2)
    scene.fellowship_phase().wait_to(Verb.PLAY, MUCH_NEEDED_REST).play(MUCH_NEEDED_REST)
    assert [scene.wounds(card) for card in cards] == [1, 2, 1, 2]


@pytest.mark.parametrize(
    ("ranger", "minion", "bonus"),
    [(DUILIN, FERAL_URUK, 2), (DUILIN, MERCILESS_URUK, 3)],
)
def test_battle_cry_does_more_against_a_damage_bonus(ranger: str, minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[ranger, BOROMIR_HERO_OF_OSGILIATH],
        minions=[minion],
        hand=[BATTLE_CRY, RALLY_THE_COMPANY],
        site=4,
    )
    before = scene.skirmish(ranger, minion).strength(ranger)
    scene.play(BATTLE_CRY)
    assert scene.strength(ranger) == before + bonus
    assert scene.strength(BOROMIR_HERO_OF_OSGILIATH) == 7


@pytest.mark.parametrize(("burdens", "bonus"), [(1, 3), (2, 2)])
def test_pledge_of_loyalty_does_more_for_a_strong_will(burdens: int, bonus: int) -> None:
    """Boromir's resistance is 5."""
    scene = Scene(
        fellowship=[BOROMIR_HERO_OF_OSGILIATH, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[PLEDGE_OF_LOYALTY, RALLY_THE_COMPANY],
        burdens=burdens,
        site=4,
    )
    scene.skirmish(BOROMIR_HERO_OF_OSGILIATH, MORDOR_VETERAN).play(PLEDGE_OF_LOYALTY)
    assert scene.strength(BOROMIR_HERO_OF_OSGILIATH) == 7 + bonus


def test_aragorn_strider_leaves_a_trail_of_twilight() -> None:
    tracked, plain = (
        Scene(fellowship=[companion]) for companion in (ARAGORN_STRIDER, MADRIL_RANGER_OF_ITHILIEN)
    )
    for moved in (tracked, plain):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert tracked.twilight == plain.twilight + 1


@pytest.mark.parametrize(
    ("place", "wounds", "offered"),
    [(WOODY_END, 0, True), (WOODY_END, 2, False), (STABLES_11_259, 0, False)],
)
def test_madril_ranger_of_ithilien_finds_the_way_on_through_a_forest(
    place: str, wounds: int, offered: bool
) -> None:
    madril = MADRIL_RANGER_OF_ITHILIEN
    scene = Scene(
        fellowship=[madril],
        hand=[DUILIN],
        path=(MORIA_STAIRWAY_11_248, place),
        adventure=[GREEN_DRAGON_INN_11_242],
    ).wound(madril, wounds)
    scene.fellowship_phase()
    assert scene.can(Verb.USE, madril) is offered
    if offered:
        scene.use(madril)
        if scene.can(Verb.CHOOSE):
            scene.choose(GREEN_DRAGON_INN_11_242)
        assert scene.wounds(madril) == 1
        assert scene.id_of(scene.state.path[2]) == GREEN_DRAGON_INN_11_242


@pytest.mark.parametrize(
    ("place", "wounds", "defender"),
    [(ISENGARD_RUINED_15_192, 0, 1), (ISENGARD_RUINED_15_192, 1, 0), (STABLES_11_259, 0, 0)],
)
def test_armor_of_the_citadel_makes_a_defender_of_who_is_unhurt_in_battle(
    place: str, wounds: int, defender: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        bearing={ARAGORN_STRIDER: [ARMOR_OF_THE_CITADEL]},
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(ARAGORN_STRIDER, wounds)
    assert defender_bonus(scene.state, scene.card(ARAGORN_STRIDER)) == defender


def test_armor_of_the_citadel_blunts_the_damage_of_a_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        bearing={ARAGORN_STRIDER: [ARMOR_OF_THE_CITADEL]},
        minions=[MERCILESS_URUK],
        hand=[RALLY_THE_COMPANY],
        site=4,
    )
    assert damage_bonus(scene.state, scene.card(MERCILESS_URUK)) == 1
    scene.skirmish(ARAGORN_STRIDER, MERCILESS_URUK)
    assert damage_bonus(scene.state, scene.card(MERCILESS_URUK)) == 0


@pytest.mark.parametrize(
    ("winner", "offered"), [(BOROMIR_HERO_OF_OSGILIATH, True), (DUILIN, False)]
)
def test_boromir_hero_of_osgiliath_heals_a_companion_of_gondor_when_he_wins(
    winner: str, offered: bool
) -> None:
    boromir = BOROMIR_HERO_OF_OSGILIATH
    scene = Scene(fellowship=[boromir, DUILIN, DWARF_GUARD])
    for card in (DUILIN, DWARF_GUARD):
        scene.wound(card, 1)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, boromir) is offered
    if offered:
        scene.answer_with(boromir)
        assert (scene.wounds(DUILIN), scene.wounds(DWARF_GUARD)) == (0, 1)
