"""Cards of the Dwarves of *Mines of Moria* and *Realms of the Elf-lords*, in scenes."""

import pytest

from rules.tcg.engine import path
from rules.tcg.engine.codes import DAMAGE, DEFENDER, Verb
from rules.tcg.engine.codes import SHADOW as SHADOW_PHASE
from rules.tcg.engine.numbers import twilight_cost
from tests.rules.tcg.cards import DWARF_GUARD, GUARD, HOBBIT_SWORD, TROOPER, URUK_BROOD, VETERAN
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

AXE_STRIKE, DWARVEN_ARMOR, DWARVEN_AXE, FARIN = "1_3", "1_8", "1_9", "1_11"
GIMLI, GRIMIR, STAIRS = "1_13", "1_17", "1_24"
GOBLIN_RUNNER, MORIA_CONDITION, MORIA_WEAPON = "1_178", "1_196", "1_182"
BENEATH_THE_MOUNTAINS, DISQUIET, ENDURANCE, GLOIN = "2_1", "2_2", "2_4", "2_7"
GOLDEN_LIGHT, GREAT_WORKS, LIGHT_OF_BURDENS, REALM = "2_8", "2_9", "2_11", "2_12"
TIDINGS, TILL_DURIN_WAKES, WAITING_FOR = "2_13", "2_14", "2_15"
BOOK, ROYAL_WELCOME, SONG_OF_DURIN, STORM_OF_ARGUMENT = "3_1", "3_4", "3_5", "3_6"
# Sites of the Fellowship block: sites 4 and 5 are underground.
SITES = ("1_325", "1_336", "1_339", "1_343", "1_349", "1_351", "1_353", "1_358", "1_361")


@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_beneath_the_mountains_needs_three_cards_to_discard(cards, offered):
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[BENEATH_THE_MOUNTAINS],
        deck=[TROOPER] * cards,
        discards=[DWARVEN_AXE, DWARVEN_ARMOR],
    )
    scene.fellowship_phase()
    assert scene.can(Verb.USE, BENEATH_THE_MOUNTAINS) is offered
    if offered:
        scene.use(BENEATH_THE_MOUNTAINS)
        assert scene.bearer_of(DWARVEN_AXE) == DWARF_GUARD
        assert scene.is_discarded(DWARVEN_ARMOR)


@pytest.mark.parametrize(("minion", "bonus"), [(TROOPER, 2), (URUK_BROOD, 1)])
def test_disquiet_of_our_people_gives_more_where_an_orc_is_spotted(minion, bonus):
    scene = Scene(fellowship=[GIMLI], minions=[minion], hand=[DISQUIET], site=6)
    scene.maneuver_phase().play(DISQUIET)
    assert scene.number(DEFENDER, GIMLI) == bonus


def test_endurance_of_dwarves_strengthens_the_dwarf_who_bore_it():
    scene = Scene(fellowship=[GIMLI], bearing={GIMLI: [ENDURANCE]}, minions=[TROOPER], site=6)
    scene.skirmish(GIMLI, TROOPER).use(ENDURANCE)
    assert scene.strength(GIMLI) == 7


@pytest.mark.parametrize(("tales", "bonus"), [(0, 0), (2, 2), (6, 4)])
def test_gloin_counts_no_more_than_four_tales(tales, bonus):
    assert Scene(fellowship=[GLOIN], support=[STAIRS] * tales).strength(GLOIN) == 5 + bonus


@pytest.mark.parametrize(
    ("site", "minion", "more"),
    [(3, GOBLIN_RUNNER, 2), (4, GOBLIN_RUNNER, 0), (3, TROOPER, 0)],
)
def test_golden_light_weighs_on_moria_orcs_above_the_ground(site, minion, more):
    cost = twilight_cost_of(minion, [], site)
    assert twilight_cost_of(minion, [GOLDEN_LIGHT], site) == cost + more


def twilight_cost_of(minion, support, site):
    scene = Scene(support=support, shadow_hand=[minion], site=site, path=SITES)
    return twilight_cost(scene.state, scene._find(minion))


def test_golden_light_is_gone_when_regroup_actions_begin():
    scene = Scene(fellowship=[GIMLI], support=[GOLDEN_LIGHT]).regroup_phase()
    assert scene.is_discarded(GOLDEN_LIGHT)


