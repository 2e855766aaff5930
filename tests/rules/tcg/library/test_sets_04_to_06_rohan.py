"""Rohan cards of sets 4 to 6 whose text is easily misread."""

import pytest

from rules.tcg.engine import path, wounds
from rules.tcg.engine.archery import archery_totals
from rules.tcg.engine.codes import DAMAGE, DEFENDER, OVERWHELM_FACTOR, SKIRMISH, Verb
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.vocabulary import Signet
from tests.rules.tcg.cards import (
    ARAGORN,
    EOMER,
    EOWYN,
    GUARD,
    HOBBIT_SWORD,
    LONG_SPEAR,
    MERRY,
    MORNING_CAME,
    SWIFT_STEED,
    THEODEN,
    TROOPER,
    VETERAN,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

ARMORY = "5_79"
BATTERING_RAM = "5_44"  # machine
BLOOD_HAS_BEEN_SPILLED = "6_91"
EOMER_CAPTAIN = "6_92"
EOMERS_SPEAR = "4_268"
EOTHAIN = "4_269"
EOWYN_SISTER_DAUGHTER = "4_271"
EYE_OF_THE_ORCS = "1_264"  # Sauron condition
FIGHT_FOR_THE_VILLAGERS = "4_273"
FIREFOOT = "4_274"
FORTRESS_NEVER_FALLEN = "4_276"
GAMLING = "5_82"
GUMA = "4_277"  # ally, villager
HAMA = "6_94"
HOPE_OF_MEN = "6_93"
HRETHEL = "6_95"
I_AM_HERE = "5_84"
KINGS_MAIL = "4_284"
LEOD = "4_285"
LET_US_BE_SWIFT = "5_85"
NEWS_FROM_THE_MARK = "6_96"
NONE_ALIVE = "6_97"
NO_REST = "5_86"
ORC_SCIMITAR = "1_269"
PARAPET = "5_87"
ROHIRRIM_SCOUT = "5_90"
ROHIRRIM_SHIELD = "5_91"
SIMBELMYNE = "4_289"
SUPPLIES = "4_290"
SWORD_OF_ROHAN = "4_291"
THEODEN_KING = "5_93"
URUK = "4_192"
VALLEYS = "4_293"
WEAPON_STORE = "4_294"

CONDITION = made(EYE_OF_THE_ORCS)
ORC = made(TROOPER, unique=False, vitality=4)
RIDER = made(GUARD, unique=False)  # Rohan companion without text, 6/3
TOWERS_PATH = (
    *("4_323", "4_331", "4_337", "4_343", "4_349"),  # the second is a plains site
    *("4_354", "4_357", "4_358", "4_362"),
)


def in_skirmish(character: str, minion: str = ORC, **more: object) -> Scene:
    """A skirmish of this character at site 6, and an event to play in it."""
    fellowship = [character, *more.pop("others", [])]  # type: ignore[misc]
    scene = Scene(
        **{"fellowship": fellowship, "minions": [minion], "site": 6, "hand": [MORNING_CAME], **more}
    )
    return scene.skirmish(character, minion)


# --- possessions ---


@pytest.mark.parametrize(
    ("bearer", "items", "damage"),
    [
        (EOMER, [EOMERS_SPEAR], 0),
        (EOMER, [EOMERS_SPEAR, SWIFT_STEED], 2),
        (GUARD, [EOMERS_SPEAR, SWIFT_STEED], 0),
    ],
)
def test_eomers_spear_helps_eomer_alone_when_he_is_mounted(bearer, items, damage):
    scene = Scene(fellowship=[bearer], bearing={bearer: items})
    assert scene.number(DAMAGE, bearer) == damage


@pytest.mark.parametrize(("bearer", "defender"), [(EOMER, 1), (GUARD, 0)])
def test_firefoot_makes_eomer_a_defender_and_tires_whoever_the_bearer_fights(bearer, defender):
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [FIREFOOT]},
        minions=[ORC, TROOPER],
        hand=[MORNING_CAME],
    )
    assert scene.number(DEFENDER, bearer) == defender
    scene.skirmish(bearer, ORC)
    assert scene.wounds(ORC) == 1
    assert scene.wounds(TROOPER) == 0


@pytest.mark.parametrize(("minion", "damage"), [(URUK, 1), (ORC, 0)])
def test_sword_of_rohan_needs_an_uruk_hai_in_the_skirmish(minion, damage):
    scene = in_skirmish(GUARD, minion, bearing={GUARD: [SWORD_OF_ROHAN]})
    assert scene.number(DAMAGE, GUARD) == damage


