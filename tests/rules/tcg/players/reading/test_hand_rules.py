"""What is worth keeping in hand, by the rules that the learned players follow between plans."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import standing_context
from rules.tcg.notation.language import discard_from_hand
from rules.tcg.players.reading.hand_rules import keeping, muster, reconcile
from rules.tcg.players.reading.heuristics import worth
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

LEARNED = learned_rules()
WITCH_KING = THE_WITCH_KING_LORD_OF_ANGMAR


def table(**cards: Any) -> Scene:
    """Return a table at which both players still have cards to draw."""
    return Scene(deck=[HOBBIT_STEALTH] * 8, shadow_deck=[HOBBIT_STEALTH] * 8, **cards)


def kept(scene: Scene, card: str, copy: int = 0) -> bool:
    """Return whether its holder would rather keep all cards than let this one go."""
    state = scene.state
    number = scene.card(card, copy)
    letting_go = Option(Verb.DISCARD, number)
    player = state.owner[number]
    all_kept = reconcile(state, player, PASS, LEARNED)
    return reconcile(state, player, letting_go, LEARNED) < all_kept


def test_an_event_that_turns_a_skirmish_is_kept_and_another_is_not() -> None:
    scene = table(
        fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN, KNIGHTS_OF_HIS_HOUSE], site=4
    )
    assert kept(scene, CITY_OF_MEN)
    assert not kept(scene, KNIGHTS_OF_HIS_HOUSE)


def test_tuned_lets_any_event_go() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN], site=4)
    event = scene.card(CITY_OF_MEN)
    assert keeping(scene.state, FREE_PEOPLES, event, TUNED) < TUNED.keep_at_least


def test_one_copy_of_such_an_event_is_enough() -> None:
    scene = table(fellowship=[FARAMIR_STOUT_CAPTAIN], hand=[CITY_OF_MEN, CITY_OF_MEN], site=4)
    assert [kept(scene, CITY_OF_MEN, copy) for copy in (0, 1)] == [True, False]


@pytest.mark.parametrize(
    ("event", "friend", "other"),
    [
        (CITY_OF_MEN, FARAMIR_STOUT_CAPTAIN, GIMLI_FAITHFUL_COMPANION),
        (BATTLE_FURY, GIMLI_FAITHFUL_COMPANION, FARAMIR_STOUT_CAPTAIN),
    ],
    ids=["whom it helps", "whom its cost exerts"],
)
def test_it_is_kept_where_the_table_has_whom_it_speaks_of(
    event: str, friend: str, other: str
) -> None:
    assert kept(table(fellowship=[friend], hand=[event], site=4), event)
    assert not kept(table(fellowship=[other], hand=[event], site=4), event)


def test_the_shadow_keeps_it_beside_a_minion_of_its_culture() -> None:
    assert kept(table(shadow_hand=[DARK_FURY, DUNLENDING_BRIGAND], site=4), DARK_FURY)
    assert kept(table(shadow_hand=[DARK_FURY], minions=[DUNLENDING_BRIGAND], site=4), DARK_FURY)
    assert not kept(table(shadow_hand=[DARK_FURY, DESERT_NOMAD], site=4), DARK_FURY)


def test_a_unique_card_whose_title_is_in_play_goes_first() -> None:
    bearing = {ARAGORN_DRIVEN_BY_NEED: [ANDURIL_FLAME_OF_THE_WEST]}
    hand = [ANDURIL_FLAME_OF_THE_WEST, KNIGHTS_OF_HIS_HOUSE]
    without = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], hand=hand, site=4)
    beside = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], bearing=bearing, hand=hand, site=4)
    worths = []
    for scene, copy in ((without, 0), (beside, 1)):
        sword = scene.card(ANDURIL_FLAME_OF_THE_WEST, copy)
        knights = scene.card(KNIGHTS_OF_HIS_HOUSE)
        worths.append([keeping(scene.state, FREE_PEOPLES, at, LEARNED) for at in (sword, knights)])
    assert worths[0][0] > worths[0][1]
    assert worths[1][0] < worths[1][1]


@pytest.mark.parametrize(
    ("fellowship", "held", "is_of_use"),
    [
        ([GIMLI_FAITHFUL_COMPANION], [], True),
        ([FARAMIR_STOUT_CAPTAIN], [], False),
        ([FARAMIR_STOUT_CAPTAIN], [GIMLI_FAITHFUL_COMPANION], True),
    ],
    ids=["somebody can bear it", "nobody can", "somebody in hand might"],
)
def test_an_item_is_worth_its_bearer(
    fellowship: list[str], held: list[str], is_of_use: bool
) -> None:
    scene = Scene(fellowship=fellowship, hand=[DWARVEN_AXE, *held], site=4)
    worth = keeping(scene.state, FREE_PEOPLES, scene.card(DWARVEN_AXE), LEARNED)
    assert worth == pytest.approx(LEARNED.keep_other * (1.0 if is_of_use else LEARNED.unplayable))


def test_an_item_that_everybody_has_already_waits_in_vain() -> None:
    bearing = {GIMLI_FAITHFUL_COMPANION: [DWARVEN_AXE]}
    scene = Scene(
        fellowship=[GIMLI_FAITHFUL_COMPANION], bearing=bearing, hand=[DWARVEN_AXE], site=4
    )
    second = scene.card(DWARVEN_AXE, 1)
    assert keeping(scene.state, FREE_PEOPLES, second, LEARNED) < 1


def test_minions_are_kept_and_what_is_not_is_mustered_away() -> None:
    scene = table(shadow_hand=[MORDOR_TROOPER, DARK_FURY], site=4)
    trooper, fury = (Option(Verb.DISCARD, scene.card(card)) for card in (MORDOR_TROOPER, DARK_FURY))
    assert kept(scene, MORDOR_TROOPER)
    assert muster(scene.state, SHADOW, trooper, LEARNED) < 0
    assert muster(scene.state, SHADOW, fury, LEARNED) > 0


# --- events that play minions from the discard pile ---


@pytest.mark.parametrize(
    ("discards", "is_kept"),
    [
        ([GOBLIN_PATROL_TROOP], True),
        ([GOBLIN_PATROL_TROOP, MORDOR_TROOPER], True),
        ([MORDOR_TROOPER], False),
        ([], False),
    ],
    ids=["one", "one among others", "none of Moria", "nothing"],
)
def test_host_of_thousands_is_kept_while_it_can_bring_a_minion_back(
    discards: list[str], is_kept: bool
) -> None:
    scene = table(shadow_hand=[HOST_OF_THOUSANDS], shadow_discards=discards, site=4)
    assert kept(scene, HOST_OF_THOUSANDS) is is_kept


def test_it_is_worth_less_than_the_best_minion_that_lies_there() -> None:
    """The minion in hand could be played at once; the event may miss it."""
    goblins = [GOBLIN_RUNNER, GOBLIN_PATROL_TROOP]
    scene = table(shadow_hand=[HOST_OF_THOUSANDS, *goblins], shadow_discards=goblins, site=4)
    event, weak, strong = (
        keeping(scene.state, SHADOW, scene.card(card), LEARNED)
        for card in (HOST_OF_THOUSANDS, *goblins)
    )
    assert weak < event < strong
    assert event == pytest.approx(LEARNED.keep_revival * strong)


def test_tuned_does_not_look_into_the_discard_pile() -> None:
    scene = table(shadow_hand=[HOST_OF_THOUSANDS], shadow_discards=[GOBLIN_PATROL_TROOP])
    event = scene.card(HOST_OF_THOUSANDS)
    assert keeping(scene.state, SHADOW, event, TUNED) == TUNED.keep_event


# --- where nothing is left to draw ---


@pytest.mark.parametrize(
    ("left", "is_kept"),
    [(0, True), (7, True), (8, False)],
    ids=["none", "as many as are drawn anyway", "one more"],
)
def test_a_poor_card_is_discarded_in_regroup_only_to_draw_another(left: int, is_kept: bool) -> None:
    """One of 8 cards in hand: 7 are drawn in any case."""
    scene = Scene(hand=[KNIGHTS_OF_HIS_HOUSE], deck=[HOBBIT_STEALTH] * left)
    assert kept(scene, KNIGHTS_OF_HIS_HOUSE) is is_kept


# --- cards discarded for others ---


def price_of_three(*hand: str, weights: Weights = LEARNED) -> float:
    """Return what it costs a Shadow player to discard 3 cards from hand."""
    scene = table(shadow_hand=list(hand), site=4)
    context = standing_context(-1, SHADOW)
    return -worth(discard_from_hand(3), scene.state, context, weights)


def test_cards_not_worth_keeping_are_given_up_lightly() -> None:
    poor, good, one_of_each = (
        price_of_three(*hand)
        for hand in (
            [DARK_FURY] * 3,
            [MORDOR_TROOPER] * 3,
            [DARK_FURY, DARK_FURY, MORDOR_TROOPER],
        )
    )
    assert poor == pytest.approx(3 * LEARNED.poor_card * LEARNED.card)
    assert good == pytest.approx(3 * LEARNED.card)
    assert poor < one_of_each < good


def test_tuned_gives_up_all_cards_alike() -> None:
    poor, good = ([card] * 3 for card in (DARK_FURY, MORDOR_TROOPER))
    assert price_of_three(*poor, weights=TUNED) == price_of_three(*good, weights=TUNED)


def at_nenya(*hand: str) -> Scene:
    """Return the start of regroup, when Galadriel bears Nenya: discard up to 2 cards, draw 2."""
    bearing = {GALADRIEL_LADY_OF_LIGHT: [NENYA]}
    scene = table(support=[GALADRIEL_LADY_OF_LIGHT], bearing=bearing, hand=list(hand), site=4)
    return scene.regroup_phase()


def rated(scene: Scene, weights: Weights = LEARNED) -> list[float]:
    """Return what each option is worth; the last is to do nothing more."""
    assert scene.options()[-1] == PASS
    return rate_options(scene.state, scene.decision, weights)


def test_nenya_is_used_for_cards_not_worth_keeping() -> None:
    use, leave = rated(at_nenya(KNIGHTS_OF_HIS_HOUSE, KNIGHTS_OF_HIS_HOUSE))
    assert use > leave


def test_nenya_is_not_used_for_good_cards() -> None:
    use, leave = rated(at_nenya(ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN))
    assert use < leave


@pytest.mark.parametrize("weights", [LEARNED, TUNED], ids=["learned", "tuned"])
def test_of_up_to_two_cards_the_poor_one_is_discarded_and_the_good_one_is_not(
    weights: Weights,
) -> None:
    """By the tuned rules no card is: each is worth something."""
    scene = at_nenya(KNIGHTS_OF_HIS_HOUSE, ARAGORN_DRIVEN_BY_NEED).answer_with(NENYA)
    poor, good, leave = rated(scene, weights)
    assert (poor > leave) is (weights is LEARNED)
    assert good < leave
    scene.choose(KNIGHTS_OF_HIS_HOUSE)
    good, leave = rated(scene, weights)
    assert good < leave


# --- one too many ---


def worth_keeping(scene: Scene, card: str, copy: int = 0, weights: Weights = LEARNED) -> float:
    number = scene.card(card, copy)
    return keeping(scene.state, scene.state.owner[number], number, weights)


@pytest.mark.parametrize(("dead", "full"), [(4, True), (3, False)])
def test_a_tenth_companion_is_worth_nothing_in_hand(dead: int, full: bool) -> None:
    """Frodo and four others are in play; those who are dead count, too."""
    guards = [DWARF_GUARD] * 4
    scene = Scene(hand=[FARAMIR_STOUT_CAPTAIN], fellowship=guards, dead=guards[:dead])
    assert (worth_keeping(scene, FARAMIR_STOUT_CAPTAIN) == 0) is full


@pytest.mark.parametrize(("enough", "is_wanted"), [(5.0, False), (6.0, True)])
def test_companions_are_kept_until_there_are_enough(enough: float, is_wanted: bool) -> None:
    """Five are in play."""
    scene = Scene(hand=[FARAMIR_STOUT_CAPTAIN], fellowship=[DWARF_GUARD] * 4)
    by = LEARNED._replace(keep_companions_below=enough)
    worth_of_it = worth_keeping(scene, FARAMIR_STOUT_CAPTAIN, weights=by)
    assert worth_of_it == (by.keep_companion if is_wanted else by.keep_spare_companion)


@pytest.mark.parametrize(
    ("minion", "share", "spare"),
    [(WITCH_KING, 0.3, True), (WITCH_KING, 1.0, False), (DESERT_NOMAD, 0.3, False)],
)
def test_one_unique_minion_of_a_title_is_enough(minion: str, share: float, spare: bool) -> None:
    scene = Scene(shadow_hand=[minion, minion])
    by = LEARNED._replace(second_unique=share)
    first, second = (worth_keeping(scene, minion, copy, by) for copy in (0, 1))
    assert second == pytest.approx(0.3 * by.keep_minion if spare else first)
    assert first > by.keep_minion
