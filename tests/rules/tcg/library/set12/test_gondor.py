"""The cards of Gondor of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_roaming, resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import DEFENDER, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(
    ("place", "burdens", "bears", "roams", "bonus"),
    [
        (WEST_ROAD, 5, [], False, 0),
        (ISENGARD_RUINED_15_192, 5, [], False, 1),
        (ISENGARD_RUINED_15_192, 0, [], False, 2),
        (ISENGARD_RUINED_15_192, 0, [ARAGORNS_BOW], False, 2),
        (WEST_ROAD, 5, [BLADE_OF_GONDOR], True, 2),
    ],
)
def test_tireless_counts_what_is_true(
    place: str, burdens: int, bears: list[str], roams: bool, bonus: int
) -> None:
    """A battleground, resistance 4, a hand weapon and a roaming minion: one for each."""
    minion = MORDOR_REGULAR if roams else EASTERLING_BLADEMASTER
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        bearing={KNIGHT_OF_DOL_AMROTH: bears},
        support=[TIRELESS],
        minions=[minion],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[CITY_OF_MEN],
    )
    before = scene.skirmish(KNIGHT_OF_DOL_AMROTH, minion).strength(KNIGHT_OF_DOL_AMROTH)
    scene.use(TIRELESS)
    assert scene.strength(KNIGHT_OF_DOL_AMROTH) == before + bonus


@pytest.mark.parametrize(("minion", "free"), [(MORDOR_REGULAR, False), (SOUTHRON_TROOP, True)])
def test_concealment_silences_a_roaming_foe(minion: str, free: bool) -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_DOL_AMROTH],
        minions=[minion, EASTERLING_BLADEMASTER],
        hand=[CONCEALMENT],
        site=4,
        twilight=5,
    )
    scene.skirmish(KNIGHT_OF_DOL_AMROTH, minion, EASTERLING_BLADEMASTER)
    before = scene.strength(KNIGHT_OF_DOL_AMROTH)
    scene.play(CONCEALMENT)
    assert scene.comes_to(Verb.USE, EASTERLING_BLADEMASTER) is free
    if free:
        assert scene.strength(KNIGHT_OF_DOL_AMROTH) == before + 1


@pytest.mark.parametrize(("place", "roams"), [(FANGORN_GLADE, True), (CHAMBER_OF_MAZARBUL, False)])
def test_faramirs_sword_makes_his_foe_roam_in_a_forest(place: str, roams: bool) -> None:
    scene = Scene(
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        bearing={FARAMIR_STOUT_CAPTAIN: [FARAMIRS_SWORD]},
        minions=[EASTERLING_BLADEMASTER],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(FARAMIR_STOUT_CAPTAIN, EASTERLING_BLADEMASTER)
    assert is_roaming(scene.state, scene.card(EASTERLING_BLADEMASTER)) is roams


def test_boromirs_blade_brings_him_to_a_hobbit_for_a_card_he_bears() -> None:
    boromir = BOROMIR_DEFENDER_OF_MINAS_TIRITH_12_43
    blade = BLADE_OF_GONDOR_SWORD_OF_BOROMIR
    scene = Scene(
        fellowship=[boromir, MERRY_ROHIRRIM_SQUIRE],
        bearing={boromir: [blade, TIRELESS]},
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_VETERAN).use(blade).choose(TIRELESS)
    assert scene.assigned_to(MORDOR_VETERAN) == [boromir]
    assert scene.is_discarded(TIRELESS)
    assert scene.in_play(blade)


@pytest.mark.parametrize("times", [1, 2])
def test_confronting_the_eye_strengthens_once_however_often_it_is_used(times: int) -> None:
    cards = [ARAGORN_STRIDER, DWARF_GUARD]
    scene = Scene(
        fellowship=cards, support=[CONFRONTING_THE_EYE], hand=[AXE_STRIKE, DWARF_GUARD]
    ).fellowship_phase()
    before = [scene.strength(card) for card in (*cards, FRODO_HOPE_OF_FREE_PEOPLES)]
    twilight = scene.twilight
    for _ in range(times):
        if scene.can(Verb.USE, CONFRONTING_THE_EYE):
            scene.use(CONFRONTING_THE_EYE)
    assert scene.strength(ARAGORN_STRIDER) == before[0] + 1
    assert scene.strength(DWARF_GUARD) == before[1] + 1
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == before[2]
    assert scene.twilight >= twilight + 2


def test_guardian_lets_an_idle_companion_take_a_skirmish_over() -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER, DWARF_GUARD],
        support=[GUARDIAN],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).use(GUARDIAN)
    assert scene.assigned_to(MORDOR_VETERAN) == [ARAGORN_STRIDER]
    assert scene.is_discarded(GUARDIAN)


@pytest.mark.parametrize(("minion", "healed"), [(URUK_HAI_GUARD, 2), (MORDOR_VETERAN, 1)])
def test_invigorated_heals_two_men_where_a_minion_roams(minion: str, healed: int) -> None:
    """At site 4 a minion of number 5 roams; the Veteran's number is lower."""
    men = [ARAGORN_STRIDER, BOROMIR_DEFENDER_OF_MINAS_TIRITH_12_43]
    path = ARAGORN_SITES
    scene = Scene(
        fellowship=men,
        support=[INVIGORATED],
        minions=[minion],
        hand=[AXE_STRIKE],
        path=path,
        site=4 if healed == 2 else 6,
    )
    for man in men:
        scene.wound(man, 1)
    scene.skirmish(ARAGORN_STRIDER, minion).use(INVIGORATED)
    if scene.can(Verb.CHOOSE):
        scene.choose(men[1])
    assert sum(scene.wounds(man) for man in men) == 2 - healed


