"""Elven cards of *The Fellowship of the Ring* to *Realms of the Elf-lords* easily misread."""

import pytest

from rules.tcg.engine.codes import DAMAGE, RESISTANCE, Verb
from rules.tcg.engine.numbers import damage_bonus, fighters, is_archer, shooters
from rules.tcg.engine.phases import moves_allowed
from rules.tcg.engine.wounds import wound
from tests.rules.tcg.cards import ARAGORN, DWARF_GUARD, GIMLI, LEGOLAS, TROOPER
from tests.rules.tcg.scene import FRODO, SHADOW, Scene

ANCIENT_ENMITY, CURSE, GALADRIEL, GIFT_OF_BOATS = "1_29", "1_36", "1_45", "1_46"
GWEMEGIL, LAST_ALLIANCE, MALLORN_TREES, MIRROR = "1_47", "1_49", "1_54", "1_55"
OROPHIN, RUMIL, SHOULDER = "1_56", "1_57", "1_59"
BANNERS, LAST_HOMELY_HOUSE, SWAN_SHIP, GIL_GALAD = "1_62", "1_64", "1_65", "1_66"
ARWEN, CELEBORN, LORIEN_ELF, ELVEN_BOW = "1_30", "1_34", "1_53", "1_41"
BLENDED_RACE, DISMAY, ANGRY_FLOOD, SENTINELS = "2_16", "2_17", "2_19", "2_20"
UNDOMIEL, BEREN, FRIENDS_OF_OLD, LADY_OF_THE_WOOD = "3_8", "3_9", "3_16", "3_17"
ELVEN_RIDER, HERALD, ERESTOR, FORESTS = "3_7", "3_13", "3_14", "3_15"
EVENSTAR, MASTER_OF_HEALING, NENYA, PHIAL, VILYA = "3_19", "3_22", "3_23", "3_24", "3_27"
SAELBETH, GOLRADIR = "3_25", "3_20"
ASFALOTH, SILINDE, URUVIEL = "1_31", "1_60", "1_67"
URUK_SAVAGE, ATTEA, GOBLIN_RUNNER, RAIDING_PARTY = "1_151", "1_229", "1_178", "1_158"
WHITE_ARROWS, CAST_IT = "1_68", "3_11"
SHADOW_CONDITION, FREE_CONDITION = "1_157", "1_54"
RIVER, PLAIN_SITE = "1_338", "1_337"
PATH = ("1_319", "1_331", RIVER, "1_346", "1_349", "1_351", "1_353", "1_356", "1_360")
# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = "7_193"


def _discarded(scene, card, copies):
    return [scene.is_discarded(card, copy) for copy in range(copies)].count(True)


@pytest.mark.parametrize(
    ("minions", "discarded"), [((GOBLIN_RUNNER,), 2), (("2_64", "2_60"), 2), ((ATTEA,), 0)]
)
def test_ancient_enmity_empties_a_hand_once_where_the_elf_wins(minions, discarded):
    scene = Scene(
        fellowship=[ARWEN],
        bearing={ARWEN: [GWEMEGIL]},
        minions=[*minions, BYSTANDER],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[TROOPER] * 5,
    )
    scene.skirmish(ARWEN, *minions).play(ANCIENT_ENMITY).resolve()
    assert _discarded(scene, TROOPER, 5) == discarded


def test_ancient_enmity_serves_no_elf_but_the_one_it_strengthened():
    scene = Scene(
        fellowship=[ARWEN, LORIEN_ELF],
        minions=[GOBLIN_RUNNER, BYSTANDER],
        hand=[ANCIENT_ENMITY],
        shadow_hand=[TROOPER] * 5,
    )
    scene.skirmish(ARWEN, GOBLIN_RUNNER).play(ANCIENT_ENMITY).choose(LORIEN_ELF).resolve()
    assert _discarded(scene, TROOPER, 5) == 0


@pytest.mark.parametrize("orcs", [0, 2])
def test_curse_their_foul_feet_costs_a_card_for_each_orc_shown(orcs):
    scene = Scene(
        fellowship=[ARWEN],
        hand=[CURSE],
        shadow_hand=[TROOPER] * orcs + [URUK_SAVAGE] * 3,
    )
    scene.fellowship_phase().play(CURSE)
    for _ in range(orcs):
        assert scene.who == SHADOW
        scene.discard(URUK_SAVAGE) if scene.can(Verb.DISCARD) else scene.choose(URUK_SAVAGE)
    assert _discarded(scene, URUK_SAVAGE, 3) == orcs