@pytest.mark.parametrize(
    ("bearer", "fights", "taken"),
    [(THEODEN, True, 1), (THEODEN, False, 0), (GUARD, False, 1)],
    ids=["Théoden fights", "Théoden does not fight", "another does not fight"],
)
def test_kings_mail_keeps_theoden_from_wounds_while_others_fight(bearer, fights, taken):
    scene = Scene(
        fellowship=[bearer, ARAGORN],
        bearing={bearer: [KINGS_MAIL]},
        minions=[ORC],
        hand=[MORNING_CAME],
    )
    scene.skirmish(bearer if fights else ARAGORN, ORC)
    place = scene._find(bearer)
    scene.happen(wounds.wound, place).happen(wounds.wound, place)
    assert scene.wounds(bearer) == taken


def test_kings_mail_keeps_theoden_from_the_wounds_of_archery():
    scene = Scene(fellowship=[THEODEN, GUARD], bearing={THEODEN: [KINGS_MAIL]})
    scene.happen(wounds.wound, scene._find(THEODEN)).happen(wounds.wound, scene._find(GUARD))
    assert (scene.wounds(THEODEN), scene.wounds(GUARD)) == (0, 1)


def test_rohirrim_shield_heals_its_bearer_when_it_is_given_up():
    scene = Scene(fellowship=[GUARD], bearing={GUARD: [ROHIRRIM_SHIELD]}).wound(GUARD, 2)
    scene.regroup_phase().use(ROHIRRIM_SHIELD)
    assert scene.wounds(GUARD) == 1


# --- companions ---


@pytest.mark.parametrize(("site", "hurt"), [(1, 1), (2, 0)], ids=["to plains", "elsewhere"])
def test_eothain_tires_every_minion_when_the_fellowship_moves_to_plains(site, hurt):
    scene = Scene(fellowship=[EOTHAIN], minions=[ORC, TROOPER], site=site, path=TOWERS_PATH)
    scene.happen(path.move).pass_all()
    assert (scene.wounds(ORC), scene.wounds(TROOPER)) == (hurt, hurt)


@pytest.mark.parametrize(
    ("wounded", "skirmishing", "answers"), [(2, True, True), (1, True, False), (2, False, False)]
)
def test_eowyn_answers_exhausted_in_a_skirmish_alone(wounded, skirmishing, answers):
    scene = Scene(
        fellowship=[EOWYN_SISTER_DAUGHTER, ARAGORN], minions=[VETERAN], hand=[HOBBIT_SWORD] * 2
    ).wound(EOWYN_SISTER_DAUGHTER, wounded)
    scene.skirmish(EOWYN_SISTER_DAUGHTER if skirmishing else ARAGORN, VETERAN)
    if skirmishing:
        while not scene.can(Verb.TRIGGER) and scene.can(Verb.PASS):
            scene.pass_()
    else:
        scene.happen(wounds.wound, scene._find(EOWYN_SISTER_DAUGHTER))
    assert scene.can(Verb.TRIGGER, EOWYN_SISTER_DAUGHTER) is answers


def test_gamling_plays_possessions_on_himself_in_a_skirmish():
    scene = in_skirmish(GAMLING, others=[GUARD], hand=[LONG_SPEAR, ROHIRRIM_SHIELD, HOBBIT_SWORD])
    scene.use(GAMLING).choose(LONG_SPEAR)
    assert scene.bearer_of(LONG_SPEAR) == GAMLING
    assert scene.strength(GAMLING) == 6 + 2 + 2
    assert scene.number(DAMAGE, GAMLING) == 1
    scene.wait_to(Verb.USE, GAMLING).use(GAMLING)
    assert scene.bearer_of(ROHIRRIM_SHIELD) == GAMLING
    assert scene.strength(GAMLING) == 6 + 2 + 2 + 2
    assert scene.number(DAMAGE, GAMLING) == 2


def test_theoden_king_heals_an_ally_when_he_takes_up_a_possession():
    scene = Scene(fellowship=[THEODEN_KING, GUARD, GUMA], hand=[LONG_SPEAR], minions=[ORC])
    scene.wound(GUMA, 1).wound(GUARD, 1).maneuver_phase().use(THEODEN_KING)
    assert scene.bearer_of(LONG_SPEAR) == THEODEN_KING
    assert (scene.wounds(GUMA), scene.wounds(GUARD)) == (0, 1)


