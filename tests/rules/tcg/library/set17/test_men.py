"""The Men cards of set 17, *Rise of Saruman*."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, is_fierce
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH_WON, STRENGTH, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import fierce
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def _brand(winner: str, *others: str) -> Scene:
    """Return the scene in which somebody wins while the Easterling has a Primitive Brand."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING, *others],
        bearing={BRUTAL_EASTERLING: [PRIMITIVE_BRAND]},
        shadow_support=[CEREMONIAL_ARMOR],
        site=6,
    )
    return scene.happen(emit, SKIRMISH_WON, scene.card(winner))


def _chief(**laid: Any) -> Scene:
    usual: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED],
        "shadow_hand": [STAMPEDING_CHIEF],
        "site": 6,
    }
    return Scene(**(usual | laid))


@pytest.mark.parametrize(("others", "threats"), [(3, 1), (5, 3)])
def test_vengeful_wild_man_adds_a_threat_and_more_for_a_large_fellowship(
    others: int, threats: int
) -> None:
    """Frodo is a companion too."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * others, minions=[VENGEFUL_WILD_MAN, BRUTAL_EASTERLING], site=6
    )
    scene.maneuver_phase().take_number(others + 1)
    assert scene.wounds(VENGEFUL_WILD_MAN) == 1
    assert scene.threats == threats


def test_vengeful_wild_man_needs_another_man() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5, minions=[VENGEFUL_WILD_MAN, MORDOR_TROOPER], site=6
    ).maneuver_phase()
    assert scene.wounds(VENGEFUL_WILD_MAN) == 0
    assert scene.threats == 0


def test_vengeful_wild_man_must_exert_for_a_threat_if_another_man_is_there() -> None:
    """Print has no "may": nobody is asked."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER],
        site=6,
    )
    scene.maneuver_phase()
    assert scene.wounds(VENGEFUL_WILD_MAN) == 1
    assert scene.threats == 1


def test_vengeful_wild_man_adds_nothing_alone_or_exhausted() -> None:
    alone = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[VENGEFUL_WILD_MAN], site=6
    ).maneuver_phase()
    assert alone.threats == 0
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[VENGEFUL_WILD_MAN, EASTERLING_DISPATCHER],
        site=6,
    )
    vitality = 2
    scene.wound(VENGEFUL_WILD_MAN, vitality - 1).maneuver_phase()
    assert scene.threats == 0
    assert scene.wounds(VENGEFUL_WILD_MAN) == vitality - 1


def test_sunland_trooper_counts_minions_stacked_on_a_possession() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SUNLAND_TROOPER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER]},
        site=6,
    )
    before = scene.strength(SUNLAND_TROOPER)
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_TROOPER).use(SUNLAND_TROOPER).pass_()
    assert before == 9 + 2
    assert scene.twilight == 2
    assert scene.is_discarded(SUNLAND_TROOPER)


def test_ceremonial_armor_takes_minions_discarded_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SUNLAND_TROOPER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING]},
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_TROOPER).use(SUNLAND_TROOPER).answer_with(
        CEREMONIAL_ARMOR
    )
    assert scene.stack(CEREMONIAL_ARMOR) == [BRUTAL_EASTERLING, SUNLAND_TROOPER]


def test_vengeful_primitive_comes_in_the_maneuver_phase_and_turns_men_into_twilight() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING, EASTERLING_DISPATCHER],
        shadow_hand=[VENGEFUL_PRIMITIVE],
        twilight=6,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, VENGEFUL_PRIMITIVE).play(VENGEFUL_PRIMITIVE)
    scene.answer_with(VENGEFUL_PRIMITIVE).take_number(2)
    scene.choose(BRUTAL_EASTERLING).choose(EASTERLING_DISPATCHER)
    assert scene.in_play(VENGEFUL_PRIMITIVE)
    assert scene.twilight == 2


