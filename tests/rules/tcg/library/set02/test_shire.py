"""The Shire cards of set 2, *Mines of Moria*."""

import pytest

from rules.tcg.engine.modifiers.in_force import refresh
from rules.tcg.engine.modifiers.numbers import damage_bonus, twilight_cost
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, DEFENDER, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


def test_bilbo_discards_a_tale_to_discard_a_condition_of_an_opponents_support_area() -> None:
    scene = Scene(
        support=[BILBO_WELL_SPOKEN_GENTLEHOBBIT, RED_BOOK_OF_WESTMARCH, A_PROMISE_2_112],
        shadow_support=[WORRY],
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
    )
    scene.fellowship_phase().use(BILBO_WELL_SPOKEN_GENTLEHOBBIT)
    assert scene.is_discarded(RED_BOOK_OF_WESTMARCH)
    assert scene.is_discarded(WORRY)
    assert scene.in_play(A_PROMISE_2_112)
    assert scene.wounds(BILBO_WELL_SPOKEN_GENTLEHOBBIT) == 1


def test_consorting_with_wizards_saves_bilbo_but_from_archery() -> None:
    scene = Scene(
        support=[BILBO_RETIRED_ADVENTURER],
        bearing={BILBO_RETIRED_ADVENTURER: [CONSORTING_WITH_WIZARDS]},
        minions=[SOUTHRON_CAPTAIN],
    )
    scene.maneuver_phase().happen(
        wound, scene.card(BILBO_RETIRED_ADVENTURER), scene.card(SOUTHRON_CAPTAIN)
    )
    assert scene.wounds(BILBO_RETIRED_ADVENTURER) == 0
    scene.state.phase = ARCHERY
    scene.happen(wound, scene.card(BILBO_RETIRED_ADVENTURER), scene.card(SOUTHRON_CAPTAIN))
    assert scene.wounds(BILBO_RETIRED_ADVENTURER) == 1


@pytest.mark.parametrize(("way", "wounds", "stays"), [(0, 1, True), (1, 0, False)])
def test_consorting_with_wizards_removes_twilight_for_bilbo_or_for_itself(
    way: int, wounds: int, stays: bool
) -> None:
    scene = Scene(
        support=[BILBO_RETIRED_ADVENTURER],
        bearing={BILBO_RETIRED_ADVENTURER: [CONSORTING_WITH_WIZARDS]},
        twilight=3,
    )
    scene.fellowship_phase().use(CONSORTING_WITH_WIZARDS).take_number(way)
    assert scene.twilight == 2
    assert (scene.wounds(BILBO_RETIRED_ADVENTURER), scene.in_play(CONSORTING_WITH_WIZARDS)) == (
        wounds,
        stays,
    )


@pytest.mark.parametrize(
    ("companion", "placed"), [(GIMLI_DWARF_OF_EREBOR, 1), (PIPPIN_FRIEND_TO_FRODO, 2)]
)
def test_dear_friends_places_two_cards_for_who_has_frodos_signet(
    companion: str, placed: int
) -> None:
    scene = Scene(
        fellowship=[companion],
        hand=[DEAR_FRIENDS],
        discards=[LONGBOTTOM_LEAF, RED_BOOK_OF_WESTMARCH, POWER_ACCORDING_TO_HIS_STATURE],
        deck=[HOBBIT_SWORD_7_319],
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    scene.fellowship_phase().play(DEAR_FRIENDS)
    for card in (LONGBOTTOM_LEAF, POWER_ACCORDING_TO_HIS_STATURE)[:placed]:
        scene.choose(card)
    assert scene.wounds(companion) == 1
    assert len(scene.deck()) == 1 + placed
    assert scene.deck()[-1] == HOBBIT_SWORD_7_319


def test_fearing_the_worst_makes_searches_and_trackers_dearer() -> None:
    scene = Scene(
        support=[FEARING_THE_WORST],
        shadow_hand=[GOBLIN_DOMAIN, ORC_AMBUSHER, ORC_TASKMASTER, MORDOR_TROOPER],
    )
    plain = Scene(shadow_hand=[GOBLIN_DOMAIN, ORC_AMBUSHER, ORC_TASKMASTER, MORDOR_TROOPER])
    more = [
        twilight_cost(scene.state, scene.card(card)) - twilight_cost(plain.state, plain.card(card))
        for card in (GOBLIN_DOMAIN, ORC_AMBUSHER, ORC_TASKMASTER, MORDOR_TROOPER)
    ]
    assert more == [2, 2, 0, 0]


@pytest.mark.parametrize(("fierce", "cancelled"), [(True, True), (False, False)])
def test_filibert_cancels_fierce_skirmishes_alone(fierce: bool, cancelled: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[FILIBERT_BOLGER],
        minions=[EASTERLING_REGIMENT, MORGUL_LACKEY],
    )
    scene.state.round = int(fierce)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, EASTERLING_REGIMENT).use(FILIBERT_BOLGER)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    scene.resolve()
    assert (
        scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 2 and not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    ) is cancelled


