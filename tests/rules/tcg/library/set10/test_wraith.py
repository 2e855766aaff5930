"""The Wraith cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_archer, is_fierce
from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


@pytest.mark.parametrize(
    ("dead", "bonus"), [((), 2), ((MADRIL_FARAMIRS_AIDE,), 4), ((PIPPIN_SWORN_TO_SERVICE,), 2)]
)
def test_houses_of_lamentation_mourns_a_dead_of_the_same_culture(
    dead: tuple[str, ...], bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_PREDATOR, BYSTANDER],
        shadow_hand=[HOUSES_OF_LAMENTATION],
        dead=dead,
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_PREDATOR).wait_to(
        Verb.PLAY, HOUSES_OF_LAMENTATION
    )
    scene.play(HOUSES_OF_LAMENTATION).choose(MORGUL_PREDATOR)
    assert scene.strength(MORGUL_PREDATOR) == 11 + bonus


@pytest.mark.parametrize("on_deck", [True, False])
def test_gorbags_sword_takes_a_possession_or_its_owner_keeps_it_on_the_deck(on_deck: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RANGERS_SWORD]},
        minions=[GORBAG_COVETOUS_CAPTAIN],
        shadow_hand=[GORBAGS_SWORD],
        twilight=5,
    )
    scene.shadow_phase().play(GORBAGS_SWORD).answer_with(GORBAGS_SWORD).choose(RANGERS_SWORD)
    assert scene.who == 0
    scene.take_number(int(on_deck))
    assert scene.deck() == [RANGERS_SWORD] * on_deck
    assert scene.is_discarded(RANGERS_SWORD) is not on_deck


@pytest.mark.parametrize(
    ("bearer", "fierce"), [(GORBAG_COVETOUS_CAPTAIN, True), (MORGUL_BANNER_BEARER, False)]
)
def test_gorbags_sword_makes_gorbag_fierce(bearer: str, fierce: bool) -> None:
    scene = Scene(minions=[bearer], bearing={bearer: [GORBAGS_SWORD]}, twilight=9)
    assert is_fierce(scene.state, scene.card(bearer)) is fierce


@pytest.mark.parametrize(
    ("twilight", "others", "holds"), [(3, 0, True), (1, 2, True), (2, 2, False)]
)
def test_morgul_banner_bearer_is_an_archer_where_the_shadow_is_weak(
    twilight: int, others: int, holds: bool
) -> None:
    scene = Scene(minions=[MORGUL_BANNER_BEARER] + [BYSTANDER] * others, twilight=twilight)
    assert scene.strength(MORGUL_BANNER_BEARER) == 8 + 3 * holds
    assert is_archer(scene.state, scene.card(MORGUL_BANNER_BEARER)) is holds


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (0, False)])
@pytest.mark.parametrize(("choice", "found"), [("burden", (1, 0)), ("2 threats", (0, 2))])
def test_dark_swooping_shadows_trade_a_wound_for_burden_or_threats(
    wounds: int, offered: bool, choice: str, found: tuple[int, int]
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[ULAIRE_CANTEA_THRALL_OF_THE_ONE],
        shadow_hand=[DARK_SWOOPING_SHADOWS],
        hand=[AXE_STRIKE],
        twilight=1,
        site=4,
    ).wound(ULAIRE_CANTEA_THRALL_OF_THE_ONE, wounds)
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_THRALL_OF_THE_ONE).pass_()
    assert scene.can(Verb.PLAY, DARK_SWOOPING_SHADOWS) is offered
    if offered:
        scene.play(DARK_SWOOPING_SHADOWS).choose(choice)
        assert (scene.burdens, scene.threats) == found
        assert scene.wounds(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 0


@pytest.mark.parametrize(("cards", "bonus"), [(3, 1), (4, 0)])
def test_stooping_to_the_kill_harms_more_with_initiative(cards: int, bonus: int) -> None:
    scene = Scene(
        minions=[MORGUL_LACKEY],
        shadow_support=[STOOPING_TO_THE_KILL],
        hand=[DWARF_GUARD] * cards,
    )
    assert damage_bonus(scene.state, scene.card(MORGUL_LACKEY)) == bonus


@pytest.mark.parametrize(("cards", "gained"), [(3, 2), (4, 1)])
def test_black_marshal_calls_a_minion_and_twilight_with_it(cards: int, gained: int) -> None:
    """With fewer than four cards in the Free Peoples player's hand, the Shadow has initiative."""
    scene = Scene(
        minions=[ULAIRE_ENQUEA_THRALL_OF_THE_ONE],
        shadow_support=[BLACK_MARSHAL],
        shadow_hand=[MORGUL_LACKEY, GORBAG_COVETOUS_CAPTAIN, MORDOR_TROOPER],
        hand=[DWARF_GUARD] * cards,
        twilight=2,
        site=6,
    )
    scene.shadow_phase().use(BLACK_MARSHAL)
    # Gorbag costs too much, and the Trooper is of Sauron.
    assert scene.in_play(MORGUL_LACKEY)
    assert scene.wounds(ULAIRE_ENQUEA_THRALL_OF_THE_ONE) == 1
    assert scene.twilight == gained


