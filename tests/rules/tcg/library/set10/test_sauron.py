"""The Sauron cards of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_roaming
from rules.tcg.engine.operations.wounds import can_take_wound
from rules.tcg.engine.state.codes import DAMAGE, FIERCE, SKIRMISH_LOST, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import SHADOW, Scene


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


OF_SHIRE = [A_LIGHT_IN_HIS_MIND, BIRTHDAY_PRESENT]


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