def test_galadriel_heals_those_at_home_with_her_and_plays_an_elf_for_nothing():
    scene = Scene(fellowship=[GALADRIEL, RUMIL, ERESTOR], hand=[ARWEN], deck=[TROOPER] * 5)
    scene.wound(RUMIL, 1).wound(ERESTOR, 1).wound(GALADRIEL, 1)
    scene.turn_starts()
    assert [scene.wounds(card) for card in (RUMIL, GALADRIEL, ERESTOR)] == [0, 0, 1]
    scene.wait_to(Verb.USE, GALADRIEL).use(GALADRIEL)
    if scene.can(Verb.CHOOSE):
        scene.choose(ARWEN)
    assert scene.in_play(ARWEN)
    assert scene.twilight == 0


@pytest.mark.parametrize(("site", "moves"), [(3, 3), (2, 2)])
def test_gift_of_boats_carries_on_from_a_river(site, moves):
    scene = Scene(fellowship=[ARWEN], support=[GIFT_OF_BOATS], site=site, path=PATH)
    assert moves_allowed(scene.state) == 2
    scene.fellowship_phase()
    assert moves_allowed(scene.state) == moves


@pytest.mark.parametrize(
    ("elves", "bonus"), [((), 0), ((ARWEN,), 1), ((ARWEN, RUMIL, LEGOLAS, ERESTOR), 3)]
)
def test_last_alliance_counts_three_elves_at_most(elves, bonus):
    scene = Scene(fellowship=[ARAGORN, *elves], bearing={ARAGORN: [LAST_ALLIANCE]})
    assert scene.strength(ARAGORN) == 7 + bonus


def test_mallorn_trees_hides_an_elven_card_beneath_the_deck():
    scene = Scene(support=[MALLORN_TREES], hand=[ARWEN, GIMLI], deck=[TROOPER])
    scene.fellowship_phase().use(MALLORN_TREES)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, GIMLI)
        scene.choose(ARWEN)
    assert scene.deck() == [ARWEN, TROOPER]
    assert scene.hand() == [GIMLI]


@pytest.mark.parametrize(("cards", "may"), [(6, False), (7, True)])
def test_mirror_of_galadriel_asks_for_seven_cards_and_takes_one_of_two(cards, may):
    scene = Scene(
        fellowship=[GALADRIEL, RUMIL, ERESTOR],
        support=[MIRROR],
        minions=[URUK_SAVAGE],
        shadow_hand=[TROOPER] * cards,
    )
    assert [scene.strength(card) for card in (GALADRIEL, RUMIL, ERESTOR)] == [4, 4, 5]
    scene.maneuver_phase()
    assert scene.can(Verb.USE, MIRROR) is may
    if may:
        scene.use(MIRROR)
        assert len(scene.options()) == 2
        scene._take(0)
        assert scene.wounds(GALADRIEL) == 1
        assert len(scene.hand(SHADOW)) == 6


@pytest.mark.parametrize(
    ("event", "ally", "other"), [(LAST_HOMELY_HOUSE, SAELBETH, RUMIL), (SWAN_SHIP, RUMIL, SAELBETH)]
)
def test_an_ally_leaves_home_to_fight_until_the_regroup_phase(event, ally, other):
    scene = Scene(
        fellowship=[SAELBETH, RUMIL, GOLRADIR, OROPHIN], minions=[URUK_SAVAGE], hand=[event]
    )
    before = scene.strength(ally)
    scene.maneuver_phase().play(event)
    assert not scene.can(Verb.CHOOSE, other)
    scene.choose(ally)
    place = scene._find(ally)
    assert scene.wounds(ally) == 1
    assert scene.strength(ally) == before + 3
    assert place in fighters(scene.state)
    assert place in shooters(scene.state)
    scene.regroup_phase()
    assert scene.strength(ally) == before
    assert place not in fighters(scene.state)


