"""The Uruk-hai cards of set 13, *Bloodlines*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import ASSIGNMENT, FELLOWSHIP, SKIRMISH, Verb
from rules.tcg.engine.turn.archery import archery_totals
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.engine.turn.skirmish import choose_skirmish
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


def _war_machine(
    minions: list[str], discarded: str, *, twilight: int = 2, wounds: int = 0
) -> Scene:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=minions,
        shadow_hand=[WAR_MACHINE],
        shadow_discards=[discarded],
        twilight=twilight,
        site=5,
    ).wound(minions[0], wounds)
    return scene.skirmish(DWARF_GUARD, minions[-1])


@pytest.mark.parametrize(("burdens", "cost"), [(6, 3), (7, 1)])
def test_uruk_aggressor_is_cheaper_where_a_companion_resists_no_more(
    burdens: int, cost: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        shadow_hand=[URUK_AGGRESSOR],
        burdens=burdens,
        twilight=5,
        site=5,
    )
    scene.shadow_phase().play(URUK_AGGRESSOR)
    if burdens == 7:
        scene.do(Verb.YES)
    assert scene.twilight == 5 - cost


def test_uruk_rogue_fights_on_alone() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[URUK_ROGUE], site=5)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_ROGUE).wait_to(Verb.USE, URUK_ROGUE)
    assert scene.use(URUK_ROGUE).strength(URUK_ROGUE) == 12 + 4


def test_uruk_reserve_saves_the_dying_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[TRACKING_URUK, URUK_RESERVE],
        shadow_deck=[URUK_ROGUE],
        site=5,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, TRACKING_URUK)
    scene.happen(wounds.kill, scene.card(TRACKING_URUK), scene.card(MERRY_ROHIRRIM_SQUIRE))
    scene.answer_with(URUK_RESERVE)
    assert scene.deck(SHADOW)[0] == TRACKING_URUK


@pytest.mark.parametrize(
    ("condition", "culture", "counted"),
    [(CITY_WALL, "gondor", 2), (ALWAYS_THREATENING, "orc", 0)],
)
def test_assault_denizen_counts_tokens_of_free_peoples_cultures(
    condition: str, culture: str, counted: int
) -> None:
    scene = Scene(support=[condition], minions=[ASSAULT_DENIZEN, CAVERN_DENIZEN], site=5)
    scene.put_tokens(condition, 2, culture)
    assert scene.strength(ASSAULT_DENIZEN) == 9 + counted
    scene.happen(wounds.wound, scene.card(CAVERN_DENIZEN))
    assert scene.in_play(CAVERN_DENIZEN) is bool(counted)


def test_assault_commander_counts_the_condition_that_is_spotted() -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT],
        support=[ELVEN_MARKSMANSHIP],
        minions=[ASSAULT_COMMANDER],
    )
    before = resistance(scene.state, scene.card(ELVEN_SCOUT))
    scene.shadow_phase().use(ASSAULT_COMMANDER)
    assert resistance(scene.state, scene.card(ELVEN_SCOUT)) == before - 1


@pytest.mark.parametrize(
    ("place", "burdens", "others", "bonus"),
    [
        (WEST_ROAD, 0, [], 0),
        (ISENGARD_RUINED_15_192, 0, [], 1),
        (ISENGARD_RUINED_15_192, 2, [], 2),
        (WEST_ROAD, 2, [URUK_SAVAGE], 1),
        (WEST_ROAD, 0, [FERAL_URUK], 1),
    ],
)
def test_endless_assault_counts_what_is_true(
    place: str, burdens: int, others: list[str], bonus: int
) -> None:
    """A battleground, little resistance and an [uruk-hai] minion that does not fight."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ASSAULT_DENIZEN, *others],
        shadow_support=[ENDLESS_ASSAULT],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
        burdens=burdens,
        hand=[AXE_STRIKE],
    )
    scene.skirmish(DWARF_GUARD, ASSAULT_DENIZEN).wait_to(Verb.USE, ENDLESS_ASSAULT)
    before = scene.strength(ASSAULT_DENIZEN)
    scene.use(ENDLESS_ASSAULT)
    if scene.can(Verb.CHOOSE):
        scene.choose(ASSAULT_DENIZEN)
    assert scene.strength(ASSAULT_DENIZEN) == before + bonus


