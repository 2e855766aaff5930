"""The Shire cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import IN_ADVENTURE_DECK, RESISTANCE, SHADOW_NUMBER, Verb
from rules.tcg.notation.language import (
    a,
    ability,
    bearer_must_be,
    condition,
    discard,
    exert,
    make,
    remove_twilight,
    shadow,
    skirmish,
    strength,
    this,
    titled,
)
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import WILDS, wild_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


# Sites of the Fellowship block: 2 is a forest, 4 and 5 are underground, 7 and 8 rivers.
def at_home_of(scene: Scene, owner: int) -> Scene:
    """Let the site 1 on the path be one of this player's."""
    owners = list(scene.state.owner)
    owners[scene.card(WILDS[0])] = owner
    scene.state.owner = tuple(owners)
    return scene


@pytest.mark.parametrize("bilbo", [True, False])
def test_red_book_draws_for_a_tale_if_bilbo_is_spotted(bilbo: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[RED_BOOK_OF_WESTMARCH, *([BILBO_RETIRED_ADVENTURER] if bilbo else [])],
        hand=[THERE_AND_BACK_AGAIN],
        deck=[HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().play(THERE_AND_BACK_AGAIN)
    scene.do(Verb.CHOOSE, THERE_AND_BACK_AGAIN, MERRY_ROHIRRIM_SQUIRE)
    assert scene.can(Verb.TRIGGER, RED_BOOK_OF_WESTMARCH) is bilbo
    if bilbo:
        assert scene.answer_with(RED_BOOK_OF_WESTMARCH).hand() == [HOBBIT_SWORD_7_319]


def test_bilbos_pipe_shuffles_tales_alone() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={MERRY_ROHIRRIM_SQUIRE: [BILBOS_PIPE], FRODO_HOPE_OF_FREE_PEOPLES: [FRODOS_PIPE]},
        support=[LONGBOTTOM_LEAF],
        discards=[
            RED_BOOK_OF_WESTMARCH,
            HOBBIT_SWORD_7_319,
            THE_SAGA_OF_ELENDIL,
            THERE_AND_BACK_AGAIN,
        ],
    )
    scene.fellowship_phase().use(BILBOS_PIPE).take_number(2)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    scene.choose(RED_BOOK_OF_WESTMARCH).choose(THE_SAGA_OF_ELENDIL)
    assert sorted(scene.deck()) == sorted([RED_BOOK_OF_WESTMARCH, THE_SAGA_OF_ELENDIL])
    assert scene.is_discarded(THERE_AND_BACK_AGAIN)


@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_the_gaffers_pipe_removes_twilight_for_pipes_spotted(spotted: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [THE_GAFFERS_PIPE],
            FRODO_HOPE_OF_FREE_PEOPLES: [FRODOS_PIPE],
        },
        support=[LONGBOTTOM_LEAF],
        twilight=5,
    )
    scene.fellowship_phase().use(THE_GAFFERS_PIPE).take_number(spotted)
    assert scene.twilight == 5 - spotted
    assert scene.is_discarded(LONGBOTTOM_LEAF)


def test_hobbit_farmer_lays_your_site_1_over_an_opponents() -> None:
    scene = wild_scene(
        support=[HOBBIT_FARMER],
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        adventure=[FARMER_MAGGOTS_FIELDS],
        site=3,
    )
    at_home_of(scene, SHADOW).fellowship_phase().use(HOBBIT_FARMER)
    assert scene.state.path[0] == scene.card(FARMER_MAGGOTS_FIELDS)
    assert scene.wounds(HOBBIT_FARMER) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_hobbit_farmer_has_the_text_of_your_site_1_alone() -> None:
    for owner, choices in ((0, {FRODO_HOPE_OF_FREE_PEOPLES, HOBBIT_FARMER}), (SHADOW, set())):
        scene = wild_scene(
            support=[HOBBIT_FARMER], deck=[THE_GAFFER_SAMS_FATHER], site=3, twilight=3
        )
        at_home_of(scene, owner).fellowship_phase().use(HOBBIT_FARMER)
        chosen_from = {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)}
        assert chosen_from == choices
        if choices:
            assert (
                scene.choose(HOBBIT_FARMER)
                .choose(THE_GAFFER_SAMS_FATHER)
                .in_play(THE_GAFFER_SAMS_FATHER)
            )
            assert scene.wounds(HOBBIT_FARMER) == 1


