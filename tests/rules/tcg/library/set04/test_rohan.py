"""The Rohan cards of set 4, *The Two Towers*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.operations import path, wounds
from rules.tcg.engine.state.codes import DAMAGE, DEFENDER, FELLOWSHIP, SETUP, SKIRMISH, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import ORC, in_skirmish
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.paths import THROUGH_EASTFOLD
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

SITE_1, SITE_2, SITE_3, *LATER_SITES = ARAGORN_SITES
CONDITION = made(ORC_BOWMEN)
RIDER = made(ROHIRRIM_GUARD, unique=False)  # Rohan companion without text, 6/3


@pytest.mark.parametrize(("site", "hurt"), [(1, 1), (2, 0)], ids=["to plains", "elsewhere"])
def test_eothain_tires_every_minion_when_the_fellowship_moves_to_plains(
    site: int, hurt: int
) -> None:
    scene = Scene(
        fellowship=[EOTHAIN], minions=[ORC, MORDOR_TROOPER], site=site, path=THROUGH_EASTFOLD
    )
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


@pytest.mark.parametrize(
    ("healer", "healed"), [(GUMA, [0, 0, 1]), (WELAND, [0, 1, 0])], ids=["Men", "riders"]
)
def test_a_villager_exerts_to_heal(healer: str, healed: list[int]) -> None:
    """Guma heals a Man of Rohan, himself too, Weland who is mounted."""
    company = [ROHIRRIM_GUARD, EOWYN_LADY_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED]
    may = {card for card, wounds in zip(company, healed, strict=True) if not wounds}
    may |= {healer} & {GUMA}
    scene = Scene(
        fellowship=company,
        support=[healer],
        bearing={ROHIRRIM_GUARD: [RIDERS_MOUNT_4_287], ARAGORN_DRIVEN_BY_NEED: [BREGO]},
    )
    for card in company:
        scene.wound(card, 1)
    scene.fellowship_phase().use(healer)
    assert {scene.id_of(option.card) for option in scene.options(Verb.CHOOSE)} == may
    scene.choose(ROHIRRIM_GUARD)
    assert (scene.wounds(ROHIRRIM_GUARD), scene.wounds(healer)) == (0, 1)


@pytest.mark.parametrize("takes_it", [True, False])
def test_well_stored_may_heal_a_villager_at_the_start_of_the_fellowship_phase(
    takes_it: bool,
) -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], support=[GUMA, ALDOR, WELL_STORED])
    for card in (ROHIRRIM_GUARD, GUMA, ALDOR):
        scene.wound(card, 1)
    scene.fellowship_phase()
    if takes_it:
        scene.answer_with(WELL_STORED)
    else:
        scene.pass_()
    assert scene.wounds(GUMA) == (0 if takes_it else 1)
    assert scene.wounds(ROHIRRIM_GUARD) == scene.wounds(ALDOR) == 1


@pytest.mark.parametrize(("others", "usable"), [([GUMA], True), ([], False)])
def test_aldor_shoots_for_a_villager(others: list[str], usable: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[ALDOR, *others],
        minions=[MORDOR_VETERAN],
        site=8,
    ).archery_phase()
    assert scene.can(Verb.USE, ALDOR) is usable
    if usable:
        before = archery_totals(scene.state)[0]
        scene.use(ALDOR)
        assert archery_totals(scene.state)[0] == before + 1
        assert scene.wounds(ALDOR) == 1


@pytest.mark.parametrize(
    ("item", "bearer", "usable"),
    [
        (RIDERS_SPEAR_4_288, EOWYN_LADY_OF_ROHAN, True),
        (ARMOR, EOWYN_LADY_OF_ROHAN, False),
        (BREGO, ARAGORN_DRIVEN_BY_NEED, True),
    ],
    ids=["Rohan", "Gondor item", "Rohan mount"],
)
def test_theoden_heals_who_is_given_a_possession_of_rohan(
    item: str, bearer: str, usable: bool
) -> None:
    theoden = THEODEN_LORD_OF_THE_MARK
    scene = Scene(
        fellowship=[theoden, EOWYN_LADY_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED], hand=[item, item]
    )
    scene.wound(EOWYN_LADY_OF_ROHAN, 2).fellowship_phase()
    assert scene.can(Verb.USE, theoden) is usable
    if not usable:
        return
    scene.use(theoden)
    bearers = {scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)}
    assert bearers == {theoden, EOWYN_LADY_OF_ROHAN}, "companions of Rohan"
    scene.do(Verb.CHOOSE, target=EOWYN_LADY_OF_ROHAN)
    assert scene.bearer_of(item) == EOWYN_LADY_OF_ROHAN
    if scene.can(Verb.TRIGGER, BREGO):
        scene.pass_()
    assert scene.wounds(EOWYN_LADY_OF_ROHAN) == 1
    assert not scene.can(Verb.USE, theoden), "once a turn"


@pytest.mark.parametrize("mount", [HORSE_OF_ROHAN, RIDERS_MOUNT_4_287])
@pytest.mark.parametrize(("fighter", "hurt"), [(ROHIRRIM_GUARD, 1), (MERRY_ROHIRRIM_SQUIRE, 0)])
def test_each_minion_that_skirmishes_a_rider_exerts(mount: str, fighter: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD, MERRY_ROHIRRIM_SQUIRE],
        bearing={ROHIRRIM_GUARD: [mount]},
        minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.wounds(MORDOR_VETERAN) == scene.wounds(MORDOR_TROOPER) == hurt
    assert scene.wounds(ORC) == 0


@pytest.mark.parametrize(
    ("bearer", "items", "damage"),
    [
        (ROHIRRIM_GUARD, [RIDERS_SPEAR_4_288], 0),
        (ROHIRRIM_GUARD, [RIDERS_SPEAR_4_288, RIDERS_MOUNT_4_287], 1),
        (THEODEN_LORD_OF_THE_MARK, [HERUGRIM], 1),
    ],
)
def test_a_weapon_of_rohan_is_keener_for_its_master(
    bearer: str, items: list[str], damage: int
) -> None:
    scene = Scene(fellowship=[bearer], bearing={bearer: items})
    assert scene.number(DAMAGE, bearer) == damage
    assert scene.strength(bearer) == 6 + 2


@pytest.mark.parametrize(("first", "second", "bonus"), [(0, 0, 0), (1, 0, 2), (2, 1, 6)])
def test_eomer_is_stronger_for_each_wound_on_each_minion_he_skirmishes(
    first: int, second: int, bonus: int
) -> None:
    eomer = EOMER_THIRD_MARSHAL_OF_RIDDERMARK
    scene = Scene(
        fellowship=[eomer], minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC], hand=[MORNING_CAME]
    )
    scene.wound(MORDOR_VETERAN, first).wound(MORDOR_TROOPER, second).wound(ORC, 1)
    scene.skirmish(eomer, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.strength(eomer) == 7 + bonus


@pytest.mark.parametrize(("other", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_the_third_marshal_is_cheaper_beside_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_THIRD_MARSHAL_OF_RIDDERMARK]).fellowship_phase()
    assert scene.play(EOMER_THIRD_MARSHAL_OF_RIDDERMARK).twilight == cost


@pytest.mark.parametrize(
    ("bearer", "items", "damage"),
    [
        (EOMER_VALIANT_WARCHIEF, [EOMERS_SPEAR], 0),
        (EOMER_VALIANT_WARCHIEF, [EOMERS_SPEAR, SWIFT_STEED], 2),
        (ROHIRRIM_GUARD, [EOMERS_SPEAR, SWIFT_STEED], 0),
    ],
)
def test_eomers_spear_helps_eomer_alone_when_he_is_mounted(
    bearer: str, items: list[str], damage: int
) -> None:
    scene = Scene(fellowship=[bearer], bearing={bearer: items})
    assert scene.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(("bearer", "defender"), [(EOMER_VALIANT_WARCHIEF, 1), (ROHIRRIM_GUARD, 0)])
def test_firefoot_makes_eomer_a_defender_and_tires_whoever_the_bearer_fights(
    bearer: str, defender: int
) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [FIREFOOT]},
        minions=[ORC, MORDOR_TROOPER],
        hand=[MORNING_CAME],
    )
    assert scene.number(DEFENDER, bearer) == defender
    scene.skirmish(bearer, ORC)
    assert scene.wounds(ORC) == 1
    assert scene.wounds(MORDOR_TROOPER) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_brego_may_heal_who_mounts_him(takes_it: bool) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, ROHIRRIM_GUARD], hand=[BREGO])
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2).wound(ROHIRRIM_GUARD, 1).fellowship_phase().play(BREGO)
    scene.do(Verb.CHOOSE, target=ARAGORN_DRIVEN_BY_NEED)
    if takes_it:
        scene.answer_with(BREGO)
    else:
        scene.pass_()
    assert scene.bearer_of(BREGO) == ARAGORN_DRIVEN_BY_NEED
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == (1 if takes_it else 2)
    assert scene.wounds(ROHIRRIM_GUARD) == 1


@pytest.mark.parametrize(
    ("fellowship", "riders"),
    [
        ([ROHIRRIM_GUARD], [ROHIRRIM_GUARD]),
        (
            [ROHIRRIM_GUARD, LEGOLAS_GREENLEAF, GANDALF_GREYHAME, GIMLI_DWARF_OF_EREBOR],
            [ROHIRRIM_GUARD, LEGOLAS_GREENLEAF, GANDALF_GREYHAME],
        ),
        ([ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF], []),
    ],
    ids=["alone", "beside other races", "no Man of Rohan"],
)
def test_brego_carries_a_man_an_elf_or_a_wizard_beside_a_man_of_rohan(
    fellowship: list[str], riders: list[str]
) -> None:
    scene = Scene(fellowship=fellowship, hand=[BREGO]).fellowship_phase()
    assert scene.can(Verb.PLAY, BREGO) is bool(riders)
    if riders:
        scene.play(BREGO)
        offered = [scene.id_of(option.target) for option in scene.options(Verb.CHOOSE)]
        assert (offered or [scene.bearer_of(BREGO)]) == riders


@pytest.mark.parametrize(
    ("fighter", "hurt"), [(ARAGORN_DRIVEN_BY_NEED, 1), (MERRY_ROHIRRIM_SQUIRE, 0)]
)
def test_each_minion_that_skirmishes_the_rider_of_brego_exerts(fighter: str, hurt: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        bearing={ARAGORN_DRIVEN_BY_NEED: [BREGO]},
        minions=[MORDOR_VETERAN, MORDOR_TROOPER, ORC],
        site=6,
    ).skirmish(fighter, MORDOR_VETERAN, MORDOR_TROOPER)
    assert scene.wounds(MORDOR_VETERAN) == scene.wounds(MORDOR_TROOPER) == hurt
    assert scene.wounds(ORC) == 0


@pytest.mark.parametrize("takes_it", [True, False])
def test_eomer_may_heal_an_ally_of_rohan_at_the_start_of_a_turn(takes_it: bool) -> None:
    scene = Scene(
        fellowship=[EOMER_SISTER_SON_OF_THEODEN, ROHIRRIM_GUARD],
        support=[GUMA, HLAFWINE, HOBBIT_FARMER],
    )
    for card in (GUMA, HLAFWINE, HOBBIT_FARMER, ROHIRRIM_GUARD):
        scene.wound(card, 1)
    scene.turn_starts()
    if takes_it:
        scene.answer_with(EOMER_SISTER_SON_OF_THEODEN)
        assert not scene.can(Verb.CHOOSE, HOBBIT_FARMER)
        assert not scene.can(Verb.CHOOSE, ROHIRRIM_GUARD)
        scene.choose(GUMA)
    else:
        scene.pass_()
    assert scene.wounds(GUMA) == (0 if takes_it else 1)
    assert scene.wounds(HLAFWINE) == scene.wounds(HOBBIT_FARMER) == 1


@pytest.mark.parametrize(("other", "cost"), [(ROHIRRIM_GUARD, 2), (ARAGORN_DRIVEN_BY_NEED, 3)])
def test_eomer_comes_cheaper_to_a_man_of_rohan(other: str, cost: int) -> None:
    scene = Scene(fellowship=[other], hand=[EOMER_SISTER_SON_OF_THEODEN]).fellowship_phase()
    assert scene.play(EOMER_SISTER_SON_OF_THEODEN).twilight == cost


def test_forth_eorlingas_makes_who_has_theodens_signet_a_defender_until_the_regroup_phase() -> None:
    theoden = THEODEN_LORD_OF_THE_MARK
    scene = Scene(
        fellowship=[theoden, EOMER_VALIANT_WARCHIEF, ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_VETERAN],
        hand=[FORTH_EORLINGAS],
        site=6,
    )
    scene.maneuver_phase().play(FORTH_EORLINGAS)
    assert scene.wounds(theoden) == 1
    assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.CHOOSE, theoden)
    scene.choose(EOMER_VALIANT_WARCHIEF)
    defenders = [scene.number(DEFENDER, card) for card in (theoden, EOMER_VALIANT_WARCHIEF)]
    assert defenders == [0, 1]
    scene.regroup_phase()
    assert scene.number(DEFENDER, EOMER_VALIANT_WARCHIEF) == 0


@pytest.mark.parametrize("theoden", [True, False], ids=["exhausted", "absent"])
def test_forth_eorlingas_is_called_by_a_theoden_who_can_exert(theoden: bool) -> None:
    fellowship = [EOMER_VALIANT_WARCHIEF, *([THEODEN_LORD_OF_THE_MARK] if theoden else [])]
    scene = Scene(fellowship=fellowship, minions=[MORDOR_VETERAN], hand=[FORTH_EORLINGAS], site=6)
    if theoden:
        scene.wound(THEODEN_LORD_OF_THE_MARK, 1)
    assert not scene.maneuver_phase().can(Verb.PLAY, FORTH_EORLINGAS)


@pytest.mark.parametrize(
    ("fighter", "hurt"),
    [(ARAGORN_DRIVEN_BY_NEED, 1), (RIDER_OF_ROHAN, 1), (FRODO_HOPE_OF_FREE_PEOPLES, 0)],
    ids=["unbound", "he himself", "Ring-bound"],
)
def test_a_mounted_rider_of_rohan_tires_whoever_skirmishes_an_unbound_companion(
    fighter: str, hurt: int
) -> None:
    scene = Scene(
        fellowship=[RIDER_OF_ROHAN, ARAGORN_DRIVEN_BY_NEED],
        bearing={RIDER_OF_ROHAN: [RIDERS_MOUNT_4_287]},
        minions=[MORDOR_VETERAN, ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(fighter, MORDOR_VETERAN)
    before = scene.wounds(MORDOR_VETERAN)
    if scene.can(Verb.USE, RIDER_OF_ROHAN):
        scene.use(RIDER_OF_ROHAN)
        assert scene.wounds(RIDER_OF_ROHAN) == 1
    assert scene.wounds(MORDOR_VETERAN) == before + hurt
    assert scene.wounds(ORC) == 0


def test_a_rider_of_rohan_on_foot_tires_nobody() -> None:
    scene = in_skirmish(RIDER_OF_ROHAN)
    assert not scene.can(Verb.USE, RIDER_OF_ROHAN)


@pytest.mark.parametrize(("phase", "cost"), [(SETUP, 2), (FELLOWSHIP, 3)])
def test_elite_rider_is_cheaper_in_the_starting_fellowship(phase: int, cost: int) -> None:
    scene = Scene(hand=[ELITE_RIDER_4_265])
    scene.state.phase = phase
    assert twilight_cost(scene.state, scene.card(ELITE_RIDER_4_265)) == cost


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8), (2, 8)])
def test_elite_rider_is_stronger_against_a_wounded_minion(wounds: int, strength: int) -> None:
    scene = Scene(
        fellowship=[ELITE_RIDER_4_265],
        minions=[MORDOR_VETERAN, ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.wound(MORDOR_VETERAN, wounds).wound(ORC, 1)
    scene.skirmish(ELITE_RIDER_4_265, MORDOR_VETERAN)
    assert scene.strength(ELITE_RIDER_4_265) == strength


@pytest.mark.parametrize(("allies", "damage"), [([GUMA], 1), ([ALDOR], 0)])
def test_eowyns_sword_is_keener_beside_a_villager(allies: list[str], damage: int) -> None:
    eowyn = EOWYN_LADY_OF_ROHAN
    scene = Scene(fellowship=[eowyn], support=allies, bearing={eowyn: [EOWYNS_SWORD]})
    assert scene.strength(eowyn) == 6 + 3
    assert scene.number(DAMAGE, eowyn) == damage


def test_only_eowyn_bears_her_sword() -> None:
    scene = Scene(fellowship=[ROHIRRIM_GUARD], hand=[EOWYNS_SWORD]).fellowship_phase()
    assert not scene.can(Verb.PLAY, EOWYNS_SWORD)


@pytest.mark.parametrize(
    ("items", "strength", "dies"),
    [
        ([], 12, True),
        ([HEAVY_CHAIN], 12, False),
        ([HEAVY_CHAIN], 17, False),
        ([HEAVY_CHAIN], 18, True),
    ],
)
def test_a_man_in_a_heavy_chain_falls_only_to_three_times_his_strength(
    items: list[str], strength: int, dies: bool
) -> None:
    minion = made(MORDOR_TROOPER, strength=strength)
    scene = Scene(
        fellowship=[ROHIRRIM_GUARD], bearing={ROHIRRIM_GUARD: items}, minions=[minion], site=6
    )
    scene.skirmish(ROHIRRIM_GUARD, minion).resolve()
    assert scene.is_dead(ROHIRRIM_GUARD) is dies
    assert scene.wounds(ROHIRRIM_GUARD) == (0 if dies else 1)


def test_a_heavy_chain_is_made_for_men() -> None:
    scene = Scene(fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF], hand=[HEAVY_CHAIN])
    assert not scene.fellowship_phase().can(Verb.PLAY, HEAVY_CHAIN)
