"""Moving cards between hand, draw deck, discard pile, dead pile and out of the game.

Each test makes up a card that says one thing.
"""

# ruff: noqa: F403, F405

from rules.tcg.engine.codes import REMOVED, Verb
from rules.tcg.notation.language import *
from tests.rules.tcg.cards import (
    ARAGORN,
    DESERT_FIGHTER,
    EOWYN,
    FARAMIR,
    HOBBIT_SWORD,
    KNIGHTS_SPEAR,
    LEGOLAS,
    LONG_SPEAR,
    MERRY,
    MORDOR_SOLDIER,
    PIPPIN,
    TARGON,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene

EVENT = "7_243"
CONDITION = "7_118"


def play_event(*words, **scene_words) -> Scene:
    """Play an event of the fellowship phase that says this."""
    event_id = made(EVENT, event(fellowship, *words), twilight=0)
    hand = scene_words.pop("hand", [])
    scene = Scene(hand=[event_id, *hand], **scene_words)
    return scene.fellowship_phase().play(event_id)


def test_a_card_in_play_goes_on_top_of_its_owners_deck_or_beneath_it():
    """4.2, "draw deck": everybody knows where a card went that lay open."""
    scene = play_event(put_on_deck(a(hobbit, ~ring_bearer)), fellowship=[MERRY], deck=[EOWYN])
    assert scene.deck() == [EOWYN, MERRY]
    assert scene.state.known[scene._find(MERRY)] == 0b11
    scene = play_event(put_beneath_deck(a(hobbit, ~ring_bearer)), fellowship=[MERRY], deck=[EOWYN])
    assert scene.deck() == [MERRY, EOWYN]


def test_a_card_of_the_discard_pile_is_shuffled_into_the_deck():
    """4.2, "draw deck": after a shuffle nobody knows where any card is."""
    scene = play_event(
        shuffle_into_deck(from_discard_pile(man)), discards=[MERRY, EOWYN], deck=[PIPPIN]
    )
    assert sorted(scene.deck()) == sorted([PIPPIN, EOWYN])
    assert scene.state.known.get(scene._find(EOWYN), 0) == 0


def test_up_to_two_cards_are_shuffled_into_the_deck():
    """4.2, "up to": fewer may be chosen."""
    scene = play_event(
        shuffle_into_deck(from_discard_pile(hobbit, count=2, least=0)),
        discards=[MERRY, PIPPIN, EOWYN],
    )
    scene.choose(MERRY).pass_()
    assert scene.deck() == [MERRY]
    assert scene.is_discarded(PIPPIN)


def test_cards_of_hand_go_on_top_of_the_deck_in_the_order_that_was_chosen():
    """4.2, "draw deck": only their owner knows which they are."""
    scene = play_event(put_on_deck(from_hand(count=2)), hand=[MERRY, EOWYN, PIPPIN])
    scene.choose(EOWYN).choose(MERRY)
    assert sorted(scene.deck()) == sorted([MERRY, EOWYN])
    assert scene.hand() == [PIPPIN]
    assert scene.state.known[scene._find(EOWYN)] == 1 << FREE_PEOPLES


def test_the_whole_hand_goes_beneath_the_deck_and_others_are_drawn():
    """4.2, "rule of 4": no more than four cards are drawn in a fellowship phase."""
    scene = play_event(
        put_beneath_deck(from_hand(count=None)) + draw(5),
        hand=[MERRY, EOWYN],
        deck=[ARAGORN, FARAMIR, LEGOLAS, TARGON, PIPPIN],
    )
    assert len(scene.hand()) == 4
    assert sorted(scene.deck()) == sorted([MERRY, EOWYN, ARAGORN])


def test_a_random_card_goes_beneath_the_deck_and_nobody_knows_which():
    """4.2, "random": chance chooses, so the effect does not name it even to its owner."""
    scene = play_event(put_random_card_beneath_deck(), hand=[MERRY, EOWYN, PIPPIN], deck=[ARAGORN])
    assert len(scene.hand()) == 2
    assert scene.deck()[1:] == [ARAGORN]


def test_a_card_of_the_dead_pile_is_taken_into_hand():
    """4.2, "dead pile": it counts no longer as dead."""
    scene = play_event(take_into_hand(from_dead_pile(hobbit)), dead=[MERRY, EOWYN])
    assert scene.hand() == [MERRY]
    assert not scene.is_dead(MERRY)


def test_a_companion_is_played_from_the_dead_pile_though_it_is_unique():
    """4.2, "unique": the card that is played does not stand in its own way."""
    scene = play_event(play(from_dead_pile(hobbit)), dead=[MERRY])
    assert scene.in_play(MERRY)
    scene = play_event(play(from_dead_pile(hobbit)), dead=[MERRY], fellowship=[MERRY])
    assert scene.is_dead(MERRY, copy=1)


def test_no_more_than_four_cards_come_into_hand_in_a_fellowship_phase():
    """4.2, "rule of 4": cards taken into hand count."""
    scene = play_event(
        take_into_hand(from_discard_pile(count=None)),
        discards=[MERRY, EOWYN, PIPPIN, ARAGORN, FARAMIR],
    )
    assert len(scene.hand()) == 4


def test_the_top_card_of_an_opponents_deck_is_discarded():
    """4.2, "draw deck": the top card is not looked at first."""
    scene = play_event(
        discard(top_of_deck(2, an_opponent)), shadow_deck=[MORDOR_SOLDIER, DESERT_FIGHTER, LEGOLAS]
    )
    assert scene.deck(SHADOW) == [MORDOR_SOLDIER]
    assert scene.is_discarded(LEGOLAS)


def test_the_bottom_card_of_the_deck_is_discarded():
    """4.2, "draw deck": a sentence may name the bottom."""
    scene = play_event(discard(bottom_of_deck()), deck=[MERRY, PIPPIN])
    assert scene.deck() == [PIPPIN]


def test_a_card_of_the_deck_is_put_into_the_discard_pile():
    """4.2, "draw deck": it is looked through and shuffled."""
    scene = play_event(put_into_discard_pile(from_draw_deck(hobbit)), deck=[EOWYN, MERRY])
    scene.choose(MERRY)
    assert scene.is_discarded(MERRY)
    assert scene.deck() == [EOWYN]


def test_a_card_is_removed_from_the_game():
    """4.2, "removed from game pile": from a pile or from play."""
    scene = play_event(
        remove_from_game(from_discard_pile(hobbit)) + remove_from_game(a(man)),
        discards=[MERRY],
        fellowship=[EOWYN],
    )
    for card_id in (MERRY, EOWYN):
        assert scene.state.zone[scene._find(card_id)] == REMOVED


def test_a_hand_is_discarded_whole_or_at_random():
    """4.2, "discard": a hand's cards of the player who is named."""
    scene = play_event(discard_hand(), hand=[MERRY, EOWYN])
    assert scene.hand() == []
    scene = play_event(
        discard_at_random(2, an_opponent), shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER, LEGOLAS]
    )
    assert len(scene.hand(SHADOW)) == 1


