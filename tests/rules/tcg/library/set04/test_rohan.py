"""The Rohan cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.state.codes import DAMAGE, SKIRMISH, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC, in_skirmish
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES
CONDITION = made(ORC_BOWMEN)
RIDER = made(ROHIRRIM_GUARD, unique=False)  # Rohan companion without text, 6/3
TOWERS_PATH = (
    *(
        EAST_WALL_OF_ROHAN_4_323,
        EASTFOLD,
        BARROWS_OF_EDORAS,
        ERED_NIMRAIS,
        HELMS_GATE_4_349,
    ),  # the second is a plains site
    *(HORNBURG_ARMORY, KINGS_ROOM, RING_OF_ISENGARD, ORTHANC_LIBRARY),
)


@pytest.mark.parametrize(("site", "hurt"), [(1, 1), (2, 0)], ids=["to plains", "elsewhere"])
def test_eothain_tires_every_minion_when_the_fellowship_moves_to_plains(
    site: int, hurt: int
) -> None:
    scene = Scene(fellowship=[EOTHAIN], minions=[ORC, MORDOR_TROOPER], site=site, path=TOWERS_PATH)
    scene.happen(path.move).pass_all()
    assert (scene.wounds(ORC), scene.wounds(MORDOR_TROOPER)) == (hurt, hurt)


@pytest.mark.parametrize(
    ("wounded", "skirmishing", "answers"), [(2, True, True), (1, True, False), (2, False, False)]
)
def test_eowyn_answers_exhausted_in_a_skirmish_alone(
    wounded: int, skirmishing: bool, answers: bool
) -> None:
    scene = Scene(
        fellowship=[EOWYN_SISTER_DAUGHTER_OF_THEODEN, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[HOBBIT_SWORD_7_319] * 2,
    ).wound(EOWYN_SISTER_DAUGHTER_OF_THEODEN, wounded)
    scene.skirmish(
        EOWYN_SISTER_DAUGHTER_OF_THEODEN if skirmishing else ARAGORN_DRIVEN_BY_NEED, MORDOR_VETERAN
    )
    if skirmishing:
        while not scene.can(Verb.TRIGGER) and scene.can(Verb.PASS):
            scene.pass_()
    else:
        scene.happen(wounds.wound, scene.card(EOWYN_SISTER_DAUGHTER_OF_THEODEN))
    assert scene.can(Verb.TRIGGER, EOWYN_SISTER_DAUGHTER_OF_THEODEN) is answers


@pytest.mark.parametrize(("allies", "strength"), [([], 8), ([GUMA], 9)])
def test_fight_for_the_villagers_is_worth_more_beside_a_villager(
    allies: list[str], strength: int
) -> None:
    scene = in_skirmish(ROHIRRIM_GUARD, others=allies, hand=[FIGHT_FOR_THE_VILLAGERS, MORNING_CAME])
    scene.play(FIGHT_FOR_THE_VILLAGERS)
    while scene.can(Verb.CHOOSE, ROHIRRIM_GUARD):
        scene.choose(ROHIRRIM_GUARD)
    assert scene.strength(ROHIRRIM_GUARD) == strength


@pytest.mark.parametrize("tokens", [0, 2, 3])
def test_fortress_never_fallen_discards_a_shadow_condition_for_each_token(tokens: int) -> None:
    others = [made(ORC_BOWMEN), made(ORC_BOWMEN)]
    scene = Scene(support=[FORTRESS_NEVER_FALLEN, PARAPET], shadow_support=[CONDITION, *others])
    if tokens:
        scene.state.tokens[scene.card(FORTRESS_NEVER_FALLEN), "rohan"] = tokens
    scene.regroup_phase().use(FORTRESS_NEVER_FALLEN)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert sum(map(scene.is_discarded, [CONDITION, *others])) == tokens
    assert scene.is_discarded(FORTRESS_NEVER_FALLEN)
    assert not scene.is_discarded(PARAPET)


@pytest.mark.parametrize(
    ("winner", "hears"), [(EOMER_VALIANT_WARCHIEF, True), (ARAGORN_DRIVEN_BY_NEED, False)]
)
def test_fortress_never_fallen_hears_men_of_rohan_win(winner: str, hears: bool) -> None:
    scene = in_skirmish(winner, made(MORDOR_TROOPER, strength=1), support=[FORTRESS_NEVER_FALLEN])
    while not scene.can(Verb.TRIGGER) and scene.can(Verb.PASS) and scene.state.phase == SKIRMISH:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, FORTRESS_NEVER_FALLEN) is hears
    if hears:
        scene.answer_with(FORTRESS_NEVER_FALLEN)
        assert scene.tokens(FORTRESS_NEVER_FALLEN) == 1


@pytest.mark.parametrize(
    ("bearer", "fights", "taken"),
    [
        (THEODEN_LEADER_OF_SPEARS, True, 1),
        (THEODEN_LEADER_OF_SPEARS, False, 0),
        (ROHIRRIM_GUARD, False, 1),
    ],
    ids=["Théoden fights", "Théoden does not fight", "another does not fight"],
)
def test_kings_mail_keeps_theoden_from_wounds_while_others_fight(
    bearer: str, fights: bool, taken: int
) -> None:
    scene = Scene(
        fellowship=[bearer, ARAGORN_DRIVEN_BY_NEED],
        bearing={bearer: [KINGS_MAIL]},
        minions=[ORC],
        hand=[MORNING_CAME],
    )
    scene.skirmish(bearer if fights else ARAGORN_DRIVEN_BY_NEED, ORC)
    place = scene.card(bearer)
    scene.happen(wounds.wound, place).happen(wounds.wound, place)
    assert scene.wounds(bearer) == taken


def test_kings_mail_keeps_theoden_from_the_wounds_of_archery() -> None:
    scene = Scene(
        fellowship=[THEODEN_LEADER_OF_SPEARS, ROHIRRIM_GUARD],
        bearing={THEODEN_LEADER_OF_SPEARS: [KINGS_MAIL]},
    )
    scene.happen(wounds.wound, scene.card(THEODEN_LEADER_OF_SPEARS)).happen(
        wounds.wound, scene.card(ROHIRRIM_GUARD)
    )
    assert (scene.wounds(THEODEN_LEADER_OF_SPEARS), scene.wounds(ROHIRRIM_GUARD)) == (0, 1)


@pytest.mark.parametrize(
    ("men", "playable"),
    [
        ([ROHIRRIM_GUARD], False),
        ([EOMER_VALIANT_WARCHIEF], True),
        ([ROHIRRIM_GUARD, EOWYN_RESTLESS_MAIDEN], True),
        ([ROHIRRIM_GUARD, ARAGORN_DRIVEN_BY_NEED], False),
    ],
    ids=["one", "one valiant", "two", "one and a man of Gondor"],
)
def test_simbelmyne_spots_two_men_or_one_who_is_valiant(men: list[str], playable: bool) -> None:
    scene = Scene(
        fellowship=men, hand=[SIMBELMYNE], deck=[RIDER, LONG_SPEAR, ARMORY, MERRY_ROHIRRIM_SQUIRE]
    )
    assert scene.fellowship_phase().can(Verb.PLAY, SIMBELMYNE) is playable
    if playable:
        scene.play(SIMBELMYNE).choose(RIDER)
        assert scene.in_play(RIDER)


def test_supplies_of_the_mark_puts_a_villager_of_the_hand_beneath_the_deck() -> None:
    scene = Scene(
        fellowship=[GUMA, ROHIRRIM_GUARD],
        support=[SUPPLIES_OF_THE_MARK],
        hand=[LEOD, ROHIRRIM_GUARD],
        deck=[HOBBIT_SWORD_7_319],
    )
    scene.wound(GUMA, 1).fellowship_phase().use(SUPPLIES_OF_THE_MARK)
    assert scene.deck() == [LEOD, HOBBIT_SWORD_7_319]
    assert (scene.twilight, scene.wounds(GUMA)) == (2, 0)
    assert not scene.can(Verb.USE, SUPPLIES_OF_THE_MARK)


@pytest.mark.parametrize(("minion", "damage"), [(URUK_REGULAR, 1), (ORC, 0)])
def test_sword_of_rohan_needs_an_uruk_hai_in_the_skirmish(minion: str, damage: int) -> None:
    scene = in_skirmish(ROHIRRIM_GUARD, minion, bearing={ROHIRRIM_GUARD: [SWORD_OF_ROHAN]})
    assert scene.number(DAMAGE, ROHIRRIM_GUARD) == damage


@pytest.mark.parametrize(
    ("site", "allies", "hurt"),
    [(2, [GUMA], 1), (6, [GUMA], 0), (2, [], 0)],
    ids=["roaming", "not roaming", "without a villager"],
)
def test_valleys_of_the_mark_tires_a_minion_that_comes_roaming(
    site: int, allies: list[str], hurt: int
) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, *allies],
        support=[VALLEYS_OF_THE_MARK],
        shadow_hand=[ORC],
        site=site,
        twilight=20,
    )
    scene.shadow_phase().play(ORC)
    if scene.can(Verb.TRIGGER, VALLEYS_OF_THE_MARK):
        scene.answer_with(VALLEYS_OF_THE_MARK)
    assert scene.wounds(ORC) == hurt


def test_weapon_store_plays_any_hand_weapon_for_a_man_of_rohan() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD],
        support=[WEAPON_STORE],
        discards=[HOBBIT_SWORD_7_319, SWIFT_STEED],
    )
    scene.fellowship_phase().use(WEAPON_STORE)
    assert scene.wounds(ROHIRRIM_GUARD) == 1
    assert scene.in_play(HOBBIT_SWORD_7_319)
    assert scene.is_discarded(SWIFT_STEED)


@pytest.mark.parametrize("ally", [GUMA, HLAFWINE, LEOD, WELAND])
@pytest.mark.parametrize(("controlled", "stays"), [(True, False), (False, True)])
def test_an_ally_whose_home_an_opponent_controls_is_discarded(
    ally: str, controlled: bool, stays: bool
) -> None:
    home = WESTEMNET_HILLS
    scene = Scene(support=[ally], site=5, path=(SITE_1, SITE_2, SITE_3, home, *LATER_SITES[1:]))
    if controlled:
        scene.control(home)
    scene.maneuver_phase()
    assert scene.in_play(ally) is stays


@pytest.mark.parametrize("ally", [HLAFWINE, LEOD])
def test_a_villager_exerts_to_strengthen_a_man_of_rohan_or_who_is_mounted(ally: str) -> None:
    scene = in_skirmish(
        ROHIRRIM_GUARD, others=[ally], bearing={ROHIRRIM_GUARD: [SWIFT_STEED]}, hand=[MORNING_CAME]
    )
    before = scene.strength(ROHIRRIM_GUARD)
    scene.use(ally)
    if ally == HLAFWINE:
        scene.choose(ROHIRRIM_GUARD)
    assert scene.strength(ROHIRRIM_GUARD) == before + 2
    assert scene.wounds(ally) == 1


@pytest.mark.parametrize("choice", ["liberate", "draw"])
def test_helm_helm_liberates_a_site_or_draws_three_cards(choice: str) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED], EOMER_VALIANT_WARCHIEF: [SWIFT_STEED]},
        hand=[HELM_HELM],
        deck=[HOBBIT_SWORD_7_319] * 4,
        site=4,
    ).control(ARAGORN_SITES[1])
    scene.regroup_phase().play(HELM_HELM).choose(choice)
    assert scene.controls(ARAGORN_SITES[1]) == (choice == "draw")
    assert len(scene.hand()) == (3 if choice == "draw" else 0)


def test_helm_helm_needs_two_mounted_men() -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, EOMER_VALIANT_WARCHIEF],
        bearing={ROHIRRIM_GUARD: [SWIFT_STEED]},
        hand=[HELM_HELM],
        deck=[HOBBIT_SWORD_7_319] * 4,
    )
    assert not scene.regroup_phase().can(Verb.PLAY, HELM_HELM)