@pytest.mark.parametrize(
    ("bearer", "cost"), [(FRODO_RELUCTANT_ADVENTURER, 0), (MERRY_ROHIRRIM_SQUIRE, 1)]
)
def test_reluctant_frodo_bears_what_costs_less(bearer: str, cost: int) -> None:
    scene = Scene(
        ring_bearer=FRODO_RELUCTANT_ADVENTURER,
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[HOBBIT_SWORD_7_319],
    )
    scene.fellowship_phase().play(HOBBIT_SWORD_7_319).do(Verb.CHOOSE, HOBBIT_SWORD_7_319, bearer)
    assert scene.bearer_of(HOBBIT_SWORD_7_319) == bearer
    assert scene.twilight == cost


def test_hobbit_sword_play_is_prevented_for_three_twilight() -> None:
    for number, wounds, twilight in ((0, 1, 4), (1, 0, 1)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
            minions=[SOUTHRON_CAPTAIN],
            hand=[HOBBIT_SWORD_PLAY],
            twilight=4,
        )
        scene.maneuver_phase().play(HOBBIT_SWORD_PLAY)
        assert scene.who == SHADOW
        scene.take_number(number)
        assert scene.wounds(SOUTHRON_CAPTAIN) == wounds
        assert scene.twilight == twilight
        assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1


def test_mithril_coat_takes_weapons_and_damage_from_who_fights_frodo() -> None:
    scene = Scene(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [MITHRIL_COAT], URUK_SOLDIER: [URUK_HAI_SWORD]},
        minions=[URUK_SOLDIER, URUK_BROOD, GOBLIN_ARCHER, MORGUL_LACKEY],
    )
    assert archery_totals(scene.state)[1] == 0
    assert (scene.strength(URUK_SOLDIER), damage_bonus(scene.state, scene.card(URUK_SOLDIER))) == (
        9,
        1,
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, URUK_SOLDIER)
    assert (scene.strength(URUK_SOLDIER), damage_bonus(scene.state, scene.card(URUK_SOLDIER))) == (
        7,
        0,
    )
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 1


@pytest.mark.parametrize(
    ("victim", "may"),
    [
        (MERRY_ROHIRRIM_SQUIRE, True),
        (ROSIE_COTTON_HOBBITON_LASS, True),
        (GIMLI_DWARF_OF_EREBOR, False),
    ],
)
def test_nice_imitation_saves_any_hobbit(victim: str, may: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        support=[NICE_IMITATION, ROSIE_COTTON_HOBBITON_LASS],
        minions=[SOUTHRON_CAPTAIN],
    )
    scene.happen(wound, scene.card(victim), scene.card(SOUTHRON_CAPTAIN))
    assert scene.can(Verb.TRIGGER, NICE_IMITATION) is may
    if may:
        scene.answer_with(NICE_IMITATION)
        assert scene.wounds(victim) == 0
        assert scene.is_discarded(NICE_IMITATION)


def test_not_feared_in_sunlight_ends_with_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        support=[NOT_FEARED_IN_SUNLIGHT],
        minions=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR, MORDOR_TROOPER],
    )
    assert (
        scene.strength(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR),
        scene.strength(MORDOR_TROOPER),
    ) == (6, 6)
    scene.regroup_phase()
    assert scene.is_discarded(NOT_FEARED_IN_SUNLIGHT)