def test_valorous_leader_breaks_what_a_minion_bears() -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER],
        bearing={ARAGORN_STRIDER: [VALOROUS_LEADER], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=[BRUTAL_EASTERLING],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(ARAGORN_STRIDER, BRUTAL_EASTERLING).use(VALOROUS_LEADER)
    assert scene.is_discarded(VALOROUS_LEADER)
    assert scene.is_discarded(CORSAIR_SCIMITAR)


@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_faramir_dunadan_of_gondor_fights_for_the_wounds_of_the_ring_bearer(wounds: int) -> None:
    faramir = FARAMIR_DUNADAN_OF_GONDOR
    scene = Scene(
        fellowship=[faramir, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    # Another's wounds do not count.
    scene.wound(DWARF_GUARD, 1).skirmish(faramir, MORDOR_VETERAN).use(faramir)
    assert scene.strength(faramir) == 7 + wounds
    assert scene.wounds(faramir) == 1


def test_faramir_dunadan_of_gondor_must_be_able_to_exert() -> None:
    faramir = FARAMIR_DUNADAN_OF_GONDOR
    scene = Scene(
        fellowship=[faramir, DWARF_GUARD], minions=[MORDOR_VETERAN], hand=[AXE_STRIKE], site=4
    )
    scene.wound(faramir, 2).skirmish(faramir, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, faramir)


def test_elendils_valor_makes_a_defender_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_STRIDER, DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        hand=[ELENDILS_VALOR_12_46],
        site=4,
    )
    scene.maneuver_phase().play(ELENDILS_VALOR_12_46)
    assert [scene.number(DEFENDER, card) for card in (ARAGORN_STRIDER, DWARF_GUARD)] == [1, 0]
    scene.assignment_phase()
    assert scene.number(DEFENDER, ARAGORN_STRIDER) == 1
    scene.regroup_phase()
    assert scene.number(DEFENDER, ARAGORN_STRIDER) == 0


@pytest.mark.parametrize(("place", "added"), [(BARAZINBAR, 2), (ROHAN_UPLANDS, 0)])
def test_gondorian_steed_is_slow_in_the_mountains(place: str, added: int) -> None:
    path = (ARAGORN_SITES[0], place, *ARAGORN_SITES[2:])
    ridden, plain = (
        Scene(
            fellowship=[BOROMIR_HERO_OF_OSGILIATH],
            bearing={BOROMIR_HERO_OF_OSGILIATH: borne},
            path=path,
        )
        for borne in ([GONDORIAN_STEED], [])
    )
    for moved in (ridden, plain):
        moved.state.phase = REGROUP
        moved.happen(move)
        while moved.options():
            moved.pass_()
    assert ridden.twilight == plain.twilight + added


@pytest.mark.parametrize(
    ("companion", "playable"), [(BOROMIR_HERO_OF_OSGILIATH, True), (ARAGORN_STRIDER, False)]
)
def test_gondorian_steed_carries_a_knight(companion: str, playable: bool) -> None:
    scene = Scene(fellowship=[companion], hand=[GONDORIAN_STEED]).fellowship_phase()
    assert scene.can(Verb.PLAY, GONDORIAN_STEED) is playable
    if playable:
        scene.play(GONDORIAN_STEED)
        knight = scene.card(companion)
        assert scene.strength(companion) == 7 + 1
        assert resistance(scene.state, knight) == 5 + 1
        assert damage_bonus(scene.state, knight) == 1


@pytest.mark.parametrize(
    ("bearer", "item", "damage"),
    [
        (BOROMIR_HERO_OF_OSGILIATH, BLADE_OF_GONDOR_SWORD_OF_BOROMIR, 1),
        (FARAMIR_DUNADAN_OF_GONDOR, FARAMIRS_SWORD, 1),
        (BOROMIR_HERO_OF_OSGILIATH, VALOROUS_LEADER, 0),
    ],
)
def test_a_sword_of_the_stewards_sons_gives_damage(bearer: str, item: str, damage: int) -> None:
    scene = Scene(fellowship=[bearer], bearing={bearer: [item]})
    assert damage_bonus(scene.state, scene.card(bearer)) == damage
    assert scene.strength(bearer) == 7 + 2 * damage


@pytest.mark.parametrize("wounds", [0, 2])
def test_boromir_defender_of_minas_tirith_heals_for_two_twilight(wounds: int) -> None:
    boromir = BOROMIR_DEFENDER_OF_MINAS_TIRITH_12_43
    scene = Scene(fellowship=[boromir], hand=[ELENDILS_VALOR_12_46]).wound(boromir, wounds)
    scene.fellowship_phase()
    for left in range(wounds)[::-1]:
        scene.use(boromir)
        assert scene.wounds(boromir) == left
    assert scene.twilight == 2 * wounds