def test_longbottom_leaf_may_discard_two_cards() -> None:
    scene = Scene(
        hand=[LONGBOTTOM_LEAF, HOBBIT_SWORD_7_319, POWER_ACCORDING_TO_HIS_STATURE, HOBBIT_APPETITE]
    )
    scene.fellowship_phase().play(LONGBOTTOM_LEAF).answer_with(LONGBOTTOM_LEAF).choose(
        POWER_ACCORDING_TO_HIS_STATURE
    ).choose(HOBBIT_APPETITE)
    assert scene.hand() == [HOBBIT_SWORD_7_319]


def test_master_proudfoot_keeps_shire_cards_and_discards_the_rest() -> None:
    scene = Scene(
        support=[MASTER_PROUDFOOT],
        deck=[
            POWER_ACCORDING_TO_HIS_STATURE,
            THE_SAGA_OF_ELENDIL,
            LONGBOTTOM_LEAF,
            GIMLI_DWARF_OF_EREBOR,
            HOBBIT_APPETITE,
        ],
        twilight=2,
    )
    scene.fellowship_phase().use(MASTER_PROUDFOOT)
    assert sorted(scene.hand()) == sorted([LONGBOTTOM_LEAF, HOBBIT_APPETITE])
    assert scene.deck() == [POWER_ACCORDING_TO_HIS_STATURE, THE_SAGA_OF_ELENDIL]
    assert scene.is_discarded(GIMLI_DWARF_OF_EREBOR)
    assert scene.twilight == 4
    assert not scene.can(Verb.USE, MASTER_PROUDFOOT)


def test_merry_adds_the_strength_he_has_at_that_moment() -> None:
    """2.0, "Clarifications": the bonus does not grow with his strength later."""
    encouraging = made(
        PIPPIN_SWORN_TO_SERVICE,
        ability(skirmish, exert(this) >> make(a(titled("Merry")), strength(+4))),
    )
    scene = Scene(
        fellowship=[MERRY_FRIEND_TO_SAM, ARAGORN_DRIVEN_BY_NEED, encouraging],
        minions=[SOUTHRON_CAPTAIN],
        site=4,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    before, added = scene.strength(ARAGORN_DRIVEN_BY_NEED), scene.strength(MERRY_FRIEND_TO_SAM)
    scene.use(MERRY_FRIEND_TO_SAM).choose(ARAGORN_DRIVEN_BY_NEED)
    scene.wait_to(Verb.USE, encouraging).use(encouraging)
    assert scene.strength(MERRY_FRIEND_TO_SAM) == added + 4
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == before + added


@pytest.mark.parametrize(
    ("pippin", "discarded", "safe"),
    [
        (True, THERE_AND_BACK_AGAIN, True),
        (False, THERE_AND_BACK_AGAIN, False),
        (True, NICE_IMITATION, False),
    ],
)
def test_pippin_friend_to_frodo_keeps_shire_tales_from_opponents(
    pippin: bool, discarded: str, safe: bool
) -> None:
    spoiler = made(MORDOR_TROOPER, ability(shadow, remove_twilight(1) >> discard(a(condition))))
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *([PIPPIN_FRIEND_TO_FRODO] if pippin else [])],
        bearing={MERRY_ROHIRRIM_SQUIRE: [THERE_AND_BACK_AGAIN]},
        support=[NICE_IMITATION],
        minions=[spoiler],
        twilight=1,
    )
    scene.shadow_phase().use(spoiler).choose(discarded)
    assert scene.is_discarded(discarded) is not safe