def test_shoulder_to_shoulder_pays_with_the_other_race():
    scene = Scene(fellowship=[GIMLI, ARWEN], support=[SHOULDER], minions=[URUK_SAVAGE])
    scene.wound(ARWEN, 1).maneuver_phase().use(SHOULDER).take_number(0)
    assert (scene.wounds(GIMLI), scene.wounds(ARWEN), scene.twilight) == (1, 0, 1)


@pytest.mark.parametrize(("item", "may"), [(ELVEN_BOW, True), (GWEMEGIL, False)])
@pytest.mark.parametrize("tale", [BANNERS, WHITE_ARROWS])
def test_tales_of_archery_serve_an_archer_alone(tale, item, may):
    scene = Scene(
        fellowship=[ARWEN],
        bearing={ARWEN: [tale, item]},
        minions=[URUK_SAVAGE, ATTEA],
        shadow_hand=[TROOPER] * 3,
    )
    assert is_archer(scene.state, scene._find(ARWEN)) is may
    scene.archery_phase()
    assert scene.can(Verb.USE, tale) is may
    if may:
        scene.use(tale)
        assert scene.wounds(ARWEN) == 1
        assert _discarded(scene, TROOPER, 3) == (2 if tale == WHITE_ARROWS else 0)


def test_tale_of_gil_galad_strengthens_the_elf_who_bore_it():
    scene = Scene(
        fellowship=[ARWEN], bearing={ARWEN: [GIL_GALAD]}, minions=[URUK_SAVAGE, BYSTANDER]
    )
    scene.skirmish(ARWEN, URUK_SAVAGE).use(GIL_GALAD)
    assert scene.is_discarded(GIL_GALAD)
    assert scene.strength(ARWEN) == 8


@pytest.mark.parametrize("way", [0, 1])
def test_gwemegil_and_gift_of_the_evenstar_take_an_exertion_or_two_cards(way):
    scene = Scene(
        fellowship=[ARWEN, ARAGORN],
        bearing={ARWEN: [GWEMEGIL], ARAGORN: [EVENSTAR]},
        minions=[URUK_SAVAGE, BYSTANDER],
        hand=[GIMLI, GIMLI],
    )
    assert scene.number(DAMAGE, ARWEN) == 1
    scene.skirmish(ARWEN, URUK_SAVAGE).use(GWEMEGIL).take_number(way)
    assert scene.wounds(ARWEN) == 1 - way
    assert len(scene.hand()) == 2 - 2 * way
    assert scene.strength(ARWEN) == 9
    scene = Scene(
        fellowship=[ARWEN, ARAGORN],
        bearing={ARAGORN: [EVENSTAR]},
        minions=[URUK_SAVAGE, BYSTANDER],
        hand=[GIMLI, GIMLI],
    )
    scene.skirmish(ARAGORN, URUK_SAVAGE).use(EVENSTAR).take_number(way)
    assert scene.wounds(ARAGORN) == 1 - way
    assert scene.strength(URUK_SAVAGE) == 4


def test_a_blended_race_weakens_uruks_until_the_regroup_phase():
    scene = Scene(support=[BLENDED_RACE], fellowship=[ARWEN], minions=[URUK_SAVAGE, TROOPER])
    assert scene.strength(URUK_SAVAGE) == 3
    assert damage_bonus(scene.state, scene._find(URUK_SAVAGE)) == 0
    assert scene.strength(TROOPER) == 6
    scene.regroup_phase()
    assert scene.is_discarded(BLENDED_RACE)


@pytest.mark.parametrize(("twilight", "paid", "gone"), [(2, False, 1), (3, False, 1), (3, True, 0)])
def test_dismay_our_enemies_lets_the_shadow_choose_or_pay(twilight, paid, gone):
    scene = Scene(
        fellowship=[LEGOLAS],
        minions=[GOBLIN_RUNNER, URUK_SAVAGE, BYSTANDER],
        hand=[DISMAY],
        twilight=twilight,
    )
    scene.skirmish(LEGOLAS, GOBLIN_RUNNER).wait_to(Verb.PLAY, DISMAY).play(DISMAY)
    if scene.can(Verb.CHOOSE_PLAYER):
        scene.do(Verb.CHOOSE_PLAYER)
    assert scene.who == SHADOW
    scene.choose(URUK_SAVAGE)
    if twilight == 3:
        assert scene.who == SHADOW
        scene.take_number(int(paid))
    assert scene.is_discarded(URUK_SAVAGE) is bool(gone)
    assert scene.state.twilight == twilight - 3 * paid