@pytest.mark.parametrize(
    ("caller", "wounds", "minion"),
    [
        (ULAIRE_ENQUEA_THRALL_OF_THE_ONE, 3, MORGUL_LACKEY),
        (MORGUL_PREDATOR, 0, MORGUL_LACKEY),
        (ULAIRE_ENQUEA_THRALL_OF_THE_ONE, 0, MORDOR_TROOPER),
    ],
    ids=["exhausted", "no Nazgûl", "no minion of the culture"],
)
def test_black_marshal_needs_a_nazgul_and_a_minion_of_his_own(
    caller: str, wounds: int, minion: str
) -> None:
    scene = Scene(
        minions=[caller],
        shadow_support=[BLACK_MARSHAL],
        shadow_hand=[minion],
        twilight=9,
        site=6,
    ).wound(caller, wounds)
    assert not scene.shadow_phase().can(Verb.USE, BLACK_MARSHAL)


@pytest.mark.parametrize(
    ("minion", "threats", "may"),
    [
        (MORGUL_LACKEY, 1, True),
        (MORGUL_LACKEY, 0, False),
        (ULAIRE_ENQUEA_THRALL_OF_THE_ONE, 1, False),
    ],
    ids=["an Orc and a threat", "no threat", "no Orc"],
)
def test_swarming_like_beetles_wounds_who_was_whole(minion: str, threats: int, may: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[minion],
        shadow_support=[SWARMING_LIKE_BEETLES],
        threats=threats,
        site=6,
    ).wound(DWARF_GUARD, 1)
    scene.maneuver_phase()
    assert scene.comes_to(Verb.USE, SWARMING_LIKE_BEETLES) is may
    if may:
        scene.use(SWARMING_LIKE_BEETLES)
        assert not scene.can(Verb.CHOOSE, DWARF_GUARD)
        scene.choose(ELFHELM)
        assert (scene.wounds(ELFHELM), scene.wounds(DWARF_GUARD)) == (1, 1)
        assert scene.threats == 0


@pytest.mark.parametrize(
    ("loser", "wounds", "may", "taken"),
    [(DWARF_GUARD, 0, True, True), (DWARF_GUARD, 1, False, False), (ELFHELM, 0, True, False)],
    ids=["all", "exhausted", "nothing to take"],
)
def test_cirith_ungol_scavenger_strips_who_he_beat(
    loser: str, wounds: int, may: bool, taken: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM, PIPPIN_SWORN_TO_SERVICE],
        bearing={DWARF_GUARD: [COIF], PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_7_319]},
        minions=[CIRITH_UNGOL_SCAVENGER, BYSTANDER],
        site=4,
    ).wound(CIRITH_UNGOL_SCAVENGER, wounds)
    scene.skirmish(loser, CIRITH_UNGOL_SCAVENGER)
    assert scene.comes_to(Verb.TRIGGER, CIRITH_UNGOL_SCAVENGER) is may
    if may:
        scene.answer_with(CIRITH_UNGOL_SCAVENGER)
        assert scene.is_discarded(COIF) is taken
        assert scene.in_play(HOBBIT_SWORD_7_319)
        assert scene.wounds(CIRITH_UNGOL_SCAVENGER) == 1


@pytest.mark.parametrize("orc", [CIRITH_UNGOL_SOLDIER, CIRITH_UNGOL_WARRIOR])
@pytest.mark.parametrize("spotted", [True, False])
def test_an_orc_of_cirith_ungol_turns_fierce_at_the_sight_of_a_possession(
    orc: str, spotted: bool
) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        bearing={ELFHELM: [COIF]} if spotted else {},
        minions=[orc],
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, orc) is spotted
    if spotted:
        scene.use(orc)
        assert is_fierce(scene.state, scene.card(orc))
        scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(orc))