def test_rohirrim_scout_returns_the_possession_its_player_points_at():
    scene = Scene(
        fellowship=[ROHIRRIM_SCOUT, EOMER],
        bearing={EOMER: [LONG_SPEAR, SWIFT_STEED]},
    )
    scene.regroup_phase().use(ROHIRRIM_SCOUT).choose(SWIFT_STEED)
    assert scene.hand() == [SWIFT_STEED]
    assert scene.wounds(ROHIRRIM_SCOUT) == 1


def test_eomer_captain_counts_the_wounds_of_the_minions_that_the_chosen_man_fights():
    scene = Scene(
        fellowship=[EOMER_CAPTAIN, GUARD], minions=[ORC, TROOPER, VETERAN], hand=[HOBBIT_SWORD] * 4
    )
    scene.wound(ORC, 2).wound(TROOPER, 1).wound(VETERAN, 1).skirmish(GUARD, ORC, TROOPER)
    scene.use(EOMER_CAPTAIN).choose(GUARD)
    assert scene.strength(GUARD) == 6 + 2 * 3
    assert scene.hand() == [HOBBIT_SWORD]


def test_hama_disarms_the_minion_he_fights_and_no_other():
    scene = Scene(
        fellowship=[HAMA],
        minions=[ORC, VETERAN],
        bearing={ORC: [ORC_SCIMITAR], VETERAN: ["2_95"]},
        site=6,
    )
    scene.skirmish(HAMA, ORC).use(HAMA)
    assert scene.is_discarded(ORC_SCIMITAR)
    assert not scene.is_discarded("2_95")


def test_hrethel_needs_a_wounded_minion_and_gains_no_more_than_three():
    assert not in_skirmish(HRETHEL).can(Verb.USE, HRETHEL)
    scene = Scene(fellowship=[HRETHEL], minions=[ORC], hand=[MORNING_CAME]).wound(ORC, 3)
    scene.skirmish(HRETHEL, ORC).use(HRETHEL)
    assert (scene.strength(HRETHEL), scene.wounds(ORC)) == (9, 2)
    scene.wait_to(Verb.USE, HRETHEL).use(HRETHEL)
    assert (scene.strength(HRETHEL), scene.wounds(ORC)) == (9, 1)


# --- conditions ---


@pytest.mark.parametrize("tokens", [0, 2, 3])
def test_fortress_never_fallen_discards_a_shadow_condition_for_each_token(tokens):
    others = [made(EYE_OF_THE_ORCS), made(EYE_OF_THE_ORCS)]
    scene = Scene(support=[FORTRESS_NEVER_FALLEN, PARAPET], shadow_support=[CONDITION, *others])
    if tokens:
        scene.state.tokens[scene._find(FORTRESS_NEVER_FALLEN), "rohan"] = tokens
    scene.regroup_phase().use(FORTRESS_NEVER_FALLEN)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    assert sum(map(scene.is_discarded, [CONDITION, *others])) == tokens
    assert scene.is_discarded(FORTRESS_NEVER_FALLEN)
    assert not scene.is_discarded(PARAPET)


@pytest.mark.parametrize(("winner", "hears"), [(EOMER, True), (ARAGORN, False)])
def test_fortress_never_fallen_hears_men_of_rohan_win(winner, hears):
    scene = in_skirmish(winner, made(TROOPER, strength=1), support=[FORTRESS_NEVER_FALLEN])
    while not scene.can(Verb.TRIGGER) and scene.can(Verb.PASS) and scene.state.phase == SKIRMISH:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, FORTRESS_NEVER_FALLEN) is hears
    if hears:
        scene.answer_with(FORTRESS_NEVER_FALLEN)
        assert scene.tokens(FORTRESS_NEVER_FALLEN) == 1


def test_supplies_of_the_mark_puts_a_villager_of_the_hand_beneath_the_deck():
    scene = Scene(
        fellowship=[GUMA, GUARD], support=[SUPPLIES], hand=[LEOD, GUARD], deck=[HOBBIT_SWORD]
    )
    scene.wound(GUMA, 1).fellowship_phase().use(SUPPLIES)
    assert scene.deck() == [LEOD, HOBBIT_SWORD]
    assert (scene.twilight, scene.wounds(GUMA)) == (2, 0)
    assert not scene.can(Verb.USE, SUPPLIES)


