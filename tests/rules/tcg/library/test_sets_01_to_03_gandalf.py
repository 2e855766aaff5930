"""Cards of Gandalf of the Fellowship block whose text is easily misread, in scenes."""

import pytest

from rules.tcg.engine import wounds
from rules.tcg.engine.codes import DEFENDER, Verb
from rules.tcg.engine.numbers import is_fierce, twilight_cost
from rules.tcg.engine.phases import moves_allowed
from tests.rules.tcg.cards import (
    ARAGORN,
    GUARD,
    HOBBIT_SWORD,
    LEGOLAS,
    MERRY,
    PIPPIN,
    REGIMENT,
    TROOPER,
    URUK_BROOD,
    VETERAN,
)
from tests.rules.tcg.scene import ARAGORN_SITES, FRODO, SHADOW, Scene

GANDALF = "1_364"
ALBERT, DURINS_SECRET, FRIEND_OF_THE_SHIREFOLK = "1_69", "1_71", "1_72"
GANDALFS_PIPE, GLAMDRING, LET_FOLLY, OTTAR = "1_74", "1_75", "1_77", "1_80"
RISK_A_LITTLE_LIGHT, SERVANT, NEVER_LATE = "1_82", "1_83", "1_87"
GANDALFS_STAFF, WISDOM, HUGIN, JARNSMID = "2_22", "2_23", "2_24", "2_25"
FRIEND_AND_ENTER, STAFF_ASUNDER, WIELDER, CANNOT_PASS = "2_26", "2_27", "2_28", "2_30"
DEEP_IN_THOUGHT, DEPART_SILENTLY, FIREWORKS, SERIOUS_CHECK = "3_30", "3_31", "3_32", "3_33"
NARYA, UNKNOWN_PERILS = "3_34", "3_36"
BETRAYAL, ABANDONING_REASON, SARUMAN = "3_29", "3_49", "3_69"
ERLAND, GOBLIN_MAN, GIMLIS_PIPE = "2_21", "2_42", "3_2"
DWARF_GUARD, GIMLI_OF_EREBOR, GIMLI, GRIMIR = "1_7", "1_12", "1_13", "1_17"
BATTLE_AXE, GREAT_SHIELD, BRACERS = "1_14", "1_107", "2_3"
ARAGORNS_PIPE, OLD_TOBY = "1_91", "1_305"
MORIA_CONDITION, ISENGARD_CONDITION, MORIA_WEAPON = "1_196", "1_133", "1_182"
UNDERGROUND_SITE, MARSH_SITE = "1_343", "1_346"
# Sites of the Fellowship block.
SITES = ("1_325", "1_336", "1_339", "1_343", "1_349", "1_351", "1_353", "1_358", "1_361")


@pytest.mark.parametrize(
    ("companions", "allies", "bonus"),
    [([], [GRIMIR], 1), ([DWARF_GUARD, GIMLI], [], 2), ([GIMLI, LEGOLAS, ARAGORN, MERRY], [], 4)],
)
def test_friend_of_the_shirefolk_counts_races_of_companions(companions, allies, bonus):
    """The Ring-bearer is a Hobbit already; an ally is not in the fellowship."""
    scene = Scene(fellowship=[FRIEND_OF_THE_SHIREFOLK, *companions], support=allies)
    assert scene.strength(FRIEND_OF_THE_SHIREFOLK) == 6 + bonus


@pytest.mark.parametrize(("third", "moves"), [(LEGOLAS, 3), (ARAGORN, None)])
def test_durins_secret_wants_gandalf_a_dwarf_and_an_elf(third, moves):
    scene = Scene(fellowship=[GANDALF, GIMLI, third], hand=[DURINS_SECRET]).fellowship_phase()
    assert scene.can(Verb.PLAY, DURINS_SECRET) is (moves is not None)
    if moves is not None:
        scene.play(DURINS_SECRET)
        assert moves_allowed(scene.state) == moves