def test_morgul_vanguard_seeks_out_an_unbound_companion_with_a_hand_weapon() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM, PIPPIN_SWORN_TO_SERVICE, SAM_SAMWISE_THE_BRAVE],
        bearing={
            DWARF_GUARD: [DWARVEN_AXE],
            ELFHELM: [COIF],
            SAM_SAMWISE_THE_BRAVE: [HOBBIT_SWORD_7_319],
        },
        minions=[MORGUL_VANGUARD],
        site=4,
    )
    scene.assignment_phase().wait_to(Verb.USE, MORGUL_VANGUARD).use(MORGUL_VANGUARD)
    # Armor is no weapon, and Sam is Ring-bound.
    assert scene.assigned_to(MORGUL_VANGUARD) == [DWARF_GUARD]


@pytest.mark.parametrize(("wounds", "bonus"), [(0, 0), (1, 2), (3, 6)])
def test_ten_times_outnumbered_counts_the_wounds_of_the_ring_bearer(
    wounds: int, bonus: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_PREDATOR, ULAIRE_CANTEA_THRALL_OF_THE_ONE, MORDOR_TROOPER],
        shadow_hand=[TEN_TIMES_OUTNUMBERED],
        hand=[AXE_STRIKE],
        twilight=1,
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORGUL_PREDATOR)
    scene.wait_to(Verb.PLAY, TEN_TIMES_OUTNUMBERED).play(TEN_TIMES_OUTNUMBERED)
    assert scene.strength(MORGUL_PREDATOR) == 11 + bonus


@pytest.mark.parametrize(("enemy", "strength"), [(CIRITH_UNGOL_WATCHMAN, 7), (MORGUL_PREDATOR, 9)])
def test_cirith_ungol_watchman_makes_possessions_useless(enemy: str, strength: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [RANGERS_SWORD]},
        minions=[enemy, BYSTANDER],
        hand=[AXE_STRIKE],
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 9
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, enemy)
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == strength


@pytest.mark.parametrize("wounds", [0, 2])
def test_gorbag_covetous_captain_and_his_orcs_smell_the_wounds_of_the_ring_bearer(
    wounds: int,
) -> None:
    scene = Scene(
        minions=[
            GORBAG_COVETOUS_CAPTAIN,
            MORGUL_PREDATOR,
            MORDOR_TROOPER,
            ULAIRE_CANTEA_THRALL_OF_THE_ONE,
        ]
    ).wound(FRODO_HOPE_OF_FREE_PEOPLES, wounds)
    assert scene.strength(GORBAG_COVETOUS_CAPTAIN) == 11 + wounds
    assert scene.strength(MORGUL_PREDATOR) == 11 + wounds
    assert scene.strength(MORDOR_TROOPER) == 6
    assert scene.strength(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 10


def test_stooping_to_the_kill_is_given_up_for_strength() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORGUL_PREDATOR, MORDOR_TROOPER],
        shadow_support=[STOOPING_TO_THE_KILL],
        hand=[AXE_STRIKE],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    scene.wait_to(Verb.USE, STOOPING_TO_THE_KILL).use(STOOPING_TO_THE_KILL)
    assert scene.strength(MORGUL_PREDATOR) == 11 + 2
    assert scene.is_discarded(STOOPING_TO_THE_KILL)


@pytest.mark.parametrize(
    "thrall",
    [
        ULAIRE_CANTEA_THRALL_OF_THE_ONE,
        ULAIRE_ENQUEA_THRALL_OF_THE_ONE,
        ULAIRE_LEMENYA_THRALL_OF_THE_ONE,
        ULAIRE_NELYA_THRALL_OF_THE_ONE,
        ULAIRE_TOLDEA_THRALL_OF_THE_ONE,
    ],
)
def test_no_shadow_card_exerts_a_thrall_of_the_one_in_a_skirmish_phase(thrall: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[thrall, MORGUL_LACKEY], hand=[AXE_STRIKE], site=4
    )
    own, lackey, guard = (scene.card(card) for card in (thrall, MORGUL_LACKEY, DWARF_GUARD))
    scene.skirmish(DWARF_GUARD, thrall).happen(exert, own, lackey)
    assert scene.wounds(thrall) == 0
    scene.happen(exert, own, guard)
    assert scene.wounds(thrall) == 1
    elsewhere = Scene(fellowship=[DWARF_GUARD], minions=[thrall, MORGUL_LACKEY], site=4)
    elsewhere.happen(exert, own, lackey)
    assert elsewhere.wounds(thrall) == 1