@pytest.mark.parametrize(
    ("site", "allies", "hurt"),
    [(2, [GUMA], 1), (6, [GUMA], 0), (2, [], 0)],
    ids=["roaming", "not roaming", "without a villager"],
)
def test_valleys_of_the_mark_tires_a_minion_that_comes_roaming(site, allies, hurt):
    scene = Scene(
        fellowship=[GUARD, *allies], support=[VALLEYS], shadow_hand=[ORC], site=site, twilight=20
    )
    scene.shadow_phase().play(ORC)
    if scene.can(Verb.TRIGGER, VALLEYS):
        scene.answer_with(VALLEYS)
    assert scene.wounds(ORC) == hurt


def test_weapon_store_plays_any_hand_weapon_for_a_man_of_rohan():
    scene = Scene(fellowship=[GUARD], support=[WEAPON_STORE], discards=[HOBBIT_SWORD, SWIFT_STEED])
    scene.fellowship_phase().use(WEAPON_STORE)
    assert scene.wounds(GUARD) == 1
    assert scene.in_play(HOBBIT_SWORD)
    assert scene.is_discarded(SWIFT_STEED)


@pytest.mark.parametrize("choice", ["tokens", "archery"])
def test_parapet_does_one_of_two_things_and_goes(choice):
    scene = Scene(
        fellowship=[EOMER, GUARD], support=[PARAPET], minions=["4_183"], shadow_support=["5_44"]
    )
    scene.state.tokens[scene._find(BATTERING_RAM), "isengard"] = 3
    scene.archery_phase().use(PARAPET).take_number(0 if choice == "tokens" else 1)
    assert scene.tokens(BATTERING_RAM) == (1 if choice == "tokens" else 3)
    assert archery_totals(scene.state)[1] == (1 if choice == "tokens" else 0)
    assert scene.is_discarded(PARAPET)


def test_blood_has_been_spilled_saves_the_man_whose_mount_is_discarded():
    scene = Scene(
        fellowship=[EOMER, GUARD],
        bearing={EOMER: [SWIFT_STEED], GUARD: [FIREFOOT]},
        support=[BLOOD_HAS_BEEN_SPILLED],
        minions=[ORC],
        hand=[MORNING_CAME],
        site=6,
    )
    scene.skirmish(GUARD, ORC).use(BLOOD_HAS_BEEN_SPILLED).choose(FIREFOOT)
    assert scene.is_discarded(FIREFOOT)
    assert scene.number(OVERWHELM_FACTOR, GUARD) == 3
    assert scene.number(OVERWHELM_FACTOR, EOMER) == 0  # the usual twice
    assert scene.bearer_of(SWIFT_STEED) == EOMER


def test_we_left_none_alive_is_paid_with_a_token_or_with_itself():
    scene = Scene(
        fellowship=[GUARD, EOMER], support=[NONE_ALIVE], minions=[ORC], hand=[MORNING_CAME]
    )
    scene.state.tokens[scene._find(NONE_ALIVE), "rohan"] = 1
    scene.wound(ORC, 3).skirmish(GUARD, ORC).use(NONE_ALIVE).take_number(1)
    assert (scene.tokens(NONE_ALIVE), scene.strength(GUARD)) == (0, 8)
    scene.wait_to(Verb.USE, NONE_ALIVE).use(NONE_ALIVE)
    assert scene.is_discarded(NONE_ALIVE)
    assert scene.strength(GUARD) == 10


def test_we_left_none_alive_does_nothing_without_an_exhausted_minion_in_the_skirmish():
    scene = Scene(
        fellowship=[GUARD], support=[NONE_ALIVE], minions=[ORC, TROOPER], hand=[MORNING_CAME]
    )
    scene.wound(ORC, 2).wound(TROOPER, 1).skirmish(GUARD, ORC).use(NONE_ALIVE)
    assert scene.strength(GUARD) == 6


# --- events ---


@pytest.mark.parametrize(("allies", "strength"), [([], 8), ([GUMA], 9)])
def test_fight_for_the_villagers_is_worth_more_beside_a_villager(allies, strength):
    scene = in_skirmish(GUARD, others=allies, hand=[FIGHT_FOR_THE_VILLAGERS, MORNING_CAME])
    scene.play(FIGHT_FOR_THE_VILLAGERS)
    while scene.can(Verb.CHOOSE, GUARD):
        scene.choose(GUARD)
    assert scene.strength(GUARD) == strength