@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_gandalfs_pipe_removes_as_many_burdens_as_pipes_are_spotted(spotted):
    scene = Scene(
        fellowship=[GANDALF, ARAGORN],
        bearing={GANDALF: [GANDALFS_PIPE], ARAGORN: [ARAGORNS_PIPE]},
        support=[OLD_TOBY],
        burdens=4,
    )
    scene.fellowship_phase().use(GANDALFS_PIPE).take_number(spotted)
    assert scene.burdens == 4 - spotted
    assert scene.is_discarded(OLD_TOBY)


def test_glamdring_counts_the_orcs_of_the_hand():
    scene = Scene(
        fellowship=[GANDALF],
        bearing={GANDALF: [GLAMDRING]},
        shadow_hand=[TROOPER, VETERAN, URUK_BROOD, HOBBIT_SWORD],
        twilight=5,
    )
    scene.fellowship_phase().use(GLAMDRING)
    assert scene.twilight == 5 - 2
    assert scene.wounds(GANDALF) == 1


def test_let_folly_be_our_cloak_removes_as_much_as_companions_exert():
    scene = Scene(fellowship=[GANDALF, ARAGORN], hand=[LET_FOLLY], twilight=5)
    scene.fellowship_phase().play(LET_FOLLY).take_number(2).choose(GANDALF).choose(FRODO)
    assert scene.twilight == 3
    assert [scene.wounds(one) for one in (GANDALF, FRODO, ARAGORN)] == [1, 1, 0]


@pytest.mark.parametrize("discarded", [0, 2, 3])
def test_ottar_draws_as_many_cards_as_are_discarded(discarded):
    scene = Scene(
        fellowship=[GANDALF], support=[OTTAR], hand=[TROOPER] * 4, deck=[HOBBIT_SWORD] * 6
    )
    scene.fellowship_phase().use(OTTAR)
    for _ in range(discarded):
        scene.choose(TROOPER)
    if scene.can(Verb.PASS) and scene.can(Verb.CHOOSE):
        scene.pass_()
    assert scene.hand() == [TROOPER] * (4 - discarded) + [HOBBIT_SWORD] * discarded


@pytest.mark.parametrize(("twilight", "offered"), [(1, True), (2, False)])
def test_risk_a_little_light_wants_an_all_but_empty_pool(twilight, offered):
    scene = Scene(
        fellowship=[GANDALF], hand=[RISK_A_LITTLE_LIGHT], deck=[GUARD] * 3, twilight=twilight
    )
    assert scene.fellowship_phase().can(Verb.PLAY, RISK_A_LITTLE_LIGHT) is offered


def test_a_wizard_is_never_late_plays_what_can_be_played():
    """Ottar wants Gandalf spotted, who is not in play."""
    scene = Scene(hand=[NEVER_LATE], deck=[GUARD, GANDALF, OTTAR])
    scene.fellowship_phase().play(NEVER_LATE)
    assert not scene.can(Verb.CHOOSE, OTTAR)
    assert not scene.can(Verb.CHOOSE, GUARD)
    scene.choose(GANDALF)
    assert scene.in_play(GANDALF)
    assert scene.twilight == 1 + 4


def test_gandalfs_staff_makes_spells_cheaper_and_no_other_event():
    scene = Scene(
        fellowship=[GANDALF], bearing={GANDALF: [GANDALFS_STAFF]}, hand=[SERVANT, NEVER_LATE]
    )
    costs = [twilight_cost(scene.state, scene._find(card)) for card in (SERVANT, NEVER_LATE)]
    assert costs == [0, 1]


@pytest.mark.parametrize(("fighter", "wounds_of_fighter"), [(GANDALF, 0), (ARAGORN, 1)])
def test_gandalfs_staff_cancels_a_skirmish_of_gandalf(fighter, wounds_of_fighter):
    scene = Scene(
        fellowship=[GANDALF, ARAGORN],
        bearing={GANDALF: [GANDALFS_STAFF]},
        minions=[REGIMENT],
        site=6,
    )
    scene.skirmish(fighter, REGIMENT).use(GANDALFS_STAFF).resolve()
    exertions = 2 if fighter == GANDALF else 0
    assert scene.wounds(GANDALF) == 2
    assert scene.wounds(fighter) == wounds_of_fighter + exertions


