"""The Orc cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


@pytest.mark.parametrize("another", [True, False])
def test_persistent_orc_goes_on_the_deck_instead_of_dying(another: bool) -> None:
    scene = Scene(
        minions=[PERSISTENT_ORC, *([DENIZEN_OF_KHAZAD_DUM] if another else [])],
        shadow_deck=[TRACKING_URUK],
        site=4,
    )
    scene.happen(wounds.wound, scene.card(PERSISTENT_ORC))
    assert scene.can(Verb.TRIGGER, PERSISTENT_ORC) is another
    if another:
        scene.answer_with(PERSISTENT_ORC)
        assert scene.deck(SHADOW) == [TRACKING_URUK, PERSISTENT_ORC]
    else:
        assert scene.is_discarded(PERSISTENT_ORC)


@pytest.mark.parametrize("prevented", [True, False])
def test_an_artifact_saves_its_bearer_from_beastly_olog_hai(prevented: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOWYN_RESTLESS_MAIDEN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [THE_SHARDS_OF_NARSIL]},
        minions=[BEASTLY_OLOG_HAI],
        site=5,
    )
    scene.assignment_phase().wait_to(Verb.USE, BEASTLY_OLOG_HAI).use(BEASTLY_OLOG_HAI)
    scene.choose("discard" if prevented else "assign")
    assert scene.wounds(BEASTLY_OLOG_HAI) == 1
    assert scene.is_discarded(THE_SHARDS_OF_NARSIL) is prevented
    assert scene.assigned_to(BEASTLY_OLOG_HAI) == ([] if prevented else [ARAGORN_DRIVEN_BY_NEED])


@pytest.mark.parametrize(("burdens", "offered"), [(1, False), (2, True)])
def test_entrapping_orc_picks_an_unbound_companion_of_little_resistance(
    burdens: int, offered: bool
) -> None:
    """Two burdens bring the Dwarves to 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[ENTRAPPING_ORC],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    ).assignment_phase()
    assert scene.comes_to(Verb.USE, ENTRAPPING_ORC) is offered
    if offered:
        scene.use(ENTRAPPING_ORC)
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(DWARF_GUARD)
        assert scene.assigned_to(ENTRAPPING_ORC) == [DWARF_GUARD]