@pytest.mark.parametrize("chosen", [1, 2])
def test_dismay_our_enemies_lets_no_other_opponent_pay(chosen):
    scene = Scene(
        fellowship=[LEGOLAS],
        minions=[GOBLIN_RUNNER, URUK_SAVAGE, BYSTANDER],
        hand=[DISMAY],
        twilight=3,
        players=3,
    )
    scene.skirmish(LEGOLAS, GOBLIN_RUNNER).wait_to(Verb.PLAY, DISMAY).play(DISMAY)
    scene.take_number(chosen)
    assert scene.who == chosen
    scene.choose(URUK_SAVAGE)
    assert scene.who == chosen
    scene.take_number(0)
    assert scene.is_discarded(URUK_SAVAGE)


@pytest.mark.parametrize(("site", "wounds"), [(3, 2), (2, 1)])
def test_release_the_angry_flood_is_stronger_at_a_river(site, wounds):
    scene = Scene(
        fellowship=[ARWEN], minions=[ATTEA, TROOPER], hand=[ANGRY_FLOOD], site=site, path=PATH
    )
    scene.maneuver_phase().play(ANGRY_FLOOD)
    assert scene.wounds(ATTEA) == wounds
    assert scene.wounds(TROOPER) == 0


@pytest.mark.parametrize(
    ("minion", "way", "gone"), [(TROOPER, 0, 1), (TROOPER, 1, 2), (URUK_SAVAGE, None, 1)]
)
def test_secret_sentinels_takes_two_conditions_where_an_orc_is_spotted(minion, way, gone):
    scene = Scene(
        fellowship=[RUMIL],
        minions=[minion],
        hand=[SENTINELS],
        support=[MALLORN_TREES],
        shadow_support=[SHADOW_CONDITION, SHADOW_CONDITION],
    )
    scene.maneuver_phase().play(SENTINELS)
    if way is not None:
        scene.take_number(way)
    for _ in range(gone):
        if scene.can(Verb.CHOOSE, SHADOW_CONDITION):
            scene.choose(SHADOW_CONDITION)
    assert _discarded(scene, SHADOW_CONDITION, 2) == gone
    assert not scene.is_discarded(MALLORN_TREES)


@pytest.mark.parametrize(
    ("allies", "strength"), [((SAELBETH, GOLRADIR, RUMIL), 5), ((SAELBETH, GOLRADIR, ERESTOR), 2)]
)
def test_arwen_undomiel_leans_on_three_allies_of_rivendell(allies, strength):
    scene = Scene(fellowship=[UNDOMIEL, *allies], minions=[URUK_SAVAGE, BYSTANDER])
    scene.skirmish(UNDOMIEL, URUK_SAVAGE)
    assert scene.strength(URUK_SAVAGE) == strength
    assert scene.strength(BYSTANDER) == 6


@pytest.mark.parametrize(("bottom", "strength"), [(LORIEN_ELF, 4), (GIMLI, 5), (None, 5)])
def test_beren_and_luthien_looks_at_the_bottom_card(bottom, strength):
    scene = Scene(
        fellowship=[ARWEN, RUMIL],
        support=[BEREN],
        minions=[URUK_SAVAGE, BYSTANDER],
        deck=[bottom, ARAGORN, GIMLI if bottom == LORIEN_ELF else LORIEN_ELF] if bottom else [],
    )
    scene.skirmish(ARWEN, URUK_SAVAGE).use(BEREN)
    if scene.can(Verb.CHOOSE, RUMIL):
        scene.choose(RUMIL)
    assert bottom is None or scene.is_discarded(bottom)
    assert scene.strength(URUK_SAVAGE) == strength


@pytest.mark.parametrize(
    ("source", "may"), [(TROOPER, True), (URUK_SAVAGE, False), ("1_255", True), ("1_278", False)]
)
def test_erestor_answers_wounds_from_minions_and_events_of_sauron(source, may):
    scene = Scene(
        fellowship=[ERESTOR, ARWEN],
        minions=[TROOPER, URUK_SAVAGE],
        shadow_hand=["1_255"],
        shadow_support=["1_278"],
    )
    scene.happen(wound, scene._find(ARWEN), scene._find(source))
    assert scene.can(Verb.TRIGGER, ERESTOR) is may
    if may:
        scene.answer_with(ERESTOR)
        assert scene.wounds(ARWEN) == 0
        assert scene.wounds(ERESTOR) == 1


