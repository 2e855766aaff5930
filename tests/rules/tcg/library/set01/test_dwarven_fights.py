"""How Dwarves of set 1, *The Fellowship of the Ring*, fight and what protects them."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

GIMLI = GIMLI_SON_OF_GLOIN
WEAK_ORC = made(MORDOR_TROOPER, strength=5, vitality=4)
WEAK_URUK = made(URUK_SAVAGE, strength=5, vitality=4)


@pytest.mark.parametrize(
    ("items", "bonus"), [([DWARVEN_AXE], 3), ([], 2), ([HOBBIT_SWORD_7_319], 2)]
)
def test_axe_strike_is_harder_with_a_dwarven_hand_weapon(items: list[str], bonus: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ROHIRRIM_GUARD],
        bearing={DWARF_GUARD: items},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[AXE_STRIKE],
        site=6,
    ).skirmish(DWARF_GUARD, MORDOR_VETERAN)
    before = scene.strength(DWARF_GUARD)
    scene.play(AXE_STRIKE)
    assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
    assert scene.strength(DWARF_GUARD) == before + bonus


@pytest.mark.parametrize(
    ("items", "strength", "dies"),
    [([], 8, True), ([DWARVEN_ARMOR], 8, False), ([DWARVEN_ARMOR], 12, True)],
)
def test_dwarven_armor_holds_until_the_dwarfs_strength_is_tripled(
    items: list[str], strength: int, dies: bool
) -> None:
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(fellowship=[DWARF_GUARD], bearing={DWARF_GUARD: items}, minions=[minion], site=6)
    scene.skirmish(DWARF_GUARD, minion).resolve()
    assert scene.is_dead(DWARF_GUARD) is dies


@pytest.mark.parametrize(("minion", "bonus"), [(MORDOR_VETERAN, 2), (URUK_SAVAGE, 0)])
def test_farin_is_stronger_against_an_orc(minion: str, bonus: int) -> None:
    scene = Scene(
        fellowship=[FARIN_DWARVEN_EMISSARY], minions=[minion, MORGUL_LACKEY], site=6
    ).skirmish(FARIN_DWARVEN_EMISSARY, minion)
    assert scene.strength(FARIN_DWARVEN_EMISSARY) == 5 + bonus


@pytest.mark.parametrize(("items", "damage"), [([], 1), ([GIMLIS_BATTLE_AXE], 2)])
def test_gimlis_battle_axe_adds_to_his_damage(items: list[str], damage: int) -> None:
    scene = Scene(fellowship=[GIMLI], bearing={GIMLI: items})
    assert scene.number(DAMAGE, GIMLI) == damage


@pytest.mark.parametrize("discards", [True, False])
def test_gimlis_helm_lets_one_wound_through_or_none(discards: bool) -> None:
    scene = Scene(
        fellowship=[GIMLI],
        bearing={GIMLI: [GIMLIS_HELM]},
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).skirmish(GIMLI, MORDOR_VETERAN)
    if discards:
        scene.use(GIMLIS_HELM)
        assert scene.is_discarded(GIMLIS_HELM)
    for _ in range(2):
        scene.happen(wound, scene.card(GIMLI))
    assert scene.wounds(GIMLI) == (0 if discards else 1)


@pytest.mark.parametrize(
    ("discarded", "shuffled"),
    [([AXE_STRIKE], True), ([CITY_OF_MEN], False), ([DWARVEN_AXE], False)],
)
def test_grimir_shuffles_a_dwarven_event_into_the_deck(
    discarded: list[str], shuffled: bool
) -> None:
    scene = Scene(support=[GRIMIR_DWARVEN_ELDER], discards=discarded, deck=[ROHIRRIM_GUARD])
    scene.fellowship_phase()
    if scene.can(Verb.USE, GRIMIR_DWARVEN_ELDER):
        scene.use(GRIMIR_DWARVEN_ELDER)
        assert scene.wounds(GRIMIR_DWARVEN_ELDER) == 1
    assert (AXE_STRIKE in scene.deck()) is shuffled
    assert len(scene.deck()) == 1 + shuffled


@pytest.mark.parametrize(
    ("fighter", "minion", "gone"),
    [(GIMLI, WEAK_ORC, True), (GIMLI, WEAK_URUK, False), (ROHIRRIM_GUARD, WEAK_ORC, False)],
    ids=["an Orc", "an Uruk-hai", "no Dwarf"],
)
def test_let_them_come_discards_an_orc_who_loses_to_a_dwarf(
    fighter: str, minion: str, gone: bool
) -> None:
    scene = Scene(
        fellowship=[fighter], support=[LET_THEM_COME], minions=[minion, MORGUL_LACKEY], site=6
    )
    scene.skirmish(fighter, minion).resolve()
    assert scene.is_discarded(minion) is gone
    assert scene.in_play(LET_THEM_COME)


@pytest.mark.parametrize(("loser", "gone"), [(DWARF_GUARD, True), (ROHIRRIM_GUARD, False)])
def test_let_them_come_is_discarded_where_a_dwarf_loses(loser: str, gone: bool) -> None:
    minion = made(MORDOR_TROOPER, strength=7)
    scene = Scene(fellowship=[loser], support=[LET_THEM_COME], minions=[minion], site=6)
    scene.skirmish(loser, minion).resolve()
    assert scene.is_discarded(LET_THEM_COME) is gone


@pytest.mark.parametrize(
    ("fighter", "minion", "bonus"),
    [
        (GIMLI, GOBLIN_PATROL_TROOP, 1),
        (GIMLI, MORDOR_VETERAN, 0),
        (ROHIRRIM_GUARD, GOBLIN_PATROL_TROOP, 0),
    ],
)
def test_on_the_stairs_of_khazad_dum_a_dwarf_is_stronger_against_moria(
    fighter: str, minion: str, bonus: int
) -> None:
    scene = Scene(
        fellowship=[fighter],
        support=[STAIRS_OF_KHAZAD_DUM],
        minions=[minion, MORGUL_LACKEY],
        site=6,
    )
    before = scene.strength(fighter)
    assert scene.skirmish(fighter, minion).strength(fighter) == before + bonus


@pytest.mark.parametrize(("winner", "offered"), [(GIMLI, True), (ROHIRRIM_GUARD, False)])
def test_a_dwarf_who_wins_still_draws_breath(winner: str, offered: bool) -> None:
    scene = Scene(fellowship=[winner], minions=[WEAK_ORC], hand=[STILL_DRAWS_BREATH], site=6)
    scene.wound(winner, 2).skirmish(winner, WEAK_ORC)
    assert scene.comes_to(Verb.PLAY, STILL_DRAWS_BREATH) is offered
    if offered:
        assert scene.play(STILL_DRAWS_BREATH).wounds(winner) == 1