def test_power_according_to_his_stature_wounds_each_minion_at_the_ring_bearer() -> None:
    scene = Scene(
        minions=[SOUTHRON_CAPTAIN, MORDOR_VETERAN, MORDOR_TROOPER, MORGUL_LACKEY],
        hand=[POWER_ACCORDING_TO_HIS_STATURE],
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, SOUTHRON_CAPTAIN, MORDOR_VETERAN).play(
        POWER_ACCORDING_TO_HIS_STATURE
    )
    assert [
        scene.wounds(minion) for minion in (SOUTHRON_CAPTAIN, MORDOR_VETERAN, MORDOR_TROOPER)
    ] == [1, 1, 0]
    assert scene.burdens == 1


def test_sam_fetches_bill_the_pony() -> None:
    """Bill the Pony is not written yet, so one is made up that Sam bears."""
    pony = made(BILL_THE_PONY, bearer_must_be(titled("Sam")), title="Bill the Pony")
    scene = Scene(fellowship=[SAM_FAITHFUL_COMPANION], deck=[pony]).fellowship_phase()
    scene.use(SAM_FAITHFUL_COMPANION).choose(pony)
    assert scene.bearer_of(pony) == SAM_FAITHFUL_COMPANION
    assert scene.deck() == []


@pytest.mark.parametrize(
    ("minion", "bonus"),
    [
        (URUK_SOLDIER, 3),
        (CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT, 3),
        (ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR, 0),
    ],
)
def test_stone_trolls_teach_how_to_fight_trolls_and_uruk_hai(minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [STONE_TROLLS]},
        minions=[minion, MORGUL_LACKEY],
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion)
    assert scene.state.skirmisher >= 0
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + bonus


def test_stone_trolls_are_told_to_each_character_once() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [STONE_TROLLS]},
        support=[BILBO_RETIRED_ADVENTURER],
        hand=[STONE_TROLLS],
    )
    scene.fellowship_phase().play(STONE_TROLLS)
    assert {scene.id_of(option.target) for option in scene.options()} == {
        FRODO_HOPE_OF_FREE_PEOPLES,
        BILBO_RETIRED_ADVENTURER,
    }


@pytest.mark.parametrize(
    ("hobbits", "less"),
    [
        ((), 0),
        ((MERRY_ROHIRRIM_SQUIRE,), 1),
        ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE), 1),
        ((MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, SAM_SON_OF_HAMFAST), 2),
    ],
)
def test_a_talent_for_not_being_seen_lowers_the_shadow_number_moved_to(
    hobbits: tuple[str, ...], less: int
) -> None:
    plain = wild_scene(fellowship=hobbits, site=6).happen(path.move).pass_all()
    hidden = wild_scene(fellowship=hobbits, support=[A_TALENT_FOR_NOT_BEING_SEEN], site=6)
    hidden.happen(path.move).pass_all()
    assert plain.twilight - hidden.twilight == less
    assert hidden.number(SHADOW_NUMBER, WILDS[7]) == 6


def test_there_and_back_again_strengthens_every_hobbit_companion() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, DWARF_GUARD],
        bearing={MERRY_ROHIRRIM_SQUIRE: [THERE_AND_BACK_AGAIN]},
        support=[ROSIE_COTTON_HOBBITON_LASS],
        minions=[SOUTHRON_CAPTAIN],
    )
    before = [
        scene.strength(card)
        for card in (
            MERRY_ROHIRRIM_SQUIRE,
            PIPPIN_SWORN_TO_SERVICE,
            FRODO_HOPE_OF_FREE_PEOPLES,
            DWARF_GUARD,
            ROSIE_COTTON_HOBBITON_LASS,
        )
    ]
    scene.maneuver_phase().use(THERE_AND_BACK_AGAIN)
    now = [
        scene.strength(card)
        for card in (
            MERRY_ROHIRRIM_SQUIRE,
            PIPPIN_SWORN_TO_SERVICE,
            FRODO_HOPE_OF_FREE_PEOPLES,
            DWARF_GUARD,
            ROSIE_COTTON_HOBBITON_LASS,
        )
    ]
    assert [one - other for one, other in zip(now, before, strict=True)] == [2, 2, 2, 0, 0]