@pytest.mark.parametrize(
    ("bearer", "item", "cost"),
    [(GIMLI, BATTLE_AXE, 1), (GIMLI_OF_EREBOR, BATTLE_AXE, 2), (GANDALF, GLAMDRING, 1)],
)
def test_gandalfs_wisdom_helps_gandalf_and_those_of_his_signet(bearer, item, cost):
    scene = Scene(fellowship=[bearer], support=[WISDOM], hand=[item])
    assert scene.fellowship_phase().play(item).twilight == cost


def test_hugin_places_a_free_peoples_card_beneath_the_deck():
    scene = Scene(
        fellowship=[GANDALF], support=[HUGIN], discards=[TROOPER, GUARD], deck=[HOBBIT_SWORD]
    )
    scene.fellowship_phase().use(HUGIN)
    assert scene.deck() == [GUARD, HOBBIT_SWORD]


@pytest.mark.parametrize(
    ("item", "less"), [(BATTLE_AXE, 1), (GREAT_SHIELD, 1), (BRACERS, 0), (MORIA_WEAPON, 0)]
)
def test_jarnsmid_makes_some_classes_of_your_own_cheaper(item, less):
    costs = []
    for support in ([], [JARNSMID]):
        scene = Scene(fellowship=[GIMLI], support=support, hand=[item])
        if item == MORIA_WEAPON:
            scene = Scene(fellowship=[GIMLI], support=support, shadow_hand=[item])
        costs.append(twilight_cost(scene.state, scene._find(item)))
    assert costs[0] - costs[1] == less


@pytest.mark.parametrize(("site", "drawn"), [(UNDERGROUND_SITE, 1), (MARSH_SITE, 0)])
def test_speak_friend_and_enter_draws_for_an_underground_site(site, drawn):
    scene = Scene(
        fellowship=[GANDALF],
        hand=[FRIEND_AND_ENTER],
        adventure=[site],
        deck=[GUARD],
        site=3,
        path=SITES[:3],
    )
    scene.fellowship_phase().play(FRIEND_AND_ENTER)
    assert len(scene.state.path) == 4
    assert len(scene.hand()) == drawn


@pytest.mark.parametrize(("taken", "offered"), [(0, True), (1, True), (3, False)])
def test_staff_asunder_costs_the_staff_and_two_exertions(taken, offered):
    scene = Scene(
        fellowship=[GANDALF],
        bearing={GANDALF: [GANDALFS_STAFF]},
        minions=[TROOPER, VETERAN],
        hand=[STAFF_ASUNDER],
        site=6,
    )
    scene.wound(GANDALF, taken).skirmish(GANDALF, TROOPER)
    assert scene.can(Verb.PLAY, STAFF_ASUNDER) is offered
    if offered:
        scene.play(STAFF_ASUNDER)
        assert scene.wounds(GANDALF) == taken + 2
        assert scene.is_discarded(GANDALFS_STAFF)
        assert scene.is_discarded(TROOPER)
        assert scene.in_play(VETERAN)


@pytest.mark.parametrize(("items", "offered"), [([], False), ([GANDALFS_STAFF], True)])
def test_you_cannot_pass_needs_a_staff_and_takes_fierce(items, offered):
    scene = Scene(
        fellowship=[GANDALF],
        bearing={GANDALF: items},
        hand=[CANNOT_PASS],
        minions=[REGIMENT],
        site=6,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, CANNOT_PASS) is offered
    if offered:
        scene.play(CANNOT_PASS)
        assert not is_fierce(scene.state, scene._find(REGIMENT))


@pytest.mark.parametrize(("twilight", "choice", "bonus"), [(2, 1, 0), (2, 0, 1), (1, None, 1)])
def test_a_shadow_player_may_pay_to_prevent_wielder_of_the_flame(twilight, choice, bonus):
    """The event's own cost fills the pool to three before the Shadow player is asked."""
    scene = Scene(fellowship=[GANDALF], hand=[WIELDER], minions=[TROOPER], twilight=twilight)
    scene.maneuver_phase().play(WIELDER)
    if choice is not None:
        assert scene.who == SHADOW
        scene.take_number(choice)
    if bonus:
        scene.choose(GANDALF)
    assert scene.number(DEFENDER, GANDALF) == bonus


