"""The Dwarven cards of set 1, *The Fellowship of the Ring*."""

import pytest

from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY
GIMLI = GIMLI_SON_OF_GLOIN
WEAK_ORC = made(MORDOR_TROOPER, strength=5, vitality=4)
WEAK_URUK = made(URUK_SAVAGE, strength=5, vitality=4)


@pytest.mark.parametrize("minions", [1, 2])
def test_dwarven_axe_discards_one_card_however_many_minions_lose(minions: int) -> None:
    """Rulings of 5 April 2004, section 4: once for each Shadow player, not for each minion."""
    weak = made(MORDOR_TROOPER, strength=2, vitality=4, unique=False)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[weak] * minions,
        shadow_deck=[HOBBIT_SWORD_7_319] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, *[weak] * minions).resolve()
    assert [what for what, *_ in scene.log].count("discarded from deck") == 1


def test_dwarven_axe_discards_nothing_when_its_bearer_loses() -> None:
    strong = made(MORDOR_TROOPER, strength=9)
    scene = Scene(
        fellowship=[DWARF_GUARD],
        bearing={DWARF_GUARD: [DWARVEN_AXE]},
        minions=[strong],
        shadow_deck=[HOBBIT_SWORD_7_319] * 5,
        site=6,
    )
    scene.skirmish(DWARF_GUARD, strong).resolve()
    assert scene.wounds(DWARF_GUARD) == 1
    assert "discarded from deck" not in [what for what, *_ in scene.log]


@pytest.mark.parametrize(("dwarf_wins", "discarded"), [(True, 1), (False, 0)])
def test_dwarven_axe_costs_the_owner_of_a_beaten_minion_his_top_card(
    dwarf_wins: bool, discarded: int
) -> None:
    minion = GOBLIN_RUNNER if dwarf_wins else SOUTHRON_CAPTAIN
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[minion, BYSTANDER],
        shadow_deck=[MORDOR_TROOPER, MORDOR_TROOPER],
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, minion).resolve()
    assert [scene.is_discarded(MORDOR_TROOPER, copy) for copy in (0, 1)].count(True) == discarded


@pytest.mark.parametrize(("times", "left"), [(0, 2), (1, 1), (2, 0)])
def test_dwarven_heart_heals_as_often_as_its_player_likes_up_to_twice(
    times: int, left: int
) -> None:
    scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], hand=[DWARVEN_HEART]).wound(
        GIMLI_SON_OF_GLOIN, 2
    )
    scene.fellowship_phase().play(DWARVEN_HEART)
    assert len(scene.options(Verb.NUMBER)) == 3
    scene.take_number(times)
    assert scene.wounds(GIMLI_SON_OF_GLOIN) == left


def test_dwarven_heart_exerts_its_bearer_as_its_players_turn_starts() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], bearing={GIMLI_SON_OF_GLOIN: [DWARVEN_HEART]}
    ).turn_starts()
    assert scene.wounds(GIMLI_SON_OF_GLOIN) == 1


def test_gimlis_battle_axe_may_wound_an_orc_out_of_the_skirmish() -> None:
    weak = made(URUK_BROOD, strength=2)
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        bearing={GIMLI_SON_OF_GLOIN: [GIMLIS_BATTLE_AXE]},
        minions=[weak, MORDOR_TROOPER],
        site=6,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, weak).wait_to(Verb.TRIGGER, GIMLIS_BATTLE_AXE).answer_with(
        GIMLIS_BATTLE_AXE
    )
    assert scene.wounds(MORDOR_TROOPER) == 1


@pytest.mark.parametrize(("minion", "discarded"), [(MORDOR_TROOPER, 1), (URUK_BROOD, 0)])
def test_greatest_kingdom_counts_orcs_and_no_uruk_hai(minion: str, discarded: int) -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        support=[GREATEST_KINGDOM_OF_MY_PEOPLE],
        shadow_hand=[minion],
        shadow_deck=[HOBBIT_SWORD_7_319] * 3,
        site=6,
        twilight=20,
    )
    scene.shadow_phase().play(minion)
    assert len(scene.deck(SHADOW)) == 3 - discarded


def test_halls_of_my_home_takes_one_shadow_card_of_an_opponents_deck() -> None:
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[HALLS_OF_MY_HOME],
        deck=[ROHIRRIM_GUARD] * 3,
        shadow_deck=[MORDOR_TROOPER, MORDOR_VETERAN, HOBBIT_SWORD_7_319, ORC_OFFICER],
    )
    scene.fellowship_phase().play(HALLS_OF_MY_HOME)
    scene.choose("reveal the top 3 cards of an").do(Verb.YES)
    assert not scene.can(Verb.CHOOSE, HOBBIT_SWORD_7_319)
    scene.choose(ORC_OFFICER).choose(MORDOR_VETERAN)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER, HOBBIT_SWORD_7_319, MORDOR_VETERAN]
    assert len(scene.deck()) == 3


def test_let_them_come_discards_an_orc_that_survives_a_dwarf() -> None:
    hardy = made(MORDOR_TROOPER, vitality=4, strength=3)
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], support=[LET_THEM_COME], minions=[hardy])
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, hardy).pass_all()
    assert scene.is_discarded(hardy)
    assert scene.in_play(LET_THEM_COME)