@pytest.mark.parametrize(("place", "offered"), [(CHAMBER_OF_MAZARBUL, True), (WEST_ROAD, False)])
def test_goblin_hordes_rise_behind_the_fellowship_underground(place: str, offered: bool) -> None:
    scene = Scene(
        shadow_support=[GOBLIN_HORDES],
        shadow_discards=[CUTTHROAT_ORC, MORDOR_SCIMITAR],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
        site=2,
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options() and not scene.can(Verb.TRIGGER, GOBLIN_HORDES):
        scene.pass_()
    assert scene.can(Verb.TRIGGER, GOBLIN_HORDES) is offered
    if offered:
        scene.answer_with(GOBLIN_HORDES)
        assert scene.hand(SHADOW) == [CUTTHROAT_ORC]


def test_hill_orc_tires_everybody_of_little_resistance() -> None:
    """Two burdens bring the Dwarves to 4; Frodo is stronger."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD], minions=[HILL_ORC], burdens=2, site=4
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(HILL_ORC)).answer_with(HILL_ORC)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.wounds(DWARF_GUARD) == 1
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    fresh = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[HILL_ORC], burdens=1, site=4)
    fresh.happen(emit, SKIRMISH_WON, fresh.card(HILL_ORC))
    assert not fresh.can(Verb.TRIGGER, HILL_ORC)


@pytest.mark.parametrize("discards", [True, False])
def test_mocking_goblin_adds_a_burden_unless_an_event_is_discarded(discards: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[MOCKING_GOBLIN], hand=[AXE_STRIKE, DWARF_GUARD], site=4
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(MOCKING_GOBLIN))
    assert scene.who == 0
    scene.choose("discard" if discards else "add a burden")
    assert scene.burdens == int(not discards)
    assert scene.is_discarded(AXE_STRIKE) is discards


@pytest.mark.parametrize("exerts", [True, False])
def test_mordor_scimitar_tires_whom_its_bearer_is_assigned_to(exerts: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CUTTHROAT_ORC],
        bearing={CUTTHROAT_ORC: [MORDOR_SCIMITAR]},
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, GIMLI_DWARF_OF_EREBOR, CUTTHROAT_ORC)
    if exerts:
        scene.answer_with(MORDOR_SCIMITAR)
    else:
        scene.pass_()
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == int(exerts)


@pytest.mark.parametrize(("burdens", "wounds"), [(0, 0), (1, 1)])
def test_mountain_orc_exerts_whom_it_is_assigned_to_if_the_will_is_weak(
    burdens: int, wounds: int
) -> None:
    """A burden brings the Guard to 5."""
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        minions=[MOUNTAIN_ORC],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, MOUNTAIN_ORC)
    assert scene.wounds(DWARF_GUARD) == wounds
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0


@pytest.mark.parametrize(
    ("place", "wounds", "offered"),
    [(CHAMBER_OF_MAZARBUL, 0, True), (CHAMBER_OF_MAZARBUL, 1, False), (WEST_ROAD, 0, False)],
)
def test_unyielding_goblin_tires_its_opponent_underground(
    place: str, wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[UNYIELDING_GOBLIN],
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    ).wound(UNYIELDING_GOBLIN, wounds)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, UNYIELDING_GOBLIN).pass_()
    assert scene.can(Verb.USE, UNYIELDING_GOBLIN) is offered
    if offered:
        scene.use(UNYIELDING_GOBLIN)
        assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
        assert scene.wounds(DWARF_GUARD) == 0
        assert scene.wounds(UNYIELDING_GOBLIN) == 1


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_undisciplined_assigns_an_orc_to_any_companion_but_the_ring_bearer(toiling: int) -> None:
    orcs = (CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[*orcs, TRACKING_URUK],
        shadow_hand=[UNDISCIPLINED],
        hand=[AXE_STRIKE],
        twilight=8,
        site=4,
    )
    scene.assignment_phase().wait_to(Verb.PLAY, UNDISCIPLINED).play(UNDISCIPLINED)
    for orc in orcs[:toiling]:
        scene.choose(orc)
    if toiling < 2:
        scene.pass_()
    assert scene.twilight == 3 * toiling
    offered = {scene.id_of(option.card) for option in scene.options()}
    assert offered == set(orcs)
    scene.choose(CUTTHROAT_ORC)
    assert scene.assigned_to(CUTTHROAT_ORC) == [DWARF_GUARD]


@pytest.mark.parametrize("caves", [0, 1, 3])
def test_conquered_halls_count_the_places_underground(caves: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CUTTHROAT_ORC],
        shadow_hand=[CONQUERED_HALLS],
        hand=[AXE_STRIKE],
        path=(*[CHAMBER_OF_MAZARBUL] * caves, *[WEST_ROAD] * (4 - caves)),
        twilight=1,
        site=4,
    )
    before = scene.skirmish(GIMLI_DWARF_OF_EREBOR, CUTTHROAT_ORC).strength(CUTTHROAT_ORC)
    if caves:
        scene.pass_().play(CONQUERED_HALLS)
    assert scene.strength(CUTTHROAT_ORC) == before + caves


def test_bladed_gauntlets_make_a_lurker_who_exerts_for_an_orc() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM, TRACKING_URUK],
        bearing={CUTTHROAT_ORC: [BLADED_GAUNTLETS]},
        hand=[AXE_STRIKE],
        site=4,
    )
    lurk = [
        has_words(scene.state, scene.card(card), traits.LURKER)
        for card in (CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM)
    ]
    assert lurk == [True, False]
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, DENIZEN_OF_KHAZAD_DUM).pass_().use(BLADED_GAUNTLETS)
    assert not scene.can(Verb.CHOOSE, TRACKING_URUK)
    scene.choose(DENIZEN_OF_KHAZAD_DUM)
    assert scene.strength(DENIZEN_OF_KHAZAD_DUM) == 9 + 2
    assert scene.wounds(CUTTHROAT_ORC) == 1


def test_bladed_gauntlets_need_a_bearer_who_can_exert() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM],
        bearing={CUTTHROAT_ORC: [BLADED_GAUNTLETS]},
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.wound(CUTTHROAT_ORC, 1).skirmish(GIMLI_DWARF_OF_EREBOR, DENIZEN_OF_KHAZAD_DUM).pass_()
    assert not scene.can(Verb.USE, BLADED_GAUNTLETS)


@pytest.mark.parametrize(
    ("minion", "strength", "bonus"),
    [(DENIZEN_OF_KHAZAD_DUM, 9, 2), (DENIZEN_OF_MORIA, 7, 3), (DENIZEN_OF_THE_BLACK_PIT, 10, 2)],
)
def test_denizens_are_stronger_underground(minion: str, strength: int, bonus: int) -> None:
    for place, more in ((CHAMBER_OF_MAZARBUL, bonus), (WEST_ROAD, 0)):
        scene = Scene(minions=[minion], path=(*ARAGORN_SITES[:3], place), site=4)
        assert scene.strength(minion) == strength + more


@pytest.mark.parametrize(
    ("place", "others", "fighter", "loss"),
    [
        (CHAMBER_OF_MAZARBUL, 1, FRENZIED_ORC, 2),
        (CHAMBER_OF_MAZARBUL, 1, CUTTHROAT_ORC, 0),
        (WEST_ROAD, 1, FRENZIED_ORC, 0),
        (WEST_ROAD, 5, CUTTHROAT_ORC, 2),
        (WEST_ROAD, 5, TRACKING_URUK, 0),
        (CHAMBER_OF_MAZARBUL, 5, FRENZIED_ORC, 4),
    ],
)
def test_frenzied_orc_weakens_its_opponents_underground_and_all_at_six(
    place: str, others: int, fighter: str, loss: int
) -> None:
    fighters = [FRENZIED_ORC] if fighter == FRENZIED_ORC else [FRENZIED_ORC, fighter]
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        minions=fighters,
        hand=[AXE_STRIKE],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, fighter)
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 - loss


def test_emboldened_orc_counts_the_companions_who_do_not_fight() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[EMBOLDENED_ORC, CUTTHROAT_ORC],
        hand=[AXE_STRIKE],
        site=4,
    )
    # The Ring-bearer is a companion, too.
    assert scene.strength(EMBOLDENED_ORC) == 11 + 3
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, CUTTHROAT_ORC)
    assert scene.strength(EMBOLDENED_ORC) == 11 + 2


@pytest.mark.parametrize(
    ("other", "burdens", "bonus"),
    [(CUTTHROAT_ORC, 1, 2), (CUTTHROAT_ORC, 2, 4), (TRACKING_URUK, 2, None)],
)
def test_barbarous_orc_is_driven_by_another_orc(
    other: str, burdens: int, bonus: int | None
) -> None:
    """Two burdens bring the Guard to 4."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BARBAROUS_ORC, other],
        hand=[AXE_STRIKE],
        burdens=burdens,
        site=4,
    )
    scene.skirmish(DWARF_GUARD, BARBAROUS_ORC).pass_()
    assert scene.can(Verb.USE, BARBAROUS_ORC) is (bonus is not None)
    if bonus is not None:
        scene.use(BARBAROUS_ORC)
        assert scene.strength(BARBAROUS_ORC) == 7 + bonus
        assert (scene.wounds(other), scene.wounds(BARBAROUS_ORC)) == (1, 0)


@pytest.mark.parametrize(("twilight", "offered"), [(2, True), (1, False)])
def test_prowling_orc_pays_two_to_strengthen_an_orc(twilight: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[PROWLING_ORC, CUTTHROAT_ORC, TRACKING_URUK],
        hand=[AXE_STRIKE],
        twilight=twilight,
        site=4,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, CUTTHROAT_ORC).pass_()
    assert scene.can(Verb.USE, PROWLING_ORC) is offered
    if offered:
        scene.use(PROWLING_ORC)
        assert not scene.can(Verb.CHOOSE, TRACKING_URUK)
        scene.choose(CUTTHROAT_ORC)
        assert scene.strength(CUTTHROAT_ORC) == 9 + 1
        assert scene.twilight == 0


@pytest.mark.parametrize(("burdens", "bonus"), [(0, 0), (1, 2), (5, 3)])
def test_cutthroat_orc_is_stronger_for_each_weak_will(burdens: int, bonus: int) -> None:
    """A burden brings two Dwarves to 5, five bring Frodo there."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, DWARF_GUARD],
        minions=[CUTTHROAT_ORC],
        burdens=burdens,
        site=4,
    )
    assert scene.strength(CUTTHROAT_ORC) == 9 + bonus
