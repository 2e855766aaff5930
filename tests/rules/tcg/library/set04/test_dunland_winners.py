"""What a victory is worth to the Men of Dunland of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import dunland_scene, fierce
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW

STRONG = made(DUNLENDING_BRIGAND, strength=12, vitality=3)
MIGHTY = made(ARAGORN_DRIVEN_BY_NEED, strength=14)


@pytest.mark.parametrize("takes_it", [True, False])
def test_a_madman_who_wins_may_grow_stronger_and_fierce_until_the_regroup_phase(
    takes_it: bool,
) -> None:
    madman = DUNLENDING_MADMAN
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[madman, DUNLENDING_BRIGAND])
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, madman).wait_to(Verb.TRIGGER, madman)
    if takes_it:
        scene.answer_with(madman)
    else:
        scene.pass_()
    assert (scene.strength(madman), fierce(scene, madman)) == (7 + 2 * takes_it, takes_it)
    assert not fierce(scene, DUNLENDING_BRIGAND)
    scene.regroup_phase()
    assert (scene.strength(madman), fierce(scene, madman)) == (7, False)


@pytest.mark.parametrize("winner", [DUNLENDING_MADMAN, HILLMAN_TRIBE, HILLMAN_MOB])
def test_a_man_of_dunland_who_loses_gains_nothing(winner: str) -> None:
    scene = dunland_scene(
        fellowship=[MIGHTY], minions=[winner, STRONG], shadow_hand=[DUNLENDING_BRIGAND], twilight=5
    )
    scene.skirmish(MIGHTY, winner)
    assert not scene.comes_to(Verb.TRIGGER, winner)


@pytest.mark.parametrize(
    ("others", "takes"),
    [([DUNLENDING_BRIGAND], True), ([SARUMAN_RABBLE_ROUSER], True), ([MORDOR_TROOPER], False)],
    ids=["a Man of Dunland", "Saruman of Dunland", "an Orc"],
)
def test_hillman_tribe_takes_a_site_beside_another_minion_of_dunland(
    others: list[str], takes: bool
) -> None:
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[HILLMAN_TRIBE, *others])
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, HILLMAN_TRIBE)
    assert scene.comes_to(Verb.TRIGGER, HILLMAN_TRIBE) is takes
    if takes:
        scene.answer_with(HILLMAN_TRIBE)
    assert scene.controls(ARAGORN_SITES[0]) is takes
    assert not scene.controls(ARAGORN_SITES[1])


@pytest.mark.parametrize(("bearer", "asked"), [(STRONG, True), (DUNLENDING_BRIGAND, False)])
def test_war_club_takes_two_possessions_where_its_bearer_wins(bearer: str, asked: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, PIPPIN_SWORN_TO_SERVICE],
        minions=[STRONG, DUNLENDING_BRIGAND],
        bearing={
            bearer: [WAR_CLUB],
            FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
            ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW, ANDURIL_KINGS_BLADE],
            PIPPIN_SWORN_TO_SERVICE: [ESCAPE, HOBBIT_SWORD_4_306],
        },
    )
    assert scene.strength(bearer) == (12 if bearer == STRONG else 8) + 2
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, STRONG)
    assert scene.comes_to(Verb.TRIGGER, WAR_CLUB) is asked
    if asked:
        scene.answer_with(WAR_CLUB)
        for safe in (ANDURIL_KINGS_BLADE, ESCAPE, WAR_CLUB):
            assert not scene.can(Verb.CHOOSE, safe)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
        gone = [HOBBIT_SWORD_4_306, ARAGORNS_BOW, HOBBIT_SWORD_7_319]
        assert sum(map(scene.is_discarded, gone)) == 2
    else:
        assert scene.in_play(ARAGORNS_BOW)


@pytest.mark.parametrize("item", [WAR_CLUB, IRON_AXE])
@pytest.mark.parametrize(
    ("minion", "playable"),
    [(DUNLENDING_BRIGAND, True), (SARUMAN_RABBLE_ROUSER, False), (SOUTHRON_SCOUT, False)],
)
def test_a_weapon_of_dunland_is_borne_by_a_man_of_dunland(
    item: str, minion: str, playable: bool
) -> None:
    scene = dunland_scene(minions=[minion], shadow_hand=[item], twilight=1).shadow_phase()
    assert scene.can(Verb.PLAY, item) is playable
    if playable:
        scene.play(item)
        assert scene.strength(minion) == 8 + {WAR_CLUB: 2, IRON_AXE: 3}[item]


@pytest.mark.parametrize("spotted", [0, 2, 4])
def test_death_to_the_strawheads_counts_the_companions_you_spot(spotted: int) -> None:
    scene = dunland_scene(
        fellowship=[MIGHTY, MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE],
        support=[ALDOR],
        minions=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_hand=[DEATH_TO_THE_STRAWHEADS] * 2,
        twilight=6,
    )
    scene.skirmish(MIGHTY, DUNLENDING_BRIGAND).wait_to(Verb.PLAY, DEATH_TO_THE_STRAWHEADS)
    scene.play(DEATH_TO_THE_STRAWHEADS)
    if scene.can(Verb.CHOOSE, DUNLENDING_BRIGAND):
        scene.choose(DUNLENDING_BRIGAND)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 4
    scene.take_number(spotted)
    assert scene.strength(DUNLENDING_BRIGAND) == 8 + spotted
    assert scene.twilight == 3


def test_war_cry_makes_the_winner_fierce_and_four_stronger() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[STRONG, DUNLENDING_SAVAGE],
        shadow_hand=[WAR_CRY_OF_DUNLAND],
        twilight=3,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, STRONG).wait_to(Verb.PLAY, WAR_CRY_OF_DUNLAND).play(
        WAR_CRY_OF_DUNLAND
    )
    assert scene.strength(STRONG) == 16
    assert [fierce(scene, card) for card in (STRONG, DUNLENDING_SAVAGE)] == [True, False]


@pytest.mark.parametrize(
    ("winner", "bonus", "cost"),
    [
        (DUNLENDING_ARSONIST, 1, 0),
        (WILD_MAN_OF_DUNLAND, 1, 0),
        (HILLMAN_MOB, 1, 0),
        (HILL_CLAN, 2, 2),
    ],
)
def test_the_winner_calls_a_man_who_is_fierce_until_the_regroup_phase(
    winner: str, bonus: int, cost: int
) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[winner],
        shadow_hand=[DUNLENDING_BRIGAND, MORDOR_TROOPER],
        shadow_discards=[DUNLENDING_SAVAGE],
        twilight=5,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner).wait_to(Verb.TRIGGER, winner).answer_with(winner)
    assert [
        scene.in_play(card) for card in (DUNLENDING_BRIGAND, MORDOR_TROOPER, DUNLENDING_SAVAGE)
    ] == [True, False, False]
    assert scene.twilight == 5 - cost
    assert fierce(scene, DUNLENDING_BRIGAND)
    assert scene.number(DAMAGE, DUNLENDING_BRIGAND) == bonus
    scene.state.phase = REGROUP
    scene.regroup_phase()
    assert not fierce(scene, DUNLENDING_BRIGAND)


@pytest.mark.parametrize(
    ("winner", "asked"), [(STRONG, True), (WULF, False), (MORDOR_TROOPER, False)]
)
def test_wulf_answers_the_victory_of_another_dunland_man(winner: str, asked: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[WULF, STRONG, MORDOR_TROOPER]
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, WULF) == asked
    if asked:
        scene.answer_with(WULF)
        assert scene.controls(ARAGORN_SITES[0])
        assert scene.wounds(WULF) == 1


@pytest.mark.parametrize(("companions", "gone"), [(4, 1), (6, 2)])
def test_dunlending_pillager_takes_a_possession_or_two_before_six_companions(
    companions: int, gone: int
) -> None:
    pillager = DUNLENDING_PILLAGER
    items = {
        ARAGORN_DRIVEN_BY_NEED: [ARAGORNS_BOW],
        PIPPIN_SWORN_TO_SERVICE: [HOBBIT_SWORD_4_306],
        FRODO_HOPE_OF_FREE_PEOPLES: [HOBBIT_SWORD_7_319],
    }
    # Merry dies in the skirmish, and the companions are counted afterwards.
    others = [made(DWARF_GUARD, unique=False)] * (companions - 3)
    scene = dunland_scene(
        fellowship=[
            MERRY_ROHIRRIM_SQUIRE,
            ARAGORN_DRIVEN_BY_NEED,
            PIPPIN_SWORN_TO_SERVICE,
            *others,
        ],
        minions=[pillager],
        bearing=items,
    )
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, pillager).wait_to(Verb.TRIGGER, pillager)
    scene.answer_with(pillager)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    lost = [ARAGORNS_BOW, HOBBIT_SWORD_4_306, HOBBIT_SWORD_7_319]
    assert sum(map(scene.is_discarded, lost)) == gone


@pytest.mark.parametrize("controlled", [0, 1])
def test_hillman_rabble_may_retire_to_a_controlled_site_where_it_wins(controlled: int) -> None:
    scene = dunland_scene(fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[HILLMAN_RABBLE])
    scene.control(*ARAGORN_SITES[:controlled]).skirmish(MERRY_ROHIRRIM_SQUIRE, HILLMAN_RABBLE)
    if scene.comes_to(Verb.TRIGGER, HILLMAN_RABBLE):
        scene.answer_with(HILLMAN_RABBLE)
    assert scene.stack(ARAGORN_SITES[0]) == [HILLMAN_RABBLE] * controlled


@pytest.mark.parametrize("takes_it", [True, False])
def test_hides_may_draw_a_card_as_they_are_played(takes_it: bool) -> None:
    scene = dunland_scene(shadow_hand=[HIDES] * 2, shadow_deck=[MORDOR_TROOPER] * 2, twilight=2)
    scene.shadow_phase().play(HIDES)
    if takes_it:
        scene.answer_with(HIDES)
    else:
        scene.pass_()
    assert scene.hand(SHADOW).count(MORDOR_TROOPER) == takes_it


@pytest.mark.parametrize(("twilight", "usable"), [(3, True), (2, False)])
def test_no_defense_gathers_a_token_for_three_twilight(twilight: int, usable: bool) -> None:
    scene = dunland_scene(
        minions=[DUNLENDING_BRIGAND], shadow_support=[NO_DEFENSE], twilight=twilight
    ).shadow_phase()
    assert scene.can(Verb.USE, NO_DEFENSE) is usable
    if usable:
        scene.use(NO_DEFENSE)
        assert (scene.tokens(NO_DEFENSE), scene.twilight) == (1, 0)


@pytest.mark.parametrize(("winner", "offered"), [(STRONG, True), (MORDOR_VETERAN, False)])
def test_secret_folk_gather_where_a_man_of_dunland_wins(winner: str, offered: bool) -> None:
    scene = dunland_scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE], minions=[winner], shadow_support=[SECRET_FOLK]
    ).skirmish(MERRY_ROHIRRIM_SQUIRE, winner)
    assert scene.comes_to(Verb.TRIGGER, SECRET_FOLK) is offered
    if offered:
        scene.answer_with(SECRET_FOLK)
        assert scene.tokens(SECRET_FOLK) == 1


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (3, False)])
def test_saruman_rouses_a_man_of_dunland_for_an_exertion(wounds: int, usable: bool) -> None:
    saruman = SARUMAN_RABBLE_ROUSER
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[DUNLENDING_BRIGAND, saruman, MORGUL_LACKEY],
    ).wound(saruman, wounds)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DUNLENDING_BRIGAND)
    assert scene.comes_to(Verb.USE, saruman) is usable
    if usable:
        scene.use(saruman)
        assert scene.strength(DUNLENDING_BRIGAND) == 8 + 2
        assert scene.wounds(saruman) == 1


def test_the_rabble_rouser_is_not_assigned() -> None:
    scene = dunland_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SARUMAN_RABBLE_ROUSER, DUNLENDING_BRIGAND]
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert not scene.can(Verb.ASSIGN, target=SARUMAN_RABBLE_ROUSER)