@pytest.mark.parametrize(("twilight", "offered"), [(3, False), (4, True)])
def test_deep_in_thought_discards_shadow_conditions_only(twilight, offered):
    scene = Scene(
        fellowship=[GANDALF],
        hand=[DEEP_IN_THOUGHT],
        support=[WISDOM],
        minions=[TROOPER],
        shadow_support=[MORIA_CONDITION, ISENGARD_CONDITION],
        twilight=twilight,
        site=6,
    )
    scene.maneuver_phase()
    assert scene.can(Verb.PLAY, DEEP_IN_THOUGHT) is offered
    if offered:
        scene.play(DEEP_IN_THOUGHT)
        assert scene.in_play(WISDOM)
        assert scene.is_discarded(MORIA_CONDITION)
        assert scene.is_discarded(ISENGARD_CONDITION)


@pytest.mark.parametrize(
    ("path", "site", "hidden"), [(SITES, 5, True), (SITES, 6, False), (ARAGORN_SITES, 4, False)]
)
def test_depart_silently_hides_hobbits_at_early_sites_of_the_fellowship_block(path, site, hidden):
    """Another block's site 4 is "any other site" (4.2, "block symbol": Hobbit Stealth)."""
    scene = Scene(
        fellowship=[GANDALF, MERRY],
        hand=[DEPART_SILENTLY],
        minions=[TROOPER],
        path=path,
        site=site,
    )
    scene.maneuver_phase().play(DEPART_SILENTLY)
    if not hidden:
        scene.choose(MERRY)
    assert scene.strength(MERRY) == (3 if hidden else 6)
    scene.wait_to(Verb.ASSIGN, GANDALF)
    assert scene.can(Verb.ASSIGN, MERRY) is not hidden
    assert scene.can(Verb.ASSIGN, FRODO) is not hidden


def test_fireworks_shuffles_cards_of_one_culture_in():
    scene = Scene(
        fellowship=[GANDALF],
        hand=[FIREWORKS],
        discards=[MERRY, HOBBIT_SWORD, PIPPIN, NEVER_LATE, LET_FOLLY],
    )
    scene.fellowship_phase().play(FIREWORKS).take_number(1)
    assert not scene.can(Verb.CHOOSE, NEVER_LATE)
    scene.choose(MERRY).choose(PIPPIN)
    assert sorted(scene.deck()) == sorted([MERRY, PIPPIN])


@pytest.mark.parametrize("pays", [True, False])
def test_his_first_serious_check_pays_for_the_card_it_discards(pays):
    scene = Scene(
        fellowship=[GANDALF],
        hand=[SERIOUS_CHECK],
        minions=[TROOPER],
        shadow_hand=[VETERAN],
        site=6,
    )
    scene.maneuver_phase().play(SERIOUS_CHECK)
    before = scene.twilight
    scene.do(Verb.YES if pays else Verb.PASS)
    assert scene.twilight - before == (3 if pays else 0)
    assert scene.hand(SHADOW) == ([] if pays else [VETERAN])


def test_his_first_serious_check_does_not_cost_what_gandalf_does():
    """Where the hand is empty, nothing is added for a card that is not there."""
    scene = Scene(fellowship=[GANDALF], hand=[SERIOUS_CHECK], minions=[TROOPER], site=6)
    scene.maneuver_phase().play(SERIOUS_CHECK)
    before = scene.twilight
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.twilight == before


def test_narya_costs_three_twilight_for_a_burden():
    scene = Scene(fellowship=[GANDALF], bearing={GANDALF: [NARYA]}, burdens=2).turn_starts()
    scene.answer_with(NARYA)
    assert (scene.twilight, scene.burdens) == (3, 1)