@pytest.mark.parametrize(("path", "tokens"), [((WEST_ROAD,), 0), ((ISENGARD_RUINED_15_192,), 3)])
def test_fearless_approach_brings_tokens_past_a_battleground(
    path: tuple[str, ...], tokens: int
) -> None:
    scene = Scene(
        minions=[FERAL_URUK],
        shadow_hand=[FEARLESS_APPROACH],
        shadow_support=[ENDLESS_ASSAULT],
        path=(ARAGORN_SITES[0], *path, *ARAGORN_SITES[2:]),
        twilight=1,
        site=3,
    )
    scene.put_tokens(ENDLESS_ASSAULT, 1)
    scene.shadow_phase().play(FEARLESS_APPROACH)
    assert scene.tokens(ENDLESS_ASSAULT) == 1 + tokens


def test_fearless_approach_discards_a_condition_for_a_site_of_the_free_peoples() -> None:
    scene = Scene(
        support=[MELLON],
        hand=[RANGER_OF_WESTERNESSE],
        shadow_support=[FEARLESS_APPROACH],
        path=ARAGORN_SITES[:2],
        adventure=[FALLS_OF_RAUROS],
        site=2,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, RANGER_OF_WESTERNESSE)
    scene.play(RANGER_OF_WESTERNESSE).answer_with(RANGER_OF_WESTERNESSE)
    scene.answer_with(FEARLESS_APPROACH).choose(MELLON)
    assert scene.is_discarded(MELLON)
    assert scene.in_play(FEARLESS_APPROACH)


def test_fearless_approach_does_not_answer_a_site_that_the_shadow_plays() -> None:
    scene = Scene(support=[MELLON], shadow_support=[FEARLESS_APPROACH], site=2)
    scene.state.phase = FELLOWSHIP
    scene.happen(move)
    # The first choice is what Frodo's own text gives.
    assert scene.who == FREE_PEOPLES
    scene.pass_()
    assert scene.state.position[0] == 3
    assert not scene.can(Verb.TRIGGER, FEARLESS_APPROACH)


@pytest.mark.parametrize(
    ("possession", "stays"), [(BERSERKER_TORCH, True), (BLADE_OF_THE_WHITE_HAND, False)]
)
def test_entranced_uruk_keeps_its_possessions_from_free_peoples_cards(
    possession: str, stays: bool
) -> None:
    scene = Scene(
        fellowship=[EOMER_VALIANT_WARCHIEF],
        minions=[ENTRANCED_URUK, URUK_SAVAGE],
        bearing={ENTRANCED_URUK: [BERSERKER_TORCH], URUK_SAVAGE: [BLADE_OF_THE_WHITE_HAND]},
        hand=[FOR_THE_MARK],
        site=5,
    )
    scene.skirmish(EOMER_VALIANT_WARCHIEF, ENTRANCED_URUK)
    scene.wait_to(Verb.PLAY, FOR_THE_MARK).play(FOR_THE_MARK)
    scene.choose(possession)
    assert scene.in_play(possession) is stays


@pytest.mark.parametrize(
    ("lurkers", "minion", "wounds"),
    [
        ([VIGILANT_URUK, URUK_RESERVE], ENTRANCED_URUK, 1),
        ([VIGILANT_URUK], ENTRANCED_URUK, 0),
        ([VIGILANT_URUK, URUK_RESERVE, ENTRANCED_URUK], URUK_SAVAGE, 0),
    ],
)
def test_signs_of_war_tire_who_faces_one_of_three_lurking_uruk_hai(
    lurkers: list[str], minion: str, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        minions=[*lurkers, minion],
        shadow_support=[SIGNS_OF_WAR],
        hand=[AXE_STRIKE],
        site=5,
    )
    scene.skirmish(DWARF_GUARD, minion)
    assert scene.wounds(DWARF_GUARD) == wounds
    assert scene.wounds(ELVEN_SCOUT) == 0


@pytest.mark.parametrize(("minions", "playable"), [(2, True), (1, False)])
def test_enemy_without_number_begins_with_two_uruk_hai(minions: int, *, playable: bool) -> None:
    scene = Scene(
        minions=[*[FERAL_URUK] * minions, *[MORDOR_TROOPER] * (2 - minions)],
        shadow_hand=[ENEMY_WITHOUT_NUMBER],
        twilight=1,
        site=5,
    )
    assert scene.shadow_phase().can(Verb.PLAY, ENEMY_WITHOUT_NUMBER) is playable