@pytest.mark.parametrize(("times", "wounded"), [(1, 1), (2, 2)])
def test_orc_bane_wounds_as_many_orcs_as_the_bearer_exerts(times: int, wounded: int) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING]},
        minions=[MORDOR_TROOPER, MORDOR_VETERAN, SOUTHRON_CAPTAIN],
        hand=[ORC_BANE],
    )
    scene.maneuver_phase().play(ORC_BANE)
    assert sorted(option.number for option in scene.options()) == [1, 2, 3]
    scene.take_number(times)
    if scene.can(Verb.EITHER):
        scene.take_number(0)
    if scene.can(Verb.CHOOSE, MORDOR_TROOPER):
        scene.choose(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) + scene.wounds(MORDOR_VETERAN) == wounded
    assert scene.wounds(SOUTHRON_CAPTAIN) == 0
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.wounds(MERRY_ROHIRRIM_SQUIRE)) == (
        times,
        0,
    )


def test_orc_bane_wounds_uruk_hai_instead_for_glamdring() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        bearing={GANDALF_THE_GREY_WIZARD: [GLAMDRING]},
        minions=[MORDOR_TROOPER, URUK_BROOD],
        hand=[ORC_BANE],
    )
    scene.maneuver_phase().play(ORC_BANE).take_number(1).choose("wound X Uruk-hai")
    assert (scene.wounds(MORDOR_TROOPER), scene.wounds(URUK_BROOD)) == (0, 1)


def test_orc_bane_needs_a_blade_whose_bearer_can_exert() -> None:
    scene = Scene(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [STING]}, minions=[MORDOR_TROOPER], hand=[ORC_BANE]
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, 3)
    assert not scene.maneuver_phase().can(Verb.PLAY, ORC_BANE)
    plain = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[MORDOR_TROOPER], hand=[ORC_BANE])
    assert not plain.maneuver_phase().can(Verb.PLAY, ORC_BANE)


@pytest.mark.parametrize(("exhausted", "strengths"), [(False, (4, 4)), (True, (3, 3))])
def test_a_promise_holds_while_neither_is_exhausted(
    exhausted: bool, strengths: tuple[int, int]
) -> None:
    scene = Scene(fellowship=[SAM_SON_OF_HAMFAST], support=[A_PROMISE_2_112])
    if exhausted:
        scene.wound(SAM_SON_OF_HAMFAST, 3)
    ring = 1
    assert (
        scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) - ring,
        scene.strength(SAM_SON_OF_HAMFAST),
    ) == strengths


@pytest.mark.parametrize(
    ("wounds", "playable"), [(0, True), (2, False)], ids=["Bilbo exerts", "Bilbo is exhausted"]
)
def test_bilbo_invites_a_hobbit_from_the_draw_deck(wounds: int, playable: bool) -> None:
    bilbo = BILBO_RETIRED_ADVENTURER
    scene = Scene(
        support=[bilbo],
        hand=[PRACTICALLY_EVERYONE_WAS_INVITED],
        deck=[GIMLI_DWARF_OF_EREBOR, MERRY_ROHIRRIM_SQUIRE, FILIBERT_BOLGER, HOBBIT_SWORD_7_319],
    )
    scene.wound(bilbo, wounds).fellowship_phase()
    assert scene.can(Verb.PLAY, PRACTICALLY_EVERYONE_WAS_INVITED) is playable
    if playable:
        scene.play(PRACTICALLY_EVERYONE_WAS_INVITED)
        assert not scene.can(Verb.CHOOSE, GIMLI_DWARF_OF_EREBOR)
        assert scene.can(Verb.CHOOSE, FILIBERT_BOLGER)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
        assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
        assert sorted(scene.deck()) == sorted(
            [GIMLI_DWARF_OF_EREBOR, FILIBERT_BOLGER, HOBBIT_SWORD_7_319]
        )
        assert (scene.wounds(bilbo), scene.twilight) == (1, 1)


def test_nobody_is_invited_without_bilbo() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[PRACTICALLY_EVERYONE_WAS_INVITED],
        deck=[FILIBERT_BOLGER],
    ).fellowship_phase()
    assert not scene.can(Verb.PLAY, PRACTICALLY_EVERYONE_WAS_INVITED)


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (3, False)])
def test_merry_the_horticulturalist_fetches_farmer_maggot(wounds: int, usable: bool) -> None:
    merry, maggot = MERRY_HORTICULTURALIST, FARMER_MAGGOT_CHASER_OF_RASCALS
    scene = Scene(fellowship=[merry], deck=[FILIBERT_BOLGER, maggot, HOBBIT_SWORD_7_319])
    scene.wound(merry, wounds).fellowship_phase()
    assert scene.can(Verb.USE, merry) is usable
    if usable:
        scene.use(merry)
        assert not scene.can(Verb.CHOOSE, FILIBERT_BOLGER)
        if scene.can(Verb.CHOOSE):
            scene.choose(maggot)
        assert scene.in_play(maggot)
        assert (scene.wounds(merry), scene.twilight) == (1, 1)