def test_thrors_map_plays_the_next_site_over_an_opponents() -> None:
    scene = Scene(
        path=WILDS,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[THRORS_MAP],
        adventure=[MIDGEWATER_MARSHES],
        site=1,
    )
    scene.state.path.append(scene.card(BREELAND_FOREST))
    scene.state.adventure[SHADOW].remove(scene.card(BREELAND_FOREST))
    scene.fellowship_phase().use(THRORS_MAP).choose(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.state.path[1] == scene.card(MIDGEWATER_MARSHES)
    assert scene.state.zone[scene.card(BREELAND_FOREST)] == IN_ADVENTURE_DECK
    assert (scene.wounds(MERRY_ROHIRRIM_SQUIRE), scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (1, 1)
    assert scene.is_discarded(THRORS_MAP)


@pytest.mark.parametrize(
    ("items", "strength"),
    [([], 3), ([HOBBIT_SWORD_7_319], 3 + 2 + 2), ([LEMBAS], 3)],
    ids=["nothing", "a weapon", "no weapon"],
)
def test_merry_from_oer_the_brandywine_is_stronger_with_a_weapon(
    items: list[str], strength: int
) -> None:
    merry = MERRY_FROM_OER_THE_BRANDYWINE
    scene = Scene(fellowship=[merry], bearing={merry: items})
    assert scene.strength(merry) == strength


@pytest.mark.parametrize("in_maneuver", [True, False])
def test_stout_and_sturdy_heals_one_hobbit_in_the_maneuver_phase(in_maneuver: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[STOUT_AND_STURDY],
    )
    scene.wound(MERRY_ROHIRRIM_SQUIRE, 2).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    if in_maneuver:
        scene.maneuver_phase()
    else:
        scene.archery_phase()
    assert scene.can(Verb.PLAY, STOUT_AND_STURDY) is in_maneuver
    if in_maneuver:
        scene.play(STOUT_AND_STURDY)
        if scene.can(Verb.CHOOSE):
            scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize("hobbit", [MERRY_ROHIRRIM_SQUIRE, HOBBIT_FARMER])
def test_stout_and_sturdy_heals_a_hobbit_companion_or_ally_in_a_skirmish(hobbit: str) -> None:
    scene = Scene(support=[hobbit], minions=[MORDOR_VETERAN], hand=[STOUT_AND_STURDY])
    scene.wound(hobbit, 1)
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, MORDOR_VETERAN).play(STOUT_AND_STURDY)
    if scene.can(Verb.CHOOSE):
        scene.choose(hobbit)
    assert scene.wounds(hobbit) == 0


def test_farmer_maggot_heals_merry_or_pippin() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        support=[FARMER_MAGGOT_CHASER_OF_RASCALS],
    )
    for card in (MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED):
        scene.wound(card, 1)
    scene.fellowship_phase().use(FARMER_MAGGOT_CHASER_OF_RASCALS)
    assert {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)} == {
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
    }


def test_old_bilbos_heir_may_heal_a_hobbit_ally_at_the_start_of_his_turns() -> None:
    scene = Scene(
        support=[ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH],
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        ring_bearer=FRODO_OLD_BILBOS_HEIR,
    )
    for card in (ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH, MERRY_ROHIRRIM_SQUIRE):
        scene.wound(card, 1)
    scene.turn_starts().answer_with(FRODO_OLD_BILBOS_HEIR)
    assert [
        scene.wounds(card)
        for card in (ROSIE_COTTON_HOBBITON_LASS, THRARIN_DWARVEN_SMITH, MERRY_ROHIRRIM_SQUIRE)
    ] == [0, 1, 1]