@pytest.mark.parametrize(("cards", "times"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_enemy_without_number_makes_twilight_of_every_two_cards(cards: int, times: int) -> None:
    """Without a minion too."""
    scene = Scene(
        shadow_hand=[AXE_STRIKE] * cards, shadow_support=[ENEMY_WITHOUT_NUMBER], twilight=1, site=5
    ).shadow_phase()
    for _ in range(times):
        scene.use(ENEMY_WITHOUT_NUMBER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert not scene.can(Verb.USE, ENEMY_WITHOUT_NUMBER)
    assert scene.twilight == 1 + times
    assert len(scene.hand(SHADOW)) == cards - 2 * times


@pytest.mark.parametrize(("minion", "offered"), [(FERAL_URUK, True), (MORDOR_TROOPER, False)])
def test_enemy_without_number_goes_for_much_twilight(minion: str, *, offered: bool) -> None:
    scene = Scene(
        minions=[minion], shadow_support=[ENEMY_WITHOUT_NUMBER], twilight=1, site=5
    ).regroup_phase()
    assert scene.comes_to(Verb.USE, ENEMY_WITHOUT_NUMBER) is offered
    if offered:
        scene.use(ENEMY_WITHOUT_NUMBER)
        assert scene.is_discarded(ENEMY_WITHOUT_NUMBER)
        assert scene.twilight == 1 + 3


@pytest.mark.parametrize(("place", "total"), [(FANGORN_GLADE, 0), (WEST_ROAD, 1)])
def test_isengard_infiltrator_spoils_the_aim_in_a_forest(place: str, total: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[ISENGARD_INFILTRATOR],
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(
    ("companion", "minion", "malus"),
    [
        (ELVEN_SCOUT, ISENGARD_INFILTRATOR, 2),
        (ELVEN_SCOUT, FERAL_URUK, 0),
        (GIMLI_DWARF_OF_EREBOR, ISENGARD_INFILTRATOR, 0),
    ],
)
def test_isengard_infiltrator_weakens_the_elf_who_meets_it(
    companion: str, minion: str, malus: int
) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, GIMLI_DWARF_OF_EREBOR],
        minions=[ISENGARD_INFILTRATOR, FERAL_URUK],
        hand=[AXE_STRIKE],
        site=4,
    )
    before = scene.strength(companion)
    scene.skirmish(companion, minion)
    assert scene.state.phase == SKIRMISH
    assert scene.strength(companion) == before - malus


@pytest.mark.parametrize(
    ("also_fighting", "wounded", "offered"),
    [(False, 0, True), (False, 1, False), (True, 0, False)],
    ids=["watching", "exhausted", "fighting"],
)
def test_uruk_distractor_disarms_whoever_fights_another_uruk(
    wounded: int, *, also_fighting: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, GIMLI_DWARF_OF_EREBOR],
        bearing={DWARF_GUARD: [DWARVEN_AXE], GIMLI_DWARF_OF_EREBOR: [GIMLIS_HELM]},
        minions=[URUK_DISTRACTOR, FERAL_URUK],
        site=5,
    ).wound(URUK_DISTRACTOR, wounded)
    if also_fighting:
        assign(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR), scene.card(URUK_DISTRACTOR))
        assign(scene.state, scene.card(DWARF_GUARD), scene.card(FERAL_URUK))
        scene.state.phase = ASSIGNMENT
        scene.begin(choose_skirmish).do(Verb.FIGHT, DWARF_GUARD)
    else:
        scene.skirmish(DWARF_GUARD, FERAL_URUK)
    assert scene.comes_to(Verb.USE, URUK_DISTRACTOR) is offered
    if offered:
        scene.use(URUK_DISTRACTOR)
        assert scene.wounds(URUK_DISTRACTOR) == 1
        assert scene.is_discarded(DWARVEN_AXE)
        assert scene.in_play(GIMLIS_HELM)


