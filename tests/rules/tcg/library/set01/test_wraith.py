"""The Wraith cards of set 1, *The Fellowship of the Ring*."""

from typing import Any

import pytest

from rules.tcg.engine.operations.tokens import remove_burdens
from rules.tcg.engine.operations.wounds import heal, kill
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, EOMER_SITES, SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.


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
