"""The Moria cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, twilight_cost
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, FELLOWSHIP_ARCHERY, SKIRMISH, Verb
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def cost(scene: Scene, card_id: str) -> int:
    return twilight_cost(scene.state, scene.card(card_id))


def _wound_by(state: State, character: int, minion: int) -> None:
    state.phase = SKIRMISH
    kill(state, character, minion)


def moved(scene: Scene) -> int:
    """Return how much twilight a move adds, whatever its triggers ask."""
    before = scene.twilight
    scene.happen(path.move).pass_all()
    return scene.twilight - before


def goblin_swarms(*hosts: str) -> Scene:
    """Return the moment when an Orc of Moria has won, beside copies of Goblin Swarms."""
    scene = moria_scene(
        fellowship=[DWARF_GUARD], minions=[GOBLIN_PATROL_TROOP], shadow_support=list(hosts)
    )
    scene.skirmish(DWARF_GUARD, GOBLIN_PATROL_TROOP)
    return scene.wait_to(Verb.TRIGGER, GOBLIN_SWARMS)


def test_ancient_chieftain_counts_other_moria_orcs_only() -> None:
    scene = moria_scene(minions=[ANCIENT_CHIEFTAIN, GOBLIN_RUNNER, GOBLIN_RUNNER, MORDOR_DEFENDER])
    assert scene.strength(ANCIENT_CHIEFTAIN) == 11


@pytest.mark.parametrize(
    ("site", "minions", "paid"),
    [(6, [], 10), (4, [], 7), (6, [TROLLS_KEYWARD], 8), (4, [TROLLS_KEYWARD], 5)],
)
def test_the_cave_troll_is_cheaper_underground_and_with_its_keyward(
    site: int, minions: list[str], paid: int
) -> None:
    scene = moria_scene(
        minions=minions, shadow_hand=[CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT], site=site
    )
    assert cost(scene, CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT) == paid


@pytest.mark.parametrize(
    ("others", "most", "spotted", "strength"), [(2, 2, 2, 15), (6, 6, 5, 17), (2, 2, 1, 14)]
)
def test_denizens_enraged_counts_the_orcs_beside_the_chosen_one(
    others: int, most: int, spotted: int, strength: int
) -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_PATROL_TROOP, *[GOBLIN_RUNNER] * others],
        shadow_hand=[DENIZENS_ENRAGED, UNFAMILIAR_TERRITORY],
        twilight=5,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_PATROL_TROOP).play(DENIZENS_ENRAGED).choose(
        GOBLIN_PATROL_TROOP
    )
    assert max(option.number for option in scene.options()) == most
    scene.take_number(spotted)
    assert scene.strength(GOBLIN_PATROL_TROOP) == strength


def test_the_end_comes_lets_the_free_peoples_player_choose_the_minion() -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, GOBLIN_PATROL_TROOP, *[GOBLIN_RUNNER] * 3],
        shadow_hand=[THE_END_COMES],
    )
    scene.assignment_phase().wait_to(Verb.PLAY, THE_END_COMES).play(THE_END_COMES)
    assert scene.who == 0
    scene.choose(GOBLIN_RUNNER)
    assert scene.state.assigned[scene.card(GOBLIN_RUNNER)] == (
        scene.card(FRODO_HOPE_OF_FREE_PEOPLES),
    )


def test_fool_of_a_took_also_takes_the_card_that_is_not_a_moria_minion() -> None:
    scene = moria_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[GOBLIN_RUNNER],
        shadow_hand=[FOOL_OF_A_TOOK],
        shadow_deck=[GOBLIN_MARKSMAN, GOBLIN_SCIMITAR, GOBLIN_RUNNER, GOBLIN_PATROL_TROOP],
        twilight=9,
    )
    scene.shadow_phase().play(FOOL_OF_A_TOOK)
    assert sorted(scene.hand(SHADOW)) == sorted(
        [GOBLIN_SCIMITAR, GOBLIN_RUNNER, GOBLIN_PATROL_TROOP]
    )
    assert scene.deck(SHADOW) == [GOBLIN_MARKSMAN]


def test_fool_of_a_took_needs_a_hobbit_who_is_not_the_ring_bearer() -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], shadow_hand=[FOOL_OF_A_TOOK, GOBLIN_RUNNER], twilight=9
    )
    assert not scene.shadow_phase().can(Verb.PLAY, FOOL_OF_A_TOOK)


@pytest.mark.parametrize(
    ("minions", "total"), [([GOBLIN_ARCHER], 1), ([GOBLIN_ARCHER, GOBLIN_RUNNER], 0)]
)
def test_goblin_archer_silences_the_fellowship_beside_another_orc(
    minions: list[str], total: int
) -> None:
    scene = moria_scene(fellowship=[LEGOLAS_GREENLEAF], minions=minions)
    scene.state.phase = ARCHERY
    change = game_number(scene.state, FELLOWSHIP_ARCHERY)
    assert max(0, 1 + change) == total


def test_goblin_armory_prevents_a_wound_and_pays_for_weapons() -> None:
    scene = moria_scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[GOBLIN_RUNNER],
        shadow_support=[GOBLIN_ARMORY],
        shadow_hand=[GOBLIN_SCIMITAR],
        shadow_deck=[GOBLIN_MARKSMAN],
    )
    scene.shadow_phase().play(GOBLIN_SCIMITAR)
    assert scene.twilight == 1
    scene.archery_phase().wait_to(Verb.TRIGGER, GOBLIN_ARMORY).answer_with(GOBLIN_ARMORY)
    assert scene.in_play(GOBLIN_RUNNER)
    assert scene.is_discarded(GOBLIN_ARMORY)


@pytest.mark.parametrize(
    ("minions", "damage"), [([GOBLIN_BACKSTABBER], 0), ([GOBLIN_BACKSTABBER, GOBLIN_RUNNER], 2)]
)
def test_goblin_backstabber_needs_an_orc_in_its_own_skirmish(
    minions: list[str], damage: int
) -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[GOBLIN_BACKSTABBER, GOBLIN_RUNNER, GOBLIN_RUNNER],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, *minions)
    assert scene.number(DAMAGE, GOBLIN_BACKSTABBER) == damage


@pytest.mark.parametrize(
    ("companion", "wounded"), [(BOROMIR_SON_OF_DENETHOR, 2), (MERRY_ROHIRRIM_SQUIRE, 3)]
)
def test_goblin_domain_lets_companions_come_exhausted_from_site_four(
    companion: str, wounded: int
) -> None:
    for site, wounds_taken in ((3, 0), (4, wounded)):
        scene = moria_scene(hand=[companion], shadow_support=[GOBLIN_DOMAIN], site=site)
        scene.fellowship_phase().play(companion)
        assert scene.wounds(companion) == wounds_taken


def test_goblin_spear_adds_two_burdens_for_a_hobbit() -> None:
    for victim, burdens in ((MERRY_ROHIRRIM_SQUIRE, 2), (GIMLI_DWARF_OF_EREBOR, 1)):
        scene = Scene(
            fellowship=[victim],
            minions=[GOBLIN_RUNNER],
            bearing={GOBLIN_RUNNER: [GOBLIN_SPEAR]},
            site=6,
        )
        scene.wound(victim, 3 if victim == MERRY_ROHIRRIM_SQUIRE else 2)
        scene.state.twilight = 0
        scene.happen(_wound_by, scene.card(victim), scene.card(GOBLIN_RUNNER))
        assert scene.burdens == burdens, victim


@pytest.mark.parametrize(("minions", "burdens"), [(2, 1), (5, 3)])
def test_lost_to_the_goblins_adds_burdens_for_shadow_cards_discarded(
    minions: int, burdens: int
) -> None:
    scene = moria_scene(
        minions=[GOBLIN_RUNNER] * minions,
        shadow_hand=[LOST_TO_THE_GOBLINS],
        shadow_deck=[
            GOBLIN_RUNNER,
            GOBLIN_RUNNER,
            GOBLIN_RUNNER,
            GOBLIN_RUNNER,
            HOBBIT_SWORD_7_319,
        ],
    )
    scene.happen(wounds.exert, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).play(
        LOST_TO_THE_GOBLINS
    ).take_number(minions)
    assert len(scene.deck(SHADOW)) == 5 - minions
    assert scene.burdens == burdens


def test_plundered_armories_play_a_discarded_weapon_for_one_less() -> None:
    whip = WHIP_OF_MANY_THONGS
    scene = moria_scene(
        minions=[THE_BALROG_FLAME_OF_UDUN],
        bearing={
            THE_BALROG_FLAME_OF_UDUN: [whip],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
        },
        shadow_support=[PLUNDERED_ARMORIES],
        twilight=1,
    )
    scene.happen(wounds.discard_from_play, scene.card(HOBBIT_SWORD_7_319))
    assert not scene.can(Verb.TRIGGER, PLUNDERED_ARMORIES)
    scene.happen(wounds.discard_from_play, scene.card(whip)).answer_with(PLUNDERED_ARMORIES)
    assert scene.bearer_of(whip) == THE_BALROG_FLAME_OF_UDUN
    assert scene.twilight == 1


def test_plundered_armories_play_the_weapon_of_a_fallen_orc_on_another() -> None:
    """2.0 and rulings of April 2004, 1 C 193: also when the bearer is lost in a skirmish."""
    boromir = made(BOROMIR_SON_OF_DENETHOR, strength=8)
    scene = moria_scene(
        fellowship=[boromir],
        minions=[GOBLIN_RUNNER, GOBLIN_PATROL_TROOP],
        bearing={GOBLIN_RUNNER: [GOBLIN_SCIMITAR]},
        shadow_support=[PLUNDERED_ARMORIES],
        shadow_deck=[GOBLIN_MARKSMAN],
    )
    scene.skirmish(boromir, GOBLIN_RUNNER).wait_to(Verb.TRIGGER, PLUNDERED_ARMORIES).answer_with(
        PLUNDERED_ARMORIES
    )
    assert scene.bearer_of(GOBLIN_SCIMITAR) == GOBLIN_PATROL_TROOP


@pytest.mark.parametrize(
    ("companion", "left"),
    [(GIMLI_DWARF_OF_EREBOR, 1), (LEGOLAS_GREENLEAF, 1), (ARAGORN_DRIVEN_BY_NEED, 3)],
)
def test_misty_mountains_cost_a_fellowship_with_a_dwarf_or_elf_two_cards(
    companion: str, left: int
) -> None:
    scene = moria_scene(
        fellowship=[companion],
        shadow_support=[THROUGH_THE_MISTY_MOUNTAINS],
        hand=[HOBBIT_SWORD_7_319] * 3,
        site=4,
    ).happen(path.move)
    while scene.can(Verb.PASS):
        scene.pass_()
    assert len(scene.hand()) == left


@pytest.mark.parametrize("bottom", [GOBLIN_RUNNER, CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT])
def test_underdeeps_take_an_orc_from_the_bottom_of_the_deck_and_discard_another_card(
    bottom: str,
) -> None:
    scene = moria_scene(
        shadow_support=[THE_UNDERDEEPS_OF_MORIA], shadow_deck=[bottom, GOBLIN_MARKSMAN], twilight=6
    )
    scene.shadow_phase().use(THE_UNDERDEEPS_OF_MORIA)
    assert scene.deck(SHADOW) == [GOBLIN_MARKSMAN]
    assert (bottom in scene.hand(SHADOW)) == (bottom == GOBLIN_RUNNER)
    assert scene.is_discarded(bottom) == (bottom == CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT)


@pytest.mark.parametrize(("site", "paid"), [(4, 1), (5, 3)])
def test_new_devilry_makes_companions_dearer_from_site_five(site: int, paid: int) -> None:
    scene = moria_scene(shadow_support=[WHAT_IS_THIS_NEW_DEVILRY], hand=[DWARF_GUARD], site=site)
    assert cost(scene, DWARF_GUARD) == paid


@pytest.mark.parametrize(
    ("event", "goblins", "cancels"),
    [(HOBBIT_STEALTH, 3, True), (HOBBIT_STEALTH, 2, False), (NOBLE_INTENTIONS_7_322, 3, False)],
    ids=["stealth", "two goblins", "no stealth"],
)
def test_relentless_cancels_a_stealth_event_where_three_moria_minions_are(
    event: str, goblins: int, cancels: bool
) -> None:
    scene = moria_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD],
        minions=[GOBLIN_PATROL_TROOP, *[GOBLIN_RUNNER] * (goblins - 1)],
        hand=[event],
        shadow_hand=[RELENTLESS],
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, GOBLIN_PATROL_TROOP)
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE)
    scene.play(event)
    if scene.can(Verb.CHOOSE, MERRY_ROHIRRIM_SQUIRE):
        scene.choose(MERRY_ROHIRRIM_SQUIRE)
    assert scene.can(Verb.PLAY, RELENTLESS) is cancels
    if cancels:
        scene.play(RELENTLESS)
    assert (scene.strength(MERRY_ROHIRRIM_SQUIRE) == before) is cancels
    assert scene.is_discarded(event)


@pytest.mark.parametrize(("site", "added"), [(2, 0), (3, 4), (4, 4), (5, 0)])
def test_the_long_dark_adds_two_for_each_dwarf_companion_at_sites_4_and_5(
    site: int, added: int
) -> None:
    dwarves = {
        "fellowship": [GIMLI_DWARF_OF_EREBOR, DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        "support": [GRIMIR_DWARVEN_ELDER],
    }
    plain = moved(moria_scene(site=site, **dwarves))
    dark = moved(moria_scene(site=site, shadow_support=[THE_LONG_DARK], **dwarves))
    assert dark - plain == added


def test_the_long_dark_knows_no_sites_4_of_later_blocks() -> None:
    plain = moved(Scene(fellowship=[DWARF_GUARD], site=3, path=ARAGORN_SITES))
    dark = moved(
        Scene(fellowship=[DWARF_GUARD], site=3, path=ARAGORN_SITES, shadow_support=[THE_LONG_DARK])
    )
    assert dark == plain


def test_the_long_dark_is_discarded_to_strengthen_an_orc_of_moria() -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, MORDOR_TROOPER, MORGUL_LACKEY],
        shadow_support=[THE_LONG_DARK],
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).wait_to(Verb.USE, THE_LONG_DARK)
    scene.use(THE_LONG_DARK)
    assert scene.strength(GOBLIN_RUNNER) == 5 + 2
    assert scene.strength(MORDOR_TROOPER) == 6
    assert scene.is_discarded(THE_LONG_DARK)


@pytest.mark.parametrize(
    ("cards", "added"),
    [
        ({"fellowship": [LEGOLAS_GREENLEAF]}, 2),
        ({"support": [ELROND_LORD_OF_RIVENDELL]}, 2),
        ({"fellowship": [DWARF_GUARD]}, 0),
    ],
    ids=["companion", "ally", "no Elf"],
)
def test_moria_scout_adds_two_where_an_elf_is(cards: dict[str, list[str]], added: int) -> None:
    scene = moria_scene(shadow_hand=[MORIA_SCOUT], twilight=2, **cards)
    assert scene.shadow_phase().play(MORIA_SCOUT).twilight == added


def test_threat_of_the_unknown_exerts_an_orc_of_moria_to_draw_two_cards() -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP, MORDOR_VETERAN],
        shadow_hand=[THREAT_OF_THE_UNKNOWN],
        shadow_deck=[MORDOR_TROOPER] * 3,
    )
    scene.shadow_phase().play(THREAT_OF_THE_UNKNOWN)
    assert scene.hand(SHADOW) == [MORDOR_TROOPER] * 2
    assert (scene.wounds(GOBLIN_PATROL_TROOP), scene.wounds(MORDOR_VETERAN)) == (1, 0)


@pytest.mark.parametrize("orc", [GOBLIN_RUNNER, MORDOR_VETERAN], ids=["exhausted", "of Sauron"])
def test_threat_of_the_unknown_finds_nobody_to_exert(orc: str) -> None:
    scene = moria_scene(minions=[orc], shadow_hand=[THREAT_OF_THE_UNKNOWN], twilight=5)
    assert not scene.shadow_phase().can(Verb.PLAY, THREAT_OF_THE_UNKNOWN)


@pytest.mark.parametrize(("items", "bonus"), [([], 1), ([CAVE_TROLLS_HAMMER], 2)])
def test_the_hammer_adds_to_the_damage_of_the_cave_troll(items: list[str], bonus: int) -> None:
    troll = CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT
    scene = moria_scene(minions=[troll], bearing={troll: items})
    assert scene.number(DAMAGE, troll) == bonus
    assert scene.strength(troll) == 15 + 3 * len(items)


def test_no_other_minion_of_moria_bears_the_hammer() -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP], shadow_hand=[CAVE_TROLLS_HAMMER], twilight=5
    ).shadow_phase()
    assert not scene.can(Verb.PLAY, CAVE_TROLLS_HAMMER)


@pytest.mark.parametrize(("twilight", "bonus"), [(2, 0), (3, 2), (6, 4)])
def test_guard_commander_strengthens_orcs_of_moria_for_three_twilight_each_time(
    twilight: int, bonus: int
) -> None:
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[GOBLIN_RUNNER, GUARD_COMMANDER, MORDOR_TROOPER, MORGUL_LACKEY],
        twilight=twilight,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER)
    for strength in range(7, 6 + bonus, 2):
        scene.wait_to(Verb.USE, GUARD_COMMANDER).use(GUARD_COMMANDER)
        assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
        scene.choose(GOBLIN_RUNNER)
        assert scene.strength(GOBLIN_RUNNER) == strength
    assert not scene.comes_to(Verb.USE, GUARD_COMMANDER)


def test_an_orc_stacked_on_one_copy_of_goblin_swarms_is_not_there_for_the_second() -> None:
    """4.2, "stacking": it has left play."""
    scene = goblin_swarms(GOBLIN_SWARMS, GOBLIN_SWARMS)
    first, second = (scene.card(GOBLIN_SWARMS, copy) for copy in (0, 1))
    assert [option.card for option in scene.options(Verb.TRIGGER)] == [first, second]
    scene.answer_with(GOBLIN_SWARMS)
    assert scene.stack(GOBLIN_SWARMS) == [GOBLIN_PATROL_TROOP]
    assert not scene.comes_to(Verb.TRIGGER, GOBLIN_SWARMS)
    assert scene.state.stacks.get(first) == (scene.card(GOBLIN_PATROL_TROOP),)
    assert not scene.state.stacks.get(second)


def test_the_orc_may_be_stacked_on_the_second_copy_instead() -> None:
    scene = goblin_swarms(GOBLIN_SWARMS, GOBLIN_SWARMS)
    second = scene.card(GOBLIN_SWARMS, 1)
    scene.take(next(option for option in scene.options() if option.card == second))
    assert scene.state.stacks.get(second) == (scene.card(GOBLIN_PATROL_TROOP),)
    assert scene.stack(GOBLIN_SWARMS) == []


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_scimitar_may_draw_a_card(takes_it: bool) -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP],
        shadow_hand=[GOBLIN_SCIMITAR],
        shadow_deck=[MORDOR_TROOPER] * 2,
    )
    scene.shadow_phase().play(GOBLIN_SCIMITAR)
    if takes_it:
        scene.answer_with(GOBLIN_SCIMITAR)
    else:
        scene.pass_()
    assert scene.hand(SHADOW) == ([MORDOR_TROOPER] if takes_it else [])
    assert scene.strength(GOBLIN_PATROL_TROOP) == 13 + 2


def test_goblin_sneak_may_place_an_orc_of_moria_beneath_the_draw_deck() -> None:
    scene = moria_scene(
        shadow_hand=[GOBLIN_SNEAK],
        shadow_discards=[GOBLIN_RUNNER, MORDOR_TROOPER],
        shadow_deck=[URUK_SAVAGE],
        twilight=1,
    )
    scene.shadow_phase().play(GOBLIN_SNEAK).answer_with(GOBLIN_SNEAK)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    assert scene.deck(SHADOW) == [GOBLIN_RUNNER, URUK_SAVAGE]


@pytest.mark.parametrize(("site", "strength"), [(4, 8), (6, 6)])
def test_goblin_wallcrawler_is_stronger_underground(site: int, strength: int) -> None:
    scene = moria_scene(minions=[GOBLIN_WALLCRAWLER], site=site)
    assert scene.strength(GOBLIN_WALLCRAWLER) == strength


@pytest.mark.parametrize(
    ("minions", "support", "total"),
    [
        ([GOBLIN_WALLCRAWLER], [], 2),
        ([GOBLIN_WALLCRAWLER, GOBLIN_RUNNER], [], 1),
        ([GOBLIN_WALLCRAWLER, MORDOR_TROOPER], [], 2),
        ([GOBLIN_MARKSMAN], [PINNED_DOWN], 1),
        ([GOBLIN_RUNNER, SOUTHRON_BOWMAN], [PINNED_DOWN], 2),
    ],
)
def test_goblins_keep_the_archers_of_the_fellowship_down(
    minions: list[str], support: list[str], total: int
) -> None:
    archer = made(LEGOLAS_GREENLEAF, unique=False)
    scene = moria_scene(fellowship=[archer] * 2, minions=minions, shadow_support=support)
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_moria_axe_exerts_its_bearer_for_strength(wounds: int, usable: bool) -> None:
    orc = GOBLIN_PATROL_TROOP
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[orc, MORGUL_LACKEY],
        bearing={orc: [MORIA_AXE]},
    ).wound(orc, wounds)
    assert (scene.strength(orc), scene.number(DAMAGE, orc)) == (13 + 2, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, orc)
    assert scene.comes_to(Verb.USE, MORIA_AXE) is usable
    if usable:
        scene.use(MORIA_AXE)
        assert (scene.strength(orc), scene.wounds(orc)) == (15 + 2, 1)


@pytest.mark.parametrize("taken", [GRIMIR_DWARVEN_ELDER, STAIRS_OF_KHAZAD_DUM])
def test_goblin_warrior_may_discard_a_dwarven_ally_or_condition(taken: str) -> None:
    scene = Scene(
        support=[GRIMIR_DWARVEN_ELDER, STAIRS_OF_KHAZAD_DUM, INTO_THE_WEST],
        shadow_hand=[GOBLIN_WARRIOR],
        twilight=9,
        site=4,
    ).shadow_phase()
    scene.play(GOBLIN_WARRIOR).answer_with(GOBLIN_WARRIOR).choose(taken)
    assert [
        scene.is_discarded(card)
        for card in (GRIMIR_DWARVEN_ELDER, STAIRS_OF_KHAZAD_DUM, INTO_THE_WEST)
    ] == [
        taken == GRIMIR_DWARVEN_ELDER,
        taken == STAIRS_OF_KHAZAD_DUM,
        False,
    ]