def test_uruk_distractor_does_nothing_for_minions_of_other_cultures() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[URUK_DISTRACTOR, MORDOR_TROOPER],
        site=5,
    ).skirmish(DWARF_GUARD, MORDOR_TROOPER)
    if scene.comes_to(Verb.USE, URUK_DISTRACTOR):
        scene.use(URUK_DISTRACTOR)
    assert scene.in_play(DWARVEN_AXE)


@pytest.mark.parametrize("dead", [[], [ELVEN_SCOUT], [ELVEN_SCOUT, CELEBORN_LORD_OF_LORIEN]])
def test_uruk_outrider_strikes_harder_for_each_of_the_dead(dead: list[str]) -> None:
    """An ally is a character too; those in the discard pile are not dead."""
    scene = Scene(dead=dead, discards=[DWARF_GUARD], minions=[URUK_OUTRIDER], site=5)
    assert damage_bonus(scene.state, scene.card(URUK_OUTRIDER)) == len(dead)


def test_war_machine_arms_an_uruk_out_of_the_discard_pile() -> None:
    scene = _war_machine([VIGILANT_URUK, FERAL_URUK], BLADE_OF_THE_WHITE_HAND)
    scene.wait_to(Verb.PLAY, WAR_MACHINE).play(WAR_MACHINE)
    assert scene.wounds(VIGILANT_URUK) == 1
    scene.do(Verb.CHOOSE, target=FERAL_URUK)
    assert scene.bearer_of(BLADE_OF_THE_WHITE_HAND) == FERAL_URUK
    # One for the event and one for the weapon.
    assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minions", "twilight", "wounds"),
    [
        ([TRACKING_URUK, FERAL_URUK], 2, 0),
        ([VIGILANT_URUK, FERAL_URUK], 2, 1),
        ([VIGILANT_URUK, FERAL_URUK], 0, 0),
        ([PROWLING_ORC, FERAL_URUK], 2, 0),
    ],
    ids=["no lurker", "exhausted", "no twilight", "another culture"],
)
def test_war_machine_needs_a_lurker_who_can_exert(
    minions: list[str], twilight: int, wounds: int
) -> None:
    scene = _war_machine(minions, BLADE_OF_THE_WHITE_HAND, twilight=twilight, wounds=wounds)
    assert not scene.comes_to(Verb.PLAY, WAR_MACHINE)


@pytest.mark.parametrize("discarded", [VILE_PIT, CORSAIR_SCIMITAR])
def test_war_machine_finds_hand_weapons_of_the_uruk_hai_alone(discarded: str) -> None:
    scene = _war_machine([VIGILANT_URUK, FERAL_URUK], discarded, twilight=9)
    if scene.comes_to(Verb.PLAY, WAR_MACHINE):
        scene.play(WAR_MACHINE)
    assert scene.is_discarded(discarded)


@pytest.mark.parametrize(("other", "playable"), [(FERAL_URUK, True), (URUK_SAVAGE, False)])
def test_uruk_blitz_comes_to_the_uruk_hai_of_its_culture(other: str, *, playable: bool) -> None:
    scene = Scene(minions=[other], shadow_hand=[URUK_BLITZ], twilight=9, site=5)
    assert scene.shadow_phase().can(Verb.PLAY, URUK_BLITZ) is playable


@pytest.mark.parametrize(
    ("site", "damage", "weaker", "yielding"),
    [(3, 1, 0, 0), (4, 0, 1, 0), (6, 0, 1, 0), (7, 0, 0, 2)],
)
def test_uruk_blitz_strikes_otherwise_in_each_region(
    site: int, damage: int, weaker: int, yielding: int
) -> None:
    minions = (URUK_BLITZ, FERAL_URUK, URUK_SAVAGE, MORDOR_TROOPER)
    companions = (ELVEN_SCOUT, FRODO_HOPE_OF_FREE_PEOPLES)
    scene = Scene(fellowship=[ELVEN_SCOUT], minions=minions, site=site)
    # The Savage, an Uruk-hai of Isengard, is damage +1 by itself.
    found = [damage_bonus(scene.state, scene.card(minion)) for minion in minions]
    assert found == [damage, damage, 1 + damage, 0]
    # Frodo bears The One Ring.
    assert [scene.strength(card) for card in companions] == [6 - weaker, 4 - weaker]
    found = [resistance(scene.state, scene.card(card)) for card in companions]
    assert found == [7 - yielding, 10]