@pytest.mark.parametrize(("twilight", "offered"), [(3, False), (4, True)])
def test_unknown_perils_spots_twilight_and_removes_none(twilight, offered):
    scene = Scene(fellowship=[GANDALF, ARAGORN], support=[UNKNOWN_PERILS], twilight=twilight)
    scene.happen(wounds.wound, scene._find(ARAGORN))
    assert scene.can(Verb.TRIGGER, UNKNOWN_PERILS) is offered
    if offered:
        scene.answer_with(UNKNOWN_PERILS)
        assert (scene.wounds(GANDALF), scene.wounds(ARAGORN), scene.twilight) == (1, 0, 4)


def test_betrayal_of_isengard_answers_each_card_drawn_in_the_shadow_phase():
    scene = Scene(
        fellowship=[GANDALF],
        support=[BETRAYAL],
        minions=[URUK_BROOD],
        shadow_hand=[ABANDONING_REASON, TROOPER, TROOPER],
        shadow_deck=[HOBBIT_SWORD] * 5,
        site=6,
        twilight=5,
    )
    scene.shadow_phase().play(ABANDONING_REASON).choose(TROOPER).choose(TROOPER)
    if scene.can(Verb.CHOOSE):
        scene.pass_()
    before = scene.twilight
    scene.answer_with(BETRAYAL).answer_with(BETRAYAL)
    assert scene.twilight == before - 2
    assert not scene.can(Verb.TRIGGER, BETRAYAL)


def test_betrayal_of_isengard_wounds_saruman_twice():
    scene = Scene(fellowship=[GANDALF], support=[BETRAYAL], minions=[SARUMAN, URUK_BROOD], site=6)
    scene.maneuver_phase().use(BETRAYAL)
    assert [scene.wounds(one) for one in (GANDALF, SARUMAN, URUK_BROOD)] == [1, 2, 0]


def test_risk_a_little_light_keeps_the_card_that_is_taken():
    scene = Scene(fellowship=[GANDALF], hand=[RISK_A_LITTLE_LIGHT], deck=[GUARD, MERRY, VETERAN])
    scene.fellowship_phase().play(RISK_A_LITTLE_LIGHT).choose(MERRY)
    assert scene.hand() == [MERRY]
    assert scene.deck() == [GUARD]
    assert scene.is_discarded(VETERAN)


@pytest.mark.parametrize(("allies", "seen"), [([], True), ([ERLAND], False)])
def test_erland_hides_the_hand_from_a_shadow_player_who_pays_to_see_it(allies, seen):
    scene = Scene(fellowship=[GANDALF], support=allies, minions=[GOBLIN_MAN], hand=[HOBBIT_SWORD])
    scene.shadow_phase().use(GOBLIN_MAN)
    assert ("looked at" in [what for what, *_ in scene.state.log]) is seen


@pytest.mark.parametrize("exertions", [0, 1, 2])
def test_gimlis_pipe_adds_to_the_pipes_of_the_phase(exertions):
    scene = Scene(
        fellowship=[GANDALF, GIMLI],
        bearing={GANDALF: [GANDALFS_PIPE], GIMLI: [GIMLIS_PIPE]},
        support=[OLD_TOBY],
        burdens=8,
    )
    scene.fellowship_phase()
    for _ in range(exertions):
        scene.use(GIMLIS_PIPE)
    scene.use(GANDALFS_PIPE).take_number(2 + exertions)
    assert scene.burdens == 8 - 2 - exertions
    assert scene.wounds(GIMLI) == exertions


def test_gimlis_pipe_is_forgotten_when_the_phase_ends():
    scene = Scene(
        fellowship=[GANDALF, GIMLI],
        bearing={GANDALF: [GANDALFS_PIPE], GIMLI: [GIMLIS_PIPE]},
        support=[OLD_TOBY],
        burdens=8,
    )
    scene.fellowship_phase().use(GIMLIS_PIPE).pass_all()
    scene.fellowship_phase().use(GANDALFS_PIPE)
    assert max(option.number for option in scene.options(Verb.NUMBER)) == 2
