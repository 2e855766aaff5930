"""Cards that wait in vain, and copies that would do nothing more."""

from math import inf

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.players.learned.fights_policy import QUICK
from rules.tcg.players.learned.player import LearnedPlayer, all_learned
from rules.tcg.players.learned.shadow_outlook import NUMBERS, POSITION, Action
from rules.tcg.players.learned.shadow_policy import learned_strikes, predict
from rules.tcg.players.reading.hand_rules import keeping
from rules.tcg.players.reading.unplayable import adds_nothing, is_unplayable
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from rules.tcg.players.thumb.shadow_rules import NOT_AGAIN
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import at
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import SHADOW, Scene

TROLL = CAVE_TROLL_OF_MORIA_SCOURGE_OF_THE_BLACK_PIT
WITCH_KING = THE_WITCH_KING_LORD_OF_ANGMAR
LEARNED = learned_rules()


def waits_in_vain(scene: Scene, card_id: str, copy: int = 0) -> bool:
    card = scene.card(card_id, copy)
    return is_unplayable(scene.state, scene.state.owner[card], card)


def is_one_too_many(scene: Scene, card_id: str, copy: int = 0) -> bool:
    card = scene.card(card_id, copy)
    return adds_nothing(scene.state, scene.state.owner[card], card)


# --- of a title that is in play, or without a bearer ---


def test_a_minion_does_not_wait_in_vain_for_its_twin_leaves_with_the_move() -> None:
    scene = Scene(minions=[WITCH_KING], shadow_hand=[WITCH_KING], site=4)
    assert not waits_in_vain(scene, WITCH_KING, copy=1)
    twin, other = scene.card(WITCH_KING, 1), Scene(shadow_hand=[WITCH_KING], site=4)
    alone = keeping(other.state, other.state.owner[twin], other.card(WITCH_KING), LEARNED)
    assert keeping(scene.state, scene.state.owner[twin], twin, LEARNED) == alone


@pytest.mark.parametrize(("borne", "in_vain"), [([ANDURIL_FLAME_OF_THE_WEST], True), ([], False)])
def test_a_unique_item_waits_in_vain_where_another_bears_it(
    borne: list[str], in_vain: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: borne},
        hand=[ANDURIL_FLAME_OF_THE_WEST],
        site=4,
    )
    assert waits_in_vain(scene, ANDURIL_FLAME_OF_THE_WEST, copy=len(borne)) is in_vain


@pytest.mark.parametrize(
    ("minions", "held", "in_vain"),
    [
        ([], [], True),
        ([MORDOR_TROOPER], [DESERT_NOMAD], True),
        ([], [WITCH_KING], False),
        ([WITCH_KING], [], False),
    ],
    ids=["nobody", "others", "he is in hand", "he is in play"],
)
def test_the_pale_blade_waits_for_the_witch_king(
    minions: list[str], held: list[str], in_vain: bool
) -> None:
    scene = Scene(minions=minions, shadow_hand=[THE_PALE_BLADE, *held], site=4)
    assert waits_in_vain(scene, THE_PALE_BLADE) is in_vain
    worth = keeping(
        scene.state,
        scene.state.owner[scene.card(THE_PALE_BLADE)],
        scene.card(THE_PALE_BLADE),
        LEARNED,
    )
    share = LEARNED.unplayable if in_vain else 1.0
    assert worth == pytest.approx(share * LEARNED.keep_other)


def test_a_unique_weapon_of_the_shadow_does_not_wait_for_its_twin_on_a_minion() -> None:
    """What a minion bears leaves with it; only its bearer counts."""
    bearing = {GOBLIN_RUNNER: [GOBLIN_SCIMITAR], TROLL: [CAVE_TROLLS_HAMMER]}
    scene = Scene(
        minions=[GOBLIN_RUNNER, TROLL],
        bearing=bearing,
        shadow_hand=[CAVE_TROLLS_HAMMER, TROLL],
        site=4,
    )
    assert not waits_in_vain(scene, CAVE_TROLLS_HAMMER, copy=1)


# --- copies ---


def shadow_phase(support: list[str]) -> Scene:
    """Return a Shadow phase with They Are Coming alone in hand."""
    scene = Scene(shadow_support=support, shadow_hand=[THEY_ARE_COMING], site=4, twilight=9)
    return scene.shadow_phase()


def test_a_second_they_are_coming_adds_nothing() -> None:
    first = Scene(shadow_hand=[THEY_ARE_COMING], site=4)
    second = Scene(shadow_support=[THEY_ARE_COMING], shadow_hand=[THEY_ARE_COMING], site=4)
    other = Scene(shadow_support=[WREATHED_IN_SHADOW], shadow_hand=[THEY_ARE_COMING], site=4)
    assert not is_one_too_many(first, THEY_ARE_COMING)
    assert is_one_too_many(second, THEY_ARE_COMING, copy=1)
    assert not is_one_too_many(other, THEY_ARE_COMING)


@pytest.mark.parametrize(
    "card", [STRENGTH_IN_NUMBERS, SURGING_UP], ids=["discards itself", "by either of its texts"]
)
def test_a_copy_that_uses_itself_up_adds_something(card: str) -> None:
    scene = Scene(shadow_support=[card], shadow_hand=[card], site=4)
    assert not is_one_too_many(scene, card, copy=1)