@pytest.mark.parametrize(("burdens", "cost"), [(3, 4), (4, 3), (5, 2), (8, 1)])
def test_uruk_invader_is_cheaper_for_each_companion_who_resists_little(
    burdens: int, cost: int
) -> None:
    """The Dwarf resists six, the Elf seven and Frodo ten."""
    scene = Scene(
        fellowship=[DWARF_GUARD, ELVEN_SCOUT],
        shadow_hand=[URUK_INVADER],
        burdens=burdens,
        twilight=4,
        site=5,
    )
    assert scene.shadow_phase().play(URUK_INVADER).twilight == 4 - cost


@pytest.mark.parametrize(
    ("minion", "malus"), [(VIGILANT_URUK, 2), (FERAL_URUK, 0), (PROWLING_ORC, 0)]
)
def test_uruk_tactician_weakens_whoever_meets_a_lurking_uruk(minion: str, malus: int) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[URUK_TACTICIAN, minion], site=5)
    scene.skirmish(DWARF_GUARD, minion)
    if scene.comes_to(Verb.USE, URUK_TACTICIAN):
        scene.use(URUK_TACTICIAN)
        assert scene.wounds(URUK_TACTICIAN) == 1
    elif malus:
        pytest.fail("the Tactician was not asked")
    scene.resolve()
    assert totals(scene)[0] == 4 - malus


@pytest.mark.parametrize("wounded", [0, 1, 2])
def test_weapons_of_control_begin_with_the_wounds_of_others(wounded: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ELVEN_SCOUT],
        minions=[FERAL_URUK],
        shadow_hand=[WEAPONS_OF_CONTROL],
        site=5,
    ).wound(FERAL_URUK, 1)
    for card in (DWARF_GUARD, ELVEN_SCOUT)[:wounded]:
        scene.wound(card, 1)
    scene.shadow_phase().play(WEAPONS_OF_CONTROL)
    assert scene.tokens(WEAPONS_OF_CONTROL) == wounded


@pytest.mark.parametrize(("tokens", "stays"), [(3, True), (3, False), (1, False)])
def test_weapons_of_control_weaken_whoever_meets_an_uruk(tokens: int, *, stays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[FERAL_URUK],
        shadow_support=[WEAPONS_OF_CONTROL],
        site=5,
    ).put_tokens(WEAPONS_OF_CONTROL, tokens)
    scene.skirmish(DWARF_GUARD, FERAL_URUK).wait_to(Verb.USE, WEAPONS_OF_CONTROL)
    scene.use(WEAPONS_OF_CONTROL)
    if tokens > 1:
        scene.choose("remove 2" if stays else "discard")
    assert scene.in_play(WEAPONS_OF_CONTROL) is stays
    assert scene.tokens(WEAPONS_OF_CONTROL) == int(stays)
    scene.resolve()
    assert totals(scene)[0] == 4 - 1


def test_isengard_infiltrator_does_not_take_a_total_below_nothing() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[ISENGARD_INFILTRATOR], path=(FANGORN_GLADE,), site=1
    )
    assert archery_totals(scene.state)[0] == 0


@pytest.mark.parametrize(("twilight", "toils"), [(4, 0), (3, 1)])
def test_war_machine_lets_an_uruk_toil_for_a_torch(twilight: int, toils: int) -> None:
    """One for the event and three for the torch, less what the Feral Uruk toils."""
    scene = _war_machine([VIGILANT_URUK, FERAL_URUK], BERSERKER_TORCH, twilight=twilight)
    scene.wait_to(Verb.PLAY, WAR_MACHINE).play(WAR_MACHINE)
    while not scene.in_play(BERSERKER_TORCH):
        if scene.can(Verb.CHOOSE, target=FERAL_URUK):
            scene.do(Verb.CHOOSE, target=FERAL_URUK)
        elif toils and scene.can(Verb.CHOOSE, FERAL_URUK):
            scene.choose(FERAL_URUK)
        else:
            scene.pass_()
    assert scene.bearer_of(BERSERKER_TORCH) == FERAL_URUK
    assert scene.wounds(FERAL_URUK) == toils
    assert scene.twilight == 0