@pytest.mark.parametrize(
    ("event", "laid", "is_fierce"),
    [
        ("stack", {"stacked": {BEAST_OF_WAR: [VENGEFUL_PILLAGER]}}, True),
        ("deck", {"shadow_deck": [VENGEFUL_PILLAGER]}, True),
        ("hand", {"shadow_hand": [VENGEFUL_PILLAGER]}, False),
    ],
)
def test_vengeful_pillager_is_fierce_by_where_he_comes_from(
    event: str, laid: dict[str, Any], is_fierce: bool
) -> None:
    usual: dict[str, Any] = {
        "fellowship": [ARAGORN_DRIVEN_BY_NEED],
        "shadow_support": [BEAST_OF_WAR],
        "minions": [SUNLAND_TROOPER],
        "site": 6,
        "twilight": 9,
    }
    scene = Scene(**(usual | laid))
    # Played by an action of its own, whatever brings it about.
    scene.happen(play_card, SHADOW, scene.card(VENGEFUL_PILLAGER))
    assert scene.in_play(VENGEFUL_PILLAGER), event
    assert fierce(scene, VENGEFUL_PILLAGER) is is_fierce


@pytest.mark.parametrize(
    ("sites", "strength", "is_fierce"), [(1, 15, False), (2, 15, True), (4, 16, True)]
)
def test_easterling_sneak_grows_with_sites(sites: int, strength: int, is_fierce: bool) -> None:
    scene = Scene(minions=[EASTERLING_SNEAK, BRUTAL_EASTERLING], site=6)
    scene.control(*ARAGORN_SITES[:sites])
    assert scene.strength(EASTERLING_SNEAK) == strength
    assert fierce(scene, EASTERLING_SNEAK) is is_fierce
    assert fierce(scene, BRUTAL_EASTERLING) is (sites == 4)


@pytest.mark.parametrize("stacked", [0, 1, 2])
def test_men_of_the_sunland_count_those_who_wait_on_a_possession(stacked: int) -> None:
    scene = Scene(
        minions=[SUNLAND_SCOUT, SUNLAND_SKIRMISHER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER][:stacked]},
        shadow_hand=[SUNLAND_SNEAK],
        twilight=9,
        site=4,
    )
    # The Scout counts possessions, the Skirmisher and the Sneak count minions.
    assert scene.strength(SUNLAND_SCOUT) == 10 + bool(stacked)
    assert scene.strength(SUNLAND_SKIRMISHER) == 6 + stacked
    scene.shadow_phase().play(SUNLAND_SNEAK)
    assert scene.twilight == 9 - 6 + stacked


@pytest.mark.parametrize(("companions", "played"), [(5, 1), (6, 2)])
def test_sunland_guard_calls_two_against_a_large_fellowship(companions: int, played: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * (companions - 1),
        minions=[SUNLAND_GUARD],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER]},
        twilight=20,
        site=4,
    )
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_GUARD).use(SUNLAND_GUARD)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert len(scene.stack(CEREMONIAL_ARMOR)) == 2 - played
    assert scene.wounds(SUNLAND_GUARD) == 1


def test_sunland_skirmisher_calls_one_as_the_maneuver_phase_starts() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SUNLAND_SKIRMISHER],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING]},
        twilight=4,
        site=4,
    )
    scene.maneuver_phase().answer_with(SUNLAND_SKIRMISHER)
    assert scene.in_play(BRUTAL_EASTERLING)
    assert scene.twilight == 0


def test_pandemonium_plays_a_minion_from_a_possession() -> None:
    scene = Scene(
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING]},
        shadow_hand=[PANDEMONIUM],
        twilight=4,
        site=4,
    )
    scene.shadow_phase().play(PANDEMONIUM)
    assert scene.in_play(BRUTAL_EASTERLING)
    assert scene.twilight == 0


def test_sunland_warrior_gives_himself_for_all_men() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SUNLAND_WARRIOR, BRUTAL_EASTERLING, MORDOR_VETERAN],
        shadow_support=[CEREMONIAL_ARMOR],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.USE, SUNLAND_WARRIOR).use(SUNLAND_WARRIOR)
    while scene.can(Verb.TRIGGER):
        scene.pass_()
    assert not scene.in_play(SUNLAND_WARRIOR)
    assert ("changed", scene.card(BRUTAL_EASTERLING), 0, 2) in scene.log
    assert ("changed", scene.card(MORDOR_VETERAN), 0, 2) not in scene.log


