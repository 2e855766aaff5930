"""The Orc cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    ARMED_FOR_BATTLE,
    AXE_STRIKE,
    BEASTLY_OLOG_HAI,
    BOUND_TO_ITS_FATE,
    CHAMBER_OF_MAZARBUL,
    CITY_OF_MEN,
    CUTTHROAT_ORC,
    DENIZEN_OF_KHAZAD_DUM,
    DWARF_GUARD,
    ENTRAPPING_ORC,
    EOWYN_RESTLESS_MAIDEN,
    FRODO_HOPE_OF_FREE_PEOPLES,
    GIMLI_DWARF_OF_EREBOR,
    GOBLIN_HORDES,
    HILL_ORC,
    ISENGARD_RUINED_15_192,
    MOCKING_GOBLIN,
    MORDOR_SCIMITAR,
    ORC_HAMMER,
    ORKISH_WORKER,
    PERSISTENT_ORC,
    PORTER_TROLL,
    SCURRYING_GOBLIN,
    THE_SHARDS_OF_NARSIL,
    TRACKING_URUK,
    WATCHFUL_ORC,
    WEST_ROAD,
)
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


@pytest.mark.parametrize(("revealed", "extra"), [(TRACKING_URUK, 5), (CITY_OF_MEN, 0)])
def test_orkish_worker_gains_the_cost_of_a_shadow_card(revealed: str, extra: int) -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[ORKISH_WORKER],
        deck=[revealed],
        twilight=5,
        site=4,
    )
    scene.shadow_phase().play(ORKISH_WORKER).answer_with(ORKISH_WORKER)
    assert scene.twilight == 2 + extra
    assert scene.deck() == [revealed]


@pytest.mark.parametrize("reveals", [True, False])
def test_porter_troll_burdens_who_reveals_no_event(reveals: bool) -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[PORTER_TROLL],
        hand=[CITY_OF_MEN],
        twilight=9,
        site=5,
    )
    scene.shadow_phase().play(PORTER_TROLL)
    scene.choose("reveal" if reveals else "add a burden")
    assert scene.burdens == int(not reveals)
    assert scene.hand() == [CITY_OF_MEN]


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


def test_watchful_orc_leads_the_fellowship_underground() -> None:
    scene = Scene(
        minions=[DENIZEN_OF_KHAZAD_DUM],
        shadow_hand=[WATCHFUL_ORC],
        path=(*ARAGORN_SITES[:4], CHAMBER_OF_MAZARBUL),
        twilight=9,
        site=4,
    )
    before = scene.strength(DENIZEN_OF_KHAZAD_DUM)
    scene.shadow_phase().play(WATCHFUL_ORC).answer_with(WATCHFUL_ORC)
    assert scene.id_of(scene.state.path[3]) == CHAMBER_OF_MAZARBUL
    assert scene.strength(DENIZEN_OF_KHAZAD_DUM) == before + 2


@pytest.mark.parametrize(("place", "wide"), [(ISENGARD_RUINED_15_192, True), (WEST_ROAD, False)])
def test_armed_for_battle_looks_in_the_deck_too_at_a_battleground(place: str, wide: bool) -> None:
    scene = Scene(
        minions=[CUTTHROAT_ORC],
        shadow_hand=[ARMED_FOR_BATTLE],
        shadow_deck=[MORDOR_SCIMITAR, CUTTHROAT_ORC],
        shadow_discards=[ORC_HAMMER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(ARMED_FOR_BATTLE)
    assert scene.can(Verb.CHOOSE, MORDOR_SCIMITAR) is wide
    if wide:
        scene.choose(MORDOR_SCIMITAR)
    assert scene.in_play(MORDOR_SCIMITAR if wide else ORC_HAMMER)


@pytest.mark.parametrize(
    ("hand", "burden"), [([AXE_STRIKE, DWARF_GUARD], False), ([DWARF_GUARD], True)]
)
def test_bound_to_its_fate_costs_an_event_or_a_burden(hand: list[str], burden: bool) -> None:
    scene = Scene(
        minions=[CUTTHROAT_ORC], hand=hand, shadow_hand=[BOUND_TO_ITS_FATE], twilight=1, site=4
    )
    scene.shadow_phase().play(BOUND_TO_ITS_FATE)
    if not burden:
        assert scene.who == 0
        scene.choose("discard")
        assert scene.is_discarded(AXE_STRIKE)
    assert scene.burdens == int(burden)
    assert DWARF_GUARD in scene.hand()


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


@pytest.mark.parametrize(
    ("place", "others", "added"),
    [
        (CHAMBER_OF_MAZARBUL, [CUTTHROAT_ORC], 2),
        (WEST_ROAD, [CUTTHROAT_ORC], 0),
        (CHAMBER_OF_MAZARBUL, [], 0),
    ],
)
def test_scurrying_goblin_brings_twilight_underground(
    place: str, others: list[str], added: int
) -> None:
    scene = Scene(
        minions=others,
        shadow_hand=[SCURRYING_GOBLIN],
        path=(*ARAGORN_SITES[:3], place),
        twilight=1,
        site=4,
    )
    scene.shadow_phase().play(SCURRYING_GOBLIN)
    assert scene.can(Verb.TRIGGER, SCURRYING_GOBLIN) is bool(added)
    if added:
        scene.answer_with(SCURRYING_GOBLIN)
    assert scene.twilight == added