@pytest.mark.parametrize(
    ("men", "playable"),
    [([GUARD], False), ([EOMER], True), ([GUARD, EOWYN], True), ([GUARD, ARAGORN], False)],
    ids=["one", "one valiant", "two", "one and a man of Gondor"],
)
def test_simbelmyne_spots_two_men_or_one_who_is_valiant(men, playable):
    scene = Scene(fellowship=men, hand=[SIMBELMYNE], deck=[RIDER, LONG_SPEAR, ARMORY, MERRY])
    assert scene.fellowship_phase().can(Verb.PLAY, SIMBELMYNE) is playable
    if playable:
        scene.play(SIMBELMYNE).choose(RIDER)
        assert scene.in_play(RIDER)


def test_i_am_here_heals_the_others_of_theodens_signet():
    theoden = made("4_365", title="Théoden", vitality=4)
    others = ["4_270", made(EOMER, signet=Signet.THEODEN)]
    scene = Scene(fellowship=[theoden, *others, ARAGORN], hand=[I_AM_HERE])
    for one in (*others, ARAGORN):
        scene.wound(one, 2)
    scene.fellowship_phase().play(I_AM_HERE)
    assert scene.wounds(theoden) == 2
    assert scene.wounds("4_270") == 0
    assert scene.wounds(ARAGORN) == 2


def test_no_rest_for_the_weary_makes_one_of_the_valiant_men_a_defender():
    men = [EOMER, THEODEN, GAMLING]
    scene = Scene(fellowship=[*men, ARAGORN], minions=[ORC], hand=[NO_REST])
    scene.maneuver_phase().play(NO_REST)
    assert not scene.can(Verb.CHOOSE, ARAGORN)
    scene.choose(THEODEN)
    assert [scene.number(DEFENDER, man) for man in men] == [0, 1, 0]


def test_let_us_be_swift_liberates_a_site_even_where_no_condition_is_discarded():
    scene = Scene(
        fellowship=[EOMER, THEODEN, GAMLING],
        hand=[LET_US_BE_SWIFT],
        shadow_support=[CONDITION],
        site=4,
        path=TOWERS_PATH,
    )
    scene.control(TOWERS_PATH[0]).regroup_phase().play(LET_US_BE_SWIFT).pass_()
    assert not scene.is_discarded(CONDITION)
    assert not scene.controls(TOWERS_PATH[0])


def test_ever_the_hope_of_men_exerts_two_riders_and_discards_wounded_minions():
    fresh = made(TROOPER, vitality=3)
    scene = Scene(
        fellowship=[EOMER, GUARD],
        bearing={EOMER: [SWIFT_STEED], GUARD: [FIREFOOT]},
        minions=[ORC, VETERAN, fresh],
        hand=[HOPE_OF_MEN],
    )
    scene.wound(ORC, 1).wound(VETERAN, 1).regroup_phase().play(HOPE_OF_MEN)
    scene.choose(EOMER)
    assert not scene.can(Verb.CHOOSE, fresh)
    scene.choose(ORC).choose(VETERAN)
    assert (scene.wounds(EOMER), scene.wounds(GUARD)) == (1, 1)
    assert scene.is_discarded(ORC)
    assert scene.is_discarded(VETERAN)
    assert scene.in_play(fresh)


@pytest.mark.parametrize("draws", [True, False])
def test_news_from_the_mark_lets_the_shadow_player_choose_to_draw_six(draws):
    men = [EOMER, GUARD, EOWYN]
    steeds = [SWIFT_STEED, FIREFOOT, "4_287"]
    scene = Scene(
        fellowship=men,
        bearing={man: [steed] for man, steed in zip(men, steeds, strict=True)},
        hand=[NEWS_FROM_THE_MARK],
        shadow_deck=[TROOPER] * 8,
        deck=[HOBBIT_SWORD] * 8,
    )
    before = moves_allowed(scene.state)
    scene.fellowship_phase().play(NEWS_FROM_THE_MARK)
    assert moves_allowed(scene.state) == before + 2
    assert scene.who == SHADOW
    if draws:
        scene.do(scene.options()[0].verb)
    else:
        scene.pass_()
    assert len(scene.hand(SHADOW)) == (6 if draws else 0)
    assert scene.hand(FREE_PEOPLES) == []