def test_vengeful_savage_lays_up_a_minion_when_he_wins() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[VENGEFUL_SAVAGE],
        shadow_support=[CEREMONIAL_ARMOR],
        shadow_discards=[BRUTAL_EASTERLING, MORDOR_VETERAN],
        site=4,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(VENGEFUL_SAVAGE))
    scene.answer_with(VENGEFUL_SAVAGE)
    assert scene.stack(CEREMONIAL_ARMOR) == [BRUTAL_EASTERLING]


@pytest.mark.parametrize(("sites", "wounds"), [(0, 0), (2, 2)])
def test_stampeding_madman_tires_a_companion_for_each_site(sites: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELFHELM, ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING, EASTERLING_DISPATCHER],
        shadow_hand=[STAMPEDING_MADMAN],
        twilight=9,
        site=5,
    ).control(*ARAGORN_SITES[:sites])
    scene.shadow_phase().play(STAMPEDING_MADMAN)
    scene.answer_with(STAMPEDING_MADMAN)
    if sites:
        assert scene.who == FREE_PEOPLES
        scene.choose(ELFHELM).choose(ARAGORN_DRIVEN_BY_NEED)
    assert [entry[0] for entry in scene.log].count("exerted") == wounds


def test_primitive_brand_is_handed_on_and_a_minion_goes_to_the_stack() -> None:
    scene = _brand(BRUTAL_EASTERLING, EASTERLING_DISPATCHER).answer_with(PRIMITIVE_BRAND)
    assert scene.bearer_of(PRIMITIVE_BRAND) == EASTERLING_DISPATCHER
    # Any [men] minion may be stacked, who bore it among them.
    scene.choose(BRUTAL_EASTERLING)
    assert scene.stack(CEREMONIAL_ARMOR) == [BRUTAL_EASTERLING]


@pytest.mark.parametrize(
    ("winner", "others"),
    [
        (BRUTAL_EASTERLING, [MORDOR_TROOPER]),
        (EASTERLING_DISPATCHER, [EASTERLING_DISPATCHER]),
    ],
)
def test_primitive_brand_needs_its_bearers_victory_and_another_man(
    winner: str, others: list[str]
) -> None:
    assert not _brand(winner, *others).can(Verb.TRIGGER, PRIMITIVE_BRAND)


@pytest.mark.parametrize("discards", [True, False])
def test_in_the_wild_mens_wake_counts_the_minions_that_wait(discards: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[BRUTAL_EASTERLING],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [EASTERLING_DISPATCHER, SUNLAND_GUARD]},
        shadow_hand=[IN_THE_WILD_MENS_WAKE],
        twilight=1,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, BRUTAL_EASTERLING)
    before = scene.strength(BRUTAL_EASTERLING)
    scene.happen(play_card, 1, scene.card(IN_THE_WILD_MENS_WAKE))
    if discards:
        scene.do(Verb.YES)
    else:
        scene.pass_()
    assert scene.strength(BRUTAL_EASTERLING) == before + 2
    assert scene.number(DAMAGE, BRUTAL_EASTERLING) == int(discards)
    assert scene.is_discarded(CEREMONIAL_ARMOR) is discards


@pytest.mark.parametrize("cancelled", [True, False])
def test_grimas_dagger_cancels_a_skirmish_event(cancelled: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [GRIMAS_DAGGER]},
        hand=[AXE_STRIKE, AXE_STRIKE],
        site=6,
    )
    before = scene.skirmish(DWARF_GUARD, BRUTAL_EASTERLING).strength(DWARF_GUARD)
    scene.play(AXE_STRIKE)
    if cancelled:
        scene.answer_with(GRIMAS_DAGGER)
    else:
        scene.pass_()
    assert scene.is_discarded(GRIMAS_DAGGER) is cancelled
    assert (scene.strength(DWARF_GUARD) > before) is not cancelled


def test_wildmans_oath_takes_minions_discarded_in_the_maneuver_phase() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SUNLAND_SCOUT],
        shadow_support=[WILDMANS_OATH],
        site=6,
    ).maneuver_phase()
    scene.wait_to(Verb.USE, SUNLAND_SCOUT).use(SUNLAND_SCOUT).answer_with(WILDMANS_OATH)
    assert scene.stack(WILDMANS_OATH) == [SUNLAND_SCOUT]


