"""The Orc cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import has_words, is_fierce, twilight_cost
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.operations.playing import play_card
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.facts.reader import card
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize("burdens", [0, 6])
def test_orc_footman_is_shuffled_into_the_deck_where_resistance_is_low(burdens: int) -> None:
    scene = Scene(fellowship=[ELVEN_SCOUT], minions=[ORC_FOOTMAN], burdens=burdens, site=5)
    scene.happen(wounds.discard_from_play, scene.card(ORC_FOOTMAN))
    if burdens:
        scene.answer_with(ORC_FOOTMAN)
    assert scene.deck(SHADOW) == ([ORC_FOOTMAN] if burdens else [])


@pytest.mark.parametrize("twilight", [0, 2])
def test_orc_dreg_costs_twilight_where_it_is_not_underground(twilight: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ORC_DREG, TRACKING_URUK],
        twilight=twilight,
        site=5,
    )
    scene.assignment_phase().do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, ORC_DREG).pass_()
    if twilight:
        scene.choose("remove 2 twilight")
    assert scene.twilight == 0
    assert scene.in_play(ORC_DREG) is bool(twilight)


def test_trolls_keyward_counts_trolls_in_hand() -> None:
    scene = Scene(
        minions=[TROLLS_KEYWARD_KEEPER_OF_THE_BEAST],
        shadow_hand=[CAVE_TROLL_OF_MORIA_SAVAGE_MENACE, TRACKING_URUK],
        twilight=0,
        site=5,
    )
    scene.shadow_phase().use(TROLLS_KEYWARD_KEEPER_OF_THE_BEAST)
    assert scene.twilight == 1


@pytest.mark.parametrize(
    ("burdens", "deck", "corrupted"), [(5, 0, True), (4, 0, False), (5, 1, False)]
)
def test_the_beckoning_shadow_waits_for_burdens_and_an_empty_deck(
    burdens: int, deck: int, corrupted: bool
) -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[THE_BECKONING_SHADOW],
        deck=[DWARF_GUARD] * deck,
        burdens=burdens,
        site=4,
    )
    scene.shadow_phase()
    assert (scene.state.winner == SHADOW) is corrupted


@pytest.mark.parametrize(
    ("lurkers", "wounds"),
    [([], 0), ([ORC_SKULKER], 1), ([ORC_SKULKER, PROWLING_ORC], 2)],
)
def test_cave_trolls_hammer_tires_the_fellowship_for_each_lurker(
    lurkers: list[str], wounds: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[TOWER_TROLL, *lurkers],
        shadow_hand=[CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL)
    assert scene.bearer_of(CAVE_TROLLS_HAMMER_UNWIELDY_CUDGEL) == TOWER_TROLL
    if lurkers:
        scene.take_number(len(lurkers))
        assert scene.who == FREE_PEOPLES
        for _ in lurkers:
            scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds
    assert scene.wounds(DWARF_GUARD) == 0


@pytest.mark.parametrize(("others", "offered"), [(5, True), (4, False)])
def test_great_cost_tires_a_fighter_of_a_large_fellowship(others: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, *[DWARF_GUARD] * (others - 1)],
        minions=[ORKISH_SCOUT],
        shadow_support=[GREAT_COST],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(ELVEN_SCOUT, ORKISH_SCOUT)
    assert scene.can(Verb.TRIGGER, GREAT_COST) is offered
    if offered:
        scene.answer_with(GREAT_COST)
    assert scene.wounds(ELVEN_SCOUT) == int(offered)


def test_great_cost_puts_a_card_of_the_free_peoples_hand_back() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[GREAT_COST],
        hand=[AXE_STRIKE, DWARF_GUARD],
        deck=[ELVEN_SCOUT],
        site=4,
    )
    scene.shadow_phase().use(GREAT_COST)
    assert scene.who == FREE_PEOPLES
    scene.choose(AXE_STRIKE)
    assert scene.deck() == [ELVEN_SCOUT, AXE_STRIKE]
    assert scene.is_discarded(GREAT_COST)


@pytest.mark.parametrize("minion", [MORGUL_TORMENTOR, ORC_TORMENTOR])
@pytest.mark.parametrize(("wounds", "burden"), [(0, True), (0, False), (1, None)])
def test_a_tormentor_makes_it_dear_to_send_an_unwounded_companion(
    minion: str, wounds: int, burden: bool | None
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD], minions=[minion], hand=[AXE_STRIKE, ELVEN_SCOUT], site=4
    ).wound(DWARF_GUARD, wounds)
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, minion)
    assert scene.can(Verb.EITHER) is (burden is not None)
    if burden is not None:
        assert scene.who == FREE_PEOPLES
        scene.choose("burden" if burden else "discard")
        if not burden:
            scene.choose(ELVEN_SCOUT)
    assert scene.burdens == int(bool(burden))
    assert (ELVEN_SCOUT in scene.hand()) is (burden is not False)


@pytest.mark.parametrize(("place", "added"), [(ISENGARD_RUINED_15_192, 2), (WEST_ROAD, 1)])
def test_orc_artisan_pays_for_weapons_of_orcs(place: str, added: int) -> None:
    scene = Scene(
        minions=[ORC_ARTISAN],
        shadow_hand=[ORC_HAMMER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=2,
        site=4,
    )
    scene.shadow_phase().play(ORC_HAMMER)
    scene.wait_to(Verb.TRIGGER, ORC_ARTISAN).answer_with(ORC_ARTISAN)
    assert scene.twilight == added


@pytest.mark.parametrize(("minion", "added"), [(TOWER_TROLL, 2), (ORKISH_SCOUT, 0)])
def test_orc_spear_brings_twilight_on_a_costly_minion(minion: str, added: int) -> None:
    scene = Scene(minions=[minion], shadow_hand=[ORC_SPEAR], twilight=1, site=4)
    scene.shadow_phase().play(ORC_SPEAR)
    assert scene.bearer_of(ORC_SPEAR) == minion
    assert scene.twilight == added


@pytest.mark.parametrize(("others", "wounds"), [(3, 0), (5, 2)])
def test_pitiless_orc_tires_the_fellowship_for_each_companion_over_four(
    others: int, wounds: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, *[DWARF_GUARD] * (others - 1)],
        shadow_hand=[PITILESS_ORC],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(PITILESS_ORC)
    scene.answer_with(PITILESS_ORC)
    for _ in range(wounds):
        assert scene.who == FREE_PEOPLES
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds


@pytest.mark.parametrize(("items", "burdens"), [([ORC_HAMMER], 1), ([], 0)])
def test_retribution_burdens_where_an_armed_orc_wins(items: list[str], burdens: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        bearing={ORKISH_SCOUT: items},
        shadow_support=[RETRIBUTION],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(ORKISH_SCOUT))
    assert scene.burdens == burdens


def test_retribution_is_spent_for_a_weapon_from_the_discard_pile() -> None:
    scene = Scene(
        minions=[ORKISH_SCOUT],
        shadow_support=[RETRIBUTION],
        shadow_discards=[ORC_HAMMER, ORC_ARTISAN, NAZGUL_SWORD, WAR_TRIDENT],
        twilight=2,
        site=4,
    )
    scene.shadow_phase().use(RETRIBUTION)
    assert scene.bearer_of(ORC_HAMMER) == ORKISH_SCOUT
    assert scene.is_discarded(RETRIBUTION)


@pytest.mark.parametrize(
    ("played", "place", "offered"),
    [
        (ORC_SKULKER, ISENGARD_RUINED_15_192, True),
        (ORC_SKULKER, CHAMBER_OF_MAZARBUL, True),
        (ORC_SKULKER, WEST_ROAD, False),
        (ORC_FOOTMAN, ISENGARD_RUINED_15_192, False),
        # A lurker, but of the Uruk-hai.
        (VIGILANT_URUK, ISENGARD_RUINED_15_192, False),
    ],
)
def test_rallying_orc_tires_the_fellowship_for_each_orc_that_lurks(
    played: str, place: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED],
        minions=[RALLYING_ORC],
        shadow_hand=[played],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(played)
    assert scene.can(Verb.TRIGGER, RALLYING_ORC) is offered
    if offered:
        scene.answer_with(RALLYING_ORC)
        assert scene.who == FREE_PEOPLES
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(offered)


def test_rallying_orc_does_nothing_for_itself_as_it_is_played() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[RALLYING_ORC],
        path=(*ARAGORN_SITES[:3], ISENGARD_RUINED_15_192),
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(RALLYING_ORC)
    assert not scene.can(Verb.TRIGGER, RALLYING_ORC)


@pytest.mark.parametrize(("opponent", "fierce"), [(DWARF_GUARD, True), (ELVEN_SCOUT, False)])
def test_vile_goblin_grows_fierce_against_a_dwarf(opponent: str, fierce: bool) -> None:
    scene = Scene(
        fellowship=[opponent, ARAGORN_DRIVEN_BY_NEED],
        minions=[VILE_GOBLIN],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.assignment_phase().do(Verb.ASSIGN, opponent, VILE_GOBLIN)
    assert is_fierce(scene.state, scene.card(VILE_GOBLIN)) is fierce
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(VILE_GOBLIN))


@pytest.mark.parametrize("plays", [True, False])
def test_scavenging_goblins_find_a_weapon_for_an_orc(plays: bool) -> None:
    scene = Scene(
        minions=[ORC_FOOTMAN, TRACKING_URUK],
        shadow_hand=[SCAVENGING_GOBLINS],
        shadow_discards=[ORC_HAMMER, TAUNT, MESSENGERS_MOUNT],
        twilight=5,
        site=4,
    )
    scene.shadow_phase().play(SCAVENGING_GOBLINS)
    if plays:
        scene.answer_with(SCAVENGING_GOBLINS)
        bearers = {scene.id_of(option.target) for option in scene.options()}
        assert bearers == {ORC_FOOTMAN, SCAVENGING_GOBLINS}
        scene.do(Verb.CHOOSE, ORC_HAMMER, ORC_FOOTMAN)
        assert scene.bearer_of(ORC_HAMMER) == ORC_FOOTMAN
        # The hammer is paid for.
        assert scene.twilight == 5 - 3 - 2
    else:
        scene.pass_()
        assert scene.twilight == 5 - 3


@pytest.mark.parametrize(
    ("minion", "strength", "bonus"), [(GOBLIN_AGGRESSOR, 8, 1), (MORDOR_AGGRESSOR, 12, 2)]
)
@pytest.mark.parametrize("armed", [True, False])
def test_an_armed_aggressor_strengthens_all_orcs(
    minion: str, strength: int, bonus: int, armed: bool
) -> None:
    """The spear is worth 2."""
    cards = (minion, ORC_FOOTMAN, TRACKING_URUK)
    scene = Scene(minions=cards, bearing={minion: [ORC_SPEAR] * armed}, site=4)
    more = bonus * armed
    found = [scene.strength(card) for card in cards]
    assert found == [strength + 2 * armed + more, 8 + more, 14]


def test_orc_strategist_calls_an_orc_out_until_the_regroup_phase() -> None:
    """The Strategist lurks himself; Uruk-hai do not listen to him."""
    minions = (ORC_STRATEGIST, ORC_SKULKER, VIGILANT_URUK)
    scene = Scene(fellowship=[DWARF_GUARD], minions=minions, site=4)
    scene.maneuver_phase().wait_to(Verb.USE, ORC_STRATEGIST).use(ORC_STRATEGIST)
    assert not scene.can(Verb.CHOOSE, VIGILANT_URUK)
    scene.choose(ORC_SKULKER)
    lurk = [has_words(scene.state, scene.card(card), traits.LURKER) for card in minions]
    assert lurk == [True, False, True]
    scene.regroup_phase()
    assert has_words(scene.state, scene.card(ORC_SKULKER), traits.LURKER)


@pytest.mark.parametrize(("winner", "offered"), [(ORC_SKULKER, True), (ORC_FOOTMAN, False)])
def test_cave_troll_of_moria_takes_two_cards_when_a_lurker_wins(winner: str, offered: bool) -> None:
    troll = CAVE_TROLL_OF_MORIA_SAVAGE_MENACE
    scene = Scene(minions=[troll, winner], deck=[DWARF_GUARD] * 3, site=4)
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, troll) is offered
    if offered:
        scene.answer_with(troll)
    assert len(scene.deck()) == 3 - 2 * offered


@pytest.mark.parametrize(("minions", "less"), [([ORC_SKULKER], 1), ([ORC_FOOTMAN], 0)])
def test_orc_skulker_makes_skirmish_events_of_its_player_cheaper(
    minions: list[str], less: int
) -> None:
    scene = Scene(minions=minions, hand=[TAUNT], shadow_hand=[STORMING_THE_RAMPARTS, TAUNT], site=4)
    # The first Taunt is in the Free Peoples player's hand, and the other event is no skirmish one.
    costs = [
        twilight_cost(scene.state, scene.card(TAUNT, 1)),
        twilight_cost(scene.state, scene.card(TAUNT, 0)),
        twilight_cost(scene.state, scene.card(STORMING_THE_RAMPARTS)),
    ]
    plain = card(TAUNT).twilight or 0
    assert costs == [plain - less, plain, 3]


@pytest.mark.parametrize("minion", [MORGUL_TORMENTOR, ORC_TORMENTOR])
def test_a_tormentor_burdens_who_holds_no_card(minion: str) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[minion], site=4)
    scene.assignment_phase().do(Verb.ASSIGN, DWARF_GUARD, minion)
    assert scene.burdens == 1


@pytest.mark.parametrize("count", [1, 3])
def test_abiding_evil_weakens_by_the_burdens_that_are_spotted(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[ABIDING_EVIL],
        burdens=3,
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).strength(DWARF_GUARD)
    scene.happen(play_card, SHADOW, scene.card(ABIDING_EVIL)).take_number(count)
    assert scene.strength(DWARF_GUARD) == before - count


@pytest.mark.parametrize("toiling", [0, 1, 2])
def test_barrage_rouses_its_players_orcs_until_the_regroup_phase(toiling: int) -> None:
    orcs = (ORC_ARTISAN, ORC_FOOTMAN)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[*orcs, TRACKING_URUK],
        shadow_hand=[BARRAGE, TAUNT],
        twilight=5,
        site=4,
    )
    before = [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)]
    scene.skirmish(DWARF_GUARD, ORC_FOOTMAN)
    scene.happen(play_card, SHADOW, scene.card(BARRAGE))
    for orc in orcs[:toiling]:
        scene.choose(orc)
    if toiling < 2:
        scene.pass_()
    assert scene.twilight == min(2 * toiling, 5)
    roused = [before[0] + 2, before[1] + 2, before[2]]
    assert [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)] == roused
    scene.maneuver_phase()
    assert scene.strength(ORC_ARTISAN) == roused[0]
    scene.regroup_phase()
    assert [scene.strength(minion) for minion in (*orcs, TRACKING_URUK)] == before


@pytest.mark.parametrize(("minion", "playable"), [(ORC_ARTISAN, True), (TRACKING_URUK, False)])
def test_storming_the_ramparts_makes_the_free_peoples_give_up_a_condition(
    minion: str, playable: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[STAIRS_OF_KHAZAD_DUM, BORDER_PATROL],
        minions=[minion],
        shadow_support=[RETRIBUTION],
        shadow_hand=[STORMING_THE_RAMPARTS],
        twilight=3,
        site=4,
    )
    scene.maneuver_phase()
    assert scene.comes_to(Verb.PLAY, STORMING_THE_RAMPARTS) is playable
    if playable:
        scene.play(STORMING_THE_RAMPARTS)
        if scene.who == SHADOW and scene.can(Verb.CHOOSE, minion):
            scene.pass_()
        assert scene.who == FREE_PEOPLES
        assert not scene.can(Verb.CHOOSE, RETRIBUTION)
        scene.choose(BORDER_PATROL)
        assert scene.is_discarded(BORDER_PATROL)
        assert scene.in_play(STAIRS_OF_KHAZAD_DUM)
        assert scene.twilight == 0


@pytest.mark.parametrize(
    ("minion", "playable"), [(ORC_SKULKER, True), (ORC_FOOTMAN, False), (VIGILANT_URUK, False)]
)
def test_bloodstained_field_wounds_an_elf_where_an_orc_lurks(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        minions=[minion],
        shadow_hand=[BLOODSTAINED_FIELD],
        twilight=1,
        site=4,
    ).archery_phase()
    assert scene.comes_to(Verb.PLAY, BLOODSTAINED_FIELD) is playable
    if playable:
        scene.play(BLOODSTAINED_FIELD)
    assert scene.wounds(ELVEN_SCOUT) == int(playable)
    assert scene.wounds(DWARF_GUARD) == 0


def test_barrage_leaves_the_orcs_of_another_shadow_player_alone() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORC_FOOTMAN],
        minions_of={2: [ORC_ARTISAN]},
        shadow_hand=[BARRAGE],
        twilight=5,
        site=4,
        players=3,
    )
    scene.skirmish(DWARF_GUARD, ORC_FOOTMAN)
    scene.happen(play_card, SHADOW, scene.card(BARRAGE)).pass_()
    assert (scene.strength(ORC_FOOTMAN), scene.strength(ORC_ARTISAN)) == (8 + 2, 12)


@pytest.mark.parametrize(("place", "bonus"), [(ISENGARD_RUINED_15_192, 3), (WEST_ROAD, 1)])
def test_taunt_counts_orcs_among_seven_cards_at_a_battleground(place: str, bonus: int) -> None:
    deck = [ORC_ARTISAN, ORC_SPEAR, AXE_STRIKE, AXE_STRIKE, ORC_HAMMER, AXE_STRIKE, AXE_STRIKE]
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SCOUT],
        shadow_hand=[TAUNT],
        shadow_deck=deck,
        path=(*ARAGORN_SITES[:3], place),
        site=4,
    )
    before = scene.skirmish(DWARF_GUARD, ORKISH_SCOUT).strength(ORKISH_SCOUT)
    scene.happen(play_card, SHADOW, scene.card(TAUNT))
    assert scene.strength(ORKISH_SCOUT) == before + bonus
    assert scene.deck(SHADOW) == deck
