"""The Orc cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import exert
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


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