@pytest.mark.parametrize(("fighter", "bonus"), [(BRUTAL_EASTERLING, 2), (MORDOR_TROOPER, 0)])
def test_wildmans_oath_strengthens_a_man_of_its_culture(fighter: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[fighter],
        shadow_support=[WILDMANS_OATH],
        site=6,
    ).skirmish(DWARF_GUARD, fighter)
    if scene.comes_to(Verb.USE, WILDMANS_OATH):
        scene.use(WILDMANS_OATH)
    assert (("changed", scene.card(fighter), STRENGTH, 2) in scene.log) is bool(bonus)


@pytest.mark.parametrize(("threats", "playable"), [(5, True), (4, False)])
def test_beast_of_war_returns_from_the_discard_pile_with_five_threats(
    threats: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 5,
        minions=[BRUTAL_EASTERLING],
        shadow_discards=[BEAST_OF_WAR],
        threats=threats,
        twilight=3,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.USE, BEAST_OF_WAR) is playable
    if playable:
        assert scene.use(BEAST_OF_WAR).bearer_of(BEAST_OF_WAR) == BRUTAL_EASTERLING
        assert scene.twilight == 0


@pytest.mark.parametrize(("threats", "fierce", "damage"), [(0, 0, 0), (1, 1, 0), (3, 1, 1)])
def test_beast_of_war_rages_with_the_threats(threats: int, fierce: int, damage: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [BEAST_OF_WAR]},
        threats=threats,
    )
    easterling = scene.card(BRUTAL_EASTERLING)
    assert (is_fierce(scene.state, easterling), damage_bonus(scene.state, easterling)) == (
        bool(fierce),
        damage,
    )


@pytest.mark.parametrize("way", ["stacked here", "this possession"])
def test_ceremonial_armor_saves_a_man_by_a_minion_stacked_here_or_by_itself(way: str) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[BRUTAL_EASTERLING],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [EASTERLING_DISPATCHER]},
    )
    scene.happen(wound, scene.card(BRUTAL_EASTERLING), scene.card(DWARF_GUARD))
    scene.answer_with(CEREMONIAL_ARMOR).choose(way)
    assert scene.wounds(BRUTAL_EASTERLING) == 0
    assert scene.is_discarded(EASTERLING_DISPATCHER)
    assert scene.in_play(CEREMONIAL_ARMOR) is (way == "stacked here")


def test_ceremonial_armor_saves_men_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_support=[CEREMONIAL_ARMOR],
    )
    scene.happen(wound, scene.card(ORKISH_SCOUT), scene.card(DWARF_GUARD))
    assert scene.wounds(ORKISH_SCOUT) == 1