def test_erestor_knows_a_minion_of_sauron_among_those_who_won():
    scene = Scene(fellowship=[ERESTOR, ARWEN], minions=[URUK_SAVAGE, TROOPER, BYSTANDER])
    scene.skirmish(ARWEN, URUK_SAVAGE, TROOPER).wait_to(Verb.TRIGGER, ERESTOR)
    scene.answer_with(ERESTOR)
    assert scene.wounds(ERESTOR) == 1


def test_cast_it_into_the_fire_draws_for_each_card_an_opponent_lost():
    for cards in (0, 2):
        scene = Scene(
            fellowship=[ARWEN],
            minions=[URUK_SAVAGE],
            hand=[CAST_IT],
            shadow_hand=[TROOPER, URUK_SAVAGE][:cards],
            deck=[GIMLI] * 3,
        )
        scene.maneuver_phase().play(CAST_IT)
        if cards:
            assert scene.who == SHADOW
            scene.choose(TROOPER)
        assert scene.hand() == [GIMLI] * bool(cards)


def test_friends_of_old_heals_as_many_allies_as_the_shown_card_costs():
    scene = Scene(
        fellowship=[SAELBETH, GOLRADIR, RUMIL],
        hand=[FRIENDS_OF_OLD],
        shadow_hand=[URUK_SAVAGE],
    )
    for ally in (SAELBETH, GOLRADIR, RUMIL):
        scene.wound(ally, 2)
    scene.fellowship_phase().play(FRIENDS_OF_OLD)
    scene.choose(SAELBETH).choose(RUMIL)
    assert [scene.wounds(ally) for ally in (SAELBETH, GOLRADIR, RUMIL)] == [1, 2, 1]


@pytest.mark.parametrize(("own", "may"), [("1_342", True), (PLAIN_SITE, False)])
def test_galadriel_of_the_wood_plays_a_forest_over_an_opponents_site(own, may):
    scene = Scene(fellowship=[LADY_OF_THE_WOOD], site=2, path=PATH, adventure=[own])
    scene.state.path.append(scene._find(RIVER))
    scene.fellowship_phase()
    if scene.can(Verb.USE, LADY_OF_THE_WOOD):
        scene.use(LADY_OF_THE_WOOD)
    assert (scene._id(scene.state.path[2]) == own) is may


@pytest.mark.parametrize("times", [0, 1, 2])
def test_elrond_the_herald_heals_one_ally_up_to_twice(times):
    scene = Scene(fellowship=[HERALD, SAELBETH, RUMIL], deck=[TROOPER])
    scene.wound(SAELBETH, 2).wound(RUMIL, 2).turn_starts()
    scene.answer_with(HERALD)
    assert not scene.can(Verb.CHOOSE, RUMIL)
    scene.choose(SAELBETH)
    scene.take_number(times)
    assert scene.wounds(SAELBETH) == 2 - times
    assert scene.wounds(RUMIL) == 2


@pytest.mark.parametrize("allies", [(SAELBETH, RUMIL), (HERALD,), (SAELBETH,)])
def test_master_of_healing_spots_elrond_or_two_allies(allies):
    scene = Scene(fellowship=[ARWEN, *allies], hand=[MASTER_OF_HEALING]).wound(ARWEN, 1)
    scene.fellowship_phase()
    assert scene.can(Verb.PLAY, MASTER_OF_HEALING) is (allies != (SAELBETH,))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_nenya_exchanges_up_to_two_cards(count):
    scene = Scene(
        fellowship=[GALADRIEL],
        bearing={GALADRIEL: [NENYA]},
        hand=[GIMLI] * 3,
        deck=[TROOPER] * 5,
    )
    scene.regroup_phase().answer_with(NENYA)
    for _ in range(count):
        scene.do(scene.options()[0].verb, GIMLI)
    if count < 2:
        scene.pass_()
    assert _discarded(scene, GIMLI, 3) == count
    assert scene.hand() == [GIMLI] * (3 - count) + [TROOPER] * count


