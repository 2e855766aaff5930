"""The Wraith cards of set 1, *The Fellowship of the Ring*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import heal, kill
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, SHADOW, Scene

WITCH_KING = THE_WITCH_KING_LORD_OF_ANGMAR
LEMENYA = ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL


@pytest.mark.parametrize(
    ("minion", "left"), [(MORDOR_TROOPER, False), (ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, True)]
)
def test_bent_on_discovery_draws_first_and_wants_a_nazgul_at_the_end(
    minion: str, left: bool
) -> None:
    scene = Scene(
        minions=[minion], shadow_support=[BENT_ON_DISCOVERY], shadow_deck=[MORDOR_TROOPER]
    )
    scene.shadow_phase()
    while scene.can(Verb.PASS):
        scene.pass_()
    if left:
        scene.choose("exert a Nazgûl")
    assert scene.hand(SHADOW) == [MORDOR_TROOPER]
    assert scene.in_play(BENT_ON_DISCOVERY) == left
    assert scene.wounds(minion) == int(left)


def test_black_breath_keeps_burdens_and_wounds_where_they_are() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_support=[BLACK_BREATH],
        burdens=2,
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 1).skirmish(
        FRODO_HOPE_OF_FREE_PEOPLES, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
    ).wait_to(Verb.USE, BLACK_BREATH).use(BLACK_BREATH)
    assert scene.bearer_of(BLACK_BREATH) == FRODO_HOPE_OF_FREE_PEOPLES
    assert not scene.can(Verb.USE, BLACK_BREATH)
    frodo = scene.card(FRODO_HOPE_OF_FREE_PEOPLES)
    scene.happen(heal, frodo).happen(remove_burdens, 0, 1)
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 2)


def test_black_breath_on_another_companion_leaves_the_burdens_free() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_support=[BLACK_BREATH],
        burdens=2,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).skirmish(
        ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
    ).wait_to(Verb.USE, BLACK_BREATH).use(BLACK_BREATH)
    scene.happen(heal, scene.card(ARAGORN_DRIVEN_BY_NEED)).happen(remove_burdens, 0, 1)
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.burdens) == (1, 1)


@pytest.mark.parametrize(
    ("place", "strength", "kept"), [(2, 16, True), (3, 14, True), (4, 12, False)]
)
def test_black_steed_runs_on_plains_and_not_underground(
    place: int, strength: int, kept: bool
) -> None:
    path = [*ARAGORN_SITES[:3], BALINS_TOMB, *ARAGORN_SITES[4:]]
    scene = Scene(
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        bearing={ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR: [BLACK_STEED]},
        path=path,
        site=place,
    )
    scene.maneuver_phase()
    assert scene.in_play(BLACK_STEED) == kept
    assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == strength


@pytest.mark.parametrize(
    ("victim", "wounds", "burdens"),
    [(ARAGORN_DRIVEN_BY_NEED, 1, 0), (FRODO_HOPE_OF_FREE_PEOPLES, 0, 1)],
)
def test_blade_tip_wounds_its_bearer_or_burdens_the_ring_bearer(
    victim: str, wounds: int, burdens: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_support=[BLADE_TIP, BLADE_TIP],
    )
    scene.skirmish(victim, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.TRIGGER, BLADE_TIP
    ).answer_with(BLADE_TIP)
    assert scene.bearer_of(BLADE_TIP) == victim
    assert not scene.can(Verb.TRIGGER, BLADE_TIP)
    before = scene.wounds(victim), scene.burdens
    scene.fellowship_phase()
    assert (scene.wounds(victim), scene.burdens) == (before[0] + wounds, before[1] + burdens)


def test_blade_tip_finds_no_bearer_where_the_loser_is_dead() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_support=[BLADE_TIP],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).resolve()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.TRIGGER, BLADE_TIP)


def test_the_masters_will_takes_its_own_culture_and_discards_the_rest() -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_hand=[THE_MASTERS_WILL],
        shadow_deck=[MORDOR_TROOPER, DARK_WHISPERS, MORDOR_TROOPER],
        twilight=1,
    )
    scene.shadow_phase().play(THE_MASTERS_WILL).take_number(2)
    assert DARK_WHISPERS in scene.hand(SHADOW)
    assert scene.is_discarded(MORDOR_TROOPER, 1)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER]


@pytest.mark.parametrize("place", ["shadow_support", "shadow_discards"])
def test_morgul_blade_leaves_its_tip_in_whom_its_bearer_fights(place: str) -> None:
    tip: dict[str, Any] = {place: [BLADE_TIP]}
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR: [MORGUL_BLADE, NAZGUL_SWORD]},
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        **tip,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
        Verb.USE, MORGUL_BLADE
    ).use(MORGUL_BLADE)
    assert scene.is_discarded(MORGUL_BLADE)
    assert scene.bearer_of(BLADE_TIP) == ARAGORN_DRIVEN_BY_NEED
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
    assert scene.fellowship_phase().wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_morgul_blade_finds_no_second_tip_for_the_same_character() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR: [MORGUL_BLADE],
            ARAGORN_DRIVEN_BY_NEED: [BLADE_TIP],
        },
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_support=[BLADE_TIP],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
        Verb.USE, MORGUL_BLADE
    ).use(MORGUL_BLADE)
    assert scene.is_discarded(MORGUL_BLADE)
    copies = [scene.bearer_of(BLADE_TIP, copy) for copy in (0, 1)]
    assert copies.count(ARAGORN_DRIVEN_BY_NEED) == 1


def test_nine_servants_let_each_nazgul_exert_a_hobbit_but_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR],
        shadow_support=[THE_NINE_SERVANTS_OF_SAURON],
        shadow_hand=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        twilight=10,
        site=4,
    )
    scene.shadow_phase().play(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.TRIGGER, THE_NINE_SERVANTS_OF_SAURON
    )
    scene.answer_with(THE_NINE_SERVANTS_OF_SAURON)
    assert [
        scene.wounds(card)
        for card in (MERRY_ROHIRRIM_SQUIRE, FRODO_HOPE_OF_FREE_PEOPLES, ARAGORN_DRIVEN_BY_NEED)
    ] == [1, 0, 0]


def test_the_pale_blade_has_the_witch_king_exert() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[TRUST_ME_AS_YOU_ONCE_DID],
        minions=[THE_WITCH_KING_LORD_OF_ANGMAR],
        bearing={THE_WITCH_KING_LORD_OF_ANGMAR: [THE_PALE_BLADE]},
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, THE_WITCH_KING_LORD_OF_ANGMAR).wait_to(
        Verb.TRIGGER, THE_PALE_BLADE
    ).answer_with(THE_PALE_BLADE)
    assert scene.is_discarded(TRUST_ME_AS_YOU_ONCE_DID)
    assert scene.wounds(THE_WITCH_KING_LORD_OF_ANGMAR) == 1


@pytest.mark.parametrize(("site", "laid"), [(BALINS_TOMB, True), (ANDUIN_CONFLUENCE_11_228, False)])
def test_paths_seldom_trodden_lays_a_site_of_the_same_number(site: str, laid: bool) -> None:
    scene = Scene(
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_support=[PATHS_SELDOM_TRODDEN],
        path=[*ARAGORN_SITES[:4], site, EOMER_SITES[1]],
        site=4,
        twilight=3,
    )
    scene.shadow_phase().use(PATHS_SELDOM_TRODDEN)
    assert scene.id_of(scene.state.site()) == (site if laid else ARAGORN_SITES[3])


def test_sword_of_minas_morgul_takes_a_possession_of_whom_he_fights() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        bearing={
            MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319],
            ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL: [SWORD_OF_MINAS_MORGUL],
        },
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.USE, SWORD_OF_MINAS_MORGUL
    )
    scene.use(SWORD_OF_MINAS_MORGUL)
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.wounds(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL) == 1


def test_the_twilight_world_answers_the_ring_being_put_on() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[THE_TWILIGHT_WORLD],
    )
    scene.skirmish(FRODO_HOPE_OF_FREE_PEOPLES, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.TRIGGER, THE_ONE_RING_THE_RULING_RING_7_1
    ).answer_with(THE_ONE_RING_THE_RULING_RING_7_1)
    scene.wait_to(Verb.PLAY, THE_TWILIGHT_WORLD).play(THE_TWILIGHT_WORLD)
    assert scene.wounds(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL) == 1
    assert scene.burdens == 3
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, True), (MORGUL_LACKEY, False)]
)
def test_a_nazgul_is_spotted_to_wreathe_the_archers_in_shadow(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[WREATHED_IN_SHADOW]).shadow_phase()
    assert scene.can(Verb.PLAY, WREATHED_IN_SHADOW) is playable


def test_wreathed_in_shadow_lowers_the_fellowship_archery_total_by_one_for_one_twilight() -> None:
    archer = made(LEGOLAS_GREENLEAF, unique=False)
    scene = Scene(
        fellowship=[archer] * 3,
        minions=[MORGUL_LACKEY],
        shadow_support=[WREATHED_IN_SHADOW],
        twilight=3,
    ).archery_phase()
    totals = [archery_totals(scene.state)[0]]
    for _ in range(2):
        scene.wait_to(Verb.USE, WREATHED_IN_SHADOW).use(WREATHED_IN_SHADOW)
        totals.append(archery_totals(scene.state)[0])
    assert totals == [3, 2, 1]
    assert scene.twilight == 1


def test_wreathed_in_shadow_costs_twilight() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORGUL_LACKEY],
        shadow_support=[WREATHED_IN_SHADOW],
    ).archery_phase()
    assert not scene.comes_to(Verb.USE, WREATHED_IN_SHADOW)


@pytest.mark.parametrize(
    ("minions", "burdens"),
    [
        ([ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL], 1),
        ([MORDOR_TROOPER, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL], 1),
        ([SOUTHRON_CAPTAIN], 0),
    ],
    ids=["a Nazgul", "a Nazgul beside an Orc", "no Nazgul"],
)
def test_a_death_in_a_skirmish_with_a_nazgul_draws_frodo_to_its_power(
    minions: list[str], burdens: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=minions,
        shadow_support=[DRAWN_TO_ITS_POWER_1_211],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, *minions).resolve()
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == burdens


def test_a_death_outside_skirmishes_draws_nobody_to_its_power() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_support=[DRAWN_TO_ITS_POWER_1_211],
    ).maneuver_phase()
    scene.happen(kill, scene.card(MERRY_ROHIRRIM_SQUIRE))
    assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.burdens == 0


@pytest.mark.parametrize(("twilight", "left"), [(2, 2), (3, 1), (6, 0)])
@pytest.mark.parametrize("in_skirmish", [True, False])
def test_a_nazgul_is_not_easily_destroyed_for_three_twilight_each_time(
    twilight: int, left: int, in_skirmish: bool
) -> None:
    nazgul = ULAIRE_NELYA_LIEUTENANT_OF_MORGUL
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[nazgul, MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[NOT_EASILY_DESTROYED],
        twilight=twilight,
        site=6,
    )
    scene.wound(nazgul, 2).wound(MORDOR_VETERAN, 1)
    if in_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_LACKEY)
    else:
        scene.maneuver_phase()
    while scene.comes_to(Verb.USE, NOT_EASILY_DESTROYED):
        scene.use(NOT_EASILY_DESTROYED)
    assert (scene.wounds(nazgul), scene.twilight) == (left, twilight % 3)
    assert scene.wounds(MORDOR_VETERAN) == 1


@pytest.mark.parametrize(
    ("minion", "playable"), [(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL, True), (MORDOR_VETERAN, False)]
)
def test_all_blades_perish_prevents_one_wound_to_a_nazgul(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ALL_BLADES_PERISH])
    scene.happen(wounds.wound, scene.card(minion))
    assert scene.can(Verb.PLAY, ALL_BLADES_PERISH) is playable
    if playable:
        scene.play(ALL_BLADES_PERISH)
        assert scene.is_discarded(ALL_BLADES_PERISH)
    assert scene.wounds(minion) == (0 if playable else 1)
    scene.happen(wounds.wound, scene.card(minion))
    assert scene.wounds(minion) == (1 if playable else 2)


@pytest.mark.parametrize(("twilight", "playable"), [(2, True), (1, False)])
def test_morgul_gates_let_a_nazgul_through_for_two_less(twilight: int, playable: bool) -> None:
    scene = Scene(
        shadow_hand=[MORGUL_GATES, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, MORGUL_LACKEY],
        twilight=twilight,
        site=4,
    )
    assert scene.shadow_phase().can(Verb.PLAY, MORGUL_GATES) is playable
    if playable:
        scene.play(MORGUL_GATES)
        assert not scene.can(Verb.CHOOSE, MORGUL_LACKEY)
        if scene.can(Verb.CHOOSE):
            scene.choose(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)
        assert scene.in_play(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL)
        assert scene.twilight == 0


def test_all_veils_removed_counts_five_while_the_ring_is_worn() -> None:
    for worn, bonus in ((False, 2), (True, 5)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
            shadow_hand=[ALL_VEILS_REMOVED],
            twilight=1,
        )
        if worn:
            scene.wear_the_ring()
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
            Verb.PLAY, ALL_VEILS_REMOVED
        ).play(ALL_VEILS_REMOVED)
        assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + bonus


def test_beauty_is_fading_takes_a_companion_only_where_no_possession_or_condition_is() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [HOBBIT_SWORD_7_319]},
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[BEAUTY_IS_FADING],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(HOBBIT_SWORD_7_319)
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR],
        shadow_hand=[BEAUTY_IS_FADING],
        twilight=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, BEAUTY_IS_FADING).play(BEAUTY_IS_FADING)
    assert scene.is_discarded(ARAGORN_DRIVEN_BY_NEED)
    assert scene.in_play(FRODO_HOPE_OF_FREE_PEOPLES)


@pytest.mark.parametrize(
    ("burdens", "choice", "strength", "damage"), [(3, None, 1, 1), (6, 1, 3, 2), (6, 0, 1, 1)]
)
def test_dark_whispers_offers_more_with_six_burdens(
    burdens: int, choice: int | None, strength: int, damage: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_hand=[DARK_WHISPERS],
        burdens=burdens,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).wait_to(
        Verb.PLAY, DARK_WHISPERS
    ).play(DARK_WHISPERS)
    if choice is not None:
        scene.take_number(choice)
    assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + strength
    assert scene.number(DAMAGE, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == damage


def test_dark_whispers_needs_three_burdens() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR, MORGUL_LACKEY],
        shadow_hand=[DARK_WHISPERS],
        burdens=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR).pass_()
    assert not scene.can(Verb.PLAY, DARK_WHISPERS)


def test_frozen_by_fear_looks_whether_the_ring_bearer_still_has_to_fight() -> None:
    for fights, bonus in ((True, 3), (False, 2)):
        scene = Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED],
            minions=[
                ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,
                ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR,
                MORGUL_LACKEY,
            ],
            shadow_hand=[FROZEN_BY_FEAR],
            twilight=1,
        )
        if fights:
            scene.state.assigned[scene.card(ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR)] = (
                scene.card(FRODO_HOPE_OF_FREE_PEOPLES),
            )
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR)
        if scene.can(Verb.FIGHT):
            scene.do(Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED)
        scene.wait_to(Verb.PLAY, FROZEN_BY_FEAR).play(FROZEN_BY_FEAR).choose(
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
        )
        assert scene.strength(ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR) == 12 + bonus


def test_in_the_ringwraiths_wake_lets_the_free_peoples_player_choose() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[IN_THE_RINGWRAITHS_WAKE_1_214],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL).wait_to(
        Verb.PLAY, IN_THE_RINGWRAITHS_WAKE_1_214
    ).play(IN_THE_RINGWRAITHS_WAKE_1_214)
    assert scene.who == 0
    scene.choose("add a burden")
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (0, 1)


def test_return_to_its_master_calls_a_nazgul_to_the_ring_bearer_whose_ring_helps_him_no_more() -> (
    None
):
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[MORDOR_TROOPER, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        shadow_hand=[RETURN_TO_ITS_MASTER],
    )
    assign(
        scene.state,
        scene.card(MERRY_ROHIRRIM_SQUIRE),
        scene.card(ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL),
    )
    scene.wear_the_ring().skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).do(
        Verb.FIGHT, ARAGORN_DRIVEN_BY_NEED
    )
    scene.wait_to(Verb.PLAY, RETURN_TO_ITS_MASTER).play(RETURN_TO_ITS_MASTER)
    while scene.state.phase == SKIRMISH:
        scene.pass_()
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.burdens) == (1, 0)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(
    ("other", "can"),
    [(ULAIRE_NELYA_RINGWRAITH_IN_TWILIGHT, True), (THE_WITCH_KING_LORD_OF_THE_NAZGUL, False)],
)
def test_the_lord_of_the_nazgul_forbids_return_to_its_master(other: str, can: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, other],
        shadow_hand=[RETURN_TO_ITS_MASTER],
    )
    scene.wear_the_ring().skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    while scene.state.phase == SKIRMISH and not scene.can(Verb.PLAY, RETURN_TO_ITS_MASTER):
        scene.pass_()
    assert scene.can(Verb.PLAY, RETURN_TO_ITS_MASTER) == can


@pytest.mark.parametrize(
    ("companions", "burdens", "can"),
    [
        ([ARAGORN_DRIVEN_BY_NEED], 4, False),
        ([ARAGORN_DRIVEN_BY_NEED], 5, True),
        (
            [
                ARAGORN_DRIVEN_BY_NEED,
                MERRY_ROHIRRIM_SQUIRE,
                PIPPIN_SWORN_TO_SERVICE,
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
            ],
            0,
            True,
        ),
    ],
)
def test_enquea_needs_six_companions_or_five_burdens(
    companions: list[str], burdens: int, can: bool
) -> None:
    scene = Scene(
        fellowship=companions, minions=[ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL], burdens=burdens
    )
    scene.maneuver_phase()
    if scene.who == 0:
        scene.pass_()
    assert scene.can(Verb.USE, ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL) == can
    if can:
        scene.use(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
            scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert (
            scene.wounds(ULAIRE_ENQUEA_LIEUTENANT_OF_MORGUL),
            scene.wounds(ARAGORN_DRIVEN_BY_NEED),
        ) == (1, 1)


def test_lemenya_weakens_those_who_bear_a_wraith_condition() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [BLADE_TIP]},
        minions=[ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
    )
    assert (scene.strength(ARAGORN_DRIVEN_BY_NEED), scene.strength(MERRY_ROHIRRIM_SQUIRE)) == (5, 3)


def test_nelya_replaces_a_site_behind_the_fellowship_too() -> None:
    scene = Scene(
        minions=[ULAIRE_NELYA_LIEUTENANT_OF_MORGUL],
        path=[*ARAGORN_SITES[:4], EOMER_SITES[1]],
        site=4,
    )
    scene.shadow_phase().use(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL).choose(ARAGORN_SITES[1])
    on_path = [scene.id_of(site) for site in scene.state.path]
    assert on_path == [ARAGORN_SITES[0], EOMER_SITES[1], *ARAGORN_SITES[2:4]]
    assert scene.wounds(ULAIRE_NELYA_LIEUTENANT_OF_MORGUL) == 1


@pytest.mark.parametrize(
    ("companions", "minions"),
    [
        ([ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE], 0),
        (
            [
                ARAGORN_DRIVEN_BY_NEED,
                MERRY_ROHIRRIM_SQUIRE,
                PIPPIN_SWORN_TO_SERVICE,
                GIMLI_DWARF_OF_EREBOR,
                LEGOLAS_GREENLEAF,
            ],
            2,
        ),
    ],
)
def test_nertea_may_bring_back_a_minion_for_each_companion_over_four(
    companions: list[str], minions: int
) -> None:
    scene = Scene(
        fellowship=companions,
        shadow_hand=[ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR],
        shadow_discards=[MORDOR_TROOPER] * 3,
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR)
    for _ in range(minions):
        scene.do(Verb.YES)
        if scene.can(Verb.CHOOSE):
            scene.choose(MORDOR_TROOPER)
    assert not scene.can(Verb.YES)
    assert len(scene.state.minions) == 1 + minions


def test_toldea_chooses_whom_to_skirmish_but_not_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[ULAIRE_TOLDEA_MESSENGER_OF_MORGUL],
        burdens=4,
    )
    scene.assignment_phase().wait_to(Verb.USE, ULAIRE_TOLDEA_MESSENGER_OF_MORGUL).use(
        ULAIRE_TOLDEA_MESSENGER_OF_MORGUL
    )
    assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
    scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.state.assigned[scene.card(ULAIRE_TOLDEA_MESSENGER_OF_MORGUL)] == (
        scene.card(MERRY_ROHIRRIM_SQUIRE),
    )


def test_the_witch_king_grows_with_each_other_nazgul() -> None:
    scene = Scene(
        minions=[
            THE_WITCH_KING_LORD_OF_ANGMAR,
            ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR,
            ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR,
            MORDOR_TROOPER,
        ]
    )
    assert scene.strength(THE_WITCH_KING_LORD_OF_ANGMAR) == 14 + 4


def test_otsea_exerts_to_make_a_wraith_minion_fierce_until_the_regroup_phase() -> None:
    otsea = ULAIRE_OTSEA_LIEUTENANT_OF_MORGUL
    scene = Scene(minions=[otsea, MORGUL_LACKEY, MORDOR_TROOPER]).shadow_phase().use(otsea)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    assert scene.can(Verb.CHOOSE, otsea)
    scene.choose(MORGUL_LACKEY)
    assert scene.wounds(otsea) == 1
    assert is_fierce(scene.state, scene.card(MORGUL_LACKEY))
    assert not is_fierce(scene.state, scene.card(otsea))
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(MORGUL_LACKEY))


def test_an_exhausted_otsea_makes_nobody_fierce() -> None:
    otsea = ULAIRE_OTSEA_LIEUTENANT_OF_MORGUL
    scene = Scene(minions=[otsea, MORGUL_LACKEY]).wound(otsea, 2).shadow_phase()
    assert not scene.can(Verb.USE, otsea)


@pytest.mark.parametrize(
    ("bearer", "weapon", "burdens", "damage"),
    [
        (LEMENYA, NAZGUL_SWORD, 2, 0),
        (LEMENYA, NAZGUL_SWORD, 3, 1),
        (LEMENYA, SWORD_OF_MINAS_MORGUL, 0, 1),
        (WITCH_KING, THE_PALE_BLADE, 0, 1),
    ],
)
def test_a_blade_adds_to_the_damage_of_a_nazgul(
    bearer: str, weapon: str, burdens: int, damage: int
) -> None:
    plain = Scene(minions=[bearer], burdens=burdens, site=6)
    scene = Scene(minions=[bearer], bearing={bearer: [weapon]}, burdens=burdens, site=6)
    assert scene.number(DAMAGE, bearer) - plain.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(("weapon", "playable"), [(MORGUL_BLADE, True), (NAZGUL_SWORD, False)])
def test_morgul_blade_is_borne_beside_another_hand_weapon(weapon: str, playable: bool) -> None:
    scene = Scene(
        minions=[WITCH_KING],
        bearing={WITCH_KING: [THE_PALE_BLADE]},
        shadow_hand=[weapon],
        twilight=3,
        site=6,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, weapon) is playable


@pytest.mark.parametrize(("twilight", "bonus"), [(3, 3), (7, 5)])
def test_attea_grows_by_one_for_each_twilight_up_to_five(twilight: int, bonus: int) -> None:
    attea = ULAIRE_ATTEA_KEEPER_OF_DOL_GULDUR
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[attea, MORGUL_LACKEY],
        twilight=twilight,
        site=6,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, attea)
    for more in range(1, bonus + 1):
        scene.wait_to(Verb.USE, attea).use(attea)
        assert scene.strength(attea) == 12 + more
        assert scene.twilight == twilight - more
    # A sixth use gives nothing more.
    if scene.comes_to(Verb.USE, attea):
        assert scene.use(attea).strength(attea) == 12 + bonus


def test_cantea_exerts_to_discard_a_weapon_of_whom_he_skirmishes() -> None:
    cantea = ULAIRE_CANTEA_LIEUTENANT_OF_DOL_GULDUR
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn, MERRY_ROHIRRIM_SQUIRE],
        bearing={aragorn: [SWORD_OF_GONDOR, ARMOR], MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319]},
        minions=[cantea, MORGUL_LACKEY],
        site=6,
    ).skirmish(aragorn, cantea)
    scene.wait_to(Verb.USE, cantea).use(cantea)
    assert scene.is_discarded(SWORD_OF_GONDOR)
    assert scene.in_play(ARMOR)
    assert scene.in_play(HOBBIT_SWORD_7_319)
    assert scene.wounds(cantea) == 1