@pytest.mark.parametrize(
    ("others", "twilight"),
    [([BRUTAL_EASTERLING, SUNLAND_SCOUT], 2), ([BRUTAL_EASTERLING, ORKISH_SCOUT], 0)],
)
def test_easterling_dispatcher_adds_twilight_for_possessions_beside_two_men(
    others: list[str], twilight: int
) -> None:
    """Possessions of either side may be spotted."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE], BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        minions=others,
        shadow_hand=[EASTERLING_DISPATCHER],
        twilight=4,
        site=4,
    ).shadow_phase()
    before = scene.play(EASTERLING_DISPATCHER).twilight
    if scene.can(Verb.TRIGGER, EASTERLING_DISPATCHER):
        scene.answer_with(EASTERLING_DISPATCHER)
    if scene.can(Verb.NUMBER):
        scene.take_number(2)
    assert scene.twilight == before + twilight


@pytest.mark.parametrize(("bearer", "bonus"), [(GRIMA_WITLESS_WORM, 1), (BRUTAL_EASTERLING, 0)])
def test_grimas_dagger_counts_cultures_for_grima(bearer: str, bonus: int) -> None:
    """Shire, Dwarves and Rohan are one over two; the dagger itself adds 1."""
    fellowship = [DWARF_GUARD, ELFHELM]
    bare = Scene(fellowship=fellowship, minions=[bearer])
    scene = Scene(fellowship=fellowship, minions=[bearer], bearing={bearer: [GRIMAS_DAGGER]})
    assert scene.strength(bearer) == bare.strength(bearer) + 1 + bonus


def test_saruman_coldly_still_arms_a_man_out_of_the_discard_pile() -> None:
    saruman = SARUMAN_COLDLY_STILL
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[saruman, BRUTAL_EASTERLING],
        shadow_discards=[CORSAIR_SCIMITAR, EASTERLING_DISPATCHER],
        hand=[BATTLE_FURY],
        twilight=2,
        site=4,
    ).skirmish(DWARF_GUARD, BRUTAL_EASTERLING)
    scene.wait_to(Verb.USE, saruman).use(saruman)
    if scene.can(Verb.CHOOSE, CORSAIR_SCIMITAR, BRUTAL_EASTERLING):
        scene.do(Verb.CHOOSE, CORSAIR_SCIMITAR, BRUTAL_EASTERLING)
    assert scene.bearer_of(CORSAIR_SCIMITAR) == BRUTAL_EASTERLING
    assert scene.strength(BRUTAL_EASTERLING) == 11 + 2
    assert scene.wounds(saruman) == 1


@pytest.mark.parametrize(("possession", "offered"), [(CEREMONIAL_ARMOR, True), (VILE_PIT, False)])
def test_sunland_scout_gives_himself_for_a_condition_beside_a_possession_of_men(
    possession: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[SONG_OF_THE_SHIRE],
        minions=[SUNLAND_SCOUT],
        shadow_support=[possession],
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, SUNLAND_SCOUT) is offered
    if offered:
        # Ceremonial Armor need not take him.
        scene.use(SUNLAND_SCOUT).pass_()
        assert scene.is_discarded(SONG_OF_THE_SHIRE)


@pytest.mark.parametrize(
    ("twilight", "others", "stays"),
    [(11, [SUNLAND_TROOPER], True), (10, [SUNLAND_TROOPER], False), (11, [], False)],
)
def test_stampeding_chief_must_be_paid_for_twice(
    twilight: int, others: list[str], stays: bool
) -> None:
    """He costs 8, and 3 more from hand, beside another [men] minion."""
    scene = _chief(twilight=twilight, minions=others).shadow_phase().play(STAMPEDING_CHIEF)
    if scene.can(Verb.EITHER):
        scene.choose("remove 3 twilight")
    assert scene.in_play(STAMPEDING_CHIEF) is stays


def test_stampeding_chief_is_discarded_at_will() -> None:
    scene = _chief(twilight=20, minions=[SUNLAND_TROOPER]).shadow_phase().play(STAMPEDING_CHIEF)
    scene.choose("discard")
    assert scene.is_discarded(STAMPEDING_CHIEF)
    assert scene.twilight == 12


@pytest.mark.parametrize("discarded", [1, 2])
def test_stampeding_savage_counts_only_the_minions_that_were_stacked(discarded: int) -> None:
    """Saruman costs 4; the Savage is discarded too, but X is the number of stacked minions."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SAVAGE],
        shadow_support=[CEREMONIAL_ARMOR],
        stacked={CEREMONIAL_ARMOR: [BRUTAL_EASTERLING, EASTERLING_DISPATCHER]},
        shadow_discards=[SARUMAN_COLDLY_STILL],
        twilight=10,
        site=6,
    ).maneuver_phase()
    scene.wait_to(Verb.USE, STAMPEDING_SAVAGE).use(STAMPEDING_SAVAGE).choose("do nothing more")
    scene.take_number(discarded).choose(BRUTAL_EASTERLING)
    assert scene.in_play(SARUMAN_COLDLY_STILL)
    assert scene.twilight == 10 - (4 - discarded)


def test_stampeding_savage_needs_a_possession_with_a_minion_on_it() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SAVAGE],
        shadow_support=[CEREMONIAL_ARMOR],
        shadow_discards=[SARUMAN_COLDLY_STILL],
        twilight=10,
        site=6,
    ).maneuver_phase()
    assert not scene.comes_to(Verb.USE, STAMPEDING_SAVAGE)