@pytest.mark.parametrize(("laid", "less"), [(True, 2), (False, 0)])
def test_who_is_deft_in_his_movements_lowers_the_sites_that_are_laid(laid: bool, less: int) -> None:
    """4.2, "event": only sites in play as it is played, not the one that is laid for the move."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[DEFT_IN_THEIR_MOVEMENTS],
        shadow_hand=[MORDOR_TROOPER],
        path=PLAIN_FELLOWSHIP,
        site=4 if laid else 3,
    )
    scene.state.position[FREE_PEOPLES] = 3
    refresh(scene.state)
    scene.regroup_phase().play(DEFT_IN_THEIR_MOVEMENTS)
    while "move on" not in scene.words():
        scene.pass_()
    # Frodo's own text
    scene.choose("move on").pass_()
    # Site 4 prints 3; two companions move.
    assert scene.twilight == 3 + 2 - less


@pytest.mark.parametrize(("hobbits", "playable"), [([MERRY_ROHIRRIM_SQUIRE], True), ([], False)])
def test_two_hobbits_are_deft_in_their_movements(hobbits: list[str], playable: bool) -> None:
    scene = Scene(fellowship=hobbits, hand=[DEFT_IN_THEIR_MOVEMENTS], site=3).regroup_phase()
    assert scene.can(Verb.PLAY, DEFT_IN_THEIR_MOVEMENTS) is playable


@pytest.mark.parametrize(
    ("friend", "cost"), [(GANDALF_THE_GREY_WIZARD, 2), (ARAGORN_DRIVEN_BY_NEED, 2)]
)
def test_pippin_plays_gandalf_or_aragorn_for_two_less(friend: str, cost: int) -> None:
    scene = Scene(fellowship=[PIPPIN_MR_TOOK], hand=[friend, ROHIRRIM_GUARD]).fellowship_phase()
    scene.use(PIPPIN_MR_TOOK)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    assert scene.in_play(friend)
    assert scene.twilight == cost


def test_pippin_plays_no_other_friend() -> None:
    scene = Scene(fellowship=[PIPPIN_MR_TOOK], hand=[ROHIRRIM_GUARD]).fellowship_phase()
    assert not scene.can(Verb.USE, PIPPIN_MR_TOOK)


@pytest.mark.parametrize(("wounds", "usable"), [(1, True), (2, False)])
def test_sam_the_poet_exerts_twice_to_be_a_defender(wounds: int, usable: bool) -> None:
    sam = SAM_PROPER_POET
    scene = Scene(fellowship=[sam], minions=[MORDOR_VETERAN], site=6).wound(sam, wounds)
    assert scene.maneuver_phase().can(Verb.USE, sam) is usable
    if usable:
        scene.use(sam)
        assert (scene.number(DEFENDER, sam), scene.wounds(sam)) == (1, wounds + 2)
        scene.regroup_phase()
        assert scene.number(DEFENDER, sam) == 0


def test_a_hobbit_exerts_in_the_woods_to_lay_your_site_2() -> None:
    scene = at(HOBBITON_WOODS, 1, adventure=[BREELAND_FOREST]).fellowship_phase()
    scene.use(HOBBITON_WOODS)
    assert scene.id_of(scene.state.path[1]) == BREELAND_FOREST
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_your_site_2_replaces_an_opponents_from_the_woods() -> None:
    places = (HOBBITON_WOODS, *PLAIN_FELLOWSHIP[1:])
    scene = Scene(path=places, site=2, adventure=[BREELAND_FOREST])
    scene.state.position[FREE_PEOPLES] = 1
    owners = list(scene.state.owner)
    owners[scene.state.path[1]] = SHADOW
    scene.state.owner = tuple(owners)
    refresh(scene.state)
    scene.fellowship_phase().use(HOBBITON_WOODS)
    assert scene.id_of(scene.state.path[1]) == BREELAND_FOREST
