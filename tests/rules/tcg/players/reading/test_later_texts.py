"""Texts of Tower block, King block and later sets, as games of such decks were read: who exerts,
who bears, what is spent for nothing, and who is doomed or enduring.
"""

import pytest

from rules.tcg.engine.operations.wounds import assign_wounds
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.engine.turn.assignment import assign
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import (
    a,
    cannot_be_assigned,
    companion,
    discard,
    end_of_turn,
    exert,
    from_hand,
    gondor,
    make,
    man,
    minion,
    regroup,
    stack,
    strength,
    this,
)
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.table import harm_of_wounds
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.fellowship_rules import sanctuary
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

LEARNED = learned_rules()
CANTEA = ULAIRE_CANTEA_FASTER_THAN_WINDS
SPEAR = RIDERS_SPEAR_4_288
MOUTH = THE_MOUTH_OF_SAURON_MESSENGER_OF_MORDOR


def worth_to(scene: Scene, player: int, effect: ef.Effect, source: str = "") -> float:
    """Return what it is worth to a player to do this, as the text of a card if one is given."""
    card = scene.card(source) if source else -1
    return worth(effect, scene.state, standing_context(card, player), LEARNED)


def rated(scene: Scene, weights: Weights = LEARNED) -> dict[Option, float]:
    worths = rate_options(scene.state, scene.decision, weights)
    return dict(zip(scene.options(), worths, strict=True))


def worth_it(scene: Scene, verb: int, card_id: str) -> bool:
    """Return whether using or playing a card is rated above doing nothing."""
    worths = rated(scene)
    return any(
        value > worths[PASS]
        for option, value in worths.items()
        if option.verb == verb and scene.id_of(option.card) == card_id
    )


# --- who exerts, and who is hindered ---


def test_who_cannot_exert_does_not_make_an_exertion_free() -> None:
    """One is exhausted, so the other pays."""
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN, KNIGHT_OF_GONDOR])
    fresh = worth_to(scene, FREE_PEOPLES, exert(a(gondor, man)))
    scene.wound(FARAMIR_STOUT_CAPTAIN, 2)
    assert worth_to(scene, FREE_PEOPLES, exert(a(gondor, man))) == fresh < 0


def test_to_keep_an_enemy_from_being_assigned_is_good() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[URUK_SAVAGE])
    hindering = make(a(companion), cannot_be_assigned, until=end_of_turn)
    assert worth_to(scene, SHADOW, hindering) > 0
    assert worth_to(scene, FREE_PEOPLES, make(a(minion), cannot_be_assigned, until=end_of_turn)) > 0


@pytest.mark.parametrize("share", [1.0, 0.3])
@pytest.mark.parametrize("fights", [False, True])
def test_a_minion_that_fights_nobody_now_exerts_more_gladly(share: float, fights: bool) -> None:
    fellowship = [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(fellowship=fellowship, minions=[DESERT_NOMAD], site=4)
    if fights:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, DESERT_NOMAD)
    context = standing_context(scene.card(DESERT_NOMAD), SHADOW)
    weights = LEARNED._replace(minion_exertion=share)
    whole = worth(exert(this), scene.state, context, LEARNED._replace(minion_exertion=1.0))
    part = worth(exert(this), scene.state, context, weights)
    assert part == pytest.approx(whole if fights else share * whole)
    assert whole < 0


@pytest.mark.parametrize("share", [0.0, 1.0])
@pytest.mark.parametrize(("minion", "turns"), [(DESERT_NOMAD, True), (GOBLIN_RUNNER, False)])
def test_strength_counts_in_a_fight_that_is_still_to_come(
    share: float, minion: str, turns: bool
) -> None:
    """Faramir has a strength of 7: three more beat the nomad's 9, and the runner's 5 needs none."""
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[minion], site=4)
    assign(scene.state, scene.card(FARAMIR_STOUT_CAPTAIN), scene.card(minion))
    helping = make(a(gondor, man), strength(+3), until=regroup)
    context = standing_context(-1, FREE_PEOPLES)
    gained = worth(helping, scene.state, context, LEARNED._replace(fight_to_come=share))
    assert (gained > 1) is (turns and share > 0)


# --- spent for nothing ---


