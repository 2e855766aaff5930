"""The Sauron cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.operations.wounds import can_take_wound, wound
from rules.tcg.engine.state.codes import (
    DAMAGE,
    FELLOWSHIP,
    FIERCE,
    REGROUP,
    SKIRMISH_LOST,
    VITALITY,
    Verb,
)
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

OF_SHIRE = [A_LIGHT_IN_HIS_MIND, BIRTHDAY_PRESENT]
# Who bears which possession.
ARMED = [
    (MORDOR_TROOPER, ORC_SCIMITAR),
    (MERRY_ROHIRRIM_SQUIRE, HOBBIT_SWORD_7_319),
    (ELFHELM, COIF),
]
# Players 1 and 2 are the Shadow; cards of the Shadow belong to player 1 unless a test says so.
OWNERS = pytest.mark.parametrize(("controller", "counted"), [(1, 1), (2, 0)])


def test_advance_scout_makes_minions_roaming_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ADVANCE_SCOUT, ADVANCE_REGULAR, GORGOROTH_OFFICER],
        site=7,
    )
    officer = scene.card(GORGOROTH_OFFICER)
    assert not is_roaming(scene.state, officer)
    scene.shadow_phase().use(ADVANCE_SCOUT).choose("exert")
    scene.choose(GORGOROTH_OFFICER)
    while scene.can(Verb.PASS) and scene.can(Verb.CHOOSE):
        scene.pass_()
    assert is_roaming(scene.state, officer)
    assert scene.number(FIERCE, GORGOROTH_OFFICER)
    assert not is_roaming(scene.state, scene.card(ADVANCE_REGULAR))
    scene.regroup_phase()
    assert not is_roaming(scene.state, officer)


@pytest.mark.parametrize(("site", "gain"), [(4, 5), (7, 3)])
def test_mordor_fiend_adds_more_while_it_roams(site: int, gain: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_FIEND], site=site, twilight=3
    )
    scene.shadow_phase().use(MORDOR_FIEND)
    assert scene.twilight == 3 + gain


def test_mordor_fiend_adds_nothing_to_a_full_pool_or_beside_another() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_FIEND],
        shadow_hand=[MORDOR_TROOPER],
        site=7,
        twilight=4,
    )
    assert not scene.shadow_phase().can(Verb.USE, MORDOR_FIEND)
    beside = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_FIEND, GORGOROTH_OFFICER],
        shadow_hand=[MORDOR_TROOPER],
        site=7,
        twilight=3,
    )
    assert not beside.shadow_phase().can(Verb.USE, MORDOR_FIEND)


def test_ruinous_hall_ends_the_playing_of_cards_for_a_phase() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        hand=[HOBBIT_SWORD_7_319, TARGON],
        shadow_hand=[RUINOUS_HALL, MORDOR_TROOPER],
    )
    scene.fellowship_phase().play(HOBBIT_SWORD_7_319)
    if scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE):
        scene.do(Verb.CHOOSE, HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE)
    scene.play(RUINOUS_HALL)
    assert scene.in_play(HOBBIT_SWORD_7_319)
    assert not scene.can(Verb.PLAY, TARGON)


def test_mordor_brute_shields_armed_orcs_outside_skirmishes() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_BRUTE, GORGOROTH_OFFICER],
        bearing={GORGOROTH_OFFICER: [ORC_SCIMITAR]},
        site=7,
    )
    scene.archery_phase()
    assert not can_take_wound(scene.state, scene.card(GORGOROTH_OFFICER), 0)
    assert can_take_wound(scene.state, scene.card(MORDOR_BRUTE), 0)


@pytest.mark.parametrize(("threats", "offered"), [(2, True), (1, False)])
def test_orc_ravager_breaks_a_condition_for_two_threats(threats: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 2,
        support=[MELLON],
        minions=[ORC_RAVAGER],
        threats=threats,
        twilight=1,
        site=5,
    ).shadow_phase()
    assert scene.can(Verb.USE, ORC_RAVAGER) is offered
    if offered:
        scene.use(ORC_RAVAGER)
        assert scene.is_discarded(MELLON)
        assert scene.threats == 0


def test_shagrat_exerts_a_character_when_he_loses() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM], minions=[SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL], site=6
    )
    scene.happen(emit, SKIRMISH_LOST, scene.card(SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL))
    scene.answer_with(SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL).choose(ELFHELM)
    assert scene.wounds(ELFHELM) == 1


@pytest.mark.parametrize(
    ("companions", "other", "may"),
    [
        ([DWARF_GUARD, TARGON, ELFHELM], MORDOR_VETERAN, True),
        ([DWARF_GUARD, TARGON], MORDOR_VETERAN, False),
        ([DWARF_GUARD, TARGON, ELFHELM], MORDOR_TROOPER, False),
    ],
    ids=["four cultures", "three cultures", "an Orc who can exert only once"],
)
def test_mordor_wretch_drives_another_against_four_cultures(
    companions: list[str], other: str, may: bool
) -> None:
    scene = Scene(
        fellowship=companions,
        minions=[MORDOR_WRETCH, other],
        shadow_deck=[MORDOR_SOLDIER] * 2,
        site=7,
    ).shadow_phase()
    assert scene.can(Verb.USE, MORDOR_WRETCH) is may
    if may:
        scene.use(MORDOR_WRETCH)
        assert scene.wounds(other) == 2
        assert scene.wounds(MORDOR_WRETCH) == 0
        assert scene.twilight == 3
        assert scene.hand(SHADOW) == [MORDOR_SOLDIER]


@pytest.mark.parametrize(("minion", "may"), [(MORDOR_TROOPER, True), (MORGUL_LACKEY, False)])
def test_the_ring_is_mine_answers_a_burden_with_a_burden(minion: str, may: bool) -> None:
    scene = Scene(
        support=[BIRTHDAY_PRESENT],
        discards=[SLUNK_OUT_OF_SIGHT, MAKE_HASTE],
        minions=[minion],
        shadow_hand=[THE_RING_IS_MINE],
    )
    scene.fellowship_phase().use(BIRTHDAY_PRESENT)
    assert scene.burdens == 1
    assert scene.can(Verb.PLAY, THE_RING_IS_MINE) is may
    if may:
        assert scene.play(THE_RING_IS_MINE).burdens == 2


@pytest.mark.parametrize(
    ("choice", "returned"),
    [
        ("a Free Peoples condition", [HARDY_GARRISON]),
        ("a Free Peoples condition", [BIRTHDAY_PRESENT]),
        ("2", OF_SHIRE),
    ],
)
def test_speak_no_more_to_me_returns_a_condition_or_two_of_the_shire(
    choice: str, returned: list[str]
) -> None:
    scene = Scene(
        support=[HARDY_GARRISON, *OF_SHIRE],
        minions=[MORDOR_VETERAN],
        shadow_support=[FLAMES_WITHIN],
        shadow_hand=[SPEAK_NO_MORE_TO_ME],
        twilight=1,
        site=7,
    )
    scene.shadow_phase().play(SPEAK_NO_MORE_TO_ME).choose(choice)
    assert scene.wounds(MORDOR_VETERAN) == 1
    assert not scene.can(Verb.CHOOSE, FLAMES_WITHIN)
    if choice == "2":
        assert not scene.can(Verb.CHOOSE, HARDY_GARRISON)
    scene.choose(returned[0])
    assert sorted(scene.hand()) == sorted(returned)


@pytest.mark.parametrize("minion", [MORGUL_LACKEY, MORDOR_TROOPER])
def test_speak_no_more_to_me_exerts_a_minion_of_sauron(minion: str) -> None:
    scene = Scene(
        support=[HARDY_GARRISON],
        minions=[minion],
        shadow_hand=[SPEAK_NO_MORE_TO_ME],
        twilight=1,
        site=7,
    ).wound(minion, 1)
    assert not scene.shadow_phase().can(Verb.PLAY, SPEAK_NO_MORE_TO_ME)


@pytest.mark.parametrize(("site", "bonus"), [(5, 1), (6, 0)])
def test_advance_captain_makes_roaming_minions_of_sauron_dangerous(site: int, bonus: int) -> None:
    scene = Scene(minions=[ADVANCE_CAPTAIN, MORDOR_TROOPER, MORGUL_LACKEY], site=site)
    assert scene.number(DAMAGE, ADVANCE_CAPTAIN) == bonus
    assert scene.number(DAMAGE, MORDOR_TROOPER) == bonus
    assert scene.number(DAMAGE, MORGUL_LACKEY) == 0


@pytest.mark.parametrize(
    ("site", "wounds", "gained"),
    [(5, 0, 3), (6, 0, 0), (5, 2, 0)],
    ids=["roams", "at home", "tired"],
)
def test_advance_marauder_exerts_for_a_roaming_minion(site: int, wounds: int, gained: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        minions=[ADVANCE_MARAUDER, MORGUL_LACKEY, MORDOR_VETERAN],
        site=site,
    ).wound(ADVANCE_MARAUDER, wounds)
    scene.skirmish(ELFHELM, MORDOR_VETERAN)
    if scene.comes_to(Verb.USE, ADVANCE_MARAUDER):
        scene.use(ADVANCE_MARAUDER)
        if gained:
            assert not scene.can(Verb.CHOOSE, MORGUL_LACKEY)
            scene.choose(MORDOR_VETERAN)
    assert scene.strength(MORDOR_VETERAN) == 9 + gained


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_orc_slaughterer_grows_by_two_for_a_wound_twice(wounds: int) -> None:
    """He is enduring, and his own text gives as much again."""
    scene = Scene(minions=[ORC_SLAUGHTERER]).wound(ORC_SLAUGHTERER, wounds)
    assert scene.strength(ORC_SLAUGHTERER) == 10 + 4 * wounds


def test_advance_scout_may_go_to_make_minions_roam() -> None:
    scene = Scene(minions=[ADVANCE_SCOUT, GORGOROTH_OFFICER], site=7).shadow_phase()
    scene.use(ADVANCE_SCOUT).choose("discard").choose(GORGOROTH_OFFICER)
    while scene.can(Verb.CHOOSE):
        scene.pass_()
    assert scene.is_discarded(ADVANCE_SCOUT)
    assert is_roaming(scene.state, scene.card(GORGOROTH_OFFICER))


def test_the_ring_is_mine_answers_itself_with_another() -> None:
    scene = Scene(
        support=[BIRTHDAY_PRESENT],
        discards=[SLUNK_OUT_OF_SIGHT, MAKE_HASTE],
        minions=[MORDOR_TROOPER],
        shadow_hand=[THE_RING_IS_MINE] * 2,
    )
    scene.fellowship_phase().use(BIRTHDAY_PRESENT).play(THE_RING_IS_MINE)
    assert scene.burdens == 2
    assert scene.play(THE_RING_IS_MINE).burdens == 3


def test_rank_and_file_gathers_wounds_of_roaming_minions() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        shadow_support=[RANK_AND_FILE],
        site=4,
    )
    scene.happen(wound, scene.card(MORDOR_VETERAN), scene.card(DWARF_GUARD))
    scene.answer_with(RANK_AND_FILE)
    assert scene.tokens(RANK_AND_FILE) == 1
    at_home = Scene(minions=[MORDOR_VETERAN], shadow_support=[RANK_AND_FILE], site=6)
    at_home.happen(wound, at_home.card(MORDOR_VETERAN))
    assert not at_home.can(Verb.TRIGGER, RANK_AND_FILE)


@pytest.mark.parametrize("minion", [URUK_SAVAGE, MORDOR_SOLDIER])
def test_rank_and_file_takes_an_uruk_or_a_minion_of_sauron_for_a_token(minion: str) -> None:
    scene = Scene(minions=[minion], shadow_support=[RANK_AND_FILE], site=6)
    scene.regroup_phase().wait_to(Verb.USE, RANK_AND_FILE).use(RANK_AND_FILE)
    assert scene.tokens(RANK_AND_FILE) == 1
    assert scene.is_discarded(minion) is (minion == MORDOR_SOLDIER)
    assert scene.wounds(minion) == int(minion == URUK_SAVAGE)


def test_rank_and_file_spends_two_tokens_on_strength() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        shadow_support=[RANK_AND_FILE],
        hand=[AXE_STRIKE],
        site=6,
    ).put_tokens(RANK_AND_FILE, 3)
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).wait_to(Verb.USE, RANK_AND_FILE)
    scene.use(RANK_AND_FILE)
    assert scene.strength(MORDOR_VETERAN) == 9 + 2
    assert scene.tokens(RANK_AND_FILE) == 1
    # One token is too few for a second use.
    assert not scene.can(Verb.USE, RANK_AND_FILE)


@pytest.mark.parametrize(("cards", "bonus"), [(3, 2), (4, 0)])
def test_flames_within_strengthen_with_initiative(cards: int, bonus: int) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[FLAMES_WITHIN],
        hand=[DWARF_GUARD] * cards,
    )
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize(
    ("phase", "threats", "offered"),
    [(REGROUP, 1, True), (FELLOWSHIP, 1, False), (REGROUP, 0, False)],
)
def test_window_of_the_eye_wounds_who_moves_on_late(
    phase: int, threats: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND],
        shadow_support=[WINDOW_OF_THE_EYE],
        threats=threats,
        site=3,
    )
    scene.state.phase = phase
    scene.happen(move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, WINDOW_OF_THE_EYE) is offered
    if offered:
        scene.answer_with(WINDOW_OF_THE_EYE)
        # Sam is Ring-bound.
        assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize(("site", "exerted"), [(6, 0), (7, 1), (8, 1)])
def test_barren_land_wears_the_ring_bound_down_at_the_last_sites(site: int, exerted: int) -> None:
    """The fellowship moves from this site to the next."""
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[BARREN_LAND],
        site=site,
    )
    scene.happen(move)
    while scene.options():
        scene.pass_() if scene.can(Verb.PASS) else scene.take_first()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == exerted
    assert scene.wounds(SAM_SAMWISE_THE_BRAVE) == exerted
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(("twilight", "may"), [(1, True), (0, False)])
def test_barren_land_is_given_up_for_a_cheaper_minion(twilight: int, may: bool) -> None:
    scene = Scene(
        shadow_support=[BARREN_LAND],
        shadow_hand=[MORDOR_VETERAN, MORGUL_LACKEY],
        twilight=twilight,
        site=7,
    ).shadow_phase()
    assert scene.can(Verb.USE, BARREN_LAND) is may
    if may:
        scene.use(BARREN_LAND)
        assert scene.in_play(MORDOR_VETERAN)
        assert scene.is_discarded(BARREN_LAND)
        assert scene.twilight == 0


@pytest.mark.parametrize(("site", "gained"), [(5, 4), (6, 2)])
def test_flames_within_burn_higher_in_a_roaming_minion(site: int, gained: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[FLAMES_WITHIN],
        hand=[DWARF_GUARD] * 4,
        site=site,
    )
    scene.skirmish(ELFHELM, MORDOR_VETERAN).wait_to(Verb.USE, FLAMES_WITHIN).use(FLAMES_WITHIN)
    assert scene.strength(MORDOR_VETERAN) == 9 + gained
    assert scene.is_discarded(FLAMES_WITHIN)


@pytest.mark.parametrize(
    ("other", "possessions", "cost"),
    [
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 0, 2),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 1, 1),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 2, 0),
        (SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, 3, 0),
        (URUK_SAVAGE, 2, 2),
        (MORDOR_TROOPER, 2, 2),
    ],
)
def test_cirith_ungol_sentinel_is_cheaper_for_every_possession(
    other: str, possessions: int, cost: int
) -> None:
    """Possessions of both sides are spotted; another Uruk-hai must be of Sauron."""
    laid = [(other, ORC_SCIMITAR), (MERRY_ROHIRRIM_SQUIRE, HOBBIT_SWORD_7_319), (ELFHELM, COIF)]
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ELFHELM],
        bearing={bearer: [possession] for bearer, possession in laid[:possessions]},
        minions=[other],
        shadow_hand=[CIRITH_UNGOL_SENTINEL],
        twilight=9,
        site=7,
    )
    assert scene.shadow_phase().play(CIRITH_UNGOL_SENTINEL).twilight == 9 - cost


@pytest.mark.parametrize(("possessions", "holds"), [(2, False), (3, True)])
def test_cirith_ungol_patroller_is_fierce_among_three_possessions(
    possessions: int, holds: bool
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ELFHELM],
        bearing={bearer: [possession] for bearer, possession in ARMED[:possessions]},
        minions=[CIRITH_UNGOL_PATROLLER, MORDOR_TROOPER],
    )
    assert fierce(scene, CIRITH_UNGOL_PATROLLER) is holds


@pytest.mark.parametrize(
    ("uruk", "strength"),
    [(CIRITH_UNGOL_GUARD, 9), (CIRITH_UNGOL_SENTRY, 8), (CIRITH_UNGOL_PATROLLER, 8)],
)
def test_an_uruk_of_cirith_ungol_does_more_damage(uruk: str, strength: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, ELFHELM], minions=[uruk], hand=[AXE_STRIKE], site=7)
    scene.skirmish(ELFHELM, uruk).resolve()
    assert scene.strength(uruk) == strength
    assert scene.wounds(ELFHELM) == 2


@pytest.mark.parametrize(
    ("bearer", "strength"),
    [(CIRITH_UNGOL_GUARD, 9 + 3), (MORDOR_VETERAN, 9 + 1)],
    ids=["Uruk-hai", "Orc"],
)
def test_uruk_axe_is_stronger_in_the_hands_of_an_uruk(bearer: str, strength: int) -> None:
    scene = Scene(
        minions=[URUK_SAVAGE, bearer, MORGUL_LACKEY],
        shadow_hand=[URUK_AXE],
        twilight=1,
        site=7,
    )
    scene.shadow_phase().play(URUK_AXE)
    assert scene.bearer_of(URUK_AXE) == bearer
    assert scene.strength(bearer) == strength


@pytest.mark.parametrize(("possessions", "gained"), [(0, 0), (1, 1), (2, 2)])
def test_troll_of_cirith_gorgor_counts_possessions_of_both_sides(
    possessions: int, gained: int
) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        bearing={bearer: [possession] for bearer, possession in ARMED[:possessions]},
        minions=[TROLL_OF_CIRITH_GORGOR, MORDOR_TROOPER],
    )
    assert scene.strength(TROLL_OF_CIRITH_GORGOR) == 14 + gained
    assert fierce(scene, TROLL_OF_CIRITH_GORGOR)


@pytest.mark.parametrize(("minion", "may"), [(MORDOR_TROOPER, True), (MORGUL_LACKEY, False)])
def test_troll_of_cirith_gorgor_follows_a_minion_of_sauron(minion: str, may: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[TROLL_OF_CIRITH_GORGOR], twilight=9, site=7)
    assert scene.shadow_phase().can(Verb.PLAY, TROLL_OF_CIRITH_GORGOR) is may


@pytest.mark.parametrize(
    ("companions", "friends", "offered"),
    [(6, [GORGOROTH_ATTACKER], True), (5, [GORGOROTH_ATTACKER], False), (6, [], False)],
)
def test_gorgoroth_swarm_brings_more_and_takes_a_site(
    companions: int, friends: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=friends,
        shadow_hand=[GORGOROTH_SWARM],
        shadow_discards=[GORGOROTH_ENGINEER],
        twilight=20,
        site=5,
    )
    scene.state.position[SHADOW] = 4
    scene.shadow_phase().play(GORGOROTH_SWARM)
    assert scene.can(Verb.TRIGGER, GORGOROTH_SWARM) is offered
    if offered:
        scene.answer_with(GORGOROTH_SWARM)
        assert scene.in_play(GORGOROTH_ENGINEER)
        assert scene.controls(ARAGORN_SITES[0])


@pytest.mark.parametrize(
    ("controlled", "cards_in_hand", "bonus", "becomes_fierce"),
    [(2, 0, 4, True), (1, 4, 2, False), (0, 3, 0, True)],
)
def test_beaten_back_counts_sites_you_control_and_asks_for_initiative(
    controlled: int, cards_in_hand: int, bonus: int, becomes_fierce: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[ELFHELM] * cards_in_hand,
        shadow_hand=[BEATEN_BACK],
        twilight=1,
        site=4,
    ).control(*ARAGORN_SITES[:controlled])
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN)
    before = scene.strength(MORDOR_VETERAN)
    assert not fierce(scene, MORDOR_VETERAN)
    scene.happen(play_card, SHADOW, scene.card(BEATEN_BACK))
    assert scene.strength(MORDOR_VETERAN) == before + bonus
    assert fierce(scene, MORDOR_VETERAN) is becomes_fierce


@pytest.mark.parametrize(
    ("fellowship", "prevented"),
    [
        ([DWARF_GUARD, ELFHELM], None),
        ([DWARF_GUARD], True),
        ([DWARF_GUARD], False),
    ],
)
def test_mordor_pillager_takes_a_site_unless_a_small_fellowship_exerts(
    fellowship: list[str], prevented: bool | None
) -> None:
    """With the Shire there are three cultures, and nobody is asked; or two."""
    scene = Scene(fellowship=fellowship, minions=[MORDOR_PILLAGER, MORDOR_SOLDIER], site=5)
    scene.state.position[SHADOW] = 3
    scene.shadow_phase().use(MORDOR_PILLAGER)
    assert scene.can(Verb.EITHER) is (prevented is not None)
    if prevented is not None:
        assert scene.who == FREE_PEOPLES
        scene.choose("exert a companion" if prevented else "take control")
        if prevented:
            scene.choose(DWARF_GUARD)
    assert scene.wounds(MORDOR_PILLAGER) == 1
    assert scene.wounds(DWARF_GUARD) == int(bool(prevented))
    assert scene.controls(ARAGORN_SITES[0]) is not bool(prevented)


def test_mordor_pillager_needs_another_sauron_minion() -> None:
    scene = Scene(minions=[MORDOR_PILLAGER, URUK_SAVAGE], site=5)
    scene.state.position[SHADOW] = 3
    assert not scene.shadow_phase().can(Verb.USE, MORDOR_PILLAGER)


@pytest.mark.parametrize(("controlled", "cost"), [(0, 4), (1, 2), (2, 2)])
def test_gorgoroth_keeper_is_cheaper_with_a_controlled_site(controlled: int, cost: int) -> None:
    scene = Scene(shadow_hand=[GORGOROTH_KEEPER], twilight=9, site=7)
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase().play(GORGOROTH_KEEPER)
    assert scene.twilight == 9 - cost


@pytest.mark.parametrize("controlled", [0, 1, 2])
def test_gothmog_makes_the_free_peoples_wound_a_companion_for_each_site(controlled: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        support=[SIGEWULF],
        shadow_hand=[GOTHMOG_LIEUTENANT_OF_MORGUL],
        twilight=9,
        site=7,
    )
    scene.control(*ARAGORN_SITES[:controlled]).shadow_phase().play(GOTHMOG_LIEUTENANT_OF_MORGUL)
    for _ in range(controlled):
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, SIGEWULF)
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.can(Verb.CHOOSE)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == controlled
    assert fierce(scene, GOTHMOG_LIEUTENANT_OF_MORGUL) is bool(controlled)


@pytest.mark.parametrize(
    ("bearer", "strength", "each_"),
    [(GOTHMOG_LIEUTENANT_OF_MORGUL, 13, 2), (MORDOR_VETERAN, 9, 1)],
)
@pytest.mark.parametrize("controlled", [0, 1, 3])
def test_gothmogs_warg_is_fed_by_controlled_sites(
    bearer: str, strength: int, each_: int, controlled: int
) -> None:
    scene = Scene(minions=[bearer], bearing={bearer: [GOTHMOGS_WARG]}, site=7)
    scene.control(*ARAGORN_SITES[:controlled])
    assert scene.strength(bearer) == strength + 1 + each_ * controlled


def test_gothmogs_warg_carries_an_orc_of_sauron() -> None:
    scene = Scene(
        minions=[SHAGRAT_CAPTAIN_OF_CIRITH_UNGOL, MORGUL_LACKEY, MORDOR_VETERAN],
        shadow_hand=[GOTHMOGS_WARG],
        twilight=9,
        site=7,
    )
    scene.shadow_phase().play(GOTHMOGS_WARG)
    assert scene.bearer_of(GOTHMOGS_WARG) == MORDOR_VETERAN
    assert scene.number(VITALITY, MORDOR_VETERAN) == 3 + 1


@pytest.mark.parametrize("controlled", [1, 0])
def test_gorgoroth_keeper_waits_on_a_controlled_site(controlled: int) -> None:
    scene = Scene(minions=[GORGOROTH_KEEPER], site=7)
    scene.control(*ARAGORN_SITES[:controlled]).regroup_phase()
    if scene.comes_to(Verb.USE, GORGOROTH_KEEPER):
        scene.use(GORGOROTH_KEEPER)
    assert scene.in_play(GORGOROTH_KEEPER) is not bool(controlled)
    assert scene.stack(ARAGORN_SITES[0]) == [GORGOROTH_KEEPER] * controlled


@OWNERS
def test_gothmog_counts_sites_of_his_own_player(controller: int, counted: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_hand=[GOTHMOG_LIEUTENANT_OF_MORGUL],
        twilight=20,
        site=7,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    scene.shadow_phase().play(GOTHMOG_LIEUTENANT_OF_MORGUL)
    if counted:
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == counted
    assert fierce(scene, GOTHMOG_LIEUTENANT_OF_MORGUL) is bool(counted)


@OWNERS
def test_gothmogs_warg_counts_sites_of_its_own_player(controller: int, counted: int) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN],
        bearing={MORDOR_VETERAN: [GOTHMOGS_WARG]},
        site=7,
        players=3,
    ).control(ARAGORN_SITES[0], player=controller)
    assert scene.strength(MORDOR_VETERAN) == 9 + 1 + counted