def test_another_player_discards_a_card_of_their_choice():
    """4.2, "choice": who discards chooses."""
    scene = play_event(
        makes(an_opponent, discard_from_hand(1)), shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER]
    )
    assert scene.who == SHADOW
    scene.choose(DESERT_FIGHTER)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER]


def test_a_revealed_hand_may_lose_a_card_that_the_one_who_sees_it_chooses():
    """4.2, "reveal": the player whose sentence it is chooses among the cards revealed."""
    scene = play_event(
        reveal_hand(an_opponent) + discard(from_revealed(minion)),
        shadow_hand=[MORDOR_SOLDIER, DESERT_FIGHTER, MERRY],
    )
    assert scene.who == FREE_PEOPLES
    assert not scene.can(Verb.CHOOSE, MERRY)
    scene.choose(DESERT_FIGHTER)
    assert scene.hand(SHADOW) == [MORDOR_SOLDIER, MERRY]


def test_the_top_cards_are_looked_at_and_one_is_taken():
    """4.2, "look at": the others stay where they were, known to one player."""
    scene = play_event(
        look_at(top_of_deck(2)) + take_into_hand(from_revealed()), deck=[PIPPIN, MERRY, EOWYN]
    )
    scene.choose(MERRY)
    assert scene.hand() == [MERRY]
    assert scene.deck() == [PIPPIN, EOWYN]
    assert scene.state.known[scene._find(EOWYN)] == 1 << FREE_PEOPLES


def test_revealed_cards_are_counted():
    """4.2, "reveal": an amount may count what was revealed."""
    scene = play_event(
        reveal(top_of_deck(3)) + add_twilight(number_in(Zone.REVEALED, hobbit)),
        deck=[EOWYN, MERRY, PIPPIN],
    )
    assert scene.twilight == 2


def test_an_item_that_is_chosen_goes_to_a_bearer_that_may_bear_it():
    """4.2, "transfer": by an effect, without its twilight cost."""
    scene = play_event(
        transfer(a(possession, borne_by(man)), a(companion)),
        fellowship=[ARAGORN, FARAMIR, EOWYN, MERRY],
        bearing={ARAGORN: [KNIGHTS_SPEAR]},
    )
    if scene.can(Verb.CHOOSE, KNIGHTS_SPEAR):
        scene.choose(KNIGHTS_SPEAR)
    assert scene.bearer_of(KNIGHTS_SPEAR) == FARAMIR
    assert scene.twilight == 0


