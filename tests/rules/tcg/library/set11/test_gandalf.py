"""The Gandalf cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations.tokens import add_burdens
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("site", "weaker"), [(ARAGORN_SITES[3], 6), (ISENGARD_RUINED_15_192, 8)])
def test_inspiration_weakens_by_the_companions_in_hand(site: str, weaker: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        minions=[MORDOR_VETERAN],
        hand=[INSPIRATION, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, HOBBIT_SWORD_7_319],
        site=4,
        path=(*ARAGORN_SITES[:3], site),
    )
    scene.skirmish(GANDALF_LEADER_OF_THE_COMPANY, MORDOR_VETERAN).play(INSPIRATION).resolve()
    (totals,) = [entry for entry in scene.log or [] if entry[0] == "totals"]
    assert totals[2] == max(0, 9 - weaker)


def test_new_authority_cancels_what_a_minion_does_and_shrugs_at_burdens() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[NEW_AUTHORITY],
        minions=[ORKISH_SCOUT],
        twilight=5,
        site=5,
    )
    scene.shadow_phase().use(ORKISH_SCOUT)
    assert scene.wounds(ORKISH_SCOUT) == 1
    scene.answer_with(NEW_AUTHORITY)
    assert scene.twilight == 5
    assert scene.is_discarded(NEW_AUTHORITY)


@pytest.mark.parametrize(("source", "offered"), [(ORKISH_SCOUT, True), (DWARF_GUARD, False)])
def test_new_authority_removes_twilight_for_a_burden_of_the_shadow(
    source: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[NEW_AUTHORITY],
        minions=[ORKISH_SCOUT],
        twilight=5,
        site=5,
    )
    scene.happen(add_burdens, FREE_PEOPLES, 1, scene.card(source))
    assert scene.can(Verb.TRIGGER, NEW_AUTHORITY) is offered
    if offered:
        scene.answer_with(NEW_AUTHORITY)
        assert scene.twilight == 2


def test_the_art_of_gandalf_stores_spells_for_later() -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[THE_ART_OF_GANDALF],
        hand=[SLEEP_CARADHRAS, MELLON],
        site=4,
    )
    scene.regroup_phase().use(THE_ART_OF_GANDALF)
    assert scene.stack(THE_ART_OF_GANDALF) == [SLEEP_CARADHRAS]
    later = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[THE_ART_OF_GANDALF],
        stacked={THE_ART_OF_GANDALF: [SLEEP_CARADHRAS]},
        hand=[MELLON, DWARF_GUARD],
    )
    later.fellowship_phase().use(THE_ART_OF_GANDALF)
    assert set(later.hand()) == {DWARF_GUARD, SLEEP_CARADHRAS}
    assert later.is_discarded(MELLON)


def test_erland_takes_a_skirmish_event_back() -> None:
    scene = Scene(
        fellowship=[ERLAND_DALE_COUNSELOR, GANDALF_LEADER_OF_THE_COMPANY],
        minions=[EASTERLING_BLADEMASTER],
        discards=[PROLONGED_STRUGGLE, MELLON],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(ERLAND_DALE_COUNSELOR, EASTERLING_BLADEMASTER).use(ERLAND_DALE_COUNSELOR)
    assert PROLONGED_STRUGGLE in scene.hand()
    assert MELLON not in scene.hand()
    assert scene.wounds(ERLAND_DALE_COUNSELOR) == 1


@pytest.mark.parametrize(
    ("bearer", "musters"), [(GANDALF_LEADER_OF_THE_COMPANY, True), (RADAGAST_THE_BROWN, False)]
)
def test_gandalfs_staff_ash_staff_makes_the_shadow_wound_a_minion(
    bearer: str, musters: bool
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [GANDALFS_STAFF_ASH_STAFF]},
        minions=[EASTERLING_BLADEMASTER, MORDOR_VETERAN],
        site=4,
    )
    assert has_words(scene.state, scene.card(bearer), traits.MUSTER) is musters
    scene.happen(emit, SKIRMISH_WON, scene.card(bearer))
    assert scene.who == SHADOW
    scene.choose(MORDOR_VETERAN)
    assert scene.wounds(MORDOR_VETERAN) == 1


@pytest.mark.parametrize("prevented", [True, False])
def test_shadowfax_unequaled_steed_saves_gandalf_for_a_burden(prevented: bool) -> None:
    gandalf = GANDALF_LEADER_OF_THE_COMPANY
    scene = Scene(
        fellowship=[gandalf],
        bearing={gandalf: [SHADOWFAX_UNEQUALED_STEED]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    scene.happen(wound, scene.card(gandalf), scene.card(EASTERLING_BLADEMASTER))
    if prevented:
        scene.answer_with(SHADOWFAX_UNEQUALED_STEED)
    else:
        scene.pass_()
    assert scene.wounds(gandalf) == int(not prevented)
    assert scene.burdens == int(prevented)


@pytest.mark.parametrize(("place", "left"), [(GREEN_DRAGON_INN_11_242, 1), (ARAGORN_SITES[1], 2)])
def test_ease_the_burden_removes_two_burdens_at_a_dwelling(place: str, left: int) -> None:
    scene = Scene(
        fellowship=[GANDALF_LEADER_OF_THE_COMPANY],
        hand=[EASE_THE_BURDEN, AXE_STRIKE],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        burdens=3,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, EASE_THE_BURDEN).play(EASE_THE_BURDEN)
    assert scene.burdens == left
    assert scene.wounds(GANDALF_LEADER_OF_THE_COMPANY) == 1


@pytest.mark.parametrize(
    ("companion", "wounds"), [(ERLAND_DALE_COUNSELOR, 0), (GANDALF_LEADER_OF_THE_COMPANY, 3)]
)
def test_ease_the_burden_needs_a_wizard_who_can_exert(companion: str, wounds: int) -> None:
    scene = Scene(fellowship=[companion], hand=[EASE_THE_BURDEN], burdens=3)
    scene.wound(companion, wounds).fellowship_phase()
    assert not scene.can(Verb.PLAY, EASE_THE_BURDEN)


@pytest.mark.parametrize("removes", [True, False])
def test_glamdring_foe_hammer_may_lift_a_burden_when_gandalf_wins(removes: bool) -> None:
    gandalf = GANDALF_LEADER_OF_THE_COMPANY
    scene = Scene(
        fellowship=[gandalf, DWARF_GUARD],
        bearing={gandalf: [GLAMDRING_FOE_HAMMER]},
        burdens=2,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(DWARF_GUARD))
    assert not scene.can(Verb.TRIGGER, GLAMDRING_FOE_HAMMER)
    scene.happen(emit, SKIRMISH_WON, scene.card(gandalf))
    if removes:
        scene.answer_with(GLAMDRING_FOE_HAMMER)
    else:
        scene.pass_()
    assert scene.burdens == 2 - removes


def test_glamdring_foe_hammer_is_for_gandalf_and_no_other_wizard() -> None:
    scene = Scene(fellowship=[RADAGAST_THE_BROWN], hand=[GLAMDRING_FOE_HAMMER]).fellowship_phase()
    assert not scene.can(Verb.PLAY, GLAMDRING_FOE_HAMMER)


@pytest.mark.parametrize("toiling", [0, 1])
def test_new_awakened_breaks_two_conditions(toiling: int) -> None:
    gandalf = GANDALF_LEADER_OF_THE_COMPANY
    scene = Scene(
        fellowship=[gandalf],
        support=[MELLON],
        shadow_support=[LYING_IN_WAIT, ALWAYS_THREATENING],
        hand=[NEW_AWAKENED],
    )
    scene.fellowship_phase().play(NEW_AWAKENED)
    if toiling:
        scene.choose(gandalf)
    else:
        scene.pass_()
    assert scene.twilight == 6 - 2 * toiling
    scene.choose(LYING_IN_WAIT).choose(ALWAYS_THREATENING)
    found = [scene.in_play(card) for card in (LYING_IN_WAIT, ALWAYS_THREATENING, MELLON)]
    assert found == [False, False, True]


def test_new_awakened_needs_a_wizard_of_gandalfs() -> None:
    scene = Scene(
        fellowship=[ERLAND_DALE_COUNSELOR], shadow_support=[LYING_IN_WAIT], hand=[NEW_AWAKENED]
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, NEW_AWAKENED)


@pytest.mark.parametrize(
    ("leader", "burdens", "bonuses"),
    [
        (GANDALF_MANAGER_OF_WIZARDS, 0, [1, 1]),
        (GANDALF_MANAGER_OF_WIZARDS, 1, [0, 1]),
        (ERLAND_DALE_COUNSELOR, 0, [0, 0]),
    ],
)
def test_g_for_grand_lends_strength_to_strong_wills_beside_a_wizard(
    leader: str, burdens: int, bonuses: list[int]
) -> None:
    """A burden leaves the Guard 5 and the Ring-bearer 9."""
    scene = Scene(fellowship=[leader, DWARF_GUARD], support=[G_FOR_GRAND], burdens=burdens)
    strengths = [scene.strength(card) for card in (DWARF_GUARD, FRODO_HOPE_OF_FREE_PEOPLES)]
    assert strengths == [4 + bonuses[0], 4 + bonuses[1]]


def test_erland_does_not_come_to_an_ally_of_gandalfs() -> None:
    scene = Scene(
        support=[BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR], hand=[ERLAND_DALE_COUNSELOR]
    )
    assert not scene.fellowship_phase().can(Verb.PLAY, ERLAND_DALE_COUNSELOR)