@pytest.mark.parametrize(("times", "left"), [(1, 2), (3, 0)])
def test_hobbit_appetite_heals_as_often_as_twilight_is_added(times: int, left: int) -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], hand=[HOBBIT_APPETITE]).wound(
        MERRY_ROHIRRIM_SQUIRE, 3
    )
    scene.fellowship_phase().play(HOBBIT_APPETITE).take_number(times)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == left
    assert scene.twilight == times


def test_hobbit_party_guest_heals_another_hobbit_at_home_at_site_1() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[
            HOBBIT_PARTY_GUEST,
            ROSIE_COTTON_HOBBITON_LASS,
            THRARIN_DWARVEN_SMITH,
            BILBO_RETIRED_ADVENTURER,
        ],
    )
    for card in (
        HOBBIT_PARTY_GUEST,
        ROSIE_COTTON_HOBBITON_LASS,
        THRARIN_DWARVEN_SMITH,
        BILBO_RETIRED_ADVENTURER,
        MERRY_ROHIRRIM_SQUIRE,
    ):
        scene.wound(card, 1)
    scene.turn_starts()
    assert scene.wounds(HOBBIT_PARTY_GUEST) == 0
    scene.fellowship_phase().use(HOBBIT_PARTY_GUEST)
    assert scene.wounds(ROSIE_COTTON_HOBBITON_LASS) == 0
    assert [
        scene.wounds(card)
        for card in (
            THRARIN_DWARVEN_SMITH,
            BILBO_RETIRED_ADVENTURER,
            MERRY_ROHIRRIM_SQUIRE,
            HOBBIT_PARTY_GUEST,
        )
    ] == [1] * 4


def test_pippin_removes_a_burden_or_a_wound() -> None:
    for number, wounds, burdens in ((0, 1, 1), (1, 0, 2)):
        scene = Scene(
            hand=[PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307],
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            burdens=2,
        )
        scene.wound(ARAGORN_DRIVEN_BY_NEED, 1)
        scene.fellowship_phase().play(PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307).take_number(number)
        assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.burdens) == (wounds, burdens)


def test_pippin_heals_where_there_is_no_burden() -> None:
    scene = Scene(
        hand=[PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307], fellowship=[ARAGORN_DRIVEN_BY_NEED]
    ).wound(ARAGORN_DRIVEN_BY_NEED, 1)
    scene.fellowship_phase().play(PIPPIN_HOBBIT_OF_SOME_INTELLIGENCE_1_307)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


@pytest.mark.parametrize(
    ("friend", "usable"), [(LEGOLAS_GREENLEAF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_who_has_frodos_signet_exerts_to_heal_him(friend: str, usable: bool) -> None:
    frodo = FRODO_SON_OF_DROGO
    scene = Scene(ring_bearer=frodo, fellowship=[friend]).wound(frodo, 2).fellowship_phase()
    assert scene.can(Verb.USE, frodo) is usable
    if usable:
        scene.use(frodo)
        assert (scene.wounds(frodo), scene.wounds(friend)) == (1, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_old_toby_may_draw_a_card(takes_it: bool) -> None:
    scene = Scene(hand=[OLD_TOBY] * 2, deck=[ROHIRRIM_GUARD] * 2).fellowship_phase().play(OLD_TOBY)
    if takes_it:
        scene.answer_with(OLD_TOBY)
    else:
        scene.pass_()
    assert scene.hand().count(ROHIRRIM_GUARD) == takes_it


@pytest.mark.parametrize("takes_it", [True, False])
def test_sam_may_bear_the_ring_when_frodo_dies(takes_it: bool) -> None:
    sam = SAM_FAITHFUL_COMPANION
    scene = Scene(fellowship=[sam], site=4)
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES))
    if takes_it:
        scene.answer_with(sam)
        assert scene.number(RESISTANCE, sam) == 5
    else:
        scene.pass_()
    assert (scene.state.ring_bearer[0] == scene.card(sam)) is takes_it