@pytest.mark.parametrize(("played", "offered"), [(FARIN, True), (GUARD, False)])
def test_great_works_answers_a_dwarf(played, offered):
    scene = Scene(
        fellowship=[DWARF_GUARD],
        support=[GREAT_WORKS],
        hand=[played],
        deck=[TROOPER] * 3,
        discards=[AXE_STRIKE],
    )
    scene.fellowship_phase().play(played)
    assert scene.can(Verb.TRIGGER, GREAT_WORKS) is offered
    if offered:
        scene.answer_with(GREAT_WORKS)
        assert scene.hand() == [AXE_STRIKE]
        assert len(scene.deck()) == 1


@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_make_light_of_burdens_exerts_and_discards_both(cards, offered):
    weather = "1_134"
    scene = Scene(
        fellowship=[GIMLI],
        support=[LIGHT_OF_BURDENS],
        minions=[URUK_BROOD],
        shadow_support=[weather, MORIA_CONDITION],
        deck=[TROOPER] * cards,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.USE, LIGHT_OF_BURDENS) is offered
    if offered:
        scene.use(LIGHT_OF_BURDENS)
        assert (scene.wounds(GIMLI), scene.deck()) == (1, [])
        assert scene.is_discarded(weather)
        assert scene.in_play(MORIA_CONDITION)


@pytest.mark.parametrize(("site", "damage"), [(3, 1), (4, 4)])
def test_realm_of_dwarrowdelf_adds_no_more_than_three_of_each(site, damage):
    """Gimli has damage +1 of his own; only underground is there more."""
    scene = Scene(
        fellowship=[GIMLI],
        support=[REALM],
        minions=[TROOPER],
        deck=[TROOPER] * 12,
        site=site,
        path=SITES,
    )
    scene.skirmish(GIMLI, TROOPER)
    for _ in range(4):
        scene.wait_to(Verb.USE, REALM).use(REALM)
    assert scene.strength(GIMLI) == 6 + 3
    assert scene.number(DAMAGE, GIMLI) == damage


@pytest.mark.parametrize(("twilight", "choice", "drawn"), [(3, 1, 0), (3, 0, 3), (2, None, 3)])
def test_a_shadow_player_may_pay_to_prevent_tidings_of_erebor(twilight, choice, drawn):
    scene = Scene(fellowship=[GIMLI], hand=[TIDINGS], deck=[TROOPER] * 5, twilight=twilight)
    scene.regroup_phase().play(TIDINGS)
    if choice is not None:
        scene.take_number(choice)
    assert len(scene.hand()) == drawn


def test_till_durin_wakes_again_heals_whichever_dwarves_its_player_likes():
    scene = Scene(
        fellowship=[GIMLI, DWARF_GUARD, GUARD],
        support=[TILL_DURIN_WAKES],
        site=5,
        path=SITES[:5],
    )
    scene.wound(GIMLI, 1).wound(DWARF_GUARD, 1).wound(GUARD, 1)
    scene.state.position[FREE_PEOPLES] = 4
    scene.happen(path._leave).answer_with(TILL_DURIN_WAKES)
    assert not scene.can(Verb.CHOOSE, GUARD)
    scene.choose(DWARF_GUARD).pass_()
    assert (scene.wounds(GIMLI), scene.wounds(DWARF_GUARD)) == (1, 0)


def test_till_durin_wakes_again_is_silent_above_the_ground():
    scene = Scene(fellowship=[GIMLI], support=[TILL_DURIN_WAKES], site=3, path=SITES[:3])
    scene.wound(GIMLI, 1)
    scene.state.position[FREE_PEOPLES] = 2
    scene.happen(path._leave)
    assert not scene.can(Verb.TRIGGER, TILL_DURIN_WAKES)


@pytest.mark.parametrize(
    ("sites", "site", "offered"),
    [(SITES, 3, False), (SITES, 4, True), (ARAGORN_SITES, 4, False)],
)
def test_book_of_mazarbul_counts_sites_of_the_fellowship_block_only(sites, site, offered):
    """4.2, "block symbol": "site X or higher" speaks of that block's sites."""
    scene = Scene(
        fellowship=[GIMLI, DWARF_GUARD],
        bearing={GIMLI: [BOOK]},
        support=[GRIMIR],
        deck=[TROOPER] * 5,
        site=site,
        path=sites,
    )
    scene.fellowship_phase()
    assert scene.can(Verb.TRIGGER, BOOK) is offered
    if offered:
        scene.answer_with(BOOK)
        assert len(scene.hand()) == 2