@pytest.mark.parametrize(
    ("goes_on", "cards", "taken"),
    [(0, 1, MORDOR_VETERAN), (2, 3, ORC_OFFICER), (9, 5, ROHIRRIM_GUARD)],
)
def test_mithril_shaft_takes_the_card_its_player_stops_at(
    goes_on: int, cards: int, taken: str
) -> None:
    """Each card is seen before the player says whether to go on; the fifth is the last."""
    deck = [
        MORDOR_TROOPER,
        ROHIRRIM_GUARD,
        HOBBIT_SWORD_7_319,
        ORC_OFFICER,
        HOBBIT_SWORD_7_319,
        MORDOR_VETERAN,
    ]
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN], hand=[MITHRIL_SHAFT], minions=[URUK_BROOD], deck=deck
    )
    scene.maneuver_phase().play(MITHRIL_SHAFT)
    for _ in range(goes_on):
        if scene.can(Verb.YES):
            scene.do(Verb.YES)
    if scene.can(Verb.YES):
        scene.pass_()
    assert scene.hand() == [taken]
    assert scene.twilight == cards
    assert len(scene.deck()) == len(deck) - cards


def test_mithril_shaft_takes_nothing_from_an_empty_deck() -> None:
    scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], hand=[MITHRIL_SHAFT], minions=[URUK_BROOD])
    scene.maneuver_phase()
    if scene.can(Verb.PLAY, MITHRIL_SHAFT):
        scene.play(MITHRIL_SHAFT)
    assert scene.twilight == 0
    assert scene.in_play(GIMLI_SON_OF_GLOIN)


def test_nobody_tosses_a_dwarf_costs_an_opponent_three_cards() -> None:
    weak = made(URUK_BROOD, strength=2)
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[weak, MORDOR_TROOPER],
        hand=[NOBODY_TOSSES_A_DWARF_1_23],
        shadow_deck=[HOBBIT_SWORD_7_319] * 4,
        site=6,
    )
    scene.skirmish(GIMLI_SON_OF_GLOIN, weak).wait_to(Verb.PLAY, NOBODY_TOSSES_A_DWARF_1_23)
    scene.play(NOBODY_TOSSES_A_DWARF_1_23)
    assert [what for what, *_ in scene.log].count("discarded from deck") == 3


@pytest.mark.parametrize(
    ("drawn", "hand", "deck"),
    [(0, [ROHIRRIM_GUARD], [ROHIRRIM_GUARD]), (4, [], [ROHIRRIM_GUARD, ROHIRRIM_GUARD])],
)
def test_wealth_of_moria_discards_shadow_cards_and_takes_the_others(
    drawn: int, hand: list[str], deck: list[str]
) -> None:
    """The Rule of 4 keeps a card from being taken; it then stays where it is."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        hand=[WEALTH_OF_MORIA],
        deck=[ROHIRRIM_GUARD, MORDOR_TROOPER, ROHIRRIM_GUARD, MORDOR_VETERAN],
    )
    scene.fellowship_phase()
    scene.state.drawn = drawn
    scene.play(WEALTH_OF_MORIA)
    assert scene.hand() == hand
    assert scene.deck() == deck
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.is_discarded(MORDOR_VETERAN)


def test_delving_exerts_a_dwarf_companion_to_draw_three_cards() -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, ROHIRRIM_GUARD],
        support=[GRIMIR_DWARVEN_ELDER],
        hand=[DELVING],
        deck=[MORDOR_TROOPER] * 5,
    )
    scene.fellowship_phase().play(DELVING)
    assert scene.hand() == [MORDOR_TROOPER] * 3
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 1
    assert scene.wounds(ROHIRRIM_GUARD) == scene.wounds(GRIMIR_DWARVEN_ELDER) == 0


@pytest.mark.parametrize(("wounds", "playable"), [(1, True), (2, False)])
def test_an_exhausted_dwarf_companion_or_an_ally_does_no_delving(
    wounds: int, playable: bool
) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR], support=[GRIMIR_DWARVEN_ELDER], hand=[DELVING]
    )
    scene.wound(GIMLI_DWARF_OF_EREBOR, wounds).fellowship_phase()
    assert scene.can(Verb.PLAY, DELVING) is playable


@pytest.mark.parametrize(
    ("support", "bonus"), [([GRIMIR_DWARVEN_ELDER], 0), ([GRIMIR_DWARVEN_ELDER, LORD_OF_MORIA], 1)]
)
def test_every_dwarf_wounds_once_more_under_the_lord_of_moria(
    support: list[str], bonus: int
) -> None:
    scene = Scene(fellowship=[DWARF_GUARD, ROHIRRIM_GUARD], support=support)
    assert scene.number(DAMAGE, DWARF_GUARD) == bonus
    assert scene.number(DAMAGE, GRIMIR_DWARVEN_ELDER) == bonus
    assert scene.number(DAMAGE, ROHIRRIM_GUARD) == 0


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