@pytest.mark.parametrize(("twilight", "uses"), [(0, False), (1, True)])
def test_the_mouth_of_sauron_fetches_only_what_the_twilight_pays_for(
    twilight: int, uses: bool
) -> None:
    """A Poleaxe costs 1."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MOUTH],
        shadow_deck=[POLEAXE],
        site=4,
        twilight=twilight,
    ).maneuver_phase()
    assert worth_it(scene, Verb.USE, MOUTH) is uses


@pytest.mark.parametrize(("twilight", "plays"), [(1, False), (6, True)])
def test_gollum_is_not_called_who_cannot_be_paid(twilight: int, plays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_hand=[CAPTURED_BY_THE_RING],
        shadow_deck=[GOLLUM_STINKER],
        site=4,
        twilight=twilight,
    ).shadow_phase()
    assert worth_it(scene, Verb.PLAY, CAPTURED_BY_THE_RING) is plays


@pytest.mark.parametrize(("armed", "throws"), [([], True), ([BROAD_BLADED_SWORD], False)])
def test_no_axe_is_thrown_where_nobody_can_be_wounded(armed: list[str], throws: bool) -> None:
    scene = Scene(
        bearing={GIMLI_SON_OF_GLOIN: [HAND_AXE], URUK_SAVAGE: armed},
        fellowship=[GIMLI_SON_OF_GLOIN],
        minions=[URUK_SAVAGE],
        site=4,
    ).archery_phase()
    assert worth_it(scene, Verb.USE, HAND_AXE) is throws


@pytest.mark.parametrize(
    ("hand", "stacks"), [([FARAMIR_STOUT_CAPTAIN], False), ([ANDURIL_FLAME_OF_THE_WEST], True)]
)
def test_only_a_card_not_worth_keeping_is_stacked_from_hand(hand: list[str], stacks: bool) -> None:
    """Nobody can bear Andúril."""
    scene = Scene(fellowship=[DWARF_GUARD], support=[THE_SHARDS_OF_NARSIL], hand=hand)
    stacking = stack(from_hand(gondor), this)
    assert (worth_to(scene, FREE_PEOPLES, stacking, THE_SHARDS_OF_NARSIL) > 0) is stacks


@pytest.mark.parametrize(("in_play", "uses"), [([], False), ([CANTEA], True)])
def test_a_nazgul_goes_beneath_the_deck_if_its_like_is_in_play(
    in_play: list[str], uses: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[CANTEA] if in_play else [ULAIRE_NERTEA_WINGED_HUNTER],
        shadow_support=[MOVING_THIS_WAY],
        shadow_hand=[CANTEA, CANTEA] if in_play else [CANTEA],
        shadow_deck=[MORDOR_SOLDIER],
        site=4,
        twilight=0,
    ).shadow_phase()
    assert worth_it(scene, Verb.USE, MOVING_THIS_WAY) is uses


@pytest.mark.parametrize(("item", "heals"), [(ANDURIL_FLAME_OF_THE_WEST, True), (SPEAR, False)])
def test_cards_that_can_still_be_played_are_no_poor_price(item: str, heals: bool) -> None:
    """Léowyn: discard two cards to heal a companion of Rohan, who can bear the spear."""
    scene = Scene(
        fellowship=[CEORL], support=[LEOWYN], hand=[item] * 4, deck=[DWARF_GUARD] * 9, site=4
    )
    scene.wound(CEORL, 1).fellowship_phase().wait_to(Verb.USE, LEOWYN)
    assert worth_it(scene, Verb.USE, LEOWYN) is heals


# --- who bears ---


def test_a_condition_is_put_on_the_strongest_enemy() -> None:
    scene = Scene(
        fellowship=[KNIGHT_OF_GONDOR],
        support=[FIRST_LEVEL],
        minions=[GOBLIN_RUNNER, DESERT_NOMAD, MORDOR_SOLDIER],
        site=4,
    ).maneuver_phase()
    scene.do(Verb.USE, FIRST_LEVEL)
    while scene.decision.question != Question.TARGET or not scene.state.minions.count(
        scene.options()[0].card
    ):
        scene.take_first()
    worths = rated(scene)
    chosen = max(worths, key=lambda option: worths[option])
    assert scene.id_of(chosen.card) == DESERT_NOMAD


def test_a_second_copy_that_adds_nothing_goes_to_another() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN],
        bearing={ARAGORN_DRIVEN_BY_NEED: [SPIRIT_OF_THE_WHITE_TREE]},
        hand=[SPIRIT_OF_THE_WHITE_TREE],
    ).fellowship_phase()
    scene.play(SPIRIT_OF_THE_WHITE_TREE)
    worths = rated(scene)
    chosen = max(worths, key=lambda option: worths[option])
    assert scene.id_of(chosen.target) == FARAMIR_STOUT_CAPTAIN


@pytest.mark.parametrize(("companions", "armed"), [(1, True), (5, False)])
def test_a_ring_bearer_with_few_companions_is_armed(companions: int, armed: bool) -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, *[DWARF_GUARD] * (companions - 1)],
        hand=[HOBBIT_SWORD_7_319],
    ).fellowship_phase()
    scene.play(HOBBIT_SWORD_7_319)
    worths = rated(scene, LEARNED._replace(arm_ring_bearer=10.0))
    chosen = max(worths, key=lambda option: worths[option])
    bearer = FRODO_HOPE_OF_FREE_PEOPLES if armed else MERRY_ROHIRRIM_SQUIRE
    assert scene.id_of(chosen.target) == bearer


@pytest.mark.parametrize(("share", "plays"), [(0.0, False), (0.5, True)])
def test_strength_to_bear_for_good_is_worth_an_idle_hobbits_exertion(
    share: float, plays: bool
) -> None:
    """Ent Moot: to play, exert an unbound Hobbit; bearer is strength +2."""
    scene = Scene(
        fellowship=[TREEBEARD_GUARDIAN_OF_THE_FOREST, MERRY_ROHIRRIM_SQUIRE],
        hand=[ENT_MOOT],
        site=4,
    ).fellowship_phase()
    worths = rated(scene, LEARNED._replace(arm_strength=share))
    moot = next(option for option in worths if option.card == scene.card(ENT_MOOT))
    assert (worths[moot] > worths[PASS]) is plays


@pytest.mark.parametrize(
    ("twilight", "companions", "plays"), [(3, 2, False), (1, 2, True), (3, 7, True)]
)
def test_no_card_that_arms_nobody_buys_the_shadow_a_minion_more_than_are_met(
    twilight: int, companions: int, plays: bool
) -> None:
    """Where a minion costs 3.5. G for Grand costs 3, and each companion meets one."""
    scene = Scene(
        fellowship=[DWARF_GUARD] * companions, hand=[G_FOR_GRAND], site=4, twilight=twilight
    ).fellowship_phase()
    worths = rated(scene, LEARNED._replace(minion_price=3.5, too_much_twilight=99.0))
    condition = next(option for option in worths if option.card == scene.card(G_FOR_GRAND))
    assert (worths[condition] > worths[PASS]) is plays


# --- who is doomed, and who is enduring ---


def test_a_minion_that_is_about_to_die_is_discarded_gladly_for_another() -> None:
    """As a card like Easterling Scout asks in its skirmish."""

    def loss(fighter: str) -> float:
        fellowship = [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE]
        scene = Scene(fellowship=fellowship, minions=[GOBLIN_RUNNER], site=4)
        scene.skirmish(fighter, GOBLIN_RUNNER)
        return worth_to(scene, SHADOW, discard(this), GOBLIN_RUNNER)

    winning, dying = loss(MERRY_ROHIRRIM_SQUIRE), loss(ARAGORN_DRIVEN_BY_NEED)
    assert dying == pytest.approx(0.2 * winning)
    assert winning < 0


@pytest.mark.parametrize("share", [1.0, 0.25])
def test_a_wound_that_makes_strong_counts_less(share: float) -> None:
    """The King of the Dead is enduring, Faramir is not; both have vitality to spare."""
    weights = LEARNED._replace(enduring_wound=share)
    scene = Scene(fellowship=[KING_OF_THE_DEAD, FARAMIR_STOUT_CAPTAIN])
    harm = {
        card: harm_of_wounds(scene.state, scene.card(card), 1, weights)
        for card in (KING_OF_THE_DEAD, FARAMIR_STOUT_CAPTAIN)
    }
    assert harm[KING_OF_THE_DEAD] == pytest.approx(share * harm[FARAMIR_STOUT_CAPTAIN])


@pytest.mark.parametrize(("wounds", "heals"), [(2, FARAMIR_STOUT_CAPTAIN), (3, KING_OF_THE_DEAD)])
def test_a_sanctuary_heals_who_is_enduring_only_when_nearly_dead(wounds: int, heals: str) -> None:
    scene = Scene(fellowship=[KING_OF_THE_DEAD, FARAMIR_STOUT_CAPTAIN], site=2)
    scene.wound(KING_OF_THE_DEAD, wounds).wound(FARAMIR_STOUT_CAPTAIN, 0 if wounds == 3 else 1)
    options = [
        Option(Verb.HEAL, scene.card(card)) for card in (KING_OF_THE_DEAD, FARAMIR_STOUT_CAPTAIN)
    ]
    worths = {
        scene.id_of(option.card): sanctuary(scene.state, FREE_PEOPLES, option, LEARNED)
        for option in options
    }
    assert (worths[KING_OF_THE_DEAD] > 0.5) is (heals == KING_OF_THE_DEAD)


# --- wounds that are assigned ---


def first_wound(scene: Scene, total: int, already: tuple[str, ...] = ()) -> str:
    """Return who takes the next threat wound, after those assigned already."""
    assigned = tuple(scene.card(card) for card in already)
    scene.happen(assign_wounds, FREE_PEOPLES, total, Question.THREAT_WOUND, assigned)
    worths = rated(scene)
    return scene.id_of(max(worths, key=lambda option: worths[option]).card)


def test_nobody_is_given_up_for_the_wounds_before() -> None:
    """Faramir would die of a third; Frodo has vitality to spare."""
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN])
    assert first_wound(scene, 3, (FARAMIR_STOUT_CAPTAIN,) * 2) == FRODO_HOPE_OF_FREE_PEOPLES


def test_of_those_alike_who_has_more_vitality_and_less_strength_takes_a_wound() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE, DWARF_GUARD])
    assert first_wound(scene, 1) == MERRY_ROHIRRIM_SQUIRE


def test_a_death_with_threats_brings_wounds_beside() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN])
    faramir = scene.card(FARAMIR_STOUT_CAPTAIN)
    weights = LEARNED._replace(death_threats=1.0)
    before = harm_of_wounds(scene.state, faramir, 9, weights)
    scene.state.threats[FREE_PEOPLES] = 2
    assert harm_of_wounds(scene.state, faramir, 9, weights) == before + 2 * weights.wound
    assert harm_of_wounds(scene.state, faramir, 1, weights) < before