def test_ulaire_cantea_thrall_of_the_one_heals_to_break_a_possession() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        bearing={DWARF_GUARD: [DWARVEN_AXE], ELFHELM: [COIF]},
        minions=[ULAIRE_CANTEA_THRALL_OF_THE_ONE],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(ULAIRE_CANTEA_THRALL_OF_THE_ONE, 1)
    # Enduring: each wound makes him stronger by two.
    assert scene.strength(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 10 + 2
    scene.skirmish(DWARF_GUARD, ULAIRE_CANTEA_THRALL_OF_THE_ONE).pass_()
    scene.use(ULAIRE_CANTEA_THRALL_OF_THE_ONE)
    assert scene.is_discarded(DWARVEN_AXE)
    assert scene.in_play(COIF)
    assert scene.wounds(ULAIRE_CANTEA_THRALL_OF_THE_ONE) == 0


@pytest.mark.parametrize("burdens", [0, 3])
def test_ulaire_nelya_thrall_of_the_one_heals_to_feed_on_burdens(burdens: int) -> None:
    nelya = ULAIRE_NELYA_THRALL_OF_THE_ONE
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[nelya], hand=[AXE_STRIKE], burdens=burdens, site=4
    ).wound(nelya, 1)
    scene.skirmish(DWARF_GUARD, nelya).pass_().use(nelya)
    assert scene.wounds(nelya) == 0
    assert scene.twilight == burdens


def test_ulaire_toldea_thrall_of_the_one_heals_to_do_damage() -> None:
    toldea = ULAIRE_TOLDEA_THRALL_OF_THE_ONE
    scene = Scene(fellowship=[DWARF_GUARD], minions=[toldea], hand=[AXE_STRIKE], site=4).wound(
        toldea, 2
    )
    assert scene.strength(toldea) == 12 + 4
    scene.skirmish(DWARF_GUARD, toldea).pass_().use(toldea)
    assert scene.wounds(toldea) == 1
    assert scene.strength(toldea) == 12 + 2
    assert damage_bonus(scene.state, scene.card(toldea)) == 1


@pytest.mark.parametrize(
    "thrall", [ULAIRE_NELYA_THRALL_OF_THE_ONE, ULAIRE_TOLDEA_THRALL_OF_THE_ONE]
)
def test_an_unwounded_thrall_of_the_one_has_nothing_to_heal(thrall: str) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[thrall], hand=[AXE_STRIKE], burdens=3, site=4)
    assert not scene.skirmish(DWARF_GUARD, thrall).comes_to(Verb.USE, thrall)


@pytest.mark.parametrize("fights", [True, False])
def test_ulaire_enquea_thrall_of_the_one_heals_in_his_own_skirmish_to_add_a_burden(
    fights: bool,
) -> None:
    enquea = ULAIRE_ENQUEA_THRALL_OF_THE_ONE
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM],
        minions=[enquea, MORGUL_LACKEY],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(enquea, 1)
    scene.skirmish(DWARF_GUARD, enquea if fights else MORGUL_LACKEY)
    assert scene.comes_to(Verb.USE, enquea) is fights
    if fights:
        scene.use(enquea)
        assert scene.wounds(enquea) == 0
        assert scene.burdens == 1


@pytest.mark.parametrize("count", [0, 2, 3])
def test_ulaire_lemenya_thrall_of_the_one_heals_to_wound_his_own(count: int) -> None:
    lemenya = ULAIRE_LEMENYA_THRALL_OF_THE_ONE
    others = [MORGUL_PREDATOR, ULAIRE_CANTEA_THRALL_OF_THE_ONE, ULAIRE_ENQUEA_THRALL_OF_THE_ONE]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[lemenya, *others, MORDOR_TROOPER],
        hand=[AXE_STRIKE],
        site=4,
    ).wound(lemenya, 1)
    scene.skirmish(DWARF_GUARD, lemenya).pass_().use(lemenya)
    for minion in others[:count]:
        assert not scene.can(Verb.CHOOSE, lemenya)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(minion)
    if count < 3:
        scene.pass_()
    assert scene.wounds(lemenya) == 0
    assert [scene.wounds(minion) for minion in others] == [1] * count + [0] * (3 - count)