def test_a_royal_welcome_exerts_an_ally_for_a_companion():
    scene = Scene(fellowship=[GIMLI], support=[ROYAL_WELCOME, GRIMIR]).wound(GIMLI, 1)
    scene.regroup_phase().use(ROYAL_WELCOME)
    assert (scene.wounds(GIMLI), scene.wounds(GRIMIR)) == (0, 1)


def test_song_of_durin_weighs_on_moria_weapons_until_it_is_discarded():
    scene = Scene(
        fellowship=[GIMLI],
        hand=[SONG_OF_DURIN],
        minions=[GOBLIN_RUNNER],
        shadow_support=[MORIA_CONDITION] * 3,
        shadow_hand=[MORIA_WEAPON],
    )
    weapon = scene._find(MORIA_WEAPON)
    before = twilight_cost(scene.state, weapon)
    scene.fellowship_phase().play(SONG_OF_DURIN)
    assert scene.wounds(GIMLI) == 1
    assert twilight_cost(scene.state, weapon) == before + 2
    scene.use(SONG_OF_DURIN).choose(MORIA_CONDITION).choose(MORIA_CONDITION)
    assert [scene.in_play(MORIA_CONDITION, copy) for copy in range(3)].count(False) == 2


@pytest.mark.parametrize(("revealed", "most"), [(VETERAN, 3), (HOBBIT_SWORD, 1)])
def test_storm_of_argument_shuffles_as_many_cards_as_the_revealed_card_costs(revealed, most):
    scene = Scene(
        fellowship=[GIMLI],
        hand=[STORM_OF_ARGUMENT],
        shadow_hand=[revealed],
        discards=[AXE_STRIKE] * 5 + [GUARD],
    )
    scene.fellowship_phase().play(STORM_OF_ARGUMENT)
    while scene.can(Verb.CHOOSE, AXE_STRIKE):
        scene.choose(AXE_STRIKE)
    assert scene.deck() == [AXE_STRIKE] * most


@pytest.mark.parametrize(("choice", "acts", "held"), [(0, True, 3), (1, False, 5)])
def test_what_are_we_waiting_for_costs_two_shadow_cards_or_a_shadow_phase(choice, acts, held):
    """The choice stands until the next Shadow phase, the cards are drawn at once."""
    scene = Scene(
        fellowship=[GIMLI],
        minions=[TROOPER],
        hand=[WAITING_FOR],
        shadow_hand=[VETERAN, TROOPER, TROOPER],
        shadow_deck=[HOBBIT_SWORD] * 9,
        site=6,
        twilight=9,
    )
    scene.fellowship_phase().play(WAITING_FOR)
    assert scene.who == SHADOW
    assert len(scene.hand(SHADOW)) == 3 + 2
    scene.take_number(choice)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD)
        scene.do(Verb.CHOOSE)
    assert len(scene.hand(SHADOW)) == held
    scene.shadow_phase()
    assert (scene.state.phase == SHADOW_PHASE) is acts


def test_one_shadow_card_does_not_buy_off_what_are_we_waiting_for():
    scene = Scene(
        fellowship=[GIMLI],
        hand=[WAITING_FOR],
        shadow_hand=[VETERAN],
        shadow_deck=[HOBBIT_SWORD] * 9,
    )
    scene.fellowship_phase().play(WAITING_FOR)
    assert len(scene.options(Verb.EITHER)) < 2
    assert scene.hand(SHADOW) == [VETERAN, HOBBIT_SWORD, HOBBIT_SWORD]


@pytest.mark.parametrize(("chosen", "drawn"), [(1, 2), (2, 0)])
def test_of_two_opponents_only_one_is_waited_for(chosen, drawn):
    """The second opponent has no draw deck, but a Shadow phase to skip."""
    scene = Scene(
        fellowship=[GIMLI], hand=[WAITING_FOR], shadow_deck=[VETERAN] * 5, players=3, site=6
    )
    scene.fellowship_phase().play(WAITING_FOR).take_number(chosen)
    while scene.options(Verb.EITHER):
        assert scene.who == chosen
        scene.take_number(1)
    assert len(scene.hand(1)) == drawn