def test_a_copy_that_works_by_lying_there_adds_something() -> None:
    """The Long Dark and Lord of Moria do more than their abilities."""
    scene = Scene(shadow_support=[THE_LONG_DARK], shadow_hand=[THE_LONG_DARK], site=4)
    assert not is_one_too_many(scene, THE_LONG_DARK, copy=1)
    own = Scene(support=[LORD_OF_MORIA], hand=[LORD_OF_MORIA])
    assert not is_one_too_many(own, LORD_OF_MORIA, copy=1)


def test_it_goes_like_a_card_that_nobody_can_play() -> None:
    first, second = (
        Scene(shadow_support=there, shadow_hand=[THEY_ARE_COMING], site=4)
        for there in ([], [THEY_ARE_COMING])
    )
    kept = keeping(first.state, SHADOW, first.card(THEY_ARE_COMING), LEARNED)
    assert kept == LEARNED.keep_other
    again = keeping(second.state, SHADOW, second.card(THEY_ARE_COMING, 1), LEARNED)
    assert again == pytest.approx(LEARNED.unplayable * kept)


def playing(scene: Scene) -> int:
    """Return the place of the option to play a card."""
    return next(at for at, option in enumerate(scene.options()) if option.verb == Verb.PLAY)


@pytest.mark.parametrize(("there", "again"), [([THEY_ARE_COMING], True), ([], False)])
def test_a_copy_that_adds_nothing_is_not_foretold_anything(there: list[str], again: bool) -> None:
    scene = shadow_phase(there)
    rated = rate_options(scene.state, scene.decision, LEARNED)
    assert (rated[playing(scene)] == NOT_AGAIN) is again
    passing = scene.options().index(PASS)
    predicted = predict(scene.state, scene.decision, passing, learned_strikes(), rated)
    assert (playing(scene) in predicted) is not again


@pytest.mark.parametrize(("there", "again"), [([THEY_ARE_COMING], True), ([], False)])
def test_a_player_that_loves_to_play_cards_leaves_such_a_copy(
    there: list[str], again: bool
) -> None:
    eager = {
        action: (100.0 * (action is Action.SUPPORT),) * (len(POSITION) + len(NUMBERS[action]))
        for action in Action
    }
    scene = shadow_phase(there)
    place = LearnedPlayer(learned=all_learned()._replace(strikes=eager)).choose(scene.game())
    assert (place == playing(scene)) is not again


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize(("there", "again"), [([THEY_ARE_COMING], True), ([], False)])
def test_neither_the_quick_nor_the_good_player_plays_such_a_copy(
    there: list[str], again: bool, seed: int
) -> None:
    scene = shadow_phase(there)
    assert is_never_tried(scene, playing(scene)) is again
    if again:
        for player in (LearnedPlayer(seed), LearnedPlayer(seed, QUICK)):
            assert scene.options()[player.choose(scene.game())] == PASS


def is_never_tried(scene: Scene, place: int) -> bool:
    """Return whether an option looks hopeless to who tries some out."""
    quick = LearnedPlayer()
    quick.choose(scene.game())
    return quick.priors(scene.game())[place] == -inf


# --- minions that would not stay ---


def balrog_at(site: str, number: int) -> Scene:
    """Return a Shadow phase with The Balrog alone in hand, who stays at underground sites only."""
    scene = at(
        site,
        number,
        fellowship=[FARAMIR_STOUT_CAPTAIN],
        minions=[GOBLIN_RUNNER],
        shadow_hand=[THE_BALROG_FLAME_OF_UDUN],
        twilight=16,
    )
    # No move can follow for which it would be better to wait.
    scene.state.moves = 2
    return scene.shadow_phase()


def test_the_balrog_is_not_worth_playing_where_he_would_be_discarded_at_once() -> None:
    above, below = balrog_at(GALADRIELS_GLADE, 6), balrog_at(BALINS_TOMB, 4)
    for weights in (LEARNED, TUNED):
        rated_above, rated_below = (
            rate_options(scene.state, scene.decision, weights)[playing(scene)]
            for scene in (above, below)
        )
        assert rated_above == NOT_AGAIN
        assert rated_below > 0
    assert is_never_tried(above, playing(above))
    assert not is_never_tried(below, playing(below))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_good_plays_the_balrog_below_and_does_not_above(seed: int) -> None:
    for scene, plays in (
        (balrog_at(GALADRIELS_GLADE, 6), False),
        (balrog_at(BALINS_TOMB, 4), True),
    ):
        place = LearnedPlayer(seed, QUICK).choose(scene.game())
        assert (place == playing(scene)) is plays


# --- what an enemy bears already ---


@pytest.mark.parametrize("borne", [True, False])
def test_thin_and_stretched_waits_in_vain_where_it_lies_on_the_ring_bearer(borne: bool) -> None:
    bearing = {FRODO_HOPE_OF_FREE_PEOPLES: [THIN_AND_STRETCHED]} if borne else {}
    scene = Scene(
        minions=[MORDOR_TROOPER], bearing=bearing, shadow_hand=[THIN_AND_STRETCHED], site=4
    )
    assert waits_in_vain(scene, THIN_AND_STRETCHED, copy=int(borne)) is borne