def test_phial_of_galadriel_strengthens_the_will_of_its_bearer():
    assert Scene(bearing={FRODO: [PHIAL]}).number(RESISTANCE, FRODO) == 12


def test_vilya_sends_a_shadow_condition_home_and_no_other():
    scene = Scene(
        fellowship=[HERALD],
        bearing={HERALD: [VILYA]},
        support=[MALLORN_TREES],
        shadow_support=[SHADOW_CONDITION],
        minions=[URUK_SAVAGE],
    )
    scene.maneuver_phase().use(VILYA)
    assert scene.hand(SHADOW) == [SHADOW_CONDITION]
    assert scene.wounds(HERALD) == 2


def test_forests_of_lothlorien_counts_elven_allies_as_the_fellowship_moves():
    for allies, may in (((SAELBETH, RUMIL, ERESTOR), True), ((SAELBETH, RUMIL, ARWEN), False)):
        scene = Scene(fellowship=[*allies], support=[FORESTS], minions=[URUK_SAVAGE], path=PATH)
        scene.fellowship_phase()
        assert scene.can(Verb.TRIGGER, FORESTS) is may
        if may:
            scene.answer_with(FORESTS)
            assert scene.wounds(URUK_SAVAGE) == 1


@pytest.mark.parametrize(("cards", "may"), [(3, True), (2, False)])
def test_arwen_the_rider_gives_three_cards_for_the_ring_bearer(cards, may):
    scene = Scene(fellowship=[ELVEN_RIDER], hand=[DWARF_GUARD] * cards)
    scene.happen(wound, scene._find(FRODO), -1)
    assert scene.can(Verb.TRIGGER, ELVEN_RIDER) is may
    if may:
        scene.answer_with(ELVEN_RIDER)
        assert scene.wounds(FRODO) == 0
        assert scene.hand() == []


@pytest.mark.parametrize(("rider", "cost"), [(ARWEN, 0), (LEGOLAS, 2)])
def test_asfaloth_is_cheaper_for_arwen(rider, cost):
    scene = Scene(fellowship=[rider], hand=[ASFALOTH], site=2, path=PATH)
    before = scene.strength(rider)
    scene.fellowship_phase().play(ASFALOTH)
    assert scene.bearer_of(ASFALOTH) == rider
    paid = [note[2] for note in scene.state.log if note[0] == "paid"]
    assert paid == [cost]
    assert scene.strength(rider) == before + 4  # at a plains site


@pytest.mark.parametrize(("site", "bonus"), [(2, 4), (3, 2)])
def test_asfaloth_runs_on_the_plains(site, bonus):
    scene = Scene(fellowship=[ARWEN], bearing={ARWEN: [ASFALOTH]}, site=site, path=PATH)
    assert scene.strength(ARWEN) == 6 + bonus


def test_asfaloth_does_not_go_underground():
    scene = Scene(fellowship=[ARWEN], bearing={ARWEN: [ASFALOTH]}, site=5, path=PATH)
    scene.maneuver_phase()
    assert scene.is_discarded(ASFALOTH)


@pytest.mark.parametrize(
    ("wood", "site", "theirs", "bonus"),
    [("1_352", 7, False, 3), ("1_352", 6, False, 6), ("1_352", 7, True, 0), ("1_352", 5, False, 0)],
)
def test_uruviel_speaks_for_her_own_site_6_wherever_the_fellowship_is(wood, site, theirs, bonus):
    """Beside the site itself her text counts once more."""
    path = (*PATH[:5], wood, *PATH[6:])
    scene = Scene(fellowship=[URUVIEL, RUMIL], minions=[URUK_SAVAGE], site=site, path=path)
    if theirs:
        owners = list(scene.state.owner)
        owners[scene._find(wood)] = SHADOW
        scene.state.owner = tuple(owners)
    scene.maneuver_phase()
    assert scene.strength(RUMIL) == 3 + bonus


def test_silinde_lends_the_text_of_rivendell_further_on():
    path = (*PATH[:2], "1_341", *PATH[3:])
    scene = Scene(fellowship=[SILINDE], hand=[ARWEN], deck=[TROOPER], site=4, path=path)
    scene.fellowship_phase().use(SILINDE)
    assert scene.in_play(ARWEN)
    assert scene.hand() == [TROOPER]
