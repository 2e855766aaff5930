"""Whatever is not offered has a reason, whatever is offered has none; and some reasons in words."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.construction.starters import starters
from rules.reference import cited_entry
from rules.refusals import UnseenCard
from rules.tcg.engine.state.codes import Verb
from rules.tcg.game import Game
from rules.tcg.narration.refusals import is_offered, is_seen, refusals
from rules.tcg.narration.refusals.using import limit_reached
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import find_blueprint
from tests.rules.tcg.random_games import random_game
from tests.rules.tcg.scene import Scene

GAMES = 5
VAGUE = ("It would change nothing now.", "What its text asks for isn’t there.")


def games() -> Iterator[Game]:
    """Yield moments of random games between starter decks of all blocks."""
    decks = [starter.deck for starter in starters().values()]
    for seed in range(GAMES):
        dice = random.Random(seed)
        for game in random_game(seed, decks=dice.sample(decks, 2)):
            if not game.is_over() and dice.random() < 0.25:
                yield game


def test_whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() -> None:
    reasons: Counter[str] = Counter()
    for game in games():
        state, decision = game.state, game.decision()
        assert decision is not None
        for card in range(len(state.blueprints)):
            if not is_seen(state, decision.player, card):
                continue
            found = refusals(state, decision, decision.player, card)
            assert bool(found) != is_offered(state, decision, card)
            for refusal in found:
                reasons[refusal.reason.text] += 1
                assert re.fullmatch(r"[A-Z].*\.", refusal.reason.text)
                source = refusal.reason.source
                assert source
                assert cited_entry(source) or not source.startswith("Comprehensive")
    assert len(reasons) > 40
    assert sum(reasons[text] for text in VAGUE) < sum(reasons.values()) / 100


def test_nothing_is_said_of_cards_that_a_player_does_not_see() -> None:
    game = next(games())
    decision = game.decision()
    assert decision is not None
    for hidden in (game.state.decks[0][0], game.state.hands[1][0]):
        with pytest.raises(UnseenCard):
            refusals(game.state, decision, 0, hidden)
    with pytest.raises(UnseenCard):
        refusals(game.state, decision, 0, 10_000)


def reason(scene: Scene, card_id: str) -> tuple[str, str]:
    """Return the first reason against a card, in hand if there is one, and its source."""
    state, decision = scene.state, scene.decision
    hand = [card for card in state.hands[decision.player] if _id(scene, card) == card_id]
    card = hand[0] if hand else scene.card(card_id)
    found = refusals(state, decision, decision.player, card)[0].reason
    return found.text, found.source


def _id(scene: Scene, card: int) -> str:
    return scene.state.blueprints[card].card.id


def test_a_unique_card_says_where_its_title_is() -> None:
    hand = [MADRIL_FARAMIRS_AIDE, TARGON]
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE], hand=hand)
    in_play = reason(scene.fellowship_phase(), MADRIL_FARAMIRS_AIDE)
    scene = Scene(dead=[MADRIL_FARAMIRS_AIDE], hand=hand)
    dead = reason(scene.fellowship_phase(), MADRIL_FARAMIRS_AIDE)

    assert in_play[0] == "It is unique, and you have Madril in play."
    assert dead[0] == "It is unique, and you have Madril in your dead pile."
    assert in_play[1] == "Comprehensive Rules 4.2, “unique”"


def test_a_shadow_card_says_what_it_costs_and_what_the_pool_has() -> None:
    scene = Scene(shadow_hand=[DESERT_FIGHTER, MORDOR_TROOPER], twilight=2, site=6).shadow_phase()

    text, source = reason(scene, DESERT_FIGHTER)

    assert text == "It costs 3 twilight; the twilight pool has 2."
    assert source == "Comprehensive Rules 4.2, “twilight cost”"


def test_a_card_names_the_part_of_its_price_that_cannot_be_paid() -> None:
    hand = [FARAMIR_STOUT_CAPTAIN, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(hand=hand).fellowship_phase()

    text, source = reason(scene, FARAMIR_STOUT_CAPTAIN)

    assert text == "You can’t spot a Gondor Man."
    assert source.startswith("Faramir, Stout Captain: “To play, spot a Gondor Man.")


def test_an_item_says_that_nobody_may_bear_it() -> None:
    hand = [KNIGHTS_SPEAR, MERRY_ROHIRRIM_SQUIRE]
    scene = Scene(hand=hand).fellowship_phase()

    text, source = reason(scene, KNIGHTS_SPEAR)

    assert text == "Nobody who may bear it has room for it."
    assert "“Bearer must be " in source


def test_characters_say_why_they_are_not_assigned() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, ELROND_LORD_OF_RIVENDELL, FOREST_GUARDIAN],
        minions=[MORDOR_TROOPER, MORDOR_TROOPER],
        site=6,
    ).assignment_phase()
    scene.do(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)

    assert reason(scene, ELROND_LORD_OF_RIVENDELL)[0] == "Allies fight only at their home site."
    assert reason(scene, FOREST_GUARDIAN)[0].startswith("It is unhasty")
    assert reason(scene, ARAGORN_DRIVEN_BY_NEED)[0].startswith("It faces Mordor Trooper already")


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (SIXTH_LEVEL, "Used: its limit is once a phase."),
        (THEODEN_LORD_OF_THE_MARK, "Used: its limit is once a turn."),
    ],
)
def test_an_ability_that_was_used_says_how_often_it_may_be(card: str, reason: str) -> None:
    (ability,) = find_blueprint(card).specials

    assert limit_reached(ability) == reason