def test_a_condition_goes_back_to_the_support_area():
    """4.2, "transfer": it has no bearer there."""
    scene = play_event(
        transfer(a(gondor, condition), None), fellowship=[ARAGORN], bearing={ARAGORN: [CONDITION]}
    )
    assert scene.bearer_of(CONDITION) == ""
    assert scene.in_play(CONDITION)


def test_a_card_is_played_for_nothing_with_what_it_is_given():
    """4.2, "twilight cost": without its cost, and stronger for a while."""
    scene = play_event(play(from_hand(hobbit), strength(+2), free=True), hand=[MERRY])
    assert scene.in_play(MERRY)
    assert scene.twilight == 0
    assert scene.strength(MERRY) == 5


def test_a_player_reconciles_by_an_effect():
    """4.2, "reconcile": down or up to eight cards."""
    scene = play_event(reconcile, deck=[MERRY] * 3)
    assert len(scene.hand()) == 3


def test_a_card_that_is_picked_is_spoken_of_later():
    """4.2, "choose": that card is the one chosen before."""
    scene = play_event(
        pick(a(man)) + heal(that(man)) + exert(a(hobbit, ~ring_bearer)),
        fellowship=[EOWYN, FARAMIR, MERRY],
    )
    scene.wound(EOWYN, 2).choose(EOWYN)
    assert scene.wounds(EOWYN) == 1
    assert scene.wounds(MERRY) == 1


def test_what_a_player_discards_from_hand_is_answered():
    """4.2, "trigger": each card that is discarded."""
    watcher = made(CONDITION, each_time(player_discards_from_hand(you, hobbit), add_twilight(1)))
    scene = play_event(discard_hand(), hand=[MERRY, PIPPIN, EOWYN], support=[watcher])
    assert scene.twilight == 2


def test_drawing_and_revealing_are_answered():
    """4.2, "trigger": a card drawn, a hand revealed."""
    drawing = made(CONDITION, each_time(player_draws(you), add_twilight(1)))
    revealing = made(CONDITION, each_time(player_reveals(you), add_threats(1)))
    scene = play_event(
        draw(2) + reveal_hand(), deck=[MERRY, PIPPIN, EOWYN], support=[drawing, revealing]
    )
    assert scene.twilight == 2
    assert scene.threats == 1


def test_a_special_ability_that_is_used_is_answered():
    """4.2, "special ability": the answer comes once it was used."""
    watcher = made(CONDITION, each_time(ability_is_used(companion), add_twilight(3)))
    user = made(MERRY, ability(fellowship, exert(this) >> draw(1)))
    scene = Scene(fellowship=[user], support=[watcher], deck=[LONG_SPEAR])
    scene.fellowship_phase().use(user)
    assert scene.hand() == [LONG_SPEAR]
    assert scene.twilight == 3


def test_an_item_that_is_transferred_is_answered():
    """4.2, "transfer": the trigger may name the new bearer."""
    watcher = made(
        CONDITION,
        each_time(is_transferred(possession, to=all_of_these(hobbit, ~ring_bearer)), draw(1)),
    )
    for to, drawn in ((PIPPIN, [LONG_SPEAR]), ("7_317", [])):
        scene = Scene(
            fellowship=[MERRY, PIPPIN],
            bearing={MERRY: [HOBBIT_SWORD]},
            support=[watcher],
            deck=[LONG_SPEAR],
        )
        scene.fellowship_phase().do(Verb.TRANSFER, HOBBIT_SWORD, to)
        assert scene.hand() == drawn


def test_cards_with_tokens_and_stacks_are_told_apart():
    """4.2, "culture tokens" and "stack": filters name what bears them."""
    with_both = made(
        CONDITION, when_played(place_tokens(2, gondor) + stack(from_hand(hobbit), this))
    )
    scene = Scene(fellowship=[EOWYN], hand=[with_both, MERRY, PIPPIN], support=[CONDITION])
    scene.fellowship_phase().play(with_both).choose(MERRY)
    assert scene.stack(with_both) == [MERRY]
    counted = made(
        EVENT,
        event(
            fellowship,
            add_twilight(number_of(condition, bearing_tokens(gondor, 2)))
            + add_twilight(number_of(condition, with_stacked(hobbit)))
            + add_twilight(culture_tokens_on(condition, culture=gondor)),
        ),
    )
    other = Scene(hand=[counted], support=[CONDITION, with_both], stacked={with_both: [MERRY]})
    other.state.tokens[(other._find(with_both), "gondor")] = 2
    before = other.fellowship_phase().twilight
    cost = other.state.blueprints[other._find(counted)].card.twilight
    other.play(counted)
    assert other.twilight == before + cost + 4
