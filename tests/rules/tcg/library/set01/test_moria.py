"""The Moria cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number, twilight_cost
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, FELLOWSHIP_ARCHERY, SKIRMISH, Verb
from rules.tcg.engine.state.state import State
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene


def cost(scene: Scene, card_id: str) -> int:
    return twilight_cost(scene.state, scene.card(card_id))


def _wound_by(state: State, character: int, minion: int) -> None:
    state.phase = SKIRMISH
    kill(state, character, minion)


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


def test_fool_of_a_took_also_takes_the_card_that_is_no_moria_minion() -> None:
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
