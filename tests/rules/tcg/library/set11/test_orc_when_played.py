"""The cards of Orcs of set 11, *Shadows*, that act as they are played."""

import pytest

from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


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


@pytest.mark.parametrize(
    ("place", "others", "added"),
    [
        (CHAMBER_OF_MAZARBUL, [CUTTHROAT_ORC], 2),
        (WEST_ROAD, [CUTTHROAT_ORC], 0),
        (CHAMBER_OF_MAZARBUL, [], 0),
        (CHAMBER_OF_MAZARBUL, [TRACKING_URUK], 0),
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


@pytest.mark.parametrize("prevented", [True, False])
def test_dread_and_despair_is_prevented_with_six_cards_of_the_draw_deck(prevented: bool) -> None:
    scene = Scene(
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM],
        deck=[DWARF_GUARD] * 7,
        shadow_hand=[DREAD_AND_DESPAIR],
        site=4,
    )
    scene.shadow_phase().play(DREAD_AND_DESPAIR)
    assert scene.who == FREE_PEOPLES
    scene.choose("the top 6 cards" if prevented else "a condition")
    assert scene.in_play(STAIRS_OF_KHAZAD_DUM) is prevented
    assert len(scene.deck()) == (1 if prevented else 7)


def test_dread_and_despair_cannot_be_prevented_with_a_deck_of_five() -> None:
    scene = Scene(
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[CUTTHROAT_ORC, DENIZEN_OF_KHAZAD_DUM],
        deck=[DWARF_GUARD] * 5,
        shadow_hand=[DREAD_AND_DESPAIR],
        site=4,
    )
    scene.shadow_phase().play(DREAD_AND_DESPAIR)
    assert scene.is_discarded(STAIRS_OF_KHAZAD_DUM)
    assert len(scene.deck()) == 5


def test_dread_and_despair_needs_two_orc_minions() -> None:
    scene = Scene(
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[CUTTHROAT_ORC, TRACKING_URUK],
        shadow_hand=[DREAD_AND_DESPAIR],
        site=4,
    )
    assert not scene.shadow_phase().can(Verb.PLAY, DREAD_AND_DESPAIR)


@pytest.mark.parametrize(
    ("others", "burdens", "offered"),
    [
        ([CUTTHROAT_ORC], 3, True),
        ([CUTTHROAT_ORC], 2, False),
        ([TRACKING_URUK], 3, False),
    ],
)
def test_foraging_orc_adds_two_beside_another_orc_and_a_weak_will(
    others: list[str], burdens: int, offered: bool
) -> None:
    """Three burdens bring the Guard to 3."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=others,
        shadow_hand=[FORAGING_ORC],
        burdens=burdens,
        twilight=3,
        site=4,
    )
    scene.shadow_phase().play(FORAGING_ORC)
    assert scene.can(Verb.TRIGGER, FORAGING_ORC) is offered
    if offered:
        scene.answer_with(FORAGING_ORC)
    assert scene.twilight == 2 * offered


@pytest.mark.parametrize(
    ("minion", "found", "others"),
    [
        (ISENGARD_UNDERLING, ARMED_FOR_BATTLE, [DEMORALIZED, CUTTHROAT_ORC, AXE_STRIKE]),
        (ORKISH_SMITH, DEMORALIZED, [ARMED_FOR_BATTLE, CUTTHROAT_ORC, DARK_WINGS]),
    ],
)
def test_an_orc_takes_a_card_of_one_kind_back_as_it_is_played(
    minion: str, found: str, others: list[str]
) -> None:
    scene = Scene(shadow_hand=[minion], shadow_discards=[found, *others], twilight=9, site=4)
    scene.shadow_phase().play(minion).answer_with(minion)
    assert scene.hand(SHADOW) == [found]
    without = Scene(shadow_hand=[minion], shadow_discards=others, twilight=9, site=4)
    without.shadow_phase().play(minion)
    assert not without.can(Verb.TRIGGER, minion)


@pytest.mark.parametrize(
    ("minion", "wounds", "playable"),
    [(CUTTHROAT_ORC, 0, True), (CUTTHROAT_ORC, 1, False), (TRACKING_URUK, 0, False)],
)
def test_spurred_to_battle_is_played_for_an_orc_who_exerts(
    minion: str, wounds: int, playable: bool
) -> None:
    scene = Scene(minions=[minion], shadow_hand=[SPURRED_TO_BATTLE], twilight=1, site=4)
    scene.wound(minion, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, SPURRED_TO_BATTLE) is playable
    if playable:
        scene.play(SPURRED_TO_BATTLE)
        assert scene.wounds(minion) == 1
        # The Shadow phase has begun already.
        assert scene.twilight == 0


def test_spurred_to_battle_brings_twilight_as_the_shadow_phase_starts() -> None:
    scene = Scene(shadow_support=[SPURRED_TO_BATTLE], shadow_hand=[CUTTHROAT_ORC], twilight=2)
    assert scene.shadow_phase().twilight == 3
    assert Scene(shadow_support=[SPURRED_TO_BATTLE]).maneuver_phase().twilight == 0


@pytest.mark.parametrize(("others", "added"), [(4, 1), (5, 2)])
@pytest.mark.parametrize("adds", [True, False])
def test_demoralized_companions_bring_twilight_as_they_exert(
    others: int, added: int, adds: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, *[DWARF_GUARD] * (others - 1)],
        minions=[CUTTHROAT_ORC],
        shadow_support=[DEMORALIZED],
        site=4,
    )
    scene.happen(exert, scene.card(CUTTHROAT_ORC), -1)
    assert not scene.can(Verb.TRIGGER, DEMORALIZED)
    scene.happen(exert, scene.card(GIMLI_DWARF_OF_EREBOR), -1)
    if adds:
        scene.answer_with(DEMORALIZED)
    else:
        scene.pass_()
    assert scene.twilight == added * adds


@pytest.mark.parametrize("card", [DEMORALIZED, ORC_MISCREANT])
@pytest.mark.parametrize(("minion", "playable"), [(CUTTHROAT_ORC, True), (TRACKING_URUK, False)])
def test_some_cards_of_orcs_need_an_orc_to_be_played(
    card: str, minion: str, playable: bool
) -> None:
    scene = Scene(minions=[minion], shadow_hand=[card], twilight=9, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, card) is playable


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (2, False)])
def test_orc_miscreant_exerts_for_a_burden(wounds: int, offered: bool) -> None:
    scene = Scene(minions=[ORC_MISCREANT], site=4).wound(ORC_MISCREANT, wounds).regroup_phase()
    assert scene.comes_to(Verb.USE, ORC_MISCREANT) is offered
    if offered:
        scene.use(ORC_MISCREANT)
        assert scene.wounds(ORC_MISCREANT) == 1
    assert scene.burdens == int(offered)


@pytest.mark.parametrize("exerts", [True, False])
def test_orc_hammer_may_tire_a_companion_as_it_is_played(exerts: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[CUTTHROAT_ORC],
        shadow_hand=[ORC_HAMMER],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(ORC_HAMMER)
    if exerts:
        scene.answer_with(ORC_HAMMER).choose(GIMLI_DWARF_OF_EREBOR)
    else:
        scene.pass_()
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == int(exerts)
    assert scene.bearer_of(ORC_HAMMER) == CUTTHROAT_ORC


@pytest.mark.parametrize(("minion", "playable"), [(CUTTHROAT_ORC, True), (TRACKING_URUK, False)])
def test_armed_for_battle_needs_an_orc_minion(minion: str, playable: bool) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[ARMED_FOR_BATTLE],
        shadow_discards=[ORC_HAMMER],
        twilight=9,
        site=4,
    )
    assert scene.shadow_phase().can(Verb.PLAY, ARMED_FOR_BATTLE) is playable


@pytest.mark.parametrize("others", [[], [TRACKING_URUK]])
def test_watchful_orc_needs_another_orc(others: list[str]) -> None:
    scene = Scene(
        minions=others,
        shadow_hand=[WATCHFUL_ORC],
        path=(*ARAGORN_SITES[:4], CHAMBER_OF_MAZARBUL),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(WATCHFUL_ORC)
    if scene.can(Verb.TRIGGER, WATCHFUL_ORC):
        scene.answer_with(WATCHFUL_ORC)
    assert scene.id_of(scene.state.path[3]) == ARAGORN_SITES[3]