@pytest.mark.parametrize(
    ("discards", "offered"),
    [([EASTERLING_DISPATCHER, ORKISH_SCOUT], True), ([ORKISH_SCOUT, BEAST_OF_WAR], False)],
)
def test_stampeding_hillsman_gives_way_to_a_minion_of_the_discard_pile(
    discards: list[str], offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_HILLSMAN],
        shadow_support=[CEREMONIAL_ARMOR],
        shadow_discards=discards,
        site=6,
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, STAMPEDING_HILLSMAN) is offered
    if offered:
        scene.use(STAMPEDING_HILLSMAN)
        assert scene.stack(CEREMONIAL_ARMOR) == [EASTERLING_DISPATCHER]
        assert scene.is_discarded(STAMPEDING_HILLSMAN)


def test_stampeding_hillsman_stacks_nothing_on_a_possession_that_is_borne() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_HILLSMAN, BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        shadow_discards=[EASTERLING_DISPATCHER],
        site=6,
    ).regroup_phase()
    if scene.comes_to(Verb.USE, STAMPEDING_HILLSMAN):
        scene.use(STAMPEDING_HILLSMAN)
    assert scene.stack(CORSAIR_SCIMITAR) == []
    assert scene.is_discarded(EASTERLING_DISPATCHER)


@pytest.mark.parametrize(("controlled", "wounds"), [(True, 3), (False, 0)])
def test_stampeding_ransacker_exhausts_a_companion_while_he_holds_a_site(
    controlled: bool, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, DWARF_GUARD],
        minions=[STAMPEDING_RANSACKER],
        site=6,
    )
    if controlled:
        scene.control(ARAGORN_SITES[0])
    scene.happen(emit, SKIRMISH_WON, scene.card(STAMPEDING_RANSACKER))
    if controlled:
        assert scene.who == SHADOW
        assert not scene.can(Verb.CHOOSE, FRODO_HOPE_OF_FREE_PEOPLES)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize("minion", [STAMPEDING_RANSACKER, SUNLAND_WEAPONMASTER])
@pytest.mark.parametrize(
    ("others", "playable"),
    [
        ([BRUTAL_EASTERLING, EASTERLING_DISPATCHER], True),
        ([BRUTAL_EASTERLING, ORKISH_SCOUT], False),
    ],
)
def test_two_men_call_the_ransacker_and_the_weaponmaster(
    minion: str, others: list[str], playable: bool
) -> None:
    scene = Scene(minions=others, shadow_hand=[minion], twilight=6, site=4).shadow_phase()
    assert scene.can(Verb.PLAY, minion) is playable


@pytest.mark.parametrize(
    ("other", "offered"), [(STAMPEDING_HILLSMAN, True), (BRUTAL_EASTERLING, False)]
)
def test_stampeding_shepherd_turns_himself_and_a_cheap_minion_into_the_chief(
    other: str, offered: bool
) -> None:
    """The Chief costs 8, and nothing more as he does not come out of hand."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[STAMPEDING_SHEPHERD, other],
        shadow_deck=[ORKISH_SCOUT, STAMPEDING_CHIEF, ORKISH_SCOUT],
        twilight=1,
        site=6,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, STAMPEDING_SHEPHERD) is offered
    if offered:
        scene.use(STAMPEDING_SHEPHERD)
        if scene.can(Verb.CHOOSE, STAMPEDING_CHIEF):
            scene.choose(STAMPEDING_CHIEF)
        assert scene.is_discarded(STAMPEDING_SHEPHERD)
        assert scene.is_discarded(other)
    assert scene.in_play(STAMPEDING_CHIEF) is offered
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("fellowship", "armed", "strength"),
    [
        ([DWARF_GUARD, ELFHELM], True, 13 + 6),
        ([DWARF_GUARD, GIMLI_DWARF_OF_EREBOR], True, 13 + 4),
        ([DWARF_GUARD, ELFHELM], False, 13),
    ],
)
def test_sunland_weaponmaster_in_arms_counts_the_cultures_he_faces(
    fellowship: list[str], armed: bool, strength: int
) -> None:
    """Frodo is of the Shire; a scimitar by itself gives no strength without [men] tokens."""
    scene = Scene(
        fellowship=fellowship,
        minions=[SUNLAND_WEAPONMASTER],
        bearing={SUNLAND_WEAPONMASTER: [CORSAIR_SCIMITAR] if armed else []},
        site=4,
    )
    assert scene.strength(SUNLAND_WEAPONMASTER) == strength
