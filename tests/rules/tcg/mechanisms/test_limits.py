"""Limits: of uses, of amounts, of wounds (4.2, "limit")."""

from rules.tcg.engine.operations.wounds import can_take_wound, wound
from rules.tcg.engine.state.codes import ARCHERY, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_a_bonus_has_its_limit_in_each_phase() -> None:
    """1 U 153: +1 at a time, and no more than +3."""
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_SLAYER], twilight=6, site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SLAYER)
    for strength in (10, 11, 12, 12):
        scene.wait_to(Verb.USE, URUK_SLAYER).use(URUK_SLAYER)
        if scene.state.skirmisher >= 0:
            assert scene.strength(URUK_SLAYER) == strength


def test_each_copy_has_a_limit_of_its_own() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        bearing={MORDOR_TROOPER: [ORC_SCIMITAR]},
        twilight=2,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).wait_to(Verb.USE, ORC_SCIMITAR).use(
        ORC_SCIMITAR
    )
    scene.wait_to(Verb.USE, ORC_SCIMITAR)
    assert scene.strength(MORDOR_TROOPER) == 6 + 2 + 1


def test_what_is_limited_to_once_a_turn_happens_once() -> None:
    """1 C 266: the first weapon on it adds two twilight, the second none."""
    scene = Scene(
        minions=[ORC_CHIEFTAIN, ORC_CHIEFTAIN],
        shadow_hand=[ORC_SCIMITAR, ORC_SCIMITAR],
        twilight=2,
        site=6,
    )
    chieftain = scene.card(ORC_CHIEFTAIN)
    scene.shadow_phase()
    scene.play(ORC_SCIMITAR).do(Verb.CHOOSE, ORC_SCIMITAR, ORC_CHIEFTAIN)
    assert scene.twilight == 3
    scene.state.set_attached(chieftain, ())
    scene.play(ORC_SCIMITAR).do(Verb.CHOOSE, ORC_SCIMITAR, ORC_CHIEFTAIN)
    assert scene.twilight == 2


def test_a_count_has_a_limit() -> None:
    """4 U 282: +1 for each Rohan Man you spot, no more than +3."""
    scene = Scene(
        fellowship=[
            EOMER_VALIANT_WARCHIEF,
            EOWYN_RESTLESS_MAIDEN,
            ROHIRRIM_GUARD,
            ROHIRRIM_GUARD,
            MERRY_ROHIRRIM_SQUIRE,
        ],
        minions=[SOUTHRON_CAPTAIN],
        hand=[AN_HONORABLE_CHARGE],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, SOUTHRON_CAPTAIN).play(AN_HONORABLE_CHARGE).choose(
        MERRY_ROHIRRIM_SQUIRE
    ).take_number(4).resolve()
    assert ("totals", 6, 13) in (scene.log or [])


def test_a_bearer_takes_no_more_than_one_wound_in_a_skirmish() -> None:
    """1 C 92: a damage bonus wounds no further."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_BROOD],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ARMOR]},
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_the_limit_counts_skirmishes_alone() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], bearing={ARAGORN_DRIVEN_BY_NEED: [ARMOR]})
    scene.happen(wound, scene.card(ARAGORN_DRIVEN_BY_NEED)).happen(
        wound, scene.card(ARAGORN_DRIVEN_BY_NEED)
    )
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_a_limit_on_a_condition_holds_while_it_does() -> None:
    """5 U 10: only against a wounded minion."""
    for wounds, taken in ((0, 2), (1, 1)):
        scene = Scene(fellowship=[BALGLIN], minions=[URUK_BROOD], site=6)
        scene.wound(URUK_BROOD, wounds).skirmish(BALGLIN, URUK_BROOD).resolve()
        assert scene.wounds(BALGLIN) == taken


def test_an_armor_protects_only_with_three_men_to_spot() -> None:
    armor = {PIPPIN_SWORN_TO_SERVICE: [PIPPINS_ARMOR]}
    scene = Scene(
        fellowship=[PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        bearing=armor,
        minions=[SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(PIPPIN_SWORN_TO_SERVICE, SOUTHRON_CAPTAIN)
    pippin = scene.card(PIPPIN_SWORN_TO_SERVICE)
    scene.state.phase = 6
    scene.state.skirmish_wounds = {pippin: 1}
    assert can_take_wound(scene.state, pippin)
    scene = Scene(
        fellowship=[
            PIPPIN_SWORN_TO_SERVICE,
            ARAGORN_DRIVEN_BY_NEED,
            FARAMIR_STOUT_CAPTAIN,
            MADRIL_FARAMIRS_AIDE,
        ],
        bearing=armor,
        minions=[SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.state.phase = 6
    pippin = scene.card(PIPPIN_SWORN_TO_SERVICE)
    scene.state.skirmish_wounds = {pippin: 1}
    assert not can_take_wound(scene.state, pippin)


def test_a_sword_keeps_wounds_away_outside_of_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SLAYER],
        bearing={URUK_SLAYER: [BROAD_BLADED_SWORD]},
        site=6,
    )
    scene.state.phase = ARCHERY
    uruk = scene.card(URUK_SLAYER)
    assert not can_take_wound(scene.state, uruk)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SLAYER)
    scene.state.phase = 6
    assert can_take_wound(scene.state, uruk)


def test_archery_wounds_fall_on_others() -> None:
    """8 U 60: Ring-bound companions take none while another Raider Man is there."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[HARADRIM_MARKSMAN, DESERT_FIGHTER], site=6
    )
    scene.archery_phase().pass_all()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


def test_one_card_of_a_title_on_each_bearer() -> None:
    """6 R 26: "limit 1 per bearer"."""
    scene = Scene(fellowship=[FOREST_GUARDIAN], hand=[ENRAGED, ENRAGED], site=2).fellowship_phase()
    scene.play(ENRAGED)
    assert scene.bearer_of(ENRAGED) == FOREST_GUARDIAN
    assert not scene.can(Verb.PLAY, ENRAGED)


def test_a_limit_counts_what_an_ability_did_before_in_the_phase() -> None:
    """7 U 293: two other Orcs make it -2, and a second card in the same phase only -1 more."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_WARRIOR, MORDOR_TROOPER, ORC_CHIEFTAIN],
        shadow_hand=[SOUTHRON_CAPTAIN] * 4,
        hand=[AN_HONORABLE_CHARGE],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_WARRIOR)
    before = scene.strength(ARAGORN_DRIVEN_BY_NEED)
    for lost in (2, 3, 3):
        scene.wait_to(Verb.USE, MORDOR_WARRIOR).use(MORDOR_WARRIOR)
        if scene.can(Verb.NUMBER):
            scene.take_number(2)
        assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before - lost


def test_what_one_action_gives_to_each_of_several_counts_once() -> None:
    """12 C 45: each unbound companion is strength +1; a second time in the phase gives none."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD],
        support=[CONFRONTING_THE_EYE, CONFRONTING_THE_EYE],
        hand=[MERRY_ROHIRRIM_SQUIRE],
    ).fellowship_phase()
    cards = (ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)
    before = [scene.strength(card) for card in cards]
    for bonus in (1, 1, 2):
        # The first copy twice, then the other.
        options = [option for option in scene.options(Verb.USE) if option.card >= 0]
        scene.take(options[-1] if bonus == 2 else options[0])
        assert [scene.strength(card) for card in cards] == [
            before[0] + bonus,
            before[1] + bonus,
            before[2],
        ]
