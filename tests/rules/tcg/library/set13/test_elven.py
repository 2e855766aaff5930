"""The Elven cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, resistance
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import ASSIGNMENT, FELLOWSHIP, REGROUP, SKIRMISH, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.skirmish import choose_skirmish
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def scene_of_kindreds_estranged(site: str, *, scouts: int = 0, in_hand: bool = False) -> Scene:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[MORDOR_TROOPER],
        hand=[KINDREDS_ESTRANGED] if in_hand else [],
        discards=[ELVEN_SCOUT] * scouts + ([] if in_hand else [KINDREDS_ESTRANGED]),
        site=6,
        path=(*ARAGORN_SITES[:5], site),
    )
    return scene.skirmish(LEGOLAS_GREENLEAF, MORDOR_TROOPER)


def test_after_crashing_cavalry_neither_of_the_two_uses_skirmish_abilities() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[CRASHING_CAVALRY],
        minions=[EASTERLING_BLADEMASTER, MORGUL_LACKEY],
    )
    scene.assignment_phase().use(CRASHING_CAVALRY).choose(EASTERLING_BLADEMASTER)
    assert scene.is_discarded(CRASHING_CAVALRY)
    assert scene.state.assigned[scene.card(EASTERLING_BLADEMASTER)] == (
        scene.card(LEGOLAS_GREENLEAF),
    )
    while scene.state.phase != SKIRMISH:
        scene.pass_()
    scene.wait_to(Verb.USE, MORGUL_LACKEY)
    assert not scene.can(Verb.USE, EASTERLING_BLADEMASTER)


@pytest.mark.parametrize(("site", "total"), [(FANGORN_GLADE, 3), (ISENGARD_RUINED_15_192, 6)])
def test_kindreds_estranged_works_in_forests_and_at_rivers(site: str, total: int) -> None:
    scene = scene_of_kindreds_estranged(site, in_hand=True).play(KINDREDS_ESTRANGED)
    assert ("totals", 6, total) in (scene.log or [])
    assert scene.is_discarded(KINDREDS_ESTRANGED)


def test_kindreds_estranged_is_played_from_the_discard_pile_once() -> None:
    scene = scene_of_kindreds_estranged(FANGORN_GLADE, scouts=4)
    twilight = scene.twilight
    scene.use(KINDREDS_ESTRANGED)
    assert scene.twilight == twilight + 2
    assert ("totals", 6, 3) in (scene.log or [])
    assert scene.state.discards[0] == []
    assert not scene.is_discarded(KINDREDS_ESTRANGED)


def test_kindreds_estranged_needs_four_other_elven_cards() -> None:
    scene = scene_of_kindreds_estranged(FANGORN_GLADE, scouts=3)
    assert not scene.can(Verb.USE, KINDREDS_ESTRANGED)


@pytest.mark.parametrize(("replaced", "total"), [(False, 2 + 1), (True, 2 + 2)])
def test_many_miles_asks_whether_the_site_was_replaced(total: int, *, replaced: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ELVEN_SCOUT],
        bearing={ELVEN_SCOUT: [ELVEN_BOW_1_41]},
        minions=[ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS],
        hand=[MANY_MILES],
        path=(FANGORN_GLADE, ISENGARD_RUINED_15_192, WOODY_END),
        site=2,
    )
    scene.shadow_phase()
    if replaced:
        scene.use(ULAIRE_NELYA_THIRD_OF_THE_NINE_RIDERS)
        assert scene.id_of(scene.state.site()) == WOODY_END
    scene.wait_to(Verb.PLAY, MANY_MILES).play(MANY_MILES)
    assert archery_totals(scene.state)[0] == total


def test_who_takes_up_the_bow_is_not_an_archer_any_more() -> None:
    """Gildor makes archers of four companions; the three Elves who are spotted lose it again."""
    elves = [LEGOLAS_GREENLEAF, ELVEN_SCOUT, GILDOR_INGLORION]
    scene = Scene(
        fellowship=elves,
        support=[TAKE_UP_THE_BOW],
        minions=[MORDOR_SOLDIER, *[MORDOR_TROOPER] * 2, *[MORDOR_VETERAN] * 2],
    ).archery_phase()
    assert archery_totals(scene.state)[0] == 4
    scene.use(TAKE_UP_THE_BOW)
    for elf in elves:
        if scene.can(Verb.CHOOSE, elf):
            scene.choose(elf)
    scene.choose(MORDOR_SOLDIER)
    assert scene.is_discarded(MORDOR_SOLDIER)
    assert archery_totals(scene.state)[0] == 1


def test_let_fly_spares_the_race_that_was_spotted() -> None:
    """The one who is spotted too, though no other minion is of that race."""
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, GILDOR_INGLORION, ELVEN_SCOUT],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        hand=[LET_FLY],
    )
    scene.archery_phase().wait_to(Verb.PLAY, LET_FLY).play(LET_FLY)
    scene.choose(LEGOLAS_GREENLEAF).choose(GILDOR_INGLORION)
    scene.choose(MORDOR_TROOPER)
    assert scene.wounds(MORDOR_TROOPER) == 0
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1


@pytest.mark.parametrize(
    ("place", "burdens", "wounded", "others", "malus"),
    [
        (WEST_ROAD, 4, 0, [], 0),
        (FANGORN_GLADE, 4, 0, [], 1),
        (WEST_ROAD, 0, 1, [], 2),
        (FANGORN_GLADE, 0, 1, [LEGOLAS_PRINCE_OF_MIRKWOOD], 4),
    ],
)
def test_standing_tall_counts_what_is_true(
    place: str, burdens: int, wounded: int, others: list[str], malus: int
) -> None:
    """Resistance 4, a wound, an Elf archer and a forest: one for each."""
    scene = Scene(
        fellowship=[LORIEN_ELF, *others],
        # The second keeps the skirmish open.
        support=[STANDING_TALL] * 2,
        minions=[EASTERLING_BLADEMASTER],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
    ).wound(EASTERLING_BLADEMASTER, wounded)
    before = scene.skirmish(LORIEN_ELF, EASTERLING_BLADEMASTER).strength(EASTERLING_BLADEMASTER)
    scene.use(STANDING_TALL)
    assert scene.strength(EASTERLING_BLADEMASTER) == before - malus


@pytest.mark.parametrize(("tokens", "stays"), [(2, True), (1, False)])
def test_secluded_homestead_lets_the_hand_be_reconciled(tokens: int, stays: bool) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF],
        support=[SECLUDED_HOMESTEAD],
        deck=[DWARF_GUARD] * 9,
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, tokens)
    scene.regroup_phase().use(SECLUDED_HOMESTEAD)
    if stays:
        scene.choose("remove 2")
    assert scene.in_play(SECLUDED_HOMESTEAD) is stays
    assert len(scene.hand()) == 8


@pytest.mark.parametrize(("site", "tokens"), [(1, 0), (2, 1), (3, 2)])
def test_secluded_homestead_counts_forests_and_rivers(site: int, tokens: int) -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, LEGOLAS_GREENLEAF],
        hand=[SECLUDED_HOMESTEAD],
        path=(ARAGORN_SITES[0], FANGORN_GLADE, FALLS_OF_RAUROS, *ARAGORN_SITES[3:]),
        site=site,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, SECLUDED_HOMESTEAD).play(SECLUDED_HOMESTEAD)
    assert scene.tokens(SECLUDED_HOMESTEAD) == tokens


def test_wells_of_deep_memory_draw_for_each_of_the_great() -> None:
    scene = Scene(
        fellowship=[ARWEN_REFLECTION_OF_LUTHIEN, GALADRIEL_BEARER_OF_WISDOM],
        support=[WELLS_OF_DEEP_MEMORY],
        deck=[DWARF_GUARD] * 4,
        site=2,
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    scene.answer_with(WELLS_OF_DEEP_MEMORY)
    assert len(scene.hand()) == 2


@pytest.mark.parametrize(("moves", "stays"), [(1, False), (2, True)])
@pytest.mark.parametrize("condition", [WELLS_OF_DEEP_MEMORY, CITY_OF_THE_TREES])
def test_an_elven_memory_fades_where_the_fellowship_rests(
    condition: str, moves: int, stays: bool
) -> None:
    scene = Scene(support=[condition])
    scene.state.moves = moves
    scene.happen(emit, TURN_ENDS)
    assert scene.in_play(condition) is stays


@pytest.mark.parametrize(("phase", "healed"), [(REGROUP, 1), (FELLOWSHIP, 0)])
def test_galadriel_heals_for_elves_among_as_many_cards_as_there_are_forests(
    phase: int, healed: int
) -> None:
    """Two forests on the path turn up two cards, of which one is Elven."""
    scene = Scene(
        fellowship=[GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND, ELVEN_SCOUT],
        deck=[ELVEN_SCOUT, AXE_STRIKE, FLEET_FOOTED],
        path=(ARAGORN_SITES[0], FANGORN_GLADE, OLD_FOREST_ROAD, *ARAGORN_SITES[3:]),
        site=4,
    ).wound(ELVEN_SCOUT, 2)
    scene.state.phase = phase
    scene.happen(move)
    if healed:
        scene.wait_to(Verb.TRIGGER, GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND)
        scene.answer_with(GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND)
        while scene.can(Verb.CHOOSE, ELVEN_SCOUT):
            scene.choose(ELVEN_SCOUT)
    assert not scene.can(Verb.TRIGGER, GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND)
    assert scene.wounds(ELVEN_SCOUT) == 2 - healed
    assert scene.deck() == [ELVEN_SCOUT, AXE_STRIKE, FLEET_FOOTED]


@pytest.mark.parametrize(("elves", "playable"), [(3, True), (2, False)])
def test_galadriel_is_played_where_three_elves_are_spotted(elves: int, playable: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT] * elves, hand=[GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND]
    ).fellowship_phase()
    assert scene.can(Verb.PLAY, GALADRIEL_SORCERESS_OF_THE_HIDDEN_LAND) is playable


@pytest.mark.parametrize("in_fierce", [True, False])
def test_asfaloth_swift_blossom_heals_two_in_a_fierce_skirmish(in_fierce: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, SHROUDED_ELF],
        bearing={ELVEN_SCOUT: [ASFALOTH_SWIFT_BLOSSOM]},
        support=[SECLUDED_HOMESTEAD],
        minions=[PURSUING_URUK],
        hand=[FINAL_SHOT],
        site=6,
    ).put_tokens(SECLUDED_HOMESTEAD, 2)
    for elf in (ELVEN_SCOUT, SHROUDED_ELF):
        scene.wound(elf, 1)
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, ELVEN_SCOUT, PURSUING_URUK)
    scene.wait_to(Verb.USE, ASFALOTH_SWIFT_BLOSSOM).use(ASFALOTH_SWIFT_BLOSSOM)
    assert scene.wounds(ELVEN_SCOUT) == 0
    assert scene.wounds(SHROUDED_ELF) == int(not in_fierce)


@pytest.mark.parametrize(("top", "hit"), [(FINAL_SHOT, 1), (AXE_STRIKE, 0)])
def test_legolas_of_the_grey_company_shoots_by_the_top_card(top: str, hit: int) -> None:
    legolas = LEGOLAS_OF_THE_GREY_COMPANY
    scene = Scene(
        fellowship=[legolas], minions=[PURSUING_URUK], deck=[AXE_STRIKE, top], site=6
    ).archery_phase()
    scene.answer_with(legolas)
    # His own arrow counts besides.
    assert scene.log.count(("wounded", scene.card(PURSUING_URUK))) == 1 + hit


def test_spring_forth_nimbly_counts_cards_with_elven_tokens() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[SECLUDED_HOMESTEAD, CITY_OF_THE_TREES],
        minions=[PURSUING_URUK],
        hand=[SPRING_FORTH_NIMBLY, SPRING_FORTH_NIMBLY],
        site=6,
    )
    scene.put_tokens(SECLUDED_HOMESTEAD, 3).put_tokens(CITY_OF_THE_TREES, 1)
    before = scene.skirmish(ELVEN_SCOUT, PURSUING_URUK).strength(ELVEN_SCOUT)
    scene.play(SPRING_FORTH_NIMBLY)
    assert scene.strength(ELVEN_SCOUT) == before + 2


@pytest.mark.parametrize(("beside", "wounds"), [(True, 1), (False, 2)])
def test_lorien_protector_is_wounded_once_while_another_must_fight(
    wounds: int, *, beside: bool
) -> None:
    scene = Scene(
        fellowship=[LORIEN_PROTECTOR, DWARF_GUARD],
        minions=[ASSAULT_DENIZEN, MORDOR_TROOPER],
        site=5,
    )
    assign(scene.state, scene.card(LORIEN_PROTECTOR), scene.card(ASSAULT_DENIZEN))
    if beside:
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(MORDOR_TROOPER))
    scene.state.phase = ASSIGNMENT
    scene.begin(choose_skirmish)
    if beside:
        scene.do(Verb.FIGHT, LORIEN_PROTECTOR)
    scene.resolve()
    # Damage +1 would wound twice.
    assert scene.wounds(LORIEN_PROTECTOR) == wounds


@pytest.mark.parametrize(("place", "bonus"), [(FANGORN_GLADE, 1), (WEST_ROAD, 0)])
def test_arwen_reflection_of_luthien_makes_others_firm_in_a_forest(place: str, bonus: int) -> None:
    cards = (ARWEN_REFLECTION_OF_LUTHIEN, SHROUDED_ELF, DWARF_GUARD)
    scene = Scene(fellowship=cards, path=(place,), site=1)
    found = [resistance(scene.state, scene.card(card)) for card in cards]
    assert found == [7, 6 + bonus, 6]


@pytest.mark.parametrize("assigned", [0, 1, 2])
def test_arwen_reflection_of_luthien_weakens_her_foe_by_those_who_fight_beside(
    assigned: int,
) -> None:
    arwen, foe = ARWEN_REFLECTION_OF_LUTHIEN, EASTERLING_BLADEMASTER
    others = [(DWARF_GUARD, MORDOR_TROOPER), (SHROUDED_ELF, MORDOR_SOLDIER)]
    scene = Scene(
        fellowship=[arwen, DWARF_GUARD, SHROUDED_ELF],
        minions=[foe, MORDOR_TROOPER, MORDOR_SOLDIER],
        site=4,
    )
    assign(scene.state, scene.card(arwen), scene.card(foe))
    for companion, minion in others[:assigned]:
        assign(scene.state, scene.card(companion), scene.card(minion))
    scene.state.phase = ASSIGNMENT
    scene.begin(choose_skirmish)
    if assigned:
        scene.do(Verb.FIGHT, arwen)
    scene.use(arwen)
    assert scene.wounds(arwen) == 1
    assert scene.strength(foe) == 8 - assigned
    assert scene.strength(MORDOR_TROOPER) == 6


@pytest.mark.parametrize(
    ("fighter", "wounds", "offered"),
    [(SHROUDED_ELF, 1, True), (SHROUDED_ELF, 0, False), (DWARF_GUARD, 1, False)],
)
def test_the_city_of_the_trees_gives_a_card_where_an_elf_meets_the_wounded(
    fighter: str, wounds: int, *, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SHROUDED_ELF, DWARF_GUARD],
        support=[CITY_OF_THE_TREES],
        minions=[EASTERLING_BLADEMASTER, MORDOR_TROOPER],
        deck=[DWARF_GUARD] * 2,
        site=4,
    )
    # Another wounded minion is not in the skirmish.
    scene.wound(EASTERLING_BLADEMASTER, wounds).wound(MORDOR_TROOPER, 1)
    scene.skirmish(fighter, EASTERLING_BLADEMASTER)
    assert scene.can(Verb.TRIGGER, CITY_OF_THE_TREES) is offered
    if offered:
        scene.answer_with(CITY_OF_THE_TREES)
    assert len(scene.hand()) == int(offered)


@pytest.mark.parametrize(
    ("phase", "discarded", "offered"),
    [
        (REGROUP, FINAL_SHOT, True),
        (FELLOWSHIP, FINAL_SHOT, False),
        (REGROUP, AXE_STRIKE, False),
        (REGROUP, SECLUDED_HOMESTEAD, False),
    ],
)
def test_celeborn_the_wise_takes_an_elven_event_back_as_the_fellowship_goes_on(
    phase: int, discarded: str, *, offered: bool
) -> None:
    scene = Scene(fellowship=[CELEBORN_THE_WISE], discards=[discarded], site=2)
    scene.state.phase = phase
    scene.happen(move)
    assert scene.comes_to(Verb.TRIGGER, CELEBORN_THE_WISE) is offered
    if offered:
        scene.answer_with(CELEBORN_THE_WISE)
        assert scene.hand() == [discarded]


@pytest.mark.parametrize("place", [FANGORN_GLADE, WEST_ROAD])
def test_celeborn_the_wise_lets_firm_elves_muster_in_a_forest(place: str) -> None:
    """Celeborn himself and another Elf resist seven, the third six; the Wizard is no Elf."""
    cards = [
        CELEBORN_THE_WISE,
        LEGOLAS_WOODLAND_EMISSARY,
        SHROUDED_ELF,
        GANDALF_LEADER_OF_THE_COMPANY,
    ]
    scene = Scene(fellowship=cards, path=(place,), site=1)
    musters = [has_words(scene.state, scene.card(card), traits.MUSTER) for card in cards]
    assert musters == [place == FANGORN_GLADE] * 2 + [False] * 2


@pytest.mark.parametrize("reinforces", [True, False])
def test_inside_a_song_an_elf_brings_a_skirmish_event_back(*, reinforces: bool) -> None:
    scene = Scene(
        fellowship=[SHROUDED_ELF, DWARF_GUARD],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        # A skirmish event of Dwarves and an Elven event of another phase stay where they are.
        discards=[AXE_STRIKE, FINAL_SHOT, INSIDE_A_SONG],
        site=4,
    ).put_tokens(SECLUDED_HOMESTEAD, 1)
    scene.maneuver_phase().wait_to(Verb.PLAY, INSIDE_A_SONG).play(INSIDE_A_SONG)
    assert scene.wounds(SHROUDED_ELF) == 1
    assert scene.hand() == [FINAL_SHOT]
    scene.do(Verb.YES if reinforces else Verb.PASS)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 1 + int(reinforces)


def test_inside_a_song_reinforces_nothing_where_no_token_lies() -> None:
    scene = Scene(
        fellowship=[SHROUDED_ELF],
        support=[SECLUDED_HOMESTEAD],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        discards=[FINAL_SHOT],
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, INSIDE_A_SONG).play(INSIDE_A_SONG)
    assert scene.hand() == [FINAL_SHOT]
    assert not scene.can(Verb.YES)
    assert scene.tokens(SECLUDED_HOMESTEAD) == 0


@pytest.mark.parametrize(("singer", "wounds"), [(SHROUDED_ELF, 2), (DWARF_GUARD, 0)])
def test_inside_a_song_needs_an_elf_who_can_exert(singer: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[singer],
        minions=[EASTERLING_BLADEMASTER],
        hand=[INSIDE_A_SONG],
        discards=[FINAL_SHOT],
        site=4,
    ).wound(singer, wounds)
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, INSIDE_A_SONG)
