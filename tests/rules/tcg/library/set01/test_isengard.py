"""The Isengard cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, twilight_cost
from rules.tcg.engine.operations import path as journey
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import ARCHERY, ASSIGNMENT, FIERCE, TURN_ENDS, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn import phases
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import fellowship_of
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene

ARAGORN = ARAGORN_DRIVEN_BY_NEED
WEAK = made(ARAGORN_DRIVEN_BY_NEED, strength=5)


def test_alive_and_unspoiled_shows_no_more_cards_than_there_are_burdens() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE],
        shadow_support=[ALIVE_AND_UNSPOILED],
        hand=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, GIMLI_DWARF_OF_EREBOR],
        site=6,
        twilight=3,
        burdens=2,
    )
    scene.shadow_phase().use(ALIVE_AND_UNSPOILED)
    assert scene.who == SHADOW
    assert [option.number for option in scene.options()] == [2, 1, 0]
    scene.take_number(2).do(Verb.YES)
    assert scene.who == SHADOW
    assert len(scene.options(Verb.CHOOSE)) == 2
    scene.do(Verb.CHOOSE)
    assert len(scene.hand()) == 2


def test_breeding_pit_places_copies_of_the_card_just_played_and_no_namesakes() -> None:
    namesake = made(LURTZ_SERVANT_OF_ISENGARD, title="Lurtz", subtitle="of the Test")
    scene = Scene(
        shadow_hand=[LURTZ_SERVANT_OF_ISENGARD, BREEDING_PIT],
        shadow_deck=[SARUMANS_CHILL],
        shadow_discards=[
            LURTZ_SERVANT_OF_ISENGARD,
            LURTZ_SERVANT_OF_ISENGARD,
            namesake,
            URUK_SAVAGE,
        ],
        site=6,
        twilight=9,
    )
    scene.shadow_phase().play(LURTZ_SERVANT_OF_ISENGARD).play(BREEDING_PIT)
    assert scene.deck(SHADOW) == [
        LURTZ_SERVANT_OF_ISENGARD,
        LURTZ_SERVANT_OF_ISENGARD,
        SARUMANS_CHILL,
    ]
    assert scene.is_discarded(namesake)


def test_caradhras_does_not_discard_the_ring_bearer() -> None:
    scene = Scene(
        fellowship=[*fellowship_of(4), MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_SAVAGE],
        shadow_hand=[CARADHRAS_HAS_NOT_FORGIVEN_US],
        site=6,
        twilight=3,
    )
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).wound(
        MERRY_ROHIRRIM_SQUIRE, 3
    ).maneuver_phase().play(CARADHRAS_HAS_NOT_FORGIVEN_US)
    assert scene.is_discarded(MERRY_ROHIRRIM_SQUIRE)


def test_cruel_caradhras_lets_the_free_peoples_player_choose() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.maneuver_phase().play(CRUEL_CARADHRAS)
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden")
    assert (scene.burdens, scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (1, 0)


def test_cruel_caradhras_adds_a_burden_where_the_ring_bearer_cannot_exert() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[CRUEL_CARADHRAS], site=4, twilight=2)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).maneuver_phase().play(CRUEL_CARADHRAS)
    assert (scene.burdens, scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES)) == (1, 3)


@pytest.mark.parametrize(("site", "extra"), [(2, 2), (3, 0)])
def test_companions_cost_more_except_at_a_sanctuary(site: int, extra: int) -> None:
    scene = Scene(
        hand=[MERRY_ROHIRRIM_SQUIRE], shadow_support=[THE_MISADVENTURE_OF_MR_UNDERHILL], site=site
    )
    plain = Scene(hand=[MERRY_ROHIRRIM_SQUIRE], site=site)
    assert twilight_cost(scene.state, scene.card(MERRY_ROHIRRIM_SQUIRE)) == extra + twilight_cost(
        plain.state, plain.card(MERRY_ROHIRRIM_SQUIRE)
    )


def test_no_ordinary_storm_exerts_a_gandalf_ally() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR],
        minions=[URUK_SAVAGE],
        shadow_support=[NO_ORDINARY_STORM],
        shadow_hand=[SARUMANS_CHILL],
        site=3,
        twilight=1,
    )
    scene.shadow_phase().play(SARUMANS_CHILL).do(Verb.CHOOSE, SARUMANS_CHILL, ARAGORN_SITES[2])
    assert (
        scene.wounds(BARLIMAN_BUTTERBUR_PRANCING_PONY_PROPRIETOR),
        scene.wounds(ARAGORN_DRIVEN_BY_NEED),
    ) == (1, 0)


def test_parry_takes_the_strength_bonus_of_one_possession() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, GIMLI_DWARF_OF_EREBOR],
        bearing={MERRY_ROHIRRIM_SQUIRE: [HOBBIT_SWORD_7_319], GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.strength(GIMLI_DWARF_OF_EREBOR)
    scene.maneuver_phase().wait_to(Verb.PLAY, PARRY).play(PARRY).choose(HOBBIT_SWORD_7_319)
    assert (scene.strength(MERRY_ROHIRRIM_SQUIRE), scene.strength(GIMLI_DWARF_OF_EREBOR)) == (
        before[0] - 2,
        before[1],
    )
    scene.happen(wounds.discard_from_play, scene.card(HOBBIT_SWORD_7_319))
    assert scene.strength(MERRY_ROHIRRIM_SQUIRE) == before[0] - 2, "nothing is lost twice"


def test_what_parry_took_comes_back_with_the_regroup_phase() -> None:
    scene = Scene(
        bearing={FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319]},
        minions=[URUK_SAVAGE],
        shadow_hand=[PARRY],
        site=6,
        twilight=2,
    )
    before = scene.strength(FRODO_HOPE_OF_FREE_PEOPLES)
    scene.maneuver_phase().play(PARRY)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == before - 2
    scene.regroup_phase()
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == before


def test_weather_on_another_site_exerts_nobody() -> None:
    scene = Scene(
        minions=[URUK_SAVAGE], shadow_hand=[SARUMANS_CHILL], site=3, twilight=1
    ).shadow_phase()
    scene.play(SARUMANS_CHILL).do(Verb.CHOOSE, SARUMANS_CHILL, ARAGORN_SITES[1]).happen(
        journey.move
    )
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 0


def test_sarumans_reach_puts_the_ring_on_a_bearer_with_nobody_beside_him() -> None:
    scene = (
        Scene(minions=[URUK_SAVAGE], shadow_hand=[SARUMANS_REACH], site=6)
        .maneuver_phase()
        .play(SARUMANS_REACH)
    )
    assert scene.state.wearing[FREE_PEOPLES]


def test_sarumans_reach_lets_two_companions_exert_instead() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE],
        shadow_hand=[SARUMANS_REACH],
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, SARUMANS_REACH).play(SARUMANS_REACH)
    assert scene.who == FREE_PEOPLES
    scene.choose("exert 2 companions").choose(ARAGORN_DRIVEN_BY_NEED)
    assert (scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES), scene.wounds(ARAGORN_DRIVEN_BY_NEED)) == (
        1,
        1,
    )
    assert not scene.state.wearing[FREE_PEOPLES]


@pytest.mark.parametrize(("companions", "choices"), [(4, 0), (5, 2)])
def test_savagery_offers_the_greater_strength_against_five_companions(
    companions: int, choices: int
) -> None:
    scene = Scene(
        fellowship=fellowship_of(companions),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY_TO_MATCH_THEIR_NUMBERS] * 2,
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY_TO_MATCH_THEIR_NUMBERS)
    assert len(scene.options(Verb.EITHER)) == choices
    if choices:
        scene.choose("spot 5 companions")
    assert scene.strength(URUK_SAVAGE) - before == (4 if choices else 2)
    assert scene.number(FIERCE, URUK_SAVAGE) == (1 if choices else 0)


def test_the_greater_strength_of_savagery_outlasts_the_skirmish() -> None:
    """Comprehensive rulebook 2.0, clarifications: it lasts until the regroup phase."""
    scene = Scene(
        fellowship=fellowship_of(5),
        minions=[URUK_SAVAGE],
        shadow_hand=[SAVAGERY_TO_MATCH_THEIR_NUMBERS],
        site=6,
    )
    before = scene.strength(URUK_SAVAGE)
    scene.skirmish(DWARF_GUARD, URUK_SAVAGE).play(SAVAGERY_TO_MATCH_THEIR_NUMBERS).choose(
        "spot 5 companions"
    )
    assert scene.state.phase == ASSIGNMENT, "the fierce minion is to be assigned again"
    assert scene.strength(URUK_SAVAGE) == before + 4


@pytest.mark.parametrize(("site", "is_skipped"), [(5, True), (6, False)])
def test_spies_of_saruman_skip_archery_at_their_site_alone(site: int, is_skipped: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[ISENGARD_RETAINER],
        bearing={ARAGORN_SITES[4]: [SPIES_OF_SARUMAN]},
        site=site,
    )
    scene.maneuver_phase()
    assert scene.state.phase == (ASSIGNMENT if is_skipped else ARCHERY)


@pytest.mark.parametrize(
    ("copies", "hurt", "burdens", "moves"),
    [(1, 2, 4, 2), (1, 3, 0, 1), (1, 0, 5, 1), (1, 3, 5, 1), (2, 0, 5, 1)],
)
def test_traitors_voice_lowers_the_move_limit_to_one_at_least(
    copies: int, hurt: int, burdens: int, moves: int
) -> None:
    scene = Scene(shadow_support=[TRAITORS_VOICE] * copies, site=4, burdens=burdens)
    scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, hurt).regroup_phase()
    assert phases.moves_allowed(scene.state) == moves


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(URUK_SAVAGE, True), (URUK_SOLDIER, False), (ISENGARD_RETAINER, False)],
    ids=["an Uruk-hai", "exhausted", "an Orc"],
)
def test_an_uruk_hai_is_bred_for_battle(minion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[minion, MORGUL_LACKEY],
        shadow_hand=[BRED_FOR_BATTLE],
        site=6,
    ).skirmish(ARAGORN, minion)
    assert scene.comes_to(Verb.PLAY, BRED_FOR_BATTLE) is playable
    if playable:
        scene.play(BRED_FOR_BATTLE)
        assert (scene.strength(minion), scene.wounds(minion)) == (5 + 3, 1)


@pytest.mark.parametrize(
    ("event", "minion", "cost"),
    [(HUNT_THEM_DOWN, URUK_SAVAGE, 3 - 1), (MUST_DO_WITHOUT_HOPE, THE_BALROG_FLAME_OF_UDUN, 0)],
)
def test_sarumans_ambition_makes_events_of_isengard_cheaper(
    event: str, minion: str, cost: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[minion],
        shadow_support=[SARUMANS_AMBITION],
        shadow_hand=[event],
        twilight=5,
        path=PLAIN_FELLOWSHIP,
        site=5,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, event).play(event)
    assert scene.twilight == 5 - cost


def test_sarumans_ambition_is_discarded_to_strengthen_an_uruk_hai() -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_SAVAGE, MORGUL_LACKEY],
        shadow_support=[SARUMANS_AMBITION],
        site=6,
    ).skirmish(ARAGORN, URUK_SAVAGE)
    scene.wait_to(Verb.USE, SARUMANS_AMBITION).use(SARUMANS_AMBITION)
    assert (scene.strength(URUK_SAVAGE), scene.strength(MORGUL_LACKEY)) == (5 + 2, 6)
    assert scene.is_discarded(SARUMANS_AMBITION)


@pytest.mark.parametrize(("spotted", "strength"), [(0, 9), (2, 11)])
def test_uruk_brood_grows_for_two_twilight_with_the_uruk_hai_you_spot(
    spotted: int, strength: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_BROOD, URUK_SAVAGE, URUK_SOLDIER, MORGUL_LACKEY],
        twilight=2,
        site=6,
    ).skirmish(ARAGORN, URUK_BROOD)
    scene.wait_to(Verb.USE, URUK_BROOD).use(URUK_BROOD)
    if scene.can(Verb.NUMBER):
        assert max(option.number for option in scene.options()) == 2
        scene.take_number(spotted)
    assert (scene.strength(URUK_BROOD), scene.twilight) == (strength, 0)


@pytest.mark.parametrize(
    ("minion", "items", "lost"),
    [(URUK_RAGER, [], 2), (URUK_WARRIOR, [URUK_HAI_SWORD], 1), (URUK_WARRIOR, [], 0)],
)
def test_a_victory_of_uruk_hai_costs_the_top_of_a_draw_deck(
    minion: str, items: list[str], lost: int
) -> None:
    for companion, wins in ((WEAK, True), (made(ARAGORN, strength=20), False)):
        scene = Scene(
            fellowship=[companion],
            minions=[minion],
            bearing={minion: items},
            deck=[ROHIRRIM_GUARD] * 4,
            site=6,
        )
        scene.skirmish(companion, minion).resolve()
        gone = len(scene.state.discards[FREE_PEOPLES])
        assert gone == (lost if wins else 0)


@pytest.mark.parametrize("takes_it", [True, False])
def test_uruk_soldier_may_cost_a_card_of_the_draw_deck_as_he_comes(takes_it: bool) -> None:
    scene = Scene(
        deck=[ROHIRRIM_GUARD, DWARF_GUARD], shadow_hand=[URUK_SOLDIER] * 2, twilight=5, site=6
    )
    scene.shadow_phase().play(URUK_SOLDIER)
    if takes_it:
        scene.answer_with(URUK_SOLDIER)
    else:
        scene.pass_()
    assert scene.is_discarded(DWARF_GUARD) is takes_it
    assert scene.deck()[0] == ROHIRRIM_GUARD


@pytest.mark.parametrize(("twilight", "left"), [(2, 1), (4, 0), (1, 2)])
def test_uruk_shaman_heals_an_uruk_hai_for_two_twilight(twilight: int, left: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_SHAMAN, URUK_SAVAGE, MORDOR_VETERAN],
        twilight=twilight,
        site=6,
    )
    scene.wound(URUK_SAVAGE, 2).wound(MORDOR_VETERAN, 1).maneuver_phase()
    while scene.comes_to(Verb.USE, URUK_SHAMAN):
        scene.use(URUK_SHAMAN)
        if scene.can(Verb.CHOOSE):
            scene.choose(URUK_SAVAGE)
    assert (scene.wounds(URUK_SAVAGE), scene.wounds(MORDOR_VETERAN)) == (left, 1)


@pytest.mark.parametrize(
    "weather", [SARUMANS_CHILL, SARUMANS_SNOWS, SPIES_OF_SARUMAN, WIZARD_STORM]
)
def test_weather_and_spies_go_at_the_end_of_the_turn(weather: str) -> None:
    site = PLAIN_FELLOWSHIP[3]
    scene = Scene(bearing={site: [weather]}, path=PLAIN_FELLOWSHIP, site=4)
    scene.happen(emit, TURN_ENDS)
    assert scene.is_discarded(weather)


@pytest.mark.parametrize(("other", "can_use"), [(MORDOR_TROOPER, False), (URUK_SAVAGE, True)])
def test_lurtz_needs_another_urukhai(other: str, can_use: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[LURTZ_SERVANT_OF_ISENGARD, other], site=6
    ).maneuver_phase()
    assert scene.can(Verb.USE, LURTZ_SERVANT_OF_ISENGARD) == can_use


@pytest.mark.parametrize("response", [URUK_BLOODLUST, URUK_HAI_RAMPAGE])
def test_only_your_winning_urukhai_are_healed_or_made_fierce(response: str) -> None:
    strong = made(URUK_SAVAGE, strength=9, vitality=3)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[strong, ISENGARD_RETAINER],
        shadow_support=[response],
        site=6,
        twilight=3,
    )
    scene.wound(strong, 1).wound(ISENGARD_RETAINER, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong, ISENGARD_RETAINER).resolve()
    assert len(scene.options(Verb.TRIGGER)) == 1
    scene.answer_with(response)
    assert scene.wounds(strong) == (0 if response == URUK_BLOODLUST else 1)
    assert scene.number(FIERCE, strong) == (1 if response == URUK_HAI_RAMPAGE else 0)
    assert scene.twilight == (2 if response == URUK_BLOODLUST else 0)


@pytest.mark.parametrize(
    ("minion", "companions", "can_use"),
    [
        (URUK_FIGHTER, 4, False),
        (URUK_FIGHTER, 5, True),
        (URUK_WARRIOR, 5, False),
        (URUK_WARRIOR, 6, True),
    ],
)
def test_urukhai_grow_fierce_against_many_companions(
    minion: str, companions: int, can_use: bool
) -> None:
    scene = Scene(fellowship=fellowship_of(companions), minions=[minion], site=6).maneuver_phase()
    assert scene.can(Verb.USE, minion) == can_use
    if can_use:
        assert scene.use(minion).number(FIERCE, minion) == 1


def test_uruk_spy_adds_a_burden_for_each_shadow_card_he_discards() -> None:
    scene = Scene(
        minions=[URUK_SPY, URUK_SAVAGE, MORDOR_TROOPER],
        shadow_hand=[SARUMANS_REACH],
        shadow_deck=[
            MORDOR_TROOPER,
            MORDOR_TROOPER,
            MORDOR_TROOPER,
            MERRY_ROHIRRIM_SQUIRE,
        ],  # the top card last
        shadow_discards=[SARUMANS_CHILL],
        site=6,
    )
    scene.maneuver_phase().play(SARUMANS_REACH).choose(URUK_SAVAGE).answer_with(URUK_SPY)
    assert [option.number for option in scene.options()] == [2, 1, 0], "Isengard minions"
    scene.take_number(2)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER, MORDOR_TROOPER]
    assert scene.burdens == 1


@pytest.mark.parametrize(("side", "stays"), [(0, True), (1, False)])
def test_wariness_exerts_or_discards_an_uruk_hai(side: int, stays: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE],
        minions=[URUK_SHAMAN],
        hand=[HOBBIT_STEALTH],
        shadow_hand=[WARINESS],
        twilight=5,
        site=6,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, URUK_SHAMAN).play(HOBBIT_STEALTH).wait_to(
        Verb.PLAY, WARINESS
    ).play(WARINESS)
    scene.take_number(side)
    assert scene.in_play(URUK_SHAMAN) is stays
    if stays:
        assert scene.wounds(URUK_SHAMAN) == 1


def test_worry_asks_once_for_a_skirmish_lost_to_two_urukhai() -> None:
    strong = made(URUK_SAVAGE, strength=5, unique=False)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[strong] * 2, shadow_support=[WORRY], site=6
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong, strong).resolve()
    assert scene.who == FREE_PEOPLES
    scene.choose("add a burden")
    assert scene.burdens == 1
    assert not scene.options(Verb.EITHER)


def test_worry_needs_an_urukhai_in_the_skirmish() -> None:
    strong = made(ISENGARD_RETAINER, strength=9)
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[strong, URUK_SAVAGE],
        shadow_support=[WORRY],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, strong).resolve()
    assert not scene.options(Verb.EITHER)
    assert scene.burdens == 0


def test_hunt_them_down_makes_an_uruk_hai_fierce_until_the_regroup_phase() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_SAVAGE, MORDOR_TROOPER],
        shadow_hand=[HUNT_THEM_DOWN],
        twilight=3,
        site=6,
    )
    scene.maneuver_phase().wait_to(Verb.PLAY, HUNT_THEM_DOWN).play(HUNT_THEM_DOWN)
    assert is_fierce(scene.state, scene.card(URUK_SAVAGE))
    assert not is_fierce(scene.state, scene.card(MORDOR_TROOPER))
    assert scene.twilight == 0
    scene.regroup_phase()
    assert not is_fierce(scene.state, scene.card(URUK_SAVAGE))


def test_hunt_them_down_is_not_paid_for_with_two_twilight() -> None:
    scene = Scene(minions=[URUK_SAVAGE], shadow_hand=[HUNT_THEM_DOWN], twilight=2, site=6)
    assert not scene.maneuver_phase().comes_to(Verb.PLAY, HUNT_THEM_DOWN)


@pytest.mark.parametrize(
    ("minion", "playable"),
    [(SARUMAN_KEEPER_OF_ISENGARD, True), (URUK_SAVAGE, True), (ISENGARD_RETAINER, False)],
)
def test_their_arrows_enrage_saruman_or_an_uruk_hai(minion: str, playable: bool) -> None:
    scene = Scene(minions=[minion], shadow_hand=[THEIR_ARROWS_ENRAGE], twilight=1, site=6)
    assert scene.shadow_phase().can(Verb.PLAY, THEIR_ARROWS_ENRAGE) is playable


@pytest.mark.parametrize(("support", "weaker"), [([], 0), ([THEIR_ARROWS_ENRAGE], 1)])
def test_their_arrows_make_archers_of_the_fellowship_weaker(
    support: list[str], weaker: int
) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        support=[RUMIL_ELVEN_PROTECTOR],
        minions=[GOBLIN_MARKSMAN],
        shadow_support=support,
    )
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 - weaker
    assert scene.strength(RUMIL_ELVEN_PROTECTOR) == 3 - weaker
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == scene.strength(GOBLIN_MARKSMAN) == 7


@pytest.mark.parametrize(
    ("others", "strength"),
    [([], 8), ([URUK_SAVAGE, URUK_SAVAGE], 10), ([ISENGARD_RETAINER, MORDOR_TROOPER], 8)],
)
def test_uruk_lieutenant_grows_with_other_uruk_hai(others: list[str], strength: int) -> None:
    scene = Scene(minions=[URUK_LIEUTENANT, *others], site=6)
    assert scene.strength(URUK_LIEUTENANT) == strength


@pytest.mark.parametrize(
    ("support", "strength"),
    [([], 6), ([SARUMANS_CHILL], 9), ([SARUMANS_CHILL, SARUMANS_FROST], 9), ([WORRY], 6)],
)
def test_uruk_messenger_is_three_stronger_in_any_weather(support: list[str], strength: int) -> None:
    scene = Scene(minions=[URUK_MESSENGER], shadow_support=support, site=6)
    assert scene.strength(URUK_MESSENGER) == strength
