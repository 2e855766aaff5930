"""The Elven cards of set 3, *Realms of the Elf-lords*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, RESISTANCE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at, count_discarded
from tests.rules.tcg.paths import OVER_THE_FORD
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("cards", "may"), [(3, True), (2, False)])
def test_arwen_the_rider_gives_three_cards_for_the_ring_bearer(cards: int, may: bool) -> None:
    scene = Scene(fellowship=[ARWEN_ELVEN_RIDER], hand=[DWARF_GUARD] * cards)
    scene.happen(wound, scene.card(FRODO_HOPE_OF_FREE_PEOPLES), -1)
    assert scene.can(Verb.TRIGGER, ARWEN_ELVEN_RIDER) is may
    if may:
        scene.answer_with(ARWEN_ELVEN_RIDER)
        assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0
        assert scene.hand() == []


@pytest.mark.parametrize(
    ("allies", "strength"),
    [((SAELBETH, GOLRADIR, RUMIL_ELVEN_PROTECTOR), 5), ((SAELBETH, GOLRADIR, ERESTOR), 2)],
)
def test_arwen_undomiel_leans_on_three_allies_of_rivendell(
    allies: tuple[str, ...], strength: int
) -> None:
    scene = Scene(fellowship=[ARWEN_LADY_UNDOMIEL, *allies], minions=[URUK_SAVAGE, MORGUL_LACKEY])
    scene.skirmish(ARWEN_LADY_UNDOMIEL, URUK_SAVAGE)
    assert scene.strength(URUK_SAVAGE) == strength
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize(
    ("bottom", "strength"), [(LORIEN_ELF, 4), (GIMLI_DWARF_OF_EREBOR, 5), (None, 5)]
)
def test_beren_and_luthien_looks_at_the_bottom_card(bottom: str | None, strength: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, RUMIL_ELVEN_PROTECTOR],
        support=[BEREN_AND_LUTHIEN],
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        deck=[
            bottom,
            ARAGORN_DRIVEN_BY_NEED,
            GIMLI_DWARF_OF_EREBOR if bottom == LORIEN_ELF else LORIEN_ELF,
        ]
        if bottom
        else [],
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, URUK_SAVAGE).use(BEREN_AND_LUTHIEN)
    if scene.can(Verb.CHOOSE, RUMIL_ELVEN_PROTECTOR):
        scene.choose(RUMIL_ELVEN_PROTECTOR)
    assert bottom is None or scene.is_discarded(bottom)
    assert scene.strength(URUK_SAVAGE) == strength


def test_cast_it_into_the_fire_draws_for_each_card_an_opponent_lost() -> None:
    for cards in (0, 2):
        scene = Scene(
            fellowship=[ARWEN_DAUGHTER_OF_ELROND],
            minions=[URUK_SAVAGE],
            hand=[CAST_IT_INTO_THE_FIRE],
            shadow_hand=[MORDOR_TROOPER, URUK_SAVAGE][:cards],
            deck=[GIMLI_DWARF_OF_EREBOR] * 3,
        )
        scene.maneuver_phase().play(CAST_IT_INTO_THE_FIRE)
        if cards:
            assert scene.who == SHADOW
            scene.choose(MORDOR_TROOPER)
        assert scene.hand() == [GIMLI_DWARF_OF_EREBOR] * bool(cards)


@pytest.mark.parametrize("times", [0, 1, 2])
def test_elrond_the_herald_heals_one_ally_up_to_twice(times: int) -> None:
    scene = Scene(
        fellowship=[ELROND_HERALD_TO_GIL_GALAD, SAELBETH, RUMIL_ELVEN_PROTECTOR],
        deck=[MORDOR_TROOPER],
    )
    scene.wound(SAELBETH, 2).wound(RUMIL_ELVEN_PROTECTOR, 2).turn_starts()
    scene.answer_with(ELROND_HERALD_TO_GIL_GALAD)
    assert not scene.can(Verb.CHOOSE, RUMIL_ELVEN_PROTECTOR)
    scene.choose(SAELBETH)
    scene.take_number(times)
    assert scene.wounds(SAELBETH) == 2 - times
    assert scene.wounds(RUMIL_ELVEN_PROTECTOR) == 2


@pytest.mark.parametrize(
    ("source", "may"),
    [
        (MORDOR_TROOPER, True),
        (URUK_SAVAGE, False),
        (MORDORS_STRENGTH, True),
        (STRENGTH_BORN_OF_FEAR, False),
    ],
)
def test_erestor_answers_wounds_from_minions_and_events_of_sauron(source: str, may: bool) -> None:
    scene = Scene(
        fellowship=[ERESTOR, ARWEN_DAUGHTER_OF_ELROND],
        minions=[MORDOR_TROOPER, URUK_SAVAGE],
        shadow_hand=[MORDORS_STRENGTH],
        shadow_support=[STRENGTH_BORN_OF_FEAR],
    )
    scene.happen(wound, scene.card(ARWEN_DAUGHTER_OF_ELROND), scene.card(source))
    assert scene.can(Verb.TRIGGER, ERESTOR) is may
    if may:
        scene.answer_with(ERESTOR)
        assert scene.wounds(ARWEN_DAUGHTER_OF_ELROND) == 0
        assert scene.wounds(ERESTOR) == 1


def test_erestor_knows_a_minion_of_sauron_among_those_who_won() -> None:
    scene = Scene(
        fellowship=[ERESTOR, ARWEN_DAUGHTER_OF_ELROND],
        minions=[URUK_SAVAGE, MORDOR_TROOPER, MORGUL_LACKEY],
    )
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, URUK_SAVAGE, MORDOR_TROOPER).wait_to(
        Verb.TRIGGER, ERESTOR
    )
    scene.answer_with(ERESTOR)
    assert scene.wounds(ERESTOR) == 1


def test_forests_of_lothlorien_counts_elven_allies_as_the_fellowship_moves() -> None:
    for allies, may in (
        ((SAELBETH, RUMIL_ELVEN_PROTECTOR, ERESTOR), True),
        ((SAELBETH, RUMIL_ELVEN_PROTECTOR, ARWEN_DAUGHTER_OF_ELROND), False),
    ):
        scene = Scene(
            fellowship=[*allies],
            support=[FORESTS_OF_LOTHLORIEN],
            minions=[URUK_SAVAGE],
            path=OVER_THE_FORD,
        )
        scene.fellowship_phase()
        assert scene.can(Verb.TRIGGER, FORESTS_OF_LOTHLORIEN) is may
        if may:
            scene.answer_with(FORESTS_OF_LOTHLORIEN)
            assert scene.wounds(URUK_SAVAGE) == 1


def test_friends_of_old_heals_as_many_allies_as_the_shown_card_costs() -> None:
    scene = Scene(
        fellowship=[SAELBETH, GOLRADIR, RUMIL_ELVEN_PROTECTOR],
        hand=[FRIENDS_OF_OLD],
        shadow_hand=[URUK_SAVAGE],
    )
    for ally in (SAELBETH, GOLRADIR, RUMIL_ELVEN_PROTECTOR):
        scene.wound(ally, 2)
    scene.fellowship_phase().play(FRIENDS_OF_OLD)
    scene.choose(SAELBETH).choose(RUMIL_ELVEN_PROTECTOR)
    assert [scene.wounds(ally) for ally in (SAELBETH, GOLRADIR, RUMIL_ELVEN_PROTECTOR)] == [1, 2, 1]


@pytest.mark.parametrize(("own", "may"), [(RIVENDELL_WATERFALL, True), (COUNCIL_COURTYARD, False)])
def test_galadriel_of_the_wood_plays_a_forest_over_an_opponents_site(own: str, may: bool) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_THE_GOLDEN_WOOD], site=2, path=OVER_THE_FORD, adventure=[own]
    )
    scene.state.path.append(scene.card(FORD_OF_BRUINEN))
    scene.fellowship_phase()
    if scene.can(Verb.USE, GALADRIEL_LADY_OF_THE_GOLDEN_WOOD):
        scene.use(GALADRIEL_LADY_OF_THE_GOLDEN_WOOD)
    assert (scene.id_of(scene.state.path[2]) == own) is may


@pytest.mark.parametrize("way", [0, 1])
def test_gwemegil_and_gift_of_the_evenstar_take_an_exertion_or_two_cards(way: int) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, ARAGORN_DRIVEN_BY_NEED],
        bearing={
            ARWEN_DAUGHTER_OF_ELROND: [GWEMEGIL],
            ARAGORN_DRIVEN_BY_NEED: [GIFT_OF_THE_EVENSTAR],
        },
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        hand=[GIMLI_DWARF_OF_EREBOR, GIMLI_DWARF_OF_EREBOR],
    )
    assert scene.number(DAMAGE, ARWEN_DAUGHTER_OF_ELROND) == 1
    scene.skirmish(ARWEN_DAUGHTER_OF_ELROND, URUK_SAVAGE).use(GWEMEGIL).take_number(way)
    assert scene.wounds(ARWEN_DAUGHTER_OF_ELROND) == 1 - way
    assert len(scene.hand()) == 2 - 2 * way
    assert scene.strength(ARWEN_DAUGHTER_OF_ELROND) == 9
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [GIFT_OF_THE_EVENSTAR]},
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        hand=[GIMLI_DWARF_OF_EREBOR, GIMLI_DWARF_OF_EREBOR],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_SAVAGE).use(GIFT_OF_THE_EVENSTAR).take_number(way)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1 - way
    assert scene.strength(URUK_SAVAGE) == 4


@pytest.mark.parametrize(
    "allies", [(SAELBETH, RUMIL_ELVEN_PROTECTOR), (ELROND_HERALD_TO_GIL_GALAD,), (SAELBETH,)]
)
def test_master_of_healing_spots_elrond_or_two_allies(allies: tuple[str, ...]) -> None:
    scene = Scene(fellowship=[ARWEN_DAUGHTER_OF_ELROND, *allies], hand=[MASTER_OF_HEALING]).wound(
        ARWEN_DAUGHTER_OF_ELROND, 1
    )
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, MASTER_OF_HEALING) is (allies != (SAELBETH,))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_nenya_exchanges_up_to_two_cards(count: int) -> None:
    scene = Scene(
        fellowship=[GALADRIEL_LADY_OF_LIGHT],
        bearing={GALADRIEL_LADY_OF_LIGHT: [NENYA]},
        hand=[GIMLI_DWARF_OF_EREBOR] * 3,
        deck=[MORDOR_TROOPER] * 5,
    )
    scene.regroup_phase().answer_with(NENYA)
    for _ in range(count):
        scene.do(scene.options()[0].verb, GIMLI_DWARF_OF_EREBOR)
    if count < 2:
        scene.pass_()
    assert count_discarded(scene, GIMLI_DWARF_OF_EREBOR, 3) == count
    assert scene.hand() == [GIMLI_DWARF_OF_EREBOR] * (3 - count) + [MORDOR_TROOPER] * count


def test_phial_of_galadriel_strengthens_the_will_of_its_bearer() -> None:
    assert (
        Scene(bearing={FRODO_HOPE_OF_FREE_PEOPLES: [PHIAL_OF_GALADRIEL]}).number(
            RESISTANCE, FRODO_HOPE_OF_FREE_PEOPLES
        )
        == 12
    )


def test_vilya_sends_a_shadow_condition_home_and_no_other() -> None:
    scene = Scene(
        fellowship=[ELROND_HERALD_TO_GIL_GALAD],
        bearing={ELROND_HERALD_TO_GIL_GALAD: [VILYA]},
        support=[MALLORN_TREES],
        shadow_support=[URUK_HAI_ARMORY],
        minions=[URUK_SAVAGE],
    )
    scene.maneuver_phase().use(VILYA)
    assert scene.hand(SHADOW) == [URUK_HAI_ARMORY]
    assert scene.wounds(ELROND_HERALD_TO_GIL_GALAD) == 2


@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
@pytest.mark.parametrize("wounded", [ARWEN_DAUGHTER_OF_ELROND, SAELBETH])
def test_master_of_healing_heals_a_companion_or_an_ally(phase: str, wounded: str) -> None:
    scene = Scene(
        fellowship=[ARWEN_DAUGHTER_OF_ELROND, ELROND_HERALD_TO_GIL_GALAD, SAELBETH, ERESTOR],
        hand=[MASTER_OF_HEALING],
    ).wound(wounded, 1)
    if phase == "fellowship":
        scene.fellowship_phase()
    else:
        scene.regroup_phase()
    # Elrond and two allies: which of them are spotted is not asked.
    scene.play(MASTER_OF_HEALING)
    assert scene.wounds(wounded) == 0
    assert scene.twilight == 1


@pytest.mark.parametrize("phase", ["fellowship", "maneuver"])
@pytest.mark.parametrize("item", [URUK_HAI_SWORD, THE_PALANTIR_OF_ORTHANC])
def test_something_draws_near_exerts_an_elf_to_discard_what_isengard_has(
    phase: str, item: str
) -> None:
    in_support = item == THE_PALANTIR_OF_ORTHANC
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LORIEN_ELF],
        minions=[URUK_SAVAGE],
        bearing={} if in_support else {URUK_SAVAGE: [item]},
        shadow_support=[TRAPPED_AND_ALONE, *([item] if in_support else [])],
        hand=[SOMETHING_DRAWS_NEAR],
    )
    if phase == "fellowship":
        scene.fellowship_phase()
    else:
        scene.maneuver_phase()
    scene.play(SOMETHING_DRAWS_NEAR)
    assert scene.is_discarded(item)
    assert scene.in_play(TRAPPED_AND_ALONE)
    assert scene.wounds(LORIEN_ELF) == 1


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_calaglin_exerts_to_wound_a_minion_in_the_regroup_phase(wounds: int, usable: bool) -> None:
    scene = Scene(support=[CALAGLIN], minions=[MORDOR_VETERAN, MORDOR_TROOPER])
    scene.wound(CALAGLIN, wounds).regroup_phase()
    assert scene.can(Verb.USE, CALAGLIN) is usable
    if usable:
        scene.use(CALAGLIN).choose(MORDOR_VETERAN)
        assert scene.wounds(CALAGLIN) == scene.wounds(MORDOR_VETERAN) == 1
        assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize(
    ("minion", "fighter", "weaker"),
    [
        (MORDOR_VETERAN, LEGOLAS_GREENLEAF, 2),
        (URUK_BROOD, LEGOLAS_GREENLEAF, 2),
        (ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL, LEGOLAS_GREENLEAF, 0),
        (MORDOR_VETERAN, DWARF_GUARD, 0),
    ],
    ids=["an Orc", "an Uruk-hai", "a Nazgul", "another's skirmish"],
)
def test_the_long_knives_of_legolas_frighten_orcs_and_uruk_hai(
    minion: str, fighter: str, weaker: int
) -> None:
    legolas = LEGOLAS_GREENLEAF
    scene = Scene(
        fellowship=[legolas, DWARF_GUARD],
        bearing={legolas: [LONG_KNIVES_OF_LEGOLAS_3_21]},
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    assert scene.strength(legolas) == 6 + 1
    before = scene.strength(minion)
    scene.skirmish(fighter, minion)
    assert scene.strength(minion) == before - weaker
    assert scene.strength(MORGUL_LACKEY) == 6


def test_only_legolas_bears_his_long_knives() -> None:
    scene = Scene(fellowship=[LORIEN_ELF], hand=[LONG_KNIVES_OF_LEGOLAS_3_21]).fellowship_phase()
    assert not scene.can(Verb.PLAY, LONG_KNIVES_OF_LEGOLAS_3_21)


@pytest.mark.parametrize(
    ("wounds", "twilight", "left"),
    [(0, 5, 3), (0, 1, 0), (2, 5, None)],
    ids=["5", "1", "exhausted"],
)
def test_dinendal_exerts_to_remove_two_twilight_in_the_regroup_phase(
    wounds: int, twilight: int, left: int | None
) -> None:
    scene = Scene(support=[DINENDAL_SILENT_SCOUT], twilight=twilight)
    scene.wound(DINENDAL_SILENT_SCOUT, wounds).regroup_phase()
    assert scene.can(Verb.USE, DINENDAL_SILENT_SCOUT) is (left is not None)
    if left is not None:
        assert scene.use(DINENDAL_SILENT_SCOUT).twilight == left
        assert scene.wounds(DINENDAL_SILENT_SCOUT) == 1


def test_dinendal_is_not_a_scout_in_the_fellowship_phase() -> None:
    scene = Scene(support=[DINENDAL_SILENT_SCOUT], twilight=5).fellowship_phase()
    assert not scene.can(Verb.USE, DINENDAL_SILENT_SCOUT)


@pytest.mark.parametrize(
    ("site", "number", "total"),
    [
        (PILLARS_OF_THE_KINGS, 8, 2),
        (TROLLSHAW_FOREST_1_334, 2, 2),
        (ANDUIN_WILDERLAND, 7, 2),
        (ETTENMOORS_1_331, 2, 1),
        (MORIA_LAKE, 4, 1),
    ],
    ids=["river", "forest", "both at once", "plains", "marsh"],
)
def test_legolas_shoots_better_at_a_river_or_forest(site: str, number: int, total: int) -> None:
    scene = at(site, number, fellowship=[LEGOLAS_SON_OF_THRANDUIL])
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("wounds", "usable"), [(1, True), (2, False)])
def test_elrond_exerts_twice_to_heal_a_companion_in_the_regroup_phase(
    wounds: int, usable: bool
) -> None:
    elrond = ELROND_HERALD_TO_GIL_GALAD
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, LORIEN_ELF], support=[elrond, RUMIL_ELVEN_PROTECTOR]
    )
    scene.wound(elrond, wounds).wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(RUMIL_ELVEN_PROTECTOR, 1)
    scene.regroup_phase()
    assert scene.can(Verb.USE, elrond) is usable
    if usable:
        scene.use(elrond)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
        assert (scene.wounds(elrond), scene.wounds(RUMIL_ELVEN_PROTECTOR)) == (wounds + 2, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_galadriel_may_heal_an_elf_at_the_start_of_her_turns(takes_it: bool) -> None:
    galadriel = GALADRIEL_LADY_OF_THE_GOLDEN_WOOD
    scene = Scene(fellowship=[LORIEN_ELF, ARAGORN_DRIVEN_BY_NEED], support=[galadriel])
    scene.wound(LORIEN_ELF, 1).wound(ARAGORN_DRIVEN_BY_NEED, 1).turn_starts()
    if takes_it:
        scene.answer_with(galadriel)
    else:
        scene.pass_()
    assert scene.wounds(LORIEN_ELF) == (0 if takes_it else 1)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


@pytest.mark.parametrize(
    ("ally", "prey", "safe"),
    [(GOLRADIR, MORDOR_VETERAN, URUK_SAVAGE), (SAELBETH, URUK_SAVAGE, MORDOR_VETERAN)],
)
def test_an_elf_of_rivendell_exerts_to_weaken_his_prey(ally: str, prey: str, safe: str) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[ally],
        minions=[prey, safe, ULAIRE_LEMENYA_LIEUTENANT_OF_MORGUL],
        site=6,
    )
    before = scene.strength(prey), scene.strength(safe)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, prey).use(ally)
    assert (scene.strength(prey), scene.strength(safe)) == (before[0] - 1, before[1])
    assert scene.wounds(ally) == 1
